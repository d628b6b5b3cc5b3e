// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/scene/xmp_check.h"

#include <vector>

#include "model/load/source/path.h"

namespace sinew::load {
namespace {

constexpr const char* kXmpExtension = "KHR_xmp_json_ld";

const JsonValue* packetsOf(const JsonValue& object) {
    const JsonValue* extensions = object.find("extensions");
    return extensions != nullptr ? extensions->find(kXmpExtension) : nullptr;
}

std::vector<bool> namedPackets(const JsonValue& root, std::size_t count) {
    std::vector<bool> named(count, false);
    const auto visit = [&](const JsonValue& object) {
        const JsonValue* reference = packetsOf(object);
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
    const JsonValue* root = packetsOf(document.json);
    if (root == nullptr) {
        return;
    }
    const JsonValue::Array& packets = root->elements("packets");
    const std::vector<bool> named = namedPackets(document.json, packets.size());
    for (std::size_t i = 0; i < packets.size() && !document.stopped(); ++i) {
        const JsonValue* context = packets[i].find("@context");
        if (!packets[i].isNull() && (context == nullptr || context->object() == nullptr)) {
            findings.add({.severity = Severity::Error,
                          .code = "XMP_WITHOUT_CONTEXT",
                          .message = "the metadata has no \"@context\" that defines its terms",
                          .pointer = pointerTo("extensions", kXmpExtension, "packets", i)});
        }
        if (!named[i]) {
            findings.add({.severity = Severity::Info,
                          .code = "XMP_UNUSED",
                          .message = "no object references this metadata packet",
                          .pointer = pointerTo("extensions", kXmpExtension, "packets", i)});
        }
    }
}

}  // namespace sinew::load
