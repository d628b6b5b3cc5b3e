// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/broken_values.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "model/core/json_pointer.h"
#include "model/load/source/path.h"

namespace sinew::check {
namespace {

template <class Vec>
bool isBroken(const Vec& value) noexcept {
    for (glm::length_t i = 0; i < Vec::length(); ++i) {
        if (!std::isfinite(value[i])) {
            return true;
        }
    }
    return false;
}

template <class Array>
bool anyBroken(const std::vector<const Array*>& arrays, std::size_t vertex) noexcept {
    return std::any_of(arrays.begin(), arrays.end(), [vertex](const Array* array) {
        return vertex < array->size() && isBroken((*array)[vertex]);
    });
}

/// n of "TEXCOORD_n", if that is the name.
std::optional<std::size_t> setOf(const std::string& name, const std::string& prefix) {
    return name.starts_with(prefix) ? arrayIndex(name.substr(prefix.size())) : std::nullopt;
}

/// The names of the attributes that use an accessor.
std::vector<std::string> namesOf(const JsonValue* attributes, std::size_t accessor) {
    std::vector<std::string> names;
    const JsonValue::Object* object = attributes != nullptr ? attributes->object() : nullptr;
    if (object == nullptr) {
        return names;
    }
    for (const auto& [name, value] : *object) {
        if (attributes->integer(name, accessor + 1) == accessor) {
            names.push_back(name);
        }
    }
    return names;
}

template <class Array>
void take(std::vector<const Array*>& known, const Array& array) {
    if (!array.empty()) {
        known.push_back(&array);
    }
}

}  // namespace

BrokenValues::BrokenValues(const Asset& asset, MeshIndex mesh, std::size_t primitive,
                           const std::string& accessor) {
    const Result<std::vector<std::string>> tokens = splitPointer(accessor);
    const auto index = tokens && tokens->size() == 2 && tokens->front() == "accessors"
                           ? arrayIndex(tokens->back())
                           : std::nullopt;
    if (!asset.json || !index) {
        return;
    }
    const Primitive& drawn = asset[mesh].primitives[primitive];
    const std::string place =
        load::pointerTo("meshes", std::size_t{mesh.value}, "primitives", primitive);
    for (const std::string& name :
         namesOf(resolvePointer(*asset.json, place + "/attributes"), *index)) {
        addAttribute(drawn, name);
    }
    for (std::size_t i = 0; i < drawn.targets.size(); ++i) {
        for (const std::string& name : namesOf(
                 resolvePointer(*asset.json, place + "/targets/" + std::to_string(i)), *index)) {
            addTarget(drawn.targets[i], name);
        }
    }
}

void BrokenValues::addAttribute(const Primitive& primitive, const std::string& name) {
    if (name == "POSITION") {
        take(m_threes, primitive.positions);
    } else if (name == "NORMAL") {
        take(m_threes, primitive.normals);
    } else if (name == "TANGENT") {
        take(m_fours, primitive.tangents);
    } else if (const auto uv = setOf(name, "TEXCOORD_"); uv && *uv < primitive.texcoords.size()) {
        take(m_twos, primitive.texcoords[*uv]);
    } else if (const auto color = setOf(name, "COLOR_");
               color && *color < primitive.colors.size()) {
        take(m_fours, primitive.colors[*color]);
    } else if (const auto set = setOf(name, "WEIGHTS_");
               set && *set < primitive.influenceSets.size()) {
        take(m_weights, primitive.influenceSets[*set].weights);
    }
}

void BrokenValues::addTarget(const MorphTarget& target, const std::string& name) {
    if (name == "POSITION") {
        take(m_threes, target.positions);
    } else if (name == "NORMAL") {
        take(m_threes, target.normals);
    } else if (name == "TANGENT") {
        take(m_threes, target.tangents);
    }
}

bool BrokenValues::operator()(std::size_t vertex) const noexcept {
    return anyBroken(m_threes, vertex) || anyBroken(m_fours, vertex) || anyBroken(m_twos, vertex) ||
           anyBroken(m_weights, vertex);
}

}  // namespace sinew::check
