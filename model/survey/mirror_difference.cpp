// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/survey/mirror_difference.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "model/check/skinned_primitive.h"
#include "model/check/vertex_likeness.h"
#include "model/core/point_tree.h"
#include "model/survey/nearest_surface.h"
#include "model/weights/vertex_influences.h"

namespace sinew {
namespace {

constexpr float kSurfaceReach = 1e-2F / 1e-3F;  // times the tolerance for vertices
constexpr std::size_t kMostImages = 64;  // compared vertices at one position; seams have a few
constexpr float kNoImage = std::numeric_limits<float>::quiet_NaN();

class MirrorComparison {
public:
    MirrorComparison(const check::SkinnedPrimitive& skinned, const check::MirroredSkin& mirrored,
                     const check::VertexLikeness& likeness, const std::stop_token& stop)
        : m_pairs(mirrored.pairs),
          m_mirror(mirrored.mirror),
          m_positions(skinned.primitive().positions),
          m_reach(check::mirrorTolerance(m_positions, {})),
          m_tree(m_positions, likeness.firsts(), stop),
          m_surface(skinned.primitive(), stop),
          m_own(skinned.primitive(), m_pairs.size()),
          m_other(skinned.primitive(), m_pairs.size()) {}

    [[nodiscard]] std::optional<MirroredWeight> at(std::uint32_t vertex) {
        const glm::vec3 mirrored = m_mirror.image(m_positions[vertex]);
        const std::span<const JointWeight> own = m_own.at(vertex);
        m_tree.find(mirrored, m_reach, kMostImages, m_images);
        std::optional<MirroredWeight> least;
        for (const std::uint32_t image : m_images.found) {
            const MirroredWeight here = largest(own, m_other.at(image));
            least = !least || here.difference() < least->difference() ? here : least;
        }
        if (least) {
            return least;
        }
        const auto place = m_surface.at(mirrored, kSurfaceReach * m_reach);
        return place ? std::optional(largest(own, weightsAt(*place))) : std::nullopt;
    }

private:
    static float weightIn(std::span<const JointWeight> influences, std::size_t joint) {
        const auto found =
            std::find_if(influences.begin(), influences.end(),
                         [joint](const JointWeight& each) { return each.joint == joint; });
        return found != influences.end() ? found->weight : 0.0F;
    }

    [[nodiscard]] MirroredWeight largest(std::span<const JointWeight> own,
                                         std::span<const JointWeight> image) const {
        MirroredWeight most;
        const auto compare = [&most](const MirroredWeight& each) {
            most = each.difference() > most.difference() ? each : most;
        };
        for (const JointWeight& each : own) {
            if (const auto& pair = m_pairs[each.joint]) {
                compare({each.joint, each.weight, weightIn(image, *pair)});
            }
        }
        for (const JointWeight& each : image) {
            if (const auto& pair = m_pairs[each.joint]) {
                compare({*pair, weightIn(own, *pair), each.weight});
            }
        }
        return most;
    }

    [[nodiscard]] std::span<const JointWeight> weightsAt(const TrianglePlace& place) {
        m_mean.clear();
        for (std::size_t corner = 0; corner < 3; ++corner) {
            const float share = place.shares[static_cast<glm::length_t>(corner)];
            for (const JointWeight& each : m_other.at(place.corners.at(corner))) {
                addToMean({each.joint, share * each.weight});
            }
        }
        return m_mean;
    }
    void addToMean(const JointWeight& part) {
        const auto found = std::find_if(m_mean.begin(), m_mean.end(), [&](const JointWeight& each) {
            return each.joint == part.joint;
        });
        if (found != m_mean.end()) {
            found->weight += part.weight;
        } else {
            m_mean.push_back(part);
        }
    }

    const check::Pairs& m_pairs;
    check::Mirror m_mirror;
    const SharedArray<glm::vec3>& m_positions;
    float m_reach;
    PointTree m_tree;
    NearestSurface m_surface;
    PointSearch m_images;
    VertexInfluences m_own;
    VertexInfluences m_other;
    std::vector<JointWeight> m_mean;
};

}  // namespace

MirrorDifferences mirrorDifferences(const check::SkinnedPrimitive& skinned,
                                    const check::MirroredSkin& mirrored,
                                    const std::stop_token& stop) {
    const check::VertexLikeness likeness(skinned, stop);
    MirrorComparison comparison(skinned, mirrored, likeness, stop);
    const auto visible =
        static_cast<float>(CheckPolicy().parameter("WEIGHTS_ASYMMETRIC", "difference"));
    MirrorDifferences out{.values = std::vector<float>(skinned.vertexCount(), kNoImage)};
    for (const std::uint32_t vertex : likeness.firsts()) {
        if (stop.stop_requested()) {
            return out;
        }
        const std::optional<MirroredWeight> here = comparison.at(vertex);
        if (!here) {
            continue;
        }
        out.values[vertex] = here->difference();
        out.compared += likeness.times(vertex);
        out.different += here->difference() > visible ? likeness.times(vertex) : 0;
        if (here->difference() > out.largest.difference()) {
            out.largest = *here;
            out.vertex = vertex;
        }
    }
    for (std::size_t v = 0; v < likeness.firstOf().size(); ++v) {
        out.values[v] = out.values[likeness.firstOf()[v]];
    }
    return out;
}

}  // namespace sinew
