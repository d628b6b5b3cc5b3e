#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Checks that clang-format 14 would change nothing; prints the files that it would change.

usage: check_format.py ROOT
"""
import concurrent.futures
import pathlib
import shutil
import subprocess
import sys

FOLDERS = ('app', 'viewport', 'model', 'ui', 'tests')
BATCH = 50


def unformatted(program, root, files):
    """-> what clang-format says of the first line that it would change in each file."""
    run = subprocess.run([program, '--dry-run', '--ferror-limit=1', '-Werror', *files], cwd=root,
                         capture_output=True, text=True, check=False)
    return [line for line in run.stderr.splitlines() if ': error:' in line]


def main():
    root = pathlib.Path(sys.argv[1])
    program = shutil.which('clang-format-14')
    if program is None:
        print('clang-format-14 is missing: packaging/install_dependencies.sh test installs it')
        return 1
    files = sorted(file.relative_to(root).as_posix() for folder in FOLDERS
                   for file in (root / folder).rglob('*') if file.suffix in ('.h', '.cpp'))
    batches = [files[i:i + BATCH] for i in range(0, len(files), BATCH)]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        problems = sum(pool.map(lambda batch: unformatted(program, root, batch), batches), [])
    print('\n'.join(problems + ['%d files read, %d to format' % (len(files), len(problems))]))
    return 1 if problems or not files else 0


if __name__ == '__main__':
    sys.exit(main())
