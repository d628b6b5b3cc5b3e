// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

#include "model/view/view_options.h"

namespace CLI {
class App;
}

namespace sinew::cli {

class JsonWriter;

/// The options of `render` for how vertices are deformed and how many copies of them, as they were
/// written.
struct SkinningArguments {
    std::string path = "vertex";
    std::string blend = "linear";
    std::string instances = "1";
};

void addSkinningOptions(CLI::App& command, SkinningArguments& arguments);

/// Sets what the view says of skinning. Throws Failure (exit 2).
void parseSkinning(const SkinningArguments& arguments, ViewOptions& view);
[[nodiscard]] std::uint32_t parseInstances(const SkinningArguments& arguments);

/// The members "skinning" and "blendSkinning" of an object that is being written.
void writeSkinning(JsonWriter& json, const ViewOptions& view);

}  // namespace sinew::cli
