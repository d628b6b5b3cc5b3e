// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/asset/asset.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Findings about the channels of one animation, named by their position in the file.
class ChannelFindings {
public:
    ChannelFindings(AnimationIndex animation, Findings& findings)
        : m_animation(animation), m_findings(findings) {}

    void add(Severity severity, const char* code, std::string message, std::size_t channel);

    [[nodiscard]] std::string pointerTo(std::size_t channel) const;
    [[nodiscard]] AnimationIndex animation() const noexcept { return m_animation; }

private:
    AnimationIndex m_animation;
    Findings& m_findings;
};

/// Whether the node has what the channel drives. Reports what it has not, and transforms that move
/// nothing.
[[nodiscard]] bool checkNodeChannel(const Asset& asset, const Channel& channel,
                                    ChannelFindings& findings);

void reportTargetTwice(std::size_t channel, ChannelFindings& findings);

/// glTF 2.0, 3.11, and KHR_animation_pointer: nothing is driven twice in one animation, neither all
/// weights and one of them. The first channel in the file holds, the others are dropped.
void dropDuplicateTargets(Animation& animation, ChannelFindings& findings);

}  // namespace sinew::load
