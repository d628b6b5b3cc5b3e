#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""What the components install works from a folder that was moved, and desktops can read it."""
import gzip
import json
import shutil
import struct
import subprocess
import unittest

from cli_case import skinned_triangle
from installed_tree import BUILD, SOURCE, InstalledCase, run


class CommandLine(InstalledCase):
    components = ('cli',)

    def test_the_program_runs(self):
        model = self.prefix / 'leaf.gltf'
        model.write_text(json.dumps(skinned_triangle().document))
        program = self.prefix / 'bin' / 'sinew-cli'
        self.assertIn('Leaf', run(program, 'info', model))
        run(program, 'thumbnail', model, self.prefix / 'leaf.png', '32')
        self.assertTrue((self.prefix / 'leaf.png').read_bytes().startswith(b'\x89PNG'))

    def test_only_its_own_files_are_installed(self):
        self.assertEqual([path.name for path in (self.prefix / 'bin').iterdir()], ['sinew-cli'])
        self.assertFalse((self.prefix / 'share' / 'applications').exists())

    def test_every_command_has_a_manual_page(self):
        pages = {path.name for path in (self.prefix / 'share' / 'man' / 'man1').iterdir()}
        commands = [line.split()[0] for line in
                    run(self.prefix / 'bin' / 'sinew-cli', 'complete', '').splitlines() if not line.startswith('help')]
        self.assertEqual(pages, {'sinew-cli.1.gz', *(f'sinew-cli-{command}.1.gz' for command in commands)})

    def test_completions_are_where_shells_look(self):
        share = self.prefix / 'share'
        program = self.prefix / 'bin' / 'sinew-cli'
        zsh = list(share.glob('zsh/*/_sinew-cli'))
        self.assertEqual(len(zsh), 1)
        for shell, path in [('bash', share / 'bash-completion' / 'completions' / 'sinew-cli'), ('zsh', zsh[0]),
                            ('fish', share / 'fish' / 'vendor_completions.d' / 'sinew-cli.fish')]:
            self.assertEqual(path.read_text(), run(program, 'completion', shell))

    def test_schemas_are_those_of_the_program(self):
        program = self.prefix / 'bin' / 'sinew-cli'
        names = run(program, 'schema').split()
        folder = self.prefix / 'share' / 'sinew' / 'schemas'
        self.assertEqual({path.name: path.read_text() for path in folder.iterdir()},
                         {name.replace('/', '-') + '.schema.json': run(program, 'schema', name) for name in names})

    def test_packages_have_documents(self):
        if not (BUILD / 'CPackConfig.cmake').exists():
            self.skipTest('NOT RUN: the build makes no packages; dpkg-deb is not installed')
        folder = self.prefix / 'share' / 'doc' / 'sinew-cli'
        self.assertEqual(sorted(path.name for path in folder.iterdir()), ['changelog.Debian.gz', 'changelog.gz', 'copyright'])
        self.assertEqual(gzip.decompress((folder / 'changelog.gz').read_bytes()), (SOURCE / 'CHANGELOG.md').read_bytes())
        text = (folder / 'copyright').read_text()
        for words in ['Permission is hereby granted', 'Bitstream Vera is a trademark']:
            self.assertIn(words, text)
        self.assertNotIn('\n\n ', text, 'an empty line ends a field')


@unittest.skipUnless((BUILD / 'bin' / 'sinew').exists(), 'NOT RUN: the build has no window')
class Window(InstalledCase):
    components = ('gui',)

    def valid(self, package, program, *arguments):
        if not shutil.which(program):
            self.skipTest(f'NOT RUN: {program} is not installed (package {package})')
        result = subprocess.run([program, *map(str, arguments)], capture_output=True, text=True)
        self.assertEqual((result.returncode, result.stderr), (0, ''), result.stdout)
        return result.stdout

    def test_the_window_starts_from_menus(self):
        path = self.prefix / 'share' / 'applications' / 'sinew.desktop'
        self.assertEqual(self.valid('desktop-file-utils', 'desktop-file-validate', path), '')

    def test_software_centres_can_show_it(self):
        path = self.prefix / 'share' / 'metainfo' / 'org.sinew.Sinew.metainfo.xml'
        self.assertNotIn('@', path.read_text())
        self.valid('appstream', 'appstreamcli', 'validate', '--no-net', '--strict', path)
        for name in ['window', 'problems', 'timeline']:
            width, height = struct.unpack('>II', (SOURCE / 'packaging' / 'pictures' / f'{name}.png').read_bytes()[16:24])
            self.assertRegex(path.read_text(), f'width="{width}" height="{height}">[^<]*/{name}.png<')

    def test_icons_have_the_sizes_of_their_folders(self):
        folder = self.prefix / 'share' / 'icons' / 'hicolor'
        self.assertTrue((folder / 'scalable' / 'apps' / 'sinew.svg').exists())
        if not (BUILD / 'packaging' / 'icons').exists():
            self.skipTest('NOT RUN: rsvg-convert was not installed (package librsvg2-bin)')
        pictures = list(folder.glob('*/apps/sinew.png'))
        self.assertEqual(len(pictures), 9)
        for picture in pictures:
            size = int(picture.parts[-3].split('x')[0])
            self.assertEqual(struct.unpack('>II', picture.read_bytes()[16:24]), (size, size))

    def test_every_option_is_in_the_manual_page(self):
        page = gzip.decompress((self.prefix / 'share' / 'man' / 'man1' / 'sinew.1.gz').read_bytes()).decode()
        options = [word for line in run(self.prefix / 'bin' / 'sinew', '--help').splitlines() if line.startswith('  -')
                   for word in line.split('  ')[1].replace(',', '').split() if word.startswith('-')]
        self.assertGreater(len(options), 10)
        for option in options:
            self.assertIn('\\fB' + option.replace('-', '\\-'), page.replace(', ', ', \\fB'))
        self.assertNotRegex(page, '\n[^.][^\n]*[<>]')


if __name__ == '__main__':
    unittest.main(verbosity=2)
