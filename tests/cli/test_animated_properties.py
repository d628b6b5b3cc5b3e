#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""KHR_animation_pointer: what drives materials and cameras, in `sample` and in pictures."""
from cli_case import CliCase, Gltf, floats, main, read_png, skinned_triangle

COLOR = '/materials/0/pbrMetallicRoughness/baseColorFactor'
VIEW = '/cameras/0/perspective/yfov'


def animated_square():
    """An unlit square of half-size 1, one clip of two seconds: from red to blue (LINEAR), and a camera 10 away that
    sees 2 to each side, from 1 s on 20 (STEP)."""
    gltf = Gltf()
    position = gltf.accessor('VEC3', 5126, 4, floats(-1, -1, 0, 1, -1, 0, -1, 1, 0, 1, 1, 0))
    order = gltf.accessor('SCALAR', 5125, 6, b''.join(i.to_bytes(4, 'little') for i in (0, 1, 2, 2, 1, 3)))
    gltf.add('meshes', {'primitives': [{'attributes': {'POSITION': position}, 'indices': order, 'material': 0}]})
    gltf.add('materials', {'pbrMetallicRoughness': {'baseColorFactor': [0, 1, 0, 1]},
                           'extensions': {'KHR_materials_unlit': {}}})
    gltf.add('cameras', {'type': 'perspective', 'perspective': {'yfov': .75, 'znear': .1}})
    gltf.add('nodes', {'mesh': 0})
    gltf.add('nodes', {'camera': 0, 'translation': [0, 0, 10]})
    times = gltf.accessor('SCALAR', 5126, 3, floats(0, 1, 2))
    colors = gltf.accessor('VEC4', 5126, 3, floats(1, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1))
    views = gltf.accessor('SCALAR', 5126, 3, floats(0.3947911, 2.2142974, 2.2142974))
    gltf.add('animations', {
        'samplers': [{'input': times, 'output': colors},
                     {'input': times, 'output': views, 'interpolation': 'STEP'}],
        'channels': [{'sampler': s, 'target': {'path': 'pointer', 'extensions': {
            'KHR_animation_pointer': {'pointer': pointer}}}} for s, pointer in enumerate((COLOR, VIEW))]})
    gltf.document['extensionsUsed'] = ['KHR_animation_pointer', 'KHR_materials_unlit']
    return gltf.document


class AnimatedProperties(CliCase):
    def setUp(self):
        super().setUp()
        self.write('square.gltf', animated_square())

    def properties(self, *options):
        return {p['pointer']: p['value'] for p in self.answer('sample', 'square.gltf', *options)['properties']}

    def test_sample_lists_them(self):
        self.assertEqual(self.properties(), {COLOR: [0, 1, 0, 1], VIEW: [.75]})
        self.assertEqual(self.properties('--animation', '0', '--time', '.25')[COLOR], [.75, 0, .25, 1])
        self.assertAlmostEqual(self.properties('--animation', '0', '--time', '.99')[VIEW][0], 0.3947911, 6)
        self.assertAlmostEqual(self.properties('--animation', '0', '--time', '1')[VIEW][0], 2.2142974, 6)

    def test_a_file_that_animates_none_lists_none(self):
        self.write('leaf.gltf', skinned_triangle().document)
        self.assertNotIn('properties', self.answer('sample', 'leaf.gltf'))

    def picture(self, *options):
        self.done('render', 'square.gltf', '-o', 'out.png', '--size', '64x64', '--samples', '1', '--view', 'unlit',
                  '--grid', 'off', '--background', '#000000', '--camera', 'gltf:0', *options)
        _, _, channels, rows = read_png(self.folder / 'out.png')
        return [[tuple(row[x:x + 3]) for x in range(0, len(row), channels)] for row in rows]

    def test_pictures_follow_colour_and_camera(self):
        near = self.picture('--animation', '0', '--time', '0')
        self.assertEqual(near[32][32], (255, 0, 0))
        self.assertEqual(sum(pixel != (0, 0, 0) for pixel in near[32]), 32)
        far = self.picture('--animation', '0', '--time', '2')
        self.assertEqual(far[32][32], (0, 0, 255))
        self.assertLess(sum(pixel != (0, 0, 0) for pixel in far[32]), 6)
        self.assertEqual(self.picture()[32][32], (0, 255, 0))


if __name__ == '__main__':
    main()
