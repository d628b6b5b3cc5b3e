// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/motion/foot_steps.h"

#include <algorithm>
#include <cmath>

#include "model/core/nth_smallest.h"

namespace sinew {
namespace {

constexpr std::size_t kLowOutliers = 10;  // one of so many times may be lower than the level
constexpr std::size_t kTopOutliers = 10;
constexpr double kMoreOften = 1.5;  // ratio: with the moving ground to without it
constexpr double kAlike = 0.5;      // share of ground speed: animators do not keep it constant
constexpr double kLeastShare = 0.3;
constexpr double kStepsBack = 0.1;      // share of the root's speed
constexpr double kContactShare = 0.25;  // share of the times: rarer steps are none

/// The number of velocities near `about`, and their mean.
struct CommonVelocity {
    std::size_t count = 0;
    glm::dvec2 mean{0.0};

    CommonVelocity(std::span<const glm::dvec2> velocities, const glm::dvec2& about, double within) {
        for (const glm::dvec2& velocity : velocities) {
            if (glm::distance(velocity, about) <= within) {
                ++count;
                mean += velocity;
            }
        }
        mean /= static_cast<double>(std::max<std::size_t>(count, 1));
    }
};

void keepShorter(const glm::dvec2& vector, std::optional<glm::dvec2>& shortest) {
    if (!shortest || glm::length(vector) < glm::length(*shortest)) {
        shortest = vector;
    }
}

glm::dvec2 medianOf(std::span<const glm::dvec2> velocities) {
    std::vector<double> x;
    std::vector<double> z;
    for (const glm::dvec2& velocity : velocities) {
        x.push_back(velocity.x);
        z.push_back(velocity.y);
    }
    return {median(x), median(z)};
}

}  // namespace

FootSteps::FootSteps(const NodeTracks& tracks, std::size_t first, std::size_t count)
    : m_seconds(tracks.seconds),
      m_at(std::span(tracks.positions)
               .subspan(first * tracks.seconds.size(), count * tracks.seconds.size())) {
    for (std::size_t i = 0; i < m_seconds.size(); ++i) {
        double lowest = double{at(0, i).y};
        for (std::size_t point = 1; point < count; ++point) {
            lowest = std::min(lowest, double{at(point, i).y});
        }
        m_heights.push_back(lowest);
    }
    std::vector<double> sorted = m_heights;
    if (!sorted.empty()) {
        m_level = nthSmallest(sorted, (sorted.size() - 1) / kLowOutliers);
    }
}

bool FootSteps::comesDownTo(double level, double limit) const noexcept {
    const auto lowest = std::min_element(m_heights.begin(), m_heights.end());
    return lowest != m_heights.end() && std::abs(*lowest - level) <= limit;
}

glm::dvec2 FootSteps::moved(std::size_t point, std::size_t i) const noexcept {
    const glm::dvec3 step = glm::dvec3(at(point, i + 1)) - glm::dvec3(at(point, i));
    return {step.x, step.z};
}

std::optional<glm::dvec2> FootSteps::slip(std::size_t i, double heightLimit,
                                          const glm::dvec2& ground) const noexcept {
    std::optional<glm::dvec2> least;
    visitLow(i, heightLimit, [&](std::size_t point) {
        keepShorter(moved(point, i) - ground * stepTime(i), least);
    });
    return least;
}

std::optional<double> FootSteps::slipSpeed(std::size_t i, double heightLimit,
                                           const glm::dvec2& ground) const noexcept {
    const std::optional<glm::dvec2> own = slip(i, heightLimit, ground);
    if (!own) {
        return {};
    }
    return stepTime(i) > 0.0 ? glm::length(*own) / stepTime(i) : 0.0;
}

bool FootSteps::isPlanted(std::size_t i, double reach, double slow,
                          const glm::dvec2& ground) const noexcept {
    if (std::abs(height(i)) > reach || std::abs(height(i + 1)) > reach) {
        return false;
    }
    const std::optional<double> speed = slipSpeed(i, reach, ground);
    return speed && *speed <= slow;
}

void FootSteps::addLowVelocities(std::size_t i, double heightLimit,
                                 std::vector<glm::dvec2>& out) const {
    if (stepTime(i) > 0.0) {
        visitLow(i, heightLimit,
                 [&](std::size_t point) { out.push_back(moved(point, i) / stepTime(i)); });
    }
}

std::optional<glm::dvec2> FootSteps::contactVelocity(std::size_t i, double heightLimit,
                                                     const glm::dvec2& root) const {
    std::optional<glm::dvec2> steadiest;
    std::vector<glm::dvec2> velocities;
    addLowVelocities(i, heightLimit, velocities);
    for (const glm::dvec2& velocity : velocities) {
        if (glm::dot(velocity - root, root) < -kStepsBack * glm::dot(root, root)) {
            keepShorter(velocity, steadiest);
        }
    }
    return steadiest;
}

double FootSteps::speed(std::size_t i, const glm::dvec2& ground) const noexcept {
    const double time = stepTime(i);
    return time > 0.0 ? glm::length(moved(0, i) / time - ground) : 0.0;
}

bool FootSteps::movesAgainst(const glm::dvec2& direction) const noexcept {
    for (std::size_t i = 0; i + 1 < count(); ++i) {
        if (glm::dot(moved(0, i), direction) < 0.0) {
            return true;
        }
    }
    return false;
}

glm::dvec2 groundVelocity(std::span<const FootSteps> feet, double heightLimit, double slow) {
    std::vector<glm::dvec2> low;
    for (const FootSteps& foot : feet) {
        for (std::size_t i = 0; i + 1 < foot.count(); ++i) {
            foot.addLowVelocities(i, heightLimit, low);
        }
    }
    if (low.empty()) {
        return glm::dvec2(0.0);
    }
    const glm::dvec2 middle = medianOf(low);
    const double length = glm::length(middle);
    const CommonVelocity still(low, glm::dvec2(0.0), slow);
    const CommonVelocity moving(low, middle, std::max(slow, kAlike * length));
    const bool isMoving =
        length > slow &&
        std::any_of(feet.begin(), feet.end(),
                    [&](const FootSteps& foot) { return foot.movesAgainst(middle); }) &&
        static_cast<double>(moving.count) >= kMoreOften * static_cast<double>(still.count) &&
        static_cast<double>(moving.count) >= kLeastShare * static_cast<double>(low.size());
    return isMoving ? moving.mean : glm::dvec2(0.0);
}

std::optional<glm::dvec2> slideVelocity(std::span<const FootSteps> feet, double heightLimit,
                                        const glm::dvec2& root) {
    if (feet.empty() || glm::length(root) == 0.0) {
        return {};
    }
    std::vector<glm::dvec2> inContact;
    const std::size_t times = feet.front().count();
    for (std::size_t i = 0; i + 1 < times; ++i) {
        std::optional<glm::dvec2> steadiest;
        for (const FootSteps& foot : feet) {
            if (const auto velocity = foot.contactVelocity(i, heightLimit, root)) {
                keepShorter(*velocity, steadiest);
            }
        }
        if (steadiest) {
            inContact.push_back(*steadiest);
        }
    }
    if (static_cast<double>(inContact.size()) < kContactShare * static_cast<double>(times)) {
        return {};
    }
    return medianOf(inContact);
}

double usualTopSpeed(std::span<const FootSteps> feet, const glm::dvec2& ground) {
    std::vector<double> speeds;
    for (const FootSteps& foot : feet) {
        for (std::size_t i = 0; i + 1 < foot.count(); ++i) {
            speeds.push_back(foot.speed(i, ground));
        }
    }
    const std::size_t count = speeds.size();
    return count == 0 ? 0.0 : nthSmallest(speeds, count - 1 - count / kTopOutliers);
}

}  // namespace sinew
