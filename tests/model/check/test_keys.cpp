// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "tests/model/check/rig.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

void flip(Asset& asset, std::size_t sampler, std::size_t key) {
    SharedArray<float>& stored = asset.animations[0].samplers[sampler].values;
    std::vector<float> values = stored.toVector();
    for (std::size_t i = 0; i < 4; ++i) {
        values[4 * key + i] *= -1.0F;
    }
    stored = std::move(values);
}

}  // namespace

class TestKeys : public QObject {
    Q_OBJECT

private slots:
    void aKeyWithTheOtherSignFlipsTwice() {
        Asset asset = cleanRig();
        flip(asset, 1, 2);
        const auto found = lint(asset, "KEY_ROTATION_SIGN_FLIPPED");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].severity, Severity::Info);
        QCOMPARE(found[0].pointer, std::string("/animations/0/samplers/1/output"));
        QCOMPARE(found[0].count, std::size_t{2});
        QCOMPARE(found[0].key.value(), 2U);
        QCOMPARE(found[0].channel.value(), 1U);
        QCOMPARE(found[0].node.value(), 2U);
    }

    void inASplineTheFlipIsAWarning() {
        Asset asset = cleanRig();
        addTrack(asset, NodeIndex(2U), ChannelPath::Rotation, {0.0F, 1.0F},
                 {0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.1F, -0.995F, 0, 0, 0, 0},
                 Interpolation::CubicSpline);
        asset.animations[0].channels.erase(asset.animations[0].channels.begin() + 1);
        const auto found = lint(asset, "KEY_ROTATION_SIGN_FLIPPED");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].severity, Severity::Warning);
        QCOMPARE(found[0].key.value(), 1U);
    }

    void aStepSamplerMayFlip() {
        Asset asset = cleanRig();
        flip(asset, 1, 2);
        asset.animations[0].samplers[1].interpolation = Interpolation::Step;
        QVERIFY(lint(asset, "KEY_ROTATION_SIGN_FLIPPED").empty());
    }

    void halfATurnInOneStepIsAmbiguous() {
        Asset asset = cleanRig();
        asset.animations[0].samplers.clear();
        asset.animations[0].channels.clear();
        addTurns(asset, NodeIndex(2U), {0.0F, 0.5F, 1.0F}, {0.0F, 180.0F, 10.0F});
        const auto found = lint(asset, "KEY_ROTATION_HALF_TURN");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].count, std::size_t{1});
        QCOMPARE(found[0].key.value(), 1U);
        QVERIFY(lint(asset, "KEY_ROTATION_SIGN_FLIPPED").empty());
    }

    void stepsOf175DegreesAreClear() {
        Asset asset = cleanRig();
        addTurns(asset, NodeIndex(2U), {0.0F, 0.5F, 1.0F}, {0.0F, 175.0F, 0.0F});
        QVERIFY(lint(asset, "KEY_ROTATION_HALF_TURN").empty());
    }

    void anUnevenScaleTrackAboveATurningJointIsMentioned() {
        Asset asset = cleanRig();
        addTrack(asset, NodeIndex(1U), ChannelPath::Scale, {0.0F, 0.5F, 1.0F},
                 {1, 1, 1, 1, 1.5F, 1, 1, 1, 1});
        const auto found = lint(asset, "TRACK_NONUNIFORM_SCALE");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].key.value(), 1U);
        asset.animations[0].samplers.back().values = {1, 1, 1, 2, 2, 2, 1, 1, 1};
        QVERIFY(lint(asset, "TRACK_NONUNIFORM_SCALE").empty());
    }
};

SINEW_TEST(TestKeys)
#include "test_keys.moc"
