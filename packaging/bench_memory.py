#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Produces the table of the window's memory while many files are opened, for BENCHMARKS.md.

usage: bench_memory.py [--program PATH] [--count N] [--warm N] [--csv FILE] FILE_OR_FOLDER...

Opens N different glTF files, taken evenly from all that are named or lie in a named folder, in one window, one after the
other (`window_memory`, under xvfb-run where there is no display), and prints the resident memory of the process by tens
of files, the memory of its graphics device and its pipelines. `flat` compares the median of the second half with the
median of the ten files after the first `--warm`. The program starts with empty settings and caches.
"""
import argparse
import csv
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile


def files_in(paths):
    for path in map(pathlib.Path, paths):
        if path.is_dir():
            yield from sorted(p for p in path.rglob('*') if p.suffix in ('.gltf', '.glb'))
        else:
            yield path


def evenly(files, count):
    if count >= len(files):
        return files
    return [files[i * len(files) // count] for i in range(count)]


def run(program, files):
    command = [program]
    if not os.environ.get('DISPLAY') and shutil.which('xvfb-run'):
        command = ['xvfb-run', '-a', '-s', '-screen 0 1600x1000x24'] + command
    with tempfile.TemporaryDirectory() as home:
        listed = pathlib.Path(home) / 'files'
        listed.write_text(''.join('%s\n' % path.resolve() for path in files))
        environment = dict(os.environ, HOME=home, XDG_CONFIG_HOME=home + '/config', XDG_CACHE_HOME=home + '/cache')
        process = subprocess.Popen(command + [str(listed)], stdout=subprocess.PIPE, env=environment, text=True)
        rows = []
        for line in process.stdout:
            rows.append(json.loads(line))
            print('\r%d of %d' % (len(rows), len(files)), end='', file=sys.stderr, flush=True)
        print(file=sys.stderr)
        if process.wait() != 0 or len(rows) != len(files):
            sys.exit('the program ended with %d after %d files' % (process.returncode, len(rows)))
        return rows


def mebibytes(row):
    return row['residentKiB'] / 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('files', nargs='+', metavar='FILE_OR_FOLDER')
    parser.add_argument('--program', default='build/release/tests/window_memory')
    parser.add_argument('--count', type=int, default=200)
    parser.add_argument('--warm', type=int, default=10)
    parser.add_argument('--csv', help='every file, as a table')
    options = parser.parse_args()

    rows = run(options.program, evenly(list(files_in(options.files)), options.count))
    if options.csv:
        with open(options.csv, 'w', newline='') as file:
            writer = csv.DictWriter(file, rows[0].keys())
            writer.writeheader()
            writer.writerows(rows)
    outcomes = {outcome: sum(row['outcome'] == outcome for row in rows) for outcome in ('shown', 'refused', 'failed', 'late')}
    print('%d files: %s\n' % (len(rows), ', '.join('%d %s' % (n, what) for what, n in outcomes.items() if n)))
    print('| files | least MiB | median MiB | most MiB | device MiB, most | pipelines, most |')
    print('| --- |' + ' ---: |' * 5)
    for first in range(0, len(rows), 10):
        part = rows[first:first + 10]
        resident = [mebibytes(row) for row in part]
        print('| %d to %d | %.0f | %.0f | %.0f | %.0f | %d |' %
              (first + 1, first + len(part), min(resident), statistics.median(resident), max(resident),
               max(row['deviceBytes'] for row in part) / 2**20, max(row['pipelines'] for row in part)))
    early = [mebibytes(row) for row in rows[options.warm:options.warm + 10]]
    late = [mebibytes(row) for row in rows[len(rows) // 2:]]
    if early and late:
        print('\nflat: median of files %d to %d %.0f MiB, of files %d to %d %.0f MiB: %+.1f %%; peak %.0f MiB' %
              (options.warm + 1, options.warm + len(early), statistics.median(early), len(rows) // 2 + 1, len(rows),
               statistics.median(late), 100 * (statistics.median(late) / statistics.median(early) - 1),
               rows[-1]['peakKiB'] / 1024))


if __name__ == '__main__':
    main()
