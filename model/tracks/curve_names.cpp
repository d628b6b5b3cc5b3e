// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tracks/curve_names.h"

#include <algorithm>

#include "model/asset/property_facts.h"
#include "model/tracks/pointer_channel.h"
#include "model/tracks/track_words.h"

namespace sinew {
namespace {

bool isNumber(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// Whether the line needs no name beside that of its track.
bool standsAlone(const TrackCurve& curve) {
    return curve.width() == 1 && curve.form().rotation != RotationForm::Speed;
}

std::string numberName(const Asset& asset, const TrackCurve& curve, std::uint32_t number) {
    return curve.form().rotation == RotationForm::Speed
               ? "speed"
               : componentName(asset, curve.animation(), curve.track(), number);
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
    const std::string text = track(curve.animation(), curve.track());
    return standsAlone(curve) ? text : text + "." + numberName(m_asset, curve, line.number);
}

std::string lineWords(const CurveSet& set, const CurveLine& line) {
    const TrackCurve& curve = *set.curves[line.curve];
    const Track& track = curve.track();
    const Asset& asset = set.assetOf(line);
    std::string words;
    if (const PropertyChannel* channel = pointerChannel(asset[curve.animation()], track)) {
        words = displayName(asset, channel->target);
    } else if (track.node) {
        words = displayName(asset[track.node].name, "Node", track.node.value) + " " +
                trackName(asset, curve.animation(), track);
    }
    return standsAlone(curve) ? words : words + " " + numberName(asset, curve, line.number);
}

std::string lineObject(const CurveSet& set, const CurveLine& line) {
    const TrackCurve& curve = *set.curves[line.curve];
    const Track& track = curve.track();
    const Asset& asset = set.assetOf(line);
    if (const PropertyChannel* channel = pointerChannel(asset[curve.animation()], track)) {
        return ownerName(asset, channel->target);
    }
    return track.node ? displayName(asset[track.node].name, "Node", track.node.value)
                      : std::string();
}

std::string lineProperty(const CurveSet& set, const CurveLine& line) {
    const TrackCurve& curve = *set.curves[line.curve];
    const Asset& asset = set.assetOf(line);
    const std::string name = trackName(asset, curve.animation(), curve.track());
    return standsAlone(curve) ? name : name + " " + numberName(asset, curve, line.number);
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
