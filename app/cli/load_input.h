// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "model/asset/asset.h"

namespace sinew {
struct Environment;
}

namespace sinew::cli {

enum class Images { Decode, Skip };

/// Lists images that could not be read, and are replaced by placeholders, on standard error.
void notePlaceholders(const Asset& asset, const std::string& file, bool quiet);

/// Loads the file; shows progress on a terminal unless `quiet`. Throws Failure (exit 3).
[[nodiscard]] std::shared_ptr<const Asset> loadInput(const std::string& file, Images images,
                                                     bool quiet);

/// The prefiltered environment of a .hdr file or a built-in one; null for an empty path: the
/// studio. Throws Failure (exit 3; 2 for an unknown built-in name).
[[nodiscard]] std::shared_ptr<const Environment> loadEnvironment(const std::string& file,
                                                                 bool quiet);

}  // namespace sinew::cli
