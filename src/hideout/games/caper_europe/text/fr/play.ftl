# Questions, answers, events and refusals of a game in progress.

## Questions; `caper_europe-asked-...` names them in a sentence

caper_europe-ask-play_thief = Quel cambrioleur jouez-vous, et où ?
caper_europe-ask-play_gear = Quel équipement jouez-vous, et sur quel cambrioleur ? Ou lequel défaussez-vous contre une pièce ?
caper_europe-ask-choose_loot = Quel objet prenez-vous { $at } ?
caper_europe-ask-choose_burn = De quel cambrioleur brûlez-vous { $at } l'équipement du dessus ?
caper_europe-ask-choose_return = « { $card } » a brûlé { $at } : quel objet rendez-vous ?

caper_europe-asked-play_thief = jouer un cambrioleur
caper_europe-asked-play_gear = jouer ou défausser un équipement
caper_europe-asked-choose_loot = prendre un objet
caper_europe-asked-choose_burn = brûler un équipement
caper_europe-asked-choose_return = rendre un objet

## Answers

caper_europe-do-play_thief = Jouer « { $card } » { $at }
caper_europe-do-play_gear = Jouer « { $card } » sur « { $thief } » { $at }
caper_europe-do-discard_gear = Défausser « { $card } » contre une pièce
caper_europe-do-choose_loot = Prendre : { $loot }
caper_europe-do-choose_burn = Brûler « { $card } » de « { $thief } » { $at } (cambrioleur { $stack })
caper_europe-do-choose_return = Rendre : { $loot }

## Events; `.known` is for those who know more

caper_europe-event-locations_drawn = Les emplacements sont { $locations }.
caper_europe-event-loot_laid_out = Objets { $at } : { $loot }.
caper_europe-event-round_began = { $kind ->
    [thief] Manche { $round }, cambrioleurs : { $n } cartes chacun, { $side } commence.
   *[gear] Manche { $round }, équipement : { $n } cartes chacun, { $side } commence.
}
caper_europe-event-hand_dealt = { $seat } : reçoit { $n } cartes.
    .known = { $seat } : reçoit { $n } cartes, { $cards }.
caper_europe-event-thief_played = { $side } joue « { $card } » { $at }.
caper_europe-event-gear_played = { $side } joue « { $card } » sur « { $thief } » { $at }{ $paid ->
    [0] .
    [one] {" "}et paie { $paid } pièce.
   *[other] {" "}et paie { $paid } pièces.
}
caper_europe-event-gear_discarded = { $side } défausse « { $card } » contre une pièce.
caper_europe-event-tracker_moved = { $n ->
    [0] « { $cause } » : le marqueur { $at } ne peut pas avancer plus loin vers { $side }.
    [one] « { $cause } » : le marqueur { $at } avance de { $n } case vers { $side }.
   *[other] « { $cause } » : le marqueur { $at } avance de { $n } cases vers { $side }.
}
caper_europe-event-coins_gained = { $opponent ->
    [0] { $supply ->
        [0] { $side } ne gagne aucune pièce : la réserve est vide.
        [one] { $side } gagne { $supply } pièce.
       *[other] { $side } gagne { $supply } pièces.
    }
   *[other] { $supply ->
        [0] La réserve est vide : { $side } en prend { $opponent } à l'adversaire.
       *[other] { $side } en gagne { $supply } de la réserve et { $opponent } de l'adversaire.
    }
}
caper_europe-event-coin_laundered = { $from ->
    [supply] { $side } blanchit 1 pièce de la réserve.
    [opponent] { $side } blanchit 1 pièce prise à l'adversaire.
   *[none] { $side } n'a aucune pièce à blanchir.
}
caper_europe-event-loot_taken = { $n ->
    [0] { $side } ne prend rien { $at } ({ $loot } : il n'y en a plus).
   *[other] { $side } prend un objet { $at } : { $loot }.
}
caper_europe-event-loot_returned = { $n ->
    [0] { $side } ne rend rien { $at } ({ $loot }).
   *[other] { $side } rend un objet { $at } : { $loot }.
}
caper_europe-event-card_burned = « { $by } » brûle « { $card } » de { $side } { $at }.
caper_europe-event-coins_returned = { $n ->
    [0] { $side } n'a aucune pièce à rendre.
    [one] { $side } rend { $n } pièce.
   *[other] { $side } rend { $n } pièces.
}
caper_europe-event-laundered_returned = { $n ->
    [0] { $side } n'a aucune pièce blanchie à rendre.
    [one] { $side } rend { $n } pièce blanchie.
   *[other] { $side } rend { $n } pièces blanchies.
}
caper_europe-event-hands_swapped = Les mains sont échangées.
    .known = Les mains sont échangées. Vous tenez maintenant { $cards }.
caper_europe-event-leftover_discarded = { $side } défausse la dernière carte, « { $card } ».
caper_europe-event-game_ended = La partie est terminée. Vainqueur : { $winner }.
caper_europe-event-game_drawn = La partie est terminée : égalité.

## Why an answer is not possible

caper_europe-refuse-wrong_question = Ce n'est pas une réponse à la question, qui porte sur : { $ask }.
caper_europe-refuse-wrong_round_kind = { $kind ->
    [thief] C'est une manche de cambrioleurs : jouez un cambrioleur.
   *[gear] C'est une manche d'équipement : jouez ou défaussez un équipement.
}
caper_europe-refuse-not_in_hand = Vous n'avez pas « { $card } » en main.
caper_europe-refuse-location_full = Vous avez déjà trois cambrioleurs { $at }.
caper_europe-refuse-no_such_stack = Vous n'avez pas de cambrioleur numéro { $stack } { $at }.
caper_europe-refuse-stack_full = « { $thief } » porte déjà trois équipements { $at }.
caper_europe-refuse-too_expensive = « { $card } » coûte { $cost } et vous { $coins ->
    [0] n'avez aucune pièce.
    [one] avez { $coins } pièce.
   *[other] avez { $coins } pièces.
}
caper_europe-refuse-discard_in_thief_round = On ne défausse pas un cambrioleur contre une pièce.
caper_europe-refuse-no_loot_here = Il n'y a rien de tel { $at } : { $loot }.
caper_europe-refuse-not_in_hideout = Vous n'avez rien de tel : { $loot }.
caper_europe-refuse-burn_no_stack = L'adversaire n'a pas de cambrioleur numéro { $stack } { $at }.
caper_europe-refuse-burn_nothing = « { $card } » ne porte aucun équipement à brûler.
caper_europe-refuse-burn_protected = « { $card } » est une carte protégée : elle ne peut pas être brûlée.

caper_europe-tracker = { $n ->
    [0] marqueur au milieu
   *[other] marqueur { $n } vers { $side }{ $own ->
        [yes] {" "}(vous)
       *[no] {""}
    }{ $stars ->
        [0] {""}
        [one] , { $stars } étoile
       *[other] , { $stars } étoiles
    }
}
caper_europe-change-loot = { $own ->
    [yes] { $loot } { $n }
   *[no] { $side } : { $loot } { $n }
}
