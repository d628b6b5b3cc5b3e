// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "tests/support/allocation_counter.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/small_scene.h"
#include "tests/viewport/two_frame_host.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr AnimationIndex kClip{std::size_t{0}};
constexpr Pixel kBlack{0, 0, 0, 255};
constexpr Pixel kRed{255, 0, 0, 255};
constexpr Pixel kGreen{0, 255, 0, 255};
constexpr Pixel kBlue{0, 0, 255, 255};

void drive(Asset& asset, Property property, Sampler sampler) {
    asset.animations.resize(1);
    Animation& clip = asset.animations[0];
    clip.propertyChannels.push_back({.target = {PropertyOwner::Material, 0, property},
                                     .sampler = SamplerIndex(clip.samplers.size()),
                                     .fileIndex = 0,
                                     .property = kNoAnimatedProperty,
                                     .pointer = {}});
    clip.samplers.push_back(std::move(sampler));
}

// Red at first, blue from 1 s on.
Sampler redThenBlue() {
    return {Interpolation::Step, 4, {0.0F, 1.0F}, {1, 0, 0, 1, 0, 0, 1, 1}};
}

// Red on the left, green on the right.
void addHalves(Asset& asset) {
    Image image;
    image.width = 2;
    image.height = 1;
    image.rgba = {255, 0, 0, 255, 0, 255, 0, 255};
    Texture texture;
    texture.image = ImageIndex(0U);
    texture.sampler = {
        .magFilter = Filter::Nearest, .minFilter = Filter::Nearest, .mipmaps = false};
    asset.images.push_back(std::move(image));
    asset.textures.push_back(texture);
    asset.materials[0][TextureSlot::BaseColor].texture = TextureIndex(0U);
}

class Stage {
public:
    explicit Stage(Asset asset) : m_evaluator(finishAsset(std::move(asset))) {}

    PixelImage at(AnimationIndex animation, float seconds) {
        m_evaluator.evaluate(animation, seconds);
        return renderAsset(m_evaluator.sharedAsset(), plainFrame(m_evaluator, ViewMode::Unlit));
    }

private:
    PoseEvaluator m_evaluator;
};

}  // namespace

class TestAnimatedMaterials : public QObject {
    Q_OBJECT

private slots:
    void theBaseColourFollowsItsKeys() {
        Asset asset = assetOf(square());
        asset.materials[0].baseColorFactor = {0.0F, 1.0F, 0.0F, 1.0F};
        drive(asset, Property::BaseColorFactor, redThenBlue());
        Stage stage(std::move(asset));
        QCOMPARE(middle(stage.at({}, 0.0F)), kGreen);
        QCOMPARE(middle(stage.at(kClip, 0.9F)), kRed);
        QCOMPARE(middle(stage.at(kClip, 1.0F)), kBlue);
        QCOMPARE(middle(stage.at({}, 1.0F)), kGreen);
    }

    void theTextureMovesTurnsAndScales() {
        Asset asset = assetOf(square());
        addHalves(asset);
        drive(asset, Property::TextureOffset,
              {Interpolation::Linear, 2, {0.0F, 1.0F}, {0, 0, 1, 0}});
        Stage stage(std::move(asset));
        const auto left = [&](float seconds) { return pixelAt(stage.at(kClip, seconds), 12, 16); };
        QCOMPARE(left(0.0F), kRed);
        QCOMPARE(left(0.5F), kGreen);
        QCOMPARE(left(1.0F), kRed);

        Asset turned = assetOf(square());
        addHalves(turned);
        turned.materials[0][TextureSlot::BaseColor].transform =
            TextureTransform{.offset = {1.0F, 1.0F}};
        drive(turned, Property::TextureRotation,
              {Interpolation::Step, 1, {0.0F, 1.0F}, {0.0F, 3.14159265F}});
        drive(turned, Property::TextureScale,
              {Interpolation::Step, 2, {0.0F, 2.0F}, {1, 1, 0.5F, 1}});
        Stage other(std::move(turned));
        QCOMPARE(pixelAt(other.at(kClip, 0.0F), 12, 16), kRed);
        QCOMPARE(pixelAt(other.at(kClip, 1.0F), 12, 16), kGreen);
        const PixelImage wide = other.at(kClip, 2.0F);
        QCOMPARE(pixelAt(wide, 12, 16), pixelAt(wide, 19, 16));
    }

    void theAlphaCutoffCutsInTime() {
        Asset asset = assetOf(square());
        asset.materials[0].alphaMode = AlphaMode::Mask;
        asset.materials[0].baseColorFactor = {1.0F, 0.0F, 0.0F, 0.5F};
        drive(asset, Property::AlphaCutoff, {Interpolation::Linear, 1, {0.0F, 1.0F}, {0.0F, 1.0F}});
        Stage stage(std::move(asset));
        QCOMPARE(middle(stage.at(kClip, 0.4F)), kRed);
        QCOMPARE(middle(stage.at(kClip, 0.6F)), kBlack);
    }

    void otherMaterialsKeepTheirs() {
        Asset asset = assetOf(square());
        drive(asset, Property::BaseColorFactor, redThenBlue());
        asset.materials.emplace_back().baseColorFactor = {0.0F, 1.0F, 0.0F, 1.0F};
        asset.meshes[0].primitives[0].material = MaterialIndex(1U);
        Stage still(asset);
        QCOMPARE(middle(still.at(kClip, 1.0F)), kGreen);
        asset.meshes[0].primitives[0].material = {};
        Stage plain(asset);
        QCOMPARE(middle(plain.at(kClip, 1.0F)), (Pixel{255, 255, 255, 255}));
    }

    void framesInFlightReadTheirOwnColour() {
        Asset asset = assetOf(square());
        drive(asset, Property::BaseColorFactor, redThenBlue());
        const auto done = finishAsset(std::move(asset));
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, {32, 32}, true);
        host.renderer().setAsset(done);
        PoseEvaluator evaluator(done);
        for (const float seconds : {0.0F, 1.0F, 0.0F, 0.0F, 1.0F}) {
            evaluator.evaluate(kClip, seconds);
            QCOMPARE(middle(host.render(plainFrame(evaluator, ViewMode::Unlit))),
                     seconds < 1.0F ? kRed : kBlue);
        }
        QVERIFY(host.validationErrors().empty());
    }

    void framesDoNotAllocate() {
        Asset asset = assetOf(square());
        drive(asset, Property::BaseColorFactor, redThenBlue());
        const auto done = finishAsset(std::move(asset));
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, {32, 32}, false);
        host.renderer().setAsset(done);
        PoseEvaluator evaluator(done);
        const FrameInput input = plainFrame(evaluator, ViewMode::Unlit);
        evaluator.evaluate(kClip, 0.25F);
        host.record(input);
        const std::size_t before = allocationsOfThisThread();
        for (int frame = 0; frame < 4; ++frame) {
            evaluator.evaluate(kClip, 0.5F * static_cast<float>(frame));
            host.record(input);
        }
        QCOMPARE(allocationsOfThisThread(), before);
        (void)host.render(input);
    }

    void theLayerSaysNothing() { QVERIFY(renderer().validationErrors().empty()); }
};

SINEW_TEST(TestAnimatedMaterials)
#include "test_animated_materials.moc"
