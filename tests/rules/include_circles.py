# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""The graph of includes: finds parts that depend on each other in a cycle.

A part is a header with its source file (a.h and a.cpp), or a folder.
"""
import pathlib
import re

# Files and folders below these have an order: none needs one that needs it.
ORDERED = ('viewport/',)
# One class in several files.
ONE_THING = [{'viewport/scene/scene_renderer', 'viewport/scene/scene_renderer_impl'},
             {'viewport/window/viewport_host', 'viewport/window/viewport_window'}]


def circles(needs):
    """-> the strongly connected components of more than one node (Tarjan 1972), sorted"""
    number, lowest, stack, on_stack, result = {}, {}, [], set(), []

    def visit(start):
        work = [(start, iter(sorted(needs.get(start, ()))))]
        number[start] = lowest[start] = len(number)
        stack.append(start)
        on_stack.add(start)
        while work:
            node, rest = work[-1]
            for target in rest:
                if target not in number:
                    number[target] = lowest[target] = len(number)
                    stack.append(target)
                    on_stack.add(target)
                    work.append((target, iter(sorted(needs.get(target, ())))))
                    break
                if target in on_stack:
                    lowest[node] = min(lowest[node], number[target])
            else:
                work.pop()
                if work:
                    lowest[work[-1][0]] = min(lowest[work[-1][0]], lowest[node])
                if lowest[node] == number[node]:
                    part = set()
                    while node not in part:
                        part.add(stack.pop())
                    on_stack.difference_update(part)
                    if len(part) > 1:
                        result.append(sorted(part))

    for node in sorted(needs):
        if node not in number:
            visit(node)
    return sorted(result)


def included(text):
    return re.findall(r'^\s*#\s*include\s+"([^"]+)"', text, re.MULTILINE)


def graph(files, part_of):
    """files: (path, text) of the product; -> {part: the parts that it needs}"""
    known = {path for path, _ in files}
    needs = {}
    for path, text in files:
        targets = needs.setdefault(part_of(path), set())
        targets.update(part_of(other) for other in included(text) if other in known)
    for part, targets in needs.items():
        targets.discard(part)
    return needs


def stem(path):
    return path.rsplit('.', 1)[0]


def folder(path):
    return pathlib.PurePosixPath(path).parent.as_posix()


def in_circles(files):
    """-> list of 'file:1: message'"""
    headers = [(path, text) for path, text in files if path.endswith('.h')]
    ordered = [(path, text) for path, text in files if path.startswith(ORDERED)]
    problems = ['%s:1: headers include each other in a circle: %s' % (part[0], ', '.join(part))
                for part in circles(graph(headers, lambda path: path))]
    problems += ['%s.h:1: files need each other in a circle: %s' % (part[0], ', '.join(part))
                 for part in circles(graph(ordered, stem)) if set(part) not in ONE_THING]
    problems += ['%s:1: folders need each other in a circle: %s' % (part[0], ', '.join(part))
                 for part in circles(graph(ordered, folder))]
    return problems
