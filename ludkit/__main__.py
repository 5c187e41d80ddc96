"""``python -m ludkit``: the command line."""

from ludkit.cli.main import main

if __name__ == "__main__":
    main(prog_name="ludkit")
