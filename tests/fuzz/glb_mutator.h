// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace sinew::fuzz {

/// Mutates a glTF file of `size` bytes inside `room` and returns its new size. For a GLB, mostly
/// mutates only the JSON or the binary chunk and corrects the container's lengths; otherwise the
/// container check would reject nearly every mutation. Some mutations replace a number, index or
/// name with another.
std::size_t mutateGltf(std::span<std::uint8_t> room, std::size_t size, unsigned int seed);

}  // namespace sinew::fuzz
