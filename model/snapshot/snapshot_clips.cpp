// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/snapshot/snapshot_clips.h"

#include <algorithm>
#include <limits>

#include "model/evaluate/frame_list.h"
#include "model/facts/frame_grid.h"
#include "model/snapshot/node_keys.h"
#include "model/snapshot/snapshot_points.h"

namespace sinew {
namespace {

/// Seconds between the closest keys of a track.
double shortestGap(const Animation& clip) {
    constexpr double kSameTime = 1e-4;
    double shortest = std::numeric_limits<double>::infinity();
    for (const Sampler& sampler : clip.samplers) {
        for (std::size_t i = 1; i < sampler.times.size(); ++i) {
            const double gap = double{sampler.times[i]} - double{sampler.times[i - 1]};
            shortest = gap > kSameTime ? std::min(shortest, gap) : shortest;
        }
    }
    return shortest;
}

/// The rate of a clip's frames: that of its keys, or so high that no key of a track is between
/// frames without changing one of them; at most 240.
double snapshotRate(const Animation& clip) {
    constexpr double kMost = 240.0;
    const FrameGrid grid = frameGridOf(clip);
    const double rate = clipRate(grid).framesPerSecond;
    const bool holdsAll = grid.found() && grid.onGrid == grid.keyTimes;
    return std::min(kMost, holdsAll ? rate : std::max(rate, 1.0 / shortestGap(clip)));
}

/// The sums of a row of clips.
struct ClipSums {
    std::vector<StepVector> nodes;
    std::vector<StepVector> parts;
};

/// Poses clips one by one.
class ClipSummer {
public:
    ClipSummer(const std::shared_ptr<const ClipLibrary>& clips, const SnapshotNodes& nodes,
               const SnapshotScale& scale)
        : m_pose(clips), m_nodes(nodes), m_scale(scale) {
        for (const NodeIndex node : nodes.nodes) {
            m_shells.push_back(shellOf(m_pose, node, scale));
        }
    }

    void add(AnimationIndex animation, const FrameList& frames, ClipSums& sums) {
        const std::size_t parts = std::min<std::size_t>(m_scale.clipParts, frames.seconds.size());
        sums.parts.resize(std::max(sums.parts.size(), parts));
        for (std::size_t frame = 0; frame < frames.seconds.size(); ++frame) {
            m_pose.evaluate(animation, frames.seconds[frame]);
            addPose(sums, sums.parts[frame * parts / frames.seconds.size()]);
        }
    }

private:
    void addPose(ClipSums& sums, StepVector& part) {
        for (std::size_t i = 0; i < m_nodes.nodes.size(); ++i) {
            const NodeIndex node = m_nodes.nodes[i];
            sums.nodes[m_nodes.clipPlaces[i]].add(
                snapshotPoint(m_pose, node, m_scale, m_shells[i], false));
            part.add(snapshotPoint(m_pose, node, m_scale, m_shells[i], true));
        }
        part.add(propertyPoint(m_pose));
    }

    PoseEvaluator m_pose;
    const SnapshotNodes& m_nodes;
    const SnapshotScale& m_scale;
    std::vector<double> m_shells;  // [nodes]
};

SnapshotWords wordsOf(const std::vector<StepVector>& sums) {
    SnapshotWords words;
    for (const StepVector& sum : sums) {
        sum.appendTo(words);
    }
    return words;
}

}  // namespace

FrameList snapshotFrames(const PlayedRange& range, double framesPerSecond, std::uint32_t most) {
    return frameList(range, framesPerSecond, FrameEnds::WithEnds, most);
}

void addSnapshotClips(const std::shared_ptr<const ClipLibrary>& clips, const SnapshotNodes& nodes,
                      const SnapshotRates& rates, Snapshot& snapshot) {
    const Asset& asset = *clips->asset();
    ClipSummer summer(clips, nodes, snapshot.scale);
    std::map<std::string, std::pair<SnapshotClip, ClipSums>> rows;
    for (std::size_t i = 0; i < asset.animations.size(); ++i) {
        const Animation& clip = asset.animations[i];
        const std::string name = snapshotRow(shortKey(clip.name), snapshot.scale.clipRows);
        const auto [found, isNew] = rows.try_emplace(name);
        auto& [row, sums] = found->second;
        const auto rate = rates.find(name);
        row.name = name;
        row.clips = isNew ? 1 : row.clips + 1;
        row.framesPerSecond = rate == rates.end() ? snapshotRate(clip) : rate->second;
        row.start = clip.startSeconds;
        row.end = clip.endSeconds;
        sums.nodes.resize(nodes.clipRows);
        const FrameList frames =
            snapshotFrames(wholeRange(clip), row.framesPerSecond, snapshot.scale.clipFrames);
        row.frames += static_cast<std::uint32_t>(frames.seconds.size());
        summer.add(AnimationIndex(i), frames, sums);
    }
    for (auto& [name, both] : rows) {
        auto& [row, sums] = both;
        if (row.clips > 1) {
            row.start = row.end = 0.0F;
            row.framesPerSecond = 0.0;
        }
        row.nodes = wordsOf(sums.nodes);
        row.parts = wordsOf(sums.parts);
        snapshot.clips.push_back(std::move(row));
    }
}

}  // namespace sinew
