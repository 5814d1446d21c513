# Questions, answers, events and refusals of a game in progress.

## Questions; `thiefs_market-asked-...` names them in a sentence

thiefs_market-ask-source = Prenez-vous au centre, ou volez-vous un tas ?
thiefs_market-ask-pick_centre = Quel objet prenez-vous au centre ?
thiefs_market-ask-pick_pile = Quel objet gardez-vous du tas de { $victim } ?
thiefs_market-ask-lucky_keep = Lequel des dés rendus garde sa face ?
thiefs_market-ask-lucky_reroll = Relancez-vous un dé de votre tas ?
thiefs_market-ask-buy = Qu'utilisez-vous ou qu'achetez-vous ? { $n ->
    [0] Vous n'avez plus d'achat.
    [one] Vous pouvez encore acheter { $n } carte.
   *[other] Vous pouvez encore acheter { $n } cartes.
}
thiefs_market-ask-pay = Comment payez-vous « { $card } » ? Le prix est de { $n ->
    [one] { $n } gemme.
   *[other] { $n } gemmes.
}
thiefs_market-ask-copy = Quelle carte le Ragoût mimétique devient-il ?

thiefs_market-asked-source = prendre ou voler
thiefs_market-asked-pick_centre = prendre des objets au centre
thiefs_market-asked-pick_pile = garder des objets d'un tas volé
thiefs_market-asked-lucky_keep = le dé qui garde sa face
thiefs_market-asked-lucky_reroll = relancer un dé
thiefs_market-asked-buy = utiliser et acheter des cartes
thiefs_market-asked-pay = le paiement
thiefs_market-asked-copy = la carte à copier

## Answers

thiefs_market-do-take = Prendre au centre
thiefs_market-do-steal = Voler le tas de { $victim }
thiefs_market-do-pick = Choisir { $object }
thiefs_market-do-done = Terminé
thiefs_market-do-reroll = Relancer { $face }
thiefs_market-do-no_reroll = Ne rien relancer
thiefs_market-do-finish = Finir votre tour
thiefs_market-do-use_flip = Utiliser « { $card } » : { $face } devient { $into }
thiefs_market-do-use_spend = Utiliser « { $card } » : céder { $face }
thiefs_market-do-use_trade = Utiliser « { $card } » : échanger de l'Or contre de l'Infamie
thiefs_market-do-buy = Acheter « { $card } » { $n ->
    [0] gratuitement
    [one] pour { $n } gemme
   *[other] pour { $n } gemmes
}
thiefs_market-do-pay = Payer { $n_dice ->
    [0] { $gold } Or
   *[other] { $gold ->
        [0] { $dice }
       *[other] { $dice } et { $gold } Or
    }
}
thiefs_market-do-copy = Copier « { $card } »
thiefs_market-do-keep_face = Garder { $face }

## Events

thiefs_market-event-game_began = { $seat } commence avec le marqueur premier joueur.
thiefs_market-event-deck_opened = Le paquet { $deck } est ouvert : { $cards }.
thiefs_market-event-market_refilled = La rangée { $deck } est complétée : { $cards }.
thiefs_market-event-round_began = Manche { $round }. Le premier joueur est { $seat }.
thiefs_market-event-dice_rolled = Les dés montrent { $dice }.
thiefs_market-event-pile_taken = { $seat } prend { $objects }.{ $n_left ->
    [0] {""}
   *[other] {" "}Reste au centre : { $left }.
}
thiefs_market-event-pile_stolen = { $seat } vole { $victim }, garde { $kept } et rend { $returned }.
thiefs_market-event-dice_rerolled = Les dés rendus sont relancés : { $dice }.
thiefs_market-event-dice_sheltered = { $seat } a de la chance : on ne relance pas { $n_dice ->
    [one] ce dé, { $dice }.
   *[other] ces dés, { $dice }.
}
thiefs_market-event-split_ended = Le partage est fini. { $seat } a le marqueur et achète en premier.
thiefs_market-event-die_rerolled = { $seat } relance { $face }, qui devient { $into }.
thiefs_market-event-infamy_gained = { $seat } gagne { $n } Infamie (« { $card } »).
thiefs_market-event-gold_gained = { $seat } gagne { $n } Or (« { $card } »).
thiefs_market-event-gold_traded = { $seat } échange { $n } Or avec « { $card } ».
thiefs_market-event-die_turned = { $seat } utilise « { $card } » : { $face } devient { $into }.
thiefs_market-event-die_spent = { $seat } utilise « { $card } » et cède { $face }.
thiefs_market-event-card_bought = { $seat } achète « { $card } » { $n_dice ->
    [0] { $gold ->
        [0] gratuitement.
       *[other] pour { $gold } Or.
    }
   *[other] { $gold ->
        [0] avec { $dice }.
       *[other] avec { $dice } et { $gold } Or.
    }
}
thiefs_market-event-card_gained = La potion donne à { $seat } la première carte du paquet { $deck } : « { $card } ».
thiefs_market-event-nothing_gained = Il ne reste aucune carte pour la potion de { $seat }.
thiefs_market-event-card_copied = Le Ragoût mimétique de { $seat } devient « { $card } ».
thiefs_market-event-turn_finished = { $seat } a fini.
thiefs_market-event-dice_converted = { $seat } convertit ses dés : { $gold } Or et { $infamy } Infamie.
thiefs_market-event-game_ended = { $reason ->
    [round_limit] Le nombre de manches convenu est atteint.
   *[sold_out] Le marché ne peut plus être complété.
} La partie est finie. Infamie à partir du siège 0 : { $infamy }. Victoire : { $winners }.

## Why an answer is not possible

thiefs_market-refuse-wrong_question = Ce n'est pas une réponse à la question, qui porte sur ceci : { $ask }.
thiefs_market-refuse-centre_empty = Le centre est vide : vous devez voler.
thiefs_market-refuse-take_all = Vous êtes le dernier sans tas : prenez tout le centre, ou volez.
thiefs_market-refuse-nobody_there = Il n'y a pas de tel joueur.
thiefs_market-refuse-steal_yourself = Vous ne pouvez pas vous voler vous-même.
thiefs_market-refuse-no_pile = { $victim } n'a pas de tas à voler.
thiefs_market-refuse-one_object = { $victim } n'a qu'un objet : un tel tas ne peut pas être volé.
thiefs_market-refuse-nothing_picked = Un tas compte au moins un objet.
thiefs_market-refuse-must_return = D'un tas volé, vous devez rendre au moins un objet.
thiefs_market-refuse-not_left = Il ne reste aucun objet de cette sorte : { $object }.
thiefs_market-refuse-order = Les objets se choisissent dans un ordre fixe, et { $object } vient avant ce que vous avez déjà choisi.
thiefs_market-refuse-not_returned = Aucun dé rendu ne montre { $face }.
thiefs_market-refuse-not_in_pile = Aucun dé de votre tas ne montre { $face }.
thiefs_market-refuse-not_owned = Vous ne possédez pas « { $card } ».
thiefs_market-refuse-no_gold = Vous n'avez pas assez d'Or pour « { $card } ».
thiefs_market-refuse-used_up = « { $card } » a déjà servi dans cette manche.
thiefs_market-refuse-no_die = « { $card } » demande un dé de votre tas qui montre { $face }.
thiefs_market-refuse-not_for_sale = « { $card } » n'est pas au marché.
thiefs_market-refuse-no_purchase_left = Vous avez épuisé { $n ->
    [one] votre achat.
   *[other] vos { $n } achats.
}
thiefs_market-refuse-too_expensive = « { $card } » coûte { $n ->
    [one] { $n } gemme
   *[other] { $n } gemmes
} : vos dés utilisables et { $gold } Or ne suffisent pas.
thiefs_market-refuse-no_payment = On ne paie qu'avec deux dés au plus de chaque couleur, rouge, blanc, bleu ou vert, et de l'Or.
thiefs_market-refuse-no_such_dice = Vous n'avez pas autant de dés qui montrent { $face }.
thiefs_market-refuse-not_in_cost = « { $card } » ne coûte pas autant de gemmes de cette couleur : { $face }.
thiefs_market-refuse-too_much = Le prix de « { $card } » est de { $n ->
    [0] zéro :
    [one] { $n } gemme :
   *[other] { $n } gemmes :
} on ne paie pas davantage.
thiefs_market-refuse-gold_short = Ce paiement demande { $n } Or, et vous en avez { $gold }.
thiefs_market-refuse-gold_due = Avec ces dés, il faut payer { $n } Or (gold:{ $n }).
thiefs_market-refuse-no_copy = « { $card } » n'appartient pas à un autre joueur.

thiefs_market-change = { $name } { $n }
thiefs_market-change-pile = votre tas : { $objects }
thiefs_market-change-centre = reste au centre : { $objects }
thiefs_market-change-centre_n = objets au centre : { $n }
thiefs_market-change-loot = { $own ->
    [yes] vos { $n } objets
   *[no] { $n } objets de { $seat }
}
thiefs_market-change-next = ensuite { $seat }, qui pourrait voler { $n ->
    [0] rien
   *[other] { $piles }
}
