// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/reference/driven.h"

#include <cstdio>
#include <optional>
#include <set>
#include <string>
#include <tuple>

namespace sinew::reference {
namespace {

using What = Driven::What;

std::optional<What> whatOf(const std::string& path) {
    if (path == "translation") {
        return What::Translation;
    }
    if (path == "rotation") {
        return What::Rotation;
    }
    if (path == "scale") {
        return What::Scale;
    }
    return path == "weights" ? std::optional(What::Weights) : std::nullopt;
}

class Reader {
public:
    Reader(const Asset& asset, const Animation& animation) : m_asset(asset), m_clip(animation) {}

    void readChannel(const JsonValue& channel) {
        const JsonValue* target = channel.find("target");
        const std::size_t sampler = channel.integer("sampler", m_clip.samplers.size());
        if (target == nullptr || sampler >= m_clip.samplers.size()) {
            return;
        }
        const Sampler& curve = m_clip.samplers[sampler];
        if (target->text("path") == "pointer") {
            readPointer(pointerIn(*target), curve);
        } else if (const auto what = whatOf(target->text("path")); what && target->find("node")) {
            add({*what, static_cast<std::uint32_t>(target->integer("node", 0)), 0, &curve});
        }
    }

    void readChannels() {
        for (const Channel& channel : m_clip.channels) {
            constexpr What kWhat[] = {What::Translation, What::Rotation, What::Scale,
                                      What::Weights};
            const bool all = channel.morphTarget == kAllMorphTargets;
            add({kWhat[static_cast<int>(channel.path)], channel.node.value,
                 all ? 0 : channel.morphTarget, &m_clip.samplers[channel.sampler.value]});
        }
        for (const PropertyChannel& channel : m_clip.propertyChannels) {
            add({channel.target.property == Property::Visible ? What::Visible : What::Property,
                 channel.target.property == Property::Visible ? channel.target.index
                                                              : channel.property,
                 0, &m_clip.samplers[channel.sampler.value]});
        }
    }

    // The weights of meshes, for nodes without weights.
    void readMeshWeights() {
        std::set<std::uint32_t> byName;
        for (const Driven& driven : m_driven) {
            if (driven.what == What::Weights) {
                byName.insert(driven.index);
            }
        }
        const JsonValue::Array& nodes = m_asset.json->elements("nodes");
        for (const Driven& mesh : m_meshes) {
            for (std::uint32_t n = 0; n < nodes.size(); ++n) {
                if (nodes[n].integer("mesh", ~std::size_t{0}) == mesh.index &&
                    !nodes[n].has("weights") && !byName.contains(n)) {
                    add({What::Weights, n, mesh.firstWeight, mesh.sampler});
                }
            }
        }
    }

    std::vector<Driven> take() { return std::move(m_driven); }

private:
    static std::string pointerIn(const JsonValue& target) {
        const JsonValue* extensions = target.find("extensions");
        const JsonValue* extension =
            extensions != nullptr ? extensions->find("KHR_animation_pointer") : nullptr;
        return extension != nullptr ? extension->text("pointer") : std::string();
    }

    void readPointer(const std::string& pointer, const Sampler& sampler) {
        unsigned index = 0, element = 0;
        char word[64] = "";
        int used = 0;
        if (std::sscanf(pointer.c_str(), "/nodes/%u/weights/%u%n", &index, &element, &used) == 2 &&
            used == static_cast<int>(pointer.size())) {
            return add({What::Weights, index, element, &sampler});
        }
        if (std::sscanf(pointer.c_str(), "/meshes/%u/weights/%u", &index, &element) == 2 ||
            std::sscanf(pointer.c_str(), "/meshes/%u/%7s", &index, word) == 2) {
            return m_meshes.push_back({What::Weights, index, element, &sampler});
        }
        if (std::sscanf(pointer.c_str(), "/nodes/%u/%63s", &index, word) == 2) {
            if (const auto what = whatOf(word)) {
                add({*what, index, 0, &sampler});
            } else if (word == std::string("extensions/KHR_node_visibility/visible")) {
                add({What::Visible, index, 0, &sampler});
            }
            return;
        }
        for (const PropertyChannel& channel : m_clip.propertyChannels) {
            if (channel.pointer == pointer && channel.property != kNoAnimatedProperty) {
                return add({What::Property, channel.property, 0, &sampler});
            }
        }
    }

    [[nodiscard]] std::size_t widthOf(const Driven& driven) const {
        switch (driven.what) {
            case What::Translation:
            case What::Scale:
                return 3;
            case What::Rotation:
                return 4;
            case What::Visible:
                return 1;
            case What::Property:
                return m_asset.animatedProperties[driven.index].width;
            case What::Weights:
                break;
        }
        const std::size_t all = m_asset.nodes[driven.index].restWeights.size();
        return driven.sampler->width == all ? all : 1;
    }

    void add(const Driven& driven) {
        const bool isOfNode = driven.what != What::Property;
        if (driven.index >= (isOfNode ? m_asset.nodes.size() : m_asset.animatedProperties.size()) ||
            driven.sampler->times.empty() || driven.sampler->width != widthOf(driven)) {
            return;
        }
        if (m_targets.insert({driven.what, driven.index, driven.firstWeight}).second) {
            m_driven.push_back(driven);
        }
    }

    const Asset& m_asset;
    const Animation& m_clip;
    std::set<std::tuple<What, std::uint32_t, std::uint32_t>> m_targets;
    std::vector<Driven> m_driven;
    std::vector<Driven> m_meshes;  // index: of the mesh
};

}  // namespace

std::vector<Driven> drivenBy(const Asset& asset, AnimationIndex animation) {
    if (animation.value >= asset.animations.size()) {
        return {};
    }
    Reader reader(asset, asset[animation]);
    if (!asset.json) {
        reader.readChannels();
        return reader.take();
    }
    const JsonValue& json = asset.json->elements("animations")[animation.value];
    for (const JsonValue& channel : json.elements("channels")) {
        reader.readChannel(channel);
    }
    reader.readMeshWeights();
    return reader.take();
}

}  // namespace sinew::reference
