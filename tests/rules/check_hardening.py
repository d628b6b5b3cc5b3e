#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""What was built is hardened: usage: check_hardening.py LIBRARY PROGRAM...

The programs are position-independent, resolve all symbols before they run, make the result read-only, and have neither
an executable stack nor memory that is written and executed. They use the stack protector and the functions of the C
library that check sizes. Every function has a description of its frame that exceptions find. On x86, every object of LIBRARY is compiled for jumps and returns that are checked.
"""
import re
import subprocess
import sys


def readelf(option, path):
    return subprocess.run(['readelf', '--wide', option, path], check=True, capture_output=True, text=True).stdout


def flags_of(headers, kind):
    """The flags of the segments of a kind: 'R', 'RW', 'R E' ..."""
    return [line.split()[6:-1] for line in headers.splitlines() if line.split()[:1] == [kind]]


def faults_of_program(path):
    headers, dynamic, symbols = readelf('--program-headers', path), readelf('--dynamic', path), readelf('--dyn-syms', path)
    faults = {
        'is not position-independent': re.search(r'FLAGS_1.*\bPIE\b', dynamic),
        'resolves symbols while it runs': re.search(r'FLAGS_1.*\bNOW\b', dynamic),
        'leaves what the linker resolved writable': 'GNU_RELRO' in headers,
        'has an executable stack': not any('E' in ''.join(each) for each in flags_of(headers, 'GNU_STACK')),
        'has memory that is written and executed': not any({'W', 'E'} <= set(''.join(each))
                                                            for each in flags_of(headers, 'LOAD')),
        'has no stack protector': '__stack_chk_fail' in symbols,
        'does not check the sizes of buffers': re.search(r'\b__mem(cpy|move|set)_chk\b', symbols),
    }
    return ['%s %s' % (path, fault) for fault, holds in faults.items() if not holds]


def faults_of_frames(path):
    """Empty descriptions of frames hide others that start at the same address."""
    ranges = [tuple(int(end, 16) for end in each) for each in
              re.findall(r'FDE .*pc=([0-9a-f]+)\.\.([0-9a-f]+)', readelf('--debug-dump=frames', path))]
    empty = {start for start, end in ranges if start == end}
    hidden = sorted(start for start, end in ranges if start in empty and end > start)
    return ['%s: exceptions cannot pass through what is at %x' % (path, start) for start in hidden] or (
        [] if ranges else ['%s describes no frames' % path])


def faults_of_library(path):
    """Objects without the note of -fcf-protection."""
    objects = re.split(r'^File: ', readelf('--notes', path), flags=re.M)[1:]
    missing = [each.splitlines()[0] for each in objects if not re.search(r'x86 feature: .*\bIBT\b.*\bSHSTK\b', each)]
    return ['%s has no note of -fcf-protection' % name for name in missing] or (
        [] if objects else ['%s has no objects' % path])


def main():
    library, programs = sys.argv[1], sys.argv[2:]
    faults = [fault for path in programs for fault in faults_of_program(path) + faults_of_frames(path)]
    if 'X86-64' in readelf('--file-header', programs[0]):
        faults += faults_of_library(library)
    print('\n'.join(faults) or 'hardened: %s' % ', '.join(programs))
    return 1 if faults or not programs else 0


if __name__ == '__main__':
    sys.exit(main())
