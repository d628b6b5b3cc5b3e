// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <functional>
#include <optional>

#include "model/core/index.h"
#include "model/evaluate/outline.h"
#include "model/view/camera.h"
#include "model/view/camera_move.h"
#include "model/view/camera_state.h"

namespace sinew {

enum class StandardView { Front, Back, Left, Right, Top, Bottom };

/// Frames an outline as a rig does, in the direction of the camera. `part`: what of it is framed;
/// none: all.
[[nodiscard]] OrbitCamera framedBy(OrbitCamera camera, const Outline& whole,
                                   const std::optional<Outline>& part, float aspect);

/// The camera of the picture: an orbit camera with eased moves and flight, or a camera of the file.
/// Frames given outlines and boxes; independent of the document. Setters emit only if something
/// changes.
class CameraRig final : public QObject {
    Q_OBJECT

public:
    using WallClock = std::function<double()>;  // seconds, never running backwards

    /// The cameras of a file. Both functions may be empty: no cameras.
    struct FileCameras {
        std::function<bool(NodeIndex)> has;
        std::function<CameraView(NodeIndex, float aspect)> view;  // current view of a camera node
    };

    explicit CameraRig(WallClock wall, QObject* parent = nullptr);

    void setFileCameras(FileCameras cameras);
    /// Leaves the camera of the file and frames the whole outline immediately, in the default view.
    /// Emits nothing.
    void startOver(const Outline& outline);
    /// Continues a view of the file, or of another version of it: immediately; a view that nobody
    /// had moved is framed for the present outline. `lastNode`: see `lastCameraNode`. Camera nodes
    /// that the file lacks are dropped. Emits nothing.
    void resume(const CameraState& state, NodeIndex lastNode);
    /// The yaw of the front of what is shown (see `frontYaw`): of the default view, and of the
    /// standard views. Moves nothing and emits nothing.
    void setFront(float yawRadians) noexcept { m_front = yawRadians; }
    /// From the front and right and slightly above, in perspective; nothing is framed.
    [[nodiscard]] OrbitCamera defaultCamera() const;
    /// Frames the outline from there, eased.
    void showDefaultView(const Outline& outline);

    // During an eased move `shownCamera` approaches `camera`.
    [[nodiscard]] OrbitCamera camera() const noexcept { return inWorld(m_camera); }
    [[nodiscard]] OrbitCamera shownCamera() const noexcept { return inWorld(m_shownCamera); }
    /// The start of a drag: the shown camera, or an orbit camera at the file's camera.
    [[nodiscard]] OrbitCamera freeCamera() const;
    /// What a jump keeps the direction and field of view of: where the camera is or moves to.
    [[nodiscard]] OrbitCamera cameraForJump() const {
        return m_cameraNode ? freeCamera() : camera();
    }
    [[nodiscard]] NodeIndex cameraNode() const noexcept { return m_cameraNode; }
    [[nodiscard]] NodeIndex lastCameraNode() const noexcept { return m_lastCameraNode; }
    [[nodiscard]] CameraView cameraView(float aspect) const;
    [[nodiscard]] float aspect() const noexcept { return m_aspect; }
    void setCamera(const OrbitCamera& camera);   // immediately; leaves a camera of the file
    void moveCamera(const OrbitCamera& camera);  // eased if smooth moves are on
    void setCameraNode(NodeIndex node);  // looks through that camera of the file; none: free
    void setDirection(float yawRadians, float pitchRadians);  // angles as in OrbitCamera
    void setStandardView(StandardView view);
    void turnCamera(float yawRadians, float pitchRadians);  // around the target
    void lookFromBehind();                                  // looks from the opposite direction
    void setOrthographic(bool orthographic);
    void setFieldOfView(float fovYRadians);  // the surroundings of the target keep their size
    void setAspect(float aspect);  // aspect of the viewport; an untouched view stays framed

    /// The camera moves along with something that has moved this far since the start of its clip;
    /// none: it stays. What is framed is at the start. Does not change the picture when it begins
    /// or ends, unless the view is untouched. Cameras of the file follow nothing. Emits nothing.
    void setFollowed(const std::optional<glm::vec3>& shift);

    // For undo: the end of all moves. Restoring is an eased move; a view that nobody had moved is
    // framed for the present outline and viewport.
    [[nodiscard]] CameraState state() const;
    void restore(const CameraState& wanted);

    // Framing.
    [[nodiscard]] const Box& framedBounds() const noexcept { return m_outline.box; }
    /// The user has not moved the camera since it was last framed.
    [[nodiscard]] bool untouched() const noexcept { return m_untouched; }
    void setOutline(const Outline& outline);  // sets what framing covers; the camera stays
    /// From the next framing on, it covers only this part of the outline; none: all of it. Bounds
    /// and depth range stay those of the whole outline.
    void setFramedPart(std::optional<Outline> part);
    void place(const Outline& outline);  // frames all of it immediately
    void frame(const Outline& outline);  // frames all of it, eased
    void frameBox(const Box& box);       // eased, with some surroundings if it is small

    /// Flies from the next `advance` until the direction is zero: x to the right, y up, z forward.
    void setFlight(const glm::vec3& direction, bool fast);
    [[nodiscard]] float flightSpeed() const noexcept { return m_motion.speedRadii(); }
    void setFlightSpeed(float radiiPerSecond);  // scene radii; clamped
    void changeFlightSpeed(double notches);     // wheel notches, 20 % each
    [[nodiscard]] bool flying() const noexcept { return m_motion.flying(); }
    [[nodiscard]] bool smoothMoves() const noexcept { return m_smoothMoves; }
    void setSmoothMoves(bool smooth);
    [[nodiscard]] bool moving() const noexcept { return m_motion.moving(); }
    void advance(double wallSeconds);

signals:
    void cameraChanged();
    void cameraSettingsChanged();  // smooth moves, flight speed

private:
    [[nodiscard]] glm::vec3 shift() const noexcept { return m_shift.value_or(glm::vec3(0.0F)); }
    [[nodiscard]] OrbitCamera inWorld(OrbitCamera camera) const noexcept;
    [[nodiscard]] OrbitCamera atStart(OrbitCamera camera) const noexcept;
    void jumpTo(const OrbitCamera& camera);
    void goTo(const OrbitCamera& camera);
    [[nodiscard]] OrbitCamera placed(OrbitCamera camera) const;
    void placeAgain();

    WallClock m_wall;
    FileCameras m_fileCameras;
    std::optional<glm::vec3> m_shift;  // offset of what is followed; the cameras exclude it
    OrbitCamera m_camera;
    OrbitCamera m_shownCamera;
    CameraMotion m_motion;
    bool m_smoothMoves = true;
    NodeIndex m_cameraNode;
    NodeIndex m_lastCameraNode;           // last camera of the file that was used
    Outline m_outline;                    // what framing covers,
    std::optional<Outline> m_framedPart;  // or only this part of it
    float m_aspect = 1.5F;
    float m_front = 0.0F;   // yaw, radians
    bool m_placed = false;  // something was framed
    bool m_untouched = true;
};

}  // namespace sinew
