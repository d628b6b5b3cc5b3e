// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/values/value_source.h"
#include "model/weights/displacement.h"

namespace sinew {

/// Per vertex of skinned primitives, how far it lies from where another treatment of its weights
/// puts it (DisplacementMeter): world space, the file's units. None if that is not finite.
class DisplacementValues final : public ValueSource {
public:
    /// Borrows the asset.
    DisplacementValues(const Asset& asset, Compared compared);

private:
    struct Body {
        NodeIndex node;
        DisplacementMeter meter;
    };
    void measure(const PoseEvaluator& pose, std::span<float> values) override;
    void measureBody(const PoseEvaluator& pose, Body& body, std::span<float> values) const;
    [[nodiscard]] ValueLegend legend(float high) const override;

    Compared m_compared;
    std::vector<Body> m_bodies;
    bool m_hasRigid = false;  // surfaces without skin
};

}  // namespace sinew
