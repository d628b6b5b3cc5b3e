# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Reads a page of `report` with Python's parser, which knows nothing of the program."""
import html.parser

VOID = {'meta', 'img', 'wbr'}


class Page(html.parser.HTMLParser):
    """The elements of a page. Fails on tags that do not match."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.open, self.ids, self.elements, self.texts, self.links = [], [], [], [], []
        self.styles, self.pictures = [], []
        self.feed(text)
        self.close()
        if self.open:
            raise AssertionError('not closed: %s' % self.open)

    def handle_starttag(self, tag, attributes):
        names = [name for name, _ in attributes]
        if len(set(names)) != len(names):
            raise AssertionError('an attribute twice: %s' % names)
        values = dict(attributes)
        self.elements.append((tag, values))
        if 'id' in values:
            self.ids.append(values['id'])
        if tag == 'a':
            self.links.append(values['href'])
        if tag == 'img':
            self.pictures.append(values)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        raise AssertionError('<%s/>' % tag)

    def handle_endtag(self, tag):
        if not self.open or self.open[-1] != tag:
            raise AssertionError('</%s> within %s' % (tag, self.open))
        self.open.pop()

    def handle_data(self, data):
        if self.open and self.open[-1] == 'style':
            self.styles.append(data)
        else:
            self.texts.append(data)

    @property
    def text(self):
        return ' '.join(''.join(self.texts).split())

    def of(self, tag, kind=''):
        return [values for name, values in self.elements
                if name == tag and set(kind.split()) <= set((values.get('class') or '').split())]


def misuses(page):
    """What no page may contain: scripts, what loads or leads elsewhere, styles of elements, and an id twice."""
    allowed = {'html', 'head', 'meta', 'title', 'style', 'body', 'header', 'main', 'nav', 'footer', 'section', 'article', 'div',
               'h1', 'h2', 'h3', 'h4', 'p', 'ul', 'li', 'dl', 'dt', 'dd', 'a', 'span', 'figure', 'figcaption', 'img', 'wbr', 'table',
               'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'}
    for tag, values in page.elements:
        if tag not in allowed:
            yield 'element ' + tag
        for name, value in values.items():
            if name.startswith('on') or name == 'style':
                yield 'attribute ' + name
            if name in ('href', 'src') and not value.startswith({'href': '#', 'src': 'data:image/'}[name]):
                yield '%s="%s"' % (name, value[:60])
    for link in page.links:
        if link[1:] not in page.ids:
            yield 'a link to nowhere: ' + link
    for name in set(page.ids):
        if page.ids.count(name) > 1:
            yield 'an id twice: ' + name
    for style in page.styles:
        if 'url(' in style or '@import' in style or '</' in style:
            yield 'a style that loads something'
