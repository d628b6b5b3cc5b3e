// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/asset/asset.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Reports findings about the channels of one animation, identified by their index in the file.
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

/// Whether the node has the property that the channel drives. Reports it if not, and reports
/// transforms without effect.
[[nodiscard]] bool checkNodeChannel(const Asset& asset, const Channel& channel,
                                    ChannelFindings& findings);

void reportTargetTwice(std::size_t channel, ChannelFindings& findings);

/// glTF 2.0, 3.11, and KHR_animation_pointer: a property must not be driven twice in one animation;
/// neither must all weights and a single one. Keeps the first channel in the file and drops the
/// others.
void dropDuplicateTargets(Animation& animation, ChannelFindings& findings);

}  // namespace sinew::load
