// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
//
// The position of a time between keys, for every animatable property, from the file to the pose.
#include <QTest>
#include <cmath>
#include <limits>

#include "tests/support/animated_node.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

const char* const kInterpolations[] = {"LINEAR", "STEP", "CUBICSPLINE"};

/// Keys of one number each: a rotation is a turn about Z by `number` × 90 degrees, anything else
/// has the number in every component. Tangents are 0.
std::vector<double> keys(Target target, const char* interpolation,
                         std::initializer_list<double> numbers) {
    std::vector<double> values;
    const bool isSpline = std::string(interpolation) == "CUBICSPLINE";
    const std::vector<double> nothing(widthOf(target), 0.0);
    for (const double number : numbers) {
        std::vector<double> key(widthOf(target), number);
        if (target == Target::Rotation) {
            key = {0, 0, std::sin(number * 0.78539816339744831),
                   std::cos(number * 0.78539816339744831)};
        }
        if (isSpline) {
            values.insert(values.end(), nothing.begin(), nothing.end());
        }
        values.insert(values.end(), key.begin(), key.end());
        if (isSpline) {
            values.insert(values.end(), nothing.begin(), nothing.end());
        }
    }
    return values;
}

/// The number that `keys` represents, from what the curve drives.
double numberOf(Target target, const std::vector<float>& value) {
    if (target == Target::Rotation) {
        return 2.0 * std::atan2(double{value[2]}, double{value[3]}) / 1.5707963267948966;
    }
    for (const float component : value) {
        if (component != value.front()) {
            return std::numeric_limits<double>::quiet_NaN();
        }
    }
    return double{value[0]};
}

class Curve {
public:
    Curve(Target target, const char* interpolation, std::vector<double> times,
          std::initializer_list<double> numbers)
        : m_target(target),
          m_node({target, interpolation, std::move(times), keys(target, interpolation, numbers)}) {}

    [[nodiscard]] bool isAt(float seconds, double number, double tolerance = 1e-6) {
        return std::abs(numberOf(m_target, m_node.at(seconds)) - number) < tolerance;
    }

private:
    Target m_target;
    AnimatedNode m_node;
};

template <class Work>
void forAll(const Work& work) {
    for (const Target target : kTargets) {
        for (const char* interpolation : kInterpolations) {
            work(target, interpolation);
        }
    }
}

constexpr float kNever = std::numeric_limits<float>::max();

float justBefore(float time) {
    return std::nextafter(time, -kNever);
}

}  // namespace

class TestKeyTimes : public QObject {
    Q_OBJECT
private slots:
    void oneKeyHoldsAlways();
    void twoKeysHoldOutside();
    void aClipThatStartsLateWaits();
    void ofEqualTimesTheLastOneHolds();
    void equalFirstAndLastTimesAreSafe();
    void spacingsOfAnySizeAreEven();
    void unevenKeysGoByTimeNotByNumber();
    void everyKeyOfManyIsFound();
};

void TestKeyTimes::oneKeyHoldsAlways() {
    forAll([](Target target, const char* interpolation) {
        Curve curve(target, interpolation, {2.0}, {0.75});
        for (const float time : {-kNever, 0.0F, 2.0F, 3.0F, kNever}) {
            QVERIFY(curve.isAt(time, 0.75));
        }
    });
}

void TestKeyTimes::twoKeysHoldOutside() {
    forAll([](Target target, const char* interpolation) {
        Curve curve(target, interpolation, {1.0, 2.0}, {0.25, 0.75});
        for (const float time : {-kNever, -1.0F, 0.0F, justBefore(1.0F), 1.0F}) {
            QVERIFY(curve.isAt(time, 0.25));
        }
        for (const float time : {2.0F, 2.5F, 1e9F, kNever}) {
            QVERIFY(curve.isAt(time, 0.75));
        }
    });
}

// Times are not wrapped to the start: a clip from 10 s to 11 s is constant before and after.
void TestKeyTimes::aClipThatStartsLateWaits() {
    forAll([](Target target, const char* interpolation) {
        Curve curve(target, interpolation, {10.0, 11.0}, {0.25, 0.75});
        QVERIFY(curve.isAt(0.5F, 0.25));
        QVERIFY(curve.isAt(9.5F, 0.25));
        QVERIFY(curve.isAt(10.5F, interpolation[0] == 'S' ? 0.25 : 0.5));
        QVERIFY(curve.isAt(11.5F, 0.75));
        QVERIFY(curve.isAt(20.5F, 0.75));
    });
}

void TestKeyTimes::ofEqualTimesTheLastOneHolds() {
    forAll([](Target target, const char* interpolation) {
        Curve curve(target, interpolation, {0.0, 1.0, 1.0, 1.0, 2.0}, {0.0, 0.5, 0.9, 0.1, 0.6});
        const bool isStep = interpolation[0] == 'S';
        QVERIFY(curve.isAt(0.5F, isStep ? 0.0 : 0.25));
        QVERIFY(curve.isAt(justBefore(1.0F), isStep ? 0.0 : 0.5));
        QVERIFY(curve.isAt(1.0F, 0.1));
        QVERIFY(curve.isAt(1.5F, isStep ? 0.1 : 0.35));
    });
}

void TestKeyTimes::equalFirstAndLastTimesAreSafe() {
    forAll([](Target target, const char* interpolation) {
        Curve ends(target, interpolation, {1.0, 1.0, 2.0, 2.0}, {0.1, 0.2, 0.3, 0.4});
        QVERIFY(ends.isAt(0.0F, 0.1));
        QVERIFY(ends.isAt(1.0F, 0.2));
        QVERIFY(ends.isAt(justBefore(2.0F), interpolation[0] == 'S' ? 0.2 : 0.3));
        QVERIFY(ends.isAt(2.0F, 0.4));
        Curve moment(target, interpolation, {3.0, 3.0}, {0.1, 0.2});
        QVERIFY(moment.isAt(justBefore(3.0F), 0.1));
        QVERIFY(moment.isAt(3.0F, 0.2));
        QVERIFY(moment.isAt(4.0F, 0.2));
    });
}

void TestKeyTimes::spacingsOfAnySizeAreEven() {
    for (const Target target : kTargets) {
        for (const double spacing : {1e-5, 1e-3, 1.0, 100.0, 1e5}) {
            Curve curve(target, "LINEAR", {0.0, spacing}, {0.0, 0.8});
            QVERIFY(curve.isAt(static_cast<float>(0.25 * spacing), 0.2));
            QVERIFY(curve.isAt(static_cast<float>(0.75 * spacing), 0.6));
        }
    }
}

void TestKeyTimes::unevenKeysGoByTimeNotByNumber() {
    for (const Target target : kTargets) {
        Curve curve(target, "LINEAR", {0.0, 0.125, 4.0, 4.25, 20.0}, {0.0, 0.8, 0.2, 0.6, 1.0});
        QVERIFY(curve.isAt(0.0625F, 0.4));
        QVERIFY(curve.isAt(2.0625F, 0.5));
        QVERIFY(curve.isAt(4.125F, 0.4));
        QVERIFY(curve.isAt(12.125F, 0.8));
    }
}

// Clustered at one end, so that uniform buckets cannot separate them.
void TestKeyTimes::everyKeyOfManyIsFound() {
    std::vector<double> times;
    std::vector<double> values;
    for (int i = 0; i < 500; ++i) {
        times.push_back(i < 400 ? 0.001 * i : 0.4 + 7.0 * (i - 400));
        values.insert(values.end(), {double(i), double(2 * i), double(-i)});
    }
    AnimatedNode node({Target::Translation, "LINEAR", times, values});
    for (std::size_t key = 0; key < times.size(); ++key) {
        const std::vector<float> value = node.at(static_cast<float>(times[(key * 211) % 500]));
        const auto expected = static_cast<float>((key * 211) % 500);
        QCOMPARE(value, (std::vector<float>{expected, 2.0F * expected, -expected}));
    }
    for (std::size_t key = 0; key + 1 < times.size(); ++key) {
        const auto middle = static_cast<float>(0.5 * (times[key] + times[key + 1]));
        QVERIFY(std::abs(node.at(middle)[0] - (static_cast<float>(key) + 0.5F)) < 2e-2F);
    }
}

SINEW_TEST(TestKeyTimes)
#include "test_key_times.moc"
