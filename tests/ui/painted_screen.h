// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QString>
#include <functional>
#include <vector>

#include "tests/support/random.h"

class QWidget;

namespace sinew::test {

/// Something that a user does, or that happens, to a widget under test.
struct ScreenChange {
    const char* name;
    std::function<void(Random&)> make;
};

/// A visible widget as it is on the screen, where it was painted in the parts that it asked for,
/// beside the same widget painted whole. On Qt's offscreen platform.
class PaintedScreen {
public:
    /// Borrowed. `settled`: whether all that the widget waits for has arrived; none: at once.
    explicit PaintedScreen(QWidget& widget, std::function<bool()> settled = {});

    /// Makes `count` of the changes, drawn at random, and compares after a few of them, pixel by
    /// pixel of the device. Empty: always alike; otherwise which pixel differs after which changes.
    [[nodiscard]] QString difference(const std::vector<ScreenChange>& changes, int count,
                                     std::uint32_t seed);

private:
    void settle();
    [[nodiscard]] QImage shown() const;
    [[nodiscard]] QImage whole();

    QWidget& m_widget;
    std::function<bool()> m_settled;
};

}  // namespace sinew::test
