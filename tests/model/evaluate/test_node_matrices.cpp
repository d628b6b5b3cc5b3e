// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <cmath>

#include "model/core/euler_angles.h"
#include "model/evaluate/node_matrices.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr NodeIndex kBarMesh{std::size_t{0}};
constexpr NodeIndex kBarJoint{std::size_t{2}};  // joint 1, which "Bend" turns
constexpr SkinIndex kBarSkin{std::size_t{0}};

glm::dquat turn(glm::length_t axis, double radians) {
    glm::dvec3 about(0.0);
    about[axis] = 1.0;
    return glm::angleAxis(radians, about);
}

double furthest(const glm::mat4& a, const glm::mat4& b) {
    double most = 0.0;
    for (glm::length_t c = 0; c < 4; ++c) {
        for (glm::length_t r = 0; r < 4; ++r) {
            most = std::max(most, std::abs(double(a[c][r]) - double(b[c][r])));
        }
    }
    return most;
}

}  // namespace

class TestNodeMatrices : public QObject {
    Q_OBJECT

private slots:
    void eulerAnglesAreThoseThatWereAppliedInThisOrder() {
        const glm::dvec3 angles[] = {{0.3, -0.7, 1.1}, {-2.5, 1.2, 0.1}, {3.0, -1.5, -3.0}};
        for (const EulerOrderInfo& info : kEulerOrders) {
            for (const glm::dvec3& wanted : angles) {
                const auto [first, second, third] = info.axes;
                glm::dvec3 angle(0.0);
                angle[first] = wanted.x;
                angle[second] = wanted.y;  // a quarter turn at most
                angle[third] = wanted.z;
                const glm::dquat rotation = turn(third, angle[third]) *
                                            turn(second, angle[second]) * turn(first, angle[first]);
                const glm::dvec3 found = eulerRadians(rotation * 3.0, info.order);
                QVERIFY2(glm::length(found - angle) < 1e-12, info.name);
            }
        }
    }

    void inGimbalLockTheRotationIsStillTheSame() {
        const double quarter = std::acos(0.0);
        for (const EulerOrderInfo& info : kEulerOrders) {
            const auto [first, second, third] = info.axes;
            for (const double side : {-quarter, quarter}) {
                const glm::dquat rotation =
                    turn(third, 0.4) * turn(second, side) * turn(first, -0.9);
                const glm::dvec3 found = eulerRadians(rotation, info.order);
                QCOMPARE(found[third], 0.0);
                const glm::dquat again = turn(second, found[second]) * turn(first, found[first]);
                QVERIFY2(std::abs(glm::dot(again, rotation)) > 1.0 - 1e-12, info.name);
            }
        }
        QCOMPARE(eulerRadians(glm::dquat(0, 0, 0, 0), EulerOrder::XYZ), glm::dvec3(0.0));
    }

    void aJointMatrixIsWorldTimesInverseBind() {
        PoseEvaluator evaluator(*skinnedBar().load());
        evaluator.evaluate(AnimationIndex(0), 0.5F);
        const NodeTransforms found = nodeTransforms(
            evaluator,
            {.node = kBarJoint, .skin = kBarSkin, .joint = JointIndex(1), .meshNode = kBarMesh});
        // 45° about Z at one unit of height; the joint was bound there.
        const float half = std::sqrt(0.5F);
        const glm::mat4 world(half, half, 0, 0, -half, half, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1);
        QVERIFY(furthest(found.worldFromNode, world) < 1e-6);
        QVERIFY(furthest(found.parentFromNode, world) < 1e-6);
        const glm::mat4 inverseBind(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, -1, 0, 1);
        QVERIFY(found.joint.has_value());
        QCOMPARE(found.joint->inverseBind, inverseBind);
        QVERIFY(furthest(found.joint->worldFromMesh, world * inverseBind) < 1e-6);
        QVERIFY(furthest(*found.joint->meshNodeFromMesh, world * inverseBind) < 1e-6);
    }

    void theMeshNodeMovesOnlyTheMatrixRelativeToIt() {
        GltfBuilder gltf = skinnedBar();
        gltf.replace("nodes", 0, R"({"mesh":0,"skin":0,"translation":[5,0,0],"scale":[2,2,2]})");
        PoseEvaluator evaluator(*gltf.load());
        const MatrixSubject about{
            .node = kBarJoint, .skin = kBarSkin, .joint = JointIndex(1), .meshNode = kBarMesh};
        const NodeTransforms found = nodeTransforms(evaluator, about);
        QVERIFY(furthest(found.joint->worldFromMesh, glm::mat4(1.0F)) < 1e-6);
        const glm::mat4 relative(0.5, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0.5, 0, -2.5, 0, 0, 1);
        QVERIFY(furthest(*found.joint->meshNodeFromMesh, relative) < 1e-6);
    }

    void aMeshNodeThatIsFlatHasNoMatrixRelativeToIt() {
        GltfBuilder gltf = skinnedBar();
        gltf.replace("nodes", 0, R"({"mesh":0,"skin":0,"scale":[1,0,1]})");
        PoseEvaluator evaluator(*gltf.load());
        const NodeTransforms found = nodeTransforms(
            evaluator,
            {.node = kBarJoint, .skin = kBarSkin, .joint = JointIndex(1), .meshNode = kBarMesh});
        QVERIFY(!found.joint->meshNodeFromMesh);
    }

    void aStoredMatrixIsShownAsStored() {
        GltfBuilder gltf;
        gltf.add("nodes", R"({"matrix":[1,0,0,0, 0.5,1,0,0, 0,0,1,0, 3,4,5,1]})");  // sheared
        PoseEvaluator evaluator(*gltf.load());
        const NodeTransforms found = nodeTransforms(
            evaluator, {.node = NodeIndex(0), .skin = {}, .joint = {}, .meshNode = {}});
        QVERIFY(found.fromMatrix);
        QCOMPARE(found.parentFromNode[1], glm::vec4(0.5F, 1, 0, 0));
        QCOMPARE(found.local.translation, glm::vec3(3, 4, 5));
        QVERIFY(!found.joint);
    }
};

SINEW_TEST(TestNodeMatrices)
#include "test_node_matrices.moc"
