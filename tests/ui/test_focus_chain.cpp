// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QAction>
#include <QDockWidget>
#include <QTest>
#include <QTreeView>
#include <set>
#include <vector>

#include "tests/support/test_program.h"
#include "tests/ui/dancer.h"
#include "tests/ui/focus_walk.h"
#include "tests/ui/window_fixture.h"
#include "ui/panels/widgets/search_field.h"
#include "ui/window/dialogs/shortcut_dialog.h"

using namespace sinew;
using namespace sinew::test;

namespace {

struct ChainFixture : PictureFixture {
    ChainFixture() : PictureFixture(dancer()) {
        window.resize(1900, 1000);
        session.selection().setNode(kHip);
        QCoreApplication::processEvents();
    }

    void open(const char* actionName) {
        QAction& action = *window.findChild<QAction*>(QLatin1String(actionName));
        if (!action.isChecked()) {
            action.trigger();
        }
        QCoreApplication::processEvents();
    }

    QStringList faultsOf(const char* dock, const std::set<QWidget*>& reached) {
        auto& panel = find<QDockWidget>(dock);
        panel.show();
        panel.raise();
        return unreachable(panel, reached, [this](QWidget& widget) { return isFound(widget); });
    }

    /// Search fields are passed by: the key of Find goes there from the panel.
    bool isFound(QWidget& widget) {
        if (qobject_cast<SearchField*>(&widget) == nullptr) {
            return false;
        }
        QWidget* panel = widget.parentWidget();
        while (panel->findChild<QTreeView*>() == nullptr) {
            panel = panel->parentWidget();
        }
        panel->findChild<QTreeView*>()->setFocus(Qt::MouseFocusReason);
        action(QStringLiteral("&Find in Panel"))->trigger();
        return QApplication::focusWidget() == &widget;
    }
};

const char* const kDocks[] = {"timelineDock", "animationsDock", "jointsDock"};

}  // namespace

class TestFocusChain : public QObject {
    Q_OBJECT

private slots:
    void everyControlIsReachedWithoutAMouse_data() {
        QTest::addColumn<QString>("editor");
        QTest::addColumn<bool>("backwards");
        for (const char* editor : {"", "dope-sheet", "curves"}) {
            for (const bool backwards : {false, true}) {
                QTest::newRow(qPrintable(QString::fromLatin1(editor) +
                                         QLatin1String(backwards ? " back" : " forth")))
                    << QString::fromLatin1(editor) << backwards;
            }
        }
    }
    void everyControlIsReachedWithoutAMouse() {
        QFETCH(QString, editor);
        QFETCH(bool, backwards);
        ChainFixture f;
        if (!editor.isEmpty()) {
            f.open(qPrintable(editor));
        }
        f.action(QStringLiteral("Contacts on the Timeline"))->setChecked(true);
        QStringList faults;
        for (const char* dock : kDocks) {
            f.find<QDockWidget>(dock).raise();
            QCoreApplication::processEvents();
            std::vector<QWidget*> order = walkByTab(*f.picture, Qt::Key_Backtab);
            if (!backwards) {  // starts at the widget after the picture
                f.picture->setFocus();
                for (std::size_t step = 0; step + 1 < order.size(); ++step) {
                    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab,
                                    Qt::ShiftModifier);
                }
                QCOMPARE(QApplication::focusWidget(), order.back());
                order = walkByTab(*order.back(), Qt::Key_Tab, f.picture);
            }
            const std::set<QWidget*> reached(order.begin(), order.end());
            QVERIFY2(reached.size() > 20, qPrintable(QString::number(reached.size())));
            faults << f.faultsOf(dock, reached);
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }

    void shiftTabLeadsFromThePictureToThePanels() {
        ChainFixture f;
        f.picture->setFocus();
        QTest::keyClick(f.picture, Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(QApplication::focusWidget() != nullptr);
        QVERIFY(QApplication::focusWidget() != f.picture);
        f.picture->setFocus();
        QVERIFY(
            f.window.handleKey(QKeyEvent(QEvent::KeyPress, Qt::Key_Backtab, Qt::ShiftModifier)));
        QVERIFY(QApplication::focusWidget() != f.picture);
    }

    void inAListTabSendsThePanelsAwayUnlessTabLedThere() {
        ChainFixture f;
        auto& list = f.find<QTreeView>("jointList");
        list.setFocus(Qt::MouseFocusReason);
        QTest::keyClick(&list, Qt::Key_Tab);
        QVERIFY(!f.find<QDockWidget>("jointsDock").isVisible());
        QTest::keyClick(f.picture, Qt::Key_Tab);
        QVERIFY(f.find<QDockWidget>("jointsDock").isVisible());
        QTest::keyClick(f.picture, Qt::Key_Backtab, Qt::ShiftModifier);
        for (int step = 0; step < kMostSteps && !list.hasFocus(); ++step) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
        }
        QVERIFY(list.hasFocus());
        QTest::keyClick(&list, Qt::Key_Tab);
        QVERIFY(!list.hasFocus());
        QVERIFY(f.find<QDockWidget>("jointsDock").isVisible());
    }

    void theListOfKeysIsReachedWithoutAMouse() {
        ChainFixture f;
        ShortcutDialog dialog(f.window);
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        for (const bool backwards : {false, true}) {
            QVERIFY(dialog.focusWidget() != nullptr);
            QTRY_COMPARE(QApplication::focusWidget(), dialog.focusWidget());
            const std::vector<QWidget*> order =
                walkByTab(*dialog.focusWidget(), backwards ? Qt::Key_Backtab : Qt::Key_Tab);
            const std::set<QWidget*> reached(order.begin(), order.end());
            const QStringList faults = unreachable(dialog, reached, [](QWidget&) { return false; });
            QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
        }
    }
};

SINEW_TEST_IN(QApplication, TestFocusChain)
#include "test_focus_chain.moc"
