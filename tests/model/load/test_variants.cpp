// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "tests/model/load/material_helpers.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr const char* kMappings =
    "/meshes/0/primitives/0/extensions/KHR_materials_variants/mappings";

// A triangle with material 0 of four, three variants, and the given mappings.
GltfBuilder withMappings(const std::string& mappings) {
    GltfBuilder gltf;
    gltf.set("extensionsUsed", R"(["KHR_materials_variants"])");
    gltf.set("extensions", R"({"KHR_materials_variants":{"variants":[)"
                           R"({"name":"Tag"},{"name":"夜"},{"name":"Ночь"}]}})");
    for (int i = 0; i < 4; ++i) {
        gltf.add("materials", "{}");
    }
    const int position = gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0});
    gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":)" + str(position) +
                           R"(},"material":0,"extensions":{"KHR_materials_variants":{"mappings":)" +
                           mappings + "}}}]}");
    return gltf;
}

}  // namespace

class TestVariants : public QObject {
    Q_OBJECT

private slots:
    void namesMayBeInAnyScript() {
        const AssetPointer asset = loaded(withMappings(R"([{"material":1,"variants":[0]}])"));
        QCOMPARE(asset->variants, (std::vector<std::string>{"Tag", "夜", "Ночь"}));
    }

    void aPrimitiveShowsTheMaterialOfTheVariant() {
        const AssetPointer asset = loaded(
            withMappings(R"([{"material":2,"variants":[0,2]},{"material":3,"variants":[1]}])"));
        const Primitive& primitive = asset->meshes.at(0).primitives.at(0);
        QCOMPARE(materialFor(primitive, VariantIndex(0U)), MaterialIndex(2U));
        QCOMPARE(materialFor(primitive, VariantIndex(1U)), MaterialIndex(3U));
        QCOMPARE(materialFor(primitive, VariantIndex(2U)), MaterialIndex(2U));
        QCOMPARE(materialFor(primitive, {}), MaterialIndex(0U));
        QVERIFY(otherFindings(*asset).empty());
    }

    void withoutAMappingTheOwnMaterialStays() {
        const AssetPointer asset = loaded(withMappings(R"([{"material":1,"variants":[1]}])"));
        const Primitive& primitive = asset->meshes.at(0).primitives.at(0);
        QCOMPARE(materialFor(primitive, VariantIndex(0U)), MaterialIndex(0U));
        QCOMPARE(materialFor(primitive, VariantIndex(7U)), MaterialIndex(0U));
    }

    void ofTwoMaterialsForOneVariantTheFirstHolds() {
        const AssetPointer asset = loaded(
            withMappings(R"([{"material":1,"variants":[0]},{"material":2,"variants":[1,0]}])"));
        const Primitive& primitive = asset->meshes.at(0).primitives.at(0);
        QCOMPARE(materialFor(primitive, VariantIndex(0U)), MaterialIndex(1U));
        QCOMPARE(materialFor(primitive, VariantIndex(1U)), MaterialIndex(2U));
        expectFinding(*asset, "VARIANT_MAPPED_TWICE", std::string(kMappings) + "/1");
    }

    void aBrokenMappingIsLeftOutAlone_data() {
        QTest::addColumn<QString>("mapping");
        QTest::addColumn<QString>("property");
        QTest::newRow("material past the last") << R"({"material":4,"variants":[0]})"
                                                << "/material";
        QTest::newRow("no material") << R"({"variants":[0]})"
                                     << "";
        QTest::newRow("variant past the last") << R"({"material":1,"variants":[0,3]})"
                                               << "/variants";
        QTest::newRow("variants of text") << R"({"material":1,"variants":["Tag"]})"
                                          << "/variants";
        QTest::newRow("no variants") << R"({"material":1})"
                                     << "";
        QTest::newRow("a number") << "5"
                                  << "";
    }
    void aBrokenMappingIsLeftOutAlone() {
        QFETCH(QString, mapping);
        QFETCH(QString, property);
        const AssetPointer asset = loaded(
            withMappings("[" + mapping.toStdString() + R"(,{"material":3,"variants":[1]}])"));
        const Primitive& primitive = asset->meshes.at(0).primitives.at(0);
        QCOMPARE(materialFor(primitive, VariantIndex(0U)), MaterialIndex(0U));
        QCOMPARE(materialFor(primitive, VariantIndex(1U)), MaterialIndex(3U));
        expectFinding(*asset, "INVALID_PROPERTY_IGNORED",
                      std::string(kMappings) + "/0" + property.toStdString());
    }

    void aVariantWithoutANameKeepsItsPlace() {
        GltfBuilder gltf = withMappings(R"([{"material":1,"variants":[1]}])");
        gltf.set("extensions",
                 R"({"KHR_materials_variants":{"variants":[{},{"name":"B"},{"name":7}]}})");
        const AssetPointer asset = loaded(gltf);
        QCOMPARE(asset->variants, (std::vector<std::string>{"", "B", ""}));
        QCOMPARE(timesFound(*asset, "INVALID_PROPERTY_IGNORED"), 2);
    }

    void equalNamesAreReported() {
        GltfBuilder gltf = withMappings(R"([{"material":1,"variants":[1]}])");
        gltf.set("extensions",
                 R"({"KHR_materials_variants":{"variants":[{"name":"A"},{"name":"A"}]}})");
        expectFinding(*loaded(gltf), "VARIANT_NAME_TWICE",
                      "/extensions/KHR_materials_variants/variants/1");
    }

    void theListsAreRequired() {
        GltfBuilder gltf;
        gltf.set("extensionsUsed", R"(["KHR_materials_variants"])");
        gltf.set("extensions", R"({"KHR_materials_variants":{}})");
        expectFinding(*loaded(gltf), "PROPERTY_MISSING", "/extensions/KHR_materials_variants");
    }

    void theCoordinatesOfEveryVariantsMaterialAreChecked() {
        GltfBuilder gltf = withMappings(R"([{"material":1,"variants":[1]}])");
        gltf.add("textures", "{}");
        gltf.replace("materials", 1, R"({"name":"Night","normalTexture":{"index":0}})");
        const AssetPointer asset = loaded(gltf);
        QCOMPARE(timesFound(*asset, "TEXCOORD_MISSING"), 1);
        QVERIFY(findingOf(*asset, "TEXCOORD_MISSING")->message.find("'Night'") !=
                std::string::npos);
    }
};

SINEW_TEST(TestVariants)
#include "test_variants.moc"
