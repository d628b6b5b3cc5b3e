#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""The ledger's checker must fire: each case plants one fault."""
import unittest

from check_ledger import check

RULE = 'Rule{.code = "%s", .meaning = "a", .why = "b", .fixBlender = kC, .fixMaya = "d"},\n'
REPORT = 'findings.add({.code = "%s"});\n'


def problems(table, source):
    return check({'model/check/ledger_file.cpp': table, 'model/load/a.cpp': source})[0]


class Ledger(unittest.TestCase):
    def test_listed_and_reported_is_quiet(self):
        self.assertEqual(problems(RULE % 'ONE_TWO', REPORT % 'ONE_TWO'), [])

    def test_a_code_without_a_rule_is_named_with_its_place(self):
        found = problems(RULE % 'ONE_TWO', REPORT % 'ONE_TWO' + REPORT % 'THREE_FOUR')
        self.assertEqual(found, ['model/load/a.cpp:2: THREE_FOUR is in no table of model/check'])

    def test_a_rule_that_nothing_reports_is_named(self):
        self.assertEqual(problems(RULE % 'ONE_TWO', ''), ['ONE_TWO is listed and never reported'])

    def test_a_rule_listed_twice_is_named(self):
        self.assertEqual(problems(RULE % 'ONE_TWO' * 2, REPORT % 'ONE_TWO'),
                         ['ONE_TWO is listed 2 times'])

    def test_a_rule_without_a_text_is_named(self):
        table = RULE.replace('.why = "b", ', '') % 'ONE_TWO'
        self.assertEqual(len(problems(table, REPORT % 'ONE_TWO')), 1)
        table = RULE.replace('"b"', '""') % 'ONE_TWO'
        self.assertEqual(len(problems(table, REPORT % 'ONE_TWO')), 1)

    def test_words_of_gltf_are_no_codes(self):
        words = '"TEXCOORD_0" "WEIGHTS_1" "KHR_lights" "UNSIGNED_BYTE" "POSITION" "KHR_A"'
        self.assertEqual(problems('', words), [])
        self.assertEqual(len(problems('', '"WEIGHTS_WRONG"')), 1)


if __name__ == '__main__':
    unittest.main()
