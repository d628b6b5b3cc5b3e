// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/work/watched_vertices.h"

#include <algorithm>
#include <utility>

namespace sinew {

void WatchedVertices::clear() noexcept {
    m_vertices.clear();
    m_rest.reset();
    m_clips.reset();
}

const WatchedVertices::Watched* WatchedVertices::find(const DrawnVertex& place) const noexcept {
    const auto found =
        std::find_if(m_vertices.begin(), m_vertices.end(),
                     [&](const Watched& watched) { return watched.probe.place() == place; });
    return found == m_vertices.end() ? nullptr : &*found;
}

void WatchedVertices::watch(const std::shared_ptr<const ClipLibrary>& clips,
                            std::span<const DrawnVertex> places) {
    if (clips != m_clips) {
        clear();
        m_clips = clips;
        m_rest = std::make_unique<PoseEvaluator>(clips);
    }
    std::vector<Watched> wanted;
    wanted.reserve(places.size());
    for (const DrawnVertex& place : places) {
        if (const Watched* known = find(place)) {
            wanted.push_back(*known);
            continue;
        }
        Watched fresh{.probe = VertexProbe(*clips->asset(), place), .rest = {}};
        fresh.probe.follow(*m_rest, m_options);
        fresh.rest = fresh.probe.world();
        wanted.push_back(std::move(fresh));
    }
    m_vertices = std::move(wanted);
}

void WatchedVertices::follow(const PoseEvaluator& pose, const ProbeOptions& options) {
    const bool others = options != std::exchange(m_options, options);
    for (Watched& watched : m_vertices) {
        if (others) {
            watched.probe.follow(*m_rest, options);
            watched.rest = watched.probe.world();
        }
        watched.probe.follow(pose, options);
    }
}

}  // namespace sinew
