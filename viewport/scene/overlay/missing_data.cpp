// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/missing_data.h"

#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>
#include <vector>

#include "viewport/scene/overlay/overlay_colors.h"

namespace sinew {
namespace {

constexpr float kMissingTitle = 15.0F;  // text height, points
constexpr float kMissingReason = 13.0F;
constexpr float kMissingPadding = 14.0F;  // points
constexpr float kMissingRoom = 0.9F;      // largest share of the picture
constexpr float kLinePitch = 1.35F;       // distance of baselines, in text heights
constexpr float kSmallestLetters = 5.0F;  // pixels

struct MissingLine {
    std::string text;
    float height = 0.0F;  // pixels
    bool isTitle = false;
};

/// Adds the text as lines of whole words; a word wider than `width` has its own.
void addLines(const OverlayCanvas& canvas, std::string_view text, float height, float width,
              bool isTitle, std::vector<MissingLine>& lines) {
    std::string line;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string longer = (line.empty() ? line : line + ' ').append(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!line.empty() && canvas.textWidth(longer, height) > width) {
            lines.push_back({line, height, isTitle});
            line = longer.substr(line.size() + 1);
        } else {
            line = longer;
        }
    }
    lines.push_back({line, height, isTitle});
}

struct MissingBlock {
    std::vector<MissingLine> lines;
    glm::vec2 size{0.0F};
};

MissingBlock blockOf(const OverlayCanvas& canvas, const FrameInput& input, float scale,
                     float width) {
    std::string reason = input.missing;
    reason.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(reason.front())));
    const std::string title(viewModeInfo(input.view.mode).label);
    MissingBlock block;
    addLines(canvas, title + ": nothing to show", kMissingTitle * scale, width, true, block.lines);
    addLines(canvas, reason, kMissingReason * scale, width, false, block.lines);
    for (const MissingLine& line : block.lines) {
        block.size.x = std::max(block.size.x, canvas.textWidth(line.text, line.height));
        block.size.y += kLinePitch * line.height;
    }
    return block;
}

/// The largest that fits, down to letters that cannot be read.
MissingBlock fittingBlock(const OverlayCanvas& canvas, const FrameInput& input, glm::vec2 picture) {
    for (float scale = input.pixelsPerPoint;; scale *= 0.9F) {
        const glm::vec2 room = kMissingRoom * picture - 2.0F * kMissingPadding * scale;
        MissingBlock block = blockOf(canvas, input, scale, room.x);
        const bool fits = block.size.x <= room.x && block.size.y <= room.y;
        if (fits || kMissingReason * scale <= kSmallestLetters) {
            return block;
        }
    }
}

}  // namespace

void drawMissing(OverlayCanvas& canvas, const FrameInput& input, VkExtent2D extent) {
    if (input.missing.empty()) {
        return;
    }
    const glm::vec2 picture(extent.width, extent.height);
    const MissingBlock block = fittingBlock(canvas, input, picture);
    const float scale = block.lines.front().height / kMissingTitle;
    const glm::vec2 middle = glm::round(0.5F * picture);
    const glm::vec2 half = 0.5F * block.size + kMissingPadding * scale;
    canvas.rect({middle - half, middle + half}, kPanelPlate, 6.0F * scale);
    float top = middle.y - 0.5F * block.size.y;
    for (const MissingLine& line : block.lines) {
        const float left = middle.x - 0.5F * canvas.textWidth(line.text, line.height);
        canvas.text(line.text, {left, top + line.height}, line.height,
                    line.isTitle ? kTitleText : kSoftText);
        top += kLinePitch * line.height;
    }
}

}  // namespace sinew
