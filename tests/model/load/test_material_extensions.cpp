// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include <cmath>

#include "model/asset/material_table.h"
#include "tests/model/load/material_helpers.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

Material read(const std::string& extension, const std::string& object) {
    const AssetPointer asset = withMaterial(extended(extension, object));
    return asset->materials.empty() ? Material{} : asset->materials.front();
}

}  // namespace

class TestMaterialExtensions : public QObject {
    Q_OBJECT

private slots:
    void aMaterialWithoutExtensionsHasNone() {
        const Material material = withMaterial("{}")->materials.at(0);
        QVERIFY(!material.unlit);
        QCOMPARE(material.emissiveStrength, 1.0F);
        QCOMPARE(material.ior, 1.5F);
        QCOMPARE(material.dispersion, 0.0F);
        QVERIFY(!material.clearcoat && !material.sheen && !material.specular);
        QVERIFY(!material.transmission && !material.volume && !material.iridescence);
        QVERIFY(!material.anisotropy && !material.specularGlossiness);
    }

    void everyRowLiesBelowItsExtension() {
        for (const MaterialExtensionFacts& extension : kMaterialExtensions) {
            const std::string below = "/extensions/" + std::string(extension.name) + "/";
            std::size_t factors = 0;
            for (const ExtensionFactor& factor : kExtensionFactors) {
                const bool isBelow = std::string_view(factor.facts.pointer).starts_with(below);
                QCOMPARE(isBelow, factor.extension == extension.extension);
                factors += isBelow ? 1 : 0;
            }
            QCOMPARE(factors == 0, extension.extension == MaterialExtension::Unlit);
            for (const TextureSlotFacts& slot : kTextureSlots) {
                QCOMPARE(std::string_view(slot.pointer).starts_with(below),
                         slot.extension == extension.extension);
            }
            QCOMPARE(extension.title == nullptr, extension.key == nullptr);
        }
    }

    void unlitNeedsNoValue() { QVERIFY(read("KHR_materials_unlit", "{}").unlit); }

    void singleNumbersAreReadAndHaveDefaults() {
        QCOMPARE(
            read("KHR_materials_emissive_strength", R"({"emissiveStrength":5})").emissiveStrength,
            5.0F);
        QCOMPARE(read("KHR_materials_emissive_strength", "{}").emissiveStrength, 1.0F);
        QCOMPARE(read("KHR_materials_ior", R"({"ior":1.33})").ior, 1.33F);
        QCOMPARE(read("KHR_materials_ior", R"({"ior":0})").ior, 0.0F);
        QCOMPARE(read("KHR_materials_ior", "{}").ior, 1.5F);
        QCOMPARE(read("KHR_materials_dispersion", R"({"dispersion":0.36})").dispersion, 0.36F);
        QCOMPARE(read("KHR_materials_dispersion", "{}").dispersion, 0.0F);
    }

    void clearcoatIsRead() {
        const Material empty = read("KHR_materials_clearcoat", "{}");
        QVERIFY(empty.clearcoat.has_value());
        QCOMPARE(empty.clearcoat->factor, 0.0F);
        QCOMPARE(empty.clearcoat->roughnessFactor, 0.0F);
        QCOMPARE(empty.clearcoat->normalScale, 1.0F);
        const Material full =
            read("KHR_materials_clearcoat",
                 R"({"clearcoatFactor":0.25,"clearcoatRoughnessFactor":0.5,)"
                 R"("clearcoatTexture":{"index":0},"clearcoatRoughnessTexture":{"index":1},)"
                 R"("clearcoatNormalTexture":{"index":2,"scale":3}})");
        QCOMPARE(full.clearcoat->factor, 0.25F);
        QCOMPARE(full.clearcoat->roughnessFactor, 0.5F);
        QCOMPARE(full.clearcoat->normalScale, 3.0F);
        QCOMPARE(full[TextureSlot::Clearcoat].texture, TextureIndex(0U));
        QCOMPARE(full[TextureSlot::ClearcoatRoughness].texture, TextureIndex(1U));
        QCOMPARE(full[TextureSlot::ClearcoatNormal].texture, TextureIndex(2U));
    }

    void sheenIsRead() {
        const Material empty = read("KHR_materials_sheen", "{}");
        QCOMPARE(empty.sheen->colorFactor, glm::vec3(0.0F));
        QCOMPARE(empty.sheen->roughnessFactor, 0.0F);
        const Material full =
            read("KHR_materials_sheen",
                 R"({"sheenColorFactor":[0.25,0.5,0.75],"sheenRoughnessFactor":0.5,)"
                 R"("sheenColorTexture":{"index":1},"sheenRoughnessTexture":{"index":2}})");
        QCOMPARE(full.sheen->colorFactor, glm::vec3(0.25F, 0.5F, 0.75F));
        QCOMPARE(full.sheen->roughnessFactor, 0.5F);
        QCOMPARE(full[TextureSlot::SheenColor].texture, TextureIndex(1U));
        QCOMPARE(full[TextureSlot::SheenRoughness].texture, TextureIndex(2U));
    }

    void specularIsReadAndItsColourMayExceedOne() {
        const Material empty = read("KHR_materials_specular", "{}");
        QCOMPARE(empty.specular->factor, 1.0F);
        QCOMPARE(empty.specular->colorFactor, glm::vec3(1.0F));
        const AssetPointer asset = withMaterial(extended(
            "KHR_materials_specular", R"({"specularFactor":0.5,"specularColorFactor":[2,0,0.5],)"
                                      R"("specularTexture":{"index":1},)"
                                      R"("specularColorTexture":{"index":2}})"));
        const Material& full = asset->materials.at(0);
        QCOMPARE(full.specular->factor, 0.5F);
        QCOMPARE(full.specular->colorFactor, glm::vec3(2.0F, 0.0F, 0.5F));
        QCOMPARE(full[TextureSlot::Specular].texture, TextureIndex(1U));
        QCOMPARE(full[TextureSlot::SpecularColor].texture, TextureIndex(2U));
        QVERIFY(otherFindings(*asset).empty());
    }

    void transmissionIsRead() {
        QCOMPARE(read("KHR_materials_transmission", "{}").transmission->factor, 0.0F);
        const Material full =
            read("KHR_materials_transmission",
                 R"({"transmissionFactor":0.75,"transmissionTexture":{"index":3}})");
        QCOMPARE(full.transmission->factor, 0.75F);
        QCOMPARE(full[TextureSlot::Transmission].texture, TextureIndex(3U));
    }

    void diffuseTransmissionIsRead() {
        const std::string extension = "KHR_materials_diffuse_transmission";
        const Material empty = read(extension, "{}");
        QVERIFY(empty.diffuseTransmission.has_value());
        QCOMPARE(empty.diffuseTransmission->factor, 0.0F);
        QCOMPARE(empty.diffuseTransmission->colorFactor, glm::vec3(1.0F));
        const AssetPointer asset = withMaterial(extended(
            extension,
            R"({"diffuseTransmissionFactor":0.25,"diffuseTransmissionTexture":{"index":1},)"
            R"("diffuseTransmissionColorFactor":[1,0.5,0.25],)"
            R"("diffuseTransmissionColorTexture":{"index":2,"texCoord":1}})"));
        const Material& full = asset->materials.at(0);
        QCOMPARE(full.diffuseTransmission->factor, 0.25F);
        QCOMPARE(full.diffuseTransmission->colorFactor, glm::vec3(1.0F, 0.5F, 0.25F));
        QCOMPARE(full[TextureSlot::DiffuseTransmission].texture, TextureIndex(1U));
        QCOMPARE(full[TextureSlot::DiffuseTransmissionColor].texture, TextureIndex(2U));
        QCOMPARE(full[TextureSlot::DiffuseTransmissionColor].texcoordSet, 1U);
        QVERIFY(!factsOf(TextureSlot::DiffuseTransmission).srgb);
        QVERIFY(factsOf(TextureSlot::DiffuseTransmissionColor).srgb);
        QCOMPARE(otherFindings(*asset), std::vector<std::string>());
        QCOMPARE(timesFound(*asset, "EXTENSION_IGNORED"), 0);
    }

    void volumeIsReadAndWithoutADistanceItIsClear() {
        const Material empty = read("KHR_materials_volume", "{}");
        QCOMPARE(empty.volume->thicknessFactor, 0.0F);
        QVERIFY(std::isinf(empty.volume->attenuationDistance));
        QCOMPARE(empty.volume->attenuationColor, glm::vec3(1.0F));
        const Material full = read("KHR_materials_volume",
                                   R"({"thicknessFactor":2,"thicknessTexture":{"index":1},)"
                                   R"("attenuationDistance":0.5,"attenuationColor":[0.5,0.25,1]})");
        QCOMPARE(full.volume->thicknessFactor, 2.0F);
        QCOMPARE(full.volume->attenuationDistance, 0.5F);
        QCOMPARE(full.volume->attenuationColor, glm::vec3(0.5F, 0.25F, 1.0F));
        QCOMPARE(full[TextureSlot::Thickness].texture, TextureIndex(1U));
    }

    void iridescenceIsRead() {
        const Material empty = read("KHR_materials_iridescence", "{}");
        QCOMPARE(empty.iridescence->factor, 0.0F);
        QCOMPARE(empty.iridescence->ior, 1.3F);
        QCOMPARE(empty.iridescence->thicknessMinimum, 100.0F);
        QCOMPARE(empty.iridescence->thicknessMaximum, 400.0F);
        const Material full =
            read("KHR_materials_iridescence",
                 R"({"iridescenceFactor":0.5,"iridescenceIor":1.8,)"
                 R"("iridescenceThicknessMinimum":200,"iridescenceThicknessMaximum":50,)"
                 R"("iridescenceTexture":{"index":0},"iridescenceThicknessTexture":{"index":1}})");
        QCOMPARE(full.iridescence->factor, 0.5F);
        QCOMPARE(full.iridescence->ior, 1.8F);
        QCOMPARE(full.iridescence->thicknessMinimum, 200.0F);
        QCOMPARE(full.iridescence->thicknessMaximum, 50.0F);
        QCOMPARE(full[TextureSlot::Iridescence].texture, TextureIndex(0U));
        QCOMPARE(full[TextureSlot::IridescenceThickness].texture, TextureIndex(1U));
    }

    void anisotropyIsRead() {
        const Material empty = read("KHR_materials_anisotropy", "{}");
        QCOMPARE(empty.anisotropy->strength, 0.0F);
        QCOMPARE(empty.anisotropy->rotationRadians, 0.0F);
        const Material full =
            read("KHR_materials_anisotropy", R"({"anisotropyStrength":0.5,"anisotropyRotation":-7,)"
                                             R"("anisotropyTexture":{"index":2}})");
        QCOMPARE(full.anisotropy->strength, 0.5F);
        QCOMPARE(full.anisotropy->rotationRadians, -7.0F);
        QCOMPARE(full[TextureSlot::Anisotropy].texture, TextureIndex(2U));
    }

    void specularGlossinessIsRead() {
        const Material empty = read("KHR_materials_pbrSpecularGlossiness", "{}");
        QCOMPARE(empty.specularGlossiness->diffuseFactor, glm::vec4(1.0F));
        QCOMPARE(empty.specularGlossiness->specularFactor, glm::vec3(1.0F));
        QCOMPARE(empty.specularGlossiness->glossinessFactor, 1.0F);
        const Material full =
            read("KHR_materials_pbrSpecularGlossiness",
                 R"({"diffuseFactor":[0.1,0.2,0.3,0.4],"specularFactor":[0.5,0.6,0.7],)"
                 R"("glossinessFactor":0.25,"diffuseTexture":{"index":1,"texCoord":1},)"
                 R"("specularGlossinessTexture":{"index":2}})");
        QCOMPARE(full.specularGlossiness->diffuseFactor, glm::vec4(0.1F, 0.2F, 0.3F, 0.4F));
        QCOMPARE(full.specularGlossiness->specularFactor, glm::vec3(0.5F, 0.6F, 0.7F));
        QCOMPARE(full.specularGlossiness->glossinessFactor, 0.25F);
        QCOMPARE(full[TextureSlot::Diffuse].texture, TextureIndex(1U));
        QCOMPARE(full[TextureSlot::Diffuse].texcoordSet, 1U);
        QCOMPARE(full[TextureSlot::SpecularGlossiness].texture, TextureIndex(2U));
    }

    void everyRangeIsHeld_data() {
        QTest::addColumn<QString>("extension");
        QTest::addColumn<QString>("property");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* extension, const char* property, const char* value,
                            const char* code = "VALUE_CLAMPED") {
            QTest::newRow((std::string(property) + " " + value).c_str())
                << extension << property << value << code;
        };
        row("KHR_materials_emissive_strength", "emissiveStrength", "-1");
        row("KHR_materials_ior", "ior", "0.5");
        row("KHR_materials_ior", "ior", "-2");
        row("KHR_materials_dispersion", "dispersion", "-1");
        row("KHR_materials_clearcoat", "clearcoatFactor", "1.5");
        row("KHR_materials_clearcoat", "clearcoatRoughnessFactor", "-0.5");
        row("KHR_materials_sheen", "sheenColorFactor", "[0,0,2]", "COLOR_CLAMPED");
        row("KHR_materials_sheen", "sheenRoughnessFactor", "2");
        row("KHR_materials_specular", "specularFactor", "2");
        row("KHR_materials_specular", "specularColorFactor", "[-1,0,0]", "COLOR_CLAMPED");
        row("KHR_materials_transmission", "transmissionFactor", "2");
        row("KHR_materials_diffuse_transmission", "diffuseTransmissionFactor", "-0.5");
        row("KHR_materials_diffuse_transmission", "diffuseTransmissionColorFactor", "[1,2,1]",
            "COLOR_CLAMPED");
        row("KHR_materials_iridescence", "iridescenceFactor", "2");
        row("KHR_materials_iridescence", "iridescenceIor", "0.5");
        row("KHR_materials_iridescence", "iridescenceThicknessMinimum", "-1");
        row("KHR_materials_iridescence", "iridescenceThicknessMaximum", "-1");
        row("KHR_materials_anisotropy", "anisotropyStrength", "2");
        row("KHR_materials_pbrSpecularGlossiness", "diffuseFactor", "[0,0,0,2]", "COLOR_CLAMPED");
        row("KHR_materials_pbrSpecularGlossiness", "specularFactor", "[0,0,2]", "COLOR_CLAMPED");
        row("KHR_materials_pbrSpecularGlossiness", "glossinessFactor", "2");
    }
    void everyRangeIsHeld() {
        QFETCH(QString, extension);
        QFETCH(QString, property);
        QFETCH(QString, value);
        QFETCH(QString, code);
        const AssetPointer asset =
            withMaterial(extended(extension.toStdString(), "{\"" + property.toStdString() +
                                                               "\":" + value.toStdString() + "}"));
        expectFinding(
            *asset, code.toStdString(),
            "/materials/0/extensions/" + extension.toStdString() + "/" + property.toStdString());
    }

    void anIndexOfRefractionBetweenZeroAndOneBecomesOne() {
        QCOMPARE(read("KHR_materials_ior", R"({"ior":0.5})").ior, 1.0F);
        QCOMPARE(read("KHR_materials_ior", R"({"ior":-1})").ior, 0.0F);
    }

    void aVolumeWithoutAPositiveDistanceIsClear() {
        const AssetPointer asset =
            withMaterial(R"({"extensions":{"KHR_materials_transmission":{},"KHR_materials_volume":)"
                         R"({"attenuationDistance":0}}})");
        expectFinding(*asset, "ATTENUATION_DISTANCE_NOT_POSITIVE",
                      "/materials/0/extensions/KHR_materials_volume/attenuationDistance");
        QVERIFY(std::isinf(asset->materials.at(0).volume->attenuationDistance));
    }

    void anExtensionThatIsNoObjectIsLeftOutAlone() {
        const AssetPointer asset = withMaterial(
            R"({"extensions":{"KHR_materials_clearcoat":[],"KHR_materials_ior":{"ior":2}}})");
        expectFinding(*asset, "INVALID_PROPERTY_IGNORED",
                      "/materials/0/extensions/KHR_materials_clearcoat");
        QVERIFY(!asset->materials.at(0).clearcoat.has_value());
        QCOMPARE(asset->materials.at(0).ior, 2.0F);
    }

    void wrongTypesInAnExtensionKeepItsDefaults() {
        const AssetPointer asset =
            withMaterial(extended("KHR_materials_clearcoat",
                                  R"({"clearcoatFactor":"shiny","clearcoatTexture":{"index":9}})"));
        QCOMPARE(timesFound(*asset, "INVALID_PROPERTY_IGNORED"), 2);
        QVERIFY(asset->materials.at(0).clearcoat.has_value());
        QCOMPARE(asset->materials.at(0).clearcoat->factor, 0.0F);
        QVERIFY(!asset->materials.at(0)[TextureSlot::Clearcoat].texture);
    }

    void unlitWinsOverEverythingElse() {
        const AssetPointer asset =
            withMaterial(R"({"extensions":{"KHR_materials_unlit":{},"KHR_materials_clearcoat":{},)"
                         R"("KHR_materials_pbrSpecularGlossiness":{}}})");
        expectFinding(*asset, "UNLIT_WITH_OTHER_EXTENSIONS", "/materials/0/extensions");
        const std::string& message = asset->findings.back().message;
        QVERIFY(timesFound(*asset, "UNLIT_WITH_OTHER_EXTENSIONS") == 1 && !message.empty());
        QVERIFY(asset->materials.at(0).unlit);
    }

    void unlitMayHaveAnExtensionThatIsNoneOfItsBusiness() {
        const AssetPointer asset = withMaterial(extended("KHR_materials_unlit", "{}"));
        QVERIFY(otherFindings(*asset).empty());
    }

    void diffuseTransmissionExcludesUnlitAndGlossiness() {
        const auto both = [](const std::string& other) {
            return withMaterial(R"({"extensions":{"KHR_materials_diffuse_transmission":{},")" +
                                other + R"(":{}}})");
        };
        expectFinding(*both("KHR_materials_unlit"), "UNLIT_WITH_OTHER_EXTENSIONS",
                      "/materials/0/extensions");
        expectFinding(*both("KHR_materials_pbrSpecularGlossiness"),
                      "SPECULAR_GLOSSINESS_WITH_OTHER_EXTENSIONS", "/materials/0/extensions");
    }

    void specularGlossinessExcludesTheLayers() {
        const AssetPointer asset = withMaterial(
            R"({"extensions":{"KHR_materials_pbrSpecularGlossiness":{},"KHR_materials_ior":{}}})");
        expectFinding(*asset, "SPECULAR_GLOSSINESS_WITH_OTHER_EXTENSIONS",
                      "/materials/0/extensions");
        const AssetPointer allowed =
            withMaterial(R"({"extensions":{"KHR_materials_pbrSpecularGlossiness":{},)"
                         R"("KHR_materials_emissive_strength":{}}})");
        QVERIFY(otherFindings(*allowed).empty());
    }

    void aStrengthWithoutEmissiveFactorIsReported() {
        const std::string extension = "KHR_materials_emissive_strength";
        const std::string strong = R"({"emissiveStrength":5})";
        expectFinding(*withMaterial(extended(extension, strong)), "EMISSIVE_STRENGTH_UNUSED",
                      "/materials/0/extensions/KHR_materials_emissive_strength");
        const std::string glowing = R"("emissiveFactor":[1,0,0])";
        QVERIFY(otherFindings(*withMaterial(extended(extension, strong, glowing))).empty());
        QVERIFY(otherFindings(*withMaterial(extended(extension, "{}"))).empty());
    }

    void aVolumeNeedsTransmission() {
        expectFinding(*withMaterial(extended("KHR_materials_volume", "{}")),
                      "VOLUME_WITHOUT_TRANSMISSION",
                      "/materials/0/extensions/KHR_materials_volume");
        for (const std::string way :
             {"KHR_materials_transmission", "KHR_materials_diffuse_transmission"}) {
            const std::string extensions = "{\"" + way + "\":{},\"KHR_materials_volume\":{}}";
            QVERIFY(otherFindings(*withMaterial("{\"extensions\":" + extensions + "}")).empty());
        }
    }

    void aThickVolumeHasOneSide() {
        const auto volume = [](const std::string& values) {
            return "{\"doubleSided\":true,\"extensions\":{\"KHR_materials_transmission\":{},"
                   "\"KHR_materials_volume\":" +
                   values + "}}";
        };
        expectFinding(*withMaterial(volume("{\"thicknessFactor\":1}")), "VOLUME_DOUBLE_SIDED",
                      "/materials/0/extensions/KHR_materials_volume");
        QVERIFY(otherFindings(*withMaterial(volume("{}"))).empty());
    }

    void dispersionNeedsAVolume() {
        expectFinding(*withMaterial(extended("KHR_materials_dispersion", R"({"dispersion":1})")),
                      "DISPERSION_WITHOUT_VOLUME",
                      "/materials/0/extensions/KHR_materials_dispersion");
    }

    void requiredMaterialExtensionsOpen_data() {
        QTest::addColumn<QString>("extension");
        for (const char* name : {"KHR_lights_punctual",
                                 "KHR_materials_anisotropy",
                                 "KHR_materials_clearcoat",
                                 "KHR_materials_diffuse_transmission",
                                 "KHR_materials_dispersion",
                                 "KHR_materials_emissive_strength",
                                 "KHR_materials_ior",
                                 "KHR_materials_iridescence",
                                 "KHR_materials_pbrSpecularGlossiness",
                                 "KHR_materials_sheen",
                                 "KHR_materials_specular",
                                 "KHR_materials_transmission",
                                 "KHR_materials_unlit",
                                 "KHR_materials_variants",
                                 "KHR_materials_volume",
                                 "KHR_texture_transform",
                                 "KHR_xmp_json_ld",
                                 "VRM",
                                 "VRMC_vrm",
                                 "VRMC_vrm_animation"}) {
            QTest::newRow(name) << name;
        }
    }
    void requiredMaterialExtensionsOpen() {
        QFETCH(QString, extension);
        const std::string list = "[\"" + extension.toStdString() + "\"]";
        const AssetPointer asset =
            loaded(loadText(R"({"asset":{"version":"2.0"},"extensionsUsed":)" + list +
                            R"(,"extensionsRequired":)" + list + "}"));
        QVERIFY(asset->findings.empty());
    }
};

SINEW_TEST(TestMaterialExtensions)
#include "test_material_extensions.moc"
