// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/widgets/plot_axis.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr double kLeastSpan = 1e-6;     // span of a constant value near 0
constexpr double kConstantSpan = 1e-3;  // relative to a larger one
constexpr double kSlack = 1e-9;         // share of a step: rounding does not add one

}  // namespace

PlotAxis plotAxis(double least, double most, int mostSteps) noexcept {
    const double size = std::max(std::abs(least), std::abs(most));
    const double narrowest = std::max(kLeastSpan, 1e-5 * size);
    if (most - least < narrowest) {
        const double middle = 0.5 * (least + most);
        const double half = 0.5 * std::max(kLeastSpan, kConstantSpan * size);
        least = middle - half;
        most = middle + half;
    }
    const double wanted = (most - least) / std::max(mostSteps, 1);
    double step = std::pow(10.0, std::floor(std::log10(wanted)));
    PlotAxis axis;
    for (const double factor : {1.0, 2.0, 5.0, 10.0, 20.0, 50.0}) {
        axis.step = factor * step;
        axis.first = std::floor(least / axis.step + kSlack) * axis.step;
        axis.last = std::ceil(most / axis.step - kSlack) * axis.step;
        if (axis.last - axis.first <= (mostSteps + kSlack) * axis.step) {
            break;
        }
    }
    axis.decimals = std::clamp(static_cast<int>(std::ceil(-std::log10(axis.step) - kSlack)), 0, 9);
    return axis;
}

}  // namespace sinew
