// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <span>

#include "app/cli/report/weights_report.h"
#include "model/evaluate/clip/clip_library.h"

namespace sinew::cli {

struct WeightsOptions {
    AnimationIndex animation;  // over whose frames distances are largest; none: the rest pose
    bool mirror = false;       // compares left with right
};

/// Adds nodes that draw a mesh with a skin to the report. Runs on all cores. If the frames of the
/// clip would take too long, every n-th is measured. `progress` gets the finished share.
void measureWeights(const std::shared_ptr<const ClipLibrary>& clips,
                    std::span<const NodeIndex> nodes, const WeightsOptions& options,
                    WeightsReport& report, const std::function<void(float)>& progress = {});

}  // namespace sinew::cli
