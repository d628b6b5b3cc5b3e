// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QDataStream>
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
#include <random>

#include "tests/support/settle.h"
#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "ui/session/session.h"
#include "ui/window/bars/message_bar.h"
#include "ui/window/main_window.h"
#include "ui/window/panel_table.h"
#include "ui/window/settings/layout_bytes.h"

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

/// As QWidget::saveGeometry writes it.
QByteArray placeBytes(const QRect& normal, bool maximized, bool fullScreen, qint32 screenWidth) {
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_4_0);
    stream << quint32(0x1D9D0CB) << quint16(3) << quint16(0) << normal << normal << qint32(0)
           << quint8(maximized) << quint8(fullScreen) << screenWidth << normal;
    return bytes;
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
        desk.settings().setValue("geometry", placeBytes({40, 40, 500, 400}, true, false, 800));
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

    void aLayoutOfTheWindowIsReadWhole() {
        const Desk desk;
        Start start(desk);
        for (const bool floating : {false, true}) {
            start.dock("jointsDock").setFloating(floating);
            const QByteArray bytes = start.window.saveState(5);
            const auto layout = readLayout(bytes);
            QVERIFY(layout.has_value());
            QCOMPARE(layout->bytes, bytes);
            QCOMPARE(layout->version, 5);
        }
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
            before.settings.setValue("layout", before.window.saveState(900));
            before.settings.setValue("geometry", before.window.saveGeometry());
        }
        const Start after(desk);
        QCOMPARE(after.window.messageBar().text(), QString());
        QVERIFY(after.dock("jointsDock").isHidden());
        QVERIFY(after.dock("hierarchyDock").isVisible());
    }

    void sectionsOfALaterQtAreLeftOut() {
        const Desk desk;
        {
            Start before(desk);
            before.dock("jointsDock").close();
            before.close();
        }
        const QByteArray whole = desk.settings().value("layout").toByteArray();
        const QByteArray later = whole + QByteArray("\x42\x00\xff\x01 whatever", 14);
        QCOMPARE(readLayout(later)->bytes, whole);
        desk.settings().setValue("layout", later);
        const Start after(desk);
        QCOMPARE(after.window.messageBar().text(), QString());
        QVERIFY(after.dock("jointsDock").isHidden());
    }

    void aLayoutThatIsCutShortIsDamaged() {
        const Desk desk;
        const Start start(desk);
        const QByteArray whole = start.window.saveState();
        for (qsizetype length = 0; length < whole.size(); ++length) {
            // The toolbars come last; a layout without them is valid.
            if (readLayout(whole.first(length))) {
                QVERIFY(whole.size() - length < 80);
            }
        }
    }

    // Qt writes into areas that do not exist and accepts every size.
    void areasAndSizesThatCannotBeAreDamage() {
        const Desk desk;
        const Start start(desk);
        const QByteArray whole = start.window.saveState();
        constexpr qsizetype kFirstArea = 13;  // follows two numbers, a marker and a count
        for (const qsizetype at : {kFirstArea, kFirstArea + 4, kFirstArea + 8}) {
            QByteArray bytes = whole;
            bytes[at] = '\x40';
            QVERIFY(!readLayout(bytes));
        }
    }

    void whateverTheLayoutHoldsTheWindowStarts() {
        const QByteArray whole = layoutOf({1200, 800});
        const QByteArray place = placeBytes({40, 40, 600, 400}, true, false, 800);
        std::mt19937 random(7);
        for (int i = 0; i < 60; ++i) {
            QByteArray bytes =
                i % 3 == 0 ? whole.first(qsizetype(random() % std::size_t(whole.size()))) : whole;
            for (std::size_t n = 0; i % 3 != 0 && n < 1 + random() % 4; ++n) {
                bytes[qsizetype(random() % std::size_t(whole.size()))] = char(random());
            }
            const Desk desk;
            desk.settings().setValue("layout", bytes);
            desk.settings().setValue("geometry", place);
            Start start(desk);
            QVERIFY(start.window.isVisible());
            const QSettings settings = desk.settings();
            QCOMPARE(settings.contains("aside/layout"), !settings.contains("layout"));
            start.close();
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
                desk.settings().setValue("geometry", placeBytes(wanted, maximized, false, 5000));
                const Start start(desk);
                QCOMPARE(start.window.isMaximized(), maximized);
                QVERIFY(screen.contains(start.window.normalGeometry().topLeft()));
                QVERIFY(start.window.normalGeometry().left() + 100 < screen.right());
            }
        }
    }

    void aPlaceThatCannotBeIsPutAsideWithAWord() {
        const QRect none(0, 0, 0, 0);
        const QRect huge(0, 0, 2000000000, 10);
        for (const QByteArray& bytes :
             {QByteArray("5"), placeBytes(none, true, false, 800), placeBytes(huge, false, true, 1),
              placeBytes({0, 0, 300, 300}, true, true, 800).first(30)}) {
            const Desk desk;
            desk.settings().setValue("geometry", bytes);
            const Start start(desk);
            QVERIFY(start.window.messageBar().text().contains("aside/geometry"));
            QCOMPARE(desk.settings().value("aside/geometry").toByteArray(), bytes);
            QCOMPARE(start.window.putAsideAtStart().size(), 1);
        }
    }

    void valuesOfAnotherTypeArePutAside() {
        const Desk desk;
        for (const char* key :
             {"geometry", "layout", "light/toneMap", "light/keyLight", "light/rotationRadians"}) {
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
        QVERIFY(desk.settings().contains("aside/geometry"));
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
