// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest>
#include <limits>

#include "model/evaluate/playback_clock.h"

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

QTEST_APPLESS_MAIN(TestPlaybackClock)
#include "test_playback_clock.moc"
