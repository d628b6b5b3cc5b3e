# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Checks values against JSON Schemas (draft 2020-12), as far as the programs use its keywords."""

KEYWORDS = {'$schema', 'type', 'const', 'enum', 'minimum', 'minItems', 'maxItems', 'items', 'properties', 'required',
            'additionalProperties', 'anyOf', '$defs', '$ref', 'title', 'description'}


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


TYPES = {'object': lambda value: isinstance(value, dict),
         'array': lambda value: isinstance(value, list),
         'string': lambda value: isinstance(value, str),
         'boolean': lambda value: isinstance(value, bool),
         'null': lambda value: value is None,
         'number': is_number,
         'integer': lambda value: is_number(value) and value == int(value)}


def misfits(value, schema, closed=True, at='', whole=None):
    """What does not fit, each with a JSON pointer. If closed, objects have no members that the schema does not name."""
    if not schema:
        return  # everything fits
    whole = whole or schema
    for keyword in set(schema) - KEYWORDS:
        yield f'{at}: unknown keyword {keyword}'
    if '$ref' in schema:
        yield from misfits(value, whole['$defs'][schema['$ref'].removeprefix('#/$defs/')], closed, at, whole)
    types = schema.get('type', [])
    types = [types] if isinstance(types, str) else types
    if types and not any(TYPES[name](value) for name in types):
        yield f'{at}: {value!r:.40} is no {" or ".join(types)}'
        return
    if value not in schema.get('enum', [value]) or value != schema.get('const', value):
        yield f'{at}: {value!r:.40} is not among the constants'
    if is_number(value) and value < schema.get('minimum', value):
        yield f'{at}: {value} is below the minimum'
    if 'anyOf' in schema:
        tries = [list(misfits(value, each, closed, at, whole)) for each in schema['anyOf']]
        yield from [] if [] in tries else [fault for faults in tries for fault in faults]
    if isinstance(value, list):
        if not schema.get('minItems', 0) <= len(value) <= schema.get('maxItems', len(value)):
            yield f'{at}: {len(value)} items'
        for i, each in enumerate(value):
            yield from misfits(each, schema['items'], closed, f'{at}/{i}', whole)
    if isinstance(value, dict) and not {'anyOf', '$ref'} & set(schema):
        yield from (f'{at}: {name} is missing' for name in schema.get('required', []) if name not in value)
        for name, each in value.items():
            part = schema.get('properties', {}).get(name, schema.get('additionalProperties'))
            if part not in [None, False]:
                yield from misfits(each, part, closed, f'{at}/{name}', whole)
            elif closed or part is False:
                yield f'{at}: {name} is not in the schema'
