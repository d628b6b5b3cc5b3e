#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""The runner of the manual's commands sees what a page says that is not so. Needs no program of Sinew."""
import os
import pathlib
import re
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / 'packaging' / 'manual'))
import commands  # noqa: E402


def page(*lines):
    return 'Words.\n\n```{command}\n%s\n```\n\nMore words.\n' % '\n'.join(lines)


def run(text):
    return commands.run_page(text, dict(os.environ))


class Runner(unittest.TestCase):
    def test_commands_of_a_page_share_a_folder(self):
        steps = run(page('echo one > kept') + page('cat kept'))
        self.assertEqual(steps[1][0], {'command': 'cat kept', 'output': 'one\n', 'exit': 0})

    def test_pages_do_not_share_one(self):
        run(page('echo one > kept'))
        with self.assertRaises(commands.WrongPage):
            run(page('cat kept'))

    def test_another_exit_code_is_an_error(self):
        self.assertEqual(run(page(':exit: 3', 'exit 3'))[0][0]['exit'], 3)
        for lines in [('exit 3',), (':exit: 3', 'exit 0'), (':exit: 3', 'exit 3', 'exit 0'), ('false', 'true'), ('false | true',)]:
            with self.assertRaises(commands.WrongPage):
                run(page(*lines))

    def test_a_backslash_continues_a_command(self):
        self.assertEqual(run(page('echo one \\', '    two'))[0][0]['output'], 'one two\n')

    def test_a_picture_must_have_been_written(self):
        kept = []
        commands.run_page(page(':picture: a.png', 'echo x > a.png'), dict(os.environ), lambda path: kept.append(path.name))
        self.assertEqual(kept, ['a.png'])
        with self.assertRaises(commands.WrongPage):
            run(page(':picture: a.png', 'true'))

    def test_the_folder_has_a_name_for_readers(self):
        self.assertEqual(run(page('pwd'))[0][0]['output'], '/home/you/project\n')

    def test_a_page_holds_files(self):
        steps = run(page(':file: kept.json', '{', '', '  "a": 1', '}') + page('cat kept.json'))
        self.assertEqual((steps[0], steps[1][0]['output']), ([], '{\n\n  "a": 1\n}\n'))

    def test_unknown_options_and_empty_blocks_are_errors(self):
        for lines in [(':exi: 1', 'exit 1'), (':exit: 0',)]:
            with self.assertRaises(commands.WrongPage):
                run(page(*lines))


class Readme(unittest.TestCase):
    def test_it_fits_a_screen_and_a_half(self):
        self.assertLessEqual(len((ROOT / 'README.md').read_text().splitlines()), 70)

    def test_its_links_lead_to_files(self):
        text = (ROOT / 'README.md').read_text()
        for target in re.findall(r'\]\(([^)#]+)', text):
            if '://' not in target:
                self.assertTrue((ROOT / target).exists(), target)


if __name__ == '__main__':
    unittest.main(verbosity=2)
