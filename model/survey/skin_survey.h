// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "model/asset/asset.h"
#include "model/weights/weight_statistics.h"

namespace sinew {

/// How far the rest pose of a joint is from where its inverse bind matrix says that it was bound,
/// compared with most joints of the skin; see check::BindPose.
struct BindResidual {
    double distance = 0.0;  // distance of the joint's bind origin, in world units
    double radians = 0.0;
    double scale = 1.0;     // factor of the axis that differs most
    bool singular = false;  // the inverse bind matrix has no inverse
    bool away = false;      // more than the rounding of exporters explains

    bool operator==(const BindResidual&) const = default;
};

/// One per joint of the skin; empty if a matrix is not finite, and after a stop. O(nodes + joints).
[[nodiscard]] std::vector<BindResidual> bindResiduals(const Asset& asset, SkinIndex skin,
                                                      const std::stop_token& stop = {});

/// A stray island, on a node that draws with the skin.
struct StrayIsland {
    NodeIndex node;
    JointIsland island;
};

/// What one joint of a skin does to everything that is drawn with the skin.
struct JointSurvey {
    JointStatistics sum;               // sum of all nodes; its islands are in `islands`
    std::vector<StrayIsland> islands;  // the largest first
    std::optional<BindResidual> bind;  // none: a matrix is not finite, or the bind matrix singular
};

struct SkinSurvey {
    SkinIndex skin;
    std::vector<NodeIndex> nodes;     // that were measured
    std::vector<JointSurvey> joints;  // [joint]
};

/// The nodes that draw with a skin, by index; of nodes that draw the same mesh, the first.
[[nodiscard]] std::vector<NodeIndex> surveyedNodes(const Asset& asset, SkinIndex skin);

/// `rest`: in the rest pose. Runs on all cores. `progress`: called with 0 to 1 after each node; may
/// be empty. None after a stop.
[[nodiscard]] std::optional<SkinSurvey> skinSurvey(const PoseEvaluator& rest, SkinIndex skin,
                                                   const std::function<void(float)>& progress = {},
                                                   const std::stop_token& stop = {});

}  // namespace sinew
