// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QDockWidget>
#include <QScreen>
#include <QTest>
#include <QToolButton>

#include "tests/support/settle.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/style/theme.h"

using namespace sinew;
using namespace sinew::test;

namespace {

const QSize kSmallScreen = MainWindow::firstSize({1280, 720});

struct Room : WindowFixture {
    QDockWidget& timeline = find<QDockWidget>("timelineDock");
    QDockWidget& problems = find<QDockWidget>("findingsDock");
    QDockWidget& layers = find<QDockWidget>("layersDock");

    explicit Room(QSize size = {1400, 860}) {
        window.resize(size);
        settle();
    }

    [[nodiscard]] int picture() const { return window.centralWidget()->height(); }

    void drag(QPoint from, int down) {
        QTest::mousePress(&window, Qt::LeftButton, {}, from);
        QTest::mouseMove(&window, from + QPoint(0, down));
        settle();
        QTest::mouseRelease(&window, Qt::LeftButton, {}, from + QPoint(0, down));
        settle();
    }
};

}  // namespace

class TestPanelRoom : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { theme::apply(*qApp, theme::Brightness::Dark); }

    void aPanelThatOpensAndClosesTakesFromThePictureOnly() {
        Room r;
        const int timeline = r.timeline.height();
        const int picture = r.picture();
        for (QDockWidget* dock : {&r.problems, &r.layers}) {
            dock->show();
            settle();
            QCOMPARE(r.timeline.height(), timeline);
            QVERIFY(r.picture() < picture - 100);
            dock->hide();
            settle();
            QCOMPARE(r.timeline.height(), timeline);
            QCOMPARE(r.picture(), picture);
        }
    }

    void aPanelThatFloatsGivesItsHeightToThePicture() {
        Room r;
        const int timeline = r.timeline.height();
        const int picture = r.picture();
        r.problems.show();
        settle();
        r.problems.setFloating(true);
        settle();
        QCOMPARE(r.timeline.height(), timeline);
        QCOMPARE(r.picture(), picture);
    }

    void twoPanelsOnOnePlaceCloseOneAfterTheOther() {
        Room r;
        const int timeline = r.timeline.height();
        r.problems.show();
        r.layers.show();
        settle();
        r.layers.hide();
        settle();
        QCOMPARE(r.timeline.height(), timeline);
        r.problems.hide();
        settle();
        QCOMPARE(r.timeline.height(), timeline);
    }

    void aTimelineThatWasDraggedKeepsThatHeight() {
        Room r;
        const int before = r.timeline.height();
        r.drag({700, r.timeline.geometry().top() - 2}, -60);
        const int dragged = r.timeline.height();
        QVERIFY(dragged > before + 40);
        r.problems.show();
        settle();
        QCOMPARE(r.timeline.height(), dragged);
        r.problems.hide();
        settle();
        QCOMPARE(r.timeline.height(), dragged);
        r.action("Reset Layout")->trigger();
        settle();
        QCOMPARE(r.timeline.height(), before);
    }

    void theHeightsAreThereAgainAfterAStart() {
        Room before;
        before.problems.show();
        settle();
        before.drag({700, before.timeline.geometry().top() - 2}, -50);
        const int timeline = before.timeline.height();
        const int problems = before.problems.height();
        QVERIFY(timeline > 150);
        before.problems.hide();
        settle();
        before.window.close();
        before.settings.setValue("heights/layersDock", "nonsense");
        Session session;
        MainWindow again(session, before.settings);
        again.resize(1400, 860);
        again.show();
        settle();
        QCOMPARE(again.findChild<QDockWidget*>("timelineDock")->height(), timeline);
        auto* dock = again.findChild<QDockWidget*>("findingsDock");
        dock->show();
        settle();
        QCOMPARE(dock->height(), problems);
        QCOMPARE(again.findChild<QDockWidget*>("timelineDock")->height(), timeline);
    }

    void everythingFitsOnASmallScreen() {
        Room r(kSmallScreen);
        QVERIFY(kSmallScreen.height() <= 720 - 24);
        for (QDockWidget* front : {&r.problems, &r.layers}) {
            r.problems.show();
            r.layers.show();
            front->raise();
            settle();
            QVERIFY2(r.window.minimumSizeHint().width() <= kSmallScreen.width() &&
                         r.window.minimumSizeHint().height() <= kSmallScreen.height(),
                     qPrintable(QStringLiteral("%1 x %2")
                                    .arg(r.window.minimumSizeHint().width())
                                    .arg(r.window.minimumSizeHint().height())));
            QCOMPARE(r.window.size(), kSmallScreen);
            for (const QDockWidget* dock : r.window.findChildren<QDockWidget*>()) {
                if (!dock->visibleRegion().isEmpty()) {
                    QVERIFY2(r.window.rect().contains(dock->geometry()),
                             qPrintable(dock->objectName()));
                    QVERIFY2(dock->height() >= dock->minimumSizeHint().height(),
                             qPrintable(dock->objectName()));
                }
            }
        }
    }

    void noButtonIsCutOffOnASmallScreen() {
        Room r(kSmallScreen);
        r.problems.show();
        settle();
        for (const QToolButton* button : r.window.findChildren<QToolButton*>()) {
            if (button->isVisible() && button->objectName() == "qt_toolbar_ext_button") {
                QFAIL("a tool bar does not show all of its buttons");
            }
            if (!button->visibleRegion().isEmpty()) {
                QVERIFY2(button->visibleRegion().boundingRect() == button->rect(),
                         qPrintable(button->objectName() + button->text()));
            }
        }
    }

    void aFloatingPanelThatIsShownAgainIsOnAScreen() {
        Room r;
        QDockWidget& joints = r.find<QDockWidget>("jointsDock");
        joints.setFloating(true);
        joints.hide();
        joints.move(-5000, 12000);
        joints.toggleViewAction()->trigger();
        settle();
        QVERIFY(joints.isVisible());
        QVERIFY(r.window.screen()->availableGeometry().contains(joints.frameGeometry().topLeft()));
    }

    void aFloatingPanelOnAScreenStaysWhereItIs() {
        Room r;
        QDockWidget& joints = r.find<QDockWidget>("jointsDock");
        joints.setFloating(true);
        joints.setGeometry(120, 150, 260, 300);
        joints.hide();
        joints.show();
        settle();
        QCOMPARE(joints.geometry(), QRect(120, 150, 260, 300));
    }
};

SINEW_TEST_IN(QApplication, TestPanelRoom)
#include "test_panel_room.moc"
