// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <cmath>

#include "model/motion/clip_motion.h"
#include "model/motion/motion_words.h"
#include "tests/model/motion/foot_paths.h"
#include "tests/model/motion/walker.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

bool isAtHeight(float value, double expected) {
    return std::abs(static_cast<double>(value) - expected) < 1e-4;
}

ClipContacts groundedContacts(const std::shared_ptr<const ClipLibrary>& clips) {
    return clipMotion(clips, kWalk)->contacts;
}

/// A foot in contact a third of the time, on a ground that moves backwards.
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

}  // namespace

class TestContactGround : public QObject {
    Q_OBJECT

private slots:
    void whoComesDownToTheSolesOfTheRestPoseStandsThere() {
        const ClipContacts found = groundedContacts(jump(0.1, 4));
        QCOMPARE(found.groundSource, GroundSource::Rest);
        QVERIFY(isAtHeight(found.ground, 0.1));
        QVERIFY(isAtHeight(found.restGround, 0.1));
        for (const FootContacts& foot : found.feet) {
            QCOMPARE(foot.contacts.size(), std::size_t{2});  // one contact on either side
            QCOMPARE(foot.contacts[0].last, std::size_t{4});
            QCOMPARE(foot.contacts[1].first, std::size_t{26});
        }
    }

    void aJumpThatHardlyTouchesTheGroundHasNoContactAtItsTop() {
        const ClipContacts found = groundedContacts(jump(0.1, 0));
        QCOMPARE(found.groundSource, GroundSource::Rest);
        QVERIFY(isAtHeight(found.feet[0].level, 0.1));
        for (const Contact& contact : found.feet[0].contacts) {
            QVERIFY(contact.last <= 1 || contact.first >= 29);
        }
    }

    void whoHoversHasNoGroundAndNoContact() {
        const ClipContacts found = groundedContacts(floating(1.0, 0.1));
        QCOMPARE(found.groundSource, GroundSource::Unknown);
        QVERIFY(isAtHeight(found.restGround, 0.1));
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
        const ClipContacts found = groundedContacts(walker.move(0, way).clips());
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
            groundedContacts(Walker({{"Limb.L", left}, {"Limb.R", right}}).clips());
        QCOMPARE(found.source, FootSource::Lowest);
        QCOMPARE(found.groundSource, GroundSource::Unknown);
        const std::vector<glm::dvec3> still(right.size(), right.front());
        const ClipContacts stands =
            groundedContacts(Walker({{"Limb.L", left}, {"Limb.R", still}}).clips());
        QCOMPARE(stands.groundSource, GroundSource::Rest);
    }

    void guessedFeetThatWalkInPlaceAreFeet() {
        const ClipContacts found =
            groundedContacts(Walker({{"Limb.L", shuffle(0.3)}, {"Limb.R", shuffle(-0.3)}}).clips());
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
        const ClipContacts found = groundedContacts(walker.move(0, hips).clips());
        QCOMPARE(found.groundSource, GroundSource::Unknown);
        QVERIFY(found.feet[0].contacts.empty());
    }

    void whoWalksOnAPlatformStandsThere() {
        std::vector<glm::dvec3> up(24, glm::dvec3(0.0, 2.5, 0.0));  // hips are at 1 at rest
        Walker walker({{"Foot.L", oneStep(0.3)}, {"Foot.R", {{-0.3, 0.1, 0.0}}}});
        const ClipContacts found = groundedContacts(walker.move(0, up).clips());
        QCOMPARE(found.groundSource, GroundSource::Steady);
        QVERIFY(isAtHeight(found.ground, 1.6));
        QCOMPARE(found.feet[0].contacts.size(), std::size_t{2});
        QCOMPARE(found.feet[0].contacts[0].last, std::size_t{9});
        QVERIFY(groundWords(found).find("1.5 units above the soles of the rest pose") !=
                std::string::npos);
    }

    void aTreadmillOnAPlatformIsStillInPlace() {
        std::vector<glm::dvec3> up(31, glm::dvec3(0.0, 2.5, 0.0));
        Walker walker({{"Foot.L", treadmill(0.3, 0)}, {"Foot.R", treadmill(-0.3, 7)}});
        const ClipContacts found = groundedContacts(walker.move(0, up).clips());
        QCOMPARE(found.groundSource, GroundSource::Steady);
        QVERIFY(found.inPlace());
        QVERIFY(found.feet[0].contacts.size() >= 2);
    }
};

SINEW_TEST(TestContactGround)
#include "test_contact_ground.moc"
