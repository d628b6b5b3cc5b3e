// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/asset/thumbnail.h"

#include "model/core/json_pointer.h"

namespace sinew {

ImageIndex thumbnailOf(const Asset& asset, const JsonValue& json) {
    for (const char* path : {"asset/thumbnail", "extensions/VRMC_vrm/meta/thumbnailImage"}) {
        if (const auto image = indexBelow(memberAt(json, path), asset.images.size())) {
            return ImageIndex(*image);
        }
    }
    const auto texture =
        indexBelow(memberAt(json, "extensions/VRM/meta/texture"), asset.textures.size());
    return texture ? asset.textures[*texture].image : ImageIndex();
}

}  // namespace sinew
