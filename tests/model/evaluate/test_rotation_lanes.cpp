// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
//
// Rotations of many nodes sampled together, of equal or of different angles: each result equals
// that of the node sampled alone.
#include <QTest>
#include <numbers>

#include "model/evaluate/pose_evaluator.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/random_clip.h"
#include "tests/support/reference/agreement.h"
#include "tests/support/test_program.h"

using namespace sinew;
using test::Random;

namespace {

constexpr AnimationIndex kFirst{0U};
constexpr double kTolerance = 1.5e-7;  // rounded to single precision once

glm::quat turnedBy(Random& random, const glm::quat& from, double degrees) {
    const glm::dvec3 axis = glm::dvec3(random.rotation() * glm::vec3(0, 0, 1));
    const double half = degrees * std::numbers::pi / 360.0;
    return glm::quat(glm::normalize(
        glm::dquat(from) * glm::dquat(std::cos(half), glm::normalize(axis) * std::sin(half))));
}

void append(std::vector<float>& values, const glm::quat& q, float sign) {
    values.insert(values.end(), {sign * q.x, sign * q.y, sign * q.z, sign * q.w});
}

/// As many nodes as there are turns; two keys each, over the same second.
std::shared_ptr<const Asset> turningNodes(Random& random, const std::vector<double>& degrees) {
    Asset asset;
    asset.nodes.resize(degrees.size());
    Animation& clip = asset.animations.emplace_back();
    for (std::size_t n = 0; n < degrees.size(); ++n) {
        std::vector<float> values;
        const glm::quat from = random.rotation();
        append(values, from, 1.0F);
        append(values, turnedBy(random, from, degrees[n]), random.below(2) == 0 ? 1.0F : -1.0F);
        test::addChannel(clip, NodeIndex(n), ChannelPath::Rotation,
                         {Interpolation::Linear, 4, {0.0F, 1.0F}, std::move(values)});
    }
    return test::finishAsset(std::move(asset));
}

bool agrees(const std::shared_ptr<const Asset>& asset) {
    PoseEvaluator evaluator(asset);
    for (const float time : {0.0F, 0.001F, 0.25F, 0.5F, 0.618F, 0.97F, 1.0F}) {
        evaluator.evaluate(kFirst, time);
        const reference::Pose expected = reference::poseAt(*asset, kFirst, double{time});
        const reference::Difference found = reference::localDifference(evaluator, expected);
        if (!(found.value < kTolerance)) {
            qWarning("%s at %g s is off by %g", found.where.c_str(), double{time}, found.value);
            return false;
        }
    }
    return true;
}

}  // namespace

class TestRotationLanes : public QObject {
    Q_OBJECT
private slots:
    void turnsOfOneSizeAgree();
    void turnsOfAllSizesAgree();
    void everyCountAgrees();
};

void TestRotationLanes::turnsOfOneSizeAgree() {
    Random random(41);
    for (double degrees = 0.0; degrees < 180.0; degrees += degrees < 1.0 ? 0.05 : 1.0) {
        QVERIFY(agrees(turningNodes(random, std::vector<double>(16, degrees))));
    }
}

void TestRotationLanes::turnsOfAllSizesAgree() {
    Random random(42);
    for (int round = 0; round < 50; ++round) {
        std::vector<double> degrees;
        for (int i = 0; i < 40; ++i) {
            degrees.push_back(random.within(0.0, 179.0));
        }
        QVERIFY(agrees(turningNodes(random, degrees)));
    }
}

void TestRotationLanes::everyCountAgrees() {
    Random random(43);
    for (std::size_t count = 1; count <= 35; ++count) {
        QVERIFY(agrees(turningNodes(random, std::vector<double>(count, 12.0))));
        QVERIFY(agrees(turningNodes(random, std::vector<double>(count, 100.0))));
    }
}

SINEW_TEST(TestRotationLanes)
#include "test_rotation_lanes.moc"
