// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <cmath>

#include "model/motion/check_file.h"
#include "tests/model/check/armed_rig.h"
#include "tests/model/motion/foot_paths.h"
#include "tests/model/motion/walker.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

std::vector<Diagnostic> found(const std::shared_ptr<const Asset>& asset, std::string_view code,
                              const CheckOptions& options = {}) {
    std::vector<Diagnostic> findings = checkFile(asset, options);
    std::erase_if(findings, [code](const Diagnostic& finding) { return finding.code != code; });
    return findings;
}

std::vector<Diagnostic> found(Asset asset, std::string_view code) {
    return found(finishAsset(std::move(asset)), code);
}

bool mentions(const Diagnostic& finding, const char* words) {
    return finding.message.find(words) != std::string::npos;
}

/// A walk of 6 units in place, under hips that travel by `perFrame` in its 30 frames.
std::shared_ptr<const Asset> walkAt(double perFrame) {
    Walker walker({{"Foot.L", treadmill(0.3, 0)}, {"Foot.R", treadmill(-0.3, 7)}});
    std::vector<glm::dvec3> hips;
    for (int frame = 0; frame < 31; ++frame) {
        hips.emplace_back(0.0, 1.0, perFrame * frame);
    }
    return walker.move(0, hips).clips()->asset();
}

Asset armTurnsBy(float degreesFromFrame15) {
    Asset asset = swingingRig();
    std::vector<float> degrees = swing();
    for (std::size_t frame = 15; frame < degrees.size(); ++frame) {
        degrees[frame] += degreesFromFrame15;
    }
    addTurns(asset, NodeIndex(kArmL + 1), test::frameTimes(0.0F), degrees);
    return asset;
}

/// The head turns about its bone, by `degrees` in the middle of the clip; a row of vertices follows
/// it by `share`.
Asset headTwistsBy(float degrees, float share = 0.5F) {
    Asset asset = armedRig();
    for (std::size_t column = 0; column < kColumns; ++column) {
        setInfluences(asset, 2 * kColumns + column, {{1, 1.0F - share}, {2, share}});
    }
    std::vector<float> values;
    for (std::size_t frame = 0; frame < kFrames; ++frame) {
        const float part = 1.0F - std::abs(static_cast<float>(frame) / 15.0F - 1.0F);
        const float half = 0.5F * part * degrees * 0.017453293F;
        values.insert(values.end(), {0.0F, std::sin(half), 0.0F, std::cos(half)});
    }
    addTrack(asset, NodeIndex(3U), ChannelPath::Rotation, test::frameTimes(0.0F), values);
    return asset;
}

}  // namespace

class TestCheckFile : public QObject {
    Q_OBJECT

private slots:
    void aRootThatTravelsFartherThanItsFeetStepIsAWarning() {
        const auto slides = found(walkAt(0.32), "FOOT_SLIDE");
        QCOMPARE(slides.size(), std::size_t{1});
        QCOMPARE(slides[0].severity, Severity::Warning);
        QCOMPARE(slides[0].node.value(), 0U);
        QVERIFY2(mentions(slides[0],
                          "'Walk': the root travels 9.6 units (9.6 per second), the "
                          "feet step 6: 3.6 slides: scale the travel of 'Hips' by "
                          "0.625"),
                 slides[0].message.c_str());
        QVERIFY(found(walkAt(0.2), "FOOT_SLIDE").empty());
        QVERIFY(found(walkAt(0.0), "FOOT_SLIDE").empty());
        QVERIFY(found(walkAt(0.32), "FOOT_SLIDE", {.violationsOnly = true}).empty());
    }

    void aFootThatSlidesWhileItStandsIsNamed() {
        std::vector<glm::dvec3> path;
        for (int frame = 0; frame < 31; ++frame) {
            path.emplace_back(0.3 + 0.009 * frame, 0.1, 0.0);
        }
        const auto slides =
            found(Walker({{"Foot.L", path}, {"Foot.R", {{-0.3, 0.1, 0.0}}}}).clips()->asset(),
                  "FOOT_SLIDE");
        QCOMPARE(slides.size(), std::size_t{1});
        QCOMPARE(slides[0].severity, Severity::Warning);
        QCOMPARE(slides[0].node.value(), 2U);
        QVERIFY2(mentions(slides[0], "'Foot.L' slides by 0.27 units"), slides[0].message.c_str());
        QVERIFY2(mentions(slides[0], "hold 'Foot.L' from frame 0 to 30 where it came down"),
                 slides[0].message.c_str());
    }

    void aJointThatGoesOnFromANewPlaceJumps() {
        const auto jumps = found(armTurnsBy(70.0F), "JOINT_JUMPS");
        QCOMPARE(jumps.size(), std::size_t{1});
        QCOMPARE(jumps[0].severity, Severity::Warning);
        QVERIFY2(mentions(jumps[0], "at frame 15 (0.5 s)"), jumps[0].message.c_str());
        QVERIFY2(mentions(jumps[0], "from frame 15 on back by"), jumps[0].message.c_str());
        QVERIFY(found(armTurnsBy(0.0F), "JOINT_JUMPS").empty());
        QVERIFY(found(armTurnsBy(70.0F), "KEY_POP").empty());  // it does not return
    }

    void jointsThatJumpTogetherAreACut() {
        Asset asset = armTurnsBy(70.0F);
        Animation& clip = asset.animations[0];
        Channel other = clip.channels.back();
        other.node = NodeIndex(kArmR + 1);
        std::erase_if(clip.channels, [&](const Channel& c) { return c.node == other.node; });
        clip.channels.push_back(other);
        QVERIFY(found(std::move(asset), "JOINT_JUMPS").empty());
    }

    void aTwistThatPinchesTheSurfaceIsNamedWithItsVertex() {
        const auto collapses = found(headTwistsBy(172.0F), "JOINT_COLLAPSES");
        QCOMPARE(collapses.size(), std::size_t{1});
        QCOMPARE(collapses[0].severity, Severity::Warning);
        QCOMPARE(collapses[0].node.value(), 3U);
        QVERIFY(collapses[0].vertex.value() / kColumns == 2U);
        QCOMPARE(collapses[0].effect.value().vertex, collapses[0].vertex.value());
        QCOMPARE(collapses[0].effect->frame, std::optional<std::uint64_t>(15));
        QVERIFY2(mentions(collapses[0], "'Head' is turned by 172° against 'Spine' at frame 15"),
                 collapses[0].message.c_str());
        QVERIFY(found(headTwistsBy(90.0F), "JOINT_COLLAPSES").empty());
    }

    void halfATurnPinchesUnequalWeightsToo() {
        QCOMPARE(found(headTwistsBy(172.0F, 0.21F), "JOINT_COLLAPSES").size(), std::size_t{1});
        QVERIFY(found(headTwistsBy(150.0F, 0.21F), "JOINT_COLLAPSES").empty());
        QVERIFY(found(headTwistsBy(172.0F, 0.1F), "JOINT_COLLAPSES").empty());
    }

    void aClipInPlaceWhoseEndIsNotItsStartHasASeam() {
        Walker walker({{"Foot.L", treadmill(0.3, 0)}, {"Foot.R", treadmill(-0.3, 7)}});
        std::vector<double> degrees;
        for (int frame = 0; frame < 31; ++frame) {
            degrees.push_back(2.0 * frame);
        }
        const auto seams = found(walker.turn(1, degrees).clips()->asset(), "LOOP_SEAM");
        QCOMPARE(seams.size(), std::size_t{1});
        QCOMPARE(seams[0].severity, Severity::Warning);
        QVERIFY2(mentions(seams[0],
                          "walks in place, but jumps from the last frame to the first: "
                          "'Head' rotation by 60°"),
                 seams[0].message.c_str());
    }

    void aStopEndsItAndProgressReachesTheEnd() {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(checkFile(walkAt(0.32), {}, stop.get_token()).empty());
        float last = 0.0F;
        static_cast<void>(checkFile(walkAt(0.32), {}, {}, [&last](float share) {
            QVERIFY(share >= last);
            last = share;
        }));
        QCOMPARE(last, 1.0F);
    }
};

SINEW_TEST(TestCheckFile)
#include "test_check_file.moc"
