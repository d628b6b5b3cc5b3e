// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QDebug>
#include <cmath>
#include <vector>

#include "tests/model/check/rig.h"

namespace sinew::test {

inline constexpr std::size_t kArmL = 3;  // joints; their nodes are one higher
inline constexpr std::size_t kArmR = 4;

/// rigWithArms whose arms move the vertices beside them, without tracks. The clip is "Walk".
inline Asset armedRig() {
    Asset asset = rigWithArms();
    setInfluences(asset, 3 * kColumns, {{kArmR, 1.0F}});
    setInfluences(asset, 3 * kColumns + 2, {{kArmL, 1.0F}});
    asset.animations[0].samplers.clear();
    asset.animations[0].channels.clear();
    asset.animations[0].name = "Walk";
    return asset;
}

inline constexpr std::size_t kFrames = 31;  // frames at 30 fps

inline std::vector<float> frameTimes(float start = 0.0F) {
    std::vector<float> times;
    for (std::size_t frame = 0; frame < kFrames; ++frame) {
        times.push_back(start + static_cast<float>(frame) / 30.0F);
    }
    return times;
}

/// Degrees that swing once in a second.
inline std::vector<float> swing(float phase = 0.0F) {
    std::vector<float> degrees;
    for (std::size_t frame = 0; frame < kFrames; ++frame) {
        degrees.push_back(20.0F *
                          std::sin(6.2831853F * (phase + static_cast<float>(frame) / 30.0F)));
    }
    return degrees;
}

/// Every joint but `left` swings.
inline Asset swingingRig(std::size_t left = kArmL) {
    Asset asset = armedRig();
    for (std::size_t joint = 0; joint < 5; ++joint) {
        if (joint != left) {
            addTurns(asset, NodeIndex(joint + 1), frameTimes(),
                     swing(0.1F * static_cast<float>(joint)));
        }
    }
    return asset;
}

/// The finding of a rule, if it is one; otherwise a warning and an empty one.
inline Diagnostic theOnly(const Asset& asset, const char* code) {
    const std::vector<Diagnostic> found = lint(asset, code);
    if (found.size() != 1) {
        qWarning("%zu of %s among %s", found.size(), code, listed(lint(asset)).c_str());
        return {};
    }
    return found[0];
}

}  // namespace sinew::test
