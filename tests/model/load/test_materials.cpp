// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "tests/model/load/material_helpers.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

class TestMaterials : public QObject {
    Q_OBJECT

private slots:
    void anEmptyMaterialHasTheDefaultsOfTheCore() {
        const AssetPointer asset = withMaterial("{}");
        const Material& material = asset->materials.at(0);
        QVERIFY(material.name.empty());
        QCOMPARE(material.baseColorFactor, glm::vec4(1.0F));
        QCOMPARE(material.metallicFactor, 1.0F);
        QCOMPARE(material.roughnessFactor, 1.0F);
        QCOMPARE(material.normalScale, 1.0F);
        QCOMPARE(material.occlusionStrength, 1.0F);
        QCOMPARE(material.emissiveFactor, glm::vec3(0.0F));
        QVERIFY(material.alphaMode == AlphaMode::Opaque);
        QCOMPARE(material.alphaCutoff, 0.5F);
        QVERIFY(!material.doubleSided);
        for (const TextureRef& texture : material.textures) {
            QVERIFY(!texture.texture && !texture.transform && texture.texcoordSet == 0);
        }
        QVERIFY(otherFindings(*asset).empty());
    }

    void everyPropertyOfTheCoreIsRead() {
        const AssetPointer asset = withMaterial(
            R"({"name":"Lack","alphaMode":"BLEND","alphaCutoff":0.25,"doubleSided":true,)"
            R"("emissiveFactor":[0.25,0.5,0.75],)"
            R"("normalTexture":{"index":0,"texCoord":1,"scale":-2},)"
            R"("occlusionTexture":{"index":1,"texCoord":2,"strength":0.5},)"
            R"("emissiveTexture":{"index":2},"pbrMetallicRoughness":{)"
            R"("baseColorFactor":[0.5,0.25,0.125,0.75],"baseColorTexture":{"index":3,"texCoord":4},)"
            R"("metallicFactor":0.25,"roughnessFactor":0.75,)"
            R"("metallicRoughnessTexture":{"index":1}}})");
        const Material& material = asset->materials.at(0);
        QCOMPARE(material.name, std::string("Lack"));
        QVERIFY(material.alphaMode == AlphaMode::Blend);
        QCOMPARE(material.alphaCutoff, 0.25F);
        QVERIFY(material.doubleSided);
        QCOMPARE(material.emissiveFactor, glm::vec3(0.25F, 0.5F, 0.75F));
        QCOMPARE(material.normalScale, -2.0F);
        QCOMPARE(material.occlusionStrength, 0.5F);
        QCOMPARE(material.baseColorFactor, glm::vec4(0.5F, 0.25F, 0.125F, 0.75F));
        QCOMPARE(material.metallicFactor, 0.25F);
        QCOMPARE(material.roughnessFactor, 0.75F);
        QCOMPARE(material[TextureSlot::Normal].texture, TextureIndex(0U));
        QCOMPARE(material[TextureSlot::Normal].texcoordSet, 1U);
        QCOMPARE(material[TextureSlot::Occlusion].texture, TextureIndex(1U));
        QCOMPARE(material[TextureSlot::Occlusion].texcoordSet, 2U);
        QCOMPARE(material[TextureSlot::Emissive].texture, TextureIndex(2U));
        QCOMPARE(material[TextureSlot::BaseColor].texture, TextureIndex(3U));
        QCOMPARE(material[TextureSlot::BaseColor].texcoordSet, 4U);
        QCOMPARE(material[TextureSlot::MetallicRoughness].texture, TextureIndex(1U));
        QVERIFY(otherFindings(*asset).empty());
    }

    void valuesOutsideTheirRangeAreClampedAndReported_data() {
        QTest::addColumn<QString>("material");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("pointer");
        const auto row = [](const char* name, const char* material, const char* code,
                            const char* pointer) {
            QTest::newRow(name) << material << code << pointer;
        };
        row("metallic", R"({"pbrMetallicRoughness":{"metallicFactor":1.5}})", "VALUE_CLAMPED",
            "/materials/0/pbrMetallicRoughness/metallicFactor");
        row("roughness", R"({"pbrMetallicRoughness":{"roughnessFactor":-1}})", "VALUE_CLAMPED",
            "/materials/0/pbrMetallicRoughness/roughnessFactor");
        row("base colour", R"({"pbrMetallicRoughness":{"baseColorFactor":[0,0,0,2]}})",
            "COLOR_CLAMPED", "/materials/0/pbrMetallicRoughness/baseColorFactor");
        row("emissive", R"({"emissiveFactor":[0,0,5]})", "COLOR_CLAMPED",
            "/materials/0/emissiveFactor");
        row("occlusion", R"({"occlusionTexture":{"index":0,"strength":2}})", "VALUE_CLAMPED",
            "/materials/0/occlusionTexture/strength");
        row("cutoff", R"({"alphaCutoff":-0.5})", "VALUE_CLAMPED", "/materials/0/alphaCutoff");
    }
    void valuesOutsideTheirRangeAreClampedAndReported() {
        QFETCH(QString, material);
        QFETCH(QString, code);
        QFETCH(QString, pointer);
        const AssetPointer asset = withMaterial(material.toStdString());
        expectFinding(*asset, code.toStdString(), pointer.toStdString());
        const Material& read = asset->materials.at(0);
        QVERIFY(read.metallicFactor == 1.0F && read.roughnessFactor >= 0.0F);
        QVERIFY(glm::clamp(read.baseColorFactor, 0.0F, 1.0F) == read.baseColorFactor);
        QVERIFY(glm::clamp(read.emissiveFactor, 0.0F, 1.0F) == read.emissiveFactor);
        QVERIFY(read.occlusionStrength <= 1.0F && read.alphaCutoff >= 0.0F);
    }

    void theNearestAllowedValueIsUsed() {
        const AssetPointer asset = withMaterial(
            R"({"pbrMetallicRoughness":{"roughnessFactor":-3,"baseColorFactor":[-1,0.5,2,1]}})");
        QCOMPARE(asset->materials.at(0).roughnessFactor, 0.0F);
        QCOMPARE(asset->materials.at(0).baseColorFactor, glm::vec4(0.0F, 0.5F, 1.0F, 1.0F));
    }

    void anythingOfAnotherTypeIsLeftOutAlone_data() {
        QTest::addColumn<QString>("material");
        QTest::addColumn<QString>("pointer");
        const auto row = [](const char* name, const char* material, const char* pointer) {
            QTest::newRow(name) << material << pointer;
        };
        row("alpha mode", R"({"name":"M","alphaMode":"GLASS"})", "/materials/0/alphaMode");
        row("flag", R"({"name":"M","doubleSided":1})", "/materials/0/doubleSided");
        row("number", R"({"name":"M","alphaCutoff":"a"})", "/materials/0/alphaCutoff");
        row("short colour", R"({"name":"M","emissiveFactor":[1,1]})",
            "/materials/0/emissiveFactor");
        row("object", R"({"name":"M","pbrMetallicRoughness":3})",
            "/materials/0/pbrMetallicRoughness");
        row("texture is a number", R"({"name":"M","normalTexture":0})",
            "/materials/0/normalTexture");
        row("texture without index", R"({"name":"M","normalTexture":{"scale":3}})",
            "/materials/0/normalTexture");
        row("texture that does not exist", R"({"name":"M","normalTexture":{"index":4}})",
            "/materials/0/normalTexture/index");
        row("negative index", R"({"name":"M","emissiveTexture":{"index":-1}})",
            "/materials/0/emissiveTexture/index");
    }
    void anythingOfAnotherTypeIsLeftOutAlone() {
        QFETCH(QString, material);
        QFETCH(QString, pointer);
        const AssetPointer asset = withMaterial(material.toStdString());
        expectFinding(*asset, "INVALID_PROPERTY_IGNORED", pointer.toStdString());
        const Material& read = asset->materials.at(0);
        QCOMPARE(read.name, std::string("M"));
        QVERIFY(read.alphaMode == AlphaMode::Opaque && !read.doubleSided);
        QCOMPARE(read.alphaCutoff, 0.5F);
        QCOMPARE(read.normalScale, 1.0F);
        QCOMPARE(read.emissiveFactor, glm::vec3(0.0F));
        QVERIFY(!read[TextureSlot::Normal].texture && !read[TextureSlot::Emissive].texture);
    }

    void numbersBeyondSinglePrecisionStayFinite() {
        const AssetPointer asset = withMaterial(R"({"normalTexture":{"index":0,"scale":1e300}})");
        QVERIFY(std::isfinite(asset->materials.at(0).normalScale));
    }

    void scaleBelongsToNormalTexturesAndStrengthToOcclusionAlone() {
        const AssetPointer asset = withMaterial(
            R"({"emissiveTexture":{"index":0,"scale":2},"normalTexture":{"index":0,"strength":1}})");
        QCOMPARE(timesFound(*asset, "UNKNOWN_PROPERTY"), 2);
    }

    void aTextureTransformIsReadOnEveryTextureReference_data() {
        QTest::addColumn<int>("slot");
        for (std::size_t i = 0; i < kTextureSlotCount; ++i) {
            QTest::newRow(factsOf(static_cast<TextureSlot>(i)).words) << static_cast<int>(i);
        }
    }
    void aTextureTransformIsReadOnEveryTextureReference() {
        QFETCH(int, slot);
        // The reference inside as many objects as its pointer has names.
        std::string material =
            R"({"index":1,"texCoord":3,"extensions":{"KHR_texture_transform":{)"
            R"("offset":[0.25,-2],"rotation":0.5,"scale":[3,0.5],"texCoord":2}}})";
        std::string pointer = factsOf(static_cast<TextureSlot>(slot)).pointer;
        while (!pointer.empty()) {
            const std::size_t slash = pointer.rfind('/');
            material = "{\"" + pointer.substr(slash + 1) + "\":" + material + "}";
            pointer.resize(slash);
        }
        const AssetPointer asset = withMaterial(material);
        const TextureRef& texture =
            asset->materials.at(0).textures.at(static_cast<std::size_t>(slot));
        QCOMPARE(texture.texture, TextureIndex(1U));
        QCOMPARE(texture.texcoordSet, 2U);
        QVERIFY(texture.transform.has_value());
        QCOMPARE(texture.transform->offset, glm::vec2(0.25F, -2.0F));
        QCOMPARE(texture.transform->rotationRadians, 0.5F);
        QCOMPARE(texture.transform->scale, glm::vec2(3.0F, 0.5F));
        for (std::size_t other = 0; other < kTextureSlotCount; ++other) {
            QCOMPARE(asset->materials.at(0).textures.at(other).texture.valid(),
                     other == static_cast<std::size_t>(slot));
        }
    }

    void anEmptyTransformChangesNothing() {
        const AssetPointer asset = withMaterial(
            R"({"emissiveTexture":{"index":0,"texCoord":1,"extensions":{"KHR_texture_transform":{}}}})");
        const TextureRef& texture = asset->materials.at(0)[TextureSlot::Emissive];
        QVERIFY(texture.transform.has_value());
        QCOMPARE(texture.texcoordSet, 1U);
        QCOMPARE(uvMatrix(*texture.transform), glm::mat3(1.0F));
    }

    void aTransformScalesThenTurnsThenMoves() {
        // Quarter turns counter-clockwise in a picture whose v points down: u goes to -v.
        const AssetPointer asset =
            withMaterial(R"({"emissiveTexture":{"index":0,"extensions":{"KHR_texture_transform":{)"
                         R"("offset":[10,20],"rotation":1.5707963267948966,"scale":[2,3]}}}})");
        const glm::mat3 m = uvMatrix(*asset->materials.at(0)[TextureSlot::Emissive].transform);
        const auto at = [&m](float u, float v) { return m * glm::vec3(u, v, 1.0F); };
        QVERIFY(glm::length(at(0.0F, 0.0F) - glm::vec3(10.0F, 20.0F, 1.0F)) < 1e-5F);
        QVERIFY(glm::length(at(1.0F, 0.0F) - glm::vec3(10.0F, 18.0F, 1.0F)) < 1e-5F);
        QVERIFY(glm::length(at(0.0F, 1.0F) - glm::vec3(13.0F, 20.0F, 1.0F)) < 1e-5F);
    }

    void aBrokenTransformIsLeftOutAndTheTextureStays() {
        const AssetPointer asset = withMaterial(
            R"({"emissiveTexture":{"index":0,"extensions":{"KHR_texture_transform":[1]}}})");
        expectFinding(*asset, "INVALID_PROPERTY_IGNORED",
                      "/materials/0/emissiveTexture/extensions/KHR_texture_transform");
        QVERIFY(asset->materials.at(0)[TextureSlot::Emissive].texture.valid());
        QVERIFY(!asset->materials.at(0)[TextureSlot::Emissive].transform.has_value());
    }

    void textureCoordinatesThatThePrimitiveLacksAreReportedOnce() {
        GltfBuilder gltf = withMaterials(
            {R"({"name":"Two","normalTexture":{"index":0,"texCoord":1},"emissiveTexture":)"
             R"({"index":0,"extensions":{"KHR_texture_transform":{"texCoord":1}}},)"
             R"("pbrMetallicRoughness":{"baseColorTexture":{"index":0}}})"});
        const int position = gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0});
        const int texcoord = gltf.addAccessor("VEC2", {0, 0, 1, 0, 0, 1});
        const std::string both =
            R"("POSITION":)" + str(position) + R"(,"TEXCOORD_0":)" + str(texcoord);
        gltf.add("meshes", R"({"primitives":[{"attributes":{)" + both + R"(,"TEXCOORD_1":)" +
                               str(texcoord) + R"(},"material":0},{"attributes":{)" + both +
                               R"(},"material":0},{"attributes":{)" + both + "}}]}");
        const AssetPointer asset = loaded(gltf);
        QCOMPARE(timesFound(*asset, "TEXCOORD_MISSING"), 1);
        const Diagnostic& finding = *findingOf(*asset, "TEXCOORD_MISSING");
        QCOMPARE(finding.pointer, std::string("/meshes/0/primitives/1"));
        QCOMPARE(finding.count, std::size_t{2});
        QCOMPARE(finding.primitive, std::optional<std::uint32_t>(1));
        QVERIFY(finding.message.find("normal (TEXCOORD_1), emissive (TEXCOORD_1)") !=
                std::string::npos);
        QVERIFY(finding.message.starts_with("a primitive of mesh 0 lacks"));
    }

    void aPrimitiveWhoseMaterialDoesNotExistHasTheDefaultOne() {
        GltfBuilder gltf = withMaterials({"{}"});
        const int position = gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0});
        gltf.add("meshes", R"({"primitives":[{"material":1,"attributes":{"POSITION":)" +
                               str(position) + "}}]}");
        const AssetPointer asset = loaded(gltf);
        expectFinding(*asset, "INVALID_PROPERTY_IGNORED", "/meshes/0/primitives/0/material");
        QVERIFY(!asset->meshes.at(0).primitives.at(0).material);
    }

    void anExtensionOnTheWrongKindOfObjectIsReported() {
        GltfBuilder gltf = withMaterials({});
        gltf.add("nodes", R"({"extensions":{"KHR_materials_ior":{"ior":3}}})");
        expectFinding(*loaded(gltf), "EXTENSION_MISPLACED",
                      "/nodes/0/extensions/KHR_materials_ior");
        expectMessage(*loaded(gltf), "EXTENSION_MISPLACED",
                      "KHR_materials_ior is not allowed on a node; it was ignored there");
        gltf.replace("nodes", 0, R"({"extensions":{"KHR_mesh_quantization":{}}})");
        expectMessage(*loaded(gltf), "EXTENSION_MISPLACED",
                      "KHR_mesh_quantization is not allowed on a node; it was ignored there");
    }

    void anExtensionInAPartOfItsObjectIsReportedByThatPart() {
        const GltfBuilder gltf = withMaterials(
            {R"({"pbrMetallicRoughness":{"extensions":{"KHR_materials_ior":{"ior":3}}}})"});
        expectMessage(*loaded(gltf), "EXTENSION_MISPLACED",
                      "KHR_materials_ior is not allowed on the \"pbrMetallicRoughness\" object; it "
                      "was ignored there");
    }
};

SINEW_TEST(TestMaterials)
#include "test_materials.moc"
