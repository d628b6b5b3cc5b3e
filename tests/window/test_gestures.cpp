// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QFocusEvent>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include "tests/support/test_program.h"
#include "viewport/scene/overlay/note_overlay.h"
#include "viewport/window/viewport_window.h"

using namespace sinew;

namespace {

constexpr QSize kSize{400, 200};

/// The window without a device: what it makes of the mouse and the keys.
struct Fixture {
    ViewportWindow window{[](WindowFrame&) { return false; }};
    Qt::MouseButtons held;

    Fixture() { window.resize(kSize); }

    void mouse(QEvent::Type type, QPointF at, Qt::MouseButton button = Qt::NoButton,
               Qt::KeyboardModifiers modifiers = {}) {
        if (type == QEvent::MouseButtonPress) {
            held |= button;
        } else if (type == QEvent::MouseButtonRelease) {
            held &= ~Qt::MouseButtons(button);
        }
        QMouseEvent event(type, at, at, at, button, held, modifiers);
        QCoreApplication::sendEvent(&window, &event);
    }
    void press(QPointF at, Qt::MouseButton button, Qt::KeyboardModifiers modifiers = {}) {
        mouse(QEvent::MouseButtonPress, at, button, modifiers);
    }
    void move(QPointF at) { mouse(QEvent::MouseMove, at); }
    void release(QPointF at, Qt::MouseButton button) {
        mouse(QEvent::MouseButtonRelease, at, button);
    }
    bool key(QEvent::Type type, int key, Qt::KeyboardModifiers modifiers = {}) {
        QKeyEvent event(type, key, modifiers);
        QCoreApplication::sendEvent(&window, &event);
        return event.isAccepted();
    }
};

}  // namespace

class TestGestures : public QObject {
    Q_OBJECT

private slots:
    void aNoteHasTheMouseToItselfAndItsButtonCancels() {
        Fixture f;
        QSignalSpy cancelled(&f.window, &ViewportWindow::cancelWanted);
        QSignalSpy clicks(&f.window, &ViewportWindow::clicked);
        QSignalSpy drags(&f.window, &ViewportWindow::dragged);
        QSignalSpy hovers(&f.window, &ViewportWindow::hovered);
        QSignalSpy left(&f.window, &ViewportWindow::left);
        const auto button = noteLayout({kSize.width(), kSize.height()}, 1.0F).cancel;
        const QPointF onButton(double(button.min.x) + 3.0, double(button.max.y) - 3.0);
        f.window.setNote(PictureNote{.title = "Opening", .stage = {}, .cancels = true});
        QCOMPARE(left.count(), 1);
        f.press({5, 5}, Qt::LeftButton);
        f.move({90, 60});
        f.release({90, 60}, Qt::LeftButton);
        f.move({91, 60});
        QCOMPARE(cancelled.count(), 0);
        f.press(onButton, Qt::LeftButton);
        f.release(onButton, Qt::LeftButton);
        QCOMPARE(cancelled.count(), 1);
        QCOMPARE(clicks.count() + drags.count() + hovers.count(), 0);
        f.window.setNote(PictureNote());
        f.press(onButton, Qt::LeftButton);
        f.release(onButton, Qt::LeftButton);
        QCOMPARE(cancelled.count(), 1);
        f.window.setNote({});
        f.press(onButton, Qt::LeftButton);
        f.release(onButton, Qt::LeftButton);
        QCOMPARE(cancelled.count(), 1);
        QCOMPARE(clicks.count(), 1);
    }

    void aNoteEndsTheDragThatItInterrupts() {
        Fixture f;
        QSignalSpy ends(&f.window, &ViewportWindow::dragEnds);
        f.press({50, 60}, Qt::MiddleButton);
        f.move({90, 60});
        f.window.setNote(PictureNote());
        QCOMPARE(ends.count(), 1);
        QSignalSpy drags(&f.window, &ViewportWindow::dragged);
        f.move({95, 60});
        f.release({95, 60}, Qt::MiddleButton);
        QCOMPARE(drags.count(), 0);
    }

    void onlyAFrameForANoteAloneRepeatsThePicture() {
        Fixture f;
        f.window.setNote(PictureNote());
        QVERIFY(f.window.takeNoteChange());
        QVERIFY(!f.window.takeNoteChange());
        f.window.setNote({});
        f.window.showMotion();
        QVERIFY(!f.window.takeNoteChange());
    }

    void buttonsAndModifiersSayWhatADragDoes() {
        QCOMPARE(cameraDrag(Qt::LeftButton, {}), CameraDrag::Orbit);
        QCOMPARE(cameraDrag(Qt::LeftButton, Qt::ShiftModifier), CameraDrag::Pan);
        QCOMPARE(cameraDrag(Qt::MiddleButton, {}), CameraDrag::Pan);
        QCOMPARE(cameraDrag(Qt::LeftButton, Qt::ControlModifier), CameraDrag::Dolly);
        QCOMPARE(cameraDrag(Qt::RightButton, {}), CameraDrag::Look);
        QCOMPARE(cameraDrag(Qt::RightButton, Qt::ShiftModifier), CameraDrag::TurnLight);
        QCOMPARE(cameraDrag(Qt::BackButton, {}), CameraDrag::None);
    }

    void aClickIsNoDragAndADragNoClick() {
        Fixture f;
        QSignalSpy clicks(&f.window, &ViewportWindow::clicked);
        QSignalSpy drags(&f.window, &ViewportWindow::dragged);
        f.press({50, 60}, Qt::LeftButton);
        f.move({51, 61});  // a tremble
        f.release({51, 61}, Qt::LeftButton);
        QCOMPARE(clicks.count(), 1);
        QCOMPARE(clicks[0][0].toPointF(), QPointF(51, 61));
        QCOMPARE(drags.count(), 0);
        f.press({50, 60}, Qt::LeftButton);
        f.move({90, 60});
        f.release({90, 60}, Qt::LeftButton);
        QCOMPARE(clicks.count(), 1);
        QCOMPARE(drags.count(), 1);
        QCOMPARE(drags[0][1].toPointF(), QPointF(0.2, 0.0));  // heights of the window
    }

    void aDragHasABeginningAndAnEnd() {
        Fixture f;
        QSignalSpy begins(&f.window, &ViewportWindow::dragBegins);
        QSignalSpy ends(&f.window, &ViewportWindow::dragEnds);
        f.press({50, 60}, Qt::MiddleButton);
        f.move({90, 60});
        f.move({95, 60});
        QCOMPARE(begins.count(), 1);
        QCOMPARE(begins[0][1].toPointF(), QPointF(50, 60));
        QCOMPARE(ends.count(), 0);
        f.release({95, 60}, Qt::MiddleButton);
        QCOMPARE(ends.count(), 1);
    }

    void aSecondButtonDoesNotChangeTheDrag() {
        Fixture f;
        QSignalSpy drags(&f.window, &ViewportWindow::dragged);
        f.press({50, 60}, Qt::LeftButton);
        f.move({90, 60});
        f.press({90, 60}, Qt::RightButton);
        f.move({95, 60});
        f.release({95, 60}, Qt::RightButton);
        f.move({99, 60});
        QCOMPARE(drags.count(), 3);
        QCOMPARE(drags[2][0].value<CameraDrag>(), CameraDrag::Orbit);
        f.release({99, 60}, Qt::LeftButton);
    }

    void withoutAButtonThePointerHovers() {
        Fixture f;
        QSignalSpy hovers(&f.window, &ViewportWindow::hovered);
        f.move({7, 8});
        QCOMPARE(hovers.count(), 1);
        f.press({7, 8}, Qt::LeftButton);
        f.move({70, 8});
        QCOMPARE(hovers.count(), 1);
        f.release({70, 8}, Qt::LeftButton);
    }

    void aDoubleClickIsReportedOnceAndStartsNoDrag() {
        Fixture f;
        QSignalSpy twice(&f.window, &ViewportWindow::doubleClicked);
        QSignalSpy clicks(&f.window, &ViewportWindow::clicked);
        f.press({50, 60}, Qt::LeftButton);
        f.release({50, 60}, Qt::LeftButton);
        f.press({50, 60}, Qt::LeftButton);
        f.mouse(QEvent::MouseButtonDblClick, {50, 60}, Qt::LeftButton);
        f.release({50, 60}, Qt::LeftButton);
        QCOMPARE(twice.count(), 1);
        QCOMPARE(clicks.count(), 1);
        f.mouse(QEvent::MouseButtonDblClick, {50, 60}, Qt::LeftButton);
        f.release({50, 60}, Qt::LeftButton);
        QCOMPARE(twice.count(), 2);
        QCOMPARE(clicks.count(), 1);
    }

    void whoGrabsThePointerHasTheDrag() {
        Fixture f;
        QSignalSpy drags(&f.window, &ViewportWindow::dragged);
        QSignalSpy clicks(&f.window, &ViewportWindow::clicked);
        bool take = true;
        std::vector<QPointF> moves;
        std::vector<bool> ends;
        f.window.setPointerGrab(
            {.begin = [&](QPointF, Qt::KeyboardModifiers) { return take; },
             .move = [&](QPointF at, Qt::KeyboardModifiers) { moves.push_back(at); },
             .end = [&](bool cancelled) { ends.push_back(cancelled); }});
        f.press({50, 60}, Qt::LeftButton);
        f.move({51, 60});
        f.release({51, 60}, Qt::LeftButton);
        QCOMPARE(moves, std::vector<QPointF>{QPointF(51, 60)});
        QCOMPARE(ends, std::vector<bool>{false});
        f.press({50, 60}, Qt::LeftButton);
        f.key(QEvent::KeyPress, Qt::Key_Escape);
        QCOMPARE(ends, (std::vector<bool>{false, true}));
        f.release({50, 60}, Qt::LeftButton);
        QCOMPARE(drags.count() + clicks.count(), 0);
        take = false;
        f.press({50, 60}, Qt::LeftButton);
        f.move({90, 60});
        f.release({90, 60}, Qt::LeftButton);
        QCOMPARE(drags.count(), 1);
    }

    void aRightClickAsksForTheMenuAndADragOrAFlightDoesNot() {
        Fixture f;
        QSignalSpy menus(&f.window, &ViewportWindow::menuWanted);
        f.press({50, 60}, Qt::RightButton);
        f.move({51, 61});  // a tremble
        f.release({51, 61}, Qt::RightButton);
        QCOMPARE(menus.count(), 1);
        QCOMPARE(menus[0][0].toPointF(), QPointF(51, 61));
        f.press({50, 60}, Qt::RightButton);
        f.move({90, 60});
        f.release({90, 60}, Qt::RightButton);
        f.press({50, 60}, Qt::RightButton, Qt::ShiftModifier);  // turns the light
        f.release({50, 60}, Qt::RightButton);
        f.press({50, 60}, Qt::RightButton);
        f.key(QEvent::KeyPress, Qt::Key_W);
        f.key(QEvent::KeyRelease, Qt::Key_W);
        f.release({50, 60}, Qt::RightButton);
        f.press({50, 60}, Qt::RightButton);
        QWheelEvent faster({50, 60}, {50, 60}, {}, {0, 120}, Qt::RightButton, {}, Qt::NoScrollPhase,
                           false);
        QCoreApplication::sendEvent(&f.window, &faster);
        f.release({50, 60}, Qt::RightButton);
        f.press({50, 60}, Qt::LeftButton);
        f.release({50, 60}, Qt::LeftButton);
        QCOMPARE(menus.count(), 1);
        f.press({50, 60}, Qt::RightButton);
        f.release({50, 60}, Qt::RightButton);
        QCOMPARE(menus.count(), 2);
    }

    void lettersFlyOnlyWhileTheRightButtonIsHeld() {
        Fixture f;
        QSignalSpy flights(&f.window, &ViewportWindow::flying);
        QSignalSpy keys(&f.window, &ViewportWindow::keyPressed);
        f.key(QEvent::KeyPress, Qt::Key_W);
        QCOMPARE(flights.count(), 0);
        QCOMPARE(keys.count(), 1);
        f.key(QEvent::KeyRelease, Qt::Key_W);
        f.press({50, 60}, Qt::RightButton);
        f.key(QEvent::KeyPress, Qt::Key_W);
        f.key(QEvent::KeyPress, Qt::Key_A);
        QCOMPARE(flights.last(), (QVariantList{-1.0F, 0.0F, 1.0F, false}));
        f.key(QEvent::KeyPress, Qt::Key_Shift, Qt::ShiftModifier);
        QCOMPARE(flights.last()[3].toBool(), true);
        f.key(QEvent::KeyRelease, Qt::Key_W);
        QCOMPARE(flights.last()[2].toFloat(), 0.0F);
        f.release({50, 60}, Qt::RightButton);
        QCOMPARE(flights.last(), (QVariantList{0.0F, 0.0F, 0.0F, false}));
        QCOMPARE(keys.count(), 1);
    }

    void whileOneFliesLettersAreNoShortcuts() {
        Fixture f;
        QVERIFY(!f.key(QEvent::ShortcutOverride, Qt::Key_D));
        f.press({50, 60}, Qt::RightButton);
        QVERIFY(f.key(QEvent::ShortcutOverride, Qt::Key_D));
        QVERIFY(!f.key(QEvent::ShortcutOverride, Qt::Key_F));
        f.release({50, 60}, Qt::RightButton);
        QVERIFY(!f.key(QEvent::ShortcutOverride, Qt::Key_D));
    }

    void losingTheFocusEndsADrag() {
        Fixture f;
        QSignalSpy ends(&f.window, &ViewportWindow::dragEnds);
        QSignalSpy flights(&f.window, &ViewportWindow::flying);
        f.press({50, 60}, Qt::RightButton);
        f.move({90, 60});
        f.key(QEvent::KeyPress, Qt::Key_W);
        QFocusEvent out(QEvent::FocusOut);
        QCoreApplication::sendEvent(&f.window, &out);
        QCOMPARE(ends.count(), 1);
        QCOMPARE(flights.last()[2].toFloat(), 0.0F);
    }

    void theWheelSaysWhereItTurns() {
        Fixture f;
        QSignalSpy turns(&f.window, &ViewportWindow::turned);
        QWheelEvent event({30, 40}, {30, 40}, {}, {0, 240}, Qt::NoButton, {}, Qt::NoScrollPhase,
                          false);
        QCoreApplication::sendEvent(&f.window, &event);
        QCOMPARE(turns.count(), 1);
        QCOMPARE(turns[0], (QVariantList{2.0, QPointF(30, 40)}));
    }

    void aSoftwareDeviceDrawsCoarselyWhileThingsMoveAndRefinesOnce() {
        Refinement refinement;
        refinement.setSoftwareDevice(true);
        QCOMPARE(refinement.samples(false, 0.0), 4U);
        QCOMPARE(refinement.samples(true, 1.0), 1U);
        QVERIFY(refinement.due());
        QCOMPARE(refinement.samples(false, 1.1), 1U);  // not still for long enough
        QVERIFY(refinement.due());
        QCOMPARE(refinement.samples(false, 1.25), 4U);
        QVERIFY(!refinement.due());
        QCOMPARE(refinement.samples(false, 1.26), 4U);  // another highlight on a still picture
        QVERIFY(!refinement.due());
    }

    void aGraphicsChipAlwaysDrawsFinely() {
        Refinement refinement;
        QCOMPARE(refinement.samples(true, 1.0), 4U);
        QVERIFY(!refinement.due());
    }
};

SINEW_TEST_IN(QApplication, TestGestures)
#include "test_gestures.moc"
