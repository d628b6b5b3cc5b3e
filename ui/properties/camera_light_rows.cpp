// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/facts/key_words.h"
#include "ui/properties/common_rows.h"
#include "ui/properties/object_rows.h"
#include "ui/properties/property_list.h"
#include "ui/properties/value_text.h"

namespace sinew {
namespace {

PropertyRows perspectiveRows(const AssetPtr& asset, const ObjectRef& object,
                             const PerspectiveCamera& camera) {
    PropertyList list(asset, pointerOf(object) + "/perspective");
    list.add(QStringLiteral("Field of view"), text::degrees(camera.yfovRadians), "/yfov").note =
        QStringLiteral("vertical");
    list.add(
        QStringLiteral("Aspect ratio"),
        camera.aspectRatio ? text::number(*camera.aspectRatio) : QStringLiteral("the picture's"),
        "/aspectRatio");
    list.add(QStringLiteral("Near plane"), text::meters(camera.znear), "/znear");
    list.add(QStringLiteral("Far plane"),
             camera.zfar ? text::meters(*camera.zfar) : QStringLiteral("infinite"), "/zfar");
    return list.take();
}

PropertyRows orthographicRows(const AssetPtr& asset, const ObjectRef& object,
                              const OrthographicCamera& camera) {
    PropertyList list(asset, pointerOf(object) + "/orthographic");
    list.add(QStringLiteral("Half width"), text::meters(camera.xmag), "/xmag");
    list.add(QStringLiteral("Half height"), text::meters(camera.ymag), "/ymag");
    list.add(QStringLiteral("Near plane"), text::meters(camera.znear), "/znear");
    list.add(QStringLiteral("Far plane"), text::meters(camera.zfar), "/zfar");
    return list.take();
}

}  // namespace

PropertyRows cameraRows(const AssetPtr& asset, const ObjectRef& object) {
    const Camera& camera = asset->cameras[object.index];
    if (const auto* perspective = std::get_if<PerspectiveCamera>(&camera.projection)) {
        return {sectionRow(QStringLiteral("Perspective camera"),
                           perspectiveRows(asset, object, *perspective))};
    }
    return {sectionRow(
        QStringLiteral("Orthographic camera"),
        orthographicRows(asset, object, std::get<OrthographicCamera>(camera.projection)))};
}

PropertyRows lightRows(const AssetPtr& asset, const ObjectRef& object) {
    const Light& light = asset->lights[object.index];
    const bool directional = light.kind == LightKind::Directional;
    PropertyList list(asset, object);
    list.add(QStringLiteral("Type"), QString::fromLatin1(lightKindName(light.kind)), "/type");
    list.color(QStringLiteral("Colour"), light.color, "/color");
    list.add(QStringLiteral("Intensity"),
             text::number(light.intensity) +
                 (directional ? QStringLiteral(" lux") : QStringLiteral(" candela")),
             "/intensity");
    if (!directional) {
        list.add(QStringLiteral("Range"),
                 light.range ? text::meters(*light.range) : QStringLiteral("infinite"), "/range");
    }
    if (light.kind == LightKind::Spot) {
        list.add(QStringLiteral("Inner cone"), text::degrees(light.innerConeRadians),
                 "/spot/innerConeAngle")
            .note = QStringLiteral("angle from the axis at which the falloff starts");
        list.add(QStringLiteral("Outer cone"), text::degrees(light.outerConeRadians),
                 "/spot/outerConeAngle")
            .note = QStringLiteral("angle from the axis at which the light ends");
    }
    return {sectionRow(QStringLiteral("Light"), list.take())};
}

}  // namespace sinew
