// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QVariant>
#include <cstdint>

namespace sinew::theme {

enum class Brightness : std::uint8_t { Dark, Light };

/// The brightness of the theme that is in use.
[[nodiscard]] Brightness brightness() noexcept;

/// A colour by its role. Converts to the colour of that role in the theme in use, so read it when
/// painting and do not keep the result.
class Shade {
public:
    constexpr Shade(const QColor& dark, const QColor& light) noexcept
        : m_dark(dark), m_light(light) {}

    [[nodiscard]] QColor in(Brightness theme) const noexcept {
        return theme == Brightness::Dark ? m_dark : m_light;
    }
    [[nodiscard]] QColor now() const noexcept { return in(brightness()); }
    [[nodiscard]] QString name() const { return now().name(); }

    // NOLINTBEGIN(google-explicit-constructor): a shade is used as a colour.
    operator QColor() const noexcept { return now(); }
    operator QVariant() const { return now(); }
    // NOLINTEND(google-explicit-constructor)

private:
    QColor m_dark;
    QColor m_light;
};

}  // namespace sinew::theme
