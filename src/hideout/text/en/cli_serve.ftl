# `hideout serve`

cli-help-serve = Host tables for people on other machines, for bots and for spectators.
    .short = Host tables over the network.
cli-option-serve-host = The address to listen on; only this machine if left out.
cli-option-serve-port = The port to listen on; 0 takes a free one, 8470 if left out.
cli-option-serve-database = Where the tables are kept: a file, or postgresql://...; also HIDEOUT_DATABASE.
cli-option-serve-bus = How workers tell each other: auto, local, postgres, or the address of a Redis.
cli-option-serve-workers = How many processes serve; more than one needs PostgreSQL.
cli-option-serve-public_url = How people reach the server, if that is not where it listens.
cli-option-serve-proxy = The address of a reverse proxy whose word about visitors is believed.
cli-option-serve-bot_seconds = How long a bot may think.
cli-option-serve-bot_workers = How many bots think at the same time.
cli-option-serve-no_limits = Do not limit how often somebody may ask.
cli-option-serve-limits_redis = A Redis in which several workers count together.
cli-option-serve-metrics_token = Who shows it may read /metrics from elsewhere; also HIDEOUT_METRICS_TOKEN.
cli-option-serve-smtp = The mail server for notices, smtp://user:password@host:port?from=address; also HIDEOUT_SMTP.
cli-option-serve-push_key = The file with the key for web push, made when it is not there; no web push if left out.
cli-option-serve-contact = Whom the services that deliver web push can write to: mailto:... or a page.
cli-option-serve-private_notices = Let notices go to addresses of the local network.

cli-serve-at = Hideout is at { $url }
cli-serve-loopback = Only this machine can reach it.
cli-serve-open = Careful: everybody who can reach this address can make tables here, and whoever listens on the way can read along unless TLS protects it. docs/hosting.md tells how to do that.
cli-serve-no_tls = No public address with https:// is given, so cookies are sent without TLS, too.
cli-serve-stop = Ctrl-C stops it; nothing is lost.

# `hideout play` in the browser

cli-play-browser = Hideout is open in your browser: { $url }
cli-play-no_person = Nobody sits at this terminal, so no browser is opened; the game is played here.
cli-play-no_pages = The pages for the browser are not built here; the game is played at the terminal.
cli-play-no_browser = There is no browser to open here; the game is played at the terminal. `hideout serve` shows the pages to a browser elsewhere.
