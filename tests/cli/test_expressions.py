#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""VRM expressions by `--morph vrm:NAME=WEIGHT`: morph targets, colours and texture transforms, overrides; in pictures,
their states and exported models."""
from cli_case import CliCase, floats, main, skinned_triangle

COLOR = '/materials/0/pbrMetallicRoughness/baseColorFactor'


def face(color=(1, 0, 0, 1)):
    """The skinned triangle with the target "Smile" and an unlit material; "happy" turns it from `color` to blue, "sad" adds
    green, "blink" closes the eyes unless "happy" does, "shy" changes the shade colour alone."""
    gltf = skinned_triangle(weights=(1, 1, 1))
    smile = gltf.accessor('VEC3', 5126, 3, floats(3, 0, 0, 1, 0, 0, 0, 0, 0))
    primitive = gltf.document['meshes'][0]['primitives'][0]
    primitive['targets'] = [{'POSITION': smile}, {'POSITION': smile}]
    primitive['material'] = 0
    gltf.document['meshes'][0]['extras'] = {'targetNames': ['Smile', 'Blink']}
    gltf.add('materials', {'name': 'Skin', 'doubleSided': True, 'pbrMetallicRoughness': {'baseColorFactor': list(color)},
                           'extensions': {'KHR_materials_unlit': {}}})

    def bind(kind, value):
        return [{'material': 0, 'type': kind, 'targetValue': value}]

    def moves(target):
        return [{'node': 0, 'index': target, 'weight': .5}]

    gltf.document['extensionsUsed'] = ['VRMC_vrm', 'KHR_materials_unlit']
    gltf.document['extensions'] = {'VRMC_vrm': {'specVersion': '1.0', 'expressions': {'preset': {
        'happy': {'materialColorBinds': bind('color', [0, 0, 1, 1]), 'morphTargetBinds': moves(0), 'overrideBlink': 'blend'},
        'sad': {'materialColorBinds': bind('color', [1, 1, 0, 1]), 'isBinary': True},
        'blink': {'morphTargetBinds': moves(1)}},
        'custom': {'shy': {'materialColorBinds': bind('shadeColor', [0, 0, 1, 1])}}}}}
    return gltf.document


class Expressions(CliCase):
    def setUp(self):
        super().setUp()
        self.write('face.gltf', face())

    def color(self, *morphs):
        options = [word for morph in morphs for word in ('--morph', morph)]
        pose = self.answer('sample', 'face.gltf', *options)
        return {each['pointer']: each['value'] for each in pose['properties']}[COLOR]

    def picture(self, *options, file='face.gltf', output='out.png'):
        self.done('render', *([file] if file else []), '-o', output, '--quiet', *options)
        return (self.folder / output).read_bytes()

    def test_materials_have_the_values_between(self):
        self.assertEqual(self.color('vrm:happy=0'), [1, 0, 0, 1])
        self.assertEqual(self.color('vrm:happy=.5'), [.5, 0, .5, 1])
        self.assertEqual(self.color('vrm:happy=1'), [0, 0, 1, 1])
        self.assertEqual(self.color('vrm:happy=.5', 'vrm:sad=.6'), [.5, 1, .5, 1])
        self.assertEqual(self.color('vrm:happy=.5', 'vrm:sad=.5'), [.5, 0, .5, 1])

    def test_others_are_overridden(self):
        pose = self.answer('sample', 'face.gltf', '--morph', 'vrm:blink=1', '--morph', 'vrm:happy=.25')
        self.assertEqual(pose['nodes'][0]['weights'], [.125, .375])
        pose = self.answer('sample', 'face.gltf', '--morph', 'vrm:happy=1', '--morph', 'Smile=2')
        self.assertEqual(pose['nodes'][0]['weights'], [2, 0])

    def test_pictures_show_it_as_if_the_file_stored_it(self):
        look = ('--size', '64x48', '--view', 'unlit', '--grid', 'off', '--samples', '1', '--no-state',
                '--camera', 'eye:6,1,4,target:6,1,0', '--morph', 'Smile=0')
        for weight, color in ((0, (1, 0, 0, 1)), (.5, (.5, 0, .5, 1)), (1, (0, 0, 1, 1))):
            self.write('plain.gltf', face(color))
            shown = self.picture('--morph', f'vrm:happy={weight}', *look)
            self.assertEqual(shown, self.picture(*look, file='plain.gltf', output='plain.png'), weight)

    def test_a_state_keeps_it(self):
        made = self.picture('--size', '64x48', '--samples', '1', '--morph', 'vrm:happy=.75', '--metadata')
        facts = self.written('out.json')
        self.assertEqual(facts['expressions'], [{'name': 'happy', 'weight': .75}])
        self.assertEqual(facts['morphWeights'][0]['weight'], .375)
        self.assertEqual(facts['state']['expressions'], [{'expression': {'index': 0, 'name': 'happy'}, 'weight': .75}])
        self.assertEqual(self.picture('--state', 'out.png', file=None, output='again.png'), made)
        self.assertNotEqual(self.picture('--state', 'out.png', '--morph', 'vrm:happy=0', file=None, output='again.png'), made)

    def test_an_exported_pose_has_the_colour(self):
        self.done('export', 'face.gltf', '-o', 'posed.glb', '--morph', 'vrm:happy=.5', '--quiet')
        info = self.answer('info', 'posed.glb', '--json')
        self.assertEqual(info['materials'][0]['baseColorFactor'], [.5, 0, .5, 1])

    def test_what_is_not_shown_is_named(self):
        shy = self.answer('info', 'face.gltf', '--json')['vrm']['expressions'][3]
        self.assertEqual((shy['name'], shy['materialBinds'], shy['unshown']), ('shy', 1, ['shade colour of Skin']))
        result = self.run_cli('render', 'face.gltf', '-o', 'out.png', '--size', '8x8', '--morph', 'vrm:shy=1')
        self.assertEqual(result.returncode, 0)
        self.assertIn("the VRM expression 'shy' changes shade colour of Skin too, which is not shown", result.stderr.decode())
        self.fails(2, 'render', 'face.gltf', '-o', 'out.png', '--morph', 'vrm:shx=1', mentions=['vrm:shx'])


if __name__ == '__main__':
    main()
