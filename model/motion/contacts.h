// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "model/motion/sole_points.h"

namespace sinew {

/// When a foot counts as in contact. In model units, and units per second.
struct ContactLimits {
    std::optional<float> height = {};  // height above its level; none: 2.5 % of the rig's size
    /// Along the ground; none: 15 % of the rig's size, or of the speed that the feet reach.
    std::optional<float> speed = {};
    bool movingGround = true;  // look for clips in place, in which feet touch a moving ground

    bool operator==(const ContactLimits&) const = default;
};

/// A stretch of time during which a foot is in contact. Positions in `NodeTracks::seconds`.
struct Contact {
    std::size_t first = 0;
    std::size_t last = 0;
    float slide = 0.0F;  // largest distance along the ground from where it came down; model units
    std::size_t worst = 0;   // the first time at which it is that far
    glm::vec2 offset{0.0F};  // x and z, from where it came down to where it is then

    bool operator==(const Contact&) const = default;
};

struct FootContacts {
    NodeIndex node;
    float level = 0.0F;             // world y of its sole when it is lowest
    bool touches = true;            // false: it stays in the air
    std::vector<Contact> contacts;  // ordered by time

    /// The contact with the largest slide; null without contacts.
    [[nodiscard]] const Contact* worst() const noexcept;
};

/// How it is known where the ground is.
enum class GroundSource : std::uint8_t {
    None,     // there are no feet
    Rest,     // the feet come down to where their soles are at rest
    Steady,   // they do not, but stay still most of the time: on a platform, or in another place
    Unknown,  // neither: the character jumps, flies or swims, and nothing is a contact
};

/// A root that leaves its place, against the feet in contact. Along the ground: x and z.
struct RootAgainstFeet {
    float seconds = 0.0F;
    glm::vec2 travelled{0.0F};  // displacement of the root from start to end
    /// How far feet in contact are carried along in this time, at their usual velocity. None: the
    /// feet do not walk.
    std::optional<glm::vec2> slid = {};

    /// How far the feet step. Requires that they walk.
    [[nodiscard]] glm::vec2 stepped() const { return travelled - *slid; }
};

/// The contacts of a clip's feet.
struct ClipContacts {
    FootSource source = FootSource::None;
    std::vector<FootContacts> feet;
    GroundSource groundSource = GroundSource::None;
    float ground = 0.0F;             // world y of the lowest foot when it is down
    float restGround = 0.0F;         // world y of the lowest sole at rest; `ground` if that is
                                     // unknown
    glm::vec2 groundVelocity{0.0F};  // x and z: of a clip in place, how the ground moves; else 0
    std::optional<RootAgainstFeet> travel = {};  // none: the root stays near its place
    float heightLimit = 0.0F;                    // limit that was used
    float speedLimit = 0.0F;

    [[nodiscard]] bool inPlace() const noexcept { return groundVelocity != glm::vec2(0.0F); }
};

/// `tracks` begin with the points of `soles`; `size` is RigSize::size. The ground is level. A clip
/// whose feet do not come down to the soles of the rest pose has a ground elsewhere only if at
/// least half of the time a foot stays still; a character that hovers without moving does. The
/// same holds for guessed feet wherever they are, unless they walk. `root`: its positions at the
/// times of the tracks, or none. A clip whose root leaves its place is not in place: its ground
/// stays, and feet that all slide alike are in contact nevertheless.
[[nodiscard]] ClipContacts findContacts(const Feet& feet, const SolePoints& soles,
                                        const NodeTracks& tracks, std::span<const glm::vec3> root,
                                        double size, const ContactLimits& limits = {});

}  // namespace sinew
