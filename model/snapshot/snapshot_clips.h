// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "model/evaluate/clip/clip_library.h"
#include "model/evaluate/frame_list.h"
#include "model/snapshot/snapshot_sums.h"

namespace sinew {

/// The nodes of a snapshot and where their sums are.
struct SnapshotNodes {
    std::vector<NodeIndex> nodes;
    std::vector<std::string> rows;        // [nodes]: name of the row
    std::vector<std::size_t> places;      // [nodes]: row of Snapshot::nodes
    std::vector<std::size_t> clipPlaces;  // [nodes]: sum of a clip
    std::size_t clipRows = 0;             // sums of a clip
};

/// Frame rates by the row of a clip, in place of the clips' own.
using SnapshotRates = std::map<std::string, double, std::less<>>;

/// The frames that are posed.
[[nodiscard]] FrameList snapshotFrames(const PlayedRange& range, double framesPerSecond,
                                       std::uint32_t most);

/// Adds a row for every clip, sorted by name.
void addSnapshotClips(const std::shared_ptr<const ClipLibrary>& clips, const SnapshotNodes& nodes,
                      const SnapshotRates& rates, Snapshot& snapshot);

}  // namespace sinew
