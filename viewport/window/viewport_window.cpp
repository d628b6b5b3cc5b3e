// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/window/viewport_window.h"

#include <QDropEvent>
#include <QKeyEvent>
#include <QResizeEvent>
#include <cmath>
#include <utility>

#include "viewport/gpu/device_limits.h"
#include "viewport/window/viewport_host.h"

namespace sinew {

ViewportWindow::ViewportWindow(FrameSource source) : m_source(std::move(source)) {
    setFlags(QVulkanWindow::PersistentResources);  // the file stays uploaded while hidden
    setQueueCreateInfoModifier([this](const VkQueueFamilyProperties*, std::uint32_t,
                                      QList<VkDeviceQueueCreateInfo>& queues) {
        static constexpr float kPriority = 1.0F;
        if (const auto family = transferFamily(physicalDevice())) {
            VkDeviceQueueCreateInfo queue{};
            queue.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO;
            queue.queueFamilyIndex = *family;
            queue.queueCount = 1;
            queue.pQueuePriorities = &kPriority;
            queues.append(queue);
        }
    });
    m_clock.start();
    m_still.setSingleShot(true);
    m_still.setTimerType(Qt::PreciseTimer);
    m_still.setInterval(static_cast<int>(std::ceil(1000.0 * Refinement::kStillSeconds)));
    connect(&m_still, &QTimer::timeout, this, &ViewportWindow::showChange);
}

ViewportWindow::~ViewportWindow() = default;

QVulkanWindowRenderer* ViewportWindow::createRenderer() {
    m_host = new ViewportHost(*this);
    return m_host;
}

void ViewportWindow::setAsset(std::shared_ptr<const Asset> asset) {
    m_asset = std::move(asset);
    if (m_host != nullptr) {
        m_host->beginUpload();
    }
    requestUpdate();
}

void ViewportWindow::setPartner(std::shared_ptr<const Asset> partner) {
    m_partner = std::move(partner);
    if (m_host != nullptr) {
        m_host->beginPartner();
    }
    showChange();
}

bool ViewportWindow::showsPartner() const {
    return m_host != nullptr && m_host->showsPartner();
}

void ViewportWindow::setNote(const std::optional<PictureNote>& note) {
    if (note == m_note) {
        return;
    }
    const bool wasCovered = isCovered();
    m_note = note;
    if (isCovered() && !wasCovered) {
        endDrag(true);
        emit left();  // what is under the pointer is of another file
    } else if (wasCovered && !isCovered()) {
        unsetCursor();
    }
    m_noteChanged = true;
    requestUpdate();
}

bool ViewportWindow::takeNoteChange() noexcept {
    const bool changed = std::exchange(m_changed, false);
    return std::exchange(m_noteChanged, false) && !changed;
}

void ViewportWindow::showChange() {
    m_changed = true;
    requestUpdate();
}

void ViewportWindow::showMotion() {
    m_moved = true;
    showChange();
}

std::uint32_t ViewportWindow::takeSamples(bool moving) {
    const bool moved = std::exchange(m_moved, false) || moving;
    const std::uint32_t samples =
        m_refinement.samples(moved, 1e-9 * double(m_clock.nsecsElapsed()));
    if (m_refinement.due() && !moving) {
        m_still.start();
    } else {
        m_still.stop();
    }
    return samples;
}

std::optional<AgreementReport> ViewportWindow::agreement() {
    WindowFrame frame;
    (void)fillFrame(frame);
    return m_host != nullptr ? m_host->agreement(frame.before) : std::nullopt;
}

RendererMemory ViewportWindow::memory() const {
    return m_host != nullptr ? m_host->memory() : RendererMemory();
}

bool ViewportWindow::event(QEvent* event) {
    switch (event->type()) {
        case QEvent::DragEnter:
        case QEvent::DragMove:
            event->ignore();
            emit dragOffered(static_cast<QDragMoveEvent*>(event));
            return true;
        case QEvent::Drop:
            event->ignore();
            emit dropped(static_cast<QDropEvent*>(event));
            return true;
        case QEvent::ShortcutOverride:  // before a shortcut of the main window handles the key
            event->setAccepted(wantsKey(*static_cast<QKeyEvent*>(event)));
            return true;
        case QEvent::Leave:
            emit left();
            return QVulkanWindow::event(event);
        default:
            return QVulkanWindow::event(event);
    }
}

void ViewportWindow::resizeEvent(QResizeEvent* event) {
    QVulkanWindow::resizeEvent(event);
    emit resized(event->size() * devicePixelRatio());
}

}  // namespace sinew
