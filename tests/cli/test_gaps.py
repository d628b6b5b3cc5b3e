#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""What `check` and `report` say about rules that could not be evaluated."""
import json
import xml.etree.ElementTree as ElementTree

from cli_case import CliCase, main, skinned_triangle

REASON = 'only the first 64 meshes attached to joints are checked'
CODES = ['ATTACHMENT_LEAVES_SKIN', 'ATTACHMENT_SHEARED']


class Gaps(CliCase):
    def setUp(self):
        super().setUp()
        self.write('few.gltf', self.props(64))
        self.write('many.gltf', self.props(65))

    @staticmethod
    def props(count):
        """A triangle with a skin, to whose joint so many meshes are attached."""
        gltf = skinned_triangle()
        positions = gltf.document['meshes'][0]['primitives'][0]['attributes']['POSITION']
        gltf.add('meshes', {'name': 'Prop', 'primitives': [{'attributes': {'POSITION': positions}}]})
        nodes = [gltf.add('nodes', {'name': f'Prop{i}', 'mesh': 1}) for i in range(count)]
        gltf.document['nodes'][1]['children'] = nodes
        return gltf.document

    def check(self, *arguments):
        result = self.run_cli('check', *arguments, '--fail-on', 'none')
        self.assertEqual(result.returncode, 0, result.stderr)
        return result.stdout.decode('utf-8'), result.stderr.decode('utf-8')

    def test_text_has_a_line_for_each(self):
        text, totals = self.check('many.gltf')
        for code in CODES:
            self.assertIn(f'  not evaluated: {code}: {REASON}\n', text)
        self.assertIn('; 2 not evaluated', totals)
        text, totals = self.check('few.gltf')
        self.assertNotIn('not evaluated', text + totals)

    def test_a_file_without_findings_still_has_its_gaps(self):
        file, = self.parsed(self.check('many.gltf', '--json')[0])['files']
        text, _ = self.check('many.gltf', '--ignore', ','.join({finding['code'] for finding in file['findings']}))
        self.assertEqual(text.splitlines()[0], 'many.gltf: 0 errors, 0 warnings, 0 infos')
        self.assertIn('not evaluated', text)

    def test_json_lists_them_beside_the_findings(self):
        few, many = self.parsed(self.check('few.gltf', 'many.gltf', '--json')[0])['files']
        self.assertEqual(few['gaps'], [])
        self.assertEqual(many['gaps'], [{'code': code, 'pointer': '', 'reason': REASON, 'applies': True}
                                        for code in CODES])

    def test_junit_skips_them(self):
        suites = ElementTree.fromstring(self.check('many.gltf', '--format', 'junit')[0])
        suite = suites.find('testsuite')
        cases = suite.findall('testcase')
        self.assertEqual(int(suite.get('skipped')), 2)
        self.assertEqual(int(suite.get('tests')), len(cases))
        self.assertEqual([(case.get('name'), case.find('skipped').get('message'))
                          for case in cases if case.find('skipped') is not None],
                         [(code, REASON) for code in CODES])

    def test_sarif_leaves_them_open(self):
        run, = json.loads(self.check('many.gltf', '--format', 'sarif')[0])['runs']
        gaps = [result for result in run['results'] if 'kind' in result]
        self.assertEqual([(gap['ruleId'], gap['kind'], gap['level']) for gap in gaps],
                         [(code, 'open', 'none') for code in CODES])
        for gap in gaps:
            self.assertEqual(run['tool']['driver']['rules'][gap['ruleIndex']]['id'], gap['ruleId'])

    def test_reviews_list_them_as_notices(self):
        lines = [line for line in self.check('many.gltf', '--format', 'github')[0].splitlines() if 'not evaluated' in line]
        self.assertEqual(lines, [f'::notice file=many.gltf,line=1,endLine=1,title={code}::not evaluated: {code}: {REASON}'
                                 for code in CODES])
        rows = [row for row in json.loads(self.check('many.gltf', '--format', 'gitlab')[0]) if 'not evaluated' in row['description']]
        self.assertEqual([(row['check_name'], row['severity']) for row in rows], [(code, 'info') for code in CODES])
        self.assertEqual(len({row['fingerprint'] for row in rows}), 2)
        table = self.check('many.gltf', '--format', 'markdown')[0]
        self.assertEqual(table.count('\n| not evaluated | many.gltf | '), 2)
        self.assertNotIn('not evaluated', self.check('few.gltf', '--format', 'github')[0])

    def test_a_muted_rule_has_none(self):
        text, _ = self.check('many.gltf', '--ignore', 'ATTACHMENT_SHEARED')
        self.assertEqual(text.count('not evaluated'), 1)

    def test_a_page_lists_them_after_the_findings(self):
        self.done('report', 'many.gltf', '--evidence-only', '-o', 'page.html')
        page = (self.folder / 'page.html').read_text()
        self.assertIn('id="not-evaluated"', page)
        self.assertEqual(page.count(REASON), 2)
        self.done('report', 'few.gltf', '--evidence-only', '-o', 'few.html')
        self.assertNotIn('Not evaluated', (self.folder / 'few.html').read_text())


if __name__ == '__main__':
    main()
