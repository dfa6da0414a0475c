"""`python -m damrak.cli` is `damrak`."""

from damrak.cli import main

main()
