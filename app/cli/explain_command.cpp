// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "app/cli/report/explain_report.h"
#include "app/common/failure.h"
#include "app/common/name_lookup.h"
#include "app/common/parse_value.h"

namespace sinew::cli {

namespace {

struct ExplainArguments {
    std::string file;
    std::string output;
    std::string vertex;
    std::string node;
    std::string animation;
    std::string time;
    std::string weights = "normalized";
    bool json = false;
};

/// M, P and V of --vertex.
struct VertexNumbers {
    std::uint32_t mesh = 0;
    std::uint32_t primitive = 0;
    std::uint32_t vertex = 0;
};

VertexNumbers parseVertex(const std::string& text) {
    std::array<std::uint32_t, 3> numbers{};
    const char* at = text.data();
    const char* const end = at + text.size();
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto [next, problem] = std::from_chars(at, end, numbers[i]);
        const bool last = i + 1 == numbers.size();
        if (problem != std::errc() || (last ? next != end : next == end || *next != '/')) {
            throw usageFailure("--vertex needs MESH/PRIMITIVE/VERTEX, such as 0/0/1812, but is '" +
                               text + "'");
        }
        at = next + 1;
    }
    return {numbers[0], numbers[1], numbers[2]};
}

/// The first node that draws the mesh, of the default scene if there is one.
NodeIndex drawingNode(const Asset& asset, MeshIndex mesh) {
    for (const SceneIndex scene : {asset.defaultScene, SceneIndex()}) {
        for (const NodeIndex node : sceneNodes(asset, scene)) {
            if (asset[node].mesh == mesh) {
                return node;
            }
        }
    }
    throw usageFailure("--vertex: no node draws mesh " + std::to_string(mesh.value));
}

DrawnVertex lookUpVertex(const Asset& asset, const ExplainArguments& arguments) {
    const VertexNumbers numbers = parseVertex(arguments.vertex);
    if (numbers.mesh >= asset.meshes.size()) {
        throw usageFailure("--vertex: there is no mesh " + std::to_string(numbers.mesh) +
                           "; the file has " + std::to_string(asset.meshes.size()));
    }
    const MeshIndex mesh(std::size_t{numbers.mesh});
    const NodeIndex node =
        arguments.node.empty() ? drawingNode(asset, mesh) : lookUpNode(asset, arguments.node);
    if (asset[node].mesh != mesh) {
        throw usageFailure("--node: that node does not draw mesh " + std::to_string(mesh.value));
    }
    const DrawnVertex place{.node = node, .primitive = numbers.primitive, .vertex = numbers.vertex};
    if (!exists(asset, place)) {
        throw usageFailure("--vertex: mesh " + std::to_string(mesh.value) + " has no vertex " +
                           std::to_string(numbers.vertex) + " in a primitive " +
                           std::to_string(numbers.primitive));
    }
    return place;
}

ExitCode runExplain(const ExplainArguments& arguments, const CommonArguments& common) {
    if (arguments.vertex.empty()) {
        throw usageFailure("explain needs --vertex MESH/PRIMITIVE/VERTEX");
    }
    (void)parseVertex(arguments.vertex);
    const WeightSource weights = parseWeightSource("--weights", arguments.weights);
    const float seconds = arguments.time.empty() ? 0.0F : parseFloat("--time", arguments.time);
    if (arguments.animation.empty() && !arguments.time.empty()) {
        throw usageFailure("--time needs --animation");
    }
    refuseOverwritingInput(arguments.file, arguments.output);
    const auto asset = loadInput(arguments.file, Images::Skip, common.quiet);
    ExplainRequest request{.place = lookUpVertex(*asset, arguments), .weights = weights};
    if (!arguments.animation.empty()) {
        request.animation = lookUpAnimation(*asset, arguments.animation);
        const Animation& clip = (*asset)[request.animation];
        request.seconds = std::clamp(seconds, clip.startSeconds, clip.endSeconds);
    }
    PoseEvaluator pose(asset);
    pose.evaluate(request.animation, request.seconds);
    const ExplainReport report{.file = arguments.file, .vertex = explainVertex(pose, request)};
    Answer answer(arguments.output);
    if (arguments.json) {
        JsonWriter json([&](std::string_view text) { answer.write(text); }, 2);
        writeExplanation(json, *asset, report);
        json.finish();
    } else {
        answer.write(explanationText(*asset, report));
    }
    answer.finish();
    return ExitCode::Done;
}

}  // namespace

void declareExplain(CommandSetup& setup) {
    ExplainArguments& a = setup.runs(runExplain);
    setup.file = &a.file;
    Options& options = setup.options;
    options.file(a.file);
    options.value("--vertex", a.vertex, "MESH/PRIMITIVE/VERTEX", "The vertex, by indices");
    options.value("--node", a.node, "NODE",
                  "Index or exact name of the node that draws the mesh;\nwithout it the first one");
    options.value("--animation", a.animation, "ANIMATION",
                  "Index or exact name; without it the rest pose");
    options.value("--time", a.time, "SECONDS", "File time; clamped to the clip; default its start");
    options.value("--weights", a.weights, "KIND", "normalized to a sum of 1 (default), or stored");
    options.flag("--json", a.json, "Print JSON (sinew.explain/1)");
    options.output(a.output);
}

}  // namespace sinew::cli
