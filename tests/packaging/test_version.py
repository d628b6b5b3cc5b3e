#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""The version is that of `project` in the top CMakeLists.txt wherever it is shown."""
import gzip
import os
import re
import unittest
from xml.etree import ElementTree

from installed_tree import BUILD, project, run

VERSION = project('VERSION')
PROGRAMS = [name for name in ['sinew-cli', 'sinew-bench', 'sinew'] if (BUILD / 'bin' / name).exists()]


class Version(unittest.TestCase):
    def test_programs_print_it(self):
        for name in PROGRAMS:
            self.assertEqual(run(BUILD / 'bin' / name, '--version'), f'{name} {VERSION}\n')

    def test_manual_pages_name_it(self):
        for name in PROGRAMS:
            pages = sorted((BUILD / 'packaging' / 'pages' / 'man' / name).iterdir())
            self.assertTrue(pages)
            for page in pages:
                first = gzip.decompress(page.read_bytes()).decode().splitlines()[0]
                self.assertIn(f' 1 "" "{name} {VERSION}" ', first.replace('\\-', '-'))

    def test_packages_have_it(self):
        config = BUILD / 'CPackConfig.cmake'
        if not config.exists():
            self.skipTest('NOT RUN: the build makes no packages; dpkg-deb is not installed')
        self.assertIn(f'set(CPACK_PACKAGE_VERSION "{VERSION}")', config.read_text().splitlines())
        changelog = gzip.decompress((BUILD / 'packaging' / 'debian' / 'changelog.Debian.gz').read_bytes()).decode()
        self.assertTrue(changelog.startswith(f'sinew ({VERSION}-1) '), changelog)

    @unittest.skipUnless('sinew' in PROGRAMS, 'NOT RUN: the build has no window')
    def test_software_centres_name_it_with_its_date(self):
        release = ElementTree.parse(BUILD / 'packaging' / 'sinew.metainfo.xml').find('releases/release')
        self.assertEqual((release.get('version'), release.get('date')), (VERSION, project('SINEW_RELEASED')))

    def test_the_python_module_has_it(self):
        if not any((BUILD / 'python' / 'sinew').glob('_sinew.*.so')):
            self.skipTest('NOT RUN: the build has no Python module')
        self.assertEqual(run(os.environ['SINEW_PYTHON'], '-c', 'import sinew; print(sinew.__version__)',
                             env={**os.environ, 'PYTHONPATH': str(BUILD / 'python')}), VERSION + '\n')

    def test_the_manual_has_it(self):
        page = BUILD / 'manual' / 'html' / 'index.html'
        if not page.exists():
            self.skipTest('NOT RUN: the manual is not built')
        self.assertRegex(page.read_text(), re.escape(VERSION))


if __name__ == '__main__':
    unittest.main(verbosity=2)
