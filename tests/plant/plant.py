#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Plants every kind of fault into good characters and looks at what `sinew-cli check` says.

usage: plant.py --cli SINEW_CLI [--shared FOLDER] [--keep FOLDER] [--expected FILE] [--update]

Prints kind x rig -> the rank of the first finding that names the fault, or "-" where none does. With --expected
it fails if a rank is worse than in that file; ranks that are better are for --update to keep. --good lists models
that are good: it fails if there are more than 16 warnings and errors about all of them. Without the sample assets
faults are planted into the orca alone. --keep leaves the files in a folder, each with its truth beside it.
"""
import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

import clip_kinds  # noqa: F401: adds its kinds
import kinds
import rigs

SILENT = '-'
ABSENT = '.'  # the kind cannot be planted into this rig
MOST_ALARMS = 16


def planted_files(folder, shared, orca, only):
    """-> {rig: {kind: (path, truth)}}, with the good file under the kind ''"""
    files = {}
    for spec in rigs.SPECS:
        if (spec.file and not shared) or (only and spec.name not in only):
            continue
        good = spec.load(shared, orca)
        path = folder / (spec.name + '.good.glb')
        good.write(path)
        files[spec.name] = {'': (path, None)}
        for name, plant in kinds.KINDS.items():
            rig = good.copy()
            truth = plant(rig, spec)
            if truth is None:
                continue
            rig.drop_unused_samplers()
            path = folder / ('%s.%s.glb' % (spec.name, name))
            rig.write(path)
            path.with_suffix('.json').write_text(json.dumps({**vars(truth), 'kind': name}, indent=1))
            files[spec.name][name] = (path, truth)
    return files


def findings_of(cli, paths):
    run = subprocess.run([cli, 'check', '--json', '--fail-on', 'none', *map(str, paths)], capture_output=True,
                         timeout=600, check=False)
    reports = json.loads(run.stdout)['files']
    assert len(reports) == len(paths), run.stderr.decode()
    return [report['findings'] for report in reports]


def names(finding, truth, doc):
    """Whether one finding, or a place in it, says what was planted."""
    if finding['code'] not in truth.codes:
        return False
    places = [finding, *finding.get('places', [])]
    return any(says(place, truth, doc) for place in places)


def says(place, truth, doc):
    def node_name():
        if 'skin' in place and 'joint' in place and place['joint'] < len(doc['skins'][place['skin']]['joints']):
            return doc['nodes'][doc['skins'][place['skin']]['joints'][place['joint']]].get('name')
        return doc['nodes'][place['node']].get('name') if 'node' in place else None

    message = place.get('message', '')
    if truth.nodes and not any(name == node_name() or "'%s'" % name in message for name in truth.nodes):
        return False
    if truth.clip is not None and place.get('animation') != truth.clip:
        return False
    if truth.key is not None and abs(place.get('key', -9) - truth.key) > 1:
        return False
    if truth.vertex is not None and (place.get('mesh'), place.get('primitive'), place.get('vertex')) != tuple(truth.vertex):
        return False
    if truth.mesh is not None and place.get('mesh') != truth.mesh:
        return False
    return all(word in message for word in truth.words)


def document(path):
    data = path.read_bytes()
    return json.loads(data[20:20 + int.from_bytes(data[12:16], 'little')])


def ranks_of(cli, files):
    """-> {kind: {rig: rank or SILENT or ABSENT}}"""
    ranks = {name: {rig: ABSENT for rig in files} for name in kinds.KINDS}
    for rig, planted in files.items():
        found = findings_of(cli, [path for path, _ in planted.values()])
        before = {(finding['code'], finding['message']) for finding in found[0]}
        for (name, (path, truth)), findings in zip(planted.items(), found):
            if not name:
                continue
            doc = document(path)
            ranks[name][rig] = next((str(rank) for rank, finding in enumerate(findings, 1)
                                     if (finding['code'], finding['message']) not in before
                                     and names(finding, truth, doc)), SILENT)
    return ranks


def alarms(cli, shared, listed):
    """-> one line per warning or error about a good model"""
    models = [line for line in listed.read_text().splitlines() if line and not line.startswith('#')]
    lines = []
    for model, findings in zip(models, findings_of(cli, [shared / 'assets' / model for model in models])):
        lines += ['%s: %s' % (model, finding['code']) for finding in findings if finding['severity'] != 'info']
    return models, lines


def table(ranks, rigs_shown):
    lines = ['%-22s' % 'kind' + ''.join('%10s' % name for name in rigs_shown)]
    for name, row in ranks.items():
        lines.append('%-22s' % name + ''.join('%10s' % row[rig] for rig in rigs_shown))
    return '\n'.join(lines) + '\n'


def parsed(text):
    lines = [line.split() for line in text.splitlines() if line and not line.startswith('#')]
    return {line[0]: dict(zip(lines[0][1:], line[1:])) for line in lines[1:]}


def differences(ranks, expected):
    """-> what is worse than expected, what is better"""
    bad, better = [], []
    for name, row in ranks.items():
        for rig, now in row.items():
            before = expected.get(name, {}).get(rig, SILENT)
            if now == before:
                continue
            text = '%s in %s: %s, expected %s' % (name, rig, now, before)
            (bad if rank(now) > rank(before) else better).append(text)
    return bad, better


def rank(word):
    return int(word) if word.isdigit() else 10 ** 6


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument('--cli', required=True)
    options.add_argument('--shared', type=pathlib.Path)
    options.add_argument('--keep', type=pathlib.Path)
    options.add_argument('--expected', type=pathlib.Path)
    options.add_argument('--good', type=pathlib.Path)
    options.add_argument('--update', action='store_true')
    options.add_argument('--rigs', help='only these, comma-separated')
    given = options.parse_args()
    shared = given.shared if given.shared and (given.shared / 'assets').is_dir() else None
    if shared is None:
        print('The sample assets are not beside this checkout: faults are planted into the orca alone.')
    with tempfile.TemporaryDirectory(prefix='sinew-plant-') as scratch:
        folder = given.keep or pathlib.Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        orca = folder / 'orca.glb'
        subprocess.run([given.cli, 'demo', '-o', str(orca)], check=True, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)
        files = planted_files(folder, shared, orca, given.rigs.split(',') if given.rigs else None)
        ranks = ranks_of(given.cli, files)
    print(table(ranks, list(files)))
    cells = [cell for row in ranks.values() for cell in row.values() if cell != ABSENT]
    print('%d planted, %d named, %d of them among the first three' % (
        len(cells), sum(cell != SILENT for cell in cells), sum(rank(cell) <= 3 for cell in cells)))
    failed = False
    if given.good and shared:
        models, lines = alarms(given.cli, shared, given.good)
        print('%d good models: %d warnings and errors, at most %d are allowed' % (len(models), len(lines), MOST_ALARMS))
        print(''.join('    %s\n' % line for line in lines), end='')
        failed = len(lines) > MOST_ALARMS
    if given.update:
        head = [line for line in given.expected.read_text().splitlines() if line.startswith('#')]
        given.expected.write_text('\n'.join([*head, table(ranks, list(files))]))
    elif given.expected:
        bad, better = differences(ranks, parsed(given.expected.read_text()))
        print(''.join('better: %s\n' % text for text in better) + ''.join('WORSE: %s\n' % text for text in bad), end='')
        failed = failed or bool(bad)
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
