// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/survey/bind_residual.h"

#include "model/check/bind_pose.h"
#include "model/evaluate/rest_pose.h"

namespace sinew {

std::vector<BindResidual> bindResiduals(const Asset& asset, SkinIndex skin,
                                        const std::stop_token& stop) {
    const check::BindPose bind(asset, skin, restWorld(asset), stop);
    std::vector<BindResidual> residuals;
    for (std::size_t joint = 0; bind.isFinite() && joint < bind.size(); ++joint) {
        residuals.push_back({.distance = bind.distance(joint),
                             .radians = bind.angle(joint),
                             .scale = bind.scale(joint),
                             .singular = bind.isSingular(joint),
                             .away = bind.isAwayFromOthers(joint)});
    }
    return residuals;
}

}  // namespace sinew
