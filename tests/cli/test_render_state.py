#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Pictures hold how they were made: `render --state` makes them again, to the byte."""
import hashlib
import json
import os
import struct
import zlib

from cli_case import CliCase, main

# Each set changes other parts of a state; together, every kind of option of a picture.
MADE = (
    ('--animation', '0', '--time', '0.4', '--view', 'weight', '--skin', '0', '--joint', '2', '--joint', '5', '--descendants',
     '--legend', '--palette', 'turbo', '--size', '70x50', '--samples', '2'),
    ('--camera', 'left', '--ortho', '--hide', '1', '--skeleton', 'octahedral', '--labels', '--background', '#20304080',
     '--supersample', '2', '--wireframe-overlay', '--environment', 'builtin:sunset'),
    ('--animation', '1', '--time', '0.3', '--follow', '--ghosts', '2', '--ghosts-after', '1', '--trails', '--trail', '3',
     '--loop', 'once', '--camera', 'orbit:20,10,2.5', '--fov', '25'),
    ('--blend', '0:0.5', '--blend', '1:0.25', '--time', '0.2', '--morph', '0=0.6', '--view', 'normals', '--weights', 'stored',
     '--bounds', 'clip,posed'),
    ('--contact-sheet', '2x2', '--animation', '0', '--animation', '1', '--size', '160x120', '--camera', 'orbit:60,20,3',
     '--relief', '0'),
    ('--contact-sheet', '2x1', '--camera', 'top', '--size', '120x60', '--transparent', '--key-light'),
    ('--all-clips', '--time', '0.35'),
)


def texts_of(png):
    """Keyword and text of every iTXt chunk, read without Sinew; the order and the sums of all chunks are checked."""
    data = png.read_bytes()
    assert data[:8] == b'\x89PNG\r\n\x1a\n'
    texts, kinds, at = {}, [], 8
    while at < len(data):
        size, = struct.unpack_from('>I', data, at)
        kind, body = data[at + 4:at + 8], data[at + 8:at + 8 + size]
        assert struct.unpack_from('>I', data, at + 8 + size) == (zlib.crc32(kind + body),)
        kinds.append(kind)
        if kind == b'iTXt':
            keyword, rest = body.split(b'\0', 1)
            assert rest[:4] == b'\1\0\0\0'  # compressed, no language, no translation
            texts[keyword.decode('ascii')] = zlib.decompress(rest[4:]).decode('utf-8')
        at += size + 12
    assert kinds[0] == b'IHDR' and kinds[-1] == b'IEND', kinds
    return texts


class RenderState(CliCase):
    def setUp(self):
        super().setUp()
        self.done('demo', '-o', 'orca.glb')
        self.small = ('--size', '64x48', '--samples', '1')

    def make(self, *options, file=('orca.glb',), output='a.png'):
        size = () if '--size' in options or '--state' in options else self.small
        self.done('render', *file, '-o', output, *size, '--quiet', *options)
        return (self.folder / output).read_bytes()

    def state_of(self, name='a.png'):
        return json.loads(texts_of(self.folder / name)['sinew.state'])

    def again(self, *options, state='a.png', output='b.png', file=()):
        return self.make('--state', state, *options, file=file, output=output)


class PicturesAgain(RenderState):
    def test_a_picture_is_made_again_from_itself_and_from_its_sidecar(self):
        for options in MADE:
            with self.subTest(options=options):
                picture = self.make('--metadata', *options)
                self.assertEqual(self.again(), picture)
                self.assertEqual(self.again(state='a.json'), picture)
                self.assertEqual(self.written('a.json')['state'], self.state_of())

    def test_all_clips_at_once_are_kept(self):
        self.make('--all-clips', '--time', '0.35')
        clips = self.answer('info', 'orca.glb', '--json')['animations']
        blend = self.state_of()['playback']['blend']
        self.assertGreater(len(blend), 1)
        self.assertTrue({each['animation']['name'] for each in blend} <= {clip['name'] for clip in clips})
        self.assertTrue(all(abs(each['time'] - .35) < 1e-6 for each in blend))

    def test_the_state_names_the_file_from_where_it_is(self):
        (self.folder / 'shots').mkdir()
        self.make(output='shots/a.png')
        file = self.state_of('shots/a.png')['file']
        self.assertEqual(file['path'], '../orca.glb')
        self.assertEqual(file['sha256'], hashlib.sha256((self.folder / 'orca.glb').read_bytes()).hexdigest())
        self.assertNotIn(str(self.folder), texts_of(self.folder / 'shots/a.png')['sinew.state'])
        os.rename(self.folder / 'shots', self.folder / 'elsewhere')
        self.assertEqual(self.again(state='elsewhere/a.png', output='elsewhere/b.png'),
                         (self.folder / 'elsewhere/a.png').read_bytes())

    def test_without_a_state_only_pixels_are_written(self):
        self.make('--no-state')
        self.assertEqual(texts_of(self.folder / 'a.png'), {})
        self.fails(3, 'render', '--state', 'a.png', '-o', 'b.png', mentions=('a.png', 'the picture holds no state'))

    def test_options_that_are_given_come_first(self):
        self.make('--animation', '0', '--time', '0.4', '--view', 'weight', '--legend', '--exposure', '1',
                  '--axes')
        self.again('--view', 'normals', '--time', '0', '--exposure', '0', '--size', '40x30')
        changed, before = self.state_of('b.png'), self.state_of()
        self.assertEqual((changed['look'].pop('view'), changed['look'].pop('exposure')), ('normals', 0))
        self.assertEqual((changed['picture']['width'], changed['picture']['samples']), (40, 1))
        self.assertNotIn('time', changed['playback'])
        self.assertEqual(before['look'].pop('view'), 'weight')
        before['look'].pop('exposure')
        self.assertEqual(changed['look'], before['look'])
        self.assertEqual(self.again('--axes', '--exposure', '1'), (self.folder / 'a.png').read_bytes())

    def test_a_state_is_applied_to_another_file(self):
        self.make('--animation', '1', '--joint', '5', '--camera', 'left')
        self.write('plain.gltf', {'asset': {'version': '2.0'}, 'scene': 0, 'scenes': [{'nodes': [0]}], 'nodes': [{}]})
        result = self.run_cli('render', 'plain.gltf', '--state', 'a.png', '-o', 'b.png')
        self.assertIn(b'the file has no animation', result.stderr)
        self.assertEqual(self.state_of('b.png')['file']['path'], 'plain.gltf')

    def test_a_file_that_has_changed_is_said(self):
        self.make()
        with open(self.folder / 'orca.glb', 'ab') as file:
            file.write(b'\0')
        result = self.run_cli('render', '--state', 'a.png', '-o', 'b.png')
        self.assertIn(b'orca.glb: the file has changed since a.png was made', result.stderr)


class BadStates(RenderState):
    def state(self, **members):
        return json.dumps({'format': 'sinew.state/1', 'file': {'path': 'orca.glb'}, **members})

    def test_what_is_wrong_is_said_with_its_place(self):
        cases = (('{', 'JSON'), ('[' * 100000, 'JSON'), (json.dumps({'format': 'sinew.state/2'}), '/format'),
                 (json.dumps({'format': 'sinew.render/1'}), '/state'), (self.state(camera=3), '/camera'),
                 (self.state(camera={'distance': 1e300}), '/camera'), (self.state(hide=[{'index': -1}]), '/hide/0/index'),
                 (self.state(picture={'width': 1e9}), '/picture/width'), (self.state(look={'exposure': 1e99}), '/look/exposure'),
                 (self.state(picture={'columns': 65}), '/picture/columns'), (self.state(playback={'time': 'x'}), '/playback/time'),
                 (self.state(picture={'width': 99999, 'height': 9}), '/picture'))
        for text, words in cases:
            with self.subTest(words=words):
                self.write('bad.json', text)
                result = self.run_cli('render', '--state', 'bad.json', '-o', 'b.png')
                self.assertIn(result.returncode, (2, 3), result.stderr)
                self.assertIn(words, result.stderr.decode('utf-8'))
                self.assertFalse((self.folder / 'b.png').exists())

    def test_a_state_may_name_any_file_and_that_is_only_read_as_gltf(self):
        for path, words in (('../../../../etc/passwd', 'etc/passwd'), ('/dev/zero', '/dev/zero'), ('missing.glb', 'missing.glb')):
            self.write('bad.json', json.dumps({'format': 'sinew.state/1', 'file': {'path': path}}))
            self.fails(3, 'render', '--state', 'bad.json', '-o', 'b.png', mentions=(words,))
        self.write('bad.json', json.dumps({'format': 'sinew.state/1'}))
        self.fails(2, 'render', '--state', 'bad.json', '-o', 'b.png', mentions=('give a FILE',))
        self.fails(2, 'render', '-o', 'b.png', mentions=('render needs FILE',))

    def test_damaged_pictures_are_said(self):
        self.make()
        whole = (self.folder / 'a.png').read_bytes()
        at = whole.index(b'iTXt')
        for size, change in ((at + 9, None), (len(whole), at + 60)):
            damaged = bytearray(whole[:size])
            if change:
                damaged[change] ^= 1
            (self.folder / 'bad.png').write_bytes(damaged)
            self.fails(3, 'render', '--state', 'bad.png', '-o', 'b.png', mentions=('bad.png',))


if __name__ == '__main__':
    main()
