// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tracks/curve_set.h"

#include <algorithm>
#include <compare>
#include <map>
#include <tuple>
#include <utility>

#include "model/core/throwing_loop.h"
#include "model/tracks/clip_tracks.h"

namespace sinew {
namespace {

/// What a track animates, whatever the clip: comparable between clips.
struct TrackTarget {
    TrackProperty property = TrackProperty::Translation;
    std::uint32_t node = 0;
    std::uint32_t morphTarget = 0;
    PropertyTarget pointed;

    auto operator<=>(const TrackTarget&) const = default;
};

TrackTarget targetOfTrack(const Animation& clip, const Track& track) {
    TrackTarget target{.property = track.property,
                       .node = track.node.value,
                       .morphTarget = track.morphTarget,
                       .pointed = {}};
    if (const PropertyChannel* channel = pointerChannel(clip, track)) {
        target.pointed = channel->target;
    }
    return target;
}

/// The tracks of a clip by target; among those with the same the last one.
std::map<TrackTarget, Track> tracksByTarget(const Asset& asset, AnimationIndex animation) {
    std::map<TrackTarget, Track> tracks;
    for (const Track& track : clipTracks(asset, animation).tracks) {
        tracks.insert_or_assign(targetOfTrack(asset[animation], track), track);
    }
    return tracks;
}

/// Curves that are made at once, on all cores; more than the limits admit are few.
constexpr std::size_t kCurvesAtOnce = 16;

/// The clip of a curve.
struct CurveClip {
    AnimationIndex animation;
    bool otherFile = false;
};

using CurveKey = std::tuple<bool, std::uint32_t, std::uint32_t, std::uint32_t>;

CurveKey keyOf(const CurveClip& clip, const Track& track) {
    return {clip.otherFile, clip.animation.value, track.channel, track.node.value};
}

class SetMaker {
public:
    SetMaker(std::shared_ptr<const Asset> asset, const CurveRequest& request, const CurveSet* known,
             const CurveLimits& limits, std::stop_token stop)
        : m_limits(limits), m_stop(std::move(stop)) {
        m_set.asset = std::move(asset);
        m_set.request = request;
        if (known != nullptr && known->asset == m_set.asset) {
            takeKnown(*known);
        }
        if (request.other && request.otherAsset) {
            for (const Track& track : clipTracks(*request.otherAsset, request.other).tracks) {
                m_ofChannel.emplace(track.channel, track);
            }
        } else if (request.other && request.other != request.animation) {
            m_others = tracksByTarget(*m_set.asset, request.other);
        }
    }

    CurveSet make() {
        const Animation& clip = (*m_set.asset)[m_set.request.animation];
        for (std::size_t i = 0; i < m_set.request.tracks.size(); ++i) {
            const TrackRef& ref = m_set.request.tracks[i];
            if (m_stop.stop_requested()) {
                return std::move(m_set);
            }
            if (m_set.lines.size() >= m_limits.lines || m_floats >= m_limits.floats) {
                ++m_set.leftOut;
                continue;
            }
            if (i % kCurvesAtOnce == 0) {
                makeCurves(i);
            }
            add({m_set.request.animation}, ref, false);
            const Track* const other = otherOf(clip, i);
            if (other != nullptr && other->components == ref.track.components) {
                add({m_set.request.other, m_set.request.otherAsset != nullptr},
                    {*other, ref.component}, true);
            }
        }
        m_set.complete = !m_stop.stop_requested();
        return std::move(m_set);
    }

private:
    void takeKnown(const CurveSet& known) {
        for (const CurveLine& line : known.lines) {
            const bool otherFile = line.other && known.request.otherAsset;
            if (!otherFile || known.request.otherAsset == m_set.request.otherAsset) {
                const auto& curve = known.curves[line.curve];
                m_known.emplace(keyOf({curve->animation(), otherFile}, curve->track()), curve);
            }
        }
    }

    /// The same track of the other clip; null: none.
    [[nodiscard]] const Track* otherOf(const Animation& clip, std::size_t index) const {
        const CurveRequest& request = m_set.request;
        if (request.otherAsset) {
            const auto found =
                m_ofChannel.find(index < request.otherChannels.size() ? request.otherChannels[index]
                                                                      : CurveRequest::kNoChannel);
            return found == m_ofChannel.end() ? nullptr : &found->second;
        }
        if (m_others.empty()) {
            return nullptr;
        }
        const auto found = m_others.find(targetOfTrack(clip, request.tracks[index].track));
        return found == m_others.end() ? nullptr : &found->second;
    }

    [[nodiscard]] bool isKnown(const CurveClip& clip, const Track& track) const {
        const auto found = m_known.find(keyOf(clip, track));
        return found != m_known.end() && found->second && found->second->track() == track &&
               hasForm(*found->second);
    }

    [[nodiscard]] std::shared_ptr<const TrackCurve> make(const CurveClip& clip,
                                                         const Track& track) const {
        return std::make_shared<const TrackCurve>(
            clip.otherFile ? m_set.request.otherAsset : m_set.asset, clip.animation, track,
            m_set.request.form, m_stop);
    }

    /// Those of the next tracks of the shown clip that are not known.
    void makeCurves(std::size_t first) {
        const CurveClip clip{m_set.request.animation};
        std::map<CurveKey, Track> missing;
        for (std::size_t i = first;
             i < std::min(first + kCurvesAtOnce, m_set.request.tracks.size()); ++i) {
            const Track& track = m_set.request.tracks[i].track;
            if (!isKnown(clip, track)) {
                missing.emplace(keyOf(clip, track), track);
            }
        }
        const std::vector<std::pair<CurveKey, Track>> tracks(missing.begin(), missing.end());
        std::vector<std::shared_ptr<const TrackCurve>> curves(tracks.size());
        runThrowing(tracks.size(), m_stop,
                    [&](std::size_t i) { curves[i] = make(clip, tracks[i].second); });
        for (std::size_t i = 0; i < tracks.size() && !m_stop.stop_requested(); ++i) {
            m_known[tracks[i].first] = curves[i];
        }
    }

    void add(const CurveClip& clip, const TrackRef& ref, bool other) {
        std::shared_ptr<const TrackCurve>& made = m_known[keyOf(clip, ref.track)];
        if (!isKnown(clip, ref.track)) {
            std::shared_ptr<const TrackCurve> curve = make(clip, ref.track);
            if (m_stop.stop_requested()) {
                return;
            }
            made = std::move(curve);
        }
        if (m_set.curves.empty() || m_set.curves.back() != made) {
            m_set.curves.push_back(made);
            m_floats += made->floatCount();
        }
        const auto place = static_cast<std::uint32_t>(m_set.curves.size() - 1);
        const std::uint32_t object = objectOf(ref.track);
        const bool one = ref.component < made->width() && made->showsStored();
        for (std::uint32_t number = 0; number < made->width(); ++number) {
            if (!one || number == ref.component) {
                m_set.lines.push_back(
                    {.curve = place, .number = number, .object = object, .other = other});
            }
        }
    }

    [[nodiscard]] bool hasForm(const TrackCurve& curve) const {
        return curve.track().property != TrackProperty::Rotation ||
               curve.form() == m_set.request.form;
    }

    std::uint32_t objectOf(const Track& track) {
        const auto next = static_cast<std::uint32_t>(m_objects.size());
        return m_objects.try_emplace({track.node.value, track.property}, next).first->second;
    }

    CurveLimits m_limits;
    std::stop_token m_stop;
    CurveSet m_set;
    std::map<CurveKey, std::shared_ptr<const TrackCurve>> m_known;
    std::map<TrackTarget, Track> m_others;       // tracks of the same file
    std::map<std::uint32_t, Track> m_ofChannel;  // tracks of another file
    std::map<std::pair<std::uint32_t, TrackProperty>, std::uint32_t> m_objects;
    std::size_t m_floats = 0;
};

}  // namespace

CurveSet curveSet(const std::shared_ptr<const Asset>& asset, const CurveRequest& request,
                  const CurveSet* known, const CurveLimits& limits, const std::stop_token& stop) {
    return SetMaker(asset, request, known, limits, stop).make();
}

}  // namespace sinew
