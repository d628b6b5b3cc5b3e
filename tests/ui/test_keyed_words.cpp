// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QToolButton>

#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/keys/key_map.h"
#include "ui/keys/key_table.h"
#include "ui/keys/keyed_words.h"

using namespace sinew;
using namespace sinew::test;

namespace {

const QKeySequence kOther(Qt::CTRL | Qt::SHIFT | Qt::Key_J);

}  // namespace

class TestKeyedWords : public QObject {
    Q_OBJECT

private slots:
    void init() { keyMap().setChosen({}); }
    void cleanup() { keyMap().setChosen({}); }

    void theKeyIsBehindTheFirstLine() {
        QCOMPARE(withKey("Grid", QKeySequence("G")), QStringLiteral("Grid (G)"));
        QCOMPARE(withKey("Grid\nmore", QKeySequence("G")), QStringLiteral("Grid (G)\nmore"));
        QCOMPARE(withKey("Grid", QKeySequence()), QStringLiteral("Grid"));
    }

    void aTipFollowsTheKeyAndItsWordsMayChange() {
        QWidget widget;
        setKeyedTip(widget, QStringLiteral("pin-vertex"), QStringLiteral("Pin"));
        QCOMPARE(widget.toolTip(), QStringLiteral("Pin (P)"));
        keyMap().setKeys(QStringLiteral("pin-vertex"), {kOther});
        QCOMPARE(widget.toolTip(), QStringLiteral("Pin (Ctrl+Shift+J)"));
        setKeyedTip(widget, QStringLiteral("unpin-all"), QStringLiteral("Unpin"));
        QCOMPARE(widget.toolTip(), QStringLiteral("Unpin (Shift+P)"));
        keyMap().setKeys(QStringLiteral("pin-vertex"), {});
        QCOMPARE(widget.toolTip(), QStringLiteral("Unpin (Shift+P)"));
        keyMap().setKeys(QStringLiteral("unpin-all"), {});
        QCOMPARE(widget.toolTip(), QStringLiteral("Unpin"));
        QCOMPARE(widget.children().size(), 1);
    }

    void everyTipOfTheWindowThatNamesAKeyFollowsIt_data() {
        QTest::addColumn<QString>("widget");
        QTest::addColumn<QString>("action");
        const auto row = [](const char* widget, const QString& action) {
            QTest::newRow(widget) << QString::fromLatin1(widget) << action;
        };
        row("edges", lookActionId("edges"));
        row("skeletonStyle", lookActionId("skeletonStyle"));
        row("pinVertex", QStringLiteral("pin-vertex"));
        row("cancelLoading", QStringLiteral("step-back"));
        row("posingStatus", QStringLiteral("reset-pose"));
        row("posingStatus2", QStringLiteral("reset-all-poses"));
        row("secondsReadout", QStringLiteral("type-time"));
        row("jointSearch", QStringLiteral("find"));
        row("vertexFilter", QStringLiteral("find"));
        row("hiddenStatus", QStringLiteral("show-all"));
    }
    void everyTipOfTheWindowThatNamesAKeyFollowsIt() {
        QFETCH(QString, widget);
        QFETCH(QString, action);
        WindowFixture f;
        emit f.session.document().loadStarted(QStringLiteral("a file"));
        const QString name = widget.remove(QLatin1Char('2'));
        const auto& shown = f.find<QWidget>(qPrintable(name));
        QVERIFY2(!keyText(action).isEmpty(), qPrintable(action));
        QVERIFY2(shown.toolTip().contains(keyText(action)), qPrintable(shown.toolTip()));
        keyMap().setKeys(action, {kOther});
        QVERIFY2(shown.toolTip().contains("Ctrl+Shift+J"), qPrintable(shown.toolTip()));
        keyMap().setKeys(action, {});
        QVERIFY2(!shown.toolTip().contains("Ctrl+Shift+J"), qPrintable(shown.toolTip()));
        QVERIFY2(!shown.toolTip().contains("()"), qPrintable(shown.toolTip()));
    }
};

SINEW_TEST_IN(QApplication, TestKeyedWords)
#include "test_keyed_words.moc"
