#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Ctrl+C ends what takes long before it is done, with KeyboardInterrupt."""
import os
import signal
import threading
import time

import numpy as np
import sinew
from cli_case import Gltf, main
from python_case import PythonCase

SIDE = 200


def long_clips(clips=1, frames=1000):
    """A grid of SIDE by SIDE vertices that two joints bend in every frame of each clip."""
    gltf = Gltf()
    rows, columns = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32) / SIDE
    corner = (np.arange(SIDE - 1)[:, None] * SIDE + np.arange(SIDE - 1)).ravel()[:, None]
    triangles = (corner + [0, 1, SIDE, SIDE, 1, SIDE + 1]).astype(np.uint32)
    count = SIDE * SIDE
    points = np.stack([rows.ravel(), columns.ravel(), np.zeros(count)], 1).astype(np.float32)
    shares = np.stack([rows.ravel(), 1 - rows.ravel(), np.zeros(count), np.zeros(count)], 1).astype(np.float32)
    gltf.add('meshes', {'primitives': [{
        'attributes': {'POSITION': gltf.accessor('VEC3', 5126, count, points.tobytes()),
                       'JOINTS_0': gltf.accessor('VEC4', 5121, count, bytes([0, 1, 0, 0]) * count),
                       'WEIGHTS_0': gltf.accessor('VEC4', 5126, count, shares.tobytes())},
        'indices': gltf.accessor('SCALAR', 5125, triangles.size, triangles.tobytes())}]})
    gltf.document['nodes'] = [{'mesh': 0, 'skin': 0}, {'name': 'Hip', 'children': [2]}, {'name': 'Knee'}]
    gltf.document['skins'] = [{'joints': [1, 2]}]
    gltf.document['scenes'], gltf.document['scene'] = [{'nodes': [0, 1]}], 0
    times = np.arange(frames, dtype=np.float32) / 30
    angles = np.sin(np.arange(frames) / 7) / 2
    turns = np.stack([np.sin(angles), np.zeros(frames), np.zeros(frames), np.cos(angles)], 1).astype(np.float32)
    sampler = {'input': gltf.accessor('SCALAR', 5126, frames, times.tobytes()),
               'output': gltf.accessor('VEC4', 5126, frames, turns.tobytes())}
    gltf.document['animations'] = [{'name': 'Bend', 'samplers': [sampler],
                                    'channels': [{'sampler': 0, 'target': {'node': 2, 'path': 'rotation'}}]}] * clips
    return gltf.document


def seconds(work):
    start = time.monotonic()
    work()
    return time.monotonic() - start


class Interruption(PythonCase):
    def setUp(self):
        super().setUp()
        before = signal.signal(signal.SIGINT, signal.default_int_handler)  # shells ignore it for what runs behind them
        self.addCleanup(signal.signal, signal.SIGINT, before)
        self.asset = sinew.load(self.write('long.gltf', long_clips()))

    def interrupt_after(self, delay):
        timer = threading.Timer(delay, os.kill, (os.getpid(), signal.SIGINT))
        self.addCleanup(timer.join)
        timer.start()

    def interrupted(self, work):
        with self.assertRaises(KeyboardInterrupt):
            work()

    def calls(self):
        many = sinew.load(self.write('many.gltf', long_clips(300)))
        turned = dict(size='64x48', animation='Bend', frames='0:59')
        return [('bounds', lambda: self.asset.info(bounds=True)),
                ('weights', lambda: self.asset.weights_report('Bend')),
                ('motion', many.motion),
                ('compare', lambda: self.asset.compare(self.asset)),
                ('findings', many.findings),
                ('render', lambda: self.asset.render(self.folder / 'frame-{n}.png', **turned))]

    def test_ctrl_c_ends_it_early(self):
        for name, work in self.calls():
            whole = seconds(work)
            with self.subTest(name, whole=whole):
                self.interrupt_after(whole / 10)
                part = seconds(lambda call=work: self.interrupted(call))
                self.assertLess(part, whole / 2)

    def test_it_can_be_called_again(self):
        before = self.asset.motion()
        self.interrupt_after(.05)
        self.interrupted(lambda: [self.asset.motion() for _ in range(100)])
        self.assertEqual(self.asset.motion(), before)

    def test_a_handler_that_does_not_raise_lets_it_go_on(self):
        before = signal.signal(signal.SIGINT, lambda *_: None)
        self.addCleanup(signal.signal, signal.SIGINT, before)
        whole = self.asset.info(bounds=True)
        self.interrupt_after(.05)
        self.assertEqual(self.asset.info(bounds=True), whole)


if __name__ == '__main__':
    main()
