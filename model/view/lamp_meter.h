// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/evaluate/pose_evaluator.h"
#include "model/view/view_options.h"

namespace sinew {

/// A point on a surface that takes light, world space.
struct LitSample {
    glm::vec3 position{0.0F};
    glm::vec3 normal{0.0F};  // unit, of the triangle
    float area = 0.0F;       // represented by the sample
    NodeIndex node;
};

/// A lamp of the file (KHR_lights_punctual) in the rest pose, world space, at its brightest: an
/// animated intensity counts with its largest key.
struct MeteredLamp {
    NodeIndex node;
    LightKind kind = LightKind::Directional;
    glm::vec3 position{0.0F};
    glm::vec3 direction{0.0F, 0.0F, -1.0F};  // unit, of the light
    float strength = 0.0F;                   // lux or candela, of the brightest of red, green, blue
    float range = 0.0F;                      // 0: infinite
    float coneScale = 0.0F;                  // spots: of the cosine; otherwise 0
    float coneOffset = 1.0F;
};

/// The light of one lamp on a surface that faces it or turns its back to it, in lux; occluders are
/// ignored. The falloffs of KHR_lights_punctual.
[[nodiscard]] float illuminance(const MeteredLamp& lamp, const LitSample& sample) noexcept;

/// The light meter of a picture: measures the light of a scene's lamps on its surfaces, in the rest
/// pose, so that the result is the same at every time.
class LampMeter {
public:
    /// `nodes` of the lamps, and of the meshes; costs one deformation of the scene if there are any
    /// lamps.
    LampMeter(const std::shared_ptr<const Asset>& asset, SceneIndex scene,
              std::span<const NodeIndex> lamps);

    /// In lux: a tenth of the lit area of what `view` shows receives more. 0 without lamps or
    /// surfaces. Does not allocate.
    [[nodiscard]] float illuminance(const ViewOptions& view);

private:
    std::vector<MeteredLamp> m_lamps;
    std::vector<LitSample> m_samples;
    std::vector<std::pair<float, float>> m_lit;  // lux and area of what the view shows
};

/// Stops between lamps and the studio, in which a white surface receives about pi lux.
[[nodiscard]] float stopsOverStudio(float lux) noexcept;

/// The stops by which lamps of this illuminance are brightened (positive) or dimmed: 0 while they
/// are within three stops of the studio. Brighter ones are brought down to one stop above it;
/// fainter ones are brought up to that only if there is no environment. Exporters write the watts
/// of Blender as candela times 54 or leave them as they are, so the level of a file's lamps says
/// little about its other light: environment and emission stay.
[[nodiscard]] float lampStops(float lux, bool hasEnvironment) noexcept;

/// What `lampStops` did, for the user. Empty: nothing.
[[nodiscard]] std::string lampNotice(float stops);

}  // namespace sinew
