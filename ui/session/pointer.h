// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointF>
#include <QSizeF>
#include <QTimer>
#include <optional>

#include "model/picture/picture_split.h"
#include "model/view/gizmo/gizmo_drag.h"
#include "ui/session/work/point_finder.h"

namespace sinew {

class Session;

/// Mouse interaction in the picture, except camera moves: hovering, selecting with a click, framing
/// with a double click, dragging the gizmo. Positions are logical pixels of the viewport, y down.
///
/// A click on a surface selects its node; with Alt, or if that node is already selected, the
/// strongest joint there; with Shift, that joint is added to the selected joints or taken from
/// them; with Ctrl, its nearest vertex is pinned, or unpinned. If the skeleton is shown, a joint
/// under the pointer takes precedence, even behind a surface. A click on nothing clears the
/// selection. While the view shows the worst over a clip, a click on a surface also shows the frame
/// of the worst there. Picking is off for copies (Appearance::copies), which differ in position and
/// time. In the picture of a compared file, what is meant is the same object of the first one; what
/// has no partner changes nothing.
class Pointer final : public QObject {
    Q_OBJECT

public:
    explicit Pointer(Session& session, QObject* parent = nullptr);

    void setViewport(QSizeF size, double pixelsPerPoint);

    void hover(QPointF at);
    void leave();
    void click(QPointF at, Qt::KeyboardModifiers modifiers);
    void doubleClick(QPointF at);
    void askForMenu(QPointF at);  // answered by menuWanted

    /// True: the gizmo is at that position and takes the drag.
    [[nodiscard]] bool beginDrag(QPointF at);
    void drag(QPointF at, Qt::KeyboardModifiers modifiers);
    void endDrag(bool cancelled);

    [[nodiscard]] bool dragging() const noexcept { return m_drag.has_value(); }

signals:
    void answered();  // a query was answered and the session is updated
    void menuWanted(const sinew::PointedAt& pointed, QPointF at);  // what is there, if anything

private:
    struct Drag {
        GizmoTool tool;
        GizmoDrag drag;
        DraggedNode node;
        SplitPart part;  // where it began
    };

    [[nodiscard]] SplitPart partAt(QPointF at) const;
    [[nodiscard]] GizmoView viewOf(const SplitPart& part) const;
    [[nodiscard]] glm::dvec2 pixelAt(QPointF at, const SplitPart& part) const;
    void ask(QPointF at, int click);
    void askAgain();
    void take(const PointFinder::Question& question, const PointedAt& pointed);
    void takeAfter(const PointFinder::Question& question, const PointedAt& pointed);
    void select(const PointedAt& pointed, bool jointWanted);
    void toggleJoint(const PointedAt& pointed);
    void forget();

    Session& m_session;
    PointFinder m_finder;
    PointFinder m_afterFinder;  // that of the compared file
    QTimer m_again;             // repeats the query when the picture moves under a resting pointer
    QSizeF m_size{1.0, 1.0};
    double m_pixelsPerPoint = 1.0;
    std::optional<QPointF> m_at;  // hover position; none: outside
    std::optional<Drag> m_drag;
    QPointF m_menuAt;
};

}  // namespace sinew
