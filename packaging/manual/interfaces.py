# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Pages of the C++ and Python interfaces: the public header with its comments, and the docstrings of the module."""
import ast
import re
import textwrap

HEADER = 'model/sinew.h'
MODULE = 'app/python/sinew'


# C++

def preface(text):
    """The comment at the top of a header, behind the two lines of the licence."""
    lines = []
    for line in text.splitlines()[2:]:
        if line.startswith('//'):
            lines.append(line.lstrip('/').strip())
        elif lines:
            break
    return '\n'.join(lines)


def declarations(text):
    """yields (name, comment, declaration) of what a header declares at its top level below a /// comment, and of classes"""
    comment, code, depth = [], [], 0
    for line in text.splitlines():
        if not code and line.startswith('///'):
            comment.append(line[3:].strip())
        elif code or (comment and line.strip()) or re.match(r'(class|struct) \w+.*\{', line):
            code.append(line)
            bare = re.sub(r'//.*', '', line)
            depth += bare.count('{') - bare.count('}') + bare.count('(') - bare.count(')')
            if depth == 0 and bare.rstrip().endswith((';', '}')):
                whole = '\n'.join(code)
                found = re.search(r'\b(?:struct|class|enum class|using) (\w+)', whole) or re.search(r'(\w+)\(', whole)
                yield found.group(1), '\n'.join(comment), without_private(whole)
                comment, code = [], []
        elif not line.strip():
            comment = []


def without_private(declaration):
    return re.sub(r'\n\nprivate:.*?(?=\n\};)', '', declaration, flags=re.DOTALL)


def cpp_page(root):
    lines = ['# C++', '']
    header = root / HEADER
    if not header.exists():
        return '\n'.join(lines + ['This version has no public header.'])
    text = header.read_text()
    lines += [preface(text).replace('<', '\\<').replace('\n\n', '\n').replace('\n', ' '), '']
    for name, comment, code in declarations(text):
        lines += ['## ' + name, '', comment.replace('<', '\\<'), '', '```cpp', code, '```', '']
    return '\n'.join(lines)


# Python

def public_names(tree):
    for node in tree.body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], 'id', '') == '__all__':
            return ast.literal_eval(node.value)
    return []


def definitions(folder):
    """-> {name: its node}, of all files of the module"""
    found = {}
    for path in sorted(folder.glob('*.py*')):
        if path.suffix in ('.py', '.pyi'):
            for node in ast.parse(path.read_text()).body:
                if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and (node.name not in found or ast.get_docstring(node)):
                    found[node.name] = node
    return found


def prose(text):
    """-> Markdown of a docstring: examples and indented blocks as they are, names in backticks as code."""
    lines = []
    for block in re.split(r'\n\s*\n', text):
        if block.startswith(('>>>', '    ')):
            lines += ['```pycon', textwrap.dedent(block), '```', '']
        else:
            lines += [''.join(part if number % 2 else re.sub(r'([*_<>\[\]])', r'\\\1', part)
                              for number, part in enumerate(re.split(r'(`[^`]*`)', block))), '']
    return lines


def signature(node):
    if any('property' in ast.unparse(each) for each in node.decorator_list):
        return node.name + (': ' + ast.unparse(node.returns) if node.returns else '')
    return 'def %s(%s)%s' % (node.name, ast.unparse(node.args), ' -> ' + ast.unparse(node.returns) if node.returns else '')


def documented(node, level):
    lines = ['#' * level + ' ' + node.name, '']
    if isinstance(node, ast.FunctionDef):
        lines += ['```python', signature(node), '```', '']
    lines += prose(ast.get_docstring(node) or '')
    if isinstance(node, ast.ClassDef):
        fields = [ast.unparse(each) for each in node.body if isinstance(each, ast.AnnAssign)]
        if fields:
            lines += ['```python', *fields, '```', '']
        for each in node.body:
            if isinstance(each, ast.FunctionDef) and not each.name.startswith('_'):
                lines += documented(each, level + 1)
    return lines


def python_page(root):
    lines = ['# Python', '']
    module = root / MODULE
    if not (module / '__init__.py').exists():
        return '\n'.join(lines + ['This version has no Python module.'])
    tree = ast.parse((module / '__init__.py').read_text())
    lines += ['`import sinew`, of the package `python3-sinew`.', '']
    lines += prose(ast.get_docstring(tree) or '')
    known = definitions(module)
    for name in public_names(tree):
        if name in known:
            lines += documented(known[name], 2)
    return '\n'.join(lines)
