#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Produces the tables of many copies and of CPU skinning for BENCHMARKS.md.

usage: bench_crowd.py [--bench PATH] [--repetitions N] [--order sequential|random] FILE[:ANIMATION]...

Runs `sinew-bench evaluate` on every file and prints two Markdown tables: nanoseconds per pose of 1, 10, 100 and
1000 copies, each at a different time, with one thread and with several; and vertices per second and bytes per vertex of
the files with deformed vertices. Figures are the minimum of all repetitions.
"""
import argparse
import json
import pathlib
import subprocess
import sys

COPIES = [1, 10, 100, 1000]


class Bench:
    def __init__(self, options, file, animation):
        self.command = [options.bench, '--quiet', 'evaluate', file, '--order', options.order,
                        '--repetitions', str(options.repetitions)]
        if animation:
            self.command += ['--animation', animation]
        self.name = pathlib.Path(file).name + (' ' + animation if animation else '')

    def report(self, *more):
        result = subprocess.run(self.command + list(more), capture_output=True, stdin=subprocess.DEVNULL)
        if result.returncode != 0:
            sys.exit(result.stderr.decode('utf-8', 'replace').strip())
        return json.loads(result.stdout)


def least(report, name):
    """{threads: least time}"""
    return {result['threads']: result['min'] for result in report['results'] if result['name'] == name}


def copies_table(benches):
    rows, threads = [], []
    for bench in benches:
        for count in COPIES:
            times = least(bench.report('--instances', str(count)), 'instances')
            threads = sorted(times)
            rows.append([bench.name, str(count)] + ['%.0f' % times[n] for n in threads] +
                        ['%.2f' % (times[1] / times[threads[-1]]), '%.4f' % (1e-6 * count * times[threads[-1]])])
    heads = ['%d thread%s' % (n, '' if n == 1 else 's') for n in threads]
    print('| file | copies | ' + ' | '.join(heads) + ' | speed-up | ms per frame |')
    print('| --- |' + ' ---: |' * (len(heads) + 3))
    for row in rows:
        print('| ' + ' | '.join(row) + ' |')


def skinning_table(benches):
    print('| file | vertices | bytes per vertex | ns per vertex, 1 thread | million vertices per second |')
    print('| --- | ---: | ---: | ---: | ---: |')
    for bench in benches:
        report = bench.report('--skinning', 'cpu')
        values = report['values']
        if values['skinnedVertices']:
            alone = least(report, 'skin')[1] / values['skinnedVertices']
            print('| %s | %d | %.1f | %.2f | %.0f |' % (bench.name, values['skinnedVertices'], values['bytesPerSkinnedVertex'],
                                                     alone, 1e-6 * values['skinnedVerticesPerSecond']))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('files', nargs='+', metavar='FILE[:ANIMATION]')
    parser.add_argument('--bench', default='sinew-bench')
    parser.add_argument('--repetitions', type=int, default=200)
    parser.add_argument('--order', choices=['sequential', 'random'], default='sequential')
    options = parser.parse_args()

    benches = []
    for text in options.files:
        file, _, animation = (text, '', '') if pathlib.Path(text).exists() else text.rpartition(':')
        benches.append(Bench(options, file, animation))
    machine = benches[0].report()['machine']
    print('%s (%s), %d cores; least of %d, %s times\n' % (machine['cpu'], machine['instructionSet'], machine['cores'],
                                                         options.repetitions, options.order))
    copies_table(benches)
    print()
    skinning_table(benches)


if __name__ == '__main__':
    main()
