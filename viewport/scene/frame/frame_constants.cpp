// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/frame/frame_constants.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "model/light/environment.h"
#include "model/view/front_and_ground.h"
#include "model/view/surface_values.h"
#include "viewport/scene/frame/frame_pose.h"

namespace sinew {

namespace {

constexpr float kVertexMarkPoints = 6.0F;
constexpr float kGridRadii = 9.0F;  // radius where the grid has faded out, relative to the model's
                                    // radius

// Factor on the environment while the key light is on, so that both together are about as bright as
// the environment alone.
constexpr float kEnvironmentBesideKeyLight = 0.6F;

/// Properties of the view for the shaders, as bits combined with its number.
layout::uint viewBits(const ViewModeInfo& view) noexcept {
    return (view.lit ? layout::kSceneLit : 0U) | (view.material ? layout::kSceneMaterial : 0U) |
           (view.posed ? 0U : layout::kSceneAsStored) | (view.edges ? layout::kSceneEdges : 0U) |
           (view.channel ? layout::kSceneChannel : 0U) | (view.flat ? layout::kSceneCorners : 0U) |
           (view.values ? layout::kSceneValues : 0U);
}

/// Factor and offset from values to 0 to 1.
glm::vec4 valueScale(const SurfaceValues* values) noexcept {
    if (values == nullptr || !(values->high > values->low)) {
        return {0.0F, 0.0F, 0.0F, 0.0F};
    }
    const float factor = 1.0F / (values->high - values->low);
    return {factor, -values->low * factor, 0.0F, 0.0F};
}

/// Strength of the view's soft shading.
float softShading(const ViewModeInfo& info, float relief) noexcept {
    if (info.onlyForm) {
        return 1.0F;
    }
    return info.edges ? 0.0F : std::clamp(relief, 0.0F, 1.0F);
}

/// The same for depths.
glm::vec4 depthScale(const DepthRange& range) noexcept {
    const float factor = 1.0F / (range.farthest - range.nearest);
    return {factor, -range.nearest * factor, 0.0F, 0.0F};
}

glm::vec3 unit(const glm::vec3& v, const glm::vec3& otherwise) noexcept {
    const float length = glm::length(v);
    return length > 0.0F && std::isfinite(length) ? v / length : otherwise;
}

glm::mat4 rotationOf(const glm::mat4& viewFromWorld) noexcept {
    const glm::mat3 m = glm::transpose(glm::mat3(viewFromWorld));
    const glm::vec3 back = unit(m[2], {0.0F, 0.0F, 1.0F});
    const glm::vec3 right = unit(m[0] - back * glm::dot(m[0], back), {1.0F, 0.0F, 0.0F});
    return glm::mat4(glm::transpose(glm::mat3(right, glm::cross(back, right), back)));
}

float exposureFactor(const Lighting& lighting) noexcept {
    constexpr float kMostEv = 16.0F;
    return std::exp2(std::clamp(lighting.exposureEv, -kMostEv, kMostEv));
}

glm::vec4 environmentConstants(const Look& look) noexcept {
    const Lighting& lighting = look.lighting;
    const float turn = lighting.environmentRotationRadians;
    const float share = lighting.keyLight ? kEnvironmentBesideKeyLight : 1.0F;
    return {std::cos(turn), std::sin(turn), share * environmentFactor(look), 0.0F};
}

/// From the clip space of the picture to that of a part of it.
glm::mat4 partFromPicture(const PicturePart& part, VkExtent2D target) noexcept {
    const glm::vec2 whole(part.whole);
    const glm::vec2 size(target.width, target.height);
    const glm::vec2 scale = whole / size;
    const glm::vec2 shift = (whole - 2.0F * glm::vec2(part.first)) / size - 1.0F;
    glm::mat4 matrix(1.0F);
    matrix[0][0] = scale.x;
    matrix[1][1] = scale.y;
    matrix[3][0] = shift.x;
    matrix[3][1] = shift.y;
    return matrix;
}

static_assert(static_cast<layout::uint>(ToneMap::Neutral) == layout::kToneNeutral &&
              static_cast<layout::uint>(ToneMap::Aces) == layout::kToneAces &&
              static_cast<layout::uint>(ToneMap::None) == layout::kToneNone);
static_assert(static_cast<layout::uint>(SlotComponent::All) == layout::kEveryComponent);
static_assert(static_cast<layout::uint>(ZeroWeights::Joint) == layout::kZeroOfJoint &&
              static_cast<layout::uint>(ZeroWeights::All) == layout::kZeroOfAll);

}  // namespace

glm::vec3 cornerOf(const Box& box, unsigned bits) noexcept {
    return {(bits & 1U) != 0 ? box.max.x : box.min.x, (bits & 2U) != 0 ? box.max.y : box.min.y,
            (bits & 4U) != 0 ? box.max.z : box.min.z};
}

glm::vec3 towardsEye(const CameraView& camera, const glm::vec3& at) noexcept {
    const glm::vec3 back = glm::transpose(glm::mat3(camera.viewFromWorld))[2];
    return camera.orthographic ? back : camera.eyeWorld - at;
}

float framedRadius(const Box& bounds) noexcept {
    const float radius = bounds.empty() ? 0.0F : bounds.radius();
    return radius > 0.0F && std::isfinite(radius) ? radius : 1.0F;
}

float gridSpacing(float radius) noexcept {
    return std::pow(10.0F, std::round(std::log10(radius)) - 1.0F);
}

float differenceScale(const Box& framedBounds) noexcept {
    const double most = double{framedRadius(framedBounds)} / 40.0;
    const double power = std::pow(10.0, std::floor(std::log10(most)));
    for (const double factor : {5.0, 2.0}) {
        if (factor * power <= most) {
            return static_cast<float>(factor * power);
        }
    }
    return static_cast<float>(power);
}

DepthRange depthRange(const FrameInput& input) noexcept {
    const glm::mat4& view = input.camera.viewFromWorld;
    const Box& box = input.framedBounds;
    DepthRange seen{std::numeric_limits<float>::max(), 0.0F};
    for (unsigned corner = 0; corner < 8 && !box.empty(); ++corner) {
        const float depth = -(view * glm::vec4(cornerOf(box, corner), 1.0F)).z;
        seen = {std::min(seen.nearest, depth), std::max(seen.farthest, depth)};
    }
    const ViewOptions& options = input.view;
    const float nearest = options.depthNear > 0.0F ? options.depthNear
                                                   : std::clamp(seen.nearest, 0.0F, seen.farthest);
    const float farthest = options.depthFar > 0.0F ? options.depthFar : seen.farthest;
    return {nearest, farthest > nearest ? farthest : nearest + 1.0F};
}

VkExtent2D pictureExtent(const FrameInput& input, VkExtent2D target) noexcept {
    return input.part ? VkExtent2D{input.part->whole.x, input.part->whole.y} : target;
}

float worldPerPixel(const CameraView& camera, VkExtent2D extent,
                    const glm::vec3& position) noexcept {
    const glm::vec4 clip = camera.clipFromView * camera.viewFromWorld * glm::vec4(position, 1.0F);
    const float scale = std::abs(camera.clipFromView[1][1]) * static_cast<float>(extent.height);
    return scale > 0.0F ? 2.0F * std::abs(clip.w) / scale : 0.0F;
}

layout::SceneConstants sceneConstants(const FrameInput& input, VkExtent2D extent,
                                      const VkPhysicalDeviceFeatures& features) noexcept {
    const CameraView& camera = input.camera;
    const ViewOptions& view = input.view;
    const ViewModeInfo& info = viewModeInfo(view.mode);
    layout::SceneConstants out{};
    const glm::mat4 clipFromWorld = camera.clipFromView * camera.viewFromWorld;
    const glm::vec3 clipHeight(clipFromWorld[0].y, clipFromWorld[1].y, clipFromWorld[2].y);
    const PicturePart part =
        input.part.value_or(PicturePart{.first = {}, .whole = {extent.width, extent.height}});
    out.clipFromWorld = input.part ? partFromPicture(part, extent) * clipFromWorld : clipFromWorld;
    out.part = glm::vec4(part.first, part.whole);
    out.viewFromWorld = rotationOf(camera.viewFromWorld);
    out.eye = glm::vec4(camera.eyeWorld, input.pixelsPerPoint);
    const glm::vec3 forward = -glm::transpose(glm::mat3(out.viewFromWorld))[2];
    out.forward = glm::vec4(forward, softShading(info, view.relief));
    const float pixelsPerPoint = input.pixelsPerPoint;
    const bool large = features.largePoints != VK_FALSE;
    out.viewport = {static_cast<float>(extent.width), static_cast<float>(extent.height),
                    large ? kVertexMarkPoints * pixelsPerPoint : 1.0F,
                    exposureFactor(view.lighting)};

    const float radius = framedRadius(input.framedBounds);
    const glm::vec3 center =
        input.framedBounds.empty() ? glm::vec3(0.0F) : input.framedBounds.center();
    out.grid = {gridSpacing(radius), kGridRadii * radius, center.x + input.groundShift.x,
                center.z + input.groundShift.y};
    out.environment = environmentConstants(view);
    out.environment.w = out.part.w * glm::length(clipHeight);
    out.data.x = differenceScale(input.framedBounds);
    out.data.y = groundHeight(view.ground, input.framedBounds);
    out.data.z = large ? std::max(view.pointSize * pixelsPerPoint, 1.0F) : 1.0F;
    out.data.w = large ? std::max(view.dotSize * pixelsPerPoint, 1.0F) : 1.0F;
    out.view.x = static_cast<layout::uint>(view.mode);  // shaders/views.h
    out.view.y = view.influenceSet;
    out.chosen.x = static_cast<layout::uint>(view.component);
    out.chosen.y = firstMarkWord(input);
    out.chosen.z = static_cast<layout::uint>(view.zeroWeights);
    out.scale = {view.paletteSteps, view.contours, 0, 0};
    out.values = view.mode == ViewMode::Depth ? depthScale(depthRange(input))
                                              : valueScale(input.values.get());
    out.values.z = input.groundShift.x;
    out.values.w = input.groundShift.y;
    out.view.w = static_cast<layout::uint>(view.lighting.toneMap);
    out.view.z = viewBits(info);
    out.view.z |= view.weights == WeightSource::Normalized ? layout::kSceneNormalizeWeights : 0U;
    out.view.z |= view.blend == BlendSkinning::DualQuaternion ? layout::kSceneDualQuaternions : 0U;
    out.view.z |= camera.orthographic ? layout::kSceneOrthographic : 0U;
    out.view.z |= view.marks.backFaces ? layout::kSceneBackFaces : 0U;
    out.view.z |= greysSurfaces(view) ? layout::kSceneGrey : 0U;
    out.view.z |= view.marks.uvChecker ? layout::kSceneUvChecker : 0U;
    return out;
}

}  // namespace sinew
