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

constexpr std::array kPictureRows = {
    LookOption{.key = "transparent",
               .section = LookSection::Picture,
               .kind = switchAt<&Look::transparent>(),
               .flag = {.name = "--transparent", .help = "No background and no grid"}},
    LookOption{.key = "grid",
               .section = LookSection::Picture,
               .kind = switchAt<&Look::grid>(),
               .action = {.text = "Grid", .key = "G", .icon = "grid"},
               .flag = {.name = "--grid", .value = "SWITCH", .help = "on or off"}},
    LookOption{.key = "axes",
               .section = LookSection::Picture,
               .kind = switchAt<&Look::axes>(),
               .action = {.text = "Axes", .key = "X", .icon = "axes", .help = "axes"},
               .flag = {.name = "--axes", .help = "World axes"}},
    LookOption{.key = "legend",
               .section = LookSection::Picture,
               .kind = switchAt<&Look::legend>(),
               .action = {.text = "Legend", .key = "L", .icon = "legend", .help = "legend"},
               .flag = {.name = "--legend", .help = "Explain the colours of the view"}},
    LookOption{.key = "weights",
               .section = LookSection::Pose,
               .kind = choiceAt<kWeightSources, WeightSource::Stored, &Look::weights>(),
               .flag = {.name = "--weights",
                        .value = "KIND",
                        .help = "normalized to a sum of 1 (default), or stored;\ndata views show "
                                "the weights as stored"},
               .sidecar = "weights"},
    LookOption{.key = "view",
               .section = LookSection::View,
               .kind = LookView{.field = fieldAt<&Look::mode>()}},
    LookOption{.key = "variant",
               .section = LookSection::View,
               .kind = LookVariant{.field = fieldAt<&Look::variant>()}},
    LookOption{.key = "set",
               .section = LookSection::View,
               .kind = LookCount{.field = fieldAt<&Look::influenceSet>(), .most = 0xffffU}},
    LookOption{
        .key = "relief",
        .section = LookSection::View,
        .kind = LookNumber{.field = fieldAt<&Look::relief>(), .on = 0.5F},
        .action = {.text = "Relief on Data Views",
                   .status =
                       "Soft shading that keeps shapes readable, except in material channels"},
        .flag = {.name = "--relief",
                 .value = "AMOUNT",
                 .help = "Soft shading on data views, from 0 to 1;\nnone on material channels"},
        .sidecar = "relief"},
};

}  // namespace

std::span<const LookOption> pictureLookRows() noexcept {
    return kPictureRows;
}

}  // namespace sinew
