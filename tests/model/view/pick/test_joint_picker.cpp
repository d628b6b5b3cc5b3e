// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/view/camera.h"
#include "model/view/pick/joint_picker.h"
#include "model/view/shown_nodes.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

/// From +Z, 8 pixels per unit.
PickQuery at(float x, float y) {
    PickQuery query;
    query.camera.viewFromWorld[3] = {0.0F, 0.0F, -10.0F, 1.0F};
    query.camera.clipFromView = orthographicClip(4.0F, 4.0F, 1.0F, 19.0F);
    query.camera.orthographic = true;
    query.size = {320.0F, 320.0F};
    query.pixel = {160.0F + 40.0F * x, 160.0F - 40.0F * y};
    return query;
}

}  // namespace

class TestJointPicker : public QObject {
    Q_OBJECT

private slots:
    void theNearestJointWithinReachThenTheBone() {
        const auto asset = test::skinnedBar().load().value();  // joints: nodes 1, 2, 3 at y 0, 1, 2
        const PoseEvaluator evaluator(asset);
        JointPicker picker(evaluator);
        QCOMPARE(picker.pick(at(0.15F, 1.0F)), NodeIndex(2U));  // 6 pixels
        QCOMPARE(picker.pick(at(0.02F, 0.06F)), NodeIndex(1U));
        QCOMPARE(picker.pick(at(0.05F, 0.5F)), NodeIndex(1U));  // the bone of the first
        QCOMPARE(picker.pick(at(0.05F, 1.5F)), NodeIndex(2U));
        QVERIFY(!picker.pick(at(0.3F, 0.5F)));
        QVERIFY(!picker.pick(at(2.0F, 2.0F)));
    }

    void hiddenJointsAndTheirBonesArePassedOver() {
        const auto asset = test::skinnedBar().load().value();
        const PoseEvaluator evaluator(asset);
        JointPicker picker(evaluator);
        const auto pick = [&](float x, float y) {
            PickQuery query = at(x, y);
            query.view.shown = std::make_shared<const ShownNodes>(
                *asset, HiddenNodes{.hidden = {NodeIndex(2U)}, .only = {}}, SceneIndex());
            return picker.pick(query);
        };
        QVERIFY(!pick(0.0F, 1.0F));   // hidden
        QVERIFY(!pick(0.0F, 2.0F));   // below it
        QVERIFY(!pick(0.05F, 0.5F));  // the bone that ends there
        QCOMPARE(pick(0.02F, 0.06F), NodeIndex(1U));
    }

    void jointsFollowThePose() {
        const auto asset = test::skinnedBar().load().value();
        PoseEvaluator evaluator(asset);
        JointPicker picker(evaluator);
        evaluator.evaluate(AnimationIndex(0U), 1.0F);  // joint 1 has turned by 90 degrees about Z
        const glm::vec3 third(evaluator.world(NodeIndex(3U))[3]);
        QCOMPARE(picker.pick(at(third.x, third.y)), NodeIndex(3U));
        QVERIFY(!picker.pick(at(0.0F, 2.0F)));
        PickQuery query = at(0.0F, 2.0F);
        query.view.mode = ViewMode::BindPose;
        QCOMPARE(picker.pick(query), NodeIndex(3U));
    }
};

SINEW_TEST(TestJointPicker)
#include "test_joint_picker.moc"
