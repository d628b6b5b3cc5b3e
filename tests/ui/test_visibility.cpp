// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>
#include <QToolButton>
#include <QTreeView>
#include <algorithm>
#include <array>

#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/models/node_tree_model.h"
#include "ui/panels/widgets/eye_column.h"
#include "ui/session/visibility.h"
#include "ui/window/actions/menu_entries.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr NodeIndex kTwin{std::size_t{7}};  // draws the same mesh as the prop
constexpr float kFar = 10.0F;

/// The character with its prop and a twin of it in the first scene, far to the right.
std::shared_ptr<const Asset> company() {
    auto asset = std::make_shared<Asset>(*character());
    asset->nodes[kProp.value].name = "Prop";
    asset->nodes[kProp.value].rest.translation = {kFar, 0.0F, 0.0F};
    Node twin = asset->nodes[kProp.value];
    twin.name = "Twin";
    twin.rest.translation = {2.0F * kFar, 0.0F, 0.0F};
    asset->nodes.push_back(twin);
    asset->parentsFirst.push_back(kTwin);
    asset->scenes[0].roots = {kRoot, kProp, kTwin};
    asset->scenes[1].roots = {kTwin};
    return asset;
}

struct HidingWindow : WindowFixture {
    QTreeView& tree = find<QTreeView>("hierarchyTree");
    EyeColumn& eyes = find<EyeColumn>("eyeColumn");
    QToolButton& status = find<QToolButton>("hiddenStatus");
    Visibility& visibility = session.visibility();

    HidingWindow() : WindowFixture(company()) {
        session.player().setAnimation({});
        session.rig().setSmoothMoves(false);
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(&window, key, modifiers);
    }
    [[nodiscard]] bool draws(NodeIndex node) const {
        return !session.view().shown || session.view().shown->draws(node);
    }
    [[nodiscard]] QModelIndex row(NodeIndex node) const {
        const auto& model = static_cast<const NodeTreeModel&>(*tree.model());
        return model.indexOf(node);
    }
    [[nodiscard]] QPoint eye(NodeIndex node) const {
        return {EyeColumn::kWidth / 2, tree.visualRect(row(node)).center().y()};
    }
    void clickEye(NodeIndex node, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::mouseClick(&eyes, Qt::LeftButton, modifiers, eye(node));
    }
    [[nodiscard]] bool dimmed(NodeIndex node) const {
        return row(node).data(Qt::ForegroundRole).isValid();
    }
};

float targetX(const Session& session) {
    return session.rig().camera().target.x;
}

}  // namespace

class TestVisibility : public QObject {
    Q_OBJECT

private slots:
    void hHidesTheSelectionAndAltHShowsAll() {
        HidingWindow f;
        f.press(Qt::Key_H);
        QVERIFY(f.visibility.hiddenNodes().empty());  // nothing is selected
        f.session.selection().setNode(kBody);
        f.press(Qt::Key_H);
        QVERIFY(!f.draws(kBody) && f.draws(kProp));
        QCOMPARE(f.session.selection().node(), kBody);
        f.session.selection().setNode(kProp);
        f.press(Qt::Key_H);
        QVERIFY(!f.draws(kBody) && !f.draws(kProp) && f.draws(kTwin));
        f.press(Qt::Key_H, Qt::AltModifier);
        QVERIFY(f.draws(kBody) && f.draws(kProp));
        QVERIFY(!f.session.view().shown);
    }

    void hShowsASelectionThatIsHidden() {
        HidingWindow f;
        QAction& hide = f.find<QAction>("hide-selection");
        QVERIFY(!hide.isEnabled());
        f.session.selection().setNode(kBody);
        QVERIFY(hide.isEnabled());
        QCOMPARE(hide.text(), QStringLiteral("&Hide Selection"));
        f.press(Qt::Key_H);
        QCOMPARE(hide.text(), QStringLiteral("S&how Selection"));
        f.press(Qt::Key_H);
        QVERIFY(f.draws(kBody));
        QVERIFY(f.visibility.hiddenNodes().empty());
    }

    void shiftHIsolatesAndFollowsANewSelection() {
        HidingWindow f;
        f.session.selection().setNode(kProp);
        f.press(Qt::Key_H, Qt::ShiftModifier);
        QVERIFY(f.draws(kProp) && !f.draws(kBody) && !f.draws(kTwin));
        f.session.selection().setNode(kTwin);
        QVERIFY(!f.draws(kTwin));
        f.press(Qt::Key_H, Qt::ShiftModifier);
        QVERIFY(f.draws(kTwin) && !f.draws(kProp));
        f.session.selection().setNode(kFoot);  // draws nothing
        QVERIFY(!f.find<QAction>("isolate-selection").isEnabled());
        f.press(Qt::Key_H, Qt::ShiftModifier);
        QVERIFY(f.draws(kTwin) && !f.draws(kProp));
        f.press(Qt::Key_H, Qt::AltModifier);
        QVERIFY(f.draws(kProp) && f.draws(kBody));
    }

    void aSelectedMeshOrSkinMeansEveryNodeThatUsesIt() {
        HidingWindow f;
        Selection& selection = f.session.selection();
        selection.setObject(MeshIndex(1U));
        QCOMPARE(selectedNodes(f.session.document(), selection), (std::vector{kProp, kTwin}));
        f.press(Qt::Key_H);
        QVERIFY(!f.draws(kProp) && !f.draws(kTwin) && f.draws(kBody));
        f.press(Qt::Key_H, Qt::AltModifier);
        f.press(Qt::Key_H, Qt::ShiftModifier);
        QVERIFY(f.draws(kProp) && f.draws(kTwin) && !f.draws(kBody));
        selection.setObject(ObjectRef::primitive(MeshIndex(0U), 0));
        QCOMPARE(selectedNodes(f.session.document(), selection), std::vector{kBody});
        selection.setObject(SkinIndex(0U));
        QCOMPARE(selectedNodes(f.session.document(), selection), std::vector{kBody});
        selection.setObject(ObjectRef::joint(SkinIndex(0U), JointIndex(1U)));
        QCOMPARE(selectedNodes(f.session.document(), selection), std::vector{kKnee});
        selection.setObject({});
        selection.setNode({});
        QVERIFY(selectedNodes(f.session.document(), selection).empty());
    }

    void theStatusBarCountsHiddenNodesAndShowsThemAll() {
        HidingWindow f;
        QVERIFY(!f.status.isVisible());
        f.session.selection().setNode(kProp);
        f.press(Qt::Key_H);
        QVERIFY(f.status.isVisible());
        QCOMPARE(f.status.text(), QStringLiteral("1 node hidden – Alt+H shows all"));
        f.session.selection().setNode(kHip);
        f.press(Qt::Key_H);  // hides the knee and the foot, too
        QCOMPARE(f.status.text(), QStringLiteral("4 nodes hidden – Alt+H shows all"));
        f.session.selection().setScene(SceneIndex(1U));
        QVERIFY(!f.status.isVisible());  // none of this scene
        f.session.selection().setScene(SceneIndex(0U));
        QVERIFY(f.status.isVisible());
        f.status.click();
        QVERIFY(!f.status.isVisible());
        QVERIFY(f.visibility.hiddenNodes().empty());
    }

    void anEyeHidesAndShowsItsNode() {
        HidingWindow f;
        f.clickEye(kHip);
        QCOMPARE(f.visibility.hiddenNodes().hidden, std::vector{kHip});
        QVERIFY(f.dimmed(kHip) && f.dimmed(kFoot) && !f.dimmed(kBody));
        QVERIFY(!f.session.selection().node());  // the row is not selected
        f.clickEye(kKnee);                       // hidden from above; now by itself too
        f.clickEye(kHip);
        QCOMPARE(f.visibility.hiddenNodes().hidden, std::vector{kKnee});
        QVERIFY(!f.dimmed(kHip) && f.dimmed(kKnee) && f.dimmed(kFoot));
        f.clickEye(kKnee);
        QVERIFY(f.visibility.hiddenNodes().empty());
        QVERIFY(!f.dimmed(kKnee));
    }

    void withShiftOrCtrlAnEyeIncludesEverythingBelow() {
        HidingWindow f;
        for (const auto modifier : {Qt::ShiftModifier, Qt::ControlModifier}) {
            f.clickEye(kHip, modifier);
            QCOMPARE(f.visibility.hiddenNodes().hidden, (std::vector{kHip, kKnee, kFoot}));
            f.clickEye(kHip);
            QCOMPARE(f.visibility.hiddenNodes().hidden, (std::vector{kKnee, kFoot}));
            f.clickEye(kHip, modifier);
            f.clickEye(kHip, modifier);
            QVERIFY(f.visibility.hiddenNodes().empty());
        }
    }

    void aDragOverEyesDoesTheSameToEveryRow() {
        HidingWindow f;
        f.clickEye(kKnee);
        QTest::mousePress(&f.eyes, Qt::LeftButton, {}, f.eye(kHip));
        QTest::mouseMove(&f.eyes, f.eye(kKnee));
        QTest::mouseMove(&f.eyes, f.eye(kFoot));
        QTest::mouseRelease(&f.eyes, Qt::LeftButton, {}, f.eye(kFoot));
        QCOMPARE(f.visibility.hiddenNodes().hidden, (std::vector{kHip, kKnee, kFoot}));
        QTest::mouseMove(&f.eyes, f.eye(kBody));  // no button
        QVERIFY(f.draws(kBody));
    }

    void anEyeOfAnExcludedNodeShowsItBesideTheIsolatedOnes() {
        HidingWindow f;
        f.session.selection().setNode(kProp);
        f.press(Qt::Key_H, Qt::ShiftModifier);
        QVERIFY(f.dimmed(kBody) && f.dimmed(kTwin) && !f.dimmed(kProp) && !f.dimmed(kHip));
        f.clickEye(kTwin);
        QVERIFY(f.draws(kTwin) && f.draws(kProp) && !f.draws(kBody));
    }

    void goingToAFindingRevealsItsNode() {
        HidingWindow f;
        f.session.selection().setNode(kProp);
        f.press(Qt::Key_H, Qt::ShiftModifier);
        f.visibility.hide(std::array{kTwin});
        QVERIFY(!f.draws(kTwin));
        Diagnostic finding;
        finding.node = static_cast<std::uint32_t>(kTwin.value);
        f.session.goTo(finding);
        QVERIFY(f.draws(kTwin) && f.draws(kProp) && !f.draws(kBody));
        QCOMPARE(f.session.selection().node(), kTwin);
    }

    void aNodeIsRevealedTogetherWithThoseAboveIt() {
        HidingWindow f;
        f.visibility.hide(std::array{kRoot, kHip, kProp});
        f.visibility.reveal(kHip);
        QVERIFY(!f.visibility.hidesItself(kHip) && !f.visibility.isHiddenFromAbove(kHip));
        QVERIFY(f.visibility.hidesItself(kProp));
    }

    void anotherFileStartsWithEverythingShown() {
        HidingWindow f;
        f.session.selection().setNode(kBody);
        f.press(Qt::Key_H);
        f.session.document().show({.asset = otherFile(company()), .outline = {}});
        QVERIFY(f.visibility.hiddenNodes().empty());
        QVERIFY(!f.status.isVisible() && !f.dimmed(kBody));
        QVERIFY(!f.session.view().shown);
    }

    void framingCoversWhatIsShown() {
        HidingWindow f;
        f.session.frameAll();
        const Box bounds = f.session.rig().framedBounds();
        QVERIFY(bounds.max.x > 2.0F * kFar);
        QVERIFY(targetX(f.session) > 0.5F * kFar);
        f.visibility.hide(std::array{kProp, kTwin});
        QVERIFY(targetX(f.session) > 0.5F * kFar);  // hiding alone moves nothing
        f.press(Qt::Key_A);
        QVERIFY(targetX(f.session) < 2.0F);
        QCOMPARE(f.session.rig().framedBounds().max, bounds.max);  // grid and ground stay
        QVERIFY(f.session.rig().camera().sceneRadius >= bounds.radius());
        f.visibility.showAll();
        f.visibility.isolate(std::array{kTwin});
        f.session.selection().setNode(kRoot);  // nothing of it is shown but joints and a camera
        f.press(Qt::Key_A);
        QVERIFY(std::abs(targetX(f.session) - 2.0F * kFar - 0.5F) < 0.2F);
        f.visibility.setHiddenNodes({.hidden = {kRoot, kProp, kTwin}, .only = {}});
        f.press(Qt::Key_A);  // everything is hidden: the place of the whole scene
        QVERIFY(targetX(f.session) > 0.5F * kFar && targetX(f.session) < 1.5F * kFar);
        f.visibility.showAll();
        f.session.rig().setAspect(1.25F);  // a view that nobody moved stays framed
        QVERIFY(targetX(f.session) > 0.5F * kFar && targetX(f.session) < 1.5F * kFar);
        f.visibility.setHiddenNodes({.hidden = {kTwin}, .only = {}});
        f.session.selection().setNode(kTwin);
        f.press(Qt::Key_F);  // the selection is hidden
        QVERIFY(targetX(f.session) < kFar);
        f.visibility.showAll();
        f.press(Qt::Key_F);
        QVERIFY(targetX(f.session) > 1.9F * kFar);
    }

    void bindPoseFramingCoversWhatIsShown() {
        HidingWindow f;
        f.session.appearance().setMode(ViewMode::BindPose);
        f.visibility.isolate(std::array{kTwin});
        f.press(Qt::Key_A);
        QVERIFY(!f.session.rig().framedBounds().empty());
        QVERIFY(std::abs(targetX(f.session) - 0.5F) < 0.2F);  // stored value
    }

    void theGizmoGoesWithAHiddenNode() {
        HidingWindow f;
        f.session.selection().setGizmoTool(GizmoTool::Move);
        f.session.selection().setNode(kProp);
        QVERIFY(f.session.gizmo());
        f.visibility.isolate(std::array{kTwin});
        QVERIFY(!f.session.gizmo());
        f.session.selection().setNode(kKnee);
        QVERIFY(f.session.gizmo());  // isolating keeps joints
        f.visibility.hide(std::array{kHip});
        QVERIFY(!f.session.gizmo());
    }

    void theActionsAreInTheViewMenuAndNoMenuTakesTheirKeys() {
        HidingWindow f;
        const QList<QAction*> menus = f.window.menuBar()->actions();
        for (const QAction* menu : menus) {
            QVERIFY2(!menu->text().contains(QStringLiteral("&H")), qPrintable(menu->text()));
        }
        const auto view = std::find_if(menus.begin(), menus.end(), [](const QAction* menu) {
            return menu->text() == QStringLiteral("&View");
        });
        QVERIFY(view != menus.end());
        for (const char* name : {"hide-selection", "isolate-selection", "show-all"}) {
            const QAction& action = f.find<QAction>(name);
            QVERIFY((*view)->menu()->actions().contains(&action));
            QVERIFY(
                action.toolTip().contains(action.shortcut().toString(QKeySequence::PortableText)));
        }
    }

    void contextMenusHideShowAndIsolateTheirNode() {
        HidingWindow f;
        const auto choose = [&](NodeIndex node, const QString& text) {
            QMenu menu;
            addVisibilityEntries(menu, f.session.document(), f.visibility, node);
            for (QAction* entry : menu.actions()) {
                if (entry->text() == text) {
                    entry->trigger();
                    return true;
                }
            }
            return false;
        };
        const QString showAll = QStringLiteral("Show All Hidden\tAlt+H");
        QVERIFY(!choose(kBody, QStringLiteral("Show")) && !choose(kBody, showAll));
        QVERIFY(choose(kBody, QStringLiteral("Hide")));
        QVERIFY(!f.draws(kBody) && !f.session.selection().node());
        QVERIFY(choose(kBody, QStringLiteral("Show")));
        QVERIFY(f.draws(kBody));
        QVERIFY(!choose(kKnee, QStringLiteral("Isolate")));  // draws nothing
        QVERIFY(choose(kTwin, QStringLiteral("Isolate")));
        QVERIFY(f.draws(kTwin) && !f.draws(kBody));
        QVERIFY(choose(kKnee, showAll));
        QVERIFY(f.draws(kBody));
    }

    void manyNodesAreHiddenAtOnce() {
        constexpr std::size_t kMany = 20000;
        Session session;
        session.document().show({.asset = chain(kMany), .outline = {}});
        QSignalSpy changes(&session.visibility(), &Visibility::changed);
        const NodeIndex root(std::size_t{0});
        session.visibility().setShown(root, false, Visibility::Reach::Below);
        QCOMPARE(session.visibility().hiddenCount(), kMany);
        QCOMPARE(changes.count(), 1);
        session.visibility().setShown(root, false, Visibility::Reach::Below);
        QCOMPARE(changes.count(), 1);
        session.visibility().setShown(root, true, Visibility::Reach::Below);
        QCOMPARE(session.visibility().hiddenCount(), std::size_t{0});
    }
};

SINEW_TEST_IN(QApplication, TestVisibility)
#include "test_visibility.moc"
