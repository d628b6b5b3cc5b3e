#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Clips blended: the layers of `sample --poses`, and `render --blend`."""

from cli_case import CliCase, floats, main, read_png, skinned_triangle


def two_lifts():
    """Node 1 ("Hip") at y = 0; "Rise" lifts it from 0 to 2 between 1 and 2 s, "Still" holds it at 7; "Body" alone is
    moved to x = 9 by "Slide"."""
    gltf = skinned_triangle()
    once = gltf.accessor('SCALAR', 5126, 1, floats(0))
    place = gltf.accessor('VEC3', 5126, 1, floats(9, 0, 0))
    gltf.add('animations', {'name': 'Slide', 'samplers': [{'input': once, 'output': place}],
                            'channels': [{'sampler': 0, 'target': {'node': 0, 'path': 'translation'}}]})
    return gltf


class Layers(CliCase):
    def setUp(self):
        super().setUp()
        self.write('leaf.gltf', two_lifts().document)

    def poses(self, *layer_lists):
        self.write('poses.json', [{'layers': layers} for layers in layer_lists])
        return self.answer('sample', 'leaf.gltf', '--poses', 'poses.json')

    def lift(self, layers):
        return self.poses(layers)[0]['nodes'][1]['translation'][1]

    def test_layers_are_averaged_by_weight(self):
        rise, still = {'animation': 0, 'time': 2, 'weight': 1}, {'animation': 1, 'time': 0, 'weight': 3}
        self.assertEqual(self.lift([rise, still]), (2 + 3 * 7) / 4)
        self.assertEqual(self.lift([rise, still]), self.lift([still, rise]))
        self.assertEqual(self.lift([{'animation': 'Still', 'weight': .5}]), 3.5)
        self.assertEqual(self.lift([{'animation': 1}, {'animation': 2}]), 7)
        self.assertEqual(self.lift([]), 0)
        self.assertEqual(self.lift([{'animation': None, 'weight': 9}, {'animation': 1}]), 7)

    def test_modes_stack(self):
        still, half = {'animation': 1}, {'animation': 0, 'time': 2, 'weight': .5}
        self.assertEqual(self.lift([still, {**half, 'weight': 1, 'mode': 'blend'}]), 4.5)
        self.assertEqual(self.lift([still, {**half, 'mode': 'override'}]), 4.5)
        self.assertEqual(self.lift([still, {**half, 'mode': 'additive'}]), 8)
        self.assertEqual(self.lift([{**still, 'mode': 'additive', 'reference': 'first'}]), 0)
        self.assertEqual(self.lift([{**still, 'mode': 'additive', 'reference': 'rest'}]), 7)

    def test_a_mask_is_a_node_by_index_or_name(self):
        for mask, lift in [(1, 7), ('Hip', 7), (0, 0), ('Body', 0), (None, 7)]:
            self.assertEqual(self.lift([{'animation': 1, 'mask': mask}]), lift)

    def test_one_layer_is_its_clip(self):
        layered = self.poses([{'animation': 0, 'time': 1.25}])[0]
        plain = self.answer('sample', 'leaf.gltf', '--animation', '0', '--time', '1.25')
        for part in ['nodes', 'skins', 'primitives', 'scene', 'time']:
            self.assertEqual(layered[part], plain[part])

    def test_layers_are_told_with_who_contests_what(self):
        pose = self.poses([{'animation': 0, 'time': 2, 'weight': .25},
                           {'animation': 'Still', 'weight': .5, 'mode': 'override', 'mask': 'Hip'},
                           {'animation': 2, 'mode': 'additive', 'reference': 'first'}])[0]
        self.assertIsNone(pose['animation'])
        self.assertEqual(pose['time'], 2)
        self.assertEqual(pose['layers'], [
            {'animation': {'index': 0, 'name': 'Rise'}, 'time': 2, 'weight': .25, 'mode': 'blend'},
            {'animation': {'index': 1, 'name': 'Still'}, 'time': 0, 'weight': .5, 'mode': 'override', 'mask': 1},
            {'animation': {'index': 2, 'name': 'Slide'}, 'time': 0, 'weight': 1, 'mode': 'additive',
             'reference': 'first'}])
        self.assertEqual(pose['contested'], [
            {'target': 'translation of Hip', 'node': 1, 'rest': .375,
             'shares': [{'layer': 0, 'share': .125}, {'layer': 1, 'share': .5}]}])

    def test_layers_and_plain_poses_stand_in_one_list(self):
        self.write('poses.json', [{'animation': 1}, {'layers': [{'animation': 1, 'weight': .5}]}, {'animation': None}])
        poses = self.answer('sample', 'leaf.gltf', '--poses', 'poses.json')
        self.assertEqual([p['nodes'][1]['translation'][1] for p in poses], [7, 3.5, 0])
        self.assertEqual(['layers' in p for p in poses], [False, True, False])

    def refused(self, entry, *mentions):
        self.write('poses.json', [{'animation': 0}, entry])
        self.fails(2, 'sample', 'leaf.gltf', '--poses', 'poses.json', mentions=['poses.json: /1: ', *mentions])

    def test_unknown_keys_are_named(self):
        self.refused({'animation': 0, 'tme': 1}, "'tme'", 'valid: animation, time')
        self.refused({'layers': [], 'time': 1}, "'time'", 'valid: layers')
        self.refused({'layers': [{}, {'wieght': 1}]}, 'layers/1: ', "'wieght'", 'weight')

    def test_bad_layers_are_usage_errors(self):
        for layer, mention in [({'animation': 9}, "animation '9'"), ({'animation': 'Fly'}, "'Fly'"),
                               ({'weight': -1}, "'weight'"), ({'weight': '1'}, "'weight'"), ({'weight': 1e300}, "'weight'"),
                               ({'time': None}, "'time'"), ({'mode': 'add'}, 'blend, override, additive'),
                               ({'mode': 1}, "'mode'"), ({'reference': 'last'}, 'rest, first'),
                               ({'mask': 'Nobody'}, "node 'Nobody'"), ({'mask': 99}, "node '99'"), ({'mask': .5}, "'mask'"),
                               (3, 'not an object')]:
            self.refused({'layers': [layer]}, 'layers/0: ', mention)
        self.refused({'layers': {}}, 'a list')
        self.refused({'layers': [{}] * 2000}, '1024')

    def render(self, *options):
        self.done('render', 'leaf.gltf', '-o', 'out.png', '--size', '96x64', '--view', 'unlit', '--grid', 'off',
                  '--camera', 'front', '--weights', 'normalized', '--metadata', *options)
        return read_png(self.folder / 'out.png'), self.written('out.json')

    def test_render_blends(self):
        # Lifts of 0.85, 0.675 and 4.
        picture, facts = self.render('--blend', 'Rise:0.5', '--blend', '1:0.05', '--time', '1.5')
        self.assertEqual(facts['layers'], [{'animation': {'index': 0, 'name': 'Rise'}, 'time': 1.5, 'weight': .5,
                                            'mode': 'blend'},
                                           {'animation': {'index': 1, 'name': 'Still'}, 'time': 1.5, 'weight': .05,
                                            'mode': 'blend'}])
        self.assertTrue(picture == self.render('--blend', '1:0.05', '--blend', 'Rise:0.5', '--time', '1.5')[0])
        self.assertFalse(picture == self.render('--blend', 'Rise:0.5', '--blend', '1:0.025', '--time', '1.5')[0])
        together, facts = self.render('--animation', 'Rise', '--blend', 'Still:1')
        self.assertEqual([layer['weight'] for layer in facts['layers']], [1, 1])
        self.assertTrue(together == self.render('--blend', 'Rise:1', '--blend', 'Still:1')[0])

    def test_a_blend_of_one_clip_is_framed_as_the_clip(self):
        clip, alone = self.render('--animation', 'Still')
        for weight in [1, 2]:
            blend, facts = self.render('--blend', f'Still:{weight}', '--blend', 'Rise:0')
            self.assertEqual(facts['camera'], alone['camera'])
            self.assertTrue(clip == blend)
        half = self.render('--blend', 'Still:0.5')[1]  # the other half is the rest pose
        self.assertNotEqual(half['camera'], alone['camera'])

    def test_bad_blends_are_usage_errors(self):
        for blend, mention in [('Rise', 'ANIMATION:WEIGHT'), (':1', 'ANIMATION:WEIGHT'), ('Rise:', '--blend'),
                               ('Rise:much', '--blend'), ('Rise:-1', 'negative'), ('Fly:1', "'Fly'")]:
            self.fails(2, 'render', 'leaf.gltf', '-o', 'out.png', '--blend', blend, mentions=[mention])
        self.fails(2, 'render', 'leaf.gltf', '-o', 'out.png', '--blend', 'Rise:1', '--contact-sheet', '2x2',
                   mentions=['contact sheet'])


if __name__ == '__main__':
    main()
