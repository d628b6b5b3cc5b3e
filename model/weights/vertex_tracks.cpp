// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/weights/vertex_tracks.h"

#include "model/evaluate/pose_walk.h"

namespace sinew {

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

}  // namespace sinew
