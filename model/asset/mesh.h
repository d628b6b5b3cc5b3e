// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "model/asset/stored_array.h"
#include "model/core/index.h"
#include "model/core/math.h"
#include "model/core/shared_array.h"

namespace sinew {

enum class Topology { Points, Lines, LineLoop, LineStrip, Triangles, TriangleStrip, TriangleFan };

/// One JOINTS_n / WEIGHTS_n pair; both arrays have one element per vertex. Joints are positions
/// in the joint list of whichever skin the drawing node names; weights are as stored, never
/// normalised.
struct InfluenceSet {
    JointArray joints;
    WeightArray weights;
};

/// Displacements per vertex, each empty or of the primitive's vertex count.
struct MorphTarget {
    SharedArray<glm::vec3> positions;
    SharedArray<glm::vec3> normals;
    SharedArray<glm::vec3> tangents;
    std::vector<SharedArray<glm::vec2>> texcoords;  // [set]
    std::vector<SharedArray<glm::vec4>> colors;     // [set], alpha 0 where the file has none
};

/// One draw. Every attribute array is empty (absent in the file) or has `vertexCount()` elements.
/// Positions and normals are in mesh space. Primitives that name the same accessor share its
/// values.
struct Primitive {
    Topology topology = Topology::Triangles;
    MaterialIndex material;
    std::vector<MaterialIndex> variantMaterials;  // [variant]: none keeps `material`; or empty

    SharedArray<glm::vec3> positions;
    SharedArray<glm::vec3> normals;   // absent: flat normals (3.7.2.1), made where they are used
    SharedArray<glm::vec4> tangents;  // w is the handedness
    // Where the file has no tangents and the material needs them: one per corner of `elementList`,
    // by the definition of MikkTSpace. Corners that share a vertex may differ.
    std::vector<glm::vec4> cornerTangents;
    std::vector<SharedArray<glm::vec2>> texcoords;  // [set][vertex]
    std::vector<SharedArray<glm::vec4>> colors;     // [set][vertex], linear, alpha 1 when absent
    std::vector<InfluenceSet> influenceSets;        // [set]
    std::vector<MorphTarget> targets;

    IndexArray indices;    // as in the file; every one < vertexCount()
    bool indexed = false;  // false: vertices are drawn in order

    [[nodiscard]] std::size_t vertexCount() const noexcept { return positions.size(); }
    [[nodiscard]] bool hasTexcoordSet(std::uint32_t set) const noexcept {
        return set < texcoords.size() && !texcoords[set].empty();
    }
};

struct Mesh {
    std::string name;
    std::vector<Primitive> primitives;
    std::vector<float> weights;            // default morph weights, one per target of the mesh
    std::vector<std::string> targetNames;  // extras.targetNames, or empty

    [[nodiscard]] std::size_t targetCount() const noexcept { return weights.size(); }
};

/// The material that a variant shows (KHR_materials_variants); `material` without a variant.
[[nodiscard]] MaterialIndex materialFor(const Primitive& primitive, VariantIndex variant) noexcept;

/// The primitive's elements as an index list of points, separate lines or separate triangles
/// (strips, fans and loops unrolled, winding kept, glTF 2.0, 3.7.2.1), restart values and
/// incomplete trailing elements left out.
[[nodiscard]] std::vector<std::uint32_t> elementList(const Primitive& primitive);

/// Whether the stored indices are that list already.
[[nodiscard]] bool isElementList(const Primitive& primitive) noexcept;

/// What `elementList` holds: 1 (points), 2 (lines) or 3 (triangles) indices per element.
[[nodiscard]] std::uint32_t elementSize(Topology topology) noexcept;

}  // namespace sinew
