// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/asset/asset.h"
#include "model/check/check_policy.h"

namespace sinew::check {

/// The largest differences of a track's values that are rounding.
struct CurveTolerance {
    double angle = 0.0;   // rotations: radians
    double size = 0.0;    // translations and scales: share of the track's largest value
    double weight = 0.0;  // morph weights
};

/// That of CONSTANT_TRACK.
[[nodiscard]] CurveTolerance constantTolerance(const CheckPolicy& policy = {});

/// One channel with its sampler, as rules see it. Borrows from the asset.
class Curve {
public:
    Curve(const Asset& asset, AnimationIndex animation, const Channel& channel);

    [[nodiscard]] const Channel& channel() const noexcept { return *m_channel; }
    [[nodiscard]] const Sampler& sampler() const noexcept { return *m_sampler; }
    [[nodiscard]] AnimationIndex clip() const noexcept { return m_animation; }
    [[nodiscard]] ChannelPath path() const noexcept { return m_channel->path; }
    [[nodiscard]] bool isRotation() const noexcept { return path() == ChannelPath::Rotation; }
    [[nodiscard]] std::size_t keyCount() const noexcept { return m_sampler->times.size(); }

    [[nodiscard]] double time(std::size_t key) const { return double{m_sampler->times[key]}; }
    /// Seconds from the first key to the last.
    [[nodiscard]] double duration() const { return time(keyCount() - 1) - time(0); }

    /// The value of a key, without the tangents of CUBICSPLINE.
    [[nodiscard]] std::span<const float> value(std::size_t key) const;
    /// The value at `seconds`, in file time.
    [[nodiscard]] std::vector<float> at(double seconds) const;
    /// CUBICSPLINE only, per second.
    [[nodiscard]] std::span<const float> inTangent(std::size_t key) const;
    [[nodiscard]] std::span<const float> outTangent(std::size_t key) const;

    /// Distance of two values of this curve: radians for rotations, otherwise the length of the
    /// difference (for morph weights the largest component).
    [[nodiscard]] double distance(std::span<const float> a, std::span<const float> b) const;

    /// That of the values of two keys.
    [[nodiscard]] double step(std::size_t from, std::size_t to) const {
        return distance(value(from), value(to));
    }

    /// Of this curve, in the unit of `distance`.
    [[nodiscard]] double tolerance(const CurveTolerance& tolerance) const;

    /// Whether all keys have the same value and all tangents are zero.
    [[nodiscard]] bool isConstant(const CurveTolerance& tolerance) const;

    /// The largest stored number without its sign, tangents included.
    [[nodiscard]] double largestValue() const;

    /// The target's rest value.
    [[nodiscard]] std::vector<float> rest(const Asset& asset) const;

    /// The largest distance of a key from the first one.
    [[nodiscard]] double range() const;

    /// "/animations/0/samplers/3" + `property`, with the indices of channel, node and `key`.
    [[nodiscard]] Diagnostic place(const char* property, std::optional<std::size_t> key = {}) const;
    /// "/animations/0/channels/3".
    [[nodiscard]] Diagnostic channelPlace() const;

private:
    [[nodiscard]] std::span<const float> part(std::size_t key, std::size_t which) const;

    AnimationIndex m_animation;
    const Channel* m_channel;
    const Sampler* m_sampler;
    mutable std::optional<double> m_largest;  // computed on demand from all values
};

/// Caches facts per sampler and path, so that channels with a shared sampler compute them once.
template <class Facts>
class FactsOfCurves {
public:
    /// `find(curve)`, computed once per sampler and path.
    template <class Find>
    [[nodiscard]] const Facts& of(const Curve& curve, const Find& find) {
        const std::pair key(curve.channel().sampler, curve.path());
        const auto known = m_known.find(key);
        return known != m_known.end() ? known->second
                                      : m_known.emplace(key, find(curve)).first->second;
    }

private:
    std::map<std::pair<SamplerIndex, ChannelPath>, Facts> m_known;
};

/// What a transform and morph weights have of the channel's target.
[[nodiscard]] std::vector<float> targetValue(const Channel& channel, const Transform& transform,
                                             std::span<const float> weights);

/// "key 14 at 0.4667 s"
[[nodiscard]] std::string keyWords(const Curve& curve, std::size_t key);

/// In the unit of Curve::distance: degrees, or three digits.
[[nodiscard]] std::string amountWords(const Curve& curve, double amount);

/// The dot product of two stored quaternions; negative: on different halves of the sphere.
[[nodiscard]] double quaternionDot(std::span<const float> a, std::span<const float> b) noexcept;

/// Stored bytes of one component of a sampler's values.
[[nodiscard]] std::size_t storedComponentBytes(const Asset& asset, AnimationIndex animation,
                                               SamplerIndex sampler);

}  // namespace sinew::check
