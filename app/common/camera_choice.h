// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/evaluate/outline.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/view/camera.h"

namespace sinew {

/// What `--camera`, `--fov` and `--ortho` ask for.
struct CameraChoice {
    enum class Kind { Fitted, Orbit, Gltf };
    Kind kind = Kind::Fitted;
    std::string text = "fit";  // as typed
    float yawRadians = 0.0F;
    float pitchRadians = 0.0F;
    float distanceRadii = 0.0F;   // Orbit alone
    std::string gltfCamera = {};  // Gltf alone: index or name
    std::optional<float> fovYRadians = {};
    bool orthographic = false;
};

/// Throws Failure (exit 2).
[[nodiscard]] CameraChoice parseCamera(const std::string& camera, const std::string& fov,
                                       bool orthographic);

/// A camera choice in front of one asset.
class ChosenCamera {
public:
    /// Throws Failure (exit 2) when the file's camera is not there or no node of the scene has it.
    ChosenCamera(CameraChoice choice, const Asset& asset, SceneIndex scene);

    /// `outline` is what a fitted camera shows; the evaluator's pose places a camera of the file.
    [[nodiscard]] CameraView view(const PoseEvaluator& evaluator, const Outline& outline,
                                  float aspect) const;

    /// What is wrong with the camera of the file that it looks through, in words.
    [[nodiscard]] std::vector<std::string> notices(const PoseEvaluator& evaluator) const;

private:
    CameraChoice m_choice;
    NodeIndex m_node;  // of a camera of the file
};

}  // namespace sinew
