// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <vector>

namespace sinew::test {

/// Every .gltf, .glb and .vrm below the folder, in the order of their paths. Throws
/// std::filesystem::filesystem_error where the folder cannot be read.
[[nodiscard]] std::vector<std::filesystem::path> gltfFilesBelow(
    const std::filesystem::path& folder);

}  // namespace sinew::test
