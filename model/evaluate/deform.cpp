// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/deform.h"

#include <algorithm>
#include <cassert>
#include <cstring>

#include "model/core/worker_pool.h"
#include "model/evaluate/deform_kernels.h"

namespace sinew {

namespace {

using deform::kBlock;

constexpr std::size_t kChunk = kVerticesAlone / 2;  // vertices per unit of parallel work
static_assert(kChunk % kBlock == 0);

using MorphArray = SharedArray<glm::vec3> MorphTarget::*;

bool isSkinnedBy(const DeformInput& input, const Primitive& primitive) noexcept {
    return !input.palette.empty() && !primitive.influenceSets.empty();
}

constexpr std::size_t bytesOf(StoredType type) noexcept {
    switch (type) {
        case StoredType::U8:
            return 1;
        case StoredType::U16:
            return 2;
        case StoredType::U32:
        case StoredType::F32:
            break;
    }
    return 4;
}

/// Feeds the kernels, a block of vertices at a time.
class BlockDeformer {
public:
    BlockDeformer(const Primitive& primitive, const DeformInput& input, DeformedVertices& out)
        : m_primitive(primitive), m_input(input), m_out(out) {
        if (!isSkinnedBy(input, primitive)) {
            for (std::size_t i = 0; i < kBlock; ++i) {
                setMatrix(i, input.worldFromMesh);
            }
        }
    }

    /// Fills `out` from `first` on. `count` is at most a block.
    void deform(std::size_t first, std::size_t count) noexcept {
        m_first = first;
        m_count = count;
        if (isSkinnedBy(m_input, m_primitive)) {
            m_input.stretched.empty() ? blendMatrices() : blendDualQuaternions();
        }
        deformPositions();
        if (!m_out.normals.empty()) {
            deformNormals();
        }
        if (!m_out.tangents.empty()) {
            deformTangents();
        }
    }

private:
    void setMatrix(std::size_t vertex, const glm::mat4& matrix) noexcept {
        for (glm::length_t column = 0; column < 4; ++column) {
            std::memcpy(m_matrices.columns[column] + 4 * vertex, &matrix[column].x,
                        4 * sizeof(float));
        }
    }

    [[nodiscard]] std::size_t vertexOf(std::size_t place) const noexcept {
        return (m_first + place) * m_input.vertexStep;
    }

    [[nodiscard]] bool liesInPlace() const noexcept {
        return m_input.vertexStep == 1 && m_count == kBlock;
    }

    /// The block's elements of a per-vertex array: in place, or copied to `scratch` if they do not
    /// fill a whole block.
    const void* gathered(const void* values, std::size_t bytes, void* scratch) const noexcept {
        const auto* from = static_cast<const std::byte*>(values);
        if (liesInPlace()) {
            return from + bytes * m_first;
        }
        auto* to = static_cast<std::byte*>(scratch);
        for (std::size_t i = 0; i < m_count; ++i) {
            std::memcpy(to + i * bytes, from + vertexOf(i) * bytes, bytes);
        }
        return scratch;
    }

    const float* gathered(const SharedArray<glm::vec3>& values, float* scratch) const noexcept {
        return static_cast<const float*>(gathered(values.data(), sizeof(glm::vec3), scratch));
    }

    void blendMatrices() noexcept {
        const bool normalize = m_input.weights == WeightSource::Normalized;
        const deform::JointPalette palette{&m_input.palette.front()[0].x, m_input.palette.size()};
        bool first = true;
        for (const InfluenceSet& set : m_primitive.influenceSets) {
            const deform::StoredInfluences influences = gatheredInfluences(set);
            deform::blend(influences, palette, m_count, first, m_matrices);
            if (normalize) {
                deform::sumWeights(influences, m_count, first, m_sums);
            }
            first = false;
        }
        if (normalize) {
            normalizeMatrices();
        }
    }

    template <class Visit>
    void visitPulls(std::size_t vertex, const Visit& visit) const noexcept {
        for (const InfluenceSet& set : m_primitive.influenceSets) {
            const glm::u16vec4 joints = set.joints[vertex];
            const glm::vec4 weights = set.weights[vertex];
            for (glm::length_t slot = 0; slot < 4; ++slot) {
                visit({joints[slot], weights[slot]});
            }
        }
    }

    void blendDualQuaternions() noexcept {
        for (std::size_t i = 0; i < m_count; ++i) {
            DualQuaternionBlend blend(m_input.stretched);
            visitPulls(vertexOf(i), [&](const JointPull& pull) { blend.consider(pull); });
            visitPulls(vertexOf(i), [&](const JointPull& pull) { blend.add(pull); });
            setMatrix(i, blend.matrix(m_input.worldFromMesh, m_input.weights));
        }
    }

    deform::StoredInfluences gatheredInfluences(const InfluenceSet& set) noexcept {
        const StoredType joints = set.joints.type(), weights = set.weights.type();
        return {gathered(set.joints.bytes().data(), 4 * bytesOf(joints), m_joints), joints,
                gathered(set.weights.bytes().data(), 4 * bytesOf(weights), m_weights), weights};
    }

    void normalizeMatrices() noexcept {
        for (std::size_t i = 0; i < m_count; ++i) {
            if (m_sums[i] == 0.0F) {
                setMatrix(i, m_input.worldFromMesh);
                m_sums[i] = 1.0F;
            }
        }
        deform::divide(m_sums, m_count, m_matrices);
    }

    /// `values` plus the displacements of the morph targets.
    const float* morphed(const float* values, MorphArray displacements) noexcept {
        const auto& targets = m_primitive.targets;
        const std::size_t count = std::min(targets.size(), m_input.morphWeights.size());
        for (std::size_t i = 0; i < count; ++i) {
            const SharedArray<glm::vec3>& displacement = targets[i].*displacements;
            const float weight = m_input.morphWeights[i];
            if (weight == 0.0F || displacement.empty()) {
                continue;
            }
            if (values != m_values) {
                std::memcpy(m_values, values, m_count * sizeof(glm::vec3));
                values = m_values;
            }
            deform::addScaled(weight, gathered(displacement, m_term), m_count, m_values);
        }
        return values;
    }

    void deformPositions() noexcept {
        const float* positions =
            morphed(gathered(m_primitive.positions, m_values), &MorphTarget::positions);
        float* out = begin(m_out.positions);
        deform::transformPositions(m_matrices, positions, m_count, out);
        finish(m_out.positions);
    }

    void deformNormals() noexcept {
        const float* normals =
            morphed(gathered(m_primitive.normals, m_values), &MorphTarget::normals);
        deform::transformNormals(m_matrices, normals, m_count, begin(m_out.normals));
        finish(m_out.normals);
    }

    void deformTangents() noexcept {
        for (std::size_t i = 0; i < m_count; ++i) {
            const glm::vec4& tangent = m_primitive.tangents[vertexOf(i)];
            std::memcpy(m_values + 3 * i, &tangent.x, sizeof(glm::vec3));
            m_handedness[i] = tangent.w;
        }
        const float* tangents = morphed(m_values, &MorphTarget::tangents);
        deform::transformTangents(m_matrices, tangents, m_handedness, m_count,
                                  begin(m_out.tangents));
        finish(m_out.tangents);
    }

    /// Output pointer of a kernel: directly into `out` if it has room for a whole block.
    template <class Vec>
    float* begin(std::vector<Vec>& out) noexcept {
        return m_count == kBlock ? &out[m_first].x : m_result;
    }
    template <class Vec>
    void finish(std::vector<Vec>& out) const noexcept {
        if (m_count != kBlock) {
            std::memcpy(&out[m_first].x, m_result, m_count * sizeof(Vec));
        }
    }

    const Primitive& m_primitive;
    const DeformInput& m_input;
    DeformedVertices& m_out;
    std::size_t m_first = 0;
    std::size_t m_count = 0;
    deform::MatrixBlock m_matrices;
    alignas(64) float m_sums[kBlock];
    alignas(64) float m_values[3 * kBlock];
    alignas(64) float m_term[3 * kBlock];
    alignas(64) float m_handedness[kBlock];
    alignas(64) float m_result[4 * kBlock];
    alignas(64) std::byte m_joints[4 * sizeof(std::uint16_t) * kBlock];
    alignas(64) std::byte m_weights[4 * sizeof(float) * kBlock];
};

}  // namespace

void deformPrimitive(const Primitive& primitive, const DeformInput& input, DeformedVertices& out) {
    assert(input.vertexStep > 0);
    const std::size_t count = primitive.vertexCount() / input.vertexStep +
                              (primitive.vertexCount() % input.vertexStep != 0 ? 1 : 0);
    out.positions.resize(count);
    out.normals.resize(input.wantNormals && !primitive.normals.empty() ? count : 0);
    out.tangents.resize(input.wantTangents && !primitive.tangents.empty() ? count : 0);
    const auto deformRange = [&](std::size_t begin, std::size_t end) {
        BlockDeformer block(primitive, input, out);
        for (std::size_t first = begin; first < end; first += kBlock) {
            block.deform(first, std::min(kBlock, end - first));
        }
    };
    if (count <= kVerticesAlone) {
        deformRange(0, count);
        return;
    }
    WorkerPool::shared().run(
        (count + kChunk - 1) / kChunk,
        [&](std::size_t i) { deformRange(i * kChunk, std::min(count, (i + 1) * kChunk)); },
        {.threads = input.threads});
}

}  // namespace sinew
