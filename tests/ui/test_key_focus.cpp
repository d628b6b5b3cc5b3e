// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QMenuBar>
#include <QSlider>
#include <QTest>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QTreeView>
#include <QWheelEvent>

#include "tests/support/settle.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/timeline/number_box.h"

using namespace sinew;
using namespace sinew::test;

namespace {

void turnWheel(QWidget& widget) {
    const QPointF at = QRectF(widget.rect()).center();
    QWheelEvent event(at, widget.mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&widget, &event);
}

/// A dialog that the user closes.
void openAndCloseADialog(QWidget& window) {
    QDialog dialog(&window);
    QTimer::singleShot(50, &dialog, &QDialog::reject);
    dialog.exec();
    window.activateWindow();  // A window manager does the same.
}

}  // namespace

class TestKeyFocus : public QObject {
    Q_OBJECT

private slots:
    void atTheStartNoFieldHasTheKeys() {
        WindowFixture f(nullptr);
        QTRY_VERIFY(f.window.focusWidget() != nullptr);
        QVERIFY(qobject_cast<QLineEdit*>(f.window.focusWidget()) == nullptr);
        QVERIFY(f.window.focusWidget()->inherits("QPushButton"));  // Open
    }

    void theFirstFileGivesThePictureTheKeys() {
        PictureFixture f;
        QVERIFY(f.pictureHasTheKeys());
    }

    void afterADialogThePictureHasTheKeysEvenIfAFieldHadThem() {
        PictureFixture f;
        auto& search = f.find<QLineEdit>("hierarchySearch");
        QTest::mouseClick(&search, Qt::LeftButton);
        QTRY_VERIFY(search.hasFocus());
        openAndCloseADialog(f.window);
        QVERIFY(f.pictureHasTheKeys());
        const bool grid = f.session.view().grid;
        QTest::keyClick(f.window.focusWidget(), Qt::Key_G);
        QCOMPARE(f.session.view().grid, !grid);
        QVERIFY(search.text().isEmpty());
    }

    void restoredFromMinimisedThePictureHasTheKeys() {
        PictureFixture f;
        auto& search = f.find<QLineEdit>("hierarchySearch");
        search.setFocus(Qt::MouseFocusReason);
        QTRY_VERIFY(search.hasFocus());
        f.window.showMinimized();
        settle();
        f.window.showNormal();
        f.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&f.window));
        QVERIFY(f.pictureHasTheKeys());
    }

    void aWindowWithoutFocusedWidgetIsActivatedWithThePicture() {
        PictureFixture f;
        QVERIFY(f.pictureHasTheKeys());
        f.picture->clearFocus();  // The native picture does the same when it gets the keys.
        QWidget other;
        other.show();
        other.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&other));
        f.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&f.window));
        QVERIFY(f.pictureHasTheKeys());
    }

    void anotherWindowReturnsTheKeysToTheFieldThatHadThem() {
        PictureFixture f;
        auto& search = f.find<QLineEdit>("hierarchySearch");
        search.setFocus(Qt::MouseFocusReason);
        QWidget other;
        other.show();
        other.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&other));
        f.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&f.window));
        settle();
        QVERIFY(search.hasFocus());
    }

    void aMenuBarThatIsLeftReturnsTheKeysToThePicture() {
        PictureFixture f;
        QVERIFY(f.pictureHasTheKeys());
        QMenuBar& bar = *f.window.menuBar();
        // The focus leaves the native picture, which has no widget focus.
        bar.setFocus(Qt::MenuBarFocusReason);
        QTRY_VERIFY(bar.hasFocus());
        QTest::keyClick(&bar, Qt::Key_Escape);
        QVERIFY(f.pictureHasTheKeys());
    }

    void aPanelThatIsHiddenLeavesTheKeysToThePicture() {
        PictureFixture f;
        auto& search = f.find<QLineEdit>("hierarchySearch");
        search.setFocus(Qt::MouseFocusReason);
        QTRY_VERIFY(search.hasFocus());
        f.find<QDockWidget>("hierarchyDock").hide();
        QVERIFY(f.pictureHasTheKeys());
    }

    void tabPassesSearchFieldsBy() {
        PictureFixture f;
        int fields = 0;
        for (const QLineEdit* field : f.window.findChildren<QLineEdit*>()) {
            if (field->inherits("sinew::SearchField")) {
                QCOMPARE(field->focusPolicy(), Qt::ClickFocus);
                ++fields;
            }
        }
        QVERIFY(fields >= 4);
    }

    void escapeClearsASearchAndThenLeavesIt() {
        PictureFixture f;
        f.session.selection().setNode(kKnee);
        auto& search = f.find<QLineEdit>("hierarchySearch");
        search.setFocus(Qt::MouseFocusReason);
        QTest::keyClicks(&search, "foot");
        QTest::keyClick(&search, Qt::Key_Escape);
        QVERIFY(search.text().isEmpty());
        QVERIFY(search.hasFocus());
        QTest::keyClick(&search, Qt::Key_Escape);
        QVERIFY(f.pictureHasTheKeys());
        QCOMPARE(f.session.selection().node(), kKnee);  // the window's Esc did nothing
    }

    void findGoesToTheSearchOfThePanelInUseOtherwiseToTheHierarchy() {
        PictureFixture f;
        QVERIFY(f.pictureHasTheKeys());
        QTest::keyClick(f.picture, Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(f.find<QLineEdit>("hierarchySearch").hasFocus());
        f.find<QTreeView>("jointList").setFocus(Qt::MouseFocusReason);
        QTest::keyClick(&f.find<QTreeView>("jointList"), Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(f.find<QLineEdit>("jointSearch").hasFocus());
        f.find<QTreeView>("animationList").setFocus(Qt::MouseFocusReason);  // has no search
        f.find<QDockWidget>("hierarchyDock").hide();
        QTest::keyClick(&f.find<QTreeView>("animationList"), Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(f.find<QLineEdit>("hierarchySearch").hasFocus());
    }

    void enterInANumberBoxTakesTheNumberAndLeaves() {
        PictureFixture f;
        auto& rate = f.find<NumberBox>("frameRate");
        rate.setFocus(Qt::MouseFocusReason);
        rate.lineEdit()->selectAll();
        QTest::keyClicks(&rate, "48");
        QTest::keyClick(&rate, Qt::Key_Return);
        QCOMPARE(f.session.player().frameRate(), 48.0);
        QVERIFY(f.pictureHasTheKeys());

        f.session.player().mixPresentClip();
        f.find<QDockWidget>("layersDock").show();
        auto& weight = f.find<QDoubleSpinBox>("layer0WeightNumber");
        QTRY_VERIFY(weight.isVisible());
        weight.setFocus(Qt::MouseFocusReason);
        weight.selectAll();
        QTest::keyClicks(&weight, "0.25");
        QTest::keyClick(&weight, Qt::Key_Return);
        QCOMPARE(f.session.player().mix().layers[0].weight, 0.25F);
        QVERIFY(f.pictureHasTheKeys());
    }

    void escapeInANumberPutsTheOldOneBack() {
        PictureFixture f;
        auto& rate = f.find<NumberBox>("frameRate");
        const double before = f.session.player().frameRate();
        rate.setFocus(Qt::MouseFocusReason);
        rate.lineEdit()->selectAll();
        QTest::keyClicks(&rate, "48");
        QTest::keyClick(&rate, Qt::Key_Escape);
        QVERIFY(f.pictureHasTheKeys());
        QCOMPARE(f.session.player().frameRate(), before);

        f.session.player().mixPresentClip();
        f.find<QDockWidget>("layersDock").show();
        auto& weight = f.find<QDoubleSpinBox>("layer0WeightNumber");
        QTRY_VERIFY(weight.isVisible());
        weight.setFocus(Qt::MouseFocusReason);
        weight.selectAll();
        QTest::keyClicks(&weight, "0.25");
        QTest::keyClick(&weight, Qt::Key_Escape);
        QVERIFY(f.pictureHasTheKeys());
        QCOMPARE(f.session.player().mix().layers[0].weight, 1.0F);
    }

    void aClickOnAButtonEndsEditingAndKeepsNoKeys() {
        PictureFixture f;
        auto& rate = f.find<NumberBox>("frameRate");
        rate.setFocus(Qt::MouseFocusReason);
        rate.lineEdit()->selectAll();
        QTest::keyClicks(&rate, "48");
        QToolButton* button = nullptr;
        for (QToolButton* each : f.find<QToolBar>("viewBar").findChildren<QToolButton*>()) {
            const QAction* action = each->defaultAction();
            button = action != nullptr && action->text() == "Grid" ? each : button;
        }
        QVERIFY(button != nullptr);
        const bool grid = f.session.view().grid;
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(f.session.view().grid, !grid);
        QCOMPARE(f.session.player().frameRate(), 48.0);  // what was typed counts
        QVERIFY(f.pictureHasTheKeys());
    }

    void enterPressesTheButtonThatHasTheFocus() {
        PictureFixture f;
        auto& unit = f.find<QToolButton>("rulerUnit");
        unit.setFocus(Qt::TabFocusReason);
        const QString before = unit.text();
        QTest::keyClick(&unit, Qt::Key_Return);
        QVERIFY(unit.text() != before);
        const bool playing = f.session.player().playing();
        QTest::keyClick(&unit, Qt::Key_Space);
        QCOMPARE(f.session.player().playing(), !playing);
    }

    void theWheelTurnsOnlyWhatHasTheFocus() {
        PictureFixture f;
        f.session.player().mixPresentClip();
        f.find<QDockWidget>("layersDock").show();
        f.find<QDockWidget>("displayDock").raise();
        settle();
        const Mix mix = f.session.player().mix();
        const double rate = f.session.player().frameRate();
        const ViewMode mode = f.session.view().mode;
        const Look look = f.session.appearance().look();
        QVERIFY(f.pictureHasTheKeys());
        int turned = 0;
        for (QWidget* widget : f.window.findChildren<QWidget*>()) {
            if (widget->isVisible() &&
                (qobject_cast<QComboBox*>(widget) || qobject_cast<QAbstractSpinBox*>(widget) ||
                 qobject_cast<QSlider*>(widget) || qobject_cast<QLineEdit*>(widget))) {
                turnWheel(*widget);
                ++turned;
            }
        }
        QVERIFY(turned > 10);
        QVERIFY(f.session.player().mix() == mix);
        QCOMPARE(f.session.player().frameRate(), rate);
        QCOMPARE(f.session.player().clock().speed, 1.0);
        QCOMPARE(f.session.view().mode, mode);
        QVERIFY(f.session.appearance().look() == look);
        auto& weight = f.find<QDoubleSpinBox>("layer0WeightNumber");
        weight.setFocus();
        QTRY_VERIFY(weight.hasFocus());
        turnWheel(weight);
        QVERIFY(f.session.player().mix().layers[0].weight < 1.0F);
    }

    void noKeyChangesANumberThatIsNotEdited() {
        PictureFixture f;
        f.session.player().mixPresentClip();
        f.find<QDockWidget>("layersDock").show();
        settle();
        QTest::mouseClick(&f.find<QSlider>("layer0Weight"), Qt::LeftButton);
        QTest::mouseClick(&f.find<QCheckBox>("layer0On"), Qt::LeftButton);
        QVERIFY(f.pictureHasTheKeys());
        const Mix mix = f.session.player().mix();
        const double rate = f.session.player().frameRate();
        for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Down, Qt::Key_Left, Qt::Key_Right,
                                  Qt::Key_Minus, Qt::Key_PageUp, Qt::Key_4, Qt::Key_9}) {
            QTest::keyClick(f.window.focusWidget(), key);
        }
        QVERIFY(f.session.player().mix() == mix);
        QCOMPARE(f.session.player().frameRate(), rate);
    }
};

SINEW_TEST_IN(QApplication, TestKeyFocus)
#include "test_key_focus.moc"
