// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/session/session_state.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// "Walk" from 1 to 3 s and "Still", a pose, at a time that the test sets; "Walk" plays.
struct Transport {
    double wall = 100.0;
    Session session{nullptr, [this] { return wall; }};
    Player& player = session.player();

    Transport() { session.document().show({.asset = character(), .outline = {}}); }

    void pass(double seconds) {
        wall += seconds;
        session.advance(wall);
    }
    [[nodiscard]] bool at(float seconds) const {
        return std::abs(player.seconds() - seconds) < 1e-4F;
    }
    [[nodiscard]] std::size_t clip() const { return player.animation().value; }
    [[nodiscard]] StateParts parts() {
        return {.player = player,
                .selection = session.selection(),
                .pins = session.pins(),
                .visibility = session.visibility(),
                .appearance = session.appearance(),
                .rig = session.rig(),
                .motion = session.motionMeter()};
    }
};

}  // namespace

class TestTransport : public QObject {
    Q_OBJECT

private slots:
    void reversePlaysBackwardsAndPausesAndSpacePlaysForwardsAgain() {
        Transport t;
        t.pass(1.5);
        QVERIFY(t.at(2.5F));
        t.player.toggleReverse();  // turns while it plays
        QVERIFY(t.player.playing() && t.player.reversed());
        t.pass(1.0);
        QVERIFY(t.at(1.5F));
        QCOMPARE(t.player.speed(), 1.0);
        t.player.toggleReverse();
        QVERIFY(!t.player.playing());
        t.player.toggleReverse();
        t.pass(0.25);
        QVERIFY(t.at(1.25F));
        t.player.togglePlaying();  // pauses in either direction
        QVERIFY(!t.player.playing());
        t.player.togglePlaying();
        QVERIFY(t.player.playing() && !t.player.reversed());
        t.pass(0.5);
        QVERIFY(t.at(1.75F));
    }

    void reversedTheSpeedKeepsItsSign() {
        Transport t;
        t.player.toggleReverse();
        t.player.setSpeed(0.5);
        QCOMPARE(t.player.speed(), 0.5);
        QCOMPARE(t.player.clock().speed, -0.5);
        t.player.setPlaying(false);
        t.player.setSpeed(-1.0);
        t.player.togglePlaying();
        QCOMPARE(t.player.clock().speed, -1.0);
    }

    void aStateThatIsPutBackPlaysInItsDirection() {
        Transport t;
        const InspectionState ahead = stateOf(t.parts());
        t.player.toggleReverse();
        t.pass(0.5);
        const InspectionState back = stateOf(t.parts());
        Transport other;
        putBack(back, other.parts());
        QVERIFY(other.player.playing() && other.player.reversed());
        QVERIFY(other.at(2.5F));
        QCOMPARE(other.player.speed(), 1.0);
        other.pass(0.25);
        QVERIFY(other.at(2.25F));
        putBack(ahead, other.parts());
        QVERIFY(other.player.playing() && !other.player.reversed());
        QVERIFY(other.at(1.0F));
    }

    void inAndOutPointsCountNoPass() {
        Transport t;
        t.player.setRepeats(2);
        t.player.setPlaysAllClips(true);
        t.pass(1.25);
        t.player.setInOut(2.0F, 3.0F);
        t.pass(0.25);
        QCOMPARE(t.player.pass(), 1);
        t.player.setRepeats(0);
        t.player.setInOut(1.5F, 3.0F);
        t.pass(0.25);
        QCOMPARE(t.clip(), std::size_t{0});
        QVERIFY(t.at(2.75F));
    }

    void aMixOfAnotherLengthKeepsItsPasses() {
        Transport t;
        t.player.mixPresentClip();
        t.player.setRepeats(4);
        t.pass(4.5);
        QCOMPARE(t.player.pass(), 3);
        Mix slower = t.player.mix();
        slower.layers[0].speed = 0.25;
        t.player.setMix(slower);
        t.pass(0.25);
        QCOMPARE(t.player.pass(), 3);
    }

    void aDragWhilePlayingBackwardsGoesOnBackwards() {
        Transport t;
        t.player.toggleReverse();
        t.player.setPlaying(false);  // A drag does the same.
        t.player.seek(2.0F);
        t.player.setPlaying(true);
        t.pass(0.5);
        QVERIFY(t.at(1.5F));
    }

    void aNumberOfPassesStopsTheLoop() {
        Transport t;
        t.player.setRepeats(2);
        QSignalSpy passes(&t.player, &Player::passChanged);
        t.pass(1.0);
        QCOMPARE(t.player.pass(), 1);
        t.pass(2.0);
        QCOMPARE(t.player.pass(), 2);
        t.player.setPlaying(false);
        t.player.setPlaying(true);
        QCOMPARE(t.player.pass(), 2);  // counted on
        t.pass(5.0);
        QVERIFY(!t.player.playing());
        QCOMPARE(t.player.seconds(), kWalkEnd);
        QCOMPARE(t.player.pass(), 2);
        QCOMPARE(passes.count(), 1);
        t.player.setPlaying(true);
        QCOMPARE(t.player.pass(), 1);
        t.pass(0.5);
        QVERIFY(t.at(kWalkStart + 0.5F));
    }

    void anotherNumberOfPassesIsCountedAnew() {
        Transport t;
        t.pass(7.0);
        t.player.setRepeats(1);
        QVERIFY(t.player.playing());
        QCOMPARE(t.player.pass(), 1);
        t.pass(0.9);
        QVERIFY(t.player.playing());
        t.pass(0.2);
        QVERIFY(!t.player.playing());
        t.player.setRepeats(-5);
        QCOMPARE(t.player.repeats(), 0);
    }

    void allClipsFollowEachOtherAndStartOver() {
        Transport t;
        t.player.setPlaysAllClips(true);
        QSignalSpy titles(&t.player, &Player::animationChanged);
        t.pass(1.9);
        QCOMPARE(t.clip(), std::size_t{0});
        t.pass(0.2);
        QCOMPARE(t.clip(), std::size_t{1});
        QVERIFY(t.player.playing());
        t.pass(0.5);
        QCOMPARE(t.clip(), std::size_t{1});  // a pose is shown for a second
        t.pass(0.6);
        QCOMPARE(t.clip(), std::size_t{0});
        QCOMPARE(titles.count(), 2);
        QVERIFY(t.player.playing());
    }

    void playedOnceAllClipsStopAtTheLast() {
        Transport t;
        t.player.setPlaysAllClips(true);
        t.player.setLoop(LoopMode::Once);
        t.pass(2.1);
        QCOMPARE(t.clip(), std::size_t{1});
        t.pass(1.1);
        QVERIFY(!t.player.playing());
        QCOMPARE(t.clip(), std::size_t{1});
    }

    void eachOfAllClipsHasItsPasses() {
        Transport t;
        t.player.setPlaysAllClips(true);
        t.player.setRepeats(2);
        t.pass(3.9);
        QCOMPARE(t.clip(), std::size_t{0});
        QCOMPARE(t.player.pass(), 2);
        t.pass(0.2);
        QCOMPARE(t.clip(), std::size_t{1});
        QCOMPARE(t.player.pass(), 1);
        t.pass(2.1);
        QVERIFY(!t.player.playing());
    }

    void allClipsRunBackwardsToo() {
        Transport t;
        t.player.setPlaysAllClips(true);
        t.player.stepClips(1);
        t.player.toggleReverse();
        t.pass(1.1);
        QCOMPARE(t.clip(), std::size_t{0});
        QVERIFY(t.at(kWalkEnd));
        t.pass(0.5);
        QVERIFY(t.at(kWalkEnd - 0.5F));
    }

    void aClipThatBeginsWhilePlayingBackwardsBeginsAtItsEnd() {
        for (const LoopMode loop : {LoopMode::Once, LoopMode::Loop, LoopMode::PingPong}) {
            Transport t;
            t.player.setAnimation(AnimationIndex(1U));
            t.player.setLoop(loop);
            t.player.toggleReverse();
            t.player.stepClips(-1);
            QVERIFY(t.player.playing() && t.at(kWalkEnd));
            t.pass(0.5);
            QVERIFY(t.player.playing() && t.at(kWalkEnd - 0.5F));
            t.player.setPlaying(false);
            t.player.stepClips(1);
            t.player.stepClips(-1);
            QVERIFY(t.at(kWalkStart));  // paused, a clip is shown from its start
        }
    }

    void anotherFileBeginsAtItsStartWhateverPlayed() {
        Transport t;
        t.player.toggleReverse();
        t.session.document().show({.asset = character(), .outline = {}});
        QVERIFY(t.at(kWalkStart));
    }

    void layersPlayOnTheirOwn() {
        Transport t;
        t.player.mixPresentClip();
        t.player.setPlaysAllClips(true);
        t.pass(9.0);
        QVERIFY(t.player.mixing());
        QCOMPARE(t.clip(), std::size_t{0});
    }

    void theNextClipAfterTheLastIsTheFirst() {
        Transport t;
        t.player.stepClips(1);
        QCOMPARE(t.clip(), std::size_t{1});
        t.player.stepClips(1);
        QCOMPARE(t.clip(), std::size_t{0});
        t.player.stepClips(-1);
        QCOMPARE(t.clip(), std::size_t{1});
        t.player.setAnimation({});
        t.player.stepClips(1);
        QCOMPARE(t.clip(), std::size_t{0});
    }

    void theButtonShowsThePassAndItsMenuSetsTheNumber() {
        WindowFixture f;
        auto& button = f.find<QToolButton>("loopButton");
        QVERIFY(button.text().isEmpty());
        f.action("3 Times, Then Stop")->trigger();
        QCOMPARE(f.session.player().repeats(), 3);
        QCOMPARE(button.text(), QStringLiteral("1 / 3"));
        f.session.player().setRepeats(7);
        QVERIFY(f.action("7 Times, Then Stop…")->isChecked());
        QVERIFY(!f.action("3 Times, Then Stop")->isChecked());
        f.action("Without End")->trigger();
        QVERIFY(button.text().isEmpty());
        f.action("All Clips, One After Another")->trigger();
        QVERIFY(f.session.player().playsAllClips());
        QVERIFY(button.toolTip().contains("All clips"));
    }

    void keysStepThroughTheClips() {
        PictureFixture f;
        QTest::keyClick(f.picture, Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(f.session.player().animation(), AnimationIndex(1U));
        QTest::keyClick(f.picture, Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(f.session.player().animation(), AnimationIndex(0U));
    }
};

SINEW_TEST_IN(QApplication, TestTransport)
#include "test_transport.moc"
