// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/weights/vertex_probe.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>

#include "model/evaluate/deform_node.h"
#include "model/evaluate/pose_walk.h"
#include "model/evaluate/vertex_subset.h"

namespace sinew {

namespace {

std::uint32_t storedNumber(const SharedArray<glm::vec4>&, std::size_t, glm::length_t) noexcept {
    return 0;
}

template <class Integers>
std::uint32_t storedNumber(const Integers& weights, std::size_t vertex,
                           glm::length_t slot) noexcept {
    return weights[vertex][slot];
}

}  // namespace

VertexProbe::VertexProbe(const Asset& asset, const DrawnVertex& place) : m_place(place) {
    const Node& node = asset[place.node];
    const Primitive& primitive = asset[node.mesh].primitives[place.primitive];
    m_vertex = place.point ? verticesOf(primitive, std::array{place.vertex, place.point->others[0],
                                                              place.point->others[1]})
                           : verticesOf(primitive, std::array{place.vertex});
    m_stored = pointOf({m_vertex.positions.data(), m_vertex.positions.size()});
    m_morphed = m_stored;
    m_world = m_stored;
    if (isSkinned(node, primitive)) {
        m_skin = node.skin;
        m_sum = weightSum(m_vertex, 0);
        m_whole = wholeWeight(m_vertex);
        collectInfluences(m_vertex);
    }
    m_alone.resize(m_influences.size(), glm::vec3(std::numeric_limits<float>::quiet_NaN()));
}

void VertexProbe::collectInfluences(const Primitive& primitive) {
    double total = 0.0;
    for (std::size_t set = 0; set < primitive.influenceSets.size(); ++set) {
        const InfluenceSet& influences = primitive.influenceSets[set];
        for (glm::length_t slot = 0; slot < 4; ++slot) {
            const float weight = influences.weights[0][slot];
            if (weight == 0.0F) {
                continue;
            }
            total += double{weight};
            m_influences.push_back({.joint = influences.joints[0][slot],
                                    .set = static_cast<std::uint32_t>(set),
                                    .slot = static_cast<std::uint32_t>(slot),
                                    .type = influences.weights.type(),
                                    .stored = influences.weights.visit([&](const auto& weights) {
                                        return storedNumber(weights, 0, slot);
                                    }),
                                    .weight = weight});
        }
    }
    for (ProbedInfluence& influence : m_influences) {
        influence.share =
            total != 0.0 ? static_cast<float>(double{influence.weight} / total) : 0.0F;
    }
}

glm::vec3 VertexProbe::positionIn(const DeformInput& input) {
    deformPrimitive(m_vertex, input, m_scratch);
    return pointOf(m_scratch.positions);
}

glm::vec3 VertexProbe::pointOf(std::span<const glm::vec3> positions) const noexcept {
    if (!m_place.point) {
        return positions[0];
    }
    const glm::dvec2 shares(m_place.point->shares);
    return glm::vec3((1.0 - shares.x - shares.y) * glm::dvec3(positions[0]) +
                     shares.x * glm::dvec3(positions[1]) + shares.y * glm::dvec3(positions[2]));
}

void VertexProbe::follow(const PoseEvaluator& evaluator, const ProbeOptions& options) {
    DeformInput input = deformInput(evaluator, m_place.node, options.weights);
    m_morphed = positionIn({.morphWeights = input.morphWeights});
    if (!m_skin) {
        input.palette = {};
        if (const auto& instances = evaluator.asset()[m_place.node].instances) {
            input.worldFromMesh =
                input.worldFromMesh * toMatrix(instances->transforms[m_place.instance]);
        }
    } else if (options.dualQuaternions) {
        m_stretched.resize(input.palette.size());
        stretchedJoints(input.palette, m_stretched);
        input.stretched = m_stretched;
    }
    m_world = positionIn(input);
    placeAlone(input.palette);
}

void VertexProbe::placeAlone(std::span<const glm::mat4> palette) noexcept {
    for (std::size_t i = 0; i < m_influences.size(); ++i) {
        const std::uint32_t joint = m_influences[i].joint;
        if (joint < palette.size()) {
            m_alone[i] = glm::vec3(palette[joint] * glm::vec4(m_morphed, 1.0F));
        }
    }
}

VertexTracks vertexTracks(const std::shared_ptr<const ClipLibrary>& clips,
                          std::span<const DrawnVertex> vertices, std::span<const float> times,
                          const PlayedPoses& played, const ProbeOptions& options,
                          const std::stop_token& stop) {
    VertexTracks tracks{.seconds = {times.begin(), times.end()}, .positions = {}, .rest = {}};
    tracks.positions.assign(vertices.size(), std::vector<glm::vec3>(times.size()));
    const PoseEvaluator rest(clips);
    std::vector<VertexProbe> probes;
    probes.reserve(vertices.size());
    for (const DrawnVertex& vertex : vertices) {
        probes.emplace_back(rest.asset(), vertex).follow(rest, options);
        tracks.rest.push_back(probes.back().world());
    }
    PoseWalk walk(clips);
    std::vector<std::vector<VertexProbe>> probesOf(walk.workers(times.size()), probes);
    const auto visit = [&](const PoseEvaluator& pose, std::size_t time, std::size_t worker) {
        for (std::size_t i = 0; i < vertices.size(); ++i) {
            VertexProbe& probe = probesOf[worker][i];
            probe.follow(pose, options);
            tracks.positions[i][time] = probe.world();
        }
    };
    return walk.inParts(played, times, visit, {.stop = stop}) ? tracks : VertexTracks();
}

DistanceTrack distanceTrack(const VertexTracks& tracks, std::size_t from, std::size_t to) {
    DistanceTrack track{.rest = glm::distance(tracks.rest[from], tracks.rest[to]),
                        .seconds = tracks.seconds,
                        .distances = {}};
    std::transform(tracks.positions[from].begin(), tracks.positions[from].end(),
                   tracks.positions[to].begin(), std::back_inserter(track.distances),
                   [](const glm::vec3& a, const glm::vec3& b) { return glm::distance(a, b); });
    const auto [least, largest] =
        std::pair(std::min_element(track.distances.begin(), track.distances.end()),
                  std::max_element(track.distances.begin(), track.distances.end()));
    track.least = static_cast<std::size_t>(least - track.distances.begin());
    track.largest = static_cast<std::size_t>(largest - track.distances.begin());
    return track;
}

}  // namespace sinew
