// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

#include "model/state/same_objects.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr JointIndex kHipJoint{std::size_t{0}};
constexpr JointIndex kKneeJoint{std::size_t{1}};
constexpr JointIndex kFootJoint{std::size_t{2}};

std::vector<JointIndex> chosen(const Session& session) {
    const auto all = session.selection().joints().all();
    return {all.begin(), all.end()};
}

void clickRow(QTreeView& view, const QModelIndex& row, Qt::KeyboardModifiers modifiers = {}) {
    view.scrollTo(row);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, modifiers, view.visualRect(row).center());
}

QStringList selectedNames(const QTreeView& view) {
    QStringList names;
    for (const QModelIndex& row : view.selectionModel()->selectedRows()) {
        names.append(row.data().toString());
    }
    names.sort();
    return names;
}

struct JointFixture : WindowFixture {
    QTreeView& list = find<QTreeView>("jointList");
    QTreeView& tree = find<QTreeView>("hierarchyTree");

    QModelIndex row(int joint) { return list.model()->index(joint, 0); }
    QModelIndex nodeRow(const char* name) {
        return tree.model()
            ->match(tree.model()->index(0, 0), Qt::DisplayRole, QString::fromLatin1(name), 1,
                    Qt::MatchExactly | Qt::MatchRecursive)
            .value(0);
    }
};

}  // namespace

class TestJointSelection : public QObject {
    Q_OBJECT

private slots:
    void theTimelineShowsTheKeysOfAllSelectedJoints() {
        auto asset = std::make_shared<Asset>(*character());
        Animation& walk = asset->animations[0];
        walk.samplers.push_back(
            {.width = 3, .times = {1.0F, 2.0F, 3.0F}, .values = {0, 0, 0, 1, 0, 0, 0, 0, 0}});
        walk.channels.push_back({.node = kKnee, .sampler = SamplerIndex(walk.samplers.size() - 1)});
        JointFixture f;
        f.session.document().show({.asset = asset, .outline = {}});
        clickRow(f.list, f.row(1));
        QCOMPARE(f.session.player().shownKeys(), (std::vector<float>{1.0F, 2.0F, 3.0F}));
        QCOMPARE(f.session.player().moreKeysOf(), std::size_t{0});
        clickRow(f.list, f.row(0), Qt::ControlModifier);
        QCOMPARE(f.session.player().shownKeys(), (std::vector<float>{1.0F, 1.5F, 2.0F, 3.0F}));
        QCOMPARE(f.session.player().moreKeysOf(), std::size_t{1});
        clickRow(f.list, f.row(0));
        QCOMPARE(f.session.player().shownKeys(), (std::vector<float>{1.0F, 1.5F, 3.0F}));
    }

    void aSetIsSortedAndKeepsItsCurrentJoint() {
        const ChosenJoints set({kFootJoint, JointIndex(), kHipJoint, kFootJoint}, kFootJoint);
        QCOMPARE(set.all().size(), std::size_t{2});
        QCOMPARE(set.all().front(), kHipJoint);
        QCOMPARE(set.current(), kFootJoint);
        QCOMPARE(set.toggled(kFootJoint), ChosenJoints(kHipJoint));
        QCOMPARE(set.toggled(kKneeJoint).current(), kKneeJoint);
        QVERIFY(!set.toggled(kFootJoint).several());
        QCOMPARE(set.below(2), ChosenJoints(kHipJoint));
        QVERIFY(set.below(0).all().empty());
        QVERIFY(set.contains(kHipJoint) && !set.contains(kKneeJoint));
    }

    void severalJointsDriveTheWeightView() {
        JointFixture f;
        showJoints(f.session.selection(), f.session.appearance(),
                   {{kHipJoint, kFootJoint}, kFootJoint});
        const ViewOptions view = f.session.view();
        QCOMPARE(view.mode, ViewMode::Weight);
        QCOMPARE(view.joint, kFootJoint);
        QVERIFY(view.joints != nullptr);
        QCOMPARE(*view.joints, (std::vector{kHipJoint, kFootJoint}));
        QCOMPARE(f.session.selection().node(), kFoot);
        QCOMPARE(f.session.selection().object(), ObjectRef::joint(SkinIndex(0U), kFootJoint));
        QCOMPARE(f.session.view().joints, view.joints);  // nothing is made per frame
        f.session.selection().setJoint(kFootJoint);
        QVERIFY(f.session.view().joints == nullptr);
    }

    void aNodeChosenByItselfLeavesOnlyItsJoint() {
        JointFixture f;
        Selection& selection = f.session.selection();
        selection.setJoints({{kHipJoint, kKneeJoint}, kKneeJoint});
        QSignalSpy changed(&selection, &Selection::jointChanged);
        selection.setJoints({{kKneeJoint, kHipJoint}, kKneeJoint});
        QCOMPARE(changed.count(), 0);
        selection.setNode(kKnee);
        QCOMPARE(chosen(f.session), std::vector{kKneeJoint});
        QCOMPARE(changed.count(), 1);
        selection.setJoints({{kHipJoint, kKneeJoint}, kKneeJoint});
        selection.setNode(kBody);  // no joint: the weights that are shown stay
        QCOMPARE(chosen(f.session), (std::vector{kHipJoint, kKneeJoint}));
        selection.clear();
        QVERIFY(selection.empty() && chosen(f.session).empty());
    }

    void ctrlAndShiftChooseSeveralInTheList() {
        JointFixture f;
        clickRow(f.list, f.row(0));
        QCOMPARE(chosen(f.session), std::vector{kHipJoint});
        clickRow(f.list, f.row(2), Qt::ControlModifier);
        QCOMPARE(chosen(f.session), (std::vector{kHipJoint, kFootJoint}));
        QCOMPARE(f.session.selection().joint(), kFootJoint);
        QCOMPARE(selectedNames(f.tree), (QStringList{"Foot", "Hip"}));
        QCOMPARE(f.tree.currentIndex().data().toString(), QStringLiteral("Foot"));
        clickRow(f.list, f.row(2), Qt::ControlModifier);
        QCOMPARE(chosen(f.session), std::vector{kHipJoint});
        QCOMPARE(selectedNames(f.tree), QStringList{"Hip"});
        clickRow(f.list, f.row(0));
        clickRow(f.list, f.row(2), Qt::ShiftModifier);
        QCOMPARE(chosen(f.session).size(), std::size_t{3});
        clickRow(f.list, f.row(1), Qt::ShiftModifier);  // a range gets shorter again
        QCOMPARE(chosen(f.session), (std::vector{kHipJoint, kKneeJoint}));
        QCOMPARE(f.session.view().mode, ViewMode::Weight);
    }

    void arrowKeysWalkTheJoints() {
        JointFixture f;
        clickRow(f.list, f.row(0));
        QTest::keyClick(&f.list, Qt::Key_Down);
        QCOMPARE(chosen(f.session), std::vector{kKneeJoint});
        QCOMPARE(f.session.view().joint, kKneeJoint);
        QTest::keyClick(&f.list, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(chosen(f.session), (std::vector{kKneeJoint, kFootJoint}));
        QTest::keyClick(&f.list, Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(chosen(f.session), std::vector{kKneeJoint});
    }

    void ctrlChoosesSeveralInTheHierarchy() {
        JointFixture f;
        clickRow(f.tree, f.nodeRow("Foot"));
        clickRow(f.tree, f.nodeRow("Hip"), Qt::ControlModifier);
        QCOMPARE(chosen(f.session), (std::vector{kHipJoint, kFootJoint}));
        QCOMPARE(f.session.selection().node(), kHip);
        QCOMPARE(selectedNames(f.list), (QStringList{"Foot", "Hip"}));
        QCOMPARE(f.session.view().mode, ViewMode::Shaded);         // the hierarchy keeps the view
        clickRow(f.tree, f.nodeRow("Body"), Qt::ControlModifier);  // not a joint: alone
        QCOMPARE(f.session.selection().node(), kBody);
        QVERIFY(selectedNames(f.tree).contains(QStringLiteral("Body")));
        clickRow(f.tree, f.nodeRow("Knee"));
        QCOMPARE(chosen(f.session), std::vector{kKneeJoint});
        QCOMPARE(selectedNames(f.tree), QStringList{"Knee"});
    }

    void aFilterDoesNotDeselectWhatItHides() {
        JointFixture f;
        f.session.selection().setJoints({{kHipJoint, kFootJoint}, kFootJoint});
        f.find<QLineEdit>("jointSearch").setText(QStringLiteral("hip"));
        QCOMPARE(chosen(f.session), (std::vector{kHipJoint, kFootJoint}));
        QCOMPARE(selectedNames(f.list), QStringList{"Hip"});
        f.find<QLineEdit>("jointSearch").clear();
        QCOMPARE(selectedNames(f.list), (QStringList{"Foot", "Hip"}));
    }

    void undoRestoresTheSet() {
        JointFixture f;
        UndoHistory& history = f.session.history();
        const auto press = [&](const ChosenJoints& joints) {
            history.beginInput();
            f.session.selection().setJoints(joints);
            history.settle();
        };
        press({{kHipJoint, kFootJoint}, kHipJoint});
        press({{kHipJoint, kKneeJoint, kFootJoint}, kHipJoint});
        press(ChosenJoints(kKneeJoint));
        history.undo();
        QCOMPARE(chosen(f.session).size(), std::size_t{3});
        QCOMPARE(f.session.selection().joint(), kHipJoint);
        history.undo();
        QCOMPARE(chosen(f.session), (std::vector{kHipJoint, kFootJoint}));
        history.redo();
        QCOMPARE(chosen(f.session).size(), std::size_t{3});
    }

    void anotherVersionOfTheFileKeepsTheJointsByName() {
        const std::shared_ptr<const Asset> before = character();
        Asset changed = *before;
        std::swap(changed.skins[0].joints[0], changed.skins[0].joints[2]);
        changed.nodes[kKnee.value].name = "Shin";
        changed.nodes[kFoot.value].name = "Foot";
        InspectionState state;
        state.selection.skin = SkinIndex(0U);
        state.selection.joints = {{kHipJoint, kKneeJoint}, kKneeJoint};
        const InspectionState there = inOtherVersion(state, SameObjects(*before, changed));
        QCOMPARE(there.selection.joints, ChosenJoints(JointIndex(2U)));  // the hip; no knee
    }
};

SINEW_TEST_IN(QApplication, TestJointSelection)
#include "test_joint_selection.moc"
