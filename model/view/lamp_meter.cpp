// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/lamp_meter.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

#include "model/core/words.h"
#include "model/evaluate/deform_node.h"
#include "model/evaluate/properties.h"
#include "model/view/shown_nodes.h"

namespace sinew {
namespace {

constexpr float kStudioLux = std::numbers::pi_v<float>;
constexpr float kToleratedStops = 3.0F;
constexpr float kBalancedStops = 1.0F;  // stops over the studio
constexpr float kMostStops = 32.0F;
constexpr float kBurntShare = 0.1F;       // share of the lit area
constexpr float kLeastConeWidth = 1e-3F;  // difference of cosines, as recommended by the extension

bool drives(const PropertyChannel& channel, LightIndex light) noexcept {
    return channel.target.property == Property::LightIntensity &&
           channel.target.index == light.value;
}

/// The largest intensity at a key of any clip, or at rest.
float greatestIntensity(const Asset& asset, LightIndex light, float rest) {
    float most = rest;
    for (const Animation& animation : asset.animations) {
        for (const PropertyChannel& channel : animation.propertyChannels) {
            if (drives(channel, light)) {
                const Sampler& sampler = animation.samplers[channel.sampler.value];
                const std::uint32_t stride = std::max(sampler.keyStride(), 1U);
                const std::uint32_t first = stride > sampler.width ? sampler.width : 0;
                for (std::size_t i = first; i < sampler.values.size(); i += stride) {
                    most = std::max(most, sampler.values[i]);
                }
            }
        }
    }
    return most;
}

MeteredLamp lampOf(const PoseEvaluator& evaluator, NodeIndex node) {
    const Asset& asset = evaluator.asset();
    const LightIndex index = asset[node].light;
    const LightFactors factors = evaluatedLight(asset, evaluator.pose(), index);
    const glm::vec3 back(evaluator.world(node)[2]);
    const float length = glm::length(back);
    MeteredLamp lamp;
    lamp.node = node;
    lamp.kind = asset[index].kind;
    lamp.position = glm::vec3(evaluator.world(node)[3]);
    lamp.direction = length > 0.0F ? -back / length : lamp.direction;
    lamp.strength = std::max({factors.color.r, factors.color.g, factors.color.b}) *
                    greatestIntensity(asset, index, factors.intensity);
    lamp.range = std::isfinite(factors.range) ? factors.range : 0.0F;
    if (lamp.kind == LightKind::Spot) {
        const float outer = std::cos(factors.outerConeRadians);
        lamp.coneScale =
            1.0F / std::max(std::cos(factors.innerConeRadians) - outer, kLeastConeWidth);
        lamp.coneOffset = -outer * lamp.coneScale;
    }
    return lamp;
}

constexpr std::size_t kRequested = 4096;
constexpr std::size_t kMostOfPrimitive = 512;
constexpr std::size_t kMostOfTriangle = 64;

bool takesLight(const Asset& asset, const Primitive& primitive) noexcept {
    return elementSize(primitive.topology) == 3 &&
           !(primitive.material && asset[primitive.material].unlit);
}

/// Barycentric weights of the `index`th point of a triangle: the R2 sequence, folded.
glm::vec3 sharesOf(std::size_t index) noexcept {
    constexpr double kStepU = 0.7548776662466927;
    constexpr double kStepV = 0.5698402909980532;
    const double at = static_cast<double>(index);
    double u = std::fmod(0.5 + kStepU * at, 1.0);
    double v = std::fmod(0.5 + kStepV * at, 1.0);
    if (u + v > 1.0) {
        u = 1.0 - u;
        v = 1.0 - v;
    }
    return {static_cast<float>(1.0 - u - v), static_cast<float>(u), static_cast<float>(v)};
}

/// `triangleStep`: the number of triangles that this one represents.
void addTriangle(const glm::vec3& a, const glm::vec3& b, const glm::vec3& c, NodeIndex node,
                 std::size_t points, float triangleStep, std::vector<LitSample>& out) {
    const glm::dvec3 cross =
        glm::cross(glm::dvec3(b) - glm::dvec3(a), glm::dvec3(c) - glm::dvec3(a));
    const double twice = glm::length(cross);
    if (!(twice > 0.0) || !std::isfinite(twice)) {
        return;
    }
    const auto area = static_cast<float>(0.5 * twice) * triangleStep / static_cast<float>(points);
    for (std::size_t i = 0; i < points; ++i) {
        const glm::vec3 shares = points == 1 ? glm::vec3(1.0F / 3.0F) : sharesOf(i);
        out.push_back({.position = shares.x * a + shares.y * b + shares.z * c,
                       .normal = glm::vec3(cross / twice),
                       .area = area,
                       .node = node});
    }
}

void addPrimitive(const Primitive& primitive, std::span<const glm::vec3> positions, NodeIndex node,
                  std::size_t requested, std::vector<LitSample>& out) {
    const std::vector<std::uint32_t> corners = elementList(primitive);
    const std::size_t triangles = corners.size() / 3;
    if (triangles == 0) {
        return;
    }
    const std::size_t step = 1 + (triangles - 1) / requested;
    const std::size_t points = std::clamp<std::size_t>(requested / triangles, 1, kMostOfTriangle);
    for (std::size_t i = 0; i < triangles; i += step) {
        addTriangle(positions[corners[3 * i]], positions[corners[3 * i + 1]],
                    positions[corners[3 * i + 2]], node, points, static_cast<float>(step), out);
    }
}

glm::mat4 meshToWorld(const PoseEvaluator& evaluator, NodeIndex node) {
    const auto& instances = evaluator.asset()[node].instances;
    const glm::mat4& world = evaluator.world(node);
    return instances && !instances->transforms.empty()
               ? world * toMatrix(instances->transforms.front())
               : world;
}

/// Samples of the nodes' triangles in the evaluator's pose, with normalised weights, spread by
/// number and area: some thousand, the same for the same input. Instances count once, where their
/// first one is. Leaves out unlit materials, points, lines, and what has no area or is not finite.
std::vector<LitSample> litSamples(const PoseEvaluator& evaluator,
                                  const std::vector<NodeIndex>& nodes) {
    const Asset& asset = evaluator.asset();
    std::vector<std::pair<NodeIndex, const Primitive*>> lit;
    for (const NodeIndex node : nodes) {
        if (asset[node].mesh && evaluator.isVisible(node)) {
            for (const Primitive& primitive : asset[asset[node].mesh].primitives) {
                if (takesLight(asset, primitive)) {
                    lit.emplace_back(node, &primitive);
                }
            }
        }
    }
    std::vector<LitSample> samples;
    if (lit.empty()) {
        return samples;
    }
    const std::size_t requested =
        std::clamp<std::size_t>(kRequested / lit.size(), 1, kMostOfPrimitive);
    const std::size_t step = 1 + (lit.size() - 1) / kRequested;
    DeformedVertices posed;
    for (std::size_t i = 0; i < lit.size(); i += step) {
        const auto& [node, primitive] = lit[i];
        DeformInput input = deformInput(evaluator, node, WeightSource::Normalized);
        input.worldFromMesh = meshToWorld(evaluator, node);
        deformPrimitive(*primitive, input, posed);
        addPrimitive(*primitive, posed.positions, node, requested, samples);
    }
    return samples;
}

}  // namespace

float illuminance(const MeteredLamp& lamp, const LitSample& sample) noexcept {
    if (lamp.kind == LightKind::Directional) {
        return lamp.strength * std::abs(glm::dot(sample.normal, lamp.direction));
    }
    const glm::vec3 to = lamp.position - sample.position;
    const float distance = std::max(glm::length(to), 1e-6F);
    const glm::vec3 towards = to / distance;
    const float share = lamp.range > 0.0F ? distance / lamp.range : 0.0F;
    const float window = std::clamp(1.0F - share * share * share * share, 0.0F, 1.0F);
    const float along = -glm::dot(lamp.direction, towards);
    const float cone = std::clamp(along * lamp.coneScale + lamp.coneOffset, 0.0F, 1.0F);
    return lamp.strength * std::abs(glm::dot(sample.normal, towards)) * window * cone * cone /
           (distance * distance);
}

LampMeter::LampMeter(const std::shared_ptr<const Asset>& asset, SceneIndex scene,
                     std::span<const NodeIndex> lamps) {
    if (lamps.empty()) {
        return;
    }
    const PoseEvaluator rest(asset);
    for (const NodeIndex node : lamps) {
        const MeteredLamp lamp = lampOf(rest, node);
        if (rest.isVisible(node) && std::isfinite(lamp.strength) && lamp.strength > 0.0F) {
            m_lamps.push_back(lamp);
        }
    }
    if (!m_lamps.empty()) {
        m_samples = litSamples(rest, sceneNodes(*asset, scene));
    }
}

float LampMeter::illuminance(const ViewOptions& view) {
    m_lit.clear();
    m_lit.reserve(m_samples.size());
    double all = 0.0;
    for (const LitSample& sample : m_samples) {
        float lux = 0.0F;
        for (const MeteredLamp& lamp : m_lamps) {
            lux += showsNode(view, lamp.node) ? sinew::illuminance(lamp, sample) : 0.0F;
        }
        if (lux > 0.0F && std::isfinite(lux) && (!view.shown || view.shown->draws(sample.node))) {
            m_lit.emplace_back(lux, sample.area);
            all += double{sample.area};
        }
    }
    std::sort(m_lit.begin(), m_lit.end(), std::greater<>());
    double brighter = 0.0;
    for (const auto& [lux, area] : m_lit) {
        brighter += double{area};
        if (brighter > double{kBurntShare} * all) {
            return lux;
        }
    }
    return 0.0F;
}

float stopsOverStudio(float lux) noexcept {
    return lux > 0.0F ? std::clamp(std::log2(lux / kStudioLux), -kMostStops, kMostStops)
                      : -kMostStops;
}

float lampStops(float lux, bool hasEnvironment) noexcept {
    if (!(lux > 0.0F)) {
        return 0.0F;
    }
    const float over = stopsOverStudio(lux);
    const bool faint = over < -kToleratedStops && !hasEnvironment;
    return over > kToleratedStops || faint ? kBalancedStops - over : 0.0F;
}

std::string lampNotice(float stops) {
    if (stops == 0.0F) {
        return {};
    }
    const auto counted = [](float count) {
        const auto whole = static_cast<std::size_t>(std::lround(std::abs(count)));
        return sinew::counted(whole, "stop", "stops");
    };
    const std::string over = counted(kBalancedStops - stops);
    return "the file's lamps are " + over +
           (stops < 0.0F ? " brighter than the studio: shown " + counted(stops) + " darker"
                         : " fainter than the studio: shown " + counted(stops) + " brighter");
}

}  // namespace sinew
