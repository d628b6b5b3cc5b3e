#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`diagnose`: from a symptom to its cause, in small files with one fault each."""
import math

from cli_case import CliCase, Gltf, floats, main, skinned_triangle

FRAMES = 41  # 20 fps


def swinging(change=lambda degrees: None):
    """A triangle on a joint that swings for two seconds, every frame keyed; `change` edits the angles."""
    degrees = [30 * math.sin(math.pi * frame / 20) for frame in range(FRAMES)]
    change(degrees)
    gltf = Gltf()
    position = gltf.accessor('VEC3', 5126, 3, floats(0, 0, 0, 1, 0, 0, 0, 1, 0))
    joints = gltf.accessor('VEC4', 5121, 3, bytes(12))
    weights = gltf.accessor('VEC4', 5126, 3, floats(*[1, 0, 0, 0] * 3))
    gltf.add('meshes', {'name': 'Leaf', 'primitives': [
        {'attributes': {'POSITION': position, 'JOINTS_0': joints, 'WEIGHTS_0': weights}}]})
    gltf.add('nodes', {'name': 'Body', 'mesh': 0, 'skin': 0})
    gltf.add('nodes', {'name': 'Stem'})
    gltf.add('skins', {'joints': [1]})
    gltf.add('scenes', {'nodes': [0, 1]})
    times = gltf.accessor('SCALAR', 5126, FRAMES, floats(*[frame / 20 for frame in range(FRAMES)]))
    turns = [n for each in degrees for n in (0, 0, math.sin(math.radians(each) / 2), math.cos(math.radians(each) / 2))]
    output = gltf.accessor('VEC4', 5126, FRAMES, floats(*turns))
    gltf.add('animations', {'name': 'Swing', 'samplers': [{'input': times, 'output': output}],
                            'channels': [{'sampler': 0, 'target': {'node': 1, 'path': 'rotation'}}]})
    return gltf.document


class Diagnose(CliCase):
    def diagnosis(self, name, symptom):
        answer = self.answer('diagnose', name, '--json', '--symptom', symptom)
        self.assertEqual((answer['format'], answer['file']), ('sinew.diagnose/1', name))
        diagnosis, = answer['diagnoses']
        return diagnosis

    def first_code(self, diagnosis):
        return diagnosis['causes'][0]['finding']['code']

    def test_a_key_that_pops_is_the_cause_of_a_jump(self):
        def pop(degrees):
            degrees[17] += 25
        self.write('pop.gltf', swinging(pop))
        self.write('good.gltf', swinging())
        diagnosis = self.diagnosis('pop.gltf', 'Glitch')
        self.assertEqual((diagnosis['symptom'], self.first_code(diagnosis)), ('pops', 'KEY_POP'))
        self.assertIn('key 17', diagnosis['verdict'])
        self.assertTrue(diagnosis['causes'][0]['fixBlender'])
        good = self.diagnosis('good.gltf', 'pops')
        self.assertEqual((good['causes'], good['verdict']), ([], 'Nothing in this file explains it.'))

    def test_vertices_without_weight_are_spikes_and_explained(self):
        self.write('leaf.gltf', skinned_triangle().document)
        diagnosis = self.diagnosis('leaf.gltf', 'spikes')
        self.assertEqual(self.first_code(diagnosis), 'VERTEX_UNWEIGHTED')
        text = self.done('diagnose', 'leaf.gltf', '--symptom', 'spikes')
        self.assertIn('Vertices shoot out of the surface\nMost likely: ', text)
        self.assertIn('sinew-cli explain leaf.gltf --vertex 0/0/2', text)
        for label in ['  Blender  ', '  Maya     ', 'If it is none of these: ']:
            self.assertIn(label, text)

    def test_a_file_without_clips_is_stuck(self):
        document = swinging()
        del document['animations']
        self.write('still.gltf', document)
        diagnosis = self.diagnosis('still.gltf', 'T-pose')
        self.assertEqual(diagnosis['verdict'], 'Most likely: the file has no animation.')
        self.assertEqual(diagnosis['causes'][0]['finding']['code'], '')

    def test_a_model_in_centimetres_is_too_large(self):
        document = swinging()
        document['nodes'][1]['scale'] = [180, 180, 180]
        self.write('large.gltf', document)
        causes = self.diagnosis('large.gltf', 'giant')['causes']
        self.assertTrue([cause for cause in causes if '180 m large' in cause['finding']['message']])

    def test_without_a_symptom_those_with_an_answer_are_listed(self):
        self.write('leaf.gltf', skinned_triangle().document)
        answer = self.answer('diagnose', 'leaf.gltf', '--json')
        names = [diagnosis['symptom'] for diagnosis in answer['diagnoses']]
        self.assertIn(names[0], ['spikes', 'collapses', 'refused'])
        self.assertTrue(all(diagnosis['causes'] for diagnosis in answer['diagnoses']))
        text = self.done('diagnose', 'leaf.gltf')
        self.assertEqual([line.split()[0] for line in text.splitlines()], names)
        self.write('good.gltf', swinging())
        self.assertNotIn('spikes', self.done('diagnose', 'good.gltf'))

    def test_an_unknown_symptom_is_a_usage_error(self):
        self.write('leaf.gltf', skinned_triangle().document)
        self.fails(2, 'diagnose', 'leaf.gltf', '--symptom', 'explods', mentions=["did you mean 'explodes'?", 'too-large'])
        self.fails(2, 'diagnose', 'leaf.gltf', '--symptom', 'xyzzy', mentions=["no symptom 'xyzzy'. Valid: explodes"])

    def test_what_the_motion_shows_is_a_cause_too(self):
        self.done('demo', '--walker', '--flawed', '-o', 'walker.glb')
        for symptom, code in [('collapses', 'JOINT_COLLAPSES'), ('slides', 'FOOT_SLIDE')]:
            cause, = self.diagnosis('walker.glb', symptom)['causes']
            self.assertEqual(cause['finding']['code'], code)
        self.done('demo', '--walker', '-o', 'walker.glb')
        for symptom in ['collapses', 'slides']:
            self.assertEqual(self.diagnosis('walker.glb', symptom)['causes'], [])


if __name__ == '__main__':
    main()
