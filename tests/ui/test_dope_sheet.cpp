// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QDockWidget>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QTest>
#include <QToolTip>
#include <QTreeView>
#include <QWheelEvent>

#include "tests/support/settle.h"
#include "tests/support/test_program.h"
#include "tests/ui/dancer.h"
#include "tests/ui/window_fixture.h"
#include "ui/models/track_tree_model.h"
#include "ui/session/work/track_path.h"
#include "ui/style/theme.h"
#include "ui/timeline/dope_sheet.h"
#include "ui/timeline/row_key_store.h"
#include "ui/timeline/time_axis.h"
#include "ui/timeline/timeline_panel.h"
#include "ui/timeline/track_area.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr TrackRow kHipRow{.group = 0};
constexpr TrackRow kHipMovesRow{.kind = TrackRow::Kind::Track, .group = 0, .track = kHipMoves};
constexpr TrackRow kKneeTurnsRow{.kind = TrackRow::Kind::Track, .group = 1, .track = kKneeTurns};
constexpr TrackRow kKneeYRow{
    .kind = TrackRow::Kind::Component, .group = 1, .track = kKneeTurns, .component = 1};

/// The dope sheet of the dancer, paused at 0 s.
struct Sheet : WindowFixture {
    Player& player = session.player();
    TrackArea& area = find<TrackArea>("trackArea");
    DopeSheet& sheet = find<DopeSheet>("dopeSheet");
    TrackTree& tree = area.tree();
    TimeAxis& axis = window.findChild<TimelinePanel*>()->axis();

    explicit Sheet(std::shared_ptr<const Asset> asset = dancer())
        : WindowFixture(std::move(asset)) {
        window.resize(1280, 900);
        player.setPlaying(false);
        player.seek(0.0F);
        area.open(TrackEditor::DopeSheet);
        const auto settled = [this] {
            return sheet.height() > 150 &&
                   sheet.mapToGlobal(QPoint()).y() == tree.view().mapToGlobal(QPoint()).y();
        };
        if (!QTest::qWaitFor(settled)) {
            qFatal("the timeline does not grow");
        }
        (void)sheet.grab();
    }

    [[nodiscard]] QPoint at(const TrackRow& row, double seconds) {
        for (const VisibleTrackRow& visible : tree.visibleRows(sheet)) {
            if (visible.row == row) {
                return {qRound(axis.scale().pixelOf(seconds)), visible.top + visible.height / 2};
            }
        }
        qFatal("the row is not in view");
    }
    [[nodiscard]] QString wordsAt(const TrackRow& row, double seconds) {
        const auto hit = sheet.keyAt(at(row, seconds));
        return hit ? sheet.wordsAbout(*hit) : QString();
    }
    void click(const QPoint& place) { QTest::mouseClick(&sheet, Qt::LeftButton, {}, place); }
    /// Without the enter and leave events that the platform sends for the tool tip.
    void hover(const QPointF& place) {
        QMouseEvent event(QEvent::MouseMove, place, sheet.mapToGlobal(place), Qt::NoButton,
                          Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&sheet, &event);
    }
    void wheel(int steps, Qt::KeyboardModifiers modifiers = {}) {
        const QPointF place = at(kHipRow, 1.0);
        QWheelEvent event(place, sheet.mapToGlobal(place), {}, {0, steps * 120}, Qt::NoButton,
                          modifiers, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&sheet, &event);
    }
};

/// The parts of a widget that were painted.
class PaintedParts final : public QObject {
public:
    explicit PaintedParts(QWidget& widget) { widget.installEventFilter(this); }
    QRegion all;

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint) {
            all += static_cast<QPaintEvent*>(event)->region();
        }
        return false;
    }
};

/// A clip with so many keys that its rows are made in another thread.
std::shared_ptr<const Asset> longDance() {
    auto asset = std::make_shared<Asset>(*dancer());
    Sampler& moves = asset->animations[0].samplers[0];
    const std::size_t count = RowKeyStore::kKeysAtOnce + 1;
    std::vector<float> times(count);
    std::vector<float> values(3 * count);
    for (std::size_t key = 0; key < count; ++key) {
        times[key] = 3.0F * static_cast<float>(key) / static_cast<float>(count - 1);
        values[3 * key] = static_cast<float>(key % 2);
    }
    moves.times = std::move(times);
    moves.values = std::move(values);
    return asset;
}

}  // namespace

class TestDopeSheet final : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { theme::apply(*qApp, theme::Brightness::Dark); }

    void keysAreAtTheirTimes() {
        Sheet s;
        for (const double seconds : {0.0, 1.0, 2.0, 3.0}) {
            const auto hit = s.sheet.keyAt(s.at(kHipMovesRow, seconds));
            QVERIFY(hit.has_value());
            QCOMPARE(hit->seconds(), static_cast<float>(seconds));
            QVERIFY(hit->row == kHipMovesRow);
        }
        QVERIFY(!s.sheet.keyAt(s.at(kHipMovesRow, 0.5)));
        QVERIFY(s.sheet.keyAt(s.at(kHipMovesRow, 1.0) + QPoint(5, 0)));
        QVERIFY(!s.sheet.keyAt(s.at(kHipMovesRow, 1.0) + QPoint(9, 0)));
        QVERIFY(s.sheet.keyAt(s.at(kHipRow, 1.5)));  // key of the rotation
    }

    void aRowIsAsHighAsItsNameBeside() {
        Sheet s;
        QTreeView& view = s.tree.view();
        for (const VisibleTrackRow& row : s.tree.visibleRows(s.sheet)) {
            const QRect name = view.visualRect(s.tree.indexOf(row.row));
            QCOMPARE(s.sheet.mapToGlobal(QPoint(0, row.top)).y(),
                     view.viewport()->mapToGlobal(name.topLeft()).y());
            QCOMPARE(row.height, name.height());
        }
        QTRY_COMPARE(s.sheet.mapToGlobal(QPoint(0, 0)).y(), view.mapToGlobal(QPoint(0, 0)).y());
    }

    void aClickOnAKeySelectsItsNodeAndGoesThere() {
        Sheet s;
        s.player.setPlaying(true);
        s.click(s.at(kKneeTurnsRow, 2.0) + QPoint(3, 1));
        QCOMPARE(s.player.seconds(), 2.0F);
        QVERIFY(!s.player.playing());
        QVERIFY(s.session.selection().node() == kKnee);
        QCOMPARE(s.tree.chosenTracks().size(), std::size_t{1});
        QVERIFY(s.tree.chosenTracks()[0].track.property == TrackProperty::Rotation);
    }

    void aKeyOutsideOfThePlayedRangeIsReached() {
        Sheet s;
        s.player.setInOut(0.0F, 1.0F);
        s.click(s.at(kHipMovesRow, 2.0));
        QCOMPARE(s.player.seconds(), 2.0F);
    }

    void aDragBetweenKeysScrubs() {
        Sheet s;
        QTest::mousePress(&s.sheet, Qt::LeftButton, {}, s.at(kKneeTurnsRow, 0.5));
        QCOMPARE(s.player.seconds(), 0.5F);
        QTest::mouseMove(&s.sheet, s.at(kKneeTurnsRow, 0.8));
        QVERIFY(std::abs(s.player.seconds() - 0.8F) < 0.02F);
        QTest::mouseRelease(&s.sheet, Qt::LeftButton, {}, s.at(kKneeTurnsRow, 0.8));
        QTest::mouseMove(&s.sheet, s.at(kKneeTurnsRow, 2.5));
        QVERIFY(std::abs(s.player.seconds() - 0.8F) < 0.02F);
        QVERIFY(s.session.selection().node() == kKnee);
    }

    void aScrubKeepsTheViewAndPlaysOn() {
        Sheet s;
        s.player.setPlaying(true);
        s.axis.show(0.5, 1.5);
        const double first = s.axis.scale().firstSeconds;
        QTest::mousePress(&s.sheet, Qt::LeftButton, {}, s.at(kKneeTurnsRow, 0.75));
        QVERIFY(!s.player.playing());
        QTest::mouseMove(&s.sheet, s.at(kKneeTurnsRow, 1.8));
        QCOMPARE(s.axis.scale().firstSeconds, first);
        QTest::mouseRelease(&s.sheet, Qt::LeftButton, {}, s.at(kKneeTurnsRow, 1.4));
        QVERIFY(s.player.playing());
    }

    void theMiddleButtonDragsTheTime() {
        Sheet s;
        s.axis.show(0.5, 1.5);
        const QPoint from = s.at(kHipRow, 1.2);
        QTest::mousePress(&s.sheet, Qt::MiddleButton, {}, from);
        QTest::mouseMove(&s.sheet, from - QPoint(50, 0));
        QVERIFY(std::abs(s.axis.scale().pixelOf(1.2) - (from.x() - 50)) < 2.0);
        QTest::mouseRelease(&s.sheet, Qt::MiddleButton, {}, from - QPoint(50, 0));
    }

    void thePointerGoesFromKeyToKeyAndAway() {
        Sheet s;
        s.hover(s.at(kHipMovesRow, 1.0));
        s.hover(s.at(kHipMovesRow, 2.0));
        QCOMPARE(s.sheet.hovered()->seconds(), 2.0F);
        QVERIFY(s.session.selection().pointedTrack() == kHip);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&s.sheet, &leave);
        QVERIFY(!s.sheet.hovered());
        QVERIFY(!s.session.selection().pointedTrack());
    }

    void onlyThePlayheadIsPaintedWhereNothingElseChanges() {
        Sheet s;
        settle();
        PaintedParts painted(s.sheet);
        s.player.seek(1.0F);
        QTRY_VERIFY(painted.all.contains(s.at(kHipRow, 1.0)));
        QVERIFY(painted.all.contains(s.at(kHipRow, 0.0)));
        QVERIFY(!painted.all.contains(s.at(kHipRow, 0.5)));
        painted.all = {};
        s.axis.setUnit(s.axis.unit() == RulerUnit::Frames ? RulerUnit::Seconds : RulerUnit::Frames);
        QTRY_VERIFY(painted.all.contains(s.at(kHipRow, 0.5)));
    }

    void theGroundShowsSelectionGroupsAndThePlayedRange() {
        Sheet s;
        s.tree.choose(kKneeTurnsRow);
        s.player.setInOut(0.0F, 2.0F);
        const QImage picture = s.sheet.grab().toImage();
        const auto color = [&](const TrackRow& row, double seconds) {
            const QPoint place = s.at(row, seconds) + QPoint(2, 8);
            return picture.pixelColor(place * picture.devicePixelRatio());
        };
        const auto faded = [](QColor shade, int alpha) {
            shade.setAlpha(alpha);
            return shade;
        };
        QCOMPARE(color(kHipMovesRow, 0.6), QColor(theme::kPlayed));
        QCOMPARE(color(kHipMovesRow, 2.6), QColor(theme::kTrack));
        QCOMPARE(color(kHipRow, 0.6), paintedOver(theme::kPlayed, faded(theme::kBase, 120)));
        QCOMPARE(color(kKneeTurnsRow, 0.6),
                 paintedOver(theme::kPlayed, faded(theme::kSelection, 110)));
    }

    void hoveringSaysWhatAKeyHolds() {
        Sheet s;
        const QString words = s.wordsAt(kHipMovesRow, 1.0);
        for (const char* part : {"Hip: translation", "1.000 s, frame 30", "linear", "0, 1, 0",
                                 "Held until the next key"}) {
            QVERIFY2(words.contains(QLatin1String(part)), qPrintable(words));
        }
        s.hover(s.at(kHipMovesRow, 1.0));
        QVERIFY(s.sheet.hovered().has_value());
        s.hover(s.at(kHipMovesRow, 1.5));
        QVERIFY(!s.sheet.hovered().has_value());
    }

    void hoveringSaysTheTangentsOfASpline() {
        Sheet s;
        const QString words = s.wordsAt(kKneeTurnsRow, 1.0);
        for (const char* part : {"cubic spline", "Value 0, 0, 0, -1", "In tangent 0.25, 0, 0, 0",
                                 "Out tangent 0, 0, 0, 0", "Euler XYZ"}) {
            QVERIFY2(words.contains(QLatin1String(part)), qPrintable(words));
        }
        s.tree.view().expand(s.tree.indexOf(kKneeTurnsRow));
        settle();
        const QString own = s.wordsAt(kKneeYRow, 1.0);
        QVERIFY2(own.contains("rotation Y") && own.contains("In tangent 0 per second"),
                 qPrintable(own));
    }

    void thePointerOnATranslationTrackIsToldToTheSession() {
        Sheet s;
        s.hover(s.at(kHipMovesRow, 0.5));
        QVERIFY(s.session.selection().pointedTrack() == kHip);
        s.hover(s.at(kKneeTurnsRow, 0.5));
        QVERIFY(!s.session.selection().pointedTrack());
        s.hover(s.at(kHipMovesRow, 0.5));
        s.area.open(TrackEditor::None);
        QVERIFY(!s.session.selection().pointedTrack());
    }

    void thePathOfATranslationTrackUnderThePointerIsMeasured() {
        Sheet s;
        TrackPath path(s.session.document(), s.player, s.session.selection());
        s.hover(s.at(kHipMovesRow, 0.5));
        QTRY_VERIFY(path.path() != nullptr);
        QCOMPARE(path.path()->points.back(), glm::vec3(0.0F, 5.0F, 0.0F));
        s.hover(s.at(kKneeTurnsRow, 0.5));
        QVERIFY(!path.path());
    }

    void hoveringANodeNamesItsTracks() {
        Sheet s;
        const QString words = s.wordsAt(kHipRow, 3.0);
        QVERIFY2(words.contains("translation 0, 5, 0 (linear)"), qPrintable(words));
        QVERIFY2(words.contains("rotation 0, 0, 0, 1 (step)"), qPrintable(words));
    }

    void aFlaggedKeyHasTheColourAndTheWordsOfItsFinding() {
        Sheet s;
        const QString words = s.wordsAt(kKneeTurnsRow, 1.0);
        QVERIFY2(words.contains("Warning: sign flipped"), qPrintable(words));
        const QImage picture = s.sheet.grab().toImage();
        const double ratio = picture.devicePixelRatio();
        QCOMPARE(picture.pixelColor(s.at(kKneeTurnsRow, 1.0) * ratio), QColor(theme::kWarning));
        QVERIFY(picture.pixelColor(s.at(kKneeTurnsRow, 2.0) * ratio) != QColor(theme::kWarning));
    }

    void aHeldValueIsABar() {
        Sheet s;
        const QImage picture = s.sheet.grab().toImage();
        const double ratio = picture.devicePixelRatio();
        const auto color = [&](double seconds) {
            return picture.pixelColor(s.at(kHipMovesRow, seconds) * ratio);
        };
        QVERIFY(color(1.45) != color(0.55));  // held from 1 s to 2 s
        QCOMPARE(color(2.45), color(0.55));
    }

    void arrowsGoFromKeyToKeyAndFromRowToRow() {
        Sheet s;
        s.click(s.at(kHipMovesRow, 0.0));
        s.sheet.setFocus();
        QTest::keyClick(&s.sheet, Qt::Key_Right);
        QCOMPARE(s.player.seconds(), 1.0F);
        QTest::keyClick(&s.sheet, Qt::Key_Down);  // the rotation of the hip
        QTest::keyClick(&s.sheet, Qt::Key_Right);
        QCOMPARE(s.player.seconds(), 1.5F);
        QTest::keyClick(&s.sheet, Qt::Key_Left);
        QCOMPARE(s.player.seconds(), 0.0F);
        QTest::keyClick(&s.sheet, Qt::Key_Left);
        QCOMPARE(s.player.seconds(), 0.0F);
        QTest::keyClick(&s.sheet, Qt::Key_Down);
        QVERIFY(s.session.selection().node() == kKnee);
    }

    void theWheelZoomsAndScrolls() {
        Sheet s;
        const double before = s.axis.scale().pixelsPerSecond();
        const double under = s.axis.scale().secondsAt(s.at(kHipRow, 1.0).x());
        s.wheel(8);
        QVERIFY(s.axis.scale().pixelsPerSecond() > 2.0 * before);
        QVERIFY(std::abs(s.axis.scale().pixelOf(under) - s.axis.scale().pixelOf(1.0)) < 4.0);
        const double first = s.axis.scale().firstSeconds;
        s.wheel(-1, Qt::ShiftModifier);
        QVERIFY(s.axis.scale().firstSeconds > first);
    }

    void aDoubleClickShowsTheNeighboursOfAKeyOrTheWholeClip() {
        Sheet s(longDance());
        s.tree.view().expandAll();
        QTRY_VERIFY(!s.sheet.store().busy());
        QTRY_VERIFY(s.sheet.keyAt(s.at(kHipMovesRow, 1.0)).has_value());
        QTest::mouseDClick(&s.sheet, Qt::LeftButton, {}, s.at(kHipMovesRow, 1.0));
        QVERIFY(s.axis.scale().lastSeconds - s.axis.scale().firstSeconds < 0.2);
        QTest::mouseDClick(&s.sheet, Qt::LeftButton, {},
                           {s.sheet.width() / 2, s.sheet.height() - 3});
        QVERIFY(s.axis.scale().shows(0.0) && s.axis.scale().shows(3.0));
    }

    void manyKeysAreReadInAnotherThread() {
        TrackTreeModel model;
        RowKeyStore store(model);
        model.setClip(longDance(), AnimationIndex(0U));
        store.setClip({});
        store.beginPass();
        QVERIFY(store.find({.kind = TrackRow::Kind::Track, .track = kHipTurns}) != nullptr);
        QVERIFY(store.find(kHipMovesRow) == nullptr);
        QTRY_VERIFY(store.find(kHipMovesRow) != nullptr);
        QCOMPARE(store.find(kHipMovesRow)->times.size(), RowKeyStore::kKeysAtOnce + 1);
        QVERIFY(store.bytes() > 0 && store.bytes() <= RowKeyStore::kMostBytes);
        model.setClip(nullptr, {});
        QCOMPARE(store.bytes(), std::size_t{0});
    }

    void aPartPaintedByItselfIsThatOfTheWhole() {
        Sheet s(longDance());
        s.tree.view().expandAll();
        QTRY_VERIFY(!s.sheet.store().busy());
        settle();
        for (const double shown : {3.0, 0.02, 0.0003}) {  // columns full of keys, ticks, shapes
            s.axis.show(1.0 - 0.3 * shown, 1.0 + 0.7 * shown);
            s.player.seek(1.0F);
            const QRect all = s.sheet.rect();
            QImage whole(all.size(), QImage::Format_ARGB32_Premultiplied);
            s.sheet.render(&whole, {}, {}, {});
            QImage parts(all.size(), QImage::Format_ARGB32_Premultiplied);
            parts.fill(Qt::magenta);
            for (int x = 0; x < all.width(); x += 37) {
                const QRect part = QRect(x, 0, 37, all.height()) & all;
                s.sheet.render(&parts, part.topLeft(), part, {});
            }
            QCOMPARE(parts, whole);
        }
    }

    void manyTicksAreThoseOfRectangles() {
        std::vector<TickRun> runs;
        QImage expected(800, 40, QImage::Format_ARGB32_Premultiplied);
        expected.setDevicePixelRatio(2.0);
        expected.fill(Qt::black);
        QImage drawn = expected;
        {
            QPainter painter(&expected);
            for (int i = 0; i < 100; ++i) {
                runs.push_back({4 * i - 1, 4 * i - 1 + i % 3});
                painter.fillRect(QRect(4 * i - 1, 5, 1 + i % 3, 9), Qt::red);
            }
        }
        QPainter painter(&drawn);
        TickStrip strip;
        strip.draw(painter, runs, 5, 9, Qt::red, 2.0);
        strip.draw(painter, std::span(runs).subspan(50), 5, 9, Qt::red, 2.0);  // its memory again
        painter.end();
        QCOMPARE(drawn, expected);
    }

    void theGroundIsThatOfOneColourOverAnother() {
        for (const int alpha : {0, 90, 150, 255}) {
            const QColor ground(0x26, 0x28, 0xd2);
            const QColor over(0xc3, 0x0a, 0x2d, alpha);
            QImage pixel(1, 1, QImage::Format_ARGB32_Premultiplied);
            pixel.fill(ground);
            QPainter(&pixel).fillRect(pixel.rect(), over);
            const QColor found = paintedOver(ground, over);
            QVERIFY(std::abs(found.red() - pixel.pixelColor(0, 0).red()) <= 1);
            QVERIFY(std::abs(found.green() - pixel.pixelColor(0, 0).green()) <= 1);
            QVERIFY(std::abs(found.blue() - pixel.pixelColor(0, 0).blue()) <= 1);
        }
    }

    void severalKeysInAColumnSaySo() {
        Sheet s(longDance());
        QTRY_VERIFY(s.wordsAt(kHipMovesRow, 1.0).contains("zoom in"));
    }

    void theSelectionIsInStepWithTheRows() {
        Sheet s;
        s.session.selection().setNode(kKnee);
        QCOMPARE(s.tree.view().currentIndex(), s.tree.model().indexOf(kKnee));
        QCOMPARE(s.tree.chosenTracks().size(), std::size_t{2});
        s.tree.choose(kHipMovesRow);
        QVERIFY(s.session.selection().node() == kHip);
        QCOMPARE(s.tree.chosenTracks().size(), std::size_t{1});
        s.session.selection().setJoints({{JointIndex(0U), JointIndex(1U)}, JointIndex(1U)});
        QCOMPARE(s.tree.chosenTracks().size(), std::size_t{4});
        s.session.selection().setNode(kFoot);  // has no tracks
        QVERIFY(s.tree.chosenTracks().empty());
    }

    void severalRowsSelectSeveralJoints() {
        Sheet s;
        QTreeView& view = s.tree.view();
        s.tree.choose(kHipRow);
        const QRect knee = view.visualRect(s.tree.model().indexOf(kKnee));
        QTest::mouseClick(view.viewport(), Qt::LeftButton, Qt::ControlModifier, knee.center());
        QCOMPARE(s.session.selection().joints().all().size(), std::size_t{2});
        QVERIFY(s.session.selection().node() == kKnee);
    }

    void theFiltersFollowTheSelection() {
        Sheet s;
        s.find<QAction>("onlySelectedTracks").setChecked(true);
        QCOMPARE(s.tree.model().rowCount({}), 0);
        s.session.selection().setNode(kKnee);
        QCOMPARE(s.tree.model().rowCount({}), 1);
        s.find<QAction>("onlySelectedTracks").setChecked(false);
        s.find<QAction>("hideConstantTracks").setChecked(true);
        QTRY_COMPARE(s.tree.model().tracksOf(kKneeTurnsRow).size(), std::size_t{1});
        QTRY_COMPARE(s.tree.model().rowCount(s.tree.model().indexOf(kKnee)), 1);
    }

    void aHiddenTreeHoldsNoFile() {
        Sheet s;
        s.area.open(TrackEditor::None);
        s.session.document().show({.asset = character(), .outline = {}});
        QVERIFY(!s.tree.model().asset());
        s.area.open(TrackEditor::DopeSheet);
        QCOMPARE(s.tree.model().asset(), s.session.document().asset());
    }

    void theTimelineIsHigherWhileAnEditorIsOpen() {
        WindowFixture f(dancer());
        f.window.resize(1280, 900);
        settle();
        auto& dock = f.find<QDockWidget>("timelineDock");
        auto& area = f.find<TrackArea>("trackArea");
        const int low = dock.height();
        area.open(TrackEditor::DopeSheet);
        QTRY_VERIFY(dock.height() > low + 150);
        const int tall = dock.height();
        area.open(TrackEditor::None);
        QTRY_COMPARE(dock.height(), low);
        area.open(TrackEditor::DopeSheet);
        QTRY_COMPARE(dock.height(), tall);
    }

    void theOpenEditorIsRemembered() {
        QTemporaryDir folder;
        QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
        {
            Session session;
            MainWindow window(session, settings);
            auto* action = window.findChild<QAction*>(QStringLiteral("dope-sheet"));
            QVERIFY(action != nullptr && !action->isChecked());
            action->trigger();
            QVERIFY(action->isChecked());
        }
        Session session;
        MainWindow window(session, settings);
        QVERIFY(window.findChild<TrackArea*>()->editor() == TrackEditor::DopeSheet);
        window.findChild<QAction*>(QStringLiteral("dope-sheet"))->trigger();
        QVERIFY(window.findChild<TrackArea*>()->editor() == TrackEditor::None);
    }
};

SINEW_TEST_IN(QApplication, TestDopeSheet)
#include "test_dope_sheet.moc"
