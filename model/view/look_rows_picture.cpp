// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>

#include "model/view/look_field.h"
#include "model/view/look_rows.h"

namespace sinew {

namespace {

constexpr std::array<LookWord, 2> kWeightSources = {{
    {.word = "normalized",
     .label = "Weights Normalized",
     .tip = "Divide the weights of each vertex by their sum, as most engines do"},
    {.word = "stored",
     .label = "Weights as Stored",
     .tip = "Skin with the weights as stored: a sum below 1 pulls a vertex towards the world "
            "origin, above 1 pushes it away"},
}};

constexpr std::array<LookWord, 2> kGroundPlaces = {{
    {.word = "foot",
     .label = "At the foot",
     .tip = "Grid and shadow lie at the lowest point of the model in its clip"},
    {.word = "origin", .label = "At the origin", .tip = "Grid and shadow lie at y = 0"},
}};

constexpr std::array kPictureRows = {
    LookOption{.key = "transparent",
               .section = LookSection::Picture,
               .owner = LookOwner::Session,
               .kind = switchAt<&Look::transparent>(),
               .flag = {.name = "--transparent", .help = "No background and no grid"}},
    LookOption{.key = "grid",
               .section = LookSection::Picture,
               .owner = LookOwner::User,
               .kind = switchAt<&Look::grid>(),
               .action = {.text = "Grid", .key = "G", .icon = "grid"},
               .flag = {.name = "--grid",
                        .value = "SWITCH",
                        .help = "on or off; foot or origin: on, at the foot of the model\nor at y "
                                "= 0, as the shadow of the key light"},
               .setting = "scene/grid"},
    LookOption{.key = "ground",
               .section = LookSection::Scene,
               .owner = LookOwner::File,
               .kind = choiceAt<kGroundPlaces, GroundPlace::Origin, &Look::ground>(),
               .row = {.label = "Ground"},
               .action = {.text = "Ground at the Origin",
                          .key = "Shift+G",
                          .status = "Grid and shadow at y = 0 instead of the foot of the model",
                          .help = "grid at the foot or the origin"},
               .flag = {.name = "--grid"},
               .sidecar = "ground"},
    LookOption{.key = "axes",
               .section = LookSection::Picture,
               .owner = LookOwner::User,
               .kind = switchAt<&Look::axes>(),
               .action = {.text = "Axes", .key = "X", .icon = "axes", .help = "axes"},
               .flag = {.name = "--axes", .help = "World axes"},
               .setting = "scene/axes"},
    LookOption{.key = "legend",
               .section = LookSection::Picture,
               .owner = LookOwner::User,
               .kind = switchAt<&Look::legend>(),
               .action = {.text = "Legend", .key = "L", .icon = "legend", .help = "legend"},
               .flag = {.name = "--legend", .help = "Explain the colours of the view"},
               .setting = "scene/legend"},
    LookOption{.key = "pointSize",
               .section = LookSection::Scene,
               .owner = LookOwner::User,
               .kind = LookNumber{.field = fieldAt<&Look::pointSize>(),
                                  .accepted = {1.0F, 64.0F},
                                  .slider = {1.0F, 32.0F},
                                  .step = 1.0F,
                                  .decimals = 0,
                                  .unit = " pt"},
               .row = {.label = "Points", .tip = "Size of the points of the file (POINTS)"},
               .flag = {.name = "--point-size",
                        .value = "POINTS",
                        .help = "Size of the points of the file, from 1 to 64;\na picture of 720 "
                                "lines has one pixel per point"},
               .setting = "scene/pointSize",
               .sidecar = "pointSize"},
    LookOption{.key = "weights",
               .section = LookSection::Pose,
               .owner = LookOwner::File,
               .kind = choiceAt<kWeightSources, WeightSource::Stored, &Look::weights>(),
               .flag = {.name = "--weights",
                        .value = "KIND",
                        .help = "normalized to a sum of 1 (default), or stored;\ndata views show "
                                "the weights as stored"},
               .sidecar = "weights"},
    LookOption{.key = "view",
               .section = LookSection::View,
               .owner = LookOwner::File,
               .kind = LookView{.field = fieldAt<&Look::mode>()}},
    LookOption{.key = "variant",
               .section = LookSection::View,
               .owner = LookOwner::File,
               .kind = LookVariant{.field = fieldAt<&Look::variant>()}},
    LookOption{.key = "set",
               .section = LookSection::View,
               .owner = LookOwner::File,
               .kind = LookCount{.field = fieldAt<&Look::influenceSet>(), .most = 0xffffU}},
    LookOption{
        .key = "relief",
        .section = LookSection::View,
        .owner = LookOwner::User,
        .kind = LookNumber{.field = fieldAt<&Look::relief>(), .on = 0.5F},
        .action = {.text = "Relief on Data Views",
                   .status =
                       "Soft shading that keeps shapes readable, except in material channels"},
        .flag = {.name = "--relief",
                 .value = "AMOUNT",
                 .help = "Soft shading on data views, from 0 to 1; none on material\nchannels. "
                         "Sheets and atlases have 0.5: darker than the legend\nwhere the surface "
                         "turns away, of the same hue"},
        .setting = "values/relief",
        .sidecar = "relief"},
};

}  // namespace

std::span<const LookOption> pictureLookRows() noexcept {
    return kPictureRows;
}

}  // namespace sinew
