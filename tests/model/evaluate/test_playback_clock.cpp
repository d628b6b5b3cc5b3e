// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <cmath>
#include <limits>
#include <set>
#include <string>

#include "model/evaluate/playback_clock.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

PlaybackClock clip(float start, float end, LoopMode loop) {
    PlaybackClock clock;
    clock.startSeconds = start;
    clock.endSeconds = end;
    clock.anchorSeconds = start;
    clock.loop = loop;
    return clock;
}

}  // namespace

class TestPlaybackClock : public QObject {
    Q_OBJECT
private slots:
    void aLoopWrapsOverTheKeyRange();
    void aLoopRunsBackwards();
    void onceStopsAtTheEnd();
    void playingFromTheEndStartsOver();
    void pausingKeepsTheTime();
    void seekingIsHeldWithinTheRange();
    void timeZeroIsATime();
    void aClipWithoutLengthStaysAtItsStart();
    void speedScalesTime();
    void theSameInputGivesTheSameTimeInAnyOrder();
    void aLongLoopStaysInside();
    void thereAndBackTurnsAtBothEnds();
    void thereAndBackRunsBackwardsToo();
    void pausingOnTheWayBackKeepsTheWay();
    void anotherSpeedOnTheWayBackKeepsTheWay();
    void anInAndOutRangeIsPlayedAlone();
    void veryLateTimesDoNotDrift();
    void framesStepWithoutDriftAtAnyRate();
    void aTimeBetweenFramesLiesBelowOneAndAboveTheOther();
    void aTimeThatIsNotFiniteIsFrameZero();
    void aNumberOfPassesEndsTheLoopAtItsEnd();
    void passesAreCountedOnAfterAPauseAndAnewAfterTheEnd();
    void passesRunBackwardsToo();
    void thereAndBackIsOnePass();
    void aClipWithoutLengthIsPlayedForASecond();
    void everyLoopModeHasItsOwnNameAndStaysInsideTheClip();
};

void TestPlaybackClock::aLoopWrapsOverTheKeyRange() {
    PlaybackClock clock = clip(1.0F, 3.0F, LoopMode::Loop);
    clock.play(100.0);
    QCOMPARE(clock.secondsAt(100.0), 1.0F);
    QCOMPARE(clock.secondsAt(101.5), 2.5F);
    QCOMPARE(clock.secondsAt(102.5), 1.5F);
    QCOMPARE(clock.secondsAt(110.25), 1.25F);
}

void TestPlaybackClock::aLoopRunsBackwards() {
    PlaybackClock clock = clip(1.0F, 3.0F, LoopMode::Loop);
    clock.speed = -1.0;
    clock.play(0.0);
    QCOMPARE(clock.secondsAt(0.5), 2.5F);
}

void TestPlaybackClock::onceStopsAtTheEnd() {
    PlaybackClock clock = clip(0.0F, 2.0F, LoopMode::Once);
    clock.play(10.0);
    QCOMPARE(clock.secondsAt(11.0), 1.0F);
    QCOMPARE(clock.secondsAt(99.0), 2.0F);
}

void TestPlaybackClock::playingFromTheEndStartsOver() {
    PlaybackClock clock = clip(0.5F, 2.0F, LoopMode::Once);
    clock.play(0.0);
    clock.pause(9.0);
    QCOMPARE(clock.secondsAt(9.0), 2.0F);
    clock.play(20.0);
    QCOMPARE(clock.secondsAt(20.0), 0.5F);
}

void TestPlaybackClock::pausingKeepsTheTime() {
    PlaybackClock clock = clip(0.0F, 4.0F, LoopMode::Loop);
    clock.play(0.0);
    clock.pause(5.5);
    QCOMPARE(clock.secondsAt(5.5), 1.5F);
    QCOMPARE(clock.secondsAt(100.0), 1.5F);
    clock.play(200.0);
    QCOMPARE(clock.secondsAt(200.5), 2.0F);
}

void TestPlaybackClock::seekingIsHeldWithinTheRange() {
    PlaybackClock clock = clip(1.0F, 3.0F, LoopMode::Loop);
    clock.seek(-5.0F, 0.0);
    QCOMPARE(clock.secondsAt(0.0), 1.0F);
    clock.seek(9.0F, 0.0);
    QCOMPARE(clock.secondsAt(0.0), 3.0F);
    clock.seek(std::numeric_limits<float>::quiet_NaN(), 0.0);
    QCOMPARE(clock.secondsAt(0.0), 1.0F);
}

void TestPlaybackClock::timeZeroIsATime() {
    PlaybackClock clock = clip(-1.0F, 1.0F, LoopMode::Loop);
    clock.seek(0.0F, 7.0);
    QCOMPARE(clock.secondsAt(8.0), 0.0F);
}

void TestPlaybackClock::aClipWithoutLengthStaysAtItsStart() {
    for (const LoopMode loop : {LoopMode::Once, LoopMode::Loop}) {
        PlaybackClock clock = clip(2.0F, 2.0F, loop);
        clock.play(0.0);
        QCOMPARE(clock.secondsAt(0.0), 2.0F);
        QCOMPARE(clock.secondsAt(1.0), 2.0F);
    }
}

void TestPlaybackClock::speedScalesTime() {
    PlaybackClock clock = clip(0.0F, 10.0F, LoopMode::Loop);
    clock.speed = 0.25;
    clock.play(0.0);
    QCOMPARE(clock.secondsAt(8.0), 2.0F);
}

void TestPlaybackClock::theSameInputGivesTheSameTimeInAnyOrder() {
    PlaybackClock clock = clip(0.0F, 3.0F, LoopMode::Loop);
    clock.play(0.0);
    const float late = clock.secondsAt(1000.1);
    QCOMPARE(clock.secondsAt(0.1), 0.1F);
    QCOMPARE(clock.secondsAt(1000.1), late);
}

void TestPlaybackClock::aLongLoopStaysInside() {
    PlaybackClock clock = clip(0.1F, 0.7F, LoopMode::Loop);
    clock.play(0.0);
    for (double wall = 0.0; wall < 1000.0; wall += 0.37) {
        const float seconds = clock.secondsAt(wall);
        QVERIFY(seconds >= 0.1F && seconds <= 0.7F);
    }
}

void TestPlaybackClock::thereAndBackTurnsAtBothEnds() {
    PlaybackClock clock = clip(1.0F, 3.0F, LoopMode::PingPong);
    clock.play(0.0);
    const float expected[] = {1.0F, 1.5F, 2.0F, 2.5F, 3.0F, 2.5F, 2.0F, 1.5F, 1.0F, 1.5F};
    for (int half = 0; half < 10; ++half) {
        QCOMPARE(clock.secondsAt(0.5 * half), expected[half]);
    }
}

void TestPlaybackClock::thereAndBackRunsBackwardsToo() {
    PlaybackClock clock = clip(1.0F, 3.0F, LoopMode::PingPong);
    clock.anchorSeconds = 2.5;
    clock.speed = -1.0;
    clock.play(0.0);
    QCOMPARE(clock.secondsAt(1.0), 1.5F);
    QCOMPARE(clock.secondsAt(2.0), 1.5F);
    QCOMPARE(clock.secondsAt(3.5), 3.0F);
    QCOMPARE(clock.secondsAt(4.0), 2.5F);
}

void TestPlaybackClock::pausingOnTheWayBackKeepsTheWay() {
    PlaybackClock clock = clip(0.0F, 2.0F, LoopMode::PingPong);
    clock.play(0.0);
    clock.pause(3.5);
    QCOMPARE(clock.secondsAt(50.0), 0.5F);
    clock.play(100.0);
    QCOMPARE(clock.secondsAt(100.25), 0.25F);
}

void TestPlaybackClock::anotherSpeedOnTheWayBackKeepsTheWay() {
    PlaybackClock clock = clip(0.0F, 2.0F, LoopMode::PingPong);
    clock.play(0.0);
    clock.setSpeed(0.5, 3.0);
    QCOMPARE(clock.secondsAt(3.0), 1.0F);
    QCOMPARE(clock.secondsAt(4.0), 0.5F);
    clock.setSpeed(-1.0, 4.0);
    QCOMPARE(clock.secondsAt(5.0), 1.5F);
}

void TestPlaybackClock::anInAndOutRangeIsPlayedAlone() {
    PlaybackClock clock = clip(0.25F, 0.75F, LoopMode::Loop);  // range in a clip from 0 to 4 s
    clock.play(0.0);
    for (int step = 0; step < 200; ++step) {
        const double wall = step / 64.0;
        QCOMPARE(clock.secondsAt(wall), static_cast<float>(0.25 + std::fmod(wall, 0.5)));
    }
}

void TestPlaybackClock::veryLateTimesDoNotDrift() {
    PlaybackClock clock = clip(0.0F, 1.0F, LoopMode::Loop);
    clock.play(0.0);
    const double tenYears = 315'360'000.0;
    QCOMPARE(clock.secondsAt(tenYears + 0.125), 0.125F);
    clock.loop = LoopMode::PingPong;
    QCOMPARE(clock.secondsAt(tenYears + 1.125), 0.875F);
    clock.setSpeed(-3.0, tenYears);
    QCOMPARE(clock.secondsAt(2.0 * tenYears + 0.125), 0.375F);
}

void TestPlaybackClock::framesStepWithoutDriftAtAnyRate() {
    for (const double rate : {23.976, 24.0, 25.0, 29.97, 30.0, 60.0, 24000.0 / 1001.0}) {
        float forwards = 0.0F;
        for (std::int64_t frame = 1; frame <= 100'000; ++frame) {
            forwards = secondsOfFrame(frameAt(forwards, rate) + 1, rate);
            const double exact = static_cast<double>(frame) / rate;
            QCOMPARE(forwards, static_cast<float>(exact));
        }
        float back = forwards;
        for (std::int64_t frame = 99'999; frame >= -1000; --frame) {
            back = secondsOfFrame(frameAt(back, rate, true) - 1, rate);
            QCOMPARE(back, static_cast<float>(static_cast<double>(frame) / rate));
        }
    }
}

void TestPlaybackClock::aTimeBetweenFramesLiesBelowOneAndAboveTheOther() {
    QCOMPARE(frameAt(0.25F, 10.0), 2);
    QCOMPARE(frameAt(0.25F, 10.0, true), 3);
    QCOMPARE(frameAt(-0.25F, 10.0), -3);
    QCOMPARE(frameAt(-0.25F, 10.0, true), -2);
    QCOMPARE(frameAt(0.30001F, 10.0, true), 3);
    QCOMPARE(frameAt(0.29999F, 10.0), 3);
    QCOMPARE(frameAt(0.303F, 10.0, true), 4);
}

void TestPlaybackClock::aTimeThatIsNotFiniteIsFrameZero() {
    constexpr float kInfinity = std::numeric_limits<float>::infinity();
    QCOMPARE(frameAt(kInfinity, 30.0), 0);
    QCOMPARE(frameAt(-kInfinity, 30.0, true), 0);
    QCOMPARE(frameAt(std::numeric_limits<float>::quiet_NaN(), 30.0), 0);
    QCOMPARE(frameAt(1.0F, 1e300), 0);
}

void TestPlaybackClock::aNumberOfPassesEndsTheLoopAtItsEnd() {
    PlaybackClock clock = clip(1.0F, 3.0F, LoopMode::Loop);
    clock.passes = 2;
    clock.seek(2.0F, 0.0);
    clock.play(0.0);  // the first pass is a half
    QCOMPARE(clock.passesAt(0.75), 0);
    QCOMPARE(clock.passesAt(1.5), 1);
    QCOMPARE(clock.secondsAt(1.5), 1.5F);
    QVERIFY(!clock.finishedAt(2.75));
    QVERIFY(clock.finishedAt(3.25));
    QCOMPARE(clock.secondsAt(3.25), 3.0F);  // not the start
    clock.pause(99.0);
    QCOMPARE(clock.secondsAt(99.0), 3.0F);
}

void TestPlaybackClock::passesAreCountedOnAfterAPauseAndAnewAfterTheEnd() {
    PlaybackClock clock = clip(0.0F, 2.0F, LoopMode::Loop);
    clock.passes = 3;
    clock.play(0.0);
    clock.pause(5.0);
    QCOMPARE(clock.passesAt(50.0), 2);
    clock.play(100.0);
    clock.seek(0.5F, 100.25);
    QCOMPARE(clock.passesAt(101.0), 2);
    QVERIFY(clock.finishedAt(102.0));
    clock.pause(102.0);
    clock.play(200.0);  // begins at the end, which is the start
    QCOMPARE(clock.passesAt(200.5), 0);
    QCOMPARE(clock.secondsAt(200.5), 0.5F);
    QVERIFY(!clock.finishedAt(205.5) && clock.finishedAt(206.0));
}

void TestPlaybackClock::passesRunBackwardsToo() {
    PlaybackClock clock = clip(0.0F, 2.0F, LoopMode::Loop);
    clock.passes = 2;
    clock.speed = -1.0;
    clock.seek(2.0F, 0.0);
    clock.play(0.0);
    QCOMPARE(clock.passesAt(1.5), 0);
    QCOMPARE(clock.passesAt(2.5), 1);
    QVERIFY(clock.finishedAt(4.0));
    QCOMPARE(clock.secondsAt(5.0), 0.0F);
}

void TestPlaybackClock::thereAndBackIsOnePass() {
    PlaybackClock clock = clip(1.0F, 3.0F, LoopMode::PingPong);
    clock.passes = 1;
    clock.play(0.0);
    QVERIFY(!clock.finishedAt(3.5));
    QCOMPARE(clock.secondsAt(3.5), 1.5F);
    QVERIFY(clock.finishedAt(4.0));
    QCOMPARE(clock.secondsAt(4.5), 1.0F);
}

void TestPlaybackClock::aClipWithoutLengthIsPlayedForASecond() {
    for (const LoopMode loop : {LoopMode::Once, LoopMode::Loop}) {
        PlaybackClock clock = clip(2.0F, 2.0F, loop);
        clock.passes = 1;
        clock.play(0.0);
        QVERIFY(!clock.finishedAt(0.5));
        QVERIFY(clock.finishedAt(1.0));
        QCOMPARE(clock.secondsAt(1.5), 2.0F);
    }
}

void TestPlaybackClock::everyLoopModeHasItsOwnNameAndStaysInsideTheClip() {
    std::set<std::string> names;
    for (const LoopModeInfo& info : kLoopModes) {
        names.insert(info.name);
        QCOMPARE(loopModeInfo(info.mode).mode, info.mode);
        const double period = 2.0 * info.periodLengths;  // period of a clip from 1 to 3 s
        for (double seconds = 1.0; seconds < 9.0; seconds += 0.125) {
            const double place = loopedSeconds(seconds, 1.0, 3.0, info.mode);
            QVERIFY(place >= 1.0 && place <= 3.0);
            if (info.repeats()) {
                QCOMPARE(loopedSeconds(seconds + period, 1.0, 3.0, info.mode), place);
            }
        }
    }
    QCOMPARE(names.size(), kLoopModes.size());
}

SINEW_TEST(TestPlaybackClock)
#include "test_playback_clock.moc"
