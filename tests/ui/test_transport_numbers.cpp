// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QTest>

#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "ui/session/session.h"
#include "ui/timeline/timeline_scale.h"
#include "ui/timeline/typed_time.h"

using namespace sinew;
using namespace sinew::test;

namespace {

std::shared_ptr<const Asset> withThreeClips() {
    Asset asset = *character();
    asset.animations.push_back(asset.animations.front());
    return finishAsset(std::move(asset));
}

}  // namespace

class TestTransportNumbers : public QObject {
    Q_OBJECT

private slots:
    void aTimecodeCountsHoursMinutesSecondsAndFrames() {
        QCOMPARE(timecodeOf(24 * 3723 + 5, 24.0), QStringLiteral("01:02:03:05"));
        QCOMPARE(timecodeOf(-30, 24.0), QChar(0x2212) + QStringLiteral("00:00:01:06"));
        QCOMPARE(timecodeOf(125, 120.0), QStringLiteral("00:00:01:005"));
        QCOMPARE(timecodeOf(105, 100.0), QStringLiteral("00:00:01:05"));
    }

    void aStepBackOfATimecodeIsNegative() {
        const auto step = typedTime(QStringLiteral("-00:00:00:12"), TimeUnit::Frames);
        QVERIFY(step && step->relative);
        QCOMPARE(step->seconds(24.0), -0.5);
        const auto longer = typedTime(QStringLiteral("-00:00:02:12"), TimeUnit::Frames);
        QCOMPARE(longer->seconds(24.0), -2.5);
    }

    void clipsAreSteppedInTheirOrderAndAround() {
        Session session;
        session.document().show({.asset = withThreeClips(), .outline = {}});
        Player& player = session.player();
        QCOMPARE(player.animation(), AnimationIndex(0U));
        player.stepClips(1);
        QCOMPARE(player.animation(), AnimationIndex(1U));
        player.stepClips(1);
        player.stepClips(1);
        QCOMPARE(player.animation(), AnimationIndex(0U));
        player.stepClips(-1);
        QCOMPARE(player.animation(), AnimationIndex(2U));
        player.setAnimation({});
        player.stepClips(-1);  // goes from the rest pose to the end of the list
        QCOMPARE(player.animation(), AnimationIndex(2U));
        player.setAnimation({});
        player.stepClips(1);
        QCOMPARE(player.animation(), AnimationIndex(0U));
    }

    void aFrameRateIsKeptWithinItsLimits() {
        Session session;
        session.document().show({.asset = character(), .outline = {}});
        session.player().setFrameRate(5000.0);
        QCOMPARE(session.player().frameRate(), 1000.0);
        session.player().setFrameRate(0.25);
        QCOMPARE(session.player().frameRate(), 1.0);
    }
};

SINEW_TEST_IN(QApplication, TestTransportNumbers)
#include "test_transport_numbers.moc"
