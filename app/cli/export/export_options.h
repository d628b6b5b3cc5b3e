// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/borrow_input.h"
#include "app/common/parse_value.h"
#include "model/tracks/curve_csv.h"
#include "model/write/model_export.h"

namespace sinew::cli {

/// The arguments as given. An empty text: left out.
struct ExportArguments {
    std::string file;
    std::string output;
    std::vector<std::string> curves;
    std::string animation;
    std::string otherAnimation;
    ClipArguments clips;
    std::string frames;
    std::string fps;
    std::string euler;
    std::string size;
    bool keys = false;
    bool speed = false;
    bool normalised = false;
    bool plainBlend = false;
    // Of a model.
    std::string time;
    std::string tolerance;
    std::string scene;
    std::string variant;
    std::vector<std::string> blends;
    std::vector<std::string> morphs;
    std::vector<std::string> only;
    std::vector<std::string> hidden;
    bool animated = false;
    bool allClips = false;
};

/// Whether the output is a model (.glb or .obj), not curves.
[[nodiscard]] bool exportsModel(const std::string& output);

/// The arguments that are valid for any file.
struct ExportOptions {
    bool svg = false;
    bool keys = false;
    std::optional<FrameRows> frames;  // not empty
    double framesPerSecond = 0.0;     // 0: the clip's
    CurveForm form;
    Extent size{1280, 560};
    // Of a model.
    ModelFormat format = ModelFormat::Glb;
    float seconds = 0.0F;
    float tolerance = 0.0F;
};

/// Throws Failure (exit 2).
[[nodiscard]] ExportOptions checkedOptions(const ExportArguments& arguments);

/// The file with the clips of --clips. Throws Failure; exit 2 before anything is loaded.
[[nodiscard]] Borrowing loadExported(const ExportArguments& arguments, bool quiet);

}  // namespace sinew::cli
