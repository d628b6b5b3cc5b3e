#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Measures how large the product is.

usage: measure_house.py [REV...]

Prints a Markdown table with a row per revision (without one: the working tree's HEAD): lines of code of the product (neither
blank nor only a comment), those of the two shipped programs, units (files that are compiled on their own), and lines of
documents. The product is app, model, shaders, ui and viewport; what only build tools and `sinew-bench` link is not shipped.
"""
import io
import re
import subprocess
import sys
import tarfile

PRODUCT = ('app/', 'model/', 'shaders/', 'ui/', 'viewport/')
CODE = ('.cpp', '.h', '.glsl', '.vert', '.frag', '.comp')
UNITS = ('.cpp', '.vert', '.frag', '.comp')
DOCUMENTS = ('README.md', 'ARCHITECTURE.md', 'model/ARCHITECTURE.md', 'ui/ARCHITECTURE.md', 'viewport/ARCHITECTURE.md',
             'CONTRIBUTING.md', 'CHANGELOG.md', 'BENCHMARKS.md')
COMMENTS = re.compile(r'/\*.*?\*/', re.DOTALL)


def lines_of_code(text):
    lines = (line.strip() for line in COMMENTS.sub('', text).split('\n'))
    return sum(1 for line in lines if line and not line.startswith('//'))


def is_shipped(path, has_bench_program):
    """Before `sinew-bench` and the embedded orca, both were in the programs."""
    if not has_bench_program:
        return True
    return not path.startswith('app/bench/') and (not path.startswith('model/demo/') or 'embedded' in path)


def measure(revision):
    archive = subprocess.run(['git', 'archive', '--format=tar', revision], check=True, stdout=subprocess.PIPE).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as tree:
        texts = {member.name: tree.extractfile(member).read().decode('utf-8', 'replace') for member in tree
                 if member.isfile() and (member.name in DOCUMENTS or
                                         member.name.startswith(PRODUCT) and member.name.endswith(CODE))}
    code = {path: lines_of_code(text) for path, text in texts.items() if path not in DOCUMENTS}
    has_bench_program = any(path.startswith('app/bench/') for path in code)
    return {'product': sum(code.values()),
            'shipped': sum(count for path, count in code.items() if is_shipped(path, has_bench_program)),
            'units': sum(1 for path in code if path.endswith(UNITS)),
            'documents': sum(text.count('\n') for path, text in texts.items() if path in DOCUMENTS)}


def main(revisions):
    print('| revision | product, lines of code | shipped programs | units | lines of documents |')
    print('| --- | ---: | ---: | ---: | ---: |')
    for revision in revisions or ['HEAD']:
        row = measure(revision)
        print(f"| {revision} | {row['product']:,} | {row['shipped']:,} | {row['units']:,} | {row['documents']:,} |")


if __name__ == '__main__':
    main(sys.argv[1:])
