// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QTest>
#include <QToolBar>
#include <QTreeView>

#include "tests/support/settle.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"

using namespace sinew;
using namespace sinew::test;

namespace {

struct Layout {
    QMap<QString, QRect> panels;  // the visible ones; floating ones in screen coordinates
    bool toolbar = false;

    bool operator==(const Layout&) const = default;
};

Layout layoutOf(const QMainWindow& window) {
    Layout layout;
    for (const QDockWidget* dock : window.findChildren<QDockWidget*>()) {
        if (dock->isVisible() && !dock->visibleRegion().isEmpty()) {
            layout.panels.insert(dock->objectName(), dock->geometry());
        }
    }
    for (const QToolBar* bar : window.findChildren<QToolBar*>("viewBar")) {
        layout.toolbar = bar->isVisible();
    }
    return layout;
}

}  // namespace

class TestScreenActions : public QObject {
    Q_OBJECT

private slots:
    void tabSendsAllPanelsAwayAndBringsThemBackAsTheyWere() {
        PictureFixture f;
        f.window.resize(1200, 800);
        f.find<QDockWidget>("layersDock").show();
        f.find<QDockWidget>("rootMotionDock").hide();
        f.find<QDockWidget>("displayDock").raise();
        f.find<QDockWidget>("jointsDock").setFloating(true);
        f.window.resizeDocks({&f.find<QDockWidget>("hierarchyDock")}, {333}, Qt::Horizontal);
        settle();
        QVERIFY(f.pictureHasTheKeys());
        const Layout before = layoutOf(f.window);
        QVERIFY(before.panels.size() >= 5 && before.toolbar);
        QTest::keyClick(f.picture, Qt::Key_Tab);
        settle();
        const Layout away = layoutOf(f.window);
        QVERIFY(away.panels.isEmpty() && !away.toolbar);
        QVERIFY(f.pictureHasTheKeys());
        QTest::keyClick(f.picture, Qt::Key_Tab);
        settle();
        QVERIFY(layoutOf(f.window) == before);
        QVERIFY(f.pictureHasTheKeys());
    }

    void tabInAListDoesItToo() {
        PictureFixture f;
        auto& tree = f.find<QTreeView>("hierarchyTree");
        tree.setFocus(Qt::MouseFocusReason);
        QTest::keyClick(&tree, Qt::Key_Tab);
        QVERIFY(!tree.isVisible());
        QVERIFY(f.pictureHasTheKeys());
    }

    void tabInAFieldGoesToTheNextOne() {
        PictureFixture f;
        auto& search = f.find<QLineEdit>("hierarchySearch");
        search.setFocus(Qt::MouseFocusReason);
        QTest::keyClick(&search, Qt::Key_Tab);
        QVERIFY(search.isVisible());
        QVERIFY(!search.hasFocus() && f.window.focusWidget() != f.picture);
    }

    void aPanelOpenedMeanwhileStays() {
        PictureFixture f;
        f.find<QDockWidget>("findingsDock").hide();
        QTest::keyClick(f.picture, Qt::Key_Tab);
        f.find<QDockWidget>("findingsDock").show();
        QTest::keyClick(f.picture, Qt::Key_Tab);
        QVERIFY(f.find<QDockWidget>("findingsDock").isVisible());
        QVERIFY(f.find<QDockWidget>("hierarchyDock").isVisible());
    }

    void findBringsItsPanelBack() {
        PictureFixture f;
        QTest::keyClick(f.picture, Qt::Key_Tab);
        QTest::keyClick(f.picture, Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(f.find<QLineEdit>("hierarchySearch").hasFocus());
    }

    void theNextStartShowsThePanelsAgain() {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
        {
            Session session;
            MainWindow window(session, settings);
            window.show();
            window.activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&window));
            window.findChild<QDockWidget*>("propertiesDock")->hide();
            QTest::keyClick(&window, Qt::Key_Tab);
            QVERIFY(!window.findChild<QDockWidget*>("hierarchyDock")->isVisible());
            window.close();
        }
        Session session;
        MainWindow window(session, settings);
        window.show();
        QVERIFY(window.findChild<QDockWidget*>("hierarchyDock")->isVisible());
        QVERIFY(window.findChild<QDockWidget*>("timelineDock")->isVisible());
        QVERIFY(window.findChild<QToolBar*>("viewBar")->isVisible());
        QVERIFY(!window.findChild<QDockWidget*>("propertiesDock")->isVisible());
    }

    void resetLayoutShowsThePanelsAndTabWorksAgain() {
        PictureFixture f;
        QTest::keyClick(f.picture, Qt::Key_Tab);
        f.action("Reset Layout")->trigger();
        QVERIFY(f.find<QDockWidget>("hierarchyDock").isVisible());
        QTest::keyClick(f.picture, Qt::Key_Tab);
        QVERIFY(!f.find<QDockWidget>("hierarchyDock").isVisible());
    }

    void panelsHaveTheirSizesAgainAfterFullScreen() {
        PictureFixture f;
        for (const QSize size : {QSize(1000, 700), QSize(1280, 760), QSize(1440, 900)}) {
            f.window.resize(size);
            settle();
            const Layout before = layoutOf(f.window);
            QVERIFY(before.panels.size() >= 5);
            QTest::keyClick(f.picture, Qt::Key_F11);
            settle();
            QVERIFY(layoutOf(f.window) != before);
            QTest::keyClick(f.picture, Qt::Key_F11);
            settle();
            QCOMPARE(f.window.size(), size);
            QCOMPARE(layoutOf(f.window).panels, before.panels);
        }
    }

    void f11IsFullScreenAndBack() {
        PictureFixture f;
        QTest::keyClick(f.picture, Qt::Key_F11);
        QVERIFY(f.window.isFullScreen());
        QTRY_VERIFY(f.action("&Full Screen")->isChecked());
        QTest::keyClick(f.picture, Qt::Key_F11);
        QVERIFY(!f.window.isFullScreen());
        QTRY_VERIFY(!f.action("&Full Screen")->isChecked());
    }
};

SINEW_TEST_IN(QApplication, TestScreenActions)
#include "test_screen_actions.moc"
