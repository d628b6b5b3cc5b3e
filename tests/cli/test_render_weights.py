#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`render`: weights that do not add up to 1."""

from cli_case import CliCase, Gltf, floats, main, skinned_triangle


def weighted(*weights):
    """A skinned triangle, ten units above the world origin, whose vertices have one weight each."""
    gltf = Gltf()
    position = gltf.accessor('VEC3', 5126, 3, floats(-1, 10, 0, 1, 10, 0, 0, 12, 0))
    joints = gltf.accessor('VEC4', 5121, 3, bytes(12))
    shares = gltf.accessor('VEC4', 5126, 3, floats(*[n for weight in weights for n in (weight, 0, 0, 0)]))
    gltf.add('meshes', {'primitives': [{'attributes': {'POSITION': position, 'JOINTS_0': joints, 'WEIGHTS_0': shares}}]})
    gltf.add('nodes', {'name': 'Body', 'mesh': 0, 'skin': 0})
    gltf.add('nodes', {'name': 'Hip'})
    gltf.add('skins', {'joints': [1]})
    gltf.add('scenes', {'nodes': [0, 1]})
    gltf.document['scene'] = 0
    return gltf.document


class RenderWeights(CliCase):
    def said(self, document, *options):
        self.write('leaf.gltf', document)
        result = self.run_cli('render', 'leaf.gltf', '-o', 'out.png', '--size', '64x48', '--metadata', *options)
        self.assertEqual(result.returncode, 0, result.stderr)
        return result.stderr.decode('utf-8').splitlines(), self.written('out.json')

    def picture(self, *options):
        self.done('render', 'leaf.gltf', '-o', 'out.png', '--size', '64x48', '--grid', 'off', '--no-state', *options)
        return (self.folder / 'out.png').read_bytes()

    def test_weights_that_add_up_need_no_word(self):
        lines, sidecar = self.said(weighted(1, 1, 1))
        self.assertEqual(lines, [])
        self.assertNotIn('weightDifference', sidecar)
        self.assertEqual(sidecar['view']['weights'], 'normalized')

    def test_a_difference_that_is_not_visible_needs_no_word(self):
        lines, sidecar = self.said(weighted(1, 1.0001, 1))  # 0.001 of a model of 2.8 units
        self.assertEqual(lines, [])
        self.assertNotIn('weightDifference', sidecar)

    def test_one_line_names_the_worst_vertex_and_the_switch(self):
        lines, sidecar = self.said(weighted(1, 0.5, 0.9))
        self.assertEqual(len(lines), 1)
        for text in ['leaf.gltf: ', 'normalized', 'pull 2 vertices towards the world origin', "vertex 1 of 'Body'",
                     '5.02 units', '--weights stored', '/meshes/0/primitives/0']:
            self.assertIn(text, lines[0])
        told = sidecar['weightDifference']
        self.assertEqual((told['pulled'], told['pushed'], told['unweighted']), (2, 0, 0))
        self.assertEqual((told['node'], told['mesh'], told['primitive'], told['vertex'], told['sum']),
                         ({'index': 0, 'name': 'Body'}, 0, 0, 1, 0.5))
        self.assertAlmostEqual(told['largest'], 0.5 * 101 ** 0.5, places=4)
        self.assertAlmostEqual(told['size'], 8 ** 0.5, places=4)
        self.assertEqual((told['animation'], told['time']), (None, 0))

    def test_weights_as_stored_say_what_they_do(self):
        lines, sidecar = self.said(weighted(1, 1.5, 0), '--weights', 'stored')
        self.assertEqual(len(lines), 1)
        for text in ['as stored do not add up to 1', 'pull 1 vertex towards the world origin', 'push 1 vertex away from it',
                     "vertex 2 of 'Body' by 12 units", '--weights normalized']:
            self.assertIn(text, lines[0])
        self.assertEqual(sidecar['weightDifference']['unweighted'], 1)
        self.assertEqual(sidecar['view']['weights'], 'stored')

    def test_a_sheet_tells_the_worst_of_its_poses_once(self):
        self.write('leaf.gltf', skinned_triangle().document)
        result = self.run_cli('render', 'leaf.gltf', '-o', 'out.png', '--size', '120x60', '--animation', 'Rise',
                              '--contact-sheet', '3x1', '--metadata')
        self.assertEqual(result.stderr.decode('utf-8').count('add up to 1'), 1)
        told = self.written('out.json')['weightDifference']
        self.assertEqual((told['pulled'], told['unweighted'], told['animation']), (2, 1, 0))

    def test_quiet_and_the_bind_pose_say_nothing(self):
        self.assertEqual(self.said(weighted(1, 0.5, 1), '--quiet')[0], [])
        lines, sidecar = self.said(weighted(1, 0.5, 1), '--view', 'bind-pose')
        self.assertEqual(lines, [])
        self.assertNotIn('weightDifference', sidecar)

    def test_what_is_hidden_is_not_judged(self):
        document = weighted(1, 0.5, 1)
        document['nodes'].append({'name': 'Box', 'mesh': 0})
        document['scenes'][0]['nodes'].append(2)
        self.assertEqual(self.said(document, '--hide', 'Body')[0], [])

    def test_the_default_draws_what_weights_of_one_draw(self):
        self.write('leaf.gltf', weighted(1, 0.5, 1))
        odd = self.picture('--quiet')
        self.assertEqual(self.picture('--quiet', '--skinning', 'compute'), odd)
        self.assertNotEqual(self.picture('--quiet', '--weights', 'stored'), odd)
        self.write('leaf.gltf', weighted(1, 1, 1))
        self.assertEqual(self.picture(), odd)


if __name__ == '__main__':
    main()
