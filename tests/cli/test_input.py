#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Standard input, files that are not glTF, file names that look like options, and links as output."""
import hashlib
import json
import os
import subprocess
import threading

from cli_case import CLI, CliCase, Gltf, main, read_png, skinned_triangle


class Input(CliCase):
    def setUp(self):
        super().setUp()
        self.write('leaf.gltf', skinned_triangle().document)

    def fed(self, data, *arguments):
        return subprocess.run([CLI, *map(str, arguments)], input=data, cwd=self.folder, timeout=100,
                              capture_output=True)

    def refused(self, code, data, *arguments, mentions):
        result = self.fed(data, *arguments)
        line = result.stderr.decode('utf-8')
        self.assertEqual((result.returncode, result.stdout), (code, b''), line)
        self.assertEqual(line.count('\n'), 1, line)
        self.assertTrue(line.startswith('sinew-cli: '), line)
        for text in mentions:
            self.assertIn(text, line)

    def test_standard_input_is_a_file(self):
        text = (self.folder / 'leaf.gltf').read_bytes()
        for data in [text, self.fed(b'', 'demo', '-o', '-').stdout]:
            (self.folder / 'same').write_bytes(data)
            for command in [['info', '--json'], ['check', '--json'], ['sample', '--time', '0']]:
                piped, named = self.fed(data, *command, '-'), self.run_cli(*command, 'same')
                self.assertEqual(piped.returncode, named.returncode, piped.stderr)
                self.assertEqual(piped.stdout, named.stdout.replace(b'"same"', b'"-"'))
        self.assertTrue(self.fed(text, 'info', '-').stdout.startswith(b'standard input\n'))
        self.assertTrue(self.fed(text, 'check', '-').stdout.startswith(b'standard input: '))

    def test_a_picture_of_standard_input_goes_to_a_pipe(self):
        text = (self.folder / 'leaf.gltf').read_bytes()
        result = self.fed(text, 'render', '-', '-o', '-', '--size', '24X16', '--samples', '1', '--background', '#F808')
        self.assertEqual(result.returncode, 0, result.stderr)
        (self.folder / 'a.png').write_bytes(result.stdout)
        width, height, channels, rows = read_png(self.folder / 'a.png')
        self.assertEqual((width, height, channels), (24, 16, 4))
        self.assertEqual(rows[0][:4], bytes([0xff, 0x88, 0x00, 0x88]))
        result = self.fed(text, 'render', '-', '-o', 'b.png', '--size', '16x16', '--samples', '1', '--metadata',
                          '--background', 'RebeccaPurple', '--grid', 'off')
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(read_png(self.folder / 'b.png')[3][0][:3], bytes([0x66, 0x33, 0x99]))
        sidecar = self.written('b.json')
        self.assertEqual(sidecar['sha256'], hashlib.sha256(text).hexdigest())

    def test_requests_come_from_standard_input(self):
        request = json.dumps([{'animation': 'Rise', 'time': 1.5}, {'animation': None, 'time': 0}])
        self.write('request.json', request)
        piped = self.fed(request.encode(), 'sample', 'leaf.gltf', '--poses', '-')
        self.assertEqual(piped.stdout.decode(), self.done('sample', 'leaf.gltf', '--poses', 'request.json'))
        self.refused(2, b'{', 'sample', 'leaf.gltf', '--poses', '-', mentions=['standard input: ', 'JSON'])
        self.refused(2, b'', 'sample', '-', '--poses', '-', mentions=['only once'])
        self.refused(2, b'', 'check', '-', '-', mentions=['only once'])

    def test_a_named_pipe_is_refused_with_the_way_in(self):
        os.mkfifo(self.folder / 'pipe.glb')
        self.fails(3, 'info', 'pipe.glb', mentions=['it is a pipe', 'write - instead'])

    def test_external_files_are_out_of_reach(self):
        document = skinned_triangle().document
        document['buffers'][0]['uri'] = 'leaf.gltf'
        self.refused(3, json.dumps(document).encode(), 'info', '-', mentions=['standard input: ', '/buffers/0', 'leaf.gltf', 'no folder'])

    def test_a_folder_where_a_file_belongs_is_named(self):
        for name in ['folder', 'out.png', 'out.csv', 'out.svg', 'side.json']:
            (self.folder / name).mkdir()
        words = 'it is a folder'
        for command in ['info', 'check', 'weights', 'motion']:
            self.fails(3, command, 'folder', '--quiet', mentions=['folder: there is no glTF file in this folder'])
        for command in [['sample'], ['export', '--curves', 'all', '-o', 'a.csv']]:
            self.fails(3, command[0], 'folder', *command[1:], mentions=['folder: cannot be read: ' + words])
        self.fails(3, 'sample', 'leaf.gltf', '--poses', 'folder', mentions=['folder: the list of poses cannot be read: ' + words])
        for command in [['info'], ['render', '-o', 'a.png']]:
            self.fails(3, command[0], 'leaf.gltf', '--clips', 'folder', *command[1:], mentions=['folder', words])
        self.fails(3, 'render', 'leaf.gltf', '-o', 'a.png', '--environment', 'folder', mentions=['folder', words])
        for command in [['info'], ['check'], ['weights'], ['motion'], ['sample']]:
            self.fails(4, command[0], 'leaf.gltf', '-o', 'folder', mentions=['folder: cannot write it: ' + words])
        for name in ['out.csv', 'out.svg']:
            self.fails(4, 'export', 'leaf.gltf', '--curves', 'all', '-o', name, mentions=[name, words])
        self.fails(4, 'demo', '-o', 'folder', mentions=['folder', words])
        for arguments in [['-o', 'out.png'], ['-o', 'side.png', '--metadata']]:
            self.fails(4, '--quiet', 'render', 'leaf.gltf', '--size', '32x32', '--samples', '1', *arguments, mentions=[words])

    def test_endless_input_ends(self):
        for start in [b'y\n', b'\xff\xd8\xff\xe0']:
            process = subprocess.Popen([CLI, 'info', '-'], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                       stderr=subprocess.PIPE)

            def feed():
                try:
                    while True:
                        process.stdin.write(start * 4096)
                except OSError:
                    pass
            writer = threading.Thread(target=feed)
            writer.start()
            self.assertEqual(process.wait(timeout=60), 3)
            writer.join()
            self.assertIn(b'sinew-cli: standard input: this is ', process.stderr.read())
            for stream in (process.stdout, process.stderr):
                stream.close()

    def test_what_is_no_gltf_is_named(self):
        for name, data, words in [('a.gltf', b'\xff\xd8\xff\xe0', 'this is a JPEG image, not glTF'),
                                  ('b.glb', b'PK\x03\x04', 'this is a ZIP archive, not glTF'),
                                  ('c.gltf', b'<!DOCTYPE html>', 'this is a web page (HTML), not glTF')]:
            (self.folder / name).write_bytes(data)
            self.fails(3, 'info', name, mentions=[words])
            self.refused(3, data, 'info', '-', mentions=[words])

    def test_a_file_may_start_with_a_dash(self):
        for name in ['-leaf.gltf', '--json']:
            (self.folder / name).write_bytes((self.folder / 'leaf.gltf').read_bytes())
            self.assertEqual(self.answer('info', '--json', '--', name)['file'], name)
        self.assertEqual(self.run_cli('check', '--', '-leaf.gltf', '--json').stdout.count(b'errors,'), 2)
        self.fails(2, 'info', '-leaf.gltf', mentions=['write -- -leaf.gltf'])
        for option in ['--pretty', '-o']:
            self.assertNotIn('come before', self.fails(2, 'sample', option, 'leaf.gltf'))
        for option in ['--time', '-o']:
            self.fails(2, 'sample', '--', 'leaf.gltf', option, '1', mentions=["options come before --, and '" + option])

    def test_output_goes_through_a_link(self):
        (self.folder / 'link.json').symlink_to('target.json')
        usual = self.done('info', 'leaf.gltf', '--json')
        for _ in range(2):
            self.done('info', 'leaf.gltf', '--json', '-o', 'link.json')
            self.assertTrue((self.folder / 'link.json').is_symlink())
            self.assertEqual((self.folder / 'target.json').read_text(), usual)
        (self.folder / 'input.json').symlink_to('leaf.gltf')
        self.fails(2, 'info', 'leaf.gltf', '-o', 'input.json', mentions=['replace the input'])

    def test_cameras_are_listed(self):
        gltf = Gltf()
        gltf.add('cameras', {'type': 'perspective', 'name': 'Close', 'perspective': {'yfov': 0.7853981633974483, 'znear': 0.1}})
        gltf.add('cameras', {'type': 'orthographic', 'orthographic': {'xmag': 2, 'ymag': 1, 'znear': 0, 'zfar': 9}})
        gltf.add('nodes', {'name': 'Tripod', 'camera': 0})
        for key in ('buffers', 'bufferViews', 'accessors'):
            del gltf.document[key]
        self.write('cameras.gltf', gltf.document)
        close, flat = self.answer('info', 'cameras.gltf', '--json')['cameras']
        self.assertEqual((close['type'], close['zfar'], close['aspectRatio']), ('perspective', None, None))
        self.assertEqual((flat['xmag'], flat['ymag'], flat['zfar']), (2, 1, 9))
        text = self.done('info', 'cameras.gltf')
        self.assertIn('Cameras (2)\n', text)
        self.assertRegex(text, r'0  Close +perspective +45° +of the picture +0\.1 +infinite  Tripod\n')
        self.assertRegex(text, r'1 +orthographic +4 x 2 +2 +0 +9  -\n')


if __name__ == '__main__':
    main()
