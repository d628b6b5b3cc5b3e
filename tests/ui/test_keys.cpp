// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSlider>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <functional>
#include <set>

#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/keys/key_map.h"
#include "ui/keys/key_table.h"
#include "ui/keys/keyed_words.h"
#include "ui/window/help.h"

using namespace sinew;
using namespace sinew::test;

namespace {

using Key = QKeyCombination;

/// "Alt + 1 … 9" is nine keys.
QStringList namesOf(const KeyLine& line) {
    QStringList names;
    for (const QString& name : presentKeys(line).split(QStringLiteral(", "), Qt::SkipEmptyParts)) {
        if (!name.contains(QStringLiteral(" … "))) {
            names << name;
            continue;
        }
        const QString start = name.section(QStringLiteral(" … "), 0, 0);
        for (char16_t digit = start.back().unicode(); digit <= name.back().unicode(); ++digit) {
            names << start.chopped(1) + QChar(digit);
        }
    }
    return names;
}

/// Fields take Enter; the focused timeline is zoomed by plus and minus; Delete resets a slider.
bool isKeyOfOneWidget(Key key) {
    return key.key() == Qt::Key_Enter || key.key() == Qt::Key_Plus || key.key() == Qt::Key_Minus ||
           key.key() == Qt::Key_Delete || key == Key(Qt::SHIFT | Qt::Key_Tab);
}

/// The keys of the help, without gestures and without those of a single widget.
std::vector<Key> helpKeys() {
    std::vector<Key> keys;
    for (const KeyLine& line : keyLines()) {
        for (QString name : namesOf(line)) {
            name.replace(QLatin1String(" + "), QLatin1String("+"));
            name.replace(QLatin1String("period"), QLatin1String("."));
            name.replace(QLatin1String("comma"), QLatin1String(","));
            const QKeySequence key(name, QKeySequence::PortableText);
            if (key.count() == 1 && key[0].key() != Qt::Key_unknown && !isKeyOfOneWidget(key[0])) {
                keys.push_back(key[0]);
            }
        }
    }
    return keys;
}

bool isField(const QWidget& widget) {
    const auto* line = qobject_cast<const QLineEdit*>(&widget);
    const auto* box = qobject_cast<const QComboBox*>(&widget);
    return (line != nullptr && !line->isReadOnly()) || (box != nullptr && box->isEditable()) ||
           qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr;
}

/// What the help says of lists, trees and forms.
bool movesInItself(const QWidget& widget, Key key) {
    const auto* tree = qobject_cast<const QTreeView*>(&widget);
    const bool slider = qobject_cast<const QSlider*>(&widget) != nullptr;
    const bool choice = qobject_cast<const QComboBox*>(&widget) != nullptr;
    const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
    const bool list = view != nullptr && view->model()->rowCount() > 0;
    const bool tabs = qobject_cast<const QTabBar*>(&widget) != nullptr;
    if (key.keyboardModifiers() & ~Qt::KeyboardModifiers(Qt::ShiftModifier)) {
        return false;
    }
    switch (key.key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            return list || choice || slider;
        case Qt::Key_Left:
        case Qt::Key_Right:
            return (list && tree != nullptr && tree->rootIsDecorated()) || slider || tabs ||
                   widget.property("movesSideways").toBool();
        case Qt::Key_Home:
            return key.keyboardModifiers() == Qt::NoModifier &&
                   widget.property("fitsByHome").toBool();
        case Qt::Key_Tab:
            return choice || slider || tabs || widget.property("tabMovesOn").toBool() ||
                   qobject_cast<const QAbstractButton*>(&widget) != nullptr;
        default:
            return false;
    }
}

/// A window whose actions only report that they were triggered.
struct KeyFixture : PictureFixture {
    QStringList triggered;

    KeyFixture() {
        session.player().setPlaying(false);
        session.player().mixPresentClip();                                   // a row of layers
        QObject::disconnect(&session.history(), nullptr, nullptr, nullptr);  // disables Redo
        for (QAction* action : window.findChildren<QAction*>()) {
            if (!action->shortcuts().isEmpty()) {
                QObject::disconnect(action, &QAction::triggered, nullptr, nullptr);
                m_actions << action;
                QObject::connect(action, &QAction::triggered, &window,
                                 [this, action] { triggered << action->text(); });
            }
        }
    }

    [[nodiscard]] QStringList press(QWidget& widget, Key key) {
        triggered.clear();
        for (QAction* action : m_actions) {
            action->setEnabled(true);  // a new selection may have disabled it
        }
        widget.setFocus();
        const QSignalBlocker quiet(widget);  // a choice may open a dialog
        QTest::keyClick(&widget, key.key(), key.keyboardModifiers());
        return triggered;
    }

    [[nodiscard]] QStringList actionsOf(Key key) const {
        QStringList texts;
        for (const QAction* action : window.findChildren<QAction*>()) {
            if (action->shortcuts().contains(QKeySequence(key))) {
                texts << action->text();
            }
        }
        return texts;
    }

    /// Every widget that can have the focus, panel by panel, because tabs hide each other.
    void forEachFocusable(const std::function<void(QWidget&)>& visit) {
        std::set<QWidget*> seen;
        const auto visitShown = [&] {
            for (QWidget* widget : window.findChildren<QWidget*>()) {
                if (widget->focusPolicy() != Qt::NoFocus && widget->focusProxy() == nullptr &&
                    widget->isVisible() && widget->isEnabled() && seen.insert(widget).second) {
                    visit(*widget);
                }
            }
        };
        visitShown();
        for (QDockWidget* dock : window.findChildren<QDockWidget*>()) {
            dock->show();
            dock->raise();
            QCoreApplication::processEvents();
            visitShown();
        }
    }

private:
    QList<QAction*> m_actions;
};

QByteArray place(const QWidget& widget, Key key) {
    return (QLatin1String(widget.metaObject()->className()) + ' ' + widget.objectName() + ": " +
            QKeySequence(key).toString())
        .toUtf8();
}

}  // namespace

class TestKeys : public QObject {
    Q_OBJECT

private slots:
    void everyKeyOfTheHelpDoesTheSameWhereverTheFocusIs() {
        KeyFixture f;
        const std::vector<Key> keys = helpKeys();
        QVERIFY(keys.size() > 40);
        for (const Key key : keys) {
            QVERIFY2(f.actionsOf(key).size() == 1, qPrintable(QKeySequence(key).toString()));
        }
        std::set<QByteArray> kinds;
        f.forEachFocusable([&](QWidget& widget) {
            if (isField(widget)) {
                return;
            }
            kinds.insert(widget.metaObject()->className());
            for (const Key key : keys) {
                if (key == Key(Qt::CTRL | Qt::Key_C)) {
                    continue;  // copies what has the focus
                }
                const QStringList expected =
                    movesInItself(widget, key) ? QStringList() : f.actionsOf(key);
                const QStringList done = f.press(widget, key);
                QVERIFY2(done == expected, place(widget, key) + " did " + done.join(',').toUtf8());
            }
        });
        QVERIFY(kinds.size() > 6);  // lists, trees, buttons, choices, sliders, the picture …
    }

    void noPlainKeyReachesAnActionWhileAFieldIsEdited() {
        KeyFixture f;
        std::vector<Key> keys = helpKeys();
        for (int key = Qt::Key_Space; key <= Qt::Key_Z; ++key) {
            keys.emplace_back(Qt::Key(key));
        }
        int fields = 0;
        f.forEachFocusable([&](QWidget& widget) {
            if (!isField(widget)) {
                return;
            }
            ++fields;
            for (const Key key : keys) {
                const bool plain = (key.keyboardModifiers() &
                                    ~Qt::KeyboardModifiers(Qt::ShiftModifier)) == Qt::NoModifier &&
                                   (key.key() < Qt::Key_F1 || key.key() > Qt::Key_F35);
                const QStringList done = plain ? f.press(widget, key) : QStringList();
                QVERIFY2(done.isEmpty(), place(widget, key) + " did " + done.join(',').toUtf8());
            }
        });
        QVERIFY2(fields > 8, qPrintable(QString::number(fields)));
    }

    void everyKeyOfAnActionIsInTheHelp() {
        KeyFixture f;
        const std::vector<Key> keys = helpKeys();
        for (const QAction* action : f.window.findChildren<QAction*>()) {
            const QKeySequence first = action->shortcut();
            QVERIFY2(first.isEmpty() || std::find(keys.begin(), keys.end(), first[0]) != keys.end(),
                     qPrintable(action->text() + ": " + first.toString()));
        }
    }

    void everyActionNamesItsKeyInItsToolTip() {
        KeyFixture f;
        int count = 0;
        const auto names = [](const QString& tip, const QAction& action) {
            const QString key = QStringLiteral(" (%1)").arg(action.shortcut().toString());
            return action.shortcut().isEmpty() || (tip.endsWith(key) && tip.count(key) == 1);
        };
        for (const QAction* action : f.window.findChildren<QAction*>()) {
            QVERIFY2(names(action->toolTip(), *action), qPrintable(action->toolTip()));
        }
        for (const QToolButton* button : f.window.findChildren<QToolButton*>()) {
            if (const QAction* action = button->defaultAction()) {
                QVERIFY2(names(button->toolTip(), *action), qPrintable(button->toolTip()));
                count += action->shortcut().isEmpty() ? 0 : 1;
            }
        }
        QVERIFY(count > 10);
    }

    void theToolTipFollowsTextAndKey() {
        QObject root;
        auto* action = new QAction(QStringLiteral("&Undo Camera…"), &root);
        action->setShortcut(Qt::CTRL | Qt::Key_Z);
        nameKeysInTips(root);
        QCOMPARE(action->toolTip(), withKey(QAction(action->text()).toolTip(), action->shortcut()));
        action->setText(QStringLiteral("&Undo Selection"));
        QCOMPARE(action->toolTip(), QStringLiteral("Undo Selection (Ctrl+Z)"));
        action->setToolTip(QStringLiteral("Back"));
        QCOMPARE(action->toolTip(), QStringLiteral("Back (Ctrl+Z)"));
        action->setShortcut(Qt::Key_U);
        QCOMPARE(action->toolTip(), QStringLiteral("Back (U)"));
    }

    void theEndsOfTheClipAreReachedFromTheListOfClips() {
        PictureFixture f;
        auto& list = f.find<QTreeView>("animationList");
        Player& player = f.session.player();
        player.setPlaying(false);
        list.setFocus();
        const int row = list.currentIndex().row();
        QTest::keyClick(&list, Qt::Key_End);
        QCOMPARE(player.seconds(), kWalkEnd);
        QTest::keyClick(&list, Qt::Key_Home);
        QCOMPARE(player.seconds(), kWalkStart);
        player.seek(1.5F);
        QTest::keyClick(&list, Qt::Key_I);
        player.seek(2.5F);
        QTest::keyClick(&list, Qt::Key_O);
        QCOMPARE(player.clock().startSeconds, 1.5F);
        QCOMPARE(player.clock().endSeconds, 2.5F);
        QCOMPARE(list.currentIndex().row(), row);
    }

    void thePlayActionSaysWhatItWillDo() {
        PictureFixture f;
        QVERIFY(f.session.player().playing());  // a file starts to play
        QVERIFY(f.action("Pause") != nullptr);
        QCOMPARE(f.action("Pause")->toolTip(), QStringLiteral("Pause (Space)"));
        f.action("Pause")->trigger();
        QVERIFY(!f.session.player().playing());
        QCOMPARE(f.action("Play")->toolTip(), QStringLiteral("Play (Space)"));
    }

    void aLetterSelectsNoRowAndNoChoice() {
        PictureFixture f;
        auto& list = f.find<QTreeView>("jointList");
        list.setFocus();
        QTest::keyClick(&list, Qt::Key_K);  // would be "Knee"
        QTest::keyClick(&list, Qt::Key_J);
        QVERIFY(!f.session.selection().joint().valid());
        auto& views = f.find<QComboBox>("viewMode");
        const int before = views.currentIndex();
        views.setFocus();
        for (const Qt::Key key : {Qt::Key_N, Qt::Key_U, Qt::Key_R, Qt::Key_T}) {
            QTest::keyClick(&views, key);
        }
        QCOMPARE(views.currentIndex(), before);
    }

    void undoInATextFieldUndoesText() {
        KeyFixture f;
        auto& search = f.find<QLineEdit>("hierarchySearch");
        search.setFocus();
        QTest::keyClicks(&search, "hip");
        QTest::keyClick(&search, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(search.text(), QString());
        QTest::keyClick(&search, Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(search.text(), QStringLiteral("hip"));
        QTest::keyClick(&search, Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(&search, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(search.text(), QStringLiteral("hip"));
        QVERIFY(f.triggered.isEmpty());
    }
};

SINEW_TEST_IN(QApplication, TestKeys)
#include "test_keys.moc"
