// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/style/contrast.h"

#include <algorithm>
#include <cmath>

namespace sinew::theme {
namespace {

double linear(double encoded) {
    return encoded <= 0.04045 ? encoded / 12.92 : std::pow((encoded + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& color) {
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
}

}  // namespace

double contrast(const QColor& a, const QColor& b) {
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

QColor darkenedFor(const QColor& color, const QColor& background, double ratio) {
    QColor shown = color;
    while (contrast(shown, background) < ratio && shown.value() > 0) {
        shown = shown.darker(106);
    }
    return shown;
}

}  // namespace sinew::theme
