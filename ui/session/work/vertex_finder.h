// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "model/check/finding_vertices.h"
#include "ui/session/work/background_task.h"

namespace sinew {

/// Lists the vertices of a finding (`findingVertices`), for meshes so large that the window would
/// wait.
class VertexFinder final : public BackgroundTask {
    Q_OBJECT

public:
    using BackgroundTask::BackgroundTask;

    void start(std::shared_ptr<const Asset> asset, const Diagnostic& finding);

signals:
    void found(const sinew::FaultyVertices& vertices);  // empty: out of memory
};

}  // namespace sinew
