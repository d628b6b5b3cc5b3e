// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "app/bench/bench_subject.h"
#include "app/cli/args/picture_arguments.h"
#include "model/demo/synthetic.h"

namespace sinew::cli {

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

/// What every frame of `bench render` shows another one of.
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
