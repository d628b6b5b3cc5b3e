// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointF>
#include <QSizeF>
#include <QTimer>
#include <optional>

#include "model/view/gizmo/gizmo_drag.h"
#include "ui/session/point_finder.h"

namespace sinew {

class Session;

/// What the mouse does in the picture, apart from moving the camera: it shows what lies under it,
/// selects with a click, frames with a double click, and holds the gizmo. Positions are logical
/// pixels of the viewport, y down.
///
/// A click on a surface selects its node; with Alt, or where that node is selected already, the
/// joint that pulls most there; where the skeleton is shown a joint under the pointer comes first,
/// through the surface. A click on nothing clears the selection. Among copies (Appearance::copies)
/// nothing is found: each stands elsewhere and at its own time.
class Pointer final : public QObject {
    Q_OBJECT

public:
    explicit Pointer(Session& session, QObject* parent = nullptr);

    void setViewport(QSizeF size, double pixelsPerPoint);

    void hover(QPointF at);
    void leave();
    void click(QPointF at, Qt::KeyboardModifiers modifiers);
    void doubleClick(QPointF at);

    /// True: the gizmo is there and takes the drag.
    [[nodiscard]] bool beginDrag(QPointF at);
    void drag(QPointF at, Qt::KeyboardModifiers modifiers);
    void endDrag(bool cancelled);

    [[nodiscard]] bool dragging() const noexcept { return m_drag.has_value(); }

signals:
    void answered();  // a question is settled, and the session knows

private:
    struct Drag {
        GizmoTool tool;
        GizmoDrag drag;
        DraggedNode node;
    };

    [[nodiscard]] GizmoView gizmoView();
    [[nodiscard]] glm::dvec2 pixelAt(QPointF at) const;
    void ask(QPointF at, int click);
    void askAgain();
    void take(const PointFinder::Question& question, const PointedAt& pointed);
    void select(const PointedAt& pointed, bool jointWanted);
    void forget();

    Session& m_session;
    PointFinder m_finder;
    QTimer m_again;  // the picture moved under a pointer at rest
    QSizeF m_size{1.0, 1.0};
    double m_pixelsPerPoint = 1.0;
    std::optional<QPointF> m_at;  // where the pointer hovers; none: elsewhere
    std::optional<Drag> m_drag;
};

}  // namespace sinew
