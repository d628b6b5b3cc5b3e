// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "app/cli/args/options.h"
#include "app/cli/args/picture_arguments.h"
#include "model/demo/synthetic.h"

namespace sinew::cli {

/// The subject of a clip benchmark, as given: a file or a synthetic asset, and an animation.
struct BenchSubject {
    std::string file;
    std::string synthetic;
    std::string animation;  // empty: the first

    void declare(Options& options, const char* syntheticWords) {
        options.optionalFile(file);
        options.value("--synthetic", synthetic, "WHAT", syntheticWords);
        options.value("--animation", animation, "ANIMATION",
                      "Index or exact name; without it the first");
    }
};

/// Arguments of `bench render`.
struct BenchRenderArguments {
    BenchSubject subject;
    PictureArguments picture;
    std::string output;
    std::string skinning = "compute";
    std::string instances;
    std::string frames = "100";
    std::string change = "none";
};

/// What changes in every frame of `bench render`.
enum class FrameChange { None, Joint, View };

/// Validated options of `bench render`; without an animation the first.
struct BenchRenderOptions : PictureRequest {
    std::string file = {};                                 // or
    std::optional<demo::SyntheticOptions> synthetic = {};  // generated in memory
    std::uint32_t frames = 0;
    FrameChange change = FrameChange::None;
    std::string output = {};
};

/// Throws Failure (exit 2).
[[nodiscard]] BenchRenderOptions benchRenderOptions(const BenchRenderArguments& arguments);

/// Parses `--synthetic` without instances. Throws Failure (exit 2).
[[nodiscard]] demo::SyntheticOptions syntheticOptions(const std::string& text);
[[nodiscard]] std::string syntheticName(const demo::SyntheticOptions& options);

[[nodiscard]] std::string skinningName(SkinningPath path);
[[nodiscard]] std::string frameChangeName(FrameChange change);

}  // namespace sinew::cli
