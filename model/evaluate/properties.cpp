// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/properties.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "model/asset/animated_properties.h"
#include "model/asset/property_facts.h"

namespace sinew {
namespace {

constexpr float kNarrowestView = 1e-4F;  // radians
constexpr float kWidestView = std::numbers::pi_v<float> - kNarrowestView;
constexpr float kNearestPlane = 1e-6F;
constexpr float kPlaneRatio = 1.0001F;  // minimum ratio of far to near
constexpr float kSmallestMagnification = 1e-6F;

void drive(const Pose& pose, std::span<const AnimatedProperty> properties,
           ObjectFactors& object) noexcept {
    for (const AnimatedProperty& property : properties) {
        const PropertyFacts& facts = factsOf(property.target.property);
        const auto out = floatsOf(object, property.target.property, property.target.slot);
        for (std::size_t i = 0; i < out.size(); ++i) {
            const float value = pose.properties[property.first + i];
            if (!std::isnan(value)) {
                out[i] = std::clamp(value, facts.min, facts.max);
            }
        }
    }
}

PerspectiveCamera usable(PerspectiveCamera camera, const CameraFactors& factors) noexcept {
    camera.yfovRadians = std::clamp(factors.yfovRadians, kNarrowestView, kWidestView);
    camera.aspectRatio = factors.aspectRatio > 0.0F && std::isfinite(factors.aspectRatio)
                             ? std::optional(factors.aspectRatio)
                             : std::nullopt;
    camera.znear =
        std::isfinite(factors.znear) ? std::max(factors.znear, kNearestPlane) : camera.znear;
    camera.zfar = std::isfinite(factors.zfar)
                      ? std::optional(std::max(factors.zfar, kPlaneRatio * camera.znear))
                      : std::nullopt;
    return camera;
}

float apartFromZero(float value) noexcept {
    return std::abs(value) < kSmallestMagnification ? std::copysign(kSmallestMagnification, value)
                                                    : value;
}

OrthographicCamera usable(OrthographicCamera camera, const CameraFactors& factors) noexcept {
    camera.xmag = apartFromZero(std::isfinite(factors.xmag) ? factors.xmag : camera.xmag);
    camera.ymag = apartFromZero(std::isfinite(factors.ymag) ? factors.ymag : camera.ymag);
    camera.znear = std::isfinite(factors.znear) ? factors.znear : camera.znear;
    camera.zfar = std::isfinite(factors.zfar) ? factors.zfar : camera.zfar;
    const float least =
        camera.znear + (kPlaneRatio - 1.0F) * std::max(std::abs(camera.znear), 1.0F);
    camera.zfar = std::max(camera.zfar, least);
    return camera;
}

}  // namespace

MaterialFactors evaluatedMaterial(const Asset& asset, const Pose& pose,
                                  MaterialIndex material) noexcept {
    ObjectFactors object{.material = factorsOf(asset[material])};
    drive(pose, animatedPropertiesOf(asset, PropertyOwner::Material, material.value), object);
    return object.material;
}

CameraProjection evaluatedCamera(const Asset& asset, const Pose& pose,
                                 CameraIndex camera) noexcept {
    const CameraProjection& rest = asset[camera].projection;
    const auto properties = animatedPropertiesOf(asset, PropertyOwner::Camera, camera.value);
    if (properties.empty()) {
        return rest;
    }
    ObjectFactors object{.camera = factorsOf(rest)};
    drive(pose, properties, object);
    return std::visit(
        [&](const auto& kind) -> CameraProjection { return usable(kind, object.camera); }, rest);
}

LightFactors evaluatedLight(const Asset& asset, const Pose& pose, LightIndex light) noexcept {
    ObjectFactors object{.light = factorsOf(asset[light])};
    drive(pose, animatedPropertiesOf(asset, PropertyOwner::Light, light.value), object);
    object.light.outerConeRadians =
        std::max(object.light.outerConeRadians, object.light.innerConeRadians);
    return object.light;
}

}  // namespace sinew
