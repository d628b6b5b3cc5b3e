// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "tests/model/load/load_helpers.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

// One point per element; `attribute` is what the test looks at.
std::string pointMesh(int position, const std::string& attribute, int accessor) {
    return R"({"primitives":[{"mode":0,"attributes":{"POSITION":)" + str(position) + ",\"" +
           attribute + "\":" + str(accessor) + "}}]}";
}

const std::vector<double> kThreePoints{0, 0, 0, 1, 0, 0, 0, 1, 0};

// COLOR_0 of three vertices, stored as given.
glm::vec4 firstColor(Component component, const std::vector<double>& values) {
    GltfBuilder gltf;
    const int position = gltf.addAccessor("VEC3", kThreePoints);
    const int color = gltf.addAccessor(
        "VEC4", values, {.component = component, .normalized = component != Component::Float});
    gltf.add("meshes", pointMesh(position, "COLOR_0", color));
    const AssetPointer asset = loaded(gltf);
    return asset->meshes.at(0).primitives.at(0).colors.at(0).at(0);
}

std::vector<double> thrice(std::vector<double> values) {
    const std::vector<double> once = values;
    for (int i = 0; i < 2; ++i) {
        values.insert(values.end(), once.begin(), once.end());
    }
    return values;
}

// POSITION alone, made by the test.
LoadResult loadPositions(GltfBuilder gltf, int position) {
    gltf.add("meshes",
             R"({"primitives":[{"mode":0,"attributes":{"POSITION":)" + str(position) + "}}]}");
    return gltf.load();
}

SharedArray<glm::vec3> positionsOf(const GltfBuilder& gltf, int position) {
    return loaded(loadPositions(gltf, position))->meshes.at(0).primitives.at(0).positions;
}

// A float accessor of two positions, 24 bytes in all, with properties put in place by the test.
LoadResult loadAccessor(const std::string& properties, const std::string& viewProperties = {}) {
    GltfBuilder gltf;
    const int view = gltf.addBufferView(std::vector<std::uint8_t>(24, 0));
    gltf.replace("bufferViews", view, R"({"buffer":0,"byteLength":24)" + viewProperties + "}");
    const int accessor = gltf.add("accessors", R"({"type":"VEC3",)" + properties + "}");
    return loadPositions(gltf, accessor);
}

}  // namespace

class TestAccessors : public QObject {
    Q_OBJECT

private slots:
    void normalizedIntegersFollowTheFormulasOfTheSpecification() {
        const glm::vec4 unsignedByte =
            firstColor(Component::UnsignedByte, thrice({0, 51, 128, 255}));
        QCOMPARE(unsignedByte, glm::vec4(0.0F, 51.0F / 255.0F, 128.0F / 255.0F, 1.0F));
        const glm::vec4 unsignedShort =
            firstColor(Component::UnsignedShort, thrice({0, 1, 32768, 65535}));
        QCOMPARE(unsignedShort, glm::vec4(0.0F, 1.0F / 65535.0F, 32768.0F / 65535.0F, 1.0F));
        const glm::vec4 byte = firstColor(Component::Byte, thrice({-128, -127, 1, 127}));
        QCOMPARE(byte, glm::vec4(-1.0F, -1.0F, 1.0F / 127.0F, 1.0F));
        const glm::vec4 signedShort =
            firstColor(Component::Short, thrice({-32768, -32767, 1, 32767}));
        QCOMPARE(signedShort, glm::vec4(-1.0F, -1.0F, 1.0F / 32767.0F, 1.0F));
    }

    void floatsAreReadAsTheyLie() {
        QCOMPARE(firstColor(Component::Float, thrice({0.25, -2, 3.5, 1})),
                 glm::vec4(0.25F, -2.0F, 3.5F, 1.0F));
    }

    void integersThatAreNotNormalizedKeepTheirValue() {
        GltfBuilder gltf;
        const int position =
            gltf.addAccessor("VEC3", {-7, 300, 0, 1, 2, 3}, {.component = Component::Short});
        gltf.set("extensionsUsed", R"(["KHR_mesh_quantization"])");
        const auto positions = positionsOf(gltf, position);
        QCOMPARE(positions.at(0), glm::vec3(-7.0F, 300.0F, 0.0F));
        QCOMPARE(positions.at(1), glm::vec3(1.0F, 2.0F, 3.0F));
    }

    void quantizedPositionsWithoutTheExtensionAreReported() {
        GltfBuilder gltf;
        const int position = gltf.addAccessor("VEC3", {1, 2, 3}, {.component = Component::Short});
        QVERIFY(findingOf(*loaded(loadPositions(gltf, position)), "ATTRIBUTE_FORMAT"));
    }

    void stridesSkipWhatLiesBetweenElements() {
        GltfBuilder gltf;
        const int position = gltf.addAccessor("VEC3", kThreePoints, {.byteStride = 20});
        const auto positions = positionsOf(gltf, position);
        QCOMPARE(positions.size(), std::size_t{3});
        QCOMPARE(positions.at(1), glm::vec3(1.0F, 0.0F, 0.0F));
        QCOMPARE(positions.at(2), glm::vec3(0.0F, 1.0F, 0.0F));
    }

    void sparseValuesReplaceTheirElements() {
        GltfBuilder gltf;
        const int position = gltf.addSparseAccessor("VEC3", 3, kThreePoints,
                                                    {.elements = {0, 2},
                                                     .values = {9, 8, 7, 6, 5, 4},
                                                     .indexComponent = Component::UnsignedByte});
        const auto positions = positionsOf(gltf, position);
        QCOMPARE(positions.at(0), glm::vec3(9.0F, 8.0F, 7.0F));
        QCOMPARE(positions.at(1), glm::vec3(1.0F, 0.0F, 0.0F));
        QCOMPARE(positions.at(2), glm::vec3(6.0F, 5.0F, 4.0F));
    }

    void sparseValuesWithoutABaseLieAmongZeros() {
        GltfBuilder gltf;
        const int position = gltf.addSparseAccessor(
            "VEC3", 3, {},
            {.elements = {1}, .values = {1, 2, 3}, .indexComponent = Component::UnsignedInt});
        const auto positions = positionsOf(gltf, position);
        QCOMPARE(positions.at(0), glm::vec3(0.0F));
        QCOMPARE(positions.at(1), glm::vec3(1.0F, 2.0F, 3.0F));
        QCOMPARE(positions.at(2), glm::vec3(0.0F));
    }

    void sparseIndicesMustExistAndIncrease() {
        for (const std::vector<std::uint32_t>& elements :
             {std::vector<std::uint32_t>{0, 3}, {1, 0}, {1, 1}}) {
            GltfBuilder gltf;
            const int position = gltf.addSparseAccessor(
                "VEC3", 3, kThreePoints, {.elements = elements, .values = {1, 2, 3, 4, 5, 6}});
            expectError(loadPositions(gltf, position), ErrorCode::InvalidAccessor,
                        "/accessors/0/sparse/indices");
        }
    }

    void accessorsWithoutBufferViewAreZerosAndReported() {
        const AssetPointer asset = loaded(loadAccessor(R"("componentType":5126,"count":2)"));
        QCOMPARE(asset->meshes.at(0).primitives.at(0).positions.at(1), glm::vec3(0.0F));
        const Diagnostic* finding = findingOf(*asset, "ACCESSOR_WITHOUT_DATA");
        QVERIFY(finding != nullptr);
        QCOMPARE(finding->severity, Severity::Warning);
    }

    void zerosAreUsualInAMorphTarget() {
        GltfBuilder gltf;
        const int position = gltf.addAccessor("VEC3", kThreePoints);
        gltf.add("accessors", R"({"type":"VEC3","componentType":5126,"count":3})");
        gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":)" + str(position) +
                               R"(},"targets":[{"POSITION":1}]}]})");
        const AssetPointer asset = loaded(gltf);
        const Diagnostic* finding = findingOf(*asset, "ACCESSOR_WITHOUT_DATA");
        QVERIFY(finding != nullptr);
        QCOMPARE(finding->severity, Severity::Info);
    }

    void elementsPastTheBufferViewAreRefused() {
        expectError(loadAccessor(R"("bufferView":0,"componentType":5126,"count":3)"),
                    ErrorCode::InvalidAccessor, "/accessors/0");
        expectError(loadAccessor(R"("bufferView":0,"componentType":5126,"count":2,"byteOffset":4)"),
                    ErrorCode::InvalidAccessor, "/accessors/0");
        expectError(
            loadAccessor(R"("bufferView":0,"componentType":5126,"count":1,"byteOffset":28)"),
            ErrorCode::InvalidAccessor, "/accessors/0");
    }

    void falseCountsAreRefusedBeforeAllocation() {
        for (const char* count : {"2147483647", "4294967297", "9007199254740991"}) {
            expectError(loadAccessor(
                            std::string(R"("bufferView":0,"componentType":5126,"count":)") + count),
                        ErrorCode::InvalidAccessor, "/accessors/0");
        }
        expectError(loadAccessor(R"("componentType":5126,"count":4000000000)"),
                    ErrorCode::LimitExceeded, "/accessors/0");
    }

    void countsBeyondExactIntegersAreNoIntegers() {
        for (const char* count : {"18446744073709551615", "1e300", "-1", "0", "1.5", "\"3\""}) {
            expectError(loadAccessor(
                            std::string(R"("bufferView":0,"componentType":5126,"count":)") + count),
                        ErrorCode::InvalidDocument, "/accessors/0/count");
        }
    }

    void integersWrittenAsFloatsAreIntegers() {
        const LoadResult result =
            loadAccessor(R"("bufferView":0.0,"componentType":5126.0,"count":2.0)");
        QCOMPARE(loaded(result)->meshes.at(0).primitives.at(0).vertexCount(), std::size_t{2});
    }

    void stridesSmallerThanAnElementAreRefused() {
        expectError(
            loadAccessor(R"("bufferView":0,"componentType":5126,"count":2)", R"(,"byteStride":8)"),
            ErrorCode::InvalidAccessor, "/bufferViews/0/byteStride");
        expectError(loadAccessor(R"("bufferView":0,"componentType":5126,"count":1)",
                                 R"(,"byteStride":300)"),
                    ErrorCode::InvalidDocument, "/bufferViews/0/byteStride");
    }

    void viewsPastTheBufferAreRefusedWhenTheyAreRead() {
        expectError(
            loadAccessor(R"("bufferView":0,"componentType":5126,"count":1)", R"(,"byteOffset":8)"),
            ErrorCode::InvalidAccessor, "/bufferViews/0");
    }

    void viewsPastTheBufferThatNobodyReadsAreReported() {
        GltfBuilder gltf;
        gltf.addBufferView(std::vector<std::uint8_t>(4, 0));
        gltf.add("bufferViews", R"({"buffer":0,"byteOffset":2,"byteLength":4})");
        const AssetPointer asset = loaded(gltf);
        const Diagnostic* finding = findingOf(*asset, "BUFFER_VIEW_OUT_OF_BOUNDS");
        QVERIFY(finding != nullptr);
        QCOMPARE(finding->pointer, std::string("/bufferViews/1"));
    }

    void unknownTypesMatterOnlyToThoseWhoReadThem() {
        GltfBuilder gltf;
        gltf.add("accessors", R"({"type":"VEC5","componentType":5126,"count":1})");
        QVERIFY(findingOf(*loaded(gltf), "INVALID_PROPERTY_IGNORED"));
        expectError(loadPositions(gltf, 0), ErrorCode::InvalidAccessor, "/accessors/0");
    }

    void accessorsPastTheirViewThatNobodyReadsAreReported() {
        GltfBuilder gltf;
        gltf.addBufferView(std::vector<std::uint8_t>(8, 0));
        gltf.add("accessors", R"({"bufferView":0,"type":"VEC3","componentType":5126,"count":1})");
        const AssetPointer asset = loaded(gltf);
        const Diagnostic* finding = findingOf(*asset, "ACCESSOR_UNREADABLE");
        QVERIFY(finding != nullptr);
        QCOMPARE(finding->pointer, std::string("/accessors/0"));
    }

    void wrongMinAndMaxLoadWithAFinding() {
        GltfBuilder gltf;
        const int position = gltf.addAccessor("VEC3", kThreePoints);
        gltf.replace("accessors", position,
                     R"({"bufferView":0,"type":"VEC3","componentType":5126,"count":3,)"
                     R"("min":[0,0,0],"max":[1,2,0]})");
        const AssetPointer asset = loaded(loadPositions(gltf, position));
        const Diagnostic* finding = findingOf(*asset, "ACCESSOR_MIN_MAX_WRONG");
        QVERIFY(finding != nullptr);
        QCOMPARE(finding->pointer, std::string("/accessors/0/max"));
        QCOMPARE(finding->message,
                 std::string("the stored max of accessor 0 is 2 but the values give 1 "
                             "(component 1); it is not used"));
    }

    void rightMinAndMaxAreQuiet() {
        GltfBuilder gltf;
        const int position = gltf.addAccessor("VEC3", {0.1, 0.2, 0.3, -0.1, 7e-8, 12345.678});
        QVERIFY(loaded(loadPositions(gltf, position))->findings.empty());
    }

    void valuesThatAreNotFiniteAreCounted() {
        GltfBuilder gltf;
        const std::vector<float> bad{1.0F, std::numeric_limits<float>::quiet_NaN(),
                                     std::numeric_limits<float>::infinity()};
        const auto* bytes = reinterpret_cast<const std::uint8_t*>(bad.data());
        gltf.addBufferView(std::span(bytes, 12));
        const int position = gltf.add(
            "accessors", R"({"bufferView":0,"type":"VEC3","componentType":5126,"count":1})");
        const AssetPointer asset = loaded(loadPositions(gltf, position));
        const Diagnostic* finding = findingOf(*asset, "ACCESSOR_NOT_FINITE");
        QVERIFY(finding != nullptr);
        QCOMPARE(finding->count, std::size_t{2});
    }
};

SINEW_TEST(TestAccessors)
#include "test_accessors.moc"
