#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Tests of `sinew-cli report` without pictures: what the page says, and that nothing of a file is markup."""
import base64
import hashlib
import os
import re
import unittest

from cli_case import CliCase, skinned_triangle
from report_page import Page, misuses

HOSTILE = ['"><script>alert(1)</script>', '</style></title><img src=x onerror=alert(1)>', 'javascript:alert(1)',
           "' onmouseover='alert(1)", '<!-- ', ']]>', '&lt;b&gt;', '\u202eevil', 'a\u0000b', '\u2028', '\x1b[31m', '</td></table>']


class Report(CliCase):
    def page(self, *arguments, code=0, output='page.html'):
        result = self.run_cli('report', *arguments, '--evidence-only', '-o', output)
        self.assertEqual(result.returncode, code, result.stderr.decode())
        self.source = (self.folder / output).read_text(encoding='utf-8')
        page = Page(self.source)
        self.assertEqual(list(misuses(page)), [])
        return page

    def triangle(self, name='leaf.gltf', change=lambda document: None, **options):
        document = skinned_triangle(**options).document
        change(document)
        self.write(name, document)
        return name

    def test_a_page_says_what_check_says(self):
        page = self.page(self.triangle())
        findings = self.answer('check', 'leaf.gltf', '--json', '--fail-on', 'none')['files'][0]['findings']
        self.assertGreater(len(findings), 2)
        self.assertEqual(len(page.of('article', 'finding')), len(findings))
        for finding in findings:
            self.assertIn(' '.join(finding['message'].split())[1:], page.text)
            self.assertIn('finding-%s-1' % finding['code'], page.ids)

    def test_places_of_a_finding_have_the_numbers_that_render_counts(self):
        self.done('demo', '--flawed', '-o', 'orca.glb')
        page = self.page('orca.glb')
        self.assertIn('finding-TRACK_COVERAGE-1', page.ids)
        self.assertIn('finding-TRACK_COVERAGE-2', page.ids)
        self.assertEqual([name for name in page.ids if re.fullmatch(r'finding-.*-\d+-\d+', name)], [])

    def test_facts_clips_joints_and_weights_are_told(self):
        page = self.page(self.triangle())
        for words in ('Animation 0 Rise', 'Animation 1 Still', 'largest turn', 'inverse bind matrices', 'stray islands', 'Hip'):
            self.assertIn(words, page.text)
        self.assertIn('clip-Rise', page.ids)
        self.assertIn('clip-Still', page.ids)

    def test_the_path_of_a_joint_is_its_way_in_the_world(self):
        self.page(self.triangle())
        row = re.search(r'<td>Hip</td>\s*<td class="number">2</td>\s*<td class="number">([^<]*)</td>', self.source)
        self.assertEqual(float(row[1]), 2.0)

    def test_the_policy_allows_this_style_alone(self):
        page = self.page(self.triangle())
        policy = [values['content'] for values in page.of('meta') if values.get('http-equiv') == 'Content-Security-Policy']
        digest = base64.b64encode(hashlib.sha256(page.styles[0].encode()).digest()).decode()
        self.assertEqual(policy, ["default-src 'none'; img-src data:; style-src 'sha256-%s'; base-uri 'none'; form-action 'none'"
                                  % digest])

    def test_the_same_file_makes_the_same_bytes(self):
        self.page(self.triangle())
        first = self.source
        self.page('leaf.gltf', output='other.html')
        self.assertEqual(first, self.source)

    def test_no_name_is_markup(self):
        for text in HOSTILE:
            def spoil(document, text=text):
                for array in ('meshes', 'nodes', 'skins', 'animations', 'scenes'):
                    for each in document[array]:
                        each['name'] = text
                document['asset'].update({'generator': text, 'copyright': text})
                document['materials'] = [{'name': text, 'extras': text}]
                document['images'] = [{'name': text, 'uri': text}]
                document['textures'] = [{'source': 0}]
                document['cameras'] = [{'name': text, 'type': 'orthographic', 'orthographic': {'xmag': 1, 'ymag': 1, 'zfar': 2,
                                                                                              'znear': 0}}]
                document['extensionsUsed'] = [text]
                document['meshes'][0]['extras'] = {'targetNames': [text]}
            page = self.page(self.triangle('leaf.gltf', spoil))
            for raw in ('<script', '<img', '<!--', '\u202e', '\x00', '\x1b', '\u2028'):
                self.assertNotIn(raw, self.source.split('</head>')[1])
            self.assertEqual(page.of('script'), [])

    def test_no_file_name_is_markup(self):
        for text in HOSTILE:
            name = text.replace('/', '_').replace('\x00', '') + '.gltf'
            self.triangle(name)
            page = self.page(name)
            self.assertEqual(page.of('script') + page.of('img'), [])
            os.remove(self.folder / name)

    def test_several_files_make_a_table_whose_totals_are_those_of_its_rows(self):
        (self.folder / 'rigs').mkdir()
        self.triangle('rigs/a.gltf')
        self.triangle('rigs/b.gltf', weights=(1, 1, 1))
        page = self.page('rigs')
        self.assertIn('2 files', page.text)
        files = self.answer('check', 'rigs', '--json', '--fail-on', 'none')['files']
        counts = [[sum(f['severity'] == severity for f in each['findings']) for severity in ('error', 'warning', 'info')]
                  for each in files]
        rows = re.findall(r'<tr>\n<td class="thumbnail">(.*?)</tr>', self.source, re.S)
        total = re.search(r'<tr class="totals">(.*?)</tr>', self.source, re.S)[1]
        shown = [[int(n or 0) for n in self.counts_in(row)] for row in [*rows, total]]
        self.assertEqual(shown[:2], counts)
        self.assertEqual(shown[2], [sum(column) for column in zip(*counts)])
        self.assertIn('a.gltf', page.ids)
        self.assertIn('#b.gltf', page.links)

    @staticmethod
    def counts_in(row):
        return [re.sub(r'<[^>]*>|\s', '', cell) for cell in re.findall(r'<td class="number">(.*?)</td>', row, re.S)[:3]]

    def test_the_version_before_is_compared_as_compare_does(self):
        self.triangle('old.gltf', lambda document: document['nodes'][1].update(name='Pelvis', scale=[2, 1, 1]), weights=(1, 1, 1))
        page = self.page(self.triangle(), '--before', 'old.gltf')
        lines = self.done('compare', 'old.gltf', 'leaf.gltf').splitlines()
        self.assertIn(' '.join(lines[0].split()), page.text)
        self.assertIn('#comparison', page.links)
        for change in lines[lines.index('changes') + 1:]:
            self.assertIn(' '.join(change.split()), page.text)

    def test_names_of_the_version_before_are_no_markup(self):
        for text in HOSTILE:
            def spoil(document, text=text):
                for array in ('meshes', 'nodes', 'animations'):
                    for each in document[array]:
                        each['name'] = text
            name = text.replace('/', '_').replace('\x00', '') + '.gltf'
            self.triangle(name, spoil, weights=(1, 1, 1))
            self.page(self.triangle(), '--before', name)
            for raw in ('<script', '<img', '<!--'):
                self.assertNotIn(raw, self.source.split('</head>')[1].replace('src="data:image/svg', '').replace('<img width', ''))
            os.remove(self.folder / name)

    def test_a_bad_file_does_not_stop_the_rest(self):
        self.triangle()
        self.write('bad.gltf', '{')
        page = self.page('leaf.gltf', 'bad.gltf', code=3)
        self.assertIn('unreadable', page.text)
        self.assertIn('Animation 0 Rise', self.page('leaf.gltf').text)

    def test_a_single_bad_file_leaves_no_page(self):
        self.write('bad.gltf', '{')
        self.fails(3, 'report', 'bad.gltf', '--evidence-only', '-o', 'page.html', mentions=['bad.gltf'])

    def test_exit_codes_are_those_of_check(self):
        self.triangle()
        self.page('leaf.gltf')
        for level in ('error', 'warning', 'info', 'violation', 'none'):
            check = self.run_cli('check', 'leaf.gltf', '--fail-on', level).returncode
            report = self.run_cli('report', 'leaf.gltf', '--evidence-only', '-o', 'a.html', '--fail-on', level).returncode
            self.assertEqual(report, check, level)

    def test_ignored_findings_are_left_out(self):
        self.triangle()
        code = self.answer('check', 'leaf.gltf', '--json', '--fail-on', 'none')['files'][0]['findings'][0]['code']
        self.assertNotIn('finding-%s-1' % code, self.page('leaf.gltf', '--ignore', code).ids)

    def test_what_cannot_be_is_refused(self):
        self.triangle()
        self.fails(2, 'report', 'leaf.gltf', '-o', 'page.pdf', mentions=['.html'])
        self.fails(2, 'report', '-o', 'page.html', mentions=['FILE'])
        self.fails(2, 'report', '.', '--before', 'leaf.gltf', '--evidence-only', '-o', 'page.html', mentions=['--before'])
        self.fails(2, 'report', 'leaf.gltf', '--evidence-only', '-o', 'leaf.gltf', mentions=['leaf.gltf'])
        self.fails(4, 'report', 'leaf.gltf', '--evidence-only', '-o', 'missing/page.html', mentions=['missing/page.html'])

    def test_a_page_goes_to_standard_output(self):
        self.triangle()
        text = self.done('report', 'leaf.gltf', '--evidence-only', '-o', '-')
        self.assertEqual(list(misuses(Page(text))), [])


if __name__ == '__main__':
    unittest.main()
