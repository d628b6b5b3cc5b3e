// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "model/evaluate/pose_evaluator.h"
#include "viewport/gpu/device_view.h"
#include "viewport/scene/frame/shader_layout.h"
#include "viewport/scene/light/key_light.h"

namespace sinew {

/// So many lights of a scene shine at most: each costs every pixel of a lit surface.
inline constexpr std::size_t kMostSceneLights = 1024;

/// Whether a node of the asset carries a light.
[[nodiscard]] bool hasPunctualLights(const Asset& asset) noexcept;

/// Room for the key light and all lights of an asset (null: none).
[[nodiscard]] VkDeviceSize lightTableBytes(const Asset* asset) noexcept;

/// The lights of an asset's nodes (KHR_lights_punctual), posed. One lux, or one candela at one
/// metre, lights as much as an environment of 1 / pi all around would from its half: a white matte
/// surface that faces it sends back 1 / pi.
class SceneLights {
public:
    /// The asset outlives this.
    explicit SceneLights(const Asset& asset);

    /// The bytes of a LightTable and its lights: the key light, if there is one, then those of the
    /// shown nodes of a scene (none: all) if `punctual`. Valid until the next call; allocates
    /// nothing.
    [[nodiscard]] std::span<const std::byte> gather(const PoseEvaluator& evaluator,
                                                    SceneIndex scene, bool punctual,
                                                    const KeyLight* key);

    /// What is not shown, in words.
    [[nodiscard]] std::vector<std::string> notices() const;

private:
    void select(SceneIndex scene);

    const Asset& m_asset;
    SceneIndex m_scene;
    std::vector<NodeIndex> m_nodes;  // of the scene, with lights
    std::vector<std::byte> m_bytes;
};

/// The same without an asset.
[[nodiscard]] layout::LightTable keyLightTable(const KeyLight* key) noexcept;

}  // namespace sinew
