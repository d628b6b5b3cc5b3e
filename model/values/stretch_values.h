// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/values/value_source.h"
#include "model/weights/stretch.h"

namespace sinew {

/// Per triangle of skinned surfaces, log2 of its area in the pose by its area at rest, with
/// normalised weights; none without an area at rest.
class StretchValues final : public ValueSource {
public:
    explicit StretchValues(const std::shared_ptr<const ClipLibrary>& clips,
                           const std::stop_token& stop = {});

    [[nodiscard]] float shownValue(float value) const override;
    [[nodiscard]] std::string words(float value) const override;  // "2.3 ×"

private:
    struct Body {
        NodeIndex node;
        StretchMeter meter;
    };
    void measure(const PoseEvaluator& pose, std::span<float> values) override;
    void measureBody(const PoseEvaluator& pose, Body& body, std::span<float> values) const;
    [[nodiscard]] ValueLegend legend(float high) const override;

    std::vector<Body> m_bodies;
    bool m_hasFlat = false;   // triangles without an area at rest
    bool m_hasRigid = false;  // surfaces without skin
};

}  // namespace sinew
