// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>
#include <unordered_map>

#include "model/asset/subtree.h"
#include "model/check/deformation/deformation_rules.h"
#include "model/check/places.h"
#include "model/words/words.h"

namespace sinew::check {

using namespace words;
namespace {

// What programs call a clip that was never named.
constexpr std::array<std::string_view, 8> kDefaultClips{
    "Take 001", "Take001",      "mixamo.com", "Armature|mixamo.com|Layer0",
    "Action",   "Default Take", "Anim Stack", "Armature|Action"};

// Nodes that clips and skins find by name in other programs.
std::vector<bool> boundByName(const Asset& asset) {
    std::vector<bool> bound = jointsOfSkins(asset);
    for (const Animation& animation : asset.animations) {
        for (const Channel& channel : animation.channels) {
            bound[channel.node.value] = true;
        }
    }
    return bound;
}

// "Arm.001", "Arm.L.012": a copy in Blender, if there is an "Arm".
std::string_view withoutCopyNumber(std::string_view name) {
    const auto isDigit = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; };
    if (name.size() > 4 && name[name.size() - 4] == '.' &&
        std::all_of(name.end() - 3, name.end(), isDigit)) {
        return name.substr(0, name.size() - 4);
    }
    return name;
}

// What paths of names separate nodes and properties by, or engines remove ("." and a Maya namespace
// are usual, and replaced alike everywhere). A space: white space at an end; 0: none.
char unfitForPaths(std::string_view name) {
    const std::size_t found = name.find_first_of("/\\@%\"[]");
    if (found != std::string_view::npos) {
        return name[found];
    }
    return name.front() == ' ' || name.back() == ' ' ? ' ' : '\0';
}

// Per node: the first skin with it as a joint; none for other nodes.
std::vector<SkinIndex> skinOfJoints(const Asset& asset) {
    std::vector<SkinIndex> skins(asset.nodes.size());
    for (std::size_t s = asset.skins.size(); s-- > 0;) {
        for (const NodeIndex joint : asset.skins[s].joints) {
            skins[joint.value] = SkinIndex(s);
        }
    }
    return skins;
}

void nodeNames(Context& context) {
    const Asset& asset = context.asset();
    const std::vector<bool> bound = boundByName(asset);
    const std::vector<SkinIndex> skinOf = skinOfJoints(asset);
    std::unordered_map<std::string_view, std::size_t> first;
    for (std::size_t n = 0; n < asset.nodes.size(); ++n) {
        first.try_emplace(asset.nodes[n].name, n);
    }
    const bool someNamed = first.size() > 1;
    for (std::size_t n = 0; n < asset.nodes.size() && !context.stopped(); ++n) {
        const std::string& name = asset.nodes[n].name;
        if (!bound[n]) {
            continue;
        }
        if (name.empty()) {
            if (someNamed) {
                context.reportAs(skinOf[n] ? Severity::Warning : Severity::Info, "NAME_EMPTY",
                                 "node " + std::to_string(n) +
                                     " has no name, while others have: clips cannot be bound to it "
                                     "by name; give it one",
                                 placeOf(NodeIndex(n)));
            }
            continue;
        }
        if (first[name] != n) {
            const bool inOneSkin = skinOf[n] && skinOf[n] == skinOf[first[name]];
            context.reportAs(inOneSkin ? Severity::Warning : Severity::Info, "NAME_DOUBLED",
                             "nodes " + std::to_string(first[name]) + " and " + std::to_string(n) +
                                 " are both called '" + name +
                                 "': clips that are bound by name move one of them; rename node " +
                                 std::to_string(n),
                             placeOf(NodeIndex(n)));
            continue;
        }
        if (const char unfit = unfitForPaths(name); unfit != 0) {
            context.report("NAME_PATH",
                           "'" + name + "' holds " +
                               (unfit == ' ' ? std::string("white space at an end")
                                             : std::string("the character '") + unfit + "'") +
                               ", which separates or is removed in paths of names: engines that "
                               "bind clips by them do not find it; rename it",
                           placeOf(NodeIndex(n)));
        }
        const std::string_view original = withoutCopyNumber(name);
        if (original.size() < name.size() && first.contains(original)) {
            context.report("NAME_NUMBERED",
                           "'" + name + "' has the name of a copy of '" + std::string(original) +
                               "': maps of humanoids and clips of other files do not find it; "
                               "rename it",
                           placeOf(NodeIndex(n)));
        }
    }
}

void clipNames(Context& context) {
    const Asset& asset = context.asset();
    for (std::size_t a = 0; a < asset.animations.size() && !context.stopped(); ++a) {
        const std::string& name = asset.animations[a].name;
        if (std::ranges::find(kDefaultClips, std::string_view(name)) == kDefaultClips.end()) {
            continue;
        }
        context.report("CLIP_NAME_DEFAULT",
                       "'" + name +
                           "' is the name that programs give to a clip without one: name it after "
                           "its motion, so that a second one does not replace it",
                       placeOf(AnimationIndex(a)));
    }
}

}  // namespace

void checkNames(Context& context) {
    nodeNames(context);
    clipNames(context);
}

}  // namespace sinew::check
