// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/evaluate/scene_content.h"
#include "model/evaluate/skeleton.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

std::string words(const std::shared_ptr<const Asset>& asset) {
    return contentNotice(*asset, asset->defaultScene);
}

/// A node that draws vertices of one topology, and a node below it.
std::shared_ptr<const Asset> drawn(Topology topology, std::size_t vertices) {
    Asset asset;
    Primitive primitive;
    primitive.topology = topology;
    primitive.positions = std::vector<glm::vec3>(vertices, glm::vec3(0.0F));
    asset.meshes.emplace_back().primitives.push_back(std::move(primitive));
    asset.nodes.resize(2);
    asset.nodes[0].mesh = MeshIndex(0U);
    asset.scenes = {{.name = {}, .roots = {NodeIndex(0U), NodeIndex(1U)}}};
    asset.defaultScene = SceneIndex(0U);
    return finishAsset(std::move(asset));
}

}  // namespace

class TestSceneContent : public QObject {
    Q_OBJECT

private slots:
    void aSceneWithASurfaceNeedsNoWord() {
        for (const auto& [topology, vertices] :
             {std::pair(Topology::Points, 1U), std::pair(Topology::Lines, 2U),
              std::pair(Topology::Triangles, 3U)}) {
            const auto asset = drawn(topology, vertices);
            QVERIFY(sceneContent(*asset, asset->defaultScene) == SceneContent::Surfaces);
            QVERIFY(words(asset).empty());
            QVERIFY(!skeletonOf(*asset, asset->defaultScene).alone);
        }
    }

    void aMeshWithoutACompleteElementLeavesBones() {
        for (const auto& [topology, vertices] :
             {std::pair(Topology::Points, 0U), std::pair(Topology::Lines, 1U),
              std::pair(Topology::TriangleStrip, 2U)}) {
            const auto asset = drawn(topology, vertices);
            QVERIFY(sceneContent(*asset, asset->defaultScene) == SceneContent::Bones);
            QVERIFY(skeletonOf(*asset, asset->defaultScene).alone);
            QCOMPARE(words(asset),
                     std::string("no mesh of the scene has a point, line or triangle to draw; 2 "
                                 "nodes are drawn as bones (at /meshes/0)"));
        }
    }

    void aFileOfNodesIsShownAsBones() {
        GltfBuilder gltf;
        gltf.add("nodes", R"({"name":"Hip"})");
        gltf.add("scenes", R"({"nodes":[0]})");
        gltf.set("scene", "0");
        const auto asset = gltf.load().value();
        QVERIFY(sceneContent(*asset, asset->defaultScene) == SceneContent::Bones);
        QCOMPARE(words(asset), std::string("the scene has no mesh; 1 node is drawn as a bone"));
    }

    void aFileWithoutNodesHasNothingToDraw() {
        GltfBuilder gltf;
        const int position = gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0});
        QCOMPARE(words(gltf.load().value()),
                 std::string("there is nothing to draw: the file has no nodes (at /nodes)"));
        gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":)" +
                               std::to_string(position) + "}}]}");
        const auto asset = gltf.load().value();
        QVERIFY(sceneContent(*asset, asset->defaultScene) == SceneContent::Nothing);
        QCOMPARE(words(asset),
                 std::string("there is nothing to draw: the file has no nodes; it has 1 mesh and 0 "
                             "skins, which only nodes can show (at /nodes)"));
    }

    void anEmptySceneNamesItself() {
        Asset asset = *drawn(Topology::Points, 1);
        asset.scenes.push_back({.name = "Stage", .roots = {}});
        asset.defaultScene = SceneIndex(1U);
        const auto done = finishAsset(std::move(asset));
        QVERIFY(sceneContent(*done, done->defaultScene) == SceneContent::Nothing);
        QCOMPARE(words(done), std::string("there is nothing to draw: scene 'Stage' has no nodes; "
                                          "the file has other scenes (at /scenes/1)"));
    }
};

SINEW_TEST(TestSceneContent)
#include "test_scene_content.moc"
