// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/weights/stretch.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "model/evaluate/bounds.h"
#include "model/evaluate/deform_node.h"
#include "model/evaluate/worst_values.h"

namespace sinew {

namespace {

constexpr double kNoArea = 1e-10;   // share of the mean triangle
constexpr double kNoVolume = 1e-7;  // share of the cube around the surface

using Corners = const std::uint32_t*;

double sizeOf(std::span<const glm::vec3> positions) {
    Box box;
    for (const glm::vec3& position : positions) {
        box.add(position);
    }
    return diagonal(box);
}

// The mean weight of a triangle's corners, added up per joint.
template <class Visit>
void visitWeights(const SkinnedSurface& surface, Corners corners, const Visit& visit) {
    for (std::size_t corner = 0; corner < 3; ++corner) {
        for (const JointWeight& influence : surface.influencesAt(corners[corner])) {
            visit(influence.joint, static_cast<double>(influence.weight) / 3.0);
        }
    }
}

constexpr std::size_t kMostBytes = std::size_t{256} << 20U;  // total of the meters of all workers

std::vector<WorstVolume> volumesOf(const WorstValues& worst, std::span<const float> times) {
    std::vector<WorstVolume> volumes;
    volumes.reserve(worst.values.size());
    for (std::size_t joint = 0; joint < worst.values.size(); ++joint) {
        volumes.push_back({.ratio = worst.values[joint], .seconds = times[worst.positions[joint]]});
    }
    return volumes;
}

}  // namespace

StretchMeter::StretchMeter(const PoseEvaluator& rest, NodeIndex node, const std::stop_token& stop)
    : m_node(node),
      m_jointCount(rest.asset()[rest.asset()[node].skin].joints.size()),
      m_surface(skinnedSurface(rest, node, stop)) {
    double sum = 0.0;
    for (std::size_t t = 0; t < m_surface.triangles.size(); t += 3) {
        m_restAreas.push_back(triangleArea(m_surface.positions, m_surface.triangles.data() + t));
        sum += std::isfinite(m_restAreas.back()) ? m_restAreas.back() : 0.0;
    }
    const double least =
        kNoArea * sum / static_cast<double>(std::max<std::size_t>(1, m_restAreas.size()));
    for (double& area : m_restAreas) {
        area = std::isfinite(area) && area > least ? area : 0.0;
    }
    m_restVolumes = volumes(m_surface.positions);
    m_leastVolume = kNoVolume * std::pow(sizeOf(m_surface.positions), 3.0);
}

void StretchMeter::posePositions(const PoseEvaluator& pose) {
    const Asset& asset = pose.asset();
    m_positions.clear();
    for (const SkinnedSurface::Part& part : m_surface.parts) {
        deformPrimitive(asset[asset[m_node].mesh].primitives[part.primitive],
                        deformInput(pose, m_node, WeightSource::Normalized), m_deformed);
        m_positions.insert(m_positions.end(), m_deformed.positions.begin(),
                           m_deformed.positions.end());
    }
}

std::span<const float> StretchMeter::areaRatios(const PoseEvaluator& pose) {
    posePositions(pose);
    m_areaRatios.assign(m_restAreas.size(), 1.0F);
    for (std::size_t t = 0; t < m_restAreas.size(); ++t) {
        const double area = triangleArea(m_positions, m_surface.triangles.data() + 3 * t);
        if (m_restAreas[t] > 0.0 && std::isfinite(area)) {
            m_areaRatios[t] = static_cast<float>(area / m_restAreas[t]);
        }
    }
    return m_areaRatios;
}

std::vector<double> StretchMeter::volumes(std::span<const glm::vec3> positions) const {
    std::vector<glm::dvec3> middles(m_jointCount, glm::dvec3(0.0));
    std::vector<double> weights(m_jointCount, 0.0);
    const std::vector<std::uint32_t>& triangles = m_surface.triangles;
    for (std::size_t t = 0; t < triangles.size(); t += 3) {
        const glm::dvec3 middle =
            (glm::dvec3(positions[triangles[t]]) + glm::dvec3(positions[triangles[t + 1]]) +
             glm::dvec3(positions[triangles[t + 2]])) /
            3.0;
        const double area = triangleArea(m_surface.positions, triangles.data() + t);
        visitWeights(m_surface, triangles.data() + t, [&](std::uint32_t joint, double weight) {
            middles[joint] += weight * area * middle;
            weights[joint] += weight * area;
        });
    }
    for (std::size_t j = 0; j < m_jointCount; ++j) {
        middles[j] = weights[j] != 0.0 ? middles[j] / weights[j] : glm::dvec3(0.0);
    }
    std::vector<double> result(m_jointCount, 0.0);
    for (std::size_t t = 0; t < triangles.size(); t += 3) {
        const glm::dvec3 a(positions[triangles[t]]);
        const glm::dvec3 b(positions[triangles[t + 1]]);
        const glm::dvec3 c(positions[triangles[t + 2]]);
        const glm::dvec3 normal = glm::cross(b - a, c - a) / 6.0;
        visitWeights(m_surface, triangles.data() + t, [&](std::uint32_t joint, double weight) {
            result[joint] += weight * glm::dot(normal, a - middles[joint]);
        });
    }
    return result;
}

std::span<const float> StretchMeter::volumeRatios(const PoseEvaluator& pose) {
    posePositions(pose);
    const std::vector<double> now = volumes(m_positions);
    m_volumeRatios.assign(m_jointCount, 1.0F);
    for (std::size_t j = 0; j < m_jointCount; ++j) {
        if (std::abs(m_restVolumes[j]) > m_leastVolume && std::isfinite(now[j])) {
            m_volumeRatios[j] = static_cast<float>(now[j] / m_restVolumes[j]);
        }
    }
    return m_volumeRatios;
}

std::size_t StretchMeter::bytes() const noexcept {
    const std::size_t vertices = m_surface.positions.size();
    const std::size_t atRest = vertices * sizeof(glm::vec3) +
                               m_surface.triangles.size() * sizeof(std::uint32_t) +
                               m_surface.firstInfluence.size() * sizeof(std::size_t) +
                               m_surface.influences.size() * sizeof(JointWeight) +
                               (m_restAreas.size() + m_restVolumes.size()) * sizeof(double);
    const std::size_t posed = 2 * vertices * sizeof(glm::vec3) + m_jointCount * sizeof(float);
    return sizeof(StretchMeter) + atRest + posed;
}

float stretchOf(float areaRatio) noexcept {
    constexpr float kCollapsed = 1e-6F;
    return std::abs(std::log2(std::max(areaRatio, kCollapsed)));
}

void ClipStretchMeter::add(const PoseEvaluator& pose, std::uint32_t time) {
    const auto isWorse = [](float a, float b) { return stretchOf(a) > stretchOf(b); };
    keepWorst(m_meter.areaRatios(pose), time, isWorse, m_worst.areas);
    keepWorst(m_meter.volumeRatios(pose), time, std::less<>(), m_worst.volumes);
}

std::optional<std::vector<WorstVolume>> worstVolumes(PoseWalk& walk, NodeIndex node,
                                                     const PlayedPoses& played,
                                                     std::span<const float> times,
                                                     const WalkOptions& options) {
    const StretchMeter meter(PoseEvaluator(walk.clips()), node, options.stop);
    WalkOptions limited = options;
    limited.workers = std::min(options.workers, kMostBytes / meter.bytes());
    std::vector<StretchMeter> meters(walk.workers(times.size(), limited), meter);
    std::vector<WorstValues> worst(meters.size());
    const auto visit = [&](const PoseEvaluator& pose, std::size_t i, std::size_t worker) {
        keepWorst(meters[worker].volumeRatios(pose), static_cast<std::uint32_t>(i), std::less<>(),
                  worst[worker]);
    };
    if (times.empty() || !walk.inParts(played, times, visit, limited)) {
        return {};
    }
    for (std::size_t worker = 1; worker < worst.size(); ++worker) {
        keepWorst(worst[worker], std::less<>(), worst[0]);
    }
    return volumesOf(worst[0], times);
}

}  // namespace sinew
