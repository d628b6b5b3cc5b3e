// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/model/load/load_helpers.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

// 96 zero bytes, `view` is what a buffer view says besides its buffer.
GltfBuilder withView(const std::string& view) {
    GltfBuilder gltf;
    gltf.addBufferView(std::vector<std::uint8_t>(96, 0));
    gltf.replace("bufferViews", 0, R"({"buffer":0,)" + view + "}");
    return gltf;
}

int addZeros(GltfBuilder& gltf, const std::string& type, int component, int offset) {
    return gltf.add("accessors", R"({"bufferView":0,"count":3,"type":")" + type +
                                     R"(","componentType":)" + str(component) +
                                     R"(,"byteOffset":)" + str(offset) +
                                     (type == "VEC3" ? R"(,"min":[0,0,0],"max":[0,0,0]})" : "}"));
}

void addPrimitive(GltfBuilder& gltf, const std::string& attributes, const std::string& more = {}) {
    gltf.add("meshes", R"({"primitives":[{"attributes":{)" + attributes + "}" + more + "}]}");
}

}  // namespace

class TestViewUse : public QObject {
    Q_OBJECT

private slots:
    void viewsAsTheyShouldBeAreQuiet() {
        GltfBuilder gltf = withView(R"("byteLength":96,"byteStride":24,"target":34962)");
        const int position = addZeros(gltf, "VEC3", 5126, 0);
        const int normal = addZeros(gltf, "VEC3", 5126, 12);
        addPrimitive(gltf, R"("POSITION":)" + str(position) + R"(,"COLOR_0":)" + str(normal));
        const std::shared_ptr<const Asset> asset = loaded(gltf);
        for (const Diagnostic& finding : asset->findings) {
            QVERIFY2(!finding.code.starts_with("BUFFER_VIEW"), finding.code.c_str());
        }
    }

    void vertexAttributesThatShareAViewNeedAStride() {
        GltfBuilder gltf = withView(R"("byteLength":96)");
        const int position = addZeros(gltf, "VEC3", 5126, 0);
        const int color = addZeros(gltf, "VEC3", 5126, 36);
        addPrimitive(gltf, R"("POSITION":)" + str(position) + R"(,"COLOR_0":)" + str(color));
        QVERIFY(findingOf(*loaded(gltf), "BUFFER_VIEW_STRIDE_MISSING") != nullptr);
    }

    void indicesInAViewOfVerticesAreReported() {
        GltfBuilder gltf = withView(R"("byteLength":96,"byteStride":12)");
        const int position = addZeros(gltf, "VEC3", 5126, 0);
        const int indices = addZeros(gltf, "SCALAR", 5125, 40);
        addPrimitive(gltf, R"("POSITION":)" + str(position), R"(,"indices":)" + str(indices));
        QVERIFY(findingOf(*loaded(gltf), "BUFFER_VIEW_MIXED_USE") != nullptr);
    }

    void targetsAreHeldAgainstTheUse() {
        GltfBuilder gltf = withView(R"("byteLength":96,"target":34963)");
        addPrimitive(gltf, R"("POSITION":)" + str(addZeros(gltf, "VEC3", 5126, 0)));
        const AssetPointer asset = loaded(gltf);
        const Diagnostic* finding = findingOf(*asset, "BUFFER_VIEW_TARGET_WRONG");
        QVERIFY(finding != nullptr);
        QCOMPARE(finding->pointer, std::string("/bufferViews/0/target"));
        QVERIFY(finding->mesh == 0U);
    }

    void stridesWithoutUseAreReported() {
        QVERIFY(findingOf(*loaded(withView(R"("byteLength":8,"byteStride":16)")),
                          "BUFFER_VIEW_STRIDE_TOO_BIG") != nullptr);
        QVERIFY(findingOf(*loaded(withView(R"("byteLength":96,"byteStride":16,"target":34963)")),
                          "BUFFER_VIEW_STRIDE_MISPLACED") != nullptr);
    }

    void directionsAreHeldAgainstUnitLength() {
        GltfBuilder gltf;
        const int position = gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0});
        const int normal = gltf.addAccessor("VEC3", {0, 0, 1, 0, 0, 2, 0, 0, 1.005});
        const int tangent = gltf.addAccessor("VEC4", {1, 0, 0, 1, 1, 0, 0, -1, 1, 0, 0, 0.5});
        addPrimitive(gltf, R"("POSITION":)" + str(position) + R"(,"NORMAL":)" + str(normal) +
                               R"(,"TANGENT":)" + str(tangent));
        const AssetPointer asset = loaded(gltf);
        const Diagnostic* normals = findingOf(*asset, "NORMAL_NOT_UNIT");
        QVERIFY(normals != nullptr);
        QCOMPARE(normals->count, std::size_t{1});
        QVERIFY(normals->vertex == 1U);
        QVERIFY(findingOf(*asset, "TANGENT_NOT_UNIT") == nullptr);
        const Diagnostic* hand = findingOf(*asset, "TANGENT_HANDEDNESS");
        QVERIFY(hand != nullptr);
        QVERIFY(hand->vertex == 2U);
    }

    void unusedAccessorsAreLookedAtToo() {
        GltfBuilder gltf;
        gltf.addAccessor("SCALAR", {1, 2, 3});
        gltf.replace(
            "accessors", 0,
            R"({"bufferView":0,"componentType":5126,"type":"SCALAR","count":3,"min":[0]})");
        gltf.add(
            "accessors",
            R"({"componentType":5126,"type":"SCALAR","count":1,"byteOffset":4,"normalized":true})");
        const AssetPointer asset = loaded(gltf);
        QVERIFY(findingOf(*asset, "ACCESSOR_MIN_MAX_WRONG") != nullptr);
        QVERIFY(findingOf(*asset, "ACCESSOR_OFFSET_WITHOUT_VIEW") != nullptr);
        QVERIFY(findingOf(*asset, "ACCESSOR_NORMALIZED_WRONG") != nullptr);
    }

    void mediaTypesOfBuffersAreReported() {
        const auto load = [](const std::string& type) {
            return loaded(loadText(R"({"asset":{"version":"2.0"},"buffers":[{"byteLength":3,)"
                                   R"("uri":"data:)" +
                                   type + R"(;base64,AAAA"}]})"));
        };
        QVERIFY(findingOf(*load("text/plain"), "BUFFER_MEDIA_TYPE") != nullptr);
        QVERIFY(findingOf(*load("application/octet-stream"), "BUFFER_MEDIA_TYPE") == nullptr);
        QVERIFY(findingOf(*load("application/gltf-buffer"), "BUFFER_MEDIA_TYPE") == nullptr);
    }

    void extensionsListedTwiceAreReported() {
        QVERIFY(findingOf(*loaded(loadText(R"({"asset":{"version":"2.0"},)"
                                           R"("extensionsUsed":["A_b","A_b"]})")),
                          "EXTENSION_LISTED_TWICE") != nullptr);
    }
};

SINEW_TEST(TestViewUse)
#include "test_view_use.moc"
