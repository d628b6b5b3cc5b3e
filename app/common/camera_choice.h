// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "model/evaluate/pose_evaluator.h"
#include "model/picture/picture_framing.h"
#include "model/view/camera.h"
#include "model/view/camera_state.h"

namespace sinew {

/// The options `--camera`, `--fov` and `--ortho`.
struct CameraChoice {
    enum class Kind { Fitted, Orbit, Gltf, Absolute, Saved };
    Kind kind = Kind::Fitted;
    std::string text = "fit";  // text as typed
    float yawRadians = 0.0F;   // Fitted: relative to the front of the model
    float pitchRadians = 0.0F;
    float distanceRadii = 0.0F;   // only for Orbit
    std::string gltfCamera = {};  // only for Gltf: index or name
    OrbitCamera absolute = {};    // only for Absolute; its scene radius is not set
    CameraState saved = {};       // only for Saved: of a state; untouched: fitted in its direction
    std::optional<float> fovYRadians = {};
    bool orthographic = false;
};

/// Throws Failure (exit 2; 3 if a file cannot be read or has no camera).
[[nodiscard]] CameraChoice parseCamera(const std::string& text);

/// A camera choice resolved for one asset.
class ChosenCamera {
public:
    /// Throws Failure (exit 2) if the file's camera does not exist or no node of the scene has it.
    ChosenCamera(CameraChoice choice, const Asset& asset, SceneIndex scene);

    /// A fitted camera frames the framing; a camera of the file is placed by the evaluator's pose.
    [[nodiscard]] CameraView view(const PoseEvaluator& evaluator, const PictureFraming& framing,
                                  float aspect) const;
    /// The same without a camera of the file.
    [[nodiscard]] OrbitCamera orbit(const Asset& asset, const PictureFraming& framing,
                                    float aspect) const;
    /// What a camera rig has to show for the same.
    [[nodiscard]] CameraState state(const Asset& asset, const PictureFraming& framing,
                                    float aspect) const;

    [[nodiscard]] NodeIndex node() const noexcept { return m_node; }  // none: no camera of the file

private:
    CameraChoice m_choice;
    NodeIndex m_node;
};

}  // namespace sinew
