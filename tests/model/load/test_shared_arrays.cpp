// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include <array>

#include "model/load/accessor/accessor_reader.h"
#include "tests/model/load/load_helpers.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;
using load::Bytes;

namespace {

const std::vector<double> kTriangle{0, 0, 0, 1, 0, 0, 0, 1, 0};

void addMesh(GltfBuilder& gltf, const std::string& attributes, const std::string& rest = {}) {
    gltf.add("meshes", R"({"primitives":[{"attributes":{)" + attributes + "}" + rest + "}]}");
}

const Primitive& primitiveOf(const AssetPointer& asset, std::size_t mesh = 0) {
    return asset->meshes.at(mesh).primitives.at(0);
}

/// A document of one buffer of `bytes` with one mesh of points over one accessor of `count` VEC3.
load::ParsedDocument documentOf(load::BufferBytes bytes, std::uint64_t count,
                                std::uint32_t stride = 0, std::uint64_t offset = 0) {
    load::ParsedDocument document;
    const std::uint64_t size = bytes.size();
    document.buffers.push_back(std::move(bytes));
    document.bufferHasData.push_back(true);
    document.bufferViews.push_back({0, offset, size - offset, stride});
    load::Accessor accessor;
    accessor.bufferView = 0;
    accessor.element = load::ElementType::Vec3;
    accessor.count = count;
    document.accessors.push_back(accessor);
    document.meshes.resize(1);
    document.meshes[0].primitives.resize(1);
    document.meshes[0].primitives[0].attributes = {{"POSITION", 0}};
    return document;
}

/// Whether the accessor's values are those of the buffer itself.
bool refersToBuffer(const load::ParsedDocument& document) {
    load::Findings findings;
    load::DecodedBudget budget(1000);
    load::AccessorReader reader(document, findings, budget);
    const auto values = reader.sharedVectors<glm::vec3>(0);
    const std::uint8_t* first = document.buffers[0].data() + document.bufferViews[0].byteOffset;
    return reinterpret_cast<const std::uint8_t*>(values->data()) == first;
}

}  // namespace

class TestSharedArrays : public QObject {
    Q_OBJECT

private slots:
    void primitivesOfOneAccessorShareItsValues() {
        GltfBuilder gltf;
        const int position = gltf.addAccessor("VEC3", kTriangle);
        const int color = gltf.addAccessor("VEC3", {1, 0, 0, 0, 1, 0, 0, 0, 1});
        const int joints = gltf.addAccessor("VEC4", std::vector<double>(12, 0.0),
                                            {.component = Component::UnsignedByte});
        const int weights = gltf.addAccessor("VEC4", std::vector<double>(12, 0.25));
        const int index =
            gltf.addAccessor("SCALAR", {0, 1, 2}, {.component = Component::UnsignedShort});
        const std::string attributes = R"("POSITION":)" + str(position) + R"(,"COLOR_0":)" +
                                       str(color) + R"(,"JOINTS_0":)" + str(joints) +
                                       R"(,"WEIGHTS_0":)" + str(weights);
        addMesh(gltf, attributes, R"(,"indices":)" + str(index));
        addMesh(gltf, attributes, R"(,"indices":)" + str(index));
        const AssetPointer asset = loaded(gltf);
        const Primitive& a = primitiveOf(asset, 0);
        const Primitive& b = primitiveOf(asset, 1);
        QVERIFY(a.positions.sharesWith(b.positions));
        QVERIFY(a.colors.at(0).sharesWith(b.colors.at(0)));
        QVERIFY(a.indices.sharesWith(b.indices));
        QVERIFY(a.influenceSets.at(0).joints.sharesWith(b.influenceSets.at(0).joints));
        QVERIFY(a.influenceSets.at(0).weights.sharesWith(b.influenceSets.at(0).weights));
        QCOMPARE(a.colors.at(0).at(1), glm::vec4(0, 1, 0, 1));
    }

    void samplersOfOneAccessorShareItsKeysInEveryClip() {
        GltfBuilder gltf;
        gltf.add("nodes", "{}");
        const int times = gltf.addAccessor("SCALAR", {0, 1});
        const int moves = gltf.addAccessor("VEC3", {0, 0, 0, 1, 2, 3});
        const int turns = gltf.addAccessor("VEC4", {0, 0, 0, 32767, 0, 0, 32767, 0},
                                           {.component = Component::Short, .normalized = true});
        const std::string input = R"({"input":)" + str(times) + R"(,"output":)";
        for (int clip = 0; clip < 2; ++clip) {
            gltf.add("animations",
                     R"({"samplers":[)" + input + str(moves) + "}," + input + str(turns) +
                         R"(}],"channels":[{"sampler":0,"target":{"node":0,"path":"translation"}},)"
                         R"({"sampler":1,"target":{"node":0,"path":"rotation"}}]})");
        }
        const AssetPointer asset = loaded(gltf);
        const std::vector<Sampler>& a = asset->animations.at(0).samplers;
        const std::vector<Sampler>& b = asset->animations.at(1).samplers;
        QVERIFY(a.at(0).times.sharesWith(a.at(1).times));
        QVERIFY(a.at(0).times.sharesWith(b.at(1).times));
        QVERIFY(a.at(0).values.sharesWith(b.at(0).values));
        QVERIFY(a.at(1).values.sharesWith(b.at(1).values));  // converted once
        QCOMPARE(b.at(0).values.at(5), 3.0F);
        QCOMPARE(b.at(1).values.at(6), 1.0F);
    }

    void keysOfFloatsKeepTheirBuffer() {
        load::ParsedDocument document = documentOf(Bytes(48), 4);
        document.meshes.clear();
        QVERIFY(!refersToBuffer(document));  // nobody uses it
        document.animations.resize(1);
        document.animations[0].samplers.resize(1);
        QVERIFY(refersToBuffer(document));
        document.accessors.push_back(document.accessors[0]);
        document.accessors[1].count = 1;
        document.accessors[1].component = ComponentType::Float;
        document.animations[0].samplers[0] = {.input = 1, .output = 1, .interpolation = {}};
        QVERIFY(!refersToBuffer(document));  // a quarter is no half
        document.accessors[1].count = 4;
        document.accessors[1].component = ComponentType::UnsignedInt;
        QVERIFY(!refersToBuffer(document));  // integers are converted
    }

    void faultsOfSharedValuesAreReportedForEveryPrimitive() {
        GltfBuilder gltf;
        const int position = gltf.addAccessor("VEC3", kTriangle);
        const int normal = gltf.addAccessor("VEC3", std::vector<double>(9, 2.0));
        const std::string attributes =
            R"("POSITION":)" + str(position) + R"(,"NORMAL":)" + str(normal);
        addMesh(gltf, attributes);
        addMesh(gltf, attributes);
        const AssetPointer asset = loaded(gltf);
        const auto count =
            std::count_if(asset->findings.begin(), asset->findings.end(),
                          [](const Diagnostic& d) { return d.code == "NORMAL_NOT_UNIT"; });
        QCOMPARE(count, std::ptrdiff_t{2});
    }

    void integersKeepTheirType() {
        for (const Component component : {Component::UnsignedByte, Component::UnsignedShort}) {
            GltfBuilder gltf;
            const double most = component == Component::UnsignedByte ? 255 : 65535;
            const int position = gltf.addAccessor("VEC3", {0, 0, 0});
            const int joints =
                gltf.addAccessor("VEC4", {3, 2, 1, 0}, {.component = component, .byteStride = 12});
            const int weights = gltf.addAccessor("VEC4", {most, 51, 0, 1},
                                                 {.component = component, .normalized = true});
            addMesh(gltf, R"("POSITION":)" + str(position) + R"(,"JOINTS_0":)" + str(joints) +
                              R"(,"WEIGHTS_0":)" + str(weights));
            const InfluenceSet set = primitiveOf(loaded(gltf)).influenceSets.at(0);
            const StoredType type =
                component == Component::UnsignedByte ? StoredType::U8 : StoredType::U16;
            QCOMPARE(set.joints.type(), type);
            QCOMPARE(set.weights.type(), type);
            QCOMPARE(set.joints.at(0), glm::u16vec4(3, 2, 1, 0));
            const auto m = static_cast<float>(most);
            QCOMPARE(set.weights.at(0), glm::vec4(1.0F, 51.0F / m, 0.0F, 1.0F / m));
        }
    }

    void bytesAsIndicesBecomeSixteenBits() {
        GltfBuilder gltf;
        const int position = gltf.addAccessor("VEC3", kTriangle);
        const int index =
            gltf.addAccessor("SCALAR", {0, 2, 1}, {.component = Component::UnsignedByte});
        addMesh(gltf, R"("POSITION":)" + str(position), R"(,"indices":)" + str(index));
        const IndexArray indices = primitiveOf(loaded(gltf)).indices;
        QCOMPARE(indices.type(), StoredType::U16);
        QCOMPARE(indices, (IndexArray{0, 2, 1}));
    }

    void tightFloatsOfAnOwnedBufferAreNotCopied() {
        QVERIFY(refersToBuffer(documentOf(Bytes(120), 10)));
        QVERIFY(refersToBuffer(documentOf(Bytes(240), 10)));
    }

    void whatMustBeCopiedIs() {
        QVERIFY(!refersToBuffer(documentOf(Bytes(260), 10)));        // less than half of it is used
        QVERIFY(!refersToBuffer(documentOf(Bytes(160), 10, 16)));    // not tight
        QVERIFY(!refersToBuffer(documentOf(Bytes(121), 10, 0, 1)));  // not aligned
        const Bytes borrowed(120);
        QVERIFY(!refersToBuffer(documentOf(load::BufferBytes(borrowed, nullptr), 10)));
    }

    void valuesOutliveTheDocument() {
        SharedArray<glm::vec3> values;
        {
            const load::ParsedDocument document = documentOf(Bytes(120, 0), 10);
            load::Findings findings;
            load::DecodedBudget budget(1000);
            load::AccessorReader reader(document, findings, budget);
            values = *reader.sharedVectors<glm::vec3>(0);
        }
        QCOMPARE(values.at(9), glm::vec3(0.0F));
    }

    void everyUseCountsTowardsTheBudget() {
        GltfBuilder gltf;  // zeros of 12 MiB that take no bytes of the file, used 40 times
        gltf.add(
            "accessors",
            R"({"componentType":5126,"type":"VEC3","count":1048576,"min":[0,0,0],"max":[0,0,0]})");
        for (int i = 0; i < 40; ++i) {
            addMesh(gltf, R"("POSITION":0)", R"(,"mode":0)");
        }
        QVERIFY(!gltf.load().ok());
    }
};

SINEW_TEST(TestSharedArrays)
#include "test_shared_arrays.moc"
