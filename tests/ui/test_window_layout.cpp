// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QProcess>
#include <QScreen>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QToolBar>
#include <array>
#include <functional>
#include <vector>

#include "tests/support/settle.h"
#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "ui/session/session.h"
#include "ui/window/bars/message_bar.h"
#include "ui/window/main_window.h"
#include "ui/window/panel_table.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr QSize kSmall{700, 520};

/// Settings that persist across windows.
struct Desk {
    QTemporaryDir folder;
    QString file = folder.filePath("sinew.conf");

    [[nodiscard]] QSettings settings() const { return {file, QSettings::IniFormat}; }
};

/// One start of the window with the desk's settings, until it is closed.
struct Start {
    explicit Start(const Desk& desk) : settings(desk.file, QSettings::IniFormat) {
        session.document().setCheck({});
        window.show();
        settle();
    }

    void close() {
        window.close();
        settle();
    }
    QDockWidget& dock(const char* name) const {
        auto* found = window.findChild<QDockWidget*>(QLatin1String(name));
        if (found == nullptr) {
            qFatal("no %s", name);
        }
        return *found;
    }
    [[nodiscard]] QMap<QString, QRect> places() const {
        QMap<QString, QRect> all;
        for (const QDockWidget* each : window.findChildren<QDockWidget*>()) {
            if (each->isVisible()) {
                all.insert(each->objectName(), each->geometry());
            }
        }
        return all;
    }

    QSettings settings;
    Session session;
    MainWindow window{session, settings};
};

/// A place as a window that was closed leaves it.
void leavePlace(const Desk& desk, const QRect& normal, bool maximized) {
    QSettings settings = desk.settings();
    settings.setValue("place", normal);
    settings.setValue("maximized", maximized);
    settings.setValue("fullScreen", false);
}

/// The dock layout that a window of this size stores, with all docks visible.
QByteArray layoutOf(QSize size) {
    const Desk desk;
    Start start(desk);
    start.window.resize(size);
    for (QDockWidget* dock : start.window.findChildren<QDockWidget*>()) {
        dock->show();
    }
    settle();
    return start.window.saveState();
}

}  // namespace

class TestWindowLayout : public QObject {
    Q_OBJECT

private slots:
    // Qt keeps a second copy of such a layout and frees the first one while it is being applied.
    void aMaximizedWindowRestoresALayoutThatDoesNotFitYet() {
        const Desk desk;
        desk.settings().setValue("layout", layoutOf({1900, 1000}));
        leavePlace(desk, {40, 40, 500, 400}, true);
        Start start(desk);
        QVERIFY(start.window.isMaximized());
        QVERIFY(start.dock("layersDock").isVisible());
        QCOMPARE(start.window.messageBar().text(), QString());
    }

    void everyPanelOpensInFrontOfThoseOnItsPlace() {
        const Desk desk;
        const Start start(desk);
        for (const PanelInfo& panel : panelTable()) {
            QDockWidget& dock = start.dock(panel.name);
            dock.close();
            dock.toggleViewAction()->trigger();
            QTRY_VERIFY2(dock.isVisible() && !dock.visibleRegion().isEmpty(), panel.name);
        }
    }

    void everyStartAcceptsTheSettingsOfTheOneBefore() {
        const Desk desk;
        const std::array<std::function<void(Start&)>, 9> deeds{
            [](Start& s) { s.window.showMaximized(); },
            [](Start& s) { s.dock("hierarchyDock").setFloating(true); },
            [](Start& s) { s.dock("jointsDock").close(); },
            [](Start& s) { s.window.showFullScreen(); },
            [](Start& s) { s.dock("hierarchyDock").setFloating(false); },
            [](Start& s) { s.dock("findingsDock").show(); },
            [](Start& s) { s.window.showNormal(); },
            [](Start& s) { s.window.resize(kSmall); },
            [](Start& s) {
                for (QDockWidget* dock : s.window.findChildren<QDockWidget*>()) {
                    dock->close();
                }
            }};
        for (const auto& deed : deeds) {
            Start before(desk);
            deed(before);
            settle();
            const QMap<QString, QRect> left = before.places();
            const Qt::WindowStates state = before.window.windowState() & ~Qt::WindowActive;
            before.close();
            Start after(desk);
            QCOMPARE(after.window.windowState() & ~Qt::WindowActive, state);
            QCOMPARE(after.places().keys(), left.keys());
            QCOMPARE(after.window.messageBar().text(), QString());
            after.close();
        }
    }

    void aMaximizedWindowKeepsTheSizesOfItsPanels() {
        const Desk desk;
        QMap<QString, QRect> left;
        {
            Start start(desk);
            start.window.showMaximized();
            settle();
            start.dock("findingsDock").show();
            start.window.resizeDocks({&start.dock("findingsDock")}, {330}, Qt::Vertical);
            settle();
            left = start.places();
            start.close();
        }
        const Start again(desk);
        QCOMPARE(again.places(), left);
    }

    // As a panel that is added to a later version of the program.
    void aPanelThatTheLayoutDoesNotKnowLeavesTheOthersWhereTheyAre() {
        const Desk desk;
        {
            Start before(desk);
            for (const char* later : {"vertexDock", "morphDock", "layersDock"}) {
                before.window.removeDockWidget(&before.dock(later));
            }
            before.dock("jointsDock").setFloating(true);
            before.window.addDockWidget(Qt::RightDockWidgetArea, &before.dock("hierarchyDock"));
            before.dock("findingsDock").show();
            before.dock("animationsDock").close();
            settle();
            before.close();
        }
        const Start after(desk);
        QCOMPARE(after.window.messageBar().text(), QString());
        QVERIFY(after.dock("jointsDock").isFloating());
        QCOMPARE(after.window.dockWidgetArea(&after.dock("hierarchyDock")),
                 Qt::RightDockWidgetArea);
        QVERIFY(after.dock("findingsDock").isVisible());
        QVERIFY(after.dock("animationsDock").isHidden());
        for (const char* later : {"vertexDock", "morphDock"}) {
            QVERIFY(after.window.tabifiedDockWidgets(&after.dock("propertiesDock"))
                        .contains(&after.dock(later)));
        }
        QVERIFY(after.dock("layersDock").isHidden());
    }

    void panelsAndToolBarsOfAnotherVersionAreLeftOut() {
        const Desk desk;
        {
            Start before(desk);
            auto* later = new QDockWidget("Later");
            later->setObjectName("laterDock");
            before.window.addDockWidget(Qt::LeftDockWidgetArea, later);
            before.dock("jointsDock").close();
            auto* bar = new QToolBar;
            bar->setObjectName("laterBar");
            before.window.addToolBar(bar);
            settle();
            before.close();
        }
        const Start after(desk);
        QCOMPARE(after.window.messageBar().text(), QString());
        QVERIFY(after.dock("jointsDock").isHidden());
        QVERIFY(after.dock("hierarchyDock").isVisible());
    }

    // By versions without a digest, which kept the place as Qt writes it.
    void theLayoutAndThePlaceOfAnEarlierVersionAreRestored() {
        const Desk desk;
        {
            Start before(desk);
            before.window.setGeometry(40, 60, 700, 520);
            before.dock("jointsDock").close();
            settle();
            before.settings.setValue("layout", before.window.saveState());
            before.settings.setValue("geometry", before.window.saveGeometry());
        }
        Start after(desk);
        QCOMPARE(after.window.messageBar().text(), QString());
        QVERIFY(after.dock("jointsDock").isHidden());
        QCOMPARE(after.window.size(), kSmall);
        after.close();
        QVERIFY(!desk.settings().contains("geometry"));
        QCOMPARE(Start(desk).window.size(), kSmall);
    }

    // Qt writes into areas that do not exist and accepts every size.
    void aLayoutThatIsNotAsItWasSavedIsPutAside() {
        const Desk desk;
        Start(desk).close();
        const QByteArray whole = desk.settings().value("layout").toByteArray();
        constexpr qsizetype kFirstArea = 13;  // follows two numbers, a marker and a count
        std::vector<QByteArray> damaged{QByteArray(), whole.first(whole.size() / 2), whole + '\0'};
        for (const qsizetype at : {qsizetype(0), kFirstArea, whole.size() - 1}) {
            damaged.push_back(whole);
            damaged.back()[at] = '\x40';
        }
        for (const QByteArray& bytes : damaged) {
            desk.settings().setValue("layout", bytes);
            Start start(desk);
            QVERIFY(start.dock("hierarchyDock").isVisible());
            QCOMPARE(start.window.putAsideAtStart().size(), 1);
            QCOMPARE(desk.settings().value("aside/layout").toByteArray(), bytes);
            start.close();
            QVERIFY(Start(desk).window.putAsideAtStart().isEmpty());
        }
    }

    void whateverThePlaceHoldsTheWindowIsOnTheScreen() {
        const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
        const int far = 30000;
        for (const QRect& wanted :
             {QRect(-far, -far, 300, 300), QRect(far, far, 500, 500), QRect(0, 0, far, far),
              QRect(-5000, 10, 10100, 300), QRect(100, 100, 1, 1)}) {
            for (const bool maximized : {false, true}) {
                const Desk desk;
                leavePlace(desk, wanted, maximized);
                const Start start(desk);
                QCOMPARE(start.window.isMaximized(), maximized);
                QVERIFY(screen.contains(start.window.normalGeometry().topLeft()));
                QVERIFY(start.window.normalGeometry().left() + 100 < screen.right());
            }
        }
    }

    void aPlaceThatCannotBeIsPutAsideWithAWord() {
        for (const QVariant& value :
             {QVariant(5), QVariant(QRect(0, 0, 0, 0)), QVariant(QRect(0, 0, 2000000000, 10))}) {
            const Desk desk;
            desk.settings().setValue("place", value);
            const Start start(desk);
            QVERIFY(start.window.messageBar().text().contains("aside/place"));
            QCOMPARE(desk.settings().value("aside/place").toString(), value.toString());
            QCOMPARE(start.window.putAsideAtStart().size(), 1);
        }
    }

    void valuesOfAnotherTypeArePutAside() {
        const Desk desk;
        for (const char* key :
             {"place", "layout", "light/toneMap", "light/keyLight", "light/rotationRadians"}) {
            desk.settings().setValue(key, QStringList{"neither", "nor"});
        }
        Start start(desk);
        QCOMPARE(start.window.putAsideAtStart().size(), 5);
        QVERIFY(desk.settings().contains("aside/light/toneMap"));
        QVERIFY(!desk.settings().contains("light/toneMap"));
        start.close();
        QCOMPARE(Start(desk).window.putAsideAtStart(), QStringList());
    }

    void aFileThatCannotBeReadAsAWholeIsKeptBesideIt() {
        const Desk desk;
        const QByteArray text = "[light]\ntoneMap=2\n[broken\nand so on\n";
        QFile file(desk.file);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        Start start(desk);
        QVERIFY(start.window.messageBar().text().contains(desk.file + ".damaged"));
        QFile copy(desk.file + ".damaged");
        QVERIFY(copy.open(QIODevice::ReadOnly));
        QCOMPARE(copy.readAll(), text);
        start.close();
        QCOMPARE(Start(desk).window.putAsideAtStart(), QStringList());
    }

    void aStartThatDiedDoesNotDieAgain() {
        const Desk desk;
        Start(desk).close();
        QProcess gone;
        gone.start("true", QStringList());
        QVERIFY(gone.waitForStarted());
        const qint64 process = gone.processId();
        QVERIFY(gone.waitForFinished());
        desk.settings().setValue("starting", process);
        Start start(desk);
        QVERIFY(start.window.messageBar().text().contains("aside/layout"));
        QVERIFY(desk.settings().contains("aside/place"));
        start.close();
        QVERIFY(!desk.settings().contains("starting"));
        QCOMPARE(Start(desk).window.putAsideAtStart(), QStringList());
    }

    void aStartBesideAnotherOneRestoresTheLayout() {
        const Desk desk;
        Start(desk).close();
        QProcess other;
        other.start("sleep", {"30"});
        QVERIFY(other.waitForStarted());
        desk.settings().setValue("starting", other.processId());
        QCOMPARE(Start(desk).window.putAsideAtStart(), QStringList());
        other.kill();
        other.waitForFinished();
    }

    void theMarkOfAStartIsRemovedOnceTheWindowIsShown() {
        const Desk desk;
        Start(desk).close();
        Start start(desk);
        QVERIFY(desk.settings().contains("starting"));
        QTRY_VERIFY(!start.settings.contains("starting"));
    }

    void theFirstFileLeavesTheWordOfTheStart() {
        const Desk desk;
        desk.settings().setValue("layout", "nonsense");
        Start start(desk);
        start.session.document().show({.asset = character(), .outline = {}});
        QVERIFY(start.window.messageBar().text().contains("aside/layout"));
        start.session.document().show({.asset = chain(2), .outline = {}});
        QCOMPARE(start.window.messageBar().text(), QString());
    }
};

SINEW_TEST_IN(QApplication, TestWindowLayout)
#include "test_window_layout.moc"
