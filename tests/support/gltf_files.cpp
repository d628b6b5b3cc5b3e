// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/gltf_files.h"

#include <algorithm>
#include <string>

namespace sinew::test {
namespace {

bool isGltf(const std::filesystem::path& path) {
    const std::string extension = path.extension().string();
    return extension == ".gltf" || extension == ".glb" || extension == ".vrm";
}

}  // namespace

std::vector<std::filesystem::path> gltfFilesBelow(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file() && isGltf(entry.path())) {
            files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

}  // namespace sinew::test
