// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <cmath>

#include "model/motion/clip_motion.h"
#include "tests/model/motion/foot_paths.h"
#include "tests/model/motion/walker.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

bool isAbout(float value, double expected) {
    return std::abs(static_cast<double>(value) - expected) < 1e-4;
}

ClipContacts contactsOf(const std::shared_ptr<const ClipLibrary>& clips,
                        const MotionOptions& options = {}) {
    return clipMotion(clips, kWalk, options)->contacts;
}

/// A foot with a sole from x = 0 (heel) to x = 1 (toe) whose joint is half a unit above the heel.
/// It turns about its toe by 60 degrees in 10 frames.
std::shared_ptr<const ClipLibrary> rollingFoot() {
    GltfBuilder gltf;
    const int position = gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0});
    const int joints = gltf.addAccessor("VEC4", std::vector<double>(12, 0.0),
                                        {.component = Component::UnsignedByte});
    const int weights = gltf.addAccessor("VEC4", {1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0});
    gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":)" + str(position) +
                           R"(,"JOINTS_0":)" + str(joints) + R"(,"WEIGHTS_0":)" + str(weights) +
                           "}}]}");
    gltf.add("nodes", R"({"name":"Foot","translation":[0,0.5,0]})");
    gltf.add("nodes", R"({"mesh":0,"skin":0})");
    gltf.addSkin({0}, {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, -0.5, 0, 1});
    ChannelSpec move{.node = 0, .times = frameTimes(11), .values = {}, .output = {}};
    ChannelSpec turn{
        .node = 0, .path = "rotation", .times = frameTimes(11), .values = {}, .output = {}};
    for (int frame = 0; frame < 11; ++frame) {
        const double angle = -frame * 3.14159265358979 / 30.0;
        const double x = 1.0 - std::cos(angle) - 0.5 * std::sin(angle);
        const double y = -std::sin(angle) + 0.5 * std::cos(angle);
        move.values.insert(move.values.end(), {x, y, 0.0});
        turn.values.insert(turn.values.end(),
                           {0.0, 0.0, std::sin(angle / 2.0), std::cos(angle / 2.0)});
    }
    gltf.addAnimation("Roll", {move, turn});
    return std::make_shared<const ClipLibrary>(*gltf.load());
}

}  // namespace

class TestContacts : public QObject {
    Q_OBJECT

private slots:
    void aFootThatStandsIsInContactForExactlyThoseFrames() {
        const auto clips =
            Walker({{"Foot.L", oneStep(0.3)}, {"Foot.R", {{-0.3, 0.1, 0.0}}}}).clips();
        const ClipContacts found = contactsOf(clips);
        QCOMPARE(found.source, FootSource::Names);
        QCOMPARE(found.feet.size(), std::size_t{2});
        const std::vector<Contact>& left = found.feet[0].contacts;
        QCOMPARE(left.size(), std::size_t{2});
        QCOMPARE(left[0].first, std::size_t{0});
        QCOMPARE(left[0].last, std::size_t{9});
        QCOMPARE(left[1].first, std::size_t{14});
        QCOMPARE(left[1].last, std::size_t{23});
        QCOMPARE(left[0].slide, 0.0F);
        QVERIFY(isAbout(found.ground, 0.1));
        QVERIFY(!found.inPlace());
        // The other one is in contact all the time.
        QCOMPARE(found.feet[1].contacts.size(), std::size_t{1});
        QCOMPARE(found.feet[1].contacts[0].last, std::size_t{23});
    }

    void aSlideIsMeasuredWithItsWorstFrame() {
        std::vector<glm::dvec3> path = oneStep(0.3);
        for (std::size_t i = 5; i < 10; ++i) {  // it slides by 0.05 from frame 4 to frame 5
            path[i].x += 0.05;
        }
        path[7].x += 0.01;  // and is farthest at frame 7
        const auto clips = Walker({{"Foot.L", path}, {"Foot.R", {{-0.3, 0.1, 0.0}}}}).clips();
        const ClipContacts found = contactsOf(clips);
        const std::vector<Contact>& left = found.feet[0].contacts;
        QCOMPARE(left.size(), std::size_t{2});
        QCOMPARE(left[0].last, std::size_t{9});
        QVERIFY(isAbout(left[0].slide, 0.06));
        QCOMPARE(left[0].worst, std::size_t{7});
        QCOMPARE(found.feet[0].worst()->worst, std::size_t{7});
        QCOMPARE(left[1].slide, 0.0F);
    }

    void aClipInPlaceStandsOnAMovingGround() {
        const auto clips =
            Walker({{"Foot.L", treadmill(0.3, 0)}, {"Foot.R", treadmill(-0.3, 7)}}).clips();
        const ClipContacts found = contactsOf(clips);
        QVERIFY(found.inPlace());
        QVERIFY(clipMotion(clips, kWalk)->seam.isLoop);
        QVERIFY(isAbout(found.groundVelocity.x, 0.0));
        QVERIFY(isAbout(found.groundVelocity.y, -0.2 * kWalkerRate));
        const std::vector<Contact>& left = found.feet[0].contacts;
        QVERIFY(left.size() >= 2);
        QCOMPARE(left[0].first, std::size_t{0});
        QCOMPARE(left[0].last, std::size_t{10});
        QVERIFY(left[0].slide < 1e-4F);
        // Against the ground at rest there is no contact.
        MotionOptions fixed;
        fixed.contacts.movingGround = false;
        fixed.contacts.speed = 0.5F;
        QVERIFY(contactsOf(clips, fixed).feet[0].contacts.empty());
    }

    void aFootThatNeverComesDownHasNoContact() {
        std::vector<glm::dvec3> raised = oneStep(-0.3);
        for (std::size_t i = 0; i < raised.size(); ++i) {
            raised[i].y += i == 0 ? 0.0 : 0.6;
        }
        raised.front() = raised[1];
        Walker walker({{"Foot.L", oneStep(0.3)}, {"Foot.R", {{-0.3, 0.1, 0.0}}}});
        for (glm::dvec3& place : raised) {
            place.y -= 1.0;  // relative to the hips
        }
        const ClipContacts found = contactsOf(walker.move(3, raised).clips());
        QVERIFY(found.feet[0].touches);
        QVERIFY(!found.feet[1].touches);
        QVERIFY(found.feet[1].contacts.empty());
        QVERIFY(isAbout(found.ground, 0.1));
    }

    void chosenFeetAndLimitsAreUsed() {
        const auto clips =
            Walker({{"Foot.L", oneStep(0.3)}, {"Foot.R", {{-0.3, 0.1, 0.0}}}}).clips();
        MotionOptions options;
        options.feet = {NodeIndex(1U), NodeIndex(99U)};
        const ClipContacts head = contactsOf(clips, options);
        QCOMPARE(head.source, FootSource::Chosen);
        QCOMPARE(head.feet.size(), std::size_t{1});
        QCOMPARE(head.feet[0].node, NodeIndex(1U));
        QVERIFY(isAbout(head.ground, 2.0));
        options = {};
        options.contacts = {.height = 10.0F, .speed = 100.0F, .movingGround = true};
        const ClipContacts all = contactsOf(clips, options);
        QCOMPARE(all.feet[0].contacts.size(), std::size_t{1});
        QVERIFY(isAbout(all.feet[0].contacts[0].slide, 1.0));
    }

    void aFootThatRollsOverItsSoleDoesNotSlide() {
        MotionOptions options;
        options.contacts.height = 0.5F;  // the heel counts as low for a while
        const ClipContacts found = contactsOf(rollingFoot(), options);
        QCOMPARE(found.feet.size(), std::size_t{1});
        QVERIFY(isAbout(found.ground, 0.0));
        // The joint moves; the toe stays where it is, and on the ground, for all frames.
        QCOMPARE(found.feet[0].contacts.size(), std::size_t{1});
        QCOMPARE(found.feet[0].contacts[0].first, std::size_t{0});
        QCOMPARE(found.feet[0].contacts[0].last, std::size_t{10});
        QVERIFY(found.feet[0].contacts[0].slide < 1e-3F);
    }
};

SINEW_TEST(TestContacts)
#include "test_contacts.moc"
