// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <vector>

#include "model/view/view_options.h"

namespace CLI {
class App;
}

namespace sinew::cli {

class JsonWriter;

/// The options of `render` for what is drawn over the surface, as they were written.
struct MarkArguments {
    std::string skeleton = "none";
    bool skeletonBehind = false;
    bool jointAxes = false;
    std::string labels;  // empty: not given; else "all" or "selected"
    std::string bounds;  // empty: not given; else kinds, separated by commas
    bool wireframeOverlay = false;
    bool vertexPoints = false;
    bool normalLines = false;
    bool tangentLines = false;
    bool backFaces = false;
    bool uvChecker = false;
};

/// The words of a command line, with the value of --bounds or --labels joined to it by a '=' where
/// it is the next word: a switch that needs no value takes none otherwise.
[[nodiscard]] std::vector<std::string> joinMarkValues(std::span<const char* const> words);

void addMarkOptions(CLI::App& command, MarkArguments& arguments);

/// Throws Failure (exit 2).
[[nodiscard]] SkeletonDisplay parseSkeletonDisplay(const MarkArguments& arguments);
[[nodiscard]] SurfaceMarks parseSurfaceMarks(const MarkArguments& arguments);

/// The members "skeleton" and "marks" of an object that is being written, where anything is drawn.
void writeMarks(JsonWriter& json, const ViewOptions& view);

}  // namespace sinew::cli
