#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`render`: skeleton, boxes and marks over the surface, and the attribute views."""

from cli_case import CliCase, main, read_png, skinned_triangle


class RenderMarks(CliCase):
    def setUp(self):
        super().setUp()
        self.write('leaf.gltf', skinned_triangle().document)

    def picture(self, *options, file='leaf.gltf'):
        self.done('render', file, '-o', 'out.png', '--size', '96x72', '--grid', 'off', '--no-state', *options)
        return (self.folder / 'out.png').read_bytes()

    def sidecar_of(self, *options):
        self.picture('--metadata', *options)
        return self.written('out.json')['view']

    def test_every_mark_changes_the_picture(self):
        plain = self.picture('--weights', 'normalized')
        for option in [['--skeleton', 'lines'], ['--skeleton', 'octahedral'], ['--labels'], ['--joint-axes'], ['--bounds'],
                       ['--bounds=posed'], ['--wireframe-overlay'], ['--vertex-points'], ['--uv-checker']]:
            with self.subTest(option=option):
                self.assertNotEqual(self.picture('--weights', 'normalized', *option), plain)

    def test_without_options_nothing_is_drawn_over_the_surface(self):
        self.assertEqual(self.picture(), self.picture('--skeleton', 'none'))
        view = self.sidecar_of()
        self.assertNotIn('skeleton', view)
        self.assertNotIn('marks', view)

    def test_value_dots_are_told_with_their_size(self):
        grey = self.picture('--view', 'weight', '--dots', '--dot-size', '9', '--wireframe-overlay', '--metadata')
        view = self.written('out.json')['view']
        self.assertEqual((view['dots'], view['dotSize'], view['marks']), ('grey', 9, ['wireframe']))
        self.assertNotEqual(self.picture('--view', 'weight', '--dots=surface', '--dot-size', '9', '--wireframe-overlay'), grey)
        view = self.sidecar_of('--dot-size', '9')
        self.assertFalse({'dots', 'dotSize', 'marks'} & set(view))
        self.fails(2, 'render', 'leaf.gltf', '-o', 'out.png', '--dot-size', '0', mentions=['--dot-size'])

    def test_a_flag_does_not_take_the_next_word(self):
        self.done('render', '--bounds', '--labels', 'leaf.gltf', '-o', 'out.png', '--size', '32x32')
        self.assertEqual(read_png(self.folder / 'out.png')[:2], (32, 32))

    def test_a_flag_takes_the_next_word_where_it_is_a_value(self):
        self.assertEqual(self.sidecar_of('--bounds', 'stored,clip')['marks'], ['storedBounds', 'clipBounds'])
        self.assertEqual(self.sidecar_of('--bounds', 'all')['marks'], ['storedBounds', 'posedBounds', 'clipBounds'])
        self.assertEqual(self.sidecar_of('--labels', 'selected')['skeleton']['names'], 'selected')

    def test_joints_that_are_given_are_selected(self):
        given = self.picture('--labels=selected', '--joint', '0')
        self.assertNotEqual(given, self.picture('--labels=selected'))
        self.assertNotIn('joints', self.sidecar_of('--view', 'weight', '--joint', '0'))

    def test_a_word_behind_a_flag_that_is_no_value_is_told_how_one_is_written(self):
        for option, word in [('--bounds', 'stord'), ('--bounds', 'stored,clipp'), ('--labels', 'some')]:
            with self.subTest(option=option, word=word):
                self.fails(2, 'render', 'leaf.gltf', '-o', 'out.png', option, word, mentions=[f"'{word}'", f'{option}=VALUE'])

    def test_the_sidecar_tells_the_marks(self):
        view = self.sidecar_of('--skeleton', 'octahedral', '--skeleton-behind', '--labels=selected', '--bounds=stored,clip',
                               '--wireframe-overlay', '--back-faces')
        self.assertEqual(view['skeleton'], {'style': 'octahedral', 'colors': 'depth', 'inFront': False, 'axes': False, 'names': 'selected'})
        self.assertEqual(view['marks'], ['wireframe', 'backFaces', 'storedBounds', 'clipBounds'])
        self.assertEqual(self.sidecar_of('--bounds')['marks'], ['storedBounds', 'posedBounds', 'clipBounds'])

    def test_the_ground_and_the_size_of_points_are_chosen(self):
        plain = self.sidecar_of()
        self.assertNotIn('ground', plain)
        self.assertEqual(plain['pointSize'], 6)
        self.done('render', 'leaf.gltf', '-o', 'out.png', '--size', '32x32', '--grid', 'origin', '--point-size', '9.5',
                  '--metadata')
        view = self.written('out.json')['view']
        self.assertEqual((view['ground'], view['pointSize']), ('origin', 9.5))
        self.fails(2, 'render', 'leaf.gltf', '-o', 'out.png', '--grid', 'middle', mentions=['--grid', 'foot or origin'])
        self.fails(2, 'render', 'leaf.gltf', '-o', 'out.png', '--point-size', '0', mentions=['--point-size'])

    def test_names_without_room_are_counted(self):
        self.write('crowd.gltf', {'asset': {'version': '2.0'}, 'scene': 0, 'scenes': [{'nodes': list(range(9))}],
                                  'nodes': [{'name': 'A joint', 'translation': [i * 1e-3, 0, 0]} for i in range(8)]
                                  + [{'translation': [9, 9, 0]}]})
        request = ['render', 'crowd.gltf', '-o', 'out.png', '--size', '480x320', '--labels', '--metadata']
        words = self.run_cli(*request).stderr.decode()
        hidden = self.written('out.json')['hiddenNames']
        self.assertGreaterEqual(hidden, 4)  # right, left, above and below there is room
        self.assertLessEqual(hidden, 7)
        self.assertIn('crowd.gltf: %d joints have no name' % hidden, words)
        with_key = self.run_cli(*request, '--quiet', '--legend')
        self.assertEqual(with_key.stderr, b'')
        self.run_cli('render', 'leaf.gltf', '-o', 'leaf.png', '--metadata')
        self.assertNotIn('hiddenNames', self.written('leaf.json'))

    def test_wrong_words_are_refused(self):
        for option, valid in [(['--skeleton', 'sticks'], 'octahedral'), (['--bounds=all,none'], 'posed'),
                              (['--labels=some'], 'selected')]:
            with self.subTest(option=option):
                self.fails(2, 'render', 'leaf.gltf', '-o', 'out.png', *option, mentions=[option[0].split('=')[0], valid])

    def test_a_file_without_a_mesh_shows_its_skeleton(self):
        self.write('bones.gltf', {'asset': {'version': '2.0'}, 'scene': 0, 'scenes': [{'nodes': [0]}],
                                  'nodes': [{'children': [1]}, {'translation': [0, 1, 0], 'children': [2]},
                                            {'translation': [0, 1, 0]}]})
        self.picture('--background', 'black', file='bones.gltf')
        colored = sum(1 for row in read_png(self.folder / 'out.png')[3] for value in row if value > 60)
        self.assertGreater(colored, 150)
        said = self.run_cli('render', 'bones.gltf', '-o', 'out.png', '--size', '64x48').stderr.decode()
        self.assertIn('bones.gltf: the scene has no mesh; 3 nodes are drawn as bones', said)

    def test_the_attribute_views_render(self):
        self.picture('--view', 'geometry-normals', '--legend', '--validation')
        for view in ['tangents', 'uv', 'vertex-color']:
            with self.subTest(view=view):
                self.picture_without_data('--view', view, '--legend', '--validation')

    def picture_without_data(self, *options):
        result = self.run_cli('render', 'leaf.gltf', '-o', 'out.png', '--size', '96x72', '--grid', 'off', *options)
        self.assertEqual(result.returncode, 1)
        self.assertIn(b'has nothing to show', result.stderr)

    def test_what_is_missing_is_grey(self):
        self.picture_without_data('--view', 'vertex-color', '--weights', 'normalized', '--camera', 'front',
                                '--background', 'black')
        rows = read_png(self.folder / 'out.png')[3]
        values = {tuple(row[x:x + 3]) for row in rows for x in range(0, len(row), 3)}
        self.assertIn((112, 112, 112), values)


if __name__ == '__main__':
    main()
