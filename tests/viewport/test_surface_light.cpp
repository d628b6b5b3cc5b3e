// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include <numbers>

#include "tests/support/test_program.h"
#include "tests/viewport/constant_light.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr float kHalf = 0.5F;
constexpr float kOfByte128 = 128.0F / 255.0F;
constexpr float kOfSrgb128 = 0.2158605F;
constexpr glm::vec3 kBlack{0.0F};

// Of no colour, and without the dielectric's mirror.
Material black() {
    Material material;
    material.baseColorFactor = {0.0F, 0.0F, 0.0F, 1.0F};
    material.metallicFactor = 0.0F;
    material.specular = Specular{.factor = 0.0F};
    return material;
}

Material white(float metallic, float roughness) {
    Material material;
    material.metallicFactor = metallic;
    material.roughnessFactor = roughness;
    return material;
}

Asset withTexel(const Material& material, TextureSlot slot, const Pixel& texel) {
    Asset asset = assetOf(square(), material);
    addTexel(asset, texel);
    asset.materials[0][slot].texture = TextureIndex(0U);
    return asset;
}

glm::vec3 sunlit(Asset asset, const glm::vec3& direction, float intensity) {
    addSun(asset, direction, intensity);
    return lightOfMiddle(std::move(asset), 0.0F);
}

constexpr glm::vec3 kFromEye{0.0F, 0.0F, -1.0F};

}  // namespace

class TestSurfaceLight : public QObject {
    Q_OBJECT

private slots:
    void aWhiteFurnaceShowsNoSurface() {
        for (const float metallic : {0.0F, 0.5F, 1.0F}) {
            for (const float roughness : {0.1F, 0.5F, 1.0F}) {
                const Material material = white(metallic, roughness);
                const bool near = isNear(lightOfMiddle(material, kHalf), glm::vec3(kHalf), 0.015F);
                QVERIFY2(near, qPrintable(QString("metal %1, rough %2")
                                              .arg(double{metallic})
                                              .arg(double{roughness})));
            }
        }
    }

    void blackWithoutAMirrorAbsorbsAllLight() {
        QVERIFY(isNear(lightOfMiddle(black(), kHalf), kBlack, 0.005F));
    }

    void aDielectricMirrorsByItsIndexOfRefraction() {
        Material material = black();
        material.specular.reset();
        material.roughnessFactor = 0.0F;
        QVERIFY(isNear(lightOfMiddle(material, 1.0F), glm::vec3(0.04F), 0.005F));
        material.ior = 2.0F;  // (1 / 3)²
        QVERIFY(isNear(lightOfMiddle(material, 1.0F), glm::vec3(0.1111F), 0.006F));
        material.ior = 0.0F;  // KHR_materials_ior: 1
        QVERIFY(isNear(lightOfMiddle(material, kHalf), glm::vec3(kHalf)));
        material.ior = 1.5F;
        material.specular = Specular{.factor = 0.5F, .colorFactor = {1.0F, 0.0F, 4.0F}};
        QVERIFY(isNear(lightOfMiddle(material, 1.0F), {0.02F, 0.0F, 0.08F}, 0.005F));
    }

    void aSunOnMatteWhiteGivesItsShare() {
        // Irradiance pi: 0.96 scattered, and 0.04 of the lobe at its peak, 1 / 4 (Appendix B).
        const float pi = std::numbers::pi_v<float>;
        const Asset asset = assetOf(square(), white(0.0F, 1.0F));
        QVERIFY(isNear(sunlit(asset, kFromEye, kHalf * pi), glm::vec3(0.485F)));
        const glm::vec3 slanted{1.0F, 0.0F, -1.0F};
        const float cosine = std::sqrt(0.5F);
        QVERIFY(isNear(sunlit(asset, slanted, kHalf * pi), glm::vec3(0.485F * cosine), 0.015F));
        QVERIFY(isNear(sunlit(asset, -kFromEye, kHalf * pi), kBlack));
    }

    void emissionIsAddedWithItsStrength() {
        Material material = black();
        material.emissiveFactor = {0.1F, 0.2F, 0.0F};
        material.emissiveStrength = 2.0F;
        QVERIFY(isNear(lightOfMiddle(material, 0.0F), {0.2F, 0.4F, 0.0F}, 0.005F));
        Asset asset = withTexel(material, TextureSlot::Emissive, {128, 255, 255, 255});
        QVERIFY(isNear(lightOfMiddle(std::move(asset), 0.0F), {0.2F * kOfSrgb128, 0.4F, 0.0F}));
    }

    void occlusionIsLinearAndDimsWhatComesFromAround() {
        Material material = white(0.0F, 1.0F);
        const Asset asset = withTexel(material, TextureSlot::Occlusion, {128, 0, 0, 255});
        QVERIFY(isNear(lightOfMiddle(asset, kHalf), glm::vec3(kHalf * kOfByte128)));
        material.occlusionStrength = 0.5F;
        const Asset weaker = withTexel(material, TextureSlot::Occlusion, {0, 0, 0, 255});
        QVERIFY(isNear(lightOfMiddle(weaker, kHalf), glm::vec3(0.25F)));
        const Asset open = assetOf(square(), white(0.0F, 1.0F));
        QVERIFY(isNear(sunlit(asset, kFromEye, 1.0F), sunlit(open, kFromEye, 1.0F), 0.002F));
    }

    void metalAndRoughnessAreReadFromTheirChannels() {
        Material material;  // both factors 1
        material.baseColorFactor = {0.0F, 1.0F, 0.0F, 1.0F};
        const auto shown = [&](const Pixel& texel) {
            return lightOfMiddle(withTexel(material, TextureSlot::MetallicRoughness, texel), kHalf);
        };
        // Blue metal: nothing but green comes back. No metal: the mirror of all colours.
        QVERIFY(shown({0, 255, 255, 255}).x < 0.002F);
        QVERIFY(shown({0, 0, 0, 255}).x > 0.015F);
        // Half metal: half of the mirror.
        const glm::vec3 mixed = shown({0, 0, 128, 255});
        QVERIFY(mixed.x > 0.006F && mixed.x < 0.014F);
    }

    void aNormalTextureTurnsTheSurface() {
        Primitive primitive = square();
        primitive.tangents = std::vector<glm::vec4>(4, {1.0F, 0.0F, 0.0F, 1.0F});
        const auto shown = [&](const Pixel& texel, const glm::vec3& sun) {
            Asset asset = assetOf(primitive, white(0.0F, 1.0F));
            addTexel(asset, texel);
            asset.materials[0][TextureSlot::Normal].texture = TextureIndex(0U);
            return sunlit(std::move(asset), sun, 2.0F).x;
        };
        constexpr Pixel kFlat{128, 128, 255, 255};
        constexpr Pixel kRight{218, 128, 218, 255};
        constexpr Pixel kUp{128, 218, 218, 255};
        const glm::vec3 fromRight{-1.0F, 0.0F, -0.3F};
        const glm::vec3 fromAbove{0.0F, -1.0F, -0.3F};
        QVERIFY(shown(kRight, fromRight) > 2.0F * shown(kFlat, fromRight));
        QVERIFY(shown(kUp, fromAbove) > 2.0F * shown(kFlat, fromAbove));
        QVERIFY(std::abs(shown(kUp, fromRight) - shown(kFlat, fromRight)) < 0.1F);
        // Without tangents those of the texture coordinates; without light from where it turns to.
        primitive.tangents = {};
        QVERIFY(shown(kRight, fromRight) > 2.0F * shown(kFlat, fromRight));
        QVERIFY(shown(kUp, fromAbove) > 2.0F * shown(kFlat, fromAbove));
        QVERIFY(shown(kRight, -fromRight * glm::vec3(1.0F, 1.0F, -1.0F)) < 0.01F);
    }

    void aCoatMirrorsOverWhatItDims() {
        Material material = black();
        material.clearcoat = Clearcoat{.factor = 1.0F};
        QVERIFY(isNear(lightOfMiddle(material, 1.0F), glm::vec3(0.04F), 0.005F));
        material.emissiveFactor = glm::vec3(0.5F);
        QVERIFY(isNear(lightOfMiddle(material, 0.0F), glm::vec3(0.48F), 0.005F));
        Asset half = withTexel(material, TextureSlot::Clearcoat, {128, 0, 0, 255});
        QVERIFY(isNear(lightOfMiddle(std::move(half), 0.0F), glm::vec3(0.49F), 0.004F));
    }

    void sheenRemovesFromTheBaseWhatItReflects() {
        Material material = white(0.0F, 1.0F);
        material.sheen = Sheen{.colorFactor = glm::vec3(1.0F), .roughnessFactor = 0.6F};
        QVERIFY(isNear(lightOfMiddle(material, kHalf), glm::vec3(kHalf), 0.015F));
        Material fabric = black();
        fabric.sheen = Sheen{.colorFactor = {1.0F, 0.0F, 0.0F}, .roughnessFactor = 1.0F};
        const glm::vec3 shown = lightOfMiddle(fabric, 1.0F);
        QVERIFY(shown.x > 0.05F && shown.y < 0.002F);
    }

    void aFilmGivesGreyItsColours() {
        Material material = white(1.0F, 0.0F);
        material.baseColorFactor = {0.3F, 0.3F, 0.3F, 1.0F};
        const glm::vec3 plain = lightOfMiddle(material, kHalf);
        QVERIFY(isNear(glm::vec3(plain.x), plain, 0.004F));
        material.iridescence = Iridescence{.factor = 1.0F, .thicknessMaximum = 400.0F};
        const glm::vec3 film = lightOfMiddle(material, kHalf);
        QVERIFY(std::abs(film.x - film.y) + std::abs(film.y - film.z) > 0.05F);
        material.iridescence->factor = 0.0F;
        QVERIFY(isNear(lightOfMiddle(material, kHalf), plain, 0.001F));
    }

    void anisotropyStretchesAHighlightAlongTheTangent() {
        Primitive primitive = square();
        primitive.tangents = std::vector<glm::vec4>(4, {1.0F, 0.0F, 0.0F, 1.0F});
        Material material = white(1.0F, 0.3F);
        material.anisotropy = Anisotropy{.strength = 1.0F};
        const auto shown = [&](const glm::vec3& sun) {
            return sunlit(assetOf(primitive, material), sun, 1.0F).x;
        };
        const glm::vec3 aside{-1.0F, 0.0F, -1.0F};
        const glm::vec3 above{0.0F, -1.0F, -1.0F};
        QVERIFY(shown(aside) > 3.0F * shown(above));
        material.anisotropy->rotationRadians = std::numbers::pi_v<float> / 2.0F;
        QVERIFY(shown(above) > 3.0F * shown(aside));
    }

    void glossinessIsTheOtherWayRound() {
        Material material;
        material.specularGlossiness = SpecularGlossiness{.diffuseFactor = {0.0F, 0.0F, 0.0F, 1.0F},
                                                         .specularFactor = {0.5F, 0.1F, 0.0F},
                                                         .glossinessFactor = 1.0F};
        QVERIFY(isNear(lightOfMiddle(material, 1.0F), {0.5F, 0.1F, 0.0F}, 0.01F));
    }

    void lightNeverDependsOnTheOrderOfTheSlots() {
        // A texture used in two slots means colour in one and numbers in the other.
        Material material = black();
        material.emissiveFactor = glm::vec3(1.0F);
        Asset asset = withTexel(material, TextureSlot::Emissive, {128, 128, 128, 255});
        asset.materials[0][TextureSlot::Occlusion].texture = TextureIndex(0U);
        asset.materials[0].baseColorFactor = glm::vec4(1.0F);
        const float around = kHalf * kOfByte128;
        QVERIFY(isNear(lightOfMiddle(std::move(asset), kHalf), glm::vec3(kOfSrgb128 + around)));
    }

    void validationLayerIsSilent() {
        for (const std::string& message : renderer().validationErrors()) {
            qWarning("%s", message.c_str());
        }
        QVERIFY(renderer().validationErrors().empty());
    }
};

SINEW_TEST(TestSurfaceLight)
#include "test_surface_light.moc"
