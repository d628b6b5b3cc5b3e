// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QTest>
#include <QTreeView>

#include "tests/support/test_program.h"
#include "tests/ui/dancer.h"
#include "tests/ui/window_fixture.h"
#include "ui/models/track_tree_model.h"
#include "ui/timeline/curve_plot.h"
#include "ui/timeline/dope_sheet.h"
#include "ui/timeline/time_axis.h"
#include "ui/timeline/timeline_panel.h"
#include "ui/timeline/timeline_ruler.h"
#include "ui/timeline/track_area.h"
#include "ui/window/key_owner.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr TrackRow kHipMovesRow{.kind = TrackRow::Kind::Track, .group = 0, .track = kHipMoves};

/// The dancer in the window with an editor, paused at 0 s.
struct EditorFixture : WindowFixture {
    Player& player = session.player();
    TrackArea& area = find<TrackArea>("trackArea");
    TrackTree& tree = area.tree();
    std::optional<TimelinePlace> asked;

    explicit EditorFixture(TrackEditor editor) : WindowFixture(dancer()) {
        window.resize(1280, 900);
        player.setPlaying(false);
        player.seek(0.0F);
        area.open(editor);
        QCoreApplication::processEvents();
    }
    void askForMenu(QWidget& widget) {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, widget.rect().center(),
                                widget.mapToGlobal(widget.rect().center()));
        QApplication::sendEvent(&widget, &event);
    }
};

struct SheetKeys : EditorFixture {
    DopeSheet& sheet = find<DopeSheet>("dopeSheet");

    SheetKeys() : EditorFixture(TrackEditor::DopeSheet) {
        if (!QTest::qWaitFor([this] { return sheet.height() > 150; })) {
            qFatal("the timeline does not grow");
        }
        (void)sheet.grab();
        QObject::connect(&sheet, &DopeSheet::menuWanted, &sheet,
                         [this](const TimelinePlace& place) { asked = place; });
        tree.choose(kHipMovesRow);
        (void)sheet.grab();
    }
};

struct PlotKeys : EditorFixture {
    CurvePlot& plot = find<CurvePlot>("curvePlot");

    PlotKeys() : EditorFixture(TrackEditor::Curves) {
        QObject::connect(&plot, &CurvePlot::menuWanted, &plot,
                         [this](const TimelinePlace& place) { asked = place; });
        tree.choose(kHipMovesRow);
        const bool drawn = QTest::qWaitFor([this] {
            (void)plot.grab();
            return plot.exportable() && !plot.busy();
        });
        if (!drawn) {
            qFatal("no curves");
        }
    }
};

bool keepsPlain(const QWidget& widget, Qt::Key key) {
    return keepsKey(widget, QKeyEvent(QEvent::KeyPress, key, Qt::NoModifier));
}

}  // namespace

class TestTimelineKeys : public QObject {
    Q_OBJECT

private slots:
    void inTheDopeSheetUpAndDownChooseAKeyAndEnterGoesThere() {
        SheetKeys f;
        f.player.seek(0.9F);
        QTest::keyClick(&f.sheet, Qt::Key_Down);
        QTest::keyClick(&f.sheet, Qt::Key_Up);
        QCOMPARE(f.tree.model().row(f.tree.view().currentIndex()), kHipMovesRow);
        QCOMPARE(f.player.seconds(), 0.9F);
        QTest::keyClick(&f.sheet, Qt::Key_Return);
        QCOMPARE(f.player.seconds(), 1.0F);
        QTest::keyClick(&f.sheet, Qt::Key_Right);
        QCOMPARE(f.player.seconds(), 2.0F);
        QTest::keyClick(&f.sheet, Qt::Key_Left);
        QCOMPARE(f.player.seconds(), 1.0F);
    }

    void theMenuKeyInTheDopeSheetAsksForTheChosenKey() {
        SheetKeys f;
        f.player.seek(1.8F);
        f.askForMenu(f.sheet);
        QVERIFY(f.asked && f.asked->key);
        QCOMPARE(f.asked->seconds, 2.0F);
        QTest::keyClick(&f.sheet, Qt::Key_Left);
        f.askForMenu(f.sheet);
        QCOMPARE(f.asked->seconds, 1.0F);
    }

    void onCurvesLeftAndRightGoToAKeyOfTheLine() {
        PlotKeys f;
        QTest::keyClick(&f.plot, Qt::Key_Right);
        QCOMPARE(f.player.seconds(), 1.0F);
        QVERIFY(f.plot.chosenKey());
        QCOMPARE(f.plot.chosenKey()->key, std::size_t{1});
        QTest::keyClick(&f.plot, Qt::Key_Right);
        QCOMPARE(f.player.seconds(), 2.0F);
        QTest::keyClick(&f.plot, Qt::Key_Left);
        QCOMPARE(f.player.seconds(), 1.0F);
        for (int i = 0; i < 9; ++i) {
            QTest::keyClick(&f.plot, Qt::Key_Left);
        }
        QCOMPARE(f.player.seconds(), 0.0F);
    }

    void onCurvesUpAndDownChooseALineAndEnterGoesToItsKey() {
        PlotKeys f;
        const std::vector<CurveLine>& lines = f.plot.picture()->set->lines;
        QVERIFY(lines.size() >= 3);
        f.player.seek(1.5F);
        for (std::size_t i = 0; i < 3; ++i) {
            QTest::keyClick(&f.plot, Qt::Key_Down);
            QCOMPARE(f.plot.chosenKey()->line, lines[i]);
            QCOMPARE(f.plot.chosenKey()->key, std::size_t{1});
        }
        QCOMPARE(f.player.seconds(), 1.5F);
        QTest::keyClick(&f.plot, Qt::Key_Up);
        QCOMPARE(f.plot.chosenKey()->line, lines[1]);
        QTest::keyClick(&f.plot, Qt::Key_Return);
        QCOMPARE(f.player.seconds(), 1.0F);
        QTest::keyClick(&f.plot, Qt::Key_Right);
        QCOMPARE(f.player.seconds(), 2.0F);
        QCOMPARE(f.plot.chosenKey()->line, lines[1]);
        for (std::size_t i = 0; i < 2 * lines.size(); ++i) {
            QTest::keyClick(&f.plot, Qt::Key_Up);
        }
        QCOMPARE(f.plot.chosenKey()->line, lines[0]);
    }

    void theMenuOnCurvesIsAboutTheKeyOrTheTimeThere() {
        PlotKeys f;
        f.player.seek(0.5F);
        f.askForMenu(f.plot);
        QVERIFY(f.asked && !f.asked->key);
        QCOMPARE(f.asked->seconds, 0.5F);
        QTest::keyClick(&f.plot, Qt::Key_Right);
        f.askForMenu(f.plot);
        QVERIFY(f.asked->key);
        QCOMPARE(f.asked->seconds, 1.0F);
        const TimeAxis& axis = f.window.findChild<TimelinePanel*>()->axis();
        const QPoint at(qRound(axis.scale().pixelOf(1.7)), 3);
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, f.plot.mapToGlobal(at));
        QApplication::sendEvent(&f.plot, &event);
        QVERIFY(!f.asked->key);
        QVERIFY(std::abs(f.asked->seconds - 1.7F) < 0.02F);
    }

    void withoutRowsOrLinesTheKeysStayThoseOfTheWindow() {
        SheetKeys sheet;
        PlotKeys plot;
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Up}) {
            QVERIFY(keepsPlain(sheet.sheet, key));
            QVERIFY(keepsPlain(plot.plot, key));
        }
        sheet.session.document().show({.asset = chain(2), .outline = {}});
        plot.session.document().show({.asset = chain(2), .outline = {}});
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Up}) {
            QTRY_VERIFY(!keepsPlain(sheet.sheet, key));
            QTRY_VERIFY(!keepsPlain(plot.plot, key));
        }
    }
};

SINEW_TEST_IN(QApplication, TestTimelineKeys)
#include "test_timeline_keys.moc"
