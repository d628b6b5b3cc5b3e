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

    void aStrideThatChangesNothingIsAnErrorToo() {
        for (const int stride : {12, 24}) {
            GltfBuilder gltf = withView(R"("byteLength":96,"byteStride":)" + str(stride));
            gltf.add("nodes", "{}");
            gltf.addAccessor("SCALAR", {0, 1, 2});
            const int output = addZeros(gltf, "VEC3", 5126, 0);
            gltf.add("animations", R"({"samplers":[{"input":0,"output":)" + str(output) +
                                       R"(}],"channels":[{"sampler":0,"target":{"node":0,"path":)"
                                       R"("translation"}}]})");
            const AssetPointer asset = loaded(gltf);
            const Diagnostic* finding = findingOf(*asset, "BUFFER_VIEW_STRIDE_MISPLACED");
            QVERIFY(finding != nullptr);
            QCOMPARE(finding->severity, Severity::Error);
        }
    }

    void elementsOfVertexAttributesStartAtMultiplesOfFourBytes() {
        const auto unaligned = [](const std::string& view, int component, int offset) {
            GltfBuilder gltf = withView(R"("byteLength":96)" + view);
            const int colors = addZeros(gltf, "VEC4", component, offset);
            const int position = gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0});
            addPrimitive(gltf, R"("POSITION":)" + str(position) + R"(,"COLOR_0":)" + str(colors));
            const AssetPointer asset = loaded(gltf);
            const Diagnostic* finding = findingOf(*asset, "ACCESSOR_UNALIGNED");
            return finding == nullptr ? std::string() : finding->message;
        };
        constexpr int kByte = 5121;
        constexpr int kShort = 5123;
        QCOMPARE(unaligned("", kByte, 4), std::string());
        QCOMPARE(unaligned(R"(,"byteStride":12)", kShort, 4), std::string());
        QVERIFY(unaligned("", kByte, 2).find("starts at byte 2") != std::string::npos);
        QVERIFY(unaligned(R"(,"byteStride":8)", kShort, 2).find("starts") != std::string::npos);
        QVERIFY(unaligned("", kShort, 1).find("component size") != std::string::npos);

        GltfBuilder packed = withView(R"("byteLength":96)");
        const int texcoord = packed.add("accessors", R"({"bufferView":0,"count":3,"type":"VEC3",)"
                                                     R"("componentType":5121,"normalized":true})");
        const int position = packed.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0});
        addPrimitive(packed, R"("POSITION":)" + str(position) + R"(,"COLOR_0":)" + str(texcoord));
        expectMessage(*loaded(packed), "ACCESSOR_UNALIGNED",
                      "the elements of the vertex attribute are 3 bytes apart, which is not a "
                      "multiple of four");
    }

    void columnsOfMatricesStartAtMultiplesOfFourBytes() {
        for (const int offset : {0, 2, 4}) {
            GltfBuilder gltf = withView(R"("byteLength":96)");
            gltf.add("accessors", R"({"bufferView":0,"count":2,"type":"MAT3","componentType":5121,)"
                                  R"("byteOffset":)" +
                                      str(offset) + "}");
            QCOMPARE(findingOf(*loaded(gltf), "ACCESSOR_UNALIGNED") != nullptr, offset == 2);
        }
    }

    void accessorsOfABufferWithoutDataAreHeldAgainstTheirView() {
        const auto unreadable = [](const std::string& accessor) {
            return findingOf(*loaded(loadText(
                                 R"({"asset":{"version":"2.0"},"buffers":[{"byteLength":16}],)"
                                 R"("bufferViews":[{"buffer":0,"byteLength":16}],)"
                                 R"("accessors":[{"bufferView":0,"componentType":5126,)" +
                                 accessor + "}]}")),
                             "ACCESSOR_UNREADABLE") != nullptr;
        };
        QVERIFY(!unreadable(R"("type":"SCALAR","count":4)"));
        QVERIFY(unreadable(R"("type":"SCALAR","count":5)"));
    }

    void coloursAreFromZeroToOne() {
        for (const double brightest : {1.0, 1.0 + 1e-6, 1.2, -0.1}) {
            GltfBuilder gltf;
            const int position = gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0});
            const int color = gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, brightest, 0});
            addPrimitive(gltf, R"("POSITION":)" + str(position) + R"(,"COLOR_0":)" + str(color));
            const bool isFine = brightest > 0.0 && brightest < 1.1;
            QCOMPARE(findingOf(*loaded(gltf), "COLOR_OUT_OF_RANGE") == nullptr, isFine);
        }
    }

    void displacementsOfPositionsStateTheirBounds() {
        GltfBuilder gltf;
        const int position = gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0});
        addPrimitive(gltf, R"("POSITION":)" + str(position),
                     R"(,"targets":[{"POSITION":)" + str(position) + "}]");
        QVERIFY(findingOf(*loaded(gltf), "POSITION_WITHOUT_MIN_MAX") == nullptr);
        const int without = gltf.add(
            "accessors", R"({"bufferView":0,"count":3,"type":"VEC3","componentType":5126})");
        addPrimitive(gltf, R"("POSITION":)" + str(position),
                     R"(,"targets":[{"POSITION":)" + str(without) + "}]");
        const AssetPointer asset = loaded(gltf);
        const Diagnostic* finding = findingOf(*asset, "POSITION_WITHOUT_MIN_MAX");
        QVERIFY(finding != nullptr);
        QCOMPARE(finding->pointer, std::string("/meshes/1/primitives/0/targets/0/POSITION"));
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
