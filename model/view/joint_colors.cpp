// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/joint_colors.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>

#include "model/core/oklab.h"
#include "model/core/srgb.h"

namespace sinew {

namespace {

// Lightness alternates between choices; both are readable on dark and on light backgrounds, and the
// chroma is available in every hue of sRGB at about this lightness.
constexpr std::array<float, 3> kLightness{0.60F, 0.72F, 0.82F};
constexpr std::array<float, 2> kChroma{0.135F, 0.10F};
constexpr double kGoldenTurn = 0.6180339887498949;
constexpr std::uint32_t kChoices = 24;

// FNV-1a, then the finaliser of MurmurHash3: without it, names that differ only at the end, such as
// left and right, have almost the same hash.
std::uint64_t hashOf(std::string_view text) noexcept {
    std::uint64_t hash = 14695981039346656037ULL;
    for (const char c : text) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
    }
    hash = (hash ^ (hash >> 33U)) * 0xff51afd7ed558ccdULL;
    hash = (hash ^ (hash >> 33U)) * 0xc4ceb9fe1a85ec53ULL;
    return hash ^ (hash >> 33U);
}

std::uint8_t encodedByte(float linear) noexcept {
    return static_cast<std::uint8_t>(
        std::lround(255.0F * srgbOfLinear(std::clamp(linear, 0.0F, 1.0F))));
}

/// The n-th choice for a name.
glm::u8vec3 choice(std::uint64_t hash, std::uint32_t n) noexcept {
    const auto low = static_cast<double>(hash & 0xffffffffU) / 4294967296.0;
    const double turns = low + kGoldenTurn * n;
    const auto hue =
        static_cast<float>(2.0 * std::numbers::pi_v<double> * (turns - std::floor(turns)));
    const auto high = static_cast<std::uint32_t>(hash >> 32U);
    const float lightness = kLightness[(high + n) % kLightness.size()];
    const float chroma =
        kChroma[(high / kLightness.size() + n / kLightness.size()) % kChroma.size()];
    const glm::vec3 linear =
        linearOfOklab({lightness, chroma * std::cos(hue), chroma * std::sin(hue)});
    return {encodedByte(linear.r), encodedByte(linear.g), encodedByte(linear.b)};
}

glm::u8vec3 colorBeside(std::uint64_t hash, const glm::u8vec3& parent) noexcept {
    const glm::vec3 around = oklabOfBytes(parent);
    glm::u8vec3 best = choice(hash, 0);
    float farthest = 0.0F;
    for (std::uint32_t n = 0; n < kChoices; ++n) {
        const glm::u8vec3 color = choice(hash, n);
        const float distance = glm::length(oklabOfBytes(color) - around);
        if (distance >= kLeastJointColorDistance) {
            return color;
        }
        if (distance > farthest) {
            farthest = distance;
            best = color;
        }
    }
    return best;
}

/// Settles the joints of an asset one after another, by name: keeps the colour of a joint if it is
/// far enough from those of its neighbours and of the joints before it, and otherwise takes the
/// name's next choice that is.
class JointSettler {
public:
    JointSettler(const Asset& asset, std::vector<glm::u8vec3>& colors)
        : m_asset(asset), m_colors(colors) {}

    void settle(NodeIndex node) {
        const std::uint64_t hash = hashOf(displayName(m_asset[node].name, "Node", node.value));
        float best = room(node, m_colors[node.value]);
        for (std::uint32_t n = 0; n < kChoices && best < 1.0F; ++n) {
            const glm::u8vec3 color = choice(hash, n);
            const float here = room(node, color);
            if (here > best) {
                best = here;
                m_colors[node.value] = color;
            }
        }
        m_settled.push_back(oklabOfBytes(m_colors[node.value]));
    }

private:
    /// The distance from the closest settled colour as a share of what it should be at least, up to
    /// 1; below 0 if the colour is too similar to that of a neighbour, which counts more.
    [[nodiscard]] float room(NodeIndex node, const glm::u8vec3& color) const {
        const glm::vec3 lab = oklabOfBytes(color);
        float neighbours = 1.0F;
        const auto keepFrom = [&](NodeIndex other) {
            const float distance = glm::length(lab - oklabOfBytes(m_colors[other.value]));
            neighbours = std::min(neighbours, distance / kLeastJointColorDistance);
        };
        if (m_asset[node].parent) {
            keepFrom(m_asset[node].parent);
        }
        for (const NodeIndex child : m_asset[node].children) {
            keepFrom(child);
        }
        float rig = 1.0F;
        for (const glm::vec3& other : m_settled) {
            rig = std::min(rig, glm::length(lab - other) / kLeastRigColorDistance);
        }
        return neighbours < 1.0F ? neighbours - 1.0F : rig;
    }

    const Asset& m_asset;
    std::vector<glm::u8vec3>& m_colors;
    std::vector<glm::vec3> m_settled;  // OKLab
};

/// Every joint of any skin once, by name.
std::vector<NodeIndex> jointsByName(const Asset& asset) {
    std::vector<NodeIndex> joints;
    for (const Skin& skin : asset.skins) {
        joints.insert(joints.end(), skin.joints.begin(), skin.joints.end());
    }
    const auto byIndex = [](NodeIndex a, NodeIndex b) { return a.value < b.value; };
    std::sort(joints.begin(), joints.end(), byIndex);
    joints.erase(std::unique(joints.begin(), joints.end()), joints.end());
    std::stable_sort(joints.begin(), joints.end(),
                     [&](NodeIndex a, NodeIndex b) { return asset[a].name < asset[b].name; });
    return joints;
}

}  // namespace

glm::u8vec3 colorOfName(std::string_view name) noexcept {
    return choice(hashOf(name), 0);
}

std::vector<glm::u8vec3> jointColors(const Asset& asset) {
    std::vector<glm::u8vec3> colors(asset.nodes.size());
    for (const NodeIndex node : asset.parentsFirst) {
        const std::uint64_t hash = hashOf(displayName(asset[node].name, "Node", node.value));
        const NodeIndex parent = asset[node].parent;
        colors[node.value] =
            parent.valid() ? colorBeside(hash, colors[parent.value]) : choice(hash, 0);
    }
    const std::vector<NodeIndex> joints = jointsByName(asset);
    if (joints.size() <= kFewJoints) {
        JointSettler settler(asset, colors);
        for (const NodeIndex joint : joints) {
            settler.settle(joint);
        }
    }
    return colors;
}

}  // namespace sinew
