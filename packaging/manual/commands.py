#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Runs every command of the manual, and keeps what it prints and writes.

usage: commands.py --bin FOLDER [--keep FOLDER] [--patience SECONDS] [PAGE.md...]

A page holds its commands in blocks, which run in the order of the page, all in one empty folder:

    ```{command}
    :exit: 1
    :lines: 6
    sinew-cli check orca.glb
    ```

Each line is a command of bash; a backslash continues it. In outputs the folder is called /home/you/project. Options:

    exit      exit code of the last command, default 0; the others return 0
    lines     how many lines of the output the page shows; 0: none
    picture   a picture that the block has written, which the page shows
    alt       what is seen there, in words
    file      the lines are no commands, but this file

Without pages all of the manual run. FOLDER gets commands.json (per page and block: commands, outputs,
exit codes) and the pictures. Exit code 1 if a command returns another code or a picture is missing.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
BLOCK = re.compile(r'^```\{command\}\n(.*?)^```$', re.MULTILINE | re.DOTALL)
OPTION = re.compile(r':(\w+):\s*(.*)$')
OPTIONS = {'exit', 'lines', 'picture', 'alt', 'file'}
PATIENCE = 120  # seconds that a command may take


class WrongPage(Exception):
    """A page that says what is not so."""


def blocks_of(text):
    """-> [(options, commands)] of a page"""
    found = []
    for body in BLOCK.findall(text):
        options, commands = {}, []
        for line in body.splitlines():
            option = OPTION.match(line) if not commands else None
            if option:
                options[option.group(1)] = option.group(2)
            elif commands and ('file' in options or commands[-1].endswith('\\')):
                commands[-1] += '\n' + line
            elif line.strip():
                commands.append(line)
        unknown = set(options) - OPTIONS
        if unknown or not commands:
            raise WrongPage('a block has %s' % ('unknown options: ' + ', '.join(sorted(unknown)) if unknown
                                                else 'no command'))
        found.append((options, commands))
    return found


def run_command(command, folder, environment, patience):
    """-> (output, exit code): standard output and error together, as a terminal shows them"""
    done = subprocess.run(['bash', '-o', 'pipefail', '-c', command], cwd=folder, env=environment, text=True,
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=patience)
    return done.stdout, done.returncode


def run_page(text, environment, keep_picture=lambda path: None, patience=PATIENCE):
    """-> a list of blocks, each a list of {command, output, exit}"""
    made = []
    with tempfile.TemporaryDirectory(prefix='sinew-manual-') as folder:
        for options, commands in blocks_of(text):
            steps = []
            if 'file' in options:
                pathlib.Path(folder, options['file']).write_text(commands.pop() + '\n')
            for number, command in enumerate(commands, 1):
                output, code = run_command(command, folder, environment, patience)
                wanted = int(options.get('exit', 0)) if number == len(commands) else 0
                if code != wanted:
                    raise WrongPage('exit code %d instead of %d of\n  %s\n%s' % (code, wanted, command, output))
                steps.append({'command': command, 'output': output.replace(folder, '/home/you/project'), 'exit': code})
            if 'picture' in options:
                picture = pathlib.Path(folder, options['picture'])
                if not picture.is_file() or not picture.stat().st_size:
                    raise WrongPage('no picture %s of\n  %s' % (options['picture'], commands[-1]))
                keep_picture(picture)
            made.append(steps)
    return made


def environment_of(programs, home, cache):
    """What the commands see: the programs that were built, and nothing of the user. In the folder `cache` the driver keeps
    compiled shaders; compiling them takes longer than most commands."""
    kept = {name: value for name, value in os.environ.items()
            if name in ('PATH', 'LANG', 'TMPDIR') or name.startswith(('VK_', 'ASAN_', 'UBSAN_', 'LSAN_', 'MALLOC_'))}
    return dict(kept, PATH='%s:%s' % (programs, kept['PATH']), HOME=str(home), NO_COLOR='1', LC_ALL='C.UTF-8',
                XDG_CACHE_HOME=str(cache))


def pages_of_manual():
    return sorted(path for path in HERE.rglob('*.md') if BLOCK.search(path.read_text()))


def picture_name(page, picture):
    """The name of a page's picture among those of all pages."""
    return '%s-%s' % (page.stem, pathlib.Path(picture).name)


def run_pages(pages, programs, cache, keep=None, patience=PATIENCE):
    """-> ({page relative to the manual: blocks}, [what is wrong])"""
    results, wrong = {}, []

    def of_page(page):
        with tempfile.TemporaryDirectory(prefix='sinew-manual-home-') as home:
            return run_page(page.read_text(), environment_of(programs, home, cache),
                            (lambda path: shutil.copy(path, keep / picture_name(page, path))) if keep else lambda path: None,
                            patience)

    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        for page, future in [(page, pool.submit(of_page, page)) for page in pages]:
            try:
                results[str(page.relative_to(HERE).with_suffix(''))] = future.result()
            except (WrongPage, subprocess.TimeoutExpired) as problem:
                wrong.append('%s: %s' % (page.relative_to(HERE), problem))
    return results, wrong


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split('\n\n')[1][len('usage: '):])
    parser.add_argument('--bin', type=pathlib.Path, required=True)
    parser.add_argument('--keep', type=pathlib.Path)
    parser.add_argument('--patience', type=int, default=PATIENCE)
    parser.add_argument('pages', type=pathlib.Path, nargs='*')
    args = parser.parse_args()
    if args.keep:
        args.keep.mkdir(parents=True, exist_ok=True)
    pages = [page.resolve() for page in args.pages] or pages_of_manual()
    with tempfile.TemporaryDirectory(prefix='sinew-manual-cache-') as cache:
        results, wrong = run_pages(pages, args.bin.resolve(), cache, args.keep, args.patience)
    if args.keep:
        (args.keep / 'commands.json').write_text(json.dumps(results, indent=1, ensure_ascii=False) + '\n')
    for line in wrong:
        print(line, file=sys.stderr)
    print('%d commands of %d pages' % (sum(len(steps) for blocks in results.values() for steps in blocks), len(results)))
    return 1 if wrong else 0


if __name__ == '__main__':
    sys.exit(main())
