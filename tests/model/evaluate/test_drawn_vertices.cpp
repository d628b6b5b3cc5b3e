// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/evaluate/scene_content.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// Two nodes of a mesh of a triangle with six indices; the second one has instances.
Asset twoNodes(std::size_t instances) {
    Asset asset;
    Primitive primitive;
    primitive.positions = std::vector<glm::vec3>(3, glm::vec3(0.0F));
    primitive.indices = {0, 1, 2, 2, 1, 0};
    primitive.indexed = true;
    asset.meshes.emplace_back().primitives.push_back(std::move(primitive));
    asset.nodes.resize(3);
    asset.nodes[0].mesh = MeshIndex(0U);
    asset.nodes[1].mesh = MeshIndex(0U);
    asset.nodes[1].instances = Instances{std::vector<Transform>(instances), {}};
    asset.scenes = {{.name = {}, .roots = {NodeIndex(0U)}},
                    {.name = {}, .roots = {NodeIndex(0U), NodeIndex(1U)}}};
    asset.defaultScene = SceneIndex(0U);
    return asset;
}

}  // namespace

class TestDrawnVertices : public QObject {
    Q_OBJECT

private slots:
    void indicesOfAllInstancesOfASceneCount() {
        const auto asset = finishAsset(twoNodes(5));
        QCOMPARE(drawnVertices(*asset, SceneIndex(0U)).count, std::uint64_t{6});
        const DrawnVertices all = drawnVertices(*asset, SceneIndex(1U));
        QCOMPARE(all.count, std::uint64_t{36});
        QCOMPARE(all.ofMost, std::uint64_t{30});
        QCOMPARE(all.most, NodeIndex(1U));
    }

    void theLimitGrowsWithTheFile() {
        Asset asset = twoNodes(1);
        const std::uint64_t bytes = 1000;
        const std::uint64_t most = kDrawnVerticesFloor + kDrawnVerticesPerFileByte * bytes;
        DrawnVertices drawn{.count = most, .ofMost = most, .most = NodeIndex(1U)};
        asset.info.fileBytes = 400;
        asset.info.bufferBytes = 600;
        QVERIFY(tooManyForFile(asset, drawn).empty());
        ++drawn.count;
        const QString words = QString::fromStdString(tooManyForFile(asset, drawn));
        QVERIFY(words.startsWith("/nodes/1: the scene draws 4064001 vertices"));
        QVERIFY(words.contains("1000 bytes") && words.endsWith("may draw 4064000"));
        asset.info = {};
        QVERIFY(tooManyForFile(asset, drawn).empty());  // asset without a file
    }

    void aSoftwareDeviceHasALimitOfItsOwn() {
        DrawnVertices drawn{.count = kMostSoftwareVertices, .ofMost = 1, .most = NodeIndex(0U)};
        QVERIFY(tooManyForSoftware(drawn).empty());
        ++drawn.count;
        QVERIFY(QString::fromStdString(tooManyForSoftware(drawn)).contains("a software device"));
    }
};

SINEW_TEST(TestDrawnVertices)
#include "test_drawn_vertices.moc"
