// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <array>
#include <cmath>

#include "model/evaluate/motion/root_motion.h"
#include "model/evaluate/pose_evaluator.h"
#include "tests/model/evaluate/blend/small_clips.h"
#include "tests/support/stopped.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr auto kTranslation = ChannelPath::Translation;
constexpr auto kRotation = ChannelPath::Rotation;
constexpr glm::vec3 kY{0.0F, 1.0F, 0.0F};

std::vector<float> joined(const std::vector<glm::quat>& rotations) {
    std::vector<float> numbers;
    for (const glm::quat& rotation : rotations) {
        for (const float number : numbersOf(rotation)) {
            numbers.push_back(number);
        }
    }
    return numbers;
}

/// A root that walks along a curve and rotates, below rotated, scaled (one of them mirrored) and
/// animated parents; and one child joint.
struct Walker {
    std::shared_ptr<const ClipLibrary> clips;
    NodeIndex root, hand;

    explicit Walker(const glm::vec3& parentScale = {2.0F, 2.0F, 2.0F}) {
        SmallClips made;
        const NodeIndex top = made.node({}, {.translation = {1.0F, 2.0F, 3.0F},
                                             .rotation = turn(30.0F, {1.0F, 0.2F, 0.0F}),
                                             .scale = parentScale});
        const NodeIndex carried = made.node(top, {.rotation = turn(-90.0F, {1.0F, 0.0F, 0.0F})});
        root = made.node(carried, {.rotation = turn(20.0F, {0.0F, 0.0F, 1.0F})});
        hand = made.node(root, {.translation = {0.0F, 0.5F, 0.25F}});
        const AnimationIndex clip = made.clip();
        made.channel(clip, root, kTranslation, {0.5F, 1.5F, 2.5F}, {0, 0, 1, 3, -1, 2, 5, 4, 0});
        made.channel(clip, root, kRotation, {0.5F, 1.5F, 2.5F},
                     joined({turn(20.0F, {0.0F, 0.0F, 1.0F}), turn(70.0F, {0.1F, 0.0F, 1.0F}),
                             turn(140.0F, {0.0F, 0.3F, 1.0F})}));
        made.channel(clip, carried, kTranslation, {0.5F, 2.5F}, {0, 0, 0, 1, 1, 1});
        made.channel(clip, top, kRotation, {0.5F, 2.5F},
                     joined({turn(30.0F, {1.0F, 0.2F, 0.0F}), turn(50.0F, {1.0F, 0.4F, 0.0F})}));
        const AnimationIndex other = made.clip();
        made.channel(other, root, kTranslation, {-1.0F, 1.0F}, {2, 0, 0, -5, 1, 1});
        clips = made.library();
    }
};

glm::vec3 place(const PoseEvaluator& evaluator, NodeIndex node) {
    return glm::vec3(evaluator.world(node)[3]);
}

/// How far one is turned about Y against the other, in degrees.
float twistBetween(const glm::mat4& world, const glm::mat4& reference) {
    const auto rotation = [](const glm::mat4& m) {
        return glm::mat3(glm::normalize(glm::vec3(m[0])), glm::normalize(glm::vec3(m[1])),
                         glm::normalize(glm::vec3(m[2])));
    };
    const glm::quat q = glm::quat_cast(rotation(world) * glm::transpose(rotation(reference)));
    return std::abs(glm::degrees(2.0F * std::atan2(q.y, std::abs(q.w))));
}

}  // namespace

class TestRootMotion : public QObject {
    Q_OBJECT
private slots:
    void theRootIsTheTopmostThatCarriesMost();
    void aTranslationThatStaysIsNoMotion();
    void withoutSkinsTheRootCarriesMostNodes();
    void ofSeveralTheFarthestIsTheRoot();
    void chosenAxesStayWhereTheyBegin();
    void unselectedOptionsStayUnchanged();
    void theTurnAboutTheVerticalIsRemoved();
    void mirroredParentsAreNoObstacle();
    void flatParentsLeaveThePoseAlone();
    void inPlaceIsPure();
    void layersStayWhereTheirClipsBegin();
    void aRootThatTheClipDoesNotDriveIsHeld();
    void aRootFarFromWhatTheLayersDriveIsHeld();
    void aStoredMatrixGivesWayWhereItMustMove();
    void thePathLeadsThroughTheKeys();
    void thePathIsWhatTheEvaluatorSays();
    void aLongPathIsThinned();
    void aStopCutsThePathShort();
    void strangeRequestsHaveNoPath();
};

void TestRootMotion::theRootIsTheTopmostThatCarriesMost() {
    SmallClips made;
    const NodeIndex armature = made.node();
    const NodeIndex hips = made.node(armature);
    const NodeIndex leg = made.node(hips);
    const NodeIndex prop = made.node();
    made.asset.skins.push_back({.name = {},
                                .joints = {hips, leg},
                                .inverseBindMatrices = std::vector(2, glm::mat4(1.0F)),
                                .skeleton = {}});
    const AnimationIndex clip = made.clip();
    made.channel(clip, leg, kTranslation, {0.0F, 1.0F}, {0, 0, 0, 90, 0, 0});
    made.channel(clip, hips, kTranslation, {0.0F, 1.0F}, {0, 0, 0, 1, 0, 0});
    made.channel(clip, prop, kTranslation, {0.0F, 1.0F}, {0, 0, 0, 900, 0, 0});
    const AnimationIndex all = made.clip();
    made.channel(all, hips, kTranslation, {0.0F, 1.0F}, {0, 0, 0, 9, 0, 0});
    made.channel(all, armature, kTranslation, {0.0F, 1.0F}, {0, 0, 0, 1, 0, 0});
    const auto asset = made.library()->asset();
    QCOMPARE(findRootNode(*asset, clip), hips);
    QCOMPARE(findRootNode(*asset, all), armature);
    QCOMPARE(findRootNode(*asset, {}), NodeIndex());
}

void TestRootMotion::aTranslationThatStaysIsNoMotion() {
    SmallClips made;
    const NodeIndex top = made.node();
    const NodeIndex hips = made.node(top);
    const AnimationIndex clip = made.clip();
    made.channel(clip, top, kTranslation, {0.0F, 1.0F}, {1, 2, 3, 1, 2, 3});
    made.channel(clip, hips, kTranslation, {0.0F, 1.0F}, {0, 0, 0, 0, 0, 1});
    const AnimationIndex still = made.clip();
    made.still(still, top, kTranslation, {4.0F, 5.0F, 6.0F});
    made.channel(still, hips, kRotation, {0.0F, 1.0F}, {0, 0, 0, 1, 0, 1, 0, 0});
    const auto asset = made.library()->asset();
    QCOMPARE(findRootNode(*asset, clip), hips);
    QCOMPARE(findRootNode(*asset, still), NodeIndex());
}

void TestRootMotion::withoutSkinsTheRootCarriesMostNodes() {
    SmallClips made;
    const NodeIndex small = made.node();
    const NodeIndex large = made.node();
    made.node(made.node(large));
    const AnimationIndex clip = made.clip();
    made.channel(clip, small, kTranslation, {0.0F, 1.0F}, {0, 0, 0, 90, 0, 0});
    made.channel(clip, large, kTranslation, {0.0F, 1.0F}, {0, 0, 0, 1, 0, 0});
    QCOMPARE(findRootNode(*made.library()->asset(), clip), large);
}

void TestRootMotion::ofSeveralTheFarthestIsTheRoot() {
    SmallClips made;
    const NodeIndex near = made.node();
    const NodeIndex far = made.node();
    const AnimationIndex clip = made.clip();
    made.channel(clip, near, kTranslation, {0.0F, 1.0F}, {7, 0, 0, 8, 0, 0});
    made.channel(clip, far, kTranslation, {0.0F, 1.0F}, {0, 0, 0, 2, 0, 0});
    QCOMPARE(findRootNode(*made.library()->asset(), clip), far);
}

void TestRootMotion::chosenAxesStayWhereTheyBegin() {
    const Walker walker;
    PoseEvaluator evaluator(walker.clips);
    PoseEvaluator free(walker.clips);
    const AnimationIndex clip(0U);
    free.evaluate(clip, 0.5F);
    const glm::vec3 start = place(free, walker.root);
    for (int mask = 1; mask < 8; ++mask) {
        const InPlace parts{.x = (mask & 1) != 0, .y = (mask & 2) != 0, .z = (mask & 4) != 0};
        evaluator.setInPlace(walker.root, parts);
        for (int step = 0; step <= 25; ++step) {
            const float seconds = 0.1F * static_cast<float>(step);
            evaluator.evaluate(clip, seconds);
            free.evaluate(clip, seconds);
            const glm::vec3 moved = place(free, walker.root);
            const glm::vec3 expected(parts.x ? start.x : moved.x, parts.y ? start.y : moved.y,
                                     parts.z ? start.z : moved.z);
            QVERIFY(near(place(evaluator, walker.root), expected, 1e-5F));
        }
    }
}

void TestRootMotion::unselectedOptionsStayUnchanged() {
    const Walker walker;
    PoseEvaluator evaluator(walker.clips);
    PoseEvaluator free(walker.clips);
    evaluator.setInPlace(walker.root, {.x = true, .z = true});
    for (const float seconds : {0.5F, 1.1F, 2.4F}) {
        evaluator.evaluate(AnimationIndex(0U), seconds);
        free.evaluate(AnimationIndex(0U), seconds);
        QCOMPARE(evaluator.pose().rotation(walker.root), free.pose().rotation(walker.root));
        QCOMPARE(evaluator.pose().local(walker.hand).translation,
                 free.pose().local(walker.hand).translation);
        const glm::vec3 arm = place(free, walker.hand) - place(free, walker.root);
        QVERIFY(near(place(evaluator, walker.hand) - place(evaluator, walker.root), arm, 1e-5F));
    }
    // Nothing to take out at the first key: not a bit differs.
    evaluator.evaluate(AnimationIndex(0U), 0.5F);
    free.evaluate(AnimationIndex(0U), 0.5F);
    QVERIFY(same(evaluator.pose(), free.pose()));
}

void TestRootMotion::theTurnAboutTheVerticalIsRemoved() {
    // By hand: a root that turns by 90° about the world's Y and leans by 20° about X before.
    SmallClips made;
    const NodeIndex top = made.node({}, {.rotation = turn(-90.0F, {1.0F, 0.0F, 0.0F})});
    const NodeIndex root = made.node(top);
    const glm::quat up = turn(-90.0F, {1.0F, 0.0F, 0.0F});
    const auto inTop = [&](const glm::quat& world) { return glm::inverse(up) * world; };
    const glm::quat lean = turn(20.0F, {1.0F, 0.0F, 0.0F});
    made.channel(made.clip(), root, kRotation, {0.0F, 1.0F},
                 joined({inTop(glm::quat(1, 0, 0, 0)), inTop(turn(90.0F, kY) * lean)}));
    PoseEvaluator evaluator(made.library());
    evaluator.setInPlace(root, {.turn = true});
    evaluator.evaluate(AnimationIndex(0U), 1.0F);
    QVERIFY(near(glm::quat_cast(glm::mat3(evaluator.world(root))), lean, 1e-6F));

    for (const glm::vec3& scale : {glm::vec3(2.0F), glm::vec3(-0.5F)}) {
        const Walker walker(scale);
        PoseEvaluator free(walker.clips);
        PoseEvaluator kept(walker.clips);
        kept.setInPlace(walker.root, {.turn = true});
        free.evaluate(AnimationIndex(0U), 0.5F);
        const glm::mat4 start = free.world(walker.root);
        for (const float seconds : {0.9F, 1.5F, 2.3F}) {
            free.evaluate(AnimationIndex(0U), seconds);
            kept.evaluate(AnimationIndex(0U), seconds);
            QVERIFY(twistBetween(free.world(walker.root), start) > 5.0F);
            QVERIFY(twistBetween(kept.world(walker.root), start) < 0.01F);
            QVERIFY(near(place(kept, walker.root), place(free, walker.root), 1e-5F));
        }
    }
}

void TestRootMotion::mirroredParentsAreNoObstacle() {
    for (const glm::vec3& scale : {glm::vec3(1.0F, 1.0F, -1.0F), glm::vec3(-3.0F, 3.0F, 3.0F)}) {
        const Walker walker(scale);
        PoseEvaluator free(walker.clips);
        PoseEvaluator kept(walker.clips);
        kept.setInPlace(walker.root, {.x = true, .y = true, .z = true, .turn = true});
        free.evaluate(AnimationIndex(0U), 0.5F);
        const glm::vec3 start = place(free, walker.root);
        for (const float seconds : {0.9F, 1.5F, 2.3F}) {
            kept.evaluate(AnimationIndex(0U), seconds);
            QVERIFY(near(place(kept, walker.root), start, 1e-5F));
            QVERIFY(twistBetween(kept.world(walker.root), free.world(walker.root)) < 0.01F);
        }
    }
}

void TestRootMotion::flatParentsLeaveThePoseAlone() {
    const Walker walker({1.0F, 0.0F, 1.0F});
    PoseEvaluator free(walker.clips);
    PoseEvaluator kept(walker.clips);
    kept.setInPlace(walker.root, {.x = true, .y = true, .z = true, .turn = true});
    free.evaluate(AnimationIndex(0U), 2.0F);
    kept.evaluate(AnimationIndex(0U), 2.0F);
    QVERIFY(same(free.pose(), kept.pose()));
}

void TestRootMotion::inPlaceIsPure() {
    const Walker walker;
    PoseEvaluator used(walker.clips);
    const InPlace parts{.x = true, .turn = true};
    for (int round = 0; round < 60; ++round) {
        PoseEvaluator fresh(walker.clips);
        const NodeIndex root = round % 5 == 0 ? NodeIndex() : walker.root;
        const AnimationIndex clip(static_cast<std::size_t>(round * 7 % 3));  // 2 is the rest pose
        const float seconds = 0.3F * static_cast<float>(round % 9);
        const std::vector<PoseLayer> layers{
            {.animation = AnimationIndex(0U), .seconds = seconds, .weight = 0.6F},
            {.animation = AnimationIndex(1U), .seconds = 0.4F, .weight = 0.7F}};
        for (PoseEvaluator* evaluator : {&used, &fresh}) {
            evaluator->setInPlace(root, parts);
            if (round % 4 == 3) {
                evaluator->evaluate(layers);
            } else {
                evaluator->evaluate(clip, seconds);
            }
        }
        QVERIFY(same(used.pose(), fresh.pose()));
        QVERIFY(std::ranges::equal(used.world(), fresh.world()));
    }
}

void TestRootMotion::layersStayWhereTheirClipsBegin() {
    const Walker walker;
    PoseEvaluator kept(walker.clips);
    PoseEvaluator free(walker.clips);
    const auto at = [](float first, float second) {
        return std::vector<PoseLayer>{
            {.animation = AnimationIndex(0U), .seconds = first, .weight = 0.25F},
            {.animation = AnimationIndex(1U), .seconds = second, .weight = 0.75F}};
    };
    free.evaluate(at(0.5F, -1.0F));
    const glm::vec3 start = place(free, walker.root);
    kept.setInPlace(walker.root, {.x = true, .y = true, .z = true});
    for (const float seconds : {0.0F, 0.7F, 2.0F}) {
        kept.evaluate(at(seconds, 1.0F - seconds / 2.0F));
        QVERIFY(near(place(kept, walker.root), start, 1e-5F));
    }
    // One layer of full weight is its clip here, too.
    PoseEvaluator clip(walker.clips);
    clip.setInPlace(walker.root, {.x = true, .y = true, .z = true});
    clip.evaluate(AnimationIndex(0U), 1.9F);
    kept.evaluate(std::vector<PoseLayer>{{.animation = AnimationIndex(0U), .seconds = 1.9F}});
    QVERIFY(same(kept.pose(), clip.pose()));
}

void TestRootMotion::aRootThatTheClipDoesNotDriveIsHeld() {
    SmallClips made;
    const NodeIndex cart = made.node();
    const NodeIndex root = made.node(cart, {.translation = {0.0F, 1.0F, 0.0F}});
    made.channel(made.clip(), cart, kTranslation, {0.0F, 1.0F}, {0, 0, 0, 8, 0, 3});
    PoseEvaluator evaluator(made.library());
    evaluator.setInPlace(root, {.x = true});
    for (const float seconds : {0.25F, 1.0F, 0.5F, 0.0F}) {
        evaluator.evaluate(AnimationIndex(0U), seconds);
        QCOMPARE(place(evaluator, root), glm::vec3(0.0F, 1.0F, 3.0F * seconds));
        QCOMPARE(place(evaluator, cart), glm::vec3(8.0F, 0.0F, 3.0F) * seconds);
    }
    const std::vector<PoseLayer> half{
        {.animation = AnimationIndex(0U), .seconds = 1.0F, .weight = 0.5F}};
    evaluator.evaluate(half);
    QCOMPARE(place(evaluator, root), glm::vec3(0.0F, 1.0F, 1.5F));
    evaluator.setInPlace({}, {});
    evaluator.evaluate(AnimationIndex(0U), 1.0F);
    QCOMPARE(place(evaluator, root), glm::vec3(8.0F, 1.0F, 3.0F));
    evaluator.setInPlace(root, {.z = true});  // same time of the same clip
    evaluator.evaluate(AnimationIndex(0U), 1.0F);
    QCOMPARE(place(evaluator, root), glm::vec3(8.0F, 1.0F, 0.0F));
}

// Also with a high node index, so that no SIMD vector of a neighbour computes it by chance.
void TestRootMotion::aRootFarFromWhatTheLayersDriveIsHeld() {
    SmallClips made;
    const NodeIndex cart = made.node();
    for (int i = 0; i < 40; ++i) {
        made.node();
    }
    const NodeIndex rider = made.node(cart, {.translation = {0.0F, 1.0F, 0.0F}});
    const AnimationIndex clip = made.clip();
    made.channel(clip, cart, kTranslation, {0.0F, 1.0F}, {0, 0, 0, 4, 2, 0});
    PoseEvaluator evaluator(made.library());
    evaluator.setInPlace(rider, {.x = true});
    const std::array layers{PoseLayer{.animation = clip, .seconds = 0.5F}};
    evaluator.evaluate(layers);
    QCOMPARE(place(evaluator, cart), glm::vec3(2.0F, 1.0F, 0.0F));
    QCOMPARE(place(evaluator, rider), glm::vec3(0.0F, 2.0F, 0.0F));
}

void TestRootMotion::aStoredMatrixGivesWayWhereItMustMove() {
    SmallClips made;
    const NodeIndex cart = made.node();
    const NodeIndex root = made.node(cart, {.translation = {0.0F, 1.0F, 0.0F}});
    glm::mat4 matrix(1.0F);
    matrix[3].y = 1.0F;
    made.asset.nodes[root.value].matrix = matrix;
    made.channel(made.clip(), cart, kTranslation, {0.0F, 1.0F}, {0, 0, 0, 8, 0, 3});
    PoseEvaluator evaluator(made.library());
    evaluator.setInPlace(root, {.x = true});
    evaluator.evaluate(AnimationIndex(0U), 1.0F);
    QCOMPARE(place(evaluator, root), glm::vec3(0.0F, 1.0F, 3.0F));
    QCOMPARE(int{evaluator.pose().fromMatrix[root.value]}, 0);
    evaluator.evaluate(AnimationIndex(0U), 0.0F);
    QCOMPARE(int{evaluator.pose().fromMatrix[root.value]}, 1);
}

void TestRootMotion::thePathLeadsThroughTheKeys() {
    SmallClips made;
    const NodeIndex world = made.node({}, {.translation = {10.0F, 0.0F, 0.0F}});
    const NodeIndex top = made.node(world, {.scale = {2.0F, 2.0F, 2.0F}});
    const NodeIndex root = made.node(top);
    made.channel(made.clip(), root, kTranslation, {1.0F, 2.0F, 2.5F}, {0, 0, 0, 3, 0, 0, 3, 4, 0});
    const MotionPath path = motionPath(made.library()->asset(), AnimationIndex(0U), root, 10.0F);
    QCOMPARE(path.seconds.size(), std::size_t{16});
    QCOMPARE(path.points.size(), path.seconds.size());
    QCOMPARE(path.seconds.front(), 1.0F);
    QCOMPARE(path.seconds[5], 1.5F);
    QCOMPARE(path.seconds.back(), 2.5F);
    QVERIFY(near(path.points[5], {13.0F, 0.0F, 0.0F}));
    QVERIFY(near(path.points[10], {16.0F, 0.0F, 0.0F}));
    QCOMPARE(path.displacement, glm::vec3(6.0F, 8.0F, 0.0F));
    QVERIFY(std::abs(path.lengthUnits - 14.0F) < 1e-5F);
}

void TestRootMotion::thePathIsWhatTheEvaluatorSays() {
    const Walker walker;
    const MotionPath path =
        motionPath(walker.clips->asset(), AnimationIndex(0U), walker.hand, 23.976F);
    PoseEvaluator evaluator(walker.clips);
    QCOMPARE(path.seconds.front(), 0.5F);
    QCOMPARE(path.seconds.back(), 2.5F);
    for (std::size_t i = 0; i < path.seconds.size(); ++i) {
        evaluator.evaluate(AnimationIndex(0U), path.seconds[i]);
        QVERIFY(near(path.points[i], place(evaluator, walker.hand), 1e-5F));
        QVERIFY(i == 0 || path.seconds[i] > path.seconds[i - 1]);
    }
}

void TestRootMotion::aLongPathIsThinned() {
    SmallClips made;
    const NodeIndex root = made.node();
    made.channel(made.clip(), root, kTranslation, {0.0F, 100'000.0F}, {0, 0, 0, 1, 0, 0});
    const MotionPath path = motionPath(made.library()->asset(), AnimationIndex(0U), root, 60.0F);
    QVERIFY(path.points.size() > 50'000 && path.points.size() <= 100'002);
    QCOMPARE(path.seconds.back(), 100'000.0F);
    QCOMPARE(path.displacement, glm::vec3(1.0F, 0.0F, 0.0F));
}

void TestRootMotion::aStopCutsThePathShort() {
    const Walker walker;
    const MotionPath path =
        motionPath(walker.clips->asset(), AnimationIndex(0U), walker.root, 30.0F, stoppedToken());
    QVERIFY(path.points.empty());
    QVERIFY(path.seconds.empty());
}

void TestRootMotion::strangeRequestsHaveNoPath() {
    const Walker walker;
    const auto& asset = walker.clips->asset();
    QVERIFY(motionPath(asset, {}, walker.root, 30.0F).points.empty());
    QVERIFY(motionPath(asset, AnimationIndex(0U), {}, 30.0F).points.empty());
    for (const float rate : {0.0F, -5.0F, std::nanf(""), INFINITY, 1e30F}) {
        const MotionPath path = motionPath(asset, AnimationIndex(0U), walker.root, rate);
        QVERIFY(path.points.size() >= 2);
        QCOMPARE(path.seconds.back(), 2.5F);
    }
}

SINEW_TEST(TestRootMotion)
#include "test_root_motion.moc"
