# Questions, réponses, événements et refus d'une partie en cours.

## Questions ; `sneaks_and_snitches-asked-...` les nomme dans une phrase

sneaks_and_snitches-ask-plan = { $sneaks ->
    [one] { $snitches ->
        [one] Où envoyez-vous votre voleur, et où votre mouchard (A à { $last }) ?
       *[other] Où envoyez-vous votre voleur, et où vos { $snitches } mouchards (A à { $last }) ?
    }
   *[other] Où envoyez-vous vos { $sneaks } voleurs, et où votre mouchard (A à { $last }) ?
}
sneaks_and_snitches-ask-choose = { $left ->
    [one] { $card } en { $letter } : quel objet prenez-vous à la banque ?
   *[other] { $card } en { $letter } : quel objet prenez-vous à la banque ? Il vous en reste { $left } à choisir.
}
sneaks_and_snitches-ask-swap = { $left ->
    [one] { $card } en { $letter } : quels objets échangez-vous, et avec qui ? Il reste un échange.
   *[other] { $card } en { $letter } : quels objets échangez-vous, et avec qui ? Il reste { $left } échanges.
}

sneaks_and_snitches-asked-plan = le plan de cette manche
sneaks_and_snitches-asked-choose = un objet de la banque
sneaks_and_snitches-asked-swap = l'échange d'objets

## Réponses

sneaks_and_snitches-do-plan = Voleur en { $sneaks }, mouchard en { $snitches }
sneaks_and_snitches-do-auto = Laisser le hasard faire le plan
sneaks_and_snitches-do-take = Prendre { $colour }
sneaks_and_snitches-do-swap = Échanger avec { $to } : donner { $give }, prendre { $take }
sneaks_and_snitches-do-stop = Ne plus rien échanger

## Événements ; `.known` est pour ceux qui en savent plus

sneaks_and_snitches-each-players = { $seat } est { $name }
sneaks_and_snitches-each-places = { $letter } : { $card }
sneaks_and_snitches-each-plans = { $auto ->
    [yes] { $seat } : voleur en { $sneaks }, mouchard en { $snitches } (par le hasard)
   *[no] { $seat } : voleur en { $sneaks }, mouchard en { $snitches }
}
sneaks_and_snitches-each-stashes = { $seat } : { $colours }

sneaks_and_snitches-event-players_seated = À la table : { $players }.
sneaks_and_snitches-event-items_dealt = { $seat } commence avec { $colours }.
sneaks_and_snitches-event-loot_laid = Nouveau butin. { $places }.
sneaks_and_snitches-event-extra_boss_given = { $seat } commence avec le Boss supplémentaire : deux voleurs et un mouchard.
sneaks_and_snitches-event-extra_boss_passed = Le Boss supplémentaire passe à { $seat }.
sneaks_and_snitches-event-round_began = Manche { $round }. { $n ->
    [0] La pioche de butin est vide.
    [one] Il reste une carte dans la pioche de butin.
   *[other] Il reste { $n } cartes dans la pioche de butin.
}
sneaks_and_snitches-event-plan_committed = { $seat } a fait son plan.
sneaks_and_snitches-event-plans_revealed = Tous les plans de la manche { $round } sont révélés. { $plans }.
sneaks_and_snitches-event-place_guarded = { $letter } est surveillé : personne n'obtient rien, le butin reste ({ $card }).
sneaks_and_snitches-event-place_contested = { $letter } : { $seats } se gênent, le butin reste ({ $card }).
sneaks_and_snitches-event-stash_drawn = { $n ->
    [one] { $seat } pioche une carte Planque secrète.
   *[other] { $seat } pioche { $n } cartes Planque secrète.
}
    .known = { $n ->
    [one] { $seat } pioche une carte Planque secrète : { $colours }.
   *[other] { $seat } pioche { $n } cartes Planque secrète : { $colours }.
}
sneaks_and_snitches-event-stash_short = { $n ->
    [0] La pioche Planque secrète est vide : aucune des { $wanted } cartes dues n'est piochée.
   *[other] La pioche Planque secrète n'a que { $n } des { $wanted } cartes dues.
}
sneaks_and_snitches-event-loot_stolen = { $letter } : { $seat } vole { $card }.
sneaks_and_snitches-event-loot_discarded = { $letter } : personne n'est venu, le butin est défaussé ({ $card }).
sneaks_and_snitches-event-special_kept = { $points ->
    [one] { $seat } garde { $card }, qui vaut { $points } point.
   *[other] { $seat } garde { $card }, qui vaut { $points } points.
}
sneaks_and_snitches-event-items_taken = { $seat } prend { $colours }.
sneaks_and_snitches-event-item_chosen = { $forced ->
    [yes] { $seat } prend { $colour } : la banque n'a rien d'autre.
   *[no] { $seat } choisit { $colour }.
}
sneaks_and_snitches-event-items_forfeited = { $n ->
    [one] La banque est vide : { $seat } perd { $n } objet.
   *[other] La banque est vide : { $seat } perd { $n } objets.
}
sneaks_and_snitches-event-items_returned = { $n ->
    [0] { $seat } ne rend rien ({ $colour }).
   *[other] { $seat } rend { $n } { $colour } à la banque.
}
sneaks_and_snitches-event-items_swapped = { $seat } donne { $give } à { $to } contre { $take }.
sneaks_and_snitches-event-swaps_stopped = { $seat } n'échange plus rien.
sneaks_and_snitches-event-swap_impossible = { $seat } ne trouve rien à échanger.
sneaks_and_snitches-event-stash_revealed = Les cartes Planque secrète sont révélées. { $stashes }.
sneaks_and_snitches-event-game_ended = La pioche de butin ne suffit pas pour les places vides : la partie est finie. Vainqueur : { $seats }.

## Pourquoi une réponse n'est pas possible

sneaks_and_snitches-refuse-plan_locked = Tous les plans sont révélés : le vôtre est fixé.
sneaks_and_snitches-refuse-wrong_question = Cela ne répond pas à la question, qui porte sur { $ask }.
sneaks_and_snitches-refuse-committed = À cette table, un plan fait ne change plus.
sneaks_and_snitches-refuse-no_clock = Cette table joue sans horloge : aucun plan n'est laissé au hasard.
sneaks_and_snitches-refuse-no_pass = On ne passe pas : toutes vos cartes doivent être envoyées.
sneaks_and_snitches-refuse-wrong_number = { $sneaks ->
    [one] { $snitches ->
        [one] Vous envoyez exactement un voleur et un mouchard.
       *[other] Vous envoyez exactement un voleur et { $snitches } mouchards.
    }
   *[other] Vous envoyez exactement { $sneaks } voleurs et un mouchard.
}
sneaks_and_snitches-refuse-not_in_play = { $letter } n'est pas en jeu ; le dernier lieu est { $last }.
sneaks_and_snitches-refuse-letter_twice = Vous n'avez qu'une carte Destination { $letter }.
sneaks_and_snitches-refuse-none_in_bank = La banque n'a plus d'objet { $colour }.
sneaks_and_snitches-refuse-no_such_player = { $to } n'est pas à cette table.
sneaks_and_snitches-refuse-swap_with_self = On n'échange pas avec soi-même.
sneaks_and_snitches-refuse-same_colour = Échanger { $colour } contre { $colour } ne servirait à rien.
sneaks_and_snitches-refuse-nothing_to_give = Vous n'avez pas d'objet { $colour } à donner.
sneaks_and_snitches-refuse-nothing_to_take = { $to } n'a pas d'objet { $colour } à découvert.
