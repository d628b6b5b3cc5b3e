// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <functional>
#include <optional>

#include "model/core/index.h"
#include "model/evaluate/outline.h"
#include "model/view/camera.h"
#include "ui/session/camera_motion.h"

namespace sinew {

enum class StandardView { Front, Back, Left, Right, Top, Bottom };

/// Where the picture is seen from: an orbit camera with eased moves and flight, or a camera of the
/// file. It frames outlines and boxes that it is given and knows no document. A setter that changes
/// nothing emits nothing.
class CameraRig final : public QObject {
    Q_OBJECT

public:
    using WallClock = std::function<double()>;  // seconds, never running backwards

    /// The cameras of a file. Both functions may be empty: there are none.
    struct FileCameras {
        std::function<bool(NodeIndex)> has;
        std::function<CameraView(NodeIndex, float aspect)> view;  // of a node that has one, now
    };

    explicit CameraRig(WallClock wall, QObject* parent = nullptr);

    void setFileCameras(FileCameras cameras);
    /// Forgets the camera of the file that was looked through, and shows all of the outline at
    /// once. Emits nothing.
    void startOver(const Outline& outline);

    // A move takes a moment, in which `shownCamera` is on its way to `camera`.
    [[nodiscard]] const OrbitCamera& camera() const noexcept { return m_camera; }
    [[nodiscard]] const OrbitCamera& shownCamera() const noexcept { return m_shownCamera; }
    /// Where a drag begins: the shown camera, or one in the place of the file's camera.
    [[nodiscard]] OrbitCamera freeCamera() const;
    [[nodiscard]] NodeIndex cameraNode() const noexcept { return m_cameraNode; }
    [[nodiscard]] NodeIndex lastCameraNode() const noexcept { return m_lastCameraNode; }
    [[nodiscard]] CameraView cameraView(float aspect) const;
    [[nodiscard]] float aspect() const noexcept { return m_aspect; }
    void setCamera(const OrbitCamera& camera);   // at once; leaves a camera of the file
    void moveCamera(const OrbitCamera& camera);  // eased, where moves are smooth
    void setCameraNode(NodeIndex node);  // looks through the file's camera there; none: free
    void setDirection(float yawRadians, float pitchRadians);  // as OrbitCamera counts them
    void setStandardView(StandardView view);
    void turnCamera(float yawRadians, float pitchRadians);  // by that much, around the target
    void lookFromBehind();                                  // the opposite of the present direction
    void setOrthographic(bool orthographic);
    void setFieldOfView(float fovYRadians);  // what is around the target keeps its size
    void setAspect(float aspect);  // of the viewport; a view that nobody moved stays framed

    // Framing.
    [[nodiscard]] const Box& framedBounds() const noexcept { return m_outline.box; }
    /// Nobody has moved the camera since it was last framed.
    [[nodiscard]] bool untouched() const noexcept { return m_untouched; }
    void setOutline(const Outline& outline);  // what framing covers; the camera stays
    void place(const Outline& outline);       // shows all of it, at once
    void frame(const Outline& outline);       // shows all of it, eased
    void frameBox(const Box& box);            // eased, with some surroundings where it is small

    /// Flies from the next `advance` on until the direction is zero: x to the right, y up, z
    /// forward.
    void setFlight(const glm::vec3& direction, bool fast);
    [[nodiscard]] float flightSpeed() const noexcept { return m_motion.speedRadii(); }
    void setFlightSpeed(float radiiPerSecond);  // scene radii; clamped
    void changeFlightSpeed(double notches);     // of the wheel, a fifth each
    [[nodiscard]] bool flying() const noexcept { return m_motion.flying(); }
    [[nodiscard]] bool smoothMoves() const noexcept { return m_smoothMoves; }
    void setSmoothMoves(bool smooth);
    [[nodiscard]] bool moving() const noexcept { return m_motion.moving(); }
    void advance(double wallSeconds);

signals:
    void cameraChanged();
    void cameraSettingsChanged();  // smooth moves, speed of flight

private:
    void jumpTo(const OrbitCamera& camera);
    void goTo(const OrbitCamera& camera);
    [[nodiscard]] OrbitCamera placed() const;
    void placeAgain();

    WallClock m_wall;
    FileCameras m_fileCameras;
    OrbitCamera m_camera;
    OrbitCamera m_shownCamera;
    CameraMotion m_motion;
    bool m_smoothMoves = true;
    NodeIndex m_cameraNode;
    NodeIndex m_lastCameraNode;  // that was looked through
    Outline m_outline;           // what the framing covers
    float m_aspect = 1.5F;
    bool m_placed = false;  // there was something to frame
    bool m_untouched = true;
};

}  // namespace sinew
