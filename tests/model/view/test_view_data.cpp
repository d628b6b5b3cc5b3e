// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <functional>
#include <map>
#include <string>

#include "model/view/view_data.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// A triangle of two nodes with nothing but positions, and a point cloud in a second scene.
Asset bareAsset() {
    Asset asset;
    Primitive triangle;
    triangle.positions = std::vector<glm::vec3>{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
    asset.meshes.resize(2);
    asset.meshes[0].primitives = {triangle, triangle};
    asset.meshes[1].primitives = {triangle};
    asset.meshes[1].primitives[0].topology = Topology::Points;
    asset.nodes.resize(2);
    asset.nodes[0].mesh = MeshIndex(0U);
    asset.nodes[1].mesh = MeshIndex(1U);
    asset.scenes = {{.name = {}, .roots = {NodeIndex(0U)}}, {.name = {}, .roots = {NodeIndex(1U)}}};
    return asset;
}

ViewOptions viewOf(ViewMode mode, SceneIndex scene = SceneIndex(0U)) {
    ViewOptions view;
    view.mode = mode;
    view.scene = scene;
    return view;
}

std::string missing(Asset asset, const ViewOptions& view) {
    return missingViewData(*finishAsset(std::move(asset)), view);
}

void skin(Asset& asset, std::size_t sets) {
    asset.skins.push_back({.name = {},
                           .joints = {NodeIndex(1U)},
                           .inverseBindMatrices = {glm::mat4(1.0F)},
                           .skeleton = {}});
    asset.nodes[0].skin = SkinIndex(0U);
    asset.meshes[0].primitives[1].influenceSets.assign(
        sets, {.joints = std::vector<glm::u16vec4>(3, glm::u16vec4(0)),
               .weights = std::vector<glm::vec4>(3, glm::vec4(1, 0, 0, 0))});
}

}  // namespace

class TestViewData : public QObject {
    Q_OBJECT

private slots:
    void everyViewOfStoredDataSaysThatABareSurfaceHasNone() {
        const std::map<ViewMode, std::string> wanted{
            {ViewMode::Tangents, "no surface has tangents"},
            {ViewMode::Uv, "no surface has texture coordinates"},
            {ViewMode::VertexColor, "no surface has vertex colours"},
            {ViewMode::Morph, "no surface has morph targets"},
            {ViewMode::Distance, "no file is compared with this one"}};
        for (const ViewModeInfo& info : viewModes()) {
            const std::string found = missing(bareAsset(), viewOf(info.mode));
            const auto named = wanted.find(info.mode);
            const std::string expected = named != wanted.end() ? named->second
                                         : info.needsSkin      ? "no surface follows a skin"
                                                               : "";
            QVERIFY2(found == expected, (std::string(info.name) + ": " + found).c_str());
        }
    }

    void oneSurfaceWithTheDataIsEnough() {
        const std::map<ViewMode, std::function<void(Primitive&)>> givers{
            {ViewMode::Tangents,
             [](Primitive& p) { p.tangents = std::vector<glm::vec4>(3, glm::vec4(1, 0, 0, 1)); }},
            {ViewMode::Uv,
             [](Primitive& p) {
                 p.texcoords = {{}, std::vector<glm::vec2>(3, glm::vec2(0))};
             }},
            {ViewMode::VertexColor,
             [](Primitive& p) { p.colors = {std::vector<glm::vec4>(3, glm::vec4(1))}; }},
            {ViewMode::Morph, [](Primitive& p) { p.targets.resize(1); }}};
        for (const auto& [mode, give] : givers) {
            Asset asset = bareAsset();
            give(asset.meshes[0].primitives[1]);
            QCOMPARE(missing(asset, viewOf(mode)), std::string());
            QVERIFY(!missing(asset, viewOf(mode, SceneIndex(1U))).empty());  // another scene
        }
        Asset generated = bareAsset();
        generated.meshes[0].primitives[0].cornerTangents =
            std::vector<glm::vec4>(3, glm::vec4(1, 0, 0, 1));
        QCOMPARE(missing(generated, viewOf(ViewMode::Tangents)), std::string());
    }

    void distancesNeedAComparedFile() {
        ViewOptions view = viewOf(ViewMode::Distance);
        view.hasComparedFile = true;
        QCOMPARE(missing(bareAsset(), view), std::string());
    }

    void weightsNeedASurfaceThatFollowsTheSkin() {
        Asset asset = bareAsset();
        asset.skins.resize(1);  // that nothing follows
        QVERIFY(!missing(asset, viewOf(ViewMode::JointColors)).empty());
        asset = bareAsset();
        skin(asset, 1);
        asset.skins.push_back(asset.skins[0]);
        for (const ViewModeInfo& info : viewModes()) {
            const bool given = info.needsSkin && missing(asset, viewOf(info.mode)).empty();
            QCOMPARE(given, info.needsSkin);
        }
        ViewOptions weight = viewOf(ViewMode::Weight);
        weight.skin = SkinIndex(0U);
        QCOMPARE(missing(asset, weight), std::string());
        weight.skin = SkinIndex(1U);
        QCOMPARE(missing(asset, weight), std::string("no surface follows the chosen skin"));
    }

    void rawViewsNeedTheChosenSet() {
        Asset asset = bareAsset();
        skin(asset, 2);
        ViewOptions raw = viewOf(ViewMode::RawWeights);
        for (const std::uint32_t set : {0U, 1U, 2U}) {
            raw.influenceSet = set;
            QCOMPARE(missing(asset, raw).empty(), set < 2);
        }
    }

    void channelsThatUnlitMaterialsDoNotReadNeedALitOne() {
        Asset asset = bareAsset();
        asset.materials.resize(2);
        asset.materials[0].unlit = true;
        for (Primitive& primitive : asset.meshes[0].primitives) {
            primitive.material = MaterialIndex(0U);
        }
        for (const ViewMode mode :
             {ViewMode::Metallic, ViewMode::Roughness, ViewMode::Occlusion, ViewMode::Emissive}) {
            QVERIFY(!missing(asset, viewOf(mode)).empty());
        }
        QCOMPARE(missing(asset, viewOf(ViewMode::BaseColor)), std::string());
        asset.meshes[0].primitives[1].material = MaterialIndex(1U);
        QCOMPARE(missing(asset, viewOf(ViewMode::Metallic)), std::string());
    }

    void onlyTrianglesHaveEdges() {
        QCOMPARE(missing(bareAsset(), viewOf(ViewMode::Wireframe)), std::string());
        QCOMPARE(missing(bareAsset(), viewOf(ViewMode::Wireframe, SceneIndex(1U))),
                 std::string("no surface has triangles"));
    }
};

SINEW_TEST(TestViewData)
#include "test_view_data.moc"
