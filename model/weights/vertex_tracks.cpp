// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/weights/vertex_tracks.h"

namespace sinew {

VertexTracks vertexTracks(const std::shared_ptr<const ClipLibrary>& clips,
                          std::span<const DrawnVertex> vertices, std::span<const float> times,
                          const PlayedPoses& played, const ProbeOptions& options,
                          const std::stop_token& stop) {
    VertexTracks tracks;
    PoseEvaluator evaluator(clips);
    PoseMoment moment;
    std::vector<VertexProbe> probes;
    probes.reserve(vertices.size());
    for (const DrawnVertex& vertex : vertices) {
        probes.emplace_back(evaluator.asset(), vertex).follow(evaluator, options);
        tracks.rest.push_back(probes.back().world());
    }
    tracks.positions.resize(vertices.size());
    tracks.seconds.reserve(times.size());
    for (const float seconds : times) {
        if (stop.stop_requested()) {
            break;
        }
        setMoment(evaluator.asset(), played, seconds, moment);
        evaluate(evaluator, moment);
        tracks.seconds.push_back(seconds);
        for (std::size_t i = 0; i < probes.size(); ++i) {
            probes[i].follow(evaluator, options);
            tracks.positions[i].push_back(probes[i].world());
        }
    }
    return tracks;
}

}  // namespace sinew
