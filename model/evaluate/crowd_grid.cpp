// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/crowd_grid.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {

namespace {

constexpr float kSpacing = 1.25F;               // relative to the width of a copy
constexpr double kGoldenPart = 0.618033988749;  // fraction of the clip between consecutive copies

/// The first copy is at the origin, which is the centre or next to it.
std::vector<glm::vec3> squareGrid(std::size_t copies, float step) {
    std::vector<glm::vec3> places;
    if (copies == 0) {
        return places;
    }
    const auto columns = static_cast<std::size_t>(std::ceil(std::sqrt(double(copies))));
    const std::size_t rows = (copies + columns - 1) / columns;
    const std::size_t middleColumn = (columns - 1) / 2;
    const std::size_t middleRow = (rows - 1) / 2;
    const auto place = [&](std::size_t i, std::size_t middle) {
        return step * (static_cast<float>(i) - static_cast<float>(middle));
    };
    for (std::size_t i = 0; i < copies; ++i) {
        places.emplace_back(place(i % columns, middleColumn), 0.0F, place(i / columns, middleRow));
    }
    std::swap(places.front(), places[middleRow * columns + middleColumn]);
    return places;
}

}  // namespace

CrowdGrid::CrowdGrid(const std::shared_ptr<const ClipLibrary>& clips, AnimationIndex animation,
                     std::size_t copies, const Box& one)
    : m_animation(animation), m_crowd(clips, animation), m_seconds(copies) {
    if (animation.valid()) {
        const Animation& clip = (*clips->asset())[animation];
        m_start = clip.startSeconds;
        m_duration = clip.durationSeconds();
    }
    const glm::vec3 size = one.empty() ? glm::vec3(1.0F) : one.max - one.min;
    const float width = std::max(size.x, size.z);
    const float step = kSpacing * (width > 0.0F && std::isfinite(width) ? width : 1.0F);
    m_offsets = squareGrid(copies, step);
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

void CrowdGrid::setLoopedTime(double seconds) noexcept {
    const double duration{m_duration};
    const double since = duration > 0.0 ? std::fmod(seconds, duration) : 0.0;
    setTime(static_cast<float>(double{m_start} + since));
}

Outline CrowdGrid::around(const Outline& one) const {
    Box places;
    for (const glm::vec3& offset : m_offsets) {
        places.add(offset);
    }
    if (one.box.empty() || places.empty()) {
        return {.box = places, .points = {}};
    }
    Outline all;
    for (const float x : {places.min.x, places.max.x}) {
        for (const float z : {places.min.z, places.max.z}) {
            const glm::vec3 corner(x, 0.0F, z);
            all.box.add(Box{one.box.min + corner, one.box.max + corner});
            for (const glm::vec3& point : one.points) {
                all.points.push_back(point + corner);
            }
        }
    }
    return all;
}

}  // namespace sinew
