// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/orca_charts.h"

namespace sinew::demo {
namespace {

constexpr glm::vec2 kMargin{0.005F, 0.01F};
constexpr float kBodyHeight = 0.76F;
constexpr int kChartColumns = 9;
constexpr int kRows = 2;

}  // namespace

glm::vec2 chartUv(Chart chart, float s, float t) {
    glm::vec2 corner{0.0F};
    glm::vec2 size{1.0F, kBodyHeight};
    if (chart != Chart::Body) {
        const int cell = static_cast<int>(chart) - 1;
        size = {1.0F / static_cast<float>(kChartColumns),
                (1.0F - kBodyHeight) / static_cast<float>(kRows)};
        corner = {static_cast<float>(cell % kChartColumns) * size.x,
                  kBodyHeight + static_cast<float>(cell / kChartColumns) * size.y};
    }
    return corner + kMargin + glm::vec2(s, t) * (size - 2.0F * kMargin);
}

}  // namespace sinew::demo
