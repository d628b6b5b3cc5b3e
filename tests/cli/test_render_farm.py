#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`render --claim` and `--resume`: several processes share the pictures of a sequence. `turntable`."""
import os
import subprocess

from cli_case import CLI, CliCase, main, read_png, skinned_triangle

SIZE = ['--size', '32x24', '--samples', '1']
FRAMES = ['--range', 'clip', '--fps', '20']


class RenderFarm(CliCase):
    def setUp(self):
        super().setUp()
        self.write('leaf.gltf', skinned_triangle(weights=(1, 1, 1)).document)

    def arguments(self, *options, verb='render', folder='.'):
        return [verb, 'leaf.gltf', '-o', folder + '/{frame:02}.png', *SIZE, *options]

    def files(self, folder):
        return {path.name: path.read_bytes() for path in (self.folder / folder).iterdir()}

    def folders(self, *names):
        for name in names:
            (self.folder / name).mkdir()

    def words(self, *arguments):
        result = self.run_cli(*arguments)
        self.assertEqual(result.returncode, 0, result.stderr)
        return result.stderr.decode()

    def test_two_processes_at_once_make_the_pictures_of_one(self):
        self.folders('one', 'both')
        self.done(*self.arguments(*FRAMES, '--metadata', folder='one'))
        processes = [subprocess.Popen([CLI, *self.arguments(*FRAMES, '--metadata', '--claim', folder='both')],
                                      cwd=self.folder, stdin=subprocess.DEVNULL) for _ in range(2)]
        self.assertEqual([process.wait(timeout=100) for process in processes], [0, 0])
        one, both = self.files('one'), self.files('both')
        self.assertEqual(len(one), 2 * 21)
        self.assertEqual(sorted(one), sorted(both))  # no claim is left
        for name, data in one.items():
            self.assertEqual(both[name].replace(b'both/', b'one/'), data, name)

    def test_whole_pictures_are_not_drawn_again(self):
        self.done(*self.arguments(*FRAMES))
        before = self.files('.')
        (self.folder / '21.png').write_bytes(before['21.png'][:-1])
        (self.folder / '22.png').write_bytes(before['22.png'][:60] + b'x' + before['22.png'][61:])
        (self.folder / '23.png').write_bytes(b'')
        (self.folder / '24.png').unlink()
        self.done('render', 'leaf.gltf', '-o', '25.png', '--size', '16x24')
        times = {name: os.stat(self.folder / name).st_mtime_ns for name in before if name != '24.png'}
        self.assertIn('16 pictures were whole already', self.words(*self.arguments(*FRAMES, '--resume')))
        self.assertEqual(self.files('.'), before)
        changed = [name for name in sorted(before) if os.stat(self.folder / name).st_mtime_ns != times.get(name)]
        self.assertEqual(changed, ['21.png', '22.png', '23.png', '24.png', '25.png'])

    def test_other_formats_resume_too(self):
        for name in ['a.jpg', 'a.webp']:
            self.done('render', 'leaf.gltf', '-o', name, *SIZE)
            data = (self.folder / name).read_bytes()
            self.assertIn('1 picture was whole', self.words('render', 'leaf.gltf', '-o', name, *SIZE, '--resume'))
            (self.folder / name).write_bytes(data[:-1])
            self.done('render', 'leaf.gltf', '-o', name, *SIZE, '--resume')
            self.assertEqual((self.folder / name).read_bytes(), data)

    def test_claims_of_others_are_left_and_told_and_old_ones_taken_over(self):
        claim = self.write('25.png.claim', 'elsewhere 1\n')
        words = self.words(*self.arguments(*FRAMES, '--claim'))
        self.assertRegex(words, r'1 picture is claimed by others, \S*25\.png\.claim for \d+ s; .*--claim-timeout')
        self.assertNotIn('25.png', self.files('.'))
        os.utime(claim, (1, 1))
        self.done(*self.arguments(*FRAMES, '--claim', '--claim-timeout', '60'))
        self.assertEqual(read_png(self.folder / '25.png')[:2], (32, 24))
        self.assertFalse(claim.exists())

    def test_claims_need_files(self):
        self.fails(2, 'render', 'leaf.gltf', '-o', 'a.apng', '--claim', mentions=['a file for each picture'])
        self.fails(2, 'render', 'leaf.gltf', '-o', '-', '--resume', mentions=['a file for each picture'])
        self.fails(2, 'render', 'leaf.gltf', '-o', 'a.png', '--claim-timeout', '3', mentions=['needs --claim'])

    def test_a_claim_that_cannot_be_written_is_an_error(self):
        self.fails(4, 'render', 'leaf.gltf', '-o', 'no/a.png', *SIZE, '--claim', mentions=['no/a.png.claim'])

    def test_a_turn_has_as_many_frames_as_asked_for_and_none_twice(self):
        self.done(*self.arguments('--frames', '8', verb='turntable'))
        files = self.files('.')
        self.assertEqual(sorted(files)[:-1], ['%02d.png' % n for n in range(8)])
        self.assertEqual(len(set(files.values())), 9)

    def test_a_turn_goes_around_the_model(self):
        self.done(*self.arguments('--frames', '4', '--metadata', '--camera', 'front', verb='turntable'))
        eyes = [self.written('%02d.json' % n)['camera']['eye'] for n in range(4)]
        middle = [sum(eye[i] for eye in eyes) / 4 for i in range(3)]
        distances = [sum((eye[i] - middle[i]) ** 2 for i in range(3)) ** .5 for eye in eyes]
        self.assertLess(max(distances) - min(distances), 1e-4 * max(distances))
        self.assertAlmostEqual(eyes[0][0], middle[0], 4)
        self.assertGreater(eyes[1][0], middle[0])

    def test_a_clip_plays_over_and_over_while_the_camera_turns(self):
        self.done(*self.arguments('--seconds', '2', '--fps', '2', '--animation', 'Rise', '--metadata', verb='turntable'))
        self.assertEqual([self.written('%02d.json' % n)['time'] for n in range(4)], [1, 1.5, 1, 1.5])
        self.done(*self.arguments('--frames', '2', '--animation', 'Rise', '--time', '1.5', '--metadata', verb='turntable'))
        self.assertEqual([self.written('%02d.json' % n)['time'] for n in range(2)], [1.5, 1.5])

    def test_a_turn_is_a_film_too(self):
        self.done('turntable', 'leaf.gltf', '-o', 'a.rgba', *SIZE)
        self.assertEqual((self.folder / 'a.rgba').stat().st_size, 4 * 30 * 32 * 24 * 4)
        self.fails(2, 'turntable', 'leaf.gltf', '-o', 'a.png', mentions=['needs a name of its own'])
        self.fails(2, 'turntable', 'leaf.gltf', '-o', 'b.apng', '--frames', '2', '--seconds', '3', mentions=['cannot be combined'])


if __name__ == '__main__':
    main()
