# `hideout serve`

cli-help-serve = Bietet Tische für Menschen an anderen Geräten, für Bots und für Zuschauer.
    .short = Tische im Netz anbieten.
cli-option-serve-host = Die Adresse, auf der gehorcht wird; ohne Angabe nur dieses Gerät.
cli-option-serve-port = Der Port, auf dem gehorcht wird; 0 nimmt einen freien, ohne Angabe 8470.
cli-option-serve-database = Wo die Tische aufbewahrt werden: eine Datei oder postgresql://...; auch HIDEOUT_DATABASE.
cli-option-serve-bus = Wie Prozesse einander Bescheid geben: auto, local, postgres oder die Adresse eines Redis.
cli-option-serve-workers = Wie viele Prozesse bedienen; mehr als einer braucht PostgreSQL.
cli-option-serve-public_url = Wie man den Server erreicht, wenn nicht dort, wo er horcht.
cli-option-serve-proxy = Die Adresse eines Reverse-Proxys, dem über Besucher geglaubt wird.
cli-option-serve-bot_seconds = Wie lange ein Bot nachdenken darf.
cli-option-serve-bot_workers = Wie viele Bots gleichzeitig nachdenken.
cli-option-serve-no_limits = Nicht begrenzen, wie oft jemand anfragen darf.
cli-option-serve-limits_redis = Ein Redis, in dem mehrere Prozesse gemeinsam zählen.
cli-option-serve-metrics_token = Wer es zeigt, darf /metrics auch von anderswo lesen; auch HIDEOUT_METRICS_TOKEN.
cli-option-serve-smtp = Der Mailserver für Nachrichten, smtp://name:passwort@host:port?from=adresse; auch HIDEOUT_SMTP.
cli-option-serve-push_key = Die Datei mit dem Schlüssel für Web-Push, angelegt, wenn es sie nicht gibt; ohne Angabe kein Web-Push.
cli-option-serve-contact = An wen die Dienste schreiben können, die Web-Push zustellen: mailto:... oder eine Seite.
cli-option-serve-private_notices = Nachrichten auch an Adressen des lokalen Netzes erlauben.

cli-serve-at = Hideout ist unter { $url }
cli-serve-loopback = Nur dieses Gerät kann es erreichen.
cli-serve-open = Vorsicht: Wer diese Adresse erreicht, kann hier Tische eröffnen, und wer unterwegs mithorcht, liest alles mit, wenn TLS es nicht schützt. docs/hosting.md sagt, wie das geht.
cli-serve-no_tls = Es ist keine öffentliche Adresse mit https:// angegeben, darum gehen Cookies auch ohne TLS.
cli-serve-stop = Strg-C beendet es; nichts geht verloren.

# `hideout play` in the browser

cli-play-browser = Hideout ist in deinem Browser offen: { $url }
cli-play-no_person = An diesem Terminal sitzt niemand, daher wird kein Browser geöffnet; gespielt wird hier.
cli-play-no_pages = Die Seiten für den Browser sind hier nicht gebaut; gespielt wird im Terminal.
cli-play-no_browser = Hier gibt es keinen Browser zu öffnen; gespielt wird im Terminal. `hideout serve` zeigt die Seiten einem Browser anderswo.
