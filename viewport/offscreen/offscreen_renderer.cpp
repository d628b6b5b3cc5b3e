// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/offscreen/offscreen_renderer.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstring>
#include <deque>
#include <limits>
#include <optional>

#include "model/image/reduced_image.h"
#include "viewport/gpu/commands.h"
#include "viewport/gpu/device_limits.h"
#include "viewport/gpu/gpu_error.h"
#include "viewport/offscreen/device_choice.h"
#include "viewport/offscreen/offscreen_target.h"
#include "viewport/offscreen/picture_parts.h"
#include "viewport/scene/scene_renderer.h"

namespace sinew {
namespace {

// Not an sRGB format: the renderer encodes itself, so that data views keep their bytes.
constexpr VkFormat kFormat = VK_FORMAT_R8G8B8A8_UNORM;
constexpr const char* kRender = "render the picture";

constexpr float kMarginPoints = 24.0F;  // reach of marks and outlines beyond their place
constexpr std::uint32_t kPartStep = 64;

/// The same picture with more pixels.
FrameInput enlarged(const FrameInput& input, std::uint32_t factor) {
    const auto scale = static_cast<float>(factor);
    FrameInput larger = input;
    larger.pixelsPerPoint *= scale;
    larger.captionWidth *= scale;
    for (OverlayText& text : larger.texts) {
        text.position *= scale;
        text.heightPixels *= scale;
    }
    return larger;
}

bool transmitsLight(const Asset& asset) noexcept {
    return std::any_of(asset.materials.begin(), asset.materials.end(),
                       [](const Material& material) { return material.transmission.has_value(); });
}

}  // namespace

struct OffscreenRenderer::Impl {
    explicit Impl(const OffscreenOptions& options)
        : mostPartSide(options.mostPartSide),
          instance(options.validation, options.bestPractices),
          chosen(chooseDevice(deviceCandidates(instance.get()), options.device)),
          device(instance.get(), chosen, options.memoryLimitBytes),
          pass(makeRenderPass(device.view(), offscreenPass(kFormat))),
          host{.renderPass = pass.get(),
               .format = kFormat,
               .framesInFlight = options.framesInFlight,
               .cacheFolder = options.cacheFolder},
          renderer(device.view(), host) {
        for (std::uint32_t i = 0; i < options.framesInFlight; ++i) {
            frames.emplace_back(device.view());
        }
    }

    ~Impl() {
        if (started > 0) {
            (void)vkDeviceWaitIdle(device.view().device);
        }
    }
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;

    /// What a picture needs until it is read back.
    struct Frame {
        explicit Frame(const DeviceView& view) : run(view, "frame") {}

        CommandRun run;
        std::optional<OffscreenTarget> target = {};
    };

    /// The frame of the picture that is recorded next.
    [[nodiscard]] std::uint32_t next() const noexcept {
        return (first + started) % static_cast<std::uint32_t>(frames.size());
    }

    OffscreenTarget& targetOf(Frame& frame, VkExtent2D extent) {
        std::optional<OffscreenTarget>& target = frame.target;
        if (!target || target->extent().width != extent.width ||
            target->extent().height != extent.height) {
            target.reset();
            target.emplace(device.view(), kFormat, extent);
        }
        return *target;
    }

    /// Records up to the end of the host's pass, into the next frame.
    void record(const FrameInput& input, const PictureSize& size) { record(renderer, input, size); }
    void record(SceneRenderer& by, const FrameInput& input, const PictureSize& size) {
        Frame& frame = frames[next()];
        const VkExtent2D extent{size.width, size.height};
        by.setSamples(size.samples);
        const VkCommandBuffer commands = frame.run.begin();
        by.prepare(commands, next(), extent, input);
        const PassScope scope = targetOf(frame, extent).begin(commands);
        by.draw(commands);
    }
    void record(const SplitLayout& layout, const OfBothSides<const FrameInput>& inputs,
                const PictureSize& size) {
        Frame& frame = frames[next()];
        const OfBothSides<SceneRenderer> both{&renderer, partner.get()};
        const VkCommandBuffer commands = frame.run.begin();
        for (const SplitPart& part : layout.parts()) {
            SceneRenderer& each = *both.of(part.side);
            each.setSamples(size.samples);
            each.prepare(commands, next(), {part.picture.width, part.picture.height},
                         *inputs.of(part.side));
        }
        const PassScope scope = targetOf(frame, {size.width, size.height}).begin(commands);
        drawParts(commands, layout, both);
        drawSplitLine(commands, layout, inputs.of(layout.all[0].side)->pixelsPerPoint, false);
    }
    /// Room around a part for what reaches beyond its place. Transmissive surfaces show a blurred
    /// picture of what is behind them, whose blur grows with the picture; its smaller levels have
    /// the same texels in all parts.
    [[nodiscard]] PartLimits partLimits(const FrameInput& input, const PictureSize& size) const {
        const VkPhysicalDeviceLimits limits = deviceLimits(device.view());
        const std::uint32_t most = std::min(
            {limits.maxImageDimension2D, limits.maxFramebufferWidth, limits.maxFramebufferHeight,
             mostPartSide > 0 ? mostPartSide : std::numeric_limits<std::uint32_t>::max()});
        const std::uint64_t pixels = std::uint64_t{size.width} * size.height;
        const bool isOne = mostPartSide == 0 && pixels * size.samples <= kMostPartSamples;
        const auto side = static_cast<std::uint32_t>(
            std::sqrt(static_cast<double>(kMostPartSamples / std::max(size.samples, 1U))));
        const float points = kMarginPoints + std::max(input.view.pointSize, input.view.dotSize);
        const bool transmits =
            input.evaluator != nullptr && transmitsLight(input.evaluator->asset());
        return {.side = isOne ? most : std::min(most, side / kPartStep * kPartStep),
                .margin = transmits ? size.width
                                    : static_cast<std::uint32_t>(points * input.pixelsPerPoint) + 1,
                .step = size.supersample,
                .grid = transmits ? kPartStep : 1};
    }
    /// Starts what was recorded.
    void submitNext() {
        frames[next()].run.submit(kRender);
        ++started;
    }
    void startReadBack() {
        Frame& frame = frames[next()];
        frame.target->readBack(frame.run.commands());
        submitNext();
    }
    /// The frame that was started first, once it is done.
    Frame& waitForFirst() {
        assert(started > 0);
        Frame& frame = frames[first];
        first = (first + 1) % static_cast<std::uint32_t>(frames.size());
        --started;
        frame.run.wait(kRender);
        return frame;
    }
    /// The frame that was started last, likewise.
    Frame& waitForLast() {
        assert(started > 0);
        --started;
        Frame& frame = frames[next()];
        frame.run.wait(kRender);
        return frame;
    }
    [[nodiscard]] static PixelImage pixelsOf(const Frame& frame) {
        const OffscreenTarget& drawn = *frame.target;
        const auto bytes = drawn.bytes();
        const auto* const first = reinterpret_cast<const std::uint8_t*>(bytes.data());
        return {.width = drawn.extent().width,
                .height = drawn.extent().height,
                .rgba = {first, first + bytes.size()}};
    }

    /// A picture in parts. `drawn`: the size of all of them.
    [[nodiscard]] PixelImage renderParts(SceneRenderer& by, const FrameInput& input,
                                         const PictureSize& drawn, const PictureParts& parts) {
        const std::uint32_t factor = drawn.supersample;
        const MeanOf mean = viewModeInfo(input.view.mode).lit ? MeanOf::Light : MeanOf::Bytes;
        PixelImage picture{
            .width = drawn.width / factor, .height = drawn.height / factor, .rgba = {}};
        picture.rgba.resize(std::size_t{4} * picture.width * picture.height);
        FrameInput part = input;
        const PictureSize target{parts.target.x, parts.target.y, drawn.samples};
        for (const PartOfPicture& each : parts.parts) {
            part.part = PicturePart{.first = each.first, .whole = {drawn.width, drawn.height}};
            record(by, part, target);
            startReadBack();
            const PixelImage image = pixelsOf(waitForLast());
            const glm::uvec2 from = each.kept - each.first;
            const glm::uvec2 kept = each.keptEnd - each.kept;
            reduceInto(picture, each.kept.x / factor, each.kept.y / factor, image,
                       {.x = from.x, .y = from.y, .width = kept.x, .height = kept.y}, factor, mean);
        }
        return picture;
    }
    /// A split of more pixels than one picture has: the picture of each file in parts, and the line
    /// between them.
    [[nodiscard]] PixelImage renderSplitParts(const SplitLayout& layout,
                                              const OfBothSides<const FrameInput>& inputs,
                                              const PictureSize& size) {
        PixelImage picture{.width = size.width, .height = size.height, .rgba = {}};
        picture.rgba.resize(std::size_t{4} * picture.width * picture.height);
        for (const SplitPart& part : layout.parts()) {
            const FrameInput& input = *inputs.of(part.side);
            const PictureSize whole{part.picture.width, part.picture.height, size.samples};
            const PixelImage side =
                renderParts(part.side == ComparedSide::Before ? renderer : *partner, input, whole,
                            partsOfPicture({whole.width, whole.height}, partLimits(input, whole)));
            const auto x = static_cast<std::uint32_t>(part.visible.x);
            const auto y = static_cast<std::uint32_t>(part.visible.y);
            reduceInto(picture, x, y, side,
                       {.x = x - static_cast<std::uint32_t>(part.picture.x),
                        .y = y - static_cast<std::uint32_t>(part.picture.y),
                        .width = part.visible.width,
                        .height = part.visible.height},
                       1, MeanOf::Bytes);
        }
        for (const FilledRect& each :
             splitLine(layout, inputs.of(layout.all[0].side)->pixelsPerPoint, false)) {
            fill(picture, each);
        }
        return picture;
    }
    static void fill(PixelImage& picture, const FilledRect& filled) {
        const glm::u8vec4 color(glm::round(255.0F * glm::vec4(filled.color, 1.0F)));
        for (std::uint32_t row = 0; row < filled.rect.height; ++row) {
            const std::size_t y = static_cast<std::size_t>(filled.rect.y) + row;
            std::uint8_t* pixel = picture.rgba.data() +
                                  4 * (y * picture.width + static_cast<std::size_t>(filled.rect.x));
            for (std::uint32_t i = 0; i < filled.rect.width; ++i, pixel += 4) {
                std::memcpy(pixel, &color, sizeof color);
            }
        }
    }

    std::uint32_t mostPartSide;  // see OffscreenOptions
    VulkanInstance instance;
    DeviceCandidate chosen;
    OffscreenDevice device;
    Unique<VkRenderPass> pass;
    HostTarget host;
    SceneRenderer renderer;
    std::unique_ptr<SceneRenderer> partner;  // null: nothing is compared
    std::deque<Frame> frames;                // a ring
    std::uint32_t first = 0;                 // the frame that was started first
    std::uint32_t started = 0;               // number of frames that are not collected
    std::deque<PixelImage> pictures;         // those started; empty: in a frame
};

std::vector<DeviceInfo> listDevices() {
    const VulkanInstance instance(false);
    std::vector<DeviceInfo> infos;
    for (DeviceCandidate& candidate : deviceCandidates(instance.get())) {
        infos.push_back(std::move(candidate.info));
    }
    return infos;
}

OffscreenRenderer::OffscreenRenderer(const OffscreenOptions& options)
    : m_impl(std::make_unique<Impl>(options)) {}

OffscreenRenderer::~OffscreenRenderer() = default;

void OffscreenRenderer::setAsset(const std::shared_ptr<const Asset>& asset) {
    m_impl->renderer.setAsset(asset);
}

std::vector<std::string> OffscreenRenderer::notices() const {
    return m_impl->renderer.notices();
}

PixelImage OffscreenRenderer::render(const FrameInput& input, const PictureSize& size) {
    start(input, size);
    return collect();
}

void OffscreenRenderer::start(const FrameInput& input, const PictureSize& size) {
    assert(m_impl->pictures.size() < m_impl->frames.size());
    const std::uint32_t factor = std::max(size.supersample, 1U);
    const FrameInput larger = factor > 1 ? enlarged(input, factor) : FrameInput();
    const FrameInput& drawn = factor > 1 ? larger : input;
    const PictureSize whole{size.width * factor, size.height * factor, size.samples, factor};
    const PictureParts parts =
        partsOfPicture({whole.width, whole.height}, m_impl->partLimits(drawn, whole));
    if (factor > 1 || parts.parts.size() > 1) {
        m_impl->pictures.emplace_back(m_impl->renderParts(m_impl->renderer, drawn, whole, parts));
        return;
    }
    m_impl->record(input, size);
    m_impl->startReadBack();
    m_impl->pictures.emplace_back();
}

PixelImage OffscreenRenderer::collect() {
    assert(!m_impl->pictures.empty());
    PixelImage made = std::move(m_impl->pictures.front());
    m_impl->pictures.pop_front();
    return made.rgba.empty() ? Impl::pixelsOf(m_impl->waitForFirst()) : made;
}

void OffscreenRenderer::setPartner(const std::shared_ptr<const Asset>& asset) {
    Impl& impl = *m_impl;
    if (!asset) {
        impl.partner.reset();
        return;
    }
    if (!impl.partner) {
        impl.partner = std::make_unique<SceneRenderer>(impl.device.view(), impl.host);
    }
    impl.partner->setAsset(asset);
}

PixelImage OffscreenRenderer::renderSplit(const SplitLayout& layout,
                                          const OfBothSides<const FrameInput>& inputs,
                                          const PictureSize& size) {
    const FrameInput& first = *inputs.of(layout.all[0].side);
    if (partsOfPicture({size.width, size.height}, m_impl->partLimits(first, size)).parts.size() >
        1) {
        return m_impl->renderSplitParts(layout, inputs, size);
    }
    m_impl->record(layout, inputs, size);
    m_impl->startReadBack();
    return Impl::pixelsOf(m_impl->waitForFirst());
}

void OffscreenRenderer::draw(const FrameInput& input, const PictureSize& size) {
    m_impl->record(input, size);
    m_impl->submitNext();
    m_impl->waitForFirst();
}

AgreementReport OffscreenRenderer::agreement(const FrameInput& input) {
    const std::optional<AgreementReport> report = m_impl->renderer.agreement(input);
    if (!report) {
        throw GpuError(GpuError::Kind::Failed, "there is no pose to compare");
    }
    return *report;
}

std::vector<ComputedPrimitive> OffscreenRenderer::computedPrimitives(const FrameInput& input) {
    return m_impl->renderer.computedPrimitives(input);
}

std::string OffscreenRenderer::pictureNotice() const {
    return m_impl->renderer.pictureNotice();
}

std::string OffscreenRenderer::fontNotice() const {
    return m_impl->renderer.fontNotice();
}

float OffscreenRenderer::lampStops() const noexcept {
    return m_impl->renderer.lampStops();
}

std::size_t OffscreenRenderer::hiddenNames() const noexcept {
    return m_impl->renderer.hiddenNames();
}

FrameTimings OffscreenRenderer::timings() const {
    return m_impl->renderer.timings();
}

std::uint64_t OffscreenRenderer::deviceMemoryBytes() const noexcept {
    return m_impl->device.budget().usedBytes();
}

CopyBandwidth OffscreenRenderer::measureCopies(std::uint64_t movedBytes, std::size_t repetitions) {
    return sinew::measureCopies(m_impl->device.view(), movedBytes, repetitions);
}

std::uint32_t OffscreenRenderer::supportedSamples(std::uint32_t request) const noexcept {
    return supportedSampleCount(deviceLimits(m_impl->device.view()), request);
}

const DeviceInfo& OffscreenRenderer::device() const noexcept {
    return m_impl->chosen.info;
}

std::vector<ValidationMessage> OffscreenRenderer::validationMessages() const {
    return m_impl->instance.messages();
}

std::vector<std::string> OffscreenRenderer::validationErrors() const {
    return m_impl->instance.errors();
}

}  // namespace sinew
