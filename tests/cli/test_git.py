#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`git-setup` and `git-diff` in repositories of their own: what `git diff`, `git log -p` and `git difftool` show."""
import json
import os
import random
import subprocess

from cli_case import CliCase, main, skinned_triangle
from gltf_rewriter import Rewriter

POINTER = ('version https://git-lfs.github.com/spec/v1\n'
           'oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\nsize 2097152\n')


class Git(CliCase):
    def setUp(self):
        super().setUp()
        self.home = self.folder / 'home of a user'
        self.home.mkdir()
        self.environment = {**os.environ, 'HOME': str(self.home), 'GIT_CONFIG_NOSYSTEM': '1', 'GIT_PAGER': 'cat',
                            'GIT_CEILING_DIRECTORIES': str(self.folder)}
        for name in ('XDG_CONFIG_HOME', 'GIT_DIR', 'GIT_CONFIG_GLOBAL'):
            self.environment.pop(name, None)
        self.top = self.folder
        self.folder = self.folder / 'work'
        self.folder.mkdir()

    def git(self, *arguments):
        result = subprocess.run(['git', *arguments], cwd=self.folder, env=self.environment, stdin=subprocess.DEVNULL,
                                capture_output=True, timeout=100)
        self.assertEqual((result.returncode, result.stderr), (0, b''), arguments)
        return result.stdout.decode()

    def cli(self, *arguments):
        result = self.run_cli(*arguments, env=self.environment)
        self.assertEqual((result.returncode, result.stderr), (0, b''))
        return result.stdout.decode()

    def start(self):
        self.git('init', '-q')
        self.git('config', 'user.email', 'a@b.c')
        self.git('config', 'user.name', 'a')
        return self.cli('git-setup')

    def save(self, name, change=lambda rewriter: None):
        (self.top / 'made.gltf').write_text(json.dumps(skinned_triangle().document))
        rewriter = Rewriter(self.top / 'made.gltf')
        change(rewriter)
        rewriter.save(self.folder / name)

    def commit(self):
        self.git('add', '-A')
        self.git('commit', '-qm', 'Next')

    def test_outside_of_a_repository_it_says_so(self):
        self.fails(2, 'git-setup', env=self.environment, mentions=['working tree of a Git repository', 'not a git repository'])
        self.git('init', '-q', '--bare')
        line = self.run_cli('git-setup', env=self.environment).stderr.decode()
        self.assertIn('must be run in a work tree', line)

    def test_it_can_be_repeated_and_undone(self):
        self.git('init', '-q')
        config = (self.folder / '.git/config').read_text()
        (self.folder / '.gitattributes').write_text('*.glb filter=lfs diff=lfs merge=lfs -text')
        self.cli('git-setup')
        once = (self.folder / '.git/config').read_text(), (self.folder / '.gitattributes').read_text()
        self.assertIn('git-diff', once[0])
        self.assertEqual(once[1].split('\n'), ['*.glb filter=lfs diff=lfs merge=lfs -text', '*.glb diff=sinew',
                                               '*.gltf diff=sinew', '*.vrm diff=sinew', ''])
        self.cli('git-setup')
        self.assertEqual(((self.folder / '.git/config').read_text(), (self.folder / '.gitattributes').read_text()), once)
        self.assertEqual(self.git('check-attr', 'filter', 'diff', '--', 'a/b.glb'), 'a/b.glb: filter: lfs\na/b.glb: diff: sinew\n')
        self.cli('git-setup', '--undo')
        self.assertEqual((self.folder / '.git/config').read_text(), config)
        self.assertEqual((self.folder / '.gitattributes').read_text(), '*.glb filter=lfs diff=lfs merge=lfs -text\n')
        self.cli('git-setup', '--undo')

    def test_attributes_that_it_made_are_gone_after_undo(self):
        self.start()
        self.cli('git-setup', '--undo')
        self.assertFalse((self.folder / '.gitattributes').exists())

    def test_global_is_for_every_repository(self):
        self.cli('git-setup', '--global')
        self.git('init', '-q')
        self.assertEqual(self.git('check-attr', 'diff', 'a.vrm'), 'a.vrm: diff: sinew\n')
        self.assertIn('git-diff', self.git('config', 'diff.sinew.command'))
        self.assertEqual(self.git('status', '--short'), '')
        self.cli('git-setup', '--global', '--undo')
        self.assertEqual(self.git('check-attr', 'diff', 'a.vrm'), 'a.vrm: diff: unspecified\n')

    def test_a_change_is_a_sentence_and_a_list(self):
        self.start()
        self.save('hero.glb')
        self.commit()

        def change(rewriter):
            rewriter.set_number(4, 1, 1, 2.5)
            rewriter.set_number(2, 0, 0, 0.75)
            rewriter.document['nodes'][1]['name'] = 'Pelvis'
        self.save('hero.glb', change)
        text = self.git('diff')
        self.commit()
        self.assertEqual(self.git('log', '-p', '-1', '--ext-diff', '--format='), text)
        self.assertTrue(text.startswith('diff --sinew a/hero.glb b/hero.glb\nSame mesh; '), text)
        for words in ("'Rise': 'Hip' translation: 1 key moved by up to 0.5 units", "node 'Hip' is called 'Pelvis'",
                      "'Rise': the surface is up to 0.5 units away at frame"):
            self.assertIn(words, text)

    def test_a_log_shows_the_lines_that_differ(self):
        self.start()
        self.save('hero.glb')
        self.commit()
        self.save('hero.glb', lambda rewriter: rewriter.set_number(4, 1, 1, 2.5))
        self.commit()
        lines = self.git('log', '-p', '-1', '--format=').split('\n')
        self.assertEqual([line[:20] for line in lines if line[:3] in ("-  ", "+  ")], ["-  'Hip' translation", "+  'Hip' translation"])
        self.assertTrue(any(line.startswith('@@') for line in lines))

    def test_the_same_file_stored_otherwise_has_no_lines(self):
        self.start()
        self.save('hero.glb')
        self.commit()
        rewriter = Rewriter(self.folder / 'hero.glb')
        rewriter.document['nodes'][0]['extras'] = {'of': 'no interest'}
        rewriter.save(self.folder / 'hero.glb', random.Random(7))
        self.assertNotIn('@@', self.git('diff', '--no-ext-diff'))

    def test_new_and_removed_files(self):
        self.start()
        self.save('hero.glb')
        self.commit()
        self.assertIn('New file.\nglTF 2.0: 2 clips', self.git('log', '-p', '--ext-diff', '--format='))
        self.git('mv', 'hero.glb', 'chief.glb')
        self.commit()
        self.assertIn('diff --sinew a/hero.glb b/chief.glb\nSame mesh', self.git('log', '-p', '-1', '--ext-diff', '-M'))
        self.git('mv', 'chief.glb', 'hero.glb')
        self.commit()
        (self.folder / 'hero.glb').unlink()
        self.assertIn('diff --sinew a/hero.glb b/hero.glb\nThe file is gone.\n', self.git('diff', 'HEAD'))

    def test_pointers_of_git_lfs_are_named(self):
        self.start()
        (self.folder / 'hero.glb').write_text(POINTER)
        self.commit()
        words = 'a Git LFS pointer to 2.0 MiB, sha256 4d7a214614ab'
        (self.folder / 'hero.glb').write_text(POINTER.replace('4d7a', '0000'))
        self.assertIn('before: ' + words, self.git('diff'))
        self.assertIn('-' + words, self.git('diff', '--no-ext-diff'))
        self.save('hero.glb')
        self.assertIn('after: can be read', self.git('diff'))

    def test_what_cannot_be_read_does_not_end_the_log(self):
        self.start()
        for content in ('no model', '{', ''):
            (self.folder / 'hero.glb').write_text(content)
            self.commit()
        self.save('hero.glb')
        self.commit()
        self.assertIn('cannot be read: ', self.git('log', '-p'))
        self.assertIn('before: cannot be read: ', self.git('log', '-p', '--ext-diff'))

    def test_buffers_in_other_files_are_those_of_the_working_tree(self):
        self.start()
        (self.folder / 'models').mkdir()
        self.save('models/hero.gltf')
        self.commit()
        self.save('models/hero.gltf', lambda rewriter: rewriter.document['nodes'][1].update(name='Pelvis'))
        text = self.git('diff', '--', 'models/hero.gltf')
        self.assertIn("node 'Hip' is called 'Pelvis'", text)
        self.assertIn('Buffers in other files are those of the working tree', text)
        lines = self.git('diff', '--no-ext-diff', '--', 'models/hero.gltf').split('\n')
        self.assertEqual([line.strip('-+ ,') for line in lines if line[:3] in ('-  ', '+  ')], ['"name": "Hip"', '"name": "Pelvis"'])

    def test_the_difftool_opens_both_in_the_window(self):
        self.start()
        self.save('hero.glb')
        self.commit()
        self.save('hero.glb', lambda rewriter: rewriter.set_number(4, 1, 1, 2.5))
        command = self.git('config', 'difftool.sinew.cmd')
        self.assertIn('"$LOCAL" --compare "$REMOTE"', command)
        self.git('config', 'difftool.sinew.cmd', 'printf "%s\\n" "$LOCAL" "$REMOTE"')
        shown = self.git('difftool', '-y', '-t', 'sinew').split('\n')
        self.assertTrue(all(name.endswith('hero.glb') for name in shown[:2]), shown)

    def test_git_diff_is_called_by_git(self):
        self.fails(2, 'git-diff', 'a', 'b', mentions=['git-setup'])


if __name__ == '__main__':
    main()
