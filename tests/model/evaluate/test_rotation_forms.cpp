// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
//
// Rotations between nearly equal or nearly opposite keys, against hand-computed angles (glTF 2.0,
// appendix C.4 and C.5).
#include <QTest>
#include <cmath>
#include <numbers>

#include "tests/support/animated_node.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

using Quaternion = std::vector<double>;  // x, y, z, w

Quaternion turn(double x, double y, double z, double degrees) {
    const double half = degrees * std::numbers::pi / 360.0;
    const double length = std::sqrt(x * x + y * y + z * z);
    const double sine = std::sin(half) / length;
    return {x * sine, y * sine, z * sine, std::cos(half)};
}

Quaternion times(double factor, Quaternion q) {
    for (double& number : q) {
        number *= factor;
    }
    return q;
}

double distance(const std::vector<float>& actual, const Quaternion& expected) {
    double same = 0.0, turned = 0.0;
    for (std::size_t i = 0; i < 4; ++i) {
        same = std::max(same, std::abs(double{actual[i]} - expected[i]));
        turned = std::max(turned, std::abs(double{actual[i]} + expected[i]));
    }
    return std::min(same, turned);
}

double lengthOf(const std::vector<float>& q) {
    return std::hypot(std::hypot(double{q[0]}, double{q[1]}),
                      std::hypot(double{q[2]}, double{q[3]}));
}

AnimatedNode linear(std::initializer_list<Quaternion> keys) {
    CurveSpec spec{.target = Target::Rotation, .times = {}, .values = {}};
    for (const Quaternion& key : keys) {
        spec.times.push_back(static_cast<double>(spec.times.size()));
        spec.values.insert(spec.values.end(), key.begin(), key.end());
    }
    return AnimatedNode(spec);
}

struct SplineKey {
    Quaternion in, value, out;
};

AnimatedNode spline(std::initializer_list<SplineKey> keys, double spacing = 1.0) {
    CurveSpec spec{
        .target = Target::Rotation, .interpolation = "CUBICSPLINE", .times = {}, .values = {}};
    for (const SplineKey& key : keys) {
        spec.times.push_back(spacing * static_cast<double>(spec.times.size()));
        for (const Quaternion& part : {key.in, key.value, key.out}) {
            spec.values.insert(spec.values.end(), part.begin(), part.end());
        }
    }
    return AnimatedNode(spec);
}

const Quaternion kNothing{0, 0, 0, 0};
constexpr double kTolerance = 4e-7;
constexpr float kParts[] = {0.0F, 0.1F, 0.25F, 0.5F, 0.7F, 0.999F, 1.0F};

}  // namespace

class TestRotationForms : public QObject {
    Q_OBJECT
private slots:
    void everyAngleUpToAHalfTurnIsEven();
    void nearlyEqualKeysAreSafe();
    void oneRotationWithBothSignsStandsStill();
    void nearlyOppositeSignsAreNearlyEqual();
    void aHalfTurnStaysOnItsAxis();
    void pastAHalfTurnTheOtherWayIsShorter();
    void signsThatFlipFromKeyToKeyDoNotMatter();
    void everyAxisTurns();
    void splinesWithoutTangentsStayBetweenTheirKeys();
    void largeTangentsAreNormalisedAway();
    void splinesKeepTheSignsTheyAreGiven();
};

void TestRotationForms::everyAngleUpToAHalfTurnIsEven() {
    for (double degrees = 0.5; degrees <= 179.5; degrees += 0.5) {
        AnimatedNode node = linear({turn(1, 2, -2, 0), turn(1, 2, -2, degrees)});
        for (const float part : kParts) {
            QVERIFY(distance(node.at(part), turn(1, 2, -2, double{part} * degrees)) < kTolerance);
        }
    }
}

void TestRotationForms::nearlyEqualKeysAreSafe() {
    for (const double degrees : {0.0, 1e-12, 1e-9, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3, 1e-2, 0.1}) {
        AnimatedNode node = linear({turn(0, 0, 1, 30.0), turn(0, 0, 1, 30.0 + degrees)});
        for (const float part : kParts) {
            const std::vector<float> q = node.at(part);
            QVERIFY(std::abs(lengthOf(q) - 1.0) < kTolerance);
            QVERIFY(distance(q, turn(0, 0, 1, 30.0 + double{part} * degrees)) < kTolerance);
        }
    }
}

void TestRotationForms::oneRotationWithBothSignsStandsStill() {
    for (const Quaternion& q : {turn(1, 2, 3, 77.0), turn(0, 1, 0, 180.0), turn(1, 0, 0, 0.0)}) {
        AnimatedNode node = linear({q, times(-1, q)});
        for (const float part : kParts) {
            QVERIFY(std::abs(lengthOf(node.at(part)) - 1.0) < kTolerance);
            QVERIFY(distance(node.at(part), q) < kTolerance);
        }
    }
}

void TestRotationForms::nearlyOppositeSignsAreNearlyEqual() {
    for (const double degrees : {1e-9, 1e-6, 1e-4, 1e-3, 1e-2, 0.1, 1.0}) {
        AnimatedNode node = linear({turn(3, 1, 0, 50.0), times(-1, turn(3, 1, 0, 50.0 + degrees))});
        for (const float part : kParts) {
            const std::vector<float> q = node.at(part);
            QVERIFY(std::abs(lengthOf(q) - 1.0) < kTolerance);
            QVERIFY(distance(q, turn(3, 1, 0, 50.0 + double{part} * degrees)) < kTolerance);
        }
    }
}

// Both directions are equally long: either is correct, if it stays on the axis at constant speed.
void TestRotationForms::aHalfTurnStaysOnItsAxis() {
    for (const double sign : {1.0, -1.0}) {
        AnimatedNode node = linear({{0, 0, 0, 1}, {0, sign, 0, 0}});
        for (const float part : kParts) {
            const std::vector<float> q = node.at(part);
            QVERIFY(std::min(distance(q, turn(0, 1, 0, 180.0 * double{part})),
                             distance(q, turn(0, 1, 0, -180.0 * double{part}))) < kTolerance);
        }
    }
}

void TestRotationForms::pastAHalfTurnTheOtherWayIsShorter() {
    for (const double degrees : {180.01, 181.0, 270.0, 359.0, 359.999}) {
        AnimatedNode node = linear({turn(0, 0, 1, 0.0), turn(0, 0, 1, degrees)});
        for (const float part : kParts) {
            QVERIFY(distance(node.at(part), turn(0, 0, 1, double{part} * (degrees - 360.0))) <
                    kTolerance);
        }
    }
}

void TestRotationForms::signsThatFlipFromKeyToKeyDoNotMatter() {
    const Quaternion a = turn(1, 0, 0, 20), b = turn(1, 0, 0, 80), c = turn(1, 0, 0, 170);
    AnimatedNode plain = linear({a, b, c, b, a});
    AnimatedNode flipped = linear({a, times(-1, b), c, times(-1, b), times(-1, a)});
    for (float time = 0.0F; time <= 4.0F; time += 0.05F) {
        const std::vector<float> q = plain.at(time);
        QVERIFY(distance(flipped.at(time), Quaternion(q.begin(), q.end())) < kTolerance);
    }
    QVERIFY(distance(flipped.at(1.5F), turn(1, 0, 0, 125)) < kTolerance);
    QVERIFY(distance(flipped.at(3.25F), turn(1, 0, 0, 65)) < kTolerance);
}

// q(t) = q(0) × the turn from q(0) to q(1), t of it: about any axis, from any start.
void TestRotationForms::everyAxisTurns() {
    const Quaternion start{0.5, -0.5, 0.5, 0.5};
    const auto after = [&start](const Quaternion& t) {
        const double x = start[0], y = start[1], z = start[2], w = start[3];
        return Quaternion{
            w * t[0] + x * t[3] + y * t[2] - z * t[1], w * t[1] - x * t[2] + y * t[3] + z * t[0],
            w * t[2] + x * t[1] - y * t[0] + z * t[3], w * t[3] - x * t[0] - y * t[1] - z * t[2]};
    };
    for (const auto& axis : {Quaternion{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, -1, 1}, {-3, 2, 0.1}}) {
        AnimatedNode node = linear({start, after(turn(axis[0], axis[1], axis[2], 140.0))});
        for (const float part : kParts) {
            QVERIFY(distance(node.at(part), after(turn(axis[0], axis[1], axis[2],
                                                       140.0 * double{part}))) < kTolerance);
        }
    }
}

void TestRotationForms::splinesWithoutTangentsStayBetweenTheirKeys() {
    AnimatedNode node =
        spline({{kNothing, turn(0, 1, 0, 0), kNothing}, {kNothing, turn(0, 1, 0, 120), kNothing}});
    QVERIFY(distance(node.at(0.5F), turn(0, 1, 0, 60)) < kTolerance);
    double last = -1.0;
    for (float time = 0.0F; time <= 1.0F; time += 0.01F) {
        const std::vector<float> q = node.at(time);
        QVERIFY(std::abs(lengthOf(q) - 1.0) < kTolerance);
        QVERIFY(std::abs(q[0]) < 1e-7F && std::abs(q[2]) < 1e-7F);
        const double angle = std::atan2(double{q[1]}, double{q[3]});
        QVERIFY(angle >= last);
        last = angle;
    }
}

// The tangents swamp the values: a quarter of the way they count 9/64 of the spacing, the values
// 27/32 and 5/32.
void TestRotationForms::largeTangentsAreNormalisedAway() {
    for (const double large : {10.0, 1e4, 1e8}) {
        for (const double spacing : {0.01, 1.0, 50.0}) {
            AnimatedNode node = spline(
                {{kNothing, {0, 0, 0, 1}, {large, 0, 0, 0}}, {kNothing, {0, 0, 0, 1}, kNothing}},
                spacing);
            const std::vector<float> q = node.at(static_cast<float>(0.25 * spacing));
            const double x = 9.0 / 64.0 * spacing * large;
            const double length = std::hypot(x, 1.0);
            QVERIFY(std::abs(lengthOf(q) - 1.0) < kTolerance);
            QVERIFY(distance(q, {x / length, 0, 0, 1.0 / length}) < 1e-6);
        }
    }
}

// C.5 does not choose the shorter path: from q to -q a spline takes the long way, along its
// tangents.
void TestRotationForms::splinesKeepTheSignsTheyAreGiven() {
    AnimatedNode node =
        spline({{kNothing, {0, 0, 0, 1}, {0, 0, 4, 0}}, {{0, 0, -4, 0}, {0, 0, 0, -1}, kNothing}});
    const std::vector<float> middle = node.at(0.5F);  // values cancel, tangents give 4/8 + 4/8
    QVERIFY(distance(middle, {0, 0, 1, 0}) < kTolerance);
    QVERIFY(std::abs(lengthOf(middle) - 1.0) < kTolerance);
}

SINEW_TEST(TestRotationForms)
#include "test_rotation_forms.moc"
