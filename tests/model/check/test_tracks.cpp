// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <cmath>

#include "tests/model/check/rig.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

class TestTracks : public QObject {
    Q_OBJECT

private slots:
    void aTrackThatHoldsTheValueAtRestCanGoWhole() {
        Asset asset = cleanRig();
        addTrack(asset, NodeIndex(3U), ChannelPath::Translation, {0.0F, 0.5F, 1.0F},
                 {0, 1, 0, 0, 1, 0, 0, 1, 0});
        const auto found = lint(asset, "CONSTANT_TRACK");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].pointer, std::string("/animations/0/channels/3"));
        QCOMPARE(found[0].channel.value(), 3U);
        QCOMPARE(found[0].node.value(), 3U);
        QVERIFY(found[0].message.find("36 bytes") != std::string::npos);
        QVERIFY(found[0].message.find("the rest value") != std::string::npos);
    }

    void aConstantTrackAwayFromRestKeepsOneKey() {
        Asset asset = cleanRig();
        addTrack(asset, NodeIndex(3U), ChannelPath::Translation, {0.0F, 0.5F, 1.0F},
                 {0, 2, 0, 0, 2, 0, 0, 2, 0});
        QVERIFY(lint(asset, "CONSTANT_TRACK").empty());
        const auto found = lint(asset, "CONSTANT_TRACK_POSED");
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY(found[0].message.find("keep one key, and delete the others (24 bytes)") !=
                std::string::npos);
    }

    void aTrackAtRestStaysIfAnotherClipMovesItsTarget() {
        Asset asset = cleanRig();
        asset.animations.push_back(asset.animations[0]);
        addTrack(asset, NodeIndex(3U), ChannelPath::Translation, {0.0F, 0.5F, 1.0F},
                 {0, 1, 0, 0, 1, 0, 0, 1, 0});
        QCOMPARE(lint(asset, "CONSTANT_TRACK").size(), std::size_t{1});
        std::swap(asset.animations[0], asset.animations[1]);
        addTrack(asset, NodeIndex(3U), ChannelPath::Translation, {0.0F, 1.0F},
                 {0, 1, 0, 0, 2, 0});  // the other clip
        QVERIFY(lint(asset, "CONSTANT_TRACK").empty());
        const auto found = lint(asset, "CONSTANT_TRACK_RESETS");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].animation.value(), 1U);
        QVERIFY(found[0].message.find("the rest value of what other clips move") !=
                std::string::npos);
        QVERIFY(found[0].message.find("keep one key") != std::string::npos);
    }

    void oneKeyThatPosesOrResetsIsWhatIsAdvised() {
        Asset asset = cleanRig();
        addTrack(asset, NodeIndex(3U), ChannelPath::Translation, {0.0F}, {0, 2, 0});
        QVERIFY(lint(asset, "CONSTANT_TRACK_POSED").empty());
        QVERIFY(lint(asset, "CONSTANT_TRACK").empty());
    }

    void aSplineThatSwingsBetweenEqualKeysIsNotConstant() {
        Asset asset = cleanRig();
        addTrack(asset, NodeIndex(3U), ChannelPath::Translation, {0.0F, 1.0F},
                 {0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0},
                 Interpolation::CubicSpline);
        QVERIFY(lint(asset, "CONSTANT_TRACK").empty());
    }

    void keysOnAStraightRunAreRedundant() {
        Asset asset = cleanRig();
        asset.animations[0].samplers.clear();
        asset.animations[0].channels.clear();
        addTurns(asset, NodeIndex(2U), {0.0F, 0.25F, 0.5F, 0.75F, 1.0F},
                 {0.0F, 10.0F, 20.0F, 30.0F, 0.0F});
        const auto found = lint(asset, "REDUNDANT_KEYS");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].count, std::size_t{2});
    }

    void aFineCurveIsNotStraightHoweverDenseItsKeysAre() {
        Asset asset = cleanRig();
        asset.animations[0].samplers.clear();
        asset.animations[0].channels.clear();
        std::vector<float> times;
        std::vector<float> degrees;
        for (int i = 0; i <= 240; ++i) {
            times.push_back(static_cast<float>(i) / 240.0F);
            degrees.push_back(30.0F * std::sin(6.2831853F * times.back()));
        }
        addTurns(asset, NodeIndex(2U), times, degrees);
        const auto found = lint(asset, "REDUNDANT_KEYS");
        // Within a hundredth of a degree a run of this curve holds a few keys, never most of them.
        QVERIFY(found.empty() || found[0].count < 160);
    }

    void keysThatKeepATurnBelowHalfARoundStay() {
        Asset asset = cleanRig();
        asset.animations[0].samplers.clear();
        asset.animations[0].channels.clear();
        addTurns(asset, NodeIndex(2U), {0.0F, 0.25F, 0.5F, 0.75F, 1.0F},
                 {0.0F, 90.0F, 180.0F, 270.0F, 360.0F});
        QVERIFY(lint(asset, "REDUNDANT_KEYS").empty());
    }

    void aTrackOnANodeThatNothingDependsOnMovesNothing() {
        Asset asset = cleanRig();
        asset.nodes.push_back({});
        asset.nodes[4].name = "Control";
        asset.scenes[0].roots.push_back(NodeIndex(4U));
        addTurns(asset, NodeIndex(4U), {0.0F, 0.5F, 1.0F}, {0.0F, 10.0F, 0.0F});
        const auto found = lint(asset, "TRACK_MOVES_NOTHING");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].node.value(), 4U);
        QVERIFY(found[0].message.find("'Control' rotation") != std::string::npos);
    }

    void aTrackAboveAJointACameraOrALightMovesSomething() {
        Asset asset = cleanRig();
        asset.nodes.resize(6);
        asset.cameras.resize(1);
        asset.nodes[4].camera = CameraIndex(0U);
        asset.nodes[5].children = {NodeIndex(1U), NodeIndex(4U)};
        asset.scenes[0].roots = {NodeIndex(0U), NodeIndex(5U)};
        addTurns(asset, NodeIndex(4U), {0.0F, 0.5F, 1.0F}, {0.0F, 10.0F, 0.0F});
        addTurns(asset, NodeIndex(5U), {0.0F, 0.5F, 1.0F}, {0.0F, 10.0F, 0.0F});
        QVERIFY(lint(asset, "TRACK_MOVES_NOTHING").empty());
    }
};

SINEW_TEST(TestTracks)
#include "test_tracks.moc"
