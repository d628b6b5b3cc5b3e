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

/// Tells on standard error which images could not be read: what shows them shows a placeholder.
void notePlaceholders(const Asset& asset, const std::string& file, bool quiet);

/// The file as an asset; a terminal shows the progress unless `quiet`. Throws Failure (exit 3).
[[nodiscard]] std::shared_ptr<const Asset> loadInput(const std::string& file, Images images,
                                                     bool quiet);

/// The light of a .hdr file, prefiltered; null for an empty path: the studio. Throws Failure (exit
/// 3).
[[nodiscard]] std::shared_ptr<const Environment> loadEnvironment(const std::string& file,
                                                                 bool quiet);

}  // namespace sinew::cli
