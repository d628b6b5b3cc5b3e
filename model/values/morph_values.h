// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "model/facts/morph_facts.h"
#include "model/facts/morph_lookup.h"
#include "model/values/value_source.h"

namespace sinew {

/// Per vertex, how far morph targets move it: the length of the sum of their displacements, each
/// times its share, in mesh space. Without targets, the largest displacement by any target of its
/// mesh. The same in every pose.
class MorphValues final : public ValueSource {
public:
    /// Ignores targets that the asset does not have.
    MorphValues(const Asset& asset, std::span<const NodeMorphTarget> targets,
                const std::stop_token& stop = {});

private:
    void measureSums(const Asset& asset, std::span<const NodeMorphTarget> targets,
                     const std::stop_token& stop);
    void measureLargest(const Asset& asset, const std::stop_token& stop);
    [[nodiscard]] ValueLegend legend(float high) const override;

    std::string m_title;
    MorphTargetFacts m_facts;  // facts of all surfaces together
    bool m_hasOther = false;   // surfaces without these targets
};

}  // namespace sinew
