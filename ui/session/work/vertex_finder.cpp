// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/work/vertex_finder.h"

#include <utility>

#include "model/view/marked_vertices.h"

namespace sinew {

void VertexFinder::start(std::shared_ptr<const Asset> asset, const Diagnostic& finding) {
    run(
        [asset = std::move(asset), finding](const std::stop_token& stop) {
            return findingVertices(*asset, finding, kMostMarkedVertices, stop);
        },
        [this](const FaultyVertices& vertices) { emit found(vertices); },
        "only the named vertices are marked");
}

}  // namespace sinew
