// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>

#include "model/check/tables.h"

namespace sinew::check {
namespace {

constexpr std::string_view kFix =
    "If the change is intended, write the snapshot again; otherwise go back to the previous "
    "export.";

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
         .fixMaya = kFix},
    Rule{.code = "SNAPSHOT_CLIP_MISSING",
         .severity = Severity::Error,
         .rank = {Harm::Pose, 901},
         .group = FindingGroup::Apart,
         .meaning = "The snapshot has clips that the file does not have under these names.",
         .why = "Programs find clips by name.",
         .fixBlender = kFix,
         .fixMaya = kFix},
    Rule{.code = "SNAPSHOT_CLIP_NEW",
         .severity = Severity::Warning,
         .rank = {Harm::Form, 902},
         .group = FindingGroup::Apart,
         .meaning = "The file has clips that the snapshot does not know.",
         .why = "Their changes go unnoticed until the snapshot is written again.",
         .fixBlender = kFix,
         .fixMaya = kFix},
    Rule{.code = "SNAPSHOT_MESH_DRIFT",
         .severity = Severity::Error,
         .rank = {Harm::Pose, 903},
         .group = FindingGroup::Apart,
         .meaning = "Vertices, elements or morph targets of a mesh are not those of the snapshot.",
         .why = "The surface has another shape, whatever the clip.",
         .fixBlender = kFix,
         .fixMaya = kFix},
    Rule{.code = "SNAPSHOT_OBJECT_MISSING",
         .severity = Severity::Error,
         .rank = {Harm::Pose, 904},
         .group = FindingGroup::Apart,
         .meaning = "The snapshot has nodes or meshes that the file does not have under these "
                    "names.",
         .why = "A renamed joint breaks what finds it by name: clips of other files, attachments, "
                "retargeting.",
         .fixBlender = kFix,
         .fixMaya = kFix},
    Rule{.code = "SNAPSHOT_OBJECT_NEW",
         .severity = Severity::Warning,
         .rank = {Harm::Form, 905},
         .group = FindingGroup::Apart,
         .meaning = "The file has nodes or meshes that the snapshot does not know.",
         .why = "Their changes go unnoticed until the snapshot is written again.",
         .fixBlender = kFix,
         .fixMaya = kFix},
    Rule{
        .code = "SNAPSHOT_REST_DRIFT",
        .severity = Severity::Error,
        .rank = {Harm::Pose, 906},
        .group = FindingGroup::Apart,
        .meaning =
            "Nodes have another rest pose or other inverse bind matrices than in the snapshot.",
        .why =
            "Everything bound to them is displaced, and clips that do not set them look different.",
        .fixBlender = kFix,
        .fixMaya = kFix},
    Rule{.code = "SNAPSHOT_WEIGHT_DRIFT",
         .severity = Severity::Error,
         .rank = {Harm::Pose, 907},
         .group = FindingGroup::Apart,
         .meaning = "Vertices have other weights than in the snapshot.",
         .why = "The surface deforms differently in every clip that moves the named joint.",
         .fixBlender = kFix,
         .fixMaya = kFix},
};

}  // namespace

std::span<const Rule> snapshotTable() noexcept {
    return kSnapshotRules;
}

}  // namespace sinew::check
