// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "model/compare/clip_alignment.h"
#include "model/compare/compared_surface.h"
#include "model/evaluate/clip/clip_library.h"
#include "model/evaluate/frame_list.h"
#include "model/evaluate/pose_walk.h"

namespace sinew {

/// A point of the file before, and how far it is from its partner. World space, the files' units.
struct DistancePlace {
    float distance = 0.0F;
    NodeIndex node;               // draws the mesh, or the bone; none: no distance
    std::uint32_t primitive = 0;  // primitive of its mesh
    std::uint32_t vertex = 0;
    NodeIndex mover;  // the joint of the vertex's largest weight, or the node
};

/// Distances over all points.
struct DistanceTotals {
    DistancePlace largest;
    DistanceSpread spread;
};

/// The largest distance of the points that a node moves.
struct MoverDistance {
    NodeIndex node;  // node before
    float distance = 0.0F;
    std::uint32_t frame = 0;  // position in the frames of the clip
};

/// The surfaces of two clips, frame by frame of the clip before.
struct ClipComparison {
    AnimationIndex before;
    AnimationIndex after;
    double framesPerSecond = 30.0;
    FrameList frames;
    std::vector<float> afterSeconds;    // [frame]
    std::vector<float> largestOfFrame;  // [frame]
    DistanceTotals totals;              // totals of the largest distance of every point
    std::size_t worst = 0;              // position in `frames` of the largest
    std::vector<MoverDistance> movers;  // those with a distance, ascending
};

/// Measures the distance between the surfaces of two files. Used by one thread at a time.
class SurfaceComparer {
public:
    /// Incomplete after a stop.
    SurfaceComparer(std::shared_ptr<const ClipLibrary> before,
                    std::shared_ptr<const ClipLibrary> after, const ObjectMatches& matches,
                    const std::stop_token& stop = {});
    ~SurfaceComparer();

    [[nodiscard]] const ComparedSurface& surface() const noexcept { return m_surface; }

    /// Distances in the rest poses.
    [[nodiscard]] DistanceTotals atRest() const;
    /// The largest distance in the rest poses of every primitive of the surface.
    [[nodiscard]] std::vector<float> restOfPrimitives() const;

    /// Distances over the frames of both clips. None after a stop. `progress` gets the finished
    /// fraction.
    [[nodiscard]] std::optional<ClipComparison> overClips(AnimationIndex before,
                                                          AnimationIndex after,
                                                          ClipAlignment alignment,
                                                          const std::stop_token& stop = {},
                                                          std::function<void(float)> progress = {});

    /// The largest distance of every point over all clips so far: the points of a primitive follow
    /// each other, in the order of `surface()`.
    [[nodiscard]] const std::vector<float>& largest() const noexcept { return m_largest; }
    /// Totals of `largest`, at the place of the largest.
    [[nodiscard]] DistanceTotals overall() const;

private:
    struct Worker;
    void keepFrame(std::size_t frame, Worker& worker, ClipComparison& clip) const;
    /// The largest distance of every point in the clip. Workers saw ascending frames: the first of
    /// equal ones wins.
    std::vector<float> uniteWorkers(ClipComparison& clip) const;

    std::shared_ptr<const ClipLibrary> m_before;
    std::shared_ptr<const ClipLibrary> m_after;
    ComparedSurface m_surface;
    std::vector<float> m_rest;  // [point]: the distance at rest
    std::vector<float> m_largest;
    PoseWalk m_walk;
    std::vector<Worker> m_workers;  // kept for the next clip
};

}  // namespace sinew
