// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace sinew {

/// The two files of a comparison.
enum class ComparedSide : std::uint8_t { Before, After };

[[nodiscard]] constexpr ComparedSide otherSide(ComparedSide side) noexcept {
    return side == ComparedSide::Before ? ComparedSide::After : ComparedSide::Before;
}

/// How one picture shows two files.
enum class SplitMode : std::uint8_t {
    SideBySide,
    Wipe,        // both in the same place, on either side of a line
    Blink,       // one and the other in turn
    Difference,  // one, coloured by its distance from the other
};

/// What of two files a picture shows. Of a single file it shows all.
struct PictureSplit {
    bool both = false;  // false: a single file, the first
    SplitMode mode = SplitMode::SideBySide;
    float position = 0.5F;                      // line of a wipe, share of the width
    ComparedSide shown = ComparedSide::Before;  // file of modes that show one
    bool lineIsHot = false;                     // the pointer is on the line

    bool operator==(const PictureSplit&) const = default;
};

/// In pixels, y down.
struct PixelRect {
    std::int32_t x = 0;
    std::int32_t y = 0;
    std::uint32_t width = 0;
    std::uint32_t height = 0;

    bool operator==(const PixelRect&) const = default;
};

/// The picture of a file within the whole picture, as high as that.
struct SplitPart {
    ComparedSide side = ComparedSide::Before;
    PixelRect picture;  // all of it, also where another part covers it
    PixelRect visible;  // within `picture`, never empty
};

/// What a split shows where.
struct SplitLayout {
    std::array<SplitPart, 2> all;
    std::size_t count = 1;
    PixelRect line;  // between both; empty: none
    bool draggable = false;

    [[nodiscard]] std::span<const SplitPart> parts() const noexcept { return {all.data(), count}; }
    /// The part at this distance from the left.
    [[nodiscard]] const SplitPart& partAt(float x) const noexcept;
    /// Whether a pointer at this distance from the left is on a line that can be dragged.
    [[nodiscard]] bool isOnLine(float x, float pixelsPerPoint) const noexcept;
};

/// Width and height are at least 1.
[[nodiscard]] SplitLayout splitLayout(const PictureSplit& split, std::uint32_t width,
                                      std::uint32_t height, float pixelsPerPoint) noexcept;

}  // namespace sinew
