// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>

#include "model/view/look_field.h"
#include "model/view/look_rows.h"

namespace sinew {

namespace {

constexpr std::array<LookWord, 3> kTrailReaches = {{
    {.word = "none", .label = "None", .tip = "No trails"},
    {.word = "around",
     .label = "Around the frame",
     .tip = "Paths of the selected joints, a few frames before and after the current one"},
    {.word = "clip",
     .label = "Whole clip",
     .tip = "Paths of the selected joints through the whole clip"},
}};

constexpr std::array<LookWord, 2> kTrailColors = {{
    {.word = "joint",
     .label = "Joint",
     .tip = "Each trail in the colour of its joint in the lists and views"},
    {.word = "speed",
     .label = "Speed",
     .tip = "In the colours of the palette, from still to fastest"},
}};

template <auto Member>
constexpr LookCount trailLength() {
    return {
        .field = fieldAt<&Look::motion, Member>(), .most = kMostTrailFrames, .mostInWindow = 999};
}

template <auto Member>
constexpr LookCount ghostCount() {
    return {.field = fieldAt<&Look::motion, Member>(),
            .most = kMostGhosts,
            .mostInWindow = kMostGhosts};
}

template <auto Member>
constexpr LookSwitch motionSwitch() {
    return switchAt<&Look::motion, Member>();
}

constexpr std::array kTrailRows = {
    LookOption{
        .key = "trails",
        .section = LookSection::Trails,
        .owner = LookOwner::File,
        .kind = choiceAt<kTrailReaches, TrailReach::Clip, &Look::motion, &MotionDisplay::trails>(),
        .row = {.label = "Trails"},
        .action = {.text = "Trails",
                   .key = "T",
                   .status = "The paths of the selected joints: none, around the frame, whole clip",
                   .help = "trails"},
        .flag = {.name = "--trails",
                 .help = "Trails of the nodes of --trail through the whole\nclip, or with 'around' "
                         "near the frame"},
        .sidecar = "trails"},
    LookOption{.key = "trailBefore",
               .section = LookSection::Trails,
               .owner = LookOwner::User,
               .kind = trailLength<&MotionDisplay::trailBefore>(),
               .row = {.label = "Frames before", .tip = "Length of a trail around the frame"},
               .flag = {.name = "--trail-before",
                        .value = "FRAMES",
                        .help = "Frames of the trail before the current one"},
               .setting = "motion/trailBefore",
               .sidecar = "before"},
    LookOption{.key = "trailAfter",
               .section = LookSection::Trails,
               .owner = LookOwner::User,
               .kind = trailLength<&MotionDisplay::trailAfter>(),
               .row = {.label = "Frames after", .tip = "Length of a trail around the frame"},
               .flag = {.name = "--trail-after",
                        .value = "FRAMES",
                        .help = "Frames of the trail after the current one"},
               .setting = "motion/trailAfter",
               .sidecar = "after"},
    LookOption{
        .key = "trailColors",
        .section = LookSection::Trails,
        .owner = LookOwner::User,
        .kind = choiceAt<kTrailColors, TrailColors::Speed, &Look::motion,
                         &MotionDisplay::trailColors>(),
        .row = {.label = "Colours"},
        .flag = {.name = "--trail-colors",
                 .value = "COLORS",
                 .help = "joint: the joint's own colour, or speed: the palette,\nfrom still to "
                         "the fastest"},
        .setting = "motion/trailColors",
        .sidecar = "colors"},
    LookOption{.key = "trailFrames",
               .section = LookSection::Trails,
               .owner = LookOwner::User,
               .kind = motionSwitch<&MotionDisplay::trailFrames>(),
               .row = {.label = "Frames", .tip = "A tick on the trail at every frame"},
               .flag = {.name = "--trail-frames",
                        .value = "SWITCH",
                        .help = "on or off: a tick at every frame"},
               .setting = "motion/trailFrames",
               .sidecar = "frames"},
    LookOption{.key = "trailKeys",
               .section = LookSection::Trails,
               .owner = LookOwner::User,
               .kind = motionSwitch<&MotionDisplay::trailKeys>(),
               .row = {.label = "Keys",
                       .tip = "A mark on the trail at every key of the joint, in the colour of the "
                              "keyed property"},
               .flag = {.name = "--trail-keys",
                        .value = "SWITCH",
                        .help = "on or off: a mark at every key of the joint"},
               .setting = "motion/trailKeys",
               .sidecar = "keys"},
    LookOption{
        .key = "trailContacts",
        .section = LookSection::Trails,
        .owner = LookOwner::User,
        .kind = motionSwitch<&MotionDisplay::trailContacts>(),
        .row = {.label = "Contacts", .tip = "A band on the trail of a foot while it is in contact"},
        .flag = {.name = "--trail-contacts",
                 .value = "SWITCH",
                 .help = "on or off: a band where a foot is in contact"},
        .setting = "motion/trailContacts",
        .sidecar = "contacts"},
    LookOption{.key = "trailJumps",
               .section = LookSection::Trails,
               .owner = LookOwner::User,
               .kind = motionSwitch<&MotionDisplay::trailJumps>(),
               .row = {.label = "Jumps",
                       .tip = "Marks the part of a trail where the joint jumps between two frames"},
               .flag = {.name = "--trail-jumps",
                        .value = "SWITCH",
                        .help = "on or off: marks jumps between two frames"},
               .setting = "motion/trailJumps",
               .sidecar = "jumps"},
    LookOption{.key = "ghosts",
               .section = LookSection::Ghosts,
               .owner = LookOwner::File,
               .kind = motionSwitch<&MotionDisplay::ghosts>(),
               .row = {.label = "Ghosts",
                       .tip = "The model at earlier and later frames of its clip (onion skin)"},
               .action = {.text = "Ghosts",
                          .key = "Shift+T",
                          .status = "The model at earlier and later frames of its clip",
                          .help = "ghosts"},
               .sidecar = "ghosts"},
    LookOption{.key = "ghostsBefore",
               .section = LookSection::Ghosts,
               .owner = LookOwner::User,
               .kind = ghostCount<&MotionDisplay::ghostsBefore>(),
               .row = {.label = "Ghosts before", .tip = "Number of ghosts at earlier frames"},
               .setting = "motion/ghostsBefore",
               .sidecar = "ghostsBefore"},
    LookOption{.key = "ghostsAfter",
               .section = LookSection::Ghosts,
               .owner = LookOwner::User,
               .kind = ghostCount<&MotionDisplay::ghostsAfter>(),
               .row = {.label = "Ghosts after", .tip = "Number of ghosts at later frames"},
               .setting = "motion/ghostsAfter",
               .sidecar = "ghostsAfter"},
    LookOption{.key = "ghostStep",
               .section = LookSection::Ghosts,
               .owner = LookOwner::User,
               .kind = LookCount{.field = fieldAt<&Look::motion, &MotionDisplay::ghostStep>(),
                                 .least = 1,
                                 .most = kMostTrailFrames,
                                 .mostInWindow = 999},
               .row = {.label = "Ghost step", .tip = "Frames from one ghost to the next"},
               .flag = {.name = "--ghost-step",
                        .value = "FRAMES",
                        .help = "Frames from one ghost to the next"},
               .setting = "motion/ghostStep",
               .sidecar = "ghostStep"},
    LookOption{.key = "ghostOpacity",
               .section = LookSection::Ghosts,
               .owner = LookOwner::User,
               .kind = LookNumber{.field = fieldAt<&Look::motion, &MotionDisplay::ghostOpacity>(),
                                  .accepted = {0.0F, 1.0F},
                                  .slider = {0.05F, 1.0F},
                                  .step = 0.05F,
                                  .decimals = 2},
               .row = {.label = "Opacity", .tip = "Of the nearest ghosts; others fade"},
               .flag = {.name = "--ghost-opacity",
                        .value = "0..1",
                        .help = "Of the nearest ghosts; others fade"},
               .setting = "motion/ghostOpacity",
               .sidecar = "ghostOpacity"},
    LookOption{.key = "seamGhost",
               .section = LookSection::Ghosts,
               .owner = LookOwner::File,
               .kind = motionSwitch<&MotionDisplay::seamGhost>(),
               .row = {.label = "Loop seam",
                       .tip = "Ghosts of the first and the last frame of the clip, and what jumps "
                              "most between them"},
               .action = {.text = "Loop Seam",
                          .status = "Ghosts of the first and the last frame of the clip"},
               .flag = {.name = "--seam-ghost",
                        .help = "Ghosts of the first and the last frame of the clip,\nand what "
                                "jumps most between them"},
               .sidecar = "seamGhost"},
    LookOption{.key = "followCamera",
               .section = LookSection::Following,
               .owner = LookOwner::File,
               .kind = motionSwitch<&MotionDisplay::followCamera>(),
               .row = {.label = "Camera", .tip = "The camera moves with the root of the model"},
               .action = {.text = "Camera Follows the Root",
                          .key = "C",
                          .status = "The camera moves with the root of the model",
                          .help = "camera follows the root"},
               .flag = {.name = "--follow",
                        .help = "Moves with the root of the model; 'camera' or 'ground'\nfor one "
                                "of them, separated by commas",
                        .word = "camera"},
               .sidecar = "followCamera"},
    LookOption{.key = "followGround",
               .section = LookSection::Following,
               .owner = LookOwner::File,
               .kind = motionSwitch<&MotionDisplay::followGround>(),
               .row = {.label = "Ground",
                       .tip = "The grid moves with the root of the model, horizontally"},
               .action = {.text = "Ground Follows the Root",
                          .key = "Shift+C",
                          .status = "The grid moves with the root of the model, horizontally",
                          .help = "ground follows the root"},
               .flag = {.name = "--follow", .word = "ground"},
               .sidecar = "followGround"},
};

}  // namespace

std::span<const LookOption> motionLookRows() noexcept {
    return kTrailRows;
}

}  // namespace sinew
