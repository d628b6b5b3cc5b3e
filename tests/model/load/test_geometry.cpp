// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "model/core/words.h"
#include "tests/model/load/load_helpers.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

using Indices = std::vector<std::uint32_t>;

const std::vector<double> kSquare{0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0};

Primitive unindexed(Topology topology, std::size_t vertices) {
    Primitive primitive;
    primitive.topology = topology;
    primitive.positions = std::vector<glm::vec3>(vertices, glm::vec3(0.0F));
    return primitive;
}

Primitive indexed(Topology topology, Indices indices) {
    Primitive primitive = unindexed(topology, 100);
    primitive.indices = std::move(indices);
    primitive.indexed = true;
    return primitive;
}

// A mesh of one primitive over the square; `attributes` and `rest` are put in as they are.
void addMesh(GltfBuilder& gltf, const std::string& attributes, const std::string& rest = {}) {
    gltf.add("meshes", R"({"primitives":[{"attributes":{)" + attributes + "}" + rest + "}]}");
}

std::string attribute(const std::string& name, int accessor) {
    return "\"" + name + "\":" + str(accessor);
}

GltfBuilder squareWith(const std::string& name, std::string_view type,
                       const std::vector<double>& values, const AccessorOptions& options = {}) {
    GltfBuilder gltf;
    const int position = gltf.addAccessor("VEC3", kSquare);
    const int other = gltf.addAccessor(type, values, options);
    addMesh(gltf, attribute("POSITION", position) + "," + attribute(name, other));
    return gltf;
}

GltfBuilder squareWithIndices(const std::vector<double>& indices, Component component, int mode) {
    GltfBuilder gltf;
    const int position = gltf.addAccessor("VEC3", kSquare);
    const int index = gltf.addAccessor("SCALAR", indices, {.component = component});
    addMesh(gltf, attribute("POSITION", position),
            R"(,"indices":)" + str(index) + R"(,"mode":)" + str(mode));
    return gltf;
}

const Primitive& onlyPrimitive(const AssetPointer& asset) {
    return asset->meshes.at(0).primitives.at(0);
}

}  // namespace

class TestGeometry : public QObject {
    Q_OBJECT

private slots:
    void listsAreCutIntoWholeElements() {
        QCOMPARE(elementList(unindexed(Topology::Points, 3)), (Indices{0, 1, 2}));
        QCOMPARE(elementList(unindexed(Topology::Lines, 5)), (Indices{0, 1, 2, 3}));
        QCOMPARE(elementList(unindexed(Topology::Triangles, 8)), (Indices{0, 1, 2, 3, 4, 5}));
    }

    void lineStripsAndLoopsBecomeLines() {
        QCOMPARE(elementList(unindexed(Topology::LineStrip, 4)), (Indices{0, 1, 1, 2, 2, 3}));
        QCOMPARE(elementList(unindexed(Topology::LineLoop, 3)), (Indices{0, 1, 1, 2, 2, 0}));
    }

    void stripsAlternateTheirWinding() {
        QCOMPARE(elementList(unindexed(Topology::TriangleStrip, 5)),
                 (Indices{0, 1, 2, 1, 3, 2, 2, 3, 4}));
    }

    void fansTurnAroundTheirFirstVertex() {
        QCOMPARE(elementList(unindexed(Topology::TriangleFan, 4)), (Indices{1, 2, 0, 2, 3, 0}));
    }

    void tooFewVerticesMakeNoElement() {
        for (const Topology topology :
             {Topology::Lines, Topology::LineStrip, Topology::LineLoop, Topology::Triangles,
              Topology::TriangleStrip, Topology::TriangleFan}) {
            QVERIFY(elementList(unindexed(topology, 0)).empty());
            QVERIFY(elementList(unindexed(topology, 1)).empty());
        }
    }

    void indicesAreFollowed() {
        QCOMPARE(elementList(indexed(Topology::TriangleStrip, {9, 8, 7, 6})),
                 (Indices{9, 8, 7, 8, 6, 7}));
    }

    void stripsStartAnewAfterARestart() {
        QCOMPARE(elementList(indexed(Topology::TriangleStrip, {0, 1, 2, 0xffffffff, 3, 4, 5, 6})),
                 (Indices{0, 1, 2, 3, 4, 5, 4, 6, 5}));
    }

    void everyTopologyIsKept() {
        for (int mode = 0; mode <= 6; ++mode) {
            const AssetPointer asset =
                loaded(squareWithIndices({0, 1, 2}, Component::UnsignedByte, mode));
            QCOMPARE(static_cast<int>(onlyPrimitive(asset).topology), mode);
        }
        expectError(squareWithIndices({0, 1, 2}, Component::UnsignedByte, 7).load(),
                    ErrorCode::InvalidDocument, "/meshes/0/primitives/0/mode");
    }

    void indicesOfEveryTypeAreRead() {
        for (const Component component :
             {Component::UnsignedByte, Component::UnsignedShort, Component::UnsignedInt}) {
            const AssetPointer asset = loaded(squareWithIndices({0, 2, 3}, component, 4));
            QVERIFY(onlyPrimitive(asset).indexed);
            QCOMPARE(onlyPrimitive(asset).indices, (Indices{0, 2, 3}));
        }
        expectError(squareWithIndices({0, 1, 2}, Component::Short, 4).load(),
                    ErrorCode::InvalidAccessor, "/accessors/1");
    }

    void withoutIndicesVerticesAreDrawnInOrder() {
        GltfBuilder gltf;
        addMesh(gltf, attribute("POSITION", gltf.addAccessor("VEC3", kSquare)));
        const AssetPointer asset = loaded(gltf);
        QVERIFY(!onlyPrimitive(asset).indexed);
        QVERIFY(onlyPrimitive(asset).normals.empty());
        QCOMPARE(elementList(onlyPrimitive(asset)), (Indices{0, 1, 2}));
    }

    void indicesPastTheVerticesAreRefused() {
        expectError(squareWithIndices({0, 1, 4}, Component::UnsignedShort, 4).load(),
                    ErrorCode::InvalidAccessor, "/meshes/0/primitives/0/indices");
    }

    void restartValuesSplitThePrimitiveAndAreReported() {
        const AssetPointer asset =
            loaded(squareWithIndices({0, 1, 2, 65535, 1, 2, 3}, Component::UnsignedShort, 5));
        expectMessage(*asset, "INDEX_PRIMITIVE_RESTART",
                      "1 index is a restart value, which glTF forbids; the primitive was split "
                      "there");
        QCOMPARE(onlyPrimitive(asset).topology, Topology::Triangles);
        QCOMPARE(onlyPrimitive(asset).indices, (Indices{0, 1, 2, 1, 2, 3}));
    }

    void colorsWithoutAlphaAreOpaque() {
        const AssetPointer asset =
            loaded(squareWith("COLOR_0", "VEC3", {1, 0, 0, 0, 1, 0, 0, 0, 1, 0.5, 0.5, 0.5}));
        QCOMPARE(onlyPrimitive(asset).colors.at(0).at(3), glm::vec4(0.5F, 0.5F, 0.5F, 1.0F));
    }

    void setsKeepTheirNumber() {
        const AssetPointer asset =
            loaded(squareWith("TEXCOORD_2", "VEC2", {0, 0, 1, 0, 1, 1, 0, 1}));
        const Primitive& primitive = onlyPrimitive(asset);
        QCOMPARE(primitive.texcoords.size(), std::size_t{3});
        QVERIFY(primitive.texcoords[0].empty());
        QCOMPARE(primitive.texcoords[2].at(2), glm::vec2(1.0F));
    }

    void absurdSetNumbersAreIgnored() {
        const AssetPointer asset =
            loaded(squareWith("TEXCOORD_4000000000", "VEC2", {0, 0, 1, 0, 1, 1, 0, 1}));
        QVERIFY(onlyPrimitive(asset).texcoords.empty());
        QVERIFY(findingOf(*asset, "ATTRIBUTE_IGNORED"));
    }

    void pointersEscapeNamesOfAttributes() {
        const AssetPointer asset = loaded(squareWith("A/B~C", "VEC2", {0, 0, 1, 0, 1, 1, 0, 1}));
        const Diagnostic* finding = findingOf(*asset, "ATTRIBUTE_IGNORED");
        QVERIFY(finding);
        QCOMPARE(finding->pointer, std::string("/meshes/0/primitives/0/attributes/A~1B~0C"));
        QVERIFY(finding->mesh == 0U && finding->primitive == 0U);
    }
    void customAttributesAreKept() {
        const AssetPointer floats =
            loaded(squareWith("_FLOW", "VEC2", {0, 1, 2, 3, -4.5, 5, 6, 7}));
        const CustomAttribute& flow = onlyPrimitive(floats).customAttributes.at(0);
        QCOMPARE(flow.name, std::string("_FLOW"));
        QCOMPARE(flow.components, 2U);
        QCOMPARE(flow.at(2, 0), -4.5);
        QCOMPARE(flow.at(3, 1), 7.0);
        QVERIFY(!findingOf(*floats, "ATTRIBUTE_IGNORED"));

        GltfBuilder gltf;  // a float cannot hold this number
        const int position = gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0});
        const int id = gltf.addAccessor("SCALAR", {16777217, 0, 4294967295.0},
                                        {.component = Component::UnsignedInt});
        addMesh(gltf, attribute("POSITION", position) + "," + attribute("_ID", id));
        const AssetPointer integers = loaded(gltf);
        const CustomAttribute& ids = onlyPrimitive(integers).customAttributes.at(0);
        QCOMPARE(ids.at(0, 0), 16777217.0);
        QCOMPARE(ids.at(2, 0), 4294967295.0);
        expectMessage(*integers, "ATTRIBUTE_FORMAT",
                      "_ID is stored as UNSIGNED_INT SCALAR, which glTF does not allow; it is used "
                      "as stored");
    }

    void aCustomAttributeThatCannotBeReadIsLeftOut() {
        const AssetPointer asset = loaded(squareWith("_ID", "SCALAR", {1, 2, 3}));
        QVERIFY(onlyPrimitive(asset).customAttributes.empty());
        QCOMPARE(onlyPrimitive(asset).vertexCount(), std::size_t{4});
        const Diagnostic* finding = findingOf(*asset, "ATTRIBUTE_IGNORED");
        QVERIFY(finding != nullptr);
        QCOMPARE(finding->severity, Severity::Warning);
        QCOMPARE(finding->pointer, std::string("/meshes/0/primitives/0/attributes/_ID"));
        QCOMPARE(finding->message,
                 std::string("the custom attribute _ID cannot be read and was ignored: 3 elements "
                             "for 4 vertices"));
    }

    void attributesOfAnotherLengthAreRefused() {
        expectError(squareWith("NORMAL", "VEC3", {0, 0, 1}).load(), ErrorCode::InvalidAccessor,
                    "/meshes/0/primitives/0/attributes/NORMAL");
    }

    void attributesOfAnotherTypeAreRefused() {
        expectError(squareWith("NORMAL", "VEC2", {0, 0, 1, 0, 1, 1, 0, 1}).load(),
                    ErrorCode::InvalidAccessor, "/accessors/1");
    }

    void primitivesWithoutPositionAreEmptyAndReported() {
        GltfBuilder gltf;
        addMesh(gltf, attribute("NORMAL", gltf.addAccessor("VEC3", {0, 0, 1})));
        const AssetPointer asset = loaded(gltf);
        QCOMPARE(onlyPrimitive(asset).vertexCount(), std::size_t{0});
        QVERIFY(findingOf(*asset, "PRIMITIVE_WITHOUT_POSITION"));
    }

    void morphTargetsAreRead() {
        GltfBuilder gltf;
        const int position = gltf.addAccessor("VEC3", kSquare);
        const int moved = gltf.addAccessor("VEC3", {0, 0, 1, 0, 0, 2, 0, 0, 3, 0, 0, 4});
        gltf.add("meshes", R"({"weights":[0.25,0.5],"extras":{"targetNames":["up","gone"]},)"
                           R"("primitives":[{"attributes":{"POSITION":)" +
                               str(position) + R"(},"targets":[{"POSITION":)" + str(moved) +
                               R"(},{"NORMAL":)" + str(moved) + R"(,"TANGENT":)" + str(moved) +
                               "}]}]}");
        const AssetPointer asset = loaded(gltf);
        const Mesh& mesh = asset->meshes.at(0);
        QCOMPARE(mesh.weights, (std::vector<float>{0.25F, 0.5F}));
        QCOMPARE(mesh.targetNames, (std::vector<std::string>{"up", "gone"}));
        const std::vector<MorphTarget>& targets = mesh.primitives.at(0).targets;
        QCOMPARE(targets.at(0).positions.at(3), glm::vec3(0.0F, 0.0F, 4.0F));
        QVERIFY(targets.at(0).normals.empty());
        QVERIFY(targets.at(1).positions.empty());
        QCOMPARE(targets.at(1).normals.at(1), glm::vec3(0.0F, 0.0F, 2.0F));
        QCOMPARE(targets.at(1).tangents.at(0), glm::vec3(0.0F, 0.0F, 1.0F));
    }

    void primitivesWithFewerTargetsAreKeptAndReported() {
        GltfBuilder gltf;
        const std::string position = str(gltf.addAccessor("VEC3", kSquare));
        gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":)" + position +
                               R"(}},{"attributes":{"POSITION":)" + position +
                               R"(},"targets":[{"POSITION":)" + position + "}]}]}");
        const AssetPointer asset = loaded(gltf);
        QCOMPARE(asset->meshes.at(0).targetCount(), std::size_t{1});
        const Diagnostic* finding = findingOf(*asset, "MORPH_TARGETS_DISAGREE");
        QVERIFY(finding && finding->severity == Severity::Error);
        QCOMPARE(finding->pointer, std::string("/meshes/0/primitives/0"));
    }

    void morphTargetsDisplaceTexcoordsAndColors() {
        GltfBuilder gltf;
        const std::string position = str(gltf.addAccessor("VEC3", {0, 0, 0}));
        const std::string uv =
            str(gltf.addAccessor("VEC2", {-32767, 32767}, {Component::Short, true}));
        const std::string rgb = str(gltf.addAccessor("VEC3", {-0.5, 0.25, 1}));
        const std::string rgba =
            str(gltf.addAccessor("VEC4", {255, 0, 0, 255}, {Component::UnsignedByte, true}));
        gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":)" + position +
                               R"(,"TEXCOORD_1":)" + uv + R"(,"COLOR_0":)" + rgb +
                               R"(,"COLOR_1":)" + rgba + R"(},"targets":[{"TEXCOORD_1":)" + uv +
                               R"(,"COLOR_0":)" + rgb + R"(,"COLOR_1":)" + rgba + "}]}]}");
        const AssetPointer asset = loaded(gltf);
        const MorphTarget& target = onlyPrimitive(asset).targets.at(0);
        QCOMPARE(target.texcoords.size(), std::size_t{2});
        QVERIFY(target.texcoords.at(0).empty());
        QCOMPARE(target.texcoords.at(1).at(0), glm::vec2(-1.0F, 1.0F));
        QCOMPARE(target.colors.at(0).at(0), glm::vec4(-0.5F, 0.25F, 1.0F, 0.0F));
        QCOMPARE(target.colors.at(1).at(0), glm::vec4(1.0F, 0.0F, 0.0F, 1.0F));
        QVERIFY(findingOf(*asset, "MORPH_LOOKS_NOT_SHOWN"));
    }

    void displacementsOfMissingAttributesAreReported() {
        GltfBuilder gltf;
        const std::string position = str(gltf.addAccessor("VEC3", {0, 0, 0}));
        gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":)" + position +
                               R"(},"targets":[{"NORMAL":)" + position + R"(,"JOINTS_0":)" +
                               position + "}]}]}");
        const AssetPointer asset = loaded(gltf);
        QCOMPARE(findingOf(*asset, "MORPH_WITHOUT_BASE")->severity, Severity::Error);
        QCOMPARE(findingOf(*asset, "MORPH_ATTRIBUTE_IGNORED")->severity, Severity::Error);
    }

    void displacementsStoredInAnUnusualFormatAreReported() {
        GltfBuilder gltf;
        const std::string position = str(gltf.addAccessor("VEC3", {0, 0, 0}));
        const std::string whole = str(gltf.addAccessor("VEC3", {1, 2, 3}, {Component::Short}));
        gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":)" + position +
                               R"(},"targets":[{"POSITION":)" + whole + "}]}]}");
        const AssetPointer asset = loaded(gltf);
        QCOMPARE(onlyPrimitive(asset).targets.at(0).positions.at(0), glm::vec3(1, 2, 3));
        QVERIFY(findingOf(*asset, "ATTRIBUTE_FORMAT"));
    }

    void weightCountsThatDoNotFitAreRepairedAndReported() {
        GltfBuilder gltf = skinnedBar();
        gltf.replace("nodes", 0, R"({"mesh":0,"skin":0,"weights":[0.5,1,1]})");
        const AssetPointer asset = loaded(gltf);
        QCOMPARE(asset->nodes.at(0).restWeights, std::vector<float>{0.5F});
        expectMessage(*asset, "MORPH_WEIGHT_COUNT",
                      quotedName(asset->nodes.at(0).name, "node", 0) +
                          " has 3 morph weights for 1 target; missing ones are 0, others ignored");
    }

    void weightsTimesNodesStayWithinTheBudget() {
        GltfBuilder gltf;
        const std::string position = str(gltf.addAccessor("VEC3", kSquare));
        std::string targets = "{}";
        for (int i = 1; i < 20000; ++i) {
            targets += ",{}";
        }
        gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":)" + position +
                               R"(},"targets":[)" + targets + "]}]}");
        for (int i = 0; i < 20000; ++i) {
            gltf.add("nodes", R"({"mesh":0})");
        }
        QCOMPARE(gltf.load().ok() ? ErrorCode::Cancelled : gltf.load().error().code,
                 ErrorCode::LimitExceeded);
    }
};

SINEW_TEST(TestGeometry)
#include "test_geometry.moc"
