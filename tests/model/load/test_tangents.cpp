// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "tests/model/load/load_helpers.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

struct PartSpec {
    std::string material = R"({"normalTexture":{"index":0}})";
    bool normals = true;
    bool texcoords = true;
    bool secondSet = false;  // turned by 90°
    bool tangents = false;
    std::string more = {};  // more members of the primitive
};

// One square of two triangles in the plane z = 0.
GltfBuilder square(const PartSpec& spec) {
    GltfBuilder gltf;
    gltf.add("textures", "{}");
    gltf.add("materials", spec.material);
    std::string attributes =
        R"("POSITION":)" + str(gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0}));
    const auto add = [&](const char* name, const char* type, const std::vector<double>& values) {
        attributes += std::string(",\"") + name + "\":" + str(gltf.addAccessor(type, values));
    };
    if (spec.normals) {
        add("NORMAL", "VEC3", {0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1});
    }
    if (spec.texcoords) {
        add("TEXCOORD_0", "VEC2", {0, 0, 1, 0, 0, 1, 1, 1});
    }
    if (spec.secondSet) {
        add("TEXCOORD_1", "VEC2", {0, 0, 0, -1, 1, 0, 1, -1});
    }
    if (spec.tangents) {
        add("TANGENT", "VEC4", {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1});
    }
    gltf.add("meshes", R"({"primitives":[{"attributes":{)" + attributes +
                           R"(},"mode":5,"material":0)" + spec.more + "}]}");
    return gltf;
}

const Primitive& part(const AssetPointer& asset) {
    return asset->meshes.at(0).primitives.at(0);
}

}  // namespace

class TestTangents : public QObject {
    Q_OBJECT

private slots:
    void tangentsThatTheMaterialNeedsAreGenerated() {
        const AssetPointer asset = loaded(square({}));
        QCOMPARE(part(asset).cornerTangents.size(), std::size_t{6});
        for (const glm::vec4& tangent : part(asset).cornerTangents) {
            QCOMPARE(tangent, glm::vec4(1, 0, 0, -1));
        }
        QVERIFY(part(asset).tangents.empty());
        const Diagnostic* finding = findingOf(*asset, "TANGENTS_GENERATED");
        QVERIFY(finding && finding->severity == Severity::Info);
        QCOMPARE(finding->pointer, std::string("/meshes/0/primitives/0"));
    }

    void theNormalTexturesSetIsFollowed() {
        const AssetPointer asset = loaded(square(
            {.material = R"({"normalTexture":{"index":0,"texCoord":1}})", .secondSet = true}));
        QCOMPARE(part(asset).cornerTangents.at(0), glm::vec4(0, 1, 0, -1));
    }

    void clearcoatAndAnisotropyNeedThemToo() {
        for (const char* extension :
             {R"("KHR_materials_clearcoat":{"clearcoatNormalTexture":{"index":0}})",
              R"("KHR_materials_anisotropy":{"anisotropyTexture":{"index":0}})"}) {
            const AssetPointer asset =
                loaded(square({.material = std::string(R"({"extensions":{)") + extension + "}}"}));
            QCOMPARE(part(asset).cornerTangents.size(), std::size_t{6});
        }
    }

    void theMaterialOfAVariantCounts() {
        GltfBuilder gltf = square({.material = "{}",
                                   .more = R"(,"extensions":{"KHR_materials_variants":{"mappings":)"
                                           R"([{"material":1,"variants":[0]}]}})"});
        gltf.add("materials", R"({"normalTexture":{"index":0}})");
        gltf.set("extensionsUsed", R"(["KHR_materials_variants"])");
        gltf.set("extensions", R"({"KHR_materials_variants":{"variants":[{"name":"a"}]}})");
        QCOMPARE(part(loaded(gltf)).cornerTangents.size(), std::size_t{6});
    }

    void nobodyNeedsThemElsewhere() {
        for (const PartSpec& spec : {PartSpec{.material = "{}"},
                                     PartSpec{.material = R"({"occlusionTexture":{"index":0}})"},
                                     PartSpec{.tangents = true}}) {
            const AssetPointer asset = loaded(square(spec));
            QVERIFY(part(asset).cornerTangents.empty());
            QVERIFY(findingOf(*asset, "TANGENTS_GENERATED") == nullptr);
        }
    }

    void theOptionTurnsThemOff() {
        const std::string text = square({}).gltf();
        const LoadResult result =
            loadAssetFromMemory(bytesOf(text), {}, {.generateTangents = false});
        QVERIFY(part(loaded(result)).cornerTangents.empty());
    }

    void whatTheyAreMadeFromMayBeMissing() {
        for (const PartSpec& spec : {PartSpec{.normals = false}, PartSpec{.texcoords = false}}) {
            const AssetPointer asset = loaded(square(spec));
            QVERIFY(part(asset).cornerTangents.empty());
            QVERIFY(findingOf(*asset, "TANGENTS_MISSING"));
        }
    }

    void storedTangentsWithoutNormalsAreIgnored() {
        const AssetPointer asset = loaded(square({.normals = false, .tangents = true}));
        QVERIFY(part(asset).tangents.empty());
        QVERIFY(findingOf(*asset, "TANGENTS_WITHOUT_NORMALS"));
    }
};

SINEW_TEST(TestTangents)
#include "test_tangents.moc"
