// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include <cmath>

#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/small_scene.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr Pixel kNothing{112, 112, 112, 255};  // kNeutralColor of shaders/colors.h

int byteOf(float value) {
    return static_cast<int>(std::lround(255.0F * value));
}

/// Where a pixel of a picture of 32 pixels lies on the square: 0 to 1.
float along(std::uint32_t pixel) {
    return (static_cast<float>(pixel) + 0.5F - 8.0F) / 16.0F;
}

bool isNear(const Pixel& a, const Pixel& b, int most = 1) {
    for (std::size_t channel = 0; channel < 4; ++channel) {
        if (std::abs(a.at(channel) - b.at(channel)) > most) {
            qWarning("%d %d %d, expected %d %d %d", a[0], a[1], a[2], b[0], b[1], b[2]);
            return false;
        }
    }
    return true;
}

/// One texel of a normal map over the whole square.
std::shared_ptr<const Asset> normalMapped(const glm::u8vec3& texel) {
    Primitive primitive = square();
    primitive.tangents = std::vector<glm::vec4>(4, {1.0F, 0.0F, 0.0F, 1.0F});
    Material material;
    material[TextureSlot::Normal].texture = TextureIndex(0);
    Asset asset = assetOf(std::move(primitive), material);
    Image image;
    image.width = 1;
    image.height = 1;
    image.rgba = {texel.r, texel.g, texel.b, 255};
    Texture texture;
    texture.image = ImageIndex(0);
    asset.images.push_back(image);
    asset.textures.push_back(texture);
    return finishAsset(std::move(asset));
}

Asset turnedBack(Asset asset) {
    asset.nodes[0].rest.rotation = glm::angleAxis(glm::radians(180.0F), glm::vec3(0, 1, 0));
    return asset;
}

}  // namespace

class TestAttributeViews : public QObject {
    Q_OBJECT

private slots:
    void uvIsWrittenAsItIs() {
        const PixelImage image = renderAsset(finishAsset(assetOf(square())), ViewMode::Uv);
        for (const std::uint32_t x : {8U, 13U, 23U}) {
            for (const std::uint32_t y : {9U, 16U, 22U}) {
                const Pixel expected{byteOf(along(x)), byteOf(along(y)), 0, 255};
                QVERIFY(isNear(pixelAt(image, x, y), expected));
            }
        }
    }

    void uvBeyondOneRepeatsAndIsMarked() {
        Primitive primitive = square();
        primitive.texcoords = {{{-1.0F, 2.0F}, {2.0F, 2.0F}, {2.0F, -1.0F}, {-1.0F, -1.0F}}};
        const PixelImage image =
            renderAsset(finishAsset(assetOf(std::move(primitive))), ViewMode::Uv);
        const float u = 3.0F * along(9) - 1.0F;
        const Pixel outside = pixelAt(image, 9, 16);
        QVERIFY(isNear(outside, {byteOf(u - std::floor(u)), outside[1], 128, 255}));
        QVERIFY(isNear(pixelAt(image, 16, 16),
                       {byteOf(3.0F * along(16) - 1.0F), byteOf(3.0F * along(16) - 1.0F), 0, 255}));
    }

    void vertexColoursAreShownAsStored() {
        Primitive primitive = square();
        primitive.colors = {std::vector<glm::vec4>(4, glm::vec4(0.2F, 0.5F, 1.0F, 0.25F))};
        Material material;
        material.baseColorFactor = {0.1F, 0.1F, 0.1F, 1.0F};  // no effect
        const auto asset = finishAsset(assetOf(std::move(primitive), material));
        QCOMPARE(middle(renderAsset(asset, ViewMode::VertexColor)),
                 (Pixel{byteOf(0.2F), byteOf(0.5F), 255, 255}));
    }

    // 23.25 pixels from the left the surface ends: one of four samples of that pixel lies on it, at
    // 23.125, and the pixel's middle does not.
    void edgesShowNoValueFromBeyondTheSurface() {
        Primitive primitive = square();
        primitive.positions = {
            {0.4F, -0.5F, 0.0F}, {0.5F, -0.5F, 0.0F}, {0.5F, 0.5F, 0.0F}, {0.4F, 0.5F, 0.0F}};
        const glm::vec4 black(0.0F, 0.0F, 0.0F, 1.0F);
        const glm::vec4 red(1.0F, 0.0F, 0.0F, 1.0F);
        primitive.colors = {std::vector{black, red, red, black}};
        const auto asset = finishAsset(assetOf(std::move(primitive)));
        const Pixel pixel = pixelAt(renderAsset(asset, ViewMode::VertexColor, {31, 31, 4}), 23, 15);
        const float there = (23.125F - 21.7F) / 1.55F;
        QVERIFY(isNear(pixel, {byteOf(0.25F * there), 0, 0, 255}, 2));
    }

    void tangentsAreShownInWorldSpace() {
        Primitive primitive = square();
        primitive.tangents = std::vector<glm::vec4>(4, {0.6F, 0.8F, 0.0F, -1.0F});
        Asset asset = assetOf(std::move(primitive));
        // By a quarter about Z: (0.6, 0.8) becomes (-0.8, 0.6).
        asset.nodes[0].rest.rotation = glm::angleAxis(glm::radians(90.0F), glm::vec3(0, 0, 1));
        QVERIFY(isNear(middle(renderAsset(finishAsset(std::move(asset)), ViewMode::Tangents)),
                       {byteOf(0.1F), byteOf(0.8F), 128, 255}));
    }

    void missingImagesAreGrey() {
        Primitive primitive = square();
        primitive.texcoords = {};
        const auto asset = finishAsset(assetOf(std::move(primitive)));
        for (const ViewMode mode : {ViewMode::Uv, ViewMode::VertexColor, ViewMode::Tangents}) {
            QCOMPARE(middle(renderAsset(asset, mode)), kNothing);
        }
    }

    void geometryNormalsLeaveTheNormalMapOut() {
        const auto mapped = normalMapped({255, 128, 128});  // normal along the tangent
        QVERIFY(
            isNear(middle(renderAsset(mapped, ViewMode::GeometryNormals)), {128, 128, 255, 255}));
        QVERIFY(isNear(middle(renderAsset(mapped, ViewMode::Normals)), {255, 128, 128, 255}, 2));
    }

    void backFacesAreShownAndTintedOnRequest() {
        const auto asset = finishAsset(turnedBack(assetOf(square())));
        const PoseEvaluator evaluator(asset);
        for (const ViewMode mode : {ViewMode::Unlit, ViewMode::Normals, ViewMode::Shaded}) {
            FrameInput input = plainFrame(evaluator, mode);
            QCOMPARE(middle(renderAsset(asset, input)), (Pixel{0, 0, 0, 255}));  // culled
            input.view.marks.backFaces = true;
            const Pixel pixel = middle(renderAsset(asset, input));
            QVERIFY(pixel[0] > pixel[1] + 60);
            QVERIFY(pixel[0] > pixel[2] + 20);
        }
    }

    void frontFacesKeepTheirColour() {
        const auto asset = finishAsset(assetOf(square()));
        const PoseEvaluator evaluator(asset);
        FrameInput input = plainFrame(evaluator, ViewMode::Normals);
        const Pixel plain = middle(renderAsset(asset, input));
        input.view.marks.backFaces = true;
        QCOMPARE(middle(renderAsset(asset, input)), plain);
    }

    void uvCheckerReplacesTheBaseColour() {
        Material material;
        material.baseColorFactor = {0.0F, 0.0F, 0.0F, 1.0F};
        const auto asset = finishAsset(assetOf(square(), material));
        const PoseEvaluator evaluator(asset);
        FrameInput input = plainFrame(evaluator, ViewMode::Unlit);
        input.view.marks.uvChecker = true;
        const PixelImage image = renderAsset(asset, input, {128, 128, 1});
        // The square is 64 pixels wide, a cell of the pattern 4.
        const auto light = [&](std::uint32_t x, std::uint32_t y) {
            const Pixel pixel = pixelAt(image, 32 + x, 32 + y);
            return pixel[0] + pixel[1] + pixel[2];
        };
        QVERIFY(std::abs(light(2, 2) - light(6, 2)) > 90);
        QVERIFY(std::abs(light(2, 2) - light(6, 6)) < 60);
        QVERIFY(light(2, 2) > 60);
    }

    void validationLayerIsSilent() {
        for (const std::string& message : renderer().validationErrors()) {
            qWarning("%s", message.c_str());
        }
        QVERIFY(renderer().validationErrors().empty());
    }
};

SINEW_TEST(TestAttributeViews)
#include "test_attribute_views.moc"
