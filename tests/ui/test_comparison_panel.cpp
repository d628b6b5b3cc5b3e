// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <functional>

#include "tests/support/settle.h"
#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "ui/models/change_list_model.h"
#include "ui/panels/compare/comparison_panel.h"
#include "ui/panels/widgets/frame_plot.h"
#include "ui/panels/widgets/labels.h"
#include "ui/session/comparison.h"
#include "ui/session/session.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr AnimationIndex kWalkClip{std::size_t{0}};

using Edit = std::function<void(Asset&)>;

/// A renamed knee, a body that is 0.25 higher, another animation, and a hip that goes up to 6.
void editMuch(Asset& asset) {
    asset.nodes[kKnee.value].name = "Shin";
    std::vector<glm::vec3> positions{{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1.25F, 0}};
    asset.meshes[0].primitives[0].positions = positions;
    asset.animations.emplace_back().name = "Run";
    asset.animations[0].samplers[0].values = {0, 0, 0, 0, 1, 0, 0, 6, 0};
}

struct PanelFixture {
    Session session{nullptr, [] { return 0.0; }};
    Comparison& comparison = session.comparison();
    ComparisonPanel panel{session.document(), session.player(), session.selection(), comparison};
    QTreeView& list = *panel.findChild<QTreeView*>("changeList");
    ChangeListModel& model = *static_cast<ChangeListModel*>(list.model());
    FramePlot& plot = *panel.findChild<FramePlot*>();

    PanelFixture() {
        session.document().setCheck({});
        panel.resize(1200, 300);
        panel.show();
        session.document().show({.asset = character(), .outline = {}});
        session.player().setPlaying(false);
    }
    [[nodiscard]] bool compare(const Edit& edit) {
        auto asset = std::make_shared<Asset>(*character());
        asset->path = "other.glb";
        edit(*asset);
        comparison.after().show({.asset = asset, .outline = {}});
        return QTest::qWaitFor([this] { return comparison.measured() != nullptr; });
    }
    [[nodiscard]] QString text(const char* name) const {
        return panel.findChild<QLabel*>(name)->text();
    }
    void click(const char* name) { panel.findChild<QToolButton*>(name)->click(); }
    /// Name, state and difference of every row.
    [[nodiscard]] QStringList rows() const {
        QStringList texts;
        for (int row = 0; row < model.rowCount(); ++row) {
            const auto cell = [&](int column) {
                return model.index(row, column).data().toString();
            };
            texts += cell(ChangeListModel::NameColumn) + "|" + cell(ChangeListModel::StateColumn) +
                     "|" + cell(ChangeListModel::WordsColumn);
        }
        return texts;
    }
};

}  // namespace

class TestComparisonPanel : public QObject {
    Q_OBJECT

private slots:
    void withoutASecondFileItSaysSo() {
        PanelFixture f;
        QVERIFY(f.text("comparisonSentence").startsWith("No second file"));
        QCOMPARE(f.model.rowCount(), 0);
        QVERIFY(f.plot.empty());
        QVERIFY(!f.panel.findChild<QToolButton*>("motionGo")->isEnabled());
    }

    void equalFilesHaveNoRows() {
        PanelFixture f;
        QVERIFY(f.compare([](Asset&) {}));
        QCOMPARE(f.text("comparisonSentence"), QString("Same mesh; same weights; same motion."));
        QCOMPARE(f.model.rowCount(), 0);
        QCOMPARE(f.text("changesEmpty"), QString("All objects are the same in both files"));
        f.click("unchangedObjects");
        QVERIFY(f.model.rowCount() > 5);
        QVERIFY(f.list.isVisible());
    }

    void rowsSayWhatBecameOfObjects() {
        PanelFixture f;
        QVERIFY(f.compare(editMuch));
        QCOMPARE(f.rows(),
                 (QStringList{"Knee|renamed|node 'Knee' is called 'Shin'",
                              "Mesh 0|changed|its rest surface differs by up to 0.25 units",
                              "Walk|changed|1 track differs",
                              "Hip: translation|changed|'Walk': 'Hip' translation: 1 key moved by "
                              "up to 1 unit",
                              "Run|added|animation 'Run' is new"}));
    }

    void filtersChooseRows() {
        PanelFixture f;
        QVERIFY(f.compare(editMuch));
        const int all = f.model.rowCount();
        f.click("renamedObjects");
        QCOMPARE(f.model.rowCount(), all - 1);
        f.click("renamedObjects");
        f.panel.findChild<QLineEdit*>("changeSearch")->setText("shin");
        QCOMPARE(f.model.rowCount(), 1);
        f.panel.findChild<QLineEdit*>("changeSearch")->clear();
        auto& kind = *f.panel.findChild<QComboBox*>("comparedKind");
        kind.setCurrentIndex(kind.findData(int(ObjectKind::Mesh)));
        QCOMPARE(f.model.rowCount(), 1);
        f.panel.findChild<QLineEdit*>("changeSearch")->setText("nothing of this name");
        QCOMPARE(f.text("changesEmpty"), QString("Nothing matches the filter"));
    }

    void distancesOfClipsAndJointsAreMaxima() {
        PanelFixture f;
        QVERIFY(f.compare(editMuch));
        f.click("unchangedObjects");
        const FileComparison& found = *f.comparison.measured();
        const auto cell = [&](const ObjectRef& object, int column) {
            return f.model.indexOf(object).siblingAtColumn(column).data().toString();
        };
        // At the end the hip is 1 higher, and vertex 3 is 0.25 higher besides.
        QCOMPARE(found.clips[0].totals.largest.distance, 1.25F);
        QCOMPARE(cell(kWalkClip, ChangeListModel::DistanceColumn), QString("1.25"));
        QCOMPARE(cell(kHip, ChangeListModel::DistanceColumn), QString("1.25"));
        QCOMPARE(cell(kHip, ChangeListModel::WhereColumn),
                 QString("Walk, frame %1").arg(found.clips[0].frames.numbers.back()));
        QCOMPARE(cell(kFoot, ChangeListModel::DistanceColumn), QString());
        f.list.sortByColumn(ChangeListModel::DistanceColumn, Qt::DescendingOrder);
        QCOMPARE(f.model.index(0, ChangeListModel::DistanceColumn).data().toString(),
                 QString("1.25"));
    }

    void aRowSelectsItsObjectAndTheSelectionItsRow() {
        PanelFixture f;
        QVERIFY(f.compare(editMuch));
        f.list.setCurrentIndex(f.model.indexOf(kKnee));
        QCOMPARE(f.session.selection().object(), ObjectRef(kKnee));
        f.session.selection().setObject(ObjectRef::primitive(MeshIndex(0U), 0));
        QCOMPARE(f.list.currentIndex(), f.model.indexOf(MeshIndex(0U)));
        QCOMPARE(f.session.selection().object(), ObjectRef::primitive(MeshIndex(0U), 0));
        f.session.selection().clear();
        const int last = f.model.rowCount() - 1;  // "Run", which the first file lacks
        f.list.setCurrentIndex(f.model.index(last, 0));
        QVERIFY(f.session.selection().empty());
    }

    void theWorstOfEachTotalIsShown() {
        PanelFixture f;
        QVERIFY(f.compare([](Asset& asset) {
            editMuch(asset);
            std::vector<glm::vec4> weights(4, glm::vec4(1, 0, 0, 0));
            weights[2] = {0.5F, 0.0F, 0, 0};
            weights[3] = {0.5F, 0.25F, 0, 0};
            std::vector<glm::vec4> second(4, glm::vec4(0));
            second[2] = second[3] = {0.5F, 0, 0, 0};
            asset.meshes[0].primitives[0].influenceSets[0].weights = weights;
            asset.meshes[0].primitives[0].influenceSets[1].weights = second;
        }));
        std::vector<MarkedVertex> wanted;
        QObject::connect(&f.panel, &ComparisonPanel::vertexWanted, &f.panel,
                         [&](const std::shared_ptr<const MarkedVertices>& marked) {
                             wanted.push_back(marked->vertices.front());
                         });
        f.session.player().setPlaying(true);
        f.click("motionGo");
        QVERIFY(!f.session.player().playing());
        QCOMPARE(f.session.player().seconds(), kWalkEnd);
        f.click("weightsGo");
        f.click("geometryGo");
        QVERIFY(!f.session.player().animation());
        QCOMPARE(wanted.size(), std::size_t{3});
        QVERIFY((wanted[0] == MarkedVertex{kBody, 0, 3}));
        QVERIFY((wanted[1] == MarkedVertex{kBody, 0, 2}));
        QVERIFY((wanted[2] == MarkedVertex{kBody, 0, 3}));
    }

    void thePlotIsOfTheClipThatPlays() {
        PanelFixture f;
        QVERIFY(f.compare(editMuch));
        const ClipComparison& walk = f.comparison.measured()->clips[0];
        QCOMPARE(f.plot.curves().front().values, walk.largestOfFrame);
        const int x = int(std::lround(f.plot.pixelOf(2.0F)));
        QTest::mouseClick(&f.plot, Qt::LeftButton, {}, {x, f.plot.field().center().y()});
        QVERIFY(std::abs(f.session.player().seconds() - 2.0F) < 0.05F);
        f.session.player().setAnimation({});
        QVERIFY(f.plot.empty());
    }

    void anotherPartnerIsMeasured() {
        PanelFixture f;
        QVERIFY(f.compare(editMuch));
        auto& partner = *f.panel.findChild<QComboBox*>("comparedPartner");
        QCOMPARE(partner.currentText(), QString("Walk"));
        partner.setCurrentIndex(partner.findText("Rest pose"));
        emit partner.activated(partner.currentIndex());
        QTRY_VERIFY(f.comparison.measured());
        QCOMPARE(f.comparison.measured()->clips.size(), std::size_t{1});
        QVERIFY(f.plot.empty());
        auto& times = *f.panel.findChild<QComboBox*>("comparedTimes");
        times.setCurrentIndex(1);
        emit times.activated(1);
        QCOMPARE(f.comparison.alignment(), ClipAlignment::Phase);
    }

    void cancelledMeasuringIsSaidAndRepeated() {
        PanelFixture f;
        auto asset = std::make_shared<Asset>(*character());
        f.comparison.after().show({.asset = asset, .outline = {}});
        f.comparison.meter().cancel();
        QCOMPARE(f.text("comparisonSentence"), QString("Not measured."));
        auto& measure = *f.panel.findChild<QToolButton*>("measureComparison");
        QVERIFY(measure.isVisible());
        measure.click();
        QVERIFY(!measure.isVisible());
        QTRY_VERIFY(f.comparison.measured());
        QVERIFY(f.text("comparisonSentence").startsWith("Same mesh"));
        f.comparison.close();
        QVERIFY(f.text("comparisonSentence").startsWith("No second file"));
    }

    void filesWithoutMeshesLeadToBones() {
        PanelFixture f;
        f.session.document().show({.asset = chain(3), .outline = {}});
        auto asset = std::make_shared<Asset>(*chain(3));
        asset->nodes[2].rest.translation = {0, 2, 0};
        f.comparison.after().show({.asset = asset, .outline = {}});
        QTRY_VERIFY(f.comparison.measured());
        QSignalSpy wanted(&f.panel, &ComparisonPanel::nodeWanted);
        f.click("geometryGo");
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(f.session.selection().node(), NodeIndex(2U));
    }

    void listAndMeasuresAreBelowEachOtherWhereItIsNarrow() {
        PanelFixture f;
        const auto beside = [&] {
            return f.plot.mapTo(&f.panel, QPoint()).x() > f.list.width() / 2;
        };
        QVERIFY(f.compare(editMuch));
        QVERIFY(beside());
        f.panel.resize(380, 640);
        settle();
        QVERIFY(!beside());
        QVERIFY(f.plot.width() > 200);
    }
};

SINEW_TEST_IN(QApplication, TestComparisonPanel)
#include "test_comparison_panel.moc"
