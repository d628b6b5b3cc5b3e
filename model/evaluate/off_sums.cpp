// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/off_sums.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <type_traits>
#include <utility>

namespace sinew {
namespace {

/// Primitives with the same arrays have the same sums.
using Arrays = std::vector<const void*>;

Arrays arraysOf(const Primitive& primitive) {
    Arrays arrays;
    for (const InfluenceSet& set : primitive.influenceSets) {
        arrays.push_back(set.weights.bytes().data());
    }
    return arrays;
}

std::vector<OffVertex> offVertices(const Primitive& primitive, const std::stop_token& stop) {
    std::vector<OffVertex> found;
    for (std::size_t vertex = 0; vertex < primitive.vertexCount(); ++vertex) {
        if (vertex % 4096 == 0 && stop.stop_requested()) {
            break;
        }
        double sum = 0.0;
        for (const InfluenceSet& set : primitive.influenceSets) {
            const glm::dvec4 weights(set.weights[vertex]);
            sum += weights.x + weights.y + weights.z + weights.w;
        }
        if (std::isfinite(sum) && std::abs(sum - 1.0) > OffSums::kRounding) {
            found.push_back({static_cast<std::uint32_t>(vertex), static_cast<float>(sum)});
        }
    }
    return found;
}

constexpr std::size_t kVerticesAtATime = 1024;
constexpr double kFloatRounding = 2.5e-7;  // 4 × 2^-24

/// Adds the weights of a set to the sums of the vertices from `first`, as shares of 1.
void addWeights(const WeightArray& weights, std::size_t first, std::span<double> sums) {
    weights.visit([&](const auto& array) {
        using Weight = std::decay_t<decltype(array[0].x)>;
        constexpr double kOne =
            std::is_integral_v<Weight> ? double{std::numeric_limits<Weight>::max()} : 1.0;
        for (std::size_t i = 0; i < sums.size(); ++i) {
            const glm::dvec4 four(array[first + i]);
            sums[i] += (four.x + four.y + four.z + four.w) / kOne;
        }
    });
}

}  // namespace

bool sumsAreOne(const Primitive& primitive) {
    const std::size_t count = primitive.influenceSets.empty() ? 0 : primitive.vertexCount();
    std::array<double, kVerticesAtATime> room{};
    for (std::size_t first = 0; first < count; first += kVerticesAtATime) {
        const std::span sums(room.data(), std::min(kVerticesAtATime, count - first));
        std::fill(sums.begin(), sums.end(), 0.0);
        for (const InfluenceSet& set : primitive.influenceSets) {
            addWeights(set.weights, first, sums);
        }
        if (!std::all_of(sums.begin(), sums.end(),
                         [](double sum) { return std::abs(sum - 1.0) <= kFloatRounding; })) {
            return false;
        }
    }
    return true;
}

OffSums::OffSums(const Asset& asset, const std::stop_token& stop) {
    std::map<std::pair<Arrays, std::size_t>, std::size_t> known;  // key: arrays and vertex count
    for (const Mesh& mesh : asset.meshes) {
        std::vector<std::size_t>& lists = m_listOfPart.emplace_back(mesh.primitives.size(), 0);
        for (std::size_t i = 0; i < lists.size(); ++i) {
            const Primitive& primitive = mesh.primitives[i];
            if (primitive.influenceSets.empty() || stop.stop_requested()) {
                continue;
            }
            const auto [entry, isNew] =
                known.try_emplace({arraysOf(primitive), primitive.vertexCount()}, 0);
            if (isNew) {
                std::vector<OffVertex> found = offVertices(primitive, stop);
                if (!found.empty()) {
                    m_lists.push_back(std::move(found));
                    entry->second = m_lists.size();
                }
            }
            lists[i] = entry->second;
        }
    }
}

std::span<const OffVertex> OffSums::of(MeshIndex mesh, std::size_t primitive) const noexcept {
    if (mesh.value >= m_listOfPart.size() || primitive >= m_listOfPart[mesh.value].size()) {
        return {};
    }
    const std::size_t list = m_listOfPart[mesh.value][primitive];
    return list == 0 ? std::span<const OffVertex>() : m_lists[list - 1];
}

}  // namespace sinew
