// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/synthetic.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew::demo {
namespace {

constexpr float kHeightMetres = 2.0F;
constexpr float kRadiusMetres = 0.2F;
constexpr float kSeconds = 4.0F;
constexpr std::uint32_t kKeysPerJoint = 31;
constexpr std::uint32_t kInfluencesPerSet = 4;
constexpr float kFullTurn = 2.0F * std::numbers::pi_v<float>;

/// Points in rings from the ground up; the last ring may lack some.
struct Rings {
    explicit Rings(std::uint32_t vertices)
        : count(vertices),
          around(std::clamp(static_cast<std::uint32_t>(std::sqrt(0.6 * vertices)), 3U, 4096U)),
          along((vertices + around - 1) / around) {}

    std::uint32_t count;
    std::uint32_t around;
    std::uint32_t along;

    [[nodiscard]] float height(std::uint32_t vertex) const noexcept {  // 0 to 1
        return along < 2 ? 0.0F
                         : static_cast<float>(vertex / around) / static_cast<float>(along - 1);
    }
    [[nodiscard]] glm::vec3 normal(std::uint32_t vertex) const noexcept {
        const float turn =
            kFullTurn * static_cast<float>(vertex % around) / static_cast<float>(around);
        return {std::sin(turn), 0.0F, std::cos(turn)};
    }
};

std::vector<std::uint32_t> triangles(const Rings& rings) {
    std::vector<std::uint32_t> indices;
    indices.reserve(std::size_t{6} * rings.count);
    for (std::uint32_t low = 0; low + rings.around < rings.count; ++low) {
        const std::uint32_t ring = low / rings.around * rings.around;
        const std::uint32_t lowNext = ring + (low + 1) % rings.around;
        const std::uint32_t high = low + rings.around;
        const std::uint32_t highNext = lowNext + rings.around;
        if (highNext < rings.count) {
            indices.insert(indices.end(), {low, lowNext, high, lowNext, highNext, high});
        }
    }
    if (indices.empty()) {
        indices = {0, 1, 2};
    }
    return indices;
}

/// The joints around a vertex and their weights, strongest for the nearest; the weights sum to
/// exactly 65535.
class RingBinding {
public:
    RingBinding(const SyntheticOptions& options, const Rings& rings)
        : m_rings(rings),
          m_joints(options.joints),
          m_count(std::min(options.influences, options.joints)) {}

    [[nodiscard]] std::uint32_t count() const noexcept { return m_count; }
    [[nodiscard]] std::uint32_t first(std::uint32_t vertex) const noexcept {
        const float place = m_rings.height(vertex) * static_cast<float>(m_joints - 1);
        const float lowest = std::floor(place - 0.5F * static_cast<float>(m_count - 1) + 0.5F);
        return static_cast<std::uint32_t>(
            std::clamp(lowest, 0.0F, static_cast<float>(m_joints - m_count)));
    }
    void weights(std::uint32_t vertex, std::span<std::uint16_t> out) const noexcept {
        const float place = m_rings.height(vertex) * static_cast<float>(m_joints - 1);
        const auto share = [&](std::uint32_t i) {
            const float apart = std::abs(place - static_cast<float>(first(vertex) + i));
            return 1.0F / (0.25F + apart * apart);
        };
        float sum = 0.0F;
        for (std::uint32_t i = 0; i < m_count; ++i) {
            sum += share(i);
        }
        std::uint32_t left = 65535;
        for (std::uint32_t i = m_count; i-- > 1;) {
            out[i] = static_cast<std::uint16_t>(std::max(1.0F, 65535.0F * share(i) / sum));
            left -= out[i];
        }
        out[0] = static_cast<std::uint16_t>(left);
    }

private:
    const Rings& m_rings;
    std::uint32_t m_joints;
    std::uint32_t m_count;
};

template <class Joint>
InfluenceSet influenceSet(const RingBinding& binding, std::uint32_t vertices, std::uint32_t set) {
    std::vector<glm::vec<4, Joint>> joints(vertices, glm::vec<4, Joint>(0));
    std::vector<glm::u16vec4> weights(vertices, glm::u16vec4(0));
    std::vector<std::uint16_t> all(binding.count());
    for (std::uint32_t vertex = 0; vertex < vertices; ++vertex) {
        binding.weights(vertex, all);
        for (std::uint32_t i = kInfluencesPerSet * set;
             i < std::min(binding.count(), kInfluencesPerSet * (set + 1)); ++i) {
            const auto slot = static_cast<glm::length_t>(i % kInfluencesPerSet);
            joints[vertex][slot] = static_cast<Joint>(binding.first(vertex) + i);
            weights[vertex][slot] = all[i];
        }
    }
    return {SharedArray<glm::vec<4, Joint>>(std::move(joints)),
            SharedArray<glm::u16vec4>(std::move(weights))};
}

Primitive tube(const SyntheticOptions& options) {
    const Rings rings(options.vertices);
    std::vector<glm::vec3> positions(options.vertices);
    std::vector<glm::vec3> normals(options.vertices);
    for (std::uint32_t vertex = 0; vertex < options.vertices; ++vertex) {
        normals[vertex] = rings.normal(vertex);
        positions[vertex] = kRadiusMetres * normals[vertex];
        positions[vertex].y = kHeightMetres * rings.height(vertex);
    }
    Primitive primitive;
    primitive.positions = std::move(positions);
    primitive.normals = std::move(normals);
    primitive.indices = triangles(rings);
    primitive.indexed = true;
    primitive.material = MaterialIndex(0U);
    const RingBinding binding(options, rings);
    for (std::uint32_t set = 0; kInfluencesPerSet * set < binding.count(); ++set) {
        primitive.influenceSets.push_back(
            options.joints <= 256 ? influenceSet<std::uint8_t>(binding, options.vertices, set)
                                  : influenceSet<std::uint16_t>(binding, options.vertices, set));
    }
    return primitive;
}

/// Node 0 draws the mesh, node 1 + i is joint i, each a child of the previous one.
void addChain(Asset& asset, std::uint32_t joints) {
    const float step = kHeightMetres / static_cast<float>(std::max(joints - 1, 1U));
    Skin skin;
    for (std::uint32_t joint = 0; joint < joints; ++joint) {
        const NodeIndex index(joint + 1);
        Node node;
        node.name = "Joint " + std::to_string(joint);
        if (joint > 0) {
            node.parent = NodeIndex(joint);
            node.rest.translation.y = step;
            asset.nodes[joint].children.push_back(index);
        }
        glm::mat4 inverse(1.0F);
        inverse[3].y = -step * static_cast<float>(joint);
        skin.joints.push_back(index);
        skin.inverseBindMatrices.push_back(inverse);
        asset.nodes.push_back(std::move(node));
    }
    skin.inverseBindMatricesStored = true;
    asset.skins.push_back(std::move(skin));
}

/// A wave that runs up the chain; each joint rotates by its share of half a radian.
Animation swaying(std::uint32_t joints, std::uint32_t keys) {
    Animation animation;
    animation.name = "Sway";
    animation.endSeconds = kSeconds;
    const float part = 1.5F / static_cast<float>(joints);
    for (std::uint32_t joint = 0; joint < joints; ++joint) {
        const std::uint32_t more = joint < keys % joints ? 1 : 0;
        const std::uint32_t count = std::max(keys / joints + more, 2U);
        Sampler sampler;
        sampler.width = 4;
        std::vector<float> times;
        std::vector<float> values;
        for (std::uint32_t key = 0; key < count; ++key) {
            const float share = static_cast<float>(key) / static_cast<float>(count - 1);
            const float phase =
                kFullTurn * (share - 0.4F * static_cast<float>(joint) / static_cast<float>(joints));
            const float half = 0.5F * part * std::sin(phase);
            times.push_back(kSeconds * share);
            values.insert(values.end(), {0.0F, 0.0F, std::sin(half), std::cos(half)});
        }
        sampler.times = std::move(times);
        sampler.values = std::move(values);
        animation.samplers.push_back(std::move(sampler));
        animation.channels.push_back({.node = NodeIndex(joint + 1),
                                      .path = ChannelPath::Rotation,
                                      .sampler = SamplerIndex(joint),
                                      .fileIndex = joint});
    }
    return animation;
}

}  // namespace

std::shared_ptr<const Asset> syntheticAsset(const SyntheticOptions& options) {
    auto asset = std::make_shared<Asset>();
    asset->info.version = "2.0";
    asset->materials.emplace_back().name = "Tube";
    Mesh mesh;
    mesh.name = "Tube";
    mesh.primitives.push_back(tube(options));
    asset->meshes.push_back(std::move(mesh));
    Node body;
    body.name = "Tube";
    body.mesh = MeshIndex(0U);
    body.skin = SkinIndex(0U);
    asset->nodes.push_back(std::move(body));
    addChain(*asset, options.joints);
    const std::uint32_t keys = options.keys == 0 ? kKeysPerJoint * options.joints : options.keys;
    asset->animations.push_back(swaying(options.joints, keys));
    for (std::uint32_t node = 0; node < asset->nodes.size(); ++node) {
        asset->parentsFirst.emplace_back(node);
    }
    asset->scenes.push_back({.name = "Scene", .roots = {NodeIndex(0U), NodeIndex(1U)}});
    asset->defaultScene = SceneIndex(0U);
    return asset;
}

}  // namespace sinew::demo
