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

constexpr std::array kValueRows = {
    LookOption{
        .key = "component",
        .section = LookSection::Values,
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
