// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/constant_light.h"

using namespace sinew;
using namespace sinew::test;

namespace {

// White glass that does not mirror.
Material glass() {
    Material material;
    material.metallicFactor = 0.0F;
    material.roughnessFactor = 0.0F;
    material.ior = 1.0F;
    material.specular = Specular{.factor = 0.0F};
    material.transmission = Transmission{.factor = 1.0F};
    return material;
}

// The square in front of one that is red on its left half and blue on its right, unlit.
Asset before(const Material& front) {
    Asset asset = assetOf(square(), front);
    Material back;
    back.unlit = true;
    Primitive behind = square();
    for (const float x : {-1.0F, 0.0F}) {
        back.baseColorFactor =
            x < 0.0F ? glm::vec4(1.0F, 0.0F, 0.0F, 1.0F) : glm::vec4(0.0F, 0.0F, 1.0F, 1.0F);
        behind.positions = std::vector<glm::vec3>{
            {x, -1.0F, -0.5F}, {x + 1.0F, -1.0F, -0.5F}, {x + 1.0F, 1.0F, -0.5F}, {x, 1.0F, -0.5F}};
        behind.material = MaterialIndex(asset.materials.size());
        asset.materials.push_back(back);
        asset.meshes[0].primitives.push_back(behind);
    }
    return asset;
}

struct Sides {
    glm::vec3 left;
    glm::vec3 right;
};

// Left and right of the middle line of the picture, by so many of its 64 pixels.
Sides shown(Asset asset, std::uint32_t apart = 8, ToneMap toneMap = ToneMap::None) {
    const auto done = finishAsset(std::move(asset));
    const PoseEvaluator evaluator(done);
    FrameInput input = plainFrame(evaluator, ViewMode::Shaded);
    input.view.lighting.toneMap = toneMap;
    input.environment = constantLight(glm::vec3(0.0F));
    const PixelImage image = renderAsset(done, input, {64, 64, 1});
    const auto at = [&](std::uint32_t x) {
        const Pixel pixel = pixelAt(image, x, 32);
        return glm::vec3(pixel[0], pixel[1], pixel[2]) / 255.0F;
    };
    return {at(31 - apart), at(32 + apart)};
}

constexpr glm::vec3 kRed{1.0F, 0.0F, 0.0F};
constexpr glm::vec3 kBlue{0.0F, 0.0F, 1.0F};

}  // namespace

class TestTransmission : public QObject {
    Q_OBJECT

private slots:
    void clearGlassShowsWhatIsBehindIt() {
        const Sides sides = shown(before(glass()));
        QVERIFY(isNear(sides.left, kRed) && isNear(sides.right, kBlue));
    }

    void withEveryToneMapTheSame() {
        for (const ToneMap toneMap : {ToneMap::Neutral, ToneMap::Aces}) {
            Asset plain = before(glass());
            plain.materials[1].baseColorFactor = {0.4F, 0.3F, 0.2F, 1.0F};
            Asset none = plain;
            none.meshes[0].primitives.erase(none.meshes[0].primitives.begin());
            const Sides through = shown(std::move(plain), 8, toneMap);
            QVERIFY(isNear(through.left, shown(std::move(none), 8, toneMap).left, 0.02F));
        }
    }

    void theBaseColourTintsIt() {
        Material material = glass();
        material.baseColorFactor = {0.2140F, 1.0F, 0.0F, 1.0F};  // sRGB 0.5
        const Sides sides = shown(before(material));
        QVERIFY(isNear(sides.left, {0.5F, 0.0F, 0.0F}) && isNear(sides.right, glm::vec3(0.0F)));
    }

    void theShareIsTheFactorAndItsTexture() {
        Material material = glass();
        material.transmission->factor = 0.0F;
        QVERIFY(isNear(shown(before(material)).left, glm::vec3(0.0F)));
        material.transmission->factor = 1.0F;
        Asset asset = before(material);
        addTexel(asset, {128, 255, 255, 255});
        asset.materials[0][TextureSlot::Transmission].texture = TextureIndex(0U);
        QVERIFY(isNear(shown(std::move(asset)).left, {0.736F, 0.0F, 0.0F}, 0.02F));
    }

    void aVolumeAbsorbsLightByItsThickness() {
        Material material = glass();
        material.volume = Volume{.thicknessFactor = 2.0F,
                                 .attenuationDistance = 1.0F,
                                 .attenuationColor = {0.4626F, 1.0F, 1.0F}};  // squared: 0.214
        QVERIFY(isNear(shown(before(material)).left, {0.5F, 0.0F, 0.0F}, 0.02F));
        Asset larger = before(material);
        larger.nodes[0].rest.scale = glm::vec3(2.0F);
        QVERIFY(shown(std::move(larger)).left.x < 0.3F);  // twice as thick
    }

    void roughGlassBlursUnlessItDoesNotBend() {
        Material material = glass();
        material.roughnessFactor = 0.6F;
        const Sides sharp = shown(before(material), 1);
        QVERIFY(isNear(sharp.left, kRed) && isNear(sharp.right, kBlue));
        material.ior = 1.5F;
        const Sides blurred = shown(before(material), 1);
        QVERIFY(blurred.left.x < 0.95F && blurred.left.z > 0.3F);
        QVERIFY(blurred.right.z < 0.95F && blurred.right.x > 0.3F);
    }

    void otherViewsAndPicturesWithoutGlassAreWhole() {
        const auto done = finishAsset(before(glass()));
        const PoseEvaluator evaluator(done);
        for (const ViewMode mode : {ViewMode::Clay, ViewMode::Unlit, ViewMode::Normals}) {
            QVERIFY(middle(renderAsset(done, plainFrame(evaluator, mode)))[3] == 255);
        }
        const PixelImage small = renderAsset(done, ViewMode::Shaded, {20, 50, 4});
        const PixelImage large = renderAsset(done, ViewMode::Shaded, {50, 20, 4});
        QVERIFY(small.width == 20 && large.width == 50);
    }

    void withoutABackgroundThereIsNothingBehindGlass() {
        const auto done = finishAsset(assetOf(square(), glass()));
        const PoseEvaluator evaluator(done);
        FrameInput input = plainFrame(evaluator, ViewMode::Shaded);
        input.view.transparent = true;
        input.environment = constantLight(glm::vec3(0.0F));
        QVERIFY(middle(renderAsset(done, input))[3] < 5);
    }

    /// Laid over black and over white as sRGB values, as picture programs do, it is what the
    /// renderer shows before these backgrounds.
    void glassWithoutABackgroundIsThatOfAnyBackground() {
        Material material = glass();
        material.ior = 1.5F;
        material.specular = {};
        for (const float tint : {1.0F, 0.3F}) {
            material.baseColorFactor = glm::vec4(tint, tint, tint, 1.0F);
            const auto done = finishAsset(assetOf(square(), material));
            const PoseEvaluator evaluator(done);
            FrameInput input = plainFrame(evaluator, ViewMode::Shaded);
            input.view.lighting.toneMap = ToneMap::None;
            input.environment = constantLight(glm::vec3(2.0F));
            input.view.transparent = true;
            const Pixel alone = middle(renderAsset(done, input));
            QVERIFY(alone[3] > 20 && alone[3] < 235);
            input.view.transparent = false;
            for (const float byte : {0.0F, 255.0F}) {
                input.view.background = glm::vec3(byte / 255.0F);
                const Pixel wanted = middle(renderAsset(done, input));
                const float alpha = static_cast<float>(alone[3]) / 255.0F;
                for (std::size_t channel = 0; channel < 3; ++channel) {
                    const float laid =
                        alpha * static_cast<float>(alone[channel]) + (1.0F - alpha) * byte;
                    QVERIFY(std::abs(laid - static_cast<float>(wanted[channel])) < 3.0F);
                }
            }
        }
    }

    void colouredGlassKeepsItsTint() {
        Material material = glass();
        material.baseColorFactor = {1.0F, 0.1F, 0.1F, 1.0F};
        const auto done = finishAsset(assetOf(square(), material));
        const PoseEvaluator evaluator(done);
        FrameInput input = plainFrame(evaluator, ViewMode::Shaded);
        input.view.transparent = true;
        input.environment = constantLight(glm::vec3(0.0F));
        const Pixel pixel = middle(renderAsset(done, input));
        QVERIFY(pixel[3] > 60 && pixel[3] < 200);
        QVERIFY(pixel[0] > 60 && pixel[0] > 4 * pixel[1]);
    }

    void whatIsInTheModelBehindGlassIsOpaque() {
        const auto done = finishAsset(before(glass()));
        const PoseEvaluator evaluator(done);
        FrameInput input = plainFrame(evaluator, ViewMode::Shaded);
        input.view.transparent = true;
        const PixelImage image = renderAsset(done, input, {64, 64, 1});
        QCOMPARE(pixelAt(image, 23, 32)[3], 255);
        QVERIFY(pixelAt(image, 23, 32)[0] > 250 && pixelAt(image, 40, 32)[2] > 250);
    }

    void validationLayerIsSilent() {
        for (const std::string& message : renderer().validationErrors()) {
            qWarning("%s", message.c_str());
        }
        QVERIFY(renderer().validationErrors().empty());
    }
};

SINEW_TEST(TestTransmission)
#include "test_transmission.moc"
