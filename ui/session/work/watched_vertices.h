// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "model/weights/vertex_probe.h"

namespace sinew {

/// Vertices with their place in the present pose and in the rest pose.
class WatchedVertices {
public:
    struct Watched {
        VertexProbe probe;
        glm::vec3 rest{0.0F};  // world space, in the rest pose
    };

    /// Which vertices; of the library's asset. Keeps what is known of those that stay.
    void watch(const std::shared_ptr<const ClipLibrary>& clips,
               std::span<const DrawnVertex> places);
    /// Allocates nothing for the same vertices and options.
    void follow(const PoseEvaluator& pose, const ProbeOptions& options);
    void clear() noexcept;

    [[nodiscard]] std::span<const Watched> vertices() const noexcept { return m_vertices; }
    [[nodiscard]] const Watched* find(const DrawnVertex& place) const noexcept;

private:
    std::shared_ptr<const ClipLibrary> m_clips;
    std::unique_ptr<PoseEvaluator> m_rest;
    ProbeOptions m_options;
    std::vector<Watched> m_vertices;
};

}  // namespace sinew
