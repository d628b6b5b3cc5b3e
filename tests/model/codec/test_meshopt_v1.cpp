// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include <algorithm>
#include <array>

#include "model/codec/meshopt.h"
#include "model/codec/meshopt_attributes.h"
#include "tests/model/codec/meshopt_encoder.h"
#include "tests/support/test_program.h"

using namespace sinew::codec;
using sinew::test::Bytes;
using sinew::test::encodeAttributesV1;
using sinew::test::someElements;

namespace {

bool comesBack(const Bytes& elements, std::uint32_t stride, const sinew::test::V1Layout& layout) {
    Bytes out(elements.size(), 0xcd);
    return decodeAttributesV1(stride, encodeAttributesV1(elements, stride, layout), out) &&
           out == elements;
}

std::array<std::uint8_t, 4> color8(std::array<std::uint8_t, 4> stored) {
    decodeColorFilter(4, stored);
    return stored;
}

std::array<std::uint16_t, 4> color16(std::array<std::uint16_t, 4> stored) {
    decodeColorFilter(8, {reinterpret_cast<std::uint8_t*>(stored.data()), sizeof stored});
    return stored;
}

}  // namespace

class TestMeshoptV1 : public QObject {
    Q_OBJECT

private slots:
    void theExampleOfTheTextDecodes();
    void oneBitDeltasStartAtTheLowestBit();
    void twoByteDeltasCarryOver();
    void xorDeltasTurnBack();
    void everyChannelModeAndControlModeComesBack();
    void blocksContinueWhereTheLastOneEnded();
    void unknownChannelModesAreRefused();
    void paddingKeepsTheTailAt24Bytes();
    void bytesLeftOverBeforeTheTailAreRefused();
    void colorsOfEightBitsComeBack();
    void fewerBitsFillTheRange();
    void colorsOfSixteenBitsComeBack();
    void impossibleColorsAreClamped();
};

void TestMeshoptV1::theExampleOfTheTextDecodes() {
    // Appendix A, channel mode 0: four-bit deltas of sixteen elements, two of them sentinels.
    Bytes stream{0xa1, 0b10'10'10'00, 0b11};
    stream.insert(stream.end(), {0x17, 0x5f, 0xf0, 0xbc, 0x77, 0xa9, 0x21, 0x00, 0x34, 0xb5});
    stream.resize(stream.size() + 24 - 5);
    stream.insert(stream.end(), {100, 1, 2, 3, 0});  // baseline, channel mode
    Bytes out(64);
    QVERIFY(decodeAttributesV1(4, stream, out));
    int value = 100;
    const std::array deltas{-1, -4, -3, 26, -91, 0, -6, 6, -4, -4, 5, -5, 1, -1, 0, 0};
    for (std::size_t i = 0; i < deltas.size(); ++i) {
        value += deltas[i];
        QCOMPARE(int{out[4 * i]}, value & 0xff);
        QCOMPARE(int{out[4 * i + 3]}, 3);
    }
}

void TestMeshoptV1::oneBitDeltasStartAtTheLowestBit() {
    // Control mode 0, width 1: element 0 and 9 have sentinels, 2 (+1) and 4 (+2).
    Bytes stream{0xa1, 0b10'10'10'00, 0b01, 0b00000001, 0b00000010, 2, 4};
    stream.resize(stream.size() + 24);
    Bytes out(64);
    QVERIFY(decodeAttributesV1(4, stream, out));
    QCOMPARE(int{out[0]}, 1);
    QCOMPARE(int{out[4 * 8]}, 1);
    QCOMPARE(int{out[4 * 9]}, 3);
    QCOMPARE(int{out[4 * 15]}, 3);
}

void TestMeshoptV1::twoByteDeltasCarryOver() {
    // One element, literal: zigzag 2 is +1, from 0x00ff to 0x0100; 1 is -1, from 0 to 0xffff.
    Bytes stream{0xa1, 0b10'11'10'11, 2, 1};
    stream.resize(stream.size() + 24 - 5);
    stream.insert(stream.end(), {0xff, 0x00, 0x00, 0x00, 1});
    Bytes out(4);
    QVERIFY(decodeAttributesV1(4, stream, out));
    QCOMPARE(out, (Bytes{0x00, 0x01, 0xff, 0xff}));
}

void TestMeshoptV1::xorDeltasTurnBack() {
    // The stored delta was turned left by 4: 0x12345678 is 0x81234567 before.
    Bytes stream{0xa1, 0b11'11'11'11, 0x78, 0x56, 0x34, 0x12};
    stream.resize(stream.size() + 24 - 5);
    stream.insert(stream.end(), {0x00, 0x00, 0x00, 0xff, 0x42});
    Bytes out(4);
    QVERIFY(decodeAttributesV1(4, stream, out));
    QCOMPARE(out, (Bytes{0x67, 0x45, 0x23, 0x7e}));
}

void TestMeshoptV1::everyChannelModeAndControlModeComesBack() {
    std::vector<std::uint8_t> modes{0, 1};
    for (unsigned rotation = 0; rotation < 16; ++rotation) {
        modes.push_back(static_cast<std::uint8_t>(rotation << 4U | 2U));
    }
    for (const std::uint8_t mode : modes) {
        for (const unsigned control : {0U, 1U, 3U}) {
            for (const std::size_t count : {1U, 15U, 16U, 40U, 256U}) {
                QVERIFY(comesBack(someElements(count, 8), 8,
                                  {{mode, mode}, std::vector<unsigned>(8, control)}));
            }
        }
    }
}

void TestMeshoptV1::blocksContinueWhereTheLastOneEnded() {
    for (const std::uint32_t stride : {4U, 32U, 36U, 64U, 252U, 256U}) {
        for (const std::size_t count : {257U, 700U}) {
            QVERIFY(comesBack(someElements(count, stride), stride, {{1, 2, 0}, {0, 3, 1, 0, 3}}));
        }
    }
}

void TestMeshoptV1::unknownChannelModesAreRefused() {
    const Bytes elements = someElements(20, 4);
    Bytes out(elements.size());
    Bytes stream = encodeAttributesV1(elements, 4);
    for (const int mode : {0x03, 0x04, 0x0f, 0x10, 0x11, 0x13, 0xf0}) {
        stream.back() = static_cast<std::uint8_t>(mode);
        QVERIFY(!decodeAttributesV1(4, stream, out));
    }
    stream.back() = 0x72;
    QVERIFY(decodeAttributesV1(4, stream, out));
}

void TestMeshoptV1::paddingKeepsTheTailAt24Bytes() {
    Bytes out(4);
    QVERIFY(decodeAttributesV1(4, encodeAttributesV1(Bytes{1, 2, 3, 4}, 4), out));
    QCOMPARE(out, (Bytes{1, 2, 3, 4}));
    QCOMPARE(encodeAttributesV1(Bytes{1, 2, 3, 4}, 4).size(), std::size_t{1 + 1 + 24});
    Bytes unpadded{0xa1, 0b10'10'10'10, 1, 2, 3, 4, 0};
    QVERIFY(!decodeAttributesV1(4, unpadded, out));
}

void TestMeshoptV1::bytesLeftOverBeforeTheTailAreRefused() {
    const Bytes elements = someElements(40, 4);
    Bytes out(elements.size());
    Bytes stream = encodeAttributesV1(elements, 4);
    QVERIFY(decodeAttributesV1(4, stream, out));
    stream.insert(stream.end() - 24, 0);
    QVERIFY(!decodeAttributesV1(4, stream, out));
}

void TestMeshoptV1::colorsOfEightBitsComeBack() {
    const auto negative = [](int value) { return static_cast<std::uint8_t>(value); };
    QCOMPARE(color8({255, 0, 0, 0xff}), (std::array<std::uint8_t, 4>{255, 255, 255, 255}));
    // Red: Y = R / 4, Co = R / 2, Cg = -R / 4.
    QCOMPARE(color8({63, 126, negative(-63), 0xff}), (std::array<std::uint8_t, 4>{252, 0, 0, 255}));
    // Blue.
    QCOMPARE(color8({63, negative(-126), negative(-63), 0x80}),
             (std::array<std::uint8_t, 4>{0, 0, 252, 0}));
    // Green: Y = G / 2, Cg = G / 2.
    QCOMPARE(color8({127, 0, 127, 0xc0}), (std::array<std::uint8_t, 4>{0, 254, 0, 128}));
}

void TestMeshoptV1::fewerBitsFillTheRange() {
    // Five bits: 31 is one; alpha holds four of them behind the mark, the last one twice.
    QCOMPARE(color8({31, 0, 0, 0b11111}), (std::array<std::uint8_t, 4>{255, 255, 255, 255}));
    QCOMPARE(color8({8, 0, 0, 0b10100}), (std::array<std::uint8_t, 4>{66, 66, 66, 66}));
    QCOMPARE(color8({0, 0, 0, 0b10001}), (std::array<std::uint8_t, 4>{0, 0, 0, 25}));
}

void TestMeshoptV1::colorsOfSixteenBitsComeBack() {
    QCOMPARE(color16({65535, 0, 0, 65535}),
             (std::array<std::uint16_t, 4>{65535, 65535, 65535, 65535}));
    QCOMPARE(color16({128, 0, 0, 0xff}),
             (std::array<std::uint16_t, 4>{32896, 32896, 32896, 65535}));
    QCOMPARE(color16({63, 126, static_cast<std::uint16_t>(-63), 0x80}),
             (std::array<std::uint16_t, 4>{64764, 0, 0, 0}));
}

void TestMeshoptV1::impossibleColorsAreClamped() {
    QCOMPARE(color8({255, 127, 0, 0xff}), (std::array<std::uint8_t, 4>{255, 255, 128, 255}));
    QCOMPARE(color8({200, 10, 10, 0}), (std::array<std::uint8_t, 4>{0, 0, 0, 0}));
}

SINEW_TEST(TestMeshoptV1)
#include "test_meshopt_v1.moc"
