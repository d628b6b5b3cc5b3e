#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Reports of the Python module are the answers of `sinew-cli`."""
import sinew
from cli_case import main
from python_case import PythonCase


class Reports(PythonCase):
    def setUp(self):
        super().setUp()
        self.asset = self.orca()

    def test_info(self):
        self.assertEqual(self.asset.info(), self.cli_json('info', self.asset.path, '--json'))
        self.assertEqual(self.asset.info(bounds=True), self.cli_json('info', self.asset.path, '--json', '--bounds'))

    def test_findings(self):
        self.done('demo', '--flawed', '-o', 'flawed.glb')
        flawed = sinew.load(self.folder / 'flawed.glb')
        report = self.cli_json('check', flawed.path, '--json')['files'][0]
        found = flawed.findings()
        self.assertEqual([each.details for each in found], report['findings'])
        self.assertGreater(len(found), 3)
        self.assertTrue(str(found[0]).endswith(f'[{found[0].code}]'))
        self.assertEqual([each for each in self.asset.findings() if each.severity != 'info'], [])

    def test_findings_obey_the_rules_of_the_project(self):
        self.done('demo', '--flawed', '-o', 'flawed.glb')
        flawed = sinew.load(self.folder / 'flawed.glb')
        code, other = sorted({each.code for each in flawed.findings()})[:2]
        self.write('sinew.json', {'root': True, 'rules': {code: {'severity': 'off', 'reason': 'known'}},
                                  'budgets': {'joints': 1}})
        rules = self.write('other.json', {'rules': {other: {'severity': 'off', 'reason': 'known'}}})

        def codes(**options):
            return {each.code for each in flawed.findings(**options)}

        self.assertEqual([each.details for each in flawed.findings()],
                         self.cli_json('check', flawed.path, '--json')['files'][0]['findings'])
        self.assertNotIn(code, codes())
        self.assertIn('BUDGET_JOINTS', codes())
        self.assertIn(code, codes(config=False))
        self.assertNotIn('BUDGET_JOINTS', codes(config=False))
        self.assertEqual((code in codes(config=rules), other in codes(config=rules)), (True, False))

    def test_findings_of_the_baseline_are_known(self):
        self.done('demo', '--flawed', '-o', 'flawed.glb')
        self.done('check', 'flawed.glb', '--update-baseline', 'known.json')
        self.write('sinew.json', {'root': True, 'baseline': 'known.json'})
        self.assertEqual(sinew.load(self.folder / 'flawed.glb').findings(), [])

    def test_a_broken_rule_file_is_named_with_its_line(self):
        self.write('sinew.json', '{"rulez": {}}')
        with self.assertRaises(sinew.Error) as caught:
            self.asset.findings()
        self.assertEqual(caught.exception.code, 'INVALID_REQUEST')
        self.assertRegex(str(caught.exception), r"sinew\.json:1:\d+: .*did you mean .*rules")

    def test_weights(self):
        self.assertEqual(self.asset.weights_report(), self.cli_json('weights', self.asset.path, '--json'))
        self.assertEqual(self.asset.weights_report('Chatter', skin=0, mirror=True),
                         self.cli_json('weights', self.asset.path, '--json', '--animation', 'Chatter', '--skin', 0, '--mirror'))

    def test_motion(self):
        self.assertEqual(self.asset.motion(), self.cli_json('motion', self.asset.path, '--json'))
        joint = self.asset.skins[0].joints[3]
        self.assertEqual(self.asset.motion('Swim', feet=[joint], frame_rate=30),
                         self.cli_json('motion', self.asset.path, '--json', '--animation', 'Swim', '--foot', joint, '--fps', 30))

    def test_comparison(self):
        before, after = self.load(), self.load(name='after.gltf', weights=(.5, 1, 1))
        report = before.compare(after, bisect=True)
        self.assertEqual(report, self.cli_json('compare', before.path, after.path, '--json', '--bisect'))
        self.assertEqual(sinew.compare(before, after, same='phase'),
                         self.cli_json('compare', before.path, after.path, '--json', '--same', 'phase'))
        with self.assertRaisesRegex(ValueError, "not 'place'"):
            sinew.compare(before, after, same='place')

    def test_lists_have_what_the_file_has(self):
        info = self.asset.info()
        self.assertEqual([node.name for node in self.asset.nodes], [node['name'] for node in info['nodes']])
        self.assertEqual(self.asset.skins[0].joints, info['skins'][0]['joints'])
        self.assertEqual([clip.name for clip in self.asset.clips], [clip['name'] for clip in info['animations']])
        self.assertEqual(self.asset.clip('Swim').frame_rate, 24)
        self.assertEqual(len(self.asset.curves('Swim')), info['animations'][0]['channels'])

    def test_names_are_short_in_reprs(self):
        self.assertEqual(repr(self.asset), "<sinew.Asset 'orca.glb': 22 nodes, 1 mesh, 1 skin, 3 clips>")
        self.assertEqual(repr(self.asset.primitive()), '<sinew.Primitive: 9985 vertices, 18208 elements, 8 influences>')
        self.assertNotIn('array', repr(self.asset.skins[0]) + repr(self.asset.curves(0)[0]))


if __name__ == '__main__':
    main()
