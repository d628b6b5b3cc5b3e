// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/args/light_arguments.h"

#include <CLI/CLI.hpp>
#include <array>
#include <glm/trigonometric.hpp>
#include <utility>

#include "app/cli/progress_bar.h"
#include "app/cli/report/json_writer.h"
#include "app/common/failure.h"
#include "app/common/parse_value.h"
#include "model/light/environment.h"

namespace sinew::cli {

namespace {

constexpr float kMostEv = 16.0F;

constexpr std::array<std::pair<std::string_view, ToneMap>, 3> kToneMaps{
    {{"neutral", ToneMap::Neutral}, {"aces", ToneMap::Aces}, {"none", ToneMap::None}}};

ToneMap parseToneMap(const std::string& text) {
    for (const auto& [name, toneMap] : kToneMaps) {
        if (name == text) {
            return toneMap;
        }
    }
    throw usageFailure("--tone-map '" + text + "': must be neutral, aces or none");
}

std::string_view nameOf(ToneMap toneMap) {
    for (const auto& [name, known] : kToneMaps) {
        if (known == toneMap) {
            return name;
        }
    }
    return {};
}

}  // namespace

void addLightOptions(CLI::App& command, LightArguments& a) {
    const char* group = "Light";
    command.add_option("--exposure", a.exposure, "Light times 2^EV, from -16 to 16")
        ->type_name("EV")
        ->capture_default_str()
        ->group(group);
    command.add_option("--tone-map", a.toneMap, "neutral (Khronos PBR Neutral), aces or none")
        ->type_name("CURVE")
        ->capture_default_str()
        ->group(group);
    command.add_option("--environment", a.environment, "studio or a Radiance picture (.hdr)")
        ->type_name("FILE")
        ->capture_default_str()
        ->group(group);
    command
        .add_option("--environment-rotation", a.rotation,
                    "Of the environment about +Y, counter-clockwise\nseen from above")
        ->type_name("DEGREES")
        ->capture_default_str()
        ->group(group);
    command.add_flag("--key-light", a.keyLight, "A lamp from the upper left, with a soft shadow")
        ->group(group);
}

Lighting parseLighting(const LightArguments& arguments) {
    Lighting lighting;
    lighting.exposureEv = parseFloatBetween("--exposure", arguments.exposure, -kMostEv, kMostEv);
    lighting.toneMap = parseToneMap(arguments.toneMap);
    lighting.environmentRotationRadians =
        glm::radians(parseFloat("--environment-rotation", arguments.rotation));
    lighting.keyLight = arguments.keyLight;
    return lighting;
}

std::shared_ptr<const Environment> loadEnvironment(const std::string& name, bool quiet) {
    if (name == "studio") {
        return nullptr;
    }
    const Result<EquirectangularLight> light = readHdr(name);
    if (!light) {
        throw inputFailure(name, light.error());
    }
    ProgressBar progress("prefiltering the environment", quiet);
    return prefilter(*light, [&](float part) { progress.show(part); });
}

void writeLight(JsonWriter& json, const Lighting& lighting, const std::string& environment) {
    json.key("light").beginObject();
    json.key("exposure").number(lighting.exposureEv);
    json.key("toneMap").string(nameOf(lighting.toneMap));
    json.key("environment").string(environment);
    json.key("environmentRotation").number(glm::degrees(lighting.environmentRotationRadians));
    json.key("keyLight").boolean(lighting.keyLight);
    json.endObject();
}

}  // namespace sinew::cli
