// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "tests/support/test_program.h"
#include "viewport/scene/material/material_slots.h"

using namespace sinew;

namespace {

constexpr std::uint32_t bit(std::uint32_t slot) {
    return 1U << slot;
}

Material textured(std::initializer_list<TextureSlot> named) {
    Material material;
    for (const TextureSlot slot : named) {
        material[slot].texture = TextureIndex(0U);
    }
    return material;
}

Material everything() {
    Material material;
    material.clearcoat = Clearcoat{.factor = 1.0F};
    material.sheen = Sheen{.colorFactor = glm::vec3(1.0F)};
    material.transmission = Transmission{.factor = 1.0F};
    material.diffuseTransmission = DiffuseTransmission{.factor = 1.0F};
    material.volume = Volume{};
    material.dispersion = 1.0F;
    material.iridescence = Iridescence{.factor = 1.0F};
    material.anisotropy = Anisotropy{.strength = 1.0F};
    return material;
}

constexpr std::uint32_t kEverything =
    layout::kFeatureClearcoat | layout::kFeatureSheen | layout::kFeatureTransmission |
    layout::kFeatureVolume | layout::kFeatureDiffuseTransmission | layout::kFeatureDispersion |
    layout::kFeatureIridescence | layout::kFeatureAnisotropy;

// Features that animations can enable on a material without them.
constexpr std::uint32_t kDriven =
    layout::kFeatureTransforms | layout::kFeatureReflectance | layout::kFeatureEmission;

}  // namespace

class TestMaterialSlots : public QObject {
    Q_OBJECT

private slots:
    void aPlainMaterialHasNoFeatures() {
        QCOMPARE(featuresOf(Material{}, false), MaterialFeatures{});
    }

    void everyExtensionIsAFeature() {
        QCOMPARE(featuresOf(everything(), false), MaterialFeatures{kEverything});
    }

    void whatHasNoEffectIsLeftOutUnlessItIsDriven() {
        Material material = everything();
        material.clearcoat->factor = 0.0F;
        material.sheen->colorFactor = glm::vec3(0.0F);
        material.transmission->factor = 0.0F;
        material.diffuseTransmission->factor = 0.0F;
        material.iridescence->factor = 0.0F;
        material.anisotropy->strength = 0.0F;
        material[TextureSlot::Emissive].texture = TextureIndex(0U);
        QCOMPARE(featuresOf(material, false), MaterialFeatures{});
        QCOMPARE(featuresOf(material, true),
                 (MaterialFeatures{kEverything | kDriven, bit(layout::kSlotEmissive)}));
    }

    void theTexturesOfAnExtensionNeedIt() {
        Material material = textured({TextureSlot::BaseColor, TextureSlot::Clearcoat,
                                      TextureSlot::Thickness, TextureSlot::Anisotropy});
        QCOMPARE(featuresOf(material, true),
                 (MaterialFeatures{kDriven, bit(layout::kSlotBaseColor)}));
        material.clearcoat = Clearcoat{.factor = 1.0F};
        QCOMPARE(featuresOf(material, false),
                 (MaterialFeatures{layout::kFeatureClearcoat,
                                   bit(layout::kSlotBaseColor) | bit(layout::kSlotClearcoat)}));
    }

    void aVolumeNeedsLightThatGetsIn() {
        Material material = textured({TextureSlot::Thickness});
        material.volume = Volume{};
        material.dispersion = 1.0F;
        QCOMPARE(featuresOf(material, false), MaterialFeatures{});
        material.diffuseTransmission = DiffuseTransmission{.factor = 1.0F};
        QCOMPARE(featuresOf(material, false),
                 (MaterialFeatures{layout::kFeatureDiffuseTransmission | layout::kFeatureVolume,
                                   bit(layout::kSlotThickness)}));
        material.specularGlossiness = SpecularGlossiness{};
        QCOMPARE(featuresOf(material, false), MaterialFeatures{layout::kFeatureSpecularGlossiness});
    }

    void emissionIsAFeatureWhereThereIsLight() {
        Material material;
        material.emissiveFactor = {0.0F, 0.5F, 0.0F};
        QCOMPARE(featuresOf(material, false), MaterialFeatures{layout::kFeatureEmission});
        material.emissiveStrength = 0.0F;
        QCOMPARE(featuresOf(material, false), MaterialFeatures{});
    }

    void anotherReflectanceThanTheUsualIsAFeature() {
        Material material;
        material.ior = 1.33F;
        QCOMPARE(featuresOf(material, false), MaterialFeatures{layout::kFeatureReflectance});
        material = {};
        material.specular = Specular{};
        QCOMPARE(featuresOf(material, false), MaterialFeatures{layout::kFeatureReflectance});
    }

    void placingATextureIsAFeature() {
        Material material = textured({TextureSlot::BaseColor});
        QCOMPARE(featuresOf(material, false), (MaterialFeatures{0, bit(layout::kSlotBaseColor)}));
        material[TextureSlot::BaseColor].transform = TextureTransform{};
        QCOMPARE(featuresOf(material, false),
                 (MaterialFeatures{layout::kFeatureTransforms, bit(layout::kSlotBaseColor)}));
        // The base colour's set comes first, whichever it is; a second one is placed.
        material = textured({TextureSlot::BaseColor, TextureSlot::Normal});
        material[TextureSlot::BaseColor].texcoordSet = 1;
        material[TextureSlot::Normal].texcoordSet = 1;
        QCOMPARE(featuresOf(material, false).features & layout::kFeatureTransforms, 0U);
        material[TextureSlot::Normal].texcoordSet = 0;
        QCOMPARE(featuresOf(material, false).features & layout::kFeatureTransforms,
                 layout::kFeatureTransforms);
    }

    void glossinessHasTheFirstTwoSlots() {
        Material material =
            textured({TextureSlot::BaseColor, TextureSlot::Diffuse, TextureSlot::MetallicRoughness,
                      TextureSlot::SpecularGlossiness});
        QCOMPARE(textureIn(material, 0), TextureSlot::BaseColor);
        material.specularGlossiness = SpecularGlossiness{};
        QCOMPARE(textureIn(material, 0), TextureSlot::Diffuse);
        QCOMPARE(textureIn(material, 1), TextureSlot::SpecularGlossiness);
        material.unlit = true;
        QCOMPARE(textureIn(material, 0), TextureSlot::BaseColor);
        QCOMPARE(featuresOf(material, false),
                 (MaterialFeatures{layout::kFeatureUnlit, bit(layout::kSlotBaseColor)}));
    }

    void twoSetsOfCoordinatesReachTheShaders() {
        Material material =
            textured({TextureSlot::BaseColor, TextureSlot::Normal, TextureSlot::Emissive});
        material[TextureSlot::BaseColor].texcoordSet = 1;
        material[TextureSlot::Normal].texcoordSet = 1;
        QCOMPARE(texcoordSets(material).sets, (std::array{1U, 0U}));
        material[TextureSlot::Normal].texcoordSet = 3;
        const TexcoordSets two = texcoordSets(material);
        QCOMPARE(two.sets, (std::array{1U, 3U}));
        QVERIFY(two.tooMany);  // emission by the first
        QCOMPARE(two.positionOf(3), 1U);
        QCOMPARE(two.positionOf(0), 0U);
        material[TextureSlot::Emissive].texcoordSet = 3;
        QVERIFY(!texcoordSets(material).tooMany);
    }

    void aSlotsRowsAreItsTransformAndItsSet() {
        Material material = textured({TextureSlot::BaseColor, TextureSlot::Emissive});
        material[TextureSlot::Emissive].texcoordSet = 2;
        material[TextureSlot::Emissive].transform =
            TextureTransform{.offset = {0.25F, 0.5F}, .scale = {2.0F, 3.0F}};
        const auto constants = materialConstants(material, factorsOf(material));
        const std::size_t row = 2 * std::size_t{layout::kSlotEmissive};
        QCOMPARE(constants.slotRows[row], glm::vec4(2.0F, 0.0F, 0.25F, 1.0F));
        QCOMPARE(constants.slotRows[row + 1], glm::vec4(0.0F, 3.0F, 0.5F, 0.0F));
        QCOMPARE(constants.slotRows[0], glm::vec4(1.0F, 0.0F, 0.0F, 0.0F));
    }

    void absorptionLeavesTheColourAtItsDistance() {
        Material material = everything();
        QCOMPARE(materialConstants(material, factorsOf(material)).absorption, glm::vec4(0.0F));
        material.volume->attenuationDistance = 2.0F;
        material.volume->attenuationColor = {1.0F, 0.5F, 0.0F};
        const glm::vec4 taken = materialConstants(material, factorsOf(material)).absorption;
        QCOMPARE(taken.x, 0.0F);
        QVERIFY(std::abs(std::exp(-2.0F * taken.y) - 0.5F) < 1e-5F);
        QVERIFY(std::isfinite(taken.z) && taken.z > 5.0F);
    }
};

SINEW_TEST(TestMaterialSlots)
#include "test_material_slots.moc"
