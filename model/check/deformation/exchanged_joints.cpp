// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/deformation/exchanged_joints.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "model/check/joint_pairs.h"
#include "model/check/stray_search.h"
#include "model/core/nth_smallest.h"
#include "model/weights/vertex_influences.h"

namespace sinew::check {
namespace {

// By how much the other bone must be closer, of the size of the bound skeleton. Counterparts on
// both sides of good rigs stay below 0.02.
constexpr double kCloserCounterpart = 0.04;
constexpr double kCloserOther = 0.1;
constexpr float kMainWeight = 0.5F;         // weight of a vertex that lies at the bone of its joint
constexpr std::size_t kMostPoints = 64;     // points per joint
constexpr std::size_t kMostSuspects = 128;  // joints

double toSegment(const glm::dvec3& point, const glm::dvec3& from, const glm::dvec3& to) {
    const glm::dvec3 along = to - from;
    const double length = glm::dot(along, along);
    const double part =
        length > 0.0 ? std::clamp(glm::dot(point - from, along) / length, 0.0, 1.0) : 0.0;
    return glm::length(point - from - part * along);
}

// Every n-th point of a sequence of unknown length: when there are twice too many, every other one
// is dropped.
class SampledPoints {
public:
    void add(const glm::dvec3& point) {
        if (m_seen++ % m_step != 0) {
            return;
        }
        m_points.push_back(point);
        if (m_points.size() == 2 * kMostPoints) {
            for (std::size_t i = 0; i < kMostPoints; ++i) {
                m_points[i] = m_points[2 * i];
            }
            m_points.resize(kMostPoints);
            m_step *= 2;
        }
    }
    [[nodiscard]] const std::vector<glm::dvec3>& points() const noexcept { return m_points; }

private:
    std::size_t m_seen = 0;
    std::size_t m_step = 1;
    std::vector<glm::dvec3> m_points;
};

class BoneDistances {
public:
    BoneDistances(const Asset& asset, SkinIndex skin, std::span<const MeshIndex> meshes,
                  const std::stop_token& stop)
        : m_points(asset[skin].joints.size()),
          m_origins(asset[skin].joints.size()),
          m_children(asset[skin].joints.size()) {
        collectBones(asset, asset[skin]);
        collectPoints(asset, meshes, stop);
    }

    /// Of the skeleton; 0 if a matrix is not finite.
    [[nodiscard]] double size() const noexcept { return m_size; }
    [[nodiscard]] bool hasPoints(std::size_t joint) const {
        return !m_points[joint].points().empty();
    }

    /// The median distance of one joint's vertices to the bone of another one.
    [[nodiscard]] double distance(std::size_t joint, std::size_t bone) const {
        std::vector<double> distances;
        for (const glm::dvec3& point : m_points[joint].points()) {
            double nearest = glm::length(point - m_origins[bone]);
            for (const glm::dvec3& end : m_children[bone]) {
                nearest = std::min(nearest, toSegment(point, m_origins[bone], end));
            }
            distances.push_back(nearest);
        }
        return median(distances);
    }

private:
    void collectBones(const Asset& asset, const Skin& skin) {
        for (std::size_t j = 0; j < skin.joints.size(); ++j) {
            const glm::dmat4 inverse(skin.inverseBindMatrices[j]);
            m_origins[j] = glm::dvec3(glm::inverse(inverse)[3]);
        }
        glm::dvec3 low = m_origins.front();
        glm::dvec3 high = low;
        for (const glm::dvec3& point : m_origins) {
            low = glm::min(low, point);
            high = glm::max(high, point);
        }
        const double size = glm::length(high - low);
        m_size = std::isfinite(size) ? size : 0.0;
        const std::vector<JointIndex> parents = parentJoints(asset, skin);
        for (std::size_t j = 0; j < parents.size(); ++j) {
            if (parents[j] && m_children[parents[j].value].size() < kMostPoints) {
                m_children[parents[j].value].push_back(m_origins[j]);
            }
        }
        for (std::size_t j = 0; j < parents.size(); ++j) {
            if (m_children[j].empty() && parents[j]) {  // a tip goes on as far as its parent's bone
                m_children[j].push_back(2.0 * m_origins[j] - m_origins[parents[j].value]);
            }
        }
    }

    void collectPoints(const Asset& asset, std::span<const MeshIndex> meshes,
                       const std::stop_token& stop) {
        for (const MeshIndex mesh : meshes) {
            for (const Primitive& primitive : asset[mesh].primitives) {
                VertexInfluences influences(primitive, m_points.size());
                for (std::size_t v = 0; v < primitive.vertexCount() && !stop.stop_requested();
                     ++v) {
                    const JointWeight* most = strongest(influences.at(v));
                    if (most != nullptr && most->weight >= kMainWeight) {
                        m_points[most->joint].add(glm::dvec3(primitive.positions[v]));
                    }
                }
            }
        }
    }

    std::vector<SampledPoints> m_points;              // [joint], in mesh space
    std::vector<glm::dvec3> m_origins;                // [joint]
    std::vector<std::vector<glm::dvec3>> m_children;  // [joint]: the ends of its bone
    double m_size = 0.0;
};

}  // namespace

std::vector<ExchangedJoints> exchangedJoints(const Asset& asset, SkinIndex skin,
                                             std::span<const MeshIndex> meshes,
                                             const std::stop_token& stop) {
    if (asset[skin].joints.empty()) {
        return {};
    }
    const BoneDistances bones(asset, skin, meshes, stop);
    const auto counterparts = pairJoints(asset, asset[skin]);
    std::vector<std::size_t> suspects;  // far from their own bones
    std::vector<double> toOwn(counterparts.size(), 0.0);
    for (std::size_t j = 0; j < toOwn.size() && bones.size() > 0.0; ++j) {
        if (bones.hasPoints(j) && !stop.stop_requested()) {
            toOwn[j] = bones.distance(j, j);
            if (toOwn[j] > kCloserCounterpart * bones.size() && suspects.size() < kMostSuspects) {
                suspects.push_back(j);
            }
        }
    }
    std::vector<ExchangedJoints> found;
    std::set<std::size_t> taken;
    for (const std::size_t a : suspects) {
        for (const std::size_t b : suspects) {
            if (b <= a || taken.contains(a) || taken.contains(b) || stop.stop_requested()) {
                continue;
            }
            const double least =
                (counterparts[a] == b ? kCloserCounterpart : kCloserOther) * bones.size();
            const double aToB = bones.distance(a, b);
            const double bToA = bones.distance(b, a);
            if (toOwn[a] - aToB > least && toOwn[b] - bToA > least) {
                found.push_back({a, b, std::max(toOwn[a], toOwn[b]), std::max(aToB, bToA)});
                taken.insert({a, b});
            }
        }
    }
    return stop.stop_requested() ? std::vector<ExchangedJoints>() : found;
}

}  // namespace sinew::check
