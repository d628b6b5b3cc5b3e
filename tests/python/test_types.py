#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""The types of the module hold: mypy is strict about it and its example, and the stub fits the compiled part."""
import importlib.util
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

FOLDER = pathlib.Path(os.environ['SINEW_PYTHON'])
USE = '''
import sinew
reveal_type(sinew.load("a.glb").pose("Walk", 0.5).world)
reveal_type(sinew.load("a.glb").clips[0].frame_rate)
sinew.load(3)
sinew.load("a.glb").pose(time="now")
'''


# Of classes that pybind11 makes: their metaclass, and constructors that no one can call.
MADE = ['sinew._sinew.File', 'sinew._sinew.File.__init__', 'sinew._sinew.Pose', 'sinew._sinew.Pose.__init__']


@unittest.skipUnless(importlib.util.find_spec('mypy'), 'mypy is not installed for this Python')
class Types(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix='sinew-types-')
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)

    def python(self, *arguments):
        environment = dict(os.environ, MYPYPATH=str(FOLDER), MYPY_CACHE_DIR=str(self.folder / 'cache'))
        result = subprocess.run([sys.executable, '-m', *map(str, arguments)], env=environment, stdout=subprocess.PIPE,
                                stderr=subprocess.STDOUT, text=True, check=False)
        return result.returncode, result.stdout

    def test_package_and_example_are_strictly_typed(self):
        code, words = self.python('mypy', '--strict', FOLDER / 'sinew', FOLDER / 'examples' / 'foot_height.py')
        self.assertEqual(code, 0, words)

    def test_stub_fits_the_compiled_part(self):
        (self.folder / 'made').write_text('\n'.join(MADE), encoding='utf-8')
        code, words = self.python('mypy.stubtest', 'sinew._sinew', '--allowlist', self.folder / 'made')
        self.assertEqual(code, 0, words)

    def test_users_see_types(self):
        file = self.folder / 'use.py'
        file.write_text(USE, encoding='utf-8')
        code, words = self.python('mypy', '--strict', file)
        self.assertEqual(code, 1, words)
        self.assertIn('ndarray[Any, numpy.dtype[numpy.floating[numpy._typing._32Bit]]]', words)
        self.assertIn('Union[builtins.float, None]', words)
        self.assertIn('Argument 1 to "load"', words)
        self.assertIn('Argument "time" to "pose"', words)


if __name__ == '__main__':
    unittest.main(verbosity=2)
