// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/gpu/device_view.h"
#include "viewport/gpu/pipelines.h"
#include "viewport/gpu/unique.h"
#include "viewport/scene/draw/surface_state.h"

namespace sinew {

/// The vertex shaders of surfaces: one per vertex source and kind of fragment shader, with only the
/// outputs and attributes that are needed.
class SurfaceVertexShaders {
public:
    explicit SurfaceVertexShaders(const DeviceView& device);

    /// Sets shader, bindings and attributes.
    void describe(const SurfaceState& state, GraphicsPipeline& pipeline) const noexcept;

private:
    struct OfSource {
        Unique<VkShaderModule> lit;
        Unique<VkShaderModule> data;
        Unique<VkShaderModule> corners;
        Unique<VkShaderModule> dots;
        Unique<VkShaderModule> shadow;
        Unique<VkShaderModule> ghost;
    };
    OfSource m_stored;
    OfSource m_deformed;
};

}  // namespace sinew
