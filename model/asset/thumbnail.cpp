// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/asset/thumbnail.h"

#include <cmath>
#include <initializer_list>
#include <string_view>

namespace sinew {
namespace {

/// The index that a path of members leads to; none if it is none or not below the count.
template <class T>
T indexAt(const JsonValue& json, std::initializer_list<std::string_view> path, std::size_t count) {
    const JsonValue* value = &json;
    for (const std::string_view name : path) {
        value = value->find(name);
        if (value == nullptr) {
            return {};
        }
    }
    const double* number = value->number();
    const bool valid = number != nullptr && *number >= 0.0 &&
                       *number < static_cast<double>(count) && std::floor(*number) == *number;
    return valid ? T(static_cast<std::size_t>(*number)) : T();
}

}  // namespace

ImageIndex thumbnailOf(const Asset& asset, const JsonValue& json) {
    const std::size_t images = asset.images.size();
    if (const auto image = indexAt<ImageIndex>(json, {"asset", "thumbnail"}, images)) {
        return image;
    }
    if (const auto image = indexAt<ImageIndex>(
            json, {"extensions", "VRMC_vrm", "meta", "thumbnailImage"}, images)) {
        return image;
    }
    const auto texture = indexAt<TextureIndex>(json, {"extensions", "VRM", "meta", "texture"},
                                               asset.textures.size());
    return texture ? asset.textures[texture.value].image : ImageIndex();
}

}  // namespace sinew
