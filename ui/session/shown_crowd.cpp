// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/shown_crowd.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr float kSpacing = 1.25F;      // of the larger side of the ground that one takes
constexpr float kGolden = 0.6180340F;  // neighbours are far apart in the clip

}  // namespace

void ShownCrowd::place(std::size_t copies, const Box& one) {
    m_crowd.reset();
    m_offsets.clear();
    m_seconds.clear();
    if (copies < 2) {
        return;
    }
    const glm::vec3 size = one.empty() ? glm::vec3(1.0F) : one.max - one.min;
    const float wide = kSpacing * std::max(size.x, size.z);
    const float step = wide > 0.0F ? wide : 1.0F;
    const auto columns = static_cast<std::size_t>(std::ceil(std::sqrt(double(copies))));
    const std::size_t middle = columns / 2;
    for (std::size_t i = 0; i < copies; ++i) {
        const auto place = [&](std::size_t cell) {
            return step * (static_cast<float>(cell) - static_cast<float>(middle));
        };
        m_offsets.emplace_back(place(i % columns), 0.0F, -place(i / columns));
    }
    m_seconds.resize(copies);
}

ShownCrowd::View ShownCrowd::at(const std::shared_ptr<const ClipLibrary>& clips,
                                AnimationIndex animation, float seconds, float start, float end) {
    if (m_offsets.empty()) {
        return {};
    }
    if (!m_crowd || animation != m_animation) {
        m_crowd = std::make_unique<Crowd>(clips, animation);
        m_animation = animation;
    }
    const float duration = end - start;
    for (std::size_t i = 0; i < m_seconds.size(); ++i) {
        const float ahead = duration * std::fmod(static_cast<float>(i) * kGolden, 1.0F);
        m_seconds[i] =
            duration > 0.0F ? start + std::fmod(seconds - start + ahead, duration) : seconds;
    }
    return {.crowd = m_crowd.get(), .seconds = m_seconds, .offsets = m_offsets};
}

Outline ShownCrowd::around(const Outline& one) const {
    if (m_offsets.empty() || one.box.empty()) {
        return one;
    }
    Box stands;
    for (const glm::vec3& offset : m_offsets) {
        stands.add(offset);
    }
    Outline all;
    for (const float x : {stands.min.x, stands.max.x}) {
        for (const float z : {stands.min.z, stands.max.z}) {
            const glm::vec3 offset(x, 0.0F, z);
            all.box.add(Box{one.box.min + offset, one.box.max + offset});
            for (const glm::vec3& point : one.points) {
                all.points.push_back(point + offset);
            }
        }
    }
    return all;
}

}  // namespace sinew
