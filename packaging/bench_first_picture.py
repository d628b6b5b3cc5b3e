#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Produces the table of times to the first picture, for BENCHMARKS.md.

usage: bench_first_picture.py [--program PATH] [--count N] [--worst N] FILE_OR_FOLDER...

Opens N different glTF files, taken evenly from all that are named or lie in a named folder, in one window, one after the
other (`window_first_picture`, under xvfb-run where there is no display). Prints how long each takes to be read, uploaded
and drawn, and until the pipelines of all its views exist. The program starts with empty settings and caches.
"""
import argparse
import statistics

import bench_memory


def milliseconds(rows, key):
    return [row[key] for row in rows if row[key] >= 0]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('files', nargs='+', metavar='FILE_OR_FOLDER')
    parser.add_argument('--program', default='build/release/tests/window_first_picture')
    parser.add_argument('--count', type=int, default=40)
    parser.add_argument('--worst', type=int, default=8, help='files listed by name')
    options = parser.parse_args()

    files = list(bench_memory.files_in(options.files))
    rows = bench_memory.run(options.program, bench_memory.evenly(files, options.count))
    shown = [row for row in rows if row['outcome'] == 'shown']
    outcomes = {row['outcome'] for row in rows}
    print(', '.join('%d %s' % (sum(row['outcome'] == what for row in rows), what) for what in sorted(outcomes)))
    print('\n| | read | uploaded | first picture | all views |')
    print('| --- |' + ' ---: |' * 4)
    keys = ('readMs', 'uploadedMs', 'drawnMs', 'preparedMs')
    for name, pick in (('median', statistics.median), ('most', max)):
        print('| %s |' % name, ' | '.join('%d' % pick(milliseconds(shown, key) or [0]) for key in keys), '|')
    for row in sorted(shown, key=lambda row: -row['drawnMs'])[:options.worst]:
        print('| %s |' % row['file'].rsplit('/', 1)[-1], ' | '.join('%d' % row[key] for key in keys), '|')


if __name__ == '__main__':
    main()
