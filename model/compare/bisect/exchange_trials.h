// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "model/compare/bisect/part_exchange.h"
#include "model/compare/pose_distances.h"

namespace sinew {

/// Positions in the list of parts that differ, ascending.
using PartSet = std::vector<std::uint32_t>;

/// A pose of both files; `before` none: the rest poses.
struct TrialMoment {
    AnimationIndex before = {};
    AnimationIndex after = {};
    float seconds = 0.0F;
    float afterSeconds = 0.0F;

    auto operator<=>(const TrialMoment&) const = default;
};

/// How far two files are apart in one pose.
struct TrialDistance {
    float largest = 0.0F;
    double sum = 0.0;  // all points together
};

/// Measures how far the file before is from the file after once some parts are exchanged. Parts
/// that do not fit together are infinitely far. Borrows the exchange and the surface; used by one
/// thread at a time.
class ExchangeTrials {
public:
    ExchangeTrials(const PartExchange& exchange, std::shared_ptr<const ClipLibrary> after,
                   const ComparedSurface& surface);

    [[nodiscard]] const std::vector<FilePart>& parts() const noexcept { return m_exchange.parts(); }

    /// One distance for each moment.
    [[nodiscard]] std::vector<TrialDistance> at(const PartSet& parts,
                                                std::span<const TrialMoment> moments);
    /// The largest of all moments; some distance above `limit` if that is exceeded.
    [[nodiscard]] float largest(const PartSet& parts, std::span<const TrialMoment> moments,
                                float limit = std::numeric_limits<float>::infinity());

    /// The largest distance of every frame of a clip. None after a stop.
    [[nodiscard]] std::optional<std::vector<float>> overClip(const PartSet& parts,
                                                             const ClipComparison& clip,
                                                             const std::stop_token& stop);

    /// Calls so far.
    [[nodiscard]] std::size_t count() const noexcept { return m_count; }

private:
    [[nodiscard]] std::shared_ptr<const Asset> exchanged(const PartSet& parts) const;
    TrialDistance measure(PoseEvaluator& trial, const TrialMoment& moment);

    const PartExchange& m_exchange;
    std::shared_ptr<const ClipLibrary> m_clips;  // clips of the file after
    const ComparedSurface& m_surface;
    PoseEvaluator m_after;
    PoseDistances m_distances;
    MovingParts m_all;
    std::size_t m_count = 0;
};

}  // namespace sinew
