#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""What takes long lets other threads of Python go on, and one file is read by many."""
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import sinew
from cli_case import main
from python_case import PythonCase


class Counter(threading.Thread):
    """Counts while `with` lasts, unless the interpreter is locked."""

    def __init__(self):
        super().__init__(daemon=True)
        self.steps, self.ends = 0, False

    def run(self):
        while not self.ends:
            self.steps += 1
            time.sleep(0)  # lets the other thread have the lock at once

    def __enter__(self):
        self.start()
        while self.steps == 0:
            time.sleep(0)
        return self

    def __exit__(self, *_):
        self.ends = True
        self.join()


class Threads(PythonCase):
    def steps_during(self, work):
        """How often another thread came to its turn while `work` ran, repeated if it is too short for that. With the lock held
        it is not once: the interval after which Python would take the lock from running bytecode is longer than the test."""
        before = sys.getswitchinterval()
        sys.setswitchinterval(1000)
        try:
            with Counter() as counter:
                first = counter.steps
                for _ in range(100):
                    work()
                    if counter.steps > first:
                        break
                return counter.steps - first
        finally:
            sys.setswitchinterval(before)

    def test_other_threads_go_on(self):
        asset = self.orca()
        pose = asset.pose('Breach', 2)
        for name, work in (('load', lambda: sinew._sinew.File.load(asset.path, True)),
                           ('findings', lambda: sinew._sinew.findings(asset._file, '', True)),
                           ('weights', lambda: sinew._sinew.weights(asset._file, 0, None, True)),
                           ('motion', lambda: sinew._sinew.motion(asset._file, [], [], 0.0)),
                           ('compare', lambda: sinew._sinew.compare(asset._file, asset._file, False, False)),
                           ('info', lambda: sinew._sinew.info(asset._file, True)),
                           ('vertices', lambda: pose._pose.vertices(0, 0)),
                           ('render', lambda: sinew._sinew.render(asset._file, ['--size=64x48'], '', ''))):
            self.assertGreater(self.steps_during(work), 0, name)

    def test_a_loop_that_holds_the_lock_stops_the_counter(self):
        self.assertEqual(self.steps_during(lambda: sum(range(10000))), 0)

    def test_one_file_is_read_by_many_threads(self):
        asset = self.orca()
        times = np.linspace(0, 5.5, 24)
        expected = [asset.pose('Breach', t).vertices('Orca') for t in times]
        with ThreadPoolExecutor(4) as pool:
            found = list(pool.map(lambda t: asset.pose('Breach', t).vertices('Orca'), times))
            reports = list(pool.map(lambda _: asset.motion('Swim'), range(4)))
            pictures = list(pool.map(lambda _: asset.render(size='64x48'), range(4)))
        for a, b in zip(expected, found):
            np.testing.assert_array_equal(a, b)
        self.assertTrue(all(each == reports[0] for each in reports))
        self.assertTrue(all(np.array_equal(each, pictures[0]) for each in pictures))


if __name__ == '__main__':
    main()
