#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""packaging/bench_compare.py with programs that report what they are told to."""
import contextlib
import io
import json
import pathlib
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / 'packaging'))
sys.dont_write_bytecode = True
import bench_compare  # noqa: E402

NAMES = ['sample', 'world', 'joints', 'skin', 'pick', 'pickNewPose', 'primitives', 'fourSlots', 'eightBit',
         'dualQuaternion', 'tracks', 'nodeRows', 'nodeRowsWhole', 'trackRows', 'gpuSkin', 'frame', 'cpuFrame', 'gpuMain']


def answer(factor=1.0, device='Fast GPU'):
    results = [{'name': name, 'threads': 1, 'median': 2.0 * factor} for name in NAMES]
    results += [{'name': 'instances', 'threads': n, 'median': 8.0 * factor / n} for n in (1, 4)]
    return {'machine': {'device': device}, 'results': results, 'values': {'vertexFrameMilliseconds': 3.0 * factor}}


class Program:
    """Takes `factor` times as long as it should; `slips` times as long in the first `times` evaluations."""

    def __init__(self, factor=1.0, device='Fast GPU', unknown=(), slips=1.0, times=0):
        self.factor, self.device, self.unknown, self.slips, self.times = factor, device, unknown, slips, times
        self.calls = []

    def report(self, arguments):
        what = arguments.split()[0]
        self.calls.append(what)
        if what in self.unknown:
            return None, ['sinew-bench: no command ' + what]
        slips = what == 'evaluate' and self.calls.count(what) <= self.times
        return answer(self.factor * (self.slips if slips else 1.0), self.device), None


class BenchCompare(unittest.TestCase):
    def compare(self, before, now, *options):
        """Exit code, standard output and standard error."""
        programs = {'true': before, 'sh': now}  # programs that exist; neither is started
        out, errors = io.StringIO(), io.StringIO()
        real = bench_compare.report
        bench_compare.report = lambda cli, arguments: programs[cli].report(arguments)
        try:
            with contextlib.redirect_stdout(out), contextlib.redirect_stderr(errors):
                code = bench_compare.main(['--before', 'true', '--now', 'sh', *options])
        except SystemExit as stop:
            code = stop.code
        finally:
            bench_compare.report = real
        return code, out.getvalue(), errors.getvalue()

    def test_equal_programs_pass_and_run_in_turn(self):
        before, now = Program(), Program()
        code, out, errors = self.compare(before, now)
        self.assertEqual(code, 0, errors)
        self.assertIn('| evaluation | `sample` | 2 | 2 | 1.00 |', out)
        self.assertIn('| deform pass, 4 influences | `vertexFrameMilliseconds` | 3 | 3 | 1.00 |', out)
        self.assertEqual(now.calls[1:], before.calls, 'the program is asked for its device first')
        self.assertEqual(before.calls.count('weights'), 2)

    def test_a_figure_can_name_its_threads(self):
        self.assertIn('`instances@1` | 8 | 8 |', self.compare(Program(), Program(), '--only', 'evaluation')[1])

    def test_what_is_slower_than_the_bound_fails_and_is_named(self):
        fast, slow = Program(), Program(factor=1.2)
        code, out, errors = self.compare(fast, slow, '--only', 'weights')
        self.assertEqual(code, 1)
        self.assertIn('| 1.20 |', out)
        self.assertIn('skin weights, joints: 1.20', errors)
        self.assertEqual(self.compare(fast, slow, '--only', 'weights', '--bound', '1.25')[0], 0)
        self.assertEqual(self.compare(slow, fast, '--only', 'weights')[0], 0)

    def test_what_seems_slower_is_measured_again_before_it_counts(self):
        now = Program(slips=3.0, times=2)
        code, _, errors = self.compare(Program(), now, '--only', 'evaluation', '--rounds', '2')
        self.assertEqual(code, 0, errors)
        self.assertEqual(now.calls.count('evaluate'), 4)

    def test_the_device_decides_which_cases_run(self):
        out = self.compare(Program(), Program(device='llvmpipe (LLVM 15)'))[1]
        self.assertIn('frame, deformed on the CPU', out)
        self.assertNotIn('deform pass, 4 influences', out)
        none = Program(unknown=['render'])
        self.assertEqual(self.compare(Program(), none)[0], 0)
        self.assertNotIn('render', none.calls[1:])

    def test_what_fails_only_now_counts_and_what_failed_before_does_not(self):
        code, out, _ = self.compare(Program(unknown=['timeline']), Program())
        self.assertEqual(code, 0)
        self.assertIn('dope sheet: not measured before: sinew-bench: no command timeline', out)
        code, _, errors = self.compare(Program(), Program(unknown=['timeline']))
        self.assertEqual(code, 1)
        self.assertIn('dope sheet: sinew-bench: no command timeline', errors)

    def test_slips_are_usage_errors(self):
        self.assertEqual(self.compare(Program(), Program(), '--only', 'wheels')[0], 2)
        self.assertEqual(self.compare(Program(), Program(), '--commit', 'abc')[0], 2)
        self.assertEqual(self.compare(Program(), Program(), '--now', '/no/such/program')[0], 2)

    def test_programs_are_started_as_a_user_would(self):
        for name, word in [('sinew-bench', '$2'), ('sinew-cli', '$3')]:
            self.starts(name, word)

    def starts(self, name, word):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, name)
            path.write_text("#!/bin/sh\n[ \"" + word + "\" = load ] || { echo 'sinew-bench: what?' >&2; exit 2; }\n"
                            "echo '%s'\n" % json.dumps(answer()))
            path.chmod(0o755)
            report, failure = bench_compare.report(str(path), 'load --synthetic keys')
            self.assertIsNone(failure)
            self.assertEqual(bench_compare.figure(report, 'sample'), 2.0)
            self.assertEqual(bench_compare.report(str(path), 'render'), (None, ['sinew-bench: what?']))

    def test_every_case_has_a_name_of_its_own_where_it_runs(self):
        for places in [{bench_compare.ANY, bench_compare.GPU}, {bench_compare.ANY, bench_compare.SOFTWARE}]:
            names = [case[1] for case in bench_compare.CASES if case[0] in places]
            self.assertEqual(len(names), len(set(names)))


if __name__ == '__main__':
    unittest.main()
