// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>
#include <limits>

#include "model/view/look_field.h"
#include "model/view/look_rows.h"

namespace sinew {

namespace {

constexpr std::array<LookWord, 3> kToneMaps = {{
    {.word = "neutral",
     .label = "Neutral",
     .tip = "Khronos PBR Neutral: keeps base colours as painted"},
    {.word = "aces",
     .label = "ACES",
     .tip = "Film-like: more contrast, bright colours fade to white"},
    {.word = "none", .label = "None", .tip = "Clamped: values brighter than white are cut off"},
}};

constexpr float kAnyNumber = std::numeric_limits<float>::max();

constexpr std::array kLightRows = {
    LookOption{
        .key = "exposure",
        .section = LookSection::Light,
        .owner = LookOwner::User,
        .kind = LookNumber{.field = fieldAt<&Look::lighting, &Lighting::exposureEv>(),
                           .accepted = {-16.0F, 16.0F},
                           .slider = {-6.0F, 6.0F},
                           .unit = " EV"},
        .row = {.label = "Exposure", .tip = "Exposure in stops, before the tone map"},
        .flag = {.name = "--exposure", .value = "EV", .help = "Light times 2^EV, from -16 to 16"},
        .setting = "light/exposure",
        .sidecar = "exposure"},
    LookOption{.key = "toneMap",
               .section = LookSection::Light,
               .owner = LookOwner::User,
               .kind = choiceAt<kToneMaps, ToneMap::None, &Look::lighting, &Lighting::toneMap>(),
               .row = {.label = "Tone map"},
               .flag = {.name = "--tone-map",
                        .value = "CURVE",
                        .help = "neutral (Khronos PBR Neutral), aces or none"},
               .setting = "light/toneMap",
               .sidecar = "toneMap"},
    LookOption{.key = "background",
               .section = LookSection::Environment,
               .owner = LookOwner::User,
               .kind = LookColor{.field = fieldAt<&Look::background>()},
               .setting = "light/backgroundColor"},
    LookOption{.key = "environment",
               .section = LookSection::Environment,
               .owner = LookOwner::User,
               .kind = LookFile{.field = fieldAt<&Look::environment>()},
               .flag = {.name = "--environment",
                        .value = "FILE",
                        .help = "studio, none, builtin:outdoor, builtin:sunset,\nbuiltin:neutral, "
                                "or a Radiance image (.hdr)"},
               .setting = "light/environment",
               .sidecar = "environment"},
    LookOption{
        .key = "environmentStrength",
        .section = LookSection::Environment,
        .owner = LookOwner::User,
        .kind = LookNumber{.field = fieldAt<&Look::lighting, &Lighting::environmentStrength>(),
                           .accepted = {0.0F, 100.0F},
                           .slider = {0.0F, 2.0F},
                           .step = 0.05F,
                           .decimals = 2,
                           .unit = " ×"},
        .row = {.label = "Strength", .tip = "Dims or brightens the environment; 0 switches it off"},
        .flag = {.name = "--environment-strength",
                 .value = "FACTOR",
                 .help = "Factor on the environment's light, from 0 to 100"},
        .setting = "light/environmentStrength",
        .sidecar = "environmentStrength"},
    LookOption{
        .key = "environmentRotation",
        .section = LookSection::Environment,
        .owner = LookOwner::User,
        .kind =
            LookNumber{.field = fieldAt<&Look::lighting, &Lighting::environmentRotationRadians>(),
                       .radians = true,
                       .accepted = {-kAnyNumber, kAnyNumber},
                       .slider = {-180.0F, 180.0F},
                       .step = 1.0F,
                       .decimals = 0,
                       .unit = "°"},
        .row = {.label = "Rotation",
                .tip = "Rotates the environment about the vertical axis (Shift + right drag in the "
                       "picture)"},
        .flag = {.name = "--environment-rotation",
                 .value = "DEGREES",
                 .help =
                     "Rotation of the environment about +Y,\ncounter-clockwise seen from above"},
        .setting = "light/rotationRadians",
        .sidecar = "environmentRotation"},
    LookOption{.key = "environmentShown",
               .section = LookSection::Environment,
               .owner = LookOwner::User,
               .kind = switchAt<&Look::lighting, &Lighting::environmentShown>(),
               .action = {.text = "Environment as Background",
                          .key = "Shift+K",
                          .help = "environment as background"},
               .setting = "light/background"},
    LookOption{
        .key = "keyLight",
        .section = LookSection::Light,
        .owner = LookOwner::User,
        .kind = switchAt<&Look::lighting, &Lighting::keyLight>(),
        .row = {.label = "Key light", .tip = "A light from the upper left, with a soft shadow"},
        .action = {.text = "Key Light", .key = "K", .help = "Key light"},
        .flag = {.name = "--key-light", .help = "A lamp from the upper left, with a soft shadow"},
        .setting = "light/keyLight",
        .sidecar = "keyLight"},
    LookOption{
        .key = "punctualLights",
        .section = LookSection::Light,
        .owner = LookOwner::User,
        .kind = switchAt<&Look::lighting, &Lighting::punctualLights>(),
        .row = {.label = "File’s lights",
                .tip = "Point, spot and directional lights of the file (KHR_lights_punctual)"},
        .setting = "light/fileLights"},
    LookOption{
        .key = "balanceLamps",
        .section = LookSection::Light,
        .owner = LookOwner::User,
        .kind = switchAt<&Look::lighting, &Lighting::balanceLamps>(),
        .row = {.label = "Balanced",
                .tip = "Dims the file’s lights together if they would burn out the picture, and "
                       "brightens faint ones where there is no environment; off: as stored"},
        .flag = {.name = "--balance-lamps",
                 .value = "SWITCH",
                 .help = "on: the file's lights are dimmed together if they\nwould burn out the "
                         "picture; off: as stored"},
        .setting = "light/balanceLamps",
        .sidecar = "balanceLamps"},
};

}  // namespace

std::span<const LookOption> lightLookRows() noexcept {
    return kLightRows;
}

}  // namespace sinew
