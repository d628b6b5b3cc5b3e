// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/view/camera.h"
#include "model/view/pick/surface_picker.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/stopped.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

constexpr glm::vec2 kSize{32.0F, 32.0F};

/// From -0.5 to 0.5 in the plane z = 0, counter-clockwise as seen from +Z.
Primitive square() {
    Primitive primitive;
    primitive.positions = {{-0.5F, -0.5F, 0}, {0.5F, -0.5F, 0}, {0.5F, 0.5F, 0}, {-0.5F, 0.5F, 0}};
    primitive.texcoords = {{{0, 1}, {1, 1}, {1, 0}, {0, 0}}};
    primitive.indices = {0, 1, 2, 0, 2, 3};
    primitive.indexed = true;
    return primitive;
}

Asset assetOf(Primitive primitive, const Material& material = {}) {
    Asset asset;
    primitive.material = MaterialIndex(0);
    asset.materials = {material};
    asset.meshes.resize(1);
    asset.meshes[0].primitives = {std::move(primitive)};
    asset.nodes.resize(1);
    asset.nodes[0].mesh = MeshIndex(0);
    return asset;
}

/// Orthographic from +Z: the picture shows x and y from -1 to 1; the planes are z = 9 and z = -9.
CameraView front() {
    CameraView camera;
    camera.viewFromWorld[3] = {0.0F, 0.0F, -10.0F, 1.0F};
    camera.clipFromView = orthographicClip(1.0F, 1.0F, 1.0F, 19.0F);
    camera.eyeWorld = {0.0F, 0.0F, 10.0F};
    camera.orthographic = true;
    return camera;
}

CameraView perspective(float distance) {
    CameraView camera;
    camera.viewFromWorld[3] = {0.0F, 0.0F, -distance, 1.0F};
    camera.clipFromView = perspectiveClip(1.0F, 1.0F, 0.1F, 100.0F);
    camera.eyeWorld = {0.0F, 0.0F, distance};
    return camera;
}

/// The picture's pixel of a point of the plane z = 0, seen by `front`.
glm::vec2 pixelOf(float x, float y) {
    return {16.0F + 16.0F * x, 16.0F - 16.0F * y};
}

PickQuery at(float x, float y, ViewMode mode = ViewMode::Shaded) {
    PickQuery query;
    query.camera = front();
    query.view.mode = mode;
    query.pixel = pixelOf(x, y);
    query.size = kSize;
    return query;
}

std::optional<SurfaceHit> pick(Asset asset, const PickQuery& query) {
    const PoseEvaluator evaluator(test::finishAsset(std::move(asset)));
    return SurfacePicker(evaluator).pick(query);
}

void addSquareBehind(Asset& asset, float z) {
    asset.nodes.push_back(asset.nodes[0]);
    asset.nodes.back().rest.translation.z = z;
}

}  // namespace

class TestSurfacePicker : public QObject {
    Q_OBJECT

private slots:
    void namesTriangleNearestVertexAndPlace() {
        const auto hit = pick(assetOf(square()), at(0.4F, -0.3F));
        QVERIFY(hit.has_value());
        QCOMPARE(hit->node, NodeIndex(0U));
        QCOMPARE(hit->element, 0U);
        QCOMPARE(hit->vertex, 1U);
        QVERIFY(glm::distance(hit->position, glm::vec3(0.4F, -0.3F, 0.0F)) < 1e-6F);
        QVERIFY(std::abs(hit->depth - 0.5F) < 1e-6F);
        QCOMPARE(pick(assetOf(square()), at(-0.4F, 0.3F))->element, 1U);
        QVERIFY(!pick(assetOf(square()), at(0.6F, 0.0F)));
        QVERIFY(!pick(assetOf(square()), at(0.0F, 0.51F)));
    }

    void aStopEndsTheSearch() {
        const PoseEvaluator evaluator(test::finishAsset(assetOf(square())));
        SurfacePicker picker(evaluator);
        QVERIFY(!picker.pick(at(0.4F, -0.3F), test::stoppedToken()));
    }

    void perspectiveSharesAreThoseOfTheSurface() {
        Asset asset = assetOf(square());
        asset.nodes[0].rest.rotation = glm::angleAxis(1.2F, glm::vec3(0.0F, 1.0F, 0.0F));
        PickQuery query = at(0.0F, 0.0F);
        query.camera = perspective(1.0F);
        query.pixel = {16.0F + 3.0F, 16.0F + 2.0F};
        const auto hit = pick(asset, query);
        QVERIFY(hit.has_value());
        const glm::vec4 clip =
            query.camera.clipFromView * query.camera.viewFromWorld * glm::vec4(hit->position, 1.0F);
        const glm::vec2 seen = (glm::vec2(clip) / clip.w * 0.5F + 0.5F) * kSize;
        QVERIFY(glm::distance(seen, query.pixel) < 1e-4F);
        QVERIFY(std::abs(clip.z / clip.w - hit->depth) < 1e-6F);
        QVERIFY(std::abs(hit->shares.x + hit->shares.y + hit->shares.z - 1.0F) < 1e-6F);
    }

    void theNearestSurfaceWins() {
        Asset asset = assetOf(square());
        addSquareBehind(asset, -1.0F);
        addSquareBehind(asset, 1.0F);
        QCOMPARE(pick(asset, at(0.1F, 0.1F))->node, NodeIndex(2U));
    }

    void backFacesAreHitOnlyWhereTheyAreDrawn() {
        for (const bool doubleSided : {false, true}) {
            for (const bool mirrored : {false, true}) {
                Material material;
                material.doubleSided = doubleSided;
                Asset asset = assetOf(square(), material);
                asset.nodes[0].rest.rotation = glm::angleAxis(3.1415927F, glm::vec3(0, 1, 0));
                // A mirrored node turns its winding back (3.7.4): the other side is drawn.
                asset.nodes[0].rest.scale.x = mirrored ? -1.0F : 1.0F;
                QCOMPARE(pick(asset, at(0.1F, 0.2F)).has_value(), doubleSided);
                asset.nodes[0].rest.rotation = glm::quat(1, 0, 0, 0);
                QVERIFY(pick(asset, at(0.1F, 0.2F)).has_value());
            }
        }
    }

    void viewsThatShowBackFacesHitThem() {
        Asset asset = assetOf(square());
        asset.nodes[0].rest.rotation = glm::angleAxis(3.1415927F, glm::vec3(0, 1, 0));
        QVERIFY(!pick(asset, at(0.1F, 0.2F)).has_value());
        QVERIFY(pick(asset, at(0.1F, 0.2F, ViewMode::Wireframe)).has_value());
        PickQuery tinted = at(0.1F, 0.2F);
        tinted.view.marks.backFaces = true;
        QVERIFY(pick(asset, tinted).has_value());
    }

    void planesAreTheEndsOfTheView() {
        for (const auto& [z, seen] :
             {std::pair{9.5F, false}, {8.5F, true}, {-8.5F, true}, {-9.5F, false}}) {
            Asset asset = assetOf(square());
            asset.nodes[0].rest.translation.z = z;
            QCOMPARE(pick(asset, at(0.1F, 0.2F)).has_value(), seen);
        }
    }

    void aTriangleThroughTheEyeIsHitInFrontAlone() {
        Primitive floor;
        floor.positions = {{-50, -1, 50}, {50, -1, 50}, {0, -1, -80}};
        PickQuery query = at(0.0F, 0.0F);
        query.camera = perspective(0.0F);
        query.pixel = {16.0F, 28.0F};
        const auto below = pick(assetOf(floor), query);
        QVERIFY(below.has_value());
        QVERIFY(below->position.z < 0.0F);
        query.pixel = {16.0F, 4.0F};
        QVERIFY(!pick(assetOf(floor), query));
    }

    void hiddenNodesAndOtherScenesAreNotHit() {
        Asset asset = assetOf(square());
        asset.scenes = {{"empty", {}}, {"full", {NodeIndex(0U)}}};
        PickQuery query = at(0.0F, 0.1F);
        query.view.scene = SceneIndex(0U);
        QVERIFY(!pick(asset, query));
        query.view.scene = SceneIndex(1U);
        QVERIFY(pick(asset, query).has_value());
        asset.nodes[0].visible = false;
        QVERIFY(!pick(asset, query));
    }

    void instancesAreDistinguished() {
        Asset asset = assetOf(square());
        asset.nodes[0].instances.emplace();
        asset.nodes[0].rest.scale = glm::vec3(0.5F);
        for (const float x : {-1.0F, 1.0F}) {
            asset.nodes[0].instances->transforms.push_back({.translation = {x, 0, 0}});
        }
        QCOMPARE(pick(asset, at(-0.5F, 0.1F))->instance, 0U);
        QCOMPARE(pick(asset, at(0.5F, 0.1F))->instance, 1U);
        QVERIFY(!pick(asset, at(0.0F, 0.6F)));
    }

    void theDeformedSurfaceIsHitAndNamesItsJoint() {
        const auto asset = test::skinnedBar().load().value();
        PoseEvaluator evaluator(asset);
        SurfacePicker picker(evaluator);
        PickQuery query = at(0.0F, 0.0F);
        query.camera.clipFromView = orthographicClip(4.0F, 4.0F, 1.0F, 19.0F);
        const auto pixel = [](float x, float y) {
            return glm::vec2(16.0F + 4.0F * x, 16.0F - 4.0F * y);
        };
        query.pixel = pixel(0.02F, 1.9F);
        const auto straight = picker.pick(query);
        QVERIFY(straight.has_value());
        QVERIFY(straight->strongest.joint.valid());
        QVERIFY(straight->strongest.weight > 0.4F);
        QVERIFY(!straight->shown.joint);  // no joint is selected, and the view shows none
        evaluator.evaluate(AnimationIndex(0U), 1.0F);  // bent to -X above the second joint
        QVERIFY(!picker.pick(query).has_value());
        query.pixel = pixel(-0.9F, 1.02F);
        QVERIFY(picker.pick(query).has_value());
        query.view.mode = ViewMode::BindPose;
        QVERIFY(!picker.pick(query).has_value());
        query.pixel = pixel(0.02F, 1.9F);
        QVERIFY(picker.pick(query).has_value());
    }

    void theWeightOfTheShownJointIsTheStoredOne() {
        auto asset = std::make_shared<Asset>(*test::skinnedBar().load().value());
        Primitive& primitive = asset->meshes[0].primitives[0];
        const std::size_t count = primitive.vertexCount();
        primitive.influenceSets.resize(1);
        primitive.influenceSets[0].joints =
            std::vector<glm::u16vec4>(count, glm::u16vec4(0, 1, 0, 0));
        primitive.influenceSets[0].weights =
            std::vector<glm::vec4>(count, glm::vec4(0.1F, 0.2F, 0.025F, 0.0F));
        PickQuery query = at(0.0F, 0.0F);
        query.camera.clipFromView = orthographicClip(4.0F, 4.0F, 1.0F, 19.0F);
        query.pixel = glm::vec2(16.1F, 8.4F);
        query.view.weights = WeightSource::Normalized;
        query.view.mode = ViewMode::Weight;
        const auto pick = [&] {
            PoseEvaluator evaluator(asset);
            return SurfacePicker(evaluator).pick(query);
        };
        const auto first = pick();
        QVERIFY(first.has_value());
        QCOMPARE(first->shown, (JointShare{JointIndex(0U), 0.125F}));  // both slots of joint 0
        QCOMPARE(first->strongest, (JointShare{JointIndex(1U), 0.2F}));
        query.view.joint = JointIndex(1U);
        QCOMPARE(pick()->shown, (JointShare{JointIndex(1U), 0.2F}));
        QCOMPARE(pick()->shownCount, 1U);
        query.view.joints = std::make_shared<const std::vector<JointIndex>>(
            std::vector{JointIndex(0U), JointIndex(1U)});
        QCOMPARE(pick()->shown, (JointShare{JointIndex(1U), 0.2F}));
        QCOMPARE(pick()->shownCount, 2U);
        QCOMPARE(pick()->shownSum, 0.325F);  // part of the sum that the view shows
        query.view.joints = {};
        query.view.joint = JointIndex(0U);
        query.view.descendants = true;
        QCOMPARE(pick()->shownCount, 3U);  // the bar's joints are a chain
        query.view.descendants = false;
        query.view.joint = JointIndex(1U);
        query.view.skin = SkinIndex(7U);
        QVERIFY(!pick()->shown.joint);
        primitive.influenceSets[0].weights = std::vector<glm::vec4>(count, glm::vec4(0.0F));
        query.view.weights = WeightSource::Stored;
        query.view.mode = ViewMode::BindPose;  // elsewhere such vertices lie at the origin
        query.view.skin = {};
        const auto unweighted = pick();
        QVERIFY(unweighted.has_value());
        QVERIFY(!unweighted->strongest.joint);
    }

    void morphTargetsMoveWhatIsHit() {
        Primitive primitive = square();
        MorphTarget target;
        target.positions = std::vector<glm::vec3>(4, glm::vec3(0.4F, 0.0F, 0.0F));
        primitive.targets = {target};
        Asset asset = assetOf(primitive);
        asset.meshes[0].weights = {1.0F};
        asset.nodes[0].rest.scale = glm::vec3(2.0F);
        QVERIFY(pick(asset, at(0.9F, 0.0F)).has_value());
        QVERIFY(!pick(asset, at(-0.4F, 0.0F)).has_value());
        QVERIFY(pick(asset, at(-0.4F, 0.0F, ViewMode::BindPose)).has_value());
    }

    void whatAlphaCutsAwayIsNotHit() {
        Material material;
        material.alphaMode = AlphaMode::Mask;
        material[TextureSlot::BaseColor].texture = TextureIndex(0U);
        Asset asset = assetOf(square(), material);
        Texture texture;
        texture.image = ImageIndex(0U);
        texture.sampler.magFilter = Filter::Nearest;
        asset.textures = {texture};
        Image image;
        image.width = image.height = 2;
        image.rgba = {9, 9, 9, 255, 9, 9, 9, 0, 9, 9, 9, 127, 9, 9, 9, 128};
        asset.images = {image};
        QVERIFY(pick(asset, at(-0.25F, 0.2F)).has_value());    // 255
        QVERIFY(!pick(asset, at(0.25F, 0.2F)).has_value());    // 0
        QVERIFY(!pick(asset, at(-0.25F, -0.2F)).has_value());  // 127
        QVERIFY(pick(asset, at(0.25F, -0.2F)).has_value());    // 128
        QVERIFY(pick(asset, at(0.25F, 0.2F, ViewMode::Weight)).has_value());
        QVERIFY(pick(asset, at(0.25F, 0.2F, ViewMode::Clay)).has_value());
        asset.materials[0].alphaMode = AlphaMode::Blend;
        QVERIFY(!pick(asset, at(0.25F, 0.2F)).has_value());
        QVERIFY(pick(asset, at(-0.25F, -0.2F)).has_value());
        addSquareBehind(asset, -1.0F);  // seen through the holes of the first, and has holes there
        asset.nodes[1].rest.scale.x = -1.0F;
        QCOMPARE(pick(asset, at(0.25F, 0.2F))->node, NodeIndex(1U));
    }

    void linesAndPointsAreHitWithinReach() {
        Primitive line;
        line.topology = Topology::LineStrip;
        line.positions = {{-0.5F, 0, 0}, {0.5F, 0, 0}, {0.5F, 0.8F, 0}};
        const auto hit = pick(assetOf(line), at(0.4F, 0.1F));  // 1.6 pixels from either
        QVERIFY(hit.has_value());
        QCOMPARE(hit->elementSize, 2U);
        QVERIFY(!pick(assetOf(line), at(-0.2F, 0.3F)));  // 4.8 pixels
        QCOMPARE(pick(assetOf(line), at(0.4F, 0.4F))->element, 1U);
        QCOMPARE(pick(assetOf(line), at(0.3F, 0.05F))->vertex, 1U);
        line.topology = Topology::Points;
        QCOMPARE(pick(assetOf(line), at(0.45F, 0.7F))->element, 2U);
        QVERIFY(!pick(assetOf(line), at(0.0F, 0.0F)));
    }

    void aLineInFrontWinsOverTheSurfaceBehind() {
        Asset asset = assetOf(square());
        Primitive line;
        line.topology = Topology::Lines;
        line.positions = {{-0.5F, 0, 0}, {0.5F, 0, 0}};
        asset.meshes.emplace_back().primitives = {line};
        asset.nodes.emplace_back().mesh = MeshIndex(1U);
        asset.nodes[1].rest.translation.z = 0.5F;
        QCOMPARE(pick(asset, at(0.1F, 0.1F))->node, NodeIndex(1U));
        asset.nodes[1].rest.translation.z = -0.5F;
        QCOMPARE(pick(asset, at(0.1F, 0.1F))->node, NodeIndex(0U));
    }

    void numbersThatAreNoneAreNotHit() {
        Primitive primitive = square();
        const float bad = std::numeric_limits<float>::quiet_NaN();
        primitive.positions = {
            {-0.5F, -0.5F, 0}, {bad, -0.5F, 0}, {0.5F, 0.5F, 0}, {-0.5F, 0.5F, 0}};
        QVERIFY(!pick(assetOf(primitive), at(0.4F, -0.3F)));
        QVERIFY(pick(assetOf(primitive), at(-0.4F, 0.3F)));
    }
};

SINEW_TEST(TestSurfacePicker)
#include "test_surface_picker.moc"
