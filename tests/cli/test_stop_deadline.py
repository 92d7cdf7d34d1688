"""A stop always ends, whatever hangs."""

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
from types import SimpleNamespace

import pytest

from fivebyfive.cli import workers
from fivebyfive.cli.workers import _Supervisor

STOPPING = """
import ctypes, signal, sys, time
from fivebyfive.cli.stop_deadline import StopDeadline
from fivebyfive.server import set_up_logs

set_up_logs()
signal.signal(signal.SIGTERM, lambda number, frame: hang())
StopDeadline(seconds=1).watch_signals()

def hang():
    {hang}

print("ready", flush=True)
while True:
    time.sleep(1)
"""


def stop_hanging_process(hang: str) -> tuple[int, str]:
    """The status and the log of a process that never comes to an end by itself."""
    code = STOPPING.format(hang=hang)
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout
        assert process.stdout.readline() == "ready\n"
        process.send_signal(signal.SIGTERM)
        _, log = process.communicate()
    return process.returncode, log


def test_a_process_that_hangs_ends_with_a_line_in_the_log() -> None:
    status, log = stop_hanging_process("time.sleep(10**6)")
    assert status == 1
    assert "stopping took too long" in log


def test_the_kernel_ends_a_process_in_which_no_thread_can_run() -> None:
    status, _ = stop_hanging_process("ctypes.PyDLL(None).sleep(10**6)")  # it keeps the GIL
    assert status == -signal.SIGALRM


def test_a_frozen_worker_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "JOIN_SECONDS", 0)
    process = multiprocessing.get_context("spawn").Process(target=signal.pause)
    process.start()
    assert process.pid
    os.kill(process.pid, signal.SIGSTOP)
    supervisor = object.__new__(_Supervisor)  # without its handlers of signals
    supervisor.should_exit = threading.Event()
    worker = SimpleNamespace(process=process, pid=process.pid)
    supervisor.processes = [worker]  # type: ignore[list-item]
    supervisor.join_all()
    assert process.exitcode == -signal.SIGKILL
