#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""The rule checker must fire: each case plants one violation and one innocent neighbour."""
import unittest

from check_source_rules import MODEL, check_file
from include_circles import in_circles
from type_names import defined_twice, defined_types

HEAD = '// SPDX-FileCopyrightText: 2026 The Sinew authors\n// SPDX-License-Identifier: MIT\n'


def problems(path, body):
    return list(check_file(path, HEAD + body))


class SourceRules(unittest.TestCase):
    def test_each_layer_refuses_what_it_must_not_know(self):
        for path, include in [('model/a.cpp', '<QString>'), ('model/a.cpp', '<vulkan/vulkan_core.h>'),
                              ('model/a.h', '"viewport/scene/frame_input.h"'), ('model/a.h', '"shaders/layout.h"'), ('viewport/gpu/a.cpp', '<QWindow>'),
                              ('viewport/window/a.h', '<QWidget>'), ('ui/a.cpp', '<QVulkanInstance>'),
                              ('ui/a.cpp', '"viewport/scene/frame_input.h"'), ('ui/panels/a.cpp', '"ui/session/session.h"'),
                              ('ui/panels/a.cpp', '<QVulkanInstance>'), ('app/cli/a.cpp', '<QtCore/QString>'),
                              ('app/common/a.cpp', '<QString>'), ('app/common/a.cpp', '"app/cli/console.h"'),
                              ('shaders/a.h', '"model/core/math.h"')]:
            found = problems(path, '#include %s\n' % include)
            self.assertEqual({line for line, _ in found}, {3}, '%s in %s' % (include, path))

    def test_allowed_includes_are_quiet(self):
        for path, include in [('viewport/window/a.h', '<QVulkanWindow>'),
                              ('ui/a.cpp', '<QWidget>'), ('ui/panels/a.cpp', '"ui/session/player.h"'),
                              ('ui/window/a.cpp', '"ui/session/session.h"'), ('app/gui/a.cpp', '"viewport/window/viewport_window.h"'),
                              ('app/common/a.cpp', '"model/asset/asset.h"'), ('model/a.h', '<queue>'),
                              ('model/a.h', '"shaders/views.h"')]:
            self.assertEqual(problems(path, '#include %s\n' % include), [], '%s in %s' % (include, path))

    def test_folders_of_the_model_include_downwards(self):
        for path, include in [('model/codec/a.cpp', '"model/load/limits.h"'), ('model/core/a.h', '"model/asset/asset.h"'),
                              ('model/asset/a.h', '"model/evaluate/clip/track.h"'), ('model/load/mesh/a.cpp', '"model/check/rule.h"'),
                              ('model/evaluate/clip/a.cpp', '"model/view/camera.h"'), ('model/newcomer/a.cpp', '"model/core/math.h"')]:
            found = problems(path, '#include %s\n' % include)
            self.assertEqual([line for line, _ in found], [3], '%s in %s' % (include, path))
        for path, include in [('model/load/mesh/a.cpp', '"model/codec/draco.h"'), ('model/load/mesh/a.cpp', '"model/load/limits.h"'),
                              ('model/check/a.cpp', '"model/load/source/path.h"'), ('model/demo/a.cpp', '<vector>')]:
            self.assertEqual(problems(path, '#include %s\n' % include), [], '%s in %s' % (include, path))

    def test_the_order_of_the_model_has_no_circle(self):
        above = set()
        for folder, below in MODEL.items():
            self.assertEqual([name for name in below if name not in above], [], folder)
            above.add(folder)

    def test_third_parties_stay_in_the_files_that_wrap_them(self):
        for path, include in [('model/load/load_asset.cpp', '<tiny_gltf.h>'), ('viewport/scene/a.cpp', '<tiny_gltf.h>'),
                              ('model/load/document/schema.cpp', '<nlohmann/json.hpp>'), ('ui/a.cpp', '<nlohmann/json.hpp>'),
                              ('model/view/a.cpp', '<CLI/CLI.hpp>'), ('app/cli/render/a.cpp', '<CLI/CLI.hpp>'),
                              ('app/cli/a.cpp', '<nlohmann/json.hpp>'), ('app/cli/a.cpp', '<sha2.h>')]:
            self.assertNotEqual(problems(path, '#include %s\n' % include), [], '%s in %s' % (include, path))
        for path, include in [('model/load/document/tinygltf_parse.cpp', '<tiny_gltf.h>'),
                              ('model/load/source/json_document.cpp', '<nlohmann/json.hpp>'),
                              ('model/demo/glb_writer.cpp', '<nlohmann/json.hpp>'),
                              ('app/cli/args/a.cpp', '<nlohmann/json.hpp>'), ('app/cli/args/a.cpp', '<CLI/CLI.hpp>'),
                              ('app/cli/render/sha256.cpp', '<sha2.h>')]:
            self.assertEqual(problems(path, '#include %s\n' % include), [], '%s in %s' % (include, path))

    def test_expensive_headers_stay_out_of_headers(self):
        self.assertEqual(len(problems('ui/a.h', '#include <QtWidgets>\n')), 1)
        self.assertEqual(len(problems('app/cli/args/a.h', '#include <nlohmann/json.hpp>\n')), 1)

    def test_licence_lines_are_required(self):
        self.assertEqual(list(check_file('model/a.h', '#pragma once\n')), [(1, 'the two SPDX lines are missing')])

    def test_long_files_are_reported(self):
        self.assertEqual(problems('ui/a.cpp', 'int a;\n' * 498), [])
        self.assertEqual(len(problems('ui/a.cpp', 'int a;\n' * 501)), 1)

    def test_bodies_have_braces(self):
        for bare in ('if (a(b)) c();', 'for (;;)\n    c();', 'while (a) c();', 'if (a) {\n} else\n    c();',
                     'if constexpr (a) c();', 'do c(); while (a);', 'if (a[\'"\']) /* { */ c();'):
            self.assertNotEqual(problems('ui/a.cpp', bare + '\n'), [], bare)
        for good in ('if (a) {\n} else if (b) {\n} else {\n}', 'do {\n} while (a);', 'x = R"(if (a) b)";',
                     '// else the last', '#if (A)\n#else\n#endif', 'int n = 1\'000;\nfor (char c : t) {\n}',
                     'if (a) {\n} else\n#endif\n{\n}'):
            self.assertEqual(problems('ui/a.cpp', good + '\n'), [], good)

    def test_no_text_names_a_key_of_an_action(self):
        for text in ('tr("Cancel (Esc)")', 'tr("Pin this vertex (P or Ctrl+click)")', 'tr("Shown: click to hide (H)")',
                     'tr("Search (Ctrl+F), for example")', 'tr("Backspace resets it")', '"Page Down opens the next"',
                     'tr("Shift+Backspace all nodes")', 'tr("Play (Space)")', '.tip = "Grid (Ctrl + G)"'):
            self.assertEqual(len(problems('ui/panels/a.cpp', text + ';\n')), 1, text)
        for text in ('tr("Ctrl+click in the picture")', 'tr("Rename (F2)")', 'tr("Reset (Delete)")', '// "Cancel (Esc)"',
                     'tr("With Shift or Ctrl: everything")', '.key = "Shift+Z"', 'QKeySequence("Ctrl+F")', 'tr("Home (A house)")',
                     'tr("Shift: anywhere; Ctrl: on keys")', 'int a;  // Esc "Esc"'):
            self.assertEqual(problems('ui/panels/a.cpp', text + ';\n'), [], text)
        self.assertEqual(problems('ui/keys/action_rows.cpp', 'action("step-back", "Esc");\n'), [])

    def test_a_caught_exception_has_a_name(self):
        caught = 'try {\n    a();\n} catch (const std::exception%s) {\n}\n'
        self.assertEqual([line for line, _ in problems('ui/session/a.cpp', caught % '&')], [5])
        self.assertEqual(problems('ui/session/a.cpp', caught % '& failure'), [])
        self.assertEqual(problems('model/core/a.cpp', caught % '&'), [])

    def test_tests_wait_for_conditions(self):
        for wait in ('QTest::qWait(20);', 'static void rest() { qWait(kLong); }'):
            self.assertEqual([line for line, _ in problems('tests/ui/test_a.cpp', wait + '\n')], [3], wait)
            self.assertEqual(problems('tests/ui/bench_a.cpp', wait + '\n'), [], wait)
        for wait in ('QTest::qWaitFor([&] { return done; });', 'QTest::qWaitForWindowActive(&window);', 'settle();'):
            self.assertEqual(problems('tests/ui/test_a.cpp', wait + '\n'), [], wait)

    def test_comments_behind_code_are_noun_phrases(self):
        for comment in ('of the last frame', 'per node', 'in seconds'):
            self.assertEqual([line for line, _ in problems('ui/a.cpp', 'float m_size;  // %s\n' % comment)], [3], comment)
        for comment in ('size of the last frame', '[node]', 'seconds', 'inside', 'ofs'):
            self.assertEqual(problems('ui/a.cpp', 'float m_size;  // %s\n' % comment), [], comment)

    def test_a_chain_of_arg_takes_numbers_first(self):
        for chain in ('tr("%1 of %2").arg(name).arg(place->count);', 'tr("%1 %2 %3").arg(a, b).arg(3);',
                      'tr("%1 %2").arg(3).arg(name(a, b))\n    .arg(c);', 'tr("%1 %2").arg(number).arg(name);',
                      'tr("%1 %2").arg(info.baseName()).arg(QString::number(1));'):
            found = problems('ui/window/a.cpp', chain + '\n')
            self.assertEqual([line for line, _ in found], [3], chain)
            self.assertEqual(problems('tests/ui/a.cpp', chain + '\n'), [])
        for chain in ('tr("%1 of %2").arg(name, QString::number(place->count));', 'tr("%1").arg(name);',
                      'tr("%1 %2 %3").arg(image.width()).arg(row + 1, 0, \'f\', 3).arg(name);',
                      'tr("%1 %2 %3").arg(QString::number(a)).arg(clip.value + 1).arg(name);',
                      'parts.append(tr("%1").arg(a)); words.append(tr("%1").arg(b));'):
            self.assertEqual(problems('ui/window/a.cpp', chain + '\n'), [], chain)

    def test_a_type_name_is_defined_once(self):
        here = ('ui/a.h', 'namespace sinew {\nclass Loader final : public QObject {\n    struct State {};\n};\n}\n')
        for there in ('struct Loader {};', 'namespace {\nenum class Loader : int { A };\n}',
                      'template <class T>\nclass Loader {};', 'using Loader = int;'):
            found = defined_twice([here, ('viewport/b.cpp', 'namespace sinew {\n%s\n}\n' % there)])
            self.assertEqual(len(found), 1, there)
            self.assertTrue(found[0].startswith('viewport/b.cpp:'), found)
            self.assertIn('ui/a.h:2', found[0])

    def test_what_is_not_one_more_type_is_quiet(self):
        here = ('ui/a.h', 'class Loader {\n    struct State {};\n};\n')
        for there in ('class Loader;', '// class Loader {', 'const char* text = "class Loader {";', 'struct Saver { struct State {}; };',
                      'void f() { struct Loader {}; }', 'namespace {\nusing Loader = int;\n}', 'enum Loader : int;',
                      'template <class Loader>\nclass Saver {};', 'Loader load() { return {}; }', 'struct Loader::Part { int a; };'):
            self.assertEqual(defined_twice([here, ('viewport/b.cpp', there + '\n')]), [], there)

    def test_a_specialisation_is_not_a_second_type(self):
        text = 'template <class T>\nstruct Key {};\ntemplate <>\nstruct Key<int> {};\n'
        self.assertEqual(list(defined_types(text)), [(2, 'Key')])

    def test_headers_do_not_include_each_other_in_a_circle(self):
        line = [('ui/a.h', '#include "ui/b.h"\n'), ('ui/b.h', '#include "ui/c.h"\n'), ('ui/c.h', '#include <span>\n')]
        self.assertEqual(in_circles(line), [])
        circle = line[:2] + [('ui/c.h', '#include "ui/a.h"\n')]
        self.assertEqual(in_circles(circle), ['ui/a.h:1: headers include each other in a circle: ui/a.h, ui/b.h, ui/c.h'])

    def test_files_and_folders_of_the_viewport_have_an_order(self):
        line = [('viewport/x/a.h', ''), ('viewport/x/a.cpp', '#include "viewport/x/a.h"\n#include "viewport/y/b.h"\n'),
                ('viewport/y/b.h', '#include "model/a.h"\n'), ('viewport/y/b.cpp', '#include "viewport/y/b.h"\n')]
        self.assertEqual(in_circles(line), [])
        files = [('viewport/x/a.h', ''), ('viewport/x/a.cpp', '#include "viewport/x/b.h"\n'),
                 ('viewport/x/b.h', '#include "viewport/x/a.h"\n')]
        self.assertEqual(in_circles(files),
                         ['viewport/x/a.h:1: files need each other in a circle: viewport/x/a, viewport/x/b'])
        folders = line + [('viewport/y/c.cpp', '#include "viewport/x/a.h"\n')]
        self.assertEqual(in_circles(folders),
                         ['viewport/x:1: folders need each other in a circle: viewport/x, viewport/y'])


if __name__ == '__main__':
    unittest.main()
