// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QCheckBox>
#include <QTest>
#include <QTreeView>

#include "tests/support/settle.h"
#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "ui/models/coverage_model.h"
#include "ui/panels/clips/coverage_panel.h"
#include "ui/session/session.h"

using namespace sinew;
using namespace sinew::test;

namespace {

struct Fixture {
    Session session;
    CoveragePanel panel{session.document(), session.player(), session.selection()};
    QTreeView& list = *panel.findChild<QTreeView*>("coverage");
    CoverageModel& model = *static_cast<CoverageModel*>(list.model());

    Fixture() {
        session.document().setCheck({});
        panel.resize(500, 240);
        panel.show();
        session.document().show({.asset = character(), .outline = {}});
    }
    QString text(NodeIndex node, int column) {
        return model.indexOf(node).siblingAtColumn(column).data().toString();
    }
};

}  // namespace

class TestCoveragePanel : public QObject {
    Q_OBJECT

private slots:
    void itSaysWhichClipMovesWhichNode() {
        Fixture f;
        settle();
        QCOMPARE(f.model.rowCount(), 0);  // it is not shown by its dock
        f.panel.setShown(true);
        QTRY_VERIFY(f.model.rowCount() > 0);
        QCOMPARE(f.model.columnCount(), 3);
        QCOMPARE(f.model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(),
                 QStringLiteral("Walk"));
        for (const CoveredNode& node : clipCoverage(*f.session.document().asset())) {
            const QString walk = f.text(node.node, 1);
            const CoveringClip* in = node.in(AnimationIndex(0));
            QCOMPARE(walk == QStringLiteral("–"), in == nullptr && node.isMoved());
            QCOMPARE(walk.contains('R'), in != nullptr && (in->moves & 2U) != 0U);
            QCOMPARE(walk == QStringLiteral("·"), in != nullptr && in->moves == 0U);
        }
    }

    void aRowSelectsItsNodeAndACellShowsItsClip() {
        Fixture f;
        f.panel.setShown(true);
        QTRY_VERIFY(f.model.rowCount() > 0);
        const QModelIndex cell = f.model.index(0, 2);
        f.list.setCurrentIndex(cell);
        QCOMPARE(f.session.selection().node(), f.model.node(cell));
        emit f.list.activated(cell);
        QCOMPARE(f.session.player().animation(), AnimationIndex(1));
        f.session.selection().setNode(NodeIndex());
        QVERIFY(!f.list.currentIndex().isValid());
    }

    void onlyNodesThatAClipLeavesOutRemain() {
        Fixture f;
        f.panel.setShown(true);
        QTRY_VERIFY(f.model.rowCount() > 0);
        f.panel.findChild<QCheckBox*>("coverageLeftOut")->click();
        for (int row = 0; row < f.model.rowCount(); ++row) {
            const QModelIndex name = f.model.index(row, 0);
            QVERIFY(name.siblingAtColumn(1).data().toString() == QStringLiteral("–") ||
                    name.siblingAtColumn(2).data().toString() == QStringLiteral("–"));
        }
    }
};

SINEW_TEST_IN(QApplication, TestCoveragePanel)
#include "test_coverage_panel.moc"
