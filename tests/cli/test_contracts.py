#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""What sinew.json asks of clips, groups, names and frame rates, as `check` reports it: broken by a little more and a little less
than the tolerance."""
import json
import math
import xml.etree.ElementTree as ElementTree

from cli_case import CliCase, floats, main, skinned_triangle

RATE = 30


def character(travel=0.0, turn=0.0, seam=0.0, frames=31, rate=RATE):
    """The skinned triangle with one clip, "Walk": its joint "Hip" goes `travel` along Z, turns by `turn` degrees about Y, and its
    child "Jaw" ends `seam` degrees from where it starts."""
    gltf = skinned_triangle()
    gltf.document['animations'] = []
    jaw = gltf.add('nodes', {'name': 'Jaw'})
    gltf.document['nodes'][1]['children'] = [jaw]
    parts = [frame / (frames - 1) for frame in range(frames)]
    times = gltf.accessor('SCALAR', 5126, frames, floats(*[frame / rate for frame in range(frames)]))

    def rotation(axis, angles):
        values = []
        for angle in angles:
            half = math.radians(angle) / 2
            values += [math.sin(half) * part for part in axis] + [math.cos(half)]
        return gltf.accessor('VEC4', 5126, frames, floats(*values))
    places = gltf.accessor('VEC3', 5126, frames, floats(*[n for part in parts for n in (0, 0, travel * part)]))
    turns = rotation((0, 1, 0), [turn * part for part in parts])
    bites = rotation((1, 0, 0), [20 * math.sin(2 * math.pi * part) + seam * part for part in parts])
    tracks = [(1, 'translation', places), (1, 'rotation', turns), (jaw, 'rotation', bites)]
    gltf.add('animations', {
        'name': 'Walk', 'samplers': [{'input': times, 'output': output} for _, _, output in tracks],
        'channels': [{'sampler': i, 'target': {'node': node, 'path': path}} for i, (node, path, _) in enumerate(tracks)]})
    return gltf.document


class Contracts(CliCase):
    def judged(self, rules, **clip):
        """(code, message) of the findings of contracts, and the gaps."""
        self.write('walk.gltf', character(**clip))
        self.write('sinew.json', rules if isinstance(rules, str) else json.dumps({'root': True, **rules}))
        result = self.run_cli('check', 'walk.gltf', '--json')
        self.assertIn(result.returncode, (0, 1), result.stderr)
        file, = self.parsed(result.stdout.decode('utf-8'))['files']
        asked = [finding for finding in file['findings']
                 if finding['code'].startswith(('CONTRACT_', 'GROUP_', 'NAME_', 'FRAME_RATE'))]
        self.assertEqual(result.returncode, 1 if any(f['severity'] == 'error' for f in file['findings']) else 0)
        return asked, file['gaps']

    def codes(self, contract, **clip):
        found, gaps = self.judged({'contracts': {'Walk*': contract}}, **clip)
        return [finding['code'] for finding in found] + ['?' + gap['code'] for gap in gaps]

    def test_each_contract_breaks_just_beyond_its_tolerance(self):
        for contract, code, kept, broken in [
                ({'duration': {'value': 1, 'tolerance': .11}}, 'CONTRACT_DURATION', {'frames': 34}, {'frames': 35}),
                ({'speed': {'value': 2, 'tolerance': .1}}, 'CONTRACT_SPEED', {'travel': 2.099}, {'travel': 2.101}),
                ({'yaw': 'game'}, 'CONTRACT_YAW', {'turn': -4.9}, {'turn': -5.1}),
                ({'yaw': 'animation'}, 'CONTRACT_YAW', {'turn': 5.1}, {'turn': 4.9}),
                ({'ground': 'game'}, 'CONTRACT_GROUND', {'travel': 0}, {'travel': 1}),
                ({'ground': 'animation'}, 'CONTRACT_GROUND', {'travel': 1}, {'travel': 0}),
                ({'loop': True}, 'CONTRACT_LOOP', {'turn': 0}, {'turn': 10}),
                ({'animatesBones': ['Jaw']}, 'CONTRACT_ANIMATES', {}, None),
                ({'animatesBones': ['Jaw', 'Body']}, 'CONTRACT_ANIMATES', None, {}),
                ({'requiredBones': ['Jaw']}, 'CONTRACT_BONES', {}, None),
                ({'requiredBones': ['Jaw', 'Tail']}, 'CONTRACT_BONES', None, {})]:
            with self.subTest(contract=contract):
                if kept is not None:
                    self.assertEqual(self.codes(contract, **kept), [])
                if broken is not None:
                    self.assertEqual(self.codes(contract, **broken), [code])

    def test_a_finding_says_what_was_measured_what_was_asked_and_where(self):
        rules = '{\n  "root": true,  // of locomotion\n  "contracts": {"Walk": {\n    "speed": {"value": 1.4, "tolerance": 0.1}}}\n}'
        found, _ = self.judged(rules, travel=2)
        finding, = found
        self.assertEqual(finding['severity'], 'error')
        self.assertEqual(finding['pointer'], '/animations/0')
        self.assertEqual(finding['animation'], 0)
        self.assertEqual(finding['message'], "'Walk' moves at 2 units per second, by the travel of 'Hip'; sinew.json, line 4, asks "
                                             "for 1.4 \u00b1 0.1: scale that travel by 0.7")

    def test_what_is_asked_is_silent_without_being_asked(self):
        self.assertEqual(self.judged({}, travel=2, turn=90, seam=50), ([], []))

    def test_a_seam_is_told_once(self):
        self.done('demo', '--flawed', '-o', 'orca.glb')

        def codes():
            report = self.parsed(self.run_cli('check', 'orca.glb', '--json').stdout)
            return {each['code'] for each in report['files'][0]['findings']} & {'LOOP_SEAM', 'CONTRACT_LOOP'}
        self.assertEqual(codes(), {'LOOP_SEAM'})
        for loop, expected in ((True, {'CONTRACT_LOOP'}), (False, set())):
            self.write('sinew.json', {'root': True, 'contracts': {'Swim': {'loop': loop}}})
            self.assertEqual(codes(), expected)

    def test_names_and_rates(self):
        found, gaps = self.judged({'names': {'nodes': {'required': ['Hip', 'Root'], 'forbidden': ['/^jaw$/i']}},
                                   'frameRates': [24, 25]})
        self.assertEqual([(f['code'], f['pointer']) for f in found],
                         [('FRAME_RATE', '/animations/0'), ('NAME_REQUIRED', '/nodes'), ('NAME_FORBIDDEN', '/nodes/3')])
        self.assertEqual(gaps, [])

    def test_gaps_are_neither_passed_nor_failed(self):
        self.write('walk.gltf', character())
        self.write('sinew.json', json.dumps({'root': True, 'contracts': {'Walk': {'speed': {'value': 1, 'tolerance': .1}},
                                                                         'Run': {'loop': True}}}))
        result = self.run_cli('check', 'walk.gltf', '--fail-on', 'info', '--ignore', 'VERTEX_UNWEIGHTED', '--min-severity', 'info')
        text = result.stdout.decode('utf-8')
        self.assertIn("not evaluated: CONTRACT_NO_CLIP for 'Run': no clip of the file matches", text)
        self.assertRegex(text, "not evaluated: CONTRACT_SPEED for 'Walk': its root stays, and ")
        run, = json.loads(self.run_cli('check', 'walk.gltf', '--format', 'sarif').stdout)['runs']
        self.assertEqual({r['ruleId']: r['kind'] for r in run['results'] if 'kind' in r},
                         {'CONTRACT_NO_CLIP': 'notApplicable', 'CONTRACT_SPEED': 'open'})
        suite = ElementTree.fromstring(self.run_cli('check', 'walk.gltf', '--format', 'junit').stdout).find('testsuite')
        self.assertEqual(suite.get('skipped'), '2')

    def test_a_severity_of_the_project_counts(self):
        found, _ = self.judged({'contracts': {'Walk': {'yaw': 'game'}}, 'rules': {'CONTRACT_YAW': 'info'}}, turn=90)
        self.assertEqual([f['severity'] for f in found], ['info'])


if __name__ == '__main__':
    main()
