"""Runs Python samples on the simulated port, each in each scenario. Reads [[file, scenario], …]; writes what each printed and reported."""

import contextlib
import gc
import io
import json
import os
import runpy
import sys
import tempfile
import time
import traceback

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
        except BaseException:  # as the interpreter would end
            status = 1
            traceback.print_exc()
    gc.collect()  # closes the sockets of this run
    return {"stdout": out.getvalue(), "stderr": err.getvalue(), "status": status, "report": library.simulation_report().decode()}


def run_alone(file, scenario, report):
    """Runs a sample in a process of its own: it sets signal handlers, and a signal that it doesn't handle ends it."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.environ["REPORT"] = report  # where the port writes before a signal
        result = json.dumps(run(file, scenario)).encode()
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(result)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        result = pipe.read()
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if result:
        return json.loads(result)
    with open(report) as text:
        return {"stdout": "", "stderr": "", "status": status, "report": text.read()}


with tempfile.TemporaryDirectory() as folder:
    report = os.path.join(folder, "report")
    json.dump([run_alone(file, scenario, report) for file, scenario in json.load(sys.stdin)], sys.stdout)
