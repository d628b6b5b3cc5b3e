// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <cstddef>

class QApplication;

namespace sinew::theme {

inline constexpr QColor kWindow{0x26, 0x28, 0x2d};  // behind panels and bars
inline constexpr QColor kBase{0x1c, 0x1e, 0x22};    // lists, fields, the timeline
inline constexpr QColor kRaised{0x33, 0x36, 0x3d};  // buttons
inline constexpr QColor kLine{0x15, 0x16, 0x19};    // between panels
inline constexpr QColor kText{0xd9, 0xdc, 0xe2};
inline constexpr QColor kDimText{0x8d, 0x94, 0xa1};
inline constexpr QColor kFaintText{0x5d, 0x63, 0x6f};  // disabled
inline constexpr QColor kAccent{0x4f, 0xb0, 0xc6};
inline constexpr QColor kSelection{0x2b, 0x5f, 0x70};
inline constexpr QColor kPlayhead{0xf2, 0xa7, 0x3b};
inline constexpr QColor kKey{0xb9, 0xc4, 0xd6};
inline constexpr QColor kAlarm{0xe8, 0x6a, 0x5e};
inline constexpr QColor kErrorBack{0x5a, 0x2a, 0x2c};
inline constexpr QColor kErrorText{0xff, 0xd9, 0xd4};

/// A colour per joint of a skin; neighbouring indices differ strongly in hue.
[[nodiscard]] QColor jointColor(std::size_t joint);

/// Applies Fusion with our colours to the whole program.
void apply(QApplication& application);

}  // namespace sinew::theme
