// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/export/track_lookup.h"

#include <algorithm>
#include <array>
#include <functional>
#include <string_view>

#include "app/common/failure.h"
#include "app/common/name_lookup.h"
#include "app/common/parse_value.h"
#include "model/core/suggestion.h"
#include "model/core/utf8.h"
#include "model/tracks/clip_tracks.h"
#include "model/tracks/curve_names.h"

namespace sinew::cli {

namespace {

constexpr std::size_t kMostTracksListed = 40;
constexpr std::size_t kMostTrackBytes = 60;  // limit per name
constexpr std::string_view kAllTracks = "all";
constexpr std::string_view kWeights = "weights";

/// What is wanted of a node: all of it, or one property and morph target.
struct NodeRequest {
    std::string node;
    std::optional<TrackProperty> property = {};
    std::uint32_t morphTarget = kAllMorphTargets;
};

constexpr auto kProperties =
    std::to_array<NamedValue<TrackProperty>>({{"translation", TrackProperty::Translation},
                                              {"rotation", TrackProperty::Rotation},
                                              {"scale", TrackProperty::Scale},
                                              {kWeights, TrackProperty::Weights}});

/// "Hips.rotation", "Face.weights.2", "Hips"; with '/' for '.', the rest of "/nodes/3/rotation".
NodeRequest requestOf(const std::string& text, char separator) {
    const std::size_t last = text.rfind(separator);
    if (last == std::string::npos) {
        return {.node = text};
    }
    const std::string_view tail = std::string_view(text).substr(last + 1);
    for (const auto& [name, property] : kProperties) {
        if (tail == name) {
            return {.node = text.substr(0, last), .property = property};
        }
    }
    const std::size_t before = last > 0 ? text.rfind(separator, last - 1) : std::string::npos;
    if (const auto target = wholeNumber<std::uint32_t>(tail);
        target && before != std::string::npos &&
        text.substr(before + 1, last - before - 1) == kWeights) {
        return {.node = text.substr(0, before),
                .property = TrackProperty::Weights,
                .morphTarget = *target};
    }
    return {.node = text};
}

class TrackLookup {
public:
    TrackLookup(const Asset& asset, AnimationIndex animation, const std::string& text)
        : m_asset(asset),
          m_animation(animation),
          m_text(text),
          m_tracks(clipTracks(asset, animation).tracks) {}

    std::vector<TrackRef> find() const {
        if (m_text == kAllTracks && !isNode(m_text)) {
            return chosen([](const Track&) { return true; });
        }
        std::vector<TrackRef> found = m_text.starts_with('/') ? byPointer() : byNode();
        if (found.empty()) {
            throw usageFailure(complaint());
        }
        return found;
    }

private:
    [[nodiscard]] std::vector<TrackRef> chosen(
        const std::function<bool(const Track&)>& wanted) const {
        std::vector<TrackRef> refs;
        for (const Track& track : m_tracks) {
            if (wanted(track)) {
                refs.push_back({track});
            }
        }
        return refs;
    }

    [[nodiscard]] bool isNode(const std::string& name) const {
        return std::any_of(m_asset.nodes.begin(), m_asset.nodes.end(),
                           [&](const Node& node) { return node.name == name; });
    }

    /// "/meshes/2/weights": of every node that draws the mesh.
    [[nodiscard]] std::vector<TrackRef> byMesh(const std::string& path) const {
        const NodeRequest request = requestOf(path, '/');
        const auto mesh = wholeNumber<std::uint32_t>(request.node);
        if (!mesh || request.property != TrackProperty::Weights) {
            return {};
        }
        return chosen([&](const Track& track) {
            return track.node && m_asset[track.node].mesh == MeshIndex(*mesh) &&
                   fits(track, request);
        });
    }

    [[nodiscard]] std::vector<TrackRef> byPointer() const {
        constexpr std::string_view kNodes = "/nodes/";
        constexpr std::string_view kMeshes = "/meshes/";
        std::vector<TrackRef> refs = chosen([&](const Track& track) {
            const PropertyChannel* channel = pointerChannel(m_asset[m_animation], track);
            return channel != nullptr && channel->pointer == m_text;
        });
        if (!refs.empty()) {
            return refs;
        }
        if (m_text.starts_with(kMeshes)) {
            return byMesh(m_text.substr(kMeshes.size()));
        }
        if (!m_text.starts_with(kNodes)) {
            return {};
        }
        const NodeRequest request = requestOf(m_text.substr(kNodes.size()), '/');
        const auto index = wholeNumber<std::uint32_t>(request.node);
        return index && *index < m_asset.nodes.size() ? ofNode(NodeIndex(*index), request)
                                                      : std::vector<TrackRef>();
    }

    [[nodiscard]] std::vector<TrackRef> byNode() const {
        const NodeRequest request = requestOf(m_text, '.');
        const auto index = wholeNumber<std::uint32_t>(request.node);
        if (!(index && *index < m_asset.nodes.size()) && !isNode(request.node)) {
            // A name with a point at its end, or nothing.
            return isNode(m_text) ? ofNode(lookUpNode(m_asset, m_text), {.node = m_text})
                                  : std::vector<TrackRef>();
        }
        return ofNode(lookUpNode(m_asset, request.node), request);
    }

    [[nodiscard]] std::vector<TrackRef> ofNode(NodeIndex node, const NodeRequest& request) const {
        return chosen(
            [&](const Track& track) { return track.node == node && fits(track, request); });
    }

    [[nodiscard]] static bool fits(const Track& track, const NodeRequest& request) {
        return (!request.property || track.property == *request.property) &&
               (request.morphTarget == kAllMorphTargets ||
                track.morphTarget == request.morphTarget);
    }

    [[nodiscard]] std::string complaint() const {
        const CurveNames texts(m_asset);
        std::vector<std::string> names;
        for (const Track& track : m_tracks) {
            names.push_back(texts.track(m_animation, track));
        }
        const std::string clip =
            displayName(m_asset[m_animation].name, "Animation", m_animation.value);
        std::string words = "--curves: there is no '" + m_text + "' in '" + clip + "'";
        if (names.empty()) {
            return words + "; it moves nothing";
        }
        const std::string hint = didYouMean(m_text, viewsOf(names));
        words += hint.empty() ? "; valid: " : hint + " Valid: ";
        for (std::size_t i = 0; i < std::min(names.size(), kMostTracksListed); ++i) {
            const std::string_view start = cutUtf8(names[i], kMostTrackBytes);
            words.append(i == 0 ? "" : ", ").append(start).append(start == names[i] ? "" : "...");
        }
        return names.size() > kMostTracksListed
                   ? words + " and " + std::to_string(names.size() - kMostTracksListed) + " more"
                   : words;
    }

    const Asset& m_asset;
    AnimationIndex m_animation;
    const std::string& m_text;
    std::vector<Track> m_tracks;
};

}  // namespace

std::vector<TrackRef> lookUpTracks(const Asset& asset, AnimationIndex animation,
                                   const std::string& text) {
    return TrackLookup(asset, animation, text).find();
}

}  // namespace sinew::cli
