// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

namespace sinew::test {

/// One attribute of a mesh to encode; its unique id is its place in the list.
struct DracoSource {
    enum class Kind { Position, Joints, Weights, Color };
    enum class Type { Uint8, Uint16, Float };
    Kind kind = Kind::Position;
    Type type = Type::Float;
    int width = 3;
    bool normalized = false;
    std::vector<double> values;  // width per vertex
};

struct DracoEncoding {
    bool sequential = false;    // else edgebreaker
    int positionBits = 0;       // quantisation; 0: none
    bool deduplicated = false;  // equal vertices are one
    bool pointCloud = false;    // no triangles
    bool metadata = false;
};

/// The mesh as the Draco library writes it. `indices` are three per triangle.
[[nodiscard]] std::vector<std::uint8_t> encodeDraco(const std::vector<DracoSource>& attributes,
                                                    const std::vector<std::uint32_t>& indices,
                                                    const DracoEncoding& encoding = {});

}  // namespace sinew::test
