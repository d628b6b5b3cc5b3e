// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <optional>
#include <variant>

#include "app/cli/report/info_listing.h"
#include "model/facts/key_words.h"

namespace sinew::cli {

namespace {

constexpr auto kTextColumn = TextTable::Align::Left;
constexpr auto kNumberColumn = TextTable::Align::Right;

std::string metresOr(const std::optional<float>& value, const char* none) {
    return value ? shortNumber(*value, 3) : none;
}

/// The first node that uses the camera.
std::string userOf(const Asset& asset, std::size_t camera) {
    const auto found =
        std::find_if(asset.nodes.begin(), asset.nodes.end(),
                     [camera](const Node& node) { return node.camera == CameraIndex(camera); });
    const auto index = static_cast<std::size_t>(found - asset.nodes.begin());
    return found == asset.nodes.end() ? "-" : displayName(found->name, "Node", index);
}

std::vector<std::string> cameraCells(const CameraProjection& projection) {
    if (const auto* perspective = std::get_if<PerspectiveCamera>(&projection)) {
        return {"perspective", shortNumber(glm::degrees(perspective->yfovRadians), 2) + "\u00b0",
                metresOr(perspective->aspectRatio, "of the picture"),
                shortNumber(perspective->znear, 4), metresOr(perspective->zfar, "infinite")};
    }
    const auto& parallel = std::get<OrthographicCamera>(projection);
    return {"orthographic",
            shortNumber(2.0F * parallel.xmag, 3) + " x " + shortNumber(2.0F * parallel.ymag, 3),
            parallel.ymag == 0.0F ? "-" : shortNumber(parallel.xmag / parallel.ymag, 3),
            shortNumber(parallel.znear, 4), shortNumber(parallel.zfar, 3)};
}

}  // namespace

std::string counted(std::size_t count, const char* one, const char* many) {
    return groupedDigits(count) + ' ' + (count == 1 ? one : many);
}

std::string section(const std::string& title, std::size_t count, const TextTable& table) {
    if (!table.hasRows()) {
        return {};
    }
    std::string text = '\n' + title + " (" + groupedDigits(count) + ")\n" + table.text(2);
    if (count > kMaxRows) {
        text += "  and " + groupedDigits(count - kMaxRows) + " more; --json lists them all\n";
    }
    return text;
}

std::string scenesText(const Asset& asset) {
    return listing("Scenes", asset.scenes, {kNumberColumn}, {"roots"},
                   [](const Scene& scene) -> std::vector<std::string> {
                       return {std::to_string(scene.roots.size())};
                   });
}

std::string camerasText(const Asset& asset) {
    return listing(
        "Cameras", asset.cameras,
        {kTextColumn, kNumberColumn, kNumberColumn, kNumberColumn, kNumberColumn, kTextColumn},
        {"kind", "view", "aspect", "near", "far", "node"}, [&](const Camera& camera) {
            const auto index = static_cast<std::size_t>(&camera - asset.cameras.data());
            std::vector<std::string> cells = cameraCells(camera.projection);
            cells.push_back(userOf(asset, index));
            return cells;
        });
}

std::string lightsText(const Asset& asset) {
    return listing("Lights", asset.lights, {kTextColumn, kNumberColumn, kTextColumn, kNumberColumn},
                   {"kind", "intensity", "unit", "range m"},
                   [](const Light& light) -> std::vector<std::string> {
                       return {lightKindName(light.kind), shortNumber(light.intensity, 3),
                               light.kind == LightKind::Directional ? "lux" : "candela",
                               light.range ? shortNumber(*light.range, 3) : "infinite"};
                   });
}

}  // namespace sinew::cli
