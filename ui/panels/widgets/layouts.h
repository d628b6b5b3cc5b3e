// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QBoxLayout>
#include <initializer_list>

namespace sinew {

/// A widget, a layout or room in a row or column.
struct LayoutItem {
    // NOLINTBEGIN(google-explicit-constructor): lists of widgets are lists of items.
    LayoutItem(QWidget* shown, int share = 0, Qt::Alignment place = {})
        : widget(shown), stretch(share), alignment(place) {}
    LayoutItem(QLayout* nested, int share = 0) : layout(nested), stretch(share) {}
    // NOLINTEND(google-explicit-constructor)

    QWidget* widget = nullptr;
    QLayout* layout = nullptr;
    int stretch = 0;
    int pixels = 0;  // fixed room, if it is neither
    Qt::Alignment alignment = {};
};

[[nodiscard]] inline LayoutItem stretchItem(int share = 0) {
    return {static_cast<QWidget*>(nullptr), share};
}

[[nodiscard]] inline LayoutItem roomItem(int pixels) {
    LayoutItem room(static_cast<QWidget*>(nullptr));
    room.pixels = pixels;
    return room;
}

/// Appends the items.
template <class Layout>
Layout* filled(Layout* layout, std::initializer_list<LayoutItem> items) {
    for (const LayoutItem& item : items) {
        if (item.widget != nullptr) {
            layout->addWidget(item.widget, item.stretch, item.alignment);
        } else if (item.layout != nullptr) {
            layout->addLayout(item.layout, item.stretch);
        } else if (item.pixels > 0) {
            layout->addSpacing(item.pixels);
        } else {
            layout->addStretch(item.stretch);
        }
    }
    return layout;
}

/// The same with margins (left, top, right, bottom) and the room between items, in pixels.
template <class Layout>
Layout* spaced(Layout* layout, const QMargins& margins, int spacing,
               std::initializer_list<LayoutItem> items = {}) {
    layout->setContentsMargins(margins);
    layout->setSpacing(spacing);
    return filled(layout, items);
}

/// Without margins.
template <class Layout>
Layout* spaced(Layout* layout, int spacing, std::initializer_list<LayoutItem> items = {}) {
    return spaced(layout, {}, spacing, items);
}

}  // namespace sinew
