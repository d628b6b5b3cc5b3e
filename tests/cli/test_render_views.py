#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`render`: the views of weights and their options."""

from cli_case import CliCase, main, read_png, skinned_triangle


class RenderViews(CliCase):
    def setUp(self):
        super().setUp()
        self.write('leaf.gltf', skinned_triangle(weights=(1, 1, 1)).document)

    def middle(self, *options):
        self.done('render', 'leaf.gltf', '-o', 'out.png', '--size', '64x48', '--samples', '1', '--grid', 'off',
                  '--camera', 'front', '--metadata', *options)
        _, _, channels, rows = read_png(self.folder / 'out.png')
        return tuple(rows[26][28 * channels:28 * channels + 3])

    def test_every_weight_view_renders(self):
        for view in ['joint-colors', 'dominant-joint', 'influence-count', 'weight-sum', 'unweighted']:
            with self.subTest(view=view):
                self.middle('--view', view, '--legend')

    def test_a_palette_is_a_name_or_colours(self):
        self.assertEqual(self.middle('--view', 'weight'), (253, 231, 37))
        self.assertEqual(self.middle('--view', 'weight', '--palette', 'turbo'), (122, 4, 3))
        self.assertEqual(self.middle('--view', 'weight', '--palette', '#000,#123456'), (0x12, 0x34, 0x56))
        self.assertEqual(self.written('out.json')['view']['palette'], '#000,#123456')
        self.fails(2, 'render', 'leaf.gltf', '-o', 'out.png', '--palette', 'jet', mentions=['viridis'])

    def test_steps_and_zero_weights_are_options(self):
        self.assertEqual(self.middle('--view', 'weight', '--steps', '1'), (68, 1, 84))
        self.middle('--view', 'weight', '--contours', '10', '--zero-weights', 'all')
        view = self.written('out.json')['view']
        self.assertEqual((view['contours'], view['zeroWeights']), (10, 'all'))

    def test_several_joints_are_told(self):
        document = skinned_triangle(weights=(1, 1, 1)).document
        document['skins'][0]['joints'] = [1, 2]
        self.write('leaf.gltf', document)
        self.middle('--view', 'weight', '--joint', 'Elsewhere', '--joint', 'Hip', '--joint', '1', '--descendants')
        view = self.written('out.json')['view']
        self.assertEqual(view['joint']['name'], 'Elsewhere')
        self.assertEqual([joint['name'] for joint in view['joints']], ['Hip', 'Elsewhere'])
        self.assertTrue(view['descendants'])
        self.middle('--view', 'weight', '--joint', 'Hip', '--joint', '0')
        self.assertNotIn('joints', self.written('out.json')['view'])
        self.fails(2, 'render', 'leaf.gltf', '-o', 'out.png', '--joint', 'Hip', '--joint', 'Knee', mentions=['Knee'])

    def test_a_single_slot_is_grey(self):
        self.assertEqual(self.middle('--view', 'raw-weights', '--component', 'x'), (255, 255, 255))
        self.assertEqual(self.middle('--view', 'raw-weights', '--component', 'w'), (0, 0, 0))

    def test_a_view_without_data_is_1_with_its_picture(self):
        document = skinned_triangle(weights=(1, 1, 1)).document
        self.write('skinned.gltf', document)
        for node in document['nodes']:
            node.pop('skin', None)
        self.write('bare.gltf', document)
        pictures = set()
        for view, words in [('tangents', 'no surface has tangents'), ('vertex-color', 'no surface has vertex colours'),
                            ('uv', 'no surface has texture coordinates'), ('morph', 'no surface has morph targets'),
                            ('weight', 'no surface follows a skin'), ('stretch', 'no surface follows a skin')]:
            with self.subTest(view=view):
                command = ['render', 'bare.gltf', '-o', 'out.png', '--size', '64x48', '--view', view, '--metadata',
                           '--no-state']
                result = self.run_cli(*command)
                self.assertEqual(result.returncode, 1)
                line = "the view '%s' has nothing to show: %s" % (view, words)
                self.assertEqual(result.stderr.decode(), 'sinew-cli: bare.gltf: %s\n' % line)
                sidecar = self.written('out.json')
                self.assertEqual(sidecar['view']['missing'], words)
                self.assertEqual(sidecar['notices'], [line])
                pictures.add((self.folder / 'out.png').read_bytes())
                result = self.run_cli(*command, '--legend', '--quiet')
                self.assertEqual((result.returncode, result.stderr), (1, b''))
        self.assertEqual(len(pictures), 6)  # grey surfaces, and what each lacks in words
        self.done('render', 'skinned.gltf', '-o', 'out.png', '--size', '64x48', '--view', 'weight', '--metadata')
        self.assertNotIn('missing', self.written('out.json')['view'])

    def test_symmetry_without_pairs_is_a_view_without_data(self):
        result = self.run_cli('render', 'leaf.gltf', '-o', 'out.png', '--size', '64x48', '--view', 'symmetry')
        self.assertEqual(result.returncode, 1)
        self.assertIn("'symmetry' has nothing to show: no joints are left and right", result.stderr.decode())


if __name__ == '__main__':
    main()
