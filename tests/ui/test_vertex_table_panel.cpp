// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <algorithm>

#include "model/weights/displacement.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/models/vertex_table_model.h"
#include "ui/panels/vertex/vertex_rows.h"
#include "ui/panels/vertex/vertex_table_panel.h"
#include "ui/panels/widgets/row_menu.h"

using namespace sinew;
using namespace sinew::test;

namespace {

struct Vertices : WindowFixture {
    QDockWidget& dock = find<QDockWidget>("verticesDock");
    VertexRows& rows = *window.findChild<VertexRows*>();
    VertexTableModel& model = static_cast<VertexTableModel&>(*rows.model());
    QLineEdit& filter = find<QLineEdit>("vertexFilter");
    Selection& selection = session.selection();

    Vertices() {
        session.player().setPlaying(false);
        dock.toggleViewAction()->trigger();
        if (!QTest::qWaitFor([this] { return model.rowCount() > 0; })) {
            qFatal("the table stays empty");
        }
    }

    [[nodiscard]] std::vector<std::uint32_t> listed() const {
        std::vector<std::uint32_t> vertices;
        for (int row = 0; row < model.rowCount(); ++row) {
            vertices.push_back(model.vertexAt(row));
        }
        return vertices;
    }
    [[nodiscard]] std::vector<std::uint32_t> selected() const { return rows.verticesByRow(100); }
    [[nodiscard]] int columnOf(const char* name) const {
        for (int column = 0; column < model.columnCount(); ++column) {
            if (model.headerData(column, Qt::Horizontal, Qt::DisplayRole) == QLatin1String(name)) {
                return column;
            }
        }
        qFatal("no column %s", name);
    }
    [[nodiscard]] std::vector<MarkedVertex> marked() const {
        return selection.marked() ? selection.marked()->vertices : std::vector<MarkedVertex>();
    }
    void type(const QString& text) {
        filter.setText(text);
        QTest::keyClick(&filter, Qt::Key_Return);
    }
    [[nodiscard]] QString state() { return dock.findChild<QLabel*>("taskText")->text(); }
};

using Listed = std::vector<std::uint32_t>;

/// The character with a second mesh on its skin.
std::shared_ptr<const Asset> dressed() {
    Asset asset = *character();
    asset.meshes.push_back(asset.meshes[0]);
    asset.nodes.push_back(asset.nodes[kBody.value]);
    asset.nodes.back().mesh = MeshIndex(asset.meshes.size() - 1);
    asset.nodes.back().name = "Coat";
    asset.nodes[kRoot.value].children.emplace_back(asset.nodes.size() - 1);
    return finishAsset(std::move(asset));
}

PointedAt clickOn(std::uint32_t vertex) {
    return {.surface = SurfaceHit{.node = kBody, .vertex = vertex}, .joint = {}};
}

}  // namespace

class TestVertexTablePanel : public QObject {
    Q_OBJECT

private slots:
    void theTableShowsThePrimitiveThatIsSelected() {
        Vertices f;
        QCOMPARE(f.model.rowCount(), 4);
        QCOMPARE(f.model.index(2, f.columnOf("POSITION.y")).data().toString(), "1.00000");
        QCOMPARE(f.model.index(3, f.columnOf("influences")).data().toString(), "2");
        QCOMPARE(f.model.index(3, f.columnOf("JOINTS_1.x")).data(Qt::ToolTipRole).toString(),
                 "joint 1: Knee");
        QVERIFY(f.state().contains("4 vertices"));
        f.selection.setScene(SceneIndex(1));
        f.selection.setObject(ObjectRef::primitive(MeshIndex(1), 0));
        QCOMPARE(f.model.columnCount(), 4);  // index and position
        f.selection.setNode(kRoot);          // draws nothing: the table stays
        QCOMPARE(f.model.columnCount(), 4);
    }

    void nothingIsReadWhileThePanelIsHidden() {
        Vertices f;
        f.dock.hide();
        const QSignalSpy resets(&f.model, &QAbstractItemModel::modelReset);
        f.selection.setObject(ObjectRef::primitive(MeshIndex(1), 0));
        f.selection.noteClick(clickOn(2));
        QCOMPARE(resets.count(), 0);
        QVERIFY(!f.selection.marked());
        f.dock.show();
        f.dock.raise();
        QTRY_COMPARE(f.model.columnCount(), 4);
    }

    void selectedRowsAreMarkedInThePicture() {
        Vertices f;
        f.rows.selectRow(2);
        QCOMPARE(f.marked(), (std::vector<MarkedVertex>{{kBody, 0, 2}}));
        f.rows.selectionModel()->select(f.model.index(0, 0),
                                        QItemSelectionModel::Select | QItemSelectionModel::Rows);
        QCOMPARE(f.marked(), (std::vector<MarkedVertex>{{kBody, 0, 2}, {kBody, 0, 0}}));
        f.rows.clearSelection();
        QVERIFY(!f.selection.marked());
    }

    void markedVerticesAreSelectedRows() {
        Vertices f;
        f.selection.setMarked(markedVertices({{kBody, 0, 3}, {kBody, 0, 1}}));
        QCOMPARE(f.selected(), (Listed{1, 3}));
        QCOMPARE(f.rows.currentIndex().row(), 3);  // the main one
        QCOMPARE(f.marked().size(), 2U);           // and stay as they are
        f.selection.setMarked(nullptr);
        QVERIFY(f.selected().empty());
    }

    void aVertexClickedInThePictureShowsItsRow() {
        Vertices f;
        f.type("index < 2");
        QTRY_COMPARE(f.listed(), (Listed{0, 1}));
        f.selection.noteClick(clickOn(1));
        QCOMPARE(f.selected(), Listed{1});
        QCOMPARE(f.marked(), (std::vector<MarkedVertex>{{kBody, 0, 1}}));
        f.selection.noteClick(clickOn(3));
        QVERIFY(f.selected().empty());
        QVERIFY2(f.state().contains("vertex 3 is filtered out"), qPrintable(f.state()));
        QCOMPARE(f.marked(), (std::vector<MarkedVertex>{{kBody, 0, 3}}));
    }

    void sortingKeepsWhatIsSelected() {
        Vertices f;
        f.rows.selectRow(1);
        f.rows.sortByColumn(f.columnOf("POSITION.x"), Qt::DescendingOrder);
        QTRY_COMPARE(f.listed(), (Listed{1, 2, 0, 3}));
        QCOMPARE(f.selected(), Listed{1});
        QCOMPARE(f.marked(), (std::vector<MarkedVertex>{{kBody, 0, 1}}));
        f.rows.sortByColumn(0, Qt::AscendingOrder);
        QTRY_COMPARE(f.listed(), (Listed{0, 1, 2, 3}));
    }

    void aFilterListsWhatItSays() {
        Vertices f;
        f.type("weight of Knee > 0");
        QTRY_COMPARE(f.listed(), Listed{3});
        QVERIFY(f.state().contains("1 of 4"));
        f.type("sum = 1 and index >= 1");
        QTRY_COMPARE(f.listed(), (Listed{1, 2, 3}));
        f.type("");
        QTRY_COMPARE(f.listed(), (Listed{0, 1, 2, 3}));
    }

    void aWrongFilterSaysWhereAndIsMendedByAClick() {
        Vertices f;
        f.type("index > 1");
        QTRY_COMPARE(f.listed(), (Listed{2, 3}));
        auto& message = f.find<QLabel>("vertexFilterMessage");
        f.type("index < 9 and weight of Knie > 0");
        QVERIFY(message.isVisibleTo(&f.window));
        QVERIFY2(message.text().contains("Character 25") && message.text().contains(">Knee</a>?"),
                 qPrintable(message.text()));
        QCOMPARE(f.listed(), (Listed{2, 3}));  // stays until the filter is right
        emit message.linkActivated("place");
        QCOMPARE(f.filter.selectedText(), "Knie");
        emit message.linkActivated("0");
        QCOMPARE(f.filter.text(), "index < 9 and weight of Knee > 0");
        QTRY_COMPARE(f.listed(), Listed{3});
        QVERIFY(!message.isVisibleTo(&f.window));
    }

    void placesAreCountedInCharactersNotBytes() {
        Vertices f;
        f.type(QStringLiteral("index \u2260 1 and summe = 1"));
        QVERIFY(f.find<QLabel>("vertexFilterMessage").text().contains("Character 15"));
    }

    void rowsAreCopiedForSpreadsheetsAndAsCsv() {
        Vertices f;
        QTRY_COMPARE(f.model.index(3, f.columnOf("displacement")).data().toString(), "0.00000");
        f.rows.selectRow(3);
        f.rows.setFocus();
        QApplication::clipboard()->clear();
        QTest::keyClick(&f.rows, Qt::Key_C, Qt::ControlModifier);
        QTRY_VERIFY(QApplication::clipboard()->text().contains("\n3\t1\t2\t0\t0\t1\t0\t"));
        QCOMPARE(QApplication::clipboard()->text().count('\n'), 2);
        QMenu& menu = *f.find<QToolButton>("vertexCopy").menu();
        emit menu.aboutToShow();
        menu.actions().at(2)->trigger();
        QTRY_COMPARE(QApplication::clipboard()->text().count('\n'), 5);
        QVERIFY(QApplication::clipboard()->text().startsWith(
            "index,sum,influences,displacement,POSITION.x"));
        QVERIFY(f.state().contains("copied 4 rows"));
    }

    void aJointOfARowIsSelectedOrListedFromItsMenu() {
        Vertices f;
        const auto choose = [&](int row, int entry) {
            RowMenu& menu = *f.rows.findChild<RowMenu*>();
            emit menu.wanted(f.model.index(row, f.columnOf("WEIGHTS_1.x")), QPoint(5, 5));
            QMenu& shown = *qobject_cast<QMenu*>(QApplication::activePopupWidget());
            shown.actions().at(entry)->trigger();
            shown.close();
        };
        choose(3, 3);
        QTRY_COMPARE(f.listed(), Listed{3});
        QCOMPARE(f.filter.text(), "weight of #1 != 0");
        choose(0, 2);
        QCOMPARE(f.selection.joint(), JointIndex(1));
        QCOMPARE(f.listed(), Listed{3});  // the table stays
    }

    void jointsBecomeColumns() {
        Vertices f;
        auto& joints = f.find<QToolButton>("vertexJoints");
        joints.click();
        QCOMPARE(f.model.index(3, f.columnOf("Knee")).data().toDouble() > 0.0, true);
        QCOMPARE(f.model.index(0, f.columnOf("Knee")).data().toString(), "0");
        f.type("weight of Knee > 0");
        QTRY_COMPARE(f.listed(), Listed{3});
        joints.click();
        QVERIFY(f.columnOf("POSITION.x") > 0);
        QTRY_COMPARE(f.listed(), Listed{3});  // the filter stays
    }

    void otherColumnsKeepTheOrder() {
        Vertices f;
        f.rows.sortByColumn(f.columnOf("influences"), Qt::DescendingOrder);
        QTRY_COMPARE(f.listed(), (Listed{3, 0, 1, 2}));
        auto& joints = f.find<QToolButton>("vertexJoints");
        joints.click();
        QTRY_COMPARE(f.listed(), (Listed{3, 0, 1, 2}));
        const QHeaderView& header = *f.rows.horizontalHeader();
        QCOMPARE(header.sortIndicatorSection(), f.columnOf("influences"));
        f.rows.sortByColumn(f.columnOf("Knee"), Qt::DescendingOrder);
        QTRY_COMPARE(f.listed(), (Listed{3, 0, 1, 2}));
        joints.click();  // that column is gone
        QTRY_COMPARE(f.listed(), (Listed{0, 1, 2, 3}));
        QCOMPARE(header.sortIndicatorSection(), 0);
        QCOMPARE(header.sortIndicatorOrder(), Qt::AscendingOrder);
    }

    void allMeshesOfASkinAreOneTable() {
        Vertices f;
        f.session.document().show({.asset = dressed(), .outline = {}});
        auto& parts = f.find<QComboBox>("vertexPrimitive");
        QTRY_COMPARE(parts.count(), 2);
        parts.setCurrentIndex(1);
        emit parts.activated(1);
        QCOMPARE(f.model.rowCount(), 8);
        QCOMPARE(f.model.index(6, f.columnOf("mesh")).data().toString(), "Coat");
        f.rows.selectRow(6);
        const NodeIndex coat(f.session.document().asset()->nodes.size() - 1);
        QCOMPARE(f.marked(), (std::vector<MarkedVertex>{{coat, 0, 2}}));
        f.selection.setMarked(markedVertices({{kBody, 0, 1}}));
        QCOMPARE(f.selected(), Listed{1});
        f.selection.setNode(coat);  // same skin: the table stays
        QCOMPARE(f.model.rowCount(), 8);
        emit parts.activated(0);
        QCOMPARE(f.model.rowCount(), 4);
    }

    void displacementsFollowThePausedPose() {
        Vertices f;
        Look look = f.session.appearance().look();
        look.compared = Compared::DualQuaternion;
        f.session.appearance().setLook(look);
        const auto shown = [&] {
            return f.model.index(3, f.columnOf("displacement")).data().toString();
        };
        QTRY_COMPARE(shown(), "0.00000");
        PoseMoment moment;
        moment.animation = f.session.player().animation();
        moment.seconds = f.session.player().seconds();
        moment.hand.set({.node = kKnee, .rotation = glm::angleAxis(1.2F, glm::vec3(0, 0, 1))});
        PoseEvaluator pose(f.session.document().clips());
        evaluate(pose, moment);
        DisplacementMeter meter(pose.asset(), kBody, look.compared);
        const double expected = double(meter.distances(pose, 0)[3]);
        QVERIFY(expected > 1e-3);
        f.selection.setHandPose(moment.hand);
        QTRY_COMPARE(shown(), QString::number(expected, 'f', 5));
        f.type("displacement > " + QString::number(0.5 * expected));
        QTRY_COMPARE(f.listed(), Listed{3});
        f.selection.resetByHand();
        QTRY_COMPARE(f.listed(), Listed{});  // lists again
    }

    void anUnknownQuantityListsThoseThatThereAre() {
        Vertices f;
        f.type("displacment > 1");
        const QString words = f.find<QLabel>("vertexFilterMessage").text();
        QVERIFY2(words.contains("weight of a joint") && words.contains("influences") &&
                     words.contains(">displacement</a>?"),
                 qPrintable(words));
    }

    void aPinMovesTheTable() {
        Vertices f;
        f.session.pins().pin({.node = kBody, .primitive = 0, .vertex = 2});
        QCOMPARE(f.selected(), Listed{2});
        f.session.pins().pin({.node = kBody, .primitive = 0, .vertex = 0});
        f.session.pins().setCurrent(DrawnVertex{.node = kBody, .primitive = 0, .vertex = 2});
        QCOMPARE(f.selected(), Listed{2});
        QCOMPARE(f.session.pins().explained()->vertex, 2U);
    }

    void framingShowsTheMarkedVertices() {
        Vertices f;
        f.session.rig().setSmoothMoves(false);
        f.selection.setNode(kBody);
        f.session.frameSelection();
        const float whole = f.session.rig().camera().distance;
        f.rows.selectRow(2);
        f.action("Frame Selection")->trigger();
        QVERIFY(f.session.rig().camera().distance < 0.7F * whole);
        QVERIFY(f.selection.marked() != nullptr);
    }
};

SINEW_TEST_IN(QApplication, TestVertexTablePanel)
#include "test_vertex_table_panel.moc"
