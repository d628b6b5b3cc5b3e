// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/viewport/view_reference.h"

#include <cmath>
#include <set>

#include "model/view/joint_colors.h"
#include "model/view/palette.h"
#include "model/weights/vertex_influences.h"
#include "model/weights/weight_sum.h"
#include "tests/viewport/quad_grid.h"
#include "viewport/scene/frame/picture_colors.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew::test {

namespace {

/// Calls `visit(joint, weight)` for every slot, set by set.
template <class Visit>
void forEachSlot(const Primitive& primitive, std::size_t vertex, const Visit& visit) {
    for (const InfluenceSet& set : primitive.influenceSets) {
        const glm::u16vec4 joints = set.joints[vertex];
        const glm::vec4 weights = set.weights[vertex];
        for (glm::length_t slot = 0; slot < 4; ++slot) {
            visit(std::size_t{joints[slot]}, weights[slot]);
        }
    }
}

SlotFault faultOf(const Primitive& primitive, std::size_t vertex) {
    SlotFault fault = SlotFault::NoWeight;
    forEachSlot(primitive, vertex, [&](std::size_t joint, float weight) {
        if (weight != 0.0F && joint >= kSkinJoints) {
            fault = SlotFault::NoSuchJoint;
        } else if (weight != 0.0F && fault == SlotFault::NoWeight) {
            fault = SlotFault::None;
        }
    });
    return fault;
}

}  // namespace

bool wastesSlots(const Primitive& primitive, std::size_t vertex) {
    constexpr float kWasted = 0.5F / 255.0F;  // half a step of an 8-bit weight
    bool wastes = false;
    std::set<std::size_t> seen;
    forEachSlot(primitive, vertex, [&](std::size_t joint, float weight) {
        if (weight != 0.0F) {
            wastes |= !seen.insert(joint).second || std::abs(weight) < kWasted;
        }
    });
    return wastes;
}

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
            float weight = 0.0F;
            forEachSlot(p, vertex, [&](std::size_t joint, float stored) {
                weight += joint == view.joint.value ? stored : 0.0F;
            });
            return weight == 0.0F ? layout::kUnaffectedColor
                                  : glm::vec3(usablePalette(view.palette)
                                                  .at(paletteIndex(weight, view.paletteSteps))) /
                                        255.0F;
        }
        case ViewMode::JointColors: {
            glm::vec3 sum(0.0F);
            float total = 0.0F;
            forEachSlot(p, vertex, [&](std::size_t joint, float weight) {
                if (joint < colors.size()) {
                    sum += weight * colors[joint];
                    total += weight;
                }
            });
            return total != 0.0F ? sum / total : layout::kUnweightedColor;
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
            return faultOf(p, vertex) == SlotFault::NoWeight ? layout::kUnweightedColor
                                                             : sumColor(weightSum(p, vertex));
        case ViewMode::Unweighted:
            return faultColor(faultOf(p, vertex));
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
