// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/mirror_difference.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "model/check/skinned_primitive.h"
#include "model/check/vertex_likeness.h"
#include "model/core/point_tree.h"
#include "model/weights/vertex_influences.h"

namespace sinew::check {
namespace {

constexpr float kPlaceTolerance = 1e-3F;  // of the mesh's diagonal
constexpr std::size_t kMostImages = 64;   // compared vertices at one position; seams have a few
constexpr float kNoImage = std::numeric_limits<float>::quiet_NaN();

class MirrorComparison {
public:
    MirrorComparison(const SkinnedPrimitive& skinned, const MirroredSkin& mirrored,
                     const VertexLikeness& likeness, const std::stop_token& stop)
        : m_pairs(mirrored.pairs),
          m_mirror(mirrored.mirror),
          m_positions(skinned.primitive().positions),
          m_reach(mirrorTolerance(m_positions)),
          m_tree(m_positions, likeness.firsts(), stop),
          m_own(skinned.primitive(), m_pairs.size()),
          m_other(skinned.primitive(), m_pairs.size()) {}

    [[nodiscard]] float at(std::uint32_t vertex) {
        m_tree.find(m_mirror.image(m_positions[vertex]), m_reach, kMostImages, m_images);
        float least = kNoImage;
        for (const std::uint32_t image : m_images.found) {
            const float here = between(vertex, image);
            least = std::isnan(least) ? here : std::min(least, here);
        }
        return least;
    }

private:
    static float weightIn(std::span<const JointWeight> influences, std::size_t joint) {
        const auto found =
            std::find_if(influences.begin(), influences.end(),
                         [joint](const JointWeight& each) { return each.joint == joint; });
        return found != influences.end() ? found->weight : 0.0F;
    }

    // The largest over the joints of `from`.
    [[nodiscard]] float largest(std::span<const JointWeight> from,
                                std::span<const JointWeight> to) const {
        float most = 0.0F;
        for (const JointWeight& each : from) {
            if (const auto& pair = m_pairs[each.joint]) {
                most = std::max(most, std::abs(each.weight - weightIn(to, *pair)));
            }
        }
        return most;
    }

    [[nodiscard]] float between(std::uint32_t vertex, std::uint32_t image) {
        const std::span<const JointWeight> own = m_own.at(vertex);
        const std::span<const JointWeight> other = m_other.at(image);
        return std::max(largest(own, other), largest(other, own));
    }

    const Pairs& m_pairs;
    Mirror m_mirror;
    const SharedArray<glm::vec3>& m_positions;
    float m_reach;
    PointTree m_tree;
    PointSearch m_images;
    VertexInfluences m_own;
    VertexInfluences m_other;
};

}  // namespace

float mirrorTolerance(std::span<const glm::vec3> positions) {
    glm::vec3 low(positions.empty() ? glm::vec3(0.0F) : positions.front());
    glm::vec3 high = low;
    for (const glm::vec3& p : positions) {
        low = glm::min(low, p);
        high = glm::max(high, p);
    }
    const float size = glm::length(high - low);
    return std::isfinite(size) && size > 0.0F ? kPlaceTolerance * size : kPlaceTolerance;
}

std::vector<float> mirrorDifferences(const SkinnedPrimitive& skinned, const MirroredSkin& mirrored,
                                     const std::stop_token& stop) {
    const VertexLikeness likeness(skinned, stop);
    MirrorComparison comparison(skinned, mirrored, likeness, stop);
    std::vector<float> differences(skinned.vertexCount(), kNoImage);
    for (const std::uint32_t vertex : likeness.firsts()) {
        if (stop.stop_requested()) {
            return differences;
        }
        differences[vertex] = comparison.at(vertex);
    }
    for (std::size_t v = 0; v < likeness.firstOf().size(); ++v) {
        differences[v] = differences[likeness.firstOf()[v]];
    }
    return differences;
}

}  // namespace sinew::check
