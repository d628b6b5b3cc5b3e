#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`render --reference`: pictures are compared with one that was kept."""
import struct
import zlib

from cli_case import CliCase, main, read_png, skinned_triangle


def write_png(path, width, rows):
    """`rows`: of bytes, three per pixel"""
    def chunk(kind, data):
        return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))
    header = struct.pack('>IIBBBBB', width, len(rows), 8, 2, 0, 0, 0)
    pixels = zlib.compress(b''.join(b'\0' + bytes(row) for row in rows))
    path.write_bytes(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', header) + chunk(b'IDAT', pixels) + chunk(b'IEND', b''))


class RenderReference(CliCase):
    def setUp(self):
        super().setUp()
        self.write('model.gltf', skinned_triangle().document)
        self.render = ('render', 'model.gltf', '-o', 'out.png', '--size', '64x48')
        self.done(*self.render[:3], 'reference.png', *self.render[4:])

    def paint(self, *changes):
        """Adds numbers to channels of pixels (x, y, number) of the reference."""
        width, _, _, rows = read_png(self.folder / 'reference.png')
        rows = [bytearray(row) for row in rows]
        for x, y, number in changes:
            rows[y][3 * x] += number if rows[y][3 * x] < 128 else -number
        write_png(self.folder / 'reference.png', width, rows)

    def compared(self, *options):
        result = self.run_cli(*self.render, '--reference', 'reference.png', *options)
        return result.returncode, result.stderr.decode()

    def test_the_same_picture_is_the_same(self):
        code, words = self.compared()
        self.assertEqual((code, 'every pixel equals that of reference.png' in words), (0, True), words)
        width, height, _, rows = read_png(self.folder / 'out.difference.png')
        self.assertEqual((width, height), (64, 48))
        self.assertTrue(all(row[i] == row[i + 1] == row[i + 2] for row in rows for i in range(0, len(row), 3)))

    def test_pixels_beyond_the_threshold_are_counted_placed_and_painted(self):
        self.paint((5, 7, 40), (6, 7, 10), (60, 40, 3))
        for threshold, pixels, code in (('0', '3 pixels differ', 1), ('3', '2 pixels differ', 1),
                                        ('10', '1 pixel differs', 1), ('40', 'no pixel differs', 0),
                                        ('4%', '1 pixel differs', 1), ('16%', 'no pixel differs', 0)):
            outcome, words = self.compared('--threshold', threshold)
            self.assertEqual(outcome, code, words)
            self.assertIn(pixels, words)
            self.assertIn('by up to 40 of 255, at (5, 7)', words)
        self.compared('--threshold', '3', '--difference', 'there.png')
        rows = read_png(self.folder / 'there.png')[3]
        painted = [(x, y) for y, row in enumerate(rows) for x in range(64) if row[3 * x] == 255 and row[3 * x + 2] == 0]
        self.assertEqual(painted, [(5, 7), (6, 7)])
        self.assertEqual(rows[7][15:18], bytes([255, 0, 0]))

    def test_the_picture_is_written_as_without_a_reference(self):
        kept = (self.folder / 'reference.png').read_bytes()
        self.compared()
        self.assertEqual((self.folder / 'out.png').read_bytes(), kept)

    def test_what_cannot_be_compared_is_refused(self):
        self.fails(2, *self.render[:4], '--size', '65x48', '--reference', 'reference.png',
                   mentions=['reference.png', '64 × 48', '65 × 48'])
        self.fails(3, *self.render, '--reference', 'missing.png', mentions=['missing.png'])
        self.fails(3, *self.render, '--reference', 'model.gltf', mentions=['not a PNG'])
        data = (self.folder / 'reference.png').read_bytes()
        (self.folder / 'cut.png').write_bytes(data[:len(data) // 2])
        self.fails(3, *self.render, '--reference', 'cut.png', mentions=['cut.png'])
        (self.folder / 'huge.png').write_bytes(data[:16] + struct.pack('>II', 30000, 30000) + data[24:])
        self.fails(3, *self.render, '--reference', 'huge.png', mentions=['huge.png'])
        for wrong in ('256', '-1', 'x', '101%'):
            self.fails(2, *self.render, '--reference', 'reference.png', '--threshold=' + wrong, mentions=['--threshold'])
        self.fails(2, *self.render, '--threshold', '3', mentions=['need --reference'])
        self.fails(2, *self.render[:3], '-', '--reference', 'reference.png', mentions=['--difference'])
        self.fails(2, *self.render[:3], 'reference.png', *self.render[4:], '--reference', 'reference.png')
        self.fails(2, *self.render, '--reference', 'reference.png', '--difference', 'out.png')


if __name__ == '__main__':
    main()
