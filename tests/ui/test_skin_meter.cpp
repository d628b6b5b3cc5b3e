// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QCoreApplication>
#include <QTest>
#include <cmath>

#include "model/evaluate/frame_list.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "ui/session/work/skin_meter.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr SkinIndex kTetrahedronSkin(0U);
constexpr NodeIndex kOnlyJoint(1U);
constexpr AnimationIndex kShrink(0U);

/// A tetrahedron that follows one joint.
Primitive tetrahedron() {
    Primitive primitive;
    primitive.positions = std::vector<glm::vec3>{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    primitive.indices = std::vector<std::uint32_t>{0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3};
    primitive.indexed = true;
    primitive.influenceSets = {{std::vector<glm::u16vec4>(4, glm::u16vec4(0)),
                                std::vector<glm::vec4>(4, glm::vec4(1, 0, 0, 0))}};
    return primitive;
}

/// Over `times` the joint's scale goes through `scales`, linearly.
std::shared_ptr<const ClipLibrary> shrinking(const std::vector<float>& times,
                                             const std::vector<float>& scales) {
    Asset asset;
    asset.meshes.resize(1);
    asset.meshes[0].primitives.push_back(tetrahedron());
    asset.nodes.resize(2);
    asset.nodes[0].mesh = MeshIndex(0U);
    asset.nodes[0].skin = kTetrahedronSkin;
    asset.skins.resize(1);
    asset.skins[0].joints = {kOnlyJoint};
    asset.skins[0].inverseBindMatrices = {glm::mat4(1.0F)};
    Sampler sampler;
    sampler.width = 3;
    sampler.times = times;
    std::vector<float> values;
    for (const float scale : scales) {
        values.insert(values.end(), 3, scale);
    }
    sampler.values = values;
    Animation clip;
    clip.samplers.push_back(sampler);
    clip.channels.push_back({.node = kOnlyJoint,
                             .path = ChannelPath::Scale,
                             .sampler = SamplerIndex(0U),
                             .fileIndex = 0});
    asset.animations.push_back(std::move(clip));
    return std::make_shared<const ClipLibrary>(finishAsset(std::move(asset)));
}

WorstVolume worstAt(SkinMeter& meter, double framesPerSecond) {
    const ClipFrames clip{.animation = kShrink, .framesPerSecond = framesPerSecond};
    meter.want(kTetrahedronSkin, clip);
    if (!QTest::qWaitFor([&] { return meter.volumes(kTetrahedronSkin, clip) != nullptr; }, 5000)) {
        return {.ratio = -1.0F, .seconds = -1.0F};
    }
    return meter.volumes(kTetrahedronSkin, clip)->front();
}

}  // namespace

class TestSkinMeter : public QObject {
    Q_OBJECT

private slots:
    /// The smallest pose is half-way: a frame at 2 per second, and none at 1.
    void volumesAreMeasuredAtTheFramesOfTheRate() {
        SkinMeter meter;
        meter.setClips(shrinking({0.0F, 0.5F, 1.0F}, {1.0F, 0.5F, 1.0F}));
        const WorstVolume between = worstAt(meter, 2.0);
        QVERIFY(std::abs(between.ratio - 0.125F) < 1e-5F);
        QCOMPARE(between.seconds, 0.5F);
        QVERIFY(std::abs(worstAt(meter, 1.0).ratio - 1.0F) < 1e-5F);
        QVERIFY(meter.volumes(kTetrahedronSkin, {.animation = kShrink, .framesPerSecond = 2.0}) !=
                nullptr);
        QVERIFY(meter.volumes(kTetrahedronSkin, {.animation = kShrink, .framesPerSecond = 3.0}) ==
                nullptr);
    }

    void aClipOfMoreThanAMillionFramesIsMeasuredThroughout() {
        constexpr double kFine = 1000.0;
        const PlayedRange range{0.0F, 1001.0F};
        QVERIFY(frameSpan(range, kFine).count > 1'000'000);
        const FrameList frames =
            frameList(range, kFine, FrameEnds::OnlyFrames, SkinMeter::kMostFrames);
        QVERIFY(frames.leavesOut());
        SkinMeter meter;
        meter.setClips(shrinking({range.start, range.end}, {1.0F, 0.5F}));
        const WorstVolume worst = worstAt(meter, kFine);
        QCOMPARE(worst.seconds, frames.seconds.back());
        QVERIFY(worst.ratio < 0.126F);
    }

    void aClipThatTheFileLacksIsNotMeasured() {
        SkinMeter meter;
        meter.setClips(shrinking({0.0F, 1.0F}, {1.0F, 0.5F}));
        const ClipFrames lacking{.animation = AnimationIndex(7U), .framesPerSecond = 30.0};
        meter.want(kTetrahedronSkin, lacking);
        QTRY_VERIFY(!meter.busy());
        QVERIFY(meter.survey(kTetrahedronSkin) != nullptr);
        QVERIFY(meter.volumes(kTetrahedronSkin, lacking) == nullptr);
    }
};

SINEW_TEST_IN(QCoreApplication, TestSkinMeter)
#include "test_skin_meter.moc"
