// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tracks/curve_names.h"

#include <algorithm>

#include "model/asset/property_facts.h"
#include "model/tracks/clip_tracks.h"
#include "model/tracks/track_words.h"

namespace sinew {
namespace {

bool isNumber(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// Whether the name of the track is enough for its only line.
bool hasOneLine(const TrackCurve& curve) {
    return curve.width() == 1 && curve.form().rotation != RotationForm::Speed;
}

/// The name of a track with that of a line.
std::string lineName(const Asset& asset, const TrackCurve& curve, std::uint32_t number,
                     const std::string& track, const char* separator) {
    if (hasOneLine(curve)) {
        return track;
    }
    return track + separator +
           (curve.form().rotation == RotationForm::Speed
                ? "speed"
                : componentName(asset, curve.animation(), curve.track(), number));
}

}  // namespace

CurveNames::CurveNames(const Asset& asset) : m_asset(asset) {
    for (std::size_t i = 0; i < asset.nodes.size(); ++i) {
        m_firstOfName.try_emplace(asset.nodes[i].name, NodeIndex(i));
    }
}

std::string CurveNames::node(NodeIndex node) const {
    const std::string& name = m_asset[node].name;
    const bool finds = !isNumber(name) && m_firstOfName.at(name) == node;
    return finds ? name : std::to_string(node.value);
}

std::string CurveNames::track(AnimationIndex animation, const Track& track) const {
    if (const PropertyChannel* channel = pointerChannel(m_asset[animation], track)) {
        return channel->pointer;
    }
    if (!track.node) {
        return {};
    }
    if (track.morphTarget != kAllMorphTargets) {
        return node(track.node) + ".weights." + std::to_string(track.morphTarget);
    }
    return node(track.node) + "." + trackName(m_asset, animation, track);
}

std::string CurveNames::heading(const CurveSet& set, const CurveLine& line) const {
    const TrackCurve& curve = *set.curves[line.curve];
    return lineName(m_asset, curve, line.number, track(curve.animation(), curve.track()), ".");
}

std::string lineWords(const CurveSet& set, const CurveLine& line) {
    const TrackCurve& curve = *set.curves[line.curve];
    const Asset& asset = set.assetOf(line);
    if (const auto* channel = pointerChannel(asset[curve.animation()], curve.track())) {
        return lineName(asset, curve, line.number, displayName(asset, channel->target), " ");
    }
    return lineObject(set, line) + " " + lineProperty(set, line);
}

std::string lineObject(const CurveSet& set, const CurveLine& line) {
    const TrackCurve& curve = *set.curves[line.curve];
    const Track& track = curve.track();
    const Asset& asset = set.assetOf(line);
    if (const PropertyChannel* channel = pointerChannel(asset[curve.animation()], track)) {
        return ownerName(asset, channel->target);
    }
    return displayName(asset[track.node].name, "Node", track.node.value);
}

std::string lineProperty(const CurveSet& set, const CurveLine& line) {
    const TrackCurve& curve = *set.curves[line.curve];
    const Asset& asset = set.assetOf(line);
    return lineName(asset, curve, line.number, trackName(asset, curve.animation(), curve.track()),
                    " ");
}

std::string otherName(const CurveSet& set) {
    const AnimationIndex clip = set.request.other;
    return set.request.otherAsset
               ? displayName(set.request.otherAsset->path.filename().string(), "file", 2)
               : displayName((*set.asset)[clip].name, "Animation", clip.value);
}

const char* unitOf(const TrackCurve& curve) noexcept {
    switch (curve.form().rotation) {
        case RotationForm::Euler:
            return "°";
        case RotationForm::Speed:
            return "°/s";
        case RotationForm::Quaternion:
            break;
    }
    return curve.track().property == TrackProperty::Translation ? "m" : "";
}

const char* commonUnit(const CurveSet& set) noexcept {
    const char* unit = nullptr;
    for (const CurveLine& line : set.lines) {
        const char* own = unitOf(*set.curves[line.curve]);
        if (unit != nullptr && std::string_view(unit) != own) {
            return "";
        }
        unit = own;
    }
    return unit != nullptr ? unit : "";
}

}  // namespace sinew
