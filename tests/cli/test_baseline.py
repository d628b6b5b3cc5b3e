#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`check --baseline` and `--update-baseline`: known findings do not count, new ones do, gone ones are named."""
import copy
import json

from cli_case import CliCase, floats, main, skinned_triangle


class Baseline(CliCase):
    def setUp(self):
        super().setUp()
        (self.folder / 'set').mkdir()
        self.gltf = skinned_triangle()
        self.write('set/leaf.gltf', self.gltf.document)

    def check(self, code, *arguments):
        result = self.run_cli('check', *arguments)
        self.assertEqual(result.returncode, code, result.stderr)
        return result.stdout.decode('utf-8'), result.stderr.decode('utf-8')

    def update(self, *files):
        """The summary."""
        return self.check(0, *files, '--update-baseline', 'known.json')[1]

    def report(self, code, *files):
        return self.parsed(self.check(code, *files, '--baseline', 'known.json', '--json')[0])['files']

    def codes(self, report):
        return [f['code'] for f in report['findings']]

    def test_known_findings_do_not_count(self):
        before = self.parsed(self.check(1, 'set', '--json')[0])['files'][0]
        self.assertNotIn('known', before)
        self.update('set')
        self.assertEqual(list(self.written('known.json')['files']), ['set/leaf.gltf'])
        report, = self.report(0, 'set')
        self.assertEqual((report['findings'], report['gone'], report['known']), ([], [], len(before['findings'])))
        text, summary = self.check(0, 'set', '--baseline', 'known.json')
        self.assertEqual(text, '')
        self.assertIn(f"1 file: 0 errors, 0 warnings, 0 infos; {len(before['findings'])} known", summary)

    def test_order_indices_other_findings_and_counts_do_not_matter(self):
        self.update('set')
        document = copy.deepcopy(skinned_triangle(weights=(.5, 0, 0)).document)  # one vertex more without weights
        document['animations'].reverse()
        document['nodes'].insert(0, {'name': 'First'})
        for node in document['scenes']:
            node['nodes'] = [i + 1 for i in node['nodes']]
        document['skins'][0]['joints'] = [2]
        for animation in document['animations']:
            animation['channels'][0]['target']['node'] += 1
        document['scenes'][0]['nodes'].append(0)
        self.write('set/leaf.gltf', document)
        report, = self.report(0, 'set')
        self.assertEqual((report['findings'], report['gone']), ([], []))

    def test_a_new_object_of_a_known_rule_is_new(self):
        self.update('set')
        still = copy.deepcopy(self.gltf.document['animations'][1])
        still['name'] = 'Frozen'
        self.gltf.document['animations'].append(still)
        self.write('set/leaf.gltf', self.gltf.document)
        text, summary = self.check(1, 'set', '--baseline', 'known.json', '--fail-on', 'info')
        self.assertIn('Frozen', text)
        self.assertNotIn('VERTEX_UNWEIGHTED', text)
        self.assertRegex(summary, r'; \d+ known')

    def test_what_is_gone_is_named_and_pruned(self):
        self.update('set')
        self.write('set/leaf.gltf', skinned_triangle(weights=(1, 1, 1)).document)
        report, = self.report(0, 'set')
        gone = [entry['code'] for entry in report['gone']]
        self.assertIn('VERTEX_UNWEIGHTED', gone)
        text, summary = self.check(0, 'set', '--baseline', 'known.json')
        self.assertRegex(text, r"\n  gone     'Leaf' \[VERTEX_UNWEIGHTED\]\n")
        self.assertIn(f'; {len(gone)} gone', summary)
        before = self.written('known.json')
        self.update('set')
        self.assertNotIn('VERTEX_UNWEIGHTED', (self.folder / 'known.json').read_text())
        self.assertNotEqual(self.written('known.json'), before)
        self.assertEqual(self.report(0, 'set')[0]['gone'], [])

    def test_what_a_check_does_not_look_for_stays(self):
        self.update('set', '--max-displacement', '0.5')
        before = self.written('known.json')
        self.assertIn('DISPLACED_BY_NORMALIZING', json.dumps(before))
        report, = self.report(0, 'set', '--min-severity', 'error', '--ignore', 'VERTEX_UNWEIGHTED')
        self.assertEqual(report['gone'], [])
        self.update('set', '--min-severity', 'error')
        self.assertEqual(self.written('known.json'), before)

    def test_one_baseline_holds_many_files_by_paths_from_its_folder(self):
        self.write('set/twin.gltf', self.gltf.document)
        (self.folder / 'ci').mkdir()
        self.check(0, 'set', '--update-baseline', 'ci/known.json')
        document = self.written('ci/known.json')
        self.assertEqual(list(document['files']), ['../set/leaf.gltf', '../set/twin.gltf'])
        self.check(0, self.folder / 'set' / 'twin.gltf', '--baseline', 'ci/known.json')
        (self.folder / 'set' / 'twin.gltf').unlink()
        self.write('set/third.gltf', self.gltf.document)
        self.check(1, 'set', '--baseline', 'ci/known.json')
        self.check(0, 'set/third.gltf', '--update-baseline', 'ci/known.json')
        self.assertEqual(list(self.written('ci/known.json')['files']), ['../set/leaf.gltf', '../set/third.gltf'])

    def test_a_renamed_folder_changes_nothing(self):
        self.update('set')
        (self.folder / 'set').rename(self.folder / 'models')
        report, = self.report(0, 'models')
        self.assertEqual((report['findings'], report['gone']), ([], []))
        self.update('models')
        self.assertEqual(list(self.written('known.json')['files']), ['models/leaf.gltf'])

    def test_a_raised_severity_is_new(self):
        self.update('set')
        document = self.written('known.json')
        levels = document['files']['set/leaf.gltf']
        levels.setdefault('info', {})['VERTEX_UNWEIGHTED'] = levels['error'].pop('VERTEX_UNWEIGHTED')
        self.write('known.json', document)
        report, = self.report(1, 'set')
        self.assertEqual(self.codes(report), ['VERTEX_UNWEIGHTED'])

    def write_flat(self, *names):
        """A clip of each name, which keeps a node where it is not at rest."""
        gltf = skinned_triangle(weights=(1, 1, 1))
        corners = gltf.accessor('VEC3', 5126, 3, floats(0, 0, 0, 1, 0, 0, 0, 1, 0))
        mesh = gltf.add('meshes', {'name': 'Plain', 'primitives': [{'attributes': {'POSITION': corners}}]})
        times = gltf.accessor('SCALAR', 5126, 2, floats(0, 1))
        same = gltf.accessor('VEC3', 5126, 2, floats(1, 0, 0, 1, 0, 0))
        node = gltf.add('nodes', {'name': 'Box', 'mesh': mesh})
        gltf.document['scenes'][0]['nodes'].append(node)
        for name in names:
            gltf.add('animations', {'name': name, 'samplers': [{'input': times, 'output': same}],
                                    'channels': [{'sampler': 0, 'target': {'node': node, 'path': 'translation'}}]})
        self.write('set/leaf.gltf', gltf.document)

    def test_many_places_are_counted(self):
        def flat(count):
            self.write_flat(*[f'N{i}' for i in range(count)])

        flat(100)
        self.update('set')
        entry = self.written('known.json')['files']['set/leaf.gltf']['info']['CONSTANT_TRACK_POSED']
        self.assertEqual(list(entry), ['*'])
        flat(90)
        self.assertEqual([g['object'] for g in self.report(0, 'set', '--fail-on', 'info')[0]['gone'] if g['code'] == 'CONSTANT_TRACK_POSED'], ['*'])
        flat(20)  # few enough to be named: they are among those that were counted
        self.assertNotIn('CONSTANT_TRACK_POSED', self.codes(self.report(0, 'set')[0]))
        flat(101)
        self.assertIn('CONSTANT_TRACK_POSED', self.codes(self.report(1, 'set', '--fail-on', 'info')[0]))

    def test_part_of_a_group_is_named_as_new(self):
        self.write_flat('A', 'B')
        self.update('set')
        self.write_flat('C', 'B', 'A')
        text = self.check(0, 'set', '--baseline', 'known.json')[0]
        self.assertRegex(text, r"\[CONSTANT_TRACK_POSED\]\n.*\n +new: 'Box' translation of 'C'\n")

    def test_a_list_of_tracks_is_counted_by_clip(self):
        def with_tracks(*names):
            self.write_flat('Flat')
            document = json.loads((self.folder / 'set/leaf.gltf').read_text())
            for name in names:
                document['nodes'].append({'name': name, 'mesh': 1})
                document['scenes'][0]['nodes'].append(len(document['nodes']) - 1)
                document['animations'][2]['channels'].insert(
                    0, {'sampler': 0, 'target': {'node': len(document['nodes']) - 1, 'path': 'translation'}})
            self.write('set/leaf.gltf', document)

        with_tracks('A')
        self.update('set')
        with_tracks('B')
        self.assertNotIn('CONSTANT_TRACK_POSED', self.codes(self.report(0, 'set')[0]))
        with_tracks('A', 'B')
        self.assertIn('CONSTANT_TRACK_POSED', self.codes(self.report(0, 'set')[0]))

    def test_sarif_names_the_state(self):
        def states():
            run = json.loads(self.check(1, 'set', '--baseline', 'known.json', '--format', 'sarif', '--fail-on', 'info')[0])['runs'][0]
            return {(r['ruleId'], r['baselineState']) for r in run['results']}

        self.write('set/leaf.gltf', skinned_triangle(weights=(1, 1, 1)).document)
        self.update('set')
        self.write('set/leaf.gltf', self.gltf.document)
        self.assertIn(('VERTEX_UNWEIGHTED', 'new'), states())
        self.assertIn('unchanged', {state for _, state in states()})
        self.update('set')
        document = copy.deepcopy(self.gltf.document)
        document['nodes'][2]['weights'] = [1]  # something new
        document['animations'] = document['animations'][:1]
        self.write('set/leaf.gltf', document)
        run = json.loads(self.check(0, 'set', '--baseline', 'known.json', '--format', 'sarif', '--fail-on', 'none')[0])['runs'][0]
        self.assertIn('absent', {r['baselineState'] for r in run['results']})

    def test_an_unreadable_file_keeps_its_entries(self):
        self.update('set')
        before = self.written('known.json')
        self.write('set/leaf.gltf', '{')
        self.check(3, 'set', '--update-baseline', 'known.json')
        self.assertEqual(self.written('known.json'), before)

    def test_a_project_names_its_baseline(self):
        self.update('set')
        self.write('sinew.json', {'baseline': 'known.json'})
        self.write('set/sinew.json', {'rules': {}})
        text, summary = self.check(0, 'set')
        self.assertEqual(text, '')
        self.assertRegex(summary, r'; \d+ known')
        self.check(1, 'set', '--no-config')
        self.write('none.json', {'format': 'sinew.baseline/1', 'files': {}})
        self.check(1, 'set', '--baseline', 'none.json')  # instead
        self.write('sinew.json', {'baseline': 'missing.json'})
        self.fails(3, 'check', 'set', mentions=['missing.json', 'the baseline cannot be read'])

    def test_what_is_no_baseline_is_refused(self):
        self.fails(3, 'check', 'set/leaf.gltf', '--baseline', 'none.json', mentions=['none.json', 'the baseline cannot be read'])
        for text, pointer in [('{}', '/format'), ('{"format": "sinew.baseline/1"}', '/files'),
                              ('{"format": "sinew.baseline/1", "files": {"a": {"info": {"X": {"o": 0}}}}}', '/files/a/info/X/o'),
                              ('{"format": "sinew.baseline/1", "files": {"a": []}}', '/files/a')]:
            self.write('bad.json', text)
            self.fails(3, 'check', 'set/leaf.gltf', '--baseline', 'bad.json', mentions=[pointer])
            self.fails(3, 'check', 'set/leaf.gltf', '--update-baseline', 'bad.json', mentions=[pointer])
        self.fails(2, 'check', 'set/leaf.gltf', '--baseline', 'a', '--update-baseline', 'b', mentions=['--update-baseline'])


if __name__ == '__main__':
    main()
