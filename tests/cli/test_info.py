#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`info`, as JSON and as text, and `demo`."""
from cli_case import CliCase, floats, main, skinned_triangle

KEYS = {'format', 'file', 'scenes', 'nodes', 'meshes', 'skins', 'animations', 'materials', 'images', 'extensionsUsed',
        'extensionsRequired', 'statistics', 'findings'}


class Info(CliCase):
    def setUp(self):
        super().setUp()
        self.write('leaf.gltf', skinned_triangle().document)

    def test_json_has_every_key(self):
        info = self.answer('info', 'leaf.gltf', '--json')
        self.assertEqual(info['format'], 'sinew.info/2')
        self.assertEqual(info['file'], 'leaf.gltf')
        self.assertLessEqual(KEYS, set(info))

    def test_json_counts_what_is_there(self):
        info = self.answer('info', 'leaf.gltf', '--json')
        self.assertEqual([n['name'] for n in info['nodes']], ['Body', 'Hip', 'Elsewhere'])
        self.assertEqual([s['name'] for s in info['scenes']], ['Main', 'Other'])
        self.assertEqual(info['skins'][0]['joints'], [1])
        self.assertEqual(info['meshes'][0]['primitives'][0]['vertices'], 3)
        statistics = info['statistics']
        self.assertEqual((statistics['vertices'], statistics['triangles'], statistics['joints']), (3, 1, 1))
        self.assertEqual(statistics['mostInfluencesPerVertex'], 1)

    def test_one_is_not_many(self):
        text = self.done('info', 'leaf.gltf')
        self.assertIn('3 vertices, 1 triangle\n', text)
        self.assertIn('1 joint, up to 1 influence per vertex', text)

    def test_json_describes_each_animation(self):
        rise, still = self.answer('info', 'leaf.gltf', '--json')['animations']
        self.assertEqual((rise['name'], rise['start'], rise['end'], rise['channels'], rise['keys']), ('Rise', 1, 2, 1, 2))
        self.assertEqual(rise['bytes'], 2 * 4 + 2 * 12)
        self.assertEqual((rise['frameRateSource'], still['frameRateSource']), ('guessed', 'assumed'))
        self.assertEqual(rise['drives'], {'joints': 1, 'otherNodes': 0, 'morphTargets': 0, 'properties': 0})
        self.assertEqual((rise['frameOffset'], still['frameOffset']), (0, None))
        self.assertEqual((still['start'], still['end'], still['frames'], still['frameRate']), (3, 3, 0, 30))

    def test_an_image_inside_the_file_has_no_uri(self):
        gltf = skinned_triangle()
        gltf.add('images', {'uri': 'data:image/png;base64,AAAA'})
        gltf.add('images', {'uri': 'skin.png'})
        self.write('images.gltf', gltf.document)
        images = self.answer('info', 'images.gltf', '--json')['images']
        self.assertEqual([image['uri'] for image in images], [None, 'skin.png'])
        text = self.done('info', 'images.gltf')
        self.assertIn('embedded', text)
        self.assertNotIn('base64', text)

    def test_animated_properties_visibility_and_instances_are_told(self):
        gltf = skinned_triangle()
        rows = gltf.accessor('VEC3', 5126, 2, floats(0, 0, 0, 0, 2, 0))
        turns = gltf.accessor('SCALAR', 5126, 2, floats(.5, 1))
        gltf.add('materials', {'name': 'Glass'})
        gltf.document['extensionsUsed'] = ['KHR_animation_pointer', 'KHR_node_visibility', 'EXT_mesh_gpu_instancing']
        gltf.add('nodes', {'mesh': 0, 'extensions': {
            'KHR_node_visibility': {'visible': False},
            'EXT_mesh_gpu_instancing': {'attributes': {'TRANSLATION': rows, '_ID': turns}}}})
        rise = gltf.document['animations'][0]
        rise['samplers'].append({'input': rise['samplers'][0]['input'], 'output': turns})
        pointer = '/materials/0/alphaCutoff'
        rise['channels'].append({'sampler': 1, 'target': {
            'path': 'pointer', 'extensions': {'KHR_animation_pointer': {'pointer': pointer}}}})
        self.write('pointer.gltf', gltf.document)

        info = self.answer('info', 'pointer.gltf', '--json')
        self.assertEqual([n['visible'] for n in info['nodes']], [True, True, True, False])
        self.assertEqual((info['nodes'][3]['instances'], info['nodes'][3]['instanceAttributes']), (2, ['_ID']))
        self.assertNotIn('instances', info['nodes'][0])
        animation = info['animations'][0]
        self.assertEqual((animation['channels'], animation['keys']), (2, 4))
        self.assertEqual(animation['propertyChannels'],
                         [{'channel': 1, 'pointer': pointer, 'property': 'alpha cutoff of Glass'}])
        self.assertIn('alpha cutoff of Glass', self.done('info', 'pointer.gltf'))

    def test_skins_tell_their_users_and_those_with_the_same_joints(self):
        leaf = skinned_triangle()
        leaf.add('nodes', {'name': 'Twin', 'mesh': 0, 'skin': 1})
        leaf.document['skins'][0]['joints'] = [1, 2]
        leaf.add('skins', {'name': 'Turned', 'joints': [2, 1]})
        leaf.add('skins', {'name': 'Own', 'joints': [1]})
        leaf.document['scenes'][0]['nodes'] += [2, 3]
        self.write('twins.gltf', leaf.document)
        first, turned, own = self.answer('info', 'twins.gltf', '--json')['skins']
        self.assertEqual((first['usedBy'], first['sameJointsAs']), ([{'node': 0, 'mesh': 0}], None))
        self.assertEqual(turned['usedBy'], [{'node': 3, 'mesh': 0}])
        self.assertEqual(turned['sameJointsAs'], {'skin': 0, 'renumbered': [{'joint': 0, 'there': 1}, {'joint': 1, 'there': 0}]})
        self.assertEqual((own['usedBy'], own['sameJointsAs']), ([], None))
        text = self.done('info', 'twins.gltf')
        self.assertIn("node 3 'Twin', mesh 0", text)
        self.assertIn('skin 0, another order: joint 0 here is joint 1 there and joint 1 here is joint 0 there', text)

    def test_findings_have_their_form(self):
        document = skinned_triangle().document
        document['accessors'][0]['max'] = [9, 9, 9]
        document['extensionsUsed'] = ['ACME_unheard_of']
        self.write('odd.gltf', document)
        findings = self.answer('info', 'odd.gltf', '--json')['findings']
        self.assertTrue(findings)
        for finding in findings:
            self.assertLessEqual({'code', 'severity', 'message', 'pointer', 'count'}, set(finding))
            self.assertRegex(finding['code'], r'^[A-Z0-9_]+$')
            self.assertIn(finding['severity'], ['error', 'warning', 'info'])

    def test_names_survive_whatever_they_hold(self):
        document = skinned_triangle().document
        document['nodes'][1]['name'] = 'a"b\\c\n\u00e9\u65e5\U0001f40b\u0007'
        self.write('names.gltf', document)
        info = self.answer('info', 'names.gltf', '--json')
        self.assertEqual(info['nodes'][1]['name'], document['nodes'][1]['name'])
        document['animations'][0]['name'] = 'x\u001b[31m'
        self.write('names.gltf', document)
        self.assertNotIn('\u001b', self.done('info', 'names.gltf'))

    def test_text_names_the_parts(self):
        text = self.done('info', 'leaf.gltf')
        for word in ['leaf.gltf', 'Leaf', 'Rig', 'Rise', 'Still', 'Findings']:
            self.assertIn(word, text)
        self.assertFalse([line for line in text.splitlines() if line != line.rstrip()])

    def dressed(self):
        document = skinned_triangle().document
        document['extensionsUsed'] = ['KHR_lights_punctual', 'KHR_materials_variants', 'KHR_materials_clearcoat',
                                      'KHR_texture_transform', 'KHR_xmp_json_ld', 'VRMC_vrm']
        document['extensions'] = {
            'KHR_lights_punctual': {'lights': [{'name': 'Sonne', 'type': 'directional', 'intensity': 3},
                                               {'type': 'spot', 'range': 4, 'spot': {'outerConeAngle': 0.5}}]},
            'KHR_materials_variants': {'variants': [{'name': 'Tag'}, {'name': '\u591c'}]},
            'KHR_xmp_json_ld': {'packets': [{'@context': {}}]},
            'VRMC_vrm': {'specVersion': '1.0', 'meta': {'name': 'Ada'},
                         'humanoid': {'humanBones': {'hips': {'node': 1}}},
                         'expressions': {'preset': {'happy': {'isBinary': True}}}}}
        document['asset']['extensions'] = {'KHR_xmp_json_ld': {'packet': 0}}
        document['nodes'][2]['extensions'] = {'KHR_lights_punctual': {'light': 1}}
        document['textures'] = [{}]
        document['materials'] = [
            {'name': 'Lack', 'extensions': {'KHR_materials_clearcoat': {'clearcoatFactor': 0.5}},
             'normalTexture': {'index': 0, 'extensions': {'KHR_texture_transform': {'offset': [0.25, 0.5]}}}}, {}]
        primitive = document['meshes'][0]['primitives'][0]
        primitive['material'] = 0
        primitive['extensions'] = {'KHR_materials_variants': {'mappings': [{'material': 1, 'variants': [1]}]}}
        self.write('dressed.gltf', document)

    def test_json_tells_materials_with_their_extensions(self):
        self.dressed()
        material = self.answer('info', 'dressed.gltf', '--json')['materials'][0]
        self.assertEqual(material['extensions'], ['KHR_materials_clearcoat'])
        self.assertEqual(material['clearcoat'], {'factor': 0.5, 'roughnessFactor': 0, 'normalScale': 1})
        self.assertEqual(material['textures'], [{'slot': 'normal', 'texture': 0, 'texcoord': 0, 'transform': {
            'offset': [0.25, 0.5], 'rotation': 0, 'scale': [1, 1]}}])
        self.assertNotIn('sheen', material)

    def test_every_material_extension_is_told_with_its_numbers(self):
        document = skinned_triangle().document
        layers = {
            'clearcoat': {'factor': 0, 'roughnessFactor': 0, 'normalScale': 1},
            'sheen': {'colorFactor': [0, 0, 0], 'roughnessFactor': 0},
            'specular': {'factor': 1, 'colorFactor': [1, 1, 1]},
            'iridescence': {'factor': 0, 'ior': 1.3, 'thicknessMinimum': 100, 'thicknessMaximum': 400},
            'anisotropy': {'strength': 0, 'rotation': 0},
            'transmission': {'factor': 0},
            'diffuse_transmission': {'factor': 0, 'colorFactor': [1, 1, 1]},
            'volume': {'thicknessFactor': 0, 'attenuationDistance': None, 'attenuationColor': [1, 1, 1]},
            'pbrSpecularGlossiness': {'diffuseFactor': [1, 1, 1, 1], 'specularFactor': [1, 1, 1],
                                      'glossinessFactor': 1}}
        keys = {'diffuse_transmission': 'diffuseTransmission', 'pbrSpecularGlossiness': 'specularGlossiness'}
        document['extensionsUsed'] = ['KHR_materials_' + name for name in layers]
        document['materials'] = [{'extensions': {'KHR_materials_' + name: {}}} for name in layers] + [{}]
        self.write('layers.gltf', document)
        materials = self.answer('info', 'layers.gltf', '--json')['materials']
        for (name, numbers), material in zip(layers.items(), materials):
            self.assertEqual(material[keys.get(name, name)], numbers)
            for other in layers:
                self.assertEqual(keys.get(other, other) in material, other == name)
        self.assertEqual([materials[-1][name] for name in ('emissiveStrength', 'ior', 'dispersion')], [1, 1.5, 0])

    def test_json_tells_lights_variants_avatar_and_metadata(self):
        self.dressed()
        info = self.answer('info', 'dressed.gltf', '--json')
        sun, spot = info['lights']
        self.assertEqual((sun['name'], sun['type'], sun['intensity'], sun['range']), ('Sonne', 'directional', 3, None))
        self.assertEqual((spot['type'], spot['range'], spot['outerConeAngle']), ('spot', 4, 0.5))
        self.assertEqual(info['nodes'][2]['light'], 1)
        self.assertEqual(info['variants'], ['Tag', '\u591c'])
        self.assertEqual(info['meshes'][0]['primitives'][0]['variantMaterials'], [None, 1])
        self.assertEqual(info['xmp'], {'packets': 1, 'uses': [{'pointer': '/asset', 'packet': 0}]})
        vrm = info['vrm']
        self.assertEqual((vrm['version'], vrm['about']), ('1.0', {'name': 'Ada'}))
        self.assertEqual(vrm['humanoid'], [{'bone': 'hips', 'node': 1}])
        self.assertEqual(vrm['expressions'], [
            {'name': 'happy', 'preset': True, 'isBinary': True, 'morphs': [], 'materialBinds': 0, 'unshown': [], 'overrides': {}}])
        self.assertEqual(self.answer('info', 'leaf.gltf', '--json')['vrm'], None)

    def test_text_tells_lights_variants_avatar_and_metadata(self):
        self.dressed()
        text = self.done('info', 'dressed.gltf')
        for words in ['Lights (2)', 'Sonne', 'lux', 'candela', 'Variants (2)', '\u591c', 'KHR_materials_clearcoat',
                      'VRM 1.0, 1 humanoid bone, 1 expression', '1 XMP packet']:
            self.assertIn(words, text)

    def test_the_answer_goes_to_a_file(self):
        self.assertEqual(self.done('info', 'leaf.gltf', '--json', '-o', 'info.json'), '')
        self.assertIn('sinew.info/2', (self.folder / 'info.json').read_text())

    def test_bounds_hold_the_surface_over_all_clips(self):
        self.write('leaf.gltf', skinned_triangle((.5, 1, 1)).document)
        self.assertNotIn('safeBounds', self.answer('info', 'leaf.gltf', '--json'))
        # "Rise" lifts the triangle by 2 over 31 frames of 1/30 s, "Still" puts it at y = 7.
        bounds = self.answer('info', 'leaf.gltf', '--json', '--bounds')['safeBounds']
        self.assertAlmostEqual(bounds['margin'], 1 / 30, 4)
        for key, values in {'min': [0, 0, 0], 'max': [1, 8, 0]}.items():
            sign = 1 if key == 'max' else -1
            for found, value in zip(bounds[key], values):
                self.assertAlmostEqual(found, value + sign * bounds['margin'], 5)
        self.assertEqual([round(each, 4) for each in bounds['centre']], [.5, 4, 0])
        self.assertEqual((bounds['frames'], bounds['frameStep']), (32, 1))
        self.assertIn('Bounds over all clips', self.done('info', 'leaf.gltf', '--bounds'))


class Demo(CliCase):
    def test_the_orca_is_the_same_every_time(self):
        self.assertEqual(self.done('demo', '-o', 'a.glb'), '')
        self.done('demo', '-o', 'b.glb')
        self.assertEqual((self.folder / 'a.glb').read_bytes(), (self.folder / 'b.glb').read_bytes())
        info = self.answer('info', 'a.glb', '--json')
        self.assertEqual([a['name'] for a in info['animations']], ['Swim', 'Breach', 'Chatter'])
        self.assertEqual(info['findings'], [])

    def test_the_flawed_orca_differs_and_still_loads(self):
        self.done('demo', '-o', 'a.glb')
        self.done('demo', '--flawed', '-o', 'flawed.glb')
        self.assertNotEqual((self.folder / 'a.glb').read_bytes(), (self.folder / 'flawed.glb').read_bytes())
        self.answer('info', 'flawed.glb', '--json')


if __name__ == '__main__':
    main()
