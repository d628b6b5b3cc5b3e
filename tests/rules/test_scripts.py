#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`./run` and `./test` explain themselves without doing anything."""
import pathlib
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Scripts(unittest.TestCase):
    """The scripts beside a stand-in for what installs, which notes that it ran and fails."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix='sinew-scripts-test-')
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        (self.folder / 'packaging').mkdir()
        installer = self.folder / 'packaging' / 'install_dependencies.sh'
        installer.write_text('#!/bin/sh\ntouch installed\nexit 9\n')
        installer.chmod(0o755)
        for name in ['run', 'test']:
            shutil.copy(ROOT / name, self.folder / name)

    def run_script(self, name, *arguments):
        return subprocess.run([self.folder / name, *arguments], cwd=self.folder, capture_output=True, text=True,
                              stdin=subprocess.DEVNULL, timeout=20)

    def test_help_explains_and_does_nothing_else(self):
        before = sorted(self.folder.rglob('*'))
        for name in ['run', 'test']:
            for arguments in [['--help'], ['-h'], ['something', '--help']]:
                result = self.run_script(name, *arguments)
                self.assertEqual((result.returncode, result.stderr), (0, ''), (name, arguments))
                self.assertIn('./' + name + ' ', result.stdout)
                self.assertIn('Installs missing dependencies', result.stdout)
                self.assertLessEqual(max(map(len, result.stdout.splitlines())), 100)
                self.assertEqual(sorted(self.folder.rglob('*')), before)

    def test_without_help_dependencies_come_first(self):
        for name in ['run', 'test']:
            self.assertEqual(self.run_script(name).returncode, 9)
            self.assertTrue((self.folder / 'installed').exists())


if __name__ == '__main__':
    unittest.main(verbosity=2)
