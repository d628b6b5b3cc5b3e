// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QEvent>
#include <QTest>

#include "tests/window/patience.h"
#include "viewport/window/viewport_window.h"

namespace sinew::test {

/// Counts the frames of a window, which must outlive this.
class FrameCount final : public QObject {
public:
    explicit FrameCount(ViewportWindow& window) { window.installEventFilter(this); }

    [[nodiscard]] int count() const noexcept { return m_count; }
    bool eventFilter(QObject* /*window*/, QEvent* event) override {
        m_count += event->type() == QEvent::UpdateRequest ? 1 : 0;
        return false;
    }

private:
    int m_count = 0;
};

/// Has that many frames drawn, one after another.
inline bool drawsFrames(ViewportWindow& window, int count) {
    const FrameCount frames(window);
    for (int drawn = 0; drawn < count; ++drawn) {
        const int before = frames.count();
        window.showChange();
        if (!QTest::qWaitFor([&] { return frames.count() > before; }, kPatience)) {
            return false;
        }
    }
    return true;
}

}  // namespace sinew::test
