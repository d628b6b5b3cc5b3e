// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "tests/model/load/load_helpers.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

GltfBuilder nodesOf(const std::vector<std::string>& nodes) {
    GltfBuilder gltf;
    for (const std::string& node : nodes) {
        gltf.add("nodes", node);
    }
    return gltf;
}

std::vector<std::uint32_t> values(const std::vector<NodeIndex>& nodes) {
    std::vector<std::uint32_t> out;
    for (const NodeIndex node : nodes) {
        out.push_back(node.value);
    }
    return out;
}

}  // namespace

class TestNodes : public QObject {
    Q_OBJECT

private slots:
    void parentsComeBeforeTheirChildren() {
        const AssetPointer asset =
            loaded(nodesOf({"{}", R"({"children":[0,3]})", R"({"children":[1]})", "{}"}));
        QCOMPARE(values(asset->parentsFirst), (std::vector<std::uint32_t>{2, 1, 0, 3}));
        QCOMPARE(asset->nodes.at(0).parent, NodeIndex(1));
        QVERIFY(!asset->nodes.at(2).parent);
    }

    void whatCanMirrorIsFoundAtRestAndInClips() {
        const auto mirrorsAtRest = [](const std::string& node) {
            return canMirror(*loaded(nodesOf({"{}", node})));
        };
        QVERIFY(!mirrorsAtRest(R"({"scale":[2,3,0]})"));
        QVERIFY(!mirrorsAtRest(R"({"scale":[-2,-3,1]})"));
        QVERIFY(mirrorsAtRest(R"({"scale":[2,-3,1]})"));
        QVERIFY(mirrorsAtRest(R"({"matrix":[-1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1]})"));

        const auto mirrorsInClip = [](ChannelPath path, Interpolation interpolation, float key) {
            Asset asset;
            asset.nodes.resize(1);
            Animation& clip = asset.animations.emplace_back();
            clip.samplers.push_back(
                {.interpolation = interpolation, .width = 3, .times = {0}, .values = {1, key, 1}});
            clip.channels.push_back(
                {.node = NodeIndex(0), .path = path, .sampler = SamplerIndex(0)});
            return canMirror(asset);
        };
        QVERIFY(!mirrorsInClip(ChannelPath::Scale, Interpolation::Linear, 2.0F));
        QVERIFY(mirrorsInClip(ChannelPath::Scale, Interpolation::Linear, -2.0F));
        QVERIFY(mirrorsInClip(ChannelPath::Scale, Interpolation::CubicSpline, 2.0F));
        QVERIFY(!mirrorsInClip(ChannelPath::Translation, Interpolation::Linear, -2.0F));
    }

    void cyclesAreRefused() {
        expectError(nodesOf({R"({"children":[0]})"}).load(), ErrorCode::InvalidDocument,
                    "/nodes/0/children/0");
        expectError(nodesOf({"{}", R"({"children":[2]})", R"({"children":[1]})"}).load(),
                    ErrorCode::InvalidDocument, "/nodes/1");
    }

    void secondParentsAreRefused() {
        expectError(nodesOf({"{}", R"({"children":[0]})", R"({"children":[0]})"}).load(),
                    ErrorCode::InvalidDocument, "/nodes/2/children/0");
        expectError(nodesOf({"{}", R"({"children":[0,0]})"}).load(), ErrorCode::InvalidDocument,
                    "/nodes/1/children/1");
    }

    void indicesThatPointNowhereAreRefused() {
        expectError(nodesOf({R"({"children":[1]})"}).load(), ErrorCode::InvalidDocument,
                    "/nodes/0/children");
        expectError(nodesOf({R"({"mesh":0})"}).load(), ErrorCode::InvalidDocument, "/nodes/0/mesh");
        expectError(nodesOf({R"({"skin":-1})"}).load(), ErrorCode::InvalidDocument,
                    "/nodes/0/skin");
    }

    void deepHierarchiesDoNotRecurse() {
        GltfBuilder gltf;
        constexpr int kDepth = 30000;
        for (int i = 0; i + 1 < kDepth; ++i) {
            gltf.add("nodes", R"({"children":[)" + str(i + 1) + "]}");
        }
        gltf.add("nodes", "{}");
        gltf.add("scenes", R"({"nodes":[0]})");
        const AssetPointer asset = loaded(gltf);
        QCOMPARE(sceneNodes(*asset, SceneIndex(0)).size(), std::size_t{kDepth});
        QCOMPARE(asset->parentsFirst.back(), NodeIndex(kDepth - 1));
    }

    void transformsAreReadAsStored() {
        const AssetPointer asset = loaded(nodesOf(
            {R"({"translation":[1,2,3],"rotation":[0,0.6,0,0.8],"scale":[2,-3,4],"name":"a"})",
             "{}"}));
        const Transform& rest = asset->nodes.at(0).rest;
        QCOMPARE(rest.translation, glm::vec3(1.0F, 2.0F, 3.0F));
        QCOMPARE(rest.rotation.y, 0.6F);
        QCOMPARE(rest.rotation.w, 0.8F);
        QCOMPARE(rest.scale, glm::vec3(2.0F, -3.0F, 4.0F));
        QCOMPARE(asset->nodes.at(0).name, std::string("a"));
        QVERIFY(!asset->nodes.at(0).matrix);
        QCOMPARE(asset->nodes.at(1).rest.rotation.w, 1.0F);
        QCOMPARE(asset->nodes.at(1).rest.scale, glm::vec3(1.0F));
    }

    void matricesAreKeptAndDecomposed() {
        const AssetPointer asset =
            loaded(nodesOf({R"({"matrix":[2,0,0,0, 0,3,0,0, 0,0,4,0, 5,6,7,1]})"}));
        const Node& node = asset->nodes.at(0);
        QVERIFY(node.matrix.has_value());
        QCOMPARE((*node.matrix)[3], glm::vec4(5.0F, 6.0F, 7.0F, 1.0F));
        QCOMPARE(node.rest.translation, glm::vec3(5.0F, 6.0F, 7.0F));
        QVERIFY(glm::length(node.rest.scale - glm::vec3(2.0F, 3.0F, 4.0F)) < 1e-5F);
    }

    void badTransformsAreReported() {
        QVERIFY(findingOf(*loaded(nodesOf({R"({"rotation":[0,0,0,0]})"})), "ROTATION_ZERO"));
        expectMessage(*loaded(nodesOf({R"({"name":"Hips","rotation":[0,0,0,2]})"})),
                      "ROTATION_NOT_UNIT",
                      "the rotation of 'Hips' is not a unit quaternion; it is used as stored");
        expectMessage(*loaded(nodesOf({R"({"matrix":[1,0,0,1,0,1,0,0,0,0,1,0,0,0,0,1]})"})),
                      "MATRIX_NOT_AFFINE", "the last row of the matrix of node 0 is not 0 0 0 1");
        QVERIFY(findingOf(
            *loaded(nodesOf({R"({"matrix":[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],"scale":[1,1,1]})"})),
            "MATRIX_AND_TRS"));
        expectError(nodesOf({R"({"matrix":[1,0,0,0,0,1,0,0,0,0,1,0,0,0,1]})"}).load(),
                    ErrorCode::InvalidDocument, "/nodes/0/matrix");
        expectError(nodesOf({R"({"translation":[1e300,0,0]})"}).load(), ErrorCode::InvalidDocument,
                    "/nodes/0");
    }

    void theDefaultSceneIsTheFilesElseTheFirst() {
        GltfBuilder gltf = nodesOf({"{}", "{}"});
        QVERIFY(!loaded(gltf)->defaultScene);
        gltf.add("scenes", R"({"nodes":[0]})");
        gltf.add("scenes", R"({"nodes":[1]})");
        QCOMPARE(loaded(gltf)->defaultScene, SceneIndex(0));
        gltf.set("scene", "1");
        QCOMPARE(loaded(gltf)->defaultScene, SceneIndex(1));
        gltf.set("scene", "2");
        expectError(gltf.load(), ErrorCode::InvalidDocument, "/scene");
    }

    void scenesShowTheirSubtreesOnce() {
        GltfBuilder gltf = nodesOf({R"({"children":[1]})", "{}", "{}"});
        gltf.add("scenes", R"({"nodes":[1,0,0]})");
        const AssetPointer asset = loaded(gltf);
        QCOMPARE(values(sceneNodes(*asset, SceneIndex(0))), (std::vector<std::uint32_t>{0, 1}));
        QCOMPARE(sceneNodes(*asset, {}).size(), std::size_t{3});
        QVERIFY(findingOf(*asset, "SCENE_NODE_NOT_ROOT"));
        expectMessage(*asset, "SCENE_NODE_TWICE", "scene 0 lists node 0 twice; it is shown once");
    }

    void morphWeightsHaveTheirPlacesInAPose() {
        GltfBuilder gltf = skinnedBar();
        gltf.add("nodes", R"({"mesh":0,"weights":[0.75]})");
        const AssetPointer asset = loaded(gltf);
        QCOMPARE(asset->weightCount, 2U);
        QCOMPARE(asset->nodes.at(0).restWeights, std::vector<float>{0.0F});
        QCOMPARE(asset->nodes.back().restWeights, std::vector<float>{0.75F});
        QCOMPARE(asset->nodes.back().firstWeight, 1U);
    }

    void cosmeticsThatAreMistypedAreIgnoredAndReported() {
        const AssetPointer asset = loaded(nodesOf({R"({"name":7})"}));
        QVERIFY(asset->nodes.at(0).name.empty());
        const Diagnostic* finding = findingOf(*asset, "INVALID_PROPERTY_IGNORED");
        QVERIFY(finding != nullptr);
        QCOMPARE(finding->pointer, std::string("/nodes/0/name"));
    }

    void unknownPropertiesAreReported() {
        const AssetPointer asset = loaded(nodesOf({R"({"a/b~c":1,"extras":{"x":1}})"}));
        QCOMPARE(asset->findings.size(), std::size_t{1});
        QCOMPARE(asset->findings[0].pointer, std::string("/nodes/0/a~1b~0c"));
    }

    void aFloodOfFindingsIsCounted() {
        GltfBuilder gltf;
        for (int i = 0; i < 1000; ++i) {
            gltf.add("nodes", R"({"x":1})");
        }
        const AssetPointer asset = loaded(gltf);
        const Diagnostic* rest = findingOf(*asset, "FINDINGS_LEFT_OUT");
        QVERIFY(rest != nullptr);
        QCOMPARE(rest->count + asset->findings.size() - 1, std::size_t{1000});
    }

    void camerasAreRead() {
        GltfBuilder gltf = nodesOf({R"({"camera":1})"});
        gltf.add("cameras", R"({"type":"perspective","perspective":{"yfov":0.5,"znear":0.1}})");
        gltf.add(
            "cameras",
            R"({"type":"orthographic","orthographic":{"xmag":2,"ymag":3,"znear":0,"zfar":9}})");
        const AssetPointer asset = loaded(gltf);
        QCOMPARE(asset->nodes.at(0).camera, CameraIndex(1));
        const auto& perspective = std::get<PerspectiveCamera>(asset->cameras.at(0).projection);
        QCOMPARE(perspective.yfovRadians, 0.5F);
        QVERIFY(!perspective.zfar && !perspective.aspectRatio);
        QCOMPARE(std::get<OrthographicCamera>(asset->cameras.at(1).projection).zfar, 9.0F);
    }

    void namesFallBackToTheirIndex() {
        QCOMPARE(displayName("Hip", "Node", 3), std::string("Hip"));
        QCOMPARE(displayName("", "Node", 3), std::string("Node 3"));
        QCOMPARE(displayName("piH\u202e\n", "Node", 3), std::string("piH\\u202e\\n"));
    }
};

SINEW_TEST(TestNodes)
#include "test_nodes.moc"
