#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""What is packed for other systems fits what is installed: the folder that runs from anywhere, Flatpak, the container."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

from installed_tree import SOURCE, run

PACKAGING = SOURCE / 'packaging'


class AppRun(unittest.TestCase):
    """The start program of the folder, with programs that say what they are called with."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix='sinew-tree-test-')
        self.addCleanup(folder.cleanup)
        self.tree = pathlib.Path(folder.name) / 'a tree'
        (self.tree / 'bin').mkdir(parents=True)
        shutil.copy(PACKAGING / 'tree' / 'AppRun', self.tree)
        for name in ['sinew', 'sinew-cli']:
            self.program(name, f'echo {name} "$@" "${{QT_PLUGIN_PATH-none}}" "${{LD_LIBRARY_PATH-none}}"')
            (self.tree / name).symlink_to('AppRun')

    def program(self, name, text):
        path = self.tree / 'bin' / name
        path.write_text('#!/bin/sh\n' + text + '\n')
        path.chmod(0o755)

    def called(self, path, *arguments, **environment):
        kept = {name: os.environ[name] for name in ['PATH']}
        return run(path, *arguments, env={**kept, 'QT_PLUGIN_PATH': '/other', **environment}).strip()

    def test_the_name_chooses_the_program(self):
        self.assertEqual(self.called(self.tree / 'sinew-cli', 'a b'), 'sinew-cli a b none none')
        self.assertEqual(self.called(self.tree / 'sinew'), 'sinew none none')
        self.assertEqual(self.called(self.tree / 'AppRun'), 'sinew none none')

    def test_links_from_elsewhere_find_the_folder(self):
        link = self.tree.parent / 'sinew-cli'
        link.symlink_to(self.tree / 'sinew-cli')
        self.assertEqual(self.called(link), 'sinew-cli none none')

    def test_an_image_is_called_by_its_own_name(self):
        self.assertEqual(self.called(self.tree / 'AppRun', APPDIR=str(self.tree), ARGV0='./sinew-cli'), 'sinew-cli none none')
        self.assertEqual(self.called(self.tree / 'AppRun', APPDIR=str(self.tree), ARGV0='./Sinew-1.AppImage'), 'sinew none none')

    def test_a_missing_library_is_replaced(self):
        self.program('sinew', 'test -n "$LD_LIBRARY_PATH" || exit 127\necho "$LD_LIBRARY_PATH"')
        self.assertEqual(self.called(self.tree / 'sinew'), str(self.tree / 'lib' / 'fallback'))


class Manifests(unittest.TestCase):
    def test_flatpak_names_what_is_installed(self):
        text = (PACKAGING / 'flatpak' / 'org.sinew.Sinew.yml').read_text()
        self.assertIn('<id>org.sinew.Sinew</id>', (PACKAGING / 'sinew.metainfo.xml.in').read_text())
        self.assertIn('app-id: org.sinew.Sinew\n', text)
        rules = (PACKAGING / 'CMakeLists.txt').read_text()
        for name in re.findall(r'packages/(sinew[^ ]*\.xml)', text):
            self.assertIn(name, rules)
        if not shutil.which('flatpak-builder'):
            self.skipTest('NOT RUN: flatpak-builder is not installed')
        with tempfile.TemporaryDirectory() as folder:
            manifest = json.loads(run('flatpak-builder', '--show-manifest', PACKAGING / 'flatpak' / 'org.sinew.Sinew.yml', cwd=folder))
        self.assertEqual(manifest['modules'][0]['sources'], [{'type': 'dir', 'path': '../../build/packages/tree'}])

    def test_the_container_has_what_its_entry_names(self):
        text = (PACKAGING / 'container' / 'Dockerfile').read_text()
        self.assertIn('ENTRYPOINT ["sinew-cli"]', text)
        self.assertIn('sinew_package(cli sinew-cli ', (PACKAGING / 'cmake' / 'packages.cmake').read_text())

    def test_scripts_are_valid(self):
        for script in [*PACKAGING.glob('*.sh'), *PACKAGING.glob('*/*.sh')]:
            subprocess.run(['bash', '-n', script], check=True)
        subprocess.run(['sh', '-n', PACKAGING / 'tree' / 'AppRun'], check=True)


class Presets(unittest.TestCase):
    def test_cmake_reads_them(self):
        listed = run('cmake', '--list-presets=all', cwd=SOURCE)
        for name in ['release', 'sanitize']:
            self.assertIn(f'"{name}"', listed)
        names = [preset['name'] for preset in json.loads((SOURCE / 'CMakePresets.json').read_text())['configurePresets']]
        self.assertIn('msvc', names)
        self.assertIn('apple', names)
        json.loads((PACKAGING / 'vcpkg' / 'vcpkg.json').read_text())


if __name__ == '__main__':
    unittest.main(verbosity=2)
