// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
//
// Random rigs and morph targets against the reference.
#include <QTest>
#include <algorithm>
#include <cmath>

#include "model/evaluate/deform_node.h"
#include "tests/support/caller.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/random_clip.h"
#include "tests/support/reference/deform.h"
#include "tests/support/test_program.h"

using namespace sinew;
using test::Random;

namespace {

struct Rig {
    std::size_t vertices = 100;
    std::size_t joints = 20;
    int sets = 1;
    int targets = 0;
    bool isNormalised = true;  // the stored weights
};

std::vector<glm::vec3> points(Random& random, std::size_t count, double reach) {
    std::vector<glm::vec3> result;
    for (std::size_t i = 0; i < count; ++i) {
        result.push_back(random.vector(reach));
    }
    return result;
}

std::vector<glm::vec3> directions(Random& random, std::size_t count) {
    std::vector<glm::vec3> result;
    for (std::size_t i = 0; i < count; ++i) {
        result.push_back(random.rotation() * glm::vec3(0, 0, 1));
    }
    return result;
}

/// Weights of all sets: a few are zero, some vertices have one joint alone and some have none.
void addInfluences(Random& random, const Rig& rig, Primitive& primitive) {
    const auto places = static_cast<std::size_t>(4 * rig.sets);
    std::vector<std::vector<glm::u16vec4>> joints(static_cast<std::size_t>(rig.sets));
    std::vector<std::vector<glm::vec4>> weights(joints.size());
    for (std::size_t vertex = 0; vertex < rig.vertices; ++vertex) {
        std::vector<float> all(places, 0.0F);
        const std::uint32_t used = random.below(static_cast<std::uint32_t>(places) + 1);
        float sum = 0.0F;
        for (std::size_t slot = 0; slot < used; ++slot) {
            sum += all[slot] = static_cast<float>(random.within(0.01, 1.0));
        }
        for (std::size_t set = 0; set < joints.size(); ++set) {
            glm::u16vec4 ids(0);
            glm::vec4 parts(0.0F);
            for (int slot = 0; slot < 4; ++slot) {
                parts[slot] = all[4 * set + static_cast<std::size_t>(slot)];
                if (rig.isNormalised && sum > 0.0F) {
                    parts[slot] /= sum;
                }
                ids[slot] = static_cast<std::uint16_t>(
                    random.below(static_cast<std::uint32_t>(rig.joints)));
            }
            joints[set].push_back(ids);
            weights[set].push_back(parts);
        }
    }
    for (std::size_t set = 0; set < joints.size(); ++set) {
        primitive.influenceSets.push_back({joints[set], weights[set]});
    }
}

Primitive randomPrimitive(Random& random, const Rig& rig) {
    Primitive primitive;
    primitive.positions = points(random, rig.vertices, 3.0);
    primitive.normals = directions(random, rig.vertices);
    addInfluences(random, rig, primitive);
    for (int target = 0; target < rig.targets; ++target) {
        MorphTarget& morph = primitive.targets.emplace_back();
        if (target % 3 != 2) {
            morph.positions = points(random, rig.vertices, 0.5);
        }
        if (target % 2 == 0) {
            morph.normals = points(random, rig.vertices, 0.2);
        }
    }
    return primitive;
}

/// Node 0 is the mesh, away from its skin; the joints are a random tree below node 1.
std::shared_ptr<const Asset> randomRig(Random& random, const Rig& rig) {
    Asset asset;
    Node& drawn = asset.nodes.emplace_back();
    drawn.rest = {{40, 50, 60}, random.rotation(), {2, 2, 2}};
    drawn.mesh = MeshIndex(0U);
    drawn.skin = SkinIndex(0U);
    Skin& skin = asset.skins.emplace_back();
    for (std::size_t joint = 0; joint < rig.joints; ++joint) {
        Node& node = asset.nodes.emplace_back();
        node.rest = {random.vector(1.0), random.rotation(), glm::vec3(1.0F) + random.vector(0.2)};
        if (joint > 0) {
            asset.nodes[1 + random.below(static_cast<std::uint32_t>(joint))].children.emplace_back(
                1 + joint);
        }
        skin.joints.emplace_back(1 + joint);
        skin.inverseBindMatrices.push_back(
            toMatrix({.translation = random.vector(1.0), .rotation = random.rotation()}));
    }
    Mesh& mesh = asset.meshes.emplace_back();
    mesh.primitives.push_back(randomPrimitive(random, rig));
    for (int target = 0; target < rig.targets; ++target) {
        mesh.weights.push_back(target == 1 ? 0.0F : static_cast<float>(random.within(-1.0, 1.0)));
    }
    return test::finishAsset(std::move(asset));
}

double distance(const glm::vec3& actual, const reference::Vector& expected) {
    return std::hypot(double{actual.x} - expected[0], double{actual.y} - expected[1],
                      double{actual.z} - expected[2]);
}

void compare(const std::shared_ptr<const Asset>& asset, WeightSource weights,
             std::uint32_t vertexStep = 1, test::Caller caller = test::Caller::here()) {
    constexpr double kPositionTolerance = 2e-5;  // tolerance of coordinates up to about 20
    constexpr double kNormalTolerance = 2e-5;
    const PoseEvaluator evaluator(asset);
    const reference::Pose pose = reference::poseAt(*asset, {}, 0.0);
    const reference::DeformSetting setting =
        reference::settingOf(*asset, pose, NodeIndex(0U), weights);
    const Primitive& primitive = asset->meshes[0].primitives[0];
    DeformInput input = deformInput(evaluator, NodeIndex(0U), weights);
    input.wantNormals = true;
    input.vertexStep = vertexStep;
    DeformedVertices out;
    deformPrimitive(primitive, input, out);
    SINEW_COMPARE(caller, out.positions.size(),
                  (primitive.vertexCount() + vertexStep - 1) / vertexStep);
    SINEW_COMPARE(caller, out.normals.size(), out.positions.size());
    for (std::size_t i = 0; i < out.positions.size(); ++i) {
        const std::size_t vertex = i * vertexStep;
        SINEW_VERIFY(caller,
                     distance(out.positions[i], reference::positionOf(primitive, vertex, setting)) <
                         kPositionTolerance);
        const reference::Vector normal = reference::normalOf(primitive, vertex, setting);
        // A sum of rotations that nearly cancel has no reliable direction.
        if (std::isfinite(normal[0]) && reference::stretchOf(primitive, vertex, setting) > 0.1) {
            SINEW_VERIFY(caller, distance(out.normals[i], normal) < kNormalTolerance);
        }
    }
}

}  // namespace

class TestReferenceDeform : public QObject {
    Q_OBJECT
private slots:
    void oneSetOfInfluencesAgrees();
    void fourSetsOfInfluencesAgree();
    void storedSumsThatAreNotOneAgree();
    void morphTargetsComeBeforeTheSkin();
    void everyVertexCountAgrees();
    void skippedVerticesAgree();
    void manyVerticesAgree();
    void aMeshWithoutSkinFollowsItsNode();
};

void TestReferenceDeform::oneSetOfInfluencesAgrees() {
    Random random(21);
    for (int round = 0; round < 20; ++round) {
        const auto asset = randomRig(random, {});
        compare(asset, WeightSource::Stored);
        compare(asset, WeightSource::Normalized);
    }
}

void TestReferenceDeform::fourSetsOfInfluencesAgree() {
    Random random(22);
    for (int sets = 2; sets <= 4; ++sets) {
        const auto asset = randomRig(random, {.joints = 300, .sets = sets});
        compare(asset, WeightSource::Stored);
        compare(asset, WeightSource::Normalized);
    }
}

void TestReferenceDeform::storedSumsThatAreNotOneAgree() {
    Random random(23);
    for (int sets = 1; sets <= 3; ++sets) {
        const auto asset = randomRig(random, {.sets = sets, .isNormalised = false});
        compare(asset, WeightSource::Stored);
        compare(asset, WeightSource::Normalized);
    }
}

void TestReferenceDeform::morphTargetsComeBeforeTheSkin() {
    Random random(24);
    for (const int targets : {1, 2, 3, 8, 33}) {
        const auto asset = randomRig(random, {.sets = 2, .targets = targets});
        compare(asset, WeightSource::Stored);
        compare(asset, WeightSource::Normalized);
    }
}

void TestReferenceDeform::everyVertexCountAgrees() {
    Random random(25);
    for (std::size_t vertices = 1; vertices <= 40; ++vertices) {
        compare(randomRig(random, {.vertices = vertices, .targets = 2}), WeightSource::Stored);
    }
}

void TestReferenceDeform::skippedVerticesAgree() {
    Random random(26);
    const auto asset = randomRig(random, {.vertices = 101, .sets = 2, .targets = 2});
    for (const std::uint32_t step : {2U, 3U, 7U, 50U, 100U, 101U, 1000U}) {
        compare(asset, WeightSource::Normalized, step);
    }
}

// Enough of them to be shared out between threads.
void TestReferenceDeform::manyVerticesAgree() {
    Random random(27);
    const auto asset = randomRig(random, {.vertices = 200003, .joints = 60, .sets = 1});
    compare(asset, WeightSource::Stored);
}

void TestReferenceDeform::aMeshWithoutSkinFollowsItsNode() {
    Random random(28);
    for (int round = 0; round < 10; ++round) {
        Asset asset = *randomRig(random, {.vertices = 33, .targets = 3});
        asset.nodes[0].skin = {};
        asset.nodes[0].rest.scale = {2.0F, -0.5F, 3.0F};
        compare(std::make_shared<const Asset>(asset), WeightSource::Stored);
        asset.meshes[0].primitives[0].influenceSets.clear();
        asset.nodes[0].skin = SkinIndex(0U);
        compare(std::make_shared<const Asset>(asset), WeightSource::Normalized);
    }
}

SINEW_TEST(TestReferenceDeform)
#include "test_reference_deform.moc"
