// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <map>

#include "model/check/symmetry_search.h"
#include "model/values/value_source.h"

namespace sinew {

/// Per vertex of skinned primitives whose skin has a left and a right side, the largest difference
/// of a weight from the weight of the joint's counterpart at the mirror image; none without an
/// image. The same in every pose.
class SymmetryValues final : public ValueSource {
public:
    explicit SymmetryValues(const Asset& asset, const std::stop_token& stop = {});

    /// Joints without a counterpart in the summary, pairs in the details.
    [[nodiscard]] std::vector<std::string> details() const override;

private:
    using MirroredSkins = std::map<SkinIndex, std::optional<check::MirroredSkin>>;
    SymmetryValues(const Asset& asset, const MirroredSkins& skins, const std::stop_token& stop);
    void nameJoints(const Asset& asset, const MirroredSkins& skins);
    [[nodiscard]] std::string summary() const;
    [[nodiscard]] ValueLegend legend(float high) const override;

    std::vector<std::string> m_pairs;  // "Arm.L – Arm.R"
    std::vector<std::string> m_alone;  // joints without a counterpart
    bool m_hasSides = false;           // joints with a counterpart, wherever they are
    bool m_hasAlone = false;           // vertices without an image
    bool m_hasOther = false;           // surfaces without sides
};

}  // namespace sinew
