// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/session.h"

#include <QString>
#include <algorithm>
#include <chrono>
#include <numbers>
#include <utility>

namespace sinew {
namespace {

constexpr float kWindowRelief = 0.5F;  // data views keep their form readable in the window
constexpr float kRadiansPerDegree = std::numbers::pi_v<float> / 180.0F;
constexpr float kFirstYaw = 30.0F * kRadiansPerDegree;  // as `--camera fit`
constexpr float kFirstPitch = 15.0F * kRadiansPerDegree;

double steadySeconds() {
    using namespace std::chrono;
    return duration<double>(steady_clock::now().time_since_epoch()).count();
}

template <class Tag, class List>
Index<Tag> existing(Index<Tag> index, const List& list) {
    return index.value < list.size() ? index : Index<Tag>();
}

JointIndex jointOf(const Skin& skin, NodeIndex node) {
    const auto found = std::find(skin.joints.begin(), skin.joints.end(), node);
    return found == skin.joints.end() ? JointIndex()
                                      : JointIndex(std::size_t(found - skin.joints.begin()));
}

/// Where a node is a joint: in the preferred skin if it is there, else in the first that has it.
std::pair<SkinIndex, JointIndex> findJoint(const Asset& asset, SkinIndex preferred,
                                           NodeIndex node) {
    if (preferred) {
        if (const JointIndex joint = jointOf(asset[preferred], node)) {
            return {preferred, joint};
        }
    }
    for (std::size_t i = 0; i < asset.skins.size(); ++i) {
        if (const JointIndex joint = jointOf(asset.skins[i], node)) {
            return {SkinIndex(i), joint};
        }
    }
    return {};
}

}  // namespace

Session::Session(QObject* parent, WallClock wall)
    : QObject(parent), m_wall(wall ? std::move(wall) : WallClock(steadySeconds)) {
    m_view.relief = kWindowRelief;
    m_view.legend = true;
    m_camera.yawRadians = kFirstYaw;
    m_camera.pitchRadians = kFirstPitch;
    connect(&m_loader, &AssetLoader::progress, this, &Session::loadProgress);
    connect(&m_loader, &AssetLoader::loaded, this, &Session::show);
    connect(&m_loader, &AssetLoader::failed, this, &Session::loadFailed);
}

Session::~Session() = default;

void Session::open(const std::filesystem::path& path) {
    m_loader.start(path);
    emit loadStarted(QString::fromStdString(path.filename().string()));
}

void Session::open(const std::filesystem::path& shownAs, AssetLoader::Work work) {
    m_loader.start(shownAs, std::move(work));
    emit loadStarted(QString::fromStdString(shownAs.filename().string()));
}

void Session::show(const LoadedAsset& loaded) {
    auto evaluator = std::make_unique<PoseEvaluator>(loaded.asset);
    m_asset = loaded.asset;
    m_evaluator = std::move(evaluator);
    m_outline = loaded.outline;
    resetView();
    resetPlayback(existing(AnimationIndex(0), m_asset->animations));
    m_clock.playing = false;
    if (m_animation) {
        m_clock.play(m_wall());
    }
    m_posedCamera.reset();
    m_cameraNode = {};
    place();
    emit assetChanged();
}

void Session::resetView() {
    m_view.mode = ViewMode::Shaded;
    m_view.scene = m_asset->defaultScene;
    m_view.skin = existing(SkinIndex(0), m_asset->skins);
    m_view.joint = {};
    m_view.highlight = {};
    m_view.influenceSet = 0;
}

void Session::setScene(SceneIndex scene) {
    if (!m_asset || scene == m_view.scene || scene.value >= m_asset->scenes.size()) {
        return;
    }
    m_view.scene = scene;
    m_view.highlight = {};
    measureOutline();
    emit sceneChanged();
    emit nodeChanged();
    emit viewChanged();
    frameAll();
}

void Session::setSkin(SkinIndex skin) {
    if (!m_asset || skin == m_view.skin || skin.value >= m_asset->skins.size()) {
        return;
    }
    m_view.skin = skin;
    m_view.joint = {};
    emit skinChanged();
    emit jointChanged();
    emit viewChanged();
}

void Session::setNode(NodeIndex node) {
    node = m_asset ? existing(node, m_asset->nodes) : NodeIndex();
    if (node == m_view.highlight) {
        return;
    }
    m_view.highlight = node;
    if (node) {
        const auto [skin, joint] = findJoint(*m_asset, m_view.skin, node);
        if (joint) {
            setSkin(skin);
            if (joint != m_view.joint) {
                m_view.joint = joint;
                emit jointChanged();
            }
        }
    }
    emit nodeChanged();
    emit viewChanged();
}

void Session::setJoint(JointIndex joint) {
    joint = m_asset && m_view.skin ? existing(joint, (*m_asset)[m_view.skin].joints) : JointIndex();
    if (joint == m_view.joint) {
        return;
    }
    m_view.joint = joint;
    emit jointChanged();
    emit viewChanged();
}

void Session::showJoint(JointIndex joint) {
    setJoint(joint);
    if (m_view.joint) {
        setNode((*m_asset)[m_view.skin].joints[m_view.joint.value]);
    }
    setViewMode(m_view.joint ? ViewMode::Weight : ViewMode::Shaded);
}

void Session::clearSelection() {
    setNode({});
    setJoint({});
    setViewMode(ViewMode::Shaded);
}

void Session::setView(ViewOptions view) {
    view.scene = m_view.scene;
    view.skin = m_view.skin;
    view.joint = m_view.joint;
    view.highlight = m_view.highlight;
    if (view == m_view) {
        return;
    }
    const bool bindPoseBefore = m_view.mode == ViewMode::BindPose;
    const bool bindPoseNow = view.mode == ViewMode::BindPose;
    m_view = view;
    emit viewChanged();
    if (!m_asset || bindPoseBefore == bindPoseNow) {
        return;
    }
    // The bind pose lies in mesh space, often elsewhere and of another size: it frames itself.
    measureOutline();
    if (bindPoseNow) {
        m_posedCamera = m_camera;
        frameAll();
    } else if (m_posedCamera) {
        setCamera(*std::exchange(m_posedCamera, {}));
    }
}

void Session::setViewMode(ViewMode mode) {
    ViewOptions view = m_view;
    view.mode = mode;
    setView(view);
}

}  // namespace sinew
