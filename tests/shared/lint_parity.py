#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Compares `sinew-cli check` with Khronos' validator, issue by issue: weights, joints, skins, animations.

usage: lint_parity.py SINEW_CLI ASSETS

Where the validator counted one of the issues below, a file that opens has a finding that says the same. The
other way round, a rule that the specification states does not fire on a file that the validator finds clean,
but for the cases that are named here with their reason. And no finding is of a severity that the table of rules
leaves out.
"""
import json
import pathlib
import subprocess
import sys

SAYS = {
    'ACCESSOR_WEIGHTS_NON_NORMALIZED': {'WEIGHTS_NOT_NORMALIZED', 'VERTEX_UNWEIGHTED', 'DUPLICATE_JOINT',
                                        'WEIGHT_NEGATIVE', 'ACCESSOR_NOT_FINITE', 'JOINT_OUT_OF_RANGE'},
    'ACCESSOR_WEIGHTS_NEGATIVE': {'WEIGHT_NEGATIVE'},
    'ACCESSOR_JOINTS_INDEX_DUPLICATE': {'DUPLICATE_JOINT', 'JOINT_OUT_OF_RANGE'},
    'ACCESSOR_JOINTS_INDEX_OOB': {'JOINT_OUT_OF_RANGE'},
    'ACCESSOR_JOINTS_USED_ZERO_WEIGHT': {'JOINT_WITHOUT_WEIGHT'},
    'NODE_SKIN_NO_SCENE': {'JOINT_OUTSIDE_SCENE'},
    'NODE_SKINNED_MESH_LOCAL_TRANSFORMS': {'SKINNED_MESH_TRANSFORM', 'ANIMATED_SKINNED_MESH_NODE'},
    'SKIN_NO_COMMON_ROOT': {'SKIN_WITHOUT_COMMON_ROOT'},
    'ACCESSOR_ANIMATION_INPUT_NON_INCREASING': {'TIMES_NOT_INCREASING'},
    'ACCESSOR_ANIMATION_SAMPLER_OUTPUT_NON_NORMALIZED_QUATERNION': {'KEY_ROTATION_NOT_UNIT'},
    'ANIMATION_DUPLICATE_TARGETS': {'CHANNEL_TARGET_TWICE'},
}

# The validator reads no weights of Draco primitives, nor of accessors without a buffer view.
MORE_THAN_THE_VALIDATOR = {
    'Derived_Fox_Draco/Fox.glb',
    'GltfValidator_Tests/base/data/node/valid.gltf',
    'GltfValidator_Tests/base/data/skin/ignored_animated_transform.gltf',
    'GltfValidator_Tests/base/data/skin/ignored_parent_transform.gltf',
}


def check(cli, folder, paths):
    run = subprocess.run([cli, 'check', '--json', '--quiet', *paths], cwd=folder, timeout=800,
                         stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    if run.returncode not in (0, 1, 3):
        sys.exit(f'check ended with {run.returncode}')
    return {report['file']: report for report in json.loads(run.stdout)['files']}


def states(rule, severity):
    """Whether the rule of the table may be reported at this severity."""
    order = ['info', 'warning', 'error']
    return order.index(rule['leastSeverity']) <= order.index(severity) <= order.index(rule['severity'])


def main():
    cli, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    rows = json.loads((folder / 'MANIFEST.json').read_text(encoding='utf-8'))['rows']
    rules = subprocess.run([cli, 'check', '--list-rules', '--json'], stdout=subprocess.PIPE, check=True).stdout
    rules = {rule['code']: rule for rule in json.loads(rules)['rules']}
    forbidden = {r['code'] for r in rules.values() if r['violation'] and r['source'] == 'check'}
    reports = check(cli, folder, [row['path'] for row in rows])
    problems, compared = [], 0
    for row in rows:
        report, validator = reports[row['path']], row['validator']
        codes = {finding['code'] for finding in report['findings']}
        if 'error' in report:
            continue
        problems += [f'{row["path"]}: {finding["code"]} is {finding["severity"]}, the table says otherwise'
                     for finding in report['findings'] if not states(rules[finding['code']], finding['severity'])]
        for issue in validator.get('codes') or {}:
            name = issue.split(':')[-1]
            if name in SAYS:
                compared += 1
                if not codes & SAYS[name]:
                    problems.append(f'{row["path"]}: nothing says {name}')
        if not validator.get('numErrors') and row['path'] not in MORE_THAN_THE_VALIDATOR:
            problems += [f'{row["path"]}: {code}, but the validator is content' for code in codes & forbidden]
    print(f'{len(rows)} files, {compared} issues compared, {len(problems)} problems')
    for problem in problems:
        print(problem)
    sys.exit(1 if problems or compared == 0 else 0)


if __name__ == '__main__':
    main()
