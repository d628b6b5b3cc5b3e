// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>

#include "model/view/look_field.h"
#include "model/view/look_rows.h"

namespace sinew {

namespace {

constexpr std::array<LookWord, 5> kComponents = {{
    {.word = "x", .label = "First Slot (x)", .tip = "The first slot of the set, as grey"},
    {.word = "y", .label = "Second Slot (y)", .tip = "The second slot of the set, as grey"},
    {.word = "z", .label = "Third Slot (z)", .tip = "The third slot of the set, as grey"},
    {.word = "w", .label = "Fourth Slot (w)", .tip = "The fourth slot of the set, as grey"},
    {.word = "all", .label = "x, y and z", .tip = "The first three slots as red, green and blue"},
}};

constexpr std::array<LookWord, 3> kZeroWeights = {{
    {.word = "off",
     .label = "In the palette",
     .tip = "Weight 0 has the first colour of the palette"},
    {.word = "joint",
     .label = "Grey: not this joint",
     .tip = "Grey where the shown joints have no weight"},
    {.word = "all",
     .label = "Black: no joint at all",
     .tip = "Black where no joint has any weight; weight 0 has the first colour of the palette"},
}};

constexpr std::array<LookWord, 4> kCompared = {{
    {.word = "normalized",
     .label = "Normalized",
     .tip = "Weights as stored against weights divided by their sum"},
    {.word = "four",
     .label = "Four strongest",
     .tip = "All weights against the four strongest, renormalized, as engines with four slots"},
    {.word = "8-bit",
     .label = "8 bit",
     .tip = "Weights as stored against weights rounded to steps of 1/255"},
    {.word = "dual-quaternion",
     .label = "Dual quaternion",
     .tip = "Linear skinning against dual quaternions"},
}};

constexpr LookRange kDepths{0.0F, 1e30F};

constexpr std::array kValueRows = {
    LookOption{
        .key = "palette",
        .section = LookSection::Values,
        .owner = LookOwner::User,
        .kind = LookPalette{.field = fieldAt<&Look::palette>()},
        .row = {.label = "Palette", .tip = "Colours of heat maps, from 0 to 1"},
        .flag = {.name = "--palette",
                 .value = "NAME",
                 .help = "viridis, cividis, turbo, blender, grey, blue-red, or a\nramp: colours "
                         "like '#000,#f00,#fff'; stretch replaces\nviridis by blue-red, "
                         "which has a middle"},
        .setting = "values/palette",
        .sidecar = "palette"},
    LookOption{
        .key = "paletteSteps",
        .section = LookSection::Values,
        .owner = LookOwner::User,
        .kind =
            LookCount{.field = fieldAt<&Look::paletteSteps>(), .most = 256, .mostInWindow = 256},
        .row = {.label = "Steps", .tip = "Number of flat colours; 0: continuous"},
        .flag = {.name = "--steps",
                 .value = "N",
                 .help = "Flat colours of the palette; 0: continuous"},
        .setting = "values/steps",
        .sidecar = "steps"},
    LookOption{
        .key = "contours",
        .section = LookSection::Values,
        .owner = LookOwner::User,
        .kind = LookCount{.field = fieldAt<&Look::contours>(), .most = 100, .mostInWindow = 100},
        .row = {.label = "Contours",
                .tip = "Lines of equal value: 10 draws one at every tenth of the scale; 0: none"},
        .flag = {.name = "--contours",
                 .value = "N",
                 .help = "Lines of equal value at every Nth of the scale; 0: none"},
        .setting = "values/contours",
        .sidecar = "contours"},
    LookOption{
        .key = "zeroWeights",
        .section = LookSection::Values,
        .owner = LookOwner::User,
        .kind = choiceAt<kZeroWeights, ZeroWeights::All, &Look::zeroWeights>(),
        .row = {.label = "Weight 0"},
        .flag = {.name = "--zero-weights",
                 .value = "MODE",
                 .help = "Where values are 0: off: no mark, joint: grey, or all:\nlikewise, in "
                         "weight black where no joint has any"},
        .setting = "values/zeroWeights",
        .sidecar = "zeroWeights"},
    LookOption{
        .key = "descendants",
        .section = LookSection::Values,
        .owner = LookOwner::File,
        .kind = switchAt<&Look::descendants>(),
        .row = {.label = "With descendants",
                .tip = "The weight view adds the joints below the selected one"},
        .flag = {.name = "--descendants", .help = "weight: add the joints below each --joint"},
        .sidecar = "descendants"},
    LookOption{.key = "compared",
               .section = LookSection::Values,
               .owner = LookOwner::User,
               .kind = choiceAt<kCompared, Compared::DualQuaternion, &Look::compared>(),
               .row = {.label = "Compare with"},
               .flag = {.name = "--compare-with",
                        .value = "WHAT",
                        .help = "displacement: normalized, four (strongest weights),\n8-bit or "
                                "dual-quaternion"},
               .setting = "values/compared",
               .sidecar = "compared"},
    LookOption{
        .key = "worstOfClip",
        .section = LookSection::Values,
        .owner = LookOwner::File,
        .kind = switchAt<&Look::worstOfClip>(),
        .row = {.label = "Worst stretch",
                .tip = "Stretch shows the worst of each triangle over the whole clip; a "
                       "click on it shows its frame"},
        .flag = {.name = "--worst", .help = "stretch: the worst of each triangle over the clip"},
        .sidecar = "worstOfClip"},
    LookOption{.key = "depthNear",
               .section = LookSection::Values,
               .owner = LookOwner::File,
               .kind = LookNumber{.field = fieldAt<&Look::depthNear>(), .accepted = kDepths},
               .flag = {.name = "--depth-near",
                        .value = "DISTANCE",
                        .help = "depth: the distance that has the first colour; 0: the\nnearest of "
                                "what is framed"},
               .sidecar = "depthNear"},
    LookOption{.key = "depthFar",
               .section = LookSection::Values,
               .owner = LookOwner::File,
               .kind = LookNumber{.field = fieldAt<&Look::depthFar>(), .accepted = kDepths},
               .flag = {.name = "--depth-far",
                        .value = "DISTANCE",
                        .help = "depth: the distance that has the last colour; 0: the\nfarthest "
                                "of what is framed"},
               .sidecar = "depthFar"},
    LookOption{.key = "morphTarget",
               .section = LookSection::Values,
               .owner = LookOwner::File,
               .kind = LookText{.field = fieldAt<&Look::morphTarget>()},
               .flag = {.name = "--target",
                        .value = "TARGET",
                        .help = "morph: index or exact name of a morph target, or vrm: and\nthe "
                                "name of an expression; without it any target"},
               .sidecar = "morphTarget"},
    LookOption{
        .key = "component",
        .section = LookSection::Values,
        .owner = LookOwner::File,
        .kind = choiceAt<kComponents, SlotComponent::All, &Look::component>(),
        .row = {.label = "Raw slots"},
        .flag = {.name = "--component",
                 .value = "SLOT",
                 .help = "Raw views: one slot x, y, z or w as grey, or all: x, y, z\nas red, "
                         "green, blue"},
        .sidecar = "component"},
};

}  // namespace

std::span<const LookOption> valueLookRows() noexcept {
    return kValueRows;
}

}  // namespace sinew
