// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <cmath>

#include "model/motion/clip_motion.h"
#include "model/motion/motion_words.h"
#include "tests/model/motion/walker.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

bool isAbout(float value, double expected) {
    return std::abs(static_cast<double>(value) - expected) < 1e-4;
}

/// A step: up at `from` for `frames` frames, a unit forwards along Z.
void addStep(std::vector<glm::dvec3>& path, int frames) {
    const glm::dvec3 from = path.back();
    for (int i = 1; i <= frames; ++i) {
        const double part = static_cast<double>(i) / frames;
        path.push_back(from + glm::dvec3(0.0, 0.5 * std::sin(3.14159265 * part), part));
    }
    path.back().y = from.y;
}

void addStand(std::vector<glm::dvec3>& path, int frames) {
    path.insert(path.end(), static_cast<std::size_t>(frames), path.back());
}

ClipContacts contactsOf(const std::shared_ptr<const ClipLibrary>& clips,
                        const MotionOptions& options = {}) {
    return clipMotion(clips, kWalk, options)->contacts;
}

/// Frames 0 to 9 on the ground, 10 to 13 in the air, 14 to 23 on the ground, one unit further.
std::vector<glm::dvec3> oneStep(double x) {
    std::vector<glm::dvec3> path{{x, 0.1, 0.0}};
    addStand(path, 9);
    addStep(path, 5);
    addStand(path, 9);
    return path;
}

/// Both feet walk in place on a ground that moves backwards by 0.2 units per frame: frames 0 to 10
/// on the ground, then forwards through the air.
std::vector<glm::dvec3> treadmill(double x, int phase) {
    std::vector<glm::dvec3> path;
    for (int frame = 0; frame < 31; ++frame) {
        const int step = (frame + phase) % 15;
        const double part = step < 10 ? 0.0 : (step - 10) / 5.0;
        const double z = step < 10 ? 1.0 - 0.2 * step : -1.0 + 2.0 * part;
        path.emplace_back(x, 0.1 + 0.5 * std::sin(3.14159265 * part), z);
    }
    return path;
}

/// A foot that stands a third of the time on a ground that moves backwards.
std::vector<glm::dvec3> shuffle(double x) {
    std::vector<glm::dvec3> path;
    for (int frame = 0; frame < 31; ++frame) {
        const int step = frame % 15;
        const double part = step < 5 ? 0.0 : (step - 5) / 10.0;
        const double z = step < 5 ? 0.5 - 0.2 * step : -0.5 + part;
        path.emplace_back(x, 0.1 + 0.5 * std::sin(3.14159265 * part), z);
    }
    return path;
}

/// Both feet and the hips are up between a first and a last stretch of frames on the ground.
std::shared_ptr<const ClipLibrary> jump(double footHeight, int standing) {
    std::vector<glm::dvec3> hips;
    for (int frame = 0; frame <= 30; ++frame) {
        const double part = (frame - standing) / (30.0 - 2.0 * standing);
        const double up = part <= 0.0 || part >= 1.0 ? 0.0 : 3.0 * std::sin(3.14159265 * part);
        hips.emplace_back(0.0, 1.0 + up, 0.0);
    }
    Walker walker({{"Foot.L", {{0.3, footHeight, 0.0}}}, {"Foot.R", {{-0.3, footHeight, 0.0}}}});
    return walker.move(0, hips).clips();
}

/// The whole character goes up and down around a height above its rest pose, twice.
std::shared_ptr<const ClipLibrary> floating(double above, double swing) {
    std::vector<glm::dvec3> hips;
    for (int frame = 0; frame <= 60; ++frame) {
        hips.emplace_back(0.0, 1.0 + above + swing * std::sin(6.2831853 * frame / 30.0), 0.0);
    }
    Walker walker({{"Foot.L", {{0.3, 0.1, 0.0}}}, {"Foot.R", {{-0.3, 0.1, 0.0}}}});
    return walker.move(0, hips).clips();
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
        // The other one stands all the time.
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
        // Against the ground at rest nothing stands.
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

    void whoComesDownToTheSolesOfTheRestPoseStandsThere() {
        const ClipContacts found = contactsOf(jump(0.1, 4));
        QCOMPARE(found.groundSource, GroundSource::Rest);
        QVERIFY(isAbout(found.ground, 0.1));
        QVERIFY(isAbout(found.restGround, 0.1));
        for (const FootContacts& foot : found.feet) {
            QCOMPARE(foot.contacts.size(), std::size_t{2});  // before it and after it
            QCOMPARE(foot.contacts[0].last, std::size_t{4});
            QCOMPARE(foot.contacts[1].first, std::size_t{26});
        }
    }

    void aJumpThatHardlyTouchesTheGroundHasNoContactAtItsTop() {
        const ClipContacts found = contactsOf(jump(0.1, 0));
        QCOMPARE(found.groundSource, GroundSource::Rest);
        QVERIFY(isAbout(found.feet[0].level, 0.1));
        for (const Contact& contact : found.feet[0].contacts) {
            QVERIFY(contact.last <= 1 || contact.first >= 29);
        }
    }

    void whoHoversHasNoGroundAndNoContact() {
        const ClipContacts found = contactsOf(floating(1.0, 0.1));
        QCOMPARE(found.groundSource, GroundSource::Unknown);
        QVERIFY(isAbout(found.restGround, 0.1));
        for (const FootContacts& foot : found.feet) {
            QVERIFY(!foot.touches);
            QVERIFY(foot.contacts.empty());
        }
        QVERIFY(groundWords(found).find("not known") == 0);
    }

    void whoGlidesIsNotInPlace() {
        // Carried along at a constant height, without a step: no ground moves below it.
        std::vector<glm::dvec3> way;
        for (int frame = 0; frame <= 30; ++frame) {
            way.emplace_back(0.0, 2.0, 0.2 * frame);
        }
        Walker walker({{"Foot.L", {{0.3, 0.1, 0.0}}}, {"Foot.R", {{-0.3, 0.1, 0.0}}}});
        const ClipContacts found = contactsOf(walker.move(0, way).clips());
        QVERIFY(!found.inPlace());
        QCOMPARE(found.groundSource, GroundSource::Unknown);
    }

    void guessedFeetThatNeverStandStillAreNoFeet() {
        // Two limbs of a swimmer, up and down around their places at rest.
        std::vector<glm::dvec3> left;
        std::vector<glm::dvec3> right;
        for (int frame = 0; frame <= 60; ++frame) {
            const double swing = 0.045 * std::sin(6.2831853 * frame / 30.0);
            left.emplace_back(0.3, 0.1 + swing, 0.0);
            right.emplace_back(-0.3, 0.1 - swing, 0.0);
        }
        const ClipContacts found =
            contactsOf(Walker({{"Limb.L", left}, {"Limb.R", right}}).clips());
        QCOMPARE(found.source, FootSource::Lowest);
        QCOMPARE(found.groundSource, GroundSource::Unknown);
        const std::vector<glm::dvec3> still(right.size(), right.front());
        const ClipContacts stands =
            contactsOf(Walker({{"Limb.L", left}, {"Limb.R", still}}).clips());
        QCOMPARE(stands.groundSource, GroundSource::Rest);
    }

    void guessedFeetThatWalkInPlaceAreFeet() {
        const ClipContacts found =
            contactsOf(Walker({{"Limb.L", shuffle(0.3)}, {"Limb.R", shuffle(-0.3)}}).clips());
        QCOMPARE(found.source, FootSource::Lowest);
        QCOMPARE(found.groundSource, GroundSource::Rest);
        QVERIFY(found.inPlace());
        QVERIFY(!found.feet[0].contacts.empty());
    }

    void aFootThatGoesThroughItsPlaceAtRestDoesNotStandThere() {
        std::vector<glm::dvec3> hips;
        for (int frame = 0; frame <= 60; ++frame) {
            hips.emplace_back(0.0, 1.0 + 0.15 * std::sin(6.2831853 * frame / 30.0), 0.0);
        }
        Walker walker({{"Foot.L", {{0.3, 0.1, 0.0}}}, {"Foot.R", {{-0.3, 0.1, 0.0}}}});
        const ClipContacts found = contactsOf(walker.move(0, hips).clips());
        QCOMPARE(found.groundSource, GroundSource::Unknown);
        QVERIFY(found.feet[0].contacts.empty());
    }

    void whoWalksOnAPlatformStandsThere() {
        std::vector<glm::dvec3> up(24, glm::dvec3(0.0, 2.5, 0.0));  // hips are at 1 at rest
        Walker walker({{"Foot.L", oneStep(0.3)}, {"Foot.R", {{-0.3, 0.1, 0.0}}}});
        const ClipContacts found = contactsOf(walker.move(0, up).clips());
        QCOMPARE(found.groundSource, GroundSource::Steady);
        QVERIFY(isAbout(found.ground, 1.6));
        QCOMPARE(found.feet[0].contacts.size(), std::size_t{2});
        QCOMPARE(found.feet[0].contacts[0].last, std::size_t{9});
        QVERIFY(groundWords(found).find("1.5 units above the soles of the rest pose") !=
                std::string::npos);
    }

    void aTreadmillOnAPlatformIsStillInPlace() {
        std::vector<glm::dvec3> up(31, glm::dvec3(0.0, 2.5, 0.0));
        Walker walker({{"Foot.L", treadmill(0.3, 0)}, {"Foot.R", treadmill(-0.3, 7)}});
        const ClipContacts found = contactsOf(walker.move(0, up).clips());
        QCOMPARE(found.groundSource, GroundSource::Steady);
        QVERIFY(found.inPlace());
        QVERIFY(found.feet[0].contacts.size() >= 2);
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
