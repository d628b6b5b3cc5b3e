// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

#include "model/load/scene/vrm_parts.h"

namespace sinew::load {

/// Reads what expressions change of materials. Requires the asset's materials. Binds of what Sinew
/// does not show are named, those of materials that do not exist dropped, each with a finding.
class VrmMaterials {
public:
    /// Borrows the parts.
    explicit VrmMaterials(VrmParts& parts);

    /// `materialColorBinds` and `textureTransformBinds` (VRM 1.0) at `path`.
    void readBinds(const JsonValue& expression, VrmExpression& out, const Path& path);

    /// `materialValues` (VRM 0.x) at `path`, whose values are those of Unity: sRGB colours, texture
    /// coordinates from the bottom of the image, and materials by their names.
    void readValues(const JsonValue& group, VrmExpression& out, const Path& path);

private:
    void readColor(const JsonValue& bind, VrmExpression& out, const Path& path);
    void readTransform(const JsonValue& bind, VrmExpression& out, const Path& path);
    void readValue(const JsonValue& value, VrmExpression& out, const Path& path);
    void addUnityTransform(MaterialIndex material, std::string_view property,
                           std::span<const float> scaleAndOffset, VrmExpression& out) const;
    /// None if there is no such material, with a finding.
    [[nodiscard]] MaterialIndex namedMaterial(const JsonValue& value, const Path& path);
    /// As many numbers as `out` has; false if there are fewer, with a finding.
    [[nodiscard]] bool numbers(const JsonValue& bind, std::string_view name, std::span<float> out,
                               const Path& path);
    void reportUnshown(const VrmExpression& expression, const Path& path);

    VrmParts& m_parts;
    std::unordered_map<std::string_view, MaterialIndex> m_named;  // the first of each name
};

}  // namespace sinew::load
