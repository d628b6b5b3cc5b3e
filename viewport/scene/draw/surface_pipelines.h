// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <unordered_map>
#include <vector>

#include "viewport/gpu/unique.h"
#include "viewport/scene/draw/surface_state.h"

namespace sinew {

/// Who requests a pipeline: the shown file, or the file being loaded.
enum class PipelineNeed { Shown, Arriving };

/// Estimated maximum memory of a pipeline, based on lavapipe, which compiles pipelines on the CPU
/// and has the largest measured.
[[nodiscard]] std::size_t guessedBytes(const SurfaceState& state) noexcept;

/// Surface pipelines by state. Pipelines requested by a file are kept while it is shown or loading,
/// regardless of size. All others are cached for later files while the total is at most
/// `mostBytes`; the least recently used are evicted first. Thread-safe.
class SurfacePipelines {
public:
    using Maker = std::function<Unique<VkPipeline>(const SurfaceState&)>;

    /// `make` is called from any requesting thread, without a lock.
    SurfacePipelines(Maker make, std::size_t mostBytes);

    /// The pipeline of a canonical state; creates it if there is none. Rethrows exceptions of
    /// `make`. Valid as long as the file that it is for.
    VkPipeline require(const SurfaceState& state, PipelineNeed need);
    [[nodiscard]] bool has(const SurfaceState& state) const;

    /// Call when the loading file is cancelled or replaced.
    void forgetArriving();
    /// The loading file replaces the shown file; if there is none, nothing is shown. No unfinished
    /// frame may use earlier pipelines.
    void showArrived();

    [[nodiscard]] std::size_t count() const;
    [[nodiscard]] std::size_t bytes() const;   // estimate
    [[nodiscard]] std::uint64_t made() const;  // total

private:
    struct Entry {
        Unique<VkPipeline> pipeline;
        std::uint64_t asked = 0;  // larger: more recent
        bool shown = false;
        bool arriving = false;
    };
    using Entries = std::unordered_map<SurfaceState, Entry, SurfaceStateHash>;

    /// Null: there is none.
    [[nodiscard]] VkPipeline known(const SurfaceState& state, PipelineNeed need);
    void note(Entry& entry, PipelineNeed need) noexcept;
    [[nodiscard]] std::vector<Unique<VkPipeline>> takeSurplus();

    const Maker m_make;
    const std::size_t m_mostBytes;
    mutable std::mutex m_mutex;  // guards all below
    Entries m_entries;
    std::size_t m_bytes = 0;  // estimate
    std::uint64_t m_asked = 0;
    std::uint64_t m_made = 0;
};

}  // namespace sinew
