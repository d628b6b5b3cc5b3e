// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/evaluate/pose_evaluator.h"
#include "tests/support/allocation_counter.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

std::shared_ptr<const Asset> twoClips() {
    Asset asset;
    asset.nodes.resize(3);
    asset.nodes[0].children = {NodeIndex(1U)};
    asset.nodes[1].children = {NodeIndex(2U)};
    asset.nodes[2].restWeights = {0.0F, 0.0F};
    asset.skins.resize(1);
    asset.skins[0].joints = {NodeIndex(0U), NodeIndex(1U)};
    asset.skins[0].inverseBindMatrices.resize(2, glm::mat4(1.0F));
    asset.animations.resize(2);
    for (Animation& animation : asset.animations) {
        animation.samplers = {{Interpolation::Linear, 3, {0, 1}, {0, 0, 0, 1, 1, 1}},
                              {Interpolation::Linear, 4, {0, 1}, {0, 0, 0, 1, 1, 0, 0, 0}},
                              {Interpolation::Step, 2, {0, 1}, {0, 0, 1, 1}}};
        animation.channels = {{NodeIndex(1U), ChannelPath::Translation, SamplerIndex(0U), 0},
                              {NodeIndex(1U), ChannelPath::Rotation, SamplerIndex(1U), 1},
                              {NodeIndex(2U), ChannelPath::Weights, SamplerIndex(2U), 2}};
    }
    return test::finishAsset(std::move(asset));
}

}  // namespace

class TestAllocation : public QObject {
    Q_OBJECT
private slots:
    void evaluatingAClipAgainDoesNotAllocate();
    void samplingWithAPreparedCursorDoesNotAllocate();
};

void TestAllocation::evaluatingAClipAgainDoesNotAllocate() {
    PoseEvaluator evaluator(twoClips());

    evaluator.evaluate(AnimationIndex(0U), 0.5F);
    evaluator.evaluate(AnimationIndex(1U), 0.5F);
    const std::size_t before = test::allocationsOfThisThread();
    for (int frame = 0; frame < 100; ++frame) {
        evaluator.evaluate(AnimationIndex(static_cast<std::size_t>(frame % 2)),
                           0.013F * static_cast<float>(frame));
        evaluator.evaluate({}, 0.0F);
    }
    QCOMPARE(test::allocationsOfThisThread(), before);
}

void TestAllocation::samplingWithAPreparedCursorDoesNotAllocate() {
    const std::shared_ptr<const Asset> asset = twoClips();
    const CompiledClip clip(*asset, AnimationIndex(0U));
    QVERIFY(clip.trackCount() > 0);
    Pose pose;
    resetToRest(*asset, pose);
    ClipCursor cursor;
    clip.prepare(cursor);
    const std::size_t before = test::allocationsOfThisThread();
    clip.sample(0.5F, cursor, pose);
    clip.prepare(cursor);
    QCOMPARE(test::allocationsOfThisThread(), before);
}

SINEW_TEST(TestAllocation)
#include "test_allocation.moc"
