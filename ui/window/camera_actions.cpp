// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/camera_actions.h"

#include <QAction>
#include <QIcon>
#include <QMenu>
#include <numbers>
#include <utility>

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
    // On many keyboards the decimal point of the numeric pad is a comma.
    m_frameSelection = add(tr("Frame Selection"), {Qt::Key_F, Qt::Key_Period, Qt::Key_Comma},
                           [this] { m_session.frameSelection(); });
    m_frameSelection->setIcon(icon("frame"));
    m_frameSelection->setToolTip(tr("Frame the marked vertices, the selection, or everything"));
    m_frameAll = add(tr("Frame All"), {Qt::Key_A}, [this] { m_session.frameAll(); });
    m_defaultView =
        add(tr("Default View"), {Qt::SHIFT | Qt::Key_A}, [this] { m_session.showDefaultView(); });
    m_defaultView->setStatusTip(tr("Everything, from the direction in which a file opens"));
    addViews();
    addTurns();
    m_orthographic = add(tr("Orthographic"), {Qt::Key_5}, [this] {
        m_session.rig().setOrthographic(!m_session.rig().camera().orthographic);
    });
    m_orthographic->setIcon(icon("orthographic"));
    m_orthographic->setToolTip(tr("Orthographic or perspective"));
    m_orthographic->setCheckable(true);
    m_orthographic->setIconVisibleInMenu(false);
    m_fileCamera =
        add(tr("Look Through File Camera"), {Qt::Key_0}, [this] { m_session.toggleFileCamera(); });
    m_fileCamera->setCheckable(true);
    m_fileCamera->setStatusTip(tr("Look through the file camera used last, and back (0)"));
    connect(&session.document(), &Document::assetChanged, this, [this] {
        listFileCameras();
        refreshCamera();
    });
    connect(&session.selection(), &Selection::sceneChanged, this, &CameraActions::listFileCameras);
    connect(&session.rig(), &CameraRig::cameraChanged, this, &CameraActions::refreshCamera);
    listFileCameras();
    refreshCamera();
}

QAction* CameraActions::add(const QString& text, const QList<QKeySequence>& keys,
                            std::function<void()> act) {
    auto* action = new QAction(text, this);
    action->setShortcuts(keys);
    connect(action, &QAction::triggered, this, [act = std::move(act)] { act(); });
    return action;
}

void CameraActions::addViews() {
    const auto view = [&](const QString& text, QKeyCombination key, StandardView which) {
        m_views.push_back(add(text, {QKeySequence(key)},
                              [this, which] { m_session.rig().setStandardView(which); }));
    };
    view(tr("Front"), Qt::Key_1, StandardView::Front);
    view(tr("Back"), Qt::CTRL | Qt::Key_1, StandardView::Back);
    view(tr("Right"), Qt::Key_3, StandardView::Right);
    view(tr("Left"), Qt::CTRL | Qt::Key_3, StandardView::Left);
    view(tr("Top"), Qt::Key_7, StandardView::Top);
    view(tr("Bottom"), Qt::CTRL | Qt::Key_7, StandardView::Bottom);
}

void CameraActions::addTurns() {
    const auto turn = [&](const QString& text, Qt::Key key, float yaw, float pitch) {
        m_turns.push_back(add(text, {QKeySequence(key)},
                              [this, yaw, pitch] { m_session.rig().turnCamera(yaw, pitch); }));
    };
    turn(tr("Orbit Left"), Qt::Key_4, -kTurn, 0.0F);
    turn(tr("Orbit Right"), Qt::Key_6, kTurn, 0.0F);
    turn(tr("Orbit Up"), Qt::Key_8, 0.0F, kTurn);
    turn(tr("Orbit Down"), Qt::Key_2, 0.0F, -kTurn);
    m_turns.push_back(
        add(tr("Opposite Side"), {Qt::Key_9}, [this] { m_session.rig().lookFromBehind(); }));
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
