// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "model/motion/node_tracks.h"

namespace sinew {

/// The movement of one foot from each time of a track to the next. A foot rolls from heel to toe:
/// what counts at each moment is the point of its sole that is on the ground and moves least.
class FootSteps {
public:
    /// The foot's points are `count` tracks from `first` on, at least one.
    FootSteps(const NodeTracks& tracks, std::size_t first, std::size_t count);

    [[nodiscard]] std::size_t count() const noexcept {
        return m_seconds.size();
    }  // number of times
    [[nodiscard]] double seconds(std::size_t i) const noexcept { return double{m_seconds[i]}; }
    /// World y of its lowest point when it is down: at first so that a tenth of the times are
    /// lower.
    [[nodiscard]] double level() const noexcept { return m_level; }
    void setLevel(double level) noexcept { m_level = level; }
    /// The share of the times at which the world y of its lowest point passes a test.
    template <class Test>
    [[nodiscard]] double shareOf(const Test& test) const noexcept {
        const auto passing = std::count_if(m_heights.begin(), m_heights.end(), test);
        return static_cast<double>(passing) /
               static_cast<double>(std::max<std::size_t>(count(), 1));
    }
    [[nodiscard]] bool comesDownTo(double level, double limit) const noexcept;  // ever
    [[nodiscard]] double height(std::size_t i) const noexcept { return m_heights[i] - m_level; }

    /// How far the steadiest of its points that are low moves along the ground (x and z) from time
    /// `i` to the next, less the ground's own movement. None if no point is low at both times.
    [[nodiscard]] std::optional<glm::dvec2> slip(std::size_t i, double heightLimit,
                                                 const glm::dvec2& ground) const noexcept;
    /// The same per second.
    [[nodiscard]] std::optional<double> slipSpeed(std::size_t i, double heightLimit,
                                                  const glm::dvec2& ground) const noexcept;
    /// Whether from time `i` to the next it stays within `reach` of its level and does not move
    /// faster than `slow` along the ground.
    [[nodiscard]] bool isPlanted(std::size_t i, double reach, double slow,
                                 const glm::dvec2& ground) const noexcept;
    /// Velocities of the low points from time `i` to the next, appended.
    void addLowVelocities(std::size_t i, double heightLimit, std::vector<glm::dvec2>& out) const;
    /// That of the steadiest low point from time `i` to the next, of those that move against
    /// `root`, a velocity, seen from what moves with it.
    [[nodiscard]] std::optional<glm::dvec2> contactVelocity(std::size_t i, double heightLimit,
                                                            const glm::dvec2& root) const;
    /// The speed of its first point along the ground, whatever its height.
    [[nodiscard]] double speed(std::size_t i, const glm::dvec2& ground) const noexcept;
    /// Whether that point ever moves against a direction.
    [[nodiscard]] bool movesAgainst(const glm::dvec2& direction) const noexcept;

private:
    [[nodiscard]] std::size_t points() const noexcept { return m_at.size() / m_seconds.size(); }
    [[nodiscard]] const glm::vec3& at(std::size_t point, std::size_t i) const noexcept {
        return m_at[point * m_seconds.size() + i];
    }
    [[nodiscard]] double pointHeight(std::size_t point, std::size_t i) const noexcept {
        return double{at(point, i).y} - m_level;
    }
    [[nodiscard]] double stepTime(std::size_t i) const noexcept {
        return seconds(i + 1) - seconds(i);
    }
    [[nodiscard]] glm::dvec2 moved(std::size_t point, std::size_t i) const noexcept;
    /// Calls `visit(point)` for the points that are low at time `i` and at the next.
    template <class Visit>
    void visitLow(std::size_t i, double heightLimit, const Visit& visit) const {
        for (std::size_t point = 0; point < points(); ++point) {
            if (pointHeight(point, i) <= heightLimit && pointHeight(point, i + 1) <= heightLimit) {
                visit(point);
            }
        }
    }

    std::span<const float> m_seconds;
    std::span<const glm::vec3> m_at;
    std::vector<double> m_heights;  // world y of the lowest point
    double m_level = 0.0;
};

/// How the ground moves under a clip in place: the common velocity of most feet while they are low.
/// 0 if feet in contact do not move, move in different directions, or never come back: then
/// something carries them along. `slow`: what counts as equal, in units per second.
[[nodiscard]] glm::dvec2 groundVelocity(std::span<const FootSteps> feet, double heightLimit,
                                        double slow);

/// The usual velocity of feet in contact under a root that moves at `root`, not 0: 0 where they do
/// not slide. None if feet do not step backwards against the root: then it carries them along.
[[nodiscard]] std::optional<glm::dvec2> slideVelocity(std::span<const FootSteps> feet,
                                                      double heightLimit, const glm::dvec2& root);

/// The speed over that ground that a tenth of the steps exceeds.
[[nodiscard]] double usualTopSpeed(std::span<const FootSteps> feet, const glm::dvec2& ground);

}  // namespace sinew
