// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include <array>
#include <cmath>

#include "model/core/srgb.h"
#include "tests/support/caller.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/small_scene.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::array kChannels{ViewMode::BaseColor, ViewMode::Metallic, ViewMode::Roughness,
                               ViewMode::Occlusion, ViewMode::Emissive, ViewMode::Alpha};
constexpr Pixel kUnread{88, 74, 140, 255};  // kUnreadColor of shaders/colors.h

int byteOf(float value) {
    return static_cast<int>(std::lround(255.0F * std::clamp(value, 0.0F, 1.0F)));
}

int displayed(float linear) {
    return byteOf(srgbOfLinear(std::clamp(linear, 0.0F, 1.0F)));
}

float linearOfByte(int byte) {
    return linearOfSrgb(static_cast<float>(byte) / 255.0F);
}

Pixel grey(float value) {
    return {byteOf(value), byteOf(value), byteOf(value), 255};
}

void expectNear(const Pixel& shown, const Pixel& expected, Caller caller = Caller::here()) {
    for (std::size_t channel = 0; channel < 4; ++channel) {
        if (std::abs(shown.at(channel) - expected.at(channel)) > 1) {
            qWarning("%d %d %d, expected %d %d %d", shown[0], shown[1], shown[2], expected[0],
                     expected[1], expected[2]);
        }
        SINEW_VERIFY(caller, std::abs(shown.at(channel) - expected.at(channel)) <= 1);
    }
}

/// Adds a texture of these texels, side by side, to a slot of the first material.
TextureRef& addTexture(Asset& asset, TextureSlot slot, std::vector<Pixel> texels) {
    Image image;
    image.width = static_cast<std::uint32_t>(texels.size());
    image.height = 1;
    std::vector<std::uint8_t> rgba;
    for (const Pixel& texel : texels) {
        for (const int value : texel) {
            rgba.push_back(static_cast<std::uint8_t>(value));
        }
    }
    image.rgba = std::move(rgba);
    Texture texture;
    texture.image = ImageIndex(asset.images.size());
    texture.sampler = {
        .magFilter = Filter::Nearest, .minFilter = Filter::Nearest, .mipmaps = false};
    asset.images.push_back(std::move(image));
    asset.textures.push_back(texture);
    TextureRef& use = asset.materials[0][slot];
    use.texture = TextureIndex(asset.textures.size() - 1);
    return use;
}

Pixel shown(const Asset& asset, ViewMode mode) {
    return middle(renderAsset(finishAsset(asset), mode));
}

/// Every factor and every texture of glTF 2.0, and a vertex colour.
Asset fullAsset() {
    Primitive primitive = square();
    primitive.colors = {std::vector<glm::vec4>(4, {0.5F, 1.0F, 0.25F, 0.5F})};
    Material material;
    material.baseColorFactor = {0.8F, 0.5F, 1.0F, 0.9F};
    material.metallicFactor = 0.75F;
    material.roughnessFactor = 0.5F;
    material.occlusionStrength = 0.5F;
    material.emissiveFactor = {0.5F, 0.25F, 0.0F};
    material.emissiveStrength = 3.0F;
    Asset asset = assetOf(std::move(primitive), material);
    addTexture(asset, TextureSlot::BaseColor, {{188, 120, 255, 128}});
    addTexture(asset, TextureSlot::MetallicRoughness, {{0, 204, 102, 255}});
    addTexture(asset, TextureSlot::Occlusion, {{102, 0, 0, 255}});
    addTexture(asset, TextureSlot::Emissive, {{255, 200, 255, 255}});
    return asset;
}

Asset glossyAsset() {
    Material material;
    material.metallicFactor = 0.7F;  // not read
    material.specularGlossiness = SpecularGlossiness{.diffuseFactor = {0.5F, 0.2F, 0.1F, 0.6F},
                                                     .specularFactor = glm::vec3(0.3F),
                                                     .glossinessFactor = 0.75F};
    Asset asset = assetOf(square(), material);
    addTexture(asset, TextureSlot::SpecularGlossiness, {{255, 255, 255, 102}});
    return asset;
}

}  // namespace

class TestChannelViews : public QObject {
    Q_OBJECT

private slots:
    void channelsAreFactorTimesTextureTimesVertexColour() {
        const Asset asset = fullAsset();
        expectNear(shown(asset, ViewMode::BaseColor),
                   {displayed(0.8F * 0.5F * linearOfByte(188)),
                    displayed(0.5F * 1.0F * linearOfByte(120)), displayed(0.25F), 255});
        expectNear(shown(asset, ViewMode::Metallic), grey(0.75F * 0.4F));
        expectNear(shown(asset, ViewMode::Roughness), grey(0.5F * 0.8F));
        expectNear(shown(asset, ViewMode::Occlusion), grey(1.0F + 0.5F * (0.4F - 1.0F)));
        expectNear(shown(asset, ViewMode::Alpha), grey(0.9F * 0.5F * 128.0F / 255.0F));
    }

    void emissionAboveOneIsClipped() {
        expectNear(shown(fullAsset(), ViewMode::Emissive),
                   {255, displayed(0.75F * linearOfByte(200)), 0, 255});
    }

    void withoutTexturesTheFactorsAreShown() {
        Material material;
        material.baseColorFactor = {0.25F, 0.5F, 0.75F, 0.2F};
        material.metallicFactor = 0.6F;
        material.roughnessFactor = 0.3F;
        material.emissiveFactor = {0.1F, 0.2F, 0.3F};
        const Asset asset = assetOf(square(), material);
        expectNear(shown(asset, ViewMode::BaseColor),
                   {displayed(0.25F), displayed(0.5F), displayed(0.75F), 255});
        QCOMPARE(shown(asset, ViewMode::Metallic), grey(0.6F));
        QCOMPARE(shown(asset, ViewMode::Roughness), grey(0.3F));
        QCOMPARE(shown(asset, ViewMode::Occlusion), grey(1.0F));
        expectNear(shown(asset, ViewMode::Emissive),
                   {displayed(0.1F), displayed(0.2F), displayed(0.3F), 255});
        QCOMPARE(shown(asset, ViewMode::Alpha), grey(0.2F));
    }

    void specularGlossinessShowsItsDiffuseColourAndOneMinusItsGlossiness() {
        const Asset asset = glossyAsset();
        expectNear(shown(asset, ViewMode::BaseColor),
                   {displayed(0.5F), displayed(0.2F), displayed(0.1F), 255});
        QCOMPARE(shown(asset, ViewMode::Metallic), grey(0.0F));
        expectNear(shown(asset, ViewMode::Roughness), grey(1.0F - 0.75F * 0.4F));
        QCOMPARE(shown(asset, ViewMode::Alpha), grey(0.6F));
    }

    void unlitMaterialsReadOnlyTheBaseColour() {
        Asset asset = fullAsset();
        const Pixel base = shown(asset, ViewMode::BaseColor);
        const Pixel alpha = shown(asset, ViewMode::Alpha);
        asset.materials[0].unlit = true;
        QCOMPARE(shown(asset, ViewMode::BaseColor), base);
        QCOMPARE(shown(asset, ViewMode::Alpha), alpha);
        for (const ViewMode mode :
             {ViewMode::Metallic, ViewMode::Roughness, ViewMode::Occlusion, ViewMode::Emissive}) {
            QCOMPARE(shown(asset, mode), kUnread);
        }
    }

    void textureTransformsMoveEveryChannel() {
        constexpr std::array kSlots{TextureSlot::BaseColor,         TextureSlot::MetallicRoughness,
                                    TextureSlot::MetallicRoughness, TextureSlot::Occlusion,
                                    TextureSlot::Emissive,          TextureSlot::BaseColor};
        for (std::size_t i = 0; i < kChannels.size(); ++i) {
            Material material;
            material.emissiveFactor = glm::vec3(1.0F);
            Asset asset = assetOf(square(), material);
            TextureRef& use = addTexture(asset, kSlots.at(i), {{0, 0, 0, 0}, {255, 255, 255, 255}});
            const PixelImage stored = renderAsset(finishAsset(asset), kChannels.at(i));
            use.transform = TextureTransform{.offset = {0.5F, 0.0F}};
            const PixelImage moved = renderAsset(finishAsset(asset), kChannels.at(i));
            QCOMPARE(pixelAt(stored, 12, 16), grey(0.0F));
            QCOMPARE(pixelAt(stored, 20, 16), grey(1.0F));
            QCOMPARE(pixelAt(moved, 12, 16), grey(1.0F));
            QCOMPARE(pixelAt(moved, 20, 16), grey(0.0F));
        }
    }

    void theSecondTextureCoordinatesAreUsed() {
        Primitive primitive = square();
        primitive.texcoords.emplace_back(std::vector<glm::vec2>(4, {0.75F, 0.5F}));
        Asset asset = assetOf(std::move(primitive));
        addTexture(asset, TextureSlot::BaseColor, {{255, 255, 255, 255}});
        addTexture(asset, TextureSlot::Occlusion, {{0, 0, 0, 255}, {153, 0, 0, 255}}).texcoordSet =
            1;
        const PixelImage image = renderAsset(finishAsset(asset), ViewMode::Occlusion);
        QCOMPARE(pixelAt(image, 10, 16), grey(0.6F));
    }

    void animatedFactorsAreShownAtTheirMoment() {
        Asset asset = assetOf(square());
        Animation& clip = asset.animations.emplace_back();
        for (const Property property : {Property::MetallicFactor, Property::RoughnessFactor}) {
            clip.propertyChannels.push_back({.target = {PropertyOwner::Material, 0, property},
                                             .sampler = SamplerIndex(0U),
                                             .fileIndex = 0,
                                             .property = kNoAnimatedProperty,
                                             .pointer = {}});
        }
        clip.samplers.push_back({Interpolation::Linear, 1, {0.0F, 1.0F}, {0.0F, 0.8F}});
        PoseEvaluator evaluator(finishAsset(std::move(asset)));
        evaluator.evaluate(AnimationIndex(0U), 0.5F);
        for (const ViewMode mode : {ViewMode::Metallic, ViewMode::Roughness}) {
            const PixelImage image =
                renderAsset(evaluator.sharedAsset(), plainFrame(evaluator, mode));
            QCOMPARE(middle(image), grey(0.4F));
        }
    }

    void lightReliefAndAlphaModesChangeNothing() {
        for (const AlphaMode alpha : {AlphaMode::Opaque, AlphaMode::Mask, AlphaMode::Blend}) {
            Asset asset = fullAsset();
            asset.materials[0].alphaMode = alpha;
            const PoseEvaluator evaluator(finishAsset(std::move(asset)));
            for (const ViewMode mode : kChannels) {
                FrameInput input = plainFrame(evaluator, mode);
                const Pixel plain = middle(renderAsset(evaluator.sharedAsset(), input));
                QCOMPARE(plain, shown(fullAsset(), mode));
                input.view.relief = 1.0F;
                input.view.lighting = {
                    .exposureEv = 3.0F, .toneMap = ToneMap::Aces, .keyLight = true};
                QCOMPARE(middle(renderAsset(evaluator.sharedAsset(), input)), plain);
            }
        }
    }

    void backFacesAreTintedOnRequest() {
        Asset asset = assetOf(square());
        asset.nodes[0].rest.rotation = glm::angleAxis(3.14159F, glm::vec3(0.0F, 1.0F, 0.0F));
        const PoseEvaluator evaluator(finishAsset(std::move(asset)));
        for (const ViewMode mode : kChannels) {
            FrameInput input = plainFrame(evaluator, mode);
            input.view.marks.backFaces = true;
            const Pixel pixel = middle(renderAsset(evaluator.sharedAsset(), input));
            QVERIFY(pixel[0] > pixel[1] + 60);
        }
    }

    /// Edges are dark on light channels and light on dark ones.
    void edgesStandOutFromTheChannel() {
        for (const float metallic : {0.0F, 1.0F}) {
            Material material;
            material.metallicFactor = metallic;
            const PoseEvaluator evaluator(finishAsset(assetOf(square(), material)));
            FrameInput input = plainFrame(evaluator, ViewMode::Metallic);
            input.view.marks.edges = true;
            const PixelImage image = renderAsset(evaluator.sharedAsset(), input);
            const int onDiagonal = pixelAt(image, 16, 15)[0];
            QVERIFY(std::abs(onDiagonal - byteOf(metallic)) > 60);
        }
    }

    void numbersHaveALegendFromBlackToWhite() {
        const PoseEvaluator evaluator(finishAsset(assetOf(square())));
        FrameInput input = plainFrame(evaluator, ViewMode::Roughness);
        const PictureSize size{264, 140, 1};
        const PixelImage bare = renderAsset(evaluator.sharedAsset(), input, size);
        input.view.legend = true;
        const PixelImage image = renderAsset(evaluator.sharedAsset(), input, size);
        QVERIFY(image.rgba != bare.rgba);
        const std::uint32_t bar = 140 - 16 - 12 - 84 + 44;  // margin, padding, contents
        QCOMPARE(pixelAt(image, 16 + 12 + 1, bar), grey(0.0F));
        QCOMPARE(pixelAt(image, 16 + 12 + 206, bar), grey(1.0F));
    }

    void validationLayerIsSilent() {
        QCOMPARE(renderer().validationErrors(), std::vector<std::string>());
    }
};

SINEW_TEST(TestChannelViews)
#include "test_channel_views.moc"
