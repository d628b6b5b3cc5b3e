// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace sinew {

/// Which part of the trails of the selected nodes is drawn: none, the frames around the moment, or
/// the whole clip.
enum class TrailReach { None, Around, Clip };

/// Joint: the joint's own colour (joint_colors.h). Speed: from the palette, 0 to the fastest.
enum class TrailColors { Joint, Speed };

/// Most ghosts before the moment, and as many after it.
inline constexpr std::uint32_t kMostGhosts = 12;
inline constexpr std::uint32_t kMostTrailFrames = 10000;

/// How the picture shows motion: trails of nodes, ghosts (the model at other moments of its clip),
/// and what moves along with the root.
struct MotionDisplay {
    TrailReach trails = TrailReach::None;
    std::uint32_t trailBefore = 12;  // frames
    std::uint32_t trailAfter = 12;
    TrailColors trailColors = TrailColors::Joint;
    bool trailFrames = true;    // a tick at every frame
    bool trailKeys = true;      // a mark at every key of the node
    bool trailContacts = true;  // where a foot is in contact
    bool trailJumps = true;     // where the node jumps between two frames
    bool ghosts = false;
    std::uint32_t ghostsBefore = 2;
    std::uint32_t ghostsAfter = 2;
    std::uint32_t ghostStep = 5;  // frames from one to the next
    float ghostOpacity = 0.6F;    // opacity of the nearest; 0 to 1
    bool seamGhost = false;       // the first and the last moment of the clip
    bool followCamera = false;    // the camera moves with the root
    bool followGround = false;    // the grid does, horizontally

    [[nodiscard]] bool showsGhosts() const noexcept { return ghosts || seamGhost; }
    [[nodiscard]] bool follows() const noexcept { return followCamera || followGround; }
    bool operator==(const MotionDisplay&) const = default;
};

}  // namespace sinew
