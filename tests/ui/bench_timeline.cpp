// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// How long the widgets of the timeline take to open and to paint, for a clip with many keys.
// Usage: timeline_bench [NODES [CHANNELS [KEYS [shared|own]]]]
#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QTest>
#include <QTreeView>
#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

#include "model/demo/synthetic_clip.h"
#include "model/evaluate/clip/clip_library.h"
#include "model/tracks/clip_tracks.h"
#include "tests/support/settle.h"
#include "ui/session/document.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"
#include "ui/style/theme.h"
#include "ui/timeline/curve_plot.h"
#include "ui/timeline/curve_view.h"
#include "ui/timeline/dope_sheet.h"
#include "ui/timeline/row_key_store.h"
#include "ui/timeline/time_axis.h"
#include "ui/timeline/timeline_panel.h"
#include "ui/timeline/timeline_ruler.h"
#include "ui/timeline/track_area.h"

using namespace sinew;

namespace {

constexpr QSize kPanelSize{1900, 1000};  // about 40 rows
constexpr int kPaints = 50;

void print(const char* name, std::vector<double> milliseconds) {
    std::ranges::sort(milliseconds);
    const auto at = [&](double share) {
        return milliseconds[static_cast<std::size_t>(share *
                                                     static_cast<double>(milliseconds.size() - 1))];
    };
    std::printf("%-28s median %8.3f ms   p95 %8.3f ms   most %8.3f ms\n", name, at(0.5), at(0.95),
                milliseconds.back());
}

/// Paints a widget again and again; `change` comes before each and is not measured.
void paint(const char* name, QWidget& widget, const std::function<void(int)>& change,
           const std::function<QRegion(int)>& part = {}) {
    const qreal ratio = widget.devicePixelRatioF();
    QImage picture(widget.size() * ratio, QImage::Format_ARGB32_Premultiplied);
    picture.setDevicePixelRatio(ratio);
    std::vector<double> took;
    for (int i = 0; i < kPaints; ++i) {
        change(i);
        QElapsedTimer timer;
        timer.start();
        const QRegion region = part ? part(i) : QRegion();
        widget.render(&picture, region.boundingRect().topLeft(), region, {});
        took.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    print(name, took);
}

struct Bench {
    Document document;
    Player player{[] { return 0.0; }};
    Selection selection;
    TimelinePanel panel{document, player, selection};
    TrackArea& area = panel.area();
    DopeSheet& sheet = *panel.findChild<DopeSheet*>();
    TimeAxis& axis = panel.axis();
    double length = 1.0;

    void load(const std::shared_ptr<const Asset>& asset) {
        document.setCheck([](const auto&...) { return std::vector<Diagnostic>(); });
        player.setClips(std::make_shared<const ClipLibrary>(asset));
        selection.setAsset(asset);
        document.show({.asset = asset, .outline = {}});
        length = double(player.clipEnd());
        panel.resize(kPanelSize);
        panel.show();
        test::settle();
    }

    void settle() {
        (void)sheet.grab();
        while (sheet.store().busy()) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            (void)sheet.grab();
        }
    }

    void open() {
        QElapsedTimer timer;
        timer.start();
        area.open(TrackEditor::DopeSheet);
        QCoreApplication::processEvents();
        (void)panel.grab();
        print("open, first picture", {static_cast<double>(timer.nsecsElapsed()) / 1e6});
        while (std::ranges::any_of(area.tree().visibleRows(sheet), [this](const auto& row) {
            return sheet.store().find(row.row) == nullptr;
        })) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            sheet.store().beginPass();
        }
        (void)panel.grab();
        print("open, all visible keys", {static_cast<double>(timer.nsecsElapsed()) / 1e6});
        settle();
        print("open, with the loop's seam", {static_cast<double>(timer.nsecsElapsed()) / 1e6});
    }

    void paintAll(const char* rows) {
        const auto range = [this](double share) {
            return [this, share](int i) {
                axis.show(0.3 * length, (0.3 + share) * length);
                axis.scrollBy(i);
            };
        };
        std::printf("%s: %zu rows in view\n", rows, area.tree().visibleRows(sheet).size());
        paint("  whole clip", sheet, [this](int i) { axis.show(0.0, length * (1.0 + 1e-6 * i)); });
        paint("  a tenth of the clip", sheet, range(0.1));
        paint("  a hundredth", sheet, range(0.01));
        paint("  a few keys", sheet, range(0.001));
        const auto place = [this](int i) {
            return static_cast<int>(axis.scale().pixelOf(0.1 * std::max(i, 0))) - 3;
        };
        paint(
            "  only the playhead", sheet, [this](int i) { player.seek(0.1F * float(i)); },
            [this, place](int i) {
                return QRegion(place(i - 1), 0, 7, sheet.height())
                    .united(QRegion(place(i), 0, 7, sheet.height()));
            });
    }

    /// Lines are drawn in another thread; `fresh` waits for them before it paints.
    void paintCurves(std::size_t tracks) {
        area.open(TrackEditor::Curves);
        auto& view = *panel.findChild<CurveView*>();
        CurvePlot& plot = view.plot();
        std::vector<TrackRef> shown;
        for (const Track& track : clipTracks(*document.asset(), player.animation()).tracks) {
            if (shown.size() < tracks) {
                shown.push_back({.track = track});
            }
        }
        view.setTracks(shown);
        const auto finish = [&plot] {
            test::settle();
            while (plot.busy()) {
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            }
        };
        QElapsedTimer timer;
        timer.start();
        finish();
        std::printf("curves of %zu tracks\n", shown.size());
        print("  first picture", {static_cast<double>(timer.nsecsElapsed()) / 1e6});
        paint("  zooming", plot, [this](int i) { axis.show(0.0, length * (1.0 - 0.01 * i)); });
        finish();
        paint("  at rest", plot, [](int) {});
        paint("  playing", plot, [this](int i) { player.seek(0.1F * float(i)); });
        axis.show(0.0, length);
    }
};

}  // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    theme::apply(application, theme::Brightness::Dark);
    const QStringList words = QCoreApplication::arguments();
    demo::SyntheticClipOptions options;
    options.nodes = words.value(1, QStringLiteral("1000")).toUInt();
    options.channels = words.value(2, QStringLiteral("10")).toUInt();
    options.keys = words.value(3, QStringLiteral("10000")).toUInt();
    options.sharedTimes = words.value(4) != QLatin1String("own");
    Bench bench;
    bench.load(demo::syntheticClip(options));
    bench.open();
    bench.paintAll("nodes");
    bench.area.tree().view().expandToDepth(0);
    test::settle();
    bench.settle();
    bench.paintAll("tracks");
    paint("names of the tracks", bench.area.tree().view(), [](int) {});
    bench.paintCurves(10);
    bench.paintCurves(300);
    paint("ruler", bench.panel.ruler(), [](int) {});
    std::printf("rows kept: %.1f MiB\n",
                static_cast<double>(bench.sheet.store().bytes()) / 1048576.0);
    return 0;
}
