"""A process that has imported `damrak` and runs each command in a child of its own.

To import everything takes longer than most commands; a fork begins where that ended. Commands come
as lines of JSON: arguments, folder, environment, and the files that take what they print. The
answer is a line with the exit code.
"""

import json
import os
import signal
import sys
import traceback
from typing import Any

import damrak.cli


def run(command: dict[str, Any]) -> None:
    """In the child: as `python -m damrak.cli` would, from its folder; never returns."""
    code = 1
    try:
        os.setsid()  # whoever is tired of waiting ends it with all that it has started
        os.chdir(command["cwd"])
        os.environ.clear()
        os.environ.update(command["env"])
        for number, file in ((0, os.devnull), (1, command["stdout"]), (2, command["stderr"])):
            os.dup2(os.open(file, os.O_RDWR), number)
        sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
        sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
        sys.stderr = open(2, "w", buffering=1, encoding="utf-8", closefd=False)  # noqa: SIM115
        sys.path[0] = command["cwd"]
        sys.argv = ["damrak", *command["arguments"]]
        damrak.cli.main()
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def main() -> None:
    for line in sys.stdin:
        command = json.loads(line)
        child = os.fork()
        if child == 0:
            run(command)
        signal.signal(signal.SIGALRM, lambda *_, child=child: os.killpg(child, signal.SIGKILL))
        signal.alarm(command["timeout"])
        _, status = os.waitpid(child, 0)
        signal.alarm(0)
        sys.stdout.write(f"{os.waitstatus_to_exitcode(status)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
