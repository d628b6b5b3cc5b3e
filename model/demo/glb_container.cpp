// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/glb_container.h"

#include <array>
#include <bit>

namespace sinew::demo {
namespace {

static_assert(std::endian::native == std::endian::little, "glTF is little-endian");

constexpr std::uint32_t kMagic = 0x46546C67;        // "glTF"
constexpr std::uint32_t kJsonChunk = 0x4E4F534A;    // "JSON"
constexpr std::uint32_t kBinaryChunk = 0x004E4942;  // "BIN"

std::size_t padded(std::size_t bytes) {
    return (bytes + 3) / 4 * 4;
}

}  // namespace

std::vector<std::uint8_t> assembleGlb(std::string json, std::span<const std::uint8_t> binary) {
    json.resize(padded(json.size()), ' ');
    const auto jsonBytes = static_cast<std::uint32_t>(json.size());
    const auto binaryBytes = static_cast<std::uint32_t>(padded(binary.size()));
    const std::array head{kMagic, 2U, 28 + jsonBytes + binaryBytes, jsonBytes, kJsonChunk};
    const std::array binaryHead{binaryBytes, kBinaryChunk};
    GltfBuffer file;
    file.append(std::span<const std::uint32_t>(head));
    file.append(std::span<const char>(json));
    file.append(std::span<const std::uint32_t>(binaryHead));
    file.append(binary);
    std::vector<std::uint8_t> out(file.bytes().begin(), file.bytes().end());
    out.resize(padded(out.size()), 0);
    return out;
}

}  // namespace sinew::demo
