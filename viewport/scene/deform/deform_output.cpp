// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/deform/deform_output.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr VkBufferUsageFlags kOutputUsage =
    VK_BUFFER_USAGE_VERTEX_BUFFER_BIT | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT |
    VK_BUFFER_USAGE_TRANSFER_DST_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT;
constexpr VkDeviceSize kSmallestStaging = 4096;

}  // namespace

DeformOutput::DeformOutput(const DeviceView& device, VkDescriptorSetLayout words,
                           std::uint32_t slots)
    : m_device(device), m_wordsLayout(words), m_jobs(slots), m_vertices(slots) {}

void DeformOutput::clear() noexcept {
    clearVertices();
    clearRows();
    for (std::vector<Staging>* const slots : {&m_jobs, &m_vertices}) {
        for (Staging& staging : *slots) {
            clear(staging);
        }
    }
}

void DeformOutput::clear(Staging& staging) noexcept {
    staging.mapped = {};
    staging.buffer = {};
    staging.arena.reset();
}

void DeformOutput::clearVertices() noexcept {
    m_words = {};
    m_buffer = {};
    m_arena.reset();
    m_bytes = 0;
}

void DeformOutput::clearRows() noexcept {
    m_rows = {};
    m_rowArena.reset();
    m_rowBytes = 0;
}

void DeformOutput::reserve(VkDeviceSize bytes, VkDeviceSize mostRange) {
    clearVertices();
    m_arena.emplace(m_device, MemoryArena::Access::Device, bytes);
    m_buffer = makeBuffer(m_device, "deformed vertices", bytes, kOutputUsage);
    m_arena->bind(m_buffer.get());
    m_words = WordWindows(m_device, m_wordsLayout, m_buffer.get(), bytes, mostRange);
    m_bytes = bytes;
}

void DeformOutput::reserveRows(VkDeviceSize bytes) {
    clearRows();
    m_rowArena.emplace(m_device, MemoryArena::Access::Device, bytes);
    m_rows = makeBuffer(m_device, "palette rows", bytes, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    m_rowArena->bind(m_rows.get());
    m_rowBytes = bytes;
}

DeformOutput::Upload DeformOutput::jobs(std::uint32_t slot, VkDeviceSize bytes) {
    return grown(m_jobs[slot], MemoryArena::Access::Frame, bytes,
                 VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT);
}

DeformOutput::Upload DeformOutput::vertices(std::uint32_t slot, VkDeviceSize bytes) {
    return grown(m_vertices[slot], MemoryArena::Access::Upload, bytes,
                 VK_BUFFER_USAGE_TRANSFER_SRC_BIT);
}

DeformOutput::Upload DeformOutput::grown(Staging& staging, MemoryArena::Access access,
                                         VkDeviceSize bytes, VkBufferUsageFlags usage) {
    if (bytes > staging.mapped.size()) {
        const VkDeviceSize size =
            std::max({bytes, 2 * VkDeviceSize{staging.mapped.size()}, kSmallestStaging});
        clear(staging);
        staging.arena.emplace(m_device, access, size);
        staging.buffer = makeBuffer(m_device, "staging of deforming", size, usage);
        staging.mapped = {staging.arena->bind(staging.buffer.get()),
                          static_cast<std::size_t>(size)};
    }
    return {staging.buffer.get(), staging.mapped};
}

}  // namespace sinew
