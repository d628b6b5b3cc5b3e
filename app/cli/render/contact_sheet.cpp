// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/contact_sheet.h"

#include <algorithm>
#include <cmath>

#include "app/cli/report/text_output.h"
#include "app/common/failure.h"
#include "model/facts/clip_title.h"
#include "model/facts/frame_grid.h"

namespace sinew::cli {

namespace {

constexpr std::uint32_t kGapPixels = 2;
constexpr std::uint32_t kMinCellPixels = 16;

void addRows(std::vector<PlannedShot>& cells, const Asset& asset, AnimationIndex animation,
             Extent grid, std::uint32_t firstRow) {
    const std::uint32_t count = grid.width * grid.height;
    for (std::uint32_t i = 0; i < count; ++i) {
        PlannedShot cell{
            .animation = animation, .column = i % grid.width, .row = firstRow + i / grid.width};
        if (animation) {
            const Animation& clip = asset[animation];
            const float part =
                count > 1 ? static_cast<float>(i) / static_cast<float>(count - 1) : 0.0F;
            cell.seconds = clip.startSeconds + part * clip.durationSeconds();
        }
        cells.push_back(cell);
    }
}

}  // namespace

std::vector<std::vector<PlannedShot>> planSheet(const Asset& asset,
                                                const std::vector<AnimationIndex>& animations,
                                                Extent grid) {
    std::vector<std::vector<PlannedShot>> pages(1);
    if (animations.empty()) {
        addRows(pages.front(), asset, {}, grid, 0);
        return pages;
    }
    const auto count = static_cast<std::uint32_t>(animations.size());
    const bool shared = count <= grid.height;  // rows, by few animations
    std::uint32_t firstRow = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::uint32_t more = i < grid.height % count ? 1 : 0;
        const std::uint32_t rows = shared ? grid.height / count + more : 1;
        if (firstRow + rows > grid.height) {
            pages.emplace_back();
            firstRow = 0;
        }
        addRows(pages.back(), asset, animations[i], {grid.width, rows}, firstRow);
        firstRow += rows;
    }
    return pages;
}

std::string captionOf(const Asset& asset, const PlannedShot& cell, CaptionForm form) {
    if (!cell.animation) {
        return "Rest pose";
    }
    const Animation& clip = asset[cell.animation];
    std::string caption =
        clipTitle(asset, cell.animation) + "   " + fixedNumber(cell.seconds, 2) + " s";
    if (form == CaptionForm::Long) {
        const auto rate = static_cast<float>(clipRate(frameGridOf(clip)).framesPerSecond);
        caption += "   frame " + fixedNumber(std::round(cell.seconds * rate), 0);
    }
    return caption;
}

SheetLayout::SheetLayout(Extent sheet, Extent grid) {
    const auto side = [](std::uint32_t pixels, std::uint32_t count) -> std::uint32_t {
        const std::uint32_t gaps = (count - 1) * kGapPixels;
        return pixels > gaps ? (pixels - gaps) / count : 0;
    };
    m_cell = {side(sheet.width, grid.width), side(sheet.height, grid.height)};
    if (m_cell.width < kMinCellPixels || m_cell.height < kMinCellPixels) {
        throw usageFailure(
            "the pictures of a sheet would be too small; use a larger --size or fewer of them");
    }
    const auto edge = [](std::uint32_t pixels, std::uint32_t count, std::uint32_t cell) {
        return (pixels - count * cell - (count - 1) * kGapPixels) / 2;
    };
    m_edge = {edge(sheet.width, grid.width, m_cell.width),
              edge(sheet.height, grid.height, m_cell.height)};
}

void SheetLayout::paste(const PixelImage& picture, const PlannedShot& cell,
                        PixelImage& sheet) const {
    const std::size_t left = m_edge.width + cell.column * (m_cell.width + kGapPixels);
    const std::size_t top = m_edge.height + cell.row * (m_cell.height + kGapPixels);
    const std::size_t rowBytes = std::size_t{4} * picture.width;
    for (std::size_t y = 0; y < picture.height; ++y) {
        const auto* from = picture.rgba.data() + y * rowBytes;
        std::copy(from, from + rowBytes, sheet.rgba.data() + 4 * ((top + y) * sheet.width + left));
    }
}

PixelImage filledPicture(Extent size, const glm::u8vec4& color) {
    PixelImage picture{.width = size.width, .height = size.height, .rgba = {}};
    picture.rgba.resize(std::size_t{4} * size.width * size.height);
    for (std::size_t i = 0; i < picture.rgba.size(); ++i) {
        picture.rgba[i] = color[static_cast<glm::length_t>(i % 4)];
    }
    return picture;
}

}  // namespace sinew::cli
