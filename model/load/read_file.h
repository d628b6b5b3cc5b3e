// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

#include "model/core/result.h"

namespace sinew::load {

/// The first `wanted` bytes of a regular file, or all of it when it is shorter. Memory is taken
/// only for what is there. Anything else than a regular file (a folder, a pipe) is refused without
/// waiting for it.
[[nodiscard]] Result<std::vector<std::uint8_t>> readFile(const std::filesystem::path& path,
                                                         std::uint64_t wanted);

}  // namespace sinew::load
