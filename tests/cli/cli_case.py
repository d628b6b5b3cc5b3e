#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Shared by the command-line tests: running the program, and small generated glTF files."""
import base64
import functools
import json
import os
import pathlib
import struct
import subprocess
import sys
import tempfile
import unittest
import zlib

from json_schema import misfits

CLI = os.environ.get('SINEW_CLI', 'sinew-cli')
BENCH = os.environ.get('SINEW_BENCH', 'sinew-bench')

@functools.lru_cache(maxsize=None)
def schema_of(program, form):
    answer = subprocess.run([program, 'schema', form], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, check=True)
    return json.loads(answer.stdout)


class CliCase(unittest.TestCase):
    """Every test has a folder of its own, and the program runs in it."""

    program = CLI

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix='sinew-cli-test-')
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def run_cli(self, *arguments, timeout=100, **options):
        return subprocess.run([self.program, *map(str, arguments)], cwd=self.folder, timeout=timeout,
                              stdin=subprocess.DEVNULL, capture_output=True, **options)

    def done(self, *arguments):
        """Standard output as text; the program must succeed."""
        result = self.run_cli(*arguments)
        self.assertEqual(result.returncode, 0, result.stderr.decode('utf-8', 'replace'))
        return result.stdout.decode('utf-8')

    def parsed(self, text):
        """A JSON answer of the program; it must fit the schema of its format."""
        value = json.loads(text)
        for document in value if isinstance(value, list) else [value]:
            self.assertEqual(list(misfits(document, schema_of(self.program, document['format']))), [])
        return value

    def written(self, name):
        """The same of a file that the program wrote."""
        return self.parsed((self.folder / name).read_text())

    def answer(self, *arguments):
        return self.parsed(self.done(*arguments))

    def fails(self, code, *arguments, mentions=(), **options):
        """The one line that it fails with."""
        before = sorted(self.folder.iterdir())
        result = self.run_cli(*arguments, **options)
        line = result.stderr.decode('utf-8')
        self.assertEqual(result.returncode, code, line)
        self.assertEqual(result.stdout, b'')
        self.assertTrue(line.startswith(pathlib.Path(self.program).name + ': ') and line.endswith('\n'), line)
        self.assertEqual(line.count('\n'), 1, line)
        for text in mentions:
            self.assertIn(text, line)
        self.assertEqual(sorted(self.folder.iterdir()), before, 'a failure leaves no file behind')
        return line

    def write(self, name, content):
        path = self.folder / name
        path.write_text(content if isinstance(content, str) else json.dumps(content), encoding='utf-8')
        return path


def floats(*values):
    return struct.pack('<%df' % len(values), *values)


class Gltf:
    """A glTF document whose buffers are data URIs."""

    def __init__(self):
        self.document = {'asset': {'version': '2.0'}, 'buffers': [], 'bufferViews': [], 'accessors': []}

    def add(self, array, value):
        self.document.setdefault(array, []).append(value)
        return len(self.document[array]) - 1

    def accessor(self, kind, component, count, data):
        uri = 'data:application/octet-stream;base64,' + base64.b64encode(data).decode('ascii')
        self.add('buffers', {'byteLength': len(data), 'uri': uri})
        view = self.add('bufferViews', {'buffer': len(self.document['buffers']) - 1, 'byteLength': len(data)})
        accessor = {'bufferView': view, 'componentType': component, 'count': count, 'type': kind}
        if kind == 'VEC3' and component == 5126:
            points = [struct.unpack_from('<3f', data, 12 * i) for i in range(count)]
            accessor['min'] = [min(p[i] for p in points) for i in range(3)]
            accessor['max'] = [max(p[i] for p in points) for i in range(3)]
        elif kind == 'SCALAR' and component == 5126:
            accessor['min'], accessor['max'] = [struct.unpack_from('<f', data)[0]], [struct.unpack_from('<f', data, 4 * count - 4)[0]]
        return self.add('accessors', accessor)


def skinned_triangle(weights=(.5, 1, 0), first=1, last=2):
    """A triangle with one joint ("Hip", node 1) that the clip "Rise" lifts from y = 0 to y = 2 between 1 and 2 s (`first` and
    `last`); the clip "Still" has one key. Each vertex has one weight: by default vertex 0 has half of it and vertex 2 none. Its node
    stands at x = 5."""
    gltf = Gltf()
    position = gltf.accessor('VEC3', 5126, 3, floats(0, 0, 0, 1, 0, 0, 0, 1, 0))
    joints = gltf.accessor('VEC4', 5121, 3, bytes(12))
    shares = gltf.accessor('VEC4', 5126, 3, floats(*[n for weight in weights for n in (weight, 0, 0, 0)]))
    gltf.add('meshes', {'name': 'Leaf', 'primitives': [
        {'attributes': {'POSITION': position, 'JOINTS_0': joints, 'WEIGHTS_0': shares}}]})
    gltf.add('nodes', {'name': 'Body', 'mesh': 0, 'skin': 0, 'translation': [5, 0, 0]})
    gltf.add('nodes', {'name': 'Hip'})
    gltf.add('skins', {'name': 'Rig', 'joints': [1]})
    times = gltf.accessor('SCALAR', 5126, 2, floats(first, last))
    lifts = gltf.accessor('VEC3', 5126, 2, floats(0, 0, 0, 0, 2, 0))
    gltf.add('animations', {'name': 'Rise', 'samplers': [{'input': times, 'output': lifts}],
                            'channels': [{'sampler': 0, 'target': {'node': 1, 'path': 'translation'}}]})
    once = gltf.accessor('SCALAR', 5126, 1, floats(3))
    place = gltf.accessor('VEC3', 5126, 1, floats(0, 7, 0))
    gltf.add('animations', {'name': 'Still', 'samplers': [{'input': once, 'output': place}],
                            'channels': [{'sampler': 0, 'target': {'node': 1, 'path': 'translation'}}]})
    gltf.add('scenes', {'name': 'Main', 'nodes': [0, 1]})
    gltf.add('nodes', {'name': 'Elsewhere', 'translation': [0, 0, 9]})
    gltf.add('scenes', {'name': 'Other', 'nodes': [2]})
    gltf.document['scene'] = 0
    return gltf


def read_png(path):
    """(width, height, channels, rows of bytes) of an 8-bit PNG"""
    data = pathlib.Path(path).read_bytes()
    assert data[:8] == b'\x89PNG\r\n\x1a\n'
    chunks, offset = {}, 8
    while offset < len(data):
        length, kind = struct.unpack_from('>I4s', data, offset)
        chunks[kind] = chunks.get(kind, b'') + data[offset + 8:offset + 8 + length]
        offset += 12 + length
    width, height, depth, color = struct.unpack_from('>IIBB', chunks[b'IHDR'])
    channels = {2: 3, 6: 4}[color]
    assert depth == 8
    raw, stride = zlib.decompress(chunks[b'IDAT']), width * channels
    rows, previous = [], bytes(stride)
    for y in range(height):
        row = bytearray(raw[y * (stride + 1) + 1:(y + 1) * (stride + 1)])
        unfilter(raw[y * (stride + 1)], row, previous, channels)
        previous = bytes(row)
        rows.append(previous)
    return width, height, channels, rows


def unfilter(kind, row, above, channels):
    for i in range(len(row)):
        left = row[i - channels] if i >= channels else 0
        up = above[i]
        corner = above[i - channels] if i >= channels else 0
        if kind == 1:
            row[i] = (row[i] + left) & 255
        elif kind == 2:
            row[i] = (row[i] + up) & 255
        elif kind == 3:
            row[i] = (row[i] + (left + up) // 2) & 255
        elif kind == 4:
            p = left + up - corner
            nearest = min((abs(p - left), 0, left), (abs(p - up), 1, up), (abs(p - corner), 2, corner))[2]
            row[i] = (row[i] + nearest) & 255


def main():
    unittest.main(verbosity=2, argv=sys.argv[:1])
