// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include <cmath>

#include "model/view/palette.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/small_scene.h"
#include "viewport/scene/frame/shader_layout.h"

using namespace sinew;
using namespace sinew::test;

namespace {

int byteOf(float value) {
    return static_cast<int>(std::lround(255.0F * value));
}

glm::u8vec3 bytesOf(const glm::vec3& color) {
    return glm::u8vec3(byteOf(color.r), byteOf(color.g), byteOf(color.b));
}

Pixel opaque(const glm::u8vec3& color) {
    return {color.r, color.g, color.b, 255};
}

std::shared_ptr<const Asset> skinnedSquare(const std::vector<InfluenceSet>& sets,
                                           std::size_t joints) {
    Primitive primitive = square();
    primitive.influenceSets = sets;
    Asset asset = assetOf(std::move(primitive));
    addSkin(asset, joints);
    return finishAsset(std::move(asset));
}

std::shared_ptr<const Asset> texturedSquare(const std::vector<std::uint8_t>& gray, Filter filter) {
    Material material;
    material[TextureSlot::BaseColor].texture = TextureIndex(0);
    Asset asset = assetOf(square(), material);
    Image image;
    image.width = static_cast<std::uint32_t>(gray.size());
    image.height = 1;
    std::vector<std::uint8_t> rgba;
    for (const std::uint8_t value : gray) {
        rgba.insert(rgba.end(), {value, static_cast<std::uint8_t>(255 - value), 7, 255});
    }
    image.rgba = std::move(rgba);
    Texture texture;
    texture.image = ImageIndex(0);
    texture.sampler.magFilter = filter;
    texture.sampler.minFilter = filter;
    texture.sampler.mipmaps = false;
    asset.images.push_back(image);
    asset.textures.push_back(texture);
    return finishAsset(std::move(asset));
}

}  // namespace

class TestDataViews : public QObject {
    Q_OBJECT

private slots:
    void rawWeightsAreWrittenAsRoundedBytes() {
        for (const std::uint32_t samples : {1U, 4U}) {
            for (int value = 1; value <= 255; value += 23) {
                const float weight = (static_cast<float>(value) + 0.3F) / 255.0F;
                const auto asset = skinnedSquare(
                    {constantInfluences(4, {0, 0, 0, 0}, {weight, 1.0F - weight, 0.125F, 0.0F})},
                    1);
                const Pixel expected{byteOf(weight), byteOf(1.0F - weight), byteOf(0.125F), 255};
                // Stored weights that sum to more than 1 scale the square about the origin, so
                // the middle stays covered.
                QCOMPARE(middle(renderAsset(asset, ViewMode::RawWeights, {16, 16, samples})),
                         expected);
            }
        }
    }

    void rawWeightsOfTheSecondSetAreChosenBySet() {
        const auto asset =
            skinnedSquare({constantInfluences(4, {0, 0, 0, 0}, {0.5F, 0.0F, 0.0F, 0.0F}),
                           constantInfluences(4, {1, 0, 0, 0}, {0.1F, 0.2F, 0.2F, 0.0F})},
                          2);
        const PoseEvaluator evaluator(asset);
        FrameInput input = plainFrame(evaluator, ViewMode::RawWeights);
        input.view.influenceSet = 1;
        const Pixel expected{byteOf(0.1F), byteOf(0.2F), byteOf(0.2F), 255};
        QCOMPARE(middle(renderAsset(asset, input)), expected);
        input.view.influenceSet = 2;  // not there
        QCOMPARE(middle(renderAsset(asset, input)), (Pixel{0, 0, 0, 255}));
    }

    void jointIndexIsDividedByJointCountMinusOne() {
        const auto asset =
            skinnedSquare({constantInfluences(4, {7, 250, 100, 3}, {1.0F, 0.0F, 0.0F, 0.0F})}, 300);
        const Pixel expected{byteOf(7.0F / 299.0F), byteOf(250.0F / 299.0F),
                             byteOf(100.0F / 299.0F), 255};
        QCOMPARE(middle(renderAsset(asset, ViewMode::RawJoints)), expected);
    }

    void jointIndexOfASingleJointIsZero() {
        const auto asset =
            skinnedSquare({constantInfluences(4, {0, 0, 0, 0}, {1.0F, 0.0F, 0.0F, 0.0F})}, 1);
        QCOMPARE(middle(renderAsset(asset, ViewMode::RawJoints)), (Pixel{0, 0, 0, 255}));
    }

    void weightIsTheSumOverAllSetsInPaletteColours() {
        // Joint 2 has 0.1 + 0.2 + 0.3 in three slots of two sets.
        const auto asset =
            skinnedSquare({constantInfluences(4, {2, 1, 2, 0}, {0.1F, 0.1F, 0.2F, 0.0F}),
                           constantInfluences(4, {0, 2, 0, 0}, {0.3F, 0.3F, 0.0F, 0.0F})},
                          3);
        const PoseEvaluator evaluator(asset);
        FrameInput input = plainFrame(evaluator, ViewMode::Weight);
        input.view.skin = SkinIndex(0);
        input.view.joint = JointIndex(2);
        const auto expected = usablePalette("viridis").at(paletteIndex(0.6F, 0));
        QCOMPARE(middle(renderAsset(asset, input)), opaque(expected));
    }

    void weightOfExactlyZeroDiffersFromATinyOne() {
        const auto asset =
            skinnedSquare({constantInfluences(4, {0, 1, 0, 0}, {1.0F, 1e-6F, 0.0F, 0.0F})}, 3);
        const PoseEvaluator evaluator(asset);
        FrameInput input = plainFrame(evaluator, ViewMode::Weight);
        input.view.skin = SkinIndex(0);
        input.view.joint = JointIndex(1);
        QCOMPARE(middle(renderAsset(asset, input)), opaque(usablePalette("viridis").front()));
        input.view.joint = JointIndex(2);
        QCOMPARE(middle(renderAsset(asset, input)), opaque(bytesOf(layout::kUnaffectedColor)));
    }

    void meshesWithoutTheShownSkinAreNeutral() {
        const auto plain = finishAsset(assetOf(square()));
        QCOMPARE(middle(renderAsset(plain, ViewMode::Weight)),
                 opaque(bytesOf(layout::kNeutralColor)));
        QCOMPARE(middle(renderAsset(plain, ViewMode::RawJoints)),
                 opaque(bytesOf(layout::kNeutralColor)));
        QCOMPARE(middle(renderAsset(plain, ViewMode::RawWeights)),
                 opaque(bytesOf(layout::kNeutralColor)));

        const auto skinned =
            skinnedSquare({constantInfluences(4, {0, 0, 0, 0}, {1.0F, 0.0F, 0.0F, 0.0F})}, 1);
        const PoseEvaluator evaluator(skinned);
        FrameInput input = plainFrame(evaluator, ViewMode::Weight);
        input.view.skin = SkinIndex(1);
        QCOMPARE(middle(renderAsset(skinned, input)), opaque(bytesOf(layout::kNeutralColor)));
    }

    void unlitShowsTheTexturesOwnBytes() {
        std::vector<std::uint8_t> gray(256);
        for (std::size_t i = 0; i < gray.size(); ++i) {
            gray[i] = static_cast<std::uint8_t>(i);
        }
        const auto asset = texturedSquare(gray, Filter::Nearest);
        const PixelImage image = renderAsset(asset, ViewMode::Unlit, {512, 16, 1});
        for (std::uint32_t i = 0; i < 256; ++i) {
            const Pixel expected{static_cast<int>(i), 255 - static_cast<int>(i), 7, 255};
            QCOMPARE(pixelAt(image, 128 + i, 8), expected);
        }
    }

    void baseColourFactorMultipliesLinearLight() {
        Material material;
        material.baseColorFactor = {0.2F, 1.0F, 0.0F, 1.0F};
        const auto asset = finishAsset(assetOf(square(), material));
        QCOMPARE(middle(renderAsset(asset, ViewMode::Unlit)), (Pixel{124, 255, 0, 255}));
    }

    void vertexColoursMultiplyTheBaseColour() {
        Primitive primitive = square();
        primitive.colors = {std::vector<glm::vec4>(4, glm::vec4(0.2F, 0.5F, 1.0F, 1.0F))};
        const auto asset = finishAsset(assetOf(std::move(primitive)));
        QCOMPARE(middle(renderAsset(asset, ViewMode::Unlit)), (Pixel{124, 188, 255, 255}));
    }

    void normalsAreShownInWorldSpace() {
        Asset asset = assetOf(square());
        // Turned by 60° about X: the normal (0, 0, 1) becomes (0, -sin 60°, cos 60°).
        asset.nodes[0].rest.rotation =
            glm::angleAxis(glm::radians(60.0F), glm::vec3(1.0F, 0.0F, 0.0F));
        const auto done = finishAsset(std::move(asset));
        const Pixel expected{128, byteOf(0.5F - 0.5F * std::sin(glm::radians(60.0F))),
                             byteOf(0.75F), 255};
        QCOMPARE(middle(renderAsset(done, ViewMode::Normals)), expected);
    }

    void primitivesWithoutNormalsGetFlatOnes() {
        Primitive primitive = square();
        primitive.normals = {};
        Asset asset = assetOf(std::move(primitive));
        asset.nodes[0].rest.rotation =
            glm::angleAxis(glm::radians(-60.0F), glm::vec3(1.0F, 0.0F, 0.0F));
        const auto done = finishAsset(std::move(asset));
        const Pixel pixel = middle(renderAsset(done, ViewMode::Normals));
        const Pixel expected{128, byteOf(0.5F + 0.5F * std::sin(glm::radians(60.0F))),
                             byteOf(0.75F), 255};
        for (std::size_t channel = 0; channel < 4; ++channel) {
            QVERIFY(std::abs(pixel.at(channel) - expected.at(channel)) <= 1);
        }
    }

    void normalsOfAMirroredNodeStayOutside() {
        Asset asset = assetOf(square());
        asset.nodes[0].rest.scale = {-1.0F, 1.0F, 2.0F};
        const auto done = finishAsset(std::move(asset));
        QCOMPARE(middle(renderAsset(done, ViewMode::Normals)), (Pixel{128, 128, 255, 255}));
    }

    void reliefDarkensDataAndZeroLeavesIt() {
        const auto asset =
            skinnedSquare({constantInfluences(4, {0, 0, 0, 0}, {0.8F, 0.2F, 0.0F, 0.0F})}, 1);
        const PoseEvaluator evaluator(asset);
        FrameInput input = plainFrame(evaluator, ViewMode::RawWeights);
        const Pixel flatPixel = middle(renderAsset(asset, input));
        input.view.relief = 1.0F;
        const Pixel relief = middle(renderAsset(asset, input));
        QCOMPARE(flatPixel, (Pixel{byteOf(0.8F), byteOf(0.2F), 0, 255}));
        QVERIFY(relief[0] < flatPixel[0]);
        QVERIFY(relief[0] > flatPixel[0] / 4);
    }

    void bindPoseIgnoresNodeAndSkin() {
        Primitive primitive = square();
        primitive.influenceSets = {constantInfluences(4, {0, 0, 0, 0}, {1.0F, 0.0F, 0.0F, 0.0F})};
        Asset asset = assetOf(std::move(primitive));
        addSkin(asset, 1);
        asset.nodes[0].rest.translation = {100.0F, 0.0F, 0.0F};
        asset.nodes[1].rest.translation = {0.0F, 100.0F, 0.0F};
        const auto done = finishAsset(std::move(asset));
        QCOMPARE(middle(renderAsset(done, ViewMode::Unlit)), (Pixel{0, 0, 0, 255}));
        const Pixel pixel = middle(renderAsset(done, ViewMode::BindPose));
        QVERIFY(pixel[0] > 100);
    }

    void validationLayerIsSilent() {
        for (const std::string& message : renderer().validationErrors()) {
            qWarning("%s", message.c_str());
        }
        QVERIFY(renderer().validationErrors().empty());
    }
};

SINEW_TEST(TestDataViews)
#include "test_data_views.moc"
