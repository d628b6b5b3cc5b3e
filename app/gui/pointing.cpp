// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/pointing.h"

#include "ui/session/session.h"
#include "viewport/window/viewport_window.h"

namespace sinew {

Pointing::Pointing(Session& session, ViewportWindow& viewport)
    : m_viewport(viewport), m_pointer(session) {
    const auto sized = [this](auto act) {
        return [this, act](auto... arguments) {
            updateSize();
            return (m_pointer.*act)(arguments...);
        };
    };
    connect(&viewport, &ViewportWindow::hovered, this, sized(&Pointer::hover));
    connect(&viewport, &ViewportWindow::clicked, this, sized(&Pointer::click));
    connect(&viewport, &ViewportWindow::doubleClicked, this, sized(&Pointer::doubleClick));
    connect(&viewport, &ViewportWindow::menuWanted, this, sized(&Pointer::askForMenu));
    connect(&viewport, &ViewportWindow::left, &m_pointer, &Pointer::leave);
    connect(&viewport, &ViewportWindow::dragBegins, &m_pointer, &Pointer::leave);
    ViewportWindow::PointerGrab grab;
    grab.begin = [begin = sized(&Pointer::beginDrag)](QPointF at, Qt::KeyboardModifiers) {
        return begin(at);
    };
    grab.move = [this](QPointF at, Qt::KeyboardModifiers modifiers) {
        m_pointer.drag(at, modifiers);
    };
    grab.end = [this](bool cancelled) { m_pointer.endDrag(cancelled); };
    viewport.setPointerGrab(std::move(grab));
}

void Pointing::updateSize() {
    m_pointer.setViewport(m_viewport.size(), m_viewport.devicePixelRatio());
}

}  // namespace sinew
