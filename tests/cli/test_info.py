#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`info`, as JSON and as text, and `demo`."""
from cli_case import CliCase, main, skinned_triangle

KEYS = {'format', 'file', 'scenes', 'nodes', 'meshes', 'skins', 'animations', 'materials', 'images', 'extensionsUsed',
        'extensionsRequired', 'statistics', 'findings'}


class Info(CliCase):
    def setUp(self):
        super().setUp()
        self.write('leaf.gltf', skinned_triangle().document)

    def test_json_has_every_key(self):
        info = self.answer('info', 'leaf.gltf', '--json')
        self.assertEqual(info['format'], 'sinew.info/1')
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

    def test_json_describes_each_animation(self):
        rise, still = self.answer('info', 'leaf.gltf', '--json')['animations']
        self.assertEqual((rise['name'], rise['start'], rise['end'], rise['channels'], rise['keys']), ('Rise', 1, 2, 1, 2))
        self.assertEqual(rise['bytes'], 2 * 4 + 2 * 12)
        self.assertIn('guessedFrameRate', rise)
        self.assertEqual((still['start'], still['end'], still['guessedFrameRate']), (3, 3, None))

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

    def test_the_answer_goes_to_a_file(self):
        self.assertEqual(self.done('info', 'leaf.gltf', '--json', '-o', 'info.json'), '')
        self.assertIn('sinew.info/1', (self.folder / 'info.json').read_text())


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
