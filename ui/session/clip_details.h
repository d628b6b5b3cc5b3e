// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "model/asset/asset.h"
#include "model/facts/asset_facts.h"
#include "model/facts/frame_grid.h"
#include "ui/session/work/background_task.h"

namespace sinew {

/// What takes a moment to compute about a clip.
struct ClipDetails {
    FrameGrid grid;
    DrivenFacts driven;
    std::uint64_t spareBytes = 0;  // keys that could be left out
};

/// Finds the details of all clips of an asset.
class ClipDetailFinder final : public BackgroundTask {
    Q_OBJECT

public:
    using BackgroundTask::BackgroundTask;

    void start(std::shared_ptr<const Asset> asset);

signals:
    void found(const std::vector<sinew::ClipDetails>& details);  // one per animation
};

}  // namespace sinew
