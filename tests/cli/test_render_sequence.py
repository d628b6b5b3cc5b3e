#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`render`: sequences of frames, their names, and films."""
import os
import signal
import struct
import subprocess
import time

from cli_case import CLI, CliCase, main, read_png, skinned_triangle

SIZE = ['--size', '32x24', '--samples', '1', '--quiet']


class RenderSequence(CliCase):
    def setUp(self):
        super().setUp()
        document = skinned_triangle(weights=(1, 1, 1)).document
        self.write('leaf.gltf', document)

    def render(self, output, *options):
        return self.done('render', 'leaf.gltf', '-o', output, *SIZE, *options)

    def names(self, pattern='*.png'):
        return sorted(path.name for path in self.folder.glob(pattern))

    def refused(self, output, *options, mentions):
        return self.fails(2, 'render', 'leaf.gltf', '-o', output, *SIZE, *options, mentions=mentions)

    def test_frames_are_pictures_of_their_times(self):
        # "Rise" lasts from 1 s to 2 s: frame 6 of 4 per second is at 1.5 s.
        self.render('a.{frame:04}.png', '--animation', 'Rise', '--frames', '4:8x2', '--fps', '4', '--metadata')
        self.assertEqual(self.names(), ['a.0004.png', 'a.0006.png', 'a.0008.png'])
        self.assertEqual([self.written('a.%04d.json' % n)['time'] for n in (4, 6, 8)], [1, 1.5, 2])
        for number, seconds in [(4, '1'), (6, '1.5'), (8, '2')]:
            self.render('one.png', '--animation', 'Rise', '--time', seconds)
            self.assertEqual((self.folder / ('a.%04d.png' % number)).read_bytes(), (self.folder / 'one.png').read_bytes())

    def test_a_sidecar_of_a_frame_is_that_of_the_picture_alone(self):
        self.render('a{frame}.png', '--animation', 'Rise', '--frames', '4:8x2', '--fps', '4', '--metadata')
        self.render('a6b.png', '--animation', 'Rise', '--time', '1.5', '--metadata')
        sidecar, alone = self.written('a6.json'), self.written('a6b.json')
        self.assertEqual((sidecar.pop('image'), alone.pop('image')), ('a6.png', 'a6b.png'))
        self.assertEqual(sidecar, alone)

    def test_frames_can_count_down_and_have_decimals(self):
        self.render('{n:02}.{frame:03}.png', '--animation', 'Rise', '--frames', '5:4x0.5,8', '--fps', '4')
        self.assertEqual(self.names(), ['01.005.0.png', '02.004.5.png', '03.004.0.png', '04.008.0.png'])

    def test_a_range_has_the_frames_within_it(self):
        self.render('{frame}.png', '--animation', 'Rise', '--range', '1.2:1.8', '--fps', '10')
        self.assertEqual(self.names(), ['%d.png' % n for n in range(12, 19)])

    def test_a_loop_leaves_the_closing_frame_out(self):
        self.render('{frame}.png', '--range', 'clip', '--fps', '4', '--loop')
        self.assertEqual(self.names(), ['4.png', '5.png', '6.png', '7.png'])
        self.render('{frame}.png', '--range', 'clip', '--fps', '4', '--loop', 'once')
        self.assertIn('8.png', self.names())

    def test_frames_beyond_the_clip_are_left_out_and_told(self):
        result = self.run_cli('render', 'leaf.gltf', '-o', '{frame}.png', '--size', '32x24', '--frames', '3:9', '--fps', '4')
        self.assertEqual(result.returncode, 0)
        self.assertIn(b"2 frames are outside of 'Rise' and left out; it has frames 4 to 8 at 4 fps", result.stderr)
        self.assertEqual(self.names(), ['%d.png' % n for n in range(4, 9)])
        self.refused('{frame}.png', '--frames', '30:40', '--fps', '4', mentions=["11 frames are outside of 'Rise'"])

    def test_names_are_made_of_the_file(self):
        self.render('{stem}-{animation}-{view}-{joint}{{}}.png', '--animation', 'all', '--view', 'weight')
        self.assertEqual(self.names(), ['leaf-Rise-weight-Hip{}.png', 'leaf-Still-weight-Hip{}.png'])

    def test_names_of_the_file_cannot_leave_the_folder(self):
        document = skinned_triangle().document
        document['animations'][0]['name'] = '../up/\n\u202e' + 'x' * 300
        document['animations'][1]['name'] = ''
        self.write('leaf.gltf', document)
        self.render('{animation}.png', '--animation', 'all')
        names = self.names()
        self.assertEqual(len(names), 2)
        self.assertIn('animation1.png', names)
        self.assertTrue(names[0].startswith('_._up___xxx') and len(names[0]) < 90, names)

    def test_a_range_needs_a_placeholder_and_a_placeholder_a_range(self):
        self.refused('a.png', '--frames', '4:8', mentions=['needs a name of its own'])
        self.refused('a{frame}.png', mentions=['{frame} needs --frames or --range'])
        self.refused('{animation}.png', '--frames', '4:8', mentions=['needs a name of its own'])

    def test_names_that_collide_are_refused_before_anything_is_drawn(self):
        self.refused('a{frame}.png', '--frames', '4,5,4', '--fps', '4', mentions=["pictures 1 and 3 would both be 'a4.png'"])
        self.refused('{frame:01.0}.png', '--frames', '4:5x0.25', '--fps', '4', mentions=['would both be'])
        self.refused('a{n}.png', '--frames', '4', '--animation', 'all', '--range', 'clip', mentions=['cannot be combined'])
        document = skinned_triangle().document
        document['animations'][1]['name'] = 'Rise'
        self.write('leaf.gltf', document)
        self.refused('{animation}.png', '--animation', 'all', mentions=['would both be'])
        self.render('{n}.png', '--animation', 'all')

    def test_an_input_is_not_overwritten(self):
        (self.folder / '5.png').symlink_to('leaf.gltf')
        self.refused('{frame}.png', '--frames', '4:6', '--fps', '4', mentions=['would replace the input'])

    def test_what_is_wrong_is_named(self):
        for output, options, mentions in [
                ('{frme}.png', [], ["no placeholder 'frme'", "mean 'frame'"]),
                ('{frame.png', [], ["'}' is missing"]),
                ('{stem:3}.png', [], ['{stem:3} is not a placeholder']),
                ('{frame:x}.png', [], ['{frame:x} is not a placeholder']),
                ('a.bmp', [], ["must end in .png, .jpeg", 'or be -']),
                ('a{n}.png', ['--frames', '1:2x'], ["--frames '1:2x': the step is missing", 'character 5']),
                ('a{n}.png', ['--range', '2:1'], ['the end is before the start']),
                ('a{n}.png', ['--range', 'all'], ['START:END']),
                ('a{n}.png', ['--range', '1.3:1.4', '--fps', '4'], ["no frame of 'Rise' is within"]),
                ('a{n}.png', ['--range', 'clip', '--time', '1'], ['--time is one moment']),
                ('a{n}.png', ['--range', 'clip', '--contact-sheet', '2x2'], ['has its own times']),
                ('a{n}.png', ['--range', 'clip', '--reference', 'a.png'], ['--reference']),
                ('a.png', ['--fps', '4'], ['--fps needs']),
                ('a.png', ['--quality', '50'], ['PNG takes none']),
                ('a.png', ['--format', 'tiff'], ["--format 'tiff': must be png"]),
                ('a{frame}.apng', ['--range', 'clip'], ['holds all frames in one file']),
                ('a.apng', ['--metadata'], ['a film has none'])]:
            with self.subTest(output=output, options=options):
                self.refused(output, *options, mentions=mentions)

    def test_a_file_without_clips_has_no_frames(self):
        document = skinned_triangle().document
        del document['animations']
        self.write('leaf.gltf', document)
        self.refused('{frame}.png', '--frames', '1', mentions=['no animation'])

    def test_a_film_has_the_frames_of_the_clip(self):
        self.render('all.rgba', '--fps', '4', '--loop')
        frames = (self.folder / 'all.rgba').read_bytes()
        self.render('{frame}.png', '--range', 'clip', '--fps', '4', '--loop')
        self.assertEqual(len(frames), 4 * 32 * 24 * 4)
        for i, name in enumerate(self.names()):
            pixels = b''.join(read_png(self.folder / name)[3])
            frame = frames[i * 32 * 24 * 4:(i + 1) * 32 * 24 * 4]
            self.assertEqual(bytes(b for j, b in enumerate(frame) if j % 4 < 3), pixels)

    def test_a_film_can_go_to_standard_output(self):
        result = self.run_cli('render', 'leaf.gltf', '-o', '-', '--format', 'y4m', '--fps', '4', *SIZE)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertTrue(result.stdout.startswith(b'YUV4MPEG2 W32 H24 F4:1 '))
        self.assertEqual(result.stdout.count(b'FRAME\n'), 5)

    def test_films_of_several_clips_follow_each_other_or_have_a_file_each(self):
        self.render('all.rgba', '--animation', 'all', '--fps', '4')
        self.render('{animation}.rgba', '--animation', 'all', '--fps', '4')
        parts = [(self.folder / (name + '.rgba')).read_bytes() for name in ('Rise', 'Still')]
        self.assertEqual((self.folder / 'all.rgba').read_bytes(), b''.join(parts))

    def test_stills_have_other_formats(self):
        for name, start in [('a.jpg', b'\xff\xd8'), ('a.webp', b'RIFF')]:
            self.render(name)
            self.assertTrue((self.folder / name).read_bytes().startswith(start))
        self.render('{frame}.webp', '--range', 'clip', '--fps', '2')
        self.assertEqual(len(self.names('[0-9].webp')), 3)

    def test_an_animated_webp_and_png_say_how_long_their_frames_are(self):
        self.render('a.webp', '--range', 'clip', '--fps', '4')
        self.assertIn(b'ANIM', (self.folder / 'a.webp').read_bytes()[:64])
        self.render('a.apng', '--fps', '4')
        data = (self.folder / 'a.apng').read_bytes()
        at = data.index(b'fcTL')
        self.assertEqual(struct.unpack_from('>HH', data, at + 24), (1, 4))

    def test_odd_sizes_of_video_are_refused(self):
        self.fails(2, 'render', 'leaf.gltf', '-o', 'a.mp4', '--size', '33x24', mentions=['even width and height', '34 x 24'])

    def test_without_ffmpeg_its_package_is_named(self):
        environment = dict(os.environ, PATH='/nowhere')
        self.fails(4, 'render', 'leaf.gltf', '-o', 'a.mp4', *SIZE, mentions=['apt install ffmpeg'], env=environment)

    def test_a_film_that_cannot_be_written_leaves_nothing(self):
        (self.folder / 'no').mkdir(mode=0o555)
        if os.access(self.folder / 'no', os.W_OK):
            self.skipTest('this user may write everywhere')
        self.fails(4, 'render', 'leaf.gltf', '-o', 'no/a.apng', *SIZE, mentions=['no/a.apng'])

    def test_ctrl_c_stops_between_pictures(self):
        frames = ['--frames', '1:2x0.00002', '--fps', '1']
        process = subprocess.Popen([CLI, 'render', 'leaf.gltf', '-o', '{n}.png', *SIZE, *frames], cwd=self.folder,
                                   stdin=subprocess.DEVNULL, stderr=subprocess.PIPE)
        while len(self.names()) < 3:
            self.assertIsNone(process.poll())
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        words = process.communicate(timeout=60)[1].decode()
        self.assertEqual(process.returncode, 130, words)
        self.assertIn('interrupted after %d of 50001 pictures' % len(self.names()), words)
        for name in self.names():
            read_png(self.folder / name)

    def test_a_kill_leaves_whole_pictures_only(self):
        frames = ['--frames', '1:2x0.00002', '--fps', '1']
        process = subprocess.Popen([CLI, 'render', 'leaf.gltf', '-o', '{n}.png', *SIZE, *frames], cwd=self.folder,
                                   stdin=subprocess.DEVNULL)
        while len(self.names()) < 3:
            self.assertIsNone(process.poll())
            time.sleep(0.02)
        process.kill()
        process.wait()
        for path in self.folder.iterdir():
            if path.suffix == '.png':
                self.assertEqual(read_png(path)[:2], (32, 24))
            else:
                self.assertEqual(path.name, 'leaf.gltf')


if __name__ == '__main__':
    main()
