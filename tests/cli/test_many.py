#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Many files of one command: folders, lists, one document for all, and what is wrong with one of them."""
import csv
import io
import subprocess

from cli_case import CLI, CliCase, main, skinned_triangle

COMMANDS = ['info', 'weights', 'motion']


class Files(CliCase):
    def setUp(self):
        super().setUp()
        for name in ['a.gltf', 'set/b.gltf', 'set/deep/c.gltf', 'set/d.txt']:
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            self.write(name, skinned_triangle().document)
        self.write('broken.gltf', '{"asset": {"version": "2.0"')


class Many(Files):
    def answered(self, code, *arguments, **options):
        """The document, and standard error; it must end with this code."""
        result = subprocess.run([CLI, *map(str, arguments)], cwd=self.folder, timeout=100, capture_output=True, **options)
        self.assertEqual(result.returncode, code, result.stderr)
        return self.parsed(result.stdout.decode()), result.stderr.decode()

    def files(self, *arguments, **options):
        return [entry['file'] for entry in self.answered(0, *arguments, '--json', **options)[0]['files']]

    def test_one_document_holds_the_document_of_each(self):
        for command in COMMANDS:
            alone = [self.answer(command, name, '--json') for name in ['a.gltf', 'set/b.gltf']]
            together, errors = self.answered(0, command, 'a.gltf', 'set/b.gltf', '--json')
            self.assertEqual(together, {'format': 'sinew.files/1', 'files': alone})
            self.assertEqual(errors, '')

    def test_what_is_wrong_with_one_is_in_the_answer_and_keeps_none_back(self):
        for command in COMMANDS:
            document, errors = self.answered(3, command, 'broken.gltf', 'a.gltf', 'missing.gltf', 'set/b.gltf', '--json')
            self.assertEqual(['error' in entry for entry in document['files']], [True, False, True, False])
            self.assertEqual(document['files'][2],
                             {'file': 'missing.gltf', 'error': 'cannot be read: No such file or directory'})
            self.assertRegex(errors, r'^sinew-cli: broken.gltf: .*\nsinew-cli: missing.gltf: cannot be read: .*\n$')

    def test_the_exit_code_is_the_highest(self):
        plain = skinned_triangle().document
        del plain['animations']
        self.write('plain.gltf', plain)
        document, errors = self.answered(2, 'motion', 'plain.gltf', 'a.gltf', '--animation', 'Rise', '--json')
        self.assertIn("'Rise'", document['files'][0]['error'])
        self.assertEqual(document['files'][1]['animations'][0]['name'], 'Rise')
        self.assertIn('sinew-cli: plain.gltf: ', errors)
        self.answered(3, 'motion', 'plain.gltf', 'missing.gltf', 'a.gltf', '--animation', 'Rise', '--json')

    def test_a_folder_is_its_files_and_those_below(self):
        for command in COMMANDS:
            self.assertEqual(self.files(command, 'set'), ['set/b.gltf', 'set/deep/c.gltf'])
            self.assertEqual(self.files(command, 'set', '--recursive'), ['set/b.gltf', 'set/deep/c.gltf'])
        self.assertEqual(self.files('info', 'set/deep'), ['set/deep/c.gltf'])
        self.answered(3, 'info', 'set', 'nothing', '--json')

    def test_a_list_names_files(self):
        lists = {'lines': 'set/b.gltf\n\na.gltf', 'windows': 'set/b.gltf\r\na.gltf\r\n', 'zero': 'set/b.gltf\0a.gltf\0'}
        for name, text in lists.items():
            (self.folder / name).write_text(text, newline='')
            for command in [*COMMANDS, 'check']:
                code = int(command == 'check')
                for arguments, options in [([name], {}), (['-'], {'input': text.encode()})]:
                    document, _ = self.answered(code, command, '--files-from', *arguments, '--json', **options)
                    self.assertEqual([f['file'] for f in document['files']], ['set/b.gltf', 'a.gltf'])
        self.assertEqual(self.files('info', 'set/deep', '--files-from', 'lines'), ['set/deep/c.gltf', 'set/b.gltf', 'a.gltf'])

    def test_names_in_lists_may_hold_anything(self):
        leaf = (self.folder / 'a.gltf').read_bytes()
        names = ['-', '--json', 'two\nlines.gltf']
        for name in names:
            (self.folder / name).write_bytes(leaf)
        self.assertEqual(self.files('info', '--files-from', '-', input='\0'.join(names).encode()), ['./-', *names[1:]])

    def test_an_empty_list_is_no_mistake(self):
        for command in [*COMMANDS, 'check']:
            self.assertEqual(self.answered(0, command, '--files-from', '-', '--json', input=b'')[0]['files'], [])

    def test_lists_that_cannot_be_read_are_refused(self):
        for command in [*COMMANDS, 'check']:
            self.fails(3, command, '--files-from', 'missing', mentions=['missing: the list of files cannot be read'])
            self.fails(2, command, '-', '--files-from', '-', mentions=['only once'])
            self.fails(2, command, '--files-from', '', mentions=['--files-from'])
        (self.folder / 'list').write_text('a.gltf\n')
        self.fails(2, 'info', '--files-from', 'list', '-o', 'list', mentions=['replace'])
        self.fails(2, 'info', '--files-from', 'list', '-o', 'a.gltf', mentions=['replace'])
        self.fails(2, 'check', '--list-rules', '--files-from', 'list', mentions=['--list-rules'])

    def test_texts_have_headings(self):
        for command in COMMANDS:
            alone = self.done(command, 'set/b.gltf')
            both = self.done(command, 'a.gltf', 'set/b.gltf')
            self.assertTrue(both.startswith('==> a.gltf <==\n'), both)
            self.assertTrue(both.endswith('\n\n==> set/b.gltf <==\n' + alone), both)
            self.assertNotIn('==>', alone)

    def test_tables_are_one_table(self):
        rows = list(csv.DictReader(io.StringIO(self.done('weights', 'set', '--csv'))))
        alone = list(csv.DictReader(io.StringIO(self.done('weights', 'a.gltf', '--csv'))))
        self.assertEqual(rows, [{'file': name, **row} for name in ['set/b.gltf', 'set/deep/c.gltf'] for row in alone])
        self.assertNotIn('file', alone[0])

    def test_a_joint_map_is_saved_of_one_file(self):
        self.fails(2, 'info', 'set', '--clips', 'a.gltf', '--save-joint-map', 'map.json', mentions=['a single file'])
        self.assertEqual(len(self.files('info', 'set', '--clips', 'a.gltf')), 2)


class Pictures(Files):
    SMALL = ['--quiet', '--size', '32x32', '--samples', '1']

    def render(self, code, *arguments):
        """Standard error as lines; it must end with this code."""
        result = self.run_cli('render', *arguments, *self.SMALL)
        self.assertEqual((result.returncode, result.stdout), (code, b''), result.stderr)
        return result.stderr.decode().splitlines()

    def bytes_of(self, name):
        return (self.folder / name).read_bytes()

    def test_pictures_are_those_of_each_alone(self):
        turned = skinned_triangle().document
        turned['nodes'][0]['rotation'] = [0, 0, 1, 0]
        self.write('set/b.gltf', turned)
        lines = self.render(3, 'a.gltf', 'broken.gltf', 'set', '-o', 'out-{stem}.png', '--animation', 'Rise', '--metadata')
        self.assertEqual([line.split(': ')[1] for line in lines], ['broken.gltf'])
        for name in ['a.gltf', 'set/b.gltf', 'set/deep/c.gltf']:
            stem = name[-6]
            self.render(0, name, '-o', 'alone.png', '--animation', 'Rise', '--metadata')
            self.assertEqual(self.bytes_of(f'out-{stem}.png'), self.bytes_of('alone.png'), name)
            self.assertEqual(self.written(f'out-{stem}.json')['file'], self.written('alone.json')['file'])
        self.assertNotEqual(self.bytes_of('out-a.png'), self.bytes_of('out-b.png'))

    def test_numbers_go_on_from_file_to_file(self):
        self.render(0, 'a.gltf', 'set', '-o', '{n}-{animation}.png', '--animation', 'all')
        names = sorted(path.name for path in self.folder.glob('*.png'))
        self.assertEqual(names, [f'{n}-{("Rise", "Still")[(n - 1) % 2]}.png' for n in range(1, 7)])

    def test_names_must_differ(self):
        self.fails(2, 'render', 'a.gltf', 'set', '-o', 'a.png', mentions=['{stem} or {n}'])
        (self.folder / 'set' / 'a.gltf').write_bytes(self.bytes_of('a.gltf'))
        lines = self.render(2, 'a.gltf', 'set/a.gltf', 'set/b.gltf', '-o', '{stem}.png')
        self.assertEqual(lines, ["sinew-cli: set/a.gltf: 'a.png' is already the picture of a.gltf; add {n} to the name"])
        self.assertTrue((self.folder / 'b.png').exists())

    def test_output_that_cannot_be_written_ends_it(self):
        lines = self.render(4, 'a.gltf', 'set', '-o', 'no/{stem}.png')
        self.assertEqual(len(lines), 1, lines)

    def test_lists_are_drawn(self):
        (self.folder / 'list').write_text('a.gltf\nset/b.gltf\n')
        self.render(0, '--files-from', 'list', '-o', '{stem}.png')
        self.render(0, '--files-from', '/dev/null', '-o', '{stem}.png')
        self.assertEqual(sorted(path.name for path in self.folder.glob('*.png')), ['a.png', 'b.png'])
        self.fails(2, 'render', '-o', 'a.png', mentions=['render needs FILE'])


if __name__ == '__main__':
    main()
