// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <cmath>

#include "model/check/clip_purpose.h"
#include "tests/model/check/rig.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

Asset withoutTracks() {
    Asset asset = cleanRig();
    asset.animations[0].samplers.clear();
    asset.animations[0].channels.clear();
    asset.animations[0].name = "Clip 1";  // says nothing
    return asset;
}

// Three joints that swing once in a second, keyed at 30 fps.
Asset swinging() {
    Asset asset = withoutTracks();
    std::vector<float> times;
    std::vector<float> degrees;
    for (int frame = 0; frame <= 30; ++frame) {
        times.push_back(static_cast<float>(frame) / 30.0F);
        degrees.push_back(20.0F * std::sin(6.2831853F * times.back()));
    }
    for (std::size_t joint = 1; joint <= 3; ++joint) {
        addTurns(asset, NodeIndex(joint), times, degrees);
    }
    return asset;
}

std::vector<float> heights(float (*height)(float)) {
    std::vector<float> values;
    for (int frame = 0; frame <= 30; ++frame) {
        values.insert(values.end(), {0.0F, height(static_cast<float>(frame) / 30.0F), 0.0F});
    }
    return values;
}

}  // namespace

class TestClips : public QObject {
    Q_OBJECT

private slots:
    void aClipThatDrivesNothingIsEmpty() {
        const auto found = lint(withoutTracks(), "CLIP_EMPTY");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].pointer, std::string("/animations/0"));
        QCOMPARE(found[0].animation.value(), 0U);
    }

    void oneKeyTimeMakesAPose() {
        Asset asset = withoutTracks();
        addTurns(asset, NodeIndex(2U), {0.5F}, {30.0F});
        const auto findings = lint(asset);
        QVERIFY2(findings.size() == 1, listed(findings).c_str());
        QCOMPARE(findings[0].code, std::string("CLIP_ZERO_LENGTH"));
    }

    void aClipShouldStartAtZero() {
        Asset asset = withoutTracks();
        addTurns(asset, NodeIndex(2U), {0.5F, 1.0F, 2.0F}, {0.0F, 10.0F, 0.0F});
        const auto found = lint(asset, "CLIP_NOT_AT_ZERO");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].severity, Severity::Warning);
        QVERIFY(found[0].message.find("0.5 s") != std::string::npos);
    }

    void aClipThatStartsAtOneFrameIsNoWarning() {
        for (const float rate : {24.0F, 25.0F, 30.0F, 60.0F}) {
            Asset asset = withoutTracks();
            addTurns(asset, NodeIndex(2U), {1.0F / rate, 1.0F, 2.0F}, {0.0F, 10.0F, 0.0F});
            const auto found = lint(asset, "CLIP_NOT_AT_ZERO");
            QCOMPARE(found.size(), std::size_t{1});
            QCOMPARE(found[0].severity, Severity::Info);
        }
    }

    void oneKeyBetweenTheFramesIsFoundWithTheRate() {
        Asset asset = swinging();
        QVERIFY(lint(asset, "KEY_OFF_FRAME_GRID").empty());
        SharedArray<float>& times = asset.animations[0].samplers[1].times;
        std::vector<float> late = times.toVector();
        late[7] += 0.012F;
        times = std::move(late);
        const auto found = lint(asset, "KEY_OFF_FRAME_GRID");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].pointer, std::string("/animations/0/samplers/1/input"));
        QCOMPARE(found[0].key.value(), 7U);
        QVERIFY(found[0].message.find("30 fps") != std::string::npos);
    }

    void aClipThatFollowsNoFramesHasNoKeysBetweenThem() {
        Asset asset = withoutTracks();
        addTurns(asset, NodeIndex(2U), {0.0F, 0.137F, 0.411F, 0.7071F, 1.234F, 1.618F},
                 {0.0F, 10.0F, -5.0F, 8.0F, 3.0F, 0.0F});
        QVERIFY(lint(asset, "KEY_OFF_FRAME_GRID").empty());
    }

    void aTrackThatJumpsBackInALoopIsASeam() {
        Asset asset = swinging();
        QVERIFY(lint(asset, "LOOP_SEAM").empty());
        addTrack(asset, NodeIndex(3U), ChannelPath::Translation,
                 asset.animations[0].samplers[0].times,
                 heights([](float t) { return 1.0F + 0.3F * std::sin(4.0F * t); }));
        const auto found = lint(asset, "LOOP_SEAM");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].severity, Severity::Warning);
        QCOMPARE(found[0].pointer, std::string("/animations/0/samplers/3/output"));
        QCOMPARE(found[0].key.value(), 30U);
        QCOMPARE(found[0].node.value(), 3U);
    }

    void theSeamOfAOneShotIsInformation() {
        Asset asset = swinging();
        addTrack(asset, NodeIndex(3U), ChannelPath::Translation,
                 asset.animations[0].samplers[0].times,
                 heights([](float t) { return 1.0F + 0.3F * std::sin(4.0F * t); }));
        const auto severityOf = [&asset](const char* name) {
            asset.animations[0].name = name;
            return lint(asset, "LOOP_SEAM").at(0).severity;
        };
        QCOMPARE(severityOf("Punch_Left"), Severity::Info);
        QCOMPARE(severityOf("Armature|Death"), Severity::Info);
        QCOMPARE(severityOf("Take 001"), Severity::Warning);
        QCOMPARE(severityOf("Walk"), Severity::Warning);
        QCOMPARE(severityOf("Jump_Idle"), Severity::Warning);
    }

    void aMotionFromRestToRestIsAOneShotUnlessItsNameSaysLoop() {
        Asset asset = withoutTracks();
        std::vector<float> times;
        std::vector<float> degrees;
        for (int frame = 0; frame <= 30; ++frame) {
            times.push_back(static_cast<float>(frame) / 30.0F);
            degrees.push_back(20.0F * (1.0F - std::cos(6.2831853F * times.back())));
        }
        for (std::size_t joint = 1; joint <= 3; ++joint) {
            addTurns(asset, NodeIndex(joint), times, degrees);
        }
        addTrack(asset, NodeIndex(3U), ChannelPath::Translation, times,
                 heights([](float t) { return 1.0F + 0.2F * (1.0F - std::cos(3.1415927F * t)); }));
        QCOMPARE(lint(asset, "LOOP_SEAM").size(), std::size_t{1});
        QCOMPARE(lint(asset, "LOOP_SEAM").at(0).severity, Severity::Info);
        asset.animations[0].name = "Breathing";
        QCOMPARE(lint(asset, "LOOP_SEAM").at(0).severity, Severity::Warning);
    }

    void namesTellLoopsFromOneShots() {
        using check::clipPurpose;
        using check::ClipPurpose;
        for (const char* name : {"Walk", "walking_B", "CombatIdle", "Running_Shoot", "Jump_Idle",
                                 "CharacterArmature|Run", "Swim", "RUN"}) {
            QVERIFY2(clipPurpose(name) == ClipPurpose::Loop, name);
        }
        for (const char* name : {"Punch", "1H_Melee_Attack_Chop", "DeathBack", "HitReact", "No",
                                 "Jump_Full_Short", "Sit_Chair_Down", "Weapon"}) {
            QVERIFY2(clipPurpose(name) == ClipPurpose::OneShot, name);
        }
        for (const char* name : {"", "Take 001", "Survey", "mixamo.com", "Normal", "Brunt"}) {
            QVERIFY2(clipPurpose(name) == ClipPurpose::Unknown, name);
        }
    }

    void aRootThatTravelsSteadilyIsNoSeam() {
        Asset asset = swinging();
        addTrack(asset, NodeIndex(1U), ChannelPath::Translation,
                 asset.animations[0].samplers[0].times, heights([](float t) { return 2.0F * t; }));
        QVERIFY(lint(asset, "LOOP_SEAM").empty());
    }

    void aRootThatJumpsOnItsLastKeyIsASeam() {
        Asset asset = swinging();
        auto values = heights([](float t) { return 0.2F * std::sin(6.2831853F * t); });
        values[values.size() - 2] += 0.1F;
        addTrack(asset, NodeIndex(1U), ChannelPath::Translation,
                 asset.animations[0].samplers[0].times, values);
        QCOMPARE(lint(asset, "LOOP_SEAM").size(), std::size_t{1});
    }

    void aClipThatDoesNotLoopHasNoSeam() {
        Asset asset = withoutTracks();
        for (std::size_t joint = 1; joint <= 3; ++joint) {
            addTurns(asset, NodeIndex(joint), {0.0F, 0.5F, 1.0F}, {0.0F, 40.0F, 25.0F});
        }
        QVERIFY(lint(asset, "LOOP_SEAM").empty());
    }

    void aLoopThatMeetsItsStartAtAnotherSpeedJerks() {
        Asset asset = swinging();
        QVERIFY(lint(asset, "LOOP_SPEED_JUMP").empty());
        // A parabola: smooth inside, up at the end and down at the start.
        addTrack(asset, NodeIndex(3U), ChannelPath::Translation,
                 asset.animations[0].samplers[0].times,
                 heights([](float t) { return 1.0F + 4.0F * t * (t - 1.0F); }));
        const auto found = lint(asset, "LOOP_SPEED_JUMP");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].severity, Severity::Info);
        QCOMPARE(found[0].pointer, std::string("/animations/0/samplers/3/output"));
        asset.animations[0].name = "Punch";
        QVERIFY(lint(asset, "LOOP_SPEED_JUMP").empty());
    }
};

SINEW_TEST(TestClips)
#include "test_clips.moc"
