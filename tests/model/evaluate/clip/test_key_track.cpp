// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <cmath>
#include <limits>

#include "model/evaluate/clip/key_track.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

using namespace sinew;
using test::Random;

namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr float kDenormal = std::numeric_limits<float>::denorm_min();

std::vector<float> sorted(std::vector<float> times) {
    std::sort(times.begin(), times.end());
    return times;
}

std::vector<float> even(std::size_t count, float start, float step) {
    std::vector<float> times;
    for (std::size_t i = 0; i < count; ++i) {
        times.push_back(start + step * static_cast<float>(i));
    }
    return times;
}

/// Nearly all keys in a few places, a thousandth of a millionth of the range wide.
std::vector<float> clustered() {
    Random random(5);
    std::vector<float> times{-1000.0F, 1000.0F};
    for (const float center : {0.0F, 1e-3F, 0.5F}) {
        for (int i = 0; i < 300; ++i) {
            times.push_back(center + static_cast<float>(random.within(0.0, 1e-6)));
        }
    }
    return sorted(std::move(times));
}

std::vector<float> denormalSteps() {
    std::vector<float> times;
    for (int i = 0; i < 50; ++i) {
        times.push_back(kDenormal * static_cast<float>(i));
    }
    return times;
}

std::vector<float> anywhere(std::size_t count) {
    Random random(6);
    std::vector<float> times;
    for (std::size_t i = 0; i < count; ++i) {
        times.push_back(static_cast<float>(random.within(-3.0, 40.0)));
    }
    return sorted(std::move(times));
}

std::vector<float> manyEqual() {
    std::vector<float> times;
    for (int i = 0; i < 90; ++i) {
        times.push_back(static_cast<float>(i / 30));
    }
    return times;
}

bool isSame(const KeySpan& a, const KeySpan& b) {
    return a.key == b.key && a.next == b.next && a.fraction == b.fraction &&
           a.spacingSeconds == b.spacingSeconds;
}

}  // namespace

class TestKeyTrack : public QObject {
    Q_OBJECT
private slots:
    void findsWhatAPlainSearchFinds_data();
    void findsWhatAPlainSearchFinds();
};

void TestKeyTrack::findsWhatAPlainSearchFinds_data() {
    QTest::addColumn<QVector<float>>("times");
    const auto add = [](const char* name, const std::vector<float>& times) {
        QTest::newRow(name) << QVector<float>(times.begin(), times.end());
    };
    add("one key", {2.5F});
    add("two keys", {1.0F, 2.0F});
    add("two equal keys", {1.0F, 1.0F});
    add("even", even(240, 0.0F, 1.0F / 24.0F));
    add("starts late", even(100, 1000.0F, 0.04F));
    add("starts early", even(100, -77.0F, 0.3F));
    add("clustered", clustered());
    add("huge gaps", {-3e38F, -1e20F, -1.0F, 0.0F, 1e-30F, 1e-20F, 1.0F, 1e20F, 3e38F});
    add("denormal steps", denormalSteps());
    add("denormal and huge", {0.0F, kDenormal, 2.0F * kDenormal, 1e38F});
    add("many equal", manyEqual());
    add("equal at both ends", {0.0F, 0.0F, 0.0F, 1.0F, 2.0F, 2.0F});
    add("100,000 anywhere", anywhere(100000));
}

void TestKeyTrack::findsWhatAPlainSearchFinds() {
    QFETCH(const QVector<float>, times);
    const std::vector<float> keys(times.begin(), times.end());
    const KeyTrack track(keys);
    std::vector<float> asked{-kInfinity, kInfinity, std::numeric_limits<float>::quiet_NaN()};
    for (std::size_t i = 0; i < keys.size(); i += 1 + keys.size() / 2000) {
        asked.insert(asked.end(), {keys[i], std::nextafter(keys[i], -kInfinity),
                                   std::nextafter(keys[i], kInfinity)});
    }
    Random random(7);
    for (int i = 0; i < 2000; ++i) {
        asked.push_back(static_cast<float>(random.within(keys.front(), keys.back())));
    }
    const auto count = static_cast<std::uint32_t>(keys.size());
    for (const float time : asked) {
        const KeySpan expected = findKeys(keys, time);
        for (const std::uint32_t hint :
             {0U, expected.key, expected.key - 1, expected.key - 2, expected.key - 3,
              expected.key + 1, count - 1, count, 0xffffffffU, random.below(count)}) {
            QVERIFY2(isSame(track.find(time, hint), expected),
                     qPrintable(QString("time %1, hint %2").arg(double{time}).arg(hint)));
        }
    }
}

SINEW_TEST(TestKeyTrack)
#include "test_key_track.moc"
