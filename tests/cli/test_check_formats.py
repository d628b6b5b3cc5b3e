#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`check --format github, gitlab, markdown`: what hosts of repositories show beside a change."""
import json
import re

from cli_case import CliCase, main, skinned_triangle

COMMAND = re.compile(r'::(error|warning|notice) file=([^:,]*),line=(\d+),endLine=(\d+),title=([^:,]*)::(.*)')


class Formats(CliCase):
    def setUp(self):
        super().setUp()
        (self.folder / 'set').mkdir()
        self.text = json.dumps(skinned_triangle().document, indent=1)
        self.write('set/leaf.gltf', self.text)
        self.write('broken.gltf', '{"asset": {"version": "2.0"')

    def check(self, code, *arguments):
        result = self.run_cli('check', *arguments)
        self.assertEqual(result.returncode, code, result.stderr)
        return result.stdout.decode('utf-8')

    def findings(self, *files):
        files = self.parsed(self.check(1, *files, '--json'))['files']
        return [(file['file'], f) for file in files for f in file['findings']]


class Github(Formats):
    def commands(self, code, *files):
        lines = self.check(code, *files, '--format', 'github').splitlines()
        return [COMMAND.fullmatch(line).groups() for line in lines]

    def test_each_finding_is_an_annotation_of_its_lines(self):
        commands = self.commands(1, './set/leaf.gltf')
        findings = self.findings('set/leaf.gltf')
        self.assertEqual([c[4] for c in commands], [f['code'] for _, f in findings])
        self.assertEqual([c[0].replace('notice', 'info') for c in commands], [f['severity'] for _, f in findings])
        self.assertEqual([c[5] for c in commands], [f['message'].replace('%', '%25') for _, f in findings])
        self.assertEqual({c[1] for c in commands}, {'set/leaf.gltf'})
        _, _, line, end, *_ = next(c for c in commands if c[4] == 'VERTEX_UNWEIGHTED')
        lines = self.text.splitlines()
        self.assertIn('"attributes"', lines[int(line)])  # the line below the primitive's brace
        self.assertEqual(lines[int(end) - 1].strip(), '}')

    def test_a_file_that_cannot_be_read_is_an_error(self):
        command, = self.commands(3, 'broken.gltf')
        self.assertEqual(command[:5], ('error', 'broken.gltf', '1', '1', 'DOCUMENT_INVALID'))

    def test_a_file_that_is_missing_is_an_error(self):
        command, = self.commands(3, 'none.gltf')
        self.assertEqual(command[:5], ('error', 'none.gltf', '1', '1', 'UNREADABLE'))

    def test_names_are_escaped(self):
        self.write('a,b:c%.gltf', self.text.replace('"Hip"', '"50% ::error::x\\n"'))
        lines = self.check(1, 'a,b:c%.gltf', '--format', 'github').splitlines()
        for line in lines:
            self.assertIn(' file=a%2Cb%3Ac%25.gltf,', line)
            self.assertNotRegex(line.split('::', 2)[2], r'%(?!25|0A|0D)')
            self.assertTrue(line.startswith('::'))
        self.assertTrue(any('50%25' in line for line in lines))


class Gitlab(Formats):
    def issues(self, code, *files):
        return json.loads(self.check(code, *files, '--format', 'gitlab'))

    def test_each_finding_is_an_issue_of_the_code_quality_report(self):
        issues = self.issues(3, 'set/leaf.gltf', 'broken.gltf')
        findings = self.findings('set/leaf.gltf')
        levels = {'error': 'critical', 'warning': 'major', 'info': 'info'}
        for issue, (file, finding) in zip(issues, findings):
            self.assertEqual(set(issue), {'description', 'check_name', 'fingerprint', 'severity', 'location'})
            self.assertEqual(issue['check_name'], finding['code'])
            self.assertEqual(issue['description'], f"{finding['message']} [{finding['code']}]")
            self.assertEqual(issue['severity'], levels[finding['severity']])
            self.assertEqual(issue['location']['path'], file)
        self.assertGreater(max(issue['location']['lines']['begin'] for issue in issues), 1)
        self.assertEqual(issues[-1]['check_name'], 'DOCUMENT_INVALID')
        self.assertEqual(len(issues), len(findings) + 1)

    def test_fingerprints_are_unique_and_differ_by_file(self):
        self.write('set/twin.gltf', self.text)
        prints = [issue['fingerprint'] for issue in self.issues(1, 'set')]
        self.assertEqual(len(set(prints)), len(prints))
        self.assertRegex(prints[0], r'^[0-9a-f]{32}$')

    def test_a_good_file_has_an_empty_report(self):
        self.done('demo', '-o', 'orca.glb')
        self.assertEqual(self.issues(0, 'orca.glb', '--min-severity', 'error'), [])


class Markdown(Formats):
    def test_findings_are_rows_of_a_table(self):
        text = self.check(3, 'set/leaf.gltf', 'broken.gltf', '--format', 'markdown')
        findings = self.findings('set/leaf.gltf')
        rows = [line for line in text.splitlines() if line.startswith('| ') and '---' not in line][1:]
        self.assertEqual(len(rows), len(findings) + 1)
        self.assertRegex(text.splitlines()[0], r'^\*\*2 files: \d+ errors, .*; 1 file unreadable\*\*$')
        for row, (_, finding) in zip(rows, findings):
            self.assertTrue(row.startswith(f"| {finding['severity']} | set/leaf.gltf"), row)
            self.assertTrue(row.endswith(f"| `{finding['code']}` |"), row)

    def test_names_are_no_markup_and_mention_nobody(self):
        self.write('x.gltf', self.text.replace('"Hip"', '"a|b `c` <img> @all #1 **d**"'))
        text = self.check(1, 'x.gltf', '--format', 'markdown')
        self.assertIn('a\\|b \\`c\\` \\<img\\> @<!-- -->all #<!-- -->1 \\*\\*d\\*\\*', text)
        self.assertTrue(all(len(re.findall(r'(?<!\\)\|', line)) == 5 for line in text.splitlines()[2:]))

    def test_what_exceeds_a_comment_is_counted(self):
        for i in range(120):
            self.write(f'set/a{i}.gltf', self.text)
        text = self.check(1, 'set', '--format', 'markdown')
        self.assertLess(len(text), 65536)
        left = int(re.search(r'\n(\d+) more not listed\.\n$', text).group(1))
        rows = len([line for line in text.splitlines() if line.startswith('| ')]) - 2
        self.assertEqual(rows + left, len(self.findings('set')))


class FailOn(Formats):
    def test_each_level_fails_from_its_severity_on(self):
        document = skinned_triangle((1, 1, 1)).document
        self.write('set/warning.gltf', document)
        self.write('set/violation.gltf', json.dumps(document).replace('{', '{"extras": 1, "extras": 2, ', 1))
        levels = ['none', 'error', 'violation', 'warning', 'info']
        for name, codes in [('leaf.gltf', [0, 1, 1, 1, 1]), ('violation.gltf', [0, 0, 1, 1, 1]), ('warning.gltf', [0, 0, 0, 1, 1]),
                            ('', [0, 1, 1, 1, 1])]:
            for level, code in zip(levels, codes):
                for form in ('text', 'json', 'junit', 'sarif', 'github', 'gitlab', 'markdown'):
                    with self.subTest(name=name, level=level, form=form):
                        self.check(code, f'set/{name}', '--fail-on', level, '--format', form)

    def test_ignored_rules_do_not_fail(self):
        errors = [f['code'] for _, f in self.findings('set/leaf.gltf') if f['severity'] == 'error']
        self.assertGreater(len(errors), 1)
        self.check(1, 'set', '--ignore', errors[0])
        self.check(0, 'set', '--ignore', ','.join(errors))
        files = self.parsed(self.check(0, 'set', '--json', *[a for code in errors for a in ('--ignore', code)]))['files']
        self.assertFalse({f['code'] for file in files for f in file['findings']} & set(errors))


if __name__ == '__main__':
    main()
