// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "model/asset/asset.h"
#include "model/evaluate/pose_evaluator.h"

namespace sinew {

class PercentDone;

/// A pose that is compared.
struct EngineMoment {
    AnimationIndex animation = {};  // none: at rest
    float seconds = 0.0F;           // file time
    std::optional<std::uint64_t> frame = {};
};

struct EngineMoments {
    std::vector<EngineMoment> list;  // rest pose first, then ordered by clip and time
    std::uint64_t frames = 0;        // total of all clips
    std::uint64_t step = 1;          // every how many frames of a clip
    std::size_t clipStep = 1;        // every how many clips

    [[nodiscard]] bool leavesOut() const noexcept { return step > 1 || clipStep > 1; }
};

/// The rest pose and every frame of every clip, at least one per clip: the time of its first key if
/// no frame is in it. If these are more than `most`, about so many of them, evenly spaced.
[[nodiscard]] EngineMoments engineMoments(const Asset& asset, std::uint64_t most);

/// The same for one clip, without the rest pose.
[[nodiscard]] EngineMoments clipMoments(const Asset& asset, AnimationIndex animation,
                                        std::uint64_t most);

/// Something that is measured in many poses.
class PosedSearch {
public:
    virtual ~PosedSearch() = default;

    /// Work per pose, as a number of deformed vertices.
    [[nodiscard]] virtual std::uint64_t cost() const noexcept = 0;
    /// `rest` is in the rest pose. The moments that follow are valid until `finish`.
    virtual void begin(const PoseEvaluator& rest, std::span<const EngineMoment> moments) = 0;
    /// `pose` is that of the moment. Moments come in order.
    virtual void add(const PoseEvaluator& pose, std::size_t moment) = 0;
    /// Releases what only `add` needs; the results stay.
    virtual void finish() = 0;

protected:
    PosedSearch() = default;
    PosedSearch(const PosedSearch&) = default;
    PosedSearch(PosedSearch&&) noexcept = default;
    PosedSearch& operator=(const PosedSearch&) = default;
    PosedSearch& operator=(PosedSearch&&) noexcept = default;
};

/// What deforming a primitive costs, as a number of vertices with one set of influences.
[[nodiscard]] std::uint64_t costOfDeforming(const Primitive& primitive) noexcept;

/// Searches that share poses. Those next to each other form groups of about as much work as posing
/// the model, and each group poses the model once per moment: the work grows with the searches and
/// the model, not with their product.
class SharedPoses {
public:
    /// Borrows the searches.
    SharedPoses(std::shared_ptr<const ClipLibrary> clips, std::vector<PosedSearch*> searches);

    /// Of all groups for one moment, as a number of deformed vertices; at least 1.
    [[nodiscard]] std::uint64_t costPerPose() const noexcept;
    [[nodiscard]] std::size_t groupCount() const noexcept { return m_ends.size(); }

    /// Adds the moments, in order, to every search and finishes it. On all cores; `progress` gets
    /// values from 0 to 1 on any thread, one call at a time, never less than before. Rethrows the
    /// first exception. Incomplete after a stop.
    void add(std::span<const EngineMoment> moments, const std::function<void(float)>& progress = {},
             const std::stop_token& stop = {});

private:
    void addToGroup(std::size_t group, std::span<const EngineMoment> moments, PercentDone& done,
                    const std::stop_token& stop);

    std::shared_ptr<const ClipLibrary> m_clips;
    std::vector<PosedSearch*> m_searches;
    std::vector<std::size_t> m_ends;  // [group]: after its last search
    std::uint64_t m_costOfPosing = 0;
};

}  // namespace sinew
