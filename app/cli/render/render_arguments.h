// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/cli/args/look_arguments.h"
#include "app/cli/borrow_input.h"

namespace sinew::cli {

class Options;

/// Arguments of `render` before validation. An empty string means that the option was not given.
struct RenderArguments {
    std::string file;
    ClipArguments clips;
    std::string output;
    std::string size = "1280x720";
    std::string samples = "4";
    std::string background = "studio";
    LookArguments look;
    std::vector<std::string> animations;
    std::vector<std::string> blends;
    std::vector<std::string> morphs;
    std::string time;
    std::string scene;
    std::vector<std::string> hidden;
    std::vector<std::string> only;
    std::string variant;
    std::string view = "shaded";
    std::string skin;
    std::vector<std::string> joints;
    std::string set;
    std::string camera = "fit";
    std::string fov;
    bool ortho = false;
    std::vector<std::string> trails;
    std::string ghosts;
    std::string ghostsBefore;
    std::string ghostsAfter;
    std::string followed;
    std::string loop = "loop";
    std::string contactSheet;
    bool metadata = false;
};

void addRenderOptions(Options& options, RenderArguments& arguments);

}  // namespace sinew::cli
