// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "model/core/result.h"
#include "model/load/document/document.h"

namespace sinew::load {

/// Runs tinygltf over the normalised copy of `document.json`, and fills what `asset` holds of the
/// file itself (3.2) and of the cameras. Lists that may have thousands of entries are not
/// tinygltf's (see source_reader.h).
[[nodiscard]] Status parseWithTinygltf(const ParsedDocument& document, Asset& asset);

/// How long tinygltf alone takes to read the file with its buffers and without its image files:
/// what benchmarks compare this loader with. For a file that this loader has accepted; whether
/// tinygltf does is not sure, and the error then holds its words.
[[nodiscard]] Result<double> secondsOfTinygltfAlone(const std::filesystem::path& path);

}  // namespace sinew::load
