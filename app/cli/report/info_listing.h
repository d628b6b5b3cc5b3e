// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/borrow_input.h"
#include "app/cli/report/text_output.h"
#include "model/asset/asset.h"
#include "model/core/utf8.h"

namespace sinew::cli {

inline constexpr std::size_t kMaxRows = 200;  // limit per table of `info`; --json has all

/// "1 234 vertices"
[[nodiscard]] std::string groupedCount(std::size_t count, const char* one, const char* many);

/// A table of `count` things, of which it may show fewer.
struct TitledTable {
    std::string title;
    std::size_t count = 0;
    TextTable table;
};

/// With its title and how many are not shown; nothing for an empty table.
[[nodiscard]] std::string sectionText(const TitledTable& titled);

/// A table of the first items: index, name and what `cells` adds.
template <class Item, class Cells>
TitledTable listing(const std::string& title, const std::vector<Item>& items, std::string columns,
                    std::vector<std::string> heading, Cells cells) {
    columns.insert(0, "rl");
    heading.insert(heading.begin(), {"#", "name"});
    TextTable table(std::move(columns));
    table.add(std::move(heading));
    for (std::size_t i = 0; i < std::min(items.size(), kMaxRows); ++i) {
        std::vector<std::string> row = cells(items[i]);
        row.insert(row.begin(), {std::to_string(i), oneLine(items[i].name)});
        table.add(std::move(row));
    }
    return {title, items.size(), std::move(table)};
}

/// What the file is and what it holds, in two columns.
[[nodiscard]] TextTable overviewTable(const Asset& asset);
/// Scenes, meshes, morph targets, skins, animations.
[[nodiscard]] std::vector<TitledTable> contentTables(const Asset& asset);
/// Animated properties, materials, variants, images, cameras, lights.
[[nodiscard]] std::vector<TitledTable> lookTables(const Asset& asset);

// Tables of what a scene consists of besides meshes.
[[nodiscard]] TitledTable scenesTable(const Asset& asset);
[[nodiscard]] TitledTable skinsTable(const Asset& asset);
[[nodiscard]] TitledTable camerasTable(const Asset& asset);
[[nodiscard]] TitledTable lightsTable(const Asset& asset);

/// A table of the morph targets of all meshes with what they move, see MorphTargetFacts; empty if
/// there are none.
[[nodiscard]] TitledTable morphTargetsTable(const Asset& asset);

/// Clips of other files: partners, differences of the rest poses, and what is missing. Empty
/// without any.
[[nodiscard]] std::string borrowedText(const Borrowing& borrowing);

}  // namespace sinew::cli
