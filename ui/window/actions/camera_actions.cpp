// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/camera_actions.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMenu>
#include <numbers>
#include <utility>

#include "model/view/camera_text.h"
#include "ui/models/node_rows.h"
#include "ui/session/session.h"
#include "ui/window/bars/status_line.h"

namespace sinew {
namespace {

constexpr int kMostPastedText = 80;
constexpr float kTurn = std::numbers::pi_v<float> / 12.0F;  // 15 degrees

}  // namespace

CameraActions::CameraActions(Session& session, QMainWindow& window)
    : ActionSet(&window),
      m_session(session),
      m_window(window),
      m_fileCameras(new QMenu(tr("File Cameras"), &window)) {
    m_fileCameras->setObjectName(QStringLiteral("fileCameras"));
    add(QStringLiteral("frame-selection"), [this] { m_session.frameSelection(); });
    add(QStringLiteral("frame-all"), [this] { m_session.frameAll(); });
    add(QStringLiteral("default-view"), [this] { m_session.showDefaultView(); });
    addViews();
    addTurns();
    CameraRig& rig = session.rig();
    add(QStringLiteral("orthographic"), [&rig] { rig.setOrthographic(!rig.camera().orthographic); },
        {.checked = [&rig] { return rig.camera().orthographic; }});
    add(QStringLiteral("file-camera"), [this] { m_session.toggleFileCamera(); },
        {.enabled = [this] { return !m_fileCameras->isEmpty(); },
         .checked = [&rig] { return rig.cameraNode().valid(); }});
    const auto shown = [&session] { return session.document().asset() != nullptr; };
    add(QStringLiteral("copy-camera"), [this] { copyCamera(); }, {.enabled = shown});
    add(QStringLiteral("paste-camera"), [this] { pasteCamera(); }, {.enabled = shown});
    connect(&session.document(), &Document::assetChanged, this, &CameraActions::listFileCameras);
    connect(&session.selection(), &Selection::sceneChanged, this, &CameraActions::listFileCameras);
    follow(rig, &CameraRig::cameraChanged);
    listFileCameras();
}

void CameraActions::addViews() {
    const std::pair<const char*, StandardView> views[] = {
        {"view-front", StandardView::Front}, {"view-back", StandardView::Back},
        {"view-right", StandardView::Right}, {"view-left", StandardView::Left},
        {"view-top", StandardView::Top},     {"view-bottom", StandardView::Bottom}};
    for (const auto& view : views) {
        add(QLatin1String(view.first),
            [this, which = view.second] { m_session.rig().setStandardView(which); });
    }
}

void CameraActions::addTurns() {
    const auto turn = [this](const char* id, float yaw, float pitch) {
        add(QLatin1String(id), [this, yaw, pitch] { m_session.rig().turnCamera(yaw, pitch); });
    };
    turn("orbit-left", -kTurn, 0.0F);
    turn("orbit-right", kTurn, 0.0F);
    turn("orbit-up", 0.0F, kTurn);
    turn("orbit-down", 0.0F, -kTurn);
    add(QStringLiteral("opposite-side"), [this] { m_session.rig().lookFromBehind(); });
}

/// Of a camera that follows something: as at the start of the clip, which `--follow` means, too.
void CameraActions::copyCamera() {
    const CameraRig& rig = m_session.rig();
    const OrbitCamera free = rig.state().camera;
    const OrbitCamera camera = rig.cameraNode() ? rolledOrbitFrom(rig.cameraView(rig.aspect()),
                                                                  free.target, free.sceneRadius)
                                                : free;
    const QString text = QString::fromStdString(cameraText(camera));
    QGuiApplication::clipboard()->setText(text);
    sayBriefly(m_window, tr("Copied %1").arg(text));
}

void CameraActions::pasteCamera() {
    const QString text = QGuiApplication::clipboard()->text();
    Result<OrbitCamera> camera = readCameraText(text.toStdString());
    if (!camera) {
        sayBriefly(m_window, tr("The clipboard has no camera (%1): %2")
                                 .arg(text.left(kMostPastedText).simplified(),
                                      QString::fromStdString(camera.error().message)));
        return;
    }
    coverDepth(*camera, m_session.rig().framedBounds());
    m_session.rig().restore({.camera = *camera, .node = {}, .untouched = false});
}

void CameraActions::listFileCameras() {
    m_fileCameras->clear();
    if (const std::shared_ptr<const Asset>& asset = m_session.document().asset()) {
        for (const NodeIndex node : sceneNodes(*asset, m_session.selection().scene())) {
            if ((*asset)[node].camera) {
                QAction* action = m_fileCameras->addAction(nodeLabel(*asset, node));
                action->setCheckable(true);
                action->setData(node.value);
                connect(action, &QAction::triggered, this,
                        [this, node] { m_session.rig().setCameraNode(node); });
            }
        }
    }
    m_fileCameras->setEnabled(!m_fileCameras->isEmpty());
    refresh();
}

void CameraActions::refresh() {
    ActionSet::refresh();
    for (QAction* action : m_fileCameras->actions()) {
        action->setChecked(action->data().toUInt() == m_session.rig().cameraNode().value);
    }
}

}  // namespace sinew
