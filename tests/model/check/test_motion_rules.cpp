// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "tests/model/check/armed_rig.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

const NodeIndex kArm(kArmL + 1);

Asset withArm(const std::vector<float>& degrees) {
    Asset asset = swingingRig();
    addTurns(asset, kArm, frameTimes(), degrees);
    return asset;
}

std::vector<float> constant(std::size_t keys, const std::vector<float>& value) {
    std::vector<float> values;
    for (std::size_t key = 0; key < keys; ++key) {
        values.insert(values.end(), value.begin(), value.end());
    }
    return values;
}

bool mentions(const Diagnostic& finding, const char* words) {
    return finding.message.find(words) != std::string::npos;
}

}  // namespace

class TestMotionRules : public QObject {
    Q_OBJECT

private slots:
    void aSmoothWalkHasNoWarning() {
        for (const Diagnostic& finding : lint(withArm(swing()))) {
            QVERIFY2(finding.severity == Severity::Info, finding.message.c_str());
        }
    }

    void aKeyThatLeavesAndReturnsIsAPop() {
        std::vector<float> degrees = swing();
        degrees[15] += 15.0F;
        const Diagnostic found = theOnly(withArm(degrees), "KEY_POP");
        QCOMPARE(found.severity, Severity::Warning);
        QCOMPARE(found.key.value(), 15U);
        QCOMPARE(found.node.value(), 4U);
        QVERIFY2(mentions(found, "'Arm.L' rotation jumps by 15° in key 15 at 0.5 s"),
                 found.message.c_str());
        QVERIFY2(mentions(found, "delete key 15 at 0.5 s"), found.message.c_str());
    }

    void popsOfTwoTracksAtOneTimeAreAnImpact() {
        Asset asset = armedRig();
        std::vector<float> degrees = swing();
        degrees[15] += 15.0F;
        addTurns(asset, kArm, frameTimes(), degrees);
        addTurns(asset, NodeIndex(kArmR + 1), frameTimes(), degrees);
        const std::vector<Diagnostic> found = lint(asset, "KEY_POP");
        QVERIFY(!found.empty());
        for (const Diagnostic& finding : found) {
            QCOMPARE(finding.severity, Severity::Info);
        }
    }

    void aKeyThatRepeatsAmidFastMotionIsHeldWhateverItsDirection() {
        std::vector<float> degrees = swing();
        for (std::size_t frame = 0; frame < degrees.size(); ++frame) {
            degrees[frame] += (frame % 2 == 0 ? 9.0F : -9.0F) * (1.0F + 0.01F * float(frame));
        }
        QVERIFY(lint(withArm(degrees), "KEY_HELD").empty());
        degrees[8] = degrees[7];
        QCOMPARE(theOnly(withArm(degrees), "KEY_HELD").key.value(), 8U);
        degrees[8] += 0.5F;
        QVERIFY(lint(withArm(degrees), "KEY_HELD").empty());
    }

    void aRepeatedKeyAmidMotionIsHeld() {
        std::vector<float> degrees = swing(0.75F);
        for (float& degree : degrees) {
            degree *= 4.0F;
        }
        degrees[8] = degrees[7];
        const Diagnostic found = theOnly(withArm(degrees), "KEY_HELD");
        QCOMPARE(found.key.value(), 8U);
        QVERIFY(lint(withArm(degrees), "KEY_POP").empty());
        degrees[22] = degrees[21];
        QVERIFY(lint(withArm(degrees), "KEY_HELD").empty());  // animated in steps
    }

    void aScaleKeyOfZeroIsNamedUnlessItHides() {
        std::vector<float> scales = constant(kFrames, {1.0F, 1.0F, 1.0F});
        for (std::size_t c = 0; c < 3; ++c) {
            scales[3 * 10 + c] = 1e-5F;
        }
        Asset asset = withArm(swing());
        asset.nodes[kArm.value].children = {NodeIndex(6U)};  // a part attached to the arm
        asset.nodes.push_back({});
        asset.nodes[6].name = "Hand";
        asset.nodes[6].rest.translation.x = 1.0F;
        asset.nodes[6].mesh = MeshIndex(1U);
        asset.meshes.push_back(asset.meshes[0]);
        asset.meshes[1].primitives[0].influenceSets.clear();
        Asset hidden = asset;
        addTrack(asset, kArm, ChannelPath::Scale, frameTimes(), scales);
        const Diagnostic found = theOnly(asset, "KEY_SCALE_ZERO");
        QCOMPARE(found.severity, Severity::Warning);
        QCOMPARE(found.key.value(), 10U);
        QVERIFY2(mentions(found, "set key 10 at 0.3333 s to 1, 1, 1"), found.message.c_str());
        for (std::size_t i = 3 * 11; i < scales.size(); ++i) {
            scales[i] = 0.0F;
        }
        addTrack(hidden, kArm, ChannelPath::Scale, frameTimes(), scales);
        for (const Diagnostic& finding : lint(hidden, "KEY_SCALE_ZERO")) {
            QCOMPARE(finding.severity, Severity::Info);
        }
    }

    void aNegativeScaleKeyIsNamed() {
        std::vector<float> scales = constant(kFrames, {1.0F, 1.0F, 1.0F});
        scales[3 * 10] = -1.0F;
        Asset asset = swingingRig();
        addTrack(asset, NodeIndex(3U), ChannelPath::Scale, frameTimes(), scales);
        const Diagnostic found = theOnly(asset, "KEY_SCALE_NEGATIVE");
        QCOMPARE(found.key.value(), 10U);
        QVERIFY(lint(asset, "KEY_SCALE_ZERO").empty());
    }

    void aSteppedTrackAmongSmoothOnesIsNamed() {
        Asset asset = swingingRig(1);
        Asset stepped = asset;
        addTurns(asset, NodeIndex(2U), frameTimes(), swing());
        QVERIFY(lint(asset, "TRACK_STEP_AMONG_LINEAR").empty());
        addTurns(stepped, NodeIndex(2U), frameTimes(), swing());
        stepped.animations[0].samplers.back().interpolation = Interpolation::Step;
        const Diagnostic found = theOnly(stepped, "TRACK_STEP_AMONG_LINEAR");
        QCOMPARE(found.node.value(), 2U);
        for (Sampler& sampler : stepped.animations[0].samplers) {
            sampler.interpolation = Interpolation::Step;
        }
        QVERIFY(lint(stepped, "TRACK_STEP_AMONG_LINEAR").empty());
    }

    void aTangentThatIsTooLongOvershoots() {
        Asset asset = swingingRig(1);
        std::vector<float> times{0.0F, 0.25F, 0.5F, 0.75F, 1.0F};
        std::vector<float> values;
        for (std::size_t key = 0; key < 5; ++key) {
            const float half = 0.1F * static_cast<float>(key % 2);
            const float slope = key == 2 ? 12.0F : 0.0F;
            values.insert(values.end(), {0.0F, 0.0F, slope, 0.0F, 0.0F, 0.0F, std::sin(half),
                                         std::cos(half), 0.0F, 0.0F, slope, 0.0F});
        }
        addTrack(asset, NodeIndex(2U), ChannelPath::Rotation, times, values,
                 Interpolation::CubicSpline);
        const Diagnostic found = theOnly(asset, "SPLINE_OVERSHOOT");
        QVERIFY(found.key.value() == 1U || found.key.value() == 2U);
        values[2 * 12 + 2] = values[2 * 12 + 10] = 0.0F;
        asset = swingingRig(1);
        addTrack(asset, NodeIndex(2U), ChannelPath::Rotation, times, values,
                 Interpolation::CubicSpline);
        QVERIFY(lint(asset, "SPLINE_OVERSHOOT").empty());
    }

    void keysAMillisecondApartAreNamedIfTheyDiffer() {
        Asset asset = swingingRig(1);
        std::vector<float> times = frameTimes();
        std::vector<float> degrees = swing();
        times.insert(times.begin() + 11, times[10] + 0.001F);
        degrees.insert(degrees.begin() + 11, degrees[10]);
        Asset equal = asset;
        addTurns(equal, NodeIndex(2U), times, degrees);
        QVERIFY(lint(equal, "KEYS_TOO_CLOSE").empty());
        degrees[11] += 20.0F;
        addTurns(asset, NodeIndex(2U), times, degrees);
        const Diagnostic found = theOnly(asset, "KEYS_TOO_CLOSE");
        QCOMPARE(found.key.value(), 11U);
    }

    void aFullTurnBetweenTwoKeysIsNotPlayed() {
        Asset asset = swingingRig(1);
        addTrack(asset, NodeIndex(2U), ChannelPath::Rotation, std::vector{0.0F, 1.0F},
                 {0.0F, 0.0F, 0.0F, 1.0F, 0.0F, 0.0F, 0.0F, -1.0F});
        const Diagnostic found = theOnly(asset, "TURN_COLLAPSED");
        QCOMPARE(found.node.value(), 2U);
    }

    void aTrackThatPlaysLateIsNamedWithTheTime() {
        Asset asset = swingingRig(1);
        addTurns(asset, NodeIndex(2U), frameTimes(0.2F), swing());
        const Diagnostic found = theOnly(asset, "TRACK_SHIFTED");
        QVERIFY2(mentions(found, "'Spine' rotation plays 0.2 s later than 4 other tracks"),
                 found.message.c_str());
    }

    void aBoneThatIsLongerInOneClipIsNamed() {
        Asset asset = swingingRig();
        addTrack(asset, NodeIndex(3U), ChannelPath::Translation, std::vector{0.0F, 1.0F},
                 constant(2, {0.0F, 1.3F, 0.0F}));
        const Diagnostic found = theOnly(asset, "BONE_LENGTH_CHANGES");
        QVERIFY2(mentions(found, "'Head' is 1.3 times as far from its parent"),
                 found.message.c_str());
        QVERIFY(lint(asset, "TRANSLATION_UNITS").empty());
    }

    void aBoneThatStretchesWithinAClipIsAnimated() {
        Asset asset = swingingRig();
        addTrack(asset, NodeIndex(3U), ChannelPath::Translation, std::vector{0.0F, 0.5F, 1.0F},
                 {0.0F, 1.0F, 0.0F, 0.0F, 1.5F, 0.0F, 0.0F, 1.0F, 0.0F});
        QVERIFY(lint(asset, "BONE_LENGTH_CHANGES").empty());
    }

    void aHundredTimesAsFarIsInOtherUnits() {
        Asset asset = swingingRig();
        addTrack(asset, NodeIndex(3U), ChannelPath::Translation, std::vector{0.0F, 1.0F},
                 constant(2, {0.0F, 100.0F, 0.0F}));
        const Diagnostic found = theOnly(asset, "TRANSLATION_UNITS");
        QVERIFY2(mentions(found, "divide the keys of 'Head' translation by 100"),
                 found.message.c_str());
        QVERIFY(lint(asset, "BONE_LENGTH_CHANGES").empty());
    }

    void aClipOfControlsAloneMovesNoJoint() {
        Asset asset = armedRig();
        asset.nodes.push_back({});
        asset.nodes.back().name = "ik_hand.L";
        addTurns(asset, NodeIndex(6U), {0.0F, 1.0F}, {0.0F, 30.0F});
        const Diagnostic found = theOnly(asset, "CLIP_MOVES_NO_JOINT");
        QVERIFY2(mentions(found, "'Walk' moves 1 control, first 'ik_hand.L'"),
                 found.message.c_str());
        addTurns(asset, NodeIndex(2U), {0.0F, 1.0F}, {0.0F, 30.0F});
        QVERIFY(lint(asset, "CLIP_MOVES_NO_JOINT").empty());
    }

    void aJointWithoutATrackInOneClipIsNamed() {
        Asset asset = withArm(swing());
        asset.animations.push_back(asset.animations[0]);
        asset.animations[1].name = "Run";
        QVERIFY(lint(asset, "TRACK_COVERAGE").empty());
        asset.animations[1].channels.pop_back();
        const Diagnostic found = theOnly(asset, "TRACK_COVERAGE");
        QCOMPARE(found.severity, Severity::Info);
        QCOMPARE(found.animation.value(), 1U);
        QCOMPARE(found.node.value(), 4U);
        // A clip of a few joints is meant to be played on top of another one.
        asset.animations[1].channels.resize(2);
        QVERIFY(lint(asset, "TRACK_COVERAGE").empty());
    }
};

SINEW_TEST(TestMotionRules)
#include "test_motion_rules.moc"
