# Notices to people who are away.

server-notice-turn = { $name }, it is your turn: { $game }.
server-notice-subject = Your turn: { $game }
server-notice-why = You asked for this notice at the table. You can turn it off on the page of the table.
server-notice-error-address = A notice can only go to an address on the open internet that begins with https://.
server-notice-error-mail = This is not a mail address.
server-notice-error-push = This is not a push subscription of a browser.
server-notice-error-kind = This server sends no notices of the kind { $kind }.
server-notice-error-smtp = The mail server must be given as smtp://user:password@host:port?from=address, or with smtps://.
server-notice-error-key = { $file } does not hold a key for web push.
