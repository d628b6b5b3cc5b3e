// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <set>
#include <string>

#include "model/facts/asset_facts.h"
#include "model/facts/clip_length.h"
#include "model/facts/geometry_facts.h"
#include "model/facts/key_words.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

constexpr Topology kTopologies[] = {
    Topology::Points,    Topology::Lines,         Topology::LineLoop,   Topology::LineStrip,
    Topology::Triangles, Topology::TriangleStrip, Topology::TriangleFan};

Primitive primitive(std::size_t vertices, Topology topology = Topology::Triangles) {
    Primitive result;
    result.topology = topology;
    result.positions = std::vector<glm::vec3>(vertices);
    return result;
}

InfluenceSet influences(std::vector<glm::vec4> weights) {
    InfluenceSet set;
    set.joints = std::vector<glm::u16vec4>(weights.size());
    set.weights = std::move(weights);
    return set;
}

/// Two meshes; the second has two sets of weights, up to five of them on one vertex.
Asset twoMeshes() {
    Asset asset;
    asset.meshes.resize(2);
    asset.meshes[0].primitives = {primitive(6), primitive(5, Topology::TriangleStrip)};
    asset.meshes[0].weights = {0.0F, 1.0F};
    asset.meshes[1].primitives = {primitive(3)};
    asset.meshes[1].primitives[0].influenceSets = {
        influences({{1.0F, 0.0F, 0.0F, 0.0F}, {0.2F, 0.2F, 0.2F, 0.2F}, {0.0F, 0.0F, 0.0F, 0.0F}}),
        influences({{0.0F, 0.0F, 0.0F, 0.0F}, {0.2F, 0.0F, 0.0F, 0.0F}, {0.0F, 0.0F, 0.0F, 0.0F}})};
    return asset;
}

}  // namespace

class TestFacts : public QObject {
    Q_OBJECT

private slots:
    void timesOfClipsAreRoundedToMilliseconds() {
        QCOMPARE(clipSeconds(1.9583333), std::string("1.958"));
        QCOMPARE(clipSeconds(2.0), std::string("2.000"));
        QCOMPARE(clipSeconds(0.0416667), std::string("0.042"));
        QCOMPARE(clipSeconds(-0.0001), std::string("0.000"));
        QCOMPARE(clipSeconds(-1.25), std::string("-1.250"));
    }

    void aClipThatStartsLaterSaysFromWhenToWhenItPlays() {
        QCOMPARE(clipRange(0.0, 2.0), std::string("2.000"));
        QCOMPARE(clipRange(0.0001, 2.0), std::string("2.000"));
        QCOMPARE(clipRange(0.0416667, 2.0), std::string("0.042–2.000"));
        Animation clip;
        clip.startSeconds = 0.0416667F;
        clip.endSeconds = 2.0F;
        QCOMPARE(clipLengthWords(clip), std::string("1.958 s long, from 0.042 s to 2.000 s"));
    }

    void elementsAreCountedAsTheyAreDrawn() {
        for (const Topology topology : kTopologies) {
            for (std::size_t vertices = 0; vertices < 9; ++vertices) {
                const Primitive drawn = primitive(vertices, topology);
                const std::size_t size = elementSize(topology);
                const std::size_t count = elementList(drawn).size() / size;
                QCOMPARE(elementCount(drawn), count);
                QCOMPARE(triangleCount(drawn), size == 3 ? count : 0);
            }
        }
    }

    void indicesCountWhereThereAreAny() {
        Primitive indexed = primitive(4);
        indexed.indexed = true;
        indexed.indices = SharedArray<std::uint16_t>(std::vector<std::uint16_t>{0, 1, 2, 2, 1, 3});
        QCOMPARE(triangleCount(indexed), std::size_t{2});
        QCOMPARE(geometrySize(indexed).indices, std::uint64_t{12});
        QCOMPARE(geometrySize(indexed).attributes, std::uint64_t{48});
    }

    void theFileIsSummedUp() {
        Asset asset = twoMeshes();
        asset.skins.resize(2);
        asset.skins[0].joints.resize(2);
        asset.skins[1].joints.resize(3);
        asset.images.resize(2);
        asset.images[0].width = 4;
        asset.images[0].height = 2;
        asset.images[0].rgba = std::vector<std::uint8_t>(32);
        asset.images[1].blocks = std::vector<std::uint8_t>(16);
        const AssetFacts facts = factsOf(asset);
        QCOMPARE(facts.primitives, std::size_t{3});
        QCOMPARE(facts.vertices, std::size_t{14});
        QCOMPARE(facts.triangles, std::size_t{6});
        QCOMPARE(facts.morphTargets, std::size_t{2});
        QCOMPARE(facts.skinnedVertices, std::size_t{3});
        QCOMPARE(facts.influenceSets, std::size_t{2});
        QCOMPARE(facts.joints, std::size_t{5});
        QCOMPARE(facts.mostJoints, std::size_t{3});
        QCOMPARE(facts.imagePixels, std::uint64_t{8});
        QCOMPARE(decodedImageBytes(asset), std::uint64_t{48});
        QCOMPARE(vertexCount(asset.meshes[0]), std::size_t{11});
        QCOMPARE(influenceSetCount(asset.meshes[0]), std::size_t{0});
        QCOMPARE(influenceSetCount(asset), std::size_t{2});
        QCOMPARE(mostInfluences(asset), std::size_t{5});
        QCOMPARE(decodedGeometryBytes(asset),
                 geometrySize(asset.meshes[0]).total() + geometrySize(asset.meshes[1]).total());
    }

    void aSamplerCountsOnceAndOnlyWhereAChannelUsesIt() {
        Animation clip;
        clip.samplers.resize(3);
        clip.samplers[0].times = {0.0F, 1.0F};
        clip.samplers[0].values = std::vector<float>(6);
        clip.samplers[1].times = {0.0F, 1.0F, 2.0F};  // nobody uses it
        clip.samplers[2].times = {0.0F};
        clip.samplers[2].values = std::vector<float>(4);
        clip.channels = {{.node = NodeIndex(0U), .sampler = SamplerIndex(0U), .fileIndex = 0},
                         {.node = NodeIndex(0U), .sampler = SamplerIndex(0U), .fileIndex = 1},
                         {.node = NodeIndex(0U),
                          .sampler = SamplerIndex(0U),
                          .fileIndex = 1}};  // one, on two nodes
        clip.propertyChannels.resize(1);
        clip.propertyChannels[0].sampler = SamplerIndex(2U);
        clip.propertyChannels[0].fileIndex = 4;
        const ClipFacts facts = factsOf(clip);
        QCOMPARE(facts.channels, std::size_t{3});
        QCOMPARE(facts.keys, std::size_t{3});
        QCOMPARE(facts.bytes, std::uint64_t{sizeof(float) * (2 + 6 + 1 + 4)});
        Asset asset;
        asset.animations = {clip, clip};
        QCOMPARE(clipFactsOf(asset).keys, std::size_t{6});
        QCOMPARE(clipFactsOf(asset).channels, std::size_t{6});
    }

    void aMaterialNamesItsTextures() {
        Material material;
        QVERIFY(texturedSlots(material).empty());
        material[TextureSlot::Normal].texture = TextureIndex(0U);
        material[TextureSlot::Normal].transform.emplace();
        material[TextureSlot::Emissive].texture = TextureIndex(1U);
        QVERIFY(texturedSlots(material) ==
                (std::vector{TextureSlot::Normal, TextureSlot::Emissive}));
        QCOMPARE(transformCount(material), std::size_t{1});
    }

    void everyTopologyHasAWordOfItsOwn() {
        std::set<std::string> words;
        for (const Topology topology : kTopologies) {
            words.insert(topologyName(topology));
        }
        QCOMPARE(words.size(), std::size(kTopologies));
        QVERIFY(words.contains("triangle-strip"));
        QCOMPARE(alphaModeName(AlphaMode::Mask), "MASK");
        QCOMPARE(lightKindName(LightKind::Spot), "spot");
    }
};

SINEW_TEST(TestFacts)
#include "test_facts.moc"
