// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/codec/meshopt_library.h"

// Built instead of meshopt_library.cpp if meshoptimizer was not found.
namespace sinew::codec {

bool hasMeshopt() noexcept {
    return false;
}

bool decodeAttributesV0(const MeshoptStream&, std::span<const std::uint8_t>,
                        std::span<std::uint8_t>) noexcept {
    return false;
}

bool decodeTriangles(const MeshoptStream&, std::span<const std::uint8_t>,
                     std::span<std::uint8_t>) noexcept {
    return false;
}

bool decodeIndices(const MeshoptStream&, std::span<const std::uint8_t>,
                   std::span<std::uint8_t>) noexcept {
    return false;
}

void decodeOctahedralFilter(const MeshoptStream&, std::span<std::uint8_t>) noexcept {}
void decodeQuaternionFilter(const MeshoptStream&, std::span<std::uint8_t>) noexcept {}
void decodeExponentialFilter(const MeshoptStream&, std::span<std::uint8_t>) noexcept {}

}  // namespace sinew::codec
