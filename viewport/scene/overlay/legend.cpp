// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/legend.h"

#include <algorithm>
#include <cmath>

#include "model/view/surface_values.h"
#include "viewport/scene/frame/frame_constants.h"
#include "viewport/scene/overlay/overlay_colors.h"

namespace sinew {
namespace {

// Sizes in points.
constexpr float kMargin = 16.0F;
constexpr float kPadding = 12.0F;
constexpr float kLeastWidth = 208.0F;  // width of the contents
constexpr float kMostWidth = 340.0F;
constexpr float kTitleSize = 13.0F;
constexpr float kSmallSize = 11.0F;
constexpr float kTitleBaseline = 11.0F;  // distance from the inner top
constexpr float kSubtitleBaseline = 28.0F;
constexpr float kTextHeight = 30.0F;  // height of title and subtitle
constexpr float kBarTop = 39.0F;
constexpr float kBarHeight = 10.0F;
constexpr float kTickBaseline = 62.0F;
constexpr float kBarSpace = 34.0F;  // height of the bar and its ticks
// Distance from what is above to the first baseline, less 2.
constexpr float kSwatchDistance = 20.0F;
constexpr float kSwatchStep = 17.0F;
constexpr float kSwatch = 9.0F;
constexpr float kTextOfSwatch = kSwatch + 5.0F;  // distance from the left end of the swatch
constexpr float kColumnGap = 12.0F;

constexpr float kDarkest = 0.25F;  // darkest one without a rim on the plate
constexpr glm::vec4 kDarkSwatchRim{0.62F, 0.63F, 0.66F, 1.0F};  // 1 point wide

glm::vec4 opaque(const glm::vec3& color) {
    return glm::vec4(color, 1.0F);
}

/// `at`: the left end of the baseline of its text.
void drawSwatch(OverlayCanvas& canvas, glm::vec2 at, float scale,
                const LegendContent::Swatch& swatch) {
    const glm::vec3& color = swatch.color;
    const glm::vec2 min = at - glm::vec2(0.0F, kSwatch - 0.5F) * scale;
    const glm::vec2 max = at + glm::vec2(kSwatch, 0.5F) * scale;
    const bool dark = std::max({color.r, color.g, color.b}) < kDarkest;
    if (dark) {
        canvas.rect({min, max}, kDarkSwatchRim, 2.0F * scale);
    }
    const float rim = dark ? std::max(1.0F, std::round(scale)) : 0.0F;
    canvas.rect({min + rim, max - rim}, opaque(color), std::max(0.0F, 2.0F * scale - rim));
    if (swatch.striped) {
        const float stripe = (max.x - min.x) / 5.0F;
        for (float left = min.x + stripe; left < max.x; left += 2.0F * stripe) {
            canvas.rect({{left, min.y}, {left + stripe, max.y}}, opaque(0.3F * color));
        }
    }
}

/// Points that a column needs for its longest text at its full length.
float columnWidth(const OverlayCanvas& canvas, const LegendContent& content) {
    float text = 0.0F;
    for (const LegendContent::Swatch& swatch : content.swatches) {
        text = std::max(text, canvas.textWidth(swatch.text, kSmallSize));
    }
    return kTextOfSwatch + text + kColumnGap;
}

/// Points that the contents need, within limits; long texts take one column of swatches.
float fit(const OverlayCanvas& canvas, LegendContent& content) {
    constexpr float kRounding = 1.05F;  // sizes of letters are whole pixels
    const float column = kRounding * columnWidth(canvas, content);
    if (column * static_cast<float>(content.columns) - kColumnGap > kMostWidth) {
        content.columns = 1;
    }
    float texts = std::max(canvas.textWidth(content.title, kTitleSize),
                           canvas.textWidth(content.subtitle, kSmallSize));
    for (const std::string& note : content.notes) {
        texts = std::max(texts, canvas.textWidth(note, kSmallSize));
    }
    texts *= kRounding;
    const float columns = column * static_cast<float>(content.columns) - kColumnGap;
    return std::clamp(std::max(texts, columns), kLeastWidth, kMostWidth);
}

/// Where the swatches begin.
float aboveSwatches(const LegendContent& content) noexcept {
    return kTextHeight + (content.bar.empty() ? 0.0F : kBarSpace);
}

float heightOfRows(std::size_t rows) noexcept {
    return rows == 0 ? 0.0F : kSwatchDistance + kSwatchStep * static_cast<float>(rows - 1);
}

std::size_t swatchRows(const LegendContent& content) noexcept {
    return (content.swatches.size() + content.columns - 1) / content.columns;
}

}  // namespace

void Legend::draw(OverlayCanvas& canvas, const FrameInput& input, VkExtent2D extent) {
    const Asset* asset = input.evaluator == nullptr ? nullptr : &input.evaluator->asset();
    const LegendScale ends{.difference = differenceScale(input.framedBounds),
                           .depth = depthRange(input)};
    const ValueLegend* const values = input.values ? input.values->legend.get() : nullptr;
    if (!m_composed || asset != m_asset || input.view != m_view || values != m_values.get() ||
        ends != m_scale) {
        m_values = values != nullptr ? input.values->legend : nullptr;
        compose(canvas, asset, input.view, ends);
    }
    if (m_content.title.empty() || !input.missing.empty()) {
        return;
    }
    const glm::vec2 panel = glm::vec2(m_width, height()) + 2.0F * kPadding;
    const auto pictureWidth = static_cast<float>(extent.width);
    const auto pictureHeight = static_cast<float>(extent.height);
    // Small pictures get a smaller legend instead of a clipped one.
    const float scale = std::min({input.pixelsPerPoint, pictureWidth / (panel.x + 2.0F * kMargin),
                                  pictureHeight / (panel.y + 2.0F * kMargin)});
    const glm::vec2 corner(kMargin * scale, pictureHeight - (kMargin + panel.y) * scale);
    canvas.rect({corner, corner + panel * scale}, kPanelPlate, 6.0F * scale);

    const glm::vec2 origin = corner + kPadding * scale;
    const float room = m_width * scale;
    const bool named = !input.legendTitle.empty();
    canvas.elidedText(named ? input.legendTitle : m_content.title,
                      origin + glm::vec2(0.0F, kTitleBaseline) * scale, kTitleSize * scale,
                      kTitleText, room);
    canvas.elidedText(named ? input.legendSubtitle : m_content.subtitle,
                      origin + glm::vec2(0.0F, kSubtitleBaseline) * scale, kSmallSize * scale,
                      kSoftText, room);
    drawBar(canvas, origin, scale);
    drawContours(canvas, origin, scale);
    drawTicks(canvas, origin, scale);
    drawSwatches(canvas, origin, scale);
    drawNotes(canvas, origin, scale);
}

void Legend::compose(const OverlayCanvas& canvas, const Asset* asset, const ViewOptions& view,
                     const LegendScale& scale) {
    m_scale = scale;
    m_asset = asset;
    m_view = view;
    m_composed = true;
    m_content = view.legend && asset != nullptr ? legendContent(*asset, view, scale, m_values.get())
                                                : LegendContent();
    m_width = fit(canvas, m_content);
}

/// Of the contents, in points.
float Legend::height() const noexcept {
    const std::size_t rows = swatchRows(m_content);
    return aboveSwatches(m_content) + heightOfRows(rows + m_content.notes.size());
}

void Legend::drawBar(OverlayCanvas& canvas, glm::vec2 corner, float scale) const {
    const auto cells = static_cast<float>(m_content.bar.size());
    const float width = m_width * scale;
    const float top = std::round(corner.y + kBarTop * scale);
    for (std::size_t i = 0; i < m_content.bar.size(); ++i) {
        const auto place = static_cast<float>(i);
        const float left = std::round(corner.x + width * place / cells);
        const float right = std::round(corner.x + width * (place + 1.0F) / cells);
        canvas.rect({{left, top}, {right, top + std::round(kBarHeight * scale)}},
                    opaque(m_content.bar[i]));
    }
}

void Legend::drawContours(OverlayCanvas& canvas, glm::vec2 corner, float scale) const {
    const float top = std::round(corner.y + kBarTop * scale);
    for (std::uint32_t line = 1; line < m_content.contours; ++line) {
        const float at = static_cast<float>(line) / static_cast<float>(m_content.contours);
        const float x = std::round(corner.x + at * m_width * scale);
        canvas.rect({{x, top}, {x + std::max(1.0F, scale), top + std::round(kBarHeight * scale)}},
                    glm::vec4(0.03F, 0.035F, 0.05F, 0.8F));
    }
}

/// Every second or fourth tick, if the texts of all do not fit next to each other.
void Legend::drawTicks(OverlayCanvas& canvas, glm::vec2 corner, float scale) const {
    const std::vector<LegendContent::Tick>& ticks = m_content.ticks;
    const auto widthOf = [&](const LegendContent::Tick& tick) {
        return canvas.textWidth(tick.text, kSmallSize * scale);
    };
    const auto leftOf = [&](const LegendContent::Tick& tick) {
        const float width = widthOf(tick);
        const float inside = tick.at * (m_width * scale - width);
        const float centred = tick.at * m_width * scale - 0.5F * width;
        return m_content.centred ? centred : inside;
    };
    std::size_t step = 1;
    const auto touches = [&] {
        for (std::size_t i = step; i < ticks.size(); i += step) {
            const LegendContent::Tick& before = ticks[i - step];
            if (leftOf(ticks[i]) < leftOf(before) + widthOf(before)) {
                return true;
            }
        }
        return false;
    };
    while (step + 1 < ticks.size() && touches()) {
        step *= 2;
    }
    for (std::size_t i = 0; i < ticks.size(); i += step) {
        canvas.text(ticks[i].text, {corner.x + leftOf(ticks[i]), corner.y + kTickBaseline * scale},
                    kSmallSize * scale, kSoftText);
    }
}

void Legend::drawSwatches(OverlayCanvas& canvas, glm::vec2 corner, float scale) const {
    const float column = m_width / static_cast<float>(m_content.columns);
    const float first = aboveSwatches(m_content) + kSwatchDistance - 2.0F;
    for (std::size_t i = 0; i < m_content.swatches.size(); ++i) {
        const glm::vec2 place(column * static_cast<float>(i % m_content.columns),
                              first + kSwatchStep * static_cast<float>(i / m_content.columns));
        const glm::vec2 at = corner + place * scale;
        drawSwatch(canvas, at, scale, m_content.swatches[i]);
        canvas.elidedText(m_content.swatches[i].text, at + glm::vec2(kTextOfSwatch, 0.0F) * scale,
                          kSmallSize * scale, kSoftText, (column - kTextOfSwatch) * scale);
    }
}

void Legend::drawNotes(OverlayCanvas& canvas, glm::vec2 corner, float scale) const {
    const float above = aboveSwatches(m_content) - 2.0F;
    for (std::size_t i = 0; i < m_content.notes.size(); ++i) {
        const float down = above + heightOfRows(swatchRows(m_content) + i + 1);
        canvas.elidedText(m_content.notes[i], corner + glm::vec2(0.0F, down) * scale,
                          kSmallSize * scale, kSoftText, m_width * scale);
    }
}

}  // namespace sinew
