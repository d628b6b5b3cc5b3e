// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/picture/picture_split.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

PictureSplit wipeAt(float position) {
    return {.both = true, .mode = SplitMode::Wipe, .position = position};
}

std::int32_t endOf(const PixelRect& rect) {
    return rect.x + std::int32_t(rect.width);
}

}  // namespace

class TestPictureSplit : public QObject {
    Q_OBJECT

private slots:
    void aSingleFileHasTheWholePicture() {
        const SplitLayout layout = splitLayout({.shown = ComparedSide::After}, 64, 48, 1.0F);
        QCOMPARE(layout.count, std::size_t{1});
        QCOMPARE(layout.all[0].side, ComparedSide::Before);
        QVERIFY((layout.all[0].picture == PixelRect{0, 0, 64, 48}));
        QVERIFY(!layout.isOnLine(32.0F, 1.0F));
    }

    void halvesAreEquallyWideAndFillThePicture() {
        for (std::uint32_t width = 4; width < 200; ++width) {
            for (const float scale : {1.0F, 1.5F, 2.0F}) {
                const SplitLayout layout = splitLayout({.both = true}, width, 48, scale);
                if (layout.count == 1) {
                    QVERIFY(float(width) < 2.0F + 2.0F * scale);
                    continue;
                }
                QCOMPARE(layout.all[0].picture.width, layout.all[1].picture.width);
                QCOMPARE(layout.line.x, endOf(layout.all[0].picture));
                QCOMPARE(layout.all[1].picture.x, endOf(layout.line));
                QCOMPARE(endOf(layout.all[1].picture), std::int32_t(width));
                QVERIFY(!layout.isOnLine(float(layout.line.x), scale));
            }
        }
    }

    void partsOfAWipeFillThePictureAtEveryPosition() {
        constexpr std::uint32_t kWidth = 100;
        for (std::uint32_t at = 0; at <= kWidth; ++at) {
            const SplitLayout layout =
                splitLayout(wipeAt(float(at) / float(kWidth)), kWidth, 48, 2.0F);
            QCOMPARE(layout.count, std::size_t(at == 0 || at == kWidth ? 1 : 2));
            for (const SplitPart& part : layout.parts()) {
                QVERIFY((part.picture == PixelRect{0, 0, kWidth, 48}));
                QVERIFY(part.visible.width > 0 && part.visible.x >= 0);
                QVERIFY(endOf(part.visible) <= std::int32_t(kWidth));
            }
            if (layout.count == 1) {
                QCOMPARE(layout.all[0].side, at == 0 ? ComparedSide::After : ComparedSide::Before);
                continue;
            }
            QVERIFY(endOf(layout.all[0].visible) >= layout.line.x);
            QVERIFY(layout.all[1].visible.x <= endOf(layout.line));
            QCOMPARE(endOf(layout.all[1].visible), std::int32_t(kWidth));
        }
    }

    void aLineCanBeTakenFromAtLeastEightPixelsAlsoAtTheEdges() {
        for (const float scale : {1.0F, 2.0F}) {
            for (const float position : {0.0F, 0.5F, 1.0F}) {
                const SplitLayout layout = splitLayout(wipeAt(position), 400, 48, scale);
                int reach = 0;
                for (int x = -20; x < 420; ++x) {
                    reach += layout.isOnLine(float(x) + 0.5F, scale) ? 1 : 0;
                }
                QVERIFY(float(reach) >= 8.0F * scale);
                QVERIFY(layout.isOnLine(std::clamp(400.0F * position, 1.0F, 399.0F), scale));
            }
        }
    }

    void aPointIsInThePartThatShowsThere() {
        const SplitLayout halves = splitLayout({.both = true}, 102, 48, 1.0F);
        QCOMPARE(halves.partAt(49.0F).side, ComparedSide::Before);
        QCOMPARE(halves.partAt(52.0F).side, ComparedSide::After);
        const SplitLayout wipe = splitLayout(wipeAt(0.25F), 100, 48, 1.0F);
        QCOMPARE(wipe.partAt(20.0F).side, ComparedSide::Before);
        QCOMPARE(wipe.partAt(30.0F).side, ComparedSide::After);
        const PictureSplit blink{
            .both = true, .mode = SplitMode::Blink, .shown = ComparedSide::After};
        QCOMPARE(splitLayout(blink, 100, 48, 1.0F).partAt(3.0F).side, ComparedSide::After);
    }

    void aPictureWithoutRoomForTwoShowsOne() {
        QCOMPARE(splitLayout({.both = true}, 1, 1, 1.0F).count, std::size_t{1});
        QCOMPARE(splitLayout(wipeAt(0.5F), 3, 1, 1.0F).count, std::size_t{1});
    }
};

SINEW_TEST(TestPictureSplit)
#include "test_picture_split.moc"
