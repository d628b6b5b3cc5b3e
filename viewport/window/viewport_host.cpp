// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/window/viewport_host.h"

#include <array>
#include <utility>

#include "viewport/gpu/device_limits.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/gpu/pipeline_cache.h"
#include "viewport/scene/scene_renderer.h"
#include "viewport/window/hosted_scene.h"
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
    return m_before ? m_before->renderer().agreement(input) : std::nullopt;
}

RendererMemory ViewportHost::memory() const {
    RendererMemory use = m_before ? m_before->renderer().memory() : RendererMemory();
    if (m_after) {
        use.pipelines += m_after->renderer().memory().pipelines;
    }
    return use;
}

bool ViewportHost::showsPartner() const {
    const auto& note = m_window.note();
    return m_before && m_after && m_before->holdsAsset() && m_after->holdsAsset() &&
           (!note || note->title.empty());
}

OfBothSides<HostedScene> ViewportHost::scenes() const {
    return {m_before.get(), m_after.get()};
}

OfBothSides<SceneRenderer> ViewportHost::renderers() const {
    return {m_before ? &m_before->renderer() : nullptr, m_after ? &m_after->renderer() : nullptr};
}

void ViewportHost::initResources() {
    m_drawsCoarse = m_window.physicalDeviceProperties()->deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
    m_window.setSoftwareDevice(m_drawsCoarse);
    emit m_window.deviceReady(QString::fromUtf8(m_window.physicalDeviceProperties()->deviceName));
}

void ViewportHost::initSwapChainResources() {
    const auto images = static_cast<std::uint32_t>(m_window.swapChainImageCount());
    if (m_before && images <= m_slots) {
        return;
    }
    m_slots = images;
    makeRenderers();
}

void ViewportHost::makeRenderers() {
    m_after.reset();
    m_before.reset();
    try {
        m_before = makeScene();
    } catch (const std::exception& failure) {
        report("The picture cannot be drawn", failure);
        return;
    }
    connectScenes();
    beginUpload();
    beginPartner();
}

/// Throws GpuError.
std::unique_ptr<HostedScene> ViewportHost::makeScene() {
    if (!m_budget) {
        m_budget = std::make_unique<DeviceBudget>(largestHeapBytes(m_window.physicalDevice()));
    }
    DeviceView device = deviceViewOf(m_window);
    device.budget = m_budget.get();
    if (!m_debug) {
        m_debug = debugUtilsOf(device);
    }
    device.debug = m_debug ? &*m_debug : nullptr;
    setName(device, device.queue, "graphics");
    setName(device, m_window.defaultRenderPass(), "window");
    return std::make_unique<HostedScene>(
        device, HostTarget{.renderPass = m_window.defaultRenderPass(),
                           .format = m_window.colorFormat(),
                           .framesInFlight = m_slots,
                           .samples = kSamples,
                           .alsoSamples = m_drawsCoarse ? Refinement::kCoarse : 0,
                           .makesAllPipelines = true,
                           .cacheFolder = cacheFolder().string()});
}

/// What scenes say during a frame arrives after it, because receivers may request another frame or
/// open a dialog.
void ViewportHost::connectScenes() {
    const auto forward = [this](HostedScene& scene, auto signal, auto target,
                                Qt::ConnectionType type = Qt::QueuedConnection) {
        QObject::connect(&scene, signal, &m_window, target, type);
    };
    for (HostedScene* const scene : {m_before.get(), m_after.get()}) {
        if (scene != nullptr) {
            scene->disconnect();
            forward(*scene, &HostedScene::noticed, &ViewportWindow::noticed);
            QObject::connect(scene, &HostedScene::changed, &m_window,
                             [window = &m_window](bool moved) {
                                 moved ? window->showMotion() : window->showChange();
                             });
        }
    }
    if (m_after) {
        // Receivers may end the comparison.
        forward(*m_after, &HostedScene::arriving, &ViewportWindow::partnerArriving);
        forward(*m_after, &HostedScene::shown, &ViewportWindow::partnerShown);
        forward(*m_after, &HostedScene::failed, &ViewportWindow::partnerFailed);
    }
    constexpr Qt::ConnectionType kAtOnce = Qt::AutoConnection;
    forward(*m_before, &HostedScene::arriving, &ViewportWindow::assetArriving, kAtOnce);
    forward(*m_before, &HostedScene::shown, &ViewportWindow::assetShown, kAtOnce);
    forward(*m_before, &HostedScene::preparing, &ViewportWindow::preparing, kAtOnce);
    forward(*m_before, &HostedScene::drawn, &ViewportWindow::assetDrawn);
    forward(*m_before, &HostedScene::lampsBalanced, &ViewportWindow::lampsBalanced);
    forward(*m_before, &HostedScene::failed, &ViewportWindow::failed);
}

void ViewportHost::beginUpload() {
    if (m_before) {
        if (exchanges()) {
            std::swap(m_before, m_after);
            connectScenes();
        }
        upload(*m_before, ComparedSide::Before, m_window.asset());
    }
}

/// Both files of a comparison change places.
bool ViewportHost::exchanges() {
    const auto& asset = m_window.asset();
    return asset && m_after && m_after->holdsAsset() && m_after->renderer().holds(asset) &&
           !m_before->renderer().holds(asset);
}

void ViewportHost::beginPartner() {
    if (!m_before || !m_window.partner()) {
        m_after.reset();
        return;
    }
    try {
        if (!m_after) {
            m_after = makeScene();
            connectScenes();
        }
    } catch (const std::exception& failure) {
        drop(ComparedSide::After, failure);
        return;
    }
    upload(*m_after, ComparedSide::After, m_window.partner());
}

void ViewportHost::upload(HostedScene& scene, ComparedSide side,
                          const std::shared_ptr<const Asset>& asset) {
    if (scene.startOver(asset)) {
        (void)m_window.fillFrame(m_frame);
        scene.upload(m_frame.of(side).view);
    }
}

void ViewportHost::releaseResources() {
    m_after.reset();
    m_before.reset();
    m_debug.reset();
    m_budget.reset();
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
    const bool onlyNote =
        m_window.takeNoteChange() && m_before && m_before->saidDrawn() && !m_rate.wasMoving();
    return m_before && (m_before->renderer().isBringingAsset() || onlyNote);
}

bool ViewportHost::recordAgain(const std::optional<PictureNote>& note) {
    const bool titled = note && !note->title.empty();
    if (!m_pictureIsOfFile || (titled && m_layout.count > 1)) {
        return false;
    }
    for (const SplitPart& part : m_layout.parts()) {
        const SceneRenderer* const renderer = renderers().of(part.side);
        if (renderer == nullptr ||
            !renderer->holdsPicture({part.picture.width, part.picture.height})) {
            return false;
        }
    }
    VkCommandBuffer commands = m_window.currentCommandBuffer();
    for (const SplitPart& part : m_layout.parts()) {
        try {
            renderers().of(part.side)->prepareAgain(commands, slot(), note,
                                                    m_frame.before.pixelsPerPoint);
        } catch (const std::exception& failure) {
            drop(part.side, failure);
            return false;
        }
    }
    const PassScope pass = beginPass(commands);
    drawPicture(commands);
    return true;
}

/// QVulkanWindow waits for the last commands of a swapchain image, not of a frame index: the image
/// is the slot that is free now.
std::uint32_t ViewportHost::slot() const {
    return static_cast<std::uint32_t>(m_window.currentSwapChainImageIndex());
}

bool ViewportHost::isReady(const SplitLayout& layout, std::uint32_t samples) {
    bool ready = true;
    for (const SplitPart& part : layout.parts()) {
        // Each side is asked, so that both wait for their pipelines at the same time.
        ready = scenes().of(part.side)->isReady(m_frame.of(part.side), samples) && ready;
    }
    return ready;
}

/// The sample count of the frame, or the other one if only its pipelines exist; none: neither.
std::optional<std::uint32_t> ViewportHost::readySamples(const SplitLayout& layout, bool moving) {
    const std::uint32_t samples = m_window.takeSamples(moving);
    if (isReady(layout, samples)) {
        return samples;
    }
    return samples != Refinement::kCoarse && m_drawsCoarse && isReady(layout, Refinement::kCoarse)
               ? std::optional(Refinement::kCoarse)
               : std::nullopt;
}

void ViewportHost::record(bool& moving) {
    moving = m_window.fillFrame(m_frame);
    if (!m_before || !m_before->holdsAsset()) {
        m_frame.before.evaluator = nullptr;
        moving = false;  // a frame follows when the asset is uploaded
    }
    m_frame.split.both = m_frame.split.both && showsPartner();
    const VkExtent2D extent = extentOf(m_window);
    const SplitLayout layout =
        splitLayout(m_frame.split, extent.width, extent.height, m_frame.before.pixelsPerPoint);
    const auto samples = m_before ? readySamples(layout, moving) : std::nullopt;
    if (m_before && !samples &&
        recordAgain(m_window.note() ? m_window.note() : preparingNote(m_before->saidDrawn()))) {
        moving = false;  // a frame follows when the pipelines exist
        return;
    }
    m_layout = layout;
    m_frame.before.note = m_frame.after.note = m_window.note();
    for (const SplitPart& part : layout.parts()) {
        m_frame.of(part.side).captionWidth = static_cast<float>(part.visible.width);
    }
    m_pictureIsOfFile = m_before && m_before->holdsAsset();
    VkCommandBuffer commands = m_window.currentCommandBuffer();
    const bool prepared = m_before && prepare(commands, samples.value_or(kSamples));
    const PassScope pass = beginPass(commands);
    if (prepared) {
        drawPicture(commands);
        for (const SplitPart& part : m_layout.parts()) {
            scenes().of(part.side)->noteDrawn();
        }
    }
}

bool ViewportHost::prepare(VkCommandBuffer commands, std::uint32_t samples) {
    for (const SplitPart& part : m_layout.parts()) {
        SceneRenderer& renderer = *renderers().of(part.side);
        try {
            renderer.setSamples(samples);
            renderer.prepare(commands, slot(), {part.picture.width, part.picture.height},
                             m_frame.of(part.side));
        } catch (const std::exception& failure) {
            drop(part.side, failure);
            return false;
        }
    }
    return true;
}

/// Without its partner the other file is still shown.
void ViewportHost::drop(ComparedSide side, const std::exception& failure) {
    m_after.reset();
    if (side == ComparedSide::Before) {
        report("The picture can no longer be drawn", failure);
        m_before.reset();
        return;
    }
    const QString why = QString::fromUtf8(failure.what());
    QMetaObject::invokeMethod(
        &m_window, [window = &m_window, why] { emit window->partnerFailed(why); },
        Qt::QueuedConnection);
    m_window.requestUpdate();
}

void ViewportHost::drawPicture(VkCommandBuffer commands) {
    drawParts(commands, m_layout, renderers());
    drawSplitLine(commands, m_layout, m_frame.before.pixelsPerPoint, m_frame.split.lineIsHot);
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

void ViewportHost::report(const char* doing, const std::exception& failure) {
    const QString message =
        QStringLiteral("%1: %2").arg(QLatin1String(doing), QString::fromUtf8(failure.what()));
    // Emitted after the frame, because receivers may request another frame or open a dialog.
    QMetaObject::invokeMethod(
        &m_window, [window = &m_window, message] { emit window->failed(message); },
        Qt::QueuedConnection);
}

}  // namespace sinew
