// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QTest>

#include "tests/support/test_program.h"
#include "tests/ui/dancer.h"
#include "ui/models/track_tree_model.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr AnimationIndex kDance{std::size_t{0}};

/// The names of all rows, "Hip/rotation/X", to a depth.
QStringList namesOf(const TrackTreeModel& model, int depth, const QModelIndex& above = {},
                    const QString& prefix = {}) {
    QStringList names;
    for (int i = 0; i < model.rowCount(above); ++i) {
        const QModelIndex index = model.index(i, 0, above);
        const QString name = prefix + index.data().toString();
        names << name;
        if (depth > 1) {
            names << namesOf(model, depth - 1, index, name + QLatin1Char('/'));
        }
    }
    return names;
}

std::vector<bool> only(NodeIndex node, std::size_t count = 7) {
    std::vector<bool> nodes(count, false);
    nodes[node.value] = true;
    return nodes;
}

}  // namespace

class TestTrackRows final : public QObject {
    Q_OBJECT

private slots:
    void theTracksAreAWellBehavedModel() {
        TrackTreeModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setClip(dancer(), kDance);
        model.setFilter({.text = "knee"});
        model.setFilter({.onlyAnimated = false});
        model.setFilter({.text = "no such track"});
        model.setFilter({});
        model.setClip(dancer(), {});
        model.setClip(nullptr, {});
    }

    void nodesHoldTracksAndTracksComponents() {
        TrackTreeModel model;
        model.setClip(dancer(), kDance);
        QCOMPARE(namesOf(model, 2), (QStringList{"Hip", "Hip/translation", "Hip/rotation", "Knee",
                                                 "Knee/rotation", "Knee/scale"}));
        const QModelIndex turns = model.index(0, 0, model.index(1, 0, {}));
        QCOMPARE(namesOf(model, 1, turns), (QStringList{"X", "Y", "Z", "W"}));
    }

    void aRowIsFoundAgainByItsIndex() {
        TrackTreeModel model;
        model.setClip(dancer(), kDance);
        const QModelIndex scales = model.index(1, 0, model.indexOf(kKnee));
        const QModelIndex z = model.index(2, 0, scales);
        const TrackRow row = model.row(z);
        QVERIFY(row.kind == TrackRow::Kind::Component);
        QCOMPARE(row.track, kKneeScales);
        QCOMPARE(row.component, 2U);
        QCOMPARE(z.parent(), scales);
        QCOMPARE(scales.parent(), model.indexOf(kKnee));
        QVERIFY(!model.indexOf(kFoot).isValid());
    }

    void aSearchFindsNodesWithAllTheirTracksAndTracksAlone() {
        TrackTreeModel model;
        model.setClip(dancer(), kDance);
        model.setFilter({.text = "KNE"});
        QCOMPARE(namesOf(model, 2), (QStringList{"Knee", "Knee/rotation", "Knee/scale"}));
        model.setFilter({.text = "rot"});
        QCOMPARE(namesOf(model, 2), (QStringList{"Hip", "Hip/rotation", "Knee", "Knee/rotation"}));
        QCOMPARE(model.tracksOf(model.row(model.indexOf(kKnee))),
                 std::vector<std::uint32_t>{kKneeTurns});
    }

    void onlyTheSelectedNodesAreListed() {
        TrackTreeModel model;
        model.setClip(dancer(), kDance);
        model.setFilter({.onlySelected = true, .selected = only(kKnee)});
        QCOMPARE(namesOf(model, 1), QStringList{"Knee"});
        model.setFilter({.onlySelected = true, .selected = {}});
        QVERIFY(namesOf(model, 1).isEmpty());
    }

    void constantTracksAreHiddenOnceTheyAreKnown() {
        const auto asset = dancer();
        TrackTreeModel model;
        model.setClip(asset, kDance);
        const std::vector<bool> constant = constantTracks(*asset, kDance, *model.tracks());
        QCOMPARE(constant, (std::vector<bool>{false, false, false, true}));
        model.setFilter({.hideConstant = true});
        QCOMPARE(namesOf(model, 2).size(), 6);
        model.setFilter({.hideConstant = true, .constant = constant});
        QCOMPARE(namesOf(model, 2),
                 (QStringList{"Hip", "Hip/translation", "Hip/rotation", "Knee", "Knee/rotation"}));
    }

    void nodesWithoutTracksAreListedInHierarchyOrder() {
        TrackTreeModel model;
        model.setClip(dancer(), kDance);
        model.setFilter({.onlyAnimated = false});
        QCOMPARE(namesOf(model, 1),
                 (QStringList{"Root", "Body", "Hip", "Knee", "Foot", "Eye", "Node 6"}));
        QCOMPARE(model.index(3, 0, {}).data(TrackTreeModel::DepthRole).toUInt(), 2U);
        QCOMPARE(model.rowCount(model.indexOf(kFoot)), 0);
        QVERIFY(!model.index(4, 0, {}).data(TrackTreeModel::NoteRole).toString().isEmpty());
        QCOMPARE(model.tracksOf(model.row(model.indexOf(kKnee))),
                 (std::vector<std::uint32_t>{kKneeTurns, kKneeScales}));
    }
};

SINEW_TEST_IN(QApplication, TestTrackRows)
#include "test_track_rows.moc"
