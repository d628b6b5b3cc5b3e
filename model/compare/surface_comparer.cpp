// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/compare/surface_comparer.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "model/evaluate/deform_node.h"
#include "model/evaluate/pose_walk.h"
#include "model/facts/frame_grid.h"

namespace sinew {
namespace {

constexpr std::uint64_t kMostFrames = 100'000;

const Primitive& primitiveOf(const Asset& asset, NodeIndex node, std::uint32_t primitive) {
    return asset[asset[node].mesh].primitives[primitive];
}

/// Distances of all points in one pair of poses. Keeps its memory.
class PoseDistances {
public:
    explicit PoseDistances(const ComparedSurface& surface) : m_surface(surface) {}

    void measure(const PoseEvaluator& before, const PoseEvaluator& after) {
        m_distances.clear();
        for (const ComparedPrimitive& one : m_surface.primitives) {
            measurePrimitive(before, after, one);
        }
        for (const ObjectMatch& bone : m_surface.bones) {
            measureBone(before.world(NodeIndex(bone.before)), after.world(NodeIndex(bone.after)));
        }
    }

    [[nodiscard]] const std::vector<float>& distances() const noexcept { return m_distances; }

private:
    void measurePrimitive(const PoseEvaluator& before, const PoseEvaluator& after,
                          const ComparedPrimitive& one) {
        DeformInput input = deformInput(before, one.before, WeightSource::Normalized);
        DeformInput otherInput = deformInput(after, one.after, WeightSource::Normalized);
        input.threads = 1;
        otherInput.threads = 1;
        deformPrimitive(primitiveOf(before.asset(), one.before, one.primitive), input, m_here);
        deformPrimitive(primitiveOf(after.asset(), one.after, one.afterPrimitive), otherInput,
                        m_there);
        for (std::size_t i = 0; i < m_here.positions.size(); ++i) {
            add(m_here.positions[i],
                one.vertices.valueAt(static_cast<std::uint32_t>(i), m_there.positions));
        }
    }

    void measureBone(const glm::mat4& here, const glm::mat4& there) {
        for (glm::length_t axis = 0; axis < 3; ++axis) {
            glm::vec4 point{0.0F, 0.0F, 0.0F, 1.0F};
            point[axis] = m_surface.shell;
            add(glm::vec3(here * point), glm::vec3(there * point));
        }
    }

    void add(const glm::vec3& here, const glm::vec3& there) {
        const float distance = glm::distance(here, there);
        m_distances.push_back(std::isfinite(distance) ? distance : 0.0F);
    }

    const ComparedSurface& m_surface;
    DeformedVertices m_here;
    DeformedVertices m_there;
    std::vector<float> m_distances;
};

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

/// What a worker keeps of the poses that it has seen.
struct Worker {
    PoseEvaluator after;
    PoseDistances distances;
    std::vector<float> largest;          // [point]
    std::vector<float> ofNode;           // [node before]
    std::vector<std::uint32_t> ofFrame;  // [node before]
};

/// Times of the other clip.
std::vector<float> alignedTimes(const std::vector<float>& seconds, const Animation& before,
                                const Animation& after, ClipAlignment alignment) {
    std::vector<float> times = seconds;
    if (alignment == ClipAlignment::Phase && before.durationSeconds() > 0.0F) {
        const float stretch = after.durationSeconds() / before.durationSeconds();
        for (float& time : times) {
            time = after.startSeconds + (time - before.startSeconds) * stretch;
        }
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

void keepFrame(const ComparedSurface& surface, std::size_t frame, Worker& worker,
               ClipComparison& clip) {
    const std::vector<float>& distances = worker.distances.distances();
    float largest = 0.0F;
    forEachPart(surface, [&](std::size_t first, std::size_t count, const auto& placeOf) {
        for (std::size_t i = 0; i < count; ++i) {
            const float distance = distances[first + i];
            if (distance <= 0.0F) {
                continue;
            }
            largest = std::max(largest, distance);
            float& kept = worker.largest[first + i];
            kept = std::max(kept, distance);
            const std::uint32_t mover = placeOf(i).mover.value;
            if (distance > worker.ofNode[mover]) {
                worker.ofNode[mover] = distance;
                worker.ofFrame[mover] = static_cast<std::uint32_t>(frame);
            }
        }
    });
    clip.largestOfFrame[frame] = largest;
}

/// Workers saw ascending frames: the first of equal ones wins.
void unite(const std::vector<Worker>& workers, std::vector<float>& largest, ClipComparison& clip) {
    for (const Worker& worker : workers) {
        for (std::size_t i = 0; i < largest.size(); ++i) {
            largest[i] = std::max(largest[i], worker.largest[i]);
        }
        for (std::size_t node = 0; node < clip.largestOfNode.size(); ++node) {
            if (worker.ofNode[node] > clip.largestOfNode[node]) {
                clip.largestOfNode[node] = worker.ofNode[node];
                clip.frameOfNode[node] = worker.ofFrame[node];
            }
        }
    }
}

ComparedSurface restedSurface(const std::shared_ptr<const ClipLibrary>& before,
                              const std::shared_ptr<const ClipLibrary>& after,
                              const ObjectMatches& matches, const std::stop_token& stop) {
    return comparedSurface(PoseEvaluator(before), PoseEvaluator(after), matches, stop);
}

}  // namespace

SurfaceComparer::SurfaceComparer(std::shared_ptr<const ClipLibrary> before,
                                 std::shared_ptr<const ClipLibrary> after,
                                 const ObjectMatches& matches, const std::stop_token& stop)
    : m_before(std::move(before)),
      m_after(std::move(after)),
      m_surface(restedSurface(m_before, m_after, matches, stop)),
      m_largest(m_surface.pointCount(*m_before->asset()), 0.0F) {}

DistanceTotals SurfaceComparer::atRest() {
    const PoseEvaluator before(m_before);
    const PoseEvaluator after(m_after);
    PoseDistances distances(m_surface);
    distances.measure(before, after);
    return totalsOf(m_surface, distances.distances());
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
                            FrameEnds::OnlyFrames, kMostFrames);
    clip.afterSeconds = alignedTimes(clip.frames.seconds, here, there, alignment);
    clip.largestOfFrame.assign(clip.frames.seconds.size(), 0.0F);
    clip.largestOfNode.assign(m_before->asset()->nodes.size(), 0.0F);
    clip.frameOfNode.assign(clip.largestOfNode.size(), 0);

    PoseWalk walk(m_before);
    const WalkOptions options{.stop = stop, .progress = std::move(progress)};
    std::vector<Worker> workers;
    for (std::size_t i = 0; i < walk.workers(clip.frames.seconds.size(), options); ++i) {
        workers.push_back({.after = PoseEvaluator(m_after),
                           .distances = PoseDistances(m_surface),
                           .largest = std::vector<float>(m_largest.size(), 0.0F),
                           .ofNode = std::vector<float>(clip.largestOfNode.size(), 0.0F),
                           .ofFrame = std::vector<std::uint32_t>(clip.largestOfNode.size(), 0)});
    }
    const auto visit = [&](const PoseEvaluator& pose, std::size_t frame, std::size_t index) {
        Worker& worker = workers[index];
        worker.after.evaluate(after, clip.afterSeconds[frame]);
        worker.distances.measure(pose, worker.after);
        keepFrame(m_surface, frame, worker, clip);
    };
    if (!walk.inParts({.animation = before}, clip.frames.seconds, visit, options)) {
        return {};
    }
    std::vector<float> largest(m_largest.size(), 0.0F);
    unite(workers, largest, clip);
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

}  // namespace sinew
