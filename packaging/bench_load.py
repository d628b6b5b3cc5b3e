#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Produces the table of loading times for BENCHMARKS.md.

usage: bench_load.py [--bench PATH] [--repetitions N] [--figure median|min] [--limit 1.5] FILE_OR_FOLDER...

Runs `sinew-bench load` over every glTF file that is named or lies in a named folder and prints a Markdown table in
milliseconds, then the files above the limit. `ratio` is json + buffers + geometry over what tinygltf alone takes for the
same file; `decode` is the wall time of all images over max(the longest one, their sum over the cores), where at least a
millisecond is decoded. A file that cannot be loaded is named on standard error.
"""
import argparse
import json
import pathlib
import statistics
import subprocess
import sys

STAGES = ['json', 'buffers', 'geometry', 'codecs', 'images', 'tangents', 'total', 'tinygltfParse']
OURS = ['json', 'buffers', 'geometry']


def files_in(paths):
    for path in map(pathlib.Path, paths):
        if path.is_dir():
            yield from sorted(p for p in path.rglob('*') if p.suffix in ('.gltf', '.glb'))
        else:
            yield path


def measure(bench, path, repetitions):
    result = subprocess.run([bench, '--quiet', 'load', str(path), '--repetitions', str(repetitions)],
                            capture_output=True, stdin=subprocess.DEVNULL)
    if result.returncode != 0:
        print(result.stderr.decode('utf-8', 'replace').strip(), file=sys.stderr)
        return None
    return json.loads(result.stdout)


class Row:
    def __init__(self, path, report, figure):
        self.name = '/'.join(path.parts[-2:])
        self.times = {result['name']: result[figure] for result in report['results']}
        self.values = report['values']
        alone = self.times['tinygltfParse']
        self.ratio = sum(self.times[stage] for stage in OURS) / alone if alone else None
        ideal = max(self.values['imageDecodeLongestMilliseconds'],
                    self.values['imageDecodeSumMilliseconds'] / report['machine']['cores'])
        self.decode = self.times['images'] / ideal if ideal >= 1 else None
        self.memory = self.values['peakResidentBytes'] / self.values['fileBytes']

    def text(self):
        def number(value):
            return '—' if value is None else '%.3f' % value if value < 10 else '%.1f' % value
        cells = [self.name] + [number(self.times[stage]) for stage in STAGES] + [number(self.ratio), number(self.decode)]
        peak = '%.1f MiB (%.0f×)' % (self.values['peakResidentBytes'] / 2**20, self.memory)
        return '| ' + ' | '.join(cells + ['%.0f' % (self.values['fileBytes'] / 1024), peak]) + ' |'


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('files', nargs='+', metavar='FILE_OR_FOLDER')
    parser.add_argument('--bench', default='sinew-bench')
    parser.add_argument('--repetitions', type=int, default=30)
    parser.add_argument('--figure', choices=['median', 'min'], default='median')
    parser.add_argument('--limit', type=float, default=1.5)
    options = parser.parse_args()

    rows, machine = [], None
    for path in files_in(options.files):
        report = measure(options.bench, path, options.repetitions)
        if report:
            machine = report['machine']
            rows.append(Row(path, report, options.figure))
    if not rows:
        sys.exit('no file could be measured')
    print('%s, %d cores; %s of %d repetitions, ms\n' % (machine['cpu'], machine['cores'], options.figure, options.repetitions))
    print('| file | ' + ' | '.join(STAGES) + ' | ratio | decode | KiB | peak (per file byte) |')
    print('| --- |' + ' ---: |' * (len(STAGES) + 4))
    for row in rows:
        print(row.text())
    known = [row for row in rows if row.ratio]
    if known:
        above = sorted((row for row in known if row.ratio > options.limit), key=lambda row: -row.ratio)
        print('\n%d files, tinygltf loads %d of them; median ratio %.2f; %d above %.2f:' %
              (len(rows), len(known), statistics.median(row.ratio for row in known), len(above), options.limit))
        for row in above:
            print('- %s: %.2f' % (row.name, row.ratio))


if __name__ == '__main__':
    main()
