"""Write the recorded positions anew, of the games named or of all."""

import sys

from browser.recording import RECORDERS, write

for game in sys.argv[1:] or RECORDERS:
    write(game)
