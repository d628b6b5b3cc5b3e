// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "app/bench/batch_timer.h"
#include "app/bench/bench_render_options.h"
#include "app/bench/bench_report.h"
#include "app/cli/command_setup.h"
#include "app/cli/load_input.h"
#include "app/common/failure.h"
#include "app/common/parse_value.h"
#include "model/demo/synthetic_clip.h"
#include "model/facts/frame_grid.h"
#include "model/tracks/key_columns.h"

namespace sinew::cli {

namespace {

struct BenchTimelineArguments {
    BenchSubject subject;
    std::string output;
    std::string rows = "60";
    std::string width = "1600";
    std::string repetitions = "20";
};

/// Parses "nodes=1000,channels=10,keys=10000,times=own".
demo::SyntheticClipOptions clipOptions(const std::string& text) {
    demo::SyntheticClipOptions options;
    const std::array<BenchQuantity, 3> known{{{"nodes", 1, 1000000, &options.nodes},
                                              {"channels", 1, 10, &options.channels},
                                              {"keys", 2, 1000000, &options.keys}}};
    for (const std::string_view part : partsOf(text)) {
        if (part == "times=own" || part == "times=shared") {
            options.sharedTimes = part == "times=shared";
        } else {
            readQuantity(part, known, "nodes=N, channels=C, keys=K or times=shared|own");
        }
    }
    return options;
}

/// What the dope sheet asks the model for, for its first rows.
class TimelineBench {
public:
    TimelineBench(const Asset& asset, std::size_t rows, int width, std::size_t repetitions)
        : m_asset(asset),
          m_animation(asset.animations[kClip.value]),
          m_width(width),
          m_repetitions(repetitions),
          m_tracks(clipTracks(asset, kClip)),
          m_flaws{.grid = frameGridOf(m_animation)} {
        m_groups = std::min(rows, m_tracks.groups.size());
        m_single = std::min(rows, m_tracks.tracks.size());
    }

    void addTo(BenchReport& report) {
        report.results = {
            timed("tracks", [this] { m_tracks = clipTracks(m_asset, kClip); }),
            timed("nodeRows", [this] { m_rows = nodeRows(); }),
            timed("nodeRowsWhole", [this] { addColumns(1.0); }),
            timed("nodeRowsZoomed", [this] { addColumns(0.01); }),
            timed("trackRows", [this] { m_rows = trackRows(); }),
            timed("trackRowsWhole", [this] { addColumns(1.0); }),
            timed("trackRowsZoomed", [this] { addColumns(0.01); }),
        };
        m_repetitions = 1;
        report.results.push_back(
            timed("loopSeam", [this] { (void)clipFlaws(m_asset, kClip, m_flaws.grid); }));
        report.values = {{"tracks", static_cast<double>(m_tracks.tracks.size())},
                         {"keys", static_cast<double>(keysOf(m_asset, kClip, m_tracks.tracks))},
                         {"keyBytes", keyBytes()},
                         {"rowBytes", m_rowBytes},
                         {"peakResidentBytes", static_cast<double>(peakResidentBytes())}};
    }

private:
    static constexpr AnimationIndex kClip{std::size_t{0}};

    template <class Work>
    [[nodiscard]] BenchResult timed(const char* name, const Work& work) const {
        if (m_repetitions > 1) {
            work();  // warms up
        }
        return {.name = name, .samples = millisecondsPerCall(m_repetitions, work)};
    }

    [[nodiscard]] std::vector<RowKeys> nodeRows() {
        std::vector<RowKeys> rows;
        for (std::size_t i = 0; i < m_groups; ++i) {
            const TrackGroup& group = m_tracks.groups[i];
            rows.push_back(rowKeys(
                m_asset, kClip,
                std::span(m_tracks.tracks).subspan(group.firstTrack, group.trackCount), m_flaws));
        }
        return kept(std::move(rows));
    }

    [[nodiscard]] std::vector<RowKeys> trackRows() {
        std::vector<RowKeys> rows;
        for (std::size_t i = 0; i < m_single; ++i) {
            rows.push_back(rowKeys(m_asset, kClip, m_tracks.tracks[i], m_flaws));
        }
        return kept(std::move(rows));
    }

    [[nodiscard]] std::vector<RowKeys> kept(std::vector<RowKeys> rows) {
        double bytes = 0.0;
        for (const RowKeys& row : rows) {
            bytes += static_cast<double>(row.bytes());
        }
        m_rowBytes = std::max(m_rowBytes, bytes);
        return rows;
    }

    /// The columns of all rows, over a share of the clip in its middle.
    void addColumns(double share) {
        const double length = static_cast<double>(m_animation.durationSeconds()) * share;
        const double middle =
            0.5 * (double{m_animation.startSeconds} + double{m_animation.endSeconds});
        const TimeColumns columns{.firstSeconds = middle - 0.5 * length,
                                  .columnSeconds = std::max(length, 1e-6) / m_width,
                                  .end = m_width};
        for (const RowKeys& row : m_rows) {
            columnKeys(row, columns, m_columns);
        }
    }

    [[nodiscard]] double keyBytes() const {
        double floats = 0.0;
        for (const Sampler& sampler : m_animation.samplers) {
            floats += static_cast<double>(sampler.times.size() + sampler.values.size());
        }
        return floats * static_cast<double>(sizeof(float));
    }

    const Asset& m_asset;
    const Animation& m_animation;
    int m_width;
    std::size_t m_repetitions;
    ClipTracks m_tracks;
    ClipFlaws m_flaws;
    std::size_t m_groups = 0;
    std::size_t m_single = 0;
    std::vector<RowKeys> m_rows;
    std::vector<ColumnKeys> m_columns;
    double m_rowBytes = 0.0;
};

std::string clipName(const demo::SyntheticClipOptions& options) {
    return "synthetic: nodes=" + std::to_string(options.nodes) +
           ",channels=" + std::to_string(options.channels) +
           ",keys=" + std::to_string(options.keys) +
           ",times=" + (options.sharedTimes ? "shared" : "own");
}

ExitCode runBenchTimeline(const BenchTimelineArguments& arguments, const CommonArguments& common) {
    const std::uint32_t rows = parseCount("--rows", arguments.rows, 1, 10000);
    const std::uint32_t width = parseCount("--width", arguments.width, 1, 100000);
    const std::uint32_t repetitions = parseCount("--repetitions", arguments.repetitions, 1, 10000);
    const BenchSubject& subject = arguments.subject;
    subject.check("timeline", arguments.output);
    std::optional<demo::SyntheticClipOptions> synthetic;
    if (!subject.synthetic.empty()) {
        synthetic = clipOptions(subject.synthetic);
    }
    const auto asset = synthetic ? demo::syntheticClip(*synthetic)
                                 : loadInput(subject.file, Images::Skip, common.quiet);
    if (asset->animations.empty()) {
        throw usageFailure("timeline needs an animation, but the file has none");
    }
    BenchReport report{.bench = "timeline",
                       .file = synthetic ? clipName(*synthetic) : subject.file};
    report.options = {{"rows", std::uint64_t{rows}},
                      {"width", std::uint64_t{width}},
                      {"repetitions", std::uint64_t{repetitions}}};
    TimelineBench(*asset, rows, static_cast<int>(width), repetitions).addTo(report);
    answerWith(report, arguments.output);
    return ExitCode::Done;
}

}  // namespace

void declareBenchTimeline(CommandSetup& setup) {
    BenchTimelineArguments& a = setup.runs(runBenchTimeline);
    setup.file = &a.subject.file;
    Options& options = setup.options;
    a.subject.declare(options, "Instead of a file: nodes=N,channels=C,keys=K,times=shared|own");
    options.value("--rows", a.rows, "N", "Rows of the dope sheet that are in view");
    options.value("--width", a.width, "PIXELS", "Width of the dope sheet");
    options.value("--repetitions", a.repetitions, "N", "Number of measurements, after a warm-up");
    options.output(a.output);
}

}  // namespace sinew::cli
