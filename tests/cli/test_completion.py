#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""What Tab offers, in the program's answer and in the shells, and the manual pages."""
import os
import shutil
import subprocess

from cli_case import CLI, CliCase, main, skinned_triangle


class Completion(CliCase):
    def setUp(self):
        super().setUp()
        document = skinned_triangle().document
        document['animations'][0]['name'] = 'Rise and: fall'
        self.write('leaf.gltf', document)

    def offered(self, *words):
        """The candidates, and whether files fit too."""
        lines = self.done('complete', '--', *words).splitlines()
        return [line.split('\t')[0] for line in lines if line != 'files:'], 'files:' in lines

    def test_commands_are_offered_first(self):
        self.assertEqual(self.offered('ren'), (['render'], False))
        self.assertIn('info', self.offered('')[0])
        self.assertNotIn('complete', self.offered('')[0])
        self.assertEqual(self.offered('--quiet', 'sam'), (['sample'], False))

    def test_options_are_those_of_the_command_and_of_all(self):
        self.assertEqual(self.offered('render', '--vi'), (['--view'], False))
        self.assertEqual(self.offered('info', '--vi'), ([], False))
        self.assertIn('--device', self.offered('info', '--')[0])

    def test_values_come_from_tables_and_files(self):
        self.assertEqual(self.offered('render', '--view', 'weight-'), (['weight-sum'], False))
        self.assertEqual(self.offered('render', '--view=weight-'), (['--view=weight-sum'], False))
        self.assertEqual(self.offered('render', 'leaf.gltf', '--animation', 'R'), (['Rise and: fall'], False))
        self.assertEqual(self.offered('render', 'missing.gltf', '--animation', ''), ([], False))
        self.assertEqual(self.offered('check', '--ignore', 'KEY_PO')[0], ['KEY_POP'])
        self.assertEqual(self.offered('render', 'leaf.gltf', ''), ([], True))
        self.assertEqual(self.offered('render', '-o', ''), ([], True))

    def test_words_that_are_offered_are_accepted(self):
        for command, option, more in [('check', '--format', []), ('check', '--fail-on', []),
                                      ('check', '--min-severity', []), ('check', '--color', []),
                                      ('compare', '--same', ['leaf.gltf']), ('compare', '--ignore', ['leaf.gltf']),
                                      ('sample', '--weights', []), ('sample', '--retarget', ['--clips', 'leaf.gltf']),
                                      ('diagnose', '--symptom', [])]:
            words = self.offered(command, option, '')[0]
            self.assertGreater(len(words), 1, option)
            for word in words:
                run = self.run_cli(command, 'leaf.gltf', *more, option, word)
                self.assertNotEqual(run.returncode, 2, run.stderr)

    def in_bash(self, line):
        """What bash would insert for the last word."""
        script = f'''source <("{CLI}" completion bash)
            sinew-cli() {{ "{CLI}" "$@"; }}
            command() {{ "$@"; }}
            compopt() {{ :; }}
            COMP_LINE='{line}'; COMP_POINT=${{#COMP_LINE}}
            read -ra COMP_WORDS <<<"$COMP_LINE"; [[ $COMP_LINE == *' ' ]] && COMP_WORDS+=('')
            COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
            _sinew_cli; printf '%s\\n' "${{COMPREPLY[@]}}"'''
        run = subprocess.run(['bash', '--norc', '-c', script], cwd=self.folder, capture_output=True, text=True, check=True)
        return [each for each in run.stdout.split('\n') if each]

    def test_bash_inserts_the_candidates(self):
        self.assertEqual(self.in_bash('sinew-cli ren'), ['render'])
        self.assertEqual(self.in_bash('sinew-cli render leaf.gltf --animation R'), ['Rise\\ and:\\ fall'])
        self.assertEqual(self.in_bash('sinew-cli render --view weight-'), ['weight-sum'])

    def test_fish_shows_candidates_with_their_help(self):
        if not shutil.which('fish'):
            self.skipTest('NOT RUN: fish is not installed')
        script = f'"{CLI}" completion fish | source; complete -C "sinew-cli ren"'
        path = os.pathsep.join([os.path.dirname(CLI), os.environ['PATH']])
        run = subprocess.run(['fish', '--no-config', '-c', script], cwd=self.folder, capture_output=True, text=True,
                             env={**os.environ, 'PATH': path}, check=True)
        self.assertTrue(run.stdout.startswith('render\t'), run.stdout + run.stderr)

    def test_unknown_shells_and_commands_are_named(self):
        self.fails(2, 'completion', 'tcsh', mentions=["there is no shell 'tcsh'"])
        self.fails(2, 'man', 'rendr', mentions=["'rendr'", "did you mean 'render'?"])

    def test_every_command_has_a_manual_page(self):
        page = self.done('man')
        self.assertIn('.TH "SINEW\\-CLI" 1', page)
        for command in self.offered('')[0]:
            if command == 'help':
                continue
            self.assertIn(f'sinew\\-cli\\-{command}'.replace('git-', 'git\\-'), page)
            own = self.done('man', command)
            self.assertIn('.SH "SYNOPSIS"', own)
            self.assertFalse([line for line in own.split('\n') if line.startswith("'")])
        self.assertIn('\\fB\\-\\-view\\fR \\fIVIEW\\fR=shaded', self.done('man', 'render'))


if __name__ == '__main__':
    main()
