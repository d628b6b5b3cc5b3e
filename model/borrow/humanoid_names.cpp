// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/borrow/humanoid_names.h"
#include "model/core/ascii.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <string>
#include <string_view>

#include "model/asset/subtree.h"
#include "model/borrow/joint_words.h"
#include "model/core/name_words.h"

namespace sinew {
namespace {

constexpr std::size_t kNamings = 4;      // columns
constexpr std::size_t kLeastBones = 12;  // required bones that make a humanoid

/// How rigs spell a bone, without the side; several spellings separated by spaces, the best first.
struct BoneRow {
    std::string_view bone;  // name of VRM 1.0 without the side: "UpperArm" for "leftUpperArm"
    bool sided;
    bool required;
    std::array<std::string_view, kNamings> stems;  // Plain, Mixamo, Unreal, Rigify
};

constexpr BoneRow kBones[] = {
    {"hips", false, true, {"hips hip pelvis", "hips", "pelvis", "spine"}},
    {"spine", false, true, {"spine abdomen", "spine", "spine1", "spine1"}},
    {"chest", false, false, {"chest torso", "spine1", "spine2", "spine2"}},
    {"upperChest", false, false, {"upperchest", "spine2", "spine3", "spine3"}},
    {"neck", false, false, {"neck", "neck", "neck1", "spine4"}},
    {"head", false, true, {"head", "head", "head", "spine6 head"}},
    {"jaw", false, false, {"jaw", "jaw", "jaw", "jaw"}},
    {"Eye", true, false, {"eye", "eye", "eye", "eye"}},
    {"Shoulder", true, false, {"shoulder clavicle", "shoulder", "clavicle", "shoulder"}},
    {"UpperArm", true, true, {"upperarm", "arm", "upperarm", "upperarm"}},
    {"LowerArm", true, true, {"lowerarm forearm", "forearm", "lowerarm", "forearm"}},
    {"Hand", true, true, {"hand wrist", "hand", "hand", "hand"}},
    {"UpperLeg", true, true, {"upperleg thigh", "upleg", "thigh", "thigh"}},
    {"LowerLeg", true, true, {"lowerleg calf shin", "leg", "calf", "shin"}},
    {"Foot", true, true, {"foot ankle", "foot", "foot", "foot"}},
    {"Toes", true, false, {"toes toe toebase ball", "toebase", "ball", "toe"}},
};

struct FingerRow {
    std::string_view finger;
    std::array<std::string_view, 3> segments;      // bone: "leftIndexProximal"
    std::array<std::string_view, kNamings> stems;  // and 1, 2, 3 after them
};

constexpr std::array<std::string_view, 3> kSegments{"Proximal", "Intermediate", "Distal"};

constexpr FingerRow kFingers[] = {
    {"Thumb", {"Metacarpal", "Proximal", "Distal"}, {"thumb", "handthumb", "thumb", "thumb"}},
    {"Index", kSegments, {"index", "handindex", "index", "findex"}},
    {"Middle", kSegments, {"middle", "handmiddle", "middle", "fmiddle"}},
    {"Ring", kSegments, {"ring", "handring", "ring", "fring"}},
    {"Little", kSegments, {"pinky", "handpinky", "pinky", "fpinky"}},
};

constexpr RigNaming kColumns[kNamings] = {RigNaming::Plain, RigNaming::Mixamo, RigNaming::Unreal,
                                          RigNaming::Rigify};

/// What a spelling means in one naming.
struct Spelling {
    std::string bone;
    bool sided = false;
    std::size_t rank = 0;  // 0: the best one
};
using Spellings = std::map<std::string, Spelling, std::less<>>;

void addFingers(Spellings& out, std::size_t column) {
    for (const FingerRow& row : kFingers) {
        for (std::size_t i = 0; i < row.segments.size(); ++i) {
            const std::string bone = std::string(row.finger) + std::string(row.segments[i]);
            out.try_emplace(std::string(row.stems[column]) + std::to_string(i + 1),
                            Spelling{bone, true, 1});
            if (kColumns[column] == RigNaming::Plain) {
                out.try_emplace(asciiLower(bone), Spelling{bone, true, 0});
            }
        }
    }
    if (kColumns[column] == RigNaming::Plain) {  // Unity and VRM 0.x
        out.try_emplace("thumbintermediate", Spelling{"ThumbIntermediate", true, 0});
    }
}

Spellings spellingsOf(std::size_t column) {
    Spellings out;
    for (const BoneRow& row : kBones) {
        std::string_view stems = row.stems[column];
        for (std::size_t rank = 0; !stems.empty(); ++rank) {
            const std::string_view stem = stems.substr(0, stems.find(' '));
            out.try_emplace(std::string(stem), Spelling{std::string(row.bone), row.sided, rank});
            stems.remove_prefix(std::min(stems.size(), stem.size() + 1));
        }
    }
    addFingers(out, column);
    return out;
}

bool isRequired(const std::string& bone) {
    return std::any_of(std::begin(kBones), std::end(kBones), [&](const BoneRow& row) {
        return row.required && (bone == row.bone || (row.sided && bone.ends_with(row.bone)));
    });
}

/// A node by the words of its name.
struct Named {
    NodeIndex node;
    JointWords words;
    bool isJoint = false;
};

std::vector<Named> namedNodes(const Asset& asset) {
    const std::vector<bool> joints = jointsOfSkins(asset);
    const RigNames names(asset);
    std::vector<Named> named;
    for (const NodeIndex node : asset.parentsFirst) {
        JointWords words = jointWords(names.plain(asset[node].name));
        if (words.ofMixamo) {
            words = jointWords(withoutNumber(asset[node].name));
        }
        named.push_back({node, std::move(words), joints[node.value]});
    }
    return named;
}

struct FoundBone {
    NodeIndex node;
    std::size_t rank = 0;
};

/// The best node of each bone; of equal ones the first.
std::map<std::string, FoundBone> bonesIn(const std::vector<Named>& nodes,
                                         const Spellings& spellings, bool mixamoOnly) {
    std::map<std::string, FoundBone> found;
    for (const Named& each : nodes) {
        const auto spelling = spellings.find(each.words.stem);
        if (spelling == spellings.end() || (mixamoOnly && !each.words.ofMixamo) ||
            spelling->second.sided != (each.words.side != JointSide::None)) {
            continue;
        }
        std::string bone = spelling->second.bone;
        if (spelling->second.sided) {
            bone = (each.words.side == JointSide::Left ? "left" : "right") + bone;
        }
        constexpr std::size_t kWorse = 16;
        const std::size_t rank = spelling->second.rank + (each.isJoint ? 0 : 2 * kWorse) +
                                 (each.words.deforms ? 0 : kWorse);
        const auto [known, isNew] = found.try_emplace(bone, FoundBone{each.node, rank});
        if (!isNew && rank < known->second.rank) {
            known->second = {each.node, rank};
        }
    }
    return found;
}

std::vector<VrmBone> listOf(const Asset& asset, const std::map<std::string, FoundBone>& found) {
    std::vector<std::string> boneOf(asset.nodes.size());
    for (const auto& [bone, best] : found) {
        boneOf[best.node.value] = bone;
    }
    std::vector<VrmBone> bones;
    for (const NodeIndex node : asset.parentsFirst) {
        if (!boneOf[node.value].empty()) {
            bones.push_back({.name = boneOf[node.value], .node = node});
        }
    }
    return bones;
}

}  // namespace

NamedBones namedBones(const Asset& asset) {
    const std::vector<Named> nodes = namedNodes(asset);
    NamedBones best;
    std::map<std::string, FoundBone> bestFound;
    std::size_t most = kLeastBones - 1;
    for (std::size_t column = 0; column < kNamings; ++column) {
        const bool mixamo = kColumns[column] == RigNaming::Mixamo;
        const Spellings spellings = spellingsOf(column);
        std::map<std::string, FoundBone> found;
        if (mixamo) {
            found = bonesIn(nodes, spellings, true);
            if (!found.empty()) {
                return {RigNaming::Mixamo, listOf(asset, found)};
            }
        }
        found = bonesIn(nodes, spellings, false);
        const auto required = static_cast<std::size_t>(std::count_if(
            found.begin(), found.end(), [](const auto& bone) { return isRequired(bone.first); }));
        if (required > most) {
            most = required;
            best.naming = kColumns[column];
            bestFound = std::move(found);
        }
    }
    best.bones = listOf(asset, bestFound);
    return best;
}

}  // namespace sinew
