// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Nodes of one mesh are drawn together; what the picture does not show is not drawn. In every case
// the picture is that of the same surfaces drawn one by one.
#include <QTest>
#include <limits>
#include <random>

#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/small_scene.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr PictureSize kInstanceSize{48, 48, 4};

/// How the nodes hold their geometry.
enum class Meshes { Shared, OneByOne };

/// Also drawn where the picture does not show it: a vertex that no triangle uses is at infinity.
Primitive boundless(Primitive primitive) {
    const auto add = [](auto& array, const auto& value) {
        auto values = std::vector(array.begin(), array.end());
        values.push_back(value);
        array = std::move(values);
    };
    add(primitive.positions, glm::vec3(std::numeric_limits<float>::infinity()));
    add(primitive.normals, glm::vec3(0.0F, 0.0F, 1.0F));
    add(primitive.texcoords[0], glm::vec2(0.0F));
    return primitive;
}

Material instanceMaterial(AlphaMode mode = AlphaMode::Opaque, bool doubleSided = false) {
    Material material;
    material.baseColorFactor = {0.8F, 0.4F, 0.1F, 0.5F};
    material.alphaMode = mode;
    material.doubleSided = doubleSided;
    return material;
}

/// Squares at these places, turned and scaled, every third mirrored; those with an odd number are
/// drawn by a second mesh, so that the scene mixes both.
std::shared_ptr<const Asset> squaresAt(const std::vector<glm::vec3>& places, float scale,
                                       Meshes meshes, const Material& material,
                                       const Primitive& primitive = square()) {
    Asset asset = assetOf(primitive, material);
    asset.meshes.push_back(asset.meshes[0]);
    asset.nodes.clear();
    for (std::size_t i = 0; i < places.size(); ++i) {
        Node node;
        node.rest.translation = places[i];
        node.rest.rotation =
            glm::angleAxis(0.3F * static_cast<float>(i), glm::vec3(0.0F, 0.6F, 0.8F));
        node.rest.scale = glm::vec3(i % 3 == 2 ? -scale : scale, scale, scale);
        node.mesh = MeshIndex(i % 2);
        if (meshes == Meshes::OneByOne) {
            Mesh own;
            own.primitives.push_back(boundless(primitive));
            node.mesh = MeshIndex(asset.meshes.size());
            asset.meshes.push_back(std::move(own));
        }
        asset.nodes.push_back(std::move(node));
    }
    return finishAsset(std::move(asset));
}

std::vector<glm::vec3> scattered(std::size_t count, float reach) {
    std::mt19937 random(3);
    std::uniform_real_distribution<float> place(-reach, reach);
    std::vector<glm::vec3> places;
    for (std::size_t i = 0; i < count; ++i) {
        const float x = place(random), y = place(random);
        places.emplace_back(x, y, 0.5F * place(random));
    }
    return places;
}

struct Drawn {
    PixelImage picture;
    FrameTimings timings;
};

Drawn drawnBy(const std::shared_ptr<const Asset>& asset, const ViewOptions& view,
              const PictureSize& size = kInstanceSize) {
    const PoseEvaluator evaluator(asset);
    FrameInput input = plainFrame(evaluator, ViewMode::Shaded);
    input.view = view;
    input.view.grid = false;
    input.view.background = glm::vec3(0.0F);
    input.framedBounds = {glm::vec3(-1.0F), glm::vec3(1.0F)};
    PixelImage picture = renderAsset(asset, input, size);
    return {std::move(picture), renderer().timings()};
}

ViewOptions viewed(ViewMode mode) {
    ViewOptions view;
    view.mode = mode;
    return view;
}

bool anyPixel(const PixelImage& image) {
    for (std::size_t i = 0; i < image.rgba.size(); i += 4) {
        if (image.rgba[i] > 0) {
            return true;
        }
    }
    return false;
}

}  // namespace

class TestInstances : public QObject {
    Q_OBJECT

private slots:
    void nodesOfOneMeshAreOneDraw() {
        const auto places = scattered(40, 0.7F);
        for (const ViewMode mode : {ViewMode::Shaded, ViewMode::Normals, ViewMode::Wireframe}) {
            const Drawn together =
                drawnBy(squaresAt(places, 0.3F, Meshes::Shared, instanceMaterial()), viewed(mode));
            const Drawn apart = drawnBy(
                squaresAt(places, 0.3F, Meshes::OneByOne, instanceMaterial()), viewed(mode));
            QCOMPARE(together.timings.draws, 4U);  // two meshes, each also mirrored
            QCOMPARE(apart.timings.draws, 40U);
            QCOMPARE(together.timings.triangles, apart.timings.triangles);
            QVERIFY(anyPixel(together.picture));
            QVERIFY(together.picture.rgba == apart.picture.rgba);
        }
    }

    void translucentNodesKeepTheirOrder() {
        const auto places = scattered(40, 0.7F);
        for (const bool doubleSided : {false, true}) {
            const Material material = instanceMaterial(AlphaMode::Blend, doubleSided);
            const Drawn together = drawnBy(squaresAt(places, 0.5F, Meshes::Shared, material),
                                           viewed(ViewMode::Shaded));
            const Drawn apart = drawnBy(squaresAt(places, 0.5F, Meshes::OneByOne, material),
                                        viewed(ViewMode::Shaded));
            QVERIFY(together.timings.draws <= apart.timings.draws);
            QVERIFY(together.picture.rgba == apart.picture.rgba);
        }
    }

    void sortedInstancesOfOneMeshAreOneDraw() {
        Asset asset = assetOf(square(), instanceMaterial(AlphaMode::Blend));
        Instances instances;
        for (const glm::vec3& place : scattered(30, 0.7F)) {
            instances.transforms.push_back({.translation = place});
        }
        asset.nodes[0].instances = instances;
        QCOMPARE(drawnBy(finishAsset(std::move(asset)), viewed(ViewMode::Shaded)).timings.draws,
                 1U);
    }

    void whatCoincidesIsDrawnOnce() {
        const Drawn one = drawnBy(
            squaresAt({glm::vec3(0.1F)}, 0.5F, Meshes::Shared, instanceMaterial(AlphaMode::Mask)),
            viewed(ViewMode::Shaded));
        Asset asset = assetOf(square(), instanceMaterial(AlphaMode::Mask));
        asset.nodes[0].rest = {.translation = glm::vec3(0.1F), .scale = glm::vec3(0.5F)};
        asset.nodes.resize(500, asset.nodes[0]);
        const Drawn many = drawnBy(finishAsset(std::move(asset)), viewed(ViewMode::Shaded));
        QCOMPARE(many.timings.triangles, std::uint64_t{2});
        QVERIFY(many.picture.rgba == one.picture.rgba);
        // Translucent ones add up.
        Asset glass = assetOf(square(), instanceMaterial(AlphaMode::Blend));
        glass.nodes.resize(5, glass.nodes[0]);
        QCOMPARE(drawnBy(finishAsset(std::move(glass)), viewed(ViewMode::Shaded)).timings.triangles,
                 std::uint64_t{10});
    }

    void primitivesThatRepeatAreDrawnOnce() {
        const Primitive list = square();
        Primitive strip = square();
        strip.indices = {};  // made from the number of vertices
        strip.indexed = false;
        strip.topology = Topology::TriangleStrip;
        for (const Primitive& primitive : {list, strip}) {
            Asset asset = assetOf(primitive, instanceMaterial());
            asset.meshes[0].primitives.resize(300, asset.meshes[0].primitives[0]);
            const auto done = finishAsset(std::move(asset));
            QCOMPARE(drawnBy(done, viewed(ViewMode::Shaded)).timings.draws, 1U);
        }
    }

    void whatIsOutsideOfThePictureIsNotDrawn() {
        const auto places = scattered(400, 3.0F);
        const Drawn some = drawnBy(squaresAt(places, 0.2F, Meshes::Shared, instanceMaterial()),
                                   viewed(ViewMode::Shaded));
        const Drawn all = drawnBy(
            squaresAt(places, 0.2F, Meshes::Shared, instanceMaterial(), boundless(square())),
            viewed(ViewMode::Shaded));
        QCOMPARE(all.timings.triangles, std::uint64_t{800});
        QVERIFY(some.timings.triangles < 300 && some.timings.triangles > 0);
        QVERIFY(some.picture.rgba == all.picture.rgba);
    }

    void whatCoversNoSampleIsNotDrawn() {
        const auto places = scattered(2000, 0.9F);
        for (const std::uint32_t samples : {1U, 4U}) {
            const PictureSize size{48, 48, samples};
            const float scale = 0.005F;  // an eighth of a pixel
            const Drawn some = drawnBy(squaresAt(places, scale, Meshes::Shared, instanceMaterial()),
                                       viewed(ViewMode::Normals), size);
            const Drawn all = drawnBy(
                squaresAt(places, scale, Meshes::Shared, instanceMaterial(), boundless(square())),
                viewed(ViewMode::Normals), size);
            QCOMPARE(all.timings.triangles, std::uint64_t{4000});
            QVERIFY(some.timings.triangles < 2000);
            QVERIFY(anyPixel(some.picture));
            QVERIFY(some.picture.rgba == all.picture.rgba);
        }
    }

    void whatIsOutsideCastsItsShadowIntoThePicture() {
        ViewOptions view = viewed(ViewMode::Shaded);
        view.lighting.keyLight = true;
        std::vector<glm::vec3> places{{0.0F, -0.3F, -0.4F}};
        for (const glm::vec3& place : scattered(30, 0.4F)) {
            places.push_back(place + glm::vec3(-1.2F, 1.5F, 0.4F));
        }
        const Drawn some = drawnBy(
            squaresAt(places, 0.7F, Meshes::Shared, instanceMaterial(AlphaMode::Opaque, true)),
            view);
        const Drawn all =
            drawnBy(squaresAt(places, 0.7F, Meshes::Shared,
                              instanceMaterial(AlphaMode::Opaque, true), boundless(square())),
                    view);
        QVERIFY(some.timings.triangles < all.timings.triangles);
        QVERIFY(some.picture.rgba == all.picture.rgba);
    }

    void oneOfManyNodesIsOutlined() {
        const auto places = scattered(12, 0.6F);
        ViewOptions view = viewed(ViewMode::Shaded);
        view.highlight = NodeIndex(4U);
        const Drawn together =
            drawnBy(squaresAt(places, 0.4F, Meshes::Shared, instanceMaterial()), view);
        const Drawn apart =
            drawnBy(squaresAt(places, 0.4F, Meshes::OneByOne, instanceMaterial()), view);
        QVERIFY(together.picture.rgba == apart.picture.rgba);
        view.highlight = {};
        QVERIFY(together.picture.rgba !=
                drawnBy(squaresAt(places, 0.4F, Meshes::Shared, instanceMaterial()), view)
                    .picture.rgba);
    }

    void marksAreThoseOfEveryNode() {
        const auto places = scattered(20, 0.7F);
        ViewOptions view = viewed(ViewMode::Shaded);
        view.marks.edges = true;
        view.marks.vertices = true;
        const Drawn together =
            drawnBy(squaresAt(places, 0.3F, Meshes::Shared, instanceMaterial()), view);
        const Drawn apart =
            drawnBy(squaresAt(places, 0.3F, Meshes::OneByOne, instanceMaterial()), view);
        QCOMPARE(together.timings.draws, apart.timings.draws);
        QVERIFY(together.picture.rgba == apart.picture.rgba);
    }

    void skinnedNodesOfOneMeshLookAsOneByOne() {
        const auto skinned = [](Meshes meshes) {
            Primitive primitive = square();
            primitive.influenceSets = {
                constantInfluences(4, {0, 1, 0, 0}, {0.4F, 0.6F, 0.0F, 0.0F})};
            Asset asset = assetOf(primitive, instanceMaterial());
            asset.nodes.resize(3, asset.nodes[0]);
            for (std::size_t i = 3; i-- > 0;) {
                if (meshes == Meshes::OneByOne) {
                    asset.nodes[i].mesh = MeshIndex(asset.meshes.size());
                    asset.meshes.push_back(asset.meshes[0]);
                }
                addSkin(asset, 2);  // skin of the first node
                asset.nodes[i].skin = asset.nodes.front().skin;
                asset.nodes.back().rest.translation.x = 0.4F * static_cast<float>(i);
            }
            return finishAsset(std::move(asset));
        };
        for (const SkinningPath path :
             {SkinningPath::Vertex, SkinningPath::Compute, SkinningPath::Cpu}) {
            ViewOptions view = viewed(ViewMode::Shaded);
            view.skinning = path;
            QVERIFY(drawnBy(skinned(Meshes::Shared), view).picture.rgba ==
                    drawnBy(skinned(Meshes::OneByOne), view).picture.rgba);
        }
    }

    void manyTrianglesAreDrawnInParts() {
        // Beyond DrawPace::kMostIndices; the validation layer sees the barriers.
        Asset asset = assetOf(boundless(square()), instanceMaterial());
        Instances instances;
        for (std::uint32_t i = 0; i < 110'000; ++i) {
            const float x = static_cast<float>(i % 331) / 331.0F;
            instances.transforms.push_back(
                {.translation = {x, static_cast<float>(i / 331) / 333.0F, 0.0F},
                 .scale = glm::vec3(0.001F)});
        }
        asset.nodes[0].instances = instances;
        const Drawn drawn =
            drawnBy(finishAsset(std::move(asset)), viewed(ViewMode::Normals), {16, 16, 1});
        QCOMPARE(drawn.timings.triangles, std::uint64_t{220'000});
    }
};

SINEW_TEST(TestInstances)
#include "test_instances.moc"
