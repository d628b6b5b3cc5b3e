// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/lamp_meter.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

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
    const long over = std::lround(std::abs(kBalancedStops - stops));
    const long shown = std::lround(std::abs(stops));
    const auto counted = [](long count) {
        return std::to_string(count) + (count == 1 ? " stop" : " stops");
    };
    return stops < 0.0F ? "the file's lamps are " + counted(over) +
                              " brighter than the studio: shown " + counted(shown) + " darker"
                        : "the file's lamps are " + counted(over) +
                              " fainter than the studio: shown " + counted(shown) + " brighter";
}

}  // namespace sinew
