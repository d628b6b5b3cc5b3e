// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "model/image/deflate.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

constexpr std::size_t kPiece = std::size_t{128} << 10;  // size of the parts that cores share

/// Bytes that repeat with a period above the size of a piece's part and are not quite regular.
std::vector<std::uint8_t> bytesOf(std::size_t size) {
    std::vector<std::uint8_t> bytes(size);
    std::uint32_t state = 1;
    for (std::size_t i = 0; i < size; ++i) {
        state = state * 1664525U + 1013904223U;
        bytes[i] = static_cast<std::uint8_t>(i % 7 == 0 ? state >> 24 : i / 3);
    }
    return bytes;
}

/// RFC 1950, 8.2.
std::uint32_t adler32Of(std::span<const std::uint8_t> bytes) {
    std::uint32_t low = 1;
    std::uint32_t high = 0;
    for (const std::uint8_t byte : bytes) {
        low = (low + byte) % 65521U;
        high = (high + low) % 65521U;
    }
    return high << 16U | low;
}

std::uint32_t lastNumber(std::span<const std::uint8_t> bytes) {
    std::uint32_t number = 0;
    for (const std::uint8_t byte : bytes.last(4)) {
        number = number << 8U | byte;
    }
    return number;
}

}  // namespace

class TestDeflate : public QObject {
    Q_OBJECT

private slots:
    void whatIsCompressedInPiecesComesBack_data() {
        QTest::addColumn<int>("size");
        for (const std::size_t size :
             {std::size_t{0}, std::size_t{1}, kPiece - 1, kPiece, kPiece + 1, 3 * kPiece + 77}) {
            QTest::addRow("%zu", size) << static_cast<int>(size);
        }
    }
    void whatIsCompressedInPiecesComesBack() {
        QFETCH(const int, size);
        const std::vector<std::uint8_t> plain = bytesOf(static_cast<std::size_t>(size));
        for (const int level : {1, 4, 6, 9}) {
            const std::vector<std::uint8_t> packed = deflateZlib(plain, level);
            QCOMPARE((packed[0] * 256 + packed[1]) % 31, 0);  // RFC 1950, 2.2
            QCOMPARE(lastNumber(packed), adler32Of(plain));
            std::vector<std::uint8_t> back(plain.size());
            QVERIFY(inflateZlib(packed, back).ok());
            QCOMPARE(back, plain);
            QCOMPARE(deflateZlib(plain, level), packed);
        }
    }

    /// Without the window before a piece, its first bytes would match nothing.
    void matchesReachIntoThePieceBefore() {
        std::vector<std::uint8_t> twice = bytesOf(kPiece);
        const std::size_t alone = deflateZlib(twice, 4).size();
        const std::vector<std::uint8_t> end(twice.end() - 16384, twice.end());
        twice.insert(twice.end(), end.begin(), end.end());
        QVERIFY(deflateZlib(twice, 4).size() < alone + 500);
    }
};

SINEW_TEST(TestDeflate)
#include "test_deflate.moc"
