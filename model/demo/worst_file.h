// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <vector>

#include "model/core/math.h"
#include "model/demo/worst_case.h"
#include "model/write/gltf_file.h"

namespace sinew::demo {

// The worst cases, by what is large.
[[nodiscard]] std::span<const WorstCase> worstClips() noexcept;
[[nodiscard]] std::span<const WorstCase> worstLists() noexcept;
[[nodiscard]] std::span<const WorstCase> worstMeshes() noexcept;

using GlbBytes = std::vector<std::uint8_t>;

/// A large file; accessors are over all of a new buffer view.
class WorstFile : public GltfFile {
public:
    template <class T>
    std::size_t addAccessor(const std::vector<T>& values, const GltfAccessor& accessor) {
        return GltfFile::addAccessor(std::span<const T>(values), values.size(), accessor);
    }

    /// The JSON of a primitive of one triangle; without weights, it is not skinned.
    [[nodiscard]] std::string triangle(const glm::u8vec4& joints = glm::u8vec4(0),
                                       const glm::vec4& weights = glm::vec4(0.0F));
    /// Adds a mesh of one primitive.
    void addMesh(const std::string& primitive);
};

/// "a,b,c": the texts of 0 to `count` - 1.
template <class TextOf>
[[nodiscard]] std::string joined(std::size_t count, const TextOf& textOf) {
    std::string all;
    for (std::size_t i = 0; i < count; ++i) {
        all.append(i == 0 ? "" : ",").append(textOf(i));
    }
    return all;
}

/// "[0,1,2]", starting at `first`.
[[nodiscard]] std::string numbered(std::size_t first, std::size_t count);

/// The same text `count` times, separated by commas.
[[nodiscard]] std::string repeated(const std::string& text, std::size_t count);

}  // namespace sinew::demo
