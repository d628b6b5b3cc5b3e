#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`render`: what deforms, how joints blend, and copies on a grid."""

from cli_case import CliCase, main, read_png, skinned_triangle


class RenderSkinning(CliCase):
    def setUp(self):
        super().setUp()
        self.write('leaf.gltf', skinned_triangle().document)

    def picture(self, *options):
        self.done('render', 'leaf.gltf', '-o', 'out.png', '--size', '96x72', '--grid', 'off', '--weights', 'normalized',
                  '--no-state', *options)
        return (self.folder / 'out.png').read_bytes()

    def test_the_defaults_are_one_copy_linear_blending_and_the_vertex_shader(self):
        self.assertTrue(self.picture() == self.picture('--instances', '1', '--blend-skinning', 'linear', '--skinning', 'vertex'))

    def test_copies_change_the_picture_and_all_paths_show_them(self):
        plain = self.picture()
        self.assertTrue(self.picture('--instances', '9') != plain)
        self.picture('--instances', '9', '--view', 'clay')
        of_vertex = read_png_values(self.folder / 'out.png')
        for path in ['compute', 'cpu', 'auto']:
            with self.subTest(path=path):
                self.picture('--instances', '9', '--view', 'clay', '--skinning', path)
                values = read_png_values(self.folder / 'out.png')
                different = sum(abs(a - b) > 8 for a, b in zip(values, of_vertex))
                self.assertLess(different, len(values) // 200)

    def test_dual_quaternions_say_that_they_are_a_preview(self):
        result = self.run_cli('render', 'leaf.gltf', '-o', 'out.png', '--size', '32x32', '--blend-skinning', 'dual-quaternion')
        self.assertEqual(result.returncode, 0)
        self.assertIn(b'preview', result.stderr)

    def test_the_difference_is_a_view(self):
        self.assertTrue(self.picture('--view', 'skinning-difference') != self.picture('--view', 'clay'))

    def test_the_sidecar_tells_path_blend_and_copies(self):
        self.picture('--metadata', '--instances', '4', '--blend-skinning', 'dual-quaternion', '--skinning', 'cpu')
        view = self.written('out.json')['view']
        self.assertEqual((view['skinning'], view['blendSkinning'], view['instances']), ('cpu', 'dual-quaternion', 4))

    def test_wrong_words_and_numbers_are_refused(self):
        for option in [['--instances', '0'], ['--instances', '2.5'], ['--instances', '100001'],
                       ['--blend-skinning', 'cubic'], ['--skinning', 'gpu']]:
            with self.subTest(option=option):
                self.fails(2, 'render', 'leaf.gltf', '-o', 'out.png', *option, mentions=[option[0]])


def read_png_values(path):
    return [value for row in read_png(path)[3] for value in row]


if __name__ == '__main__':
    main()
