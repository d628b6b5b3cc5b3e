#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Runs the model's tests under Valgrind's memcheck, which sees reads of uninitialised memory.

usage: memcheck.py [--build BUILD] [--jobs N] [REGEX]

REGEX chooses tests by name, as with `ctest -R`. Needs a release build (build/release) and Valgrind. Exit code 0: nothing
was found, 1: a test failed or memcheck complained, 2: usage.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent.parent
COMPLAINT = 99
VALGRIND = ['valgrind', '--quiet', '--error-exitcode=%d' % COMPLAINT, '--leak-check=no', '--track-origins=yes',
            '--num-callers=30']
# What cannot run there, and why.
LEFT_OUT = {'load_files': 'a handler of SIGBUS reads a truncated mapping as zeros; Valgrind gives it the address 0'}


def tests_of(build, regex):
    """[(name, command, environment)] of the tests in tests/model."""
    listing = subprocess.run(['ctest', '--test-dir', str(build), '--show-only=json-v1'], check=True, capture_output=True)
    areas = {each.name + '_tests' for each in (HERE / 'tests' / 'model').iterdir() if each.is_dir()}
    found = []
    for test in json.loads(listing.stdout)['tests']:
        command = test.get('command', [])
        if test['name'] in LEFT_OUT:
            print('%-40s left out: %s' % (test['name'], LEFT_OUT[test['name']]))
            continue
        if not command or pathlib.Path(command[0]).name not in areas or not re.search(regex, test['name']):
            continue
        pairs = [each['value'] for each in test['properties'] if each['name'] == 'ENVIRONMENT'] or [[]]
        found.append((test['name'], command, dict(each.split('=', 1) for each in pairs[0] if '=' in each)))
    return found


def run(test):
    name, command, environment = test
    result = subprocess.run(VALGRIND + command, env={**os.environ, **environment}, stdin=subprocess.DEVNULL,
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return name, result.returncode, result.stdout.decode('utf-8', 'replace')


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('regex', nargs='?', default='')
    parser.add_argument('--build', type=pathlib.Path, default=HERE / 'build' / 'release')
    parser.add_argument('--jobs', type=int, default=os.cpu_count())
    options = parser.parse_args()
    if not shutil.which('valgrind'):
        parser.error('valgrind is missing: apt-get install valgrind')
    tests = tests_of(options.build, options.regex)
    if not tests:
        parser.error('no test of the model has this name in %s' % options.build)
    failed = []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for name, code, output in pool.map(run, tests):
            print('%-40s %s' % (name, {0: 'clean', COMPLAINT: 'MEMCHECK COMPLAINS'}.get(code, 'FAILED (%d)' % code)),
                  flush=True)
            if code != 0:
                failed.append(name)
                print(output, flush=True)
    print('%d of %d tests are clean' % (len(tests) - len(failed), len(tests)))
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
