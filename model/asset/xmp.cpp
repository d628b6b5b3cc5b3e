// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/asset/xmp.h"

#include <limits>

#include "model/core/json_pointer.h"

namespace sinew {
namespace {

const JsonValue* xmpOf(const JsonValue* object) noexcept {
    return object != nullptr ? extensionOf(*object, "KHR_xmp_json_ld") : nullptr;
}

}  // namespace

const JsonValue::Array& xmpPackets(const Asset& asset) noexcept {
    static const JsonValue kNone;
    const JsonValue* root = xmpOf(asset.json.get());
    return (root != nullptr ? *root : kNone).elements("packets");
}

const JsonValue* xmpPacket(const Asset& asset, std::string_view objectPointer) {
    constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();
    if (asset.json == nullptr) {
        return nullptr;
    }
    const JsonValue* reference = xmpOf(resolvePointer(*asset.json, objectPointer));
    if (reference == nullptr) {
        return nullptr;
    }
    const JsonValue::Array& packets = xmpPackets(asset);
    const std::size_t packet = reference->integer("packet", kNone);
    return packet < packets.size() ? &packets[packet] : nullptr;
}

}  // namespace sinew
