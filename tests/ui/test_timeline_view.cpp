// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>
#include <set>

#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/timeline/time_axis.h"
#include "ui/timeline/time_readout.h"
#include "ui/timeline/timeline_ruler.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// The clip "Walk" from 1 s to 3 s, paused at its start.
struct Zoomed : WindowFixture {
    Player& player = session.player();
    TimelineRuler& ruler = find<TimelineRuler>("timelineRuler");
    QScrollBar& bar = find<QScrollBar>("timelineScroll");

    Zoomed() {
        player.setPlaying(false);
        player.seek(kWalkStart);
    }

    void wheel(int steps, int x, Qt::KeyboardModifiers modifiers = {}) {
        QWheelEvent event(QPointF(x, 30), ruler.mapToGlobal(QPointF(x, 30)), {}, {0, steps * 120},
                          Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&ruler, &event);
    }
    void zoomIn() { wheel(16, int(ruler.scale().pixelOf(kWalkStart))); }
    [[nodiscard]] bool shows(float seconds) const { return ruler.scale().shows(double(seconds)); }
    [[nodiscard]] QPoint at(float seconds) const {
        return {int(ruler.scale().pixelOf(double(seconds))), 40};
    }
};

}  // namespace

class TestTimelineView : public QObject {
    Q_OBJECT

private slots:
    void aPageHasTheTimeNearItsEdge() {
        TimelineScale scale{
            .firstSeconds = 1.0, .lastSeconds = 2.0, .leftPixel = 0.0, .widthPixels = 100.0};
        scale.turnTo(1.5, false);
        QCOMPARE(scale.firstSeconds, 1.0);
        scale.turnTo(2.5, false);
        QCOMPARE(scale.firstSeconds, 2.45);
        QCOMPARE(scale.lastSeconds, 3.45);
        scale.turnTo(2.4, true);
        QCOMPARE(scale.lastSeconds, 2.45);
    }

    void theVisibleRangeStaysInTheClip() {
        TimelineScale scale{
            .firstSeconds = 2.5, .lastSeconds = 3.5, .leftPixel = 0.0, .widthPixels = 100.0};
        scale.keepIn(0.0, 3.0);
        QCOMPARE(scale.firstSeconds, 2.0);
        scale.scroll(-1000.0);
        scale.keepIn(0.0, 3.0);
        QCOMPARE(scale.firstSeconds, 0.0);
        scale.keepIn(0.2, 0.4);  // a shorter clip stays in the range
        QVERIFY(scale.firstSeconds <= 0.2 && scale.lastSeconds >= 0.4);
    }

    void labelledFramesAreRoundAndFarEnoughApart() {
        const TimelineScale scale{
            .firstSeconds = 0.0, .lastSeconds = 10.0, .leftPixel = 0.0, .widthPixels = 1000.0};
        QCOMPARE(scale.tickFrames(40.0, 30.0), 20.0);
        QCOMPARE(scale.tickFrames(1.0, 30.0), 1.0);
        QCOMPARE(scale.tickFrames(1e6, 24.0), 500000.0);
    }

    void theScrollBarIsThereOnlyWhileZoomed() {
        Zoomed z;
        QVERIFY(z.bar.isHidden());
        z.zoomIn();
        QVERIFY(!z.bar.isHidden());
        QCOMPARE(z.bar.value(), 0);
        QVERIFY(z.shows(kWalkStart) && !z.shows(kWalkEnd));
        z.bar.setValue(z.bar.maximum());
        QVERIFY(!z.shows(kWalkStart) && z.shows(kWalkEnd));
        z.wheel(-40, 100);
        QVERIFY(z.bar.isHidden());
    }

    void theZoomedTimelineFollowsThePlayhead() {
        Zoomed z;
        z.zoomIn();
        z.player.setPlaying(true);
        for (const float seconds : {1.5F, 2.2F, 2.9F, 1.1F}) {
            z.player.seek(seconds);
            QVERIFY(z.shows(seconds));
        }
        z.player.setPlaying(false);
        z.player.seek(kWalkEnd);
        QVERIFY(z.shows(kWalkEnd));
        z.player.stepFrames(-60);
        QVERIFY(z.shows(z.player.seconds()));
    }

    void itDoesNotFollowWhileTheUserLooksElsewhere() {
        Zoomed z;
        z.zoomIn();
        z.player.setPlaying(true);
        z.bar.setValue(z.bar.maximum());
        const double first = z.ruler.scale().firstSeconds;
        z.player.seek(1.5F);
        QCOMPARE(z.ruler.scale().firstSeconds, first);
        z.player.seek(2.95F);  // it comes into view and is followed from now on
        QCOMPARE(z.ruler.scale().firstSeconds, first);
        z.player.seek(1.2F);
        QVERIFY(z.shows(1.2F));
        z.bar.setValue(z.bar.maximum());
        z.player.setPlaying(false);
        z.player.setPlaying(true);
        z.player.seek(1.6F);
        QVERIFY(z.shows(1.6F));
    }

    void itDoesNotMoveUnderTheHandThatScrubs() {
        Zoomed z;
        z.zoomIn();
        const double first = z.ruler.scale().firstSeconds;
        QTest::mousePress(&z.ruler, Qt::LeftButton, {}, z.at(1.05F));
        QTest::mouseMove(&z.ruler, {z.ruler.width() + 200, 40});
        QVERIFY(!z.shows(z.player.seconds()));
        QCOMPARE(z.ruler.scale().firstSeconds, first);
        QTest::mouseRelease(&z.ruler, Qt::LeftButton, {}, {z.ruler.width() + 200, 40});
    }

    void aDoubleClickChangesOnlyWhatIsVisible() {
        Zoomed z;
        z.zoomIn();
        z.player.seek(1.1F);
        const QPoint place = z.at(1.04F);
        QTest::mouseClick(&z.ruler, Qt::LeftButton, {}, place);
        QVERIFY(std::abs(z.player.seconds() - 1.04F) < 0.01F);
        z.player.seek(1.1F);
        QTest::mousePress(&z.ruler, Qt::LeftButton, {}, place);
        QTest::mouseRelease(&z.ruler, Qt::LeftButton, {}, place);
        QTest::mouseDClick(&z.ruler, Qt::LeftButton, {}, place);
        QVERIFY(z.shows(kWalkStart) && z.shows(kWalkEnd));
        QVERIFY(!z.player.playing());
        QCOMPARE(z.player.seconds(), 1.1F);
        QVERIFY(z.player.playsWholeClip());
    }

    void aDoubleClickOnTheBarKeepsWhatIsVisible() {
        Zoomed z;
        z.player.setInOut(1.0F, 1.5F);
        z.zoomIn();
        const double first = z.ruler.scale().firstSeconds;
        const float seconds = z.player.seconds();
        const QPoint place(int(z.ruler.scale().pixelOf(1.05)), z.ruler.height() - 18);
        QVERIFY(z.ruler.onBar(place));
        QTest::mouseDClick(&z.ruler, Qt::LeftButton, {}, place);
        QVERIFY(z.player.playsWholeClip());
        QCOMPARE(z.ruler.scale().firstSeconds, first);
        QCOMPARE(z.player.seconds(), seconds);
    }

    void plusAndMinusZoomAtThePlayhead() {
        Zoomed z;
        z.player.seek(2.0F);
        const double pixel = z.ruler.scale().pixelOf(2.0);
        QTest::keyClick(&z.ruler, Qt::Key_Plus);
        QVERIFY(!z.shows(kWalkStart) && !z.shows(kWalkEnd));
        QVERIFY(std::abs(z.ruler.scale().pixelOf(2.0) - pixel) < 0.01);
        QTest::keyClick(&z.ruler, Qt::Key_Minus);
        QVERIFY(z.shows(kWalkStart) && z.shows(kWalkEnd));
    }

    void homeShowsTheWholeClipIfTheTimelineHasTheFocus() {
        Zoomed z;
        z.zoomIn();
        z.player.seek(1.02F);
        z.ruler.setFocus();
        QTest::keyClick(&z.ruler, Qt::Key_Home);
        QVERIFY(z.shows(kWalkStart) && z.shows(kWalkEnd));
        QCOMPARE(z.player.seconds(), 1.02F);
        QTest::keyClick(&z.ruler, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(z.player.seconds(), kWalkEnd);
    }

    void aClickOnTheUnitShowsTheNextOneAndThatIsKept() {
        Zoomed z;
        const TimeAxis& axis = *z.window.findChild<TimeAxis*>();
        auto& button = z.find<QToolButton>("rulerUnit");
        const int width = button.width();
        std::set<QByteArray> pictures;
        for (const RulerUnit unit : {RulerUnit::Seconds, RulerUnit::Frames, RulerUnit::Timecode}) {
            QCOMPARE(axis.unit(), unit);
            QCOMPARE(button.text(), QLatin1String(rulerUnitInfo(unit).words));
            QCOMPARE(button.width(), width);
            const QImage picture = z.ruler.grab().toImage();
            pictures.emplace(reinterpret_cast<const char*>(picture.constBits()),
                             picture.sizeInBytes());
            QTest::mouseClick(&button, Qt::LeftButton);
        }
        QCOMPARE(pictures.size(), std::size_t{3});
        QCOMPARE(axis.unit(), RulerUnit::Seconds);
        z.action("Timecode")->trigger();
        Session session;
        const MainWindow again(session, z.settings);
        QCOMPARE(again.findChild<TimeAxis*>()->unit(), RulerUnit::Timecode);
    }

    void magnetAndTicksAreKeptAndDamageIsIgnored() {
        Zoomed z;
        z.action("Snap to Frames")->trigger();
        z.action("Only Keys of the Selection")->trigger();
        {
            Session session;
            const MainWindow again(session, z.settings);
            QVERIFY(!again.findChild<TimeAxis*>()->magnetic());
            QVERIFY(!session.player().keysFollowSelection());
        }
        z.settings.setValue("timeline/unit", "fortnights");
        z.settings.setValue("timeline/snapToFrames", "perhaps");
        z.settings.setValue("timeline/onlySelectedKeys", QByteArray("\xff\x00", 2));
        Session session;
        const MainWindow again(session, z.settings);
        QCOMPARE(again.findChild<TimeAxis*>()->unit(), RulerUnit::Seconds);
        QVERIFY(again.findChild<TimeAxis*>()->magnetic());
        QVERIFY(session.player().keysFollowSelection());
    }

    void aDragRestsOnFramesWithShiftAnywhereAndWithCtrlOnKeys() {
        Zoomed z;
        z.player.setFrameRate(10.0);
        const auto dragTo = [&](float seconds, Qt::KeyboardModifiers modifiers) {
            const QPoint to = z.at(seconds);
            QTest::mousePress(&z.ruler, Qt::LeftButton, {}, z.at(1.2F));
            QMouseEvent move(QEvent::MouseMove, to, z.ruler.mapToGlobal(to), Qt::NoButton,
                             Qt::LeftButton, modifiers);
            QCoreApplication::sendEvent(&z.ruler, &move);
            const float dragged = z.player.seconds();
            QTest::mouseRelease(&z.ruler, Qt::LeftButton, modifiers, to);
            return dragged;
        };
        const double pixel = 1.0 / z.ruler.scale().pixelsPerSecond();
        QCOMPARE(dragTo(1.53F, {}), 1.5F);
        QCOMPARE(dragTo(1.57F, {}), 1.6F);
        QVERIFY(std::abs(double(dragTo(1.53F, Qt::ShiftModifier)) - 1.53) <= pixel);
        QCOMPARE(dragTo(float(1.5 + 5.0 * pixel), Qt::ControlModifier), 1.5F);
        QCOMPARE(dragTo(1.77F, Qt::ControlModifier), 1.8F);  // no key within reach: a frame
        z.action("Snap to Frames")->trigger();
        QVERIFY(std::abs(double(dragTo(1.53F, {})) - 1.53) <= pixel);
    }

    void theEndOfAClipBetweenFramesIsReached() {
        Zoomed z;
        z.player.setFrameRate(0.7 * 10.0);
        QTest::mousePress(&z.ruler, Qt::LeftButton, {}, z.at(2.0F));
        QTest::mouseMove(&z.ruler, {z.ruler.width() - 1, 40});
        QCOMPARE(z.player.seconds(), kWalkEnd);
        QTest::mouseMove(&z.ruler, {0, 40});
        QCOMPARE(z.player.seconds(), kWalkStart);
        QTest::mouseRelease(&z.ruler, Qt::LeftButton, {}, {0, 40});
    }

    void middleDragScrollsAndTheWheelZoomsAtThePointer() {
        Zoomed z;
        z.wheel(4, 200);
        const double under = z.ruler.scale().secondsAt(200.0);
        z.wheel(4, 200);
        QVERIFY(std::abs(z.ruler.scale().secondsAt(200.0) - under) < 1e-9);
        const double first = z.ruler.scale().firstSeconds;
        QTest::mousePress(&z.ruler, Qt::MiddleButton, {}, {300, 40});
        QMouseEvent move(QEvent::MouseMove, QPointF(290, 40), z.ruler.mapToGlobal(QPointF(290, 40)),
                         Qt::NoButton, Qt::MiddleButton, {});
        QCoreApplication::sendEvent(&z.ruler, &move);
        QTest::mouseRelease(&z.ruler, Qt::MiddleButton, {}, {290, 40});
        const double moved =
            (z.ruler.scale().firstSeconds - first) * z.ruler.scale().pixelsPerSecond();
        QVERIFY(std::abs(moved - 10.0) < 1e-6);
    }

    void allKeysAreTickedIfTheSelectionDoesNotCount() {
        Zoomed z;
        z.session.selection().setNode(kEye);  // has no keys
        QVERIFY(z.player.shownKeys().empty());
        z.action("Only Keys of the Selection")->trigger();
        QCOMPARE(z.player.shownKeys().size(), std::size_t{3});
        QTest::keyClick(&z.ruler, Qt::Key_Up);
        QCOMPARE(z.player.seconds(), 1.5F);
    }

    void everyControlOfTheTimelineHasANameAndIsReachedByTab() {
        Zoomed z;
        z.window.resize(1500, 900);
        auto& panel = z.find<QWidget>("timelineDock");
        QTRY_VERIFY(panel.width() > 1400);
        int controls = 0;
        for (const QWidget* widget : panel.findChildren<QWidget*>()) {
            const auto* button = qobject_cast<const QToolButton*>(widget);
            const bool control = (button != nullptr && button->isVisible() &&
                                  button->objectName() != "qt_toolbar_ext_button") ||
                                 qobject_cast<const QComboBox*>(widget) != nullptr ||
                                 qobject_cast<const TimelineRuler*>(widget) != nullptr ||
                                 qobject_cast<const TimeReadout*>(widget) != nullptr;
            if (!control) {
                continue;
            }
            ++controls;
            QAccessibleInterface* face =
                QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
            const QByteArray what = widget->objectName().toUtf8() + widget->toolTip().toUtf8();
            QVERIFY2(face != nullptr && !face->text(QAccessible::Name).isEmpty(), what);
            QVERIFY2(widget->focusPolicy() & Qt::TabFocus, what);
        }
        QVERIFY(controls > 20);
    }
};

SINEW_TEST_IN(QApplication, TestTimelineView)
#include "test_timeline_view.moc"
