// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <memory>
#include <random>
#include <vector>

#include "model/asset/asset.h"
#include "tests/support/gltf_builder.h"
#include "tests/viewport/small_scene.h"

namespace sinew::test {

struct CloudOptions {
    std::size_t sets = 1;
    std::size_t joints = 12;
    std::size_t targets = 0;
    bool targetNormals = false;
    bool tangents = false;
    bool targetTangents = false;
    bool strayJoints = false;  // some influences name joints that the skin does not have
    bool someUnweighted = false;
    StoredType jointType = StoredType::U16;
    StoredType weightType = StoredType::F32;
    glm::vec3 nodeScale{1.0F};
    glm::vec3 jointScale{1.0F};
    std::size_t vertices = 999;
    std::size_t primitives = 1;  // each another cloud
    std::uint32_t seed = 1;
};

/// A cloud of random triangles with random attributes, deterministic for the same seed.
class CloudBuilder {
public:
    explicit CloudBuilder(const CloudOptions& options)
        : m_options(options), m_random(options.seed) {}

    std::shared_ptr<const Asset> build() {
        Asset asset = assetOf(cloud());
        for (std::size_t i = 1; i < m_options.primitives; ++i) {
            asset.meshes[0].primitives.push_back(cloud());
        }
        Node& node = asset.nodes.front();
        node.rest = {vector(2.0F), glm::normalize(glm::quat(1.0F, vector(1.0F))),
                     m_options.nodeScale};
        for (float& weight : node.restWeights) {
            weight = number(-1.5F, 1.5F);
        }
        if (!node.restWeights.empty()) {
            node.restWeights.front() = 0.0F;
        }
        if (m_options.sets > 0) {
            addSkin(asset, m_options.joints);
            for (std::size_t i = 0; i < m_options.joints; ++i) {
                asset.nodes[i + 1].rest = {vector(2.0F),
                                           glm::normalize(glm::quat(1.0F, vector(1.0F))),
                                           m_options.jointScale * (glm::vec3(1.0F) + vector(0.4F))};
                asset.skins[0].inverseBindMatrices[i][3] = glm::vec4(vector(1.0F), 1.0F);
            }
        }
        return finishAsset(std::move(asset));
    }

private:
    float number(float low, float high) {
        return std::uniform_real_distribution<float>(low, high)(m_random);
    }
    glm::vec3 vector(float size) {
        return {number(-size, size), number(-size, size), number(-size, size)};
    }
    std::vector<glm::vec3> vectors(float size) {
        std::vector<glm::vec3> result(m_options.vertices);
        std::generate(result.begin(), result.end(), [&] { return vector(size); });
        return result;
    }
    std::uint16_t joint() {
        const std::size_t last = m_options.joints - 1 + (m_options.strayJoints ? 5 : 0);
        return static_cast<std::uint16_t>(
            std::uniform_int_distribution<std::size_t>(0, last)(m_random));
    }

    Primitive cloud() {
        Primitive primitive;
        primitive.material = MaterialIndex(0);
        std::vector<glm::vec3> positions, normals;
        for (std::size_t i = 0; i < m_options.vertices; ++i) {
            positions.push_back(vector(1.0F));
            normals.push_back(glm::normalize(vector(1.0F) + glm::vec3(0.01F)));
        }
        primitive.positions = std::move(positions);
        primitive.normals = std::move(normals);
        if (m_options.tangents) {
            primitive.tangents = tangents();
        }
        for (std::size_t set = 0; set < m_options.sets; ++set) {
            primitive.influenceSets.push_back(influences());
        }
        for (std::size_t target = 0; target < m_options.targets; ++target) {
            primitive.targets.push_back(morphTarget(target));
        }
        return primitive;
    }

    std::vector<glm::vec4> tangents() {
        std::vector<glm::vec4> result;
        for (const glm::vec3& direction : vectors(1.0F)) {
            const float hand = number(-1.0F, 1.0F) < 0.0F ? -1.0F : 1.0F;
            result.emplace_back(glm::normalize(direction + glm::vec3(0.01F)), hand);
        }
        return result;
    }

    InfluenceSet influences() {
        std::vector<glm::u16vec4> joints;
        std::vector<glm::vec4> weights;
        for (std::size_t i = 0; i < m_options.vertices; ++i) {
            const bool none = m_options.someUnweighted && i % 7 == 0;
            joints.emplace_back(joint(), joint(), joint(), joint());
            weights.push_back(
                none ? glm::vec4(0.0F)
                     : glm::vec4(number(0.0F, 0.5F), number(0.0F, 0.5F), 0.0F, number(0.0F, 0.3F)));
        }
        return {stored(joints), stored(weights)};
    }

    [[nodiscard]] JointArray stored(const std::vector<glm::u16vec4>& joints) const {
        if (m_options.jointType == StoredType::U8) {
            return SharedArray<glm::u8vec4>(std::vector<glm::u8vec4>(joints.begin(), joints.end()));
        }
        return joints;
    }
    // Rounded to what the type can hold.
    [[nodiscard]] WeightArray stored(const std::vector<glm::vec4>& weights) const {
        if (m_options.weightType == StoredType::U8) {
            return rounded<glm::u8vec4>(weights, 255.0F);
        }
        return m_options.weightType == StoredType::U16 ? rounded<glm::u16vec4>(weights, 65535.0F)
                                                       : WeightArray(weights);
    }
    template <class Integers>
    static WeightArray rounded(const std::vector<glm::vec4>& weights, float most) {
        std::vector<Integers> result;
        for (const glm::vec4& weight : weights) {
            result.emplace_back(glm::round(weight * most));
        }
        return SharedArray<Integers>(std::move(result));
    }

    MorphTarget morphTarget(std::size_t index) {
        MorphTarget target;
        if (index % 3 != 1) {  // one in three displaces normals alone, or nothing
            target.positions = vectors(0.5F);
        }
        if (m_options.targetNormals && index % 2 == 0) {
            target.normals = vectors(0.3F);
        }
        if (m_options.targetTangents && index % 2 == 1) {
            target.tangents = vectors(0.3F);
        }
        return target;
    }

    CloudOptions m_options;
    std::mt19937 m_random;
};

}  // namespace sinew::test
