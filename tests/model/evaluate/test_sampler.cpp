// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <array>
#include <cmath>

#include "model/evaluate/sampler.h"
#include "tests/model/evaluate/near.h"
#include "tests/support/test_program.h"

using namespace sinew;
using sinew::test::isNear;

namespace {

Sampler curve(Interpolation interpolation, std::uint32_t width, std::vector<float> times,
              std::vector<float> values) {
    Sampler sampler;
    sampler.interpolation = interpolation;
    sampler.width = width;
    sampler.times = std::move(times);
    sampler.values = std::move(values);
    return sampler;
}

float at(const Sampler& sampler, float time, std::uint32_t cursor = 0) {
    float value = -99.0F;
    sampleCurve(sampler, time, false, cursor, {&value, 1});
    return value;
}

std::array<float, 4> rotationAt(const Sampler& sampler, float time) {
    std::array<float, 4> value{};
    std::uint32_t cursor = 0;
    sampleCurve(sampler, time, true, cursor, value);
    return value;
}

float lengthOf(const std::array<float, 4>& q) {
    return std::sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
}

}  // namespace

class TestSampler : public QObject {
    Q_OBJECT
private slots:
    void linearMixesInProportionToTime();
    void stepHoldsUntilTheNextKey();
    void beforeTheFirstAndAfterTheLastKeyItsValueHolds();
    void atTheLastKeyNothingFollows();
    void aSingleKeyHoldsEverywhere();
    void aClipThatDoesNotStartAtZeroKeepsItsTimes();
    void ofEqualTimesTheLastOneHolds();
    void aNanTimeUsesTheFirstKey();
    void anEmptySamplerLeavesTheOutputAlone();
    void theHintNeverChangesTheAnswer();
    void slerpTurnsAtConstantSpeed();
    void slerpFollowsTheShorterArc();
    void slerpOfNearlyEqualRotationsIsSafe();
    void slerpOfOppositeSignsOfOneRotationStandsStill();
    void cubicSplineReachesItsKeys();
    void cubicSplineFollowsTheHermiteCurve();
    void cubicSplineScalesTangentsByKeySpacing();
    void cubicSplineHoldsValuesNotTangentsOutside();
    void cubicSplineRenormalisesRotations();
    void cubicSplineDoesNotNormaliseVectors();
    void weightsAreMixedOneByOne();
};

void TestSampler::linearMixesInProportionToTime() {
    const Sampler sampler = curve(Interpolation::Linear, 1, {1.0F, 3.0F}, {10.0F, 20.0F});
    QCOMPARE(at(sampler, 1.0F), 10.0F);
    QCOMPARE(at(sampler, 1.5F), 12.5F);
    QCOMPARE(at(sampler, 2.0F), 15.0F);
    QCOMPARE(at(sampler, 3.0F), 20.0F);
}

void TestSampler::stepHoldsUntilTheNextKey() {
    const Sampler sampler =
        curve(Interpolation::Step, 1, {0.0F, 1.0F, 2.0F}, {10.0F, 20.0F, 30.0F});
    QCOMPARE(at(sampler, 0.999F), 10.0F);
    QCOMPARE(at(sampler, 1.0F), 20.0F);
    QCOMPARE(at(sampler, std::nextafter(2.0F, 0.0F)), 20.0F);
    QCOMPARE(at(sampler, 2.0F), 30.0F);
}

void TestSampler::beforeTheFirstAndAfterTheLastKeyItsValueHolds() {
    for (const Interpolation interpolation : {Interpolation::Linear, Interpolation::Step}) {
        const Sampler sampler = curve(interpolation, 1, {1.0F, 2.0F}, {5.0F, 7.0F});
        QCOMPARE(at(sampler, 0.0F), 5.0F);
        QCOMPARE(at(sampler, -1e30F), 5.0F);
        QCOMPARE(at(sampler, 2.5F), 7.0F);
        QCOMPARE(at(sampler, std::numeric_limits<float>::infinity()), 7.0F);
    }
}

void TestSampler::atTheLastKeyNothingFollows() {
    const std::array<float, 2> times{0.0F, 1.0F};
    for (const float time : {1.0F, 2.0F}) {
        const KeySpan span = findKeys(times, time);
        QCOMPARE(span.key, 1U);
        QCOMPARE(span.next, 1U);
        QCOMPARE(span.fraction, 0.0F);
    }
}

void TestSampler::aSingleKeyHoldsEverywhere() {
    const Sampler linear = curve(Interpolation::Linear, 1, {2.0F}, {5.0F});
    const Sampler cubic = curve(Interpolation::CubicSpline, 1, {2.0F}, {100.0F, 5.0F, -100.0F});
    for (const float time : {0.0F, 2.0F, 9.0F}) {
        QCOMPARE(at(linear, time), 5.0F);
        QCOMPARE(at(cubic, time), 5.0F);
    }
}

void TestSampler::aClipThatDoesNotStartAtZeroKeepsItsTimes() {
    const Sampler sampler = curve(Interpolation::Linear, 1, {10.0F, 11.0F}, {0.0F, 1.0F});
    QCOMPARE(at(sampler, 0.5F), 0.0F);
    QCOMPARE(at(sampler, 10.5F), 0.5F);
}

void TestSampler::ofEqualTimesTheLastOneHolds() {
    const std::array<float, 4> times{0.0F, 1.0F, 1.0F, 2.0F};
    const KeySpan span = findKeys(times, 1.0F);
    QCOMPARE(span.key, 2U);
    QCOMPARE(span.next, 3U);
    QCOMPARE(span.fraction, 0.0F);
    const Sampler sampler =
        curve(Interpolation::Linear, 1, {times.begin(), times.end()}, {0.0F, 1.0F, 5.0F, 6.0F});
    QCOMPARE(at(sampler, 1.0F), 5.0F);
    QVERIFY(isNear(at(sampler, std::nextafter(1.0F, 0.0F)), 1.0F));
    const Sampler flat = curve(Interpolation::Linear, 1, {1.0F, 1.0F}, {3.0F, 4.0F});
    QCOMPARE(at(flat, 0.5F), 3.0F);
    QCOMPARE(at(flat, 1.0F), 4.0F);
}

void TestSampler::aNanTimeUsesTheFirstKey() {
    const Sampler sampler = curve(Interpolation::Linear, 1, {1.0F, 2.0F}, {5.0F, 7.0F});
    QCOMPARE(at(sampler, std::numeric_limits<float>::quiet_NaN()), 5.0F);
}

void TestSampler::anEmptySamplerLeavesTheOutputAlone() {
    QCOMPARE(at(curve(Interpolation::Linear, 1, {}, {}), 1.0F), -99.0F);
}

void TestSampler::theHintNeverChangesTheAnswer() {
    std::vector<float> times;
    for (int i = 0; i < 50; ++i) {
        times.push_back(0.1F * static_cast<float>(i / 2));  // every time twice
    }
    for (float time = -0.2F; time < 2.7F; time += 0.037F) {
        const KeySpan expected = findKeys(times, time);
        for (const std::uint32_t hint : {0U, 7U, 24U, 48U, 49U, 50U, 0xffffffffU}) {
            const KeySpan span = findKeys(times, time, hint);
            QCOMPARE(span.key, expected.key);
            QCOMPARE(span.next, expected.next);
            QCOMPARE(span.fraction, expected.fraction);
        }
    }
}

void TestSampler::slerpTurnsAtConstantSpeed() {
    // From no turn to 90 degrees about Z.
    const float half = std::sqrt(0.5F);
    const Sampler sampler = curve(Interpolation::Linear, 4, {0.0F, 3.0F},
                                  {0.0F, 0.0F, 0.0F, 1.0F, 0.0F, 0.0F, half, half});
    const std::array<float, 4> third = rotationAt(sampler, 1.0F);  // 30 degrees
    QVERIFY(isNear(third[2], std::sin(0.26179939F)));
    QVERIFY(isNear(third[3], std::cos(0.26179939F)));
}

void TestSampler::slerpFollowsTheShorterArc() {
    const float half = std::sqrt(0.5F);
    const Sampler sampler = curve(Interpolation::Linear, 4, {0.0F, 1.0F},
                                  {0.0F, 0.0F, 0.0F, 1.0F, 0.0F, 0.0F, -half, -half});
    const std::array<float, 4> middle = rotationAt(sampler, 0.5F);  // 45 degrees, not 225
    QVERIFY(isNear(std::abs(middle[3]), std::cos(0.39269908F)));
    QVERIFY(isNear(middle[2] / middle[3], std::tan(0.39269908F)));
}

void TestSampler::slerpOfNearlyEqualRotationsIsSafe() {
    for (const float angle : {0.0F, 1e-20F, 1e-7F, 1e-5F, 1e-4F, 1e-3F}) {
        const Sampler sampler =
            curve(Interpolation::Linear, 4, {0.0F, 1.0F},
                  {0.0F, 0.0F, 0.0F, 1.0F, std::sin(angle), 0.0F, 0.0F, std::cos(angle)});
        const std::array<float, 4> middle = rotationAt(sampler, 0.5F);
        QVERIFY(std::abs(lengthOf(middle) - 1.0F) < 1e-6F);
        QVERIFY(std::abs(middle[0] - std::sin(0.5F * angle)) < 1e-7F);
    }
}

void TestSampler::slerpOfOppositeSignsOfOneRotationStandsStill() {
    const Sampler sampler = curve(Interpolation::Linear, 4, {0.0F, 1.0F},
                                  {0.6F, 0.0F, 0.0F, 0.8F, -0.6F, 0.0F, 0.0F, -0.8F});
    const std::array<float, 4> middle = rotationAt(sampler, 0.5F);
    QVERIFY(isNear(middle[0], 0.6F) && isNear(middle[3], 0.8F));
}

void TestSampler::cubicSplineReachesItsKeys() {
    const Sampler sampler =
        curve(Interpolation::CubicSpline, 1, {0.0F, 2.0F}, {9.0F, 1.0F, 4.0F, -3.0F, 5.0F, 8.0F});
    QCOMPARE(at(sampler, 0.0F), 1.0F);
    QCOMPARE(at(sampler, 2.0F), 5.0F);
    QVERIFY(isNear(at(sampler, std::nextafter(2.0F, 0.0F)), 5.0F, 1e-5F));
}

void TestSampler::cubicSplineFollowsTheHermiteCurve() {
    // x^3 on [0, 1]: values 0 and 1, slopes 0 and 3. A Hermite curve is exact for it.
    const Sampler cube =
        curve(Interpolation::CubicSpline, 1, {0.0F, 1.0F}, {0.0F, 0.0F, 0.0F, 3.0F, 1.0F, 0.0F});
    for (const float x : {0.1F, 0.25F, 0.5F, 0.9F}) {
        QVERIFY(isNear(at(cube, x), x * x * x));
    }
}

void TestSampler::cubicSplineScalesTangentsByKeySpacing() {
    // x^3 on [1, 3]: tangents are slopes per second whatever the spacing.
    const Sampler cube =
        curve(Interpolation::CubicSpline, 1, {1.0F, 3.0F}, {0.0F, 1.0F, 3.0F, 27.0F, 27.0F, 0.0F});
    for (const float x : {1.5F, 2.0F, 2.75F}) {
        QVERIFY(isNear(at(cube, x), x * x * x));
    }
}

void TestSampler::cubicSplineHoldsValuesNotTangentsOutside() {
    const Sampler sampler = curve(Interpolation::CubicSpline, 1, {1.0F, 2.0F},
                                  {100.0F, 3.0F, 200.0F, 300.0F, 4.0F, 400.0F});
    QCOMPARE(at(sampler, 0.0F), 3.0F);
    QCOMPARE(at(sampler, 5.0F), 4.0F);
}

void TestSampler::cubicSplineRenormalisesRotations() {
    const float half = std::sqrt(0.5F);
    const Sampler sampler =
        curve(Interpolation::CubicSpline, 4, {0.0F, 1.0F},
              {0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, half, half, 0, 0, 0, 0});
    const std::array<float, 4> middle = rotationAt(sampler, 0.5F);
    QVERIFY(isNear(lengthOf(middle), 1.0F));
    QVERIFY(isNear(middle[2], std::sin(0.39269908F)));  // 45 degrees, by symmetry
}

void TestSampler::cubicSplineDoesNotNormaliseVectors() {
    const Sampler sampler =
        curve(Interpolation::CubicSpline, 1, {0.0F, 1.0F}, {0.0F, 4.0F, 0.0F, 0.0F, 4.0F, 0.0F});
    QCOMPARE(at(sampler, 0.5F), 4.0F);
}

void TestSampler::weightsAreMixedOneByOne() {
    const Sampler sampler =
        curve(Interpolation::Linear, 5, {0.0F, 1.0F}, {0, 1, 2, 3, 4, 10, 21, 32, 43, 54});
    std::array<float, 5> value{};
    std::uint32_t cursor = 0;
    sampleCurve(sampler, 0.5F, false, cursor, value);
    QCOMPARE(value, (std::array<float, 5>{5.0F, 11.0F, 17.0F, 23.0F, 29.0F}));
}

SINEW_TEST(TestSampler)
#include "test_sampler.moc"
