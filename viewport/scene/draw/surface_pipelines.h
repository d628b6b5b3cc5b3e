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

/// Who asks for a pipeline: the file that is shown, or the one on its way.
enum class PipelineNeed { Shown, Arriving };

/// What a pipeline of the state takes at most, as a guess: what lavapipe keeps, which compiles
/// every pipeline on the processor and is the largest that was measured.
[[nodiscard]] std::size_t guessedBytes(const SurfaceState& state) noexcept;

/// Pipelines of surfaces by state. Those that a file asked for stay while it is shown or on its
/// way, whatever they take. All others are kept for files that come again, as long as everything
/// takes no more than `mostBytes`: the least recently asked for go first. Thread-safe.
class SurfacePipelines {
public:
    using Maker = std::function<Unique<VkPipeline>(const SurfaceState&)>;

    /// `make` is called from any thread that requires, without a lock.
    SurfacePipelines(Maker make, std::size_t mostBytes);

    /// Makes the pipeline of a canonical state if there is none. Throws what the maker throws.
    void require(const SurfaceState& state, PipelineNeed need);
    [[nodiscard]] bool has(const SurfaceState& state) const;
    /// Of a canonical state that was required for the file that is shown.
    [[nodiscard]] VkPipeline get(const SurfaceState& state) const noexcept;

    /// The file on its way was called off, or another one begins.
    void forgetArriving();
    /// The file on its way takes the place of the one that was shown; without one nothing is shown.
    /// No frame that the device has not finished may use what was asked for until now.
    void showArrived();

    [[nodiscard]] std::size_t count() const;
    [[nodiscard]] std::size_t bytes() const;   // as guessed
    [[nodiscard]] std::uint64_t made() const;  // ever

private:
    struct Entry {
        Unique<VkPipeline> pipeline;
        std::uint64_t asked = 0;  // the larger, the more recently
        bool shown = false;
        bool arriving = false;
    };
    using Entries = std::unordered_map<SurfaceState, Entry, SurfaceStateHash>;

    bool ask(const SurfaceState& state, PipelineNeed need);
    void note(Entry& entry, PipelineNeed need) noexcept;
    [[nodiscard]] std::vector<Unique<VkPipeline>> takeSurplus();

    const Maker m_make;
    const std::size_t m_mostBytes;
    mutable std::mutex m_mutex;  // of all that follows
    Entries m_entries;
    std::size_t m_bytes = 0;  // as guessed
    std::uint64_t m_asked = 0;
    std::uint64_t m_made = 0;
};

}  // namespace sinew
