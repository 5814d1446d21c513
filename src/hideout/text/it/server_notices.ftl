# Avvisi per chi è assente.

server-notice-turn = { $name }, tocca a te: { $game }.
server-notice-subject = Tocca a te: { $game }
server-notice-why = Hai chiesto questo avviso al tavolo. Puoi disattivarlo sulla pagina del tavolo.
server-notice-error-address = Un avviso può andare solo a un indirizzo su Internet che comincia con https://.
server-notice-error-mail = Questo non è un indirizzo di posta.
server-notice-error-push = Questa non è un'iscrizione push di un browser.
server-notice-error-kind = Questo server non invia avvisi del tipo { $kind }.
server-notice-error-smtp = Il server di posta va indicato come smtp://user:password@host:port?from=address, oppure con smtps://.
server-notice-error-key = { $file } non contiene una chiave per gli avvisi push.
