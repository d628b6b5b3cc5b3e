#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Compares the speed of this program with that of a kept commit, over the cases of BENCHMARKS.md.

usage: bench_compare.py [--commit REV | --before CLI] [--now CLI] [--rounds N] [--bound RATIO] [--only WORD]... [--list]

The kept commit is built in a worktree with a build folder of its own (build/compare/), unless `--before` names its
program, for machines without a compiler. Both programs run every case in turn, `--rounds` times; a figure is the least
of the medians that a program reported. What is slower than `--bound` allows is measured again as often before it counts.
Prints a Markdown table of ratios. Exit code 0: nothing is slower, 1: something is, or fails now, 2: usage or build.
"""
import argparse
import json
import pathlib
import shutil
import subprocess
import sys

KEPT = '616ec00'
BOUND = 1.10
HERE = pathlib.Path(__file__).resolve().parent.parent

# What runs where: on every machine, with a GPU, with a software device.
ANY, GPU, SOFTWARE = 'any', 'gpu', 'software'

# (where, name, arguments of `sinew-bench`, its figures). A figure is a result, or one for a number of threads
# ('instances@1'), or a value.
RENDER = 'render --size 1280x720 --synthetic '
SMALL = 'render --size 320x180 --samples 1 --synthetic '
CASES = [
    (GPU, 'deform pass, 4 influences',
     RENDER + 'vertices=16000000,joints=64,influences=4 --frames 30',
     ['gpuSkin', 'vertexFrameMilliseconds', 'cpuFrame']),
    (GPU, 'deform pass, 8 influences',
     RENDER + 'vertices=16000000,joints=64,influences=8 --frames 30',
     ['gpuSkin', 'vertexFrameMilliseconds']),
    (GPU, 'a thousand copies',
     RENDER + 'vertices=3000,joints=19,influences=4,instances=1000 --frames 100',
     ['gpuSkin', 'gpuMain', 'vertexFrameMilliseconds', 'cpuFrame']),
    (GPU, '512 joints',
     RENDER + 'vertices=4000000,joints=512,influences=4,keys=100000 --frames 30',
     ['gpuSkin', 'vertexFrameMilliseconds']),
    (GPU, 'weight view, another joint each frame',
     RENDER + 'vertices=1000000,joints=128,influences=4,keys=2 --view weight --change joint --frames 60',
     ['gpuMain', 'cpuFrame']),
    (GPU, 'another view each frame',
     RENDER + 'vertices=1000000,joints=128,influences=4,keys=2 --change view --frames 60',
     ['gpuFrame', 'cpuFrame']),
    (SOFTWARE, 'frame, deformed on the CPU',
     SMALL + 'vertices=20000,joints=64,influences=4 --skinning cpu --frames 60',
     ['frame', 'gpuSkin']),
    (SOFTWARE, 'frame, vertex shader',
     SMALL + 'vertices=20000,joints=64,influences=4 --skinning vertex --frames 60',
     ['frame']),
    (SOFTWARE, 'frame, compute shader',
     SMALL + 'vertices=20000,joints=64,influences=8 --skinning compute --frames 60',
     ['frame', 'gpuSkin']),
    (SOFTWARE, 'a hundred copies',
     SMALL + 'vertices=1000,joints=19,influences=4,instances=100 --skinning cpu --frames 30',
     ['frame', 'cpuFrame']),
    (SOFTWARE, 'weight view, another joint each frame',
     SMALL + 'vertices=20000,joints=64,influences=4 --view weight --change joint --skinning cpu --frames 60',
     ['frame']),
    (ANY, 'evaluation',
     'evaluate --synthetic vertices=100000,joints=128,influences=4 --skinning cpu --instances 200 --pick --repetitions 60',
     ['sample', 'world', 'joints', 'skin', 'instances@1', 'pick', 'pickNewPose']),
    (ANY, 'skin weights',
     'weights --synthetic vertices=100000,joints=128,influences=4,keys=2 --repetitions 10',
     ['joints', 'primitives', 'fourSlots', 'eightBit', 'dualQuaternion']),
    (ANY, 'dope sheet',
     'timeline --synthetic nodes=200,channels=10,keys=2000 --repetitions 10',
     ['tracks', 'nodeRows', 'nodeRowsWhole', 'trackRows']),
    (ANY, 'loading keys',
     'load --synthetic keys --size 100000 --doublings 0 --repetitions 5',
     ['load/100000', 'check/100000']),
    (ANY, 'loading joints',
     'load --synthetic chain --size 20000 --doublings 0 --repetitions 5',
     ['load/20000', 'check/20000']),
    (ANY, 'loading primitives',
     'load --synthetic primitives --size 20000 --doublings 0 --repetitions 5',
     ['load/20000', 'check/20000']),
    (ANY, 'loading vertices',
     'load --synthetic line --size 100000 --doublings 0 --repetitions 5',
     ['load/100000', 'check/100000']),
]


def command_of(program):
    """Before `sinew-bench` was a program, `sinew-cli` had its commands."""
    return [program, '--quiet'] + (['bench'] if pathlib.Path(program).name.startswith('sinew-cli') else [])


def report(cli, arguments):
    """The report of one run, or the reason why there is none."""
    result = subprocess.run([*command_of(cli), *arguments.split()], capture_output=True, stdin=subprocess.DEVNULL)
    if result.returncode != 0:
        return None, result.stderr.decode('utf-8', 'replace').strip().splitlines()[-1:] or ['exit %d' % result.returncode]
    return json.loads(result.stdout), None


def figure(answer, name):
    """A median, or a value; None: not measured."""
    wanted, _, threads = name.partition('@')
    for result in answer['results']:
        if result['name'] == wanted and threads in ('', str(result['threads'])):
            return result['median']
    return answer['values'].get(wanted)


class Side:
    """A program, and the least of each figure so far."""

    def __init__(self, cli):
        self.cli = cli
        self.least = {}
        self.failures = {}

    def run(self, case):
        _, name, arguments, figures = case
        answer, failure = report(self.cli, arguments)
        if failure:
            self.failures[name] = failure[0]
            return
        for each in figures:
            value = figure(answer, each)
            if value is not None:
                known = self.least.get((name, each))
                self.least[name, each] = value if known is None else min(known, value)


def measure(cases, sides, rounds):
    for turn in range(rounds):
        for case in cases:
            print('%d of %d: %s' % (turn + 1, rounds, case[1]), file=sys.stderr)
            for side in sides if turn % 2 == 0 else sides[::-1]:
                if case[1] not in side.failures:
                    side.run(case)


def ratios(cases, before, now):
    """[(case, figure, before, now, ratio)], without what only one of them measured."""
    rows = []
    for case in cases:
        for each in case[3]:
            a, b = before.least.get((case[1], each)), now.least.get((case[1], each))
            if a and b is not None:
                rows.append((case, each, a, b, b / a))
    return rows


def device_of(cli):
    answer, failure = report(cli, 'render --size 16x16 --samples 1 --frames 1 --synthetic vertices=30,joints=2,influences=1')
    return None if failure else answer['machine']['device']


def places(device):
    """Which cases are sensible on this machine."""
    if device is None:
        return {ANY}
    return {ANY, SOFTWARE if 'llvmpipe' in device or 'lavapipe' in device else GPU}


def run_or_stop(*command, where):
    print('+ ' + ' '.join(map(str, command)), file=sys.stderr)
    if subprocess.run(command, cwd=where, stdout=sys.stderr).returncode != 0:
        sys.exit(2)


def built(commit):
    """The program of a commit, built beside this one."""
    tree = HERE / 'build' / 'compare' / commit
    if not tree.exists():
        run_or_stop('git', 'worktree', 'add', '--detach', tree, commit, where=HERE)
    run_or_stop('cmake', '--preset', 'release', where=tree)
    program = 'sinew-bench' if (tree / 'app' / 'bench').exists() else 'sinew-cli'
    run_or_stop('cmake', '--build', '--preset', 'release', '--target', program, where=tree)
    return str(tree / 'build' / 'release' / 'bin' / program)


def chosen(words, allowed):
    cases = [case for case in CASES if case[0] in allowed]
    return [case for case in cases if any(word in case[1] + ' ' + case[2] for word in words)] if words else cases


def complaints(rows, before, now, bound):
    slower = ['%s, %s: %.2f' % (case[1], each, ratio) for case, each, _, _, ratio in rows if ratio > bound]
    return slower + ['%s: %s' % (name, why) for name, why in now.failures.items() if name not in before.failures]


def print_table(rows, before, now):
    print('| case | figure | before | now | ratio |\n| --- | --- | ---: | ---: | ---: |')
    for case, each, a, b, ratio in rows:
        print('| %s | `%s` | %.4g | %.4g | %.2f |' % (case[1], each, a, b, ratio))
    for name, why in before.failures.items():
        print('\n%s: not measured before: %s' % (name, why))


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    side = parser.add_mutually_exclusive_group()
    side.add_argument('--commit', default=KEPT, help='what is compared with (default: %s)' % KEPT)
    side.add_argument('--before', metavar='CLI', help='its program, instead of building it')
    parser.add_argument('--now', metavar='CLI', default=str(HERE / 'build/release/bin/sinew-bench'))
    parser.add_argument('--rounds', type=int, default=2)
    parser.add_argument('--bound', type=float, default=BOUND, help='largest ratio (default: %.2f)' % BOUND)
    parser.add_argument('--only', metavar='WORD', action='append', help='cases with this word; may be repeated')
    parser.add_argument('--list', action='store_true', help='names the cases and stops')
    options = parser.parse_args(arguments)
    if options.list:
        for where, name, arguments, _ in CASES:
            print('%-8s  %-40s sinew-bench %s' % (where, name, arguments))
        return 0
    if not shutil.which(options.now):
        parser.error('%s: no such program; build it, or name it with --now' % options.now)
    device = device_of(options.now)
    cases = chosen(options.only, places(device))
    if not cases:
        parser.error('no case has this word: %s' % ', '.join(options.only or []))
    before, now = Side(options.before or built(options.commit)), Side(options.now)
    measure(cases, [before, now], options.rounds)
    suspects = {case[1] for case, _, _, _, ratio in ratios(cases, before, now) if ratio > options.bound}
    measure([case for case in cases if case[1] in suspects], [before, now], options.rounds)
    rows = ratios(cases, before, now)
    print('Device: %s; least of the medians of %d runs each, in turn.\n' % (device or 'none', options.rounds))
    print_table(rows, before, now)
    found = complaints(rows, before, now, options.bound)
    for each in found:
        print('slower than %.2f allows: %s' % (options.bound, each), file=sys.stderr)
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
