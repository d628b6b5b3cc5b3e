// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/viewport/view_reference.h"

#include "model/view/joint_colors.h"
#include "model/view/palette.h"
#include "model/view/view_values.h"
#include "model/weights/vertex_influences.h"
#include "model/weights/weight_sum.h"
#include "tests/viewport/quad_grid.h"
#include "viewport/scene/frame/picture_colors.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew::test {

std::vector<glm::vec3> colorsOfJoints(const Asset& asset) {
    std::vector<glm::vec3> colors;
    const auto all = jointColors(asset);
    for (const NodeIndex node : asset.skins[0].joints) {
        colors.push_back(glm::vec3(all[node.value]) / 255.0F);
    }
    return colors;
}

glm::vec3 expectedColor(const Asset& asset, const ViewOptions& view, std::size_t vertex) {
    const Primitive& p = asset.meshes[0].primitives[0];
    const std::vector<glm::vec3> colors = colorsOfJoints(asset);
    switch (view.mode) {
        case ViewMode::Weight: {
            std::vector<bool> shown(kSkinJoints, false);
            shown[view.joint.value] = true;
            const float weight = weightOf(p, vertex, shown);
            return weight == 0.0F ? layout::kUnaffectedColor
                                  : glm::vec3(usablePalette(view.palette)
                                                  .at(paletteIndex(weight, view.paletteSteps))) /
                                        255.0F;
        }
        case ViewMode::JointColors: {
            std::vector<glm::u8vec3> bytes;
            for (const glm::vec3& color : colors) {
                bytes.emplace_back(glm::round(255.0F * color));
            }
            return meanColor(p, vertex, bytes).value_or(layout::kUnweightedColor);
        }
        case ViewMode::DominantJoint: {
            VertexInfluences influences(p, kSkinJoints);
            const JointWeight* best = strongest(influences.at(vertex));
            return best != nullptr && best->weight > 0.0F ? colors[best->joint]
                                                          : layout::kUnweightedColor;
        }
        case ViewMode::InfluenceCount: {
            VertexInfluences influences(p, kSkinJoints);
            return countColor(static_cast<std::uint32_t>(influences.at(vertex).size()));
        }
        case ViewMode::WeightSum:
            return hasWeight(p, vertex) ? sumColor(weightSum(p, vertex)) : layout::kUnweightedColor;
        case ViewMode::Unweighted:
            return faultColor(slotFault(p, vertex, kSkinJoints));
        default:
            return layout::kNeutralColor;
    }
}

std::string difference(const Pixel& seen, const Pixel& expected) {
    const auto words = [](const Pixel& pixel) {
        return std::to_string(pixel[0]) + " " + std::to_string(pixel[1]) + " " +
               std::to_string(pixel[2]);
    };
    return words(seen) + " instead of " + words(expected);
}

}  // namespace sinew::test
