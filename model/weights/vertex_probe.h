// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "model/evaluate/deform.h"
#include "model/evaluate/played_poses.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/weights/drawn_vertex.h"
#include "model/weights/weight_sum.h"

namespace sinew {

/// One slot of one set that pulls at a vertex: its weight is not 0.
struct ProbedInfluence {
    std::uint32_t joint = 0;  // joint of the skin, as stored; the skin may lack it
    std::uint32_t set = 0;    // n of JOINTS_n and WEIGHTS_n
    std::uint32_t slot = 0;   // 0 to 3
    StoredType type = StoredType::F32;
    std::uint32_t stored = 0;  // the integer in the file; 0 if floats are stored
    float weight = 0.0F;       // float value, not normalised
    float share = 0.0F;        // weight / sum of all; 0 if they add up to 0
};

/// How a picture poses vertices.
struct ProbeOptions {
    WeightSource weights = WeightSource::Normalized;
    bool dualQuaternions = false;

    bool operator==(const ProbeOptions&) const = default;
};

/// Everything about one vertex: what the file stores, and where it is in a pose. A point of a
/// triangle is where its share of each posed vertex puts it; all else is about its vertex.
class VertexProbe {
public:
    /// Copies the vertex; `place` exists in the asset. It is at rest until `follow`.
    VertexProbe(const Asset& asset, const DrawnVertex& place);

    // As stored.
    [[nodiscard]] const DrawnVertex& place() const noexcept { return m_place; }
    [[nodiscard]] const glm::vec3& stored() const noexcept { return m_stored; }
    [[nodiscard]] SkinIndex skin() const noexcept { return m_skin; }  // none: not skinned
    [[nodiscard]] bool hasTargets() const noexcept { return !m_vertex.targets.empty(); }
    /// By set and slot.
    [[nodiscard]] std::span<const ProbedInfluence> influences() const noexcept {
        return m_influences;
    }
    [[nodiscard]] const WeightSum& sum() const noexcept { return m_sum; }
    /// 255 or 65535 if all weights are such integers, otherwise 1: what they have to add up to.
    [[nodiscard]] double whole() const noexcept { return m_whole; }

    /// Moves to the evaluator's pose, which is of the same asset. A vertex is bit-identical to
    /// `deformPrimitive`. Allocates only the first time.
    void follow(const PoseEvaluator& evaluator, const ProbeOptions& options);

    [[nodiscard]] const glm::vec3& morphed() const noexcept { return m_morphed; }  // mesh space
    [[nodiscard]] const glm::vec3& world() const noexcept { return m_world; }
    /// [influence]: where its joint alone would put the vertex, in world space; NaN if the skin
    /// lacks the joint.
    [[nodiscard]] std::span<const glm::vec3> alone() const noexcept { return m_alone; }

private:
    void collectInfluences(const Primitive& primitive);
    [[nodiscard]] glm::vec3 positionIn(const DeformInput& input);
    [[nodiscard]] glm::vec3 pointOf(std::span<const glm::vec3> positions) const noexcept;
    void placeAlone(std::span<const glm::mat4> palette) noexcept;

    DrawnVertex m_place;
    SkinIndex m_skin;
    Primitive m_vertex;  // this vertex only, and the other two of the triangle of a point
    glm::vec3 m_stored{0.0F};
    std::vector<ProbedInfluence> m_influences;
    WeightSum m_sum;
    double m_whole = 1.0;
    glm::vec3 m_morphed{0.0F};
    glm::vec3 m_world{0.0F};
    std::vector<glm::vec3> m_alone;
    DeformedVertices m_scratch;
    std::vector<StretchedJoint> m_stretched;
};

/// Where vertices are over time, in world space.
struct VertexTracks {
    std::vector<float> seconds;                     // ascending
    std::vector<std::vector<glm::vec3>> positions;  // [vertex][time]
    std::vector<glm::vec3> rest;                    // [vertex], in the rest pose

    bool operator==(const VertexTracks&) const = default;
};

/// The vertices, which exist in the library's asset, in what is played at `times`. Runs on all
/// cores; the result does not depend on their number. Empty after a stop.
[[nodiscard]] VertexTracks vertexTracks(const std::shared_ptr<const ClipLibrary>& clips,
                                        std::span<const DrawnVertex> vertices,
                                        std::span<const float> times, const PlayedPoses& played,
                                        const ProbeOptions& options,
                                        const std::stop_token& stop = {});

/// The distance between two vertices in world space, in file units.
struct DistanceTrack {
    float rest = 0.0F;             // distance in the rest pose
    std::vector<float> seconds;    // ascending
    std::vector<float> distances;  // [time]
    // The first times of the least and of the largest distance; 0 if there are no times.
    std::size_t least = 0;
    std::size_t largest = 0;
};

/// The distance between two vertices of the tracks.
[[nodiscard]] DistanceTrack distanceTrack(const VertexTracks& tracks, std::size_t from,
                                          std::size_t to);

}  // namespace sinew
