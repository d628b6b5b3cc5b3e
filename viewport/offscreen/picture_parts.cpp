// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/offscreen/picture_parts.h"

#include <algorithm>

namespace sinew {
namespace {

/// The parts of one direction.
struct PartRow {
    std::uint32_t target;
    std::uint32_t step;    // pixels that a part keeps, other than the last
    std::uint32_t margin;  // pixels in front of them
    std::uint32_t count;
};

std::uint32_t roundedDown(std::uint32_t value, std::uint32_t step) noexcept {
    return value / step * step;
}

PartRow partRow(std::uint32_t picture, const PartLimits& limits) noexcept {
    if (picture <= limits.side) {
        return {.target = picture, .step = picture, .margin = 0, .count = 1};
    }
    const std::uint32_t side = roundedDown(limits.side, limits.grid);
    const std::uint32_t wanted = (limits.margin + limits.grid - 1) / limits.grid * limits.grid;
    const std::uint32_t margin = std::min(wanted, roundedDown(side / 4, limits.grid));
    const std::uint32_t step = roundedDown(side - 2 * margin, limits.step * limits.grid);
    return {.target = side, .step = step, .margin = margin, .count = (picture + step - 1) / step};
}

}  // namespace

PictureParts partsOfPicture(glm::uvec2 picture, const PartLimits& limits) {
    const PartRow columns = partRow(picture.x, limits);
    const PartRow rows = partRow(picture.y, limits);
    PictureParts all{.target = {columns.target, rows.target}, .parts = {}};
    const auto first = [&limits](const PartRow& row, std::uint32_t kept, std::uint32_t end) {
        const std::uint32_t wanted = kept - std::min(kept, row.margin);
        return limits.grid > 1 ? wanted : std::min(wanted, end - row.target);
    };
    for (std::uint32_t row = 0; row < rows.count; ++row) {
        for (std::uint32_t column = 0; column < columns.count; ++column) {
            const glm::uvec2 kept(column * columns.step, row * rows.step);
            all.parts.push_back(
                {.first = {first(columns, kept.x, picture.x), first(rows, kept.y, picture.y)},
                 .kept = kept,
                 .keptEnd = glm::min(kept + glm::uvec2(columns.step, rows.step), picture)});
        }
    }
    return all;
}

}  // namespace sinew
