#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Rules of a project: sinew.json is found from the file, and check, report and diagnose obey it."""
import json
import pathlib
import re

from cli_case import CliCase, main, skinned_triangle
from json_schema import misfits


def finding(report, code):
    return [each for each in report['findings'] if each['code'] == code]


class Project(CliCase):
    def setUp(self):
        super().setUp()
        self.write('sinew.json', '{"root": true}')  # whatever is above the temporary folder
        (self.folder / 'chars').mkdir()
        self.model('chars/a.gltf')

    def model(self, name):
        return self.write(name, skinned_triangle(weights=(1, 1, 1)).document)

    def rules(self, text, name='sinew.json'):
        if name == 'sinew.json' and isinstance(text, dict):
            text = {'root': True, **text}
        self.write(name, text)

    def report(self, *arguments, code=0):
        result = self.run_cli('check', '--json', *arguments)
        self.assertEqual(result.returncode, code, result.stderr)
        return self.parsed(result.stdout.decode())['files']

    def codes(self, *arguments, code=0):
        return {each['code']: each['severity'] for each in self.report(*arguments, code=code)[0]['findings']}

    def test_severities_and_muted_rules(self):
        before = self.codes('chars/a.gltf')
        loud, quiet = sorted(before)[:2]
        self.rules({'rules': {loud: 'error', quiet: {'severity': 'off', 'reason': 'known'}}})
        (report,) = self.report('chars/a.gltf', code=1)
        self.assertEqual({each['code'] for each in report['findings']}, set(before) - {quiet})
        self.assertEqual(finding(report, loud)[0]['severity'], 'error')
        self.assertEqual(report['muted'], 1)
        self.assertEqual(report['ruleFiles'], [str(self.folder.resolve() / 'sinew.json')])
        self.assertEqual(self.codes('--no-config', 'chars/a.gltf'), before)

    def test_the_folder_of_the_file_counts_not_the_working_directory(self):
        other = self.folder / 'elsewhere'
        other.mkdir()
        self.rules({'rules': {'JOINT_UNUSED': 'nonsense'}}, 'elsewhere/sinew.json')
        result = self.run_cli('check', '--json', '../chars/a.gltf')
        self.assertEqual(result.returncode, 3)  # the path is relative to where the program runs
        self.assertEqual(self.report(self.folder / 'chars/a.gltf')[0]['ruleFiles'],
                         [str(self.folder / 'sinew.json')])

    def test_a_broken_file_is_a_usage_error_with_its_place(self):
        self.rules('{\n  "budgets": {\n    "jonts": 3\n  }\n}')
        path = self.folder.resolve() / 'sinew.json'
        for command in [['check'], ['report', '-o', 'a.html'], ['diagnose']]:
            self.fails(2, *command, 'chars/a.gltf',
                       mentions=[f'{path}:3:5: ', "there is no setting 'jonts'; did you mean 'joints'?"])
        self.fails(2, 'check', '.', mentions=[f'{path}:3:5: '])
        self.done('check', '--quiet', '--no-config', 'chars/a.gltf')

    def test_options_win(self):
        before = self.codes('chars/a.gltf')
        code = sorted(before)[0]
        self.rules({'failOn': 'info', 'rules': {code: 'error'}})
        self.report('chars/a.gltf', code=1)
        self.report('--fail-on', 'none', 'chars/a.gltf', code=0)
        self.assertNotIn(code, self.codes('--ignore', code, '--fail-on', 'none', 'chars/a.gltf'))
        self.rules({'failOn': 'none', 'rules': {code: 'error'}})
        self.report('chars/a.gltf', code=0)
        self.report('--fail-on', 'error', 'chars/a.gltf', code=1)

    def test_another_file_replaces_the_search(self):
        self.rules({'budgets': {'vertices': 1}})
        self.rules('{"budgets": {"joints": 0}}', 'other.json')
        self.assertIn('BUDGET_VERTICES', self.codes('chars/a.gltf', code=1))
        codes = self.codes('--config', 'other.json', 'chars/a.gltf', code=1)
        self.assertIn('BUDGET_JOINTS', codes)
        self.assertNotIn('BUDGET_VERTICES', codes)
        self.fails(2, 'check', '--config', 'other.json', '--no-config', 'chars/a.gltf', mentions=['--no-config'])
        self.fails(2, 'check', '--config', 'gone.json', 'chars/a.gltf', mentions=['gone.json', 'cannot be read'])

    def test_every_file_has_the_rules_of_its_folder(self):
        (self.folder / 'props').mkdir()
        self.model('props/b.gltf')
        self.rules({'budgets': {'joints': 0}, 'overrides': [{'files': ['props/**'], 'budgets': {'joints': None}}]})
        a, b = self.report('.', code=1)
        self.assertTrue(finding(a, 'BUDGET_JOINTS'))
        self.assertFalse(finding(b, 'BUDGET_JOINTS'))

    def test_what_is_extended_may_be_anywhere(self):
        """Also where the command is confined to the folders of its files."""
        (self.folder / 'studio').mkdir()
        (self.folder / 'chars/deep').mkdir()
        self.rules('{"budgets": {"joints": 0}}', 'studio/base.json')
        self.rules({'extends': 'studio/base.json'})
        self.assertIn('BUDGET_JOINTS', self.codes('chars/a.gltf', code=1))
        self.rules({})
        self.model('chars/deep/c.gltf')
        self.rules('{"extends": ["../../studio/base.json"]}', 'chars/deep/sinew.json')
        deep = self.report('chars', code=1)[1]
        self.assertTrue(finding(deep, 'BUDGET_JOINTS'))

    def test_budgets_name_number_limit_and_line(self):
        self.rules('{"root": true, "budgets": {\n"joints": 0,\n"fileBytes": 10}}')
        (report,) = self.report('chars/a.gltf', code=1)
        (joints,) = finding(report, 'BUDGET_JOINTS')
        self.assertEqual(joints['pointer'], '/skins/0/joints')
        self.assertIn('1 joint; sinew.json, line 2, allows 0', joints['message'])
        (size,) = finding(report, 'BUDGET_FILE_BYTES')
        self.assertIn(f"({(self.folder / 'chars/a.gltf').stat().st_size} bytes)", size['message'])
        self.rules({'budgets': {'joints': 1}, 'rules': {'BUDGET_JOINTS': 'warning'}})
        self.assertNotIn('BUDGET_JOINTS', self.codes('chars/a.gltf'))
        self.rules({'budgets': {'joints': 0}, 'rules': {'BUDGET_JOINTS': 'warning'}})
        self.assertEqual(self.codes('chars/a.gltf')['BUDGET_JOINTS'], 'warning')

    def test_print_config_says_what_set_what(self):
        self.rules('{"root": true,\n "rules": {"KEY_POP": {"severity": "off",\n    "reason": "mocap"}},\n'
                   ' "budgets": {"joints": 64}}')
        self.rules('{"budgets": {"joints": 90}, "overrides": [{"clips": ["Walk*"], "frameRates": [30]}]}',
                   'chars/sinew.json')
        config = self.answer('check', '--json', '--print-config', '--ignore', 'KEY_HELD', 'chars/a.gltf')
        above, near = (str(self.folder.resolve() / name) for name in ['sinew.json', 'chars/sinew.json'])
        self.assertEqual(config['ruleFiles'], [above, near])
        rows = {each['name']: each for each in config['settings']}
        self.assertEqual(rows['failOn'], {'name': 'failOn', 'value': 'error', 'source': 'default'})
        self.assertEqual(rows['rules/KEY_POP/reason'],
                         {'name': 'rules/KEY_POP/reason', 'value': 'mocap', 'source': above, 'line': 3, 'column': 5})
        self.assertEqual(rows['budgets/joints'],
                         {'name': 'budgets/joints', 'value': 90, 'source': near, 'line': 1, 'column': 14})
        self.assertEqual((rows['frameRates']['value'], rows['frameRates']['clips']), ([30], ['Walk*']))
        self.assertEqual(rows['rules/KEY_HELD/severity'],
                         {'name': 'rules/KEY_HELD/severity', 'value': 'off', 'source': '--ignore'})
        text = self.done('check', '--print-config', 'chars/a.gltf')
        self.assertIn(f'budgets/joints = 90\n    {near}:1:14\n', text)
        self.assertIn('frameRates = [30] for clips Walk*\n', text)
        self.fails(2, 'check', '--print-config', '.', mentions=['a single file'])
        self.fails(2, 'check', '--print-config', '--format', 'sarif', 'chars/a.gltf', mentions=['text or json'])

    def test_entries_of_a_list_have_their_own_lines(self):
        self.rules('{"root": true, "groups": [\n{"clips": ["A"], "share": ["phase"]},\n{"clips": ["B"], "share": ["length"]}]}')
        rows = {each['name']: each for each in self.answer('check', '--json', '--print-config', 'chars/a.gltf')['settings']}
        self.assertEqual([(rows[f'groups/{i}']['line'], rows[f'groups/{i}']['value']['clips']) for i in range(2)],
                         [(2, ['A']), (3, ['B'])])

    def test_a_page_names_the_rules(self):
        self.rules({})
        self.done('report', 'chars/a.gltf', '--evidence-only', '-o', 'a.html')
        words = f"By the rules of {self.folder.resolve() / 'sinew.json'}"
        self.assertIn(words, (self.folder / 'a.html').read_text())
        self.done('report', 'chars/a.gltf', '--no-config', '--evidence-only', '-o', 'a.html')
        self.assertNotIn('By the rules', (self.folder / 'a.html').read_text())

    def test_diagnose_leaves_muted_rules_out(self):
        clip = skinned_triangle()
        self.write('chars/a.gltf', clip.document)
        causes = {cause['finding']['code'] for each in self.answer('diagnose', '--json', 'chars/a.gltf')['diagnoses']
                  for cause in each['causes'] if 'finding' in cause}
        self.rules({'rules': {code: 'off' for code in causes}})
        after = {cause['finding']['code'] for each in self.answer('diagnose', '--json', 'chars/a.gltf')['diagnoses']
                 for cause in each['causes'] if 'finding' in cause}
        self.assertFalse(after & causes)

    def test_the_example_of_the_manual_is_read(self):
        text = (pathlib.Path(__file__).parents[2] / 'packaging' / 'manual' / 'tutorials' / 'project.md').read_text()
        self.rules(re.search(r'```js\n(.*?)```', text, re.S).group(1))
        config = self.answer('check', '--json', '--print-config', 'chars/a.gltf')
        self.assertIn('budgets/textureFormats', {each['name'] for each in config['settings']})

    def test_the_schema_knows_what_the_program_reads(self):
        schema = json.loads(self.done('schema', 'project'))
        good = {'$schema': 'sinew.project.json', 'root': True, 'extends': [],
                'rules': {'KEY_POP': 'off', 'LOOP_SEAM': {'severity': 'error', 'thresholds': {'closed': 0.1}}},
                'budgets': {'joints': 64, 'materials': None, 'textureFormats': ['png']},
                'names': {'clips': {'required': ['Walk*']}}, 'frameRates': [30],
                'contracts': {'Walk*': {'loop': True, 'speed': {'value': 1.4, 'tolerance': 0.1}, 'yaw': 'game'}},
                'groups': [{'clips': ['Walk*'], 'share': ['phase']}],
                'overrides': [{'files': 'a.glb', 'clips': ['Walk*'], 'rules': {'KEY_POP': 'info'}}]}
        self.assertEqual(list(misfits(good, schema)), [])
        self.rules(good)
        self.done('check', '--quiet', '--print-config', 'chars/a.gltf')
        for bad in [{'jonts': 1}, {'budgets': {'jonts': 1}}, {'rules': {'KEY_POPS': 'off'}}, {'rules': {'KEY_POP': 'of'}},
                    {'frameRates': 30}, {'contracts': {'A': {'speed': {'value': 1}}}},
                    {'overrides': [{'root': True}]}, {'budgets': {'joints': -1}}]:
            self.assertTrue(list(misfits(bad, schema)), bad)
            self.rules(bad)
            self.fails(2, 'check', 'chars/a.gltf')


if __name__ == '__main__':
    main()
