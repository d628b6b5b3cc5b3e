// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/clip/clip_lanes.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <map>
#include <set>
#include <span>
#include <tuple>

#include "model/core/enum_array.h"
#include "model/evaluate/clip/target_curves.h"
#include "model/evaluate/pose.h"

namespace sinew {

namespace {

/// One float of a curve, or all four of a rotation.
struct Lane {
    TargetCurve curve;
    std::uint32_t component = 0;
    std::uint32_t target = 0;

    /// The properties shared by lanes of one block.
    [[nodiscard]] auto kind() const noexcept {
        return std::tuple(curve.array, curve.sampler->interpolation, curve.rotation);
    }

    /// The same for lanes of one track and kind whose values are the same memory.
    [[nodiscard]] auto source() const noexcept {
        return std::tuple(curve.sampler->values.data(), curve.sampler->width, component);
    }
    [[nodiscard]] std::size_t floatsPerKey() const noexcept {
        return (curve.rotation ? 4 : 1) *
               (curve.sampler->interpolation == Interpolation::CubicSpline ? 3 : 1);
    }
};

/// Floats per block that channels of one sampler may repeat, for the sake of whole vectors of
/// lanes.
constexpr std::size_t kMostRepeatedFloats = 1U << 20U;

struct LexicographicLess {
    bool operator()(std::span<const float> a, std::span<const float> b) const noexcept {
        if (a.data() == b.data() && a.size() == b.size()) {
            return false;  // the times of one accessor are shared by many samplers
        }
        return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
    }
};

/// The floats of the pose that already have a channel.
class TakenTargets {
public:
    explicit TakenTargets(const Asset& asset) {
        m_taken[PoseArray::Parts].resize(kPosePartCount * poseRowStride(asset.nodes.size()));
        m_taken[PoseArray::Weights].resize(asset.weightCount);
        m_taken[PoseArray::Properties].resize(asset.propertyFloatCount);
        m_taken[PoseArray::Visible].resize(asset.nodes.size());
    }

    /// False if it was taken before.
    bool take(PoseArray array, std::uint32_t target) {
        const auto place = m_taken[array].begin() + target;
        return !*place && (*place = true);
    }

private:
    EnumArray<PoseArray, PoseArray::Visible, std::vector<bool>> m_taken;
};

bool areZero(std::span<const float> values) {
    return std::ranges::all_of(values, [](float value) { return value == 0.0F; });
}

/// Whether `count` floats from `first` are bit-identical at every key and have zero tangents.
bool isConstant(const Sampler& sampler, std::size_t first, std::size_t count) {
    const bool spline = sampler.interpolation == Interpolation::CubicSpline;
    const std::size_t keys = sampler.times.size();
    const float* value = keyValue(sampler, 0).data() + first;
    for (std::size_t key = 0; key < keys && keys > 1; ++key) {
        const float* other = keyValue(sampler, key).data() + first;
        if (std::memcmp(value, other, count * sizeof(float)) != 0) {
            return false;
        }
        if (spline && !(areZero(keyPart(sampler, key, 0).subspan(first, count)) &&
                        areZero(keyPart(sampler, key, 2).subspan(first, count)))) {
            return false;
        }
    }
    return true;
}

/// The formula of appendix C.4 changes the length of non-unit rotations between keys; folding to a
/// constant would not.
bool isUnit(const float* q) {
    constexpr double kRounding = 2e-7;
    double squared = 0.0;
    for (std::size_t i = 0; i < 4; ++i) {
        squared += double{q[i]} * double{q[i]};
    }
    return std::abs(squared - 1.0) < kRounding;
}

bool isConstantRotation(const Sampler& sampler) {
    const bool mayLengthen =
        sampler.interpolation == Interpolation::Linear && sampler.times.size() > 1;
    return isConstant(sampler, 0, 4) && (!mayLengthen || isUnit(sampler.values.data()));
}

/// Whether curves are constant; the keys of a sampler are read once however many channels use it.
class ConstantCurves {
public:
    [[nodiscard]] bool contains(const TargetCurve& curve, std::uint32_t first,
                                std::uint32_t count) {
        const auto [known, isNew] =
            m_known.try_emplace(Part(curve.sampler, first, count, curve.rotation));
        if (isNew) {
            known->second = curve.rotation ? isConstantRotation(*curve.sampler)
                                           : isConstant(*curve.sampler, first, count);
        }
        return known->second;
    }

private:
    using Part = std::tuple<const Sampler*, std::uint32_t, std::uint32_t, bool>;
    std::map<Part, bool> m_known;
};

class LanesBuilder {
public:
    LanesBuilder(const Asset& asset, AnimationIndex animation, std::stop_token stop)
        : m_asset(asset), m_stop(std::move(stop)), m_taken(asset) {
        const std::vector<TargetCurve> curves = targetCurves(asset, animation);
        std::for_each(curves.rbegin(), curves.rend(), [this](const TargetCurve& curve) {
            if (!m_stop.stop_requested()) {
                add(curve);
            }
        });
        std::sort(m_result.matrixNodes.begin(), m_result.matrixNodes.end());
        for (auto& [times, lanes] : m_lanes) {
            if (m_stop.stop_requested()) {
                return;
            }
            addTrack(times, lanes);
        }
    }

    ClipLanes finish() { return std::move(m_result); }

private:
    void add(const TargetCurve& curve) {
        if (curve.whole) {
            addWhole(curve);
            return;
        }
        for (std::uint32_t i = 0; i < curve.sampler->width; ++i) {
            const std::uint32_t target = curve.firstTarget + i * curve.stride;
            if (!m_taken.take(curve.array, target)) {
                continue;
            }
            if (m_constants.contains(curve, i, 1)) {
                addConstants(curve, i, 1);
            } else {
                m_lanes[curve.sampler->times].push_back({curve, i, target});
            }
        }
    }

    void addWhole(const TargetCurve& curve) {
        if (!m_taken.take(curve.array, curve.firstTarget)) {
            return;
        }
        if (m_asset[curve.node].matrix) {
            m_result.matrixNodes.push_back(curve.node);
        }
        const std::uint32_t width = curve.sampler->width;
        if (m_constants.contains(curve, 0, width)) {
            addConstants(curve, 0, width);
            return;
        }
        for (std::uint32_t i = 0; i < (curve.rotation ? 1 : width); ++i) {
            m_lanes[curve.sampler->times].push_back(
                {curve, i, curve.firstTarget + i * curve.stride});
        }
    }

    void addConstants(const TargetCurve& curve, std::uint32_t first, std::uint32_t count) {
        std::vector<float> values(curve.sampler->width);
        std::uint32_t cursor = 0;
        sampleCurve(*curve.sampler, curve.sampler->times.front(), curve.rotation, cursor, values);
        for (std::uint32_t i = first; i < first + count; ++i) {
            m_result.constants.push_back(
                {curve.array, curve.firstTarget + i * curve.stride, values[i]});
        }
    }

    void addTrack(std::span<const float> times, std::vector<Lane>& lanes) {
        std::sort(lanes.begin(), lanes.end(), [](const Lane& a, const Lane& b) {
            return std::tuple(a.kind(), a.target) < std::tuple(b.kind(), b.target);
        });
        TrackLanes track{.times = KeyTrack({times.begin(), times.end()})};
        std::vector<std::span<const Lane>> blocks;
        for (auto first = lanes.begin(); first != lanes.end();) {
            const auto last = std::find_if(
                first, lanes.end(), [&](const Lane& lane) { return lane.kind() != first->kind(); });
            if (repeatsLittle(std::span(first, last), times.size())) {
                blocks.emplace_back(first, last);
                addBlock(track, blocks.back());
            } else {
                addSharedBlocks(track, std::span(first, last), blocks);
            }
            first = last;
        }
        track.values.resize(times.size() * track.rowFloats + kMaxLanes);
        for (std::size_t i = 0; i < blocks.size(); ++i) {
            if (!blocks[i].empty()) {
                fill(track, track.blocks[i], blocks[i]);
            }
        }
        m_result.tracks.push_back(std::move(track));
    }

    static bool repeatsLittle(std::span<const Lane> lanes, std::size_t keys) {
        if (lanes.size() * keys <= kMostRepeatedFloats / 4) {
            return true;
        }
        std::set<decltype(lanes.front().source())> sources;
        for (const Lane& lane : lanes) {
            sources.insert(lane.source());
        }
        return (lanes.size() - sources.size()) * keys * lanes.front().floatsPerKey() <=
               kMostRepeatedFloats;
    }

    /// A block per lane; those of one source read the same floats.
    static void addSharedBlocks(TrackLanes& track, std::span<const Lane> lanes,
                                std::vector<std::span<const Lane>>& blocks) {
        std::map<decltype(lanes.front().source()), std::uint32_t> places;
        for (const Lane& lane : lanes) {
            const std::span one(&lane, 1);
            const auto place = static_cast<std::uint32_t>(track.rowFloats);
            const auto [known, isNew] = places.emplace(lane.source(), place);
            addBlock(track, one);
            blocks.push_back(isNew ? one : std::span<const Lane>());
            if (!isNew) {
                track.rowFloats = place;
                track.blocks.back().firstInRow = known->second;
            }
        }
    }

    static void addBlock(TrackLanes& track, std::span<const Lane> lanes) {
        std::vector<std::uint32_t> targets;
        for (const Lane& lane : lanes) {
            targets.push_back(lane.target);
        }
        const TargetCurve& curve = lanes.front().curve;
        track.blocks.push_back({.interpolation = curve.sampler->interpolation,
                                .rotation = curve.rotation,
                                .array = curve.array,
                                .firstInRow = static_cast<std::uint32_t>(track.rowFloats),
                                .lanes = laneTargets(std::move(targets))});
        track.rowFloats += track.blocks.back().rowFloats();
    }

    void fill(TrackLanes& track, const LaneBlock& block, std::span<const Lane> lanes) const {
        const std::size_t parts = block.interpolation == Interpolation::CubicSpline ? 3 : 1;
        const std::size_t components = block.rotation ? 4 : 1;
        for (std::size_t key = 0; key < track.times.times().size() && !m_stop.stop_requested();
             ++key) {
            float* out = track.values.data() + key * track.rowFloats + block.firstInRow;
            for (std::size_t part = 0; part < parts; ++part) {
                for (std::size_t i = 0; i < components; ++i) {
                    for (const Lane& lane : lanes) {
                        *out++ = keyPart(*lane.curve.sampler, key, part)[lane.component + i];
                    }
                }
            }
        }
    }

    const Asset& m_asset;
    std::stop_token m_stop;
    TakenTargets m_taken;
    ConstantCurves m_constants;
    std::map<std::span<const float>, std::vector<Lane>, LexicographicLess> m_lanes;
    ClipLanes m_result;
};

}  // namespace

ClipLanes clipLanes(const Asset& asset, AnimationIndex animation, const std::stop_token& stop) {
    return LanesBuilder(asset, animation, stop).finish();
}

}  // namespace sinew
