// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <memory>
#include <vector>

#include "app/cli/answer_files.h"
#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "app/cli/report/explain_report.h"
#include "app/common/failure.h"
#include "app/common/name_lookup.h"
#include "app/common/parse_value.h"
#include "app/common/vertex_lookup.h"
#include "model/evaluate/clip/clip_library.h"
#include "model/evaluate/frame_list.h"
#include "model/facts/frame_grid.h"

namespace sinew::cli {

namespace {

constexpr std::uint64_t kMostMeasuredFrames = 1'000'000;

struct ExplainArguments {
    std::string file;
    std::string output;
    std::string vertex;
    std::string to;
    std::string node;
    std::string animation;
    std::string time;
    std::string weights = "normalized";
    bool json = false;
};

/// The distance over all frames of the clip; in the rest pose only, without one.
MeasuredDistance measure(const std::shared_ptr<const Asset>& asset, const ExplainRequest& request,
                         const DrawnVertex& from, const DrawnVertex& to) {
    const std::array<DrawnVertex, 2> ends{from, to};
    PlayedPoses played;
    std::vector<float> times;
    if (request.animation) {
        const Animation& clip = (*asset)[request.animation];
        played.animation = request.animation;
        times = frameList({clip.startSeconds, clip.endSeconds},
                          clipRate(frameGridOf(clip)).framesPerSecond, FrameEnds::WithEnds,
                          kMostMeasuredFrames)
                    .seconds;
    }
    const VertexTracks tracks =
        vertexTracks(std::make_shared<const ClipLibrary>(asset), ends, times, played,
                     ProbeOptions{.weights = request.weights});
    return {.to = to, .track = distanceTrack(tracks, 0, 1)};
}

ExitCode runExplain(const ExplainArguments& arguments, const CommonArguments& common) {
    refuseAny(
        {{arguments.vertex.empty(), "explain needs --vertex MESH/PRIMITIVE/VERTEX"},
         {arguments.animation.empty() && !arguments.time.empty(), "--time needs --animation"}});
    const VertexNumbers vertex = parseVertex("--vertex", arguments.vertex);
    const auto to =
        arguments.to.empty() ? std::nullopt : std::optional(parseVertex("--to", arguments.to));
    const WeightSource weights = parseWeightSource("--weights", arguments.weights);
    const float seconds = arguments.time.empty() ? 0.0F : parseFloat("--time", arguments.time);
    refuseOverwritingInput(arguments.file, arguments.output);
    const auto asset = loadInput(arguments.file, Images::Skip, common.quiet);
    const DrawnVertex from =
        arguments.node.empty()
            ? lookUpVertex(*asset, "--vertex", vertex)
            : lookUpVertex(*asset, "--vertex", vertex, lookUpNode(*asset, arguments.node));
    ExplainRequest request{.place = from, .weights = weights};
    request.place.point.reset();  // what is explained is its nearest vertex
    if (!arguments.animation.empty()) {
        request.animation = lookUpAnimation(*asset, arguments.animation);
        const Animation& clip = (*asset)[request.animation];
        request.seconds = std::clamp(seconds, clip.startSeconds, clip.endSeconds);
    }
    PoseEvaluator pose(asset);
    pose.evaluate(request.animation, request.seconds);
    ExplainReport report{
        .file = arguments.file, .vertex = explainVertex(pose, request), .distance = {}};
    if (to) {
        report.distance = measure(asset, request, from, lookUpVertex(*asset, "--to", *to));
    }
    writeAnswer(arguments.output, arguments.json,
                {[&](JsonWriter& json) { writeExplanation(json, *asset, report); },
                 [&] { return explanationText(*asset, report); }});
    return ExitCode::Done;
}

}  // namespace

void declareExplain(CommandSetup& setup) {
    ExplainArguments& a = setup.runs(runExplain);
    setup.file = &a.file;
    Options& options = setup.options;
    options.file(a.file);
    options.value("--vertex", a.vertex, "MESH/PRIMITIVE/VERTEX",
                  "The vertex, by indices; for --to also a point\nas MESH/PRIMITIVE/TRIANGLE@U/V, "
                  "whose nearest "
                  "vertex\nis explained");
    options.value("--to", a.to, "MESH/PRIMITIVE/VERTEX",
                  "Also its distance from this vertex or point, in every frame of\nthe clip");
    options.value("--node", a.node, "NODE",
                  "Index or exact name of the node that draws the mesh;\ndefault: the first one");
    options.value("--animation", a.animation, "ANIMATION",
                  "Index or exact name; default: the rest pose");
    options.value("--time", a.time, "SECONDS", "File time; clamped to the clip; default its start");
    options.value("--weights", a.weights, "KIND", "normalized to a sum of 1 (default), or stored");
    options.flag("--json", a.json, "Print JSON (sinew.explain/1)");
    options.output(a.output);
}

}  // namespace sinew::cli
