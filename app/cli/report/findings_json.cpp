// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/findings_json.h"

#include <algorithm>
#include <optional>

#include "model/check/rule.h"

namespace sinew::cli {

namespace {

constexpr std::size_t kMostVertices = 100;  // of a place; `count` has all

void writeIndex(JsonWriter& json, const char* name, const std::optional<std::uint32_t>& index) {
    if (index) {
        json.key(name).integer(*index);
    }
}

void writeFinding(JsonWriter& json, const Diagnostic& finding) {
    json.beginObject();
    json.key("code").string(finding.code);
    json.key("severity").string(severityName(finding.severity));
    json.key("violation").boolean(isViolation(finding));
    json.key("message").string(finding.message);
    json.key("pointer").string(finding.pointer);
    json.key("count").integer(finding.count);
    writeIndices(json, finding);
    if (!finding.places.empty()) {
        json.key("places").beginArray();
        for (const Diagnostic& place : finding.places) {
            json.beginObject();
            json.key("message").string(place.message);
            json.key("pointer").string(place.pointer);
            json.key("count").integer(place.count);
            writeIndices(json, place);
            json.endObject();
        }
        json.endArray();
    }
    json.endObject();
}

}  // namespace

void writeIndices(JsonWriter& json, const Diagnostic& finding) {
    writeIndex(json, "node", finding.node);
    writeIndex(json, "mesh", finding.mesh);
    writeIndex(json, "primitive", finding.primitive);
    writeIndex(json, "skin", finding.skin);
    writeIndex(json, "joint", finding.joint);
    writeIndex(json, "vertex", finding.vertex);
    writeIndex(json, "animation", finding.animation);
    writeIndex(json, "channel", finding.channel);
    writeIndex(json, "key", finding.key);
    writeIndex(json, "image", finding.image);
    if (finding.seconds) {
        json.key("time").number(*finding.seconds);
    }
    if (!finding.vertices.empty()) {
        json.key("vertices").beginArray();
        for (std::size_t i = 0; i < std::min(finding.vertices.size(), kMostVertices); ++i) {
            json.integer(finding.vertices[i]);
        }
        json.endArray();
    }
}

void writeFindings(JsonWriter& json, const std::vector<Diagnostic>& findings) {
    json.beginArray();
    for (const Diagnostic& finding : findings) {
        writeFinding(json, finding);
    }
    json.endArray();
}

}  // namespace sinew::cli
