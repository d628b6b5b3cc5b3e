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
    RuleParameter{"rate", 0.0005, "of the rate", "Rates that differ by less count as equal."},
};

constexpr std::array kLengthParameters{
    RuleParameter{"length", 0.001, "seconds", "Lengths that differ by less count as equal."},
};

constexpr std::array kPhaseParameters{
    RuleParameter{"phase", 0.05, "of the cycle", "Feet whose steps differ by less are in phase."},
};

constexpr std::string_view kRename = "Rename it, or change \"names\" in sinew.json.";

constexpr std::string_view kFix =
    "If the change is intended, write the snapshot again; otherwise go back to the previous "
    "export.";

constexpr std::array kProjectRules{
    // Only with a sinew.json that asks for them.
    Rule{.code = "CONTRACT_ANIMATES",
         .severity = Severity::Error,
         .rank = {Harm::Elsewhere, 816},
         .group = FindingGroup::Clip,
         .many = "{clips} does not move {n} bones of its contract, first {first}; {rest}",
         .meaning = "The contract of a clip names bones that the clip does not move: they have no "
                    "track whose keys differ.",
         .why = "Animation layers and masks expect the clip to drive these bones.",
         .fixBlender = "Key the named bones in the action, and export them: Data > Armature.",
         .fixMaya = "Key the named joints and bake them on export.",
         .violation = false},
    Rule{.code = "CONTRACT_BONES",
         .severity = Severity::Error,
         .rank = {Harm::Elsewhere, 815},
         .group = FindingGroup::Clip,
         .meaning = "The contract of a clip names bones that the file does not have.",
         .why = "Code that attaches to these bones, or retargets them, finds nothing.",
         .fixBlender = "Add the bones or rename those that are meant; export all bones: Data > "
                       "Armature > Export Deformation Bones Only off.",
         .fixMaya = "Add the joints or rename those that are meant, and export the whole skeleton.",
         .violation = false},
    Rule{.code = "CONTRACT_DURATION",
         .severity = Severity::Error,
         .rank = {Harm::Elsewhere, 813},
         .group = FindingGroup::Clip,
         .meaning = "A clip is longer or shorter than its contract says, from its first key to its "
                    "last.",
         .why = "Gameplay that is timed to the clip, such as hits and steps, drifts.",
         .fixBlender = "Scale the keys (S in the Dope Sheet), or set the action's frame range.",
         .fixMaya = "Scale the keys in the Dope Sheet, or export the right range.",
         .violation = false},
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
                    "if the clip is in place.",
         .violation = false},
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
         .fixMaya = "Copy the first key onto the last frame.",
         .violation = false},
    Rule{.code = "CONTRACT_NO_CLIP",
         .severity = Severity::Info,
         .rank = {Harm::Form, 810},
         .meaning =
             "Contracts or groups whose patterns match no clip of the file. Never a finding: "
             "they are not evaluated. \"names\" lists the clips that a file must have.",
         .why = "A misspelt pattern checks nothing.",
         .fixBlender = "The file may be fine: compare the pattern with the names of its clips."},
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
                    "named factor.",
         .violation = false},
    Rule{.code = "CONTRACT_YAW",
         .severity = Severity::Error,
         .rank = {Harm::Elsewhere, 812},
         .group = FindingGroup::Clip,
         .parameters = kYawParameters,
         .meaning = "By its contract the clip turns the character, but its root does not; or the "
                    "game turns it, but the root of the clip ends turned.",
         .why = "The character turns twice, or not at all, and snaps back in every loop.",
         .fixBlender = "Key the root's rotation, or take the turn out of its keys.",
         .violation = false},
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
         .fixMaya = "Set the time unit of the scene, bake the keys and export again.",
         .violation = false},
    Rule{.code = "GROUP_LENGTH",
         .severity = Severity::Error,
         .rank = {Harm::Elsewhere, 817},
         .group = FindingGroup::Clip,
         .parameters = kLengthParameters,
         .meaning = "Clips of a group that must be equally long are not. They are compared with "
                    "the first clip of the group.",
         .why = "Blended clips drift apart.",
         .fixBlender = "If the clip is right, change its contract.",
         .violation = false},
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
                    "down first.",
         .violation = false},
    Rule{.code = "NAME_FORBIDDEN",
         .severity = Severity::Error,
         .rank = {Harm::Elsewhere, 821},
         .many = "{places} names are forbidden, first {first}; {rest}",
         .meaning = "An object has a name that matches a forbidden pattern of the project.",
         .why = "Code and other files find objects by their names.",
         .fixBlender = kRename,
         .violation = false},
    Rule{.code = "NAME_REQUIRED",
         .severity = Severity::Error,
         .rank = {Harm::Elsewhere, 820},
         .group = FindingGroup::Apart,
         .meaning = "No object has a name that the project requires.",
         .why = "Code and other files find objects by their names.",
         .fixBlender = kRename,
         .violation = false},
    // Only where a project has a budget: "budgets" of sinew.json.
    Rule{.code = "BUDGET_ANIMATED_NODES",
         .severity = Severity::Error,
         .rank = {Harm::Cost, 800},
         .group = FindingGroup::Apart,
         .meaning = "A clip animates more nodes than the project allows.",
         .why = "Every frame evaluates all of them, for each character on the screen.",
         .fixBlender = "Delete the keys of bones that the clip does not need.",
         .fixMaya = "Delete static channels, and bake only the joints that the clip needs.",
         .violation = false},
    Rule{.code = "BUDGET_CLIP_BYTES",
         .severity = Severity::Error,
         .rank = {Harm::Cost, 801},
         .group = FindingGroup::Apart,
         .meaning = "The keys of a clip take more bytes than the project allows.",
         .why = "They are loaded, and often kept in memory, in full.",
         .fixBlender = "Export with 'Optimize Animation Size', and without keys for every frame "
                       "where curves are simple.",
         .fixMaya = "Export with key reduction, or with a lower sample rate.",
         .violation = false},
    Rule{.code = "BUDGET_FILE_BYTES",
         .severity = Severity::Error,
         .rank = {Harm::Cost, 802},
         .group = FindingGroup::Apart,
         .meaning = "The file takes more bytes than the project allows, with its buffers and "
                    "images.",
         .why = "They are stored, downloaded and loaded.",
         .fixBlender = "Export with compression, and with smaller images; check --list-rules names "
                       "what can be left out.",
         .fixMaya = "Export with compression, and with smaller images.",
         .violation = false},
    Rule{.code = "BUDGET_INFLUENCES",
         .severity = Severity::Error,
         .rank = {Harm::Elsewhere, 800},
         .group = FindingGroup::Apart,
         .meaning = "Vertices have more joints with weight than the project allows.",
         .why = "Programs that read fewer ignore the rest, and the surface moves.",
         .fixBlender = "Weights > Limit Total, then Normalize All.",
         .fixMaya = "Skin > Prune Small Weights, and set Max Influences with Maintain Max "
                    "Influences.",
         .violation = false},
    Rule{.code = "BUDGET_JOINTS",
         .severity = Severity::Error,
         .rank = {Harm::Elsewhere, 801},
         .group = FindingGroup::Apart,
         .meaning = "A skin has more joints than the project allows.",
         .why = "Programs with a fixed palette refuse the skin or split it.",
         .fixBlender = "Remove bones that deform nothing, or turn off their Deform and export "
                       "deformation bones only.",
         .fixMaya = "Skin > Remove Unused Influences, and delete joints that nothing needs.",
         .violation = false},
    Rule{.code = "BUDGET_MATERIALS",
         .severity = Severity::Error,
         .rank = {Harm::Cost, 803},
         .group = FindingGroup::Apart,
         .meaning = "The file uses more materials than the project allows.",
         .why = "Each is at least one more draw call.",
         .fixBlender = "Merge materials, and bake their images into an atlas.",
         .violation = false},
    Rule{.code = "BUDGET_MORPH_TARGETS",
         .severity = Severity::Error,
         .rank = {Harm::Cost, 804},
         .group = FindingGroup::Apart,
         .meaning = "A mesh has more morph targets than the project allows.",
         .why = "Each stores a displacement per vertex.",
         .fixBlender = "Remove shape keys that no clip uses.",
         .fixMaya = "Remove blend shape targets that no clip uses.",
         .violation = false},
    Rule{.code = "BUDGET_TEXTURE_FORMAT",
         .severity = Severity::Error,
         .rank = {Harm::Elsewhere, 802},
         .group = FindingGroup::Apart,
         .meaning = "An image has a format that the project does not allow.",
         .why = "Programs that do not read it show the surface without it.",
         .fixBlender = "Choose another image format in the export settings, or convert the image.",
         .fixMaya = "Convert the image, and export again.",
         .violation = false},
    Rule{.code = "BUDGET_TEXTURE_SIZE",
         .severity = Severity::Error,
         .rank = {Harm::Cost, 805},
         .group = FindingGroup::Apart,
         .meaning = "An image has more pixels on a side than the project allows.",
         .why = "Twice the side length takes four times the memory.",
         .fixBlender = "Scale the image: Image > Resize.",
         .fixMaya = "Scale the image, and export again.",
         .violation = false},
    Rule{.code = "BUDGET_TRIANGLES",
         .severity = Severity::Error,
         .rank = {Harm::Cost, 806},
         .group = FindingGroup::Apart,
         .meaning = "The file has more triangles than the project allows.",
         .why = "The device draws all of them in each frame.",
         .fixBlender = "Add a Decimate modifier, or remove what is never seen.",
         .fixMaya = "Mesh > Reduce, or remove what is never seen.",
         .violation = false},
    Rule{.code = "BUDGET_VERTICES",
         .severity = Severity::Error,
         .rank = {Harm::Cost, 807},
         .group = FindingGroup::Apart,
         .meaning = "The file has more vertices than the project allows.",
         .why = "Each is deformed in each frame. Seams of texture coordinates, hard edges and "
                "materials split vertices.",
         .fixBlender = "Add a Decimate modifier, and remove seams and sharp edges that are not "
                       "needed.",
         .fixMaya = "Mesh > Reduce, and remove seams and hard edges that are not needed.",
         .violation = false},
};

// Only with a snapshot: `check --snapshot`.
constexpr std::array kSnapshotRules{
    Rule{.code = "SNAPSHOT_CLIP_DRIFT",
         .severity = Severity::Error,
         .rank = {Harm::Pose, 900},
         .group = FindingGroup::Apart,
         .meaning = "A clip moves nodes, morph targets or properties differently than in the "
                    "snapshot, or has another length.",
         .why = "Something has changed the animation since: an export, a compression, an edit. The "
                "named node is the first that differs; those below follow it.",
         .fixBlender = kFix,
         .violation = false},
    Rule{.code = "SNAPSHOT_CLIP_MISSING",
         .severity = Severity::Error,
         .rank = {Harm::Pose, 901},
         .group = FindingGroup::Apart,
         .meaning = "The snapshot has clips that the file does not have under these names.",
         .why = "Programs find clips by name.",
         .fixBlender = kFix,
         .violation = false},
    Rule{.code = "SNAPSHOT_CLIP_NEW",
         .severity = Severity::Warning,
         .rank = {Harm::Form, 902},
         .group = FindingGroup::Apart,
         .meaning = "The file has clips that the snapshot does not know.",
         .why = "Their changes go unnoticed until the snapshot is written again.",
         .fixBlender = kFix},
    Rule{.code = "SNAPSHOT_MESH_DRIFT",
         .severity = Severity::Error,
         .rank = {Harm::Pose, 903},
         .group = FindingGroup::Apart,
         .meaning = "Vertices, elements or morph targets of a mesh are not those of the snapshot.",
         .why = "The surface has another shape, whatever the clip.",
         .fixBlender = kFix,
         .violation = false},
    Rule{.code = "SNAPSHOT_OBJECT_MISSING",
         .severity = Severity::Error,
         .rank = {Harm::Pose, 904},
         .group = FindingGroup::Apart,
         .meaning = "The snapshot has nodes or meshes that the file does not have under these "
                    "names.",
         .why = "A renamed joint breaks what finds it by name: clips of other files, attachments, "
                "retargeting.",
         .fixBlender = kFix,
         .violation = false},
    Rule{.code = "SNAPSHOT_OBJECT_NEW",
         .severity = Severity::Warning,
         .rank = {Harm::Form, 905},
         .group = FindingGroup::Apart,
         .meaning = "The file has nodes or meshes that the snapshot does not know.",
         .why = "Their changes go unnoticed until the snapshot is written again.",
         .fixBlender = kFix},
    Rule{
        .code = "SNAPSHOT_REST_DRIFT",
        .severity = Severity::Error,
        .rank = {Harm::Pose, 906},
        .group = FindingGroup::Apart,
        .meaning = "Nodes have a different rest pose or different inverse bind matrices than in "
                   "the snapshot.",
        .why =
            "Everything bound to them is displaced, and clips that do not set them look different.",
        .fixBlender = kFix,
        .violation = false},
    Rule{.code = "SNAPSHOT_WEIGHT_DRIFT",
         .severity = Severity::Error,
         .rank = {Harm::Pose, 907},
         .group = FindingGroup::Apart,
         .meaning = "Vertices have other weights than in the snapshot.",
         .why = "The surface deforms differently in every clip that moves the named joint.",
         .fixBlender = kFix,
         .violation = false},
};

}  // namespace

std::span<const Rule> projectTable() noexcept {
    return kProjectRules;
}

std::span<const Rule> snapshotTable() noexcept {
    return kSnapshotRules;
}

}  // namespace sinew::check
