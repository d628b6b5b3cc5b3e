// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "model/evaluate/dual_quaternion.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/view/pick/surface_hit.h"

namespace sinew {

class SurfaceSearch;

/// Finds what a picture shows at a pixel: triangles exactly as they are rasterised, lines and
/// points within reach. Does not hit what the renderer omits: nodes that the file or the user hides
/// or that are in another scene, culled back faces, anything outside the near and far planes, and
/// in material views surfaces that alpha removes (MASK) or makes invisible (BLEND). Deformed
/// positions are cached while the pose stays the same; rigid surfaces are never deformed.
class SurfacePicker {
public:
    /// The evaluator must outlive the picker.
    explicit SurfacePicker(const PoseEvaluator& evaluator);
    ~SurfacePicker();
    SurfacePicker(const SurfacePicker&) = delete;
    SurfacePicker& operator=(const SurfacePicker&) = delete;

    /// None after a stop; the picker must not be used again.
    [[nodiscard]] std::optional<SurfaceHit> pick(const PickQuery& query,
                                                 const std::stop_token& stop = {});

private:
    struct Form;
    struct Surface;

    void collect(SceneIndex scene, const std::stop_token& stop);
    [[nodiscard]] Form& formOf(MeshIndex mesh, std::size_t primitive, const std::stop_token& stop);
    void follow(Surface& surface, const ViewOptions& view, const std::stop_token& stop);
    void lookAt(const Surface& surface, const ViewOptions& view, SurfaceSearch& search) const;

    const PoseEvaluator& m_evaluator;
    std::vector<std::vector<std::unique_ptr<Form>>> m_forms;  // [mesh][primitive]; null: not
                                                              // created yet
    std::vector<std::unique_ptr<Surface>> m_surfaces;         // surfaces of the scene
    std::optional<SceneIndex> m_scene;                        // none: not collected yet
    std::vector<StretchedJoint> m_stretched;                  // joints of the skin being updated
};

}  // namespace sinew
