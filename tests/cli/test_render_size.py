#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`render`: sizes, supersampling, the view `depth`, measured distances of vertices and points."""
import math

from cli_case import CliCase, main, read_png, skinned_triangle


class RenderSize(CliCase):
    def setUp(self):
        super().setUp()
        self.write('leaf.gltf', skinned_triangle(weights=(1, 1, 1)).document)

    def picture(self, *options, size='64x48'):
        self.done('render', 'leaf.gltf', '-o', 'out.png', '--size', size, *options)
        return read_png(self.folder / 'out.png')

    def test_a_side_may_be_longer_than_a_device_allows(self):
        width, height, channels, rows = self.picture('--background', '#204080', '--grid', 'off', '--samples', '1',
                                                     size='65536x16')
        self.assertEqual((width, height), (65536, 16))
        for x in (0, 4095, 8192, 40000, 65535):
            self.assertEqual(tuple(rows[8][x * channels:(x + 1) * channels]), (0x20, 0x40, 0x80))

    def test_too_many_pixels_are_refused(self):
        for size, mentions in (('65537x1', '65536'), ('40000x40000', '500 million pixels')):
            self.fails(2, 'render', 'leaf.gltf', '-o', 'out.png', '--size', size, mentions=[mentions])

    def test_supersampling_averages_the_larger_picture(self):
        options = ('--view', 'unlit', '--camera', 'front', '--grid', 'off', '--background', 'black', '--samples', '1')
        width, height, channels, large = self.picture(*options, size='192x144')
        _, _, _, small = self.picture(*options, '--supersample', '3', '--metadata')
        self.assertEqual((len(small), len(small[0])), (height // 3, width // 3 * channels))
        for y, row in enumerate(small):
            for x in range(width // 3):
                square = [large[3 * y + j][(3 * x + i) * channels] for j in range(3) for i in range(3)]
                self.assertAlmostEqual(row[x * channels], sum(square) / 9, delta=.51)
        self.assertEqual(self.written('out.json')['supersample'], 3)

    def test_supersampling_keeps_the_size_of_texts(self):
        options = ('--view', 'weight', '--legend', '--background', 'black', '--grid', 'off')
        ink = []
        for factor in ('1', '2'):
            _, _, channels, rows = self.picture(*options, '--supersample', factor, size='640x400')
            plate = [y for y in range(200, 400) if any(rows[y][x * channels] > 4 for x in range(12, 40))]
            ink.append((plate[0], plate[-1]))
        self.assertAlmostEqual(ink[0][0], ink[1][0], delta=2)
        self.assertAlmostEqual(ink[0][1], ink[1][1], delta=2)

    def test_depth_is_in_file_units(self):
        _, _, channels, rows = self.picture('--view', 'depth', '--palette', '#000,#fff', '--depth-near', '2', '--depth-far', '6',
                                            '--camera', 'eye:0.3,0.3,4,target:0.3,0.3,0', '--grid', 'off')
        self.assertAlmostEqual(rows[24][32 * channels], 127.5, delta=1.1)
        self.fails(2, 'render', 'leaf.gltf', '-o', 'out2.png', '--depth-near', '-1', mentions=['--depth-near'])

    def test_a_distance_is_drawn_between_its_vertices(self):
        options = ('--camera', 'eye:0.5,0.5,3,target:0.5,0.5,0', '--background', 'black', '--grid', 'off', '--view', 'clay',
                   '--metadata')
        bare = self.picture(*options)
        drawn = self.picture(*options, '--measure', '0/0/1,0/0/2')
        self.assertNotEqual(drawn[3], bare[3])
        state = self.written('out.json')['state']
        self.assertEqual([pin['vertex'] for pin in state['pins']], [1, 2])
        self.assertIs(state['look']['distances'], True)
        for text, mentions in (('0/0/1', 'two vertices'), ('0/0/1,0/0/9', 'no vertex 9'), ('0/0/1,1/0/0', 'no mesh 1')):
            self.fails(2, 'render', 'leaf.gltf', '-o', 'other.png', '--measure', text, mentions=[mentions])

    def test_points_of_triangles_are_measured(self):
        self.picture('--camera', 'eye:0.5,0.5,3,target:0.5,0.5,0', '--metadata', '--measure', '0/0/0@0.25/0.5,0/0/0')
        pins = self.written('out.json')['state']['pins']
        self.assertEqual((pins[0]['vertex'], pins[0]['point']),
                         (2, {'third': 1, 'secondShare': .25, 'thirdShare': .25}))
        self.assertNotIn('point', pins[1])
        made = (self.folder / 'out.png').read_bytes()
        self.done('render', '--state', 'out.png', '-o', 'again.png')
        self.assertEqual((self.folder / 'again.png').read_bytes(), made)
        arguments = ('explain', 'leaf.gltf', '--vertex', '0/0/0', '--to', '0/0/0@0.25/0.5', '--json')
        distance = self.answer(*arguments, '--animation', 'Rise')['distance']
        self.assertAlmostEqual(distance['rest'], math.hypot(.25, .5), 6)
        self.assertEqual(distance['point'], {'others': [0, 1], 'shares': [.25, .25]})
        for text, mentions in (('0/0/1@0/0', 'no triangle 1'), ('0/0/0@0.6/0.5', '0 to 1'), ('0/0/0@1', 'TRIANGLE@U/V')):
            self.fails(2, 'render', 'leaf.gltf', '-o', 'other.png', '--measure', f'0/0/0,{text}', mentions=[mentions])

    def test_explain_measures_over_the_clip(self):
        document = skinned_triangle(weights=(1, 0, 1)).document
        document['nodes'][1]['translation'] = [0, 0, 0]
        self.write('leaf.gltf', document)
        arguments = ('explain', 'leaf.gltf', '--vertex', '0/0/0', '--to', '0/0/2', '--json')
        self.assertNotIn('largest', self.answer(*arguments)['distance'])
        distance = self.answer(*arguments, '--animation', 'Rise')['distance']
        self.assertAlmostEqual(distance['rest'], 1)
        self.assertAlmostEqual(distance['least']['distance'], 1, 5)
        self.assertEqual(distance['frames'][0]['time'], 1)
        self.assertEqual(distance['frames'][-1]['time'], 2)
        self.assertTrue(math.isclose(distance['largest']['distance'], 1, abs_tol=1e-5))
        self.assertIn('Distance from vertex 2', self.done('explain', 'leaf.gltf', '--vertex', '0/0/0', '--to', '0/0/2'))
        self.fails(2, 'explain', 'leaf.gltf', '--vertex', '0/0/0', '--to', '0/0', mentions=['--to'])


if __name__ == '__main__':
    main()
