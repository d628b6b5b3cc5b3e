// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include <algorithm>
#include <array>
#include <limits>
#include <random>

#include "model/load/accessor/element_copy.h"
#include "model/load/accessor/value_scan.h"
#include "tests/support/caller.h"
#include "tests/support/test_program.h"

using namespace sinew::load;

namespace {

std::vector<float> randomFloats(std::size_t count) {
    std::mt19937 random(7);
    std::uniform_real_distribution<float> uniform(-100.0F, 100.0F);
    std::vector<float> values(count);
    std::generate(values.begin(), values.end(), [&] { return uniform(random); });
    return values;
}

template <class T>
ValueBounds<T> plainBounds(const std::vector<T>& values, std::size_t width) {
    ValueBounds<T> bounds{{values.begin(), values.begin() + static_cast<std::ptrdiff_t>(width)},
                          {}};
    bounds.max = bounds.min;
    for (std::size_t i = 0; i < values.size(); ++i) {
        bounds.min[i % width] = std::min(bounds.min[i % width], values[i]);
        bounds.max[i % width] = std::max(bounds.max[i % width], values[i]);
    }
    return bounds;
}

std::vector<std::uint8_t> bytesOf(std::uint32_t count) {
    std::vector<std::uint8_t> bytes(count);
    for (std::uint32_t i = 0; i < count; ++i) {
        bytes[i] = static_cast<std::uint8_t>(i * 37 + 11);
    }
    return bytes;
}

}  // namespace

class TestValueScan : public QObject {
    Q_OBJECT

    template <class T>
    void checkIntegers(const std::vector<float>& values, std::size_t width, float scale,
                       float middle, sinew::test::Caller caller = sinew::test::Caller::here()) {
        std::vector<T> integers;
        for (const float value : values) {
            integers.push_back(static_cast<T>(value * scale + middle));
        }
        SINEW_VERIFY(caller, boundsOf<T>(integers, width).min == plainBounds(integers, width).min);
        SINEW_VERIFY(caller, boundsOf<T>(integers, width).max == plainBounds(integers, width).max);
    }

private slots:
    void boundsAreThoseOfEveryComponent() {
        for (const std::size_t width : {1U, 2U, 3U, 4U, 9U, 16U}) {
            for (const std::size_t count : {1U, 2U, 3U, 4U, 5U, 11U, 12U, 13U, 24U, 25U, 1000U}) {
                const std::vector<float> values = randomFloats(count * width);
                const auto bounds = finiteBoundsOf(values, width);
                QVERIFY(bounds.has_value());
                QVERIFY(bounds->min == plainBounds(values, width).min);
                QVERIFY(bounds->max == plainBounds(values, width).max);
                checkIntegers<std::uint8_t>(values, width, 1.0F, 128.0F);
                checkIntegers<std::uint16_t>(values, width, 300.0F, 32768.0F);
                checkIntegers<std::uint32_t>(values, width, 1e6F, 3e9F);
                checkIntegers<std::uint32_t>(values, width, 2e7F, 2147483648.0F);
            }
        }
    }

    void nonFiniteValuesAreFoundAnywhere() {
        for (const std::size_t count : {1U, 12U, 30U, 5000U}) {
            for (const std::size_t place : {std::size_t{0}, count / 2, count - 1}) {
                for (const float bad : {std::numeric_limits<float>::infinity(),
                                        -std::numeric_limits<float>::infinity(),
                                        std::numeric_limits<float>::quiet_NaN()}) {
                    std::vector<float> values = randomFloats(count);
                    QCOMPARE(countNotFinite(values), std::size_t{0});
                    values[place] = bad;
                    QCOMPARE(countNotFinite(values), std::size_t{1});
                    QVERIFY(!finiteBoundsOf(values, 1).has_value());
                }
            }
        }
        const std::vector<float> largest(40, std::numeric_limits<float>::max());
        QVERIFY(finiteBoundsOf(largest, 1).has_value());
    }

    void tightAndStridedElementsConvertAlike() {
        constexpr std::size_t kCount = 37;
        const std::vector<std::uint8_t> bytes = bytesOf(kCount * 24 + 3);
        for (const std::size_t width : {1U, 2U, 3U, 4U}) {
            for (const bool normalize : {false, true}) {
                for (const std::size_t offset : {0U, 1U, 3U}) {
                    std::vector<float> tight(kCount * width);
                    copyFloats({bytes.data() + offset, width * 2, kCount}, ComponentType::Short,
                               width, normalize, tight.data());
                    std::vector<std::uint8_t> spread(kCount * 24);
                    for (std::size_t i = 0; i < kCount; ++i) {
                        std::copy_n(
                            bytes.begin() + static_cast<std::ptrdiff_t>(offset + i * width * 2),
                            width * 2, spread.begin() + static_cast<std::ptrdiff_t>(i * 24));
                    }
                    std::vector<float> strided(kCount * width);
                    copyFloats({spread.data(), 24, kCount}, ComponentType::Short, width, normalize,
                               strided.data());
                    QVERIFY(tight == strided);
                }
            }
        }
    }

    void normalizedIntegersFollowTheFormulas() {
        const std::array<std::uint8_t, 4> bytes{0x80, 0x81, 0x7f, 0xff};
        std::array<float, 4> out{};
        copyFloats({bytes.data(), 4, 1}, ComponentType::Byte, 4, true, out.data());
        QCOMPARE(out, (std::array{-1.0F, -1.0F, 1.0F, -1.0F / 127.0F}));
        copyFloats({bytes.data(), 4, 1}, ComponentType::UnsignedByte, 4, true, out.data());
        QCOMPARE(out, (std::array{128.0F / 255.0F, 129.0F / 255.0F, 127.0F / 255.0F, 1.0F}));
        copyFloats({bytes.data(), 4, 1}, ComponentType::Byte, 4, false, out.data());
        QCOMPARE(out, (std::array{-128.0F, -127.0F, 127.0F, -1.0F}));
    }

    void integersOfEverySizeBecomeThirtyTwoBits() {
        const std::array<std::uint8_t, 4> bytes{1, 2, 0xff, 0xfe};
        std::array<std::uint32_t, 4> out{};
        copyIntegers({bytes.data(), 1, 4}, ComponentType::UnsignedByte, 1, out.data());
        QCOMPARE(out, (std::array{1U, 2U, 0xffU, 0xfeU}));
        copyIntegers({bytes.data(), 2, 2}, ComponentType::UnsignedShort, 1, out.data());
        QCOMPARE(out[0], 0x0201U);
        QCOMPARE(out[1], 0xfeffU);
        copyIntegers({bytes.data(), 4, 1}, ComponentType::UnsignedInt, 1, out.data());
        QCOMPARE(out[0], 0xfeff0201U);
    }
};

SINEW_TEST(TestValueScan)
#include "test_value_scan.moc"
