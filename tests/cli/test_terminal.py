#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""What a terminal shows: progress, colours, bytes that are not text, closed pipes."""
import fcntl
import os
import pty
import re
import struct
import subprocess
import termios
import threading

from cli_case import CLI, CliCase, main, skinned_triangle

END = b'\x04the end\x04'
ENVIRONMENT = {k: v for k, v in os.environ.items() if k not in ('NO_COLOR', 'CLICOLOR', 'CLICOLOR_FORCE')}


def shown(output):
    """The lines of a terminal after carriage returns, "erase to the end of the line" and colours."""
    lines = []
    for line in output.decode('utf-8').replace('\r\n', '\n').split('\n'):
        cells, column = [], 0
        for part in re.findall(r'\r|\x1b\[K|\x1b\[[0-9;]*m|.', line):
            if part == '\r':
                column = 0
            elif part == '\x1b[K':
                del cells[column:]
            elif not part.startswith('\x1b'):
                cells[column:column + 1] = [part]
                column += 1
        lines.append(''.join(cells))
    return lines


class Terminal(CliCase):
    def setUp(self):
        super().setUp()
        self.write('leaf.gltf', skinned_triangle().document)

    def on_terminal(self, *arguments, columns=100, pipe=None, output=None, shown=None, **environment):
        """Exit code and bytes; standard input, output (unless piped, or a file) and error are one terminal. `shown` gets
        the bytes so far whenever there are more."""
        leader, follower = pty.openpty()
        fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack('HHHH', 40, columns, 0, 0))
        settings = {**ENVIRONMENT, 'TERM': 'xterm', **environment}
        process = subprocess.Popen([CLI, *map(str, arguments)], stdin=follower, stderr=follower, cwd=self.folder,
                                   stdout=subprocess.PIPE if pipe else output or follower, env=settings)
        reader = pipe and subprocess.Popen(pipe, stdin=process.stdout, stdout=follower)
        if pipe:
            process.stdout.close()
        done = threading.Thread(target=self.end, args=[follower, *filter(None, [process, reader])])
        done.start()
        seen = b''
        while not seen.endswith(END):
            seen += os.read(leader, 1 << 16)
            if shown:
                shown(seen)
        done.join()
        os.close(leader)
        return process.wait(), seen[:-len(END)]

    @staticmethod
    def end(follower, *writers):
        """Unread output may be lost when the last writer closes a terminal: this one stays, and writes last."""
        for writer in writers:
            try:
                writer.wait(timeout=100)
            except subprocess.TimeoutExpired:
                writer.kill()
        os.write(follower, END)
        os.close(follower)

    def test_a_progress_bar_shares_no_line_with_an_answer(self):
        files = ['leaf.gltf', 'missing.gltf'] * 6
        for pipe in [None, ['cat']]:
            code, output = self.on_terminal('check', *files, pipe=pipe)
            self.assertEqual(code, 3)
            self.assertIn(b'Checking [', output)
            lines = shown(output)
            self.assertFalse([line for line in lines if 'Checking [' in line], lines)
            self.assertEqual(lines.count('sinew-cli: missing.gltf: cannot be read: No such file or directory'), 6)
            self.assertEqual(len([line for line in lines if line.startswith('leaf.gltf: ')]), 6)
            self.assertEqual(lines[-1], '')

    def test_progress_goes_on_after_loading(self):
        with open(self.folder / 'out.txt', 'wb') as out:
            for command, words in [(['check', 'leaf.gltf', '--max-displacement', '0.5'], 'Checking'),
                                   (['motion', 'leaf.gltf'], 'Measuring'),
                                   (['diagnose', 'leaf.gltf'], 'Diagnosing'),
                                   (['diagnose', 'leaf.gltf', '--symptom', 'spikes'], 'Diagnosing'),
                                   (['weights', 'leaf.gltf', '--animation', 'Rise'], 'Measuring'),
                                   (['sample', 'leaf.gltf', '--vertices'], 'Sampling'),
                                   (['render', 'leaf.gltf', '-o', 'out.png', '--size', '16x16'], 'Drawing')]:
                code, output = self.on_terminal(*command, output=out)
                self.assertEqual(code, 1 if command[0] == 'check' else 0, output)
                self.assertIn(words + ' [', output.decode())
                self.assertFalse([line for line in shown(output) if '[' in line], command)
                self.assertNotIn(b' [', self.on_terminal(*command, '--quiet', output=out)[1])

    def test_progress_names_the_place_of_the_file(self):
        with open(self.folder / 'out.txt', 'wb') as out:
            for command, words in [('motion', b'Measuring'), ('weights', b'Measuring')]:
                output = self.on_terminal(command, *['leaf.gltf'] * 3, output=out)[1]
                for place in [b'1 of 3: ', b'2 of 3: ', b'3 of 3: ']:
                    self.assertIn(place + words + b' [', output)
            lines = shown(self.on_terminal('motion', *['leaf.gltf'] * 3)[1])
            self.assertFalse([line for line in lines if ' [' in line], lines)
            self.assertEqual(len([line for line in lines if line.startswith('==> leaf.gltf <==')]), 3)
            self.assertNotIn(b' [', self.on_terminal('motion', *['leaf.gltf'] * 3, pipe=['cat'])[1])

    def test_progress_goes_up(self):
        with open(self.folder / 'out.txt', 'wb') as out:
            for command in [['check', 'leaf.gltf'], ['check', *['leaf.gltf'] * 9], ['sample', 'leaf.gltf']]:
                code, output = self.on_terminal(*command, output=out)
                self.assertEqual(code, 1 if command[0] == 'check' else 0, output)
                bar = re.findall(rb'(?:Checking|Sampling) \[#* *\] (\d+) %', output)
                self.assertEqual(sorted(map(int, bar)), list(map(int, bar)))
                self.assertGreater(len(bar), 1)
                self.assertEqual(bar[-1], b'100', output)

    def test_progress_does_not_get_between_an_answer_and_its_reader(self):
        self.assertNotIn(b'Sampling [', self.on_terminal('sample', 'leaf.gltf')[1])
        self.assertNotIn(b'Sampling [', self.on_terminal('sample', 'leaf.gltf', pipe=['cat'])[1])

    def test_waiting_for_a_pipe_is_told(self):
        os.mkfifo(self.folder / 'poses')

        def write_once(output):
            if b'waiting' in output and not written:
                written.append(output)
                (self.folder / 'poses').write_text('[{"time": 0}]')
        for quiet in [[], ['--quiet']]:
            written = []
            if quiet:  # nothing shows when it waits: it is there as soon as it reads
                writer = threading.Thread(target=(self.folder / 'poses').write_text, args=['[{"time": 0}]'])
                writer.start()
            code, output = self.on_terminal('sample', 'leaf.gltf', '--poses', 'poses', '-o', 'out.json', *quiet,
                                            shown=write_once)
            self.assertEqual(code, 0, output)
            self.assertEqual(b'poses: it is a pipe; waiting' in output, not quiet, output)
            if quiet:
                writer.join()
            self.assertEqual(len(self.written('out.json')), 1)

    def test_colours_follow_the_environment(self):
        colored = b'\x1b[1;31merror'
        self.assertIn(colored, self.on_terminal('check', 'leaf.gltf')[1])
        self.assertNotIn(colored, self.on_terminal('check', 'leaf.gltf', NO_COLOR='1')[1])
        self.assertNotIn(colored, self.on_terminal('check', 'leaf.gltf', TERM='dumb')[1])
        self.assertNotIn(colored, self.on_terminal('check', 'leaf.gltf', '--color', 'never')[1])
        self.assertIn(colored, self.on_terminal('check', 'leaf.gltf', '--color', 'always', NO_COLOR='1')[1])
        self.assertNotIn(colored, self.on_terminal('check', 'leaf.gltf', pipe=['cat'])[1])
        self.assertIn(colored, self.on_terminal('check', 'leaf.gltf', pipe=['cat'], CLICOLOR_FORCE='1')[1])

    def test_lines_are_wrapped_at_words(self):
        lines = shown(self.on_terminal('check', 'leaf.gltf', columns=70)[1])
        self.assertLessEqual(max(map(len, lines)), 70)
        self.assertGreater(len([line for line in lines if line.startswith(' ' * 11)]), 4)

    def test_bytes_are_not_written_to_a_terminal(self):
        for command in [['render', 'leaf.gltf', '--size', '16x16'], ['demo']]:
            for name in ['-', '/dev/stdout', '/dev/stderr']:
                code, output = self.on_terminal(*command, '-o', name)
                self.assertEqual(code, 2, output)
                self.assertRegex(output, rb'^sinew-cli: [^\r\n]*\r\n$')

    def test_a_terminal_is_no_input(self):
        for command in [['info', '-'], ['sample', '-'], ['sample', 'leaf.gltf', '--poses', '-']]:
            code, output = self.on_terminal(*command)
            self.assertEqual(code, 2, output)
            self.assertIn(b'sinew-cli: standard input: it is a terminal', output)

    def test_a_closed_pipe_is_silent(self):
        for command in [['check', '--list-rules'], ['info', 'leaf.gltf', '--json'], ['--help'],
                        ['sample', 'leaf.gltf', '-o', '/dev/stdout'], ['demo', '-o', '-']]:
            reading, writing = os.pipe()
            os.close(reading)
            result = subprocess.run([CLI, *command], cwd=self.folder, stdout=writing, stderr=subprocess.PIPE,
                                    stdin=subprocess.DEVNULL, timeout=100)
            os.close(writing)
            self.assertEqual((result.returncode, result.stderr), (141, b''), command)


if __name__ == '__main__':
    main()
