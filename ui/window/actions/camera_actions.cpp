// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/camera_actions.h"

#include <QAction>
#include <QIcon>
#include <QMenu>
#include <numbers>
#include <utility>

#include "ui/keys/key_map.h"
#include "ui/models/node_rows.h"
#include "ui/session/session.h"
#include "ui/style/icons.h"

namespace sinew {
namespace {

constexpr float kTurn = std::numbers::pi_v<float> / 12.0F;  // 15 degrees

}  // namespace

CameraActions::CameraActions(Session& session, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_turnMenu(new QMenu(tr("Orbit"))),
      m_fileCameras(new QMenu(tr("File Cameras"))) {
    connect(this, &QObject::destroyed, m_turnMenu, &QObject::deleteLater);
    connect(this, &QObject::destroyed, m_fileCameras, &QObject::deleteLater);
    m_frameSelection =
        add(tr("Frame Selection"), "frame-selection", [this] { m_session.frameSelection(); });
    m_frameSelection->setIcon(icon("frame"));
    m_frameSelection->setToolTip(tr("Frame the marked vertices, the selection, or everything"));
    m_frameAll = add(tr("Frame All"), "frame-all", [this] { m_session.frameAll(); });
    m_defaultView =
        add(tr("Default View"), "default-view", [this] { m_session.showDefaultView(); });
    m_defaultView->setStatusTip(tr("Everything, from the direction in which a file opens"));
    addViews();
    addTurns();
    m_orthographic = add(tr("Orthographic"), "orthographic", [this] {
        m_session.rig().setOrthographic(!m_session.rig().camera().orthographic);
    });
    m_orthographic->setIcon(icon("orthographic"));
    m_orthographic->setToolTip(tr("Orthographic or perspective"));
    m_orthographic->setCheckable(true);
    m_orthographic->setIconVisibleInMenu(false);
    m_fileCamera = add(tr("Look Through File Camera"), "file-camera",
                       [this] { m_session.toggleFileCamera(); });
    m_fileCamera->setCheckable(true);
    m_fileCamera->setStatusTip(tr("Look through the file camera used last, and back"));
    connect(&session.document(), &Document::assetChanged, this, [this] {
        listFileCameras();
        refreshCamera();
    });
    connect(&session.selection(), &Selection::sceneChanged, this, &CameraActions::listFileCameras);
    connect(&session.rig(), &CameraRig::cameraChanged, this, &CameraActions::refreshCamera);
    listFileCameras();
    refreshCamera();
}

QAction* CameraActions::add(const QString& text, const char* id, std::function<void()> act) {
    auto* action = new QAction(text, this);
    giveKeys(*action, QLatin1String(id));
    connect(action, &QAction::triggered, this, [act = std::move(act)] { act(); });
    return action;
}

void CameraActions::addViews() {
    const auto view = [&](const QString& text, const char* id, StandardView which) {
        m_views.push_back(add(text, id, [this, which] { m_session.rig().setStandardView(which); }));
    };
    view(tr("Front"), "view-front", StandardView::Front);
    view(tr("Back"), "view-back", StandardView::Back);
    view(tr("Right"), "view-right", StandardView::Right);
    view(tr("Left"), "view-left", StandardView::Left);
    view(tr("Top"), "view-top", StandardView::Top);
    view(tr("Bottom"), "view-bottom", StandardView::Bottom);
}

void CameraActions::addTurns() {
    const auto turn = [&](const QString& text, const char* id, float yaw, float pitch) {
        m_turns.push_back(
            add(text, id, [this, yaw, pitch] { m_session.rig().turnCamera(yaw, pitch); }));
    };
    turn(tr("Orbit Left"), "orbit-left", -kTurn, 0.0F);
    turn(tr("Orbit Right"), "orbit-right", kTurn, 0.0F);
    turn(tr("Orbit Up"), "orbit-up", 0.0F, kTurn);
    turn(tr("Orbit Down"), "orbit-down", 0.0F, -kTurn);
    m_turns.push_back(
        add(tr("Opposite Side"), "opposite-side", [this] { m_session.rig().lookFromBehind(); }));
    for (QAction* action : m_turns) {
        m_turnMenu->addAction(action);
    }
}

void CameraActions::fillMenu(QMenu& menu) const {
    menu.addAction(m_frameSelection);
    menu.addAction(m_frameAll);
    menu.addAction(m_defaultView);
    menu.addSeparator();
    for (QAction* view : m_views) {
        menu.addAction(view);
    }
    menu.addMenu(m_turnMenu);
    menu.addSeparator();
    menu.addAction(m_orthographic);
    menu.addAction(m_fileCamera);
    menu.addMenu(m_fileCameras);
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
    m_fileCamera->setEnabled(!m_fileCameras->isEmpty());
}

void CameraActions::refreshCamera() {
    m_orthographic->setChecked(m_session.rig().camera().orthographic);
    m_fileCamera->setChecked(m_session.rig().cameraNode().valid());
    for (QAction* action : m_fileCameras->actions()) {
        action->setChecked(action->data().toUInt() == m_session.rig().cameraNode().value);
    }
}

}  // namespace sinew
