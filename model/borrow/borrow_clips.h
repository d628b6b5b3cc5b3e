// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "model/borrow/joint_partners.h"
#include "model/borrow/rest_difference.h"
#include "model/core/result.h"

namespace sinew {

/// How borrowed clips handle different rest poses.
enum class RestHandling : std::uint8_t {
    /// A VRM animation is retargeted, as its specification says. Otherwise clips play as stored if
    /// the bones agree (`RestDifference::sameBones`) and no partner carries the motion of a joint
    /// without one, else they are retargeted.
    Automatic,
    AsStored,    // local transforms as they are in the file
    Retargeted,  // every joint turns from the common pose as its partner does
};

/// The clips of another file, made for a target.
struct BorrowedClips {
    std::string from = {};  // "walk.glb"
    std::vector<Animation> clips = {};
    JointPartners partners = {};  // source: the other file; target: the file that borrows
    RestDifference difference = {};
    std::vector<BoneDifference> bones = {};  // bones in the order of the target's hierarchy
    std::set<NodeIndex> carried = {};        // those of `sourceAlone` whose motion partners carry
    RestHandling handling = RestHandling::AsStored;  // handling that was applied; never Automatic
    bool automatic = true;                           // not chosen by the user
    bool ofVrmAnimation = false;                     // which keeps the difference
    std::vector<Diagnostic> findings = {};           // pointers into the other file
};

/// Makes the clips of `source` play on `target`. Keys stay keys, with their times, interpolation
/// and tangents; only partners that carry the motion of joints without one are sampled, see
/// CarriedTracks. Joints of the target that do not rest as bound and that a clip leaves alone get
/// one key, so that the rest pose of the file has no effect; not if the caller asks for clips as
/// stored. Morph weights are borrowed by the names of their targets, expressions of a VRM animation
/// by theirs. `map`: partners by hand. Error: no clips, no partner for anything that they move, too
/// many keys (kMostBorrowedFloats), or stopped.
[[nodiscard]] Result<BorrowedClips> borrowClips(const Asset& source, const std::string& from,
                                                const Asset& target, RestHandling request,
                                                const JointMap& map = {},
                                                const std::stop_token& stop = {});

using ClipSets = std::vector<std::shared_ptr<const BorrowedClips>>;  // none is null

/// The file with more clips at the end; everything else is shared (`sharesContents`). The file
/// itself if there are none.
[[nodiscard]] std::shared_ptr<const Asset> withClips(const std::shared_ptr<const Asset>& file,
                                                     const ClipSets& borrowed);

/// What is needed to borrow clips: the file without surfaces and pictures.
[[nodiscard]] std::shared_ptr<const Asset> clipsAlone(const Asset& source);

}  // namespace sinew
