// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/words/pointed_object.h"

#include <array>

#include "model/core/json_pointer.h"

namespace sinew::words {
namespace {

struct KindOfObject {
    std::string_view list;
    std::string_view one;
    std::string_view many;
};

constexpr std::array kKindsOfObjects{
    KindOfObject{"accessors", "accessor", "accessors"},
    KindOfObject{"animations", "animation", "animations"},
    KindOfObject{"bufferViews", "buffer view", "buffer views"},
    KindOfObject{"buffers", "buffer", "buffers"},
    KindOfObject{"cameras", "camera", "cameras"},
    KindOfObject{"channels", "channel", "channels"},
    KindOfObject{"images", "image", "images"},
    KindOfObject{"materials", "material", "materials"},
    KindOfObject{"meshes", "mesh", "meshes"},
    KindOfObject{"nodes", "node", "nodes"},
    KindOfObject{"primitives", "primitive", "primitives"},
    KindOfObject{"samplers", "sampler", "samplers"},
    KindOfObject{"scenes", "scene", "scenes"},
    KindOfObject{"skins", "skin", "skins"},
    KindOfObject{"textures", "texture", "textures"},
};

constexpr std::size_t kDeepest = 4;  // "/meshes/0/primitives/0"

}  // namespace

PointedObject pointedObject(std::string_view pointer) {
    PointedObject object;
    const Result<std::vector<std::string>> tokens = splitPointer(pointer);
    if (!tokens) {
        return object;
    }
    std::size_t end = 0;  // position in `pointer`
    for (std::size_t i = 0; i + 1 < tokens->size() && i < kDeepest; i += 2) {
        const std::string& list = (*tokens)[i];
        const std::string& index = (*tokens)[i + 1];
        end += list.size() + index.size() + 2;
        if (!arrayIndex(index)) {
            break;
        }
        for (const KindOfObject& kind : kKindsOfObjects) {
            if (kind.list == list) {
                object = {std::string(pointer.substr(0, end)), kind.one, kind.many, index};
            }
        }
    }
    return object;
}

}  // namespace sinew::words
