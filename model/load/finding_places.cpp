// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/finding_places.h"

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
    if (!place)
        place = value;
}

bool hasPlace(const Diagnostic& finding) {
    return finding.node || finding.mesh || finding.skin || finding.animation || finding.image;
}

// What uses an accessor or a view first.
struct User {
    Place mesh = {};
    Place primitive = {};
    Place skin = {};
    Place animation = {};
    bool known = false;
};

class Users {
public:
    explicit Users(const Document& document)
        : m_document(document),
          m_accessors(document.accessors.size()),
          m_views(document.bufferViews.size()) {
        for (std::uint32_t m = 0; m < document.meshes.size(); ++m)
            for (std::uint32_t p = 0; p < document.meshes[m].primitives.size(); ++p)
                takePrimitive(document.meshes[m].primitives[p], {.mesh = m, .primitive = p});
        for (std::uint32_t s = 0; s < document.skins.size(); ++s)
            if (document.skins[s].inverseBindMatrices)
                take(*document.skins[s].inverseBindMatrices, {.skin = s});
        for (std::uint32_t a = 0; a < document.animations.size(); ++a)
            for (const SamplerSource& sampler : document.animations[a].samplers) {
                take(sampler.input, {.animation = a});
                take(sampler.output, {.animation = a});
            }
    }

    [[nodiscard]] User of(const std::vector<std::string>& tokens) const {
        const std::vector<User>& users = tokens[0] == "accessors" ? m_accessors : m_views;
        const Place index = indexAt(tokens, 1);
        return index && *index < users.size() ? users[*index] : User{};
    }

private:
    void takePrimitive(const PrimitiveSource& primitive, const User& user) {
        for (const auto& [name, accessor] : primitive.attributes)
            take(accessor, user);
        for (const AttributeMap& target : primitive.targets)
            for (const auto& [name, accessor] : target)
                take(accessor, user);
        if (primitive.indices)
            take(*primitive.indices, user);
    }

    void take(std::uint32_t accessor, const User& user) {
        note(m_accessors[accessor], user);
        if (const auto view = m_document.accessors[accessor].bufferView)
            note(m_views[*view], user);
    }

    static void note(User& slot, User user) {
        user.known = true;
        if (!slot.known)
            slot = user;
    }

    const Document& m_document;
    std::vector<User> m_accessors;
    std::vector<User> m_views;
};

void place(Diagnostic& finding, const User& user) {
    finding.mesh = user.mesh;
    finding.primitive = user.primitive;
    finding.skin = user.skin;
    finding.animation = user.animation;
    if (user.skin)
        finding.joint = std::exchange(finding.vertex, {});
    if (user.animation)
        finding.key = std::exchange(finding.vertex, {});
}

}  // namespace

void placeByPointer(Diagnostic& finding) {
    const Result<std::vector<std::string>> split = splitPointer(finding.pointer);
    if (!split || split->size() < 2)
        return;
    const std::vector<std::string>& tokens = *split;
    const Place first = indexAt(tokens, 1);
    const bool inner = tokens.size() > 3;
    if (tokens[0] == "nodes")
        fill(finding.node, first);
    else if (tokens[0] == "skins")
        fill(finding.skin, first);
    else if (tokens[0] == "images")
        fill(finding.image, first);
    else if (tokens[0] == "meshes")
        fill(finding.mesh, first);
    else if (tokens[0] == "animations")
        fill(finding.animation, first);
    if (inner && tokens[0] == "meshes" && tokens[2] == "primitives")
        fill(finding.primitive, indexAt(tokens, 3));
    if (inner && tokens[0] == "animations" && tokens[2] == "channels")
        fill(finding.channel, indexAt(tokens, 3));
}

void placeByUser(const Document& document, std::vector<Diagnostic>& findings) {
    std::optional<Users> users;
    for (Diagnostic& finding : findings) {
        const bool isData = finding.pointer.starts_with("/accessors/") ||
                            finding.pointer.starts_with("/bufferViews/");
        const auto tokens = splitPointer(isData ? finding.pointer : std::string());
        if (!isData || hasPlace(finding) || !tokens)
            continue;
        if (!users)
            users.emplace(document);
        if (const User user = users->of(*tokens); user.known)
            place(finding, user);
    }
}

}  // namespace sinew::load
