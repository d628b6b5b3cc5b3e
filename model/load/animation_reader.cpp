// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/animation_reader.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "model/load/path.h"

namespace sinew::load {
namespace {

Error invalid(std::string message, std::string pointer) {
    return {ErrorCode::InvalidDocument, std::move(message), std::move(pointer)};
}

std::optional<ChannelPath> pathFrom(const std::string& name) {
    if (name == "translation")
        return ChannelPath::Translation;
    if (name == "rotation")
        return ChannelPath::Rotation;
    if (name == "scale")
        return ChannelPath::Scale;
    return name == "weights" ? std::optional(ChannelPath::Weights) : std::nullopt;
}

std::optional<Interpolation> interpolationFrom(const std::string& name) {
    if (name.empty() || name == "LINEAR")
        return Interpolation::Linear;
    if (name == "STEP")
        return Interpolation::Step;
    return name == "CUBICSPLINE" ? std::optional(Interpolation::CubicSpline) : std::nullopt;
}

ElementType elementFor(ChannelPath path) {
    switch (path) {
        case ChannelPath::Translation:
        case ChannelPath::Scale:
            return ElementType::Vec3;
        case ChannelPath::Rotation:
            return ElementType::Vec4;
        case ChannelPath::Weights:
            break;
    }
    return ElementType::Scalar;
}

class AnimationReader {
public:
    AnimationReader(const Document& document, AnimationIndex index, const Asset& asset,
                    AccessorReader& accessors, Findings& findings, Animation& out)
        : m_source(document.animations[index.value]),
          m_json(document.json.elements("animations")[index.value]),
          m_index(index),
          m_asset(asset),
          m_accessors(accessors),
          m_findings(findings),
          m_out(out) {}

    Status read() {
        m_out.samplers.resize(m_source.samplers.size());
        for (std::size_t i = 0; i < m_source.channels.size(); ++i)
            if (const Status done = readChannel(i); !done)
                return done;
        dropDuplicateTargets();
        measure();
        return Nothing{};
    }

private:
    [[nodiscard]] std::string pointer(const char* array, std::size_t i) const {
        return pointerTo("animations", std::size_t{m_index.value}, array, i);
    }

    void report(Severity severity, const char* code, std::string message, std::size_t channel) {
        m_findings.add({.severity = severity,
                        .code = code,
                        .message = std::move(message),
                        .pointer = pointer("channels", channel),
                        .animation = m_index.value,
                        .channel = static_cast<std::uint32_t>(channel)});
    }

    bool isDrivenByExtension(std::size_t channel) const {
        const JsonValue* target = m_json.elements("channels")[channel].find("target");
        return target != nullptr && target->find("extensions") != nullptr;
    }

    Status readChannel(std::size_t i) {
        const ChannelSource& source = m_source.channels[i];
        if (source.sampler >= m_source.samplers.size())
            return invalid("the channel uses sampler " + std::to_string(source.sampler) +
                               ", which does not exist",
                           pointer("channels", i) + "/sampler");
        const std::optional<ChannelPath> path = pathFrom(source.path);
        if (!path || !source.node) {
            reportNoTarget(source, i);
            return Nothing{};
        }
        if (!interpolationFrom(m_source.samplers[source.sampler].interpolation)) {
            report(Severity::Error, "INTERPOLATION_UNKNOWN",
                   "the channel's interpolation is unknown; the channel was ignored", i);
            return Nothing{};
        }
        const Channel channel{source.node, *path, SamplerIndex(source.sampler),
                              static_cast<std::uint32_t>(i)};
        if (isIgnored(channel, i))
            return Nothing{};
        if (const Status done = readSampler(channel); !done)
            return done;
        m_out.channels.push_back(channel);
        return Nothing{};
    }

    void reportNoTarget(const ChannelSource& source, std::size_t i) {
        if (isDrivenByExtension(i))
            report(Severity::Info, "CHANNEL_WITHOUT_NODE",
                   "the channel drives what an extension names and was ignored", i);
        else if (!pathFrom(source.path))
            report(Severity::Error, "CHANNEL_PATH_UNKNOWN",
                   "the channel's path is unknown; the channel was ignored", i);
        else
            report(Severity::Warning, "CHANNEL_WITHOUT_NODE",
                   "the channel drives no node and was ignored", i);
    }

    bool isIgnored(const Channel& channel, std::size_t i) {
        const Node& node = m_asset[channel.node];
        if (channel.path == ChannelPath::Weights && node.restWeights.empty()) {
            report(Severity::Error, "CHANNEL_WITHOUT_TARGETS",
                   "the channel drives morph weights of a node whose mesh has no morph targets; it "
                   "was ignored",
                   i);
            return true;
        }
        if (node.matrix && channel.path != ChannelPath::Weights)
            report(Severity::Error, "ANIMATED_MATRIX",
                   "the channel animates a node that is stored as a matrix; its decomposition is "
                   "animated",
                   i);
        if (node.skin && node.mesh && channel.path != ChannelPath::Weights)
            report(Severity::Info, "ANIMATED_SKINNED_MESH_NODE",
                   "the channel moves the node of a skinned mesh, which only the joints move", i);
        return false;
    }

    std::uint32_t widthOf(const Channel& channel) const {
        if (channel.path == ChannelPath::Weights)
            return static_cast<std::uint32_t>(m_asset[channel.node].restWeights.size());
        return channel.path == ChannelPath::Rotation ? 4 : 3;
    }

    Status readSampler(const Channel& channel) {
        Sampler& sampler = m_out.samplers[channel.sampler.value];
        const std::string where = pointer("samplers", channel.sampler.value);
        if (!sampler.times.empty()) {  // another channel uses it, too
            if (sampler.width != widthOf(channel))
                return invalid("channels of different width share the sampler", where);
            return Nothing{};
        }
        const SamplerSource& source = m_source.samplers[channel.sampler.value];
        sampler.interpolation = *interpolationFrom(source.interpolation);
        sampler.width = widthOf(channel);
        if (const Status done = readTimes(source, where + "/input", sampler); !done)
            return done;
        return readValues(channel, source, where + "/output", sampler);
    }

    Status readTimes(const SamplerSource& source, const std::string& where, Sampler& sampler) {
        const Accessor& accessor = m_accessors[source.input];
        if (accessor.element != ElementType::Scalar || accessor.component != ComponentType::Float)
            return invalid("key times must be SCALAR of FLOAT", where);
        Result<std::vector<float>> times = m_accessors.floats(source.input);
        if (!times)
            return times.error();
        sampler.times = std::move(*times);
        if (accessor.min.empty() || accessor.max.empty())
            reportKeys(Severity::Warning, "TIMES_WITHOUT_MIN_MAX", "the key times lack min or max",
                       where, 0, 1);
        return checkTimes(sampler.times, where);
    }

    void reportKeys(Severity severity, const char* code, std::string message,
                    const std::string& where, std::size_t key, std::size_t count) {
        m_findings.add({.severity = severity,
                        .code = code,
                        .message = std::move(message),
                        .pointer = where,
                        .count = count,
                        .animation = m_index.value,
                        .key = static_cast<std::uint32_t>(key)});
    }

    Status checkTimes(const std::vector<float>& times, const std::string& where) {
        std::size_t equal = 0;
        std::size_t firstEqual = 0;
        for (std::size_t i = 0; i < times.size(); ++i) {
            if (!std::isfinite(times[i]))
                return invalid("the time of key " + std::to_string(i) + " is not finite", where);
            if (i > 0 && times[i] < times[i - 1])
                return invalid("the key times decrease at key " + std::to_string(i), where);
            if (i > 0 && times[i] == times[i - 1] && equal++ == 0)
                firstEqual = i;
        }
        if (equal > 0)
            reportKeys(Severity::Error, "TIMES_NOT_INCREASING",
                       "keys share their time with the key before; the last of them holds", where,
                       firstEqual, equal);
        if (times.front() < 0.0F)
            reportKeys(Severity::Error, "TIMES_NEGATIVE", "the first key lies before 0 s", where, 0,
                       1);
        return Nothing{};
    }

    Status readValues(const Channel& channel, const SamplerSource& source, const std::string& where,
                      Sampler& sampler) {
        const Accessor& accessor = m_accessors[source.output];
        if (accessor.element != elementFor(channel.path))
            return invalid(std::string("the values must be ") +
                               elementName(elementFor(channel.path)) + ", not " +
                               elementName(accessor.element),
                           where);
        checkFormat(channel, accessor, where);
        const std::uint64_t perKey = accessor.element == ElementType::Scalar ? sampler.width : 1;
        const std::uint64_t parts = sampler.interpolation == Interpolation::CubicSpline ? 3 : 1;
        const std::uint64_t wanted = sampler.times.size() * perKey * parts;
        if (accessor.count != wanted)
            return invalid(std::to_string(accessor.count) + " values for " +
                               std::to_string(sampler.times.size()) + " keys, " +
                               std::to_string(wanted) + " are needed",
                           where);
        Result<std::vector<float>> values = m_accessors.floats(source.output);
        if (!values)
            return values.error();
        sampler.values = std::move(*values);
        if (channel.path == ChannelPath::Rotation)
            checkRotations(sampler, where);
        if (sampler.interpolation == Interpolation::CubicSpline && sampler.times.size() < 2)
            reportKeys(Severity::Error, "CUBICSPLINE_SINGLE_KEY",
                       "a cubic spline needs two keys; the only one holds", where, 0, 1);
        return Nothing{};
    }

    // 3.11: rotations are unit quaternions. Normalised bytes are off by up to one percent.
    void checkRotations(const Sampler& sampler, const std::string& where) {
        constexpr float kTolerance = 0.03F;  // of the squared length
        const std::size_t offset = sampler.interpolation == Interpolation::CubicSpline ? 4 : 0;
        std::size_t count = 0;
        std::size_t first = 0;
        for (std::size_t key = sampler.times.size(); key-- > 0;) {
            const float* q = sampler.values.data() + key * sampler.keyStride() + offset;
            const float length2 = q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3];
            if (std::abs(length2 - 1.0F) <= kTolerance)
                continue;
            ++count;
            first = key;
        }
        if (count > 0)
            reportKeys(Severity::Error, "KEY_ROTATION_NOT_UNIT",
                       std::to_string(count) + " rotation keys are no unit quaternions", where,
                       first, count);
    }

    // 3.11: rotations and weights may be normalised integers.
    void checkFormat(const Channel& channel, const Accessor& accessor, const std::string& where) {
        const bool mayBeInteger =
            channel.path == ChannelPath::Rotation || channel.path == ChannelPath::Weights;
        const bool isFloat = accessor.component == ComponentType::Float;
        if (isFloat ? !accessor.normalized
                    : mayBeInteger && accessor.normalized &&
                          accessor.component != ComponentType::UnsignedInt)
            return;
        reportKeys(Severity::Error, "KEY_VALUE_FORMAT",
                   std::string("the values are stored as ") + componentName(accessor.component) +
                       (accessor.normalized ? " (normalized)" : "") +
                       ", which glTF does not allow here; they are used as they are",
                   where, 0, 1);
    }

    // 3.11: one channel per node and path. The first one in the file holds.
    void dropDuplicateTargets() {
        std::vector<Channel>& channels = m_out.channels;
        std::vector<std::size_t> order(channels.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        const auto target = [&](std::size_t i) {
            return std::pair(channels[i].node, channels[i].path);
        };
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return target(a) < target(b); });
        std::vector<bool> dropped(channels.size(), false);
        for (std::size_t i = 1; i < order.size(); ++i)
            if (target(order[i]) == target(order[i - 1])) {
                dropped[order[i]] = true;
                report(Severity::Error, "CHANNEL_TARGET_TWICE",
                       "another channel drives the same property of the node; this one was ignored",
                       channels[order[i]].fileIndex);
            }
        std::vector<Channel> kept;
        for (std::size_t i = 0; i < channels.size(); ++i)
            if (!dropped[i])
                kept.push_back(channels[i]);
        channels = std::move(kept);
    }

    void measure() {
        bool first = true;
        for (const Channel& channel : m_out.channels) {
            const std::vector<float>& times = m_out.samplers[channel.sampler.value].times;
            m_out.startSeconds =
                first ? times.front() : std::min(m_out.startSeconds, times.front());
            m_out.endSeconds = first ? times.back() : std::max(m_out.endSeconds, times.back());
            first = false;
        }
    }

    const AnimationSource& m_source;
    const JsonValue& m_json;
    AnimationIndex m_index;
    const Asset& m_asset;
    AccessorReader& m_accessors;
    Findings& m_findings;
    Animation& m_out;
};

}  // namespace

Status readAnimation(const Document& document, AnimationIndex index, const Asset& asset,
                     AccessorReader& accessors, Findings& findings, Animation& out) {
    return AnimationReader(document, index, asset, accessors, findings, out).read();
}

}  // namespace sinew::load
