// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/crowd_grid.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

constexpr float kSpacing = 1.25F;               // in widths of a copy
constexpr double kGoldenPart = 0.618033988749;  // of the clip, from one copy to the next

}  // namespace

CrowdGrid::CrowdGrid(std::shared_ptr<const ClipLibrary> clips, AnimationIndex animation,
                     std::size_t copies, const Box& one)
    : m_animation(animation), m_one(one), m_crowd(clips, animation), m_seconds(copies) {
    if (animation.valid()) {
        const Animation& clip = (*clips->asset())[animation];
        m_start = clip.startSeconds;
        m_duration = clip.durationSeconds();
    }
    const glm::vec3 size = one.empty() ? glm::vec3(1.0F) : one.max - one.min;
    const float width = std::max(size.x, size.z);
    const float step = kSpacing * (width > 0.0F && std::isfinite(width) ? width : 1.0F);
    const auto columns = static_cast<std::size_t>(std::ceil(std::sqrt(double(copies))));
    const std::size_t rows = columns == 0 ? 0 : (copies + columns - 1) / columns;
    const auto place = [&](std::size_t i, std::size_t count) {
        return step * (static_cast<float>(i) - 0.5F * static_cast<float>(count - 1));
    };
    for (std::size_t i = 0; i < copies; ++i) {
        m_offsets.emplace_back(place(i % columns, columns), 0.0F, place(i / columns, rows));
    }
    setTime(m_start);
}

void CrowdGrid::setTime(float seconds) noexcept {
    const double held = std::clamp(double{seconds} - double{m_start}, 0.0, double{m_duration});
    for (std::size_t i = 0; i < m_seconds.size(); ++i) {
        const double part = static_cast<double>(i) * kGoldenPart;
        double own = held + (part - std::floor(part)) * double{m_duration};
        own -= own > double{m_duration} ? double{m_duration} : 0.0;
        m_seconds[i] = i == 0 ? seconds : static_cast<float>(double{m_start} + own);
    }
}

std::vector<glm::vec3> CrowdGrid::corners() const {
    Box box;
    for (const glm::vec3& offset : m_offsets) {
        box.add(offset);
    }
    if (box.empty()) {
        return {};
    }
    return {box.min, box.max, {box.min.x, 0.0F, box.max.z}, {box.max.x, 0.0F, box.min.z}};
}

Box CrowdGrid::bounds() const {
    Box all;
    for (const glm::vec3& corner : corners()) {
        all.add(m_one.empty() ? Box{corner, corner} : Box{m_one.min + corner, m_one.max + corner});
    }
    return all;
}

}  // namespace sinew
