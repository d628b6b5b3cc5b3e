// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/light/scene_lights.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <glm/gtc/matrix_transform.hpp>

#include "model/evaluate/properties.h"
#include "model/view/shown_nodes.h"
#include "viewport/scene/frame/frame_constants.h"

namespace sinew {

namespace {

constexpr glm::vec3 kTowards{-0.50F, 0.88F, 0.58F};
constexpr glm::vec3 kIrradiance{2.45F, 2.37F, 2.26F};
constexpr float kHalfAngleTangent = 0.055F;  // a soft box of one metre, nine metres away
constexpr float kPadding = 0.02F;            // relative to the box's diagonal, around shadow
                                             // casters

bool hasFiniteSize(const Box& box) noexcept {
    return !box.empty() && isFinite(box.max - box.min);
}

Box boxSeenBy(const glm::mat4& view, const Box& bounds) noexcept {
    Box seen;
    for (unsigned corner = 0; corner < 8; ++corner) {
        seen.add(glm::vec3(view * glm::vec4(cornerOf(bounds, corner), 1.0F)));
    }
    return seen;
}

constexpr float kLeastConeWidth = 1e-3F;  // width of the cosine, as recommended by the extension

std::size_t countLights(const Asset& asset) noexcept {
    return static_cast<std::size_t>(
        std::count_if(asset.nodes.begin(), asset.nodes.end(),
                      [&](const Node& node) { return node.light.value < asset.lights.size(); }));
}

// KHR_lights_punctual, "Inner and Outer Cone Angles".
glm::vec4 coneOf(const LightFactors& factors) noexcept {
    const float inner = std::cos(factors.innerConeRadians);
    const float outer = std::cos(factors.outerConeRadians);
    const float scale = 1.0F / std::max(inner - outer, kLeastConeWidth);
    return {scale, -outer * scale, 0.0F, 0.0F};
}

layout::LightConstants constantsOf(const PoseEvaluator& evaluator, NodeIndex node) noexcept {
    const Asset& asset = evaluator.asset();
    const LightIndex index = asset[node].light;
    const LightFactors factors = evaluatedLight(asset, evaluator.pose(), index);
    const LightKind kind = asset[index].kind;
    const glm::mat4& world = evaluator.world(node);
    const glm::vec3 back(world[2]);
    const float length = glm::length(back);
    const glm::vec3 towards = length > 0.0F ? -back / length : glm::vec3(0.0F, 0.0F, -1.0F);
    layout::LightConstants out{};
    out.position =
        glm::vec4(glm::vec3(world[3]), std::isfinite(factors.range) ? factors.range : 0.0F);
    out.direction = glm::vec4(towards, 0.0F);
    out.color =
        glm::vec4(factors.color * factors.intensity, kind == LightKind::Directional ? 0.0F : 1.0F);
    out.cone = kind == LightKind::Spot ? coneOf(factors) : glm::vec4(0.0F, 1.0F, 0.0F, 0.0F);
    return out;
}

bool isUsable(const layout::LightConstants& light) noexcept {
    return isFinite(glm::vec3(light.position)) && std::isfinite(light.position.w) &&
           isFinite(glm::vec3(light.direction)) && isFinite(glm::vec3(light.color));
}

}  // namespace

KeyLight keyLight(const Box& bounds, float groundHeight) noexcept {
    KeyLight key;
    const glm::vec3 towards = glm::normalize(kTowards);
    key.light.direction = glm::vec4(-towards, 0.0F);
    key.light.color = glm::vec4(kIrradiance, 0.0F);
    key.light.cone = {0.0F, 1.0F, 0.0F, 0.0F};
    if (!hasFiniteSize(bounds)) {
        key.table.shadow = {1.0F, 0.0F, kHalfAngleTangent, 0.0F};  // no depth range: no shadow
        return key;
    }
    const glm::vec3 center = bounds.center();
    const glm::mat4 view = glm::lookAt(center + towards, center, glm::vec3(0.0F, 1.0F, 0.0F));
    Box seen = boxSeenBy(view, bounds);
    const float padding = std::max(2.0F * kPadding * bounds.radius(), 1e-6F);
    seen.min -= padding;
    seen.max += padding;
    // Square, so that texels are square.
    const glm::vec3 middle = seen.center();
    const float half = 0.5F * std::max(seen.max.x - seen.min.x, seen.max.y - seen.min.y);
    const float depth = seen.max.z - seen.min.z;
    key.clipFromWorld = glm::ortho(middle.x - half, middle.x + half, middle.y - half,
                                   middle.y + half, -seen.max.z, -seen.min.z) *
                        view;
    const glm::mat4 shadowFromClip(0.5F, 0.0F, 0.0F, 0.0F, 0.0F, 0.5F, 0.0F, 0.0F, 0.0F, 0.0F, 1.0F,
                                   0.0F, 0.5F, 0.5F, 0.0F, 1.0F);
    key.table.shadowFromWorld = shadowFromClip * key.clipFromWorld;
    key.table.shadow = {2.0F * half / static_cast<float>(kShadowSide), depth, kHalfAngleTangent,
                        groundHeight};
    return key;
}

bool hasPunctualLights(const Asset& asset) noexcept {
    return countLights(asset) > 0;
}

VkDeviceSize lightTableBytes(const Asset* asset) noexcept {
    const std::size_t lights =
        asset == nullptr ? 0 : std::min(countLights(*asset), kMostSceneLights);
    return sizeof(layout::LightTable) + (lights + 1) * sizeof(layout::LightConstants);
}

SceneLights::SceneLights(std::shared_ptr<const Asset> asset) : m_asset(std::move(asset)) {
    m_bytes.resize(static_cast<std::size_t>(lightTableBytes(m_asset.get())));
    m_nodes.reserve(countLights(*m_asset));
    select({});
}

void SceneLights::select(SceneIndex scene) {
    m_scene = scene;
    m_nodes.clear();
    const SceneIndex known = scene.value < m_asset->scenes.size() ? scene : SceneIndex{};
    for (const NodeIndex node : sceneNodes(*m_asset, known)) {
        if ((*m_asset)[node].light.value < m_asset->lights.size()) {
            m_nodes.push_back(node);
        }
    }
    m_lux.reset();
    m_meter.reset();
    if (!m_nodes.empty()) {
        const auto used = std::span(m_nodes).first(std::min(m_nodes.size(), kMostSceneLights));
        m_meter = std::make_unique<LampMeter>(m_asset, known, used);
    }
}

float SceneLights::stops(const ViewOptions& view) {
    if (!view.lighting.balanceLamps || !view.lighting.punctualLights ||
        !viewModeInfo(view.mode).lit) {
        return 0.0F;
    }
    if (view.scene != m_scene) {
        select(view.scene);
    }
    if (!m_meter) {
        return 0.0F;
    }
    if (!m_lux || view.shown != m_shown) {
        m_lux = m_meter->illuminance(view);
        m_shown = view.shown;
    }
    return sinew::lampStops(*m_lux, environmentFactor(view) > 0.0F);
}

std::span<const std::byte> SceneLights::gather(const PoseEvaluator& evaluator,
                                               const ViewOptions& view, const KeyLight* key) {
    if (view.scene != m_scene) {
        select(view.scene);
    }
    layout::LightTable table = keyLightTable(key);
    std::size_t end = sizeof table;
    const auto add = [&](const layout::LightConstants& light) {
        std::memcpy(m_bytes.data() + end, &light, sizeof light);
        end += sizeof light;
        ++table.counts.x;
    };
    table.counts.x = 0;
    if (key != nullptr) {
        add(key->light);
    }
    if (view.lighting.punctualLights) {
        const std::size_t shown = std::min(m_nodes.size(), kMostSceneLights);
        const float factor = std::exp2(stops(view));
        for (std::size_t i = 0; i < shown; ++i) {
            layout::LightConstants light = constantsOf(evaluator, m_nodes[i]);
            light.color = glm::vec4(factor * glm::vec3(light.color), light.color.w);
            if (evaluator.isVisible(m_nodes[i]) && showsNode(view, m_nodes[i]) && isUsable(light)) {
                add(light);
            }
        }
    }
    std::memcpy(m_bytes.data(), &table, sizeof table);
    return std::span(m_bytes).first(end);
}

std::vector<std::string> SceneLights::notices() const {
    if (m_nodes.size() <= kMostSceneLights) {
        return {};
    }
    return {"the scene has " + std::to_string(m_nodes.size()) + " lights; the first " +
            std::to_string(kMostSceneLights) + " of them are used"};
}

layout::LightTable keyLightTable(const KeyLight* key) noexcept {
    layout::LightTable table{};
    if (key != nullptr) {
        table = key->table;
        table.counts.y = 1;
    }
    return table;
}

}  // namespace sinew
