// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Widgets that are painted in parts, on screens with one and with two pixels per unit.
#include <QApplication>
#include <QDockWidget>
#include <QMouseEvent>
#include <QTest>
#include <QTreeView>
#include <QWheelEvent>

#include "tests/support/gltf_builder.h"
#include "tests/support/random_clip.h"
#include "tests/support/settle.h"
#include "tests/support/test_program.h"
#include "tests/ui/painted_screen.h"
#include "tests/ui/stepper.h"
#include "tests/ui/window_fixture.h"
#include "ui/panels/vertex/vertex_plot.h"
#include "ui/style/theme.h"
#include "ui/timeline/curve_view.h"
#include "ui/timeline/dope_sheet.h"
#include "ui/timeline/lane_strip.h"
#include "ui/timeline/row_key_store.h"
#include "ui/timeline/time_axis.h"
#include "ui/timeline/timeline_panel.h"
#include "ui/timeline/timeline_ruler.h"
#include "ui/timeline/track_area.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr float kStep = 1.0F / 30.0F;  // seconds
constexpr int kFrames = 90;
constexpr int kChanges = 60;

/// Keys at every n-th frame.
Sampler keysEvery(int frames, std::uint32_t width, Interpolation interpolation, Random& random) {
    std::vector<float> times;
    for (int frame = 0; frame <= kFrames; frame += frames) {
        times.push_back(static_cast<float>(frame) * kStep);
    }
    return randomCurve(random, interpolation, width, std::move(times), 1.0);
}

/// The character with one clip of six tracks from 0 to 3 s: keys at each frame, at some, and held.
/// The hip rests, slides and jumps.
std::shared_ptr<const Asset> mover() {
    Asset asset = *character();
    Random random(7);
    Animation clip;
    clip.name = "Move";
    addChannel(clip, kHip, ChannelPath::Translation,
               {.interpolation = Interpolation::Linear,
                .width = 3,
                .times = {0.0F, 0.5F, 0.6F, 1.0F, 1.2F, 1.4F, 3.0F},
                .values = {0, 0, 0, 0, 0, 0, 0.1F, 0, 0, 0.1F, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0}});
    addChannel(clip, kHip, ChannelPath::Rotation, keysEvery(10, 4, Interpolation::Step, random));
    addChannel(clip, kKnee, ChannelPath::Rotation, keysEvery(1, 4, Interpolation::Linear, random));
    addChannel(clip, kKnee, ChannelPath::Scale,
               keysEvery(30, 3, Interpolation::CubicSpline, random));
    addChannel(clip, kFoot, ChannelPath::Translation,
               keysEvery(3, 3, Interpolation::Linear, random));
    addChannel(clip, kFoot, ChannelPath::Rotation, keysEvery(2, 4, Interpolation::Linear, random));
    for (std::uint32_t i = 0; i < clip.channels.size(); ++i) {
        clip.channels[i].fileIndex = i;
    }
    asset.animations = {std::move(clip)};
    return finishAsset(std::move(asset));
}

/// The window with all that follows the time, paused.
struct Screen : PictureFixture {
    Player& player = session.player();
    TimelinePanel& panel = *window.findChild<TimelinePanel*>();
    TimeAxis& axis = panel.axis();
    TrackArea& area = panel.area();
    double wall = 0.0;  // time that was played so far

    explicit Screen(std::shared_ptr<const Asset> asset = mover())
        : PictureFixture(std::move(asset)) {
        window.resize(1200, 900);
        player.setPlaying(false);
        player.seek(0.0F);
    }

    void openSheet() {
        area.open(TrackEditor::DopeSheet);
        area.tree().view().expandAll();
        settle();
    }

    /// Jumps, playing, scrubbing and what is in view, as they come.
    [[nodiscard]] std::vector<ScreenChange> changesOf(QWidget& widget) {
        return {{"jump", [this](Random& random) { jump(random); }},
                {"step", [this](Random& random) { player.stepFrames(random.below(2) ? 1 : -1); }},
                {"key", [this](Random& random) { player.stepKeys(random.below(2) ? 1 : -1); }},
                {"play", [this](Random& random) { play(random); }},
                {"play", [this](Random& random) { play(random); }},
                {"hover", [&widget](Random& random) { hover(widget, random); }},
                {"scrub", [&widget](Random& random) { scrub(widget, random); }},
                {"zoom", [&widget](Random& random) { wheel(widget, random, {}); }},
                {"scroll", [&widget](Random& random) { wheel(widget, random, Qt::ShiftModifier); }},
                {"in and out", [this](Random& random) { setRange(random); }},
                {"whole clip", [this](Random&) { axis.showWholeClip(); }}};
    }

private:
    void jump(Random& random) {
        player.setPlaying(false);
        player.seek(static_cast<float>(random.below(kFrames + 1)) * kStep);
    }
    void play(Random& random) {
        player.setPlaying(true);
        wall = std::max(wall, player.wallSeconds());
        for (int frame = 0; frame < 3; ++frame) {
            wall += random.within(0.0, 0.2);
            player.advance(wall);
            QCoreApplication::processEvents();
        }
        player.setPlaying(false);
    }
    void setRange(Random& random) {
        const auto in = static_cast<float>(random.within(0.0, 2.0));
        random.below(2) == 0 ? player.playWholeClip() : player.setInOut(in, in + 1.0F);
    }
    static QPointF somewhere(const QWidget& widget, Random& random) {
        return {random.within(0.0, widget.width()), random.within(0.0, widget.height())};
    }
    static void mouse(QWidget& widget, QEvent::Type type, const QPointF& at, bool pressed) {
        const bool moves = type == QEvent::MouseMove;
        QMouseEvent event(type, at, widget.mapToGlobal(at), moves ? Qt::NoButton : Qt::LeftButton,
                          pressed ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&widget, &event);
    }
    static void hover(QWidget& widget, Random& random) {
        mouse(widget, QEvent::MouseMove, somewhere(widget, random), false);
    }
    static void scrub(QWidget& widget, Random& random) {
        mouse(widget, QEvent::MouseButtonPress, somewhere(widget, random), true);
        for (int i = 0; i < 3; ++i) {
            mouse(widget, QEvent::MouseMove, somewhere(widget, random), true);
            QCoreApplication::processEvents();
        }
        mouse(widget, QEvent::MouseButtonRelease, somewhere(widget, random), false);
    }
    static void wheel(QWidget& widget, Random& random, Qt::KeyboardModifiers modifiers) {
        const QPointF at = somewhere(widget, random);
        const int steps = static_cast<int>(random.below(17)) - 8;
        QWheelEvent event(at, widget.mapToGlobal(at), {}, {0, steps * 120}, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&widget, &event);
    }
};

/// Whether a widget is on the screen as it would be if it were painted whole.
void compare(QWidget& widget, Screen& screen, std::function<bool()> settled = {}) {
    PaintedScreen painted(widget, std::move(settled));
    const QString difference = painted.difference(screen.changesOf(widget), kChanges, 1);
    QVERIFY2(difference.isEmpty(), qPrintable(difference));
}

}  // namespace

class TestPaintedParts final : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { theme::apply(*qApp, theme::Brightness::Dark); }

    void theScreenHasThePixelsThatThisRunIsFor() {
        const QByteArray factor = qgetenv("QT_SCALE_FACTOR");
        QCOMPARE(qApp->devicePixelRatio(), factor.isEmpty() ? 1.0 : factor.toDouble());
    }

    void theDopeSheetIsThatPaintedWhole() {
        Screen s;
        s.openSheet();
        auto& sheet = s.find<DopeSheet>("dopeSheet");
        compare(sheet, s, [&] { return !sheet.store().busy(); });
    }

    void theCurvesAreThosePaintedWhole() {
        Screen s;
        s.area.open(TrackEditor::Curves);
        s.session.selection().setNode(kKnee);
        auto& plot = s.find<CurvePlot>("curvePlot");
        compare(plot, s, [&] { return !plot.busy() && plot.picture(); });
    }

    void theLaneIsThatPaintedWhole() {
        Screen s(steppingCharacter());
        auto& lane = s.find<LaneStrip>("contactLane");
        lane.show();
        QTRY_VERIFY(!lane.contents().items.empty());
        compare(lane, s);
    }

    void theRulerIsThatPaintedWhole() {
        Screen s;
        compare(s.find<TimelineRuler>("timelineRuler"), s);
    }

    void thePlotOfVerticesIsThatPaintedWhole() {
        Screen s;
        auto& dock = s.find<QDockWidget>("vertexDock");
        dock.show();
        dock.raise();
        s.session.pins().pin({.node = kBody, .vertex = 0});
        s.session.pins().pin({.node = kBody, .vertex = 3});
        auto& plot = *s.window.findChild<VertexPlot*>();
        QTRY_VERIFY(!plot.empty());
        compare(plot, s);
    }
};

SINEW_TEST_IN(QApplication, TestPaintedParts)
#include "test_painted_parts.moc"
