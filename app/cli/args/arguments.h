// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/cli/args/light_arguments.h"
#include "app/cli/args/mark_arguments.h"
#include "app/cli/args/skinning_arguments.h"

namespace sinew::cli {

// What was typed, before it is judged. An empty string is an option that was not given.

struct CommonArguments {
    bool quiet = false;
    bool validation = false;
    std::string device;
};

struct InfoArguments {
    std::string file;
    std::string output;
    bool json = false;
};

struct CheckArguments {
    std::vector<std::string> files;
    std::string output;
    std::string format;
    std::string failOn = "error";
    bool json = false;
    bool listRules = false;
};

struct SampleArguments {
    std::string file;
    std::string output;
    std::string animation;
    std::string time;
    std::string poses;
    std::string scene;
    std::string weights = "stored";
    std::string skinning = "cpu";
    bool vertices = false;
    bool normals = false;
};

struct DemoArguments {
    std::string output;
    bool flawed = false;
};

struct BenchArguments {
    std::string file;
    std::string output;
    std::string synthetic;
    std::string size;
    std::string doublings = "3";
    std::string repetitions = "20";
};

struct BenchEvaluateArguments {
    std::string file;
    std::string output;
    std::string animation;
    std::string order = "sequential";
    std::string synthetic;
    std::string skinning = "none";
    std::string instances;
    bool pick = false;
    std::string repetitions = "1000";
};

struct BenchRenderArguments {
    std::string file;
    std::string output;
    std::string synthetic;
    std::string animation;
    std::string skinning = "compute";
    std::string instances;
    std::string size = "1280x720";
    std::string samples = "4";
    std::string frames = "100";
};

struct RenderArguments {
    std::string file;
    std::string output;
    std::string size = "1280x720";
    std::string samples = "4";
    std::string background = "studio";
    bool transparent = false;
    std::string grid = "on";
    bool axes = false;
    bool legend = false;
    LightArguments light;
    SkinningArguments skinning;
    MarkArguments marks;
    std::string relief = "0";
    std::vector<std::string> animations;
    std::vector<std::string> blends;
    std::string time;
    std::string scene;
    std::string variant;
    std::string weights = "stored";
    std::string view = "shaded";
    std::string skin;
    std::string joint;
    std::string set;
    std::string camera = "fit";
    std::string fov;
    bool ortho = false;
    std::string contactSheet;
    bool metadata = false;
};

}  // namespace sinew::cli
