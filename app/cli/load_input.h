// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "model/asset/asset.h"
#include "model/load/load_asset.h"

namespace sinew {
struct Environment;
}

namespace sinew::cli {

/// Whether a file name is "-".
[[nodiscard]] bool isStandardInput(const std::string& file);

/// The glTF on standard input, read on the first call and kept: a GLB or text without external
/// files, at most 1 GiB. Refused after the first bytes if it is neither. May be called from any
/// thread. Throws Failure: exit 2 if it is a terminal, otherwise exit 3.
[[nodiscard]] std::span<const std::uint8_t> standardInputAsset();

/// `loadAsset`, also of "-". A named pipe is refused unopened: it may have no writer.
[[nodiscard]] Result<std::shared_ptr<const Asset>> loadFrom(const std::string& file,
                                                            const LoadOptions& options = {},
                                                            const LoadProgress& progress = {});

/// Refuses standard input for more than one of the given files. Throws Failure (exit 2).
void refuseTwiceFromStandardInput(std::span<const std::string> files);

/// The first `mostBytes` of a file, a named pipe or standard input. `what` it is in words: "the
/// list of poses". Throws Failure (exit 3; 2 if standard input is a terminal).
[[nodiscard]] std::string readTextInput(const std::string& path, const char* what,
                                        std::size_t mostBytes, bool quiet);

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
