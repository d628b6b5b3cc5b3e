// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "model/motion/trail_motion.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr NodeIndex kHipsNode(0U);
constexpr NodeIndex kFootNode(2U);
constexpr NodeIndex kToeNode(3U);

/// Hips > Knee > Foot > Toe.
std::shared_ptr<const Asset> leg() {
    GltfBuilder gltf;
    gltf.add("nodes", R"({"name":"Hips","children":[1]})");
    gltf.add("nodes", R"({"name":"Knee","children":[2]})");
    gltf.add("nodes", R"({"name":"Foot","children":[3]})");
    gltf.add("nodes", R"({"name":"Toe"})");
    return *gltf.load();
}

/// Frames at tenths of a second; a rig of size 2.
ClipMotion motionAtTenths() {
    ClipMotion motion;
    motion.size = 2.0;
    for (int i = 0; i <= 10; ++i) {
        motion.seconds.push_back(0.1F * float(i));
    }
    return motion;
}

TrailSet trailsOfLeg() {
    TrailSet set;
    set.tracks.nodes = {kHipsNode, kFootNode, kToeNode};
    set.marks.resize(3);
    return set;
}

}  // namespace

class TestTrailMotion : public QObject {
    Q_OBJECT

private slots:
    void aFootStandsOnItsTrailAndOnThatOfItsToe() {
        ClipMotion motion = motionAtTenths();
        motion.contacts.feet.push_back({.node = kFootNode,
                                        .contacts = {{.first = 1, .last = 4, .slide = 0.001F},
                                                     {.first = 6, .last = 8, .slide = 0.3F}}});
        TrailSet set = trailsOfLeg();
        addMotion(*leg(), motion, {}, set);
        QVERIFY(!set.leftOut);
        QVERIFY(set.marks[0].contacts.empty());
        QCOMPARE(set.marks[1].contacts.size(), std::size_t{2});
        QVERIFY((set.marks[1].contacts[0] == TrailSpan{.first = 0.1F, .last = 0.4F}));
        QVERIFY(set.marks[1].contacts[1].slides);
        QVERIFY(set.marks[2].contacts == set.marks[1].contacts);
    }

    void aJumpIsOneOfEverythingBelow() {
        ClipMotion motion = motionAtTenths();
        motion.jumps.jumps.push_back({.node = kFootNode, .time = 5});
        motion.jumps.jumps.push_back(
            {.kind = JointJump::Kind::Spike, .node = kFootNode, .time = 2});
        TrailSet set = trailsOfLeg();
        addMotion(*leg(), motion, {}, set);
        QVERIFY(set.marks[0].jumps.empty());
        QCOMPARE(set.marks[2].jumps.size(), std::size_t{2});
        QCOMPARE(set.marks[2].jumps[0].first, motion.seconds[1]);  // ascending
        QCOMPARE(set.marks[2].jumps[0].last, motion.seconds[3]);   // and back
        QCOMPARE(set.marks[2].jumps[1].first, motion.seconds[4]);
        QCOMPARE(set.marks[2].jumps[1].last, motion.seconds[5]);
    }

    void aFootPosedByHandHasNoContactsAndWhatIsReplacedNoJumps() {
        ClipMotion motion = motionAtTenths();
        motion.contacts.feet.push_back({.node = kFootNode, .contacts = {{.first = 1, .last = 4}}});
        motion.jumps.jumps.push_back({.node = NodeIndex(1U), .path = ChannelPath::Rotation});
        HandTransform knee{.node = NodeIndex(1U)};
        knee.translation = glm::vec3(1.0F);
        HandPose hand;
        hand.set(knee);
        TrailSet moved = trailsOfLeg();
        addMotion(*leg(), motion, hand, moved);
        QVERIFY(moved.leftOut);
        QVERIFY(moved.marks[1].contacts.empty());
        QCOMPARE(moved.marks[1].jumps.size(), std::size_t{1});  // jump of the rotation
        knee.rotation = glm::quat(1.0F, 0.0F, 0.0F, 0.0F);
        hand.set(knee);
        TrailSet turned = trailsOfLeg();
        addMotion(*leg(), motion, hand, turned);
        QVERIFY(turned.marks[1].jumps.empty());
        // Morph weights, and nodes below the foot, move no foot.
        hand.clear();
        hand.set({.node = NodeIndex(1U), .weights = {{.target = 0, .weight = 1.0F}}});
        HandTransform toe{.node = kToeNode};
        toe.scale = glm::vec3(2.0F);
        hand.set(toe);
        TrailSet same = trailsOfLeg();
        addMotion(*leg(), motion, hand, same);
        QVERIFY(!same.leftOut);
        QCOMPARE(same.marks[1].contacts.size(), std::size_t{1});
    }

    void theSeamNamesItsLargestJumps() {
        ClipMotion motion = motionAtTenths();
        const auto asset = leg();
        QCOMPARE(seamWords(*asset, motion), std::string("Loop seam: closes"));
        motion.seam.velocity.push_back({.node = kToeNode, .amount = 0.5, .moved = 1.0});
        const std::string velocity = seamWords(*asset, motion);
        QVERIFY(velocity.find("the pose closes; velocity: 'Toe' rotation") != std::string::npos);
        motion.seam.pose.push_back({.node = kHipsNode, .amount = 0.25, .moved = 1.0});
        motion.seam.pose.push_back({.node = kFootNode, .amount = 0.2, .moved = 0.5});
        const std::string both = seamWords(*asset, motion);
        QVERIFY(both.find("'Hips' rotation") != std::string::npos);
        QVERIFY(both.find("and 1 smaller") != std::string::npos);
        QVERIFY(both.find("'Foot'") == std::string::npos);
        QVERIFY(both.find("per second") != std::string::npos);
    }
};

SINEW_TEST(TestTrailMotion)
#include "test_trail_motion.moc"
