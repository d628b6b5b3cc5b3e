// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/bounds_action.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMainWindow>
#include <QStatusBar>

#include "model/write/json_text.h"
#include "ui/keys/action_set.h"
#include "ui/session/document.h"
#include "ui/session/session.h"
#include "ui/window/bars/status_line.h"

namespace sinew {
namespace {

std::string boundsText(const SafeBounds& bounds) {
    const auto vector = [](const glm::vec3& value) { return numbersText({&value.x, 3}); };
    const float radius = bounds.box.radius();
    return "{\"min\":" + vector(bounds.box.min) + ",\"max\":" + vector(bounds.box.max) +
           ",\"centre\":" + vector(bounds.box.center()) + ",\"extent\":" + vector(bounds.extent()) +
           ",\"radius\":" + jsonText([&](JsonWriter& json) { json.number(radius); }) + '}';
}

}  // namespace

BoundsAction::BoundsAction(Session& session, QMainWindow& window)
    : QAction(&window), m_session(session), m_window(window) {
    applyRow(*this, QStringLiteral("copy-bounds"));
    connect(this, &QAction::triggered, this, &BoundsAction::measure);
    connect(&m_meter, &BackgroundTask::progressed, this, [this](int percent) {
        m_window.statusBar()->showMessage(tr("Measuring the bounds: %1 %").arg(percent));
    });
    connect(&session.document(), &Document::assetChanged, this, &BoundsAction::refresh);
    refresh();
}

void BoundsAction::measure() {
    if (const auto& clips = m_session.document().clips()) {
        m_meter.run(
            [clips, scene = m_session.view().scene](const std::stop_token& stop,
                                                    const BackgroundTask::Progress& progress) {
                return safeBounds(clips, scene, {.stop = stop, .progress = progress});
            },
            [this](const SafeBounds& bounds) { copy(bounds); }, "the bounds are not measured");
    }
}

void BoundsAction::copy(const SafeBounds& bounds) {
    if (!bounds.box.empty()) {
        QGuiApplication::clipboard()->setText(QString::fromStdString(boundsText(bounds)));
        sayBriefly(m_window,
                   tr("Copied the bounds over %1 frames of all clips, with a margin of %2 units")
                       .arg(QString::number(qulonglong(bounds.frames)),
                            QString::number(double(bounds.margin), 'g', 3)));
    }
}

void BoundsAction::refresh() {
    m_meter.cancel();
    const auto& asset = m_session.document().asset();
    setEnabled(asset && !asset->meshes.empty());
}

}  // namespace sinew
