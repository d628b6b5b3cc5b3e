#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`render`: views of values that the CPU computes."""

from cli_case import CliCase, Gltf, floats, main


def sheet():
    """A skinned square of 2 units: the left vertices follow Hip, the right ones Tip, which moves by
    2 units to the right within a second (24 keys)."""
    gltf = Gltf()
    position = gltf.accessor('VEC3', 5126, 4, floats(-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0))
    joints = gltf.accessor('VEC4', 5121, 4, bytes([0, 1, 0, 0] * 4))
    weights = gltf.accessor('VEC4', 5126, 4, floats(*[1, 0, 0, 0, .25, .75, 0, 0, 0, 1, 0, 0, .5, 0, 0, 0]))
    times = gltf.accessor('SCALAR', 5126, 25, floats(*[n / 24 for n in range(25)]))
    moves = gltf.accessor('VEC3', 5126, 25, floats(*[v for n in range(25) for v in (n / 12, 0, 0)]))
    gltf.add('meshes', {'primitives': [{'attributes': {'POSITION': position, 'JOINTS_0': joints, 'WEIGHTS_0': weights},
                                        'indices': gltf.accessor('SCALAR', 5121, 6, bytes([0, 1, 2, 0, 2, 3]))}]})
    gltf.add('nodes', {'name': 'Body', 'mesh': 0, 'skin': 0})
    gltf.add('nodes', {'name': 'Hip'})
    gltf.add('nodes', {'name': 'Tip'})
    gltf.add('skins', {'joints': [1, 2]})
    gltf.add('animations', {'name': 'Pull', 'samplers': [{'input': times, 'output': moves}],
                            'channels': [{'sampler': 0, 'target': {'node': 2, 'path': 'translation'}}]})
    gltf.add('scenes', {'nodes': [0, 1, 2]})
    gltf.document['scene'] = 0
    return gltf.document


class RenderValues(CliCase):
    def setUp(self):
        super().setUp()
        self.write('sheet.gltf', sheet())

    def values(self, *options):
        self.done('render', 'sheet.gltf', '-o', 'out.png', '--size', '64x48', '--metadata', '--legend', *options)
        return self.written('out.json')['values']

    def test_stretch_names_the_worst_triangle_and_its_frame(self):
        told = self.values('--view', 'stretch', '--animation', 'Pull', '--time', '0.5')
        self.assertEqual((told['low'], told['high']), (0.25, 4))
        worst = told['worst'][0]
        self.assertEqual((worst['animation']['name'], worst['frame'], worst['time']), ('Pull', 24, 1))
        self.assertEqual((worst['node'], worst['element']), ({'index': 0, 'name': 'Body'}, 1))
        self.assertAlmostEqual(worst['value'], 2, places=4)
        self.assertEqual(told['notes'], ['Worst over Pull: 2 \u00d7 at frame 24, vertex 0'])

    def test_the_worst_over_the_clip_does_not_depend_on_the_time(self):
        pictures = []
        for time in ['0', '1']:
            told = self.values('--view', 'stretch', '--worst', '--animation', 'Pull', '--time', time)
            self.assertEqual(told['subtitle'], 'Area against the rest pose, worst over Pull')
            pictures.append(told)
        self.assertEqual(pictures[0], pictures[1])
        self.assertIn('--worst needs an animation', self.run_cli(
            'render', 'sheet.gltf', '-o', 'out.png', '--size', '64x48', '--view', 'stretch', '--worst').stderr.decode())

    def test_displacement_says_what_is_compared_and_where_it_is_largest(self):
        told = self.values('--view', 'displacement', '--compare-with', 'normalized')
        self.assertEqual(told['subtitle'], 'Weights as stored against normalized, file units')
        self.assertEqual(told['worst'][0]['vertex'], 3)
        self.assertAlmostEqual(told['worst'][0]['value'], 0.5 * 2 ** 0.5, places=5)
        self.assertEqual(told['high'], 1)
        told = self.values('--view', 'displacement', '--animation', 'Pull')
        self.assertEqual(told['subtitle'], 'Four strongest weights against all, file units')
        self.assertEqual(told['notes'], ['Pull: no difference in any frame'])

    def test_symmetry_says_that_there_are_no_pairs(self):
        result = self.run_cli('render', 'sheet.gltf', '-o', 'out.png', '--size', '64x48', '--metadata', '--view', 'symmetry')
        self.assertEqual(result.returncode, 1)
        told = self.written('out.json')['values']
        self.assertEqual(told['notes'], ['No joints are left and right by name or VRM bone'])

    def test_copies_have_no_one_pose(self):
        said = self.run_cli('render', 'sheet.gltf', '-o', 'out.png', '--size', '64x48', '--view', 'stretch',
                            '--instances', '4', '--animation', 'Pull')
        self.assertEqual(said.returncode, 1)
        self.assertIn('not shown for copies', said.stderr.decode())

    def test_the_help_names_the_options(self):
        text = self.done('render', '--help')
        for word in ['--compare-with', '--worst', 'blue-red', 'displacement']:
            self.assertIn(word, text)


if __name__ == '__main__':
    main()
