// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/synthetic_clip.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string>
#include <utility>

#include "model/asset/animated_properties.h"
#include "model/asset/property_facts.h"

namespace sinew::demo {
namespace {

constexpr double kClipRate = 30.0;
constexpr std::uint32_t kChildren = 4;
constexpr std::uint32_t kWavePeriod = 1024;  // keys
constexpr std::array kMaterialProperties{
    Property::BaseColorFactor,   Property::MetallicFactor, Property::RoughnessFactor,
    Property::NormalScale,       Property::EmissiveFactor, Property::AlphaCutoff,
    Property::OcclusionStrength,
};

void addNodes(Asset& asset, std::uint32_t count) {
    asset.nodes.resize(count);
    asset.materials.resize(count);
    for (std::uint32_t n = 0; n < count; ++n) {
        asset.nodes[n].name = "Node " + std::to_string(n);
        asset.materials[n].name = "Material " + std::to_string(n);
        asset.parentsFirst.emplace_back(n);
        if (n > 0) {
            asset.nodes[n].parent = NodeIndex((n - 1) / kChildren);
            asset.nodes[(n - 1) / kChildren].children.emplace_back(n);
        }
    }
    asset.scenes.push_back({.name = "Scene", .roots = {NodeIndex(0U)}});
    asset.defaultScene = SceneIndex(0U);
}

class SyntheticMaker {
public:
    SyntheticMaker(const SyntheticClipOptions& options, Animation& clip)
        : m_options(options), m_clip(clip) {
        for (std::uint32_t i = 0; i < kWavePeriod; ++i) {
            m_wave[i] = static_cast<float>(
                std::sin(2.0 * std::numbers::pi * static_cast<double>(i) / kWavePeriod));
        }
        std::vector<float> times(options.keys);
        for (std::uint32_t key = 0; key < options.keys; ++key) {
            times[key] = static_cast<float>(static_cast<double>(key) / kClipRate);
        }
        m_times = std::move(times);
    }

    void addNode(std::uint32_t node) {
        constexpr std::array kPaths{ChannelPath::Translation, ChannelPath::Rotation,
                                    ChannelPath::Scale};
        for (std::uint32_t c = 0; c < m_options.channels; ++c) {
            const auto index = static_cast<std::uint32_t>(m_clip.samplers.size());
            if (c < kPaths.size()) {
                const bool turns = kPaths[c] == ChannelPath::Rotation;
                m_clip.channels.push_back({.node = NodeIndex(node),
                                           .path = kPaths[c],
                                           .sampler = SamplerIndex(index),
                                           .fileIndex = index});
                addSampler(turns ? 4 : 3, turns);
            } else {
                addProperty(node, kMaterialProperties[c - kPaths.size()], index);
            }
        }
    }

private:
    void addProperty(std::uint32_t material, Property property, std::uint32_t index) {
        const PropertyFacts& facts = factsOf(property);
        m_clip.propertyChannels.push_back(
            {.target = {.owner = PropertyOwner::Material, .index = material, .property = property},
             .sampler = SamplerIndex(index),
             .fileIndex = index,
             .pointer = "/materials/" + std::to_string(material) + "/" + facts.pointer});
        addSampler(widthOf(facts.type), false);
    }

    void addSampler(std::uint32_t width, bool turns) {
        const auto index = static_cast<std::uint32_t>(m_clip.samplers.size());
        Sampler sampler;
        sampler.width = width;
        sampler.times = m_options.sharedTimes
                            ? m_times
                            : timesShiftedBy(static_cast<float>(index % 997) * 1e-5F);
        std::vector<float> values(std::size_t{width} * m_options.keys);
        const bool rests = index % 8 == 0;
        const bool flips = turns && index % 16 == 1;
        for (std::uint32_t key = 0; key < m_options.keys; ++key) {
            const std::uint32_t shown = rests ? std::min(key, m_options.keys / 2) : key;
            const std::uint32_t phase = shown + 37 * index;
            float* value = values.data() + std::size_t{width} * key;
            for (std::uint32_t i = 0; i < width; ++i) {
                value[i] = 0.5F + 0.25F * m_wave[(phase + 256 * i) % kWavePeriod];
            }
            if (turns) {
                const float sign = flips && key > m_options.keys / 3 ? -1.0F : 1.0F;
                value[0] = sign * m_wave[phase % kWavePeriod];
                value[1] = sign * m_wave[(phase + kWavePeriod / 4) % kWavePeriod];
                value[2] = value[3] = 0.0F;
            }
        }
        sampler.values = std::move(values);
        m_clip.samplers.push_back(std::move(sampler));
    }

    [[nodiscard]] std::vector<float> timesShiftedBy(float seconds) const {
        std::vector<float> times = m_times.toVector();
        std::ranges::for_each(times, [seconds](float& time) { time += seconds; });
        return times;
    }

    const SyntheticClipOptions& m_options;
    Animation& m_clip;
    SharedArray<float> m_times;
    std::array<float, kWavePeriod> m_wave{};
};

}  // namespace

std::shared_ptr<const Asset> syntheticClip(const SyntheticClipOptions& options) {
    auto asset = std::make_shared<Asset>();
    asset->info.version = "2.0";
    addNodes(*asset, options.nodes);
    Animation& clip = asset->animations.emplace_back();
    clip.name = "Bake";
    SyntheticMaker maker(options, clip);
    for (std::uint32_t node = 0; node < options.nodes; ++node) {
        maker.addNode(node);
    }
    for (const Sampler& sampler : clip.samplers) {
        clip.endSeconds = std::max(clip.endSeconds, sampler.times.back());
    }
    listAnimatedProperties(*asset);
    return asset;
}

}  // namespace sinew::demo
