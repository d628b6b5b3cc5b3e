// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include <cstring>

#include "tests/model/codec/draco_encoder.h"
#include "tests/model/codec/meshopt_encoder.h"
#include "tests/model/load/load_helpers.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

const std::string kMeshoptPointer = "/bufferViews/1/extensions/";
const std::string kDracoPointer = "/meshes/0/primitives/0/extensions/KHR_draco_mesh_compression";

Bytes floatBytes(const std::vector<float>& values) {
    Bytes bytes(values.size() * sizeof(float));
    std::memcpy(bytes.data(), values.data(), bytes.size());
    return bytes;
}

// What the compressed data say, and what the uncompressed copy says in these tests.
const std::vector<float> kPacked{0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 5, 5};
const std::vector<float> kCopy{0, 0, 0, 1, 0, 0, 0, 1, 0, 9, 9, 9};

struct MeshoptFile {
    std::string extension = "EXT_meshopt_compression";
    bool required = true;
    bool hasCopy = false;
    Bytes stream = encodeAttributesV0(floatBytes(kPacked), 12);
    std::string properties = R"("byteStride":12,"count":4,"mode":"ATTRIBUTES")";
    bool tagged = true;
    std::string extraViews = {};

    // Buffer 0 holds the stream, buffer 1 the copy or nothing. View 1 is the compressed one.
    [[nodiscard]] std::string text() const {
        const auto uri = [](const Bytes& bytes) {
            return R"("byteLength":)" + std::to_string(bytes.size()) +
                   R"(,"uri":"data:application/octet-stream;base64,)" + base64(bytes) + R"(")";
        };
        const std::string copy = hasCopy ? uri(floatBytes(kCopy)) : R"("byteLength":48)";
        return R"({"asset":{"version":"2.0"},"extensionsUsed":[")" + extension + R"("],)" +
               (required ? R"("extensionsRequired":[")" + extension + R"("],)" : "") +
               R"("buffers":[{)" + uri(stream) + R"(},{)" + copy +
               (tagged ? R"(,"extensions":{")" + extension + R"(":{"fallback":true}})" : "") +
               R"(}],"bufferViews":[
               {"buffer":0,"byteLength":1},
               {"buffer":1,"byteLength":48,"extensions":{")" +
               extension + R"(":{"buffer":0,"byteLength":)" + std::to_string(stream.size()) + "," +
               properties + "}}}" + extraViews + R"(],
               "accessors":[{"bufferView":1,"componentType":5126,"count":4,"type":"VEC3",
                             "min":[0,0,0],"max":[5,5,5]}],
               "meshes":[{"primitives":[{"attributes":{"POSITION":0}}]}],
               "nodes":[{"mesh":0}],"scenes":[{"nodes":[0]}]})";
    }

    [[nodiscard]] LoadResult load() const { return loadText(text()); }
};

glm::vec3 lastPosition(const Asset& asset) {
    return asset.meshes.at(0).primitives.at(0).positions.at(3);
}

struct DracoFile {
    bool required = true;
    bool hasCopy = false;
    Bytes draco = {};
    std::string mode = "4";
    std::string indices = R"("indices":3,)";
    std::string dracoAttributes = R"({"POSITION":0,"JOINTS_0":1,"WEIGHTS_0":2})";
    int vertexCount = 4;
    std::string moreMeshes = {};

    [[nodiscard]] GltfBuilder build() const;
    [[nodiscard]] LoadResult load() const { return build().load(); }
};

Bytes dracoQuad() {
    return encodeDraco({{DracoSource::Kind::Position,
                         DracoSource::Type::Float,
                         3,
                         false,
                         {0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 5, 5}},
                        {DracoSource::Kind::Joints,
                         DracoSource::Type::Uint16,
                         4,
                         false,
                         {0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0}},
                        {DracoSource::Kind::Weights,
                         DracoSource::Type::Float,
                         4,
                         false,
                         {0.75, 0.25, 0, 0, 1, 0, 0, 0, 0.5, 0.5, 0, 0, 1, 0, 0, 0}}},
                       {0, 1, 2, 2, 1, 3}, {.sequential = true});
}

GltfBuilder DracoFile::build() const {
    GltfBuilder gltf;
    gltf.set("extensionsUsed", R"(["KHR_draco_mesh_compression"])");
    if (required) {
        gltf.set("extensionsRequired", R"(["KHR_draco_mesh_compression"])");
    }
    const int view = gltf.addBufferView(draco.empty() ? dracoQuad() : draco);
    const std::string count = std::to_string(vertexCount);
    if (hasCopy) {
        gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0, 9, 9, 9});
        gltf.addAccessor("VEC4", {0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0},
                         {.component = Component::UnsignedShort});
        gltf.addAccessor("VEC4", {1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0});
        gltf.addAccessor("SCALAR", {0, 1, 2}, {.component = Component::UnsignedShort});
    } else {
        gltf.add("accessors", R"({"componentType":5126,"count":)" + count +
                                  R"(,"type":"VEC3","min":[0,0,0],"max":[5,5,5]})");
        gltf.add("accessors", R"({"componentType":5123,"count":)" + count + R"(,"type":"VEC4"})");
        gltf.add("accessors", R"({"componentType":5126,"count":)" + count + R"(,"type":"VEC4"})");
        gltf.add("accessors", R"({"componentType":5123,"count":6,"type":"SCALAR"})");
    }
    gltf.add("meshes",
             R"({"primitives":[{"attributes":{"POSITION":0,"JOINTS_0":1,"WEIGHTS_0":2},)" +
                 indices + R"("mode":)" + mode +
                 R"(,"extensions":{"KHR_draco_mesh_compression":{"bufferView":)" + str(view) +
                 R"(,"attributes":)" + dracoAttributes + "}}}" + moreMeshes + "]}");
    gltf.add("nodes", R"({"mesh":0,"skin":0})");
    gltf.add("nodes", R"({"name":"a","children":[2]})");
    gltf.add("nodes", R"({"name":"b"})");
    gltf.addSkin({1, 2});
    gltf.add("scenes", R"({"nodes":[0,1]})");
    return gltf;
}

}  // namespace

class TestCompressedFiles : public QObject {
    Q_OBJECT

private slots:
    void compressedViewsAreReadInPlaceOfTheEmptyFallback();
    void bothExtensionsAndVersionsAreRead();
    void compressedDataWinOverTheCopy();
    void aBrokenStreamFallsBackToTheCopy();
    void aBrokenRequiredStreamIsAnError();
    void everyWrongPropertyIsAnErrorAtItsPlace_data();
    void everyWrongPropertyIsAnErrorAtItsPlace();
    void aMissingRequirementIsReported();
    void aFallbackBufferThatOthersUseIsReported();
    void newerStreamsInTheOlderExtensionAreReported();

    void dracoMeshesKeepJointsAndWeights();
    void dracoCountsWinOverTheDocuments();
    void dracoStripsBecomeTriangles();
    void dracoIndicesAreUsedWhereThePrimitiveNamesNone();
    void boundsThatQuantisationMovedAreNoError();
    void brokenDracoFallsBackToTheCopy();
    void brokenRequiredDracoIsAnErrorAtItsPlace();
    void otherModesThanTrianglesAreRefused();
    void unknownDracoAttributesAreReported();
    void accessorsThatOthersUseKeepTheirOwnData();
    void manyDamagedMeshesEndQuickly();
};

void TestCompressedFiles::compressedViewsAreReadInPlaceOfTheEmptyFallback() {
    const AssetPointer asset = loaded(MeshoptFile().load());
    QCOMPARE(lastPosition(*asset), glm::vec3(5.0F));
    QVERIFY(findingOf(*asset, "BUFFER_WITHOUT_DATA") == nullptr);
    QVERIFY(findingOf(*asset, "ACCESSOR_MIN_MAX_WRONG") == nullptr);
    QVERIFY(findingOf(*asset, "EXTENSION_IGNORED") == nullptr);
    const AssetPointer untagged = loaded(MeshoptFile{.tagged = false}.load());
    QVERIFY(findingOf(*untagged, "BUFFER_WITHOUT_DATA") == nullptr);
}

void TestCompressedFiles::bothExtensionsAndVersionsAreRead() {
    MeshoptFile file{.extension = "KHR_meshopt_compression"};
    QCOMPARE(lastPosition(*loaded(file.load())), glm::vec3(5.0F));
    file.stream = encodeAttributesV1(floatBytes(kPacked), 12, {{0, 1, 0x42}, {}});
    const AssetPointer asset = loaded(file.load());
    QCOMPARE(lastPosition(*asset), glm::vec3(5.0F));
    QVERIFY(findingOf(*asset, "MESHOPT_NEWER_STREAM") == nullptr);
}

void TestCompressedFiles::compressedDataWinOverTheCopy() {
    const AssetPointer asset = loaded(MeshoptFile{.required = false, .hasCopy = true}.load());
    QCOMPARE(lastPosition(*asset), glm::vec3(5.0F));
    QVERIFY(findingOf(*asset, "COMPRESSION_NOT_REQUIRED") == nullptr);
}

void TestCompressedFiles::aBrokenStreamFallsBackToTheCopy() {
    MeshoptFile file{.required = false, .hasCopy = true};
    file.stream[0] = 0;
    const AssetPointer asset = loaded(file.load());
    QCOMPARE(lastPosition(*asset), glm::vec3(9.0F));
    const Diagnostic* finding = findingOf(*asset, "COMPRESSED_DATA_UNREADABLE");
    QVERIFY(finding != nullptr);
    QCOMPARE(finding->pointer, kMeshoptPointer + "EXT_meshopt_compression");
    QCOMPARE(finding->severity, Severity::Error);
}

void TestCompressedFiles::aBrokenRequiredStreamIsAnError() {
    for (const bool required : {false, true}) {
        MeshoptFile file{.required = required, .hasCopy = required};
        file.stream.pop_back();
        expectError(file.load(), ErrorCode::InvalidBuffer,
                    kMeshoptPointer + "EXT_meshopt_compression");
    }
}

void TestCompressedFiles::everyWrongPropertyIsAnErrorAtItsPlace_data() {
    QTest::addColumn<QString>("properties");
    QTest::addColumn<QString>("property");
    const auto add = [](const char* name, const char* properties, const char* property) {
        QTest::newRow(name) << properties << property;
    };
    add("no mode", R"("byteStride":12,"count":4)", "mode");
    add("unknown mode", R"("byteStride":12,"count":4,"mode":"STRIPS")", "mode");
    add("no count", R"("byteStride":12,"mode":"ATTRIBUTES")", "count");
    add("negative count", R"("byteStride":12,"count":-4,"mode":"ATTRIBUTES")", "count");
    add("another count", R"("byteStride":12,"count":5,"mode":"ATTRIBUTES")", "count");
    add("hostile count", R"("byteStride":12,"count":9007199254740991,"mode":"ATTRIBUTES")",
        "count");
    add("no stride", R"("count":4,"mode":"ATTRIBUTES")", "byteStride");
    add("odd stride", R"("byteStride":6,"count":8,"mode":"ATTRIBUTES")", "byteStride");
    add("unknown filter", R"("byteStride":12,"count":4,"mode":"ATTRIBUTES","filter":"SOFT")",
        "filter");
    add("filter that does not fit",
        R"("byteStride":12,"count":4,"mode":"ATTRIBUTES","filter":"QUATERNION")", "byteStride");
    add("offset past the end", R"("byteStride":12,"count":4,"mode":"ATTRIBUTES","byteOffset":7)",
        "byteLength");
    add("negative offset", R"("byteStride":12,"count":4,"mode":"ATTRIBUTES","byteOffset":-1)",
        "byteOffset");
}

void TestCompressedFiles::everyWrongPropertyIsAnErrorAtItsPlace() {
    QFETCH(const QString, properties);
    QFETCH(const QString, property);
    MeshoptFile file{.properties = properties.toStdString()};
    expectError(file.load(), ErrorCode::InvalidBuffer,
                kMeshoptPointer + "EXT_meshopt_compression/" + property.toStdString());
    // With a copy and without a need the file opens all the same.
    file.required = false;
    file.hasCopy = true;
    const AssetPointer asset = loaded(file.load());
    QCOMPARE(lastPosition(*asset), glm::vec3(9.0F));
    QVERIFY(findingOf(*asset, "COMPRESSED_DATA_UNREADABLE") != nullptr);
}

void TestCompressedFiles::aMissingRequirementIsReported() {
    const AssetPointer asset = loaded(MeshoptFile{.required = false}.load());
    QCOMPARE(lastPosition(*asset), glm::vec3(5.0F));
    QVERIFY(findingOf(*asset, "COMPRESSION_NOT_REQUIRED") != nullptr);
}

void TestCompressedFiles::aFallbackBufferThatOthersUseIsReported() {
    const MeshoptFile file{.hasCopy = true, .extraViews = R"(,{"buffer":1,"byteLength":4})"};
    QVERIFY(findingOf(*loaded(file.load()), "MESHOPT_FALLBACK_MISUSED") != nullptr);
    QVERIFY(findingOf(*loaded(MeshoptFile{.hasCopy = true}.load()), "MESHOPT_FALLBACK_MISUSED") ==
            nullptr);
}

void TestCompressedFiles::newerStreamsInTheOlderExtensionAreReported() {
    MeshoptFile file;
    file.stream = encodeAttributesV1(floatBytes(kPacked), 12);
    const AssetPointer asset = loaded(file.load());
    QCOMPARE(lastPosition(*asset), glm::vec3(5.0F));
    QVERIFY(findingOf(*asset, "MESHOPT_NEWER_STREAM") != nullptr);
}

void TestCompressedFiles::dracoMeshesKeepJointsAndWeights() {
    const AssetPointer asset = loaded(DracoFile().load());
    const Primitive& quad = asset->meshes[0].primitives[0];
    QCOMPARE(quad.positions.size(), std::size_t{4});
    QCOMPARE(quad.positions[3], glm::vec3(5.0F));
    QCOMPARE(quad.indices, (std::vector<std::uint32_t>{0, 1, 2, 2, 1, 3}));
    QCOMPARE(quad.influenceSets.at(0).joints.at(0), (glm::u16vec4{0, 1, 0, 0}));
    QCOMPARE(quad.influenceSets.at(0).weights.at(0), (glm::vec4{0.75F, 0.25F, 0.0F, 0.0F}));
    for (const Diagnostic& finding : asset->findings) {
        QVERIFY2(finding.severity != Severity::Error, finding.code.c_str());
    }
}

void TestCompressedFiles::dracoCountsWinOverTheDocuments() {
    const AssetPointer asset = loaded(DracoFile{.vertexCount = 7}.load());
    QCOMPARE(asset->meshes[0].primitives[0].positions.size(), std::size_t{4});
    const Diagnostic* finding = findingOf(*asset, "DRACO_COUNT_DIFFERS");
    QVERIFY(finding != nullptr);
    QCOMPARE(finding->pointer, std::string("/accessors/0/count"));
}

void TestCompressedFiles::dracoStripsBecomeTriangles() {
    const AssetPointer asset = loaded(DracoFile{.mode = "5"}.load());
    const Primitive& quad = asset->meshes[0].primitives[0];
    QCOMPARE(quad.topology, Topology::Triangles);
    QCOMPARE(quad.indices.size(), std::size_t{6});
    QVERIFY(findingOf(*asset, "DRACO_STRIP_AS_TRIANGLES") != nullptr);
}

void TestCompressedFiles::dracoIndicesAreUsedWhereThePrimitiveNamesNone() {
    const AssetPointer asset = loaded(DracoFile{.indices = ""}.load());
    QCOMPARE(asset->meshes[0].primitives[0].indices.size(), std::size_t{6});
    QVERIFY(findingOf(*asset, "DRACO_WITHOUT_INDICES") != nullptr);
}

void TestCompressedFiles::boundsThatQuantisationMovedAreNoError() {
    const auto encoded = [](double farthest) {
        return encodeDraco({{DracoSource::Kind::Position,
                             DracoSource::Type::Float,
                             3,
                             false,
                             {0, 0, 0, 1, 0, 0, 0, 1, 0, farthest, farthest, farthest}}},
                           {0, 1, 2, 2, 1, 3}, {.sequential = true});
    };
    DracoFile file{.draco = encoded(4.98), .dracoAttributes = R"({"POSITION":0})"};
    const AssetPointer near = loaded(file.load());
    QVERIFY(findingOf(*near, "ACCESSOR_MIN_MAX_INEXACT") != nullptr);
    QVERIFY(findingOf(*near, "ACCESSOR_MIN_MAX_WRONG") == nullptr);
    file.draco = encoded(4.5);  // few bits move values far
    const AssetPointer far = loaded(file.load());
    const Diagnostic* inexact = findingOf(*far, "ACCESSOR_MIN_MAX_INEXACT");
    QVERIFY(inexact != nullptr);
    QVERIFY(inexact->message.find("4.5") != std::string::npos);
    QVERIFY(findingOf(*far, "ACCESSOR_MIN_MAX_WRONG") == nullptr);
}

void TestCompressedFiles::brokenDracoFallsBackToTheCopy() {
    const DracoFile file{.required = false, .hasCopy = true, .draco = Bytes(50, 0x11)};
    const AssetPointer asset = loaded(file.load());
    QCOMPARE(lastPosition(*asset), glm::vec3(9.0F));
    const Diagnostic* finding = findingOf(*asset, "COMPRESSED_DATA_UNREADABLE");
    QVERIFY(finding != nullptr);
    QCOMPARE(finding->pointer, kDracoPointer);
}

void TestCompressedFiles::brokenRequiredDracoIsAnErrorAtItsPlace() {
    expectError(DracoFile{.hasCopy = true, .draco = Bytes(50, 0x11)}.load(),
                ErrorCode::InvalidBuffer, kDracoPointer);
    expectError(DracoFile{.required = false, .draco = Bytes(50, 0x11)}.load(),
                ErrorCode::InvalidBuffer, kDracoPointer);
    expectError(DracoFile{.dracoAttributes = R"({"POSITION":8})"}.load(), ErrorCode::InvalidBuffer,
                kDracoPointer + "/attributes");
}

void TestCompressedFiles::otherModesThanTrianglesAreRefused() {
    expectError(DracoFile{.mode = "1"}.load(), ErrorCode::InvalidBuffer,
                "/meshes/0/primitives/0/mode");
}

void TestCompressedFiles::unknownDracoAttributesAreReported() {
    const DracoFile file{.dracoAttributes =
                             R"({"POSITION":0,"JOINTS_0":1,"WEIGHTS_0":2,"COLOR_0":3})"};
    const AssetPointer asset = loaded(file.load());
    const Diagnostic* finding = findingOf(*asset, "DRACO_ATTRIBUTE_IGNORED");
    QVERIFY(finding != nullptr);
    QCOMPARE(finding->pointer, kDracoPointer + "/attributes/COLOR_0");
}

void TestCompressedFiles::accessorsThatOthersUseKeepTheirOwnData() {
    const DracoFile file{.hasCopy = true, .moreMeshes = R"(,{"attributes":{"POSITION":0}})"};
    const AssetPointer asset = loaded(file.load());
    QCOMPARE(lastPosition(*asset), glm::vec3(5.0F));
    QCOMPARE(asset->meshes[0].primitives[1].positions.at(3), glm::vec3(9.0F));
}

void TestCompressedFiles::manyDamagedMeshesEndQuickly() {
    Bytes damaged = dracoQuad();
    damaged.resize(damaged.size() - 4);
    DracoFile file{.required = false, .hasCopy = true, .draco = damaged};
    for (int i = 0; i < 50; ++i) {
        file.moreMeshes +=
            R"(,{"attributes":{"POSITION":0},"indices":3,"extensions":{"KHR_draco_mesh_compression":
               {"bufferView":0,"attributes":{"POSITION":0}}}})";
    }
    const AssetPointer asset = loaded(file.load());
    QCOMPARE(lastPosition(*asset), glm::vec3(9.0F));
    bool given = false;
    std::size_t count = 0;
    for (const Diagnostic& finding : asset->findings) {
        if (finding.code == "COMPRESSED_DATA_UNREADABLE") {
            count += finding.count;
            given = given || finding.message.find("too many are damaged") != std::string::npos;
        }
    }
    QCOMPARE(count, std::size_t{51});
    QVERIFY(given);
}

SINEW_TEST(TestCompressedFiles)
#include "test_compressed_files.moc"
