// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "model/image/deflate.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

/// Bytes that are not quite regular.
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
    void whatIsCompressedComesBack_data() {
        QTest::addColumn<int>("size");
        for (const std::size_t size : {std::size_t{0}, std::size_t{1}, std::size_t{255},
                                       std::size_t{1} << 17, std::size_t{400077}}) {
            QTest::addRow("%zu", size) << static_cast<int>(size);
        }
    }
    void whatIsCompressedComesBack() {
        QFETCH(const int, size);
        const std::vector<std::uint8_t> plain = bytesOf(static_cast<std::size_t>(size));
        for (const int level : {1, 4, 9, 12}) {
            const std::vector<std::uint8_t> packed = deflateZlib(plain, level);
            QCOMPARE((packed[0] * 256 + packed[1]) % 31, 0);  // RFC 1950, 2.2
            QCOMPARE(lastNumber(packed), adler32Of(plain));
            std::vector<std::uint8_t> back(plain.size());
            QVERIFY(inflateZlib(packed, back).ok());
            QCOMPARE(back, plain);
            QCOMPARE(deflateZlib(plain, level), packed);
        }
    }
};

SINEW_TEST(TestDeflate)
#include "test_deflate.moc"
