// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "model/tracks/clip_tracks.h"

namespace sinew {

/// A row of the tracks of a clip: a node or other object, one of its tracks, or a component of one.
struct TrackRow {
    enum class Kind : std::uint8_t { Group, Track, Component };

    Kind kind = Kind::Group;
    std::uint32_t group = 0;      // index in ClipTracks::groups
    std::uint32_t track = 0;      // index in ClipTracks::tracks; not for a group
    std::uint32_t component = 0;  // only for a component

    bool operator==(const TrackRow&) const = default;
};

/// Which tracks are listed.
struct TrackFilter {
    QString text = {};                // part of the name of a node or of a track
    bool onlySelected = false;        // only tracks of the nodes `selected`
    bool onlyAnimated = true;         // no nodes without tracks
    bool hideConstant = false;        // those that `constant` names
    std::vector<bool> selected = {};  // [node]; nodes beyond the end are not selected
    std::vector<bool> constant = {};  // [track]; unknown beyond the end: they are listed

    bool operator==(const TrackFilter&) const = default;
};

/// A group with those of its tracks that pass a filter: `count` of ShownTracks::tracks.
struct ShownGroup {
    std::uint32_t group = 0;
    std::uint32_t first = 0;
    std::uint32_t count = 0;
};

struct ShownTracks {
    std::vector<ShownGroup> groups;
    std::vector<std::uint32_t> tracks;
};

/// The tracks of a clip with groups without tracks for all other nodes, all in hierarchy order;
/// depths then count all ancestors.
[[nodiscard]] ClipTracks withAllNodes(const Asset& asset, ClipTracks tracks);

/// What passes the filter. A group whose name matches the text keeps all of its tracks.
[[nodiscard]] ShownTracks shownTracks(const Asset& asset, AnimationIndex animation,
                                      const ClipTracks& tracks, const TrackFilter& filter);

/// Whether each track is constant. Looks at all keys. Incomplete when stopped.
[[nodiscard]] std::vector<bool> constantTracks(const Asset& asset, AnimationIndex animation,
                                               const ClipTracks& tracks,
                                               const std::stop_token& stop = {});

}  // namespace sinew
