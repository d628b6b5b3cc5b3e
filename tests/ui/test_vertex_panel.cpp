// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QWheelEvent>
#include <cmath>

#include "tests/support/settle.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/models/vertex_words.h"
#include "ui/panels/vertex/vertex_curves.h"
#include "ui/panels/vertex/vertex_panel.h"
#include "ui/panels/vertex/vertex_plot.h"
#include "ui/panels/widgets/folding_section.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/plot_axis.h"
#include "ui/window/actions/object_menu.h"

using namespace sinew;
using namespace sinew::test;

namespace {

DrawnVertex onBody(std::uint32_t vertex) {
    return {.node = kBody, .vertex = vertex};
}

/// The window with the Vertex panel in front, or behind Properties.
struct VertexPanelFixture : PictureFixture {
    VertexPanel& panel = *window.findChild<VertexPanel*>();
    VertexPlot& plot = *window.findChild<VertexPlot*>();

    explicit VertexPanelFixture(bool front = true) {
        session.player().setPlaying(false);
        session.player().setAnimation(AnimationIndex(0U));
        session.player().setPlaying(false);
        session.player().seek(kWalkStart);
        auto& dock = find<QDockWidget>(front ? "vertexDock" : "propertiesDock");
        dock.show();
        dock.raise();
        settle();
    }
    void point(std::uint32_t vertex) {
        SurfaceHit hit;
        hit.node = kBody;
        hit.vertex = vertex;
        session.selection().setPointedAt({.surface = hit, .joint = {}});
        settle();
    }
    void pin(std::uint32_t vertex) {
        session.pins().pin(onBody(vertex));
        settle();
    }
    QString title() { return find<ElidedLabel>("vertexTitle").fullText(); }
    QString label(const char* name) { return find<QLabel>(name).text(); }
    QTreeView& list(const char* name) { return find<QTreeView>(name); }
    QString cell(const char* name, int row, int column) {
        return list(name).model()->index(row, column).data().toString();
    }
    bool waitForCurves() {
        return QTest::qWaitFor([&] { return !panel.curves().busy() && !plot.empty(); });
    }
};

}  // namespace

class TestVertexPanel : public QObject {
    Q_OBJECT

private slots:
    void theVertexUnderThePointerIsExplained() {
        VertexPanelFixture f;
        QVERIFY(f.title().startsWith("Point at a surface"));
        f.point(3);
        QCOMPARE(f.title(), QStringLiteral("Vertex 3 · Body"));
        QCOMPARE(f.list("influenceList").model()->rowCount(), 3);
        QCOMPARE(f.cell("influenceList", 0, 0), QStringLiteral("Hip"));  // the largest first
        QCOMPARE(f.cell("influenceList", 0, 1), QStringLiteral("50.0 %"));
        QCOMPARE(f.cell("influenceList", 0, 2), QStringLiteral("0.50000"));
        QCOMPARE(f.cell("influenceList", 0, 3), QStringLiteral("0.x"));
        QCOMPARE(f.label("vertexStoredY"), QStringLiteral("1.0000"));
        QCOMPARE(f.label("vertexSum"), QStringLiteral("1"));
        f.session.selection().setPointedAt({});
        QTRY_VERIFY(f.title().startsWith("Point at a surface"));
        QCOMPARE(f.list("influenceList").model()->rowCount(), 0);
    }

    void theSectionBelowSaysHowItGetsThere() {
        VertexPanelFixture f;
        auto asset = std::make_shared<Asset>(*character());
        asset->nodes[kKnee.value].rest.translation = {0, 0, 2};
        f.session.document().show({.asset = asset, .outline = {}});
        f.pin(3);
        QCOMPARE(f.list("explanationLines").model()->rowCount(), 0);
        f.find<FoldingSection>("explanationSection").setOpen(true);
        const auto line = [&f](const QString& name) {
            const QAbstractItemModel& lines = *f.list("explanationLines").model();
            for (int row = 0; row < lines.rowCount(); ++row) {
                if (lines.index(row, 0).data().toString().trimmed() == name) {
                    return lines.index(row, 1).data().toString();
                }
            }
            return QStringLiteral("missing");
        };
        QTRY_COMPARE(line("Posed"), QStringLiteral("0.0000  1.0000  0.5000"));
        QCOMPARE(line("without 25 % of 'Knee': 500 mm towards -Z"), QString());
        QCOMPARE(line("Hip"), QStringLiteral("missing"));
        f.session.player().seek(kWalkEnd);
        QTRY_VERIFY(line("Posed") != QStringLiteral("0.0000  1.0000  0.5000"));
        f.find<FoldingSection>("explanationSection").setOpen(false);
        QCOMPARE(f.list("explanationLines").model()->rowCount(), 0);
    }

    void withoutThePointerTheCurrentPinIs() {
        VertexPanelFixture f;
        f.pin(3);
        f.point(0);
        QCOMPARE(f.title(), QStringLiteral("Vertex 0 · Body"));
        f.find<QToolButton>("followPointer").click();
        QTRY_COMPARE(f.title(), QStringLiteral("Vertex 3 · Body"));
        f.point(1);
        QCOMPARE(f.title(), QStringLiteral("Vertex 3 · Body"));
    }

    void numbersFollowTheTime() {
        VertexPanelFixture f;
        f.pin(0);
        QCOMPARE(f.label("vertexWorldY"), QStringLiteral("0.0000"));
        f.session.player().seek(kWalkEnd);
        QTRY_COMPARE(f.label("vertexWorldY"), QStringLiteral("5.0000"));
        QCOMPARE(f.label("vertexDistance"), QStringLiteral("5.0000 m"));
        QCOMPARE(f.cell("pinList", 0, 1), QStringLiteral("5.0000"));
    }

    void howFarAJointIsApartFollowsTheTime() {
        VertexPanelFixture f;
        auto asset = std::make_shared<Asset>(*character());
        asset->nodes[kKnee.value].rest.translation = {0, 0, 2};
        f.session.document().show({.asset = asset, .outline = {}});
        f.pin(3);
        // Hip: 75 %, knee: 25 %. The knee alone would put it 2 further along z.
        QTRY_COMPARE(f.label("vertexWorldZ"), QStringLiteral("0.5000"));
        QCOMPARE(f.cell("influenceList", 0, 4), QStringLiteral("0.5000"));
        QCOMPARE(f.cell("influenceList", 2, 4), QStringLiteral("1.5000"));
    }

    void aFrameReadsThePoseOnce() {
        VertexPanelFixture f;
        f.pin(0);
        QVERIFY(f.waitForCurves());
        settle();
        const int before = f.panel.refreshCount();
        for (const float seconds : {1.1F, 1.2F, 1.3F}) {
            f.session.player().seek(seconds);
        }
        f.session.appearance().setMode(ViewMode::Normals);
        settle();
        QCOMPARE(f.panel.refreshCount(), before + 1);
        settle();
        QCOMPARE(f.panel.refreshCount(), before + 1);
    }

    void nothingIsComputedWhileItIsHidden() {
        VertexPanelFixture f(false);
        const int before = f.panel.refreshCount();
        f.point(3);
        f.session.pins().setPins({{onBody(0), 1}});
        f.session.player().seek(2.0F);
        settle();
        QCOMPARE(f.panel.refreshCount(), before);
        QVERIFY(!f.panel.curves().busy());
        QVERIFY(f.plot.empty());
        QVERIFY(!f.session.pins().probed());
        f.find<QDockWidget>("vertexDock").raise();
        QVERIFY(f.waitForCurves());
        QVERIFY(f.session.pins().probed() == onBody(3));
        f.find<QDockWidget>("propertiesDock").raise();
        QTRY_VERIFY(!f.session.pins().probed());
    }

    void curvesAreWhatTheEvaluatorSays() {
        VertexPanelFixture f;
        f.pin(3);
        f.pin(1);
        QVERIFY(f.waitForCurves());
        const VertexTracks& tracks = *f.plot.tracks();
        QCOMPARE(tracks.seconds.front(), kWalkStart);
        QCOMPARE(tracks.seconds.back(), kWalkEnd);
        QVERIFY(tracks.seconds.size() >= 30);
        PoseEvaluator evaluator(f.session.document().clips());
        VertexProbe probe(evaluator.asset(), onBody(3));
        for (std::size_t t = 0; t < tracks.seconds.size(); ++t) {
            evaluator.evaluate(AnimationIndex(0U), tracks.seconds[t]);
            probe.follow(evaluator, {});
            QCOMPARE(tracks.positions[0][t], probe.world());
            QCOMPARE(f.plot.valueAt(0, t), glm::distance(probe.world(), tracks.rest[0]));
        }
        auto& value = f.find<QComboBox>("plottedValue");
        value.setCurrentIndex(value.findText("World Y"));
        QCOMPARE(f.plot.valueAt(0, 5), tracks.positions[0][5].y);
    }

    void theDistanceOfTwoPinsIsPlottedOverTheClip() {
        VertexPanelFixture f;
        f.pin(3);
        f.pin(1);
        QVERIFY(f.waitForCurves());
        auto& value = f.find<QComboBox>("plottedValue");
        value.setCurrentIndex(value.count() - 1);
        QCOMPARE(f.plot.curves().size(), std::size_t{1});
        const PlottedCurve& curve = f.plot.curves().front();
        QCOMPARE(curve.name, QStringLiteral("1\u20132"));
        const VertexTracks& tracks = *f.plot.tracks();
        for (std::size_t t = 0; t < tracks.seconds.size(); ++t) {
            QCOMPARE(curve.values[t],
                     glm::distance(tracks.positions[0][t], tracks.positions[1][t]));
        }
    }

    void curvesFollowClipHandAndWeights() {
        VertexPanelFixture f;
        f.pin(0);
        QVERIFY(f.waitForCurves());
        HandTransform hand;
        hand.node = kHip;
        hand.translation = glm::vec3(0.0F, 9.0F, 0.0F);
        f.session.selection().setByHand(hand);
        QTRY_COMPARE(f.plot.tracks()->positions[0].front().y, 9.0F);
        f.session.player().setAnimation({});
        QTRY_VERIFY(f.plot.empty());
        f.session.selection().resetByHand();
        f.session.player().setAnimation(AnimationIndex(1U));  // a single key
        QTRY_VERIFY(!f.plot.empty());
        QCOMPARE(f.plot.tracks()->seconds.size(), std::size_t{1});
        QCOMPARE(f.plot.tracks()->positions[0].front().y, 2.0F);
    }

    void aClickInThePlotGoesToThatTime() {
        VertexPanelFixture f;
        f.pin(0);
        QVERIFY(f.waitForCurves());
        f.session.player().setPlaying(true);
        const int x = int(std::lround(f.plot.pixelOf(2.0F)));
        QTest::mouseClick(&f.plot, Qt::LeftButton, {}, {x, f.plot.field().center().y()});
        QVERIFY(!f.session.player().playing());
        QVERIFY(std::abs(f.session.player().seconds() - 2.0F) < 0.03F);
    }

    void thePlotZoomsOnceItHasTheKeys() {
        VertexPanelFixture f;
        f.pin(0);
        QVERIFY(f.waitForCurves());
        const auto second = [&] { return f.plot.pixelOf(2.0F) - f.plot.pixelOf(1.0F); };
        const auto turnWheel = [&] {
            const QPoint at = f.plot.field().center();
            QWheelEvent event(at, f.plot.mapToGlobal(at), {}, {0, 120}, Qt::NoButton,
                              Qt::NoModifier, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(&f.plot, &event);
            return event.isAccepted();
        };
        const double whole = second();
        QVERIFY(!turnWheel());  // the panel scrolls
        QCOMPARE(second(), whole);
        f.plot.setFocus();
        QTRY_VERIFY(f.plot.hasFocus());
        QVERIFY(turnWheel());
        QVERIFY(second() > whole);
        QTest::keyClick(&f.plot, Qt::Key_Home);
        QCOMPARE(second(), whole);
    }

    void pWithTheKeyboardPinsAndUnpins() {
        VertexPanelFixture f(false);
        QVERIFY(f.pictureHasTheKeys());
        f.point(2);
        QTest::keyClick(f.window.focusWidget(), Qt::Key_P);
        QCOMPARE(f.session.pins().pins().size(), std::size_t{1});
        QVERIFY(f.session.pins().find(onBody(2)) != nullptr);
        QTRY_VERIFY(!f.panel.visibleRegion().isEmpty());  // its dock came to the front
        QTest::keyClick(f.window.focusWidget(), Qt::Key_P);
        QVERIFY(f.session.pins().pins().empty());
    }

    void whileAllPanelsAreAwayPinningBringsNoneBack() {
        VertexPanelFixture f;
        for (QDockWidget* dock : f.window.findChildren<QDockWidget*>()) {
            dock->hide();
        }
        f.pin(2);
        QVERIFY(!f.find<QDockWidget>("vertexDock").isVisible());
    }

    void pWithoutSurfacePinsTheMarkedVertex() {
        VertexPanelFixture f;
        f.session.showVertices(markedVertices({{kBody, 0, 1}, {kBody, 0, 2}}));
        f.action("Pin or Unpin Vertex Under Pointer")->trigger();
        QCOMPARE(f.session.pins().pins().size(), std::size_t{1});
        QVERIFY(f.session.pins().find(onBody(1)) != nullptr);
    }

    void theListSelectsAndRemovesPins() {
        VertexPanelFixture f;
        for (const std::uint32_t vertex : {0U, 1U, 3U}) {
            f.pin(vertex);
        }
        QCOMPARE(f.list("pinList").model()->rowCount(), 3);
        QCOMPARE(f.list("pinList").currentIndex().row(), 2);
        f.list("pinList").setCurrentIndex(f.list("pinList").model()->index(1, 0));
        QCOMPARE(f.session.pins().current()->place.vertex, 1U);
        f.find<QToolButton>("unpin").click();
        QVERIFY(f.session.pins().find(onBody(1)) == nullptr);
        QCOMPARE(f.session.pins().current()->place.vertex, 3U);
        f.find<QToolButton>("pinJoint").click();
        QCOMPARE(f.session.selection().node(), kHip);
        f.find<QToolButton>("unpinAll").click();
        QCOMPARE(f.list("pinList").model()->rowCount(), 0);
        QVERIFY(!f.find<QToolButton>("unpin").isEnabled());
    }

    void anInfluenceSelectsItsJoint() {
        VertexPanelFixture f;
        f.pin(3);
        QTreeView& list = f.list("influenceList");
        const QModelIndex knee = list.model()->index(2, 0);
        QCOMPARE(list.model()->index(2, 0).data().toString(), QStringLiteral("Knee"));
        emit list.clicked(knee);
        QCOMPARE(f.session.selection().node(), kKnee);
        QCOMPARE(f.session.appearance().look().mode, ViewMode::Shaded);
        emit list.doubleClicked(knee);
        QCOMPARE(f.session.appearance().look().mode, ViewMode::Weight);
    }

    void thePictureOffersToPinTheVertexThere() {
        VertexPanelFixture f;
        SurfaceHit hit;
        hit.node = kBody;
        hit.vertex = 2;
        for (const char* text : {"Pin Vertex 2", "Unpin Vertex 2"}) {
            QMenu menu;
            fillPictureMenu(menu, {.session = f.session, .window = f.window},
                            {.surface = hit, .joint = {}});
            QAction* found = nullptr;
            for (QAction* entry : menu.actions()) {
                found = entry->text() == QLatin1String(text) ? entry : found;
            }
            QVERIFY2(found != nullptr, text);
            found->trigger();
        }
        QVERIFY(f.session.pins().pins().empty());
    }

    void valuesAreCopiedAsTheyAre() {
        VertexPanelFixture f;
        f.pin(3);
        const auto copy = [&](int entry) {
            f.find<QToolButton>("copyPins").menu()->actions()[entry]->trigger();
            return QGuiApplication::clipboard()->text();
        };
        const QString text = copy(0);
        QVERIFY2(text.contains("Hip (joint 0, JOINTS_0.x): 0.5, share 50.00 %"), qPrintable(text));
        const QStringList rows = copy(1).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(rows.size(), 1 + 3);
        for (const QString& row : rows) {
            QCOMPARE(row.count(','), rows.front().count(','));
        }
        QVERIFY(rows[3].startsWith("\"Body\",0,3,0,0,1,0,0,1,0,"));
        QVERIFY(rows[3].contains(",1,\"Knee\",1,0,0.25,0.25,0.25,"));
        QVERIFY(f.waitForCurves());
        const QStringList curves = copy(2).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(std::size_t(curves.size()), f.plot.tracks()->seconds.size() + 1);
        QVERIFY(curves[0].startsWith("seconds,\"Vertex 3 · Body x\""));
    }

    void anotherFileEmptiesThePanel() {
        VertexPanelFixture f;
        f.pin(3);
        QVERIFY(f.waitForCurves());
        f.session.document().show({.asset = otherFile(character()), .outline = {}});
        QVERIFY(f.plot.empty());
        QCOMPARE(f.list("influenceList").model()->rowCount(), 0);
        QCOMPARE(f.list("pinList").model()->rowCount(), 0);
        settle();
        QVERIFY(f.title().startsWith("Point at a surface"));
        QCOMPARE(f.label("vertexStoredY"), QString());
    }

    void theAxisHasRoundStepsAroundAllValues() {
        const PlotAxis plain = plotAxis(0.03, 1.73, 4);
        QCOMPARE(plain.step, 0.5);
        QCOMPARE(plain.first, 0.0);
        QCOMPARE(plain.last, 2.0);
        QCOMPARE(plain.decimals, 1);
        const PlotAxis constant = plotAxis(5.0, 5.0, 4);
        QVERIFY(constant.first < 5.0 && constant.last > 5.0);
        const PlotAxis zero = plotAxis(0.0, 0.0, 4);
        QVERIFY(zero.first < 0.0 && zero.last > 0.0 && std::isfinite(zero.share(0.0)));
        const PlotAxis large = plotAxis(-1234.0, 9876.0, 4);
        QVERIFY(large.first <= -1234.0 && large.last >= 9876.0);
        QVERIFY((large.last - large.first) / large.step < 4.5);
    }

    void aSumThatIsOffIsSaid() {
        auto asset = std::make_shared<Asset>(*character());
        asset->meshes[0].primitives[0].influenceSets[0].weights =
            SharedArray<glm::u8vec4>(std::vector<glm::u8vec4>(4, glm::u8vec4(200, 54, 0, 0)));
        asset->meshes[0].primitives[0].influenceSets.resize(1);
        QCOMPARE(sumWords(VertexProbe(*asset, onBody(0))),
                 QStringLiteral("254 / 255, off by -0.00392"));
    }
};

SINEW_TEST_IN(QApplication, TestVertexPanel)
#include "test_vertex_panel.moc"
