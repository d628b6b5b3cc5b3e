// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/navigation.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "model/view/camera_move.h"
#include "ui/session/session.h"
#include "ui/session/split_view.h"
#include "viewport/window/viewport_window.h"

namespace sinew {

namespace {

constexpr float kTurn = std::numbers::pi_v<float>;  // radians per window height
constexpr float kNotch = 0.875F;                    // distance factor per notch
constexpr float kDragNotches = 12.0F;               // notches per window height
constexpr float kSamePlacePixels = 4.0F;

}  // namespace

SplitLayout layoutOf(Session& session, const ViewportWindow& viewport) {
    const double scale = viewport.devicePixelRatio();
    const auto pixels = [scale](int points) {
        return static_cast<std::uint32_t>(std::max(1.0, std::round(points * scale)));
    };
    return splitLayout(session.split().split(), pixels(viewport.width()), pixels(viewport.height()),
                       static_cast<float>(scale));
}

Navigation::Navigation(Session& session, ViewportWindow& viewport)
    : m_session(session), m_viewport(viewport) {
    connect(&viewport, &ViewportWindow::dragBegins, this, &Navigation::begin);
    connect(&viewport, &ViewportWindow::dragged, this, &Navigation::drag);
    connect(&viewport, &ViewportWindow::turned, this, &Navigation::turnWheel);
    connect(&viewport, &ViewportWindow::looking, this, [this](bool on) { m_flies = on; });
    connect(&viewport, &ViewportWindow::flying, this,
            [this](float right, float up, float forward, bool fast) {
                m_session.rig().setFlight({right, up, forward}, fast);
            });
}

void Navigation::begin(CameraDrag drag, QPointF at) {
    if (drag == CameraDrag::Dolly) {
        m_pivot = pivotAt(at);
    }
}

void Navigation::drag(CameraDrag drag, QPointF delta) {
    const glm::vec2 moved(static_cast<float>(delta.x()), static_cast<float>(delta.y()));
    if (drag == CameraDrag::TurnLight) {
        m_session.appearance().turnLight(kTurn * moved.x);
        return;
    }
    OrbitCamera camera = m_session.rig().freeCamera();
    switch (drag) {
        case CameraDrag::Orbit:
            camera.orbit(-kTurn * moved.x, kTurn * moved.y);
            break;
        case CameraDrag::Pan:
            camera.pan(moved, 1.0F);
            break;
        case CameraDrag::Dolly:
            dollyTo(camera, m_pivot, std::pow(kNotch, -kDragNotches * moved.y));
            break;
        case CameraDrag::Look:
            look(camera, -kTurn * moved.x, kTurn * moved.y);
            break;
        case CameraDrag::TurnLight:
        case CameraDrag::None:
            return;
    }
    m_session.rig().setCamera(camera);
}

void Navigation::turnWheel(double notches, QPointF at) {
    if (m_flies) {
        m_session.rig().changeFlightSpeed(notches);
        return;
    }
    OrbitCamera camera = m_session.rig().freeCamera();
    dollyTo(camera, pivotAt(at), std::pow(kNotch, static_cast<float>(notches)));
    m_session.rig().setCamera(camera);
}

/// The fixed point of a dolly: on the surface under the pointer, otherwise on the plane through the
/// target.
glm::vec3 Navigation::pivotAt(QPointF at) {
    const auto scale = static_cast<float>(m_viewport.devicePixelRatio());
    const glm::vec2 pixel = scale * glm::vec2(at.x(), at.y());
    const PixelRect picture = layoutOf(m_session, m_viewport).partAt(pixel.x).picture;
    const auto width = static_cast<float>(picture.width);
    const auto height = static_cast<float>(picture.height);
    const glm::vec2 ndc(2.0F * (pixel.x - static_cast<float>(picture.x)) / width - 1.0F,
                        2.0F * pixel.y / height - 1.0F);
    const OrbitCamera camera = m_session.rig().freeCamera();
    if (const std::optional<SurfaceHit>& hit = m_session.selection().pointedAt().surface) {
        const CameraView view = camera.view(width / height);
        const glm::vec4 clip =
            view.clipFromView * view.viewFromWorld * glm::vec4(hit->position, 1.0F);
        const glm::vec2 off = glm::vec2(clip) / clip.w - ndc;  // the hit may be outdated
        if (clip.w > 0.0F && 0.5F * height * glm::length(off) < scale * kSamePlacePixels) {
            return hit->position;
        }
    }
    return targetPlanePoint(camera, ndc, width / height);
}

Pointing::Pointing(Session& session, ViewportWindow& viewport)
    : m_session(session), m_viewport(viewport), m_pointer(session) {
    const auto sized = [this](auto act) {
        return [this, act](auto... arguments) {
            updateSize();
            return (m_pointer.*act)(arguments...);
        };
    };
    connect(&viewport, &ViewportWindow::hovered, this, &Pointing::hover);
    connect(&viewport, &ViewportWindow::clicked, this, sized(&Pointer::click));
    connect(&viewport, &ViewportWindow::doubleClicked, this, sized(&Pointer::doubleClick));
    connect(&viewport, &ViewportWindow::menuWanted, this, sized(&Pointer::askForMenu));
    connect(&viewport, &ViewportWindow::left, this, &Pointing::leave);
    connect(&viewport, &ViewportWindow::dragBegins, &m_pointer, &Pointer::leave);
    ViewportWindow::PointerGrab grab;
    grab.begin = [this](QPointF at, Qt::KeyboardModifiers) { return begin(at); };
    grab.move = [this](QPointF at, Qt::KeyboardModifiers modifiers) { drag(at, modifiers); };
    grab.end = [this](bool cancelled) { end(cancelled); };
    viewport.setPointerGrab(std::move(grab));
}

bool Pointing::isOnLine(QPointF at) const {
    const double scale = m_viewport.devicePixelRatio();
    return layoutOf(m_session, m_viewport)
        .isOnLine(static_cast<float>(at.x() * scale), static_cast<float>(scale));
}

void Pointing::hover(QPointF at) {
    const bool isHot = isOnLine(at);
    if (isHot != m_session.split().split().lineIsHot) {
        m_session.split().setLineHot(isHot);
        isHot ? m_viewport.setCursor(Qt::SplitHCursor) : m_viewport.unsetCursor();
    }
    if (isHot) {
        m_pointer.leave();
    } else {
        updateSize();
        m_pointer.hover(at);
    }
}

void Pointing::leave() {
    if (m_session.split().split().lineIsHot && !m_lineFrom) {
        m_session.split().setLineHot(false);
        m_viewport.unsetCursor();
    }
    m_pointer.leave();
}

bool Pointing::begin(QPointF at) {
    if (isOnLine(at)) {
        m_lineFrom = m_session.split().split().position;
        return true;
    }
    updateSize();
    return m_pointer.beginDrag(at);
}

void Pointing::drag(QPointF at, Qt::KeyboardModifiers modifiers) {
    if (m_lineFrom) {
        m_session.split().setPosition(static_cast<float>(at.x() / std::max(1, m_viewport.width())));
    } else {
        m_pointer.drag(at, modifiers);
    }
}

void Pointing::end(bool cancelled) {
    if (const std::optional<float> from = std::exchange(m_lineFrom, {})) {
        if (cancelled) {
            m_session.split().setPosition(*from);
        }
    } else {
        m_pointer.endDrag(cancelled);
    }
}

void Pointing::updateSize() {
    m_pointer.setViewport(m_viewport.size(), m_viewport.devicePixelRatio());
}

}  // namespace sinew
