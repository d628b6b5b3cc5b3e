#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Every command while one of its calls fails: the n-th that opens, reads, writes, renames or synchronises a file, or the
n-th that asks for memory. A run says the same as an undisturbed one, or ends with a line on standard error and a
documented exit code; files are as they were or complete, and
memory is released.

    SINEW_CLI=… SINEW_FAULTS=… tests/faults/test_faults.py [--all]

Calls on files fail one after another, allocations, and calls of commands that draw as `render` does, in as many places as
fit into a few seconds; --all lets every one fail (minutes)."""
import base64
import json
import os
import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / 'cli'))

from cli_case import CLI, skinned_triangle  # noqa: E402
from fault_server import FaultServer  # noqa: E402

SHIM = os.environ['SINEW_FAULTS']
ALL = '--all' in sys.argv
PLACES = 16  # allocations, or calls on files, that fail, per command
KEPT = 16  # blocks of memory more than undisturbed at the end: of the C library and of drivers
ON_FILES = ('open', 'read', 'write', 'rename', 'sync', 'map')
ERROR_CODES = (2, 3, 4, 5)
COMMANDS = {
    'info': ['info', 'leaf.gltf', '--json', '-o', 'out.json'],
    'outline': ['info', 'leaf.gltf', '--outline', '-o', 'out.txt'],
    'complete': ['complete', '--', 'render', 'leaf.gltf', '--animation', ''],
    'snapshot': ['snapshot', 'leaf.gltf', '-o', 'out.sinew'],
    'check': ['check', 'leaf.gltf', '-o', 'out.txt'],
    'weights': ['weights', 'leaf.gltf', '--csv', '-o', 'out.csv'],
    'motion': ['motion', 'leaf.gltf'],
    'compare': ['compare', 'leaf.gltf', 'leaf.gltf', '--bisect', '--json', '-o', 'out.json'],
    'diagnose': ['diagnose', 'leaf.gltf', '--symptom', 'spikes'],
    'explain': ['explain', 'leaf.gltf', '--vertex', '0/0/0', '--animation', '0', '--time', '1.5', '--json'],
    'sample': ['sample', 'leaf.gltf', '--animation', '0', '--time', '1.5', '--vertices', '-o', 'out.json'],
    'export': ['export', 'leaf.gltf', '--curves', 'all', '-o', 'out.csv'],
    'report': ['report', 'leaf.gltf', '--evidence-only', '-o', 'out.html'],
    'render': ['render', 'leaf.gltf', '--size', '32x32', '--samples', '1', '--metadata', '-o', 'out.png'],
    'turntable': ['turntable', 'leaf.gltf', '--frames', '2', '--size', '32x32', '--samples', '1', '-o', 'out.webp'],
    'thumbnail': ['thumbnail', 'leaf.gltf', 'out.png', '32'],
    'several': ['info', 'leaf.gltf', 'twig.gltf', '--json', '-o', 'out.json'],
    'several checked': ['check', 'leaf.gltf', 'twig.gltf', '-o', 'out.txt'],
    'several drawn': ['render', 'leaf.gltf', 'twig.gltf', '--size', '32x32', '--samples', '1', '-o', 'out-{stem}.png'],
}
DRAWING = ('render', 'turntable', 'thumbnail')
LIKE_RENDER = ('turntable', 'thumbnail', 'several drawn')  # the same calls again: some of them fail


def output_of(command):
    """The file that it writes; none: standard output, or several files."""
    return next((word for word in command if word.startswith('out.')), None)


def external():
    """The triangle with its first buffer in a file of its own."""
    document = skinned_triangle().document
    data = base64.b64decode(document['buffers'][0]['uri'].split(',')[1])
    document['buffers'][0]['uri'] = 'positions.bin'
    return document, data


def spread(calls, places):
    """The first, a few while arguments are parsed (most calls), and more towards the end, where the work is."""
    return sorted({1, *(max(1, calls - int(calls * (i / places) ** 3)) for i in range(places))})


def state(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


class Faults(unittest.TestCase):
    def serve(self, command, before):
        """A server for the command in a folder of its own, with `before` in the output if it is given."""
        top = tempfile.TemporaryDirectory(prefix='sinew-faults-')
        self.addCleanup(top.cleanup)
        folder = pathlib.Path(top.name) / 'folder'
        folder.mkdir()
        document, data = external()
        (folder / 'leaf.gltf').write_text(json.dumps(document))
        (folder / 'positions.bin').write_bytes(data)
        (folder / 'twig.gltf').write_text(json.dumps(document))
        if before and output_of(command):
            (folder / output_of(command)).write_bytes(before)
        server = FaultServer(SHIM, [CLI, *command], folder, {'XDG_CACHE_HOME': top.name, 'LP_NUM_THREADS': '1'})
        self.addCleanup(server.close)
        return server, folder

    def restore(self, folder, files):
        for path in folder.iterdir():
            if path.name not in files:
                path.unlink()
        for name, content in files.items():
            if not (folder / name).exists() or (folder / name).read_bytes() != content:
                (folder / name).write_bytes(content)

    def examine(self, run, whole, folder, before, after, report=None):
        """Fails unless the run is the undisturbed one, or an error in words. `report`: a file that says itself what
        could not be read."""
        self.assertLessEqual(run.blocks, whole.blocks + KEPT, 'memory is lost')
        found = state(folder)
        if run.code == 3 and report in found:
            found[report] = after[report]
        for name, content in found.items():
            self.assertIn(content, [files[name] for files in (before, after) if name in files], f'{name} is neither')
        self.assertEqual(set(before) - set(found), set(), 'a file is lost')
        if run.code == whole.code and found == after and run.out == whole.out:
            return
        words = [line for line in run.err.split('\n') if line.startswith('sinew-cli: ')]
        self.assertTrue(words, run.err)
        if run.code == whole.code:  # what is said is missing, such as a picture that cannot be read
            self.assertNotEqual(run.err, whole.err)
            return
        self.assertIn(run.code, ERROR_CODES, run.err)

    def sweep(self, command, kind, before=b'', places=None):
        own = command[0] in DRAWING
        server, folder = self.serve(command, before)
        old = state(folder)
        server.run('none', 0)  # warms caches, such as that of pipelines
        self.restore(folder, old)
        whole = server.run(kind, 0, own)
        self.assertIn(whole.code, (0, 1), whole.err)
        new = state(folder)
        calls = spread(whole.calls, places) if places else range(1, whole.calls + 2)
        hits = 0
        for call in calls:
            self.restore(folder, old)
            run = server.run(kind, call, own)
            hits += run.hit
            with self.subTest(command=command[0], kind=kind, call=call):
                says = command[0] == 'check' or 'twig.gltf' in command
                self.examine(run, whole, folder, old, new, output_of(command) if says else None)
            if not run.hit:
                break
        return hits

    def test_calls_on_files(self):
        for name, command in COMMANDS.items():
            places = PLACES if name in LIKE_RENDER and not ALL else None
            for kind in ON_FILES:
                for before in (b'', b'old') if output_of(command) else (b'',):
                    hits = self.sweep(command, kind, before, places)
                    if kind in ('open', 'read') or (kind == 'write' and command[0] not in DRAWING):
                        self.assertGreater(hits, 0, (name, kind))

    def test_allocations(self):
        for command in COMMANDS.values():
            self.assertGreater(self.sweep(command, 'allocation', b'old', None if ALL else PLACES), 0)


if __name__ == '__main__':
    unittest.main(verbosity=2, argv=sys.argv[:1])
