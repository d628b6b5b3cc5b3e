// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/window/viewport_window.h"

#include <QDropEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include "viewport/window/viewport_host.h"

namespace sinew {
namespace {

constexpr double kAnglePerNotch = 120.0;

}  // namespace

ViewportWindow::ViewportWindow(FrameSource source) : m_source(std::move(source)) {
    setFlags(QVulkanWindow::PersistentResources);  // the file stays uploaded while hidden
}

ViewportWindow::~ViewportWindow() = default;

QVulkanWindowRenderer* ViewportWindow::createRenderer() {
    m_host = new ViewportHost(*this);
    return m_host;
}

void ViewportWindow::setAsset(std::shared_ptr<const Asset> asset) {
    m_asset = std::move(asset);
    if (m_host != nullptr) {
        m_host->takeAsset();
    }
    requestUpdate();
}

bool ViewportWindow::event(QEvent* event) {
    switch (event->type()) {
        case QEvent::DragEnter:
        case QEvent::DragMove:
            event->ignore();
            emit dragOffered(static_cast<QDragMoveEvent*>(event));
            return true;
        case QEvent::Drop:
            event->ignore();
            emit dropped(static_cast<QDropEvent*>(event));
            return true;
        default:
            return QVulkanWindow::event(event);
    }
}

void ViewportWindow::keyPressEvent(QKeyEvent* event) {
    event->ignore();
    emit keyPressed(event);
}

void ViewportWindow::mousePressEvent(QMouseEvent* event) {
    requestActivate();  // without a window manager nobody else moves the keys here
    m_mouse = event->position();
}

void ViewportWindow::mouseMoveEvent(QMouseEvent* event) {
    const QPointF delta = event->position() - m_mouse;
    m_mouse = event->position();
    const CameraDrag drag = cameraDrag(event->buttons(), event->modifiers());
    if (drag != CameraDrag::None && height() > 0) {
        emit dragged(drag, delta / double(height()));
    }
}

void ViewportWindow::wheelEvent(QWheelEvent* event) {
    emit turned(event->angleDelta().y() / kAnglePerNotch);
}

void ViewportWindow::resizeEvent(QResizeEvent* event) {
    QVulkanWindow::resizeEvent(event);
    emit resized(event->size() * devicePixelRatio());
}

}  // namespace sinew
