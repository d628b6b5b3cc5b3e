// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include <numbers>

#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/small_scene.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr Pixel kRed{255, 0, 0, 255};
constexpr Pixel kGreen{0, 255, 0, 255};
constexpr Pixel kBlue{0, 0, 255, 255};
constexpr Pixel kWhite{255, 255, 255, 255};

// Texture 0: four texels, red and green above blue and white.
void addQuarters(Asset& asset) {
    Image image;
    image.width = 2;
    image.height = 2;
    std::vector<std::uint8_t> rgba;
    for (const Pixel& pixel : {kRed, kGreen, kBlue, kWhite}) {
        for (const int channel : pixel) {
            rgba.push_back(static_cast<std::uint8_t>(channel));
        }
    }
    image.rgba = std::move(rgba);
    Texture texture;
    texture.image = ImageIndex(0U);
    texture.sampler = {
        .magFilter = Filter::Nearest, .minFilter = Filter::Nearest, .mipmaps = false};
    asset.images.push_back(std::move(image));
    asset.textures.push_back(texture);
}

Material textured(const TextureTransform& transform) {
    Material material;
    material[TextureSlot::BaseColor] = {TextureIndex(0U), 0, transform};
    return material;
}

// The four quarters of the drawn square, row by row from the upper left.
std::array<Pixel, 4> quarters(Asset asset, VariantIndex variant = {}) {
    const auto done = finishAsset(std::move(asset));
    const PoseEvaluator evaluator(done);
    FrameInput input = plainFrame(evaluator, ViewMode::Unlit);
    input.view.variant = variant;
    const PixelImage image = renderAsset(done, input);
    return {pixelAt(image, 12, 12), pixelAt(image, 19, 12), pixelAt(image, 12, 19),
            pixelAt(image, 19, 19)};
}

std::array<Pixel, 4> quartersOf(const Material& material) {
    Asset asset = assetOf(square(), material);
    addQuarters(asset);
    return quarters(std::move(asset));
}

Pixel litMiddle(const Material& material, float turnRadians) {
    Asset asset = assetOf(square(), material);
    asset.nodes[0].rest.rotation = glm::angleAxis(turnRadians, glm::vec3(0.0F, 1.0F, 0.0F));
    return middle(renderAsset(finishAsset(std::move(asset)), ViewMode::Shaded));
}

}  // namespace

class TestMaterials : public QObject {
    Q_OBJECT

private slots:
    void withoutATransformTheTextureLiesAsStored() {
        QCOMPARE(quartersOf(textured({})), (std::array{kRed, kGreen, kBlue, kWhite}));
    }

    void anOffsetMovesTheCoordinates() {
        QCOMPARE(quartersOf(textured({.offset = {0.5F, 0.0F}})),
                 (std::array{kGreen, kRed, kWhite, kBlue}));
        QCOMPARE(quartersOf(textured({.offset = {0.0F, 0.5F}})),
                 (std::array{kBlue, kWhite, kRed, kGreen}));
    }

    void aRotationTurnsTheCoordinatesCounterClockwise() {
        // The picture turns clockwise; the quarter turn is about the upper left corner, and the
        // texture repeats (KHR_texture_transform).
        const float quarter = std::numbers::pi_v<float> / 2.0F;
        QCOMPARE(quartersOf(textured({.rotationRadians = quarter})),
                 (std::array{kBlue, kRed, kWhite, kGreen}));
        QCOMPARE(quartersOf(textured({.rotationRadians = -quarter})),
                 (std::array{kGreen, kWhite, kRed, kBlue}));
    }

    void aScaleShowsMoreOrLessOfTheTexture() {
        QCOMPARE(quartersOf(textured({.scale = {0.5F, 0.5F}})),
                 (std::array{kRed, kRed, kRed, kRed}));
        QCOMPARE(quartersOf(textured({.scale = {1.0F, -1.0F}})),
                 (std::array{kBlue, kWhite, kRed, kGreen}));
    }

    void theSetOfCoordinatesIsTheMaterials() {
        Material material = textured({});
        material[TextureSlot::BaseColor].texcoordSet = 1;
        Primitive primitive = square();
        primitive.texcoords.push_back(std::vector<glm::vec2>(4, {0.25F, 0.75F}));
        Asset asset = assetOf(std::move(primitive), material);
        addQuarters(asset);
        QCOMPARE(quarters(std::move(asset)), (std::array{kBlue, kBlue, kBlue, kBlue}));
    }

    void aMissingSetShowsOneCorner() {
        Material material = textured({});
        material[TextureSlot::BaseColor].texcoordSet = 5;
        QCOMPARE(quartersOf(material), (std::array{kRed, kRed, kRed, kRed}));
    }

    void aVariantShowsItsMaterialWithItsOwnSet() {
        Material second = textured({.offset = {0.5F, 0.5F}});
        second[TextureSlot::BaseColor].texcoordSet = 1;
        Primitive primitive = square();
        primitive.texcoords.push_back(primitive.texcoords[0]);
        primitive.variantMaterials = {MaterialIndex{}, MaterialIndex(1U)};
        Asset asset = assetOf(std::move(primitive), textured({}));
        asset.materials.push_back(second);
        asset.variants = {"Day", "Night"};
        addQuarters(asset);
        const std::array stored{kRed, kGreen, kBlue, kWhite};
        QCOMPARE(quarters(asset), stored);
        QCOMPARE(quarters(asset, VariantIndex(0U)), stored);
        QCOMPARE(quarters(asset, VariantIndex(1U)), (std::array{kWhite, kBlue, kGreen, kRed}));
    }

    void specularGlossinessShowsItsDiffuseColour() {
        Material material = textured({});
        material.baseColorFactor = glm::vec4(0.0F);
        material.specularGlossiness = SpecularGlossiness{.diffuseFactor = {1.0F, 0.0F, 1.0F, 1.0F}};
        material[TextureSlot::Diffuse] = {TextureIndex(0U), 0, TextureTransform{}};
        constexpr Pixel kBlack{0, 0, 0, 255};
        constexpr Pixel kMagenta{255, 0, 255, 255};
        QCOMPARE(quartersOf(material), (std::array{kRed, kBlack, kBlue, kMagenta}));
        material.unlit = true;  // wins: the base colour again
        material.baseColorFactor = glm::vec4(1.0F);
        QCOMPARE(quartersOf(material), (std::array{kRed, kGreen, kBlue, kWhite}));
    }

    void anUnlitMaterialLooksTheSameFromEverySide() {
        Material material;
        material.baseColorFactor = {0.5F, 0.25F, 0.125F, 1.0F};
        material.metallicFactor = 0.0F;
        material.emissiveFactor = glm::vec3(1.0F);  // KHR_materials_unlit: ignored
        QVERIFY(litMiddle(material, 0.0F) != litMiddle(material, 1.0F));
        material.unlit = true;
        const Pixel front = litMiddle(material, 0.0F);
        QCOMPARE(litMiddle(material, 1.0F), front);
        // sRGB of the factor: colours below 0.8 pass the tone map, but for its toe.
        QVERIFY(std::abs(front[0] - 181) <= 8 && std::abs(front[1] - 125) <= 12);
    }

    void validationLayerIsSilent() {
        for (const std::string& message : renderer().validationErrors()) {
            qWarning("%s", message.c_str());
        }
        QVERIFY(renderer().validationErrors().empty());
    }
};

SINEW_TEST(TestMaterials)
#include "test_materials.moc"
