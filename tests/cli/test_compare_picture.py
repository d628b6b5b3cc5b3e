#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`compare --picture`: both files and the distance side by side, at the worst frame or a chosen one."""
import math

from cli_case import CliCase, main, read_png
from test_compare import Model

CAPTIONS = 0.25  # of the height, at most
SMALL = ('--size', '360x120')


class ComparePicture(CliCase):
    def setUp(self):
        super().setUp()
        self.write('a.gltf', Model().document())

    def changed(self, change):
        model = Model()
        change(model)
        self.write('b.gltf', model.document())

    def picture(self, *options, after='b.gltf', name='out.png'):
        self.done('compare', 'a.gltf', after, '--picture', name, *SMALL, *options)
        return (self.folder / name).read_bytes()

    def cells(self, name='out.png'):
        """The rows of each of the three pictures below their captions."""
        width, height, channels, rows = read_png(self.folder / name)
        self.assertEqual((width, height, channels), (360, 120, 3))
        side = (width - 4) // 3
        first = (width - 3 * side - 4) // 2
        below = rows[int(CAPTIONS * height):]
        starts = [first + i * (side + 2) for i in range(3)]
        return [[row[channels * start:channels * (start + side)] for row in below] for start in starts]

    def test_equal_files_look_equal_and_the_distance_is_grey(self):
        self.picture(after='a.gltf')
        before, after, distance = self.cells()
        self.assertEqual(before, after)
        self.assertNotEqual(before, distance)
        # Only the dot at the largest value and the palette of the legend are colourful, and there is no such dot.
        above = distance[:len(distance) // 2]
        self.assertFalse(any(max(row[i:i + 3]) - min(row[i:i + 3]) > 120 for row in above
                             for i in range(0, len(row), 3)))

    def test_a_difference_is_seen_in_the_second_picture_and_coloured_in_the_third(self):
        self.changed(lambda m: m.angles.__setitem__(2, m.angles[2] + 0.5))
        self.picture()
        before, after, distance = self.cells()
        self.assertNotEqual(before, after)
        yellow = sum(row[i] > 150 and row[i + 1] > 150 and row[i + 2] < 90 for row in distance
                     for i in range(0, len(row), 3))
        self.assertGreater(yellow, 3)

    def test_the_same_files_give_the_same_bytes(self):
        self.changed(lambda m: m.angles.__setitem__(2, m.angles[2] + 0.5))
        self.assertEqual(self.picture(name='one.png'), self.picture(name='two.png'))

    def test_the_worst_frame_is_shown_unless_another_is_chosen(self):
        self.changed(lambda m: m.angles.__setitem__(2, m.angles[2] + 0.5))
        worst = self.picture()
        self.assertEqual(self.picture('--frame', '2'), worst)
        self.assertEqual(self.picture('--time', str(2 / 24)), worst)
        self.assertNotEqual(self.picture('--frame', '1'), worst)
        self.assertNotEqual(self.picture('--camera', 'back'), worst)
        self.assertNotEqual(self.picture('--view', 'wireframe'), worst)

    def test_without_a_common_clip_the_rest_poses_are_shown(self):
        def change(model):
            model.positions[3] = (0.0, model.positions[3][1], 0.25)
        self.changed(change)
        rest = self.picture('--ignore', 'motion')
        self.assertNotEqual(rest, self.picture('--frame', '2'))
        self.fails(2, 'compare', 'a.gltf', 'b.gltf', '--picture', 'no.png', '--ignore', 'motion', '--frame', '2',
                   mentions=['--frame'])

    def test_the_answer_and_the_exit_code_are_those_without_a_picture(self):
        self.changed(lambda m: m.angles.__setitem__(2, m.angles[2] + math.radians(3)))
        plain = self.run_cli('compare', 'a.gltf', 'b.gltf', '--max-error', '1e-4')
        pictured = self.run_cli('compare', 'a.gltf', 'b.gltf', '--max-error', '1e-4', '--picture', 'out.png', *SMALL)
        self.assertEqual((pictured.returncode, pictured.stdout), (1, plain.stdout))
        self.assertTrue((self.folder / 'out.png').exists())

    def test_what_cannot_be_shown_is_refused(self):
        self.changed(lambda m: None)
        files = ('compare', 'a.gltf', 'b.gltf', '--picture')
        self.fails(2, *files, 'out.jpg', mentions=['must end in .png'])
        self.fails(2, *files, 'out.png', '--frame', '99', mentions=['frames 0 to 4'])
        self.fails(2, *files, 'out.png', '--frame', '1', '--time', '0', mentions=['cannot be combined'])
        self.fails(2, *files, 'out.png', '--view', 'distance', mentions=['third picture'])
        self.fails(2, *files, 'out.png', '--view', 'nothing', mentions=["no view 'nothing'"])
        self.fails(2, *files, 'out.png', '--size', '20x20', mentions=['too small'])


if __name__ == '__main__':
    main()
