// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/compare/surface_comparer.h"

#include <algorithm>
#include <map>
#include <utility>

#include "model/asset/allowed_work.h"
#include "model/compare/pose_distances.h"
#include "model/facts/frame_grid.h"

namespace sinew {
namespace {

/// More of a clip is compared at every n-th frame.
constexpr std::uint64_t kMostFrames = 100'000;

bool moves(const PreparedClip& clip, const Asset& asset, NodeIndex index) {
    const Node& node = asset[index];
    return clip.moved.isMoved[index.value] != 0 ||
           (node.skin &&
            std::binary_search(clip.moved.skins.begin(), clip.moved.skins.end(), node.skin));
}

/// What one of the clips can move. Primitives with morph targets count as moved.
MovingParts movingParts(const ComparedSurface& surface, const ClipLibrary& before,
                        const PreparedClip& here, const ClipLibrary& after,
                        const PreparedClip& there) {
    MovingParts moving;
    for (const ComparedPrimitive& one : surface.primitives) {
        moving.push_back(
            moves(here, *before.asset(), one.before) || moves(there, *after.asset(), one.after) ||
            !comparedPrimitive(*before.asset(), one.before, one.primitive).targets.empty() ||
            !comparedPrimitive(*after.asset(), one.after, one.afterPrimitive).targets.empty());
    }
    for (const ObjectMatch& bone : surface.bones) {
        moving.push_back(here.moved.isMoved[bone.before] != 0 ||
                         there.moved.isMoved[bone.after] != 0);
    }
    return moving;
}

/// Calls `visit(first point, count, place of a point)` for every part of the surface.
template <class Visit>
void forEachPart(const ComparedSurface& surface, const Visit& visit) {
    std::size_t first = 0;
    for (const ComparedPrimitive& one : surface.primitives) {
        visit(first, one.mover.size(), [&one](std::size_t i) {
            return DistancePlace{.distance = 0.0F,
                                 .node = one.before,
                                 .primitive = one.primitive,
                                 .vertex = static_cast<std::uint32_t>(i),
                                 .mover = one.mover[i]};
        });
        first += one.mover.size();
    }
    for (const ObjectMatch& bone : surface.bones) {
        visit(first, std::size_t{3}, [&bone](std::size_t) {
            const NodeIndex node{bone.before};
            return DistancePlace{
                .distance = 0.0F, .node = node, .primitive = 0, .vertex = 0, .mover = node};
        });
        first += 3;
    }
}

DistanceTotals totalsOf(const ComparedSurface& surface, const std::vector<float>& distances) {
    DistanceTotals totals;
    forEachPart(surface, [&](std::size_t first, std::size_t count, const auto& placeOf) {
        for (std::size_t i = 0; i < count; ++i) {
            const float distance = distances[first + i];
            if (distance > totals.largest.distance) {
                totals.largest = placeOf(i);
                totals.largest.distance = distance;
            }
        }
    });
    totals.spread = spreadOf(distances);
    return totals;
}

/// Times of the other clip.
std::vector<float> alignedTimes(const std::vector<float>& seconds, const Animation& before,
                                const Animation& after, ClipAlignment alignment) {
    std::vector<float> times = seconds;
    for (float& time : times) {
        time = alignedSeconds(time, before, after, alignment);
    }
    return times;
}

PlayedRange commonRange(const Animation& before, const Animation& after, ClipAlignment alignment) {
    const PlayedRange whole = wholeRange(before);
    if (alignment == ClipAlignment::Phase) {
        return whole;
    }
    const float start = std::min(before.startSeconds, after.startSeconds);
    return {.start = start, .end = std::max(start, std::min(before.endSeconds, after.endSeconds))};
}

ComparedSurface restedSurface(const std::shared_ptr<const ClipLibrary>& before,
                              const std::shared_ptr<const ClipLibrary>& after,
                              const ObjectMatches& matches, const std::stop_token& stop) {
    return comparedSurface(PoseEvaluator(before), PoseEvaluator(after), matches, stop);
}

}  // namespace

/// What a worker keeps of the poses that it has seen.
struct SurfaceComparer::Worker {
    Worker(const std::shared_ptr<const ClipLibrary>& clips, const ComparedSurface& surface,
           std::size_t points, std::size_t nodes)
        : after(clips), distances(surface), largest(points, 0.0F), ofNode(nodes) {}

    /// Starts a clip with the distances at rest.
    void begin(const std::vector<float>& rest) {
        distances.set(rest);
        std::fill(largest.begin(), largest.end(), 0.0F);
        for (const std::uint32_t node : touched) {
            ofNode[node] = {};
        }
        touched.clear();
    }

    void keep(std::uint32_t mover, float distance, std::uint32_t frame) {
        MoverDistance& kept = ofNode[mover];
        if (kept.distance == 0.0F) {
            touched.push_back(mover);
        }
        if (distance > kept.distance) {
            kept = {.node = NodeIndex(mover), .distance = distance, .frame = frame};
        }
    }

    PoseEvaluator after;
    PoseDistances distances;
    std::vector<float> largest;          // [point]
    std::vector<MoverDistance> ofNode;   // [node before]
    std::vector<std::uint32_t> touched;  // nodes with a distance
};

SurfaceComparer::SurfaceComparer(std::shared_ptr<const ClipLibrary> before,
                                 std::shared_ptr<const ClipLibrary> after,
                                 const ObjectMatches& matches, const std::stop_token& stop)
    : m_before(std::move(before)),
      m_after(std::move(after)),
      m_surface(restedSurface(m_before, m_after, matches, stop)),
      m_largest(m_surface.pointCount(*m_before->asset()), 0.0F),
      m_walk(m_before) {
    PoseDistances distances(m_surface);
    distances.set(m_largest);
    distances.measure(PoseEvaluator(m_before), PoseEvaluator(m_after), allParts(m_surface));
    m_rest = distances.distances();
}

SurfaceComparer::~SurfaceComparer() = default;

DistanceTotals SurfaceComparer::atRest() const {
    return totalsOf(m_surface, m_rest);
}

std::vector<float> SurfaceComparer::restOfPrimitives() const {
    std::vector<float> largest;
    auto first = m_rest.begin();
    for (const ComparedPrimitive& one : m_surface.primitives) {
        const auto end = first + static_cast<std::ptrdiff_t>(one.mover.size());
        largest.push_back(first == end ? 0.0F : *std::max_element(first, end));
        first = end;
    }
    return largest;
}

std::optional<ClipComparison> SurfaceComparer::overClips(AnimationIndex before,
                                                         AnimationIndex after,
                                                         ClipAlignment alignment,
                                                         const std::stop_token& stop,
                                                         std::function<void(float)> progress) {
    const Animation& here = (*m_before->asset())[before];
    const Animation& there = (*m_after->asset())[after];
    ClipComparison clip;
    clip.before = before;
    clip.after = after;
    clip.framesPerSecond = clipRate(frameGridOf(here, stop)).framesPerSecond;
    clip.frames = frameList(commonRange(here, there, alignment), clip.framesPerSecond,
                            FrameEnds::OnlyFrames, allowedWork(*m_before->asset(), kMostFrames));
    clip.afterSeconds = alignedTimes(clip.frames.seconds, here, there, alignment);
    clip.largestOfFrame.assign(clip.frames.seconds.size(), 0.0F);
    const WalkOptions options{.stop = stop, .progress = std::move(progress)};
    const std::size_t workers = m_walk.workers(clip.frames.seconds.size(), options);
    while (m_workers.size() < workers) {
        m_workers.emplace_back(m_after, m_surface, m_largest.size(),
                               m_before->asset()->nodes.size());
    }
    for (Worker& worker : m_workers) {
        worker.begin(m_rest);
    }
    const MovingParts moving =
        movingParts(m_surface, *m_before, (*m_before)[before], *m_after, (*m_after)[after]);
    const auto visit = [&](const PoseEvaluator& pose, std::size_t frame, std::size_t index) {
        Worker& worker = m_workers[index];
        worker.after.evaluate(after, clip.afterSeconds[frame]);
        worker.distances.measure(pose, worker.after, moving);
        keepFrame(frame, worker, clip);
    };
    if (!m_walk.inParts({.animation = before}, clip.frames.seconds, visit, options)) {
        return {};
    }
    const std::vector<float> largest = uniteWorkers(clip);
    clip.totals = totalsOf(m_surface, largest);
    clip.worst = static_cast<std::size_t>(
        std::max_element(clip.largestOfFrame.begin(), clip.largestOfFrame.end()) -
        clip.largestOfFrame.begin());
    for (std::size_t i = 0; i < largest.size(); ++i) {
        m_largest[i] = std::max(m_largest[i], largest[i]);
    }
    return clip;
}

DistanceTotals SurfaceComparer::overall() const {
    return totalsOf(m_surface, m_largest);
}

void SurfaceComparer::keepFrame(std::size_t frame, Worker& worker, ClipComparison& clip) const {
    const std::vector<float>& distances = worker.distances.distances();
    float largest = 0.0F;
    forEachPart(m_surface, [&](std::size_t first, std::size_t count, const auto& placeOf) {
        for (std::size_t i = 0; i < count; ++i) {
            const float distance = distances[first + i];
            if (distance > 0.0F) {
                largest = std::max(largest, distance);
                worker.largest[first + i] = std::max(worker.largest[first + i], distance);
                worker.keep(placeOf(i).mover.value, distance, static_cast<std::uint32_t>(frame));
            }
        }
    });
    clip.largestOfFrame[frame] = largest;
}

std::vector<float> SurfaceComparer::uniteWorkers(ClipComparison& clip) const {
    std::vector<float> largest(m_largest.size(), 0.0F);
    std::map<NodeIndex, MoverDistance> movers;
    for (const Worker& worker : m_workers) {
        for (std::size_t i = 0; i < largest.size(); ++i) {
            largest[i] = std::max(largest[i], worker.largest[i]);
        }
        for (const std::uint32_t node : worker.touched) {
            MoverDistance& kept = movers[NodeIndex(node)];
            if (worker.ofNode[node].distance > kept.distance) {
                kept = worker.ofNode[node];
            }
        }
    }
    for (const auto& [node, mover] : movers) {
        clip.movers.push_back(mover);
    }
    return largest;
}

}  // namespace sinew
