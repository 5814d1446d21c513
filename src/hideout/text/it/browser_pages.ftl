# The pages around the table in the browser.

browser-start-waiting = { $n ->
    [one] Un tavolo ti aspetta
   *[other] { $n } tavoli ti aspettano
}
browser-start-listed = Tavoli da guardare
browser-start-over = Partite finite: { $n }
browser-new-other_name = Nome dell'altra persona
browser-new-hotseat = Più persone usano questo dispositivo: un sipario cala ogni volta che passa di mano.
browser-new-agreed = Gli accordi
browser-new-standing = come in questa edizione
browser-new-ruling = Chiarimento { $ruling }
browser-new-after = Dopo quanto tempo
browser-span-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
}
browser-span-hours = { $n ->
    [one] { $n } ora
   *[other] { $n } ore
}
browser-span-days = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
}
browser-waiting-about = Manda un link a ogni amico. La partita comincia appena ogni posto è preso.
browser-rules-parts = Parti delle regole
browser-rules-none = Non si è trovato nulla. Prova un'altra parola.
browser-rules-kind = Tipo
browser-rules-all = tutti
browser-replay-about = Una partita finita passo per passo: con gli occhi di un giocatore o con tutte le mani scoperte.
browser-replay-drop = Sceglila, o trascinala qui.
browser-replay-mine = Partite di questo dispositivo
browser-replay-link = Link a questo passo
browser-replay-begin = Il tavolo prima della prima risposta.
browser-pad-need_places = Scegli i tre luoghi; poi si conta.
browser-pad-turn_about = Un tocco gira una carta.
browser-pad-anew = Svuota il foglio
browser-pad-names = Nomi sul foglio
browser-pad-copy = Copia il risultato
browser-settings-kept = Tutto questo resta solo su questo dispositivo.
browser-settings-eyes = Aspetto
browser-settings-play = Gioco
browser-settings-away = Quando non ci sono
browser-settings-notice = Per ogni tavolo a turni a cui ti siedi da ora in poi.
