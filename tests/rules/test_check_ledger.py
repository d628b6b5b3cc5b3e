#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""The ledger's checker must fire: each case plants one fault."""
import pathlib
import tempfile
import unittest

from check_ledger import check, product_files

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
        for text in ('"b"', 'kC', '"d"'):
            table = RULE.replace(text, '""') % 'ONE_TWO'
            self.assertEqual(len(problems(table, REPORT % 'ONE_TWO')), 1)

    def test_the_fix_in_maya_may_be_that_in_blender(self):
        table = RULE.replace(', .fixMaya = "d"', '') % 'ONE_TWO'
        self.assertEqual(problems(table, REPORT % 'ONE_TWO'), [])

    def test_words_of_gltf_are_no_codes(self):
        words = '"TEXCOORD_0" "WEIGHTS_1" "KHR_lights" "UNSIGNED_BYTE" "POSITION" "KHR_A"'
        self.assertEqual(problems('', words), [])
        self.assertEqual(len(problems('', '"WEIGHTS_WRONG"')), 1)

    def test_variables_of_the_environment_are_no_codes(self):
        self.assertEqual(problems('', 'getenv("QT_QPA_PLATFORM"), getenv("XDG_CACHE_HOME"), getenv("FONTCONFIG_FILE")'), [])

    def test_what_is_no_code_cannot_be_reported(self):
        self.assertEqual(problems('', 'findings.add({.code = "Odd"});\n'),
                         ['model/load/a.cpp:1: "Odd" is no code: codes are UPPER_SNAKE_CASE'])

    def test_a_parameter_is_read_and_listed(self):
        table = ('constexpr std::array kLimits{\n    RuleParameter{"far", 1.0, "units", "Far."},\n'
                 '    RuleParameter{\n"near", 0.5, "units", "Near."},\n};\n' +
                 RULE.replace('.meaning', '.parameters = kLimits, .meaning') % 'ONE_TWO')
        reads = REPORT % 'ONE_TWO' + 'policy.parameter("ONE_TWO", "far");\n'
        self.assertEqual(problems(table, reads), ['nothing reads the parameter near of ONE_TWO'])
        reads += 'context.parameter(\n    "ONE_TWO", "near");\n'
        self.assertEqual(problems(table, reads), [])
        self.assertEqual(problems(table, reads + 'policy.parameter("ONE_TWO", "wide");\n'),
                         ['ONE_TWO has no parameter wide, which is read'])

    def test_every_folder_of_the_product_is_read(self):
        places = ['model/load/a.cpp', 'viewport/scene/a.cpp', 'ui/session/a.h', 'app/gui/a.cpp']
        with tempfile.TemporaryDirectory() as folder:
            for place in places + ['tests/ui/a.cpp', 'ui/a.svg']:
                file = pathlib.Path(folder, place)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(REPORT % 'THREE_FOUR', encoding='utf-8')
            files = product_files(pathlib.Path(folder))
        self.assertEqual(sorted(files), sorted(places))
        for place, text in files.items():
            self.assertEqual(check({place: text})[0],
                             [place + ':1: THREE_FOUR is in no table of model/check'])


if __name__ == '__main__':
    unittest.main()
