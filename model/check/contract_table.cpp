// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>

#include "model/check/tables.h"

namespace sinew::check {
namespace {

constexpr std::array kLoopParameters{
    RuleParameter{"seam", 0.01, "of the rig's size",
                  "A clip loops if, from its last pose to its first, no joint moves what is "
                  "attached to it by more."},
    RuleParameter{"weight", 0.01, "of a morph weight",
                  "A clip loops if no morph weight differs more between its ends."},
};

constexpr std::array kGroundParameters{
    RuleParameter{"travel", 0.05, "of the rig's size",
                  "A root travels if it ends farther from its start, along the ground."},
};

constexpr std::array kYawParameters{
    RuleParameter{"turn", 5.0, "degrees",
                  "A root turns if it ends turned farther about the vertical axis."},
};

constexpr std::array kRateParameters{
    RuleParameter{"rate", 0.0005, "of the rate", "Rates that differ less are the same."},
};

constexpr std::array kLengthParameters{
    RuleParameter{"length", 0.001, "seconds", "Lengths that differ less are the same."},
};

constexpr std::array kPhaseParameters{
    RuleParameter{"phase", 0.05, "of the cycle", "Feet whose steps differ by less are in phase."},
};

constexpr std::string_view kRename = "Rename it, or change \"names\" in sinew.json.";
constexpr std::string_view kContract = "If the clip is right, change its contract.";

// Only with a sinew.json that asks for them.
constexpr std::array kContractRules{
    Rule{.code = "CONTRACT_ANIMATES",
         .severity = Severity::Error,
         .rank = {Harm::Elsewhere, 816},
         .group = FindingGroup::Clip,
         .many = "{clips} does not move {n} bones of its contract, first {first}; {rest}",
         .meaning = "The contract of a clip names bones that the clip does not move: they have no "
                    "track whose keys differ.",
         .why = "Animation layers and masks expect the clip to drive these bones.",
         .fixBlender = "Key the named bones in the action, and export them: Data > Armature.",
         .fixMaya = "Key the named joints and bake them on export."},
    Rule{
        .code = "CONTRACT_BONES",
        .severity = Severity::Error,
        .rank = {Harm::Elsewhere, 815},
        .group = FindingGroup::Clip,
        .meaning = "The contract of a clip names bones that the file does not have.",
        .why = "Code that attaches to these bones, or retargets them, finds nothing.",
        .fixBlender = "Add the bones or rename those that are meant; export all bones: Data > "
                      "Armature > Export Deformation Bones Only off.",
        .fixMaya = "Add the joints or rename those that are meant, and export the whole skeleton."},
    Rule{.code = "CONTRACT_DURATION",
         .severity = Severity::Error,
         .rank = {Harm::Elsewhere, 813},
         .group = FindingGroup::Clip,
         .meaning = "A clip is longer or shorter than its contract says, from its first key to its "
                    "last.",
         .why = "Gameplay that is timed to the clip, such as hits and steps, drifts.",
         .fixBlender = "Scale the keys (S in the Dope Sheet), or set the action's frame range.",
         .fixMaya = "Scale the keys in the Dope Sheet, or export the right range."},
    Rule{.code = "CONTRACT_GROUND",
         .severity = Severity::Error,
         .rank = {Harm::Elsewhere, 811},
         .group = FindingGroup::Clip,
         .parameters = kGroundParameters,
         .meaning = "By its contract the clip moves the character over the ground, but its root "
                    "stays; or the game moves it, but the root of the clip travels.",
         .why = "The character walks on the spot, or moves twice as far and snaps back in every "
                "loop.",
         .fixBlender = "Graph Editor: key the root's location along the path of the feet, or "
                       "delete these keys if the clip is in place.",
         .fixMaya = "Key the root's translation along the path of the feet, or delete these keys "
                    "if the clip is in place."},
    Rule{.code = "CONTRACT_LOOP",
         .severity = Severity::Error,
         .rank = {Harm::Elsewhere, 810},
         .group = FindingGroup::Clip,
         .parameters = kLoopParameters,
         .meaning = "The contract says that the clip loops, but its last pose is not its first. "
                    "The travel of the root does not count.",
         .why = "A pop in every loop.",
         .fixBlender =
             "Copy the first key onto the last frame; Graph Editor: Shift E > Make Cyclic.",
         .fixMaya = "Copy the first key onto the last frame."},
    Rule{.code = "CONTRACT_NO_CLIP",
         .severity = Severity::Info,
         .rank = {Harm::Form, 810},
         .meaning =
             "Contracts or groups whose patterns match no clip of the file. Never a finding: "
             "they are not evaluated. \"names\" lists the clips that a file must have.",
         .why = "A misspelt pattern checks nothing.",
         .fixBlender = "Nothing may be wrong with the file. Compare the pattern with its clips.",
         .fixMaya = "Nothing may be wrong with the file. Compare the pattern with its clips."},
    Rule{.code = "CONTRACT_SPEED",
         .severity = Severity::Error,
         .rank = {Harm::Elsewhere, 814},
         .group = FindingGroup::Clip,
         .meaning = "The character does not move at the speed of its contract: the straight "
                    "distance of its root along the ground, per second; of a clip in place, the "
                    "speed of the ground under feet in contact.",
         .why =
             "Where the game moves the character at another speed than its steps, the feet slide.",
         .fixBlender = "Scale the keys of the root's location, or the length of the clip, by the "
                       "named factor.",
         .fixMaya = "Scale the keys of the root's translation, or the length of the clip, by the "
                    "named factor."},
    Rule{.code = "CONTRACT_YAW",
         .severity = Severity::Error,
         .rank = {Harm::Elsewhere, 812},
         .group = FindingGroup::Clip,
         .parameters = kYawParameters,
         .meaning = "By its contract the clip turns the character, but its root does not; or the "
                    "game turns it, but the root of the clip ends turned.",
         .why = "The character turns twice, or not at all, and snaps back in every loop.",
         .fixBlender = "Key the root's rotation, or take the turn out of its keys.",
         .fixMaya = "Key the root's rotation, or take the turn out of its keys."},
    Rule{.code = "FRAME_RATE",
         .severity = Severity::Error,
         .rank = {Harm::Elsewhere, 819},
         .many = "{places} clips have another frame rate than the project: {clips}; {rest}",
         .parameters = kRateParameters,
         .meaning =
             "The key times of a clip suggest a frame rate that \"frameRates\" of sinew.json "
             "does not list and that no listed one is a multiple of. glTF stores no rate.",
         .why = "Keys between the project's frames are resampled, which softens them.",
         .fixBlender = "Output Properties > Frame Rate, then export again with Sampling Rate 1.",
         .fixMaya = "Set the time unit of the scene, bake the keys and export again."},
    Rule{.code = "GROUP_LENGTH",
         .severity = Severity::Error,
         .rank = {Harm::Elsewhere, 817},
         .group = FindingGroup::Clip,
         .parameters = kLengthParameters,
         .meaning = "Clips of a group that must be equally long are not. They are compared with "
                    "the first clip of the group.",
         .why = "Blended clips drift apart.",
         .fixBlender = kContract,
         .fixMaya = kContract},
    Rule{.code = "GROUP_PHASE",
         .severity = Severity::Error,
         .rank = {Harm::Elsewhere, 818},
         .group = FindingGroup::Clip,
         .parameters = kPhaseParameters,
         .meaning =
             "Feet touch down at another point of the cycle than in the first clip of their group.",
         .why = "Where the clips are blended, the feet cross or float.",
         .fixBlender = "Dope Sheet: shift the keys of the clip by the named share, so that the "
                       "same foot comes down first.",
         .fixMaya = "Shift the keys of the clip by the named share, so that the same foot comes "
                    "down first."},
    Rule{.code = "NAME_FORBIDDEN",
         .severity = Severity::Error,
         .rank = {Harm::Elsewhere, 821},
         .many = "{places} names are forbidden, first {first}; {rest}",
         .meaning = "An object has a name that matches a forbidden pattern of the project.",
         .why = "Code and other files find objects by their names.",
         .fixBlender = kRename,
         .fixMaya = kRename},
    Rule{.code = "NAME_REQUIRED",
         .severity = Severity::Error,
         .rank = {Harm::Elsewhere, 820},
         .group = FindingGroup::Apart,
         .meaning = "No object has a name that the project requires.",
         .why = "Code and other files find objects by their names.",
         .fixBlender = kRename,
         .fixMaya = kRename},
};

}  // namespace

std::span<const Rule> contractTable() noexcept {
    return kContractRules;
}

}  // namespace sinew::check
