// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/draw/surface_pipelines.h"

#include <algorithm>
#include <utility>

namespace sinew {

std::size_t guessedBytes(const SurfaceState& state) noexcept {
    constexpr std::size_t kMiB = 1 << 20;
    return (state.shading == Shading::Lit ? 10 : 2) * kMiB;
}

SurfacePipelines::SurfacePipelines(Maker make, std::size_t mostBytes)
    : m_make(std::move(make)), m_mostBytes(mostBytes) {}

VkPipeline SurfacePipelines::require(const SurfaceState& state, PipelineNeed need) {
    if (const VkPipeline pipeline = known(state, need); pipeline != VK_NULL_HANDLE) {
        return pipeline;
    }
    Unique<VkPipeline> made = m_make(state);
    std::vector<Unique<VkPipeline>> surplus;  // destroyed outside the lock
    const std::scoped_lock lock(m_mutex);
    const auto [entry, isNew] = m_entries.try_emplace(state);
    if (isNew) {  // otherwise another thread was faster
        entry->second.pipeline = std::move(made);
        m_bytes += guessedBytes(state);
        ++m_made;
    }
    note(entry->second, need);
    const VkPipeline pipeline = entry->second.pipeline.get();
    surplus = takeSurplus();
    return pipeline;
}

VkPipeline SurfacePipelines::known(const SurfaceState& state, PipelineNeed need) {
    const std::scoped_lock lock(m_mutex);
    const auto entry = m_entries.find(state);
    if (entry == m_entries.end()) {
        return VK_NULL_HANDLE;
    }
    note(entry->second, need);
    return entry->second.pipeline.get();
}

void SurfacePipelines::note(Entry& entry, PipelineNeed need) noexcept {
    entry.asked = ++m_asked;
    switch (need) {
        case PipelineNeed::Shown:
            entry.shown = true;
            return;
        case PipelineNeed::Arriving:
            entry.arriving = true;
            return;
    }
}

/// Removes unneeded pipelines beyond the budget, least recently used first.
std::vector<Unique<VkPipeline>> SurfacePipelines::takeSurplus() {
    std::vector<Unique<VkPipeline>> surplus;
    if (m_bytes <= m_mostBytes) {
        return surplus;
    }
    std::vector<Entries::iterator> idle;
    for (auto entry = m_entries.begin(); entry != m_entries.end(); ++entry) {
        if (!entry->second.shown && !entry->second.arriving) {
            idle.push_back(entry);
        }
    }
    std::sort(idle.begin(), idle.end(),
              [](const auto& a, const auto& b) { return a->second.asked < b->second.asked; });
    for (auto each = idle.begin(); each != idle.end() && m_bytes > m_mostBytes; ++each) {
        m_bytes -= guessedBytes((*each)->first);
        surplus.push_back(std::move((*each)->second.pipeline));
        m_entries.erase(*each);
    }
    return surplus;
}

bool SurfacePipelines::has(const SurfaceState& state) const {
    const std::scoped_lock lock(m_mutex);
    return m_entries.contains(state);
}

void SurfacePipelines::forgetArriving() {
    std::vector<Unique<VkPipeline>> surplus;
    const std::scoped_lock lock(m_mutex);
    for (auto& [state, entry] : m_entries) {
        entry.arriving = false;
    }
    surplus = takeSurplus();
}

void SurfacePipelines::showArrived() {
    std::vector<Unique<VkPipeline>> surplus;
    const std::scoped_lock lock(m_mutex);
    for (auto& [state, entry] : m_entries) {
        entry.shown = std::exchange(entry.arriving, false);
    }
    surplus = takeSurplus();
}

std::size_t SurfacePipelines::count() const {
    const std::scoped_lock lock(m_mutex);
    return m_entries.size();
}

std::size_t SurfacePipelines::bytes() const {
    const std::scoped_lock lock(m_mutex);
    return m_bytes;
}

std::uint64_t SurfacePipelines::made() const {
    const std::scoped_lock lock(m_mutex);
    return m_made;
}

}  // namespace sinew
