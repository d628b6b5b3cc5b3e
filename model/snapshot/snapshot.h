// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "model/asset/asset.h"
#include "model/core/result.h"

namespace sinew {

inline constexpr const char* kSnapshotFormat = "sinew.snapshot/1";
inline constexpr std::size_t kMostSnapshotBytes = 20'000;

/// Numbers of a fingerprint, each modulo 2^16. Sums are exact before they are rounded, so that they
/// do not depend on the order of what is summed.
using SnapshotWords = std::vector<std::uint16_t>;

/// What the sums of a snapshot are relative to, and how many there are.
struct SnapshotScale {
    double size = 1.0;     // diagonal of everything at rest: a step of a coordinate is 2^-15 of it
    double surface = 1.0;  // the same of the largest primitive as stored, for vertices
    double shell = 0.0;  // distance of the points at rest from their nodes, in the nodes' own units
    // The number of rows that objects share by a digest of their names; 0: one row per name.
    std::uint32_t nodeRows = 0;
    std::uint32_t meshRows = 0;
    std::uint32_t clipRows = 0;
    std::uint32_t clipNodes = 0;      // likewise of the sums per node within a clip
    std::uint32_t clipParts = 4096;   // parts of a clip with a sum each, at most
    std::uint32_t clipFrames = 4096;  // frames of a clip that are posed, at most
};

/// Objects with one name, or with one digest of it ("#7").
struct SnapshotRow {
    std::string name;
    // Of a node: 3 at rest, 3 bound, 2 weight (2^-20, low word first), 3 weighted places.
    // Of a mesh: 3 corners, 3 morph targets.
    SnapshotWords words;
};

inline constexpr std::size_t kNodeWords = 11;
inline constexpr std::size_t kMeshWords = 6;

struct SnapshotClip {
    std::string name;
    std::uint32_t clips = 1;  // that share it
    float start = 0.0F;       // seconds; 0 if several share it
    float end = 0.0F;
    double framesPerSecond = 0.0;  // likewise
    std::uint32_t frames = 0;      // that are posed
    SnapshotWords nodes;           // 3 per row of nodes: a point beside the node, over all frames
    SnapshotWords parts;           // 3 per part of the frames: other points, over all nodes
};

/// The fingerprint of a file: rest pose, binding, weights, surfaces, and every clip twice: per node
/// over all frames, and per part of the frames over all nodes, so that both can be distinguished.
/// Nodes are joints, those that clips move, and those that draw. Rows are sorted by name. The same
/// for any order of objects and vertices and however they are stored.
struct Snapshot {
    SnapshotScale scale;
    std::vector<SnapshotRow> nodes;
    std::vector<SnapshotRow> meshes;
    std::vector<SnapshotClip> clips;
};

/// With the scale of the file, and as many sums as `kMostSnapshotBytes` hold.
[[nodiscard]] Snapshot takeSnapshot(const std::shared_ptr<const Asset>& asset);

/// With the scale and the frame rates of another snapshot, to be compared with it.
[[nodiscard]] Snapshot retakeSnapshot(const std::shared_ptr<const Asset>& asset,
                                      const Snapshot& like);

/// Where a file has drifted from a snapshot (SNAPSHOT_…). Empty for a file that differs only in how
/// it is stored.
[[nodiscard]] std::vector<Diagnostic> snapshotFindings(const std::shared_ptr<const Asset>& asset,
                                                       const Snapshot& snapshot);

/// The name of the row of an object; `rows`: see SnapshotScale.
[[nodiscard]] std::string snapshotRow(const std::string& key, std::uint32_t rows);

/// The place of a node's sum in `SnapshotClip::nodes`, in threes.
[[nodiscard]] std::size_t clipNodePlace(const SnapshotScale& scale, const std::string& row,
                                        std::size_t place);

/// Words as base64 (RFC 4648), low byte first.
[[nodiscard]] std::string snapshotText(const SnapshotWords& words);

/// As JSON on one line.
[[nodiscard]] std::string snapshotText(const Snapshot& snapshot);

/// Error: InvalidRequest with words and the pointer to the place; InvalidJson.
[[nodiscard]] Result<Snapshot> readSnapshot(std::string_view text);

}  // namespace sinew
