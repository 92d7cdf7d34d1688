"""A worker process that dies when it is asked whether it lives, before it answers."""

import multiprocessing
import os
from multiprocessing.connection import Connection
from typing import Any, cast

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Process


def die_when_asked(connection: Connection) -> None:
    """What it does; with this status nobody starts another one."""
    connection.recv()
    os._exit(STARTUP_FAILURE)


def start_dying_worker(config: uvicorn.Config) -> Process:
    """The process, started."""
    worker = Process(config, [])
    spawned = multiprocessing.get_context("spawn").Process(
        target=die_when_asked, args=(worker.child_conn,)
    )
    worker.process = cast("Any", spawned)
    worker.start()
    return worker
