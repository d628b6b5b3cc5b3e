#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""The jobs and hooks of packaging/ci: their commands run in a checkout; what installs programs is replaced by stubs."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import unittest
import xml.etree.ElementTree as ElementTree

from cli_case import CLI, CliCase, main, skinned_triangle

try:
    import yaml
except ImportError:
    yaml = None

ROOT = pathlib.Path(__file__).resolve().parents[2]
CI = ROOT / 'packaging' / 'ci'


@unittest.skipIf(yaml is None, 'python3-yaml is not installed')
class Ci(CliCase):
    def setUp(self):
        super().setUp()
        self.programs = self.folder / 'programs'
        self.programs.mkdir()
        self.calls = self.folder / 'calls'
        for name in ('apt-get', 'curl'):
            stub = self.programs / name
            stub.write_text(f'#!/bin/sh\necho {name} "$@" >> {self.calls}\n')
            stub.chmod(0o755)
        (self.programs / 'sinew-cli').symlink_to(shutil.which(CLI) or CLI)
        self.checkout = self.folder / 'checkout'
        self.checkout.mkdir()
        self.done('demo', '-o', 'checkout/good.glb')
        self.summary = self.folder / 'summary'

    def spoil(self):
        document = skinned_triangle().document
        (self.checkout / 'leaf.gltf').write_text(json.dumps(document, indent=1))

    def shell(self, command, variables):
        path = f"{self.programs}:{os.environ['PATH']}"
        return subprocess.run(['bash', '-e', '-o', 'pipefail', '-c', command], cwd=self.checkout, text=True, capture_output=True,
                              env={**os.environ, **variables, 'PATH': path, 'GITHUB_STEP_SUMMARY': str(self.summary)}, check=False)

    def load(self, name):
        return yaml.safe_load((CI / name).read_text(encoding='utf-8'))


class Github(Ci):
    def steps(self, **more):
        """{name: (exit code, output)} of the steps that run commands"""
        job = self.load('sinew-check.yml')['jobs']['check']
        variables = {name: str(value).replace('${{ vars.SINEW_DEB }}', 'https://example.org/sinew-cli.deb')
                     for name, value in job['env'].items()}
        self.assertNotIn('${{', ''.join(variables.values()))
        results = {}
        for step in job['steps']:
            if 'run' in step:
                run = self.shell(step['run'], {**variables, **more})
                results[step['name']] = (run.returncode, run.stdout + run.stderr)
        return results

    def sarif(self):
        return json.loads((self.checkout / 'sinew.sarif').read_text())['runs'][0]

    def test_a_good_repository_passes(self):
        results = self.steps()
        self.assertEqual({code for code, _ in results.values()}, {0}, results)
        self.assertTrue(self.summary.read_text().startswith('**1 file: 0 errors'))
        self.assertIn('curl --fail --silent --show-error --location --output /tmp/sinew-cli.deb https://example.org/sinew-cli.deb',
                      self.calls.read_text())
        self.assertIn('apt-get install --yes --no-install-recommends /tmp/sinew-cli.deb', self.calls.read_text())

    def test_an_error_fails_the_check_and_is_in_all_reports(self):
        self.spoil()
        results = self.steps()
        self.assertEqual({name for name, (code, _) in results.items() if code}, {'Check'})
        self.assertRegex(results['Check'][1], r'(?m)^::error file=leaf.gltf,line=\d+,endLine=\d+,title=VERTEX_UNWEIGHTED::')
        self.assertIn('VERTEX_UNWEIGHTED', {result['ruleId'] for result in self.sarif()['results']})
        self.assertIn('| error | leaf.gltf:', self.summary.read_text())

    def test_a_file_that_cannot_be_read_fails_the_check_alone(self):
        (self.checkout / 'broken.gltf').write_text('{')
        results = self.steps()
        self.assertEqual({name: code for name, (code, _) in results.items() if code}, {'Check': 3})
        self.assertIn('broken.gltf', json.dumps(self.sarif()['invocations']))

    def test_options_reach_the_check(self):
        self.spoil()
        self.shell('sinew-cli check . --update-baseline known.json', {})
        results = self.steps(SINEW_OPTIONS='--baseline known.json', SINEW_FAIL_ON='info')
        self.assertEqual({code for code, _ in results.values()}, {0}, results)

    def test_the_workflow_has_what_github_needs(self):
        workflow = self.load('sinew-check.yml')
        self.assertIn('pull_request', workflow[True])  # "on", which YAML 1.1 reads as true
        self.assertEqual(workflow['permissions'], {'contents': 'read', 'security-events': 'write'})
        steps = workflow['jobs']['check']['steps']
        for step in steps:
            self.assertEqual(len({'run', 'uses'} & set(step)), 1, step)
            self.assertRegex(step.get('uses', 'a@v1'), r'^[\w/-]+@v\d+$')
        self.assertEqual(steps[-1], {'name': 'Upload alerts', 'if': 'always()', 'uses': 'github/codeql-action/upload-sarif@v3',
                                     'with': {'sarif_file': 'sinew.sarif'}})


class Gitlab(Ci):
    def job(self):
        """The exit code of the job, whose lines are one shell's."""
        job = self.load('sinew-check.gitlab-ci.yml')['sinew-check']
        variables = {'SINEW_DEB': 'https://example.org/sinew-cli.deb', **job['variables']}
        code = self.shell('\n'.join(job['before_script'] + job['script']), variables).returncode
        reports = job['artifacts']['reports']
        return code, json.loads((self.checkout / reports['codequality']).read_text()), \
            ElementTree.parse(self.checkout / reports['junit']).getroot()

    def test_a_good_repository_passes(self):
        code, quality, junit = self.job()
        self.assertEqual((code, junit.get('failures')), (0, '0'))
        self.assertNotIn('critical', {issue['severity'] for issue in quality})

    def test_an_error_fails_the_job_and_is_in_both_reports(self):
        self.spoil()
        code, quality, junit = self.job()
        self.assertEqual(code, 1)
        self.assertIn(('VERTEX_UNWEIGHTED', 'leaf.gltf'), {(i['check_name'], i['location']['path']) for i in quality})
        self.assertGreater(int(junit.get('failures')), 0)


class PreCommit(Ci):
    def test_pre_commit_finds_the_hook_in_the_root(self):
        self.assertEqual((ROOT / '.pre-commit-hooks.yaml').resolve(), CI / 'pre-commit-hooks.yaml')

    def test_the_hook_checks_gltf_files(self):
        hook, = self.load('pre-commit-hooks.yaml')
        self.assertLessEqual({'id', 'name', 'entry', 'language', 'files'}, set(hook))
        self.spoil()
        (self.checkout / 'notes.txt').write_text('x')
        files = sorted(f.name for f in self.checkout.iterdir() if re.search(hook['files'], f.name))
        self.assertEqual(files, ['good.glb', 'leaf.gltf'])
        self.assertEqual(self.shell(f"{hook['entry']} {' '.join(files)}", {}).returncode, 1)
        self.assertEqual(self.shell(f"{hook['entry']} good.glb", {}).returncode, 0)
        self.assertEqual(self.shell(f"{hook['entry']} --fail-on none {' '.join(files)}", {}).returncode, 0)


if __name__ == '__main__':
    main()
