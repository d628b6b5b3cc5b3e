// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/window/viewport_host.h"

#include <QTimer>
#include <QVulkanDeviceFunctions>
#include <QVulkanFunctions>
#include <array>
#include <exception>

#include "model/core/handover.h"
#include "viewport/gpu/device_limits.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/gpu/pipeline_cache.h"
#include "viewport/scene/scene_renderer.h"
#include "viewport/window/viewport_window.h"

namespace sinew {
namespace {

constexpr qint64 kMeasureMilliseconds = 500;
constexpr int kArrivalMilliseconds = 200;
constexpr std::uint32_t kSamples = 4;

/// The features that QVulkanWindow enables: everything that the device has, except robust buffer
/// access.
VkPhysicalDeviceFeatures enabledFeatures(QVulkanWindow& window) {
    VkPhysicalDeviceFeatures features{};
    window.vulkanInstance()->functions()->vkGetPhysicalDeviceFeatures(window.physicalDevice(),
                                                                      &features);
    features.robustBufferAccess = VK_FALSE;
    return features;
}

/// The transfer queue requested by ViewportWindow; null if there is none.
VkQueue transferQueueOf(QVulkanWindow& window) {
    VkQueue queue = VK_NULL_HANDLE;
    if (const auto family = transferFamily(window.physicalDevice())) {
        window.vulkanInstance()
            ->deviceFunctions(window.device())
            ->vkGetDeviceQueue(window.device(), *family, 0, &queue);
    }
    return queue;
}

DeviceView viewOf(QVulkanWindow& window) {
    return {.instance = window.vulkanInstance()->vkInstance(),
            .physical = window.physicalDevice(),
            .device = window.device(),
            .queue = window.graphicsQueue(),
            .queueFamily = window.graphicsQueueFamilyIndex(),
            .features = enabledFeatures(window),
            .budget = nullptr,
            .transferQueue = transferQueueOf(window),
            .transferFamily = transferFamily(window.physicalDevice()).value_or(0)};
}

VkExtent2D extentOf(const QVulkanWindow& window) {
    const QSize size = window.swapChainImageSize();
    return {static_cast<std::uint32_t>(size.width()), static_cast<std::uint32_t>(size.height())};
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
    m_window.setSoftwareDevice(m_window.physicalDeviceProperties()->deviceType ==
                               VK_PHYSICAL_DEVICE_TYPE_CPU);
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
        DeviceView device = viewOf(m_window);
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
                               .alsoSamples = m_window.physicalDeviceProperties()->deviceType ==
                                                      VK_PHYSICAL_DEVICE_TYPE_CPU
                                                  ? Refinement::kCoarse
                                                  : 0,
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
    if (!m_renderer) {
        return;
    }
    try {
        if (m_window.asset() == nullptr) {
            m_renderer->setAsset(nullptr);
            return;
        }
        emit m_window.assetArriving(0.0F);
        m_arriving.start();
        QTimer::singleShot(kArrivalMilliseconds, &m_window,
                           [window = &m_window] { window->requestUpdate(); });
        m_renderer->beginAsset(m_window.asset(), [this] {
            // Called from the upload thread; the device's queues belong to this thread.
            QMetaObject::invokeMethod(&m_window, QueuedCall([this] { serveAsset(); }),
                                      Qt::QueuedConnection);
        });
    } catch (const std::exception& failure) {
        report("The file does not fit on the graphics device", failure);
    }
}

void ViewportHost::serveAsset() {
    if (!m_renderer) {
        return;
    }
    const bool isBringing = m_renderer->isBringingAsset();
    try {
        if (!m_renderer->serveAsset()) {
            if (!isBringing) {  // a cancelled upload has ended
                return;
            }
            emit m_window.assetArriving(m_renderer->arrival());
            if (!m_pictureIsOfFile) {
                m_window.requestUpdate();  // the frame shows the progress
            }
            return;
        }
        m_holdsAsset = true;
        reportNotices();
        emit m_window.assetShown();
    } catch (const std::exception& failure) {
        report("The file does not fit on the graphics device", failure);
    }
    m_window.requestUpdate();
}

/// The upload progress to show; none during a short delay, because uploads may be over in a moment.
std::optional<float> ViewportHost::arrival() const {
    const bool shown = m_renderer && m_renderer->isBringingAsset() &&
                       m_arriving.hasExpired(kArrivalMilliseconds - 1);
    return shown ? std::optional(m_renderer->arrival()) : std::nullopt;
}

void ViewportHost::releaseResources() {
    m_renderer.reset();
    m_budget.reset();
    m_holdsAsset = false;
}

void ViewportHost::startNextFrame() {
    bool moving = false;
    // While a new file is uploaded the old picture stays; a frame follows at the end. Without an
    // old picture, frames show the progress.
    if (!recordAgain()) {
        record(moving);
    }
    m_window.frameReady();
    measure(moving);
    if (moving) {
        m_window.requestUpdate();
    }
}

bool ViewportHost::recordAgain() {
    if (!m_renderer || !m_renderer->isBringingAsset() || !m_pictureIsOfFile ||
        !m_renderer->holdsPicture(extentOf(m_window))) {
        return false;
    }
    VkCommandBuffer commands = m_window.currentCommandBuffer();
    const PassScope pass = beginPass(commands);
    m_renderer->drawAgain(commands);
    return true;
}

void ViewportHost::record(bool& moving) {
    moving = m_window.fillFrame(m_input);
    m_input.arrival.reset();
    if (!m_holdsAsset) {
        m_input.evaluator = nullptr;
        moving = false;  // a frame follows when the asset is uploaded
        m_input.arrival = arrival();
    }
    m_pictureIsOfFile = m_holdsAsset;
    VkCommandBuffer commands = m_window.currentCommandBuffer();
    bool prepared = false;
    if (m_renderer) {
        try {
            // QVulkanWindow waits for the last commands of a swapchain image, not of a frame
            // index: the image is the slot that is free now.
            const auto slot = static_cast<std::uint32_t>(m_window.currentSwapChainImageIndex());
            m_renderer->setSamples(m_window.takeSamples(moving));
            m_renderer->prepare(commands, slot, extentOf(m_window), m_input);
            prepared = true;
            if (!m_saidLeftOut && !m_renderer->pictureNotice().empty()) {
                m_saidLeftOut = true;
                reportNotices();
            }
        } catch (const std::exception& failure) {
            report("The picture cannot be drawn any more", failure);
            m_renderer.reset();
        }
    }
    const PassScope pass = beginPass(commands);
    if (prepared) {
        m_renderer->draw(commands);
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

void ViewportHost::measure(bool moving) {
    if (!moving) {
        if (m_wasMoving) {
            emit m_window.framesPerSecond(0.0);
        }
        m_wasMoving = false;
        return;
    }
    if (!m_wasMoving) {
        m_since.start();
        m_frames = 0;
        m_wasMoving = true;
        return;
    }
    ++m_frames;
    if (const qint64 passed = m_since.elapsed(); passed >= kMeasureMilliseconds) {
        emit m_window.framesPerSecond(m_frames * 1000.0 / double(passed));
        m_since.restart();
        m_frames = 0;
    }
}

void ViewportHost::reportNotices() {
    QStringList lines;
    for (const std::string& notice : m_renderer->notices()) {
        lines << QString::fromStdString(notice);
    }
    if (const std::string leftOut = m_renderer->pictureNotice(); !leftOut.empty()) {
        lines << QString::fromStdString(leftOut);
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
