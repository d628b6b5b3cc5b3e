// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/cli/args/options.h"

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

}  // namespace sinew::cli
