// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/check/context.h"
#include "model/project/clip_measures.h"
#include "model/project/project_rules.h"

namespace sinew {

/// One clip against its contract.
class ClipContractCheck {
public:
    /// `policy`: that of the clip. Borrows all of them.
    ClipContractCheck(check::Context& context, ClipMeasures& measures, AnimationIndex clip,
                      const ClipContract& contract, const CheckPolicy& policy);

    void check();

private:
    void checkDuration();
    void checkLoop(const ClipMotion& motion);
    void checkMorphsOfLoop();
    void checkGround(const ClipMotion& motion);
    void checkSpeed(const ClipMotion& motion);
    void checkYaw();
    void checkBones();
    void checkAnimated();

    void reportObstacle(const std::string& obstacle);
    [[nodiscard]] Diagnostic place() const;

    check::Context& m_context;
    const Asset& m_asset;
    ClipMeasures& m_measures;
    AnimationIndex m_clip;
    const ClipContract& m_contract;
    const CheckPolicy& m_policy;
    std::string m_name;  // the clip, in quotes
};

}  // namespace sinew
