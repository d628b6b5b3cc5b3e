// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/mesh/vertex_arrays.h"

#include <vector>

namespace sinew::load {

Result<SharedArray<glm::vec4>> VertexArrays::colors(std::uint32_t accessor, float alpha) {
    if (m_accessors[accessor].element != ElementType::Vec3) {
        return vectors<glm::vec4>(accessor);
    }
    using Array = SharedArray<glm::vec4>;
    const Kind kind = alpha > 0.0F ? Kind::Opaque : Kind::Clear;
    return once<Array>(kind, accessor, sizeof(glm::vec3), [&]() -> Result<Array> {
        const auto colors = m_accessors.sharedVectors<glm::vec3>(accessor);
        if (!colors) {
            return colors.error();
        }
        std::vector<glm::vec4> out;
        out.reserve(colors->size());
        for (const glm::vec3& color : *colors) {
            out.emplace_back(color, alpha);
        }
        return Array(std::move(out));
    });
}

Result<JointArray> VertexArrays::joints(std::uint32_t accessor) {
    return once<JointArray>(Kind::Joints, accessor, 4 * sizeof(std::uint32_t),
                            [&] { return m_accessors.joints(accessor); });
}

Result<WeightArray> VertexArrays::weights(std::uint32_t accessor) {
    return once<WeightArray>(Kind::Weights, accessor, sizeof(glm::vec4),
                             [&] { return m_accessors.weights(accessor); });
}

Result<CheckedIndices> VertexArrays::indices(std::uint32_t accessor) {
    return once<CheckedIndices>(
        Kind::Indices, accessor, sizeof(std::uint32_t), [&]() -> Result<CheckedIndices> {
            CheckedIndices out;
            Result<IndexArray> indices = m_accessors.indices(accessor, out.largest);
            if (!indices) {
                return indices.error();
            }
            out.indices = std::move(*indices);
            return out;
        });
}

Result<CustomAttribute> VertexArrays::custom(std::uint32_t accessor) {
    const Accessor& source = m_accessors[accessor];
    const std::uint32_t width = componentCount(source.element);
    return once<CustomAttribute>(
        Kind::Custom, accessor, width * sizeof(float), [&]() -> Result<CustomAttribute> {
            CustomAttribute out{.name = {}, .components = width, .values = {}};
            if (source.component == ComponentType::UnsignedInt) {  // a float would round them
                auto integers = m_accessors.integers(accessor);
                if (!integers) {
                    return integers.error();
                }
                out.values = SharedArray<std::uint32_t>(std::move(*integers));
                return out;
            }
            auto floats = m_accessors.components(accessor);
            if (!floats) {
                return floats.error();
            }
            out.values = std::move(*floats);
            return out;
        });
}

}  // namespace sinew::load
