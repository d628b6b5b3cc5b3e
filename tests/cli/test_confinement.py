#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""What a decoder that was taken over can reach (escaping_decoder.cpp)."""
import ctypes
import os

from cli_case import CliCase, Gltf, main, skinned_triangle

DECODER = os.environ['SINEW_ESCAPING_DECODER']
SANITIZED = os.environ.get('SINEW_SANITIZE', '') != ''
LANDLOCK_CREATE_RULESET = 444


def landlock_version():
    libc = ctypes.CDLL(None, use_errno=True)
    return libc.syscall(LANDLOCK_CREATE_RULESET, None, ctypes.c_size_t(0), 1)


def compressed():
    """A file whose buffer view is compressed with meshopt."""
    gltf = Gltf()
    gltf.document['extensionsUsed'] = gltf.document['extensionsRequired'] = ['EXT_meshopt_compression']
    position = gltf.accessor('VEC3', 5126, 4, b'\xa0' + bytes(47))  # as a stream of attributes starts
    gltf.add('meshes', {'primitives': [{'attributes': {'POSITION': position}, 'mode': 0}]})
    gltf.add('nodes', {'mesh': 0})
    gltf.add('scenes', {'nodes': [0]})
    gltf.document['buffers'].append({'byteLength': 48, 'extensions': {'EXT_meshopt_compression': {'fallback': True}}})
    gltf.document['bufferViews'][0] = {'buffer': 1, 'byteLength': 48, 'byteStride': 12, 'extensions': {
        'EXT_meshopt_compression': {'buffer': 0, 'byteLength': 48, 'byteStride': 12, 'count': 4, 'mode': 'ATTRIBUTES'}}}
    return gltf


class Confinement(CliCase):
    def setUp(self):
        super().setUp()
        for name in ('asset', 'elsewhere', 'out'):
            (self.folder / name).mkdir()
        self.write('asset/a.gltf', compressed().document)
        for name in ('asset/beside.bin', 'elsewhere/secret', 'elsewhere/other'):
            self.write(name, 'x')
        (self.folder / 'elsewhere/secret').chmod(0o600)
        self.folder = self.folder / 'asset'

    def attempts(self, *arguments, **environment):
        """What the decoder reached, by name: the error, or 'done'."""
        result = self.run_cli(*arguments, env={**os.environ, 'LD_PRELOAD': DECODER, **environment})
        self.assertEqual(result.returncode, 3, result.stderr)
        lines = [line.split(': ', 1) for line in result.stderr.decode().split('\n') if ': ' in line]
        return {what: how for what, how in lines if not what.startswith('sinew')}

    def test_a_decoder_reaches_only_the_folder_of_the_asset(self):
        version = landlock_version()
        for command in (['info'], ['check'], ['weights'], ['motion'], ['snapshot'], ['sample', '--time', '1'],
                        ['export', '--curves', 'all']):
            reached = self.attempts(*command, 'a.gltf', '-o', '../out/a.csv')
            with self.subTest(command=command):
                self.assertEqual(reached.pop('read beside'), 'done')
                for what in ('connect', 'signal', 'permissions elsewhere') + (() if SANITIZED else ('start',)):
                    self.assertEqual(reached.pop(what), 'Operation not permitted', what)
                reached.pop('start', None)
                if version < 1:
                    continue
                self.assertEqual(reached.pop('create at the output'), 'done')
                if SANITIZED:
                    reached.pop('read elsewhere'), reached.pop('list elsewhere')
                self.assertEqual(set(reached.values()), {'Permission denied'}, reached)
        if version >= 1:
            self.assertEqual(sorted(p.name for p in (self.folder.parent / 'elsewhere').iterdir()), ['other', 'secret'])

    def test_where_the_kernel_cannot_nothing_changes(self):
        reached = self.attempts('info', 'a.gltf', SINEW_OLD_KERNEL='1')
        self.assertEqual(reached.pop('create at the output'), 'done')
        self.assertEqual(set(reached.values()), {'done'}, reached)

    def test_a_device_needs_more(self):
        reached = self.attempts('sample', 'a.gltf', '--time', '1', '--skinning', 'compute')
        self.assertEqual(set(reached.values()), {'done'}, reached)

    def test_files_that_are_named_can_be_read_wherever_they_are(self):
        self.write('b.gltf', skinned_triangle().document)
        (self.folder.parent / 'elsewhere/clips.gltf').write_text((self.folder / 'b.gltf').read_text())
        self.write('../elsewhere/poses.json', '[{"animation": 0, "time": 1}]')
        (self.folder / 'link.gltf').symlink_to('../elsewhere/clips.gltf')
        self.done('sample', 'link.gltf', '--clips', '../elsewhere/clips.gltf', '--poses', '../elsewhere/poses.json',
                  '-o', '../out/pose.json')
        for place in ('/dev/stdout', '/dev/fd/1'):
            self.assertIn('"sinew.pose/1"', self.done('sample', 'b.gltf', '-o', place))

    def test_an_output_is_replaced_through_a_link(self):
        self.write('b.gltf', skinned_triangle().document)
        (self.folder / 'out.json').symlink_to('../out/real.json')
        for _ in range(2):
            self.done('sample', 'b.gltf', '-o', 'out.json')
        self.assertTrue((self.folder.parent / 'out/real.json').read_text().startswith('{'))


if __name__ == '__main__':
    main()
