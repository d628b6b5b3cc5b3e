// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "model/core/math.h"
#include "model/evaluate/bounds.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/view/lamp_meter.h"
#include "model/view/view_options.h"
#include "viewport/gpu/device_view.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

/// A large, distant directional lamp in the upper left of the world.
struct KeyLight {
    layout::LightConstants light;
    glm::mat4 clipFromWorld{1.0F};  // view from the lamp; depth 0 is nearest to the lamp
    layout::LightTable table;       // lacks the count of lights
};

/// Side of the shadow map.
inline constexpr std::uint32_t kShadowSide = 2048;

/// Its shadow covers `bounds` (world space); if they are empty or not finite, there is no shadow.
/// `groundHeight`: of the plane that receives it besides the model, see model/view/ground.h.
[[nodiscard]] KeyLight keyLight(const Box& bounds, float groundHeight) noexcept;

/// Maximum number of lights in a scene: each costs time for every pixel of a lit surface.
inline constexpr std::size_t kMostSceneLights = 1024;

/// Whether any node of the asset has a light.
[[nodiscard]] bool hasPunctualLights(const Asset& asset) noexcept;

/// Bytes for the key light and all lights of an asset (null: none).
[[nodiscard]] VkDeviceSize lightTableBytes(const Asset* asset) noexcept;

/// The lights of an asset's nodes (KHR_lights_punctual), posed. One lux, or one candela at one
/// metre, is as bright as a uniform environment of 1 / pi: a white diffuse surface that faces the
/// light reflects 1 / pi.
class SceneLights {
public:
    /// With lamps it deforms the asset once, to measure their light.
    explicit SceneLights(std::shared_ptr<const Asset> asset);

    /// The bytes of a LightTable and its lights: the key light, if any, then, if the view has them
    /// on, those of the shown nodes of its scene (none: all). Valid until the next call; does not
    /// allocate.
    [[nodiscard]] std::span<const std::byte> gather(const PoseEvaluator& evaluator,
                                                    const ViewOptions& view, const KeyLight* key);

    /// The stops that balance the view's lamps (model/view/lamp_meter.h), 0 if that is off. Does
    /// not depend on the pose.
    [[nodiscard]] float stops(const ViewOptions& view);

    /// Messages about omitted lights.
    [[nodiscard]] std::vector<std::string> notices() const;

private:
    void select(SceneIndex scene);

    std::shared_ptr<const Asset> m_asset;
    SceneIndex m_scene;
    std::vector<NodeIndex> m_nodes;  // nodes of the scene that have lights
    std::vector<std::byte> m_bytes;
    std::unique_ptr<LampMeter> m_meter;         // meter of the scene; null: it has no lamps
    std::optional<float> m_lux;                 // result of m_meter for m_shown; none: not measured
    std::shared_ptr<const ShownNodes> m_shown;  // what was shown then
};

/// The same without an asset.
[[nodiscard]] layout::LightTable keyLightTable(const KeyLight* key) noexcept;

}  // namespace sinew
