"""Quarkade starts here: makes itself at home where that is needed, then does what it is asked."""
# An old Python must be able to read this page as far as the sentence below: no newer syntax here.

import os
import sys

if __name__ == "__main__":
    if sys.version_info < (3, 11):
        sys.stderr.write(
            "Quarkade needs Python 3.11 or newer and this is Python "
            + ".".join(map(str, sys.version_info[:2]))
            + ": please install a newer one (python.org has it) and start again with that.\n"
        )
        sys.exit(70)

    if getattr(sys, "frozen", False):
        # In a program packed into one file a thinking process starts as this program does.
        from multiprocessing import freeze_support

        freeze_support()

    # Processes that we start must not import from the folder that we are started in.
    os.environ["PYTHONSAFEPATH"] = "1"
    # Python may be told not to look beside the script (PYTHONSAFEPATH).
    here = __file__.replace("\\", "/").rpartition("/")[0] or "."
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        from game.start.bootstrap import prepare

        code = prepare(sys.argv[1:])
        if code is None:
            from game.commands.arguments import main

            code = main(sys.argv[1:])
    except (
        ImportError, SyntaxError, NameError, AttributeError, TypeError, LookupError, ValueError
    ) as error:  # fmt: skip
        # What can be caught is caught further in: this is a file of ours that was cut short.
        sys.stderr.write("quarkade: it is damaged (%s): please download Quarkade again.\n" % error)
        code = 70
    except MemoryError:
        sys.stderr.write("quarkade: there is not enough memory to start.\n")
        code = 70
    except KeyboardInterrupt:
        code = 130  # further in it is caught; this was while ours was being read
    sys.exit(code)
