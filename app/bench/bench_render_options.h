// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "app/cli/args/options.h"
#include "app/cli/args/picture_arguments.h"
#include "model/demo/synthetic.h"

namespace sinew::cli {

/// The subject of a benchmark, as given: a file or a synthetic asset.
struct BenchSubject {
    std::string file;
    std::string synthetic;
    std::string animation;  // index or name; empty: the first

    void declare(Options& options, const char* syntheticWords) {
        options.optionalFile(file);
        options.value("--synthetic", synthetic, "WHAT", syntheticWords);
    }
    void declareAnimation(Options& options) {
        options.value("--animation", animation, "ANIMATION",
                      "Index or exact name; default: the first");
    }
    /// Throws Failure (exit 2) unless it is one of the two, which `output` does not replace.
    void check(const char* command, const std::string& output) const;
};

struct BenchInput {
    std::shared_ptr<const Asset> asset;
    std::string name;
};

/// Loads the file, without images, or makes the asset, without instances. Throws Failure (exit 2,
/// 3).
[[nodiscard]] BenchInput benchInput(const BenchSubject& subject, bool quiet);

/// A number of a synthetic asset.
struct BenchQuantity {
    std::string_view name;
    std::uint32_t least;
    std::uint32_t most;
    std::uint32_t* value;
};

/// Sets the quantity of "keys=100". Throws Failure (exit 2), which says what is `wanted`.
void readQuantity(std::string_view part, std::span<const BenchQuantity> known, const char* wanted);

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

[[nodiscard]] std::string syntheticName(const demo::SyntheticOptions& options);

[[nodiscard]] std::string skinningName(SkinningPath path);
[[nodiscard]] std::string frameChangeName(FrameChange change);

}  // namespace sinew::cli
