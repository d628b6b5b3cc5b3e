#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`thumbnail`: what file managers call, in their jail."""
import base64
import configparser
import os
import pathlib
import shlex
import shutil
import signal
import struct
import subprocess
import time
import unittest
import xml.etree.ElementTree as ElementTree
import zlib

from cli_case import CLI, CliCase, main, read_png, skinned_triangle

PACKAGING = pathlib.Path(__file__).resolve().parents[2] / 'packaging'
BUILD = os.environ.get('SINEW_BUILD', '')
RED = (200, 10, 10, 255)


def png(width, height, pixel):
    """The bytes of a PNG with alpha; `pixel` gives four bytes for x and y."""
    def chunk(kind, data):
        return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))
    rows = b''.join(b'\0' + bytes(value for x in range(width) for value in pixel(x, y)) for y in range(height))
    return (b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', width, height, 8, 6, 0, 0, 0)) +
            chunk(b'IDAT', zlib.compress(rows)) + chunk(b'IEND', b''))


def striped(width, height):
    """Black and white columns by turns: their mean in linear light is 188."""
    return png(width, height, lambda x, y: (255 * (x % 2),) * 3 + (255,))


class Thumbnail(CliCase):
    def setUp(self):
        super().setUp()
        self.write('leaf.gltf', skinned_triangle().document)

    def carrying(self, picture, change):
        """The triangle with a picture of itself."""
        document = skinned_triangle().document
        document['images'] = [{'uri': 'data:image/png;base64,' + base64.b64encode(png(4, 4, lambda x, y: RED)).decode()},
                              {'uri': 'data:image/png;base64,' + base64.b64encode(picture).decode()}]
        document['textures'] = [{'source': 0}, {'source': 1}]
        change(document)
        return document

    def test_a_model_is_drawn_on_nothing(self):
        self.assertEqual(self.done('thumbnail', 'leaf.gltf', 'out.png', '64'), '')
        width, height, channels, rows = read_png(self.folder / 'out.png')
        self.assertEqual((width, height, channels), (64, 64, 4))
        alphas = [row[x * 4 + 3] for row in rows for x in range(width)]
        self.assertEqual((min(alphas), max(alphas)), (0, 255))
        self.assertGreater(sum(alphas), 255 * 50)

    def test_a_picture_that_the_file_carries_is_used(self):
        def draft(document):
            document['asset']['thumbnail'] = 1

        def vrm1(document):
            document['extensionsUsed'] = ['VRMC_vrm']
            document['extensions'] = {'VRMC_vrm': {'specVersion': '1.0', 'meta': {'thumbnailImage': 1}}}

        def vrm0(document):
            document['extensionsUsed'] = ['VRM']
            document['extensions'] = {'VRM': {'specVersion': '0.0', 'meta': {'texture': 1}}}
        for change in [draft, vrm1, vrm0]:
            self.write('a.gltf', self.carrying(striped(256, 128), change))
            self.done('thumbnail', 'a.gltf', 'out.png', '64')
            width, height, channels, rows = read_png(self.folder / 'out.png')
            self.assertEqual((width, height, channels), (64, 32, 4))
            for x in range(4, 60):
                self.assertAlmostEqual(rows[16][x * 4], 188, delta=3)
            self.done('thumbnail', 'a.gltf', 'out.png', '512')  # not enlarged
            self.assertEqual(read_png(self.folder / 'out.png')[:2], (256, 128))

    def test_a_carried_picture_that_is_broken_is_drawn(self):
        for index, picture in [(1, b'no picture'), (7, striped(4, 4)), (-1, striped(4, 4)), ('a', striped(4, 4))]:
            self.write('a.gltf', self.carrying(picture, lambda document: document['asset'].update(thumbnail=index)))
            self.done('thumbnail', 'a.gltf', 'out.png', '32')
            self.assertEqual(read_png(self.folder / 'out.png')[:2], (32, 32))

    def test_what_is_no_model_ends_at_once_without_output(self):
        os.mkfifo(self.folder / 'pipe.glb')
        with open(self.folder / 'large.glb', 'wb') as large:
            large.write(b'glTF\2\0\0\0')
            large.truncate(500 << 20)
        self.write('broken.gltf', '{"asset": {"version": "2.0"')
        start = time.monotonic()
        for name in ['pipe.glb', '/dev/zero', 'large.glb', 'broken.gltf', 'missing.gltf', '.']:
            self.fails(3, 'thumbnail', name, 'out.png', '64')
            self.assertFalse((self.folder / 'out.png').exists())
        self.assertLess(time.monotonic() - start, 60)
        self.fails(2, 'thumbnail', 'leaf.gltf', 'out.png', 'big', mentions=['SIZE'])
        self.fails(2, 'thumbnail', 'leaf.gltf', 'out.png', mentions=['FILE OUTPUT SIZE'])
        self.fails(2, 'thumbnail', 'leaf.gltf', 'leaf.gltf', '64', mentions=['replace'])

    def test_the_time_is_limited(self):
        process = subprocess.Popen([CLI, 'thumbnail', 'leaf.gltf', 'out.png', '2048'], cwd=self.folder,
                                   stderr=subprocess.PIPE)
        while not self.catches(process.pid, signal.SIGALRM):
            self.assertIsNone(process.poll())
            time.sleep(.001)
        process.send_signal(signal.SIGALRM)  # what comes after 10 s
        self.assertEqual(process.communicate(timeout=60)[1], b'sinew-cli: no thumbnail within 10 s\n')
        self.assertEqual(process.returncode, 3)
        self.assertEqual(os.listdir(self.folder), ['leaf.gltf'])

    @staticmethod
    def catches(process, number):
        for line in pathlib.Path(f'/proc/{process}/status').read_text().splitlines():
            if line.startswith('SigCgt:'):
                return int(line.split()[1], 16) >> (number - 1) & 1
        return False


@unittest.skipUnless(BUILD, 'the release build is installed')
class Installed(CliCase):
    """The installed thumbnailer in a jail with /usr, its prefix, and nothing else: no /etc, home, devices, caches."""

    def setUp(self):
        super().setUp()
        self.prefix = self.folder / 'prefix'
        subprocess.run(['cmake', '--install', BUILD, '--prefix', self.prefix], check=True, stdout=subprocess.DEVNULL)
        self.entry = configparser.ConfigParser(interpolation=None)
        self.entry.read(self.prefix / 'share' / 'thumbnailers' / 'sinew.thumbnailer')

    def jailed(self, source):
        """Runs the command of the thumbnailer as file managers do; its exit code and output."""
        out = self.folder / 'out'
        out.mkdir(exist_ok=True)
        words = {'%i': '/tmp/input' + source.suffix, '%o': '/tmp/out/a.png', '%s': '128'}
        command = [words.get(word, word) for word in shlex.split(self.entry['Thumbnailer Entry']['Exec'])]
        jail = ['bwrap', '--unshare-all', '--die-with-parent', '--new-session', '--clearenv',
                '--setenv', 'PATH', f'{self.prefix}/bin:/usr/bin', '--ro-bind', '/usr', '/usr',
                *[word for name in ['bin', 'lib', 'lib64'] for word in ['--symlink', f'/usr/{name}', f'/{name}']],
                '--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp', '--ro-bind', self.prefix, self.prefix,
                '--ro-bind', source, words['%i'], '--bind', out, '/tmp/out', '--chdir', '/']
        return subprocess.run([*map(str, jail), *command], capture_output=True, timeout=100), out / 'a.png'

    def test_the_entry_names_the_types_of_all_extensions(self):
        types = set(filter(None, self.entry['Thumbnailer Entry']['MimeType'].split(';')))
        own = ElementTree.parse(self.prefix / 'share' / 'mime' / 'packages' / 'sinew.xml')
        name = '{http://www.freedesktop.org/standards/shared-mime-info}'
        patterns = {glob.get('pattern'): each.get('type') for each in own.iter(name + 'mime-type')
                    for glob in each.iter(name + 'glob')}
        self.assertEqual(set(patterns), {'*.vrm', '*.vrma'})
        self.assertEqual(types, {'model/gltf-binary', 'model/gltf+json', *patterns.values()})
        desktop = (PACKAGING / 'sinew.desktop').read_text()
        for each in types:
            self.assertIn(each + ';', desktop)

    def test_it_works_in_a_jail(self):
        self.assertTrue(shutil.which('bwrap'), 'install bubblewrap: packaging/install_dependencies.sh test')
        self.write('leaf.gltf', skinned_triangle().document)
        result, picture = self.jailed(self.folder / 'leaf.gltf')
        self.assertEqual((result.returncode, result.stdout, result.stderr), (0, b'', b''))
        self.assertEqual(read_png(picture)[:2], (128, 128))
        self.done('thumbnail', 'leaf.gltf', 'free.png', '128')
        self.assertEqual(picture.read_bytes(), (self.folder / 'free.png').read_bytes())
        self.assertEqual(os.listdir(picture.parent), ['a.png'])


if __name__ == '__main__':
    main()
