// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointF>
#include <optional>

#include "model/core/math.h"
#include "model/picture/picture_split.h"
#include "ui/session/pointer.h"
#include "viewport/window/camera_gestures.h"

namespace sinew {

class Session;
class ViewportWindow;

/// Which parts of the viewport show which file, in its pixels.
[[nodiscard]] SplitLayout layoutOf(Session& session, const ViewportWindow& viewport);

/// Moves the session's camera by the viewport's drags, wheel and fly keys. Both are borrowed.
class Navigation final : public QObject {
public:
    Navigation(Session& session, ViewportWindow& viewport);

private:
    void begin(CameraDrag drag, QPointF at);
    void drag(CameraDrag drag, QPointF delta);
    void turnWheel(double notches, QPointF at);
    [[nodiscard]] glm::vec3 pivotAt(QPointF at);

    Session& m_session;
    ViewportWindow& m_viewport;
    glm::vec3 m_pivot{0.0F};  // pivot of the current dolly
    bool m_flies = false;     // the right button is pressed
};

/// Connects the viewport's mouse to picking, selecting and posing, and to the line of a wipe. Both
/// are borrowed.
class Pointing final : public QObject {
public:
    Pointing(Session& session, ViewportWindow& viewport);

    [[nodiscard]] Pointer& pointer() noexcept { return m_pointer; }

private:
    void updateSize();
    void hover(QPointF at);
    void leave();
    [[nodiscard]] bool isOnLine(QPointF at) const;
    [[nodiscard]] bool begin(QPointF at);
    void drag(QPointF at, Qt::KeyboardModifiers modifiers);
    void end(bool cancelled);

    Session& m_session;
    ViewportWindow& m_viewport;
    Pointer m_pointer;
    std::optional<float> m_lineFrom;  // where the line was when its drag began
};

}  // namespace sinew
