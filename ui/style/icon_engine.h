// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QIconEngine>

#include "ui/style/shade.h"

namespace sinew {

/// Paints the drawing ui/icons/NAME.svg in the colours of the theme in use, so that an icon follows
/// a change of the theme. `color` replaces `currentColor`; on a light theme the drawing's own
/// colours are darkened until they can be seen.
class ThemedIconEngine final : public QIconEngine {
public:
    ThemedIconEngine(QByteArray name, const theme::Shade& color);

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override;
    QList<QSize> availableSizes(QIcon::Mode mode, QIcon::State state) override;
    [[nodiscard]] QIconEngine* clone() const override;

private:
    QByteArray m_name;
    theme::Shade m_color;
};

}  // namespace sinew
