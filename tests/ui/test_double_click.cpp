// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

#include "tests/support/settle.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"

using namespace sinew;
using namespace sinew::test;

namespace {

struct DoubleClickFixture : WindowFixture {
    DoubleClickFixture() {
        session.player().setPlaying(false);
        session.rig().setSmoothMoves(false);
        settle();
    }
    static void doubleClick(QTreeView& view, const QModelIndex& row) {
        view.scrollTo(row);
        const QPoint at = view.visualRect(row).center();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, at);
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, at);
    }
    /// The camera that frames a node after the user moved it.
    OrbitCamera framing(NodeIndex node) {
        const CameraState before = session.rig().state();
        session.frameNode(node);
        const OrbitCamera camera = session.rig().camera();
        session.rig().restore(before);
        return camera;
    }
};

}  // namespace

class TestDoubleClick : public QObject {
    Q_OBJECT

private slots:
    void inTheHierarchyItSelectsAndFramesTheNodeAndFoldsNothing() {
        DoubleClickFixture f;
        auto& tree = f.find<QTreeView>("hierarchyTree");
        const QModelIndex root = tree.model()->index(0, 0);
        const QModelIndex hip = tree.model()->index(1, 0, root);
        QCOMPARE(hip.data().toString(), QStringLiteral("Hip"));
        QVERIFY(tree.isExpanded(hip));
        const OrbitCamera wanted = f.framing(kHip);
        QVERIFY(f.session.rig().camera() != wanted);
        f.doubleClick(tree, hip);
        QCOMPARE(f.session.selection().node(), kHip);
        QCOMPARE(f.session.rig().camera(), wanted);
        QVERIFY(tree.isExpanded(hip));
        tree.collapse(hip);
        f.doubleClick(tree, hip);
        QVERIFY(!tree.isExpanded(hip));
    }

    void inTheJointsItFramesTheJointAndShowsItsWeights() {
        DoubleClickFixture f;
        auto& list = f.find<QTreeView>("jointList");
        f.session.player().setAnimation({});
        const OrbitCamera wanted = f.framing(kFoot);
        QVERIFY(f.session.rig().camera() != wanted);
        f.doubleClick(list, list.model()->index(2, 0));
        QCOMPARE(f.session.selection().node(), kFoot);
        QCOMPARE(f.session.appearance().look().mode, ViewMode::Weight);
        QCOMPARE(f.session.rig().camera(), wanted);
    }

    void itsTwoStepsAreUndoneOneAfterTheOther() {
        DoubleClickFixture f;
        settle();
        const CameraState before = f.session.rig().state();
        auto& tree = f.find<QTreeView>("hierarchyTree");
        f.doubleClick(tree, tree.model()->index(1, 0, tree.model()->index(0, 0)));
        f.session.history().undo();
        QCOMPARE(f.session.rig().state(), before);
        QCOMPARE(f.session.selection().node(), kHip);
        f.session.history().undo();
        QVERIFY(!f.session.selection().node());
    }
};

SINEW_TEST_IN(QApplication, TestDoubleClick)
#include "test_double_click.moc"
