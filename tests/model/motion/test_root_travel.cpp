// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "model/motion/motion_words.h"
#include "tests/model/motion/foot_paths.h"
#include "tests/model/motion/walker.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr int kFrames = 31;  // frames of `treadmill`, a second

/// Feet that step 0.2 units per frame, under hips that travel by `perFrame`.
ClipContacts walkAt(double perFrame, const MotionOptions& options = {}) {
    Walker walker({{"Foot.L", treadmill(0.3, 0)}, {"Foot.R", treadmill(-0.3, 7)}});
    std::vector<glm::dvec3> hips;
    for (int frame = 0; frame < kFrames; ++frame) {
        hips.emplace_back(0.0, 1.0, perFrame * frame);
    }
    return clipMotion(walker.move(0, hips).clips(), kWalk, options)->contacts;
}

float worstSlide(const ClipContacts& contacts) {
    float worst = 0.0F;
    for (const FootContacts& foot : contacts.feet) {
        worst = std::max(worst, foot.worst() == nullptr ? 0.0F : foot.worst()->slide);
    }
    return worst;
}

}  // namespace

class TestRootTravel : public QObject {
    Q_OBJECT

private slots:
    void aRootThatTravelsAsItsFeetStepDoesNotSlide() {
        const ClipContacts found = walkAt(0.2);
        QVERIFY(!found.inPlace());
        QVERIFY(found.travel && found.travel->slid);
        QVERIFY(glm::length(*found.travel->slid) < 1e-3F);
        QVERIFY(!found.feet[0].contacts.empty());
        QVERIFY(worstSlide(found) < 1e-3F);
        QCOMPARE(travelWords(found),
                 std::string("the root travels 6 units (6 per second), the feet step 6: nothing "
                             "slides"));
    }

    void aRootThatTravelsFartherCarriesStandingFeetAlong() {
        const ClipContacts found = walkAt(0.32);
        QVERIFY(!found.inPlace());
        QCOMPARE(travelWords(found),
                 std::string("the root travels 9.6 units (9.6 per second), the feet step 6: 3.6 "
                             "slides"));
        QVERIFY(found.travel->slid->y > 0.0F);
        // A foot is in contact for ten or eleven frames, and slides by 0.12 in each.
        QVERIFY(std::abs(worstSlide(found) - 1.2F) < 0.13F);
    }

    void aRootThatTravelsLessIsNoClipInPlace() {
        for (const double perFrame : {0.02, 0.1, 0.15}) {
            const ClipContacts found = walkAt(perFrame);
            QVERIFY(!found.inPlace());
            QVERIFY(found.travel && found.travel->slid);
            QVERIFY(std::abs(static_cast<double>(found.travel->slid->y) -
                             (perFrame - 0.2) * (kFrames - 1)) < 1e-3);
            QVERIFY(!found.feet[0].contacts.empty());
        }
    }

    void aRootThatStaysLeavesTheClipInPlace() {
        const ClipContacts found = walkAt(0.0);
        QVERIFY(found.inPlace());
        QVERIFY(!found.travel);
        QVERIFY(travelWords(found).empty());
    }

    void feetThatAreCarriedAlongDoNotWalk() {
        Walker walker({{"Foot.L", {{0.3, 0.1, 0.0}}}, {"Foot.R", {{-0.3, 0.1, 0.0}}}});
        std::vector<glm::dvec3> hips;
        for (int frame = 0; frame < kFrames; ++frame) {
            hips.emplace_back(0.0, 1.0, 0.2 * frame);
        }
        const ClipContacts found = clipMotion(walker.move(0, hips).clips(), kWalk)->contacts;
        QVERIFY(!found.inPlace());
        QVERIFY(found.travel && !found.travel->slid);
        QCOMPARE(travelWords(found), std::string("the root travels 6 units (6 per second); the "
                                                 "feet do not walk"));
    }

    void againstTheGroundAtRestNothingIsTakenForAStep() {
        MotionOptions fixed;
        fixed.contacts.movingGround = false;
        fixed.contacts.speed = 0.5F;
        const ClipContacts found = walkAt(0.32, fixed);
        QVERIFY(found.travel && !found.travel->slid);
        QVERIFY(found.feet[0].contacts.empty());
    }
};

SINEW_TEST(TestRootTravel)
#include "test_root_travel.moc"
