// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/window/hosted_scene.h"

#include <utility>

#include "model/core/handover.h"

namespace sinew {
HostedScene::HostedScene(const DeviceView& device, const HostTarget& target)
    : m_renderer(device, target) {}

bool HostedScene::startOver(std::shared_ptr<const Asset> asset) {
    m_asset = std::move(asset);
    m_holdsAsset = false;
    m_waits = false;
    m_saidDrawn = false;
    m_saidLeftOut = false;
    m_saidFonts = false;
    m_saidStops = 0.0F;
    emit preparing(1.0F);
    try {
        if (!m_asset) {
            m_renderer.setAsset(nullptr);
            return false;
        }
        if (m_renderer.holds(m_asset)) {
            m_renderer.cancelArrival();
            keep();
            return false;
        }
        if (m_renderer.adoptClips(m_asset)) {
            keep();
            return false;
        }
    } catch (const std::exception& failure) {
        reportTooLarge(failure);
        return false;
    }
    emit arriving(0.0F, false);
    return true;
}

void HostedScene::upload(const ViewOptions& first) {
    try {
        m_renderer.beginAsset(
            m_asset,
            [this] {
                // Called from other threads; the device's queues belong to this thread.
                QMetaObject::invokeMethod(this, QueuedCall([this] { advance(); }),
                                          Qt::QueuedConnection);
            },
            first);
    } catch (const std::exception& failure) {
        reportTooLarge(failure);
    }
}

/// The asset on the device is wanted again, perhaps with other clips.
void HostedScene::keep() {
    m_holdsAsset = true;
    QMetaObject::invokeMethod(this, &HostedScene::shown, Qt::QueuedConnection);
}

void HostedScene::advance() {
    const bool isBringing = m_renderer.isBringingAsset();
    try {
        if (!m_renderer.advanceAsset()) {
            if (!isBringing) {  // a cancelled upload has ended, or pipelines are created
                advancePipelines();
                return;
            }
            emit arriving(m_renderer.arrival(), m_renderer.isPreparing());
            return;
        }
        m_holdsAsset = true;
        reportNotices();
        emit shown();
        emit changed(true);  // coarse, so that it is there sooner
        advancePipelines();
        return;
    } catch (const std::exception& failure) {
        reportTooLarge(failure);
    }
    emit changed(false);
}

void HostedScene::advancePipelines() {
    emit preparing(m_renderer.prepared());
    if (std::exchange(m_waits, false)) {
        emit changed(false);
    }
}

bool HostedScene::isReady(const FrameInput& input, std::uint32_t samples) {
    const bool ready = m_renderer.isReady(input, samples);
    m_waits = m_waits || !ready;
    return ready;
}

void HostedScene::noteDrawn() {
    const bool leavesOut = !m_saidLeftOut && !m_renderer.pictureNotice().empty();
    const bool lacksFonts = !m_saidFonts && !m_renderer.fontNotice().empty();
    if (leavesOut || lacksFonts) {
        m_saidLeftOut = m_saidLeftOut || leavesOut;
        m_saidFonts = m_saidFonts || lacksFonts;
        reportNotices();
    }
    const float stops = m_renderer.lampStops();
    if (std::exchange(m_saidStops, stops) != stops) {
        emit lampsBalanced(stops);
    }
    if (m_holdsAsset && !std::exchange(m_saidDrawn, true)) {
        emit drawn();
    }
}

void HostedScene::reportNotices() {
    QStringList lines;
    for (const std::string& notice : m_renderer.notices()) {
        lines << QString::fromStdString(notice);
    }
    for (const std::string& notice : {m_renderer.pictureNotice(), m_renderer.fontNotice()}) {
        if (!notice.empty()) {
            lines << QString::fromStdString(notice);
        }
    }
    if (!lines.isEmpty()) {
        emit noticed(lines);
    }
}

void HostedScene::reportTooLarge(const std::exception& failure) {
    emit failed(QStringLiteral("The file does not fit on the graphics device: %1")
                    .arg(QString::fromUtf8(failure.what())));
}

}  // namespace sinew
