// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <cmath>

#include "model/evaluate/bounds.h"
#include "model/evaluate/rest_pose.h"
#include "model/explain/explanation_lines.h"
#include "tests/model/weights/skinned_sheet.h"
#include "tests/support/caller.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/random_clip.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double kExact = 1e-6;  // share of the model's size

DrawnVertex vertexAt(std::uint32_t vertex, std::size_t node = 0) {
    return {.node = NodeIndex(node), .vertex = vertex};
}

VertexExplanation explainedAtRest(Asset asset, const DrawnVertex& place) {
    const auto finished = finishAsset(std::move(asset));
    PoseEvaluator pose(finished);
    pose.evaluate({}, 0.0F);
    return explainVertex(pose, {.place = place});
}

const Counterfactual* find(const VertexExplanation& all, WhatIf what, std::size_t part = 0) {
    const auto found = std::find_if(
        all.counterfactuals.begin(), all.counterfactuals.end(),
        [&](const Counterfactual& each) { return each.what == what && each.part == part; });
    return found == all.counterfactuals.end() ? nullptr : &*found;
}

bool nearTo(const glm::dvec3& a, const glm::dvec3& b, double tolerance = 1e-6) {
    return glm::distance(a, b) <= tolerance;
}

glm::dvec3 sumOfJoints(const VertexExplanation& all) {
    glm::dvec3 sum(0.0);
    for (const JointPart& part : all.joints) {
        sum += part.added();
    }
    return sum;
}

/// A random tree whose nodes are the joints of a random mesh, bound at rest, with a random clip and
/// two morph targets. `sums`: what the weights add up to is 1.
Asset randomCharacter(Random& random, std::size_t joints, std::size_t influences) {
    Asset asset = randomTree(random, joints, 1.0);
    SheetInfluences weights = randomInfluences(12, joints, influences, random.below(1000));
    Asset sheet = skinnedSheet(4, 3, joints, weights);
    Primitive& primitive = sheet.meshes[0].primitives[0];
    for (const float away : {0.5F, -0.7F}) {
        MorphTarget target;
        std::vector<glm::vec3> moved(12);
        for (glm::vec3& each : moved) {
            each = glm::vec3(away, away * static_cast<float>(random.within(-1.0, 1.0)), 0.2F);
        }
        target.positions = moved;
        primitive.targets.push_back(target);
    }
    asset.meshes = sheet.meshes;
    const auto finished = finishAsset(asset);
    const std::vector<glm::dmat4> world = restWorld(*finished);
    Skin skin;
    for (std::size_t joint = 0; joint < joints; ++joint) {
        skin.joints.emplace_back(joint);
        skin.inverseBindMatrices.emplace_back(glm::mat4(glm::inverse(world[joint])));
    }
    asset.skins.push_back(skin);
    Node body;
    body.mesh = MeshIndex(0U);
    body.skin = SkinIndex(0U);
    body.restWeights = {0.3F, -0.6F};
    asset.nodes.push_back(body);
    asset.animations.push_back(randomClip(random, asset, 1.0));
    return asset;
}

void checkSums(const PoseEvaluator& pose, const VertexExplanation& all,
               Caller caller = Caller::here()) {
    const double size = 2.0 * double{posedBounds(pose, {}).radius()};
    glm::dvec3 morphed = all.stored;
    for (const TargetPart& part : all.targets) {
        morphed += part.added;
    }
    SINEW_VERIFY(caller, nearTo(morphed, all.morphed, kExact * size));
    SINEW_VERIFY(caller, nearTo(sumOfJoints(all) + all.remainder, all.posed, 1e-12 * size));
    SINEW_VERIFY(caller, glm::length(all.remainder) < kExact * size);
}

}  // namespace

class TestVertexExplanation : public QObject {
    Q_OBJECT

private slots:
    void partsAddUpToThePosedVertex();
    void atRestTheClipAddsNothing();
    void aTurnedBindMatrixIsThePartOfItsJoint();
    void withoutAJointTheOthersShareItsWeight();
    void theFifthJointIsWhatFourSlotsChange();
    void aJointTwiceIsOnePart();
    void sumsOtherThanOneAreShares();
    void aJointThatTheSkinLacksAddsNothing();
    void aVertexWithoutWeightFollowsItsNode();
    void directionsAreInWords();
};

void TestVertexExplanation::partsAddUpToThePosedVertex() {
    Random random(7);
    for (const std::size_t influences : {std::size_t{1}, std::size_t{3}, std::size_t{9}}) {
        const auto asset = finishAsset(randomCharacter(random, 20, influences));
        PoseEvaluator pose(asset);
        for (const float seconds : {0.0F, 0.3F, 0.9F}) {
            pose.evaluate(AnimationIndex(0U), seconds);
            for (const auto weights : {WeightSource::Normalized, WeightSource::Stored}) {
                for (std::uint32_t vertex = 0; vertex < 12; ++vertex) {
                    const VertexExplanation all =
                        explainVertex(pose, {.place = vertexAt(vertex, 20),
                                             .animation = AnimationIndex(0U),
                                             .seconds = seconds,
                                             .weights = weights});
                    QCOMPARE(all.joints.size(), influences);
                    checkSums(pose, all);
                }
            }
        }
    }
}

void TestVertexExplanation::atRestTheClipAddsNothing() {
    Random random(3);
    const auto asset = finishAsset(randomCharacter(random, 20, 4));
    PoseEvaluator pose(asset);
    pose.evaluate({}, 0.0F);
    const VertexExplanation all = explainVertex(pose, {.place = vertexAt(5, 20)});
    for (const JointPart& part : all.joints) {
        QVERIFY(nearTo(part.rest, double{part.share} * all.morphed, 1e-5));  // bound at rest
        QCOMPARE(part.bind, glm::dvec3(0.0));
        QVERIFY(nearTo(part.clip, {}, 1e-5));
    }
    QVERIFY(all.tracks.empty());
}

void TestVertexExplanation::aTurnedBindMatrixIsThePartOfItsJoint() {
    Asset asset = skinnedSheet(2, 1, 12, {{{3, 0.25F}, {4, 0.75F}}, {{3, 1.0F}}});
    glm::mat4& turned = asset.skins[0].inverseBindMatrices[3];
    turned = glm::rotate(glm::mat4(1.0F), 0.5F, glm::vec3(0.0F, 0.0F, 1.0F)) * turned;
    const VertexExplanation all = explainedAtRest(std::move(asset), vertexAt(0));
    QCOMPARE(all.joints.size(), std::size_t{2});
    QCOMPARE(all.joints[0].joint, JointIndex(4U));
    QCOMPARE(all.joints[0].bind, glm::dvec3(0.0));
    // (-3, 0, 0) is turned by half a radian about joint 3, and counts a quarter.
    const glm::dvec3 expected =
        0.25 * (glm::dvec3(3.0, 0.0, 0.0) + 3.0 * glm::dvec3(-std::cos(0.5), -std::sin(0.5), 0.0));
    QVERIFY(nearTo(all.joints[1].bind, expected));
    const Counterfactual* fitting = find(all, WhatIf::FittingBind, 1);
    QVERIFY(fitting != nullptr);
    QVERIFY(nearTo(fitting->moved, -expected));
}

void TestVertexExplanation::withoutAJointTheOthersShareItsWeight() {
    Asset asset = skinnedSheet(1, 1, 3, {{{0, 0.7F}, {1, 0.3F}}});
    asset.nodes[2].rest.translation.y = 1.0F;
    const VertexExplanation all = explainedAtRest(std::move(asset), vertexAt(0));
    QVERIFY(nearTo(all.posed, {0.0, 0.3, 0.0}));
    const Counterfactual* without = find(all, WhatIf::WithoutJoint, 1);
    QVERIFY(without != nullptr);
    QVERIFY(nearTo(without->moved, {0.0, -0.3, 0.0}));
    QVERIFY(nearTo(find(all, WhatIf::WithoutJoint, 0)->moved, {0.0, 0.7, 0.0}));
    QVERIFY(find(all, WhatIf::FourStrongest) == nullptr);
}

void TestVertexExplanation::theFifthJointIsWhatFourSlotsChange() {
    Asset asset =
        skinnedSheet(1, 1, 6, {{{0, 0.225F}, {1, 0.225F}, {2, 0.225F}, {3, 0.225F}, {4, 0.1F}}});
    asset.nodes[5].rest.translation.y = 1.0F;
    const VertexExplanation all = explainedAtRest(std::move(asset), vertexAt(0));
    const Counterfactual* four = find(all, WhatIf::FourStrongest);
    QVERIFY(four != nullptr);
    QVERIFY(nearTo(four->moved, {0.0, -0.1, 0.0}));
}

void TestVertexExplanation::aJointTwiceIsOnePart() {
    const VertexExplanation all =
        explainedAtRest(skinnedSheet(1, 1, 3, {{{2, 0.5F}, {2, 0.5F}}}), vertexAt(0));
    QCOMPARE(all.joints.size(), std::size_t{1});
    QCOMPARE(all.joints[0].share, 1.0F);
    QVERIFY(find(all, WhatIf::WithoutJoint) == nullptr);
}

void TestVertexExplanation::sumsOtherThanOneAreShares() {
    const auto asset = finishAsset(skinnedSheet(2, 1, 2, {{{0, 0.5F}}, {{0, 0.5F}}}));
    PoseEvaluator pose(asset);
    pose.evaluate({}, 0.0F);
    const VertexExplanation stored =
        explainVertex(pose, {.place = vertexAt(1), .weights = WeightSource::Stored});
    QCOMPARE(stored.joints[0].share, 0.5F);
    QVERIFY(nearTo(stored.joints[0].rest, {0.5, 0.0, 0.0}));
    const VertexExplanation normalized = explainVertex(pose, {.place = vertexAt(1)});
    QVERIFY(nearTo(find(normalized, WhatIf::Stored)->moved, {-0.5, 0.0, 0.0}));
}

void TestVertexExplanation::aJointThatTheSkinLacksAddsNothing() {
    const VertexExplanation all =
        explainedAtRest(skinnedSheet(2, 1, 2, {{{0, 1.0F}}, {{0, 0.5F}, {40, 0.5F}}}), vertexAt(1));
    QCOMPARE(all.joints.size(), std::size_t{1});
    QVERIFY(nearTo(sumOfJoints(all) + all.remainder, all.posed));
}

void TestVertexExplanation::aVertexWithoutWeightFollowsItsNode() {
    Asset asset = skinnedSheet(2, 1, 2, {{{0, 1.0F}}, {}});
    asset.nodes[0].rest.translation.z = 4.0F;
    const VertexExplanation all = explainedAtRest(std::move(asset), vertexAt(1));
    QCOMPARE(all.joints.size(), std::size_t{1});
    QVERIFY(!all.joints[0].joint.valid());
    QVERIFY(nearTo(all.joints[0].rest, {1.0, 0.0, 4.0}));
    QVERIFY(nearTo(all.posed, {1.0, 0.0, 4.0}));
}

void TestVertexExplanation::directionsAreInWords() {
    QCOMPARE(movedWords({0.001, -0.041, 0.0}), std::string("41 mm lower"));
    QCOMPARE(movedWords({0.0, 2.0, 0.0}), std::string("2 m higher"));
    QCOMPARE(movedWords({-0.003, 0.0, 0.0}), std::string("3 mm towards -X"));
    QCOMPARE(movedWords({0.0, 0.0, 0.003}), std::string("3 mm towards +Z"));
    QCOMPARE(movedWords({0.003, 0.004, 0.0}), std::string("5 mm higher"));
    QCOMPARE(movedWords({0.3, 0.3, 0.0}), std::string("424 mm away"));
    QCOMPARE(movedWords({}), std::string("at the same place"));
}

SINEW_TEST(TestVertexExplanation)
#include "test_vertex_explanation.moc"
