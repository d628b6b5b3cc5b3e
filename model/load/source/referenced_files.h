// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <vector>

#include "model/core/json_value.h"

namespace sinew::load {

/// The files that the buffers and images of a document refer to, whether they exist or not:
/// absolute, ascending, each once. `file` is the document's own; those outside of its folder are
/// left out, because the loader refuses them. The document may be invalid.
[[nodiscard]] std::vector<std::filesystem::path> referencedFiles(const JsonValue& document,
                                                                 const std::filesystem::path& file);

/// The same for a .gltf or .glb file that may be broken in every other respect; none if its JSON
/// cannot be read.
[[nodiscard]] std::vector<std::filesystem::path> referencedFiles(const std::filesystem::path& file);

}  // namespace sinew::load
