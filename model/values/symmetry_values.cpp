// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/values/symmetry_values.h"

#include <algorithm>
#include <cmath>

#include "model/check/joint_pairs.h"
#include "model/check/skinned_primitive.h"
#include "model/evaluate/deform_node.h"
#include "model/evaluate/rest_pose.h"
#include "model/survey/mirror_difference.h"

namespace sinew {
namespace {

constexpr float kLeastScale = 0.1F;

using SidesOfSkins = std::map<SkinIndex, std::optional<check::MirroredSkin>>;

SidesOfSkins mirroredSkins(const Asset& asset, const std::stop_token& stop) {
    const std::vector<glm::dmat4> world = restWorld(asset);
    SidesOfSkins skins;
    for (std::size_t s = 0; s < asset.skins.size(); ++s) {
        skins[SkinIndex(s)] = check::mirroredSkin(asset, SkinIndex(s), world, stop);
    }
    return skins;
}

SurfaceValues symmetryForm(const Asset& asset, const SidesOfSkins& skins) {
    return emptyValues(asset, SurfaceValues::Per::Vertex,
                       [&](const Node& node, const Primitive& primitive) {
                           return isSkinned(node, primitive) && skins.at(node.skin).has_value();
                       });
}

bool hasSides(const check::Pairs& pairs) {
    for (std::size_t j = 0; j < pairs.size(); ++j) {
        if (pairs[j] && *pairs[j] != j) {
            return true;
        }
    }
    return false;
}

}  // namespace

SymmetryValues::SymmetryValues(const Asset& asset, const std::stop_token& stop)
    : SymmetryValues(asset, mirroredSkins(asset, stop), stop) {}

SymmetryValues::SymmetryValues(const Asset& asset, const MirroredSkins& skins,
                               const std::stop_token& stop)
    : ValueSource(symmetryForm(asset, skins), {.followsPose = false, .grows = true}) {
    std::vector<float>& values = ownValues();
    for (const SurfaceValues::Part& part : form().parts) {
        if (part.count == 0) {
            continue;
        }
        const Node& node = asset[part.node];
        const check::SkinnedPrimitive skinned(asset, node.mesh, part.primitive, node.skin);
        const std::vector<float> own =
            mirrorDifferences(skinned, *skins.at(node.skin), stop).values;
        std::copy(own.begin(), own.end(), values.begin() + static_cast<std::ptrdiff_t>(part.first));
    }
    nameJoints(asset, skins);
    float most = kLeastScale;
    for (const float value : values) {
        most = value > most ? value : most;
        m_hasAlone |= std::isnan(value);
    }
    m_hasOther = hasOtherSurfaces(asset);
    setLargest(std::min(most, 1.0F));
}

void SymmetryValues::nameJoints(const Asset& asset, const MirroredSkins& skins) {
    for (const auto& [skin, mirrored] : skins) {
        m_hasSides |= hasSides(check::pairJoints(asset, asset[skin]));
        const auto nameOf = [&, index = skin](std::size_t joint) {
            const NodeIndex node = asset[index].joints[joint];
            return displayName(asset[node].name, "Node", node.value);
        };
        for (std::size_t j = 0; mirrored && j < mirrored->pairs.size(); ++j) {
            const std::optional<std::size_t> pair = mirrored->pairs[j];
            if (!pair) {
                m_alone.push_back(nameOf(j));
            } else if (*pair > j) {
                m_pairs.push_back(nameOf(j) + " \u2013 " + nameOf(*pair));
            }
        }
    }
}

std::string SymmetryValues::summary() const {
    if (m_pairs.empty()) {
        return m_hasSides ? "Left and right joints are not at mirrored places"
                          : "No joints are left and right by name or VRM bone";
    }
    std::string text = std::to_string(m_pairs.size()) +
                       (m_pairs.size() == 1 ? " pair of joints" : " pairs of joints");
    if (!m_alone.empty()) {
        text += "; " + std::to_string(m_alone.size()) + " without a counterpart";
    }
    return text;
}

std::vector<std::string> SymmetryValues::details() const {
    std::vector<std::string> lines{summary()};
    for (std::size_t i = 0; i < m_alone.size(); ++i) {
        lines.front() += (i == 0 ? ": " : ", ");
        lines.front() += m_alone[i];
    }
    lines.insert(lines.end(), m_pairs.begin(), m_pairs.end());
    return lines;
}

ValueLegend SymmetryValues::legend(float high) const {
    return {.title = "Asymmetry",
            .subtitle = "Largest difference of weight from the mirror image",
            .ticks = quarterTicks(high),
            .zero = "alike",
            .without = m_hasAlone ? "no surface at the mirror image" : "",
            .neutral = m_hasOther ? "no skin with two sides" : "",
            .notes = {summary()}};
}

}  // namespace sinew
