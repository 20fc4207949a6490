"""`traitscope mcp` through the client of the MCP Python SDK, and through its bare pipes."""

import contextlib
import json
import os
import subprocess

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client


@contextlib.asynccontextmanager
async def mcp_session(folder, **options):
    """A session with the server for a folder. The options are those of `ClientSession`."""
    parameters = StdioServerParameters(command=os.environ["TRAITSCOPE"], args=["mcp", str(folder)], env=dict(os.environ))
    async with stdio_client(parameters) as (reading, writing), ClientSession(reading, writing, **options) as session:
        yield session


class BareServer:
    """The server's pipes, for messages that no client sends."""

    def __init__(self, folder, version="2025-06-18"):
        command = [os.environ["TRAITSCOPE"], "mcp", str(folder)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.ask(0, "initialize", {"protocolVersion": version, "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}})
        assert self.receive()["result"]["protocolVersion"] == version

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            with contextlib.suppress(BrokenPipeError):
                pipe.close()
        self.process.wait()

    def raw(self, text):
        self.process.stdin.write(text if isinstance(text, bytes) else text.encode())
        self.process.stdin.flush()

    def say(self, message):
        self.raw(json.dumps(message) + "\n")

    def ask(self, id, method, params=None):
        self.say({"jsonrpc": "2.0", "id": id, "method": method, "params": params or {}})

    def call(self, id, tool, arguments=None, **rest):
        self.ask(id, "tools/call", {"name": tool, "arguments": arguments or {}, **rest})

    def note(self, method, params):
        self.say({"jsonrpc": "2.0", "method": method, "params": params})

    def receive(self):
        return json.loads(self.process.stdout.readline())
