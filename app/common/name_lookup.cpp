// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/common/name_lookup.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "app/common/failure.h"

namespace sinew {

namespace {

std::optional<std::size_t> asIndex(const std::string& text, std::size_t count) {
    std::size_t value = 0;
    const char* end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc{} || rest != end || value >= count) {
        return std::nullopt;
    }
    return value;
}

std::string listOf(const std::vector<std::string>& names) {
    if (names.empty()) {
        return "the file has none";
    }
    std::string list = "valid:";
    for (std::size_t i = 0; i < names.size(); ++i) {
        list += (i == 0 ? " " : ", ") + std::to_string(i);
        if (!names[i].empty()) {
            list += " '" + names[i] + "'";
        }
    }
    return list;
}

template <class Item>
std::vector<std::string> namesOf(const std::vector<Item>& items) {
    std::vector<std::string> names;
    names.reserve(items.size());
    for (const Item& item : items) {
        names.push_back(item.name);
    }
    return names;
}

}  // namespace

std::size_t lookUp(const char* kind, const std::vector<std::string>& names,
                   const std::string& text) {
    if (const auto index = asIndex(text, names.size())) {
        return *index;
    }
    const auto found = std::find(names.begin(), names.end(), text);
    if (found == names.end() || text.empty()) {
        throw usageFailure("there is no " + std::string(kind) + " '" + text + "'; " +
                           listOf(names));
    }
    return static_cast<std::size_t>(found - names.begin());
}

SceneIndex lookUpScene(const Asset& asset, const std::string& text) {
    return SceneIndex(lookUp("scene", namesOf(asset.scenes), text));
}

AnimationIndex lookUpAnimation(const Asset& asset, const std::string& text) {
    return AnimationIndex(lookUp("animation", namesOf(asset.animations), text));
}

NodeIndex lookUpNode(const Asset& asset, const std::string& text) {
    return NodeIndex(lookUp("node", namesOf(asset.nodes), text));
}

SkinIndex lookUpSkin(const Asset& asset, const std::string& text) {
    return SkinIndex(lookUp("skin", namesOf(asset.skins), text));
}

JointIndex lookUpJoint(const Asset& asset, const Skin& skin, const std::string& text) {
    std::vector<std::string> names;
    for (const NodeIndex node : skin.joints) {
        names.push_back(asset[node].name);
    }
    return JointIndex(lookUp("joint", names, text));
}

VariantIndex lookUpVariant(const Asset& asset, const std::string& text) {
    return VariantIndex(lookUp("variant", asset.variants, text));
}

CameraIndex lookUpCamera(const Asset& asset, const std::string& text) {
    return CameraIndex(lookUp("camera", namesOf(asset.cameras), text));
}

}  // namespace sinew
