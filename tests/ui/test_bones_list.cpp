// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTest>
#include <QToolButton>

#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/panels/skin/joint_tree.h"
#include "ui/panels/skin/joints_panel.h"
#include "ui/window/key_owner.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::size_t kBones = 4;

NodeIndex bone(std::size_t at) {
    return NodeIndex(at);
}

struct BonesFixture : WindowFixture {
    JointsPanel& panel = *window.findChild<JointsPanel*>();
    JointTree& list = panel.list();

    explicit BonesFixture(std::shared_ptr<const Asset> asset = chain(kBones))
        : WindowFixture(std::move(asset)) {}

    QStringList names() const {
        QStringList found;
        for (int row = 0; row < list.model()->rowCount(); ++row) {
            found << list.model()->index(row, 0).data().toString();
        }
        return found;
    }
    QString currentName() const { return list.currentIndex().siblingAtColumn(0).data().toString(); }
    void press(Qt::Key key) { QTest::keyClick(&list, key); }
    QMenu* menuAt(int row) {
        const QRect place = list.visualRect(list.model()->index(row, 0));
        QContextMenuEvent event(QContextMenuEvent::Mouse, place.center(),
                                list.viewport()->mapToGlobal(place.center()));
        QApplication::sendEvent(list.viewport(), &event);
        return window.findChild<QMenu*>(QStringLiteral("contextMenu"));
    }
};

QString nameOfBone(std::size_t at) {
    const auto asset = chain(kBones);
    return QString::fromStdString(displayName(asset->nodes[at].name, "Node", at));
}

QAction* entryNamed(const QMenu& menu, const QString& text) {
    for (QAction* entry : menu.actions()) {
        if (entry->text() == text) {
            return entry;
        }
    }
    return nullptr;
}

bool keeps(const QWidget& widget, Qt::Key key) {
    return keepsKey(widget, QKeyEvent(QEvent::KeyPress, key, Qt::NoModifier));
}

}  // namespace

class TestBonesList : public QObject {
    Q_OBJECT

private slots:
    void aFileOfBonesAloneListsThemWithoutWeights() {
        BonesFixture f;
        QCOMPARE(f.names().size(), qsizetype(kBones));
        QCOMPARE(f.names().front(), nameOfBone(0));
        QVERIFY(f.find<QLabel>("bonesNote").isVisibleTo(&f.panel));
        QVERIFY(!f.list.showsColumn(JointColumn::Vertices));
        QVERIFY(!f.list.showsColumn(JointColumn::Largest));
        QVERIFY(f.find<QLineEdit>("jointSearch").isEnabled());
        QVERIFY(!f.find<QToolButton>("jointDescendants").isEnabled());
        QVERIFY(!f.find<QWidget>("measureHint").isVisibleTo(&f.panel));
        f.session.document().show({.asset = character(), .outline = {}});
        QTRY_COMPARE(f.names().size(), 3);
        QVERIFY(!f.find<QLabel>("bonesNote").isVisibleTo(&f.panel));
        QVERIFY(f.list.showsColumn(JointColumn::Vertices));
        QVERIFY(f.find<QToolButton>("jointDescendants").isEnabled());
    }

    void aFileThatDrawsSurfacesWithoutASkinListsNothing() {
        Asset asset = *character();
        asset.skins.clear();
        for (Node& node : asset.nodes) {
            node.skin = {};
        }
        const BonesFixture f(finishAsset(std::move(asset)));
        QVERIFY(f.names().isEmpty());
        QVERIFY(!f.list.isEnabledTo(&f.panel) || !keeps(f.list, Qt::Key_PageDown));
    }

    void rowAndNodeSelectEachOther() {
        BonesFixture f;
        f.session.selection().setNode(bone(2));
        QCOMPARE(f.currentName(), nameOfBone(2));
        QCOMPARE(f.list.selectionModel()->selectedRows().size(), 1);
        f.list.setCurrentIndex(f.list.model()->index(1, 0));
        QCOMPARE(f.session.selection().node(), bone(1));
        QCOMPARE(f.session.selection().object(), ObjectRef(bone(1)));
        QCOMPARE(f.session.appearance().look().mode, ViewMode::Shaded);
        f.session.selection().clear();
        QVERIFY(f.list.selectionModel()->selectedRows().isEmpty());
    }

    void keysMoveThroughTheBones() {
        BonesFixture f;
        f.session.selection().setNode(bone(0));
        f.list.setFocus(Qt::TabFocusReason);
        f.press(Qt::Key_Down);
        QCOMPARE(f.session.selection().node(), bone(1));
        f.press(Qt::Key_PageDown);
        QVERIFY(f.session.selection().node().value > 1);
        f.press(Qt::Key_PageUp);
        f.press(Qt::Key_Up);
        QCOMPARE(f.session.selection().node(), bone(0));
    }

    void asATreeEachBoneIsBelowItsParent() {
        BonesFixture f;
        f.panel.setTree(true);
        QCOMPARE(f.list.model()->rowCount(), 1);
        const QModelIndex root = f.list.model()->index(0, 0);
        QCOMPARE(f.list.model()->rowCount(root), 1);
        f.session.selection().setNode(bone(kBones - 1));
        QCOMPARE(f.currentName(), nameOfBone(kBones - 1));
    }

    void theMenuOfABonePinsItAndLeadsElsewhere() {
        BonesFixture f;
        QMenu* menu = f.menuAt(2);
        QVERIFY(menu != nullptr);
        QVERIFY(entryNamed(*menu, "Show in Hierarchy") != nullptr);
        QVERIFY(entryNamed(*menu, "Show in Joints") == nullptr);
        entryNamed(*menu, "Pin")->trigger();
        QCOMPARE(f.names().front(), nameOfBone(2));
    }

    void chosenColumnsReturnWithASkin() {
        BonesFixture f(character());
        const ColumnState state{.shown = {"name", "vertices", "surface"},
                                .widths = {"surface 77"},
                                .sorted = "vertices",
                                .order = Qt::DescendingOrder};
        f.list.setColumns(state);
        f.session.document().show({.asset = chain(kBones), .outline = {}});
        QTRY_COMPARE(f.names().size(), qsizetype(kBones));
        QCOMPARE(f.names().front(), nameOfBone(0));  // not sorted by what bones lack
        QVERIFY(f.list.columns() == state);
        f.session.document().show({.asset = character(), .outline = {}});
        QTRY_COMPARE(f.names().size(), 3);
        QVERIFY(f.list.columns() == state);
        QVERIFY(f.list.showsColumn(JointColumn::Surface));
    }

    void aFilterByWeightsHidesNoBone() {
        BonesFixture f(character());
        f.window.findChild<QToolButton*>("jointKinds")->menu()->actions().front()->trigger();
        QTRY_VERIFY(f.names().size() < 3);
        f.session.document().show({.asset = chain(kBones), .outline = {}});
        QTRY_COMPARE(f.names().size(), qsizetype(kBones));
    }

    void anEmptyListLeavesItsKeysToTheWindow() {
        BonesFixture f;
        for (const Qt::Key key : {Qt::Key_PageDown, Qt::Key_Up, Qt::Key_Down}) {
            QVERIFY(keeps(f.list, key));
        }
        f.find<QLineEdit>("jointSearch").setText("nothing has this name");
        for (const Qt::Key key : {Qt::Key_PageDown, Qt::Key_Up, Qt::Key_Down}) {
            QVERIFY(!keeps(f.list, key));
        }
    }
};

SINEW_TEST_IN(QApplication, TestBonesList)
#include "test_bones_list.moc"
