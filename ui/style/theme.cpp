// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/style/theme.h"

#include <QApplication>
#include <QPalette>
#include <QStyleFactory>
#include <algorithm>
#include <cmath>

namespace sinew::theme {
namespace {

Brightness g_brightness = Brightness::Dark;

QPalette palette() {
    QPalette p;
    p.setColor(QPalette::Window, kWindow);
    p.setColor(QPalette::WindowText, kText);
    p.setColor(QPalette::Base, kBase);
    p.setColor(QPalette::AlternateBase, kRowHover);
    p.setColor(QPalette::Text, kText);
    p.setColor(QPalette::PlaceholderText, kDimText);
    p.setColor(QPalette::Button, kRaised);
    p.setColor(QPalette::ButtonText, kText);
    p.setColor(QPalette::BrightText, kSelectedText);
    p.setColor(QPalette::ToolTipBase, kPopup);
    p.setColor(QPalette::ToolTipText, kText);
    p.setColor(QPalette::Highlight, kSelection);
    p.setColor(QPalette::HighlightedText, kSelectedText);
    p.setColor(QPalette::Link, kAccent);
    p.setColor(QPalette::LinkVisited, kAccent);
    p.setColor(QPalette::Light, kHover);
    p.setColor(QPalette::Midlight, kRaised);
    p.setColor(QPalette::Mid, kLine);
    p.setColor(QPalette::Dark, kLine);
    p.setColor(QPalette::Shadow, Qt::black);
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText}) {
        p.setColor(QPalette::Disabled, role, kFaintText);
    }
    p.setColor(QPalette::Disabled, QPalette::Highlight, kRaised);
    return p;
}

double linear(double encoded) {
    return encoded <= 0.04045 ? encoded / 12.92 : std::pow((encoded + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& color) {
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
}

}  // namespace

QColor clipColor(std::size_t clip) {
    const double hue = std::fmod(0.07 + 0.6180339887 * double(clip), 1.0);
    const double saturation = clip % 2 == 0 ? 0.62 : 0.45;
    return QColor::fromHsvF(float(hue), float(saturation), 0.92F);
}

Brightness brightness() noexcept {
    return g_brightness;
}

QPalette systemPalette() {
    static const QPalette first = QApplication::palette();
    return first;
}

void apply(QApplication& application, Brightness theme) {
    g_brightness = theme;
    if (application.styleSheet().isEmpty()) {
        static_cast<void>(systemPalette());  // keeps it
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    }
    QApplication::setPalette(palette());
    application.setStyleSheet(styleSheet());
    emit news().changed();
}

ThemeNews& news() {
    static ThemeNews only;
    return only;
}

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
