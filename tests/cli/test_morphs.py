#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Morph targets: `--morph` of `sample` and `render`, "morphs" of `--poses`, and `info`."""

from cli_case import CliCase, floats, main, read_png, skinned_triangle


def face():
    """The skinned triangle with the targets "Smile" (vertex 0 by 3 and vertex 1 by 1 along x) and an unnamed one (nothing);
    node "Body" stands at rest weights 0.25 and 0; "Grin" drives both at once. Node "Copy" has a mesh with "Smile" alone, as
    its second target."""
    gltf = skinned_triangle(weights=(1, 1, 1))
    smile = gltf.accessor('VEC3', 5126, 3, floats(3, 0, 0, 1, 0, 0, 0, 0, 0))
    nothing = gltf.accessor('VEC3', 5126, 3, floats(*[0] * 9))
    mesh = gltf.document['meshes'][0]
    mesh['primitives'][0]['targets'] = [{'POSITION': smile}, {'POSITION': nothing}]
    mesh['weights'] = [.25, 0]
    mesh['extras'] = {'targetNames': ['Smile', '']}
    position = mesh['primitives'][0]['attributes']['POSITION']
    gltf.add('meshes', {'name': 'Other', 'extras': {'targetNames': ['Frown', 'Smile']}, 'primitives': [
        {'attributes': {'POSITION': position}, 'targets': [{'POSITION': nothing}, {'POSITION': smile}]}]})
    gltf.add('nodes', {'name': 'Copy', 'mesh': 1})
    gltf.document['scenes'][0]['nodes'].append(3)
    once = gltf.accessor('SCALAR', 5126, 1, floats(0))
    both = gltf.accessor('SCALAR', 5126, 2, floats(2, 4))
    gltf.add('animations', {'name': 'Grin', 'samplers': [{'input': once, 'output': both}],
                            'channels': [{'sampler': 0, 'target': {'node': 0, 'path': 'weights'}}]})
    return gltf


class Morphs(CliCase):
    def setUp(self):
        super().setUp()
        self.write('face.gltf', face().document)

    def weights(self, pose):
        return [node.get('weights') for node in pose['nodes'] if node.get('weights')]

    def test_a_name_is_set_on_every_mesh_that_has_it(self):
        pose = self.answer('sample', 'face.gltf', '--morph', 'Smile=2', '--vertices')
        self.assertEqual(self.weights(pose), [[2, 0], [0, 2]])
        self.assertEqual(pose['primitives'][0]['positions'][0], 6)
        self.assertEqual(self.weights(self.answer('sample', 'face.gltf', '--morph', 'Frown=1')), [[.25, 0], [1, 0]])

    def test_an_index_is_set_on_every_mesh_that_has_so_many(self):
        self.assertEqual(self.weights(self.answer('sample', 'face.gltf', '--morph', '1=-1')), [[.25, -1], [0, -1]])

    def test_it_replaces_what_the_clip_drives(self):
        pose = self.answer('sample', 'face.gltf', '--animation', 'Grin', '--morph', 'Smile=0', '--morph', 'Smile=.25')
        self.assertEqual(self.weights(pose), [[.25, 4], [0, .25]])

    def test_lists_of_poses_have_weights_of_their_own(self):
        self.write('poses.json', [{'animation': 'Grin', 'morphs': {'Smile': 1}}, {'animation': 'Grin'},
                                  {'layers': [{'animation': 'Grin'}], 'morphs': {'1': 7}}])
        poses = self.answer('sample', 'face.gltf', '--poses', 'poses.json')
        self.assertEqual([self.weights(pose)[0] for pose in poses], [[1, 4], [2, 4], [2, 7]])
        for morphs in [[], {'Smile': 'much'}, {'Smlie': 1}, {'Smile': 1e300}]:
            self.write('poses.json', [{'morphs': morphs}])
            self.fails(2, 'sample', 'face.gltf', '--poses', 'poses.json', mentions=['poses.json: /0: '])

    def test_cpu_and_compute_shader_agree(self):
        cpu, gpu = [self.answer('sample', 'face.gltf', '--morph', 'Smile=2', '--vertices', '--skinning', path)
                    for path in ['cpu', 'compute']]
        self.assertEqual(cpu['primitives'][0]['positions'], gpu['primitives'][0]['positions'])

    def test_render_shows_and_records_it(self):
        def render(*options):
            self.done('render', 'face.gltf', '-o', 'out.png', '--size', '96x64', '--view', 'unlit', '--grid', 'off',
                      '--camera', 'front', '--only', 'Body', '--metadata', *options)
            return read_png(self.folder / 'out.png'), self.written('out.json')

        plain, facts = render('--morph', 'Smile=0.25')
        self.assertEqual(facts['morphWeights'][0], {'node': {'index': 0, 'name': 'Body'},
                                                    'target': {'index': 0, 'name': 'Smile'}, 'weight': .25})
        self.assertTrue(plain == render()[0])  # the default weight
        pictures = [render('--morph', 'Smile=-2', '--skinning', path)[0] for path in ['vertex', 'compute', 'cpu']]
        self.assertFalse(plain == pictures[0])
        self.assertTrue(pictures[0] == pictures[1] == pictures[2])
        self.assertNotEqual(render('--morph', 'Smile=9')[1]['camera'], facts['camera'])  # the fit shows all of it

    def test_the_heat_map_shows_distances(self):
        gltf = face()
        far = gltf.accessor('VEC3', 5126, 3, floats(*[0, 0, 3] * 3))
        gltf.document['meshes'][0]['primitives'][0]['targets'].append({'POSITION': far})
        gltf.document['meshes'][0]['extras']['targetNames'].append('Far')
        gltf.document['meshes'][0]['weights'].append(0)
        del gltf.document['animations'][2]  # has weights for two
        self.write('far.gltf', gltf.document)

        def render(*options):
            self.done('render', 'far.gltf', '-o', 'out.png', '--size', '64x64', '--view', 'morph', '--grid', 'off', '--only',
                      'Body', '--palette', '#000,#fff', '--background', '#00f', '--camera', 'front', '--metadata', *options)
            width, height, channels, rows = read_png(self.folder / 'out.png')
            colors = [tuple(row[channels * x:channels * x + 3]) for row in rows for x in range(width)]
            return colors, self.written('out.json')

        colors, facts = render('--target', 'Far', '--samples', '1')
        self.assertEqual(facts['values']['title'], 'Far')
        self.assertEqual((facts['values']['high'], facts['values']['notes']), (5, ['Moves 3 vertices, at most 3']))
        self.assertEqual(facts['view']['morphTarget'], 'Far')
        self.assertEqual(set(colors), {(0, 0, 255), (153, 153, 153)})  # 3 of 5
        self.assertEqual(render('--target', '1')[1]['values']['title'], 'Target 1 + Smile')  # that of each mesh
        self.assertEqual(render('--target', 'Frown')[1]['values']['notes'], ['Moves no vertex'])
        self.assertEqual(render()[1]['values']['title'], 'Any morph target')
        self.fails(2, 'render', 'far.gltf', '-o', 'x.png', '--view', 'morph', '--target', 'Fra', mentions=["'Far'"])

    def test_wrong_ones_are_usage_errors(self):
        for text, words in [('Smlie=1', "did you mean 'Smile'"), ('Smile', 'TARGET=WEIGHT'), ('Smile=big', '--morph')]:
            self.fails(2, 'sample', 'face.gltf', '--morph', text, mentions=[words])
            self.fails(2, 'render', 'face.gltf', '-o', 'x.png', '--morph', text, mentions=[words])
        self.fails(2, 'render', 'face.gltf', '-o', 'x.png', '--morph', 'Smile=1', '--instances', '4', mentions=['--morph'])
        self.write('leaf.gltf', skinned_triangle().document)
        self.fails(2, 'sample', 'leaf.gltf', '--morph', 'Smile=1', mentions=['the file has none'])

    def test_info_lists_what_each_moves(self):
        targets = self.answer('info', 'face.gltf', '--json')['meshes'][0]['targets']
        self.assertEqual(targets, [{'name': 'Smile', 'weight': .25, 'movedVertices': 2, 'largest': 3},
                                   {'name': 'Target 1', 'weight': 0, 'movedVertices': 0, 'largest': 0}])
        text = self.done('info', 'face.gltf')
        self.assertIn('Morph targets (4)', text)
        self.assertIn('Frown', text)


if __name__ == '__main__':
    main()
