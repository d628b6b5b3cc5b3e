# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Shared by the tests of what is installed."""
import functools
import os
import pathlib
import subprocess
import tempfile
import unittest

BUILD = pathlib.Path(os.environ['SINEW_BUILD'])
SOURCE = pathlib.Path(os.environ['SINEW_SOURCE'])


def run(*command, **options):
    """Standard output of a program, which must succeed."""
    result = subprocess.run([*map(str, command)], capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=90, **options)
    assert result.returncode == 0, (command, result.stdout, result.stderr)
    return result.stdout


@functools.lru_cache(maxsize=None)
def project(word):
    """A word of the `project` command or of a `set` in the top CMakeLists.txt."""
    words = (SOURCE / 'CMakeLists.txt').read_text().replace('(', ' ').replace(')', ' ').split()
    return words[words.index(word, words.index('project')) + 1]


class InstalledCase(unittest.TestCase):
    """Each class installs its components once, and moves the tree before it is used."""

    components = ()

    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix='sinew-install-test-')
        cls.addClassCleanup(folder.cleanup)
        first = pathlib.Path(folder.name) / 'first'
        for component in cls.components:
            run('cmake', '--install', BUILD, '--prefix', first, '--component', component)
        cls.prefix = first.rename(pathlib.Path(folder.name) / 'moved here')
