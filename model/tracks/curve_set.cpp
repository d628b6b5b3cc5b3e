// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tracks/curve_set.h"

#include <algorithm>
#include <compare>
#include <map>
#include <tuple>
#include <utility>

#include "model/tracks/pointer_channel.h"

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

using CurveKey = std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>;

CurveKey keyOf(AnimationIndex animation, const Track& track) {
    return {animation.value, track.channel, track.node.value};
}

class SetMaker {
public:
    SetMaker(std::shared_ptr<const Asset> asset, const CurveWish& wish, const CurveSet* known,
             const CurveLimits& limits, std::stop_token stop)
        : m_limits(limits), m_stop(std::move(stop)) {
        m_set.asset = std::move(asset);
        m_set.wish = wish;
        if (known != nullptr && known->asset == m_set.asset) {
            for (const auto& curve : known->curves) {
                m_known.emplace(keyOf(curve->animation(), curve->track()), curve);
            }
        }
        if (wish.other && wish.other != wish.animation) {
            m_others = tracksByTarget(*m_set.asset, wish.other);
        }
    }

    CurveSet make() {
        const Animation& clip = (*m_set.asset)[m_set.wish.animation];
        for (const TrackRef& ref : m_set.wish.tracks) {
            if (m_stop.stop_requested()) {
                return std::move(m_set);
            }
            if (m_set.lines.size() >= m_limits.lines || m_floats >= m_limits.floats) {
                ++m_set.leftOut;
                continue;
            }
            add(m_set.wish.animation, ref, false);
            if (!m_others.empty()) {
                const auto other = m_others.find(targetOfTrack(clip, ref.track));
                if (other != m_others.end() && other->second.components == ref.track.components) {
                    add(m_set.wish.other, {other->second, ref.component}, true);
                }
            }
        }
        m_set.complete = !m_stop.stop_requested();
        return std::move(m_set);
    }

private:
    void add(AnimationIndex animation, const TrackRef& ref, bool other) {
        std::shared_ptr<const TrackCurve>& made = m_known[keyOf(animation, ref.track)];
        if (!made || made->track() != ref.track || !hasForm(*made)) {
            auto curve = std::make_shared<const TrackCurve>(m_set.asset, animation, ref.track,
                                                            m_set.wish.form, m_stop);
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
        return curve.track().property != TrackProperty::Rotation || curve.form() == m_set.wish.form;
    }

    std::uint32_t objectOf(const Track& track) {
        const auto next = static_cast<std::uint32_t>(m_objects.size());
        return m_objects.try_emplace({track.node.value, track.property}, next).first->second;
    }

    CurveLimits m_limits;
    std::stop_token m_stop;
    CurveSet m_set;
    std::map<CurveKey, std::shared_ptr<const TrackCurve>> m_known;
    std::map<TrackTarget, Track> m_others;
    std::map<std::pair<std::uint32_t, TrackProperty>, std::uint32_t> m_objects;
    std::size_t m_floats = 0;
};

}  // namespace

CurveSet curveSet(const std::shared_ptr<const Asset>& asset, const CurveWish& wish,
                  const CurveSet* known, const CurveLimits& limits, const std::stop_token& stop) {
    return SetMaker(asset, wish, known, limits, stop).make();
}

std::optional<Track> sameTrack(const Asset& asset, AnimationIndex animation, const Track& track,
                               AnimationIndex other) {
    const std::map<TrackTarget, Track> tracks = tracksByTarget(asset, other);
    const auto found = tracks.find(targetOfTrack(asset[animation], track));
    return found == tracks.end() ? std::optional<Track>() : found->second;
}

}  // namespace sinew
