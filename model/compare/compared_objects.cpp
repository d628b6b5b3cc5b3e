// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/compare/compared_objects.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "model/core/words.h"
#include "model/words/words.h"

namespace sinew {
namespace {

/// Where an object is in the list.
using ObjectPlace = std::tuple<ObjectKind, std::uint32_t, bool, bool, std::uint32_t>;

class ObjectList {
public:
    ObjectList(const Asset& before, const FileComparison& comparison)
        : m_before(before), m_comparison(comparison) {}

    void addMatched(ObjectKind kind, const Matching& matching) {
        for (const ObjectMatch& pair : matching.pairs) {
            row({kind, pair.before}, false);
        }
    }

    void addChange(const FileChange& change) {
        if (change.object.kind == ObjectKind::File) {  // an extension, or sizes
            noteChange(row({}, false), change.words);
            return;
        }
        const bool added = change.kind == ChangeKind::Added;
        if (change.object.kind == ObjectKind::Channel) {
            ++m_tracks[clipOf(change.object, added)];
        }
        ComparedObject& one = row(change.object, added);
        one.state = std::min(one.state, static_cast<ObjectState>(change.kind));
        addWords(one, change.words);
    }

    void addDistances() {
        const FileComparison& found = m_comparison;
        for (std::size_t i = 0; i < found.surface.primitives.size(); ++i) {
            const MeshIndex mesh = m_before[found.surface.primitives[i].before].mesh;
            ComparedObject& one = row(mesh, false);
            if (i < found.restOf.size()) {
                one.distance = std::max(one.distance, found.restOf[i]);
            }
        }
        for (std::size_t i = 0; i < found.clips.size(); ++i) {
            const ClipComparison& clip = found.clips[i];
            keepFarthest(row(clip.before, false), clip.totals.largest.distance, i, clip.worst);
            for (const MoverDistance& mover : clip.movers) {
                keepFarthest(row(mover.node, false), mover.distance, i, mover.frame);
            }
        }
    }

    void addTracks() {
        for (const auto& [clip, count] : m_tracks) {
            noteChange(row(AnimationIndex(clip), false),
                       counted(count, "track differs", "tracks differ"));
        }
    }

    /// Meshes that differ in what is no `FileChange`.
    void addSurfaceChanges() {
        const FileComparison& found = m_comparison;
        std::map<MeshIndex, std::size_t> weighted;
        for (std::size_t i = 0; i < found.surface.primitives.size(); ++i) {
            const MeshIndex mesh = m_before[found.surface.primitives[i].before].mesh;
            if (found.weights && found.weights->differentOf[i] > 0) {
                weighted[mesh] += found.weights->differentOf[i];
            }
        }
        for (auto& [place, one] : m_rows) {
            if (one.object.kind == ObjectKind::Mesh && one.distance > found.surface.rounding()) {
                noteChange(
                    one, "its rest surface differs by up to " + words::units(double{one.distance}));
            }
        }
        for (const auto& [mesh, count] : weighted) {
            noteChange(row(mesh, false),
                       counted(count, "vertex", "vertices") + " weighted differently");
        }
    }

    void addWeights() {
        if (!m_comparison.weights) {
            return;
        }
        for (const JointWeightChange& joint : m_comparison.weights->joints) {
            ComparedObject& one = row(joint.joint, joint.onlyAfter);
            one.weightShare = joint.share;
            noteChange(one, words::percent(joint.share) + " of its weights moved");
        }
    }

    [[nodiscard]] std::vector<ComparedObject> take() {
        std::vector<ComparedObject> objects;
        objects.reserve(m_rows.size());
        for (auto& [place, one] : m_rows) {
            objects.push_back(std::move(one));
        }
        return objects;
    }

private:
    static void addWords(ComparedObject& one, const std::string& text) {
        one.words += (one.words.empty() ? "" : "; ") + text;
    }

    static void noteChange(ComparedObject& one, const std::string& text) {
        one.state = std::min(one.state, ObjectState::Changed);
        addWords(one, text);
    }

    static void keepFarthest(ComparedObject& one, float distance, std::size_t clip,
                             std::size_t frame) {
        if (distance > one.distance) {
            one.distance = distance;
            one.clip = clip;
            one.frame = frame;
        }
    }

    /// Tracks follow their clip.
    ObjectPlace placeOf(const ObjectRef& object, bool added) const {
        if (object.kind != ObjectKind::Channel) {
            return {object.kind, added ? ~0U : object.index, false, added, object.index};
        }
        return {ObjectKind::Animation, clipOf(object, added), true, added, object.part};
    }

    /// The clip before of a track.
    [[nodiscard]] std::uint32_t clipOf(const ObjectRef& track, bool added) const {
        const std::vector<std::uint32_t>& clips = m_comparison.matches.animations.beforeOf;
        return added && track.index < clips.size() ? clips[track.index] : track.index;
    }

    ComparedObject& row(const ObjectRef& object, bool added) {
        ComparedObject& one = m_rows[placeOf(object, added)];
        one.object = object;
        return one;
    }

    const Asset& m_before;
    const FileComparison& m_comparison;
    std::map<ObjectPlace, ComparedObject> m_rows;
    std::map<std::uint32_t, std::size_t> m_tracks;  // [clip before]: tracks that differ
};

}  // namespace

std::vector<ComparedObject> comparedObjects(const Asset& before, const FileComparison& comparison) {
    const ObjectMatches& matches = comparison.matches;
    ObjectList list(before, comparison);
    list.addMatched(ObjectKind::Node, matches.nodes);
    list.addMatched(ObjectKind::Mesh, matches.meshes);
    list.addMatched(ObjectKind::Skin, matches.skins);
    list.addMatched(ObjectKind::Animation, matches.animations);
    list.addMatched(ObjectKind::Material, matches.materials);
    list.addMatched(ObjectKind::Camera, matches.cameras);
    list.addMatched(ObjectKind::Light, matches.lights);
    for (const FileChange& change : comparison.changes) {
        list.addChange(change);
    }
    list.addTracks();
    list.addDistances();
    list.addSurfaceChanges();
    list.addWeights();
    return list.take();
}

}  // namespace sinew
