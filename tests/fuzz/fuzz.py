#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Runs the fuzz targets, one after another, and records time and executions.

usage: fuzz.py --build BUILD [--work FOLDER] [--seconds N] [--rounds N] [--timeout N] [--jobs N] TARGET...
       fuzz.py --account FILE
       fuzz.py --costs FOLDER

N seconds are shared evenly by the targets. Each keeps its corpus in FOLDER/corpus/TARGET (so a
later run continues where this one ended) and what breaks it in FOLDER/crashes/TARGET; FOLDER is
BUILD/fuzz unless given. FOLDER/account.tsv gets one line per run: target, seconds, seconds of
processor time, executions, crashes, edges of the program reached, edges that no run before had
reached; `fuzz.py --account FOLDER/account.tsv` adds them up. One input may take --timeout seconds
(20; more where the machine is busy). --jobs N runs N processes of each target at once, each on one
core; they share the corpus, and start again after what broke them. The targets `commands` and `picture` also fail where an input costs too much for its size;
FOLDER/costs/ gets the worst of each command, and `fuzz.py --costs FOLDER/costs` joins them. Exit code 1 when anything broke: minimise it with
`fuzz_TARGET -minimize_crash=1 FILE` and keep it in tests/fuzz/regressions/TARGET.
"""
import argparse
import collections
import concurrent.futures
import os
import pathlib
import re
import resource
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
# Limits per input; exceeding one counts as a crash.
LIMITS = ['-rss_limit_mb=2560', '-malloc_limit_mb=1100']
SECONDS = {'commands': 120, 'picture': 120}  # measure inputs many times
LENGTHS = {'load': 6000, 'load_images': 6000, 'evaluate': 6000, 'accessor': 1024, 'json_pointer': 2048,
           'commands': 40000, 'picture': 40000}


def command(args, target, seconds):
    corpus = args.work / 'corpus' / target
    crashes = args.work / 'crashes' / target
    corpus.mkdir(parents=True, exist_ok=True)
    crashes.mkdir(parents=True, exist_ok=True)
    inputs = [corpus, args.build / 'fuzz' / 'seeds' / target, HERE / 'regressions' / target]
    options = ['-max_total_time=%d' % seconds, '-reload=10',
               '-timeout=%d' % max(args.timeout, SECONDS.get(target, 0)), '-max_len=%d' % LENGTHS.get(target, 4096),
               '-dict=%s' % (HERE / 'gltf.dict'), '-artifact_prefix=%s/' % crashes,
               '-print_final_stats=1', '-close_fd_mask=1']
    return [str(args.build / 'bin' / ('fuzz_' + target))] + LIMITS + options + \
           [str(folder) for folder in inputs if folder.is_dir()]


def processor_seconds():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def edges(log):
    """-> edges that the corpus reached at the start, edges reached at the end"""
    found = [int(count) for count in re.findall(r'^#\d+\t.* cov: (\d+)', log, re.M)]
    first = re.search(r'^#\d+\tINITED *cov: (\d+)', log, re.M)
    last = max(found, default=0)
    return (int(first.group(1)) if first else last), last


def executions_of(log):
    found = re.findall(r'number_of_executed_units: (\d+)', log) or re.findall(r'^#(\d+)', log, re.M)
    return int(found[-1]) if found else 0


def run_one(args, target, core):
    """Runs one process on one core, again after what broke it. -> its logs, and how often it broke"""
    costs = args.work / 'costs'
    costs.mkdir(parents=True, exist_ok=True)
    environment = dict(os.environ, SINEW_FUZZ_COSTS=str(costs))
    end = time.monotonic() + max(1, args.seconds // len(args.targets))
    logs, broke = [], 0
    while not logs or (args.jobs > 1 and end - time.monotonic() > 5):
        line = command(args, target, max(1, int(end - time.monotonic())))
        if args.jobs > 1:
            line = ['taskset', '-c', str(core)] + line
        run = subprocess.run(line, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, env=environment, check=False)
        logs.append(run.stderr.decode('utf-8', 'replace'))
        broke += run.returncode != 0
        if run.returncode == 0:
            break
    return logs, broke


def run_all(args, target):
    """-> the logs of all processes of a target, and how often they broke"""
    cores = sorted(os.sched_getaffinity(0))
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        results = list(pool.map(lambda i: run_one(args, target, cores[i % len(cores)]), range(args.jobs)))
    return [log for logs, _ in results for log in logs], sum(broke for _, broke in results)


def fuzz(args, target):
    """-> whether the target held"""
    start, busy = time.monotonic(), processor_seconds()
    logs, broke = run_all(args, target)
    seconds, busy = time.monotonic() - start, processor_seconds() - busy
    executions = sum(executions_of(log) for log in logs)
    held = broke == 0
    before = min(edges(log)[0] for log in logs)
    reached = max(edges(log)[1] for log in logs)
    with open(args.work / 'account.tsv', 'a', encoding='utf-8') as account:
        account.write('%s\t%.0f\t%.0f\t%d\t%d\t%d\t%d\n' % (
            target, seconds, busy, executions, broke, reached, reached - before))
    print('%-14s %6.0f s %9d executions %6d edges, %4d of them new, %s' % (
        target, seconds, executions, reached, reached - before, 'held' if held else 'BROKE'),
        flush=True)
    for log in logs:
        if 'ERROR: ' in log or 'TOO EXPENSIVE' in log:
            print(log[-6000:], flush=True)
    return held


def print_account(path):
    totals = collections.defaultdict(lambda: [0] * 5)
    reached = collections.Counter()
    for line in path.read_text(encoding='utf-8').splitlines():
        target, *numbers = line.split('\t')
        seconds, busy, executions, crashes, most, new = [int(n) for n in numbers + ['0', '0']][:6]
        reached[target] = max(reached[target], most)
        for name in (target, 'all'):
            totals[name] = [a + b for a, b in zip(totals[name],
                                                  (seconds, busy, executions, crashes, new))]
    print('| target | minutes | of processor time | executions | edges reached | new | crashes |')
    print('| --- | ---: | ---: | ---: | ---: | ---: | ---: |')
    for name in sorted(totals, key=lambda name: (name == 'all', name)):
        seconds, busy, executions, crashes, new = totals[name]
        print('| %s | %.1f | %.1f | %d | %s | %d | %d |' % (
            name, seconds / 60, busy / 60, executions, reached.get(name, ''), new, crashes))


def print_costs(folder):
    rows = collections.defaultdict(lambda: [0, (0.0, 0.0, 0), (0.0, 0.0, 0)])
    for path in sorted(folder.glob('*.tsv')):
        name, runs, seconds, size, share, megabytes, size2, share2 = path.read_text(encoding='utf-8').split('\t')
        row = rows[name]
        row[0] += int(runs)
        row[1] = max(row[1], (float(share), float(seconds), int(size)))
        row[2] = max(row[2], (float(share2), float(megabytes), int(size2)))
    print('| work | runs | most processor time | of the limit | most memory | of the limit |')
    print('| --- | ---: | ---: | ---: | ---: | ---: |')
    for name, (runs, (share, seconds, size), (share2, megabytes, size2)) in sorted(rows.items()):
        print('| %s | %d | %.2f s for %d bytes | %.0f %% | %.0f MB for %d bytes | %.0f %% |' % (
            name, runs, seconds, size, 100 * share, megabytes, size2, 100 * share2))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--account', type=pathlib.Path)
    parser.add_argument('--costs', type=pathlib.Path)
    parser.add_argument('--jobs', type=int, default=1)
    parser.add_argument('--build', type=pathlib.Path)
    parser.add_argument('--work', type=pathlib.Path)
    parser.add_argument('--seconds', type=int, default=60)
    parser.add_argument('--rounds', type=int, default=1)
    parser.add_argument('--timeout', type=int, default=20)
    parser.add_argument('targets', nargs='*')
    args = parser.parse_args()
    if args.account:
        print_account(args.account)
        return 0
    if args.costs:
        print_costs(args.costs)
        return 0
    if not args.build or not args.targets:
        parser.error('--build and targets are needed')
    args.work = args.work or args.build / 'fuzz'
    held = [fuzz(args, target) for _ in range(args.rounds) for target in args.targets]
    return 0 if all(held) else 1


if __name__ == '__main__':
    sys.exit(main())
