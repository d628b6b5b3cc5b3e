#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Exit codes, and one line per failure, whatever is asked."""
import subprocess

from cli_case import CLI, CliCase, main, skinned_triangle


class Usage(CliCase):
    def setUp(self):
        super().setUp()
        self.write('leaf.gltf', skinned_triangle().document)

    def test_help_and_version_succeed(self):
        self.assertIn('render', self.done('--help'))
        self.assertIn('--contact-sheet', self.done('render', '--help'))
        self.assertRegex(self.done('--version'), r'^sinew-cli \d+\.\d+\.\d+\n$')
        self.assertEqual(self.done('-V'), self.done('--version'))
        self.assertEqual(self.done('help'), self.done('--help'))
        self.assertEqual(self.done('help', 'render'), self.done('render', '--help'))
        self.fails(2, 'help', 'rendr', mentions=["did you mean 'render'?"])

    def test_devices_are_listed_without_a_file(self):
        usual = self.done('--list-devices')
        self.assertRegex(usual, r'^0  \S')
        for command in ['info', 'render', 'check', 'sample']:
            self.assertEqual(self.done(command, '--list-devices'), usual)

    def test_help_that_cannot_be_printed_is_4(self):
        for arguments in [['--help'], ['--version'], ['render', '--help']]:
            with open('/dev/full', 'wb') as full:
                result = subprocess.run([CLI, *arguments], stdout=full, stderr=subprocess.PIPE)
            self.assertEqual(result.returncode, 4)

    def test_help_is_narrow_and_without_holes(self):
        for command in [[], ['info'], ['sample'], ['render'], ['demo'], ['check'], ['export'], ['schema']]:
            text = self.done(*command, '--help')
            self.assertLessEqual(max(map(len, text.splitlines())), 100)
            self.assertNotIn('\n\n\n', text)
            self.assertNotIn('TEXT', text)

    def test_no_command_is_a_usage_error(self):
        self.fails(2, mentions=['info', 'sample', 'render', 'demo'])
        self.fails(2, '--quiet', mentions=['info', 'check'])

    def test_unknown_words_are_usage_errors(self):
        self.fails(2, 'frobnicate')
        self.fails(2, '--frobnicate')
        self.fails(2, 'info', 'leaf.gltf', '--frobnicate')
        self.fails(2, 'info')
        self.fails(2, 'render', 'leaf.gltf')
        self.fails(2, 'demo')

    def test_what_moved_is_named(self):
        self.fails(2, 'bench', 'load', 'leaf.gltf', mentions=["'bench' is now a program: sinew-bench"])

    def test_what_is_unknown_is_named(self):
        self.fails(2, 'frobnicate', 'leaf.gltf', mentions=["no command 'frobnicate'", 'sample'])
        self.fails(2, 'sample', 'leaf.gltf', '--wobble', '3', mentions=["no option '--wobble'", 'sample --help'])
        self.fails(2, 'sample', 'leaf.gltf', 'twig.gltf', mentions=["'twig.gltf'"])

    def test_what_was_probably_meant_is_suggested(self):
        render = ['render', 'leaf.gltf', '-o', 'out.png']
        for arguments, meant in [(['rendr', 'leaf.gltf'], 'render'), (['check', 'leaf.gltf', '--formt', 'json'], '--format'),
                                 (['render', 'leaf.gltf', '--otuput', 'a.png'], '--output'),
                                 (['info', 'leaf.gltf', '--JSON'], '--json'),
                                 ([*render, '--view', 'shadde'], 'shaded'), ([*render, '--camera', 'frnt'], 'front'),
                                 ([*render, '--animation', 'rise'], 'Rise'), ([*render, '--joint', 'Hipp'], 'Hip'),
                                 ([*render, '--skin', 'rig'], 'Rig'), ([*render, '--hide', 'where'], 'Elsewhere'),
                                 ([*render, '--background', 'rebecapurple'], 'rebeccapurple'),
                                 ([*render, '--weights', 'storde'], 'stored'), ([*render, '--tone-map', 'ace'], 'aces'),
                                 ([*render, '--palette', 'viridus'], 'viridis'), ([*render, '--grid', 'onn'], 'on'),
                                 (['sample', 'leaf.gltf', '--skinning', 'comput'], 'compute'),
                                 (['sample', 'leaf.gltf', '--weights', 'storde'], 'stored'),
                                 (['check', 'leaf.gltf', '--format', 'sarf'], 'sarif'),
                                 (['check', 'leaf.gltf', '--fail-on', 'eror'], 'error'),
                                 (['check', 'leaf.gltf', '--color', 'alway'], 'always')]:
            self.fails(2, *arguments, mentions=["; did you mean '" + meant + "'?"])
        self.assertNotIn('did you mean', self.fails(2, *render, '--animation', 'Somersault'))
        self.assertNotIn('did you mean', self.fails(2, 'xyzzy'))

    def test_long_lists_of_names_are_cut(self):
        gltf = skinned_triangle()
        for i in range(300):
            gltf.add('nodes', {'name': 'Bone %d %s' % (i, 'x' * i)})
        self.write('many.gltf', gltf.document)
        line = self.fails(2, 'render', 'many.gltf', '-o', 'out.png', '--hide', 'Nothing', mentions=["0 'Body'", ' and 263 more'])
        self.assertLess(len(line), 4000)

    def test_names_cannot_change_the_line(self):
        document = skinned_triangle().document
        document['animations'][0]['name'] = 'R\u202eise\n\x1b[2J'
        self.write('rtl.gltf', document)
        line = self.fails(2, 'sample', 'rtl.gltf', '--animation', 'F\u2067all\x9b', mentions=['R\\u202eise\\n\\u001b[2J', 'F\\u2067all\\u009b'])
        self.assertNotIn('\u202e', line)
        self.assertNotIn('\u202e', self.done('info', 'rtl.gltf'))

    def test_an_option_is_given_once(self):
        self.fails(2, 'sample', 'leaf.gltf', '--time', '1', '--time', '2', mentions=['--time is given 2 times'])
        self.fails(2, 'info', 'leaf.gltf', '-o', 'a', '--output', 'b', mentions=['--output is given 2 times'])
        self.fails(2, '--device', '0', 'render', 'leaf.gltf', '-o', 'out.png', '--device', '1',
                   mentions=['--device is given 2 times'])
        self.fails(2, 'render', 'leaf.gltf', '-o', 'out.png', '--skinning', 'cpu', '--skinning', 'vertex', '--skinning', 'cpu',
                   mentions=['--skinning is given 3 times; it takes one value'])
        self.done('info', 'leaf.gltf', '--json', '--json', '--quiet', '--quiet')  # a switch stays on

    def test_what_is_missing_is_named(self):
        self.fails(2, 'sample', 'leaf.gltf', '--time', mentions=['--time needs a value: --time SECONDS', 'sample --help'])
        self.fails(2, 'info', 'leaf.gltf', '-o', mentions=['--output needs a value: -o OUT'])
        self.fails(2, 'info', mentions=['info needs FILE; see sinew-cli info --help'])
        self.fails(2, 'render', 'leaf.gltf', mentions=['render needs -o OUT'])

    def test_a_switch_takes_no_value(self):
        self.fails(2, 'info', 'leaf.gltf', '--json=please', mentions=['--json is a flag and takes no value'])
        self.fails(2, '--quiet=loud', 'info', 'leaf.gltf', mentions=['--quiet is a flag'])

    def test_empty_values_are_refused(self):
        for option in ['--animation', '--time', '--poses', '--scene', '-o']:
            self.fails(2, 'sample', 'leaf.gltf', option, '', mentions=['must not be empty'])
        for option in ['--animation', '--skin', '--joint', '--set', '--fov', '--contact-sheet', '--device']:
            self.fails(2, 'render', 'leaf.gltf', '-o', 'out.png', option, '', mentions=['must not be empty'])
        self.fails(2, 'info', '', mentions=['FILE'])

    def test_bad_values_are_refused_before_anything_is_read(self):
        for option in [['--size', '0x4'], ['--size', '12'], ['--size', '4x'], ['--size', '99999x4'], ['--size', '-4x4'],
                       ['--samples', '3'], ['--samples', '16'], ['--samples', 'x'], ['--background', 'mauve-ish'],
                       ['--background', '#12345'], ['--grid', 'maybe'], ['--time', 'soon'], ['--time', 'nan'],
                       ['--time', 'inf'], ['--weights', 'some'], ['--view', 'pretty'], ['--relief', '1.5'],
                       ['--relief', '-0.1'], ['--camera', 'sideways'], ['--camera', 'orbit:1,2'],
                       ['--camera', 'orbit:0,0,0'], ['--camera', 'orbit:0,91,2'], ['--camera', 'orbit:a,b,c'],
                       ['--fov', '0'], ['--fov', '180'], ['--set', '-1'], ['--contact-sheet', '3'],
                       ['--contact-sheet', '0x2'], ['--camera', 'gltf:0', '--ortho']]:
            with self.subTest(option=option):
                self.fails(2, 'render', 'missing.gltf', '-o', 'out.png', *option)

    def test_unknown_names_list_the_valid_ones(self):
        render = ['render', 'leaf.gltf', '-o', 'out.png']
        self.fails(2, *render, '--animation', 'Fall', mentions=['leaf.gltf: ', "0 'Rise'", "1 'Still'"])
        self.fails(2, *render, '--animation', '2', mentions=["0 'Rise'", "1 'Still'"])
        self.fails(2, *render, '--animation', 'rise', mentions=["0 'Rise'"])
        self.fails(2, *render, '--skin', 'Body', mentions=["0 'Rig'"])
        self.fails(2, *render, '--joint', 'Knee', mentions=["0 'Hip'"])
        self.fails(2, *render, '--scene', '5', mentions=["0 'Main'", "1 'Other'"])
        self.fails(2, *render, '--camera', 'gltf:0', mentions=['none'])
        self.fails(2, *render, '--set', '1', mentions=['0'])
        self.fails(2, *render, '--view', 'pretty', mentions=['shaded', 'raw-weights', 'bind-pose'])
        self.fails(2, 'sample', 'leaf.gltf', '--animation', 'Fall', mentions=["0 'Rise'", "1 'Still'"])

    def test_combinations_without_sense_are_refused(self):
        render = ['render', 'leaf.gltf', '-o', 'out.png']
        self.fails(2, *render, '--animation', '0', '--animation', '1')
        self.fails(2, *render, '--animation', '0', '--contact-sheet', '2x2', '--time', '1')
        self.fails(2, *render, '--animation', 'all', '--contact-sheet', '2x1', mentions=['{n}'])
        self.fails(2, *render, '--animation', '0', '--contact-sheet', '64x64', '--size', '100x100', mentions=['small'])

    def test_unreadable_input_is_3(self):
        self.write('empty.gltf', '')
        self.write('words.gltf', 'this is no glTF')
        self.write('array.gltf', '[1, 2, 3]')
        (self.folder / 'short.glb').write_bytes(b'glTF\x02\0\0\0')
        self.write('deep.gltf', '[' * 100000)
        for name in ['missing.gltf', 'empty.gltf', 'words.gltf', 'array.gltf', 'short.glb', 'deep.gltf', '.']:
            for command in [['info'], ['sample'], ['render', '-o', 'out.png']]:
                if name == '.' and command[0] != 'sample':  # every file in it: test_many.py
                    continue
                with self.subTest(name=name, command=command[0]):
                    self.fails(3, command[0], name, *command[1:], mentions=[name + ': '])

    def test_a_missing_buffer_is_3_and_names_its_place(self):
        document = skinned_triangle().document
        document['buffers'][0]['uri'] = 'gone.bin'
        self.write('gone.gltf', document)
        self.fails(3, 'info', 'gone.gltf', mentions=['gone.gltf: ', '/buffers/0'])

    def test_unwritable_output_is_4(self):
        self.fails(4, 'demo', '-o', 'no/such/orca.glb', mentions=['sinew-cli: no/such/orca.glb: cannot write it'])
        self.fails(4, 'check', 'leaf.gltf', '--quiet', '-o', 'no/such/x.txt', mentions=['sinew-cli: no/such/x.txt: '])
        self.fails(4, 'info', 'leaf.gltf', '-o', 'no/such/folder/info.txt')
        self.fails(4, 'sample', 'leaf.gltf', '-o', 'no/such/folder/pose.json')
        with open('/dev/full', 'wb') as full:
            result = subprocess.run([CLI, 'info', self.folder / 'leaf.gltf'], stdout=full, stderr=subprocess.PIPE)
        self.assertEqual(result.returncode, 4)

    def test_standard_output_can_be_named(self):
        usual = self.done('info', 'leaf.gltf', '--json')
        for name in ['-', '/dev/stdout', '/dev/fd/1', '/proc/self/fd/1']:
            self.assertEqual(self.done('info', 'leaf.gltf', '--json', '-o', name), usual)
        for command in [['info', 'leaf.gltf'], ['sample', 'leaf.gltf'], ['check', 'leaf.gltf', '--fail-on', 'error']]:
            result = self.run_cli(*command, '-o', '-')
            self.assertIn(result.returncode, [0, 1])
            self.assertTrue(result.stdout)
        self.assertEqual(self.run_cli('demo', '-o', '-').stdout[:4], b'glTF')
        self.assertFalse((self.folder / '-').exists())

    def test_a_file_behind_standard_output_is_added_to(self):
        usual = self.done('info', 'leaf.gltf').encode()
        path = self.folder / 'log.txt'
        path.write_bytes(b'before\n')
        with open(path, 'ab') as log:
            subprocess.run([CLI, 'info', 'leaf.gltf', '-o', '/dev/stdout'], stdout=log, cwd=self.folder, check=True)
        self.assertEqual(path.read_bytes(), b'before\n' + usual)

    def test_the_input_is_never_written_over(self):
        before = (self.folder / 'leaf.gltf').read_bytes()
        self.fails(2, 'info', 'leaf.gltf', '-o', './leaf.gltf', mentions=['replace the input'])
        self.fails(2, 'sample', 'leaf.gltf', '-o', self.folder / 'leaf.gltf')
        (self.folder / 'leaf.json').write_bytes(before)
        self.fails(2, 'render', 'leaf.json', '-o', 'leaf.png', '--metadata')
        self.assertEqual((self.folder / 'leaf.gltf').read_bytes(), before)


if __name__ == '__main__':
    main()
