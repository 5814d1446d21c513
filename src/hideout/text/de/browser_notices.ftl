# Notices for people who are away in the browser.

browser-notice-title = Sag mir, wenn ich dran bin
browser-notice-about = An Zug-um-Zug-Tischen, solange deine Seite zu ist, höchstens einmal pro Minute. Die Nachricht allein öffnet nichts.
browser-notice-how = Wie
browser-notice-off = gar nicht
browser-notice-address = Adresse des Webhooks
browser-notice-mail = E-Mail-Adresse
browser-notice-save = So merken
browser-notice-kept = Gemerkt. Du erfährst es.
browser-notice-none = Gemerkt. Du bekommst keine Nachricht.
browser-notice-no_push = Dieser Browser ist von außen nicht erreichbar, oder du hast es nicht erlaubt.
browser-notice-kind-discord = Discord
    .about = Servereinstellungen, Integrationen, Webhooks: die Adresse von einem kopieren.
browser-notice-kind-slack = Slack
    .about = Die Adresse eines eingehenden Webhooks.
browser-notice-kind-ntfy = ntfy
    .about = Die Adresse mit deinem Thema, zum Beispiel https://ntfy.sh/my-hideout. Nimm eines, das niemand errät.
browser-notice-kind-matrix = Matrix
    .about = Die Adresse eines generischen Hookshots.
browser-notice-kind-webhook = Ein anderer Webhook
    .about = Jede Adresse, die JSON per POST annimmt.
browser-notice-kind-email = E-Mail
    .about = Die Adresse bleibt bei diesem Platz, bis du sie änderst oder der Tisch verschwindet.
browser-notice-kind-push = Dieser Browser
    .about = Der Browser zeigt eine Nachricht, auch wenn keine unserer Seiten offen ist.
