// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "viewport/gpu/device_view.h"
#include "viewport/gpu/unique.h"
#include "viewport/scene/set_layouts.h"

namespace sinew {

enum class Shading { Lit, Data, Edges };
enum class Cull { None, Back, Front };

/// What chooses the pipeline of a mesh's draw.
struct SurfaceState {
    Shading shading = Shading::Lit;
    std::uint32_t elementSize = 3;  // points, lines, triangles
    bool mirrored = false;          // the node's determinant is negative: clockwise is front
    Cull cull = Cull::None;
    bool blended = false;
};

/// Every pipeline that draws into the scene target, made up front for one sample count.
class ScenePipelines {
public:
    ScenePipelines(const DeviceView& device, VkPipelineCache cache, const SetLayouts& layouts,
                   VkRenderPass renderPass, std::uint32_t samples);

    [[nodiscard]] VkPipeline surface(const SurfaceState& state) const noexcept;
    [[nodiscard]] VkPipeline grid() const noexcept { return m_grid.get(); }
    [[nodiscard]] VkPipeline ribbon() const noexcept { return m_ribbon.get(); }
    [[nodiscard]] VkPipeline ribbonOnTop() const noexcept { return m_ribbonOnTop.get(); }
    // Ribbons between points of a vertex buffer, one instance each.
    [[nodiscard]] VkPipeline path() const noexcept { return m_path.get(); }
    [[nodiscard]] VkPipeline pathOnTop() const noexcept { return m_pathOnTop.get(); }

private:
    static constexpr std::size_t kShadings = 3, kElements = 3, kFronts = 2, kCulls = 3, kBlends = 2;

    std::array<Unique<VkPipeline>, kShadings * kElements * kFronts * kCulls * kBlends> m_surface;
    Unique<VkPipeline> m_grid;
    Unique<VkPipeline> m_ribbon;
    Unique<VkPipeline> m_ribbonOnTop;
    Unique<VkPipeline> m_path;
    Unique<VkPipeline> m_pathOnTop;
};

}  // namespace sinew
