"""Runs Python samples on the simulated port, each in each scenario. Reads [[file, scenario], …]; writes what each printed and reported."""

import contextlib
import gc
import io
import json
import os
import runpy
import sys
import time

import openarm_can

library = openarm_can._library
time.sleep = lambda seconds: library.simulation_sleep(seconds)
time.perf_counter = time.monotonic = time.time = lambda: library.simulation_now()


def run(file, scenario):
    out, err, status = io.StringIO(), io.StringIO(), 0
    library.simulation_reset(scenario.encode())
    sys.argv = [file]
    sys.path[0] = os.path.dirname(file)
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            runpy.run_path(file, run_name="__main__")
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else int(end.code is not None)
            if isinstance(end.code, str):
                err.write(end.code)
        except BaseException as error:  # as the interpreter would end
            status = 1
            err.write(f"{type(error).__name__}: {error}")
    gc.collect()  # closes the sockets of this run
    return {"stdout": out.getvalue(), "stderr": err.getvalue(), "status": status, "report": library.simulation_report().decode()}


json.dump([run(file, scenario) for file, scenario in json.load(sys.stdin)], sys.stdout)
