"""``python -m quarkade``, and what the kiosk's supervisor starts in an installed Quarkade."""

import sys

if __name__ == "__main__":
    from quarkade import main

    sys.exit(main())
