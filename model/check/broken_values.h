// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "model/asset/asset.h"

namespace sinew::check {

/// Which vertices of a primitive have values that are infinite or NaN, in the attributes and morph
/// targets that an accessor provides. Borrows from the asset.
class BrokenValues {
public:
    /// `accessor`: a pointer, "/accessors/3". Finds none if the primitive does not use it.
    BrokenValues(const Asset& asset, MeshIndex mesh, std::size_t primitive,
                 const std::string& accessor);

    [[nodiscard]] bool operator()(std::size_t vertex) const noexcept;

private:
    void addAttribute(const Primitive& primitive, const std::string& name);
    void addTarget(const MorphTarget& target, const std::string& name);

    std::vector<const SharedArray<glm::vec2>*> m_twos;
    std::vector<const SharedArray<glm::vec3>*> m_threes;
    std::vector<const SharedArray<glm::vec4>*> m_fours;
    std::vector<const WeightArray*> m_weights;
};

}  // namespace sinew::check
