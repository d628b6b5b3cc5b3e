// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStyleHints>
#include <QWheelEvent>

#include "viewport/scene/overlay/note_overlay.h"
#include "viewport/window/viewport_window.h"

namespace sinew {
namespace {

constexpr double kAnglePerNotch = 120.0;

}  // namespace

void ViewportWindow::keyPressEvent(QKeyEvent* event) {
    if (m_grabbed && event->key() == Qt::Key_Escape) {
        endDrag(true);
        return;
    }
    if (handleFlyKey(*event, true)) {
        return;
    }
    event->ignore();
    emit keyPressed(event);
}

void ViewportWindow::keyReleaseEvent(QKeyEvent* event) {
    if (!handleFlyKey(*event, false)) {
        event->ignore();
    }
}

bool ViewportWindow::wantsKey(const QKeyEvent& event) const {
    return (m_drag == CameraDrag::Look && FlyKeys().take(event.key(), true)) ||
           (m_grabbed && event.key() == Qt::Key_Escape);
}

/// While flying, letters are directions and Shift is speed. Releases are always handled; otherwise
/// a key released after the button would stay down.
bool ViewportWindow::handleFlyKey(const QKeyEvent& event, bool down) {
    const bool flies = m_drag == CameraDrag::Look;
    if (event.isAutoRepeat()) {
        return flies;
    }
    if (event.key() == Qt::Key_Shift) {
        if (flies) {
            sayFlight(down ? Qt::ShiftModifier : Qt::NoModifier);
        }
        return flies;
    }
    if ((flies || !down) && m_flyKeys.take(event.key(), down) && flies) {
        m_flew = true;
        sayFlight(event.modifiers());
        return true;
    }
    return false;
}

void ViewportWindow::sayFlight(Qt::KeyboardModifiers modifiers) {
    emit flying(m_flyKeys.right(), m_flyKeys.up(), m_flyKeys.forward(),
                modifiers.testFlag(Qt::ShiftModifier));
}

bool ViewportWindow::isOnCancel(QPointF at) const {
    const auto scale = static_cast<float>(devicePixelRatio());
    const NoteLayout layout = noteLayout(scale * glm::vec2(width(), height()), scale);
    return m_note && m_note->cancels && !m_note->title.empty() &&
           contains(layout.cancel, scale * glm::vec2(at.x(), at.y()));
}

void ViewportWindow::mousePressEvent(QMouseEvent* event) {
    // Without a window manager nothing else gives this window the keyboard focus.
    requestActivate();
    if (isCovered()) {
        if (event->button() == Qt::LeftButton && isOnCancel(event->position())) {
            emit cancelWanted();
        }
        return;
    }
    if (m_button != Qt::NoButton) {
        return;  // only one drag at a time
    }
    m_button = event->button();
    m_pressed = m_mouse = event->position();
    m_dragging = false;
    m_flew = false;
    m_grabbed =
        m_button == Qt::LeftButton && m_grab.begin && m_grab.begin(m_pressed, event->modifiers());
    m_drag = m_grabbed ? CameraDrag::None : cameraDrag(m_button, event->modifiers());
    if (m_drag == CameraDrag::Look) {
        emit looking(true);
    }
}

void ViewportWindow::mouseMoveEvent(QMouseEvent* event) {
    if (isCovered()) {
        setCursor(isOnCancel(event->position()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
        return;
    }
    if (event->buttons() == Qt::NoButton) {
        endDrag(true);  // the release went elsewhere
        emit hovered(event->position());
        return;
    }
    moveDrag(event->position(), event->modifiers());
}

void ViewportWindow::moveDrag(QPointF at, Qt::KeyboardModifiers modifiers) {
    if (m_grabbed) {
        m_grab.move(at, modifiers);
        return;
    }
    if (m_drag == CameraDrag::None || height() <= 0) {
        return;
    }
    if (!m_dragging) {
        const QPointF moved = at - m_pressed;
        if (moved.manhattanLength() < QGuiApplication::styleHints()->startDragDistance()) {
            return;
        }
        m_dragging = true;
        emit dragBegins(m_drag, m_pressed);
    }
    const QPointF delta = at - m_mouse;
    m_mouse = at;
    emit dragged(m_drag, delta / double(height()));
}

void ViewportWindow::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != m_button) {
        return;
    }
    const bool click = m_button == Qt::LeftButton && !m_grabbed && !m_dragging;
    const bool menu = m_drag == CameraDrag::Look && !m_dragging && !m_flew;
    endDrag(false);
    if (click) {
        emit clicked(event->position(), event->modifiers());
    } else if (menu) {
        emit menuWanted(event->position());
    }
}

void ViewportWindow::endDrag(bool cancelled) {
    if (m_grabbed) {
        m_grabbed = false;
        m_grab.end(cancelled);
    }
    if (m_drag == CameraDrag::Look) {
        m_flyKeys.clear();
        emit flying(0.0F, 0.0F, 0.0F, false);
        emit looking(false);
    }
    if (m_dragging) {
        emit dragEnds();
    }
    m_button = Qt::NoButton;
    m_drag = CameraDrag::None;
    m_dragging = false;
}

/// For a double click a window receives the second press and then this event.
void ViewportWindow::mouseDoubleClickEvent(QMouseEvent* event) {
    if (isCovered()) {
        return;
    }
    const bool pressed = m_button == Qt::LeftButton && !m_grabbed && !m_dragging;
    if (event->button() == Qt::LeftButton && (pressed || m_button == Qt::NoButton)) {
        endDrag(false);
        emit doubleClicked(event->position());
    } else {
        mousePressEvent(event);
    }
}

void ViewportWindow::focusOutEvent(QFocusEvent* event) {
    endDrag(true);
    QVulkanWindow::focusOutEvent(event);
}

void ViewportWindow::wheelEvent(QWheelEvent* event) {
    if (event->angleDelta().y() != 0 && !isCovered()) {
        m_flew = true;  // The wheel sets the speed while the right button is held.
        emit turned(event->angleDelta().y() / kAnglePerNotch, event->position());
    }
}

}  // namespace sinew
