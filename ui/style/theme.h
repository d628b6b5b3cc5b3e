// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <cstddef>

#include "ui/style/shade.h"

class QApplication;
class QPalette;

namespace sinew::theme {

// Text colours have a contrast of at least 4.5:1 with every background that they are shown on,
// kFaintText (disabled) excepted.
inline constexpr Shade kWindow{{0x26, 0x28, 0x2d}, {0xee, 0xf0, 0xf3}};  // panels and bars
inline constexpr Shade kBase{{0x1c, 0x1e, 0x22}, {0xfd, 0xfd, 0xfe}};    // lists, fields, timeline
inline constexpr Shade kRaised{{0x33, 0x36, 0x3d}, {0xdf, 0xe3, 0xe9}};  // buttons
inline constexpr Shade kPopup{{0x33, 0x36, 0x3d}, {0xf8, 0xf9, 0xfb}};   // menus, tool tips
inline constexpr Shade kHover{{0x3e, 0x42, 0x4a}, {0xd0, 0xd7, 0xdf}};   // buttons
inline constexpr Shade kRowHover{{0x2b, 0x2e, 0x34}, {0xee, 0xf3, 0xf7}};
inline constexpr Shade kLine{{0x15, 0x16, 0x19}, {0xc3, 0xc9, 0xd2}};  // lines between panels
inline constexpr Shade kText{{0xd9, 0xdc, 0xe2}, {0x1e, 0x22, 0x28}};
inline constexpr Shade kDimText{{0x9c, 0xa3, 0xb0}, {0x56, 0x5e, 0x6c}};
inline constexpr Shade kFaintText{{0x5d, 0x63, 0x6f}, {0x9b, 0xa3, 0xaf}};  // disabled
inline constexpr Shade kAccent{{0x4f, 0xb0, 0xc6}, {0x08, 0x66, 0x7d}};     // links, headlines
inline constexpr Shade kSelection{{0x2b, 0x5f, 0x70}, {0xb5, 0xdc, 0xe8}};
inline constexpr Shade kSelectedText{{0xff, 0xff, 0xff}, {0x12, 0x16, 0x1b}};
inline constexpr Shade kPlayhead{{0xf2, 0xa7, 0x3b}, {0xc9, 0x6d, 0x00}};  // not for text
inline constexpr Shade kWarning{{0xf2, 0xa7, 0x3b}, {0x86, 0x4f, 0x00}};
inline constexpr Shade kKey{{0xb9, 0xc4, 0xd6}, {0x4a, 0x58, 0x70}};
inline constexpr Shade kAlarm{{0xee, 0x7d, 0x72}, {0xb3, 0x26, 0x1e}};
inline constexpr Shade kErrorBack{{0x5a, 0x2a, 0x2c}, {0xfa, 0xdd, 0xda}};
inline constexpr Shade kErrorText{{0xff, 0xd9, 0xd4}, {0x7a, 0x1c, 0x15}};
inline constexpr Shade kTrack{{0x26, 0x28, 0x2d}, {0xea, 0xec, 0xf0}};   // the timeline's clip
inline constexpr Shade kPlayed{{0x2d, 0x30, 0x36}, {0xd8, 0xde, 0xe6}};  // and its played part
inline constexpr Shade kTick{{0x3b, 0x3e, 0x46}, {0xc3, 0xc9, 0xd2}};
inline constexpr Shade kScrollBar{{0x43, 0x47, 0x4f}, {0xbd, 0xc4, 0xce}};
inline constexpr Shade kScrollBarHover{{0x56, 0x5b, 0x66}, {0xa2, 0xab, 0xb8}};
inline constexpr Shade kChequer{{0x4c, 0x51, 0x5b}, {0xfd, 0xfd, 0xfe}};  // image backdrop

/// A colour per clip; neighbouring indices differ strongly in hue.
[[nodiscard]] QColor clipColor(std::size_t clip);

/// The application's palette before the first theme: that of the desktop.
[[nodiscard]] QPalette systemPalette();

/// Applies Fusion with the colours of a theme to the whole program.
void apply(QApplication& application, Brightness theme);

/// Styles beyond the palette: dock titles, tool buttons, table headers, scroll bars.
[[nodiscard]] QString styleSheet();

/// Signals that another theme is in use. Needed only for texts and pictures that contain colours:
/// palette, style sheet, icons and whatever paints with a Shade follow by themselves.
class ThemeNews final : public QObject {
    Q_OBJECT

signals:
    void changed();
};
[[nodiscard]] ThemeNews& news();

/// The contrast ratio of two opaque colours as WCAG 2.1 defines it: 1 for equal ones, 21 for black
/// and white.
[[nodiscard]] double contrast(const QColor& a, const QColor& b);

/// The colour, darkened in small steps until it has the contrast with the background. For a light
/// background.
[[nodiscard]] QColor darkenedFor(const QColor& color, const QColor& background, double ratio);

}  // namespace sinew::theme
