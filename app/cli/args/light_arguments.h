// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "model/view/view_options.h"

namespace CLI {
class App;
}

namespace sinew {
struct Environment;
}

namespace sinew::cli {

class JsonWriter;

/// The options of `render` for light, as they were written.
struct LightArguments {
    std::string exposure = "0";
    std::string toneMap = "neutral";
    std::string environment = "studio";
    std::string rotation = "0";
    bool keyLight = false;
};

void addLightOptions(CLI::App& command, LightArguments& arguments);

/// Throws Failure (exit 2).
[[nodiscard]] Lighting parseLighting(const LightArguments& arguments);

/// The light of a .hdr file, prefiltered; null for "studio". Throws Failure (exit 3).
[[nodiscard]] std::shared_ptr<const Environment> loadEnvironment(const std::string& name,
                                                                 bool quiet);

/// The member "light" of an object that is being written.
void writeLight(JsonWriter& json, const Lighting& lighting, const std::string& environment);

}  // namespace sinew::cli
