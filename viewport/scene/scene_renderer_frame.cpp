// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <vulkan/vulkan.h>

#include <algorithm>
#include <optional>
#include <span>

#include "model/view/front_and_ground.h"
#include "model/view/palette.h"
#include "model/view/surface_values.h"
#include "viewport/gpu/descriptors.h"
#include "viewport/scene/composite_pass.h"
#include "viewport/scene/frame/frame_constants.h"
#include "viewport/scene/light/scene_lights.h"
#include "viewport/scene/marks/ribbons.h"
#include "viewport/scene/scene_pass.h"
#include "viewport/scene/scene_renderer_impl.h"

// The steps of a frame, in the order of SceneRenderer::prepare.
namespace sinew {
namespace {

/// The background of a part of a picture.
void showPart(layout::CompositeConstants& constants, const PicturePart& part,
              VkExtent2D target) noexcept {
    const glm::vec2 scale(constants.place.x, constants.place.y);
    const glm::vec2 whole(part.whole);
    const glm::vec2 first = scale * glm::vec2(part.first) / whole;
    const glm::vec2 size = scale * glm::vec2(target.width, target.height) / whole;
    constants.place = glm::vec4(size, constants.place.z + first.x, constants.place.w + first.y);
    if (constants.inner.w >= 0.0F) {
        constants.inner.w = static_cast<float>(part.first.y);
    }
    if (constants.bend.w >= 0.0F) {
        constants.bend.w = static_cast<float>(part.first.x);
    }
}

CompositePass::Frame compositionOf(const FrameInput& input, VkExtent2D extent,
                                   bool overlay) noexcept {
    const ViewOptions& view = input.view;
    CompositePass::Frame frame;
    frame.extent = extent;
    frame.toneMap = viewModeInfo(view.mode).lit;
    frame.overlay = overlay;
    frame.transparent = view.transparent;
    frame.constants = backgroundConstants(view);
    if (input.part) {
        showPart(frame.constants, *input.part, extent);
    }
    return frame;
}

/// Null: the view shows none.
const SurfaceValues* givenValues(const FrameInput& input) noexcept {
    return viewModeInfo(input.view.mode).values ? input.values.get() : nullptr;
}

constexpr float kLinePoints = 1.5F;
constexpr float kEdgeReach = 2.0F;  // pixels that the line of an edge may reach into the picture

/// Width of LINES primitives in pixels.
float lineWidth(float widest, float pixelsPerPoint) noexcept {
    return std::clamp(kLinePoints * pixelsPerPoint, 1.0F, widest);
}

}  // namespace

RenderedFrame SceneRenderer::Impl::begin(const FrameRequest& request) const {
    RenderedFrame frame{.request = request, .showsAsset = shows(request.input)};
    if (frame.showsAsset) {
        const ViewOptions& view = request.input.view;
        const ViewModeInfo& info = viewModeInfo(view.mode);
        frame.poseSize = sinew::poseSize(*loaded->asset, request.input);
        loaded->draws.select(view.scene, view.variant, view.highlight);
        frame.poseSize.values =
            loaded->values.place(loaded->draws, givenValues(request.input),
                                 frame.poseSize.copies * frame.poseSize.weights);
        frame.transmits = info.lit && info.material &&
                          loaded->draws.draws(DrawLayer::Transmitting, request.input);
        frame.outlined = loaded->draws.anyHighlighted(request.input);
    }
    return frame;
}

void SceneRenderer::Impl::compose(const RenderedFrame& frame) {
    const VkExtent2D extent = pictureExtent(frame.input(), frame.request.extent);
    marks.compose(frame.input(), extent, frame.showsAsset);
    overlay.compose(frame.input(), marks, extent, timings);
}

void SceneRenderer::Impl::fitTargets(const RenderedFrame& frame) {
    const VkExtent2D extent = frame.request.extent;
    Sampled& chosen = choose(requestedSamples);
    const bool targetFits = &chosen == current && chosen.target.fits(extent);
    const bool needsOverlay = frame.outlined || !overlay.empty();
    PassTarget& texts = overlay.target();
    if (!targetFits || (needsOverlay && !texts.fits(extent))) {
        waitUntilIdle();
        current = nullptr;
        forgetTargets();
        chosen.target.resize(extent);
        if (needsOverlay) {
            texts.resize(extent);
        }
        // Without an overlay its image is not read, but some image has to be bound.
        composite.setPictures(chosen.target.picture(),
                              texts.fits(extent) ? texts.picture() : chosen.target.picture());
        current = &chosen;
    }
}

/// The scene set refers only to the light and to placeholders until frames need more.
void SceneRenderer::Impl::forgetTargets() {
    light.write(memory.sceneSet());
    behindIsBound = false;
    outlineIsBound = false;
}

void SceneRenderer::Impl::fitLight(const RenderedFrame& frame) {
    const LightImages::Request request{.environment = frame.input().environment,
                                       .shadow = hasKeyLight(frame.view())};
    if (!light.fits(request)) {
        waitUntilIdle();
        light.follow(request);
        forgetTargets();
    }
}

void SceneRenderer::Impl::fitBehind(const RenderedFrame& frame) {
    const VkExtent2D extent = frame.request.extent;
    if (!frame.transmits || (behindIsBound && behind.fits(extent))) {
        return;
    }
    waitUntilIdle();
    if (!behind.fits(extent)) {
        behind.resize(frame.request.commands, extent);
    }
    behind.setScene(current->target.picture());
    writeSet(device, memory.sceneSet(), BehindPicture::kBinding, behind.view(), behind.sampler());
    behindIsBound = true;
}

void SceneRenderer::Impl::fitOutline(const RenderedFrame& frame) {
    if (!frame.outlined || outlineIsBound) {
        return;
    }
    waitUntilIdle();
    current->mask.resize(frame.request.extent);
    outline.resize(frame.request.extent);
    outline.setMask(current->mask.picture());
    writeSet(device, memory.sceneSet(), kOutlineDepthBinding, current->target.depth(),
             outline.sampler());
    outlineIsBound = true;
}

void SceneRenderer::Impl::fitMemory(const RenderedFrame& frame) {
    const VkDeviceSize bytes = overlay.bytes() +
                               memory.ring().aligned(pathBytes(frame.input().path)) +
                               marks.bytes(memory.ring());
    if (!memory.fits(frame.poseSize, bytes)) {
        waitUntilIdle();
        memory.reserve(lightTableBytes(loaded ? loaded->asset.get() : nullptr), frame.poseSize,
                       2 * bytes);
    }
}

void SceneRenderer::Impl::writeConstants(RenderedFrame& frame) {
    outlined = frame.outlined;
    composition = compositionOf(frame.input(), frame.request.extent, outlined || !overlay.empty());
    frame.constants = sinew::sceneConstants(frame.input(), frame.request.extent, device.features);
    sceneConstants = frame.constants;
    memory.begin(frame.request.slot, frame.constants);
    memory.writeHeat(heat.follow(shownPalette(frame.view())));
    timer.begin(frame.request.commands, frame.request.slot);
}

void SceneRenderer::Impl::writeLights(RenderedFrame& frame) {
    const ViewOptions& view = frame.view();
    std::optional<KeyLight> key;
    if (hasKeyLight(view)) {
        const Box& bounds = frame.input().framedBounds;
        key = keyLight(bounds, groundHeight(view.ground, bounds));
        layout::SceneConstants constants = frame.constants;
        constants.clipFromWorld = key->clipFromWorld;
        memory.writeShadowScene(constants);
        frame.shadowFromWorld = key->clipFromWorld;
    }
    const KeyLight* const shining = key ? &*key : nullptr;
    lampStops = frame.showsAsset ? loaded->lights.stops(view) : 0.0F;
    if (frame.showsAsset) {
        memory.writeLights(loaded->lights.gather(*frame.input().evaluator, view, shining));
    } else {
        layout::LightTable table = keyLightTable(shining);
        memory.writeLights(std::as_bytes(std::span(&table, 1)));
    }
}

void SceneRenderer::Impl::writeMaterials(const RenderedFrame& frame) const {
    if (frame.showsAsset) {
        loaded->materials.write(frame.request.slot, *loaded->asset,
                                frame.input().evaluator->pose());
    }
}

void SceneRenderer::Impl::writePoses(RenderedFrame& frame) {
    if (frame.showsAsset) {
        frame.poses = memory.allocate(frame.poseSize);
        loaded->pose.write(frame.input(), loaded->draws.nodes(), frame.poses);
        if (const SurfaceValues* const values = givenValues(frame.input())) {
            loaded->values.write(loaded->draws, *values, frame.poses.values);
        }
    }
}

void SceneRenderer::Impl::placeDraws(const RenderedFrame& frame) const {
    if (!frame.showsAsset) {
        return;
    }
    const std::uint32_t bits = limits.subPixelPrecisionBits;
    const bool standard = limits.standardSampleLocations != VK_FALSE;
    const bool edges = viewModeInfo(frame.view().mode).edges;
    const Sight sight({.clipFromWorld = frame.constants.clipFromWorld,
                       .extent = frame.request.extent,
                       .samples = standard && !edges ? current->target.samples() : 0,
                       .marginPixels = edges ? kEdgeReach : 0.0F,
                       .subpixelBits = bits});
    const Sight lamp({.clipFromWorld = frame.shadowFromWorld.value_or(glm::mat4(1.0F)),
                      .extent = {kShadowSide, kShadowSide},
                      .samples = standard ? 1U : 0U,
                      .subpixelBits = bits});
    loaded->draws.place(loaded->pose, frame.input(),
                        {.position = glm::vec3(frame.constants.eye),
                         .forward = glm::vec3(frame.constants.forward),
                         .sight = &sight,
                         .light = frame.shadowFromWorld ? &lamp : nullptr},
                        frame.poses.instances);
}

void SceneRenderer::Impl::deformVertices(const RenderedFrame& frame) {
    if (frame.showsAsset) {
        const DebugLabel label(device.debug, frame.request.commands, "deform");
        deform.record(frame.request.commands, frame.request.slot,
                      {*loaded->asset, loaded->draws, memory, frame.poses, frame.input()});
        if (deform.isInUse()) {
            timer.end(frame.request.commands, GpuPass::Deform);
        }
    }
}

void SceneRenderer::Impl::recordScene(const RenderedFrame& frame) {
    const FrameInput& input = frame.input();
    VkCommandBuffer commands = frame.request.commands;
    const FrameRecording shared{.layouts = layouts,
                                .memory = memory,
                                .input = input,
                                .extent = frame.request.extent,
                                .showsAsset = frame.showsAsset,
                                .debug = device.debug,
                                .pace = pace,
                                .lineWidth = lineWidth(widestLine, input.pixelsPerPoint)};
    const SceneRecording recording{.frame = shared,
                                   .target = current->target,
                                   .pipelines = current->pipelines,
                                   .draws = frame.showsAsset ? &loaded->draws : nullptr,
                                   .marks = {.frame = shared,
                                             .pipelines = current->pipelines,
                                             .marks = marks.write(memory.ring()),
                                             .path = writePath(memory.ring(), input.path)},
                                   .shadow = hasKeyLight(frame.view()) ? &light.shadow() : nullptr,
                                   .behind = frame.transmits ? &behind : nullptr,
                                   .mask = frame.outlined ? &current->mask : nullptr,
                                   .background = composition.constants};
    if (recording.shadow != nullptr) {
        recordShadow(commands, recording);
        timer.end(commands, GpuPass::Shadow);
    }
    sinew::recordScene(commands, recording);
    timer.end(commands, GpuPass::Main);
    if (frame.outlined) {
        const DebugLabel label(device.debug, commands, "outline");
        recordMask(commands, recording);
        outline.record(commands, input.pixelsPerPoint);
    }
}

void SceneRenderer::Impl::recordOverlay(const RenderedFrame& frame) {
    if (composition.overlay) {
        overlay.record(frame.request.commands, memory.ring(), outlined ? &outline : nullptr,
                       frame.input().part.value_or(PicturePart()).first);
    }
}

void SceneRenderer::Impl::composeAgain(std::uint32_t slot, const std::optional<PictureNote>& note,
                                       float pixelsPerPoint) {
    const VkExtent2D extent = composition.extent;
    overlay.composeNote(note, extent, pixelsPerPoint);
    composition.overlay = outlined || !overlay.empty();
    if (!overlay.empty() && !overlay.target().fits(extent)) {
        waitUntilIdle();
        overlay.target().resize(extent);
        composite.setPictures(current->target.picture(), overlay.target().picture());
    }
    if (const VkDeviceSize bytes = overlay.bytes(); !memory.fits({}, bytes)) {
        waitUntilIdle();
        const Asset* const asset = loaded ? loaded->asset.get() : nullptr;
        memory.reserve(lightTableBytes(asset), {}, 2 * bytes);
    }
    memory.begin(slot, sceneConstants);
}

}  // namespace sinew
