"""A TCP proxy between a browser and a server, whose connections a test can cut."""

import contextlib
import socket
import struct
import threading
from collections.abc import Iterator
from typing import Final

LIVE: Final = b"GET /api/live "
RESET: Final = struct.pack("ii", 1, 0)  # close at once, without a goodbye


class TcpProxy:
    """Lets everything through, until it freezes, cuts or refuses."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.open_sockets: set[socket.socket] = set()
        self.lock = threading.Lock()
        self.flowing = threading.Event()
        self.flowing.set()
        self.refused_prefix = (
            b"\0"  # connections that begin like this are refused; b"" is all of them
        )
        self.refusals = threading.Semaphore(0)
        self.stopped = False
        threading.Thread(target=self._accept, daemon=True).start()

    # What a test does to it

    def freeze(self) -> None:
        """Nothing comes through, and nobody is told."""
        self.flowing.clear()

    def cut(self, live_only: bool = False) -> None:
        """Every connection breaks, and new ones are refused."""
        self.refused_prefix = LIVE if live_only else b""
        with self.lock:
            for one in self.open_sockets:
                with contextlib.suppress(OSError):
                    one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
                    one.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """Everything comes through again."""
        self.refused_prefix = b"\0"
        self.flowing.set()

    def deliver_pending(self) -> None:
        """What was under way comes through; who knocks is refused."""
        self.refused_prefix = LIVE
        self.flowing.set()

    def wait_for_refusals(self, count: int) -> None:
        """Somebody has tried so many times in vain."""
        for _ in range(count):
            self.refusals.acquire()

    def stop(self) -> None:
        """The end: no thread is left waiting."""
        self.stopped = True
        self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()
        self.cut()
        self.flowing.set()

    # What it does

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while not self.stopped:
                browser, _ = self.listener.accept()
                threading.Thread(target=self._connect, args=(browser,), daemon=True).start()

    def _connect(self, browser: socket.socket) -> None:
        with browser, contextlib.suppress(OSError):
            self._note(browser)
            first = browser.recv(65536)
            self.flowing.wait()
            if not first:  # opened to be there early, and never used
                return
            if first.startswith(self.refused_prefix):
                self.refusals.release()
                browser.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
                return
            with socket.create_connection(("127.0.0.1", self.port)) as server:
                self._note(server)
                server.sendall(first)
                back = threading.Thread(target=self._pump, args=(server, browser), daemon=True)
                back.start()
                self._pump(browser, server)
                back.join()

    def _note(self, one: socket.socket) -> None:
        with self.lock:
            self.open_sockets.add(one)

    def _pump(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                self.flowing.wait()
                sink.sendall(data)
        for one in (source, sink):
            with self.lock:
                self.open_sockets.discard(one)
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)


@contextlib.contextmanager
def run_proxy(port: int) -> Iterator[TcpProxy]:
    """A proxy for the time of a test."""
    proxy = TcpProxy(port)
    try:
        yield proxy
    finally:
        proxy.stop()
