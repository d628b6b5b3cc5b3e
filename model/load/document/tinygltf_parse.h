// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "model/core/result.h"
#include "model/load/document/document.h"

namespace sinew::load {

/// Runs tinygltf on the normalised copy of `document.json` and fills `asset.info` (3.2) and the
/// cameras. Lists that may have thousands of entries are read elsewhere (see source_reader.h).
[[nodiscard]] Status parseWithTinygltf(const ParsedDocument& document, Asset& asset);

/// Seconds that tinygltf alone needs to read the file and its buffers, without image files, for
/// comparison in benchmarks. The file must have been accepted by this loader. Error: tinygltf
/// refuses it, with its message.
[[nodiscard]] Result<double> secondsOfTinygltfAlone(const std::filesystem::path& path);

}  // namespace sinew::load
