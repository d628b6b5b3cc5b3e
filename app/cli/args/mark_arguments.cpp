// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/args/mark_arguments.h"

#include <CLI/CLI.hpp>
#include <array>
#include <utility>

#include "app/cli/report/json_writer.h"
#include "app/common/failure.h"

namespace sinew::cli {

namespace {

constexpr std::array<std::pair<std::string_view, SkeletonStyle>, 3> kStyles{
    {{"none", SkeletonStyle::None},
     {"lines", SkeletonStyle::Lines},
     {"octahedral", SkeletonStyle::Octahedral}}};

constexpr std::array<std::pair<std::string_view, JointNames>, 3> kNames{
    {{"", JointNames::None}, {"all", JointNames::All}, {"selected", JointNames::Selected}}};

/// A mark and what it is called in a sidecar.
constexpr std::array<std::pair<std::string_view, bool SurfaceMarks::*>, 9> kMarks{
    {{"wireframe", &SurfaceMarks::edges},
     {"vertexPoints", &SurfaceMarks::vertices},
     {"normalLines", &SurfaceMarks::normals},
     {"tangentLines", &SurfaceMarks::tangents},
     {"backFaces", &SurfaceMarks::backFaces},
     {"uvChecker", &SurfaceMarks::uvChecker},
     {"storedBounds", &SurfaceMarks::storedBounds},
     {"posedBounds", &SurfaceMarks::posedBounds},
     {"clipBounds", &SurfaceMarks::clipBounds}}};

template <class Table>
auto chosen(const Table& table, const std::string& word, const std::string& complaint) {
    for (const auto& [name, value] : table) {
        if (name == word) {
            return value;
        }
    }
    throw usageFailure(complaint);
}

template <class Table, class Value>
std::string_view nameOf(const Table& table, Value value) {
    for (const auto& [name, known] : table) {
        if (known == value) {
            return name;
        }
    }
    return {};
}

void addBounds(const std::string& kind, const std::string& text, SurfaceMarks& marks) {
    const bool all = kind == "all";
    if (!all && kind != "stored" && kind != "posed" && kind != "clip") {
        throw usageFailure("--bounds '" + text +
                           "': must be stored, posed, clip, several with commas, or all");
    }
    marks.storedBounds |= all || kind == "stored";
    marks.posedBounds |= all || kind == "posed";
    marks.clipBounds |= all || kind == "clip";
}

bool isBounds(std::string_view word) {
    while (!word.empty()) {
        const std::string_view kind = word.substr(0, word.find(','));
        if (kind != "stored" && kind != "posed" && kind != "clip" && kind != "all") {
            return false;
        }
        word.remove_prefix(std::min(word.size(), kind.size() + 1));
    }
    return true;
}

/// Whether `word` is a value of the mark `option`, which needs none.
bool isValueOf(std::string_view option, std::string_view word) {
    return (option == "--bounds" && isBounds(word)) ||
           (option == "--labels" && (word == "all" || word == "selected"));
}

}  // namespace

std::vector<std::string> joinMarkValues(std::span<const char* const> words) {
    std::vector<std::string> joined;
    for (const std::string_view word : words) {
        if (!joined.empty() && !word.empty() && isValueOf(joined.back(), word)) {
            joined.back().append("=").append(word);
        } else {
            joined.emplace_back(word);
        }
    }
    return joined;
}

void addMarkOptions(CLI::App& command, MarkArguments& a) {
    const char* group = "Over the surface";
    command.add_option("--skeleton", a.skeleton, "none, lines or octahedral")
        ->type_name("STYLE")
        ->capture_default_str()
        ->group(group);
    command.add_flag("--skeleton-behind", a.skeletonBehind, "The surface hides the skeleton")
        ->group(group);
    command.add_flag("--joint-axes", a.jointAxes, "Of every joint: x red, y green, z blue")
        ->group(group);
    command.add_flag("--labels{all}", a.labels, "Names of all joints, or 'selected'")->group(group);
    command
        .add_flag("--bounds{all}", a.bounds,
                  "Bounding boxes; 'stored', 'posed' or 'clip' for\nsome of them, with commas")
        ->group(group);
    command.add_flag("--wireframe-overlay", a.wireframeOverlay, "Edges over the view")
        ->group(group);
    command.add_flag("--vertex-points", a.vertexPoints, "Vertices as points")->group(group);
    command.add_flag("--normal-lines", a.normalLines, "Normals of the vertices as lines")
        ->group(group);
    command.add_flag("--tangent-lines", a.tangentLines, "Tangents of the vertices as lines")
        ->group(group);
    command.add_flag("--back-faces", a.backFaces, "Back faces are shown, and tinted")->group(group);
    command
        .add_flag("--uv-checker", a.uvChecker, "Squares by TEXCOORD_0 instead of the base colour")
        ->group(group);
}

SkeletonDisplay parseSkeletonDisplay(const MarkArguments& arguments) {
    SkeletonDisplay display;
    display.style =
        chosen(kStyles, arguments.skeleton,
               "--skeleton '" + arguments.skeleton + "': must be none, lines or octahedral");
    display.inFront = !arguments.skeletonBehind;
    display.axes = arguments.jointAxes;
    display.names = chosen(kNames, arguments.labels,
                           "--labels '" + arguments.labels + "': must be all or selected");
    return display;
}

SurfaceMarks parseSurfaceMarks(const MarkArguments& arguments) {
    SurfaceMarks marks;
    marks.edges = arguments.wireframeOverlay;
    marks.vertices = arguments.vertexPoints;
    marks.normals = arguments.normalLines;
    marks.tangents = arguments.tangentLines;
    marks.backFaces = arguments.backFaces;
    marks.uvChecker = arguments.uvChecker;
    for (std::size_t at = 0; at < arguments.bounds.size();) {
        const std::size_t comma = std::min(arguments.bounds.find(',', at), arguments.bounds.size());
        addBounds(arguments.bounds.substr(at, comma - at), arguments.bounds, marks);
        at = comma + 1;
    }
    return marks;
}

void writeMarks(JsonWriter& json, const ViewOptions& view) {
    if (view.skeleton != SkeletonDisplay{}) {
        json.key("skeleton").beginObject();
        json.key("style").string(nameOf(kStyles, view.skeleton.style));
        json.key("inFront").boolean(view.skeleton.inFront);
        json.key("axes").boolean(view.skeleton.axes);
        if (view.skeleton.names != JointNames::None) {
            json.key("names").string(nameOf(kNames, view.skeleton.names));
        }
        json.endObject();
    }
    if (view.marks != SurfaceMarks{}) {
        json.key("marks").beginArray();
        for (const auto& [name, member] : kMarks) {
            if (view.marks.*member) {
                json.string(name);
            }
        }
        json.endArray();
    }
}

}  // namespace sinew::cli
