// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/finding_places.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "model/core/json_pointer.h"

namespace sinew::load {
namespace {

using Place = std::optional<std::uint32_t>;

Place indexAt(const std::vector<std::string>& tokens, std::size_t i) {
    const auto index = i < tokens.size() ? arrayIndex(tokens[i]) : std::nullopt;
    return index ? Place(static_cast<std::uint32_t>(*index)) : Place();
}

void fill(Place& place, Place value) {
    if (!place) {
        place = value;
    }
}

bool hasPlace(const Diagnostic& finding) {
    return finding.node || finding.mesh || finding.skin || finding.animation || finding.image;
}

// Per sampler of an animation, the first channel that uses it.
std::vector<Place> firstChannels(const AnimationSource& animation) {
    std::vector<Place> first(animation.samplers.size());
    for (std::uint32_t c = 0; c < animation.channels.size(); ++c) {
        if (animation.channels[c].sampler < first.size()) {
            fill(first[animation.channels[c].sampler], c);
        }
    }
    return first;
}

// The first user of an accessor or buffer view.
struct User {
    Place mesh = {};
    Place primitive = {};
    Place skin = {};
    Place animation = {};
    Place channel = {};
    std::uint64_t elementsPerKey = 1;
    bool known = false;
};

class AccessorUsers {
public:
    explicit AccessorUsers(const ParsedDocument& document)
        : m_document(document),
          m_accessors(document.accessors.size()),
          m_views(document.bufferViews.size()) {
        for (std::uint32_t m = 0; m < document.meshes.size(); ++m) {
            for (std::uint32_t p = 0; p < document.meshes[m].primitives.size(); ++p) {
                eachAccessor(document.meshes[m].primitives[p], [&](std::uint32_t accessor, bool) {
                    take(accessor, {.mesh = m, .primitive = p});
                });
            }
        }
        for (std::uint32_t s = 0; s < document.skins.size(); ++s) {
            if (document.skins[s].inverseBindMatrices) {
                take(*document.skins[s].inverseBindMatrices, {.skin = s});
            }
        }
        for (std::uint32_t a = 0; a < document.animations.size(); ++a) {
            const std::vector<Place> channels = firstChannels(document.animations[a]);
            for (std::uint32_t s = 0; s < channels.size(); ++s) {
                takeSampler(a, s, channels[s]);
            }
        }
    }

    [[nodiscard]] User of(const std::vector<std::string>& tokens) const {
        const std::vector<User>& users = tokens[0] == "accessors" ? m_accessors : m_views;
        const Place index = indexAt(tokens, 1);
        return index && *index < users.size() ? users[*index] : User{};
    }

private:
    void takeSampler(std::uint32_t animation, std::uint32_t index, Place channel) {
        const SamplerSource& sampler = m_document.animations[animation].samplers[index];
        User user{.animation = animation, .channel = channel};
        take(sampler.input, user);
        const std::uint64_t keys = m_document.accessors[sampler.input].count;
        const std::uint64_t values = m_document.accessors[sampler.output].count;
        user.elementsPerKey = keys == 0 ? 1 : std::max<std::uint64_t>(1, values / keys);
        take(sampler.output, user);
    }

    void take(std::uint32_t accessor, const User& user) {
        note(m_accessors[accessor], user);
        if (const auto view = m_document.accessors[accessor].bufferView) {
            note(m_views[*view], user);
        }
    }

    static void note(User& slot, User user) {
        user.known = true;
        if (!slot.known) {
            slot = user;
        }
    }

    const ParsedDocument& m_document;
    std::vector<User> m_accessors;
    std::vector<User> m_views;
};

void place(Diagnostic& finding, const User& user) {
    finding.mesh = user.mesh;
    finding.primitive = user.primitive;
    finding.skin = user.skin;
    finding.animation = user.animation;
    finding.channel = user.channel;
    if (user.skin) {
        finding.joint = std::exchange(finding.vertex, {});
    }
    if (user.animation && finding.vertex) {
        finding.key =
            static_cast<std::uint32_t>(*std::exchange(finding.vertex, {}) / user.elementsPerKey);
    }
}

void placeByData(const AccessorUsers& users, Diagnostic& finding) {
    const auto tokens = splitPointer(finding.pointer);
    if (!tokens || tokens->size() < 2 || hasPlace(finding)) {
        return;
    }
    if (const User user = users.of(*tokens); user.known) {
        place(finding, user);
    }
}

// The node of a channel's target, or of its KHR_animation_pointer.
Place drivenNode(const ParsedDocument& document, const Asset& asset, std::uint32_t animation,
                 std::uint32_t channel) {
    if (animation >= document.animations.size() ||
        channel >= document.animations[animation].channels.size()) {
        return {};
    }
    const ChannelSource& source = document.animations[animation].channels[channel];
    if (source.path != "pointer") {
        return source.node ? Place(source.node.value) : Place();
    }
    const JsonValue* extension =
        memberAt(document.json.elements("animations")[animation].elements("channels")[channel],
                 "target/extensions/KHR_animation_pointer");
    const auto tokens =
        splitPointer(extension == nullptr ? std::string() : extension->text("pointer"));
    if (!tokens || tokens->size() < 2 || tokens->front() != "nodes") {
        return {};
    }
    const Place node = indexAt(*tokens, 1);
    return node && *node < asset.nodes.size() ? node : Place();
}

class ChannelPlaces {
public:
    ChannelPlaces(const ParsedDocument& document, const Asset& asset)
        : m_document(document), m_asset(asset) {}

    void place(Diagnostic& finding) {
        if (!finding.animation || *finding.animation >= m_document.animations.size()) {
            return;
        }
        const auto tokens = splitPointer(finding.pointer);
        if (!finding.channel && tokens && tokens->size() > 3 && (*tokens)[2] == "samplers") {
            if (const Place sampler = indexAt(*tokens, 3)) {
                finding.channel = firstOf(*finding.animation, *sampler);
            }
        }
        if (finding.channel) {
            fill(finding.node,
                 drivenNode(m_document, m_asset, *finding.animation, *finding.channel));
        }
    }

private:
    Place firstOf(std::uint32_t animation, std::uint32_t sampler) {
        const auto [known, isNew] = m_first.try_emplace(animation);
        if (isNew) {
            known->second = firstChannels(m_document.animations[animation]);
        }
        return sampler < known->second.size() ? known->second[sampler] : Place();
    }

    const ParsedDocument& m_document;
    const Asset& m_asset;
    std::map<std::uint32_t, std::vector<Place>> m_first;  // [animation][sampler]
};

// Per mesh, the first node that uses it.
std::vector<Place> nodesOfMeshes(const Asset& asset) {
    std::vector<Place> nodes(asset.meshes.size());
    for (std::uint32_t i = 0; i < asset.nodes.size(); ++i) {
        if (const MeshIndex mesh = asset.nodes[i].mesh; mesh && mesh.value < nodes.size()) {
            fill(nodes[mesh.value], i);
        }
    }
    return nodes;
}

}  // namespace

void placeByPointer(Diagnostic& finding) {
    const Result<std::vector<std::string>> split = splitPointer(finding.pointer);
    if (!split || split->size() < 2) {
        return;
    }
    const std::vector<std::string>& tokens = *split;
    const Place first = indexAt(tokens, 1);
    const bool inner = tokens.size() > 3;
    if (tokens[0] == "nodes") {
        fill(finding.node, first);
    } else if (tokens[0] == "skins") {
        fill(finding.skin, first);
    } else if (tokens[0] == "images") {
        fill(finding.image, first);
    } else if (tokens[0] == "meshes") {
        fill(finding.mesh, first);
    } else if (tokens[0] == "animations") {
        fill(finding.animation, first);
    }
    if (inner && tokens[0] == "meshes" && tokens[2] == "primitives") {
        fill(finding.primitive, indexAt(tokens, 3));
    }
    if (inner && tokens[0] == "animations" && tokens[2] == "channels") {
        fill(finding.channel, indexAt(tokens, 3));
    }
}

void placeByUser(const ParsedDocument& document, const Asset& asset,
                 std::vector<Diagnostic>& findings) {
    std::optional<AccessorUsers> users;
    std::optional<std::vector<Place>> nodes;
    ChannelPlaces channels(document, asset);
    for (Diagnostic& finding : findings) {
        if (finding.pointer.starts_with("/accessors/") ||
            finding.pointer.starts_with("/bufferViews/")) {
            if (!users) {
                users.emplace(document);
            }
            placeByData(*users, finding);
        }
        channels.place(finding);
        if (!finding.vertex || !finding.mesh) {
            continue;
        }
        if (!nodes) {
            nodes = nodesOfMeshes(asset);
        }
        if (*finding.mesh < nodes->size()) {
            fill(finding.node, (*nodes)[*finding.mesh]);
        }
    }
}

}  // namespace sinew::load
