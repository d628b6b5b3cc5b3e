#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`export`: curves as CSV and SVG, with numbers computed by hand."""
import csv
import io
import math
import xml.etree.ElementTree as xml

from cli_case import CliCase, Gltf, floats, main, skinned_triangle


def waving():
    """The clip "Rise" lifts Hip from y = 0 to 2 between 1 and 2 s and turns Body by three quarters about X, in two steps;
    a pointer fades the material. "Still" has one key."""
    gltf = skinned_triangle()
    rise = gltf.document['animations'][0]
    times = gltf.accessor('SCALAR', 5126, 3, floats(1, 1.5, 2))
    half = [math.sin(math.radians(67.5)), 0, 0, math.cos(math.radians(67.5))]
    most = [math.sin(math.radians(135)), 0, 0, math.cos(math.radians(135))]
    turns = gltf.accessor('VEC4', 5126, 3, floats(0, 0, 0, 1, *half, *most))
    alphas = gltf.accessor('SCALAR', 5126, 3, floats(1, .5, 0))
    rise['samplers'] += [{'input': times, 'output': turns}, {'input': times, 'output': alphas, 'interpolation': 'STEP'}]
    rise['channels'] += [
        {'sampler': 1, 'target': {'node': 0, 'path': 'rotation'}},
        {'sampler': 2, 'target': {'path': 'pointer', 'extensions': {
            'KHR_animation_pointer': {'pointer': '/materials/0/alphaCutoff'}}}}]
    gltf.add('materials', {'name': 'Glass', 'alphaMode': 'MASK'})
    gltf.document['extensionsUsed'] = ['KHR_animation_pointer']
    return gltf


class Export(CliCase):
    def setUp(self):
        super().setUp()
        self.write('leaf.gltf', waving().document)

    def table(self, *arguments):
        text = self.done('export', 'leaf.gltf', '-o', '-', *arguments)
        return list(csv.reader(io.StringIO(text, newline='')))

    def test_frames_of_the_clip_are_the_rows(self):
        rows = self.table('--curves', 'Hip.translation', '--fps', '4')
        self.assertEqual(rows[0], ['frame', 'seconds', 'Hip.translation.X', 'Hip.translation.Y', 'Hip.translation.Z'])
        self.assertEqual(rows[1:], [['4', '1', '0', '0', '0'], ['5', '1.25', '0', '0.5', '0'],
                                    ['6', '1.5', '0', '1', '0'], ['7', '1.75', '0', '1.5', '0'],
                                    ['8', '2', '0', '2', '0']])

    def test_frames_can_be_chosen(self):
        rows = self.table('--curves', '1.translation', '--fps', '2', '--frames', '0:6x3')
        self.assertEqual([row[0] for row in rows[1:]], ['0', '3', '6'])
        self.assertEqual([row[3] for row in rows[1:]], ['0', '1', '2'])

    def test_keys_have_their_own_times(self):
        rows = self.table('--curves', 'Hip.translation', '--curves', '/materials/0/alphaCutoff', '--keys')
        self.assertEqual(rows[0][-1], '/materials/0/alphaCutoff')
        self.assertEqual([[row[0], row[2], row[4]] for row in rows[1:]],
                         [['1', '0', '1'], ['1.5', '', '0.5'], ['2', '2', '0']])

    def test_the_weights_of_a_mesh_are_those_of_the_nodes_that_draw_it(self):
        gltf = Gltf()
        position = gltf.accessor('VEC3', 5126, 3, floats(0, 0, 0, 1, 0, 0, 0, 1, 0))
        gltf.add('meshes', {'primitives': [{'attributes': {'POSITION': position},
                                            'targets': [{'POSITION': position}, {'POSITION': position}]}]})
        gltf.add('meshes', {'primitives': [{'attributes': {'POSITION': position}, 'targets': [{'POSITION': position}]}]})
        for name, mesh in [('Left', 0), ('Right', 0), ('Other', 1)]:
            gltf.add('nodes', {'name': name, 'mesh': mesh})
        gltf.add('scenes', {'nodes': [0, 1, 2]})
        times = gltf.accessor('SCALAR', 5126, 2, floats(0, 1))
        pairs = gltf.accessor('SCALAR', 5126, 4, floats(0, 1, 1, 0))
        single = gltf.accessor('SCALAR', 5126, 2, floats(0, 1))
        target = {'path': 'pointer', 'extensions': {'KHR_animation_pointer': {'pointer': '/meshes/0/weights'}}}
        gltf.add('animations', {'samplers': [{'input': times, 'output': pairs}, {'input': times, 'output': single}],
                                'channels': [{'sampler': 0, 'target': target},
                                             {'sampler': 1, 'target': {'node': 2, 'path': 'weights'}}]})
        gltf.document['extensionsUsed'] = ['KHR_animation_pointer']
        self.write('leaf.gltf', gltf.document)
        heads = lambda text: self.table('--curves', text, '--keys')[0][1:]
        self.assertEqual(heads('/meshes/0/weights'), heads('Left.weights') + heads('Right.weights'))
        self.assertEqual(heads('/meshes/1/weights'), heads('Other.weights'))
        for text in ['/meshes/2/weights', '/meshes/0', '/meshes/0/extras', '/meshes/x/weights']:
            self.fails(2, 'export', 'leaf.gltf', '-o', '-', '--curves', text, mentions=["there is no '" + text + "'"])

    def test_angles_go_on_past_half_a_turn(self):
        rows = self.table('--curves', 'Body.rotation', '--euler', 'ZYX', '--fps', '4')
        self.assertEqual(rows[0][2:], ['Body.rotation.X', 'Body.rotation.Y', 'Body.rotation.Z'])
        for row, angle in zip(rows[1:], [0, 67.5, 135, 202.5, 270]):
            self.assertAlmostEqual(float(row[2]), angle, places=3)
        speed = self.table('--curves', 'Body.rotation', '--angular-speed', '--fps', '4')
        self.assertAlmostEqual(float(speed[2][2]), 270, places=3)

    def test_one_text_can_mean_several_curves(self):
        all_of_it = self.table('--curves', 'all', '--fps', '1')[0]
        self.assertEqual(len(all_of_it), 2 + 4 + 3 + 1)
        self.assertEqual(self.table('--curves', 'Body', '--fps', '1')[0], self.table('--curves', '/nodes/0/rotation', '--fps', '1')[0])

    def test_the_curves_of_another_clip_stand_beside(self):
        rows = self.table('--curves', 'Hip.translation', '--other-animation', 'Still', '--fps', '2')
        self.assertEqual(rows[0][6], 'Still: Hip.translation.Y')
        self.assertEqual([row[6] for row in rows[1:]], ['7', '7', '7'])

    def test_names_act_on_nothing(self):
        gltf = waving()
        gltf.document['nodes'][1]['name'] = '=1+1\x1b[31m\u202e\U000e0041;@x'
        self.write('leaf.gltf', gltf.document)
        line = self.done('export', 'leaf.gltf', '-o', '-', '--curves', '1.translation').split('\n')[0]
        self.assertIn(',"\'=1+1\\u001b[31m\\u202e\\udb40\\udc41;\'@x.translation.X",', line)
        self.assertTrue(line.isascii() and line.isprintable())

    def test_a_drawing_is_svg(self):
        self.done('export', 'leaf.gltf', '-o', 'all.svg', '--curves', 'all', '--normalized', '--plain-blend', '--size', '640x400')
        root = xml.parse(self.folder / 'all.svg').getroot()
        self.assertEqual((root.get('width'), root.get('height')), ('640', '400'))
        lines = [path for path in root.iter('{http://www.w3.org/2000/svg}path') if 'L' in path.get('d')]
        self.assertGreaterEqual(len(lines), 8)
        self.assertEqual(self.done('export', 'leaf.gltf', '-o', 'b.svg', '--curves', 'Hip'), '')

    def test_what_is_unknown_is_named_with_the_valid_ones(self):
        self.fails(2, 'export', 'leaf.gltf', '-o', 'a.csv', '--curves', 'Hip.rotation',
                   mentions=["no 'Hip.rotation' in 'Rise'", 'Hip.translation', 'Body.rotation', '/materials/0/alphaCutoff'])
        self.fails(2, 'export', 'leaf.gltf', '-o', 'a.csv', '--curves', 'Bodi.rotation', mentions=["did you mean 'Body.rotation'?"])
        self.fails(2, 'export', 'leaf.gltf', '-o', 'a.csv', '--curves', '/nodes/9/rotation', mentions=['valid: '])
        self.fails(2, 'export', 'leaf.gltf', '-o', 'a.csv', '--curves', 'all', '--animation', 'Fall', mentions=["0 'Rise'"])
        self.fails(2, 'export', 'leaf.gltf', '-o', 'a.csv', '--curves', 'all', '--euler', 'XXY', mentions=["'YZX'"])

    def test_bad_arguments_are_refused_before_anything_is_read(self):
        for arguments in [['-o', 'a.txt', '--curves', 'all'], ['-o', 'a.csv'], ['-o', 'a.csv', '--curves', 'all', '--frames', '5:1'],
                          ['-o', 'a.csv', '--curves', 'all', '--frames', '1:2x0'], ['-o', 'a.csv', '--curves', 'all', '--fps', '0'],
                          ['-o', 'a.csv', '--curves', 'all', '--keys', '--fps', '3'],
                          ['-o', 'a.csv', '--curves', 'all', '--normalized'],
                          ['-o', 'a.svg', '--curves', 'all', '--keys'],
                          ['-o', 'a.csv', '--curves', 'all', '--euler', 'XYZ', '--angular-speed']]:
            with self.subTest(arguments=arguments):
                self.fails(2, 'export', 'nowhere.glb', *arguments)
        self.fails(2, 'export', 'leaf.gltf', '-o', 'leaf.gltf', '--curves', 'all')
        self.fails(2, 'export', 'leaf.gltf', '-o', 'a.csv', '--curves', 'all', '--frames', '0:100000000', mentions=['50000000 numbers'])

    def many_channels(self, count):
        """Channels of as many nodes that share one sampler with as many keys."""
        gltf = Gltf()
        times = gltf.accessor('SCALAR', 5126, count, floats(*[n / 30 for n in range(count)]))
        places = gltf.accessor('VEC3', 5126, count, floats(*[n % 7 for n in range(3 * count)]))
        for _ in range(count):
            gltf.add('nodes', {})
        gltf.add('animations', {'samplers': [{'input': times, 'output': places}], 'channels': [
            {'sampler': 0, 'target': {'node': node, 'path': 'translation'}} for node in range(count)]})
        self.write('many.gltf', gltf.document)

    def test_a_table_that_grows_with_the_square_is_refused(self):
        self.many_channels(2500)
        self.fails(2, 'export', 'many.gltf', '-o', '-', '--curves', 'all', mentions=['5000000 keys', '--curves'])
        self.done('export', 'many.gltf', '-o', '-', '--curves', '7.translation', '--keys')
        self.many_channels(50)
        rows = self.done('export', 'many.gltf', '-o', '-', '--curves', 'all', '--keys').splitlines()
        self.assertEqual([len(row.split(',')) for row in rows], [151] * 51)

    def test_files_that_fail_have_their_codes(self):
        self.fails(3, 'export', 'nowhere.glb', '-o', 'a.csv', '--curves', 'all')
        self.fails(4, 'export', 'leaf.gltf', '-o', 'nowhere/a.csv', '--curves', 'all')
        self.write('empty.gltf', '{"asset": {"version": "2.0"}}')
        self.fails(2, 'export', 'empty.gltf', '-o', 'a.csv', '--curves', 'all', mentions=['no animation'])


if __name__ == '__main__':
    main()
