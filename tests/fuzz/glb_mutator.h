// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace sinew::fuzz {

/// Mutates a glTF file of `size` bytes inside `room` and returns its new size. Of a GLB mostly the
/// JSON or the binary chunk alone, with the lengths of the container put right again: without that
/// nearly every mutation dies in the container. Some mutations put another number, index or name
/// in the place of one.
std::size_t mutateGltf(std::span<std::uint8_t> room, std::size_t size, unsigned int seed);

}  // namespace sinew::fuzz
