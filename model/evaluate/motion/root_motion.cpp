// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/motion/root_motion.h"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>

#include "model/asset/subtree.h"
#include "model/core/enum_array.h"
#include "model/evaluate/clip/pose_target.h"
#include "model/evaluate/frame_list.h"
#include "model/evaluate/sampler.h"

namespace sinew {

namespace {

glm::dvec3 valueOf(const Sampler& sampler, std::size_t key) noexcept {
    const std::span<const float> value = keyValue(sampler, key);
    return {value[0], value[1], value[2]};
}

/// The diagonal of the box around the first three numbers of all keys, without tangents.
double travel(const Sampler& sampler) noexcept {
    glm::dvec3 low = valueOf(sampler, 0);
    glm::dvec3 high = low;
    for (std::size_t key = 1; key < sampler.times.size(); ++key) {
        low = glm::min(low, valueOf(sampler, key));
        high = glm::max(high, valueOf(sampler, key));
    }
    return glm::length(high - low);
}

/// `travel` of each sampler of a clip, found once however many channels use it.
class Travels {
public:
    explicit Travels(const Animation& clip) : m_clip(clip), m_known(clip.samplers.size()) {}

    [[nodiscard]] double of(SamplerIndex sampler) {
        std::optional<double>& known = m_known[sampler.value];
        if (!known) {
            known = travel(m_clip.samplers[sampler.value]);
        }
        return *known;
    }

private:
    const Animation& m_clip;
    std::vector<std::optional<double>> m_known;
};

constexpr std::size_t kMostPoints = 100'000;
constexpr std::size_t kMostMatrices = 10'000'000;  // total over the whole path

/// The samplers that drive the local transform of a node; null where it is at rest.
using Drivers = EnumArray<ChannelPath, ChannelPath::Scale, const Sampler*>;

/// One link in the chain of ancestors: an animated local transform, and the constant transforms
/// above it.
struct Link {
    Transform local;
    Drivers samplers{};
    EnumArray<ChannelPath, ChannelPath::Scale, std::uint32_t> cursors{};
    glm::dmat4 above{1.0};

    [[nodiscard]] glm::dmat4 matrixAt(float seconds) noexcept {
        Transform now = local;
        if (const Sampler* sampler = samplers[ChannelPath::Translation]) {
            sampleCurve(*sampler, seconds, false, cursors[ChannelPath::Translation],
                        {&now.translation.x, 3});
        }
        if (const Sampler* sampler = samplers[ChannelPath::Rotation]) {
            std::array<float, 4> q{};
            sampleCurve(*sampler, seconds, true, cursors[ChannelPath::Rotation], q);
            now.rotation = glm::quat(q[3], q[0], q[1], q[2]);
        }
        if (const Sampler* sampler = samplers[ChannelPath::Scale]) {
            sampleCurve(*sampler, seconds, false, cursors[ChannelPath::Scale], {&now.scale.x, 3});
        }
        return above * toMatrixDouble(now);
    }
};

std::vector<Drivers> driversOfNodes(const Asset& asset, const Animation& clip) {
    std::vector<Drivers> drivers(asset.nodes.size());
    for (const Channel& channel : clip.channels) {
        if (channel.path != ChannelPath::Weights && drives(asset, clip, channel)) {
            drivers[channel.node.value][channel.path] = &clip.samplers[channel.sampler.value];
        }
    }
    return drivers;
}

/// From the node upwards; constant transforms are multiplied once.
struct NodeChain {
    glm::dmat4 below{1.0};  // matrix of the node itself, if it is constant
    std::vector<Link> links;

    NodeChain(const Asset& asset, const Animation& clip, NodeIndex node) {
        const std::vector<Drivers> drivers = driversOfNodes(asset, clip);
        for (; node; node = asset[node].parent) {
            if (drivers[node.value] != Drivers{}) {
                links.push_back({.local = asset[node].rest, .samplers = drivers[node.value]});
                continue;
            }
            const Node& still = asset[node];
            const glm::dmat4 matrix =
                still.matrix ? glm::dmat4(*still.matrix) : toMatrixDouble(still.rest);
            glm::dmat4& product = links.empty() ? below : links.back().above;
            product = matrix * product;
        }
    }

    [[nodiscard]] glm::dvec3 originAt(float seconds) noexcept {
        glm::dvec4 point = below[3];
        for (Link& link : links) {
            point = link.matrixAt(seconds) * point;
        }
        return glm::dvec3(point);
    }
};

}  // namespace

RootFinder::RootFinder(const Asset& asset)
    : m_asset(&asset),
      m_carried(countsInSubtrees(asset, jointsOrNodes(asset))),
      m_depth(depthsOf(asset)) {}

NodeIndex RootFinder::rootOf(AnimationIndex animation, ChannelPath path) const {
    const Asset& asset = *m_asset;
    if (animation.value >= asset.animations.size()) {
        return {};
    }
    const Animation& clip = asset[animation];
    Travels travels(clip);
    NodeIndex best;
    std::tuple<std::uint32_t, std::int64_t, double> bestRank;
    for (const Channel& channel : clip.channels) {
        if (channel.path != path || !drives(asset, clip, channel)) {
            continue;
        }
        const double far = travels.of(channel.sampler);
        const std::tuple rank(m_carried[channel.node.value],
                              -std::int64_t{m_depth[channel.node.value]}, far);
        if (far > 0.0 && (!best || rank > bestRank)) {
            best = channel.node;
            bestRank = rank;
        }
    }
    return best;
}

NodeIndex findRootNode(const Asset& asset, AnimationIndex animation) {
    return RootFinder(asset).rootOf(animation);
}

MotionPath motionPath(const std::shared_ptr<const Asset>& asset, AnimationIndex animation,
                      NodeIndex node, float framesPerSecond, const std::stop_token& stop) {
    MotionPath path;
    if (animation.value >= asset->animations.size() || node.value >= asset->nodes.size()) {
        return path;
    }
    const Animation& clip = (*asset)[animation];
    NodeChain chain(*asset, clip, node);
    const double rate = framesPerSecond > 1.0F ? double{framesPerSecond} : 1.0;
    const std::size_t most =
        std::min(kMostPoints, kMostMatrices / std::max<std::size_t>(chain.links.size(), 1) + 2);
    path.seconds = frameList(wholeRange(clip), rate, FrameEnds::WithEnds, most).seconds;

    double length = 0.0;
    glm::dvec3 before(0.0);
    const glm::dvec3 first = chain.originAt(path.seconds.front());
    for (const float seconds : path.seconds) {
        if (stop.stop_requested()) {
            break;
        }
        const glm::dvec3 point = chain.originAt(seconds);
        length += path.points.empty() ? 0.0 : glm::distance(before, point);
        path.points.emplace_back(point);
        before = point;
    }
    path.seconds.resize(path.points.size());
    path.displacement = glm::vec3(before - first);
    path.lengthUnits = static_cast<float>(length);
    return path;
}

glm::vec3 positionAt(std::span<const float> times, std::span<const glm::vec3> points,
                     float seconds) noexcept {
    const auto next = std::upper_bound(times.begin(), times.end(), seconds);
    if (next == times.begin()) {
        return points.front();
    }
    if (next == times.end()) {
        return points.back();
    }
    const auto after = static_cast<std::size_t>(next - times.begin());
    const float from = times[after - 1];
    const float share = (seconds - from) / (times[after] - from);
    return glm::mix(points[after - 1], points[after], share);
}

}  // namespace sinew
