// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include <algorithm>

#include "model/evaluate/crowd_grid.h"
#include "model/evaluate/deform_node.h"
#include "model/view/palette.h"
#include "tests/support/allocation_counter.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/reference/skinning_difference.h"
#include "tests/support/test_program.h"
#include "tests/viewport/small_scene.h"
#include "tests/viewport/two_frame_host.h"
#include "viewport/gpu/gpu_error.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr PictureSize kCrowdSize{64, 64, 1};
constexpr std::size_t kManyJoints = 700;

/// One mirrors, one leans back and takes other light, all overlap in the middle.
std::vector<Transform> fourPlaces() {
    std::vector<Transform> places(4);
    places[0].translation = {-0.25F, 0.125F, 0.5F};
    places[1].scale = {-1.0F, 0.5F, 1.0F};
    places[2].rotation = glm::quat(0.96F, 0.28F, 0.0F, 0.0F);
    places[2].translation = {0.125F, 0.25F, -0.5F};
    places[3].translation = {0.25F, -0.25F, 0.25F};
    return places;
}

Material colored(AlphaMode mode) {
    Material material;
    material.baseColorFactor = {1.0F, 0.25F, 0.0F, mode == AlphaMode::Blend ? 0.5F : 1.0F};
    material.alphaMode = mode;
    return material;
}

std::shared_ptr<const Asset> instanced(AlphaMode mode) {
    Asset asset = assetOf(square(), colored(mode));
    asset.nodes.front().instances = Instances{.transforms = fourPlaces(), .attributes = {}};
    return finishAsset(std::move(asset));
}

std::shared_ptr<const Asset> separate(AlphaMode mode) {
    Asset asset = assetOf(square(), colored(mode));
    const std::vector<Transform> places = fourPlaces();
    asset.nodes.front().rest = places.front();
    for (std::size_t i = 1; i < places.size(); ++i) {
        Node node;
        node.mesh = MeshIndex(0);
        node.rest = places[i];
        asset.nodes.push_back(std::move(node));
    }
    return finishAsset(std::move(asset));
}

/// Moved by the last of many joints, which a clip turns and moves.
std::shared_ptr<const Asset> manyJoints() {
    Asset asset = assetOf(square());
    const auto last = static_cast<std::uint16_t>(kManyJoints - 1);
    asset.meshes[0].primitives[0].influenceSets = {
        constantInfluences(4, {last, 0, 0, 0}, {1.0F, 0.0F, 0.0F, 0.0F})};
    addSkin(asset, kManyJoints);
    asset.nodes[kManyJoints].rest.translation = {0.25F, 0.125F, 0.0F};
    return finishAsset(std::move(asset));
}

FrameInput movedTo(FrameInput input, const glm::vec3& place) {
    input.camera.viewFromWorld[3] -= glm::vec4(place, 0.0F);
    input.camera.eyeWorld += place;
    return input;
}

}  // namespace

class TestCrowd : public QObject {
    Q_OBJECT

private slots:
    void instancesLookAsSeparateNodesDo() {
        for (const AlphaMode mode : {AlphaMode::Opaque, AlphaMode::Blend}) {
            for (const ViewMode view : {ViewMode::Unlit, ViewMode::Normals, ViewMode::Shaded}) {
                const PixelImage a = renderAsset(instanced(mode), view, kCrowdSize);
                const PixelImage b = renderAsset(separate(mode), view, kCrowdSize);
                QVERIFY(middle(a) != (Pixel{0, 0, 0, 255}));
                QCOMPARE(a.rgba, b.rgba);
            }
        }
    }

    void mirroredInstancesShowTheirOuterSide() {
        Asset asset = assetOf(square(), colored(AlphaMode::Opaque));
        std::vector<Transform> places(2);
        places[0].translation = {-0.5F, 0.0F, 0.0F};
        places[0].scale = {-0.5F, 0.5F, 0.5F};
        places[1].translation = {0.5F, 0.0F, 0.0F};
        places[1].scale = {0.5F, 0.5F, 0.5F};
        asset.nodes.front().instances = Instances{.transforms = places, .attributes = {}};
        const PixelImage picture =
            renderAsset(finishAsset(std::move(asset)), ViewMode::Normals, kCrowdSize);
        const Pixel towardsTheEye{128, 128, 255, 255};
        QCOMPARE(pixelAt(picture, 16, 32), towardsTheEye);
        QCOMPARE(pixelAt(picture, 48, 32), towardsTheEye);
        QCOMPARE(middle(picture), (Pixel{0, 0, 0, 255}));
    }

    void everyCopyIsTheAssetAtItsTimeAndPlace() {
        const std::shared_ptr<const Asset> bar = *skinnedBar().load();
        renderer().setAsset(bar);
        PoseEvaluator evaluator(bar);
        Crowd crowd(evaluator.clips(), AnimationIndex(0));
        const std::vector<float> seconds{0.0F, 0.5F, 0.25F, 1.0F};
        const std::vector<glm::vec3> offsets{
            {0.0F, 0.0F, 0.0F}, {64.0F, 0.0F, 0.0F}, {0.0F, 0.0F, 64.0F}, {-64.0F, 128.0F, 64.0F}};
        FrameInput input = plainFrame(evaluator, ViewMode::Normals);
        std::vector<PixelImage> pictures;
        for (std::size_t i = 0; i < seconds.size(); ++i) {
            evaluator.evaluate(AnimationIndex(0), seconds[i]);
            input.crowd = {};
            const PixelImage alone = renderer().render(input, kCrowdSize);
            evaluator.evaluate({}, 0.0F);
            input.crowd = {.crowd = &crowd, .seconds = seconds, .offsets = offsets};
            const PixelImage copy = renderer().render(movedTo(input, offsets[i]), kCrowdSize);
            QCOMPARE(copy.rgba, alone.rgba);
            pictures.push_back(alone);
        }
        QVERIFY(pictures[0].rgba != pictures[1].rgba);
    }

    void aPaletteHoldsMoreMatricesThanSixteenBitsCount() {
        const auto asset = manyJoints();
        renderer().setAsset(asset);
        const PoseEvaluator evaluator(asset);
        FrameInput input = plainFrame(evaluator, ViewMode::Normals);
        const PixelImage alone = renderer().render(input, kCrowdSize);
        constexpr std::size_t kCopies = 100;
        static_assert(kCopies * kManyJoints > 65536);
        Crowd crowd(evaluator.clips(), {});
        const std::vector<float> seconds(kCopies);
        std::vector<glm::vec3> offsets;
        for (std::size_t i = 0; i < kCopies; ++i) {
            offsets.emplace_back(16.0F * static_cast<float>(i), 0.0F, 0.0F);
        }
        input.crowd = {.crowd = &crowd, .seconds = seconds, .offsets = offsets};
        for (const BlendSkinning blend : {BlendSkinning::Linear, BlendSkinning::DualQuaternion}) {
            input.view.blend = blend;
            const PixelImage last = renderer().render(movedTo(input, offsets.back()), kCrowdSize);
            QCOMPARE(last.rgba, alone.rgba);
        }
    }

    void moreCopiesThanFitAreRefused() {
        const auto asset = manyJoints();
        renderer().setAsset(asset);
        const PoseEvaluator evaluator(asset);
        FrameInput input = plainFrame(evaluator, ViewMode::Unlit);
        const PixelImage before = renderer().render(input, kCrowdSize);
        Crowd crowd(evaluator.clips(), {});
        const std::vector<float> seconds(200000);
        const std::vector<glm::vec3> offsets(seconds.size());
        input.crowd = {.crowd = &crowd, .seconds = seconds, .offsets = offsets};
        try {
            (void)renderer().render(input, kCrowdSize);
            QFAIL("nothing was refused");
        } catch (const GpuError& error) {
            QVERIFY2(QString(error.what()).contains("200000 copies"), error.what());
        }
        input.crowd = {};
        QCOMPARE(renderer().render(input, kCrowdSize).rgba, before.rgba);
    }

    void framesOfACrowdDoNotAllocate() {
        PoseEvaluator evaluator(*skinnedBar().load());
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, {32, 32}, false);
        host.renderer().setAsset(evaluator.sharedAsset());
        CrowdGrid grid(evaluator.clips(), AnimationIndex(0), 40, Box{{-1, 0, -1}, {1, 1, 1}});
        FrameInput input = plainFrame(evaluator, ViewMode::Shaded);
        input.crowd = {
            .crowd = &grid.crowd(), .seconds = grid.seconds(), .offsets = grid.offsets()};
        for (const BlendSkinning blend : {BlendSkinning::Linear, BlendSkinning::DualQuaternion}) {
            input.view.blend = blend;
            for (int frame = 0; frame < 4; ++frame) {
                grid.setTime(0.1F * static_cast<float>(frame));
                host.record(input);
            }
            const std::size_t before = allocationsOfThisThread();
            for (int frame = 0; frame < 10; ++frame) {
                grid.setTime(0.03F * static_cast<float>(frame));
                host.record(input);
            }
            QCOMPARE(allocationsOfThisThread() - before, std::size_t{0});
        }
    }

    void theDifferenceOfBothBlendsHasTheColorOfItsLength() {
        Asset asset = assetOf(square());
        asset.meshes[0].primitives[0].influenceSets = {
            constantInfluences(4, {0, 1, 0, 0}, {0.5F, 0.5F, 0.0F, 0.0F})};
        addSkin(asset, 2);
        asset.nodes[2].rest.rotation = glm::quat(std::sqrt(0.5F), 0.0F, 0.0F, std::sqrt(0.5F));
        const auto shared = finishAsset(std::move(asset));
        const PoseEvaluator evaluator(shared);
        // A quarter turn, halfway: the corner moves in to cos(45 degrees) of where it belongs.
        const float expected = std::sqrt(0.5F) * (1.0F - std::sqrt(0.5F));
        const std::vector<float> onProcessor =
            skinningDifference(shared->meshes[0].primitives[0],
                               deformInput(evaluator, NodeIndex(0), WeightSource::Stored));
        for (const float distance : onProcessor) {
            QVERIFY(std::abs(distance - expected) < 1e-6F);
        }
        FrameInput input = plainFrame(evaluator, ViewMode::SkinningDifference);
        input.framedBounds = {{-24.0F, 0.0F, 0.0F}, {24.0F, 0.0F, 0.0F}};  // a scale of 0.5
        const auto step = static_cast<std::size_t>(255.0F * expected / 0.5F + 0.5F);
        const glm::u8vec3 color = usablePalette("viridis").at(step);
        for (const BlendSkinning blend : {BlendSkinning::Linear, BlendSkinning::DualQuaternion}) {
            input.view.blend = blend;
            const Pixel pixel = middle(renderAsset(shared, input, kCrowdSize));
            QCOMPARE(pixel, (Pixel{color.r, color.g, color.b, 255}));
        }
    }

    void validationLayerIsSilent() {
        for (const std::string& message : renderer().validationErrors()) {
            qWarning("%s", message.c_str());
        }
        QVERIFY(renderer().validationErrors().empty());
    }
};

SINEW_TEST(TestCrowd)
#include "test_crowd.moc"
