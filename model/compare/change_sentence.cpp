// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/compare/change_sentence.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "model/asset/subtree.h"
#include "model/words/words.h"

namespace sinew {
namespace {

constexpr std::size_t kMostParts = 6;

struct Noun {
    const char* one;
    const char* many;
};

const char* verbOf(ChangeKind kind) noexcept {
    switch (kind) {
        case ChangeKind::Added:
            return " added";
        case ChangeKind::Removed:
            return " removed";
        case ChangeKind::Renamed:
            return " renamed";
        case ChangeKind::Changed:
            return " changed";
    }
    return "";
}

/// Counts objects of the list of changes, each once per kind of change.
class ChangeTally {
public:
    ChangeTally(const Asset& before, const Asset& after)
        : m_joints(jointsOfSkins(before)), m_jointsAfter(jointsOfSkins(after)) {}

    void add(const FileChange& change) {
        const ObjectRef& object = change.object;
        if (object.kind == ObjectKind::Channel) {
            m_tracks[object.index].insert(object.part);
        } else if (object.kind == ObjectKind::Animation && change.kind == ChangeKind::Changed) {
            m_clips.push_back(change.words);
        } else if (object.kind != ObjectKind::File) {
            m_counts[{nounOf(change), change.kind}].insert(object.index);
        }
    }

    void write(const Asset& before, std::vector<std::string>& parts) const {
        for (const auto& [what, objects] : m_counts) {
            const Noun& noun = kNouns[what.first];
            parts.push_back(counted(objects.size(), noun.one, noun.many) + verbOf(what.second));
        }
        parts.insert(parts.end(), m_clips.begin(), m_clips.end());
        for (const auto& [clip, tracks] : m_tracks) {
            parts.push_back(counted(tracks.size(), "track", "tracks") + " of " +
                            words::clipName(before, AnimationIndex(std::size_t{clip})) +
                            " changed");
        }
    }

private:
    static constexpr std::array kNouns = {
        Noun{"joint", "joints"},   Noun{"node", "nodes"},   Noun{"mesh", "meshes"},
        Noun{"skin", "skins"},     Noun{"clip", "clips"},   Noun{"material", "materials"},
        Noun{"camera", "cameras"}, Noun{"light", "lights"}, Noun{"object", "objects"}};

    [[nodiscard]] std::size_t nounOf(const FileChange& change) const {
        const std::vector<bool>& joints =
            change.kind == ChangeKind::Added ? m_jointsAfter : m_joints;
        switch (change.object.kind) {
            case ObjectKind::Node:
                return joints[change.object.index] ? 0 : 1;
            case ObjectKind::Mesh:
                return 2;
            case ObjectKind::Skin:
                return 3;
            case ObjectKind::Animation:
                return 4;
            case ObjectKind::Material:
                return 5;
            case ObjectKind::Camera:
                return 6;
            case ObjectKind::Light:
                return 7;
            default:
                return 8;
        }
    }

    std::vector<bool> m_joints;  // [node]
    std::vector<bool> m_jointsAfter;
    std::map<std::pair<std::size_t, ChangeKind>, std::set<std::uint32_t>> m_counts;
    std::map<std::uint32_t, std::set<std::uint32_t>> m_tracks;  // [clip]
    std::vector<std::string> m_clips;
};

/// Only if a clip leads to a larger distance than the surfaces at rest.
std::string motionWords(const Asset& before, const FileComparison& comparison, float atRest) {
    const ClipComparison* const clip = comparison.worstClip();
    const float largest = clip == nullptr ? 0.0F : clip->totals.largest.distance;
    if (largest <= comparison.surface.rounding() || largest <= 1.01F * atRest) {
        return {};
    }
    return "the pose differs by up to " + words::units(double{largest}) + " at frame " +
           std::to_string(clip->frames.numbers[clip->worst]) + " of " +
           words::clipName(before, clip->before);
}

bool samePixels(const Image& a, const Image& b) {
    return a.width == b.width && a.height == b.height && a.placeholder == b.placeholder &&
           a.blockFormat == b.blockFormat && a.rgba == b.rgba && a.blocks == b.blocks;
}

/// Images are compared by their number; a list of another length is reported as a whole.
std::string imageWords(const Asset& before, const Asset& after) {
    const std::size_t common = std::min(before.images.size(), after.images.size());
    if (before.images.size() != after.images.size()) {
        return counted(after.images.size(), "image", "images") + " instead of " +
               std::to_string(before.images.size());
    }
    std::size_t changed = 0;
    for (std::size_t i = 0; i < common; ++i) {
        changed += samePixels(before.images[i], after.images[i]) ? 0 : 1;
    }
    return changed == 0 ? "" : counted(changed, "image", "images") + " changed";
}

std::string joined(std::vector<std::string> parts) {
    const std::size_t more = parts.size() > kMostParts ? parts.size() - kMostParts : 0;
    parts.resize(parts.size() - more);
    return listed(parts) + (more == 0 ? "" : " and " + std::to_string(more) + " more");
}

}  // namespace

std::string changeSentence(const Asset& before, const Asset& after,
                           const FileComparison& comparison) {
    std::vector<std::string> parts;
    if (comparison.weights && comparison.weights->different > 0) {
        parts.push_back(counted(comparison.weights->different, "vertex", "vertices") +
                        " re-weighted");
    }
    const float atRest = comparison.geometry ? comparison.geometry->largest.distance : 0.0F;
    if (atRest > comparison.surface.rounding()) {
        parts.push_back("the surface at rest moved by up to " + words::units(double{atRest}));
    }
    ChangeTally tally(before, after);
    for (const FileChange& change : comparison.changes) {
        tally.add(change);
    }
    tally.write(before, parts);
    parts.push_back(motionWords(before, comparison, atRest));
    parts.push_back(imageWords(before, after));
    parts.erase(std::remove(parts.begin(), parts.end(), std::string()), parts.end());
    return joined(std::move(parts));
}

}  // namespace sinew
