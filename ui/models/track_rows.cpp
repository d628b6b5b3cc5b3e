// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/track_rows.h"

#include <utility>

#include "model/tracks/track_words.h"

namespace sinew {
namespace {

constexpr std::uint32_t kNoGroup = 0xffffffffU;

/// Builds the list of `withAllNodes`.
class AllNodes {
public:
    AllNodes(const Asset& asset, ClipTracks tracks)
        : m_asset(asset), m_old(std::move(tracks)), m_groupOf(asset.nodes.size(), kNoGroup) {
        for (std::size_t i = 0; i < m_old.groups.size(); ++i) {
            if (const NodeIndex node = m_old.groups[i].node) {
                m_groupOf[node.value] = static_cast<std::uint32_t>(i);
            }
        }
    }

    [[nodiscard]] ClipTracks take() && {
        std::vector<std::pair<NodeIndex, std::uint32_t>> open;  // nodes and their depths
        for (std::size_t n = m_asset.nodes.size(); n-- > 0;) {
            if (!m_asset.nodes[n].parent) {
                open.emplace_back(NodeIndex(n), 0);
            }
        }
        while (!open.empty()) {
            const auto [node, depth] = open.back();
            open.pop_back();
            addNode(node, depth);
            const std::vector<NodeIndex>& children = m_asset[node].children;
            for (auto child = children.rbegin(); child != children.rend(); ++child) {
                open.emplace_back(*child, depth + 1);
            }
        }
        for (TrackGroup& group : m_old.groups) {
            if (!group.node) {
                m_groups.push_back(std::move(group));
            }
        }
        return {.groups = std::move(m_groups), .tracks = std::move(m_old.tracks)};
    }

private:
    void addNode(NodeIndex node, std::uint32_t depth) {
        const std::uint32_t group = m_groupOf[node.value];
        if (group != kNoGroup) {
            m_groups.push_back(std::move(m_old.groups[group]));
        } else {
            m_groups.push_back(
                {.node = node, .label = displayName(m_asset[node].name, "Node", node.value)});
        }
        m_groups.back().depth = depth;
    }

    const Asset& m_asset;
    ClipTracks m_old;
    std::vector<std::uint32_t> m_groupOf;  // [node]
    std::vector<TrackGroup> m_groups;
};

bool isTrue(const std::vector<bool>& values, std::size_t at) {
    return at < values.size() && values[at];
}

}  // namespace

ClipTracks withAllNodes(const Asset& asset, ClipTracks tracks) {
    return AllNodes(asset, std::move(tracks)).take();
}

ShownTracks shownTracks(const Asset& asset, AnimationIndex animation, const ClipTracks& tracks,
                        const TrackFilter& filter) {
    const QString text = filter.text.trimmed();
    const auto matches = [&](const std::string& name) {
        return text.isEmpty() || QString::fromStdString(name).contains(text, Qt::CaseInsensitive);
    };
    ShownTracks shown;
    for (std::uint32_t g = 0; g < tracks.groups.size(); ++g) {
        const TrackGroup& group = tracks.groups[g];
        if (filter.onlySelected && !(group.node && isTrue(filter.selected, group.node.value))) {
            continue;
        }
        const bool named = matches(group.label);
        const auto first = static_cast<std::uint32_t>(shown.tracks.size());
        for (std::uint32_t t = group.firstTrack; t < group.firstTrack + group.trackCount; ++t) {
            const bool hidden = filter.hideConstant && isTrue(filter.constant, t);
            if (!hidden && (named || matches(trackName(asset, animation, tracks.tracks[t])))) {
                shown.tracks.push_back(t);
            }
        }
        const auto count = static_cast<std::uint32_t>(shown.tracks.size()) - first;
        const bool bare = group.trackCount == 0 && named && !filter.hideConstant;
        if (count > 0 || bare) {
            shown.groups.push_back({.group = g, .first = first, .count = count});
        }
    }
    return shown;
}

std::vector<bool> constantTracks(const Asset& asset, AnimationIndex animation,
                                 const ClipTracks& tracks, const std::stop_token& stop) {
    std::vector<bool> constant;
    constant.reserve(tracks.tracks.size());
    for (const Track& track : tracks.tracks) {
        if (stop.stop_requested()) {
            break;
        }
        constant.push_back(isConstant(asset, animation, track));
    }
    return constant;
}

}  // namespace sinew
