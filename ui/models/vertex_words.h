// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <span>
#include <vector>

#include "model/asset/asset.h"
#include "model/core/diagnostic.h"
#include "model/view/marked_vertices.h"
#include "model/view/vertex_pins.h"
#include "model/weights/vertex_probe.h"
#include "ui/session/work/watched_vertices.h"

namespace sinew {

/// "Vertex 1234 · Body", "Point near vertex 1234 · Body", with the primitive or instance if there
/// are several.
[[nodiscard]] QString vertexName(const Asset& asset, const DrawnVertex& vertex);

/// The joint of an influence: its name, or "joint 40" if the skin lacks it.
[[nodiscard]] QString influenceName(const Asset& asset, const VertexProbe& probe,
                                    const ProbedInfluence& influence);

/// "254 / 255, off by -0.00392": what the weights add up to, in the units of the file, and how far
/// that is off if it is outside of the specification's tolerance; empty if not skinned.
[[nodiscard]] QString sumWords(const VertexProbe& probe);

/// Everything that is known of the vertices, as text to read.
[[nodiscard]] QString verticesAsText(const Asset& asset,
                                     std::span<const WatchedVertices::Watched> vertices);

/// The same as comma-separated values: a row per influence, or one for a vertex without any.
[[nodiscard]] QString verticesAsCsv(const Asset& asset,
                                    std::span<const WatchedVertices::Watched> vertices);

/// A row per time: seconds, then x, y, z and the distance from the rest pose of every vertex, then
/// the distance of each pair.
/// `names`: one per vertex.
[[nodiscard]] QString tracksAsCsv(const VertexTracks& tracks, std::span<const QString> names,
                                  std::span<const MeasuredPair> pairs = {});

/// "Body · primitive 0 · vertex 1234 and 51 more": the main marked vertex; empty if the asset does
/// not have it.
[[nodiscard]] QString markedText(const Asset& asset, const MarkedVertices& marked);

/// "vertex 1234", of a finding that names one; otherwise empty.
[[nodiscard]] QString vertexText(const Diagnostic& finding);

}  // namespace sinew
