// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <map>
#include <string>

#include "model/check/context.h"
#include "model/core/words.h"
#include "model/facts/clip_length.h"
#include "model/load/source/path.h"
#include "model/snapshot/node_keys.h"
#include "model/snapshot/snapshot_clips.h"
#include "model/snapshot/snapshot_points.h"
#include "model/words/words.h"

namespace sinew {
namespace {

constexpr double kStepsPerSize = 32768.0;
constexpr double kRounding = 2.5;  // steps: of two sums, each rounded once

/// Positions of equal names in two sorted lists, and what only one of them has.
struct RowPairs {
    std::vector<std::pair<std::size_t, std::size_t>> both;
    std::vector<std::string> missing;
    std::vector<std::string> added;

    template <class Row>
    RowPairs(const std::vector<Row>& before, const std::vector<Row>& now) {
        std::size_t i = 0;
        std::size_t j = 0;
        while (i < before.size() || j < now.size()) {
            if (j == now.size() || (i < before.size() && before[i].name < now[j].name)) {
                missing.push_back(before[i++].name);
            } else if (i == before.size() || now[j].name < before[i].name) {
                added.push_back(now[j++].name);
            } else {
                both.emplace_back(i++, j++);
            }
        }
    }
};

std::string quoted(const std::vector<std::string>& names) {
    std::vector<std::string> texts;
    for (const std::string& name : names) {
        texts.push_back(name.empty() ? "without a name" : '\'' + name + '\'');
        if (texts.size() == words::kNamesShown) {
            break;
        }
    }
    return words::someOf(texts, names.size());
}

/// A node that differs, and by how much: parts of the size.
struct Drift {
    NodeIndex node;
    double distance = 0.0;
};

class SnapshotCheck {
public:
    SnapshotCheck(const std::shared_ptr<const Asset>& asset, const Snapshot& before)
        : m_asset(*asset),
          m_before(before),
          m_now(retakeSnapshot(asset, before)),
          m_context(m_asset, {}, {}),
          m_nodes(m_before.nodes, m_now.nodes),
          m_meshes(m_before.meshes, m_now.meshes) {
        const std::vector<std::string> keys = nodeKeys(m_asset);
        std::vector<bool> chosen(m_asset.nodes.size(), false);
        for (const NodeIndex node : snapshotNodes(m_asset)) {
            chosen[node.value] = true;
        }
        for (const NodeIndex node : m_asset.parentsFirst) {
            if (chosen[node.value]) {
                m_rows[snapshotRow(keys[node.value], m_before.scale.nodeRows)].push_back(node);
            }
        }
        for (std::size_t i = 0; i < m_asset.parentsFirst.size(); ++i) {
            m_depthOrder[m_asset.parentsFirst[i].value] = i;
        }
    }

    std::vector<Diagnostic> take() {
        checkObjects();
        checkRest();
        checkMeshes();
        checkWeights();
        checkClips();
        return m_context.take();
    }

private:
    /// The node that comes first in the hierarchy: what is below it follows it.
    [[nodiscard]] NodeIndex firstOf(const std::vector<Drift>& drifts) const {
        return std::min_element(drifts.begin(), drifts.end(),
                                [this](const Drift& a, const Drift& b) {
                                    return m_depthOrder.at(a.node.value) <
                                           m_depthOrder.at(b.node.value);
                                })
            ->node;
    }

    [[nodiscard]] NodeIndex nodeOf(const std::string& row) const { return m_rows.at(row).front(); }

    /// "'LeftFoot'", "'LeftFoot' and 2 nodes more".
    [[nodiscard]] std::string nodeWords(const std::vector<Drift>& drifts) const {
        const std::string first = words::nodeName(m_asset, firstOf(drifts));
        return drifts.size() == 1
                   ? first
                   : first + " and " + counted(drifts.size() - 1, "more node", "more nodes");
    }

    /// "0.0123 units"
    [[nodiscard]] std::string units(double share) const {
        return words::units(share * m_before.scale.size);
    }

    void checkObjects() {
        const auto each = [this](const char* code, const std::vector<std::string>& names,
                                 const char* one, const char* many, const char* what) {
            if (!names.empty()) {
                m_context.report(
                    code, counted(names.size(), one, many) + ' ' + what + ": " + quoted(names),
                    {.severity = {}, .code = {}, .message = {}, .count = names.size()});
            }
        };
        constexpr const char* kGone = "of the snapshot not in the file under this name";
        constexpr const char* kNew = "not in the snapshot";
        each("SNAPSHOT_OBJECT_MISSING", m_nodes.missing, "node", "nodes", kGone);
        each("SNAPSHOT_OBJECT_MISSING", m_meshes.missing, "mesh", "meshes", kGone);
        each("SNAPSHOT_OBJECT_NEW", m_nodes.added, "node", "nodes", kNew);
        each("SNAPSHOT_OBJECT_NEW", m_meshes.added, "mesh", "meshes", kNew);
        const RowPairs clips(m_before.clips, m_now.clips);
        each("SNAPSHOT_CLIP_MISSING", clips.missing, "clip", "clips", kGone);
        each("SNAPSHOT_CLIP_NEW", clips.added, "clip", "clips", kNew);
    }

    void checkRest() {
        std::vector<Drift> drifts;
        for (const auto& [here, there] : m_nodes.both) {
            const SnapshotRow& before = m_before.nodes[here];
            const SnapshotRow& now = m_now.nodes[there];
            const double steps = std::max(stepsApart(&before.words[0], &now.words[0]),
                                          stepsApart(&before.words[3], &now.words[3]));
            if (steps > kRounding) {
                drifts.push_back({nodeOf(now.name), steps / kStepsPerSize});
            }
        }
        if (!drifts.empty()) {
            m_context.report("SNAPSHOT_REST_DRIFT",
                             "rest pose or inverse bind matrices are not those of the snapshot: " +
                                 nodeWords(drifts),
                             placeOf(firstOf(drifts), drifts.size()));
        }
    }

    void checkMeshes() {
        std::vector<std::string> drifted;
        for (const auto& [here, there] : m_meshes.both) {
            const SnapshotWords& before = m_before.meshes[here].words;
            const SnapshotWords& now = m_now.meshes[there].words;
            if (std::max(stepsApart(&before[0], &now[0]), stepsApart(&before[3], &now[3])) >
                kRounding) {
                drifted.push_back(m_now.meshes[there].name);
            }
        }
        m_meshesDrift = !drifted.empty();
        if (m_meshesDrift) {
            Diagnostic place{.severity = {}, .code = {}, .message = {}, .count = drifted.size()};
            for (std::uint32_t i = 0; i < m_asset.meshes.size() && !place.mesh; ++i) {
                if (snapshotRow(shortKey(m_asset.meshes[i].name), m_before.scale.meshRows) ==
                    drifted.front()) {
                    place.mesh = i;
                    place.pointer = load::pointerTo("meshes", i);
                }
            }
            m_context.report("SNAPSHOT_MESH_DRIFT",
                             "vertices or morph targets are not where they are in the snapshot: " +
                                 quoted(drifted),
                             std::move(place));
        }
    }

    /// Moved vertices change weighted places as well.
    void checkWeights() {
        constexpr double kWeightSteps = 1048576.0;
        std::vector<Drift> drifts;
        double largest = 0.0;
        for (const auto& [here, there] : m_nodes.both) {
            const SnapshotWords& before = m_before.nodes[here].words;
            const SnapshotWords& now = m_now.nodes[there].words;
            const auto total = [](const SnapshotWords& words) {
                return std::uint32_t{words[6]} | (std::uint32_t{words[7]} << 16U);
            };
            const double weight = std::abs(
                static_cast<double>(static_cast<std::int32_t>(total(now) - total(before))));
            const double places = m_meshesDrift ? 0.0 : stepsApart(&before[8], &now[8]);
            if (weight > kRounding || places > kRounding) {
                drifts.push_back({nodeOf(m_now.nodes[there].name), weight / kWeightSteps});
                largest = std::max(largest, drifts.back().distance);
            }
        }
        if (!drifts.empty()) {
            m_context.report(
                "SNAPSHOT_WEIGHT_DRIFT",
                "weights are not those of the snapshot: " + nodeWords(drifts) +
                    (largest > 0.0 ? "; their sum differs by up to " + words::shortly(largest)
                                   : ""),
                placeOf(firstOf(drifts), drifts.size()));
        }
    }

    void checkClips() {
        for (const auto& [here, there] : RowPairs(m_before.clips, m_now.clips).both) {
            checkClip(m_before.clips[here], m_now.clips[there]);
        }
    }

    void checkClip(const SnapshotClip& before, const SnapshotClip& now) {
        const AnimationIndex animation = clipOf(now.name);
        constexpr float kSameTime = 1e-4F;
        Diagnostic place{.severity = {},
                         .code = {},
                         .message = {},
                         .pointer = load::pointerTo("animations", animation.value),
                         .animation = animation.value};
        const std::string name = now.clips == 1 ? words::clipName(m_asset, animation)
                                                : counted(now.clips, "clip", "clips") + " like " +
                                                      words::clipName(m_asset, animation);
        if (before.clips != now.clips) {
            m_context.report("SNAPSHOT_CLIP_DRIFT",
                             name + ": there were " + std::to_string(before.clips),
                             std::move(place));
        } else if (std::abs(before.start - now.start) > kSameTime ||
                   std::abs(before.end - now.end) > kSameTime) {
            m_context.report("SNAPSHOT_CLIP_DRIFT",
                             name + " plays " + clipRange(double{now.start}, double{now.end}) +
                                 " s; in the snapshot " +
                                 clipRange(double{before.start}, double{before.end}) + " s",
                             std::move(place));
        } else {
            checkPoses(before, now, name, std::move(place));
        }
    }

    void checkPoses(const SnapshotClip& before, const SnapshotClip& now, const std::string& name,
                    Diagnostic place) {
        const std::vector<Drift> drifts = nodeDrifts(before, now);
        const double perSum =
            static_cast<double>(now.frames) * static_cast<double>(m_rows.size() + 1) * kNoise;
        std::size_t worst = 0;
        double most = 0.0;
        std::size_t parts = 0;
        for (std::size_t part = 0; part < std::min(before.parts.size(), now.parts.size()) / 3;
             ++part) {
            const double steps = stepsApart(&before.parts[3 * part], &now.parts[3 * part]);
            parts += steps > kRounding + perSum ? 1 : 0;
            if (steps > most) {
                most = steps;
                worst = part;
            }
        }
        // Without a node the nodes of the file may be others.
        const bool sameNodes = m_nodes.missing.empty() && m_nodes.added.empty();
        if (drifts.empty() && (parts == 0 || !sameNodes)) {
            return;
        }
        std::string text = name + " does not move as in the snapshot";
        if (!drifts.empty()) {
            text += ": " + nodeWords(drifts);
            place.node = firstOf(drifts).value;
            place.count = drifts.size();
        }
        if (parts > 0 && now.framesPerSecond > 0.0) {
            text += ", most " + momentWords(now, worst, place) + distanceWords(drifts, now, parts);
        }
        m_context.report("SNAPSHOT_CLIP_DRIFT", text, std::move(place));
    }

    /// "at frame 36", "in frames 32 to 39".
    [[nodiscard]] std::string momentWords(const SnapshotClip& clip, std::size_t part,
                                          Diagnostic& place) const {
        const FrameList frames =
            snapshotFrames({clip.start, clip.end}, clip.framesPerSecond, m_before.scale.clipFrames);
        const std::size_t count = frames.seconds.size();
        const std::size_t parts = clip.parts.size() / 3;
        const std::size_t first = (part * count + parts - 1) / parts;
        const std::size_t last = std::max(first, ((part + 1) * count + parts - 1) / parts - 1);
        place.seconds = frames.seconds[std::min(first, count - 1)];
        return first == last ? "at frame " + std::to_string(frames.numbers[first])
                             : "in frames " + std::to_string(frames.numbers[first]) + " to " +
                                   std::to_string(frames.numbers[std::min(last, count - 1)]);
    }

    /// What is known is a sum over frames.
    [[nodiscard]] std::string distanceWords(const std::vector<Drift>& drifts,
                                            const SnapshotClip& clip, std::size_t parts) const {
        double largest = 0.0;
        for (const Drift& drift : drifts) {
            largest = std::max(largest, drift.distance);
        }
        const double frames = static_cast<double>(parts) * static_cast<double>(clip.frames) /
                              std::max(1.0, static_cast<double>(clip.parts.size() / 3));
        return largest > 0.0 ? ", about " + units(largest / std::max(1.0, frames)) : "";
    }

    /// Nodes whose points are elsewhere, summed over the frames.
    [[nodiscard]] std::vector<Drift> nodeDrifts(const SnapshotClip& before,
                                                const SnapshotClip& now) const {
        const double allowed = kRounding + kNoise * static_cast<double>(now.frames);
        std::vector<Drift> drifts;
        for (const auto& [here, there] : m_nodes.both) {
            const std::string& row = m_now.nodes[there].name;
            const std::size_t a = 3 * clipNodePlace(m_before.scale, row, here);
            const std::size_t b = 3 * clipNodePlace(m_before.scale, row, there);
            const double steps = stepsApart(&before.nodes[a], &now.nodes[b]);
            if (steps > allowed) {
                drifts.push_back({nodeOf(row), steps / kStepsPerSize});
            }
        }
        return drifts;
    }

    [[nodiscard]] AnimationIndex clipOf(const std::string& row) const {
        for (std::size_t i = 0; i < m_asset.animations.size(); ++i) {
            if (snapshotRow(shortKey(m_asset.animations[i].name), m_before.scale.clipRows) == row) {
                return AnimationIndex(i);
            }
        }
        return {};
    }

    [[nodiscard]] static Diagnostic placeOf(NodeIndex node, std::size_t count) {
        return {.severity = {},
                .code = {},
                .message = {},
                .pointer = load::pointerTo("nodes", node.value),
                .count = count,
                .node = node.value};
    }

    static constexpr double kNoise = 1e-3;  // steps per pose: of other instruction sets

    const Asset& m_asset;
    const Snapshot& m_before;
    Snapshot m_now;
    check::Context m_context;
    RowPairs m_nodes;
    RowPairs m_meshes;
    std::map<std::string, std::vector<NodeIndex>> m_rows;
    std::map<std::uint32_t, std::size_t> m_depthOrder;  // [node]
    bool m_meshesDrift = false;
};

}  // namespace

std::vector<Diagnostic> snapshotFindings(const std::shared_ptr<const Asset>& asset,
                                         const Snapshot& snapshot) {
    return SnapshotCheck(asset, snapshot).take();
}

}  // namespace sinew
