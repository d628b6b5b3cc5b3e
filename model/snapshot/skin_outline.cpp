// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <cmath>
#include <cstdint>

#include "model/core/words.h"
#include "model/snapshot/outline_text.h"
#include "model/snapshot/value_digest.h"
#include "model/weights/vertex_influences.h"
#include "model/words/words.h"

namespace sinew {
namespace {

/// What one joint of a skin holds, summed without rounding, so that order does not count.
struct HeldWeights {
    std::uint64_t vertices = 0;
    std::int64_t weight = 0;  // unit: 2^-32
    std::uint64_t digest = 0;

    void add(const glm::vec3& position, float weightHere) {
        constexpr double kSteps = 4294967296.0;
        ValueDigest value;
        value.add(position);
        value.add(weightHere);
        ++vertices;
        weight += std::isfinite(weightHere) && std::abs(weightHere) < 1e3F
                      ? std::llround(double{weightHere} * kSteps)
                      : 0;
        digest += value.value();
    }

    [[nodiscard]] std::string text() const {
        constexpr double kStep = 1.0 / 4294967296.0;
        return "weight " + words::shortly(kStep * static_cast<double>(weight)) + " over " +
               counted(vertices, "vertex", "vertices") + ", " + ValueDigest::textOf(digest);
    }
};

void addPrimitive(const Primitive& primitive, std::vector<HeldWeights>& held) {
    VertexInfluences influences(primitive, held.size());
    for (std::size_t i = 0; i < primitive.vertexCount(); ++i) {
        for (const JointWeight& one : influences.at(i)) {
            held[one.joint].add(primitive.positions[i], one.weight);
        }
    }
}

/// [skin][joint] over the meshes that nodes draw with it, each once.
std::vector<std::vector<HeldWeights>> heldWeights(const OutlineNames& names) {
    const Asset& asset = names.asset;
    std::vector<std::vector<HeldWeights>> held;
    for (const Skin& skin : asset.skins) {
        held.emplace_back(skin.joints.size());
    }
    if (names.digests) {
        visitSkinned(asset, [&](SkinIndex skin, const Primitive& primitive) {
            addPrimitive(primitive, held[skin.value]);
        });
    }
    return held;
}

std::string bindDigest(const glm::mat4& matrix) {
    ValueDigest digest;
    for (glm::length_t column = 0; column < 4; ++column) {
        digest.add(matrix[column]);
    }
    return digest.text();
}

}  // namespace

OutlineBlocks skinBlocks(const OutlineNames& names) {
    OutlineBlocks blocks;
    const std::vector<std::vector<HeldWeights>> held = heldWeights(names);
    for (std::size_t index = 0; index < held.size(); ++index) {
        const Skin& skin = names.asset.skins[index];
        OutlineBlock block{.title = "skin " + names.object(skin) + ": " +
                                    counted(skin.joints.size(), "joint", "joints")};
        for (std::size_t joint = 0; joint < skin.joints.size(); ++joint) {
            block.lines.push_back(names.node(skin.joints[joint]) + ": " +
                                  held[index][joint].text() + ", inverse bind matrix " +
                                  bindDigest(skin.inverseBindMatrices[joint]));
        }
        blocks.add(std::move(block));
    }
    return blocks;
}

}  // namespace sinew
