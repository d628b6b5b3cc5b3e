// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/viewport/quad_grid.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

#include "tests/support/gltf_builder.h"

namespace sinew::test {
namespace {

WeightArray storedWeights(const std::vector<glm::vec4>& weights, Stored format) {
    std::vector<glm::u16vec4> shorts;
    std::vector<glm::u8vec4> bytes;
    for (const glm::vec4& each : weights) {
        shorts.emplace_back(glm::round(65535.0F * glm::clamp(each, 0.0F, 1.0F)));
        bytes.emplace_back(glm::round(255.0F * glm::clamp(each, 0.0F, 1.0F)));
    }
    switch (format) {
        case Stored::Float:
            return weights;
        case Stored::Short:
            return SharedArray<glm::u16vec4>(std::move(shorts));
        case Stored::Byte:
            return SharedArray<glm::u8vec4>(std::move(bytes));
    }
    return weights;
}

}  // namespace

std::vector<SlotRow> randomRows(std::size_t count, std::uint32_t seed, std::size_t rows) {
    std::mt19937 random(seed);
    std::vector<SlotRow> quads(rows);
    for (std::size_t q = 0; q < rows; ++q) {
        SlotRow& row = quads[q];
        row.resize((count + 3) / 4 * 4);
        std::vector<std::uint16_t> joints(kSkinJoints);
        std::iota(joints.begin(), joints.end(), std::uint16_t{0});
        std::shuffle(joints.begin(), joints.end(), random);
        float total = 0.0F;
        for (std::size_t i = 0; i < count; ++i) {
            row[i] = {joints[i], static_cast<float>(1 + random() % 9)};
            total += row[i].weight;
        }
        for (SlotValue& slot : row) {
            slot.weight /= total;
        }
        if (q % 7 == 1) {
            row[0].weight = 0.0F;
        } else if (q % 7 == 2 && count > 1) {
            row[1].joint = row[0].joint;  // twice
        } else if (q % 7 == 3 && count > 1) {
            row[1].weight = row[0].weight;  // a tie
        } else if (q % 7 == 4) {
            std::fill(row.begin(), row.end(), SlotValue{});
        } else if (q % 7 == 5) {
            row[0].weight += 0.25F;
        }
    }
    return quads;
}

void shuffleRows(std::vector<SlotRow>& quads) {
    std::mt19937 random(3);
    for (SlotRow& row : quads) {
        std::shuffle(row.begin(), row.end(), random);
    }
}

std::vector<InfluenceSet> setsOfRows(const std::vector<SlotRow>& quads, Stored format,
                                     std::size_t repeat) {
    std::vector<InfluenceSet> sets;
    for (std::size_t set = 0; set < quads.front().size() / 4; ++set) {
        std::vector<glm::u16vec4> joints;
        std::vector<glm::vec4> weights;
        for (const SlotRow& row : quads) {
            glm::u16vec4 j;
            glm::vec4 w;
            for (glm::length_t slot = 0; slot < 4; ++slot) {
                const SlotValue& influence = row[4 * set + static_cast<std::size_t>(slot)];
                j[slot] = influence.joint;
                w[slot] = influence.weight;
            }
            joints.insert(joints.end(), repeat, j);
            weights.insert(weights.end(), repeat, w);
        }
        sets.push_back({std::move(joints), storedWeights(weights, format)});
    }
    return sets;
}

std::vector<InfluenceSet> quadSets(const std::vector<SlotRow>& quads, Stored format) {
    return setsOfRows(quads, format, kCornersOfQuad);
}

Primitive quadPrimitive(std::vector<InfluenceSet> sets) {
    Primitive primitive;
    std::vector<glm::vec3> positions;
    std::vector<std::uint32_t> indices;
    const float side = 2.0F / kQuadsPerSide;
    for (std::uint32_t q = 0; q < kQuads; ++q) {
        const glm::vec3 corner(-1.0F + side * static_cast<float>(q % kQuadsPerSide),
                               1.0F - side * static_cast<float>(q / kQuadsPerSide + 1), 0.0F);
        const std::uint32_t first = 4 * q;
        for (const glm::vec2 at : {glm::vec2(0), glm::vec2(1, 0), glm::vec2(1), glm::vec2(0, 1)}) {
            positions.push_back(corner + side * glm::vec3(at, 0.0F));
        }
        indices.insert(indices.end(), {first, first + 1, first + 2, first, first + 2, first + 3});
    }
    primitive.positions = std::move(positions);
    primitive.normals = std::vector<glm::vec3>(4 * kQuads, {0.0F, 0.0F, 1.0F});
    primitive.indices = std::move(indices);
    primitive.indexed = true;
    primitive.material = MaterialIndex(0);
    primitive.influenceSets = std::move(sets);
    return primitive;
}

std::shared_ptr<const Asset> quadGrid(std::vector<InfluenceSet> sets) {
    Asset asset = assetOf(quadPrimitive(std::move(sets)));
    addSkin(asset, kSkinJoints);
    return finishAsset(std::move(asset));
}

Pixel opaqueBytes(const glm::vec3& color) {
    const auto byte = [](float v) {
        return static_cast<int>(std::lround(255.0F * std::clamp(v, 0.0F, 1.0F)));
    };
    return {byte(color.r), byte(color.g), byte(color.b), 255};
}

bool isClose(const Pixel& a, const Pixel& b) {
    return std::abs(a[0] - b[0]) <= 1 && std::abs(a[1] - b[1]) <= 1 && std::abs(a[2] - b[2]) <= 1;
}

}  // namespace sinew::test
