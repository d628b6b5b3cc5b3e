// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/light/built_in_light.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "model/light/environment.h"
#include "model/light/prefilter_cube.h"
#include "model/light/sky_light.h"

namespace sinew {
namespace {

constexpr std::string_view kStudioName = "builtin:studio";
constexpr std::string_view kOutdoor = "builtin:outdoor";
constexpr std::string_view kSunset = "builtin:sunset";

constexpr std::string_view kNone = "builtin:none";

constexpr std::array<BuiltInLight, 5> kLights = {{
    {.name = "", .label = "Studio", .tip = "A neutral room with large soft lights"},
    {.name = kOutdoor, .label = "Outdoor", .tip = "Sun in a clear blue sky, over a pale ground"},
    {.name = kSunset, .label = "Sunset", .tip = "A low sun: warm from one side, dim elsewhere"},
    {.name = "builtin:neutral",
     .label = "Neutral",
     .tip = "The same white light from everywhere (white furnace): shows materials that lose or "
            "gain energy"},
    {.name = kNone, .label = "None", .tip = "No environment: only lamps give light"},
}};

glm::vec3 directionOf(float azimuthRadians, float elevationRadians) noexcept {
    return {std::sin(azimuthRadians) * std::cos(elevationRadians), std::sin(elevationRadians),
            std::cos(azimuthRadians) * std::cos(elevationRadians)};
}

// From the upper left as seen from the front, like the key of the studio. The brightness is chosen
// so that white diffuse objects have about the same brightness as in the studio.

Sky outdoorSky() noexcept {
    return {.towardsSun = directionOf(-0.75F, 0.82F),
            .sunRadiusRadians = 0.03F,
            .sunStrength = 0.4F,
            .turbidity = 1.2F,
            .ground = {0.30F, 0.28F, 0.25F},
            .brightness = 9.5F};
}

Sky sunsetSky() noexcept {
    return {.towardsSun = directionOf(-1.0F, 0.08F),
            .sunRadiusRadians = 0.03F,
            .sunStrength = 0.6F,
            .turbidity = 1.1F,
            .ground = {0.22F, 0.19F, 0.18F},
            .brightness = 15.0F};
}

CubeLevel neutralLight() {
    return cubeOf(kLightCubeSide, {}, [](auto...) { return glm::vec3(1.0F); });
}

CubeLevel lightOf(const BuiltInLight& row, const std::stop_token& stop) {
    if (row.name == kOutdoor) {
        return skyLight(outdoorSky(), kLightCubeSide, stop);
    }
    return row.name == kSunset ? skyLight(sunsetSky(), kLightCubeSide, stop) : neutralLight();
}

Error unknown(const std::string& name) {
    std::string words =
        "there is no built-in environment '" + name + "'; there are " + std::string(kStudioName);
    for (std::size_t i = 1; i < kLights.size(); ++i) {
        words.append(i + 1 == kLights.size() ? " and " : ", ").append(kLights.at(i).name);
    }
    return {ErrorCode::InvalidRequest, std::move(words), {}};
}

}  // namespace

std::span<const BuiltInLight> builtInLights() noexcept {
    return kLights;
}

bool isBuiltInName(std::string_view name) noexcept {
    return name.empty() || name.starts_with(kBuiltInPrefix);
}

const BuiltInLight* findBuiltInLight(std::string_view name) noexcept {
    const std::string_view wanted = name == kStudioName ? std::string_view() : name;
    const auto* found = std::find_if(kLights.begin(), kLights.end(),
                                     [wanted](const auto& light) { return light.name == wanted; });
    return found == kLights.end() ? nullptr : found;
}

Result<std::shared_ptr<const Environment>> namedEnvironment(
    const std::string& name, const std::function<void(float)>& progress,
    const std::stop_token& stop) {
    if (!isBuiltInName(name)) {
        const Result<EquirectangularLight> light = readHdr(name, stop);
        if (!light) {
            return light.error();
        }
        return prefilter(light.value(), progress, stop);
    }
    const BuiltInLight* row = findBuiltInLight(name);
    if (row == nullptr) {
        return unknown(name);
    }
    if (row->name.empty() || row->name == kNone) {
        return std::shared_ptr<const Environment>();
    }
    CubeLevel light = lightOf(*row, stop);
    if (stop.stop_requested()) {
        return std::shared_ptr<const Environment>();
    }
    return prefilterCube(std::move(light), progress, stop);
}

}  // namespace sinew
