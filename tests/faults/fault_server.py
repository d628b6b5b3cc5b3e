# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Runs a program again and again, each time with one call that fails (see fault_shim.cpp)."""
import os
import pathlib
import struct
import subprocess

KINDS = {kind: number for number, kind in
         enumerate(('none', 'allocation', 'open', 'read', 'write', 'rename', 'sync', 'map'))}


class Run:
    """How a run ended: `code` as of subprocess, what it printed, the calls of the kind, whether one failed, and how many
    blocks of memory were not released."""

    def __init__(self, status, hits, calls, blocks, out, err):
        self.code = os.waitstatus_to_exitcode(status)
        self.hit, self.calls, self.blocks, self.out, self.err = hits > 0, calls, blocks, out, err


class FaultServer:
    """A command line, ready to be run."""

    def __init__(self, shim, command, folder, environment=None):
        self.out, self.err = (open(pathlib.Path(folder).parent / name, 'w+b', buffering=0) for name in ('out', 'err'))
        requests, self.requests = os.pipe()
        self.answers, answers = os.pipe()
        # Descriptors 3 and 4 are the server's ends, whatever they were; only the program itself loads the shim.
        script = (f'exec 5<&{requests} 6>&{answers}; exec 3<&5 4>&6 5<&- 6>&-; '
                  'SINEW_FAULT_SERVER=1 LD_PRELOAD="$0" exec "$@"')
        self.process = subprocess.Popen(
            ['bash', '-c', script, str(shim), *map(str, command)], cwd=folder, env={**os.environ, **(environment or {})},
            stdin=subprocess.DEVNULL, stdout=self.out, stderr=self.err, pass_fds=(requests, answers))
        os.close(requests)
        os.close(answers)

    def run(self, kind, at, own=False):
        """One run in which call number `at` of the kind fails; 0: none."""
        for file in (self.out, self.err):
            file.seek(0)
            file.truncate()
        os.write(self.requests, struct.pack('<iiq', KINDS[kind], own, at))
        answer = os.read(self.answers, 24)
        if len(answer) != 24:
            raise RuntimeError('the server ended: ' + self.text(self.err))
        return Run(*struct.unpack('<iiqq', answer), self.text(self.out), self.text(self.err))

    @staticmethod
    def text(file):
        file.seek(0)
        return file.read().decode('utf-8', 'replace')

    def close(self):
        os.close(self.requests)
        os.close(self.answers)
        self.process.wait()
        self.out.close()
        self.err.close()
