// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/tile_caption.h"

#include <algorithm>
#include <utility>

#include "app/cli/render/atlas.h"
#include "app/cli/render/cell_caption.h"
#include "model/core/utf8.h"

namespace sinew::cli {

namespace {

constexpr float kLinePitch = 1.55F;   // distance of baselines, in text heights
constexpr float kDetailSize = 0.85F;  // height of the detail, in heights of the title
constexpr const char* kEllipsis = "\u2026";
constexpr glm::vec4 kDetailText{0.78F, 0.79F, 0.82F, 1.0F};
constexpr glm::vec4 kErrorTitle{1.0F, 0.56F, 0.52F, 1.0F};
constexpr glm::vec4 kWarningTitle{0.98F, 0.83F, 0.45F, 1.0F};

/// About the width of a character of the overlay's font, in text heights, rather too wide.
float widthOf(char32_t character) {
    constexpr std::u32string_view kNarrow = U"iljtfrI.,:;'|!() -\u2019";
    constexpr std::u32string_view kWide = U"mwMW%@\u2026";
    if (kNarrow.find(character) != std::u32string_view::npos) {
        return 0.38F;
    }
    if (kWide.find(character) != std::u32string_view::npos) {
        return 0.98F;
    }
    const bool capital = character >= U'A' && character <= U'Z';
    return capital || character > 0x2e80 ? 0.7F : 0.62F;
}

float widthOf(std::string_view text) {
    float width = 0.0F;
    while (!text.empty()) {
        width += widthOf(takeCharacter(text));
    }
    return width;
}

/// What fits, at least a character.
std::string_view fitting(std::string_view text, float width) {
    std::string_view rest = text;
    for (float used = 0.0F; !rest.empty();) {
        std::string_view behind = rest;
        used += widthOf(takeCharacter(behind));
        if (used > width && rest.size() < text.size()) {
            break;
        }
        rest = behind;
    }
    return text.substr(0, text.size() - rest.size());
}

/// The words of a text that fit into a line, at least a part of the first.
std::string_view lineOf(std::string_view text, float width) {
    const std::string_view most = fitting(text, width);
    if (most.size() == text.size() || text[most.size()] == ' ') {
        return most;
    }
    const std::size_t space = most.rfind(' ');
    return space == std::string_view::npos ? most : most.substr(0, space);
}

glm::vec4 titleColor(const AtlasTile& tile) {
    constexpr glm::vec4 kPlain{0.93F, 0.94F, 0.96F, 1.0F};
    if (!tile.choice.finding) {
        return kPlain;
    }
    switch (tile.choice.finding->place.severity) {
        case Severity::Error:
            return kErrorTitle;
        case Severity::Warning:
            return kWarningTitle;
        case Severity::Info:
            return kPlain;
    }
    return kPlain;
}

/// Adds a line below those that are there.
class LinesDown {
public:
    LinesDown(float left, float top) : m_left(left), m_top(top) {}

    void add(std::string text, float height, const glm::vec4& color) {
        OverlayText& line =
            m_lines.emplace_back(captionLine(std::move(text), height, m_top + height));
        line.position.x = m_left;
        line.color = color;
        skip(height);
    }
    void skip(float height) noexcept { m_top += kLinePitch * height; }

    [[nodiscard]] float top() const noexcept { return m_top; }
    [[nodiscard]] std::vector<OverlayText> take() { return std::move(m_lines); }

private:
    float m_left;
    float m_top;
    std::vector<OverlayText> m_lines;
};

/// Height of a title: less in narrow tiles.
float titleHeight(Extent size) noexcept {
    constexpr float kWidthsOfTile = 22.0F;
    return std::clamp(static_cast<float>(size.width) / kWidthsOfTile, kReadableHeight,
                      captionHeight(size));
}

/// Pixels for a line of text.
float textRoom(Extent size) noexcept {
    return static_cast<float>(size.width) - 2.0F * captionEdge(titleHeight(size));
}

float detailHeight(Extent size) noexcept {
    return std::max(kDetailSize * titleHeight(size), kReadableHeight);
}

}  // namespace

std::vector<std::string> wrapped(std::string_view text, float width, std::size_t mostLines) {
    std::vector<std::string> lines;
    while (!text.empty() && lines.size() < mostLines) {
        std::string_view line = lineOf(text, width);
        const bool cut = lines.size() + 1 == mostLines && line.size() < text.size();
        if (cut) {
            line = lineOf(text, width - widthOf(kEllipsis));
            line = line.substr(0, std::max<std::size_t>(line.find_last_not_of(" ,;:(") + 1, 1));
        }
        lines.push_back(std::string(line) + (cut ? kEllipsis : ""));
        text.remove_prefix(line.size());
        text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    }
    return lines;
}

float captionPart(std::size_t detailLines) noexcept {
    return kLinePitch * (1.0F + kDetailSize * static_cast<float>(detailLines)) / 18.0F;
}

CaptionBlock tileCaption(const AtlasTile& tile, Extent size) {
    const float most = titleHeight(size);
    const float small = detailHeight(size);
    CaptionBlock block;
    block.height = kLinePitch * (most + static_cast<float>(tile.detailLines) * small) + 0.3F * most;
    LinesDown lines(captionEdge(most), static_cast<float>(size.height) - block.height);
    constexpr float kFits = 0.99F;
    const float height = std::clamp(kFits * textRoom(size) / std::max(widthOf(tile.title), 1.0F),
                                    std::min(kReadableHeight, most), most);
    for (std::string& line : wrapped(tile.title, textRoom(size) / height, 1)) {
        lines.add(std::move(line), height, titleColor(tile));
    }
    lines.skip(most - height);
    for (std::string& line : wrapped(tile.detail, textRoom(size) / small, tile.detailLines)) {
        lines.add(std::move(line), small, kDetailText);
    }
    block.lines = lines.take();
    return block;
}

std::vector<OverlayText> headingLines(const AtlasTile& tile, Extent size, float room) {
    const float title = 1.15F * titleHeight(size);
    const float small = titleHeight(size);
    LinesDown lines(captionEdge(small), 0.5F * title);
    const float bottom = room * static_cast<float>(size.height);
    for (std::size_t i = 0; i < tile.headings.size(); ++i) {
        const float most = i == 0 ? title : small;
        const auto left =
            static_cast<std::size_t>(std::max(0.0F, (bottom - lines.top()) / (kLinePitch * most)));
        for (std::string& line : wrapped(tile.headings[i], textRoom(size) / most, left)) {
            lines.add(std::move(line), most, i == 0 ? titleColor(tile) : kDetailText);
        }
    }
    return lines.take();
}

}  // namespace sinew::cli
