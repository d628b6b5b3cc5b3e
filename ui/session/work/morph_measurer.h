// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "model/asset/asset.h"
#include "model/facts/morph_facts.h"
#include "ui/session/work/background_task.h"

namespace sinew {

/// Measures the morph targets of a mesh.
class MorphMeasurer final : public BackgroundTask {
    Q_OBJECT

public:
    using BackgroundTask::BackgroundTask;

    void measure(std::shared_ptr<const Asset> asset, MeshIndex mesh);

signals:
    /// [target]; empty: out of memory.
    void measured(const std::vector<sinew::MorphTargetFacts>& facts);
};

}  // namespace sinew
