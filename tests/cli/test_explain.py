#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`explain`: the form of the answer, and a vertex whose parts are known."""
from cli_case import CliCase, Gltf, floats, main


def two_joints():
    """A triangle whose vertex 1 at x = 1 follows "Low" (node 1) with 70 % and "High" (node 2) with 30 %. Both are bound at
    rest. The clip "Lift" raises High by 2 within a second."""
    gltf = Gltf()
    position = gltf.accessor('VEC3', 5126, 3, floats(0, 0, 0, 1, 0, 0, 0, 1, 0))
    joints = gltf.accessor('VEC4', 5121, 3, bytes([0, 1, 0, 0] * 3))
    weights = gltf.accessor('VEC4', 5126, 3, floats(*[1, 0, 0, 0], *[.7, .3, 0, 0], *[1, 0, 0, 0]))
    gltf.add('meshes', {'name': 'Leaf', 'primitives': [
        {'attributes': {'POSITION': position, 'JOINTS_0': joints, 'WEIGHTS_0': weights}}]})
    gltf.add('nodes', {'name': 'Body', 'mesh': 0, 'skin': 0})
    gltf.add('nodes', {'name': 'Low'})
    gltf.add('nodes', {'name': 'High'})
    gltf.add('skins', {'joints': [1, 2]})
    gltf.add('scenes', {'nodes': [0, 1, 2]})
    times = gltf.accessor('SCALAR', 5126, 2, floats(0, 1))
    lift = gltf.accessor('VEC3', 5126, 2, floats(0, 0, 0, 0, 2, 0))
    gltf.add('animations', {'name': 'Lift', 'samplers': [{'input': times, 'output': lift}],
                            'channels': [{'sampler': 0, 'target': {'node': 2, 'path': 'translation'}}]})
    return gltf


class Explain(CliCase):
    def setUp(self):
        super().setUp()
        self.write('leaf.gltf', two_joints().document)

    def explained(self, *arguments):
        answer = self.answer('explain', 'leaf.gltf', '--json', *arguments)
        self.assertEqual(answer['format'], 'sinew.explain/1')
        return answer

    def near(self, vector, expected):
        for a, b in zip(vector, expected, strict=True):
            self.assertAlmostEqual(a, b, places=6)

    def test_parts_add_up_to_the_vertex_of_sample(self):
        for time in [0, .25, 1]:
            answer = self.explained('--vertex', '0/0/1', '--animation', 'Lift', '--time', time)
            pose = self.answer('sample', 'leaf.gltf', '--animation', 'Lift', '--time', time, '--vertices')
            sums = [sum(numbers) for numbers in zip(
                answer['remainder'],
                *[part[name] for part in answer['joints'] for name in ['rest', 'bind', 'clip']])]
            posed = pose['primitives'][0]['positions'][3:6]
            self.near(sums, posed)
            self.near(answer['posed'], posed)

    def test_joints_keys_and_counterfactuals(self):
        answer = self.explained('--vertex', '0/0/1', '--animation', '0', '--time', '.5')
        self.assertEqual((answer['mesh'], answer['node'], answer['animation'], answer['time']), (0, 0, 0, .5))
        low, high = answer['joints']
        self.assertEqual((low['name'], high['name'], high['joint'], high['node']), ('Low', 'High', 1, 2))
        self.near(high['clip'], [0, .3, 0])
        self.near(high['alone'], [1, 1, 0])
        track, = answer['tracks']
        self.assertEqual((track['path'], track['key'], track['time'], track['nextKey'], track['nextTime']),
                         ('translation', 0, 0, 1, 1))
        self.near(track['movedWithout'], [0, -.3, 0])
        without = {each['node']: each for each in answer['whatIf'] if each['what'] == 'withoutJoint'}
        self.near(without[2]['moved'], [0, -.3, 0])
        self.near(without[1]['moved'], [0, .7, 0])

    def test_the_text_says_the_same(self):
        text = self.done('explain', 'leaf.gltf', '--vertex', '0/0/1', '--animation', 'Lift', '--time', '.5')
        for part in ["Vertex 1 of 'Leaf', primitive 0, drawn by 'Body', at 0.5 s of 'Lift'\n", "'High', 30 %",
                     'without 30 % of', '300 mm lower', 'key 1 at 1 s']:
            self.assertIn(part, text)
        self.assertIn('in the rest pose\n', self.done('explain', 'leaf.gltf', '--vertex', '0/0/0'))

    def test_what_is_not_there_is_a_usage_error(self):
        for vertex, words in [('0/0', 'needs MESH/PRIMITIVE/VERTEX'), ('1/0/0', 'no mesh 1'), ('0/1/0', 'no vertex 0 in a primitive 1'),
                              ('0/0/3', 'no vertex 3'), ('0/0/-1', 'needs MESH'), ('0/0/1/2', 'needs MESH')]:
            self.fails(2, 'explain', 'leaf.gltf', '--vertex', vertex, mentions=[words])
        self.fails(2, 'explain', 'leaf.gltf', mentions=['needs --vertex'])
        self.fails(2, 'explain', 'leaf.gltf', '--vertex', '0/0/0', '--time', '1', mentions=['--time needs --animation'])
        self.fails(2, 'explain', 'leaf.gltf', '--vertex', '0/0/0', '--node', 'Low', mentions=['does not draw mesh 0'])


if __name__ == '__main__':
    main()
