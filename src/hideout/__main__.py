"""`python -m hideout`: the same as the `hideout` command."""

import sys

from hideout.cli import main

if __name__ == "__main__":
    sys.exit(main())
