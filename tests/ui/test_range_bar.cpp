// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "tests/support/test_program.h"
#include "ui/timeline/range_bar.h"

using sinew::draggedRange;
using sinew::InOutRange;
using sinew::RangeBar;
using Part = RangeBar::Part;

namespace {

constexpr InOutRange kClip{1.0, 3.0};
constexpr double kRate = 10.0;

InOutRange dragged(const InOutRange& from, Part part, double seconds, double grabbed = 0.0) {
    return draggedRange(from, part, seconds, grabbed, kClip, kRate);
}

}  // namespace

class TestRangeBar : public QObject {
    Q_OBJECT

private slots:
    void gripsLieOutsideOfTheirEnds() {
        const RangeBar bar{.inPixel = 100.0, .outPixel = 200.0, .slides = true};
        QCOMPARE(bar.partAt(93.0), Part::In);
        QCOMPARE(bar.partAt(100.0), Part::In);
        QCOMPARE(bar.partAt(150.0), Part::Middle);
        QCOMPARE(bar.partAt(200.0), Part::Out);
        QCOMPARE(bar.partAt(207.0), Part::Out);
        QCOMPARE(bar.partAt(80.0), Part::None);
        QCOMPARE(bar.partAt(220.0), Part::None);
    }

    void bothHandlesOfAnEmptyRangeCanBeDragged() {
        const RangeBar bar{.inPixel = 100.0, .outPixel = 100.0, .slides = true};
        QCOMPARE(bar.partAt(96.0), Part::In);
        QCOMPARE(bar.partAt(104.0), Part::Out);
    }

    void theBarOfAWholeClipDoesNotSlide() {
        const RangeBar bar{.inPixel = 100.0, .outPixel = 200.0, .slides = false};
        QCOMPARE(bar.partAt(150.0), Part::None);
        QCOMPARE(bar.partAt(99.0), Part::In);
    }

    void anEndSnapsToTheNearestFrame() {
        QCOMPARE(dragged(kClip, Part::In, 1.52).inSeconds, 1.5);
        QCOMPARE(dragged(kClip, Part::Out, 2.68).outSeconds, 2.7);
    }

    void anEndStaysInTheClipAndNeverPassesTheOther() {
        const InOutRange range{1.5, 2.0};
        QCOMPARE(dragged(range, Part::In, -4.0).inSeconds, 1.0);
        QCOMPARE(dragged(range, Part::In, 2.9).inSeconds, 2.0);
        QCOMPARE(dragged(range, Part::Out, 9.0).outSeconds, 3.0);
        QCOMPARE(dragged(range, Part::Out, 1.1).outSeconds, 1.5);
    }

    void theMiddleKeepsTheLengthAndThePlaceUnderThePointer() {
        const InOutRange moved = dragged({1.5, 2.0}, Part::Middle, 1.95, 0.25);
        QCOMPARE(moved.inSeconds, 1.7);
        QCOMPARE(moved.outSeconds, 2.2);
        QCOMPARE(dragged({1.5, 2.0}, Part::Middle, 9.0, 0.25).outSeconds, 3.0);
        QCOMPARE(dragged({1.5, 2.0}, Part::Middle, 0.0, 0.25).inSeconds, 1.0);
    }
};

SINEW_TEST(TestRangeBar)
#include "test_range_bar.moc"
