// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/scene/xmp_check.h"

#include <string>
#include <vector>

#include "model/core/json_pointer.h"
#include "model/load/source/path.h"

namespace sinew::load {
namespace {

constexpr const char* kXmpExtension = "KHR_xmp_json_ld";

std::vector<bool> namedPackets(const JsonValue& root, std::size_t count) {
    std::vector<bool> named(count, false);
    const auto visit = [&](const JsonValue& object) {
        const JsonValue* reference = extensionOf(object, kXmpExtension);
        const std::size_t packet =
            reference != nullptr ? reference->integer("packet", count) : count;
        if (packet < count) {
            named[packet] = true;
        }
    };
    if (const JsonValue* asset = root.find("asset")) {
        visit(*asset);
    }
    for (const char* array : {"scenes", "nodes", "meshes", "materials", "images", "animations"}) {
        for (const JsonValue& object : root.elements(array)) {
            visit(object);
        }
    }
    return named;
}

}  // namespace

void checkXmp(const ParsedDocument& document, Findings& findings) {
    const JsonValue* root = extensionOf(document.json, kXmpExtension);
    if (root == nullptr) {
        return;
    }
    const JsonValue::Array& packets = root->elements("packets");
    const std::vector<bool> named = namedPackets(document.json, packets.size());
    for (std::size_t i = 0; i < packets.size() && !document.stopped(); ++i) {
        const std::string pointer = pointerTo("extensions", kXmpExtension, "packets", i);
        const JsonValue* context = packets[i].find("@context");
        if (!packets[i].isNull() && (context == nullptr || context->object() == nullptr)) {
            findings.add(Severity::Error, "XMP_WITHOUT_CONTEXT",
                         "the metadata has no \"@context\" that defines its terms", pointer);
        }
        if (!named[i]) {
            findings.add(Severity::Info, "XMP_UNUSED", "no object references this metadata packet",
                         pointer);
        }
    }
}

}  // namespace sinew::load
