#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""The examples in the documentation of the module run, and the example program does."""
import doctest
import importlib
import inspect
import os
import pathlib
import subprocess
import sys
import xml.etree.ElementTree as xml

import sinew
from cli_case import main
from python_case import PythonCase

PARTS = [sinew] + [importlib.import_module('sinew.' + name) for name in ('_asset', '_errors', '_items', '_pose')]
EXAMPLE = pathlib.Path(os.environ['SINEW_PYTHON']) / 'examples' / 'foot_height.py'


class Documentation(PythonCase):
    def test_examples_run(self):
        self.orca()
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(self.folder)
        results = [doctest.testmod(part, optionflags=doctest.ELLIPSIS) for part in PARTS]
        self.assertEqual([each.failed for each in results], [0] * len(PARTS))
        self.assertGreater(sum(each.attempted for each in results), 20)

    def test_everything_public_is_described(self):
        for name in sinew.__all__:
            each = getattr(sinew, name)
            if name.startswith('__'):
                continue
            self.assertTrue(inspect.getdoc(each), name)
            for member, value in vars(each).items() if inspect.isclass(each) else ():
                if not member.startswith('_') and (callable(value) or isinstance(value, property)):
                    self.assertTrue(inspect.getdoc(value), f'{name}.{member}')

    def test_the_version_is_that_of_the_programs(self):
        self.assertEqual(self.done('--version').split()[-1], sinew.__version__)

    def test_example_plots_a_foot(self):
        path = self.triangle()
        subprocess.run([sys.executable, '-B', EXAMPLE, path, 'Rise', 'Hip', self.folder / 'foot.svg'], check=True)
        root = xml.parse(self.folder / 'foot.svg').getroot()
        line = next(each for each in root if each.tag.endswith('polyline')).get('points').split()
        heights = [float(point.split(',')[1]) for point in line]
        self.assertEqual(len(heights), 31)
        self.assertEqual(heights, sorted(heights, reverse=True))  # it rises
        wrong = subprocess.run([sys.executable, '-B', EXAMPLE, path, 'Rize', 'Hip', 'foot.svg'], capture_output=True)
        self.assertEqual(wrong.returncode, 3)
        self.assertIn(b"did you mean 'Rise'", wrong.stderr)


if __name__ == '__main__':
    main()
