#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`render --hide` and `--only`: nodes left out of the picture."""

from cli_case import CliCase, Gltf, floats, main, read_png


def scene(*roots):
    """Left and Right draw a triangle side by side; Hand hangs below Right; Empty draws nothing."""
    gltf = Gltf()
    position = gltf.accessor('VEC3', 5126, 3, floats(0, 0, 0, 1, 0, 0, 0, 1, 0))
    gltf.add('meshes', {'primitives': [{'attributes': {'POSITION': position}}]})
    gltf.add('nodes', {'name': 'Left', 'mesh': 0, 'translation': [-4, 0, 0]})
    gltf.add('nodes', {'name': 'Right', 'mesh': 0, 'translation': [4, 0, 0], 'children': [2]})
    gltf.add('nodes', {'name': 'Hand', 'mesh': 0, 'translation': [0, 2, 0], 'scale': [0.5, 0.5, 0.5]})
    gltf.add('nodes', {'name': 'Empty'})
    gltf.add('scenes', {'nodes': list(roots)})
    gltf.document['scene'] = 0
    return gltf.document


class RenderHide(CliCase):
    def setUp(self):
        super().setUp()
        self.write('all.gltf', scene(0, 1, 3))
        self.write('left.gltf', scene(0))

    def picture(self, *options, file='all.gltf'):
        self.done('render', file, '-o', 'out.png', '--size', '96x64', '--grid', 'off', '--view', 'unlit',
                  '--camera', 'front', '--background', 'black', *options)
        return read_png(self.folder / 'out.png')[3]

    def test_the_picture_is_that_of_a_file_without_the_node(self):
        self.assertNotEqual(self.picture(), self.picture('--hide', 'Right'))
        self.assertEqual(self.picture('--hide', 'Right'), self.picture(file='left.gltf'))
        self.assertEqual(self.picture('--hide', '1'), self.picture(file='left.gltf'))

    def test_only_draws_the_node_and_what_is_below(self):
        self.assertEqual(self.picture('--only', 'Left'), self.picture(file='left.gltf'))
        self.assertEqual(self.picture('--only', 'Left', '--only', 'Right'), self.picture())
        self.assertEqual(self.picture('--only', 'Right', '--hide', 'Hand'), self.picture('--hide', 'Left', '--hide', 'Hand'))
        self.assertNotEqual(self.picture('--only', 'Right'), self.picture('--only', 'Hand'))

    def test_the_camera_fits_what_is_drawn(self):
        # The triangle fills the picture's height in both, so its node's place does not matter.
        self.assertEqual(self.picture('--only', 'Left'), self.picture('--hide', 'Left', '--hide', 'Hand'))

    def test_everything_hidden_is_an_empty_picture(self):
        rows = self.picture('--hide', 'Left', '--hide', 'Right')
        self.assertTrue(all(set(row) == {0} for row in rows))

    def test_the_sidecar_tells_what_is_left_out(self):
        self.picture('--metadata', '--hide', 'Hand', '--only', 'Right')
        view = self.written('out.json')['view']
        self.assertEqual(view['hide'], [{'index': 2, 'name': 'Hand'}])
        self.assertEqual(view['only'], [{'index': 1, 'name': 'Right'}])
        self.picture('--metadata')
        view = self.written('out.json')['view']
        self.assertNotIn('hide', view)
        self.assertNotIn('only', view)

    def test_unknown_nodes_and_nodes_without_a_mesh_are_refused(self):
        for option in ['--hide', '--only']:
            self.fails(2, 'render', 'all.gltf', '-o', 'out.png', option, 'Nobody', mentions=["'Nobody'", "'Hand'"])
        self.fails(2, 'render', 'all.gltf', '-o', 'out.png', '--only', 'Empty', mentions=['--only', 'mesh'])


if __name__ == '__main__':
    main()
