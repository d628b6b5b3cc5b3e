// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/borrow/carried_tracks.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <utility>

#include "model/borrow/joint_retarget.h"
#include "model/borrow/rest_frames.h"
#include "model/evaluate/sampler.h"

namespace sinew {
namespace {

constexpr double kStraightDegrees = 0.05;  // keys in between are made above it
constexpr double kStraightShare = 1e-4;    // the same for places, share of the longest distance
constexpr int kMostHalvings = 6;

using TracksOfNode = std::array<const Sampler*, 3>;  // [path]: translation, rotation, scale

bool movesJoint(const Channel& channel) {
    return channel.path == ChannelPath::Rotation || channel.path == ChannelPath::Translation;
}

/// A joint on the path, at any time.
class PathJoint {
public:
    PathJoint(const Node& node, const TracksOfNode& tracks) : m_node(node), m_tracks(tracks) {}

    [[nodiscard]] Transform at(float seconds) {
        Transform local = m_node.rest;
        sample(ChannelPath::Translation, seconds, &local.translation.x, 3);
        sample(ChannelPath::Scale, seconds, &local.scale.x, 3);
        std::array<float, 4> rotation{local.rotation.x, local.rotation.y, local.rotation.z,
                                      local.rotation.w};
        sample(ChannelPath::Rotation, seconds, rotation.data(), 4);
        local.rotation = glm::quat(rotation[3], rotation[0], rotation[1], rotation[2]);
        return local;
    }
    [[nodiscard]] glm::dmat4 matrixAt(float seconds) {
        return m_node.matrix ? glm::dmat4(*m_node.matrix) : toMatrixDouble(at(seconds));
    }
    [[nodiscard]] const Sampler* track(ChannelPath path) const {
        return m_tracks[static_cast<std::size_t>(path)];
    }

private:
    void sample(ChannelPath path, float seconds, float* out, std::size_t width) {
        if (const Sampler* const sampler = track(path)) {
            sampleCurve(*sampler, seconds, path == ChannelPath::Rotation,
                        m_cursors[static_cast<std::size_t>(path)], {out, width});
        }
    }

    const Node& m_node;
    TracksOfNode m_tracks;
    std::array<std::uint32_t, 3> m_cursors{};
};

/// The path from the next partner above, or from the world, down to a partner.
class JointPath {
public:
    void add(const Node& node, const TracksOfNode& tracks) { m_joints.emplace_back(node, tracks); }

    [[nodiscard]] glm::dquat rotationAt(float seconds) {
        glm::dquat rotation(1.0, 0.0, 0.0, 0.0);
        for (PathJoint& joint : m_joints) {
            rotation = rotation * glm::normalize(glm::dquat(joint.at(seconds).rotation));
        }
        return rotation;
    }
    [[nodiscard]] glm::dvec3 placeAt(float seconds) {
        glm::dvec4 place(glm::dvec3(m_joints.back().at(seconds).translation), 1.0);
        for (std::size_t i = m_joints.size() - 1; i > 0; --i) {
            place = m_joints[i - 1].matrixAt(seconds) * place;
        }
        return glm::dvec3(place);
    }
    /// Tracks that decide how the partner turns or, for `places`, where it is.
    [[nodiscard]] std::vector<const Sampler*> tracks(bool places) const {
        std::vector<const Sampler*> found;
        for (std::size_t i = 0; i < m_joints.size(); ++i) {
            const bool last = i + 1 == m_joints.size();
            for (const ChannelPath path :
                 {ChannelPath::Translation, ChannelPath::Rotation, ChannelPath::Scale}) {
                const bool counts = places ? !last || path == ChannelPath::Translation
                                           : path == ChannelPath::Rotation;
                const Sampler* const track = m_joints[i].track(path);
                if (counts && track != nullptr && !track->times.empty()) {
                    found.push_back(track);
                }
            }
        }
        return found;
    }

private:
    std::vector<PathJoint> m_joints;
};

std::vector<float> timesOf(const std::vector<const Sampler*>& tracks) {
    std::vector<float> times;
    for (const Sampler* track : tracks) {
        times.insert(times.end(), track->times.begin(), track->times.end());
    }
    std::sort(times.begin(), times.end());
    times.erase(std::unique(times.begin(), times.end()), times.end());
    return times;
}

/// Keys of a curve that can be evaluated at any time: at `times` and, unless it steps, between
/// them.
template <class Value, class At, class Straight>
class CurveKeys {
public:
    CurveKeys(At at, Straight straight, std::size_t most)
        : m_at(std::move(at)), m_straight(std::move(straight)), m_most(most) {}

    void make(const std::vector<float>& times, bool steps) {
        for (std::size_t i = 0; i < times.size() && m_times.size() < m_most; ++i) {
            const Value value = m_at(times[i]);
            if (i > 0 && !steps) {
                halve(m_times.back(), m_values.back(), times[i], value, kMostHalvings);
            }
            add(times[i], value);
        }
    }
    [[nodiscard]] const std::vector<float>& times() const noexcept { return m_times; }
    [[nodiscard]] const std::vector<Value>& values() const noexcept { return m_values; }

private:
    void add(float time, const Value& value) {
        m_times.push_back(time);
        m_values.push_back(value);
    }
    void halve(float from, Value first, float to, const Value& last, int left) {
        const float middle = 0.5F * (from + to);
        if (left == 0 || m_times.size() >= m_most || !(from < middle && middle < to)) {
            return;
        }
        const Value value = m_at(middle);
        if (m_straight(first, value, last)) {
            return;
        }
        halve(from, first, middle, value, left - 1);
        add(middle, value);
        halve(middle, value, to, last, left - 1);
    }

    At m_at;
    Straight m_straight;
    std::size_t m_most;
    std::vector<float> m_times;
    std::vector<Value> m_values;
};

bool allStep(const std::vector<const Sampler*>& tracks) {
    return std::all_of(tracks.begin(), tracks.end(), [](const Sampler* track) {
        return track->interpolation == Interpolation::Step;
    });
}

Sampler keysOf(std::vector<float> times, std::vector<float> values, std::uint32_t width,
               bool steps) {
    Sampler keys;
    keys.interpolation = steps ? Interpolation::Step : Interpolation::Linear;
    keys.width = width;
    keys.times = std::move(times);
    keys.values = std::move(values);
    return keys;
}

Sampler rotationKeys(JointPath& path, std::size_t most) {
    const std::vector<const Sampler*> tracks = path.tracks(false);
    const auto straight = [](const glm::dquat& a, const glm::dquat& b, const glm::dquat& c) {
        return turnDegrees(glm::slerp(a, c, 0.5), b) <= kStraightDegrees;
    };
    const auto at = [&](float seconds) { return path.rotationAt(seconds); };
    CurveKeys<glm::dquat, decltype(at), decltype(straight)> keys(at, straight, most / 5);
    const bool steps = allStep(tracks);
    keys.make(timesOf(tracks), steps);
    std::vector<float> values;
    glm::dquat before(1.0, 0.0, 0.0, 0.0);
    for (const glm::dquat& each : keys.values()) {
        before = glm::dot(before, each) < 0.0 ? -each : each;
        for (const double part : {before.x, before.y, before.z, before.w}) {
            values.push_back(static_cast<float>(part));
        }
    }
    return keysOf(keys.times(), std::move(values), 4, steps);
}

Sampler placeKeys(JointPath& path, std::size_t most) {
    const std::vector<const Sampler*> tracks = path.tracks(true);
    const std::vector<float> times = timesOf(tracks);
    double farthest = 0.0;
    const glm::dvec3 start = times.empty() ? glm::dvec3(0.0) : path.placeAt(times.front());
    for (const float time : times) {
        farthest = std::max(farthest, glm::distance(start, path.placeAt(time)));
    }
    const auto straight = [&](const glm::dvec3& a, const glm::dvec3& b, const glm::dvec3& c) {
        return glm::distance(0.5 * (a + c), b) <= kStraightShare * farthest;
    };
    const auto at = [&](float seconds) { return path.placeAt(seconds); };
    CurveKeys<glm::dvec3, decltype(at), decltype(straight)> keys(at, straight, most / 4);
    const bool steps = allStep(tracks);
    keys.make(times, steps);
    std::vector<float> values;
    for (const glm::dvec3& each : keys.values()) {
        for (const double part : {each.x, each.y, each.z}) {
            values.push_back(static_cast<float>(part));
        }
    }
    return keysOf(keys.times(), std::move(values), 3, steps);
}

}  // namespace

CarriedTracks::CarriedTracks(const Asset& source, const JointPartners& partners,
                             const Retargeting& retargeting)
    : m_source(source), m_partners(partners), m_retargeting(retargeting) {
    if (source.vrmAnimation || partners.sourceAlone.empty()) {
        return;
    }
    const std::set<NodeIndex> alone(partners.sourceAlone.begin(), partners.sourceAlone.end());
    std::vector<bool> moves(source.nodes.size(), false);
    for (const Animation& clip : source.animations) {
        for (const Channel& channel : clip.channels) {
            moves[channel.node.value] = moves[channel.node.value] || movesJoint(channel);
        }
    }
    std::vector<bool> seen(source.nodes.size(), false);
    for (const JointPartner& pair : partners.pairs) {
        for (NodeIndex node = source[pair.source].parent;
             node && !partners.targetOf[node.value] && !seen[node.value];
             node = source[node].parent) {
            seen[node.value] = true;
            if (moves[node.value] && alone.contains(node)) {
                m_joints.insert(node);
            }
        }
    }
}

/// The nodes without a partner above it, topmost first, and the partner.
std::vector<NodeIndex> CarriedTracks::pathTo(NodeIndex partner) const {
    std::vector<NodeIndex> path{partner};
    for (NodeIndex node = m_source[partner].parent; node && !m_partners.targetOf[node.value];
         node = m_source[node].parent) {
        path.push_back(node);
    }
    std::reverse(path.begin(), path.end());
    return path;
}

std::vector<CarriedTrack> CarriedTracks::of(AnimationIndex animation,
                                            std::size_t mostFloats) const {
    std::vector<CarriedTrack> made;
    const Animation& clip = m_source[animation];
    std::map<NodeIndex, TracksOfNode> tracks;
    bool any = false;
    for (const Channel& channel : clip.channels) {
        if (channel.path != ChannelPath::Weights) {
            tracks[channel.node][static_cast<std::size_t>(channel.path)] =
                &clip.samplers[channel.sampler.value];
            any = any || (m_joints.contains(channel.node) && movesJoint(channel));
        }
    }
    std::size_t floats = 0;
    for (std::size_t i = 0; any && i < m_partners.pairs.size() && floats < mostFloats; ++i) {
        const JointPartner& pair = m_partners.pairs[i];
        JointPath joints;
        bool turned = false;
        bool moved = false;
        const std::vector<NodeIndex> nodes = pathTo(pair.source);
        for (const NodeIndex node : nodes) {
            const auto found = tracks.find(node);
            const TracksOfNode own = found != tracks.end() ? found->second : TracksOfNode{};
            joints.add(m_source[node], own);
            const bool above = node != pair.source && m_joints.contains(node);
            turned = turned || (above && own[static_cast<std::size_t>(ChannelPath::Rotation)]);
            moved = moved || (above && own[static_cast<std::size_t>(ChannelPath::Translation)]);
            ++floats;
        }
        const NodeIndex space = m_source[nodes.front()].parent;
        const JointRetarget retarget = m_retargeting.of(pair, space);
        for (const ChannelPath path : {ChannelPath::Rotation, ChannelPath::Translation}) {
            const bool places = path == ChannelPath::Translation;
            if (places ? space.valid() || (!turned && !moved) : !turned) {
                continue;
            }
            if (floats >= mostFloats) {
                return made;
            }
            const Sampler keys = places ? placeKeys(joints, mostFloats - floats)
                                        : rotationKeys(joints, mostFloats - floats);
            floats += keys.times.size() + keys.values.size();
            made.push_back({pair, path, retargetedKeys(keys, path, retarget)});
        }
    }
    return made;
}

}  // namespace sinew
