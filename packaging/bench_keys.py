#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Measures the cost of the number of keys: nanoseconds per pose of 57 channels with few and with many keys.

usage: bench_keys.py [--bench PATH] [KEYS ...]

Writes files of 19 nodes whose translation, rotation and scale change at every key, runs `sinew-bench evaluate` over
each and prints a Markdown table. Figures are the minimum of all repetitions.
"""
import argparse
import json
import math
import pathlib
import random
import struct
import subprocess
import tempfile

NODES = 19


def unit(numbers):
    length = math.sqrt(sum(n * n for n in numbers))
    return [n / length for n in numbers]


def values(path, keys, draw):
    if path == 'rotation':
        return [n for _ in range(keys) for n in unit([draw.uniform(-0.1, 0.1) for _ in range(3)] + [1.0])]
    return [draw.uniform(0.5, 1.5) for _ in range(3 * keys)]


def write(folder, keys):
    draw = random.Random(1)
    blocks = [struct.pack(f'<{keys}f', *(i / 30 for i in range(keys)))]
    accessors = [{'bufferView': 0, 'componentType': 5126, 'count': keys, 'type': 'SCALAR', 'min': [0],
                  'max': [struct.unpack('<f', struct.pack('<f', (keys - 1) / 30))[0]]}]
    samplers, channels = [], []
    for node in range(NODES):
        for path in ('translation', 'rotation', 'scale'):
            numbers = values(path, keys, draw)
            accessors.append({'bufferView': len(blocks), 'componentType': 5126, 'count': keys,
                              'type': 'VEC4' if path == 'rotation' else 'VEC3'})
            blocks.append(struct.pack(f'<{len(numbers)}f', *numbers))
            channels.append({'sampler': len(samplers), 'target': {'node': node, 'path': path}})
            samplers.append({'input': 0, 'output': len(accessors) - 1})
    views, offset = [], 0
    for block in blocks:
        views.append({'buffer': 0, 'byteOffset': offset, 'byteLength': len(block)})
        offset += len(block)
    (folder / 'keys.bin').write_bytes(b''.join(blocks))
    nodes = [{'children': [i + 1]} if i + 1 < NODES else {} for i in range(NODES)]
    (folder / 'keys.gltf').write_text(json.dumps({
        'asset': {'version': '2.0'}, 'scene': 0, 'scenes': [{'nodes': [0]}], 'nodes': nodes,
        'animations': [{'samplers': samplers, 'channels': channels}], 'accessors': accessors,
        'bufferViews': views, 'buffers': [{'uri': 'keys.bin', 'byteLength': offset}]}))
    return str(folder / 'keys.gltf')


def sample(bench, file, order):
    report = json.loads(subprocess.run([bench, '--quiet', 'evaluate', file, '--order', order],
                                       capture_output=True, check=True).stdout)
    return next(r['min'] for r in report['results'] if r['name'] == 'sample')


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--bench', default='build/release/bin/sinew-bench')
    parser.add_argument('keys', nargs='*', type=int, default=[10, 1000, 100000])
    options = parser.parse_args()
    print('| keys per channel | `sample` in order, ns | at random, ns |\n| ---: | ---: | ---: |')
    for keys in options.keys:
        with tempfile.TemporaryDirectory() as folder:
            file = write(pathlib.Path(folder), keys)
            print(f"| {keys} | {sample(options.bench, file, 'sequential'):.0f} | {sample(options.bench, file, 'random'):.0f} |")


if __name__ == '__main__':
    main()
