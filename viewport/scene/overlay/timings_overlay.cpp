// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/timings_overlay.h"

#include <vulkan/vulkan.h>

#include <array>
#include <cmath>
#include <cstdio>

#include "viewport/gpu/device_limits.h"
#include "viewport/scene/overlay/overlay_colors.h"

namespace sinew {
namespace {

constexpr float kTextPoints = 12.0F;
constexpr float kLinePoints = 17.0F;
constexpr float kPaddingPoints = 9.0F;
constexpr float kMarginPoints = 10.0F;
constexpr float kSettleSeconds = 0.25F;  // older values have little weight

const char* passName(GpuPass pass) noexcept {
    switch (pass) {
        case GpuPass::Deform:
            return "deform";
        case GpuPass::Shadow:
            return "shadow";
        case GpuPass::Main:
            return "scene";
        case GpuPass::Overlay:
            return "overlay";
    }
    return "";
}

const char* pathName(SkinningPath path) noexcept {
    switch (path) {
        case SkinningPath::Auto:
            return "auto";
        case SkinningPath::Vertex:
            return "vertex shader";
        case SkinningPath::Compute:
            return "compute shader";
        case SkinningPath::Cpu:
            return "processor";
    }
    return "";
}

std::optional<float> blended(const std::optional<float>& before, const std::optional<float>& latest,
                             float share) noexcept {
    return before && latest ? *before + share * (*latest - *before) : latest;
}

/// The lines of the table, rewritten without allocating.
class Table {
public:
    struct Row {
        const char* name = "";
        std::array<char, 32> figure{};
    };

    void add(const char* name, const char* words) noexcept {
        std::snprintf(next(name).figure.data(), sizeof Row::figure, "%s", words);
    }
    void addMilliseconds(const char* name, float milliseconds) noexcept {
        std::snprintf(next(name).figure.data(), sizeof Row::figure, "%.2f ms",
                      static_cast<double>(milliseconds));
    }
    void addCount(const char* name, std::uint64_t count) noexcept {
        const double value = static_cast<double>(count);
        char* out = next(name).figure.data();
        if (count < 100000) {
            std::snprintf(out, sizeof Row::figure, "%.0f", value);
        } else if (count < 10000000) {
            std::snprintf(out, sizeof Row::figure, "%.0f thousand", value * 1e-3);
        } else {
            std::snprintf(out, sizeof Row::figure, "%.1f million", value * 1e-6);
        }
    }
    [[nodiscard]] std::span<const Row> rows() const noexcept {
        return std::span(m_rows).first(m_count);
    }

private:
    Row& next(const char* name) noexcept {
        Row& row = m_rows.at(m_count++);
        row.name = name;
        return row;
    }

    std::array<Row, 10> m_rows;
    std::size_t m_count = 0;
};

Table tableOf(const FrameTimings& timings) noexcept {
    Table table;
    table.addMilliseconds("CPU", timings.cpuMilliseconds);
    if (timings.gpu.frameMilliseconds) {
        table.addMilliseconds("GPU", *timings.gpu.frameMilliseconds);
    } else {
        table.add("GPU", timings.hasGpuTimes ? "not yet" : "has no timestamps");
    }
    for (std::size_t pass = 0; pass < kGpuPassCount; ++pass) {
        if (timings.gpu.passMilliseconds.at(pass)) {
            table.addMilliseconds(passName(static_cast<GpuPass>(pass)),
                                  *timings.gpu.passMilliseconds.at(pass));
        }
    }
    table.addCount("draws", timings.draws);
    table.addCount("triangles", timings.triangles);
    table.add("skinning", pathName(timings.skinning));
    return table;
}

}  // namespace

FrameTimings smoothed(const FrameTimings& before, const FrameTimings& latest,
                      float seconds) noexcept {
    const float share = 1.0F - std::exp(-seconds / kSettleSeconds);
    FrameTimings shown = latest;
    shown.cpuMilliseconds = glm::mix(before.cpuMilliseconds, latest.cpuMilliseconds, share);
    shown.gpu.frameMilliseconds =
        blended(before.gpu.frameMilliseconds, latest.gpu.frameMilliseconds, share);
    for (std::size_t pass = 0; pass < kGpuPassCount; ++pass) {
        shown.gpu.passMilliseconds.at(pass) = blended(before.gpu.passMilliseconds.at(pass),
                                                      latest.gpu.passMilliseconds.at(pass), share);
    }
    return shown;
}

TimingsOverlay::TimingsOverlay(const DeviceView& device)
    : m_device(static_cast<const char*>(propertiesOf(device.physical).deviceName)) {}

void TimingsOverlay::draw(OverlayCanvas& canvas, const FrameTimings& timings, VkExtent2D extent,
                          float pixelsPerPoint) {
    const auto now = std::chrono::steady_clock::now();
    m_shown = smoothed(m_shown, timings, std::chrono::duration<float>(now - m_shownAt).count());
    m_shownAt = now;
    const Table table = tableOf(m_shown);
    const float size = kTextPoints * pixelsPerPoint;
    const float line = kLinePoints * pixelsPerPoint;
    const float padding = kPaddingPoints * pixelsPerPoint;
    const float margin = kMarginPoints * pixelsPerPoint;
    const float width = std::max(15.0F * size, canvas.textWidth(m_device, size) + 2.0F * padding);
    const float height = static_cast<float>(table.rows().size() + 1) * line + 1.5F * padding;
    const glm::vec2 corner(static_cast<float>(extent.width) - margin - width, margin);
    canvas.rect({corner, corner + glm::vec2(width, height)}, kPanelPlate, 0.4F * size);

    glm::vec2 at = corner + glm::vec2(padding, padding + size);
    canvas.text(m_device, at, size, kSoftText);
    for (const Table::Row& row : table.rows()) {
        at.y += line;
        const std::string_view figure(row.figure.data());
        const float right = corner.x + width - padding - canvas.textWidth(figure, size);
        canvas.text(row.name, at, size, kSoftText);
        canvas.text(figure, {right, at.y}, size, kTitleText);
    }
}

}  // namespace sinew
