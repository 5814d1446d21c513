# Questions, answers, events and refusals of a game in progress.

## Questions; `caper-asked-...` names them in a sentence

caper-ask-play_thief = Quel cambrioleur jouez-vous, et où ?
caper-ask-play_gear = Quel équipement jouez-vous, et sur quel cambrioleur ? Ou lequel défaussez-vous contre une pièce ?
caper-ask-flip_thief = Quel cambrioleur adverse retournez-vous { $at } ?
caper-ask-flip_gear = Quel cambrioleur adverse visez-vous { $at }, pour retourner son équipement du dessus ?
caper-ask-snitch_give = Laquelle des deux cartes va au blanc crème ? L'autre va au vert menthe.
caper-ask-lookout_pass = Quelles deux cartes passez-vous au Cerveau adverse ?
caper-ask-getaway = Fuite : quel équipement de votre défausse jouez-vous gratuitement ?

caper-asked-play_thief = jouer un cambrioleur
caper-asked-play_gear = jouer ou défausser un équipement
caper-asked-flip_thief = retourner un cambrioleur
caper-asked-flip_gear = retourner un équipement
caper-asked-snitch_give = distribuer deux cartes
caper-asked-lookout_pass = passer deux cartes
caper-asked-getaway = la fuite

## Answers

caper-do-play_thief = Jouer « { $card } » { $at }
caper-do-play_gear = Jouer « { $card } » sur « { $thief } » { $at }
caper-do-discard_gear = Défausser « { $card } » contre une pièce
caper-do-flip = Retourner « { $card } » { $at } (cambrioleur { $stack })
caper-do-give = Donner « { $card } » au blanc crème et « { $other } » au vert menthe
caper-do-pass = Passer { $cards }
caper-do-getaway = Jouer gratuitement « { $card } » sur « { $thief } » { $at }
caper-do-stop = Ne plus utiliser de fuite

## Events; `.known` is for those who know more

caper-event-locations_drawn = Les emplacements sont : { $locations }.
caper-event-round_began = { $kind ->
    [thief] Manche { $round }, cambrioleurs : { $n } cartes par camp, { $side } commence.
   *[gear] Manche { $round }, équipement : { $n } cartes par camp, { $side } commence.
}
caper-event-hand_dealt = { $seat } : reçoit { $n } cartes.
    .known = { $seat } : reçoit { $n } cartes ({ $cards }).
caper-event-pile_formed = { $n } cartes forment la pile du Mouchard.
caper-event-top_card_drawn = { $side } pioche la première carte de la pile.
    .known = { $side } pioche la première carte de la pile : { $card }.
caper-event-cards_looked_at = { $seat } : regarde les { $n } cartes suivantes.
    .known = { $seat } : regarde les { $n } cartes suivantes ({ $cards }).
caper-event-card_given = Le Mouchard donne une carte à { $side }.
    .known = Le Mouchard donne « { $card } » à { $side }.
caper-event-pass_chosen = L'Éclaireur de { $side } a choisi deux cartes.
caper-event-cards_passed = L'Éclaireur de { $side } passe deux cartes à { $to }.
    .known = L'Éclaireur de { $side } passe à { $to } : { $cards }.
caper-event-thief_played = { $side } joue « { $card } » { $at }.
caper-event-gear_played = { $side } joue « { $card } » sur « { $thief } » { $at }{ $paid ->
    [0] .
    [one] {" "}et paie { $paid } pièce.
   *[other] {" "}et paie { $paid } pièces.
}
caper-event-gear_discarded = { $side } défausse « { $card } » contre une pièce.
caper-event-coins_gained = { $wanted ->
    [1] { $supply ->
        [1] { $side } gagne 1 pièce.
       *[other] { caper-event-coins_gained.single }
    }
    [2] { $supply ->
        [2] { $side } gagne 2 pièces.
       *[other] { caper-event-coins_gained.short }
    }
    [3] { $supply ->
        [3] { $side } gagne 3 pièces.
       *[other] { caper-event-coins_gained.short }
    }
    [4] { $supply ->
        [4] { $side } gagne 4 pièces.
       *[other] { caper-event-coins_gained.short }
    }
   *[other] { caper-event-coins_gained.short }
}
    .single = { $opponent ->
        [0] { $side } ne gagne aucune pièce : la réserve est vide.
       *[other] La réserve est vide : { $side } prend 1 pièce à l'adversaire.
    }
    .short = { $supply ->
        [0] { $opponent ->
            [0] Des { $wanted } pièces dues, { $side } n'en gagne aucune : la réserve est vide.
           *[other] La réserve est vide : des { $wanted } pièces dues, { $side } en prend { $opponent } à l'adversaire.
        }
       *[other] { $opponent ->
            [0] Des { $wanted } pièces dues, { $side } en gagne { $supply } : ensuite la réserve est vide.
           *[other] Des { $wanted } pièces dues, { $side } en gagne { $supply } de la réserve et { $opponent } de l'adversaire.
        }
    }
caper-event-coin_laundered = { $from ->
    [supply] { $side } blanchit 1 pièce de la réserve.
    [opponent] { $side } blanchit 1 pièce prise à l'adversaire.
   *[none] { $side } n'a aucune pièce à blanchir.
}
caper-event-coin_returned = { $n ->
    [0] { $side } n'a aucune pièce à rendre ({ $cause }).
   *[other] { $side } remet 1 pièce dans la réserve ({ $cause }).
}
caper-event-card_turned = « { $by } » retourne « { $card } » de { $side } { $at }.
caper-event-hands_swapped = Les mains sont échangées.
    .known = Les mains sont échangées. Vous tenez maintenant { $cards }.
caper-event-card_handed_on = Le Cerveau de { $side } remet l'autre carte à son Éclaireur.
    .known = Le Cerveau de { $side } remet « { $card } » à son Éclaireur.
caper-event-leftover_discarded = { $side } défausse la dernière carte, « { $card } ».
caper-event-getaway_began = { $side } peut utiliser une fuite.
caper-event-getaway_played = Fuite : { $side } joue gratuitement « { $card } » sur « { $thief } » { $at }.
caper-event-getaway_stopped = { $side } n'utilise plus de fuite.
caper-event-game_ended = La partie est terminée. Vainqueur : { $winner }.

## Why an answer is not possible

caper-refuse-wrong_question = Ce n'est pas une réponse à la question, qui porte sur : { $ask }.
caper-refuse-wrong_round_kind = { $kind ->
    [thief] C'est une manche de cambrioleurs : jouez un cambrioleur.
   *[gear] C'est une manche d'équipement : jouez ou défaussez un équipement.
}
caper-refuse-not_in_hand = Vous n'avez pas « { $card } » en main.
caper-refuse-location_full = Vous avez déjà trois cambrioleurs { $at }.
caper-refuse-no_such_stack = Vous n'avez pas de cambrioleur numéro { $stack } { $at }.
caper-refuse-stack_full = « { $thief } » porte déjà trois équipements { $at }.
caper-refuse-too_expensive = « { $card } » coûte { $cost } { $at } et vous { $coins ->
    [0] n'avez aucune pièce.
    [one] avez { $coins } pièce.
   *[other] avez { $coins } pièces.
}
caper-refuse-discard_in_thief_round = On ne défausse pas un cambrioleur contre une pièce.
caper-refuse-must_play = À quatre joueurs, vous ne pouvez défausser contre une pièce que si aucune des deux cartes ne peut être jouée.
caper-refuse-flip_no_stack = L'adversaire n'a pas de cambrioleur numéro { $stack } { $at }.
caper-refuse-flip_turned = « { $card } » est une carte déjà retournée.
caper-refuse-flip_protected = « { $card } » est une carte protégée : elle ne peut pas être retournée.
caper-refuse-flip_sheltered = On ne peut retourner qu'un cambrioleur sans équipement, et « { $card } » en porte.
caper-refuse-flip_nothing = « { $card } » ne porte aucun équipement à retourner.
caper-refuse-not_in_discards = « { $card } » n'est pas dans votre défausse.
caper-refuse-not_a_source = Il ne vous reste aucune fuite { $at }.

caper-change-capers = Capers { $own } contre { $other }
