// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <set>

#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/keys/action_set.h"
#include "ui/keys/key_map.h"
#include "ui/keys/key_table.h"
#include "ui/window/bars/message_bar.h"
#include "ui/window/dialogs/key_dialog.h"
#include "ui/window/dialogs/shortcut_dialog.h"
#include "ui/window/dialogs/shortcut_tree.h"
#include "ui/window/settings/key_settings.h"

using namespace sinew;
using namespace sinew::test;

namespace {

using Keys = QList<QKeySequence>;

const QKeySequence kLeft(Qt::Key_Left);
const QKeySequence kFree(Qt::CTRL | Qt::Key_J);

/// The list of keys of a window, and what a user does in it.
struct ListFixture : PictureFixture {
    ShortcutDialog dialog{window};
    ShortcutTree& tree = *dialog.findChild<ShortcutTree*>();

    ListFixture() { dialog.show(); }

    /// Makes the action's row current.
    void select(const QString& action) {
        for (QTreeWidgetItemIterator each(&tree); *each != nullptr; ++each) {
            tree.setCurrentItem(*each);
            if (tree.currentAction() == action) {
                return;
            }
        }
        qFatal("no row of %s", qPrintable(action));
    }
    QPushButton& button(const char* name) {
        return *dialog.findChild<QPushButton*>(QLatin1String(name));
    }
    [[nodiscard]] QString note() {
        return dialog.findChild<QLabel*>(QStringLiteral("shortcutNote"))->text();
    }
    /// Enter on the current row, then the key, then Enter; returns what was reported about the key.
    QString changeTo(Qt::Key key, Qt::KeyboardModifiers modifiers) {
        QString told;
        QTimer::singleShot(0, &dialog, [&] {
            auto* asked = dialog.findChild<KeyDialog*>();
            QTest::keyClick(asked, key, modifiers);
            told = asked->findChild<QLabel*>(QStringLiteral("keyNotice"))->text();
            QTest::keyClick(asked, Qt::Key_Return);
            if (asked->isVisible()) {
                asked->reject();  // the key was refused
            }
        });
        QTest::keyClick(&tree, Qt::Key_Return);
        return told;
    }
};

}  // namespace

class TestKeyMap : public QObject {
    Q_OBJECT

private slots:
    void init() { keyMap().setChosen({}); }
    void cleanup() { keyMap().setChosen({}); }

    void everyActionWithAKeyIsInTheTableAndTheTableHasNoOther() {
        WindowFixture f;
        std::set<QString> known;
        for (const QAction* action : f.window.findChildren<QAction*>()) {
            const QString id = keyIdOf(*action);
            QVERIFY2(!id.isEmpty() || action->shortcuts().isEmpty(), qPrintable(action->text()));
            if (!id.isEmpty()) {
                QVERIFY2(keyMap().knows(id), qPrintable(id));
                QCOMPARE(action->shortcuts(), keyMap().keys(id));
                QVERIFY2(known.insert(id).second, qPrintable(id));
                QVERIFY2(!actionName(id).isEmpty() && actionName(id) != id, qPrintable(id));
            }
        }
        for (const KeyLine& line : keyLines()) {
            QVERIFY(!line.section.isEmpty() && !line.meaning.isEmpty() && !line.parts.empty());
            for (const KeyPart& part : line.parts) {
                QVERIFY2(part.action.isEmpty() || known.count(part.action) == 1,
                         qPrintable(part.action));
            }
        }
    }

    void everyEntryOfAMenuIsARowAndExplainsItself() {
        WindowFixture f;
        int entries = 0;
        for (const QAction* title : f.window.menuBar()->actions()) {
            for (const QAction* entry : title->menu()->actions()) {
                if (entry->isSeparator() || entry->menu() != nullptr) {
                    continue;
                }
                ++entries;
                const QString id = keyIdOf(*entry);
                if (id.isEmpty()) {  // a choice that another table names
                    QVERIFY2(entry->actionGroup() != nullptr, qPrintable(entry->text()));
                    continue;
                }
                const QString tip = findAction(id)->tip;
                QVERIFY2(tip.isEmpty() || entry->whatsThis() == tip, qPrintable(id));
                QVERIFY2(!entry->isIconVisibleInMenu() || entry->icon().isNull(), qPrintable(id));
            }
        }
        QVERIFY(entries > 90);
    }

    void noDefaultKeyHasTwoActions() {
        std::set<QString> seen;
        for (const KeyLine& line : keyLines()) {
            for (const KeyPart& part : line.parts) {
                for (const QKeySequence& key : part.defaults) {
                    QVERIFY2(canBeChosen(key), qPrintable(part.action));
                    QVERIFY2(seen.insert(key.toString()).second, qPrintable(key.toString()));
                }
            }
        }
        QVERIFY(seen.size() > 90);
    }

    void anotherKeyWorksAtOnceInMenuToolTipAndPicture() {
        PictureFixture f;
        QAction& grid = *actionOf(f.window, "look-grid");
        QVERIFY(keyMap().setKeys("look-grid", {kFree}).isEmpty());
        QCOMPARE(grid.shortcuts(), Keys{kFree});
        QVERIFY2(grid.toolTip().endsWith("(Ctrl+J)"), qPrintable(grid.toolTip()));
        const bool before = f.session.view().grid;
        QTest::keyClick(f.picture, Qt::Key_G);
        QCOMPARE(f.session.view().grid, before);
        QTest::keyClick(f.picture, Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(f.session.view().grid, !before);
        const QKeyEvent native(QEvent::KeyPress, Qt::Key_J, Qt::ControlModifier);
        QVERIFY(f.window.handleKey(native));
        QCOMPARE(f.session.view().grid, before);
    }

    void aKeyThatIsTakenLeavesItsAction() {
        QCOMPARE(keyMap().ownerOf(kLeft), QStringLiteral("previous-frame"));
        QCOMPARE(keyMap().setKeys("previous-clip", {kLeft}), QStringList{"previous-frame"});
        QCOMPARE(keyMap().ownerOf(kLeft), QStringLiteral("previous-clip"));
        QCOMPARE(keyMap().keys("previous-frame"), Keys());
        QCOMPARE(keyMap().changedActions(), (QStringList{"previous-clip", "previous-frame"}));
        QCOMPARE(keyMap().reset("previous-frame"), QStringList{"previous-clip"});
        QCOMPARE(keyMap().keys("previous-clip"), Keys());
        keyMap().resetAll();
        QCOMPARE(keyMap().keys("previous-clip"), keyMap().defaults("previous-clip"));
        QVERIFY(keyMap().changedActions().isEmpty());
    }

    void keysAreKeptInTheSettings() {
        WindowFixture f;
        keyMap().setKeys("frame-all", {kFree, QKeySequence(Qt::Key_F5)});
        keyMap().setKeys("play", {});
        f.settings.sync();
        keyMap().setChosen({});  // saved too: nothing is changed
        QVERIFY(!f.settings.contains("keys/play"));
        keyMap().setKeys("frame-all", {kFree, QKeySequence(Qt::Key_F5)});
        keyMap().setKeys("play", {});
        Session session;
        QSettings read(f.settings.fileName(), QSettings::IniFormat);
        const MainWindow again(session, f.settings);
        QCOMPARE(actionOf(again, "frame-all")->shortcuts(),
                 (Keys{kFree, QKeySequence(Qt::Key_F5)}));
        QCOMPARE(actionOf(again, "play")->shortcuts(), Keys());
        QVERIFY(again.putAsideAtStart().isEmpty());
    }

    void storedNonsenseIsIgnoredAndTold() {
        QTemporaryDir folder;
        QSettings settings(folder.filePath("s.ini"), QSettings::IniFormat);
        settings.setValue("keys/play", "Sprace");
        settings.setValue("keys/next-frame", "Ctrl+K, Ctrl+L");  // two keys after each other
        settings.setValue("keys/reload", QStringList());
        settings.setValue("keys/no-such-action", "F6");
        settings.setValue("keys/frame-all", "Ctrl+J");
        settings.setValue("keys/undo", "Ctrl+J");
        const QStringList lines = restoreKeys(settings);
        QCOMPARE(lines.size(), qsizetype{5});
        QVERIFY2(lines.join(' ').contains("play"), qPrintable(lines.join('\n')));
        QCOMPARE(keyMap().keys("frame-all"), Keys{kFree});
        QCOMPARE(keyMap().changedActions(), QStringList{"frame-all"});
        QVERIFY(settings.contains("aside/keys/play"));
        QVERIFY(!settings.contains("keys/play"));
        Session session;
        settings.setValue("keys/play", "Sprace");
        const MainWindow window(session, settings);
        QVERIFY(window.messageBar().text().contains("play"));
    }

    void theListIsSearchedByWordsNamesAndKeys() {
        ListFixture f;
        auto& search = *f.dialog.findChild<QLineEdit*>("shortcutSearch");
        QCOMPARE(f.dialog.focusWidget(), &search);
        const int all = f.tree.shownLines();
        QCOMPARE(all, int(keyLines().size()));
        search.setText("timecode");
        QVERIFY(f.tree.shownLines() >= 2 && f.tree.shownLines() < 6);
        for (const char* text : {"Ctrl + G", "ctrl+g"}) {
            search.setText(text);
            QCOMPARE(f.tree.shownLines(), text[4] == ' ' ? f.tree.shownLines() : 1);
            QVERIFY(f.tree.shownLines() >= 1);
        }
        search.setText("previous frame");  // an action of a line of two
        QVERIFY(f.tree.shownLines() >= 1);
        search.setText("zzz");
        QCOMPARE(f.tree.shownLines(), 0);
        search.clear();
        QCOMPARE(f.tree.shownLines(), all);
    }

    void enterAsksForAKeyAndConflictsAreTold() {
        ListFixture f;
        f.select("previous-clip");
        QVERIFY(f.changeTo(Qt::Key_J, Qt::ControlModifier).isEmpty());
        QCOMPARE(keyMap().keys("previous-clip"), Keys{kFree});
        const QString told = f.changeTo(Qt::Key_Left, {});
        QVERIFY2(told.contains("Previous Frame"), qPrintable(told));
        QCOMPARE(keyMap().keys("previous-clip"), Keys{kLeft});
        QVERIFY2(f.note().contains("“Previous Frame” lost its key"), qPrintable(f.note()));
        QVERIFY(f.button("resetKey").isEnabled());
        f.button("resetKey").click();
        QVERIFY(!keyMap().changedByUser("previous-clip"));
        QCOMPARE(keyMap().keys("previous-frame"), Keys());
        f.button("resetKeys").click();
        QCOMPARE(keyMap().keys("previous-frame"), Keys{kLeft});
        QVERIFY(!f.button("resetKeys").isEnabled());
    }

    void theLetterOfAMenuIsRefused() {
        ListFixture f;
        f.select("play");
        const QString told = f.changeTo(Qt::Key_F, Qt::AltModifier);
        QVERIFY2(told.contains("File"), qPrintable(told));
        QVERIFY(!keyMap().changedByUser("play"));
    }

    void escapeAndModifiersAloneAreNoKeys() {
        for (const Qt::Key key :
             {Qt::Key_Shift, Qt::Key_Control, Qt::Key_Return, Qt::Key_unknown}) {
            QVERIFY(!canBeChosen(QKeySequence(key)));
        }
        QVERIFY(!canBeChosen(QKeySequence(Qt::Key_A, Qt::Key_B)));
        QVERIFY(canBeChosen(QKeySequence(Qt::Key_Tab)));
    }

    void aSignIsFoundWithTheShiftThatTypesIt() {
        PictureFixture f;
        QAction& help = *actionOf(f.window, "help");
        QObject::disconnect(&help, &QAction::triggered, nullptr, nullptr);
        int opened = 0;
        QObject::connect(&help, &QAction::triggered, &f.window, [&] { ++opened; });
        const QKeyEvent typed(QEvent::KeyPress, Qt::Key_Question, Qt::ShiftModifier);
        QVERIFY(f.window.handleKey(typed));
        QTest::keyClick(f.picture, Qt::Key_F1, Qt::ControlModifier);
        QCOMPARE(opened, 2);
    }
};

SINEW_TEST_IN(QApplication, TestKeyMap)
#include "test_key_map.moc"
