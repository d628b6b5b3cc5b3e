#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Compares `sinew-cli check` with Khronos' validator over the sample assets.

usage: validator_parity.py CLI ASSETS [--list]

By the counts in ASSETS/MANIFEST.json and the table in ASSETS/Syn_Negative/README.md:
- a file with errors ends with exit 3 or has a finding with which `check --fail-on violation` fails, but for
  EXCUSED;
- a file without errors opens, unless it requires an extension that is not supported;
- a "reject" file ends with exit 3 or has a finding of severity error, a "load (report)" file loads
  and has a finding;
- nothing ends in a signal or takes longer than a few seconds.

--list prints what was said of every file that has errors. Exit code 1 when anything differs.
"""
import argparse
import json
import pathlib
import subprocess
import sys

SECONDS_PER_FILE = 20
BATCH = 40
EXIT_DONE, EXIT_FOUND, EXIT_INPUT = 0, 1, 3
# A file may require an extension that Sinew does not support; it is then rejected with an error.
REFUSED = 'requires extensions that are not supported'

# Files with errors that are none for Sinew.
EXCUSED = {
    # Tangents can be generated from texture coordinates although no normal map names a set of them.
    'ClearCoatTest/glTF-Binary/ClearCoatTest.glb',
    'ClearCoatTest/glTF/ClearCoatTest.gltf',
    # The validator reads the uncompressed copy, Sinew the compressed data.
    'GltfPipeline_Meshopt/EXT_meshopt_compression/meshopt-fallback/meshopt-fallback.gltf',
    'GltfPipeline_Meshopt/KHR_meshopt_compression/meshopt-fallback/meshopt-fallback.gltf',
}

# The table wants them rejected; the validator accepts them, with warnings, as Sinew does.
ACCEPTED = {'Syn_Negative/asset_min_version_2_1.gltf', 'Syn_Negative/pointer_no_extension_object.gltf'}


class Said:
    """what the program said of one file"""

    def __init__(self, entry):
        self.error = entry.get('error')
        if isinstance(self.error, dict):
            self.error = '%s (at %s)' % (self.error.get('message'), self.error.get('pointer'))
        self.findings = entry.get('findings', [])

    def has(self, *severities):
        return any(f['severity'] in severities for f in self.findings)

    def is_forbidden(self):
        return any(f['severity'] == 'error' or f['violation'] for f in self.findings)

    def __str__(self):
        if self.error:
            return 'refused: %s' % self.error
        return ', '.join('%s:%s' % (f['severity'], f['code']) for f in self.findings) or 'nothing'


def check(cli, files):
    """-> ({file: Said}, [problems])"""
    args = [cli, 'check', '--json', '--quiet'] + [str(file) for file in files]
    try:
        run = subprocess.run(args, stdin=subprocess.DEVNULL, capture_output=True, check=False,
                             timeout=SECONDS_PER_FILE * len(files))
    except subprocess.TimeoutExpired:
        run = None
    if run and run.returncode in (EXIT_DONE, EXIT_FOUND, EXIT_INPUT):
        report = json.loads(run.stdout)
        if [entry['file'] for entry in report['files']] == [str(file) for file in files]:
            return {entry['file']: Said(entry) for entry in report['files']}, []
    if len(files) > 1:  # which of them was it
        said, problems = {}, []
        for file in files:
            one, more = check(cli, [file])
            said.update(one)
            problems += more
        return said, problems
    return {}, ['%s: %s' % (files[0], 'takes too long' if run is None else
                            'exit code %d' % run.returncode)]


def expected_of_negatives(readme):
    """-> {file name: what the table of Syn_Negative/README.md expects}"""
    rows = [line.strip('|').split('|', 1) for line in readme.read_text(encoding='utf-8').splitlines()
            if line.startswith('| ')]
    return {name.strip(): expected.strip() for name, expected in rows if '.gl' in name}


def must_open(row, expected):
    # The validator decodes no compressed data; the table knows which of them are garbage.
    return row['validator'].get('numErrors') == 0 and row.get('asset_version') == '2.0' and \
        not row.get('parse_error') and not row.get('missing_files') and expected != 'reject'


def is_broken(row, expected):
    # The validator itself gave up on some files, which may be good ones.
    return row['validator'].get('numErrors', not expected.startswith('load')) > 0


def judge(row, expected, said):
    """yields what differs"""
    if is_broken(row, expected) and not said.error and not said.is_forbidden() and row['path'] not in EXCUSED:
        yield 'the validator has %s, Sinew has %s' % (
            ', '.join(code for code in row['validator'].get('codes', {}) if code[0] == 'E'), said)
    if must_open(row, expected) and said.error and REFUSED not in said.error:
        yield 'valid, but ' + str(said)


def judge_negative(path, expected, said):
    if path in ACCEPTED:
        if not said.has('warning'):
            yield 'expected a warning, got %s' % said
        return
    if expected == 'reject' and not said.error and not said.has('error'):
        yield 'expected "reject", got %s' % said
    if expected.startswith('load') and 'reject' not in expected and said.error:
        yield 'expected "%s", got %s' % (expected, said)
    if expected.endswith('(report)') and not said.findings:
        yield 'expected "%s", got no finding' % expected


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('cli')
    parser.add_argument('assets', type=pathlib.Path)
    parser.add_argument('--list', action='store_true')
    args = parser.parse_args()

    rows = json.loads((args.assets / 'MANIFEST.json').read_text(encoding='utf-8'))['rows']
    negatives = expected_of_negatives(args.assets / 'Syn_Negative' / 'README.md')
    problems, counts = [], dict.fromkeys(('files', 'valid', 'opened', 'broken', 'refused', 'reported'), 0)
    for start in range(0, len(rows), BATCH):
        batch = rows[start:start + BATCH]
        said_of, broken = check(args.cli, [args.assets / row['path'] for row in batch])
        problems += broken
        for row in batch:
            said = said_of.get(str(args.assets / row['path']))
            if said is None:
                continue
            expected = negatives.get(pathlib.Path(row['path']).name, '') \
                if row['asset'] == 'Syn_Negative' else ''
            problems += ['%s: %s' % (row['path'], what)
                         for what in [*judge(row, expected, said), *judge_negative(row['path'], expected, said)]]
            opens, broken_file = must_open(row, expected), is_broken(row, expected)
            counts['files'] += 1
            counts['valid'] += opens
            counts['opened'] += opens and not said.error
            counts['broken'] += broken_file
            counts['refused'] += broken_file and bool(said.error)
            counts['reported'] += broken_file and not said.error
            if args.list and broken_file:
                print('%s: %s' % (row['path'], said))
    print('\n'.join(problems))
    print('%(files)d files; %(opened)d of %(valid)d valid ones open; of %(broken)d broken ones '
          '%(refused)d are refused and %(reported)d load' % counts)
    print('%d problems' % len(problems))
    return 1 if problems or not rows else 0


if __name__ == '__main__':
    sys.exit(main())
