# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""The block {command} of the manual: commands, what they printed when they were run, and their picture (commands.py)."""
import json
import pathlib

from docutils import nodes
from docutils.parsers.rst import Directive, directives

from commands import picture_name


class Command(Directive):
    has_content = True
    option_spec = {'exit': int, 'lines': directives.nonnegative_int, 'picture': str, 'alt': str, 'file': str}

    def run(self):
        env = self.state.document.settings.env
        number = env.temp_data.get('command blocks', 0)
        env.temp_data['command blocks'] = number + 1
        if 'file' in self.options:
            text = '\n'.join(self.content)
            return [nodes.paragraph('', '', nodes.literal('', self.options['file']), nodes.Text(':')),
                    nodes.literal_block(text, text, language='javascript')]
        steps = json.loads(pathlib.Path(env.app.config.manual_commands).read_text())[env.docname][number]
        block = nodes.literal_block('parsed', classes=['command'])  # not highlighted
        for step in steps:
            block += [nodes.inline('', '$ ', classes=['prompt']), nodes.strong('', step['command']), nodes.Text('\n')]
            lines = cut(step['output'].splitlines(), self.options.get('lines') if step is steps[-1] else None)
            block += nodes.Text(''.join(line + '\n' for line in lines))
        if steps[-1]['exit']:
            block += nodes.inline('', 'exit code %d' % steps[-1]['exit'], classes=['exit-code'])
        if 'picture' not in self.options:
            return [block]
        name = picture_name(pathlib.PurePath(env.docname + '.md'), self.options['picture'])
        return [block, nodes.image(uri='/pictures/' + name, alt=self.options.get('alt', ''))]


def cut(lines, count):
    if count is None or len(lines) <= count:
        return lines
    return lines[:count] + (['…'] if count else [])


def setup(app):
    app.add_config_value('manual_commands', '', 'env')
    app.add_directive('command', Command)
    return {'parallel_read_safe': True}
