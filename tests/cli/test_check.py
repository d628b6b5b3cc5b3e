#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`check`: formats, exit codes, several files, the table of rules."""
import json
import re
import urllib.parse
import xml.etree.ElementTree as ElementTree

from cli_case import CliCase, main, skinned_triangle

FINDING = re.compile(r'^  (?P<severity>error  |warning|info   )  (?P<message>\S.*) \[(?P<code>[A-Z0-9_]+)\]$')
NOTE = re.compile(r'^ {11}\S')
INDICES = {'node', 'mesh', 'primitive', 'skin', 'joint', 'vertex', 'animation', 'channel', 'key', 'image'}


class Check(CliCase):
    demos = {}  # bytes by name: writing one takes a second

    def setUp(self):
        super().setUp()
        for name, *options in [('orca.glb',), ('flawed.glb', '--flawed')]:
            if name not in self.demos:
                self.done('demo', *options, '-o', name)
                self.demos[name] = (self.folder / name).read_bytes()
            (self.folder / name).write_bytes(self.demos[name])
        self.write('leaf.gltf', skinned_triangle().document)
        self.write('broken.gltf', '{"asset": {"version": "2.0"')

    def check(self, code, *arguments):
        """Standard output and standard error; it must end with this code."""
        result = self.run_cli('check', *arguments)
        errors = result.stderr.decode('utf-8')
        self.assertEqual(result.returncode, code, errors)
        return result.stdout.decode('utf-8'), errors

    def report(self, code, *arguments):
        return self.parsed(self.check(code, *arguments, '--json')[0])['files']


class Engines(Check):
    def test_a_limit_adds_findings_and_is_told(self):
        plain = self.parsed(self.check(1, 'leaf.gltf', '--json')[0])
        self.assertNotIn('maxDisplacement', plain)
        answer = self.parsed(self.check(1, 'leaf.gltf', '--json', '--max-displacement', '0.5')[0])
        self.assertEqual(answer['maxDisplacement'], .5)
        found = {f['code']: f for f in answer['files'][0]['findings']}
        self.assertEqual(set(found) - {f['code'] for f in plain['files'][0]['findings']}, {'DISPLACED_BY_NORMALIZING'})
        # Vertex 2 has no weight: it stays with its node, at (5, 1), or lies at the origin.
        off = found['DISPLACED_BY_NORMALIZING']
        self.assertEqual((off['vertex'], off['vertices'], off['severity']), (2, [2, 0], 'warning'))
        self.assertNotIn('time', off)
        self.assertIn('5.1 units', off['message'])

    def test_the_moment_of_the_largest_distance_is_told(self):
        self.write('half.gltf', skinned_triangle((.5, 1, 1)).document)
        answer = self.parsed(self.check(1, 'half.gltf', '--json', '--max-displacement', '0.5')[0])
        off, = [f for f in answer['files'][0]['findings'] if f['code'].startswith('DISPLACED')]
        # Half of vertex 0, which "Still" lifts by 7; its one key is at 3 s.
        self.assertEqual((off['vertex'], off['animation'], off['joint'], off['time']), (0, 1, 0, 3))
        self.assertIn("3.5 units", off['message'])
        self.assertIn("in 'Still' at frame 90 (3 s)", off['message'])

    def test_a_limit_is_a_share(self):
        for text in ['0', '-1', '2', 'much']:
            with self.subTest(text=text):
                self.assertIn('--max-displacement', self.check(2, 'leaf.gltf', '--max-displacement', text)[1])


class Text(Check):
    def findings_of(self, text):
        """The matched lines of findings by file; every other line must be a note, a heading or empty."""
        files, name = {}, None
        for line in text.splitlines():
            if FINDING.match(line):
                files[name].append(FINDING.match(line))
            elif line and not NOTE.match(line):
                heading = re.match(r'^(.+): (\d+) errors?, (\d+) warnings?, (\d+) infos?$', line)
                self.assertTrue(heading, line)
                name = heading[1]
                self.assertNotIn(name, files)
                files[name] = []
        return files

    def test_the_path_is_printed_once_and_severities_come_first(self):
        text, errors = self.check(1, 'flawed.glb', 'leaf.gltf', 'orca.glb')
        files = self.findings_of(text)
        self.assertEqual(list(files)[:2], ['flawed.glb', 'leaf.gltf'])
        self.assertGreater(len(files['flawed.glb']), 10)
        self.assertEqual(text.count('flawed.glb'), 1)
        for findings in files.values():
            order = [('error', 'warning', 'info').index(f['severity'].strip()) for f in findings]
            self.assertEqual(order, sorted(order))
        self.assertRegex(errors, r'3 files: \d+ errors?, \d+ warnings?, \d+ infos?\n$')

    def test_the_order_is_that_of_json(self):
        text = self.findings_of(self.check(1, 'flawed.glb')[0])['flawed.glb']
        self.assertEqual([f['code'] for f in text], [f['code'] for f in self.report(1, 'flawed.glb')[0]['findings']])

    def test_a_finding_says_where_it_is(self):
        self.assertIn('\n           at /meshes/0/primitives/0\n', self.check(1, 'leaf.gltf')[0])

    def test_a_group_lists_its_first_places(self):
        document = skinned_triangle().document
        for node in document['nodes']:
            node['camera'] = 'front'
        self.write('many.gltf', document)
        text, _ = self.check(1, 'many.gltf')
        finding = [f for f in self.report(1, 'many.gltf')[0]['findings'] if len(f.get('places', [])) == 3][0]
        lines = text.splitlines()
        note = lines[[i for i, line in enumerate(lines) if line.endswith('[' + finding['code'] + ']')][0] + 1]
        self.assertRegex(note, r'^ {11}\S.*; \S.*; \S')

    def test_quiet_leaves_the_totals_out(self):
        self.assertEqual(self.check(1, 'flawed.glb', '--quiet')[1], '')

    def test_a_clean_file_is_silent(self):
        self.assertEqual(self.check(0, 'orca.glb', '--min-severity', 'warning')[0], '')

    def test_names_cannot_change_the_lines(self):
        for name in ['a\nb\x1b[31m.gltf', 'c\x9b31m.gltf', 'fltg.\u202etxt']:
            document = skinned_triangle().document
            document['nodes'][0]['name'] = 'Bo\u202edy\n\x1b[2J\u2028'
            self.write(name, document)
            text, _ = self.check(1, name)
            self.assertTrue(self.findings_of(text))
            self.assertIn("Bo\\u202edy\\n\\u001b[2J\\u2028'", text)
            self.assertRegex(text, '^[^\\x00-\\x09\\x0b-\\x1f\\x7f-\\x9f\u2028\u202e]+$')
            report = self.check(1, name, '--json')[0]
            self.assertNotIn('\u202e', report)
            self.assertEqual(self.parsed(report)['files'][0]['file'], name)

    def test_colours_are_asked_for_or_of_a_terminal(self):
        self.assertNotIn('\x1b', self.check(1, 'flawed.glb')[0])
        colored = self.check(1, 'flawed.glb', '--color', 'always')[0]
        self.assertIn('\x1b[1;31merror\x1b[0m', colored)
        self.assertEqual(re.sub('\x1b\\[[0-9;]*m', '', colored), self.check(1, 'flawed.glb')[0])
        self.check(1, 'flawed.glb', '-o', 'plain.txt')
        self.assertNotIn('\x1b', (self.folder / 'plain.txt').read_text())
        self.fails(2, 'check', 'orca.glb', '--color', 'pink', mentions=['auto', 'always', 'never'])

    def test_the_answer_goes_to_a_file(self):
        self.assertEqual(self.check(1, 'flawed.glb', '-o', 'report.txt')[0], '')
        self.assertIn('[LOOP_SEAM]', (self.folder / 'report.txt').read_text())


class Filter(Check):
    def codes(self, code, *arguments):
        return [(f['severity'], f['code']) for f in self.report(code, *arguments)[0]['findings']]

    def test_lower_severities_can_be_left_out(self):
        everything = self.codes(1, 'flawed.glb')
        for least, kept in [('error', {'error'}), ('warning', {'error', 'warning'}), ('info', {'error', 'warning', 'info'})]:
            self.assertEqual(self.codes(1, 'flawed.glb', '--min-severity', least),
                             [f for f in everything if f[0] in kept])
        infos = sum(severity == 'info' for severity, _ in everything)
        self.assertRegex(self.check(1, 'flawed.glb', '--min-severity', 'warning')[1],
                         rf' 0 infos; {infos} below --min-severity\n$')
        self.assertNotIn('below', self.check(1, 'flawed.glb')[1])
        self.fails(2, 'check', 'orca.glb', '--min-severity', 'error', '--fail-on', 'warning', mentions=['leaves'])
        self.fails(2, 'check', 'orca.glb', '--min-severity', 'error', '--fail-on', 'violation', mentions=['leaves'])
        self.fails(2, 'check', 'orca.glb', '--min-severity', 'none', mentions=['none', 'warning'])

    def test_rules_can_be_ignored(self):
        everything = self.codes(1, 'leaf.gltf')
        errors = sorted({code for severity, code in everything if severity == 'error'})
        options = [word for code in errors for word in ('--ignore', code)]
        self.assertGreater(len(errors), 1)
        for words in [options, ['--ignore', ','.join(errors)]]:
            self.assertEqual(self.codes(0, 'leaf.gltf', *words), [f for f in everything if f[0] != 'error'])
        self.assertRegex(self.check(0, 'leaf.gltf', *options)[1], r'; \d+ ignored\n$')
        self.check(1, 'leaf.gltf', *options[2:])

    def test_an_unknown_rule_is_a_usage_error(self):
        self.fails(2, 'check', 'orca.glb', '--ignore', 'LOOP_SEEM', mentions=["did you mean 'LOOP_SEAM'?"])
        self.fails(2, 'check', 'orca.glb', '--ignore', 'loop_seam', mentions=["did you mean 'LOOP_SEAM'?"])
        self.fails(2, 'check', 'orca.glb', '--ignore', 'QQQ', mentions=['--list-rules'])
        self.fails(2, 'check', 'orca.glb', '--ignore', 'LOOP_SEAM,QQQ', mentions=["'QQQ'"])
        self.fails(2, 'check', 'orca.glb', '--ignore', 'LOOP_SEAM,,JOINT_UNUSED', mentions=["''"])


class ExitCodes(Check):
    def test_nothing_at_the_severity_is_0(self):
        self.check(0, 'orca.glb')
        self.check(0, 'orca.glb', '--fail-on', 'warning')

    def test_something_at_the_severity_is_1(self):
        self.check(1, 'orca.glb', '--fail-on', 'info')
        self.check(1, 'leaf.gltf')

    def test_a_warning_that_violates_the_specification_can_fail(self):
        document = skinned_triangle((1, 1, 1)).document
        del document['animations'], document['nodes'][0]['translation']
        self.write('good.gltf', document)
        document['cameras'] = [{'type': 'perspective', 'perspective': {'yfov': 3.2, 'znear': .1}}]
        document['nodes'][0]['camera'] = 0
        self.write('odd.gltf', document)
        finding, = [f for f in self.report(0, 'odd.gltf')[0]['findings'] if f['severity'] == 'warning']
        self.assertEqual((finding['code'], finding['violation']), ('CAMERA_UNUSABLE', True))
        self.assertIn('; 1 violates the specification', self.check(1, 'odd.gltf', '--fail-on', 'violation')[1])
        self.check(0, 'good.gltf', '--fail-on', 'violation')
        self.check(1, 'leaf.gltf', '--fail-on', 'violation')  # errors
        suite = ElementTree.fromstring(self.check(1, 'odd.gltf', '--fail-on', 'violation', '--format', 'junit')[0])
        self.assertEqual([f.get('type') for f in suite.iter('failure')], ['CAMERA_UNUSABLE'])

    def test_none_never_fails(self):
        self.check(0, 'flawed.glb', '--fail-on', 'none')
        self.check(0, 'flawed.glb', '--fail-on', 'none', '--min-severity', 'error')
        suites = ElementTree.fromstring(self.check(0, 'flawed.glb', '--fail-on', 'none', '--format', 'junit')[0])
        self.assertEqual(suites.get('failures'), '0')
        self.check(3, 'broken.gltf', '--fail-on', 'none')

    def test_a_bad_file_is_3_and_the_others_are_checked(self):
        text, errors = self.check(3, 'broken.gltf', 'flawed.glb', 'missing.glb')
        self.assertRegex(text, r'(?m)^flawed.glb: \d+ errors?, ')
        self.assertIn('sinew-cli: broken.gltf: ', errors)
        self.assertIn('sinew-cli: missing.glb: ', errors)
        self.assertIn('2 files unreadable', errors)

    def test_usage_is_2(self):
        self.fails(2, 'check', mentions=['FILE'])
        self.fails(2, 'check', 'orca.glb', '--format', 'yaml', mentions=['yaml', 'sarif'])
        self.fails(2, 'check', 'orca.glb', '--fail-on', 'never', mentions=['never', 'warning', 'violation', 'none'])
        self.fails(2, 'check', 'orca.glb', '--json', '--format', 'junit')
        self.fails(2, 'check', 'orca.glb', '--list-rules')
        self.fails(2, 'check', 'orca.glb', '-o', 'orca.glb', mentions=['replace'])

    def test_an_unwritable_answer_is_4(self):
        self.fails(4, 'check', 'orca.glb', '--quiet', '-o', 'no/such/folder/report.json')


class Json(Check):
    def test_it_has_its_form(self):
        text, _ = self.check(3, 'flawed.glb', 'broken.gltf', '--json')
        report = self.parsed(text)
        self.assertEqual(report['format'], 'sinew.check/2')
        flawed, broken = report['files']
        self.assertEqual((flawed['file'], broken['file']), ('flawed.glb', 'broken.gltf'))
        self.assertNotIn('error', flawed)
        self.assertIn('JSON', broken['error'])
        self.assertEqual([f['code'] for f in broken['findings']], ['DOCUMENT_INVALID'])
        for finding in flawed['findings']:
            required = {'code', 'severity', 'violation', 'message', 'pointer', 'count'}
            self.assertLessEqual(required, set(finding))
            self.assertLessEqual(set(finding), required | {'places', 'effect'} | INDICES)

    def test_format_json_is_the_same(self):
        self.assertEqual(self.check(1, 'flawed.glb', '--json')[0], self.check(1, 'flawed.glb', '--format', 'json')[0])

    def test_what_the_loader_found_is_part_of_it(self):
        codes = {f['code'] for f in self.report(1, 'flawed.glb')[0]['findings']}
        self.assertLessEqual({'ACCESSOR_MIN_MAX_WRONG', 'KEY_ROTATION_NOT_UNIT', 'LOOP_SEAM', 'DUPLICATE_JOINT'}, codes)

    def test_a_finding_names_its_vertex(self):
        findings = {f['code']: f for f in self.report(1, 'leaf.gltf')[0]['findings']}
        self.assertEqual(findings['VERTEX_UNWEIGHTED']['vertex'], 2)
        self.assertEqual(findings['WEIGHTS_NOT_NORMALIZED']['vertex'], 0)
        self.assertEqual(findings['WEIGHTS_NOT_NORMALIZED']['pointer'], '/meshes/0/primitives/0')
        self.assertEqual(findings['SKINNED_MESH_TRANSFORM']['node'], 0)

    def test_a_finding_says_how_far_the_surface_moves(self):
        findings = [f for f in self.report(1, 'flawed.glb')[0]['findings'] if 'effect' in f]
        self.assertIn('LOOP_SEAM', {f['code'] for f in findings})
        for finding in findings:
            effect = finding['effect']
            self.assertEqual(effect['visible'], effect['share'] >= .002)
            if finding['code'] not in ('POSED_BOUNDS_OUTSIDE', 'SKINNED_MESH_TRANSFORM'):  # nothing moves in glTF
                self.assertIn('moves the surface by' if effect['visible'] else 'it has no visible effect',
                              finding['message'])
            self.assertEqual('animation' in effect, 'time' in effect and 'frame' in effect)
            shares = [p['effect']['share'] for p in finding.get('places', []) if 'effect' in p]
            self.assertEqual(shares, sorted(shares, reverse=True))

    def test_many_files_are_the_same_as_each_alone(self):
        names = ['flawed.glb', 'leaf.gltf', 'orca.glb'] * 5
        together = self.report(1, *names)
        alone = {name: self.report(0 if name == 'orca.glb' else 1, name)[0] for name in set(names)}
        self.assertEqual(together, [alone[name] for name in names])


class Folders(Check):
    def setUp(self):
        super().setUp()
        leaf = (self.folder / 'leaf.gltf').read_text()
        for name in ['set/b.gltf', 'set/a/z.GLTF', 'set/a-b/avatar.vrm', 'set/c/d/dance.vrma', 'set/notes.txt',
                     'set/.hidden.gltf', 'set/.git/x.gltf', 'set/a/model.bin']:
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            self.write(name, leaf)
        (self.folder / 'empty').mkdir()

    def names(self, *arguments, code=1):
        return [f['file'] for f in self.report(code, *arguments)]

    def test_a_folder_is_every_gltf_file_in_it_and_below_in_order(self):
        everything = ['set/a-b/avatar.vrm', 'set/a/z.GLTF', 'set/b.gltf', 'set/c/d/dance.vrma']
        self.assertEqual(self.names('set'), everything)
        self.assertEqual(self.names('set/'), everything)
        self.assertEqual(self.names('orca.glb', 'set/a', 'leaf.gltf'), ['orca.glb', 'set/a/z.GLTF', 'leaf.gltf'])

    def test_all_formats_are_one_document(self):
        junit = ElementTree.fromstring(self.check(1, 'set', '--format', 'junit')[0])
        self.assertEqual([s.get('name') for s in junit.findall('testsuite')], self.names('set'))
        self.assertEqual(len(json.loads(self.check(1, 'set', '--format', 'sarif')[0])['runs']), 1)
        text, errors = self.check(1, 'set')
        self.assertIn('set/c/d/dance.vrma: ', text)
        self.assertIn('4 files: ', errors)

    def test_links_to_folders_are_not_followed(self):
        (self.folder / 'set' / 'again').symlink_to('.')
        (self.folder / 'set' / 'linked.gltf').symlink_to('../leaf.gltf')
        self.assertEqual([n for n in self.names('set') if 'again' in n or 'linked' in n], ['set/linked.gltf'])

    def test_a_folder_without_a_file_is_unreadable(self):
        _, errors = self.check(3, 'empty', 'orca.glb')
        self.assertIn('sinew-cli: empty: there is no glTF file in this folder\n', errors)
        self.assertIn('1 file unreadable', errors)

    def test_a_file_in_a_folder_is_not_written_over(self):
        self.fails(2, 'check', 'set', '-o', 'set/b.gltf', mentions=['replace'])


class Junit(Check):
    def suites(self, code, *arguments):
        return ElementTree.fromstring(self.check(code, *arguments, '--format', 'junit')[0].encode('utf-8'))

    def test_findings_at_the_severity_are_failures(self):
        root = self.suites(1, 'flawed.glb', 'orca.glb', '--fail-on', 'warning')
        self.assertEqual(root.tag, 'testsuites')
        flawed, orca = root.findall('testsuite')
        self.assertEqual((flawed.get('name'), orca.get('name')), ('flawed.glb', 'orca.glb'))
        for suite in flawed, orca:
            cases = suite.findall('testcase')
            self.assertEqual(int(suite.get('tests')), len(cases))
            self.assertEqual(int(suite.get('failures')), len(suite.findall('testcase/failure')))
        report = self.report(1, 'flawed.glb')[0]['findings']
        grave = [f for f in report if f['severity'] != 'info']
        self.assertEqual(int(flawed.get('failures')), len(grave))
        self.assertEqual([f.get('type') for f in flawed.findall('testcase/failure')], [f['code'] for f in grave])
        self.assertEqual(orca.get('failures'), '0')
        self.assertEqual(int(root.get('tests')), int(flawed.get('tests')) + int(orca.get('tests')))

    def test_a_file_that_cannot_be_read_is_an_error(self):
        root = self.suites(3, 'broken.gltf')
        self.assertEqual(root.find('testsuite').get('errors'), '1')
        self.assertIn('JSON', root.find('testsuite/testcase/error').get('message'))

    def test_names_cannot_break_it(self):
        document = skinned_triangle().document
        document['nodes'][0]['name'] = '<&">\u0007\ufffe\U0001f40b'
        self.write('a <&" b.gltf', document)
        root = self.suites(1, 'a <&" b.gltf')
        self.assertEqual(root.find('testsuite').get('name'), 'a <&" b.gltf')


class Sarif(Check):
    def run_of(self, code, *arguments):
        log = json.loads(self.check(code, *arguments, '--format', 'sarif')[0])
        self.assertEqual(log['version'], '2.1.0')
        self.assertTrue(log['$schema'].endswith('sarif-schema-2.1.0.json'))
        self.assertEqual(len(log['runs']), 1)
        return log['runs'][0]

    def test_results_have_what_the_schema_requires(self):
        run = self.run_of(1, 'flawed.glb')
        rules = run['tool']['driver']['rules']
        self.assertTrue(run['tool']['driver']['name'])
        self.assertEqual(len({rule['id'] for rule in rules}), len(rules))
        for rule in rules:
            self.assertTrue(rule['shortDescription']['text'] and rule['help']['text'], rule['id'])
            self.assertIn(rule['defaultConfiguration']['level'], ['error', 'warning', 'note'])
        findings = self.report(1, 'flawed.glb')[0]['findings']
        self.assertEqual(len(run['results']), len(findings))
        for result, finding in zip(run['results'], findings):
            self.assertEqual(result['ruleId'], finding['code'])
            self.assertEqual(rules[result['ruleIndex']]['id'], finding['code'])
            self.assertEqual(result['level'], finding['severity'].replace('info', 'note'))
            self.assertEqual(result['message']['text'], finding['message'])
            location = result['locations'][0]
            self.assertEqual(location['physicalLocation']['artifactLocation']['uri'], 'flawed.glb')
            self.assertEqual(location['logicalLocations'][0]['fullyQualifiedName'], finding['pointer'])
            self.assertEqual(result['properties']['count'], finding['count'])

    def regions(self, name):
        """(rule, region) of every result that has one."""
        run = self.run_of(1, name)
        pairs = [(r['ruleId'], r['locations'][0]['physicalLocation'].get('region')) for r in run['results']]
        return [(rule, region) for rule, region in pairs if region]

    def test_regions_are_lines_and_columns_of_a_gltf(self):
        (self.folder / 'lines.gltf').write_text(json.dumps(skinned_triangle().document, indent=1))
        lines = (self.folder / 'lines.gltf').read_text().splitlines()
        regions = dict(self.regions('lines.gltf'))
        region = regions['VERTEX_UNWEIGHTED']  # /meshes/0/primitives/0
        self.assertEqual(lines[region['startLine'] - 1][region['startColumn'] - 1:], '{')
        self.assertEqual(lines[region['endLine'] - 1][:region['endColumn'] - 1].strip(), '}')
        inside = lines[region['startLine']:region['endLine']]
        self.assertIn('"attributes"', inside[0])

    def test_regions_are_bytes_of_a_glb(self):
        data = (self.folder / 'flawed.glb').read_bytes()
        regions = self.regions('flawed.glb')
        self.assertGreater(len(regions), 5)
        for _, region in regions:
            part = data[region['byteOffset']:region['byteOffset'] + region['byteLength']]
            json.loads(part)  # a whole value

    def fingerprints(self, *arguments):
        results = self.run_of(1, *arguments)['results']
        prints = {}
        for result in results:
            key, = result['partialFingerprints']
            prints.setdefault(result['partialFingerprints'][key], []).append(result['ruleId'])
        for rules in prints.values():
            self.assertEqual(len(rules), 1)  # unique in a file
        return prints

    def test_fingerprints_do_not_depend_on_order_count_or_place(self):
        before = self.fingerprints('leaf.gltf')
        gltf = skinned_triangle(weights=(.5, 0, 0))  # one more vertex without weight
        document = gltf.document
        document['animations'].reverse()
        document['accessors'].append(dict(document['accessors'][0]))
        (self.folder / 'sub').mkdir()
        self.write('sub/other.gltf', document)
        after = self.fingerprints(self.folder / 'sub' / 'other.gltf')
        common = set(before) & set(after)
        self.assertEqual(common, set(before), [before[k] for k in set(before) - common])

    def test_fingerprints_differ_by_the_object(self):
        before = self.fingerprints('flawed.glb')
        self.assertGreater(len(before), 10)

    def test_paths_become_uris(self):
        name = 'a b#\u00e9%.gltf'
        self.write(name, skinned_triangle().document)
        uri = self.run_of(1, name)['results'][0]['locations'][0]['physicalLocation']['artifactLocation']['uri']
        self.assertRegex(uri, r"^[A-Za-z0-9._~/%-]+$")
        self.assertEqual(urllib.parse.unquote(uri), name)

    def test_a_file_that_cannot_be_read_is_a_notification(self):
        invocation = self.run_of(3, 'broken.gltf', 'orca.glb')['invocations'][0]
        self.assertFalse(invocation['executionSuccessful'])
        self.assertEqual([n['level'] for n in invocation['toolExecutionNotifications']], ['error'])
        self.assertTrue(self.run_of(0, 'orca.glb')['invocations'][0]['executionSuccessful'])


class Rules(Check):
    def test_the_table_is_text_or_json(self):
        rules = self.answer('check', '--list-rules', '--json')
        self.assertEqual(rules['format'], 'sinew.rules/1')
        text = self.done('check', '--list-rules')
        self.assertTrue(all(len(line) <= 100 for line in text.splitlines()))
        for rule in rules['rules']:
            self.assertIn(rule['code'] + '  (' + rule['severity'], text)
            self.assertIn(rule['source'], ['check', 'load'])
            self.assertIn(rule['leastSeverity'], ['error', 'warning', 'info'])
        self.assertIn('INVERSE_BIND_MISMATCH  (warning or info)', text)
        self.assertIn('SKIN_WITHOUT_MESH  (error, violates', text)
        self.assertGreater(sum(rule['source'] == 'check' for rule in rules['rules']), 30)

    def test_a_rule_lists_its_parameters(self):
        rules = {r['code']: r for r in json.loads(self.done('check', '--list-rules', '--json'))['rules']}
        closed = rules['LOOP_SEAM']['parameters'][0]
        self.assertEqual({**closed, 'meaning': ''}, {'name': 'closed', 'default': 0.02,
                                                     'unit': "of the track's range", 'meaning': ''})
        self.assertEqual(rules['CLIP_EMPTY']['parameters'], [])
        text = self.done('check', '--list-rules')
        self.assertIn("\n  Limit    closed = 0.02 of the track's range. " + closed['meaning'][:20], text)
        self.assertEqual(text.count('\n  Limit    '), sum(len(r['parameters']) for r in rules.values()))

    def test_every_finding_of_the_flawed_orca_is_in_the_table(self):
        codes = {r['code'] for r in self.answer('check', '--list-rules', '--json')['rules']}
        self.assertLessEqual({f['code'] for f in self.report(1, 'flawed.glb')[0]['findings']}, codes)


class Info(Check):
    def test_info_lists_what_the_specification_forbids(self):
        codes = {f['code'] for f in self.answer('info', 'flawed.glb', '--json')['findings']}
        self.assertLessEqual({'WEIGHTS_NOT_NORMALIZED', 'VERTEX_UNWEIGHTED', 'DUPLICATE_JOINT'}, codes)
        self.assertFalse({'LOOP_SEAM', 'CONSTANT_TRACK', 'JOINT_UNUSED'} & codes)
        self.assertIn('WEIGHTS_NOT_NORMALIZED', self.done('info', 'flawed.glb'))

    def test_the_walker_has_its_planted_faults_alone(self):
        for options, codes in [((), []), (('--flawed',), ['FOOT_SLIDE', 'JOINT_COLLAPSES'])]:
            self.done('demo', '--walker', *options, '-o', 'walker.glb')
            answer = json.loads(self.done('check', 'walker.glb', '--json', '--min-severity', 'warning', '--fail-on', 'none'))
            self.assertEqual([finding['code'] for finding in answer['files'][0]['findings']], codes)


if __name__ == '__main__':
    main()
