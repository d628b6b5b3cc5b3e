// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

namespace sinew::theme {

/// The contrast ratio of two opaque colours as WCAG 2.1 defines it: 1 for equal ones, 21 for black
/// and white.
[[nodiscard]] double contrast(const QColor& a, const QColor& b);

/// The colour, darkened in small steps until it has the contrast with the background. For a light
/// background.
[[nodiscard]] QColor darkenedFor(const QColor& color, const QColor& background, double ratio);

}  // namespace sinew::theme
