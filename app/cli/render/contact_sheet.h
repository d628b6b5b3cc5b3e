// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/common/parse_value.h"
#include "model/asset/asset.h"
#include "model/image/image_codec.h"

namespace sinew::cli {

struct AtlasTile;

/// Soft shading of data views on sheets, where form matters, unless `--relief` is given.
inline constexpr float kSheetRelief = 0.5F;

/// A moment that is drawn: alone, or in a cell of a sheet.
struct PlannedShot {
    AnimationIndex animation = {};  // none: the rest pose
    float seconds = 0.0F;
    std::uint32_t column = 0;
    std::uint32_t row = 0;
    std::shared_ptr<const AtlasTile> tile = {};  // its own choice and words; null: a moment alone
    std::optional<float> turnRadians = {};       // turn of the camera; none: no turntable
};

/// A page of a sheet or an atlas.
struct SheetPage {
    Extent grid;             // columns and rows
    std::size_t number = 1;  // starting at 1
    std::size_t count = 1;
    const char* atlas = nullptr;             // kind of atlas; null: a contact sheet
    std::vector<NodeIndex> unweighted = {};  // joints without a tile of weights
};

/// The cells of each page: evenly spaced times from the first to the last key, row by row. Several
/// animations share the rows in order, each starting a new row; more animations than rows have a
/// row each, on as many pages as they need.
[[nodiscard]] std::vector<std::vector<PlannedShot>> planSheet(
    const Asset& asset, const std::vector<AnimationIndex>& animations, Extent grid);

/// "Swim   0.50 s   frame 15"; frames at the guessed rate, otherwise 30 per second. The short form
/// omits the frame.
enum class CaptionForm { Long, Short };
[[nodiscard]] std::string captionOf(const Asset& asset, const PlannedShot& cell, CaptionForm form);

/// The cells of a sheet of the given size: equal cells with thin gaps; remaining pixels are
/// distributed at the edges. Throws Failure (exit 2) if cells would be too small.
class SheetLayout {
public:
    SheetLayout(Extent sheet, Extent grid);
    [[nodiscard]] Extent cell() const noexcept { return m_cell; }
    void paste(const PixelImage& picture, const PlannedShot& cell, PixelImage& sheet) const;

private:
    Extent m_cell;
    Extent m_edge;
};

/// A picture of one colour, sRGB with straight alpha.
[[nodiscard]] PixelImage filledPicture(Extent size, const glm::u8vec4& color);

}  // namespace sinew::cli
