# Notices for people who are away in the browser.

browser-notice-title = Tell me when it is my turn
browser-notice-about = At turn-based tables, while your page is closed, at most once a minute. The notice opens nothing by itself.
browser-notice-how = How
browser-notice-off = not at all
browser-notice-address = Address of the web hook
browser-notice-mail = E-mail address
browser-notice-save = Keep this
browser-notice-kept = Kept. You will be told.
browser-notice-none = Kept. You will not be told.
browser-notice-no_push = This browser cannot be reached from outside, or you did not allow it.
browser-notice-kind-discord = Discord
    .about = Server settings, Integrations, Webhooks: copy the address of one.
browser-notice-kind-slack = Slack
    .about = The address of an incoming webhook.
browser-notice-kind-ntfy = ntfy
    .about = The address with your topic, for example https://ntfy.sh/my-hideout. Choose a topic that nobody guesses.
browser-notice-kind-matrix = Matrix
    .about = The address of a generic hookshot.
browser-notice-kind-webhook = Another web hook
    .about = Any address that takes JSON by POST.
browser-notice-kind-email = E-mail
    .about = The address is kept with this seat until you change it or the table is gone.
browser-notice-kind-push = This browser
    .about = The browser shows a notice, even when no page of ours is open.
