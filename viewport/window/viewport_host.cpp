// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/window/viewport_host.h"

#include <array>
#include <exception>
#include <utility>

#include "model/core/handover.h"
#include "viewport/gpu/device_limits.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/gpu/pipeline_cache.h"
#include "viewport/scene/scene_renderer.h"
#include "viewport/window/viewport_window.h"
#include "viewport/window/window_device.h"

namespace sinew {
namespace {

constexpr std::uint32_t kSamples = 4;

/// While a view of the file waits for its pipelines. Dims the picture of another file.
PictureNote preparingNote(bool isOfFile) {
    constexpr const char* kWords = "Preparing materials\u2026";
    return {.title = isOfFile ? "" : kWords, .stage = isOfFile ? kWords : "", .dims = !isOfFile};
}

}  // namespace

ViewportHost::ViewportHost(ViewportWindow& window) : m_window(window) {}

ViewportHost::~ViewportHost() = default;

std::optional<AgreementReport> ViewportHost::agreement(const FrameInput& input) {
    return m_renderer ? m_renderer->agreement(input) : std::nullopt;
}

RendererMemory ViewportHost::memory() const {
    return m_renderer ? m_renderer->memory() : RendererMemory();
}

void ViewportHost::initResources() {
    m_drawsCoarse = m_window.physicalDeviceProperties()->deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
    m_window.setSoftwareDevice(m_drawsCoarse);
    emit m_window.deviceReady(QString::fromUtf8(m_window.physicalDeviceProperties()->deviceName));
}

void ViewportHost::initSwapChainResources() {
    const auto images = static_cast<std::uint32_t>(m_window.swapChainImageCount());
    if (m_renderer && images <= m_slots) {
        return;
    }
    m_slots = images;
    makeRenderer();
}

void ViewportHost::makeRenderer() {
    m_renderer.reset();
    try {
        if (!m_budget) {
            m_budget = std::make_unique<DeviceBudget>(largestHeapBytes(m_window.physicalDevice()));
        }
        DeviceView device = deviceViewOf(m_window);
        device.budget = m_budget.get();
        m_debug = debugUtilsOf(device);
        device.debug = m_debug ? &*m_debug : nullptr;
        setName(device, device.queue, "graphics");
        setName(device, m_window.defaultRenderPass(), "window");
        m_renderer = std::make_unique<SceneRenderer>(
            device, HostTarget{.renderPass = m_window.defaultRenderPass(),
                               .format = m_window.colorFormat(),
                               .framesInFlight = m_slots,
                               .samples = kSamples,
                               .alsoSamples = m_drawsCoarse ? Refinement::kCoarse : 0,
                               .makesAllPipelines = true,
                               .hasDepthAttachment = true,
                               .cacheFolder = cacheFolder().string()});
    } catch (const std::exception& failure) {
        report("The picture cannot be drawn", failure);
        return;
    }
    beginUpload();
}

void ViewportHost::beginUpload() {
    m_holdsAsset = false;
    m_saidLeftOut = false;
    m_saidFonts = false;
    m_saidStops = 0.0F;
    m_saidDrawn = false;
    m_waits = false;
    emit m_window.preparing(1.0F);
    if (!m_renderer) {
        return;
    }
    try {
        if (m_window.asset() == nullptr) {
            m_renderer->setAsset(nullptr);
            return;
        }
        if (m_renderer->holds(m_window.asset())) {
            m_renderer->cancelArrival();
            keepAsset();
            return;
        }
        if (m_renderer->adoptClips(m_window.asset())) {
            keepAsset();
            return;
        }
        emit m_window.assetArriving(0.0F, false);
        (void)m_window.fillFrame(m_input);
        m_renderer->beginAsset(
            m_window.asset(),
            [this] {
                // Called from other threads; the device's queues belong to this thread.
                QMetaObject::invokeMethod(&m_window, QueuedCall([this] { serveAsset(); }),
                                          Qt::QueuedConnection);
            },
            m_input.view);
    } catch (const std::exception& failure) {
        report("The file does not fit on the graphics device", failure);
    }
}

/// The asset on the device is wanted again, perhaps with other clips.
void ViewportHost::keepAsset() {
    m_holdsAsset = true;
    QMetaObject::invokeMethod(&m_window, &ViewportWindow::assetShown, Qt::QueuedConnection);
    m_window.requestUpdate();
}

void ViewportHost::serveAsset() {
    if (!m_renderer) {
        return;
    }
    const bool isBringing = m_renderer->isBringingAsset();
    try {
        if (!m_renderer->serveAsset()) {
            if (!isBringing) {  // a cancelled upload has ended, or pipelines are created
                servePipelines();
                return;
            }
            emit m_window.assetArriving(m_renderer->arrival(), m_renderer->isPreparing());
            return;
        }
        m_holdsAsset = true;
        reportNotices();
        emit m_window.assetShown();
        m_window.showMotion();  // coarse, so that it is there sooner
        servePipelines();
        return;
    } catch (const std::exception& failure) {
        report("The file does not fit on the graphics device", failure);
    }
    m_window.requestUpdate();
}

void ViewportHost::servePipelines() {
    emit m_window.preparing(m_renderer->prepared());
    if (std::exchange(m_waits, false)) {
        m_window.showChange();
    }
}

void ViewportHost::releaseResources() {
    m_renderer.reset();
    m_budget.reset();
    m_holdsAsset = false;
}

void ViewportHost::startNextFrame() {
    bool moving = false;
    // While a new file is uploaded the old picture stays, under a note; a frame follows at the end.
    if (!repeatsPicture() || !recordAgain(m_window.note())) {
        record(moving);
    }
    m_window.frameReady();
    if (const std::optional<double> rate = m_rate.count(moving)) {
        emit m_window.framesPerSecond(*rate);
    }
    if (moving) {
        m_window.requestUpdate();
    }
}

bool ViewportHost::repeatsPicture() {
    const bool onlyNote = m_window.takeNoteChange() && m_saidDrawn && !m_rate.wasMoving();
    return m_renderer && (m_renderer->isBringingAsset() || onlyNote);
}

bool ViewportHost::recordAgain(const std::optional<PictureNote>& note) {
    if (!m_pictureIsOfFile || !m_renderer->holdsPicture(extentOf(m_window))) {
        return false;
    }
    VkCommandBuffer commands = m_window.currentCommandBuffer();
    try {
        m_renderer->prepareAgain(commands, slot(), note, m_input.pixelsPerPoint);
    } catch (const std::exception& failure) {
        report("The picture cannot be drawn any more", failure);
        m_renderer.reset();
        return false;
    }
    const PassScope pass = beginPass(commands);
    m_renderer->draw(commands);
    return true;
}

/// QVulkanWindow waits for the last commands of a swapchain image, not of a frame index: the image
/// is the slot that is free now.
std::uint32_t ViewportHost::slot() const {
    return static_cast<std::uint32_t>(m_window.currentSwapChainImageIndex());
}

/// The sample count of the frame, or the other one if only its pipelines exist; none: neither.
std::optional<std::uint32_t> ViewportHost::readySamples(bool moving) {
    const std::uint32_t samples = m_window.takeSamples(moving);
    if (m_renderer->isReady(m_input, samples)) {
        return samples;
    }
    m_waits = true;
    return samples != Refinement::kCoarse && m_drawsCoarse &&
                   m_renderer->isReady(m_input, Refinement::kCoarse)
               ? std::optional(Refinement::kCoarse)
               : std::nullopt;
}

void ViewportHost::record(bool& moving) {
    moving = m_window.fillFrame(m_input);
    m_input.note = m_window.note();
    if (!m_holdsAsset) {
        m_input.evaluator = nullptr;
        moving = false;  // a frame follows when the asset is uploaded
    }
    const auto samples = m_renderer ? readySamples(moving) : std::nullopt;
    if (m_renderer && !samples &&
        recordAgain(m_input.note ? m_input.note : preparingNote(m_saidDrawn))) {
        moving = false;  // a frame follows when the pipelines exist
        return;
    }
    m_pictureIsOfFile = m_holdsAsset;
    VkCommandBuffer commands = m_window.currentCommandBuffer();
    const bool prepared = m_renderer && prepare(commands, samples.value_or(kSamples));
    const PassScope pass = beginPass(commands);
    if (prepared) {
        m_renderer->draw(commands);
    }
    if (prepared && m_holdsAsset && !std::exchange(m_saidDrawn, true)) {
        QMetaObject::invokeMethod(&m_window, &ViewportWindow::assetDrawn, Qt::QueuedConnection);
    }
}

bool ViewportHost::prepare(VkCommandBuffer commands, std::uint32_t samples) {
    try {
        m_renderer->setSamples(samples);
        m_renderer->prepare(commands, slot(), extentOf(m_window), m_input);
    } catch (const std::exception& failure) {
        report("The picture cannot be drawn any more", failure);
        m_renderer.reset();
        return false;
    }
    const bool leavesOut = !m_saidLeftOut && !m_renderer->pictureNotice().empty();
    const bool lacksFonts = !m_saidFonts && !m_renderer->fontNotice().empty();
    if (leavesOut || lacksFonts) {
        m_saidLeftOut = m_saidLeftOut || leavesOut;
        m_saidFonts = m_saidFonts || lacksFonts;
        reportNotices();
    }
    reportLamps();
    return true;
}

void ViewportHost::reportLamps() {
    const float stops = m_renderer->lampStops();
    if (std::exchange(m_saidStops, stops) != stops) {
        QMetaObject::invokeMethod(
            &m_window, [window = &m_window, stops] { emit window->lampsBalanced(stops); },
            Qt::QueuedConnection);
    }
}

PassScope ViewportHost::beginPass(VkCommandBuffer commands) const {
    std::array<VkClearValue, 2> clear{};
    clear[0].color = {{0.01F, 0.01F, 0.012F, 1.0F}};
    clear[1].depthStencil = {1.0F, 0};
    return PassScope(m_debug ? &*m_debug : nullptr, commands,
                     {.label = "window",
                      .renderPass = m_window.defaultRenderPass(),
                      .framebuffer = m_window.currentFramebuffer(),
                      .extent = extentOf(m_window),
                      .clear = clear});
}

void ViewportHost::reportNotices() {
    QStringList lines;
    for (const std::string& notice : m_renderer->notices()) {
        lines << QString::fromStdString(notice);
    }
    if (const std::string leftOut = m_renderer->pictureNotice(); !leftOut.empty()) {
        lines << QString::fromStdString(leftOut);
    }
    if (const std::string fonts = m_renderer->fontNotice(); !fonts.empty()) {
        lines << QString::fromStdString(fonts);
    }
    if (!lines.isEmpty()) {
        QMetaObject::invokeMethod(
            &m_window, [window = &m_window, lines] { emit window->noticed(lines); },
            Qt::QueuedConnection);
    }
}

void ViewportHost::report(const char* doing, const std::exception& failure) {
    const QString message =
        QStringLiteral("%1: %2").arg(QLatin1String(doing), QString::fromUtf8(failure.what()));
    // Emitted after the frame, because receivers may request another frame or open a dialog.
    QMetaObject::invokeMethod(
        &m_window, [window = &m_window, message] { emit window->failed(message); },
        Qt::QueuedConnection);
}

}  // namespace sinew
