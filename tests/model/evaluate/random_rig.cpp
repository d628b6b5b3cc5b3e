// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/model/evaluate/random_rig.h"

#include "model/asset/transform.h"
#include "tests/support/random.h"

namespace sinew::test {

namespace {

class RigBuilder {
public:
    explicit RigBuilder(const RigOptions& options) : m_options(options), m_random(options.seed) {}

    RandomRig build() {
        RandomRig rig;
        addVertices(rig.primitive);
        for (std::size_t i = 0; i < m_options.sets; ++i) {
            rig.primitive.influenceSets.push_back({joints(), weights()});
        }
        for (std::size_t i = 0; i < m_options.targets; ++i) {
            rig.primitive.targets.push_back(target(i));
            rig.morphWeights.push_back(i == 1 ? 0.0F : number(-1.5, 1.5));
        }
        for (std::size_t i = 0; i < m_options.joints; ++i) {
            rig.palette.push_back(matrix());
        }
        rig.worldFromMesh = matrix();
        return rig;
    }

private:
    float number(double low, double high) { return static_cast<float>(m_random.within(low, high)); }

    glm::vec3 direction() { return glm::normalize(m_random.vector(1.0) + glm::vec3(0.01F)); }

    void addVertices(Primitive& primitive) {
        std::vector<glm::vec3> positions, normals;
        std::vector<glm::vec4> tangents;
        for (std::size_t i = 0; i < m_options.vertices; ++i) {
            positions.push_back(m_random.vector(1.0));
            normals.push_back(direction());
            tangents.emplace_back(direction(), m_random.below(2) == 0 ? -1.0F : 1.0F);
        }
        primitive.positions = std::move(positions);
        primitive.normals = std::move(normals);
        primitive.tangents = std::move(tangents);
    }

    template <class T>
    SharedArray<glm::vec<4, T>> jointsAs() {
        const std::size_t end = m_options.joints + (m_options.strayJoints ? 5 : 0);
        const auto one = [&] { return static_cast<T>(m_random.below(std::uint32_t(end))); };
        std::vector<glm::vec<4, T>> result;
        for (std::size_t i = 0; i < m_options.vertices; ++i) {
            const T a = one(), b = one(), c = one(), d = one();
            result.emplace_back(a, b, c, d);
        }
        return result;
    }

    JointArray joints() {
        return m_options.jointType == StoredType::U8 ? JointArray(jointsAs<std::uint8_t>())
                                                     : JointArray(jointsAs<std::uint16_t>());
    }

    template <class T>
    SharedArray<glm::vec<4, T>> weightsAs(double most) {
        const double share = most / (2.0 * static_cast<double>(m_options.sets));
        const auto one = [&] { return static_cast<T>(m_random.within(0.2 * share, share)); };
        std::vector<glm::vec<4, T>> result;
        for (std::size_t i = 0; i < m_options.vertices; ++i) {
            const bool none = m_options.someUnweighted && i % 7 == 0;
            const T a = one(), b = one(), d = one();
            result.push_back(none ? glm::vec<4, T>(T(0)) : glm::vec<4, T>(a, b, T(0), d));
        }
        return result;
    }

    WeightArray weights() {
        return m_options.weightType == StoredType::U8 ? WeightArray(weightsAs<std::uint8_t>(255))
               : m_options.weightType == StoredType::U16
                   ? WeightArray(weightsAs<std::uint16_t>(65535))
                   : WeightArray(weightsAs<float>(1));
    }

    std::vector<glm::vec3> displacements(double reach) {
        std::vector<glm::vec3> result;
        for (std::size_t i = 0; i < m_options.vertices; ++i) {
            result.push_back(m_random.vector(reach));
        }
        return result;
    }

    // One in three displaces normals alone.
    MorphTarget target(std::size_t index) {
        MorphTarget result;
        if (index % 3 != 2) {
            result.positions = displacements(0.5);
        }
        if (index % 2 == 0) {
            result.normals = displacements(0.2);
            result.tangents = displacements(0.2);
        }
        return result;
    }

    // Joints that are not far apart, so that a weighted sum of them is invertible.
    glm::mat4 matrix() {
        const glm::quat turn =
            glm::slerp(glm::quat(1, 0, 0, 0), m_random.rotation(), number(0.0, 0.15));
        const glm::vec3 uneven = glm::vec3(-1.5F, 2.0F, 0.75F) + m_random.vector(0.2);
        const glm::vec3 even = glm::vec3(1.0F) + m_random.vector(0.2);
        return toMatrix({m_random.vector(2.0), turn, m_options.mirroredJoints ? uneven : even});
    }

    RigOptions m_options;
    Random m_random;
};

}  // namespace

RandomRig randomRig(const RigOptions& options) {
    return RigBuilder(options).build();
}

}  // namespace sinew::test
