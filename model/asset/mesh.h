// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "model/asset/stored_array.h"
#include "model/core/index.h"
#include "model/core/math.h"
#include "model/core/shared_array.h"

namespace sinew {

/// Enumerators have the values of a primitive's `mode` (glTF 2.0, 5.24.4).
enum class Topology {
    Points = 0,
    Lines = 1,
    LineLoop = 2,
    LineStrip = 3,
    Triangles = 4,
    TriangleStrip = 5,
    TriangleFan = 6,
};

/// One JOINTS_n / WEIGHTS_n pair; both arrays have one element per vertex. Joints index the joint
/// list of the skin of the node that draws the primitive. Weights are as stored, never normalised.
struct InfluenceSet {
    JointArray joints;
    WeightArray weights;
};

/// Displacements per vertex; each array is empty or has one element per vertex of the primitive.
struct MorphTarget {
    SharedArray<glm::vec3> positions;
    SharedArray<glm::vec3> normals;
    SharedArray<glm::vec3> tangents;
    std::vector<SharedArray<glm::vec2>> texcoords;  // [set]
    std::vector<SharedArray<glm::vec4>> colors;     // [set], alpha 0 if not stored
};

/// An application-specific attribute, "_TEMPERATURE" (3.7.2.1). Nothing that is drawn depends on
/// it.
struct CustomAttribute {
    std::string name;
    std::uint32_t components = 1;  // numbers per vertex; matrices column by column
    // Normalised integers, converted to the floats that they represent.
    std::variant<SharedArray<float>, SharedArray<std::uint32_t>> values;

    [[nodiscard]] double at(std::size_t vertex, std::uint32_t component) const noexcept {
        return std::visit([place = vertex * components + component](
                              const auto& array) { return static_cast<double>(array[place]); },
                          values);
    }
};

/// One draw. Every attribute array is empty (absent in the file) or has `vertexCount()` elements.
/// Positions and normals are in mesh space. Primitives that use the same accessor share its values.
struct Primitive {
    Topology topology = Topology::Triangles;
    MaterialIndex material;
    std::vector<MaterialIndex> variantMaterials;  // [variant]; none: `material`. May be empty

    SharedArray<glm::vec3> positions;
    SharedArray<glm::vec3> normals;   // absent: flat normals (3.7.2.1), computed where they are
                                      // used
    SharedArray<glm::vec4> tangents;  // w is the handedness
    // MikkTSpace tangents, one per corner of `elementList`, if the material needs tangents and the
    // file has none. Corners that share a vertex may differ.
    SharedArray<glm::vec4> cornerTangents;
    std::vector<SharedArray<glm::vec2>> texcoords;  // [set][vertex]
    std::vector<SharedArray<glm::vec4>> colors;     // [set][vertex], linear, alpha 1 if not stored
    std::vector<InfluenceSet> influenceSets;        // [set]
    std::vector<MorphTarget> targets;
    std::vector<CustomAttribute> customAttributes;  // file order

    IndexArray indices;    // stored values, all < vertexCount()
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

/// The material for a variant (KHR_materials_variants); `material` if there is no variant.
[[nodiscard]] MaterialIndex materialFor(const Primitive& primitive, VariantIndex variant) noexcept;

/// The primitive's elements as a list of indices of points, separate lines or separate triangles:
/// strips, fans and loops are unrolled and keep their winding (glTF 2.0, 3.7.2.1); restart values
/// and incomplete trailing elements are omitted.
[[nodiscard]] std::vector<std::uint32_t> elementList(const Primitive& primitive);

/// Whether the stored indices already form that list.
[[nodiscard]] bool isElementList(const Primitive& primitive) noexcept;

/// Indices per element of `elementList`: 1 (points), 2 (lines) or 3 (triangles).
[[nodiscard]] std::uint32_t elementSize(Topology topology) noexcept;

}  // namespace sinew
