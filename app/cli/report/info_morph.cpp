// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/info_morph.h"

#include <array>
#include <cstdio>
#include <vector>

#include "app/cli/report/info_listing.h"
#include "app/cli/report/text_table.h"
#include "model/facts/morph_facts.h"

namespace sinew::cli {

namespace {

constexpr auto kTargetLeft = TextTable::Align::Left;
constexpr auto kTargetRight = TextTable::Align::Right;

std::string lengthText(float length) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.3g", double(length));
    return text.data();
}

}  // namespace

std::string morphTargetsText(const Asset& asset) {
    TextTable table(
        {kTargetRight, kTargetRight, kTargetLeft, kTargetRight, kTargetRight, kTargetRight});
    table.add({"mesh", "#", "name", "default", "moved vertices", "at most"});
    std::size_t count = 0;
    for (std::size_t i = 0; i < asset.meshes.size(); ++i) {
        const Mesh& mesh = asset.meshes[i];
        const bool shown = count < kMaxRows;  // the figures of others would be measured in vain
        const auto facts = shown ? morphTargetFacts(mesh) : std::vector<MorphTargetFacts>();
        for (std::size_t target = 0; target < mesh.targetCount(); ++target) {
            if (count++ < kMaxRows) {
                table.add({std::to_string(i), std::to_string(target), morphTargetName(mesh, target),
                           lengthText(mesh.weights[target]),
                           groupedDigits(facts[target].movedVertices),
                           lengthText(facts[target].largest)});
            }
        }
    }
    return section("Morph targets", count, table);
}

}  // namespace sinew::cli
