// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "model/evaluate/clip/clip_library.h"
#include "model/evaluate/played_poses.h"
#include "model/evaluate/played_range.h"
#include "model/motion/trails.h"
#include "model/view/ghosts.h"
#include "model/view/view_options.h"

namespace sinew {

/// What a picture shows: one asset at one moment, as it is looked at. A value that decides the
/// content of the picture, apart from its camera, its size and what has to be found first
/// (PictureFindings). Window, screenshot and `render` draw equal subjects alike.
struct PictureSubject {
    std::shared_ptr<const ClipLibrary> clips;  // null: no asset
    PlayedPoses played;
    float seconds = 0.0F;  // file time, or mixer time; within `range`
    PlayedRange range;     // the whole of what is played
    PlayedRange loop;      // what is played over and over; none: nothing is
    double framesPerSecond = 30.0;
    ViewOptions view;
    std::vector<NodeIndex> trails;  // nodes whose trails are drawn; none: that of the root
    NodeIndex root;                 // root of the motion; none: the one that is found
    std::vector<NodeIndex> feet;    // none: those that are found

    [[nodiscard]] const Asset& asset() const noexcept { return *clips->asset(); }
    bool operator==(const PictureSubject&) const = default;
};

/// What is played, from the first key to the last; at 0 without a clip.
void playWhole(LoopMode loop, PictureSubject& subject);

[[nodiscard]] bool showsGhosts(const PictureSubject& subject) noexcept;

/// Whether the root of the motion has to be known: it is followed, or nothing else has a trail.
[[nodiscard]] bool needsRoot(const PictureSubject& subject) noexcept;
/// Whether contacts, jumps or the loop seam are shown; they exist for a single clip.
[[nodiscard]] bool needsMotion(const PictureSubject& subject, NodeIndex root) noexcept;

/// What `trailsOf` is asked; none: no trails. Does not depend on the moment. `root`: of the motion;
/// none: not known, or nothing moves.
[[nodiscard]] std::optional<TrailRequest> trailRequest(const PictureSubject& subject,
                                                       NodeIndex root);
/// The node that camera or ground follow; none: nothing follows, or nothing moves.
[[nodiscard]] NodeIndex followedNode(const PictureSubject& subject, NodeIndex root) noexcept;

/// The root that was chosen, otherwise that of the first of the clips that has one; see
/// findRootNode.
[[nodiscard]] NodeIndex rootOf(const PictureSubject& subject);

/// The clip around the moment, for ghosts.
[[nodiscard]] GhostRange ghostRange(const PictureSubject& subject) noexcept;

/// Adds the nodes of joints to those whose trails are drawn, each once: one more than kMostTrails
/// at most. Indices that the asset does not have are left out.
void addJoints(SkinIndex skin, std::span<const JointIndex> joints, const Asset& asset,
               std::vector<NodeIndex>& nodes);

}  // namespace sinew
