#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Everything that is written is whole or not there: on a full disk, in a folder that is read-only, and killed at any moment."""
import shutil
import subprocess
import time
import unittest

from cli_case import CLI, CliCase, main, skinned_triangle

KILLS = 5  # moments of each command
SMALL = ['--size', '32x24', '--samples', '1']
WRITERS = {
    'info': ['info', 'leaf.gltf', '--json', '-o', 'out/a.json'],
    'check': ['check', 'leaf.gltf', '--format', 'sarif', '-o', 'out/a.sarif'],
    'baseline': ['check', 'leaf.gltf', '--update-baseline', 'out/a.json'],
    'weights': ['weights', 'leaf.gltf', '--csv', '-o', 'out/a.csv'],
    'motion': ['motion', 'leaf.gltf', '--json', '-o', 'out/a.json'],
    'compare': ['compare', 'leaf.gltf', 'leaf.gltf', '--json', '-o', 'out/a.json'],
    'comparison': ['compare', 'leaf.gltf', 'leaf.gltf', '--picture', 'out/a.png'],
    'diagnose': ['diagnose', 'leaf.gltf', '--json', '-o', 'out/a.json'],
    'sample': ['sample', 'leaf.gltf', '--vertices', '-o', 'out/a.json'],
    'curves': ['export', 'leaf.gltf', '--curves', 'all', '-o', 'out/a.csv'],
    'glb': ['export', 'leaf.gltf', '--animated', '-o', 'out/a.glb'],
    'obj': ['export', 'leaf.gltf', '-o', 'out/a.obj'],
    'snapshot': ['snapshot', 'leaf.gltf', '-o', 'out/a.sinew'],
    'demo': ['demo', '-o', 'out/a.glb'],
    'report': ['report', 'leaf.gltf', '-o', 'out/a.html', '--picture-size', '120'],
    'render': ['render', 'leaf.gltf', '-o', 'out/a.png', '--metadata', *SMALL],
    'sequence': ['render', 'leaf.gltf', '-o', 'out/{frame:02}.png', '--range', 'clip', '--fps', '8', *SMALL],
    'jpeg': ['render', 'leaf.gltf', '-o', 'out/a.jpg', *SMALL],
    'apng': ['turntable', 'leaf.gltf', '-o', 'out/a.apng', '--frames', '6', *SMALL],
    'film': ['turntable', 'leaf.gltf', '-o', 'out/a.webp', '--frames', '6', *SMALL],
    'thumbnail': ['thumbnail', 'leaf.gltf', 'out/a.png', '64'],
    **({'gif': ['turntable', 'leaf.gltf', '-o', 'out/a.gif', '--frames', '6', *SMALL]} if shutil.which('ffmpeg') else {}),
}
FULL = 'mount -t tmpfs -o size=16k none out && { cat /dev/zero 2> /dev/null > out/filler; "$@" > /dev/null; code=$?; ls -A out; exit $code; }'
READ_ONLY = 'mount -t tmpfs -o ro none out && { "$@" > /dev/null; code=$?; ls -A out; exit $code; }'


def in_namespace(script, *command, **options):
    """With file systems of its own, as any user."""
    return subprocess.run(['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', script, 'sh', *command],
                          stdin=subprocess.DEVNULL, capture_output=True, timeout=100, **options)


def can_mount():
    return shutil.which('unshare') and in_namespace('mount -t tmpfs none /mnt').returncode == 0


class Writers(CliCase):
    def setUp(self):
        super().setUp()
        self.write('leaf.gltf', skinned_triangle().document)
        (self.folder / 'out').mkdir()

    def files(self):
        return {path.name: path.read_bytes() for path in (self.folder / 'out').iterdir()}

    def refuses(self, script, left, words):
        for name, command in WRITERS.items():
            with self.subTest(name):
                result = in_namespace(script, CLI, *command, '--quiet', cwd=self.folder)
                said = result.stderr.decode()
                self.assertEqual(result.returncode, 4, said)
                self.assertEqual(result.stdout.decode().split(), left)
                by_ffmpeg = 'ffmpeg failed: ' in said  # and its words, if it has some
                self.assertTrue(words in said or name == 'gif' and by_ffmpeg, said)
                self.assertTrue(said.startswith('sinew-cli: out/'), said)
                self.assertEqual(said.count('\n'), 1, said)

    @unittest.skipUnless(can_mount(), 'no file system can be mounted here without rights (unshare --user --mount)')
    def test_a_full_disk_keeps_no_part_and_is_told(self):
        self.refuses(FULL, ['filler'], 'the disk is full')

    @unittest.skipUnless(can_mount(), 'no file system can be mounted here without rights (unshare --user --mount)')
    def test_a_read_only_folder_is_told(self):
        self.refuses(READ_ONLY, [], 'the file system is read-only')

    def test_what_is_killed_leaves_whole_files_or_none(self):
        for name, command in WRITERS.items():
            with self.subTest(name):
                start = time.monotonic()
                self.assertIn(self.run_cli(*command).returncode, (0, 1))
                seconds = time.monotonic() - start
                whole = self.files()
                self.assertTrue(whole)
                for moment in range(KILLS):
                    shutil.rmtree(self.folder / 'out')
                    (self.folder / 'out').mkdir()
                    process = subprocess.Popen([CLI, *command, '--quiet'], cwd=self.folder, stdin=subprocess.DEVNULL,
                                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                    try:
                        process.wait(timeout=seconds * (moment + 1) / KILLS)
                    except subprocess.TimeoutExpired:
                        process.kill()
                        process.wait()
                    for file, data in self.files().items():
                        self.assertEqual(data, whole.get(file), file)


if __name__ == '__main__':
    main()
