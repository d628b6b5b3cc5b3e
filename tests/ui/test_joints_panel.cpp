// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>
#include <atomic>
#include <thread>

#include "model/weights/stretch.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/settle.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/models/joint_filter.h"
#include "ui/models/names.h"
#include "ui/panels/skin/joint_tree.h"
#include "ui/panels/skin/joints_panel.h"
#include "ui/session/work/skin_meter.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr SkinIndex kSkin{std::size_t{0}};
constexpr JointIndex kSecond{std::size_t{1}};

/// A survey with an island of the second joint at two vertices of the body.
SkinSurvey surveyWithIsland() {
    SkinSurvey survey{.skin = kSkin, .nodes = {kBody}, .joints = std::vector<JointSurvey>(3)};
    survey.joints[0].sum.vertices = 4;
    JointIsland island;
    island.vertices = 2;
    island.distance = 0.5F;
    island.largest = 0.25F;
    island.nearest = {.primitive = 0, .vertex = 3};
    island.members = {{.primitive = 0, .vertex = 1}, {.primitive = 0, .vertex = 3}};
    survey.joints[1].islands.push_back({kBody, island});
    return survey;
}

struct PanelFixture : WindowFixture {
    JointsPanel& panel = *window.findChild<JointsPanel*>();
    QTreeView& list = find<QTreeView>("jointList");

    explicit PanelFixture(std::shared_ptr<const Asset> asset = character())
        : WindowFixture(std::move(asset)) {
        panel.meter().setSurveyWork({});
    }

    void answer(const SkinSurvey& survey) {
        panel.meter().setClips(nullptr);
        panel.meter().setClips(session.document().clips());
        panel.meter().setSurveyWork([survey](auto&&...) { return std::optional(survey); });
        panel.meter().want(kSkin);
        waitForAnswer();
    }
    void waitForAnswer() {
        QVERIFY(QTest::qWaitFor([&] { return !panel.meter().busy(); }, 5000));
    }
    QString text(int row, JointColumn column) {
        return list.model()->index(row, static_cast<int>(column)).data().toString();
    }
};

/// Whether the text of a cell is drawn whole.
bool fits(const QTreeView& list, int row, int column) {
    const QString text = list.model()->index(row, column).data().toString();
    return list.columnWidth(column) >= list.fontMetrics().horizontalAdvance(text) + 13;
}

}  // namespace

class TestJointsPanel : public QObject {
    Q_OBJECT

private slots:
    void theRowsAreWhatIsMeasured() {
        WindowFixture f;
        auto& panel = *f.window.findChild<JointsPanel*>();
        QVERIFY(QTest::qWaitFor([&] { return panel.meter().survey(kSkin) != nullptr; }, 5000));
        const PoseEvaluator rest(f.session.document().asset());
        const auto reference = skinSurvey(rest, kSkin);
        const auto& list = f.find<QTreeView>("jointList");
        for (int row = 0; row < 3; ++row) {
            const JointStatistics& sum = reference->joints[static_cast<std::size_t>(row)].sum;
            const auto value = [&](JointColumn column) {
                return list.model()
                    ->index(row, static_cast<int>(column))
                    .data(Qt::UserRole)
                    .toDouble();
            };
            QCOMPARE(value(JointColumn::Vertices), double(sum.vertices));
            QCOMPARE(value(JointColumn::Dominated), double(sum.dominated));
            QCOMPARE(value(JointColumn::Largest), double(sum.largest));
            QCOMPARE(value(JointColumn::Total), sum.total);
            QCOMPARE(value(JointColumn::Surface), sum.surface);
        }
    }

    void measuringNeverBlocksAndIsCancelled() {
        std::atomic<int> started = 0;  // outlives the window, as `stopped`: it waits for its work
        std::atomic<int> stopped = 0;
        WindowFixture f;
        auto& panel = *f.window.findChild<JointsPanel*>();
        SkinMeter& meter = panel.meter();
        QVERIFY(QTest::qWaitFor([&] { return !meter.busy(); }, 5000));
        meter.setSurveyWork([&](const auto&, SkinIndex, const auto& progress,
                                const std::stop_token& stop) -> std::optional<SkinSurvey> {
            ++started;
            progress(0.5F);
            while (!stop.stop_requested()) {
                std::this_thread::yield();
            }
            ++stopped;
            return SkinSurvey{};
        });
        meter.setClips(nullptr);
        meter.setClips(f.session.document().clips());
        meter.want(kSkin);
        auto& list = f.find<QTreeView>("jointList");
        const QModelIndex vertices =
            list.model()->index(0, static_cast<int>(JointColumn::Vertices));
        QCOMPARE(vertices.data().toString(), QStringLiteral("…"));
        auto& hint = f.find<QWidget>("measureHint");
        QTRY_VERIFY(hint.isVisible());
        QTRY_COMPARE(meter.progress(), 0.5F);
        f.find<QToolButton>("cancelMeasuring").click();
        QVERIFY(!meter.busy());
        QTRY_COMPARE(stopped.load(), 1);
        QVERIFY(meter.survey(kSkin) == nullptr);
        QCOMPARE(vertices.data().toString(), QStringLiteral("–"));
        QVERIFY(hint.isVisible());  // shown with Measure
        f.session.player().setSpeed(0.5);
        QVERIFY(!meter.busy());
        f.find<QToolButton>("cancelMeasuring").click();
        QVERIFY(meter.busy());
        QTRY_COMPARE(started.load(), 2);
        f.session.document().show({.asset = character(), .outline = {}});  // another file stops it
        QTRY_COMPARE(stopped.load(), 2);
        QVERIFY(meter.survey(kSkin) == nullptr);
    }

    void anIslandIsMarkedAndFramed() {
        PanelFixture f;
        f.answer(surveyWithIsland());
        auto& islands = f.find<QTreeWidget>("islandList");
        QVERIFY(!islands.isVisible());
        const int height = f.panel.height();
        showJoint(f.session.selection(), f.session.appearance(), kSecond);
        QVERIFY(islands.isVisible());
        settle();
        QCOMPARE(f.panel.height(), height);  // the panels beside it stay
        QCOMPARE(islands.topLevelItemCount(), 1);
        QVERIFY(islands.topLevelItem(0)->text(0).startsWith("2 vertices, 0"));
        const OrbitCamera before = f.session.rig().camera();
        QTest::mouseClick(islands.viewport(), Qt::LeftButton, {},
                          islands.visualItemRect(islands.topLevelItem(0)).center());
        const auto& marked = f.session.selection().marked();
        QVERIFY(marked != nullptr);
        QCOMPARE(marked->vertices, (std::vector<MarkedVertex>{{kBody, 0, 3}, {kBody, 0, 1}}));
        QCOMPARE(f.session.selection().joint(), kSecond);
        QVERIFY(f.session.rig().flying() || f.session.rig().camera() != before);
        f.session.selection().setJoint(JointIndex(0U));
        QVERIFY(!islands.isVisible());
    }

    void aLowPanelKeepsItsRoomForJoints() {
        PanelFixture f;
        f.answer(surveyWithIsland());
        showJoint(f.session.selection(), f.session.appearance(), kSecond);
        const auto& islands = f.find<QTreeWidget>("islandList");
        const int width = f.panel.width();
        f.panel.resize(width, 140);
        QVERIFY(!islands.isVisible());
        f.panel.resize(width, 260);
        QVERIFY(islands.isVisible());
        f.session.selection().setJoint(JointIndex(0U));
        f.panel.resize(width, 270);
        QVERIFY(!islands.isVisible());
    }

    void theMenuPinsLeadsToIslandsAndCopies() {
        PanelFixture f;
        f.answer(surveyWithIsland());
        QMenu menu;
        f.panel.addEntries(menu, kSecond);
        const auto entry = [](QMenu& in, const QString& text) {
            for (QAction* action : in.actions()) {
                if (action->text() == text) {
                    return action;
                }
            }
            return static_cast<QAction*>(nullptr);
        };
        QMenu* islands = entry(menu, "Stray Islands")->menu();
        islands->actions().first()->trigger();
        QCOMPARE(f.session.selection().marked()->count, std::size_t{2});
        QCOMPARE(f.session.selection().joint(), kSecond);
        entry(menu, "Pin")->trigger();
        QCOMPARE(f.text(0, JointColumn::Name), QStringLiteral("Knee"));
        QCOMPARE(f.list.currentIndex().row(), 0);  // the selection follows its row
        QMenu again;
        f.panel.addEntries(again, kSecond);
        entry(again, "Copy All as CSV")->trigger();
        const QStringList lines = QGuiApplication::clipboard()->text().split('\n');
        QCOMPARE(lines.size(), 5);
        QVERIFY(lines[0].startsWith("name,joint,") && lines[1].startsWith("\"Knee\",1,"));
        QVERIFY(entry(again, "Unpin") != nullptr);
        entry(again, "Copy Row")->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().startsWith("\"Knee\",1,"));
        QMenu other;
        f.panel.addEntries(other, JointIndex(0U));
        QVERIFY(entry(other, "Stray Islands") == nullptr);
    }

    void theVolumeIsMeasuredWhenItsColumnIsShown() {
        WindowFixture f;
        auto& panel = *f.window.findChild<JointsPanel*>();
        const AnimationIndex walk(0U);
        f.session.player().setAnimation(walk);
        QVERIFY(QTest::qWaitFor([&] { return !panel.meter().busy(); }, 5000));
        const auto volumes = [&](AnimationIndex animation, double rate) {
            return panel.meter().volumes(kSkin, {animation, rate});
        };
        const double guessed = f.session.player().frameRate();
        QVERIFY(volumes(walk, guessed) == nullptr);
        ColumnState columns = panel.list().columns();
        columns.shown.append("volume");
        panel.list().setColumns(columns);
        emit panel.list().columnsChanged();
        QVERIFY(QTest::qWaitFor([&] { return volumes(walk, guessed) != nullptr; }, 5000));
        QCOMPARE(volumes(walk, guessed)->size(), std::size_t{3});
        f.session.player().setFrameRate(7.0);
        QVERIFY(QTest::qWaitFor([&] { return volumes(walk, 7.0) != nullptr; }, 5000));
        f.session.player().setAnimation(AnimationIndex(1U));
        QVERIFY(QTest::qWaitFor([&] { return volumes(AnimationIndex(1U), 7.0) != nullptr; }, 5000));
    }

    void columnsSortAndTreeAreRemembered() {
        QTemporaryDir folder;
        QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
        ColumnState wanted;
        {
            Session session;
            MainWindow window(session, settings);
            auto& panel = *window.findChild<JointsPanel*>();
            QCOMPARE(panel.list().columns(), panel.list().firstColumns());
            wanted.shown = {"name", "joint", "total"};
            wanted.widths = {"total 99"};
            wanted.sorted = "total";
            wanted.order = Qt::DescendingOrder;
            panel.list().setColumns(wanted);
            emit panel.list().columnsChanged();
            panel.setTree(true);
        }
        Session session;
        MainWindow window(session, settings);
        auto& panel = *window.findChild<JointsPanel*>();
        QCOMPARE(panel.list().columns(), wanted);
        QVERIFY(panel.isTree());
        settings.setValue("joints/columns", QStringList{"nonsense"});
        settings.setValue("joints/widths", QStringList{"total 999999", "total", "x 5"});
        settings.setValue("joints/sorted", "nonsense");
        Session third;
        MainWindow damaged(third, settings);
        QCOMPARE(damaged.findChild<JointsPanel*>()->list().columns().shown, QStringList{"name"});
    }

    void theMenuOfTheHeaderShowsColumns() {
        PanelFixture f;
        QHeaderView& header = *f.list.header();
        emit header.customContextMenuRequested({5, 5});
        auto* menu = f.list.findChild<QMenu*>("columnMenu");
        QVERIFY(menu != nullptr);
        for (QAction* action : menu->actions()) {
            if (action->text() == QStringLiteral("Total Weight")) {
                action->trigger();
            }
        }
        QVERIFY(f.panel.list().showsColumn(JointColumn::Total));
        QCOMPARE(f.settings.value("joints/columns").toStringList(), f.panel.list().columns().shown);
    }

    void noNumberIsElidedWhateverWidthIsChosen() {
        PanelFixture f;
        SkinSurvey survey = surveyWithIsland();
        survey.joints[0].sum.vertices = 12'345'678;
        survey.joints[0].sum.surface = 1.0;
        ColumnState columns = f.panel.list().firstColumns();
        columns.shown.append("surface");
        columns.widths = {"vertices 31", "surface 200"};
        f.panel.list().setColumns(columns);
        f.answer(survey);
        settle();
        for (const JointColumn column :
             {JointColumn::Vertices, JointColumn::Largest, JointColumn::Islands}) {
            QVERIFY2(fits(f.list, 0, static_cast<int>(column)), qPrintable(f.text(0, column)));
        }
        QVERIFY(fits(f.list, 0, static_cast<int>(JointColumn::Surface)));
        QCOMPARE(f.list.columnWidth(static_cast<int>(JointColumn::Surface)), 200);
        QCOMPARE(f.panel.list().columns().widths, (QStringList{"vertices 31", "surface 200"}));
        f.list.header()->resizeSection(static_cast<int>(JointColumn::Surface), 30);  // a drag
        QVERIFY(fits(f.list, 0, static_cast<int>(JointColumn::Surface)));
    }

    void theLargestWeightGivesWayToNamesUntilColumnsAreChosen() {
        Asset asset = *character();
        asset.nodes[kKnee.value].name = "mixamorig:RightHandThumb4";
        asset.nodes[kHip.value].name = "mixamorig:LeftHandThumb4";
        asset.nodes[kFoot.value].name = "mixamorig:LeftToeBase";
        PanelFixture f(finishAsset(std::move(asset)));
        const int largest = static_cast<int>(JointColumn::Largest);
        QTRY_VERIFY(f.list.isColumnHidden(largest));
        QVERIFY(f.panel.list().showsColumn(JointColumn::Largest));  // wanted
        for (int row = 0; row < 3; ++row) {
            const QString name = f.list.model()->index(row, 0).data(kShortNameRole).toString();
            QVERIFY2(f.list.columnWidth(0) >= f.list.fontMetrics().horizontalAdvance(name) + 30,
                     qPrintable(name));
        }
        f.session.document().show({.asset = character(), .outline = {}});  // short names
        QTRY_VERIFY(!f.list.isColumnHidden(largest));
        ColumnState columns = f.panel.list().firstColumns();
        columns.shown.append("total");
        f.panel.list().setColumns(columns);
        Asset again = *character();
        again.nodes[kKnee.value].name = QString(60, 'W').toStdString();
        f.session.document().show({.asset = finishAsset(std::move(again)), .outline = {}});
        settle();
        QVERIFY(!f.list.isColumnHidden(largest));
    }

    void aTreeKeepsTheSelectionAndFolds() {
        PanelFixture f;
        showJoints(f.session.selection(), f.session.appearance(),
                   {{JointIndex(0U), JointIndex(2U)}, JointIndex(2U)});
        f.find<QToolButton>("jointTree").click();
        QVERIFY(f.list.rootIsDecorated());
        QCOMPARE(f.list.selectionModel()->selectedRows().size(), 2);
        QCOMPARE(f.list.currentIndex().data().toString(), QStringLiteral("Foot"));
        QCOMPARE(f.list.currentIndex().parent().data().toString(), QStringLiteral("Knee"));
        QVERIFY(f.list.isExpanded(f.list.model()->index(0, 0)));
        f.find<QToolButton>("jointTree").click();
        QCOMPARE(f.list.selectionModel()->selectedRows().size(), 2);
    }

    void theToggleShowsTheWeightsOfDescendants() {
        PanelFixture f;
        auto& toggle = f.find<QToolButton>("jointDescendants");
        toggle.click();
        QVERIFY(f.session.view().descendants);
        Look look = f.session.appearance().look();
        look.descendants = false;
        f.session.appearance().setLook(look);
        QVERIFY(!toggle.isChecked());
    }

    void aWrongExpressionIsExplained() {
        PanelFixture f;
        auto& words = f.find<QLabel>("noJoints");
        QVERIFY(!words.isVisible());
        f.find<QLineEdit>("jointSearch").setText("/(");
        QVERIFY(words.isVisible() && words.text().contains("expression"));
        f.find<QLineEdit>("jointSearch").setText("xyz");
        QCOMPARE(words.text(), QStringLiteral("No joint matches"));
        f.find<QLineEdit>("jointSearch").clear();
        QVERIFY(!words.isVisible());
    }
};

SINEW_TEST_IN(QApplication, TestJointsPanel)
#include "test_joints_panel.moc"
