// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "tests/support/test_program.h"
#include "ui/timeline/timeline_scale.h"

using sinew::snapToFrame;
using sinew::TimelineScale;

namespace {

TimelineScale threeSeconds() {
    return {.firstSeconds = 1.0, .lastSeconds = 4.0, .leftPixel = 10.0, .widthPixels = 300.0};
}

}  // namespace

class TestTimelineScale : public QObject {
    Q_OBJECT

private slots:
    void endsOfTheRangeLieOnTheEndsOfTheWidth() {
        QCOMPARE(threeSeconds().pixelOf(1.0), 10.0);
        QCOMPARE(threeSeconds().pixelOf(4.0), 310.0);
    }

    void secondsAtIsTheInverseOfPixelOf() {
        for (const double seconds : {-2.0, 1.0, 2.345, 9.0}) {
            QCOMPARE(threeSeconds().secondsAt(threeSeconds().pixelOf(seconds)), seconds);
        }
    }

    void aClipWithoutLengthIsShownWithRoomAroundIt() {
        TimelineScale scale = threeSeconds();
        scale.show(2.0, 2.0);
        QCOMPARE(scale.firstSeconds, 1.5);
        QCOMPARE(scale.lastSeconds, 2.5);
    }

    void zoomKeepsTheTimeUnderThePointer() {
        TimelineScale scale = threeSeconds();
        const double kept = scale.secondsAt(77.0);
        scale.zoom(2.0, 77.0, 3.0, 30.0);
        QCOMPARE(scale.secondsAt(77.0), kept);
        QCOMPARE(scale.lastSeconds - scale.firstSeconds, 1.5);
    }

    void zoomEndsAtTwoFramesAndAtFourClips() {
        TimelineScale scale = threeSeconds();
        scale.zoom(1e9, 50.0, 3.0, 30.0);
        QCOMPARE(scale.lastSeconds - scale.firstSeconds, 2.0 / 30.0);
        scale.zoom(1e-12, 50.0, 3.0, 30.0);
        QCOMPARE(scale.lastSeconds - scale.firstSeconds, 12.0);
    }

    void scrollingToTheRightShowsLaterTimes() {
        TimelineScale scale = threeSeconds();
        scale.scroll(100.0);
        QCOMPARE(scale.firstSeconds, 2.0);
        QCOMPARE(scale.lastSeconds, 5.0);
    }

    void labelledTicksAreRoundAndFarEnoughApart() {
        TimelineScale scale = threeSeconds();  // 100 pixels per second
        QCOMPARE(scale.tickSeconds(40.0), 0.5);
        scale.show(0.0, 3000.0);
        QVERIFY(scale.tickSeconds(40.0) * scale.pixelsPerSecond() >= 40.0);
        scale.show(0.0, 0.1);
        QCOMPARE(scale.tickSeconds(40.0), 0.02);
    }

    void snappingChoosesTheNearestFrame() {
        QCOMPARE(snapToFrame(0.51, 10.0), 0.5);
        QCOMPARE(snapToFrame(0.56, 10.0), 0.6);
        QCOMPARE(snapToFrame(-0.56, 10.0), -0.6);
    }
};

SINEW_TEST(TestTimelineScale)
#include "test_timeline_scale.moc"
