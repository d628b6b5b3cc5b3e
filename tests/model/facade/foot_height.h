// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace sinew::test {

/// World y of a node in each frame of a clip: the example of the public header.
[[nodiscard]] std::vector<float> footHeights(const std::filesystem::path& file,
                                             const std::string& clip, const std::string& foot);

}  // namespace sinew::test
