// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <cmath>
#include <vector>

#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "ui/session/session.h"
#include "ui/timeline/sheet_ground.h"
#include "ui/timeline/time_axis.h"
#include "ui/timeline/timeline_scale.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// The clip "Walk" from 1 s to 3 s, paused at its start, on 400 pixels: 200 per second.
struct AxisFixture {
    Session session;
    Player& player = session.player();
    TimeAxis axis{session.document(), player};

    AxisFixture() {
        session.document().show({.asset = character(), .outline = {}});
        player.setPlaying(false);
        player.setFrameRate(30.0);
        axis.setSpan(10.0, 400.0);
    }
    [[nodiscard]] double first() const { return axis.scale().firstSeconds; }
    [[nodiscard]] double last() const { return axis.scale().lastSeconds; }
};

/// The columns of a sheet that differ from the column on their left and from that on their right.
std::vector<int> linesOfSheet(const Player& player, const TimeAxis& axis) {
    constexpr int kWidth = 420;
    SheetGround ground;
    ground.refresh(player, axis, kWidth, 1.0);
    QImage image(kWidth, 1, QImage::Format_RGB32);
    QPainter painter(&image);
    ground.draw(painter, image.rect());
    std::vector<int> lines;
    for (int x = 1; x + 1 < kWidth; ++x) {
        const QRgb here = image.pixel(x, 0);
        if (here != image.pixel(x - 1, 0) && here != image.pixel(x + 1, 0)) {
            lines.push_back(x);
        }
    }
    return lines;
}

std::vector<int> labelsOfRuler(const TimeAxis& axis) {
    const double step = axis.labelSeconds();
    std::vector<int> labels;
    for (double n = std::ceil(axis.scale().secondsAt(0.0) / step);; ++n) {
        const int x = static_cast<int>(std::lround(axis.scale().pixelOf(n * step)));
        if (x > 418) {
            return labels;
        }
        labels.push_back(x);
    }
}

}  // namespace

class TestTimeAxis : public QObject {
    Q_OBJECT

private slots:
    void aFileIsShownFromEndToEnd() {
        AxisFixture f;
        QCOMPARE(f.axis.scale().pixelOf(double(kWalkStart)), 10.0);
        QCOMPARE(f.axis.scale().pixelOf(double(kWalkEnd)), 410.0);
        QVERIFY(!f.axis.zoomed());
    }

    void zoomingKeepsTheTimeUnderThePointerInTheClip() {
        AxisFixture f;
        QSignalSpy changes(&f.axis, &TimeAxis::changed);
        f.axis.zoomAt(2.0, 210.0);
        QCOMPARE(f.axis.scale().secondsAt(210.0), 2.0);
        QCOMPARE(f.last() - f.first(), 1.0);
        QVERIFY(f.axis.zoomed());
        f.axis.scrollBy(1e6);
        QCOMPARE(f.last(), double(kWalkEnd));
        f.axis.showWholeClip();
        QVERIFY(!f.axis.zoomed());
        QCOMPARE(changes.count(), 3);
    }

    void aRangeIsShown() {
        AxisFixture f;
        f.axis.show(1.5, 2.0);
        QCOMPARE(f.first(), 1.5);
        QCOMPARE(f.last(), 2.0);
    }

    void aHeldAxisDoesNotTurnThePage() {
        AxisFixture f;
        f.axis.show(1.0, 1.5);
        f.axis.setHeld(true);
        f.player.seek(2.5F);
        QCOMPARE(f.first(), 1.0);
        f.axis.setHeld(false);
        f.player.seek(2.6F);
        QVERIFY(f.axis.scale().shows(2.6));
    }

    void modifiersAndTheMagnetSayWhereADragRests() {
        AxisFixture f;
        QCOMPARE(f.axis.snapOf(Qt::NoModifier), Snap::Frames);
        QCOMPARE(f.axis.snapOf(Qt::ShiftModifier), Snap::None);
        QCOMPARE(f.axis.snapOf(Qt::ControlModifier), Snap::Keys);
        QSignalSpy changes(&f.axis, &TimeAxis::magneticChanged);
        f.axis.setMagnetic(false);
        QCOMPARE(f.axis.snapOf(Qt::NoModifier), Snap::None);
        QCOMPARE(f.axis.snapOf(Qt::ControlModifier), Snap::Keys);
        QCOMPARE(changes.count(), 1);
    }

    void framesAndKeysWithinReachAreSnappedTo() {
        AxisFixture f;
        QCOMPARE(f.axis.snapped(1.51, Snap::None), 1.51);
        QCOMPARE(f.axis.snapped(1.51, Snap::Frames), 45.0 / 30.0);
        const double key = double(f.player.shownKeys().at(1));
        QCOMPARE(f.axis.snapped(key + 7.0 / 200.0, Snap::Keys), key);
        QCOMPARE(f.axis.snapped(key - 7.0 / 200.0, Snap::Keys), key);
        const double far = key + 9.0 / 200.0;
        QCOMPARE(f.axis.snapped(far, Snap::Keys), f.axis.snapped(far, Snap::Frames));
        f.axis.zoomAt(8.0, f.axis.scale().pixelOf(key));  // the reach is in pixels
        const double nearby = key + 7.0 / 200.0;
        QCOMPARE(f.axis.snapped(nearby, Snap::Keys), f.axis.snapped(nearby, Snap::Frames));
    }

    void withLayersThereAreNoKeysToSnapTo() {
        AxisFixture f;
        f.session.selection().setNode(kHip);
        const double between = 1.0 + 16.4 / 30.0;  // time beside the key of the clip at 1.5 s
        f.player.setMix(
            {.layers = {{.animation = AnimationIndex(0U)}, {.animation = AnimationIndex(0U)}},
             .fade = {}});
        QCOMPARE(f.axis.snapped(between, Snap::Keys), f.axis.snapped(between, Snap::Frames));
        QCOMPARE(f.axis.snapped(1.49, Snap::Keys), 45.0 / 30.0);
        f.player.setFrameRate(7.0);
        QCOMPARE(f.axis.snapped(1.49, Snap::Keys), 10.0 / 7.0);
    }

    void aSheetHasItsLinesAtTheLabelsOfTheRuler() {
        AxisFixture f;
        for (const RulerUnit unit : {RulerUnit::Seconds, RulerUnit::Frames, RulerUnit::Timecode}) {
            f.axis.setUnit(unit);
            QCOMPARE(linesOfSheet(f.player, f.axis), labelsOfRuler(f.axis));
        }
    }

    void timecodeCountsFramesInSecondsOfWholeFrames() {
        QCOMPARE(timecodeOf(42, 30.0), QStringLiteral("00:00:01:12"));
        QCOMPARE(timecodeOf(30 * 3661 + 29, 30000.0 / 1001), QStringLiteral("01:01:01:29"));
        QCOMPARE(timecodeOf(119, 120.0), QStringLiteral("00:00:00:119"));
        QCOMPARE(timecodeOf(0, 24.0), QStringLiteral("00:00:00:00"));
    }

    void labelledTimecodesDivideTheSecondOrAreRound() {
        const TimelineScale scale{
            .firstSeconds = 0.0, .lastSeconds = 10.0, .leftPixel = 0.0, .widthPixels = 1000.0};
        QCOMPARE(scale.tickTimecode(1.0, 30.0, 30), 1.0);
        QCOMPARE(scale.tickTimecode(40.0, 30.0, 30), 15.0);  // 12 would not divide 30
        QCOMPARE(scale.tickTimecode(40.0, 24.0, 24), 12.0);
        QCOMPARE(scale.tickTimecode(110.0, 30.0, 30), 60.0);  // 2 s
        QCOMPARE(scale.tickTimecode(1e6, 30.0, 30), 30.0 * 3600.0 * 3.0);
    }
};

SINEW_TEST_IN(QApplication, TestTimeAxis)
#include "test_time_axis.moc"
