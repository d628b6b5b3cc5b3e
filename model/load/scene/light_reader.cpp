// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/scene/light_reader.h"

#include <optional>
#include <string>

#include "model/core/json_pointer.h"
#include "model/load/accessor/value_reader.h"
#include "model/load/source/path.h"

namespace sinew::load {
namespace {

constexpr const char* kLightsExtension = "KHR_lights_punctual";
constexpr float kRightAngle = std::numbers::pi_v<float> / 2.0F;

std::optional<LightKind> kindFrom(const JsonValue& source) {
    const std::string& type = source.text("type");
    if (type == "directional") {
        return LightKind::Directional;
    }
    if (type == "point") {
        return LightKind::Point;
    }
    if (type == "spot") {
        return LightKind::Spot;
    }
    return {};
}

void readRange(const ValueReader& source, Light& out) {
    if (source.find("range") == nullptr) {
        return;
    }
    if (out.kind == LightKind::Directional) {
        return source.report(Severity::Info, "LIGHT_RANGE_IGNORED",
                             "a directional light is infinite; its range was ignored", "range");
    }
    float range = 0.0F;
    source.number("range", range);
    if (range > 0.0F) {
        out.range = range;
    } else {
        source.report(Severity::Error, "LIGHT_RANGE_NOT_POSITIVE",
                      "the range of a light must be greater than 0; the light is unlimited",
                      "range");
    }
}

void readCone(const ValueReader& light, Light& out) {
    const ValueReader spot = light.below("spot");
    if (!spot) {
        light.report(Severity::Error, "SPOT_WITHOUT_CONE",
                     "the spot light has no \"spot\" with cone angles; 0 and 45 degrees are used");
        return;
    }
    spot.number("innerConeAngle", out.innerConeRadians, kNotNegative);
    spot.number("outerConeAngle", out.outerConeRadians, {.min = 0.0F, .max = kRightAngle});
    if (out.innerConeRadians < out.outerConeRadians) {
        return;
    }
    spot.report(
        Severity::Error, "SPOT_CONE_INVERTED",
        "the inner cone must be narrower than the outer cone; the outer angle is used for both");
    out.innerConeRadians = out.outerConeRadians;
}

Light readLight(const JsonValue& json, std::size_t index, Findings& findings) {
    const ValueReader source(&json, pointerTo("extensions", kLightsExtension, "lights", index),
                             findings);
    Light out;
    out.name = json.text("name");
    source.color("color", out.color);
    source.number("intensity", out.intensity, kNotNegative);
    if (const auto kind = kindFrom(json)) {
        out.kind = *kind;
    } else {
        // The check drops types of later versions, with a finding; the property exists
        // nevertheless.
        source.report(json.has("type") ? Severity::Warning : Severity::Error, "LIGHT_WITHOUT_KIND",
                      "the light is not directional, point or spot; it emits no light");
        out.kind = LightKind::Point;
        out.intensity = 0.0F;
    }
    readRange(source, out);
    if (out.kind == LightKind::Spot) {
        readCone(source, out);
    }
    return out;
}

}  // namespace

void readLights(const ParsedDocument& document, Asset& asset, Findings& findings) {
    if (const JsonValue* root = extensionOf(document.json, kLightsExtension)) {
        for (const JsonValue& source : root->elements("lights")) {
            if (document.stopped()) {
                return;
            }
            asset.lights.push_back(readLight(source, asset.lights.size(), findings));
        }
    }

    const JsonValue::Array& nodes = document.json.elements("nodes");
    for (std::size_t i = 0; i < asset.nodes.size() && !document.stopped(); ++i) {
        if (const JsonValue* reference = extensionOf(nodes[i], kLightsExtension);
            reference != nullptr && reference->find("light") != nullptr) {
            asset.nodes[i].light = LightIndex(reference->integer("light", 0));
        }
    }
}

}  // namespace sinew::load
