#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`weights`: the form of the answer, and numbers counted by hand."""
import csv
import io
import math

from cli_case import CliCase, floats, main, skinned_triangle


class Weights(CliCase):
    def setUp(self):
        super().setUp()
        self.write('leaf.gltf', skinned_triangle().document)

    def test_joints_have_their_statistics(self):
        answer = self.answer('weights', 'leaf.gltf', '--json')
        self.assertEqual((answer['format'], answer['file']), ('sinew.weights/2', 'leaf.gltf'))
        self.assertEqual([(s['skin'], s['node']) for s in answer['skins']], [(0, 0)])
        # One triangle, whose corners have 0.5, 1 and 0 of the joint.
        self.assertEqual(answer['skins'][0]['joints'], [
            {'joint': 0, 'node': 1, 'name': 'Hip', 'vertices': 2, 'dominated': 2, 'largest': 1, 'total': 1.5,
             'surface': .5, 'islands': []}])

    def test_primitives_have_their_statistics(self):
        primitive, = self.answer('weights', 'leaf.gltf', '--json')['primitives']
        stored = primitive.pop('stored')
        self.assertAlmostEqual(stored.pop('largest'), math.sqrt(26), places=5)  # (5, 1) to the origin
        self.assertEqual(stored, {'vertex': 2, 'frame': None})
        self.assertEqual(primitive, {
            'node': 0, 'mesh': 0, 'primitive': 0, 'skin': 0, 'vertices': 3, 'influences': [1, 2],
            'unweighted': {'count': 1, 'vertex': 2}, 'beyondSkin': {'count': 0, 'vertex': None}, 'sumOff': {'count': 1, 'worst': -.5, 'vertex': 0},
            'fourSlots': {'largest': 0, 'vertex': None, 'frame': None},
            'eightBit': {'largest': 0, 'vertex': None, 'frame': None},
            'dualQuaternion': {'largest': 0, 'vertex': None, 'frame': None}})

    def test_influences_of_joints_beyond_the_skin_are_left_out_and_counted(self):
        gltf = skinned_triangle(weights=(1, .6, 1))
        attributes = gltf.document['meshes'][0]['primitives'][0]['attributes']
        attributes['JOINTS_0'] = gltf.accessor('VEC4', 5121, 3, bytes([0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0]))
        attributes['WEIGHTS_0'] = gltf.accessor('VEC4', 5126, 3, floats(1, 0, 0, 0, .6, .4, 0, 0, 1, 0, 0, 0))
        self.write('beyond.gltf', gltf.document)
        primitive, = self.answer('weights', 'beyond.gltf', '--json')['primitives']
        self.assertEqual(primitive['beyondSkin'], {'count': 1, 'vertex': 1})
        self.assertRegex(self.done('weights', 'beyond.gltf'), r'beyond the skin +1 vertex has')
        # The rest of its weights is the whole: it follows the joint alone, from (1, 0) to (1, 1).
        pose = self.answer('sample', 'beyond.gltf', '--animation', 'Rise', '--time', '1.5', '--vertices')
        self.assertEqual(pose['primitives'][0]['positions'][3:6], [1, 1, 0])

    def test_a_clip_names_the_frame_of_the_worst(self):
        answer = self.answer('weights', 'leaf.gltf', '--json', '--animation', 'Rise')
        # Vertex 2 has no weight: it stays with its node, at (5, 1), or lies at the origin.
        stored = answer['primitives'][0]['stored']
        self.assertEqual((stored['vertex'], stored['frame']), (2, 30))
        # At 1.5 s the others pass it at y = 1, and the triangle has no area.
        stretch = answer['skins'][0]['stretch']
        self.assertEqual((stretch['areaRatio'], stretch['frame']), (0, 45))

    def test_a_clip_between_two_frames_is_measured_at_its_first_key(self):
        gltf = skinned_triangle()
        times = gltf.accessor('SCALAR', 5126, 1, floats(3.0131))  # frame 90 is at 3 s, the next one at 3.033 s
        gltf.document['animations'][1]['samplers'][0]['input'] = times
        self.write('between.gltf', gltf.document)
        answer = self.answer('weights', 'between.gltf', '--json', '--animation', 'Still')
        # Vertex 2 has no weight: it stays with its node, at (5, 1), or lies at the origin. The others are at y = 7.
        stored = answer['primitives'][0]['stored']
        self.assertEqual(stored['vertex'], 2)
        self.assertAlmostEqual(stored['largest'], math.sqrt(26), places=5)
        self.assertAlmostEqual(answer['skins'][0]['stretch']['areaRatio'], 6, places=5)
        self.assertRegex(self.done('weights', 'between.gltf', '--animation', 'Still'), r'as stored +\d.* at vertex 2')

    def test_frames_beyond_the_budget_are_left_out_and_told(self):
        self.assertEqual(self.answer('weights', 'leaf.gltf', '--json', '--animation', '0')['frameStep'], 1)
        self.assertNotIn('frameStep', self.answer('weights', 'leaf.gltf', '--json'))
        self.write('long.gltf', skinned_triangle(last=1e6).document)
        self.assertGreater(self.answer('weights', 'long.gltf', '--json', '--animation', '0')['frameStep'], 100)
        self.assertIn('Of the clip one frame in ', self.done('weights', 'long.gltf', '--animation', '0'))

    def test_what_happens_between_two_frames_has_no_frame(self):
        self.write('short.gltf', skinned_triangle(first=.501, last=.502).document)
        answer = self.answer('weights', 'short.gltf', '--json', '--animation', 'Rise')
        stored = answer['primitives'][0]['stored']
        self.assertEqual((stored['vertex'], stored['frame']), (2, None))
        self.assertGreater(stored['largest'], 5)
        self.assertIsNone(answer['skins'][0]['stretch']['frame'])

    def test_text_and_csv_say_the_same(self):
        text = self.done('weights', 'leaf.gltf')
        self.assertIn('1 off, worst 0.5 at vertex 0', text)
        self.assertIn('1, first vertex 2', text)
        row, = csv.DictReader(io.StringIO(self.done('weights', 'leaf.gltf', '--csv'), newline=''))
        self.assertEqual((row['name'], row['vertices'], row['total'], row['surface'], row['islands']),
                         ('Hip', '2', '1.5', '0.5', '0'))

    def test_names_act_on_nothing(self):
        gltf = skinned_triangle()
        gltf.document['nodes'][1]['name'] = '+a\r\n\x9b31m\u200b"'
        self.write('leaf.gltf', gltf.document)
        head, line, end = self.done('weights', 'leaf.gltf', '--csv').split('\n')
        self.assertTrue(line.startswith('0,0,0,1,"\'+a\\r\\n\\u009b31m\\u200b""",2,'), line)

    def test_one_skin_or_joint_can_be_chosen(self):
        self.assertEqual(len(self.answer('weights', 'leaf.gltf', '--json', '--joint', 'Hip')['skins'][0]['joints']), 1)
        self.fails(2, 'weights', 'leaf.gltf', '--joint', 'Knee', mentions=["'Hip'"])
        self.fails(2, 'weights', 'leaf.gltf', '--skin', '7')
        self.fails(2, 'weights', 'leaf.gltf', '--json', '--csv')

    def test_a_file_without_skins_says_so(self):
        self.write('empty.gltf', '{"asset": {"version": "2.0"}}')
        self.assertEqual(self.done('weights', 'empty.gltf'), 'No node draws a mesh with a skin.\n')
        self.assertEqual(self.answer('weights', 'empty.gltf', '--json')['skins'], [])


if __name__ == '__main__':
    main()
