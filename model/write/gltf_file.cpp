// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/write/gltf_file.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "model/load/source/container.h"
namespace sinew {

namespace {

static_assert(std::endian::native == std::endian::little, "glTF is little-endian");

std::size_t padded(std::size_t bytes) {
    return (bytes + 3) / 4 * 4;
}

template <class Values>
void append(const Values& values, std::vector<std::uint8_t>& out) {
    const auto bytes = std::as_bytes(std::span(values));
    const std::size_t before = out.size();
    out.resize(before + padded(bytes.size()), 0);
    if (!bytes.empty()) {
        std::memcpy(out.data() + before, bytes.data(), bytes.size());
    }
}

}  // namespace

GltfFile::GltfFile(std::string_view asset) : m_asset(asset) {}

std::size_t GltfFile::add(const std::string& array, std::string_view json) {
    auto member = std::find_if(m_members.begin(), m_members.end(),
                               [&](const Member& each) { return each.array == array; });
    if (member == m_members.end()) {
        member = m_members.insert(member, {.array = array, .text = {}});
    }
    member->text += member->count == 0 ? "" : ",";
    member->text += json;
    return member->count++;
}

std::size_t GltfFile::count(std::string_view array) const noexcept {
    for (const Member& member : m_members) {
        if (member.array == array) {
            return member.count;
        }
    }
    return 0;
}

void GltfFile::set(std::string_view property) {
    m_members.push_back({.array = {}, .text = std::string(property)});
}

std::size_t GltfFile::addBytes(std::span<const std::uint8_t> bytes, std::uint32_t target) {
    m_buffer.resize(padded(m_buffer.size()), 0);
    const std::size_t offset = m_buffer.size();
    m_buffer.insert(m_buffer.end(), bytes.begin(), bytes.end());
    return add("bufferViews", R"({"buffer":0,"byteOffset":)" + std::to_string(offset) +
                                  R"(,"byteLength":)" + std::to_string(bytes.size()) +
                                  (target == 0 ? "" : R"(,"target":)" + std::to_string(target)) +
                                  '}');
}

std::size_t GltfFile::addAccessor(std::optional<std::size_t> view, const SparseViews& sparse,
                                  std::size_t count, const GltfAccessor& accessor) {
    std::string json = view ? R"({"bufferView":)" + std::to_string(*view) + ',' : "{";
    json += R"("componentType":)" + std::to_string(accessor.component) + R"(,"count":)" +
            std::to_string(count) + R"(,"type":")";
    json.append(accessor.type).append(accessor.normalized ? R"(","normalized":true)" : "\"");
    if (sparse.count > 0) {
        json += R"(,"sparse":{"count":)" + std::to_string(sparse.count) +
                R"(,"indices":{"bufferView":)" + std::to_string(sparse.indices) +
                R"(,"componentType":)" + std::to_string(sparse.component) +
                R"(},"values":{"bufferView":)" + std::to_string(sparse.values) + "}}";
    }
    return add("accessors", json.append(accessor.more) + '}');
}

std::uint64_t GltfFile::bytes() const noexcept {
    constexpr std::uint64_t kOverhead = 1024;  // headers, padding, the names of the members
    std::uint64_t sum = kOverhead + m_asset.size() + m_buffer.size();
    for (const Member& member : m_members) {
        sum += member.text.size() + 2 * member.array.size();
    }
    return sum;
}

std::vector<std::uint8_t> GltfFile::glb() const {
    std::string json = R"({"asset":)" + m_asset;
    for (const Member& member : m_members) {
        json += member.array.empty() ? "," + member.text
                                     : ",\"" + member.array + "\":[" + member.text + ']';
    }
    if (!m_buffer.empty()) {
        json += R"(,"buffers":[{"byteLength":)" + std::to_string(m_buffer.size()) + "}]";
    }
    json += '}';
    json.resize(padded(json.size()), ' ');
    const auto jsonBytes = static_cast<std::uint32_t>(json.size());
    const auto binaryBytes = static_cast<std::uint32_t>(padded(m_buffer.size()));
    std::vector<std::uint8_t> file;
    file.reserve(28 + json.size() + m_buffer.size() + 3);
    append(std::array{load::kGlbMagic, 2U, 28 + jsonBytes + binaryBytes, jsonBytes,
                      load::kGlbJsonChunk},
           file);
    append(json, file);
    append(std::array{binaryBytes, load::kGlbBinaryChunk}, file);
    append(m_buffer, file);
    return file;
}

}  // namespace sinew
