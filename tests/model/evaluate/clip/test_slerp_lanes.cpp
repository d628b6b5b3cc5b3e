// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
//
// Chains of thousands of joints accumulate the error of every rotation: slerp must be rounded once
// and unbiased.
#include <QTest>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>

#include "model/evaluate/clip/lane_kernels.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

using namespace sinew;
using test::Random;

namespace {

constexpr std::size_t kLanes = 64;
using Rotations = std::array<float, 4 * kLanes + kMaxLanes>;  // x of all lanes, y, z, w
using Quaternion = std::array<long double, 4>;

struct Pairs {
    Rotations from{};
    Rotations to{};
};

void set(Rotations& rotations, std::size_t lane, const glm::dquat& q) {
    rotations[lane] = static_cast<float>(q.x);
    rotations[kLanes + lane] = static_cast<float>(q.y);
    rotations[2 * kLanes + lane] = static_cast<float>(q.z);
    rotations[3 * kLanes + lane] = static_cast<float>(q.w);
}

/// Pairs whose quaternions enclose an angle between the two given ones.
Pairs pairsAtAngles(Random& random, double least, double most) {
    Pairs pairs;
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
        const glm::dquat from(random.rotation());
        const glm::dvec3 axis = glm::normalize(glm::dvec3(random.vector(1.0)) + 1e-3);
        const double angle = random.within(least, most);
        set(pairs.from, lane, from);
        set(pairs.to, lane, from * glm::dquat(std::cos(angle), std::sin(angle) * axis));
    }
    return pairs;
}

Quaternion laneOf(const Rotations& rotations, std::size_t lane) {
    return {rotations[lane], rotations[kLanes + lane], rotations[2 * kLanes + lane],
            rotations[3 * kLanes + lane]};
}

/// Appendix C.4.
Quaternion slerp(const Quaternion& a, const Quaternion& b, double fraction) {
    const long double dot = std::inner_product(a.begin(), a.end(), b.begin(), 0.0L);
    const long double t = fraction;
    long double weightA = 1.0L - t;
    long double weightB = t;
    if (std::abs(dot) < 1.0L) {
        const long double angle = std::acos(std::abs(dot));
        weightA = std::sin(angle * (1.0L - t)) / std::sin(angle);
        weightB = std::sin(angle * t) / std::sin(angle);
    }
    Quaternion result{};
    for (std::size_t i = 0; i < 4; ++i) {
        result[i] = weightA * a[i] + (dot < 0.0L ? -weightB : weightB) * b[i];
    }
    return result;
}

long double lengthOf(const Quaternion& q) {
    return std::sqrt(std::inner_product(q.begin(), q.end(), q.begin(), 0.0L));
}

/// The error in units of the last place.
long double ulps(float value, long double exact) {
    const float size = std::abs(static_cast<float>(exact));
    return std::abs(value - exact) / (std::nextafter(size, 2.0F) - size);
}

LaneTargets allLanes() {
    std::vector<std::uint32_t> targets(kLanes);
    std::iota(targets.begin(), targets.end(), 0U);
    return laneTargets(std::move(targets));
}

}  // namespace

class TestSlerpLanes : public QObject {
    Q_OBJECT
private slots:
    void everyNumberIsTheExactOneRounded_data();
    void everyNumberIsTheExactOneRounded();
    void aPairThatIsNotUnitFollowsTheFormula();
};

void TestSlerpLanes::everyNumberIsTheExactOneRounded_data() {
    constexpr double kPi = std::numbers::pi;
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most");
    QTest::newRow("equal") << 0.0 << 0.0;
    QTest::newRow("nearly equal") << 0.0 << 1e-3;
    QTest::newRow("small angles") << 0.0 << 0.35;
    QTest::newRow("around the change of series") << 0.354 << 0.357;
    QTest::newRow("any angle") << 0.0 << kPi;
    QTest::newRow("half a turn") << 0.5 * kPi - 1e-6 << 0.5 * kPi + 1e-6;
    QTest::newRow("nearly opposite signs") << kPi - 1e-3 << kPi;
}

void TestSlerpLanes::everyNumberIsTheExactOneRounded() {
    QFETCH(const double, least);
    QFETCH(const double, most);
    Random random(11);
    const LaneTargets lanes = allLanes();
    Rotations out{};
    long double lengthErrors = 0.0L;
    constexpr std::size_t kRounds = 400;
    for (std::size_t round = 0; round < kRounds; ++round) {
        const Pairs pairs = pairsAtAngles(random, least, most);
        const double fraction = random.within(0.0, 1.0);
        slerpLanes(lanes, pairs.from.data(), pairs.to.data(), fraction, out.data(), kLanes);
        for (std::size_t lane = 0; lane < kLanes; ++lane) {
            const Quaternion exact =
                slerp(laneOf(pairs.from, lane), laneOf(pairs.to, lane), fraction);
            for (std::size_t i = 0; i < 4; ++i) {
                const float value = out[i * kLanes + lane];
                QVERIFY(std::abs(exact[i]) < 1e-3L ? std::abs(value - exact[i]) < 1e-10L
                                                   : ulps(value, exact[i]) < 0.53L);
            }
            lengthErrors += lengthOf(laneOf(out, lane)) - lengthOf(exact);
        }
    }
    QVERIFY(std::abs(lengthErrors / (kRounds * kLanes)) < 5e-9L);
}

// Quantised rotations are shorter or longer than 1.
void TestSlerpLanes::aPairThatIsNotUnitFollowsTheFormula() {
    Random random(12);
    const LaneTargets lanes = allLanes();
    for (const double length : {0.99, 1.01}) {
        Pairs pairs = pairsAtAngles(random, 0.0, 2.0);
        for (Rotations* rotations : {&pairs.from, &pairs.to}) {
            for (float& value : *rotations) {
                value *= static_cast<float>(length);
            }
        }
        Rotations out{};
        slerpLanes(lanes, pairs.from.data(), pairs.to.data(), 0.3, out.data(), kLanes);
        for (std::size_t lane = 0; lane < kLanes; ++lane) {
            const Quaternion exact = slerp(laneOf(pairs.from, lane), laneOf(pairs.to, lane), 0.3);
            for (std::size_t i = 0; i < 4; ++i) {
                QVERIFY(std::abs(out[i * kLanes + lane] - exact[i]) < 7e-8L);
            }
        }
    }
}

SINEW_TEST(TestSlerpLanes)
#include "test_slerp_lanes.moc"
