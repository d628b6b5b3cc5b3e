// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/model/motion/foot_paths.h"

#include <cmath>

namespace sinew::test {

void addStep(std::vector<glm::dvec3>& path, int frames) {
    const glm::dvec3 from = path.back();
    for (int i = 1; i <= frames; ++i) {
        const double part = static_cast<double>(i) / frames;
        path.push_back(from + glm::dvec3(0.0, 0.5 * std::sin(3.14159265 * part), part));
    }
    path.back().y = from.y;
}

void addStand(std::vector<glm::dvec3>& path, int frames) {
    path.insert(path.end(), static_cast<std::size_t>(frames), path.back());
}

std::vector<glm::dvec3> oneStep(double x) {
    std::vector<glm::dvec3> path{{x, 0.1, 0.0}};
    addStand(path, 9);
    addStep(path, 5);
    addStand(path, 9);
    return path;
}

std::vector<glm::dvec3> treadmill(double x, int phase) {
    std::vector<glm::dvec3> path;
    for (int frame = 0; frame < 31; ++frame) {
        const int step = (frame + phase) % 15;
        const double part = step < 10 ? 0.0 : (step - 10) / 5.0;
        const double z = step < 10 ? 1.0 - 0.2 * step : -1.0 + 2.0 * part;
        path.emplace_back(x, 0.1 + 0.5 * std::sin(3.14159265 * part), z);
    }
    return path;
}

}  // namespace sinew::test
