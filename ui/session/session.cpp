// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/session.h"

#include <QString>
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

}  // namespace

Session::Session(QObject* parent, WallClock wall)
    : QObject(parent), m_wall(wall ? std::move(wall) : WallClock(steadySeconds)) {
    m_view.relief = kWindowRelief;
    m_view.legend = true;
    m_camera.yawRadians = kFirstYaw;
    m_camera.pitchRadians = kFirstPitch;
    m_shownCamera = m_camera;
    connect(&m_loader, &AssetLoader::progress, this, &Session::loadProgress);
    connect(&m_loader, &AssetLoader::loaded, this, &Session::show);
    connect(&m_loader, &AssetLoader::failed, this, &Session::loadFailed);
    connect(&m_finder, &RootMotionFinder::found, this, &Session::takeMotion);
    connect(&m_checker, &AssetChecker::checked, this, &Session::takeFindings);
}

Session::~Session() {
    callOffWork();
}

void Session::callOffWork() {
    m_loader.cancel();
    m_checker.cancel();
    m_finder.drop();
}

void Session::open(const std::filesystem::path& path) {
    m_loader.start(path);
    emit loadStarted(QString::fromStdString(path.filename().string()));
}

void Session::open(const std::filesystem::path& shownAs, AssetLoader::Work work) {
    m_loader.start(shownAs, std::move(work));
    emit loadStarted(QString::fromStdString(shownAs.filename().string()));
}

void Session::cancelLoading() {
    if (m_loader.busy()) {
        m_loader.cancel();
        emit loadCancelled();
    }
}

void Session::setArrival(std::optional<float> fraction) {
    if (fraction != m_arrival) {
        m_arrival = fraction;
        emit arrivalChanged();
    }
}

void Session::cancelArrival() {
    if (m_arrival) {
        setArrival({});
        emit arrivalCancelled();
    }
}

void Session::setCheck(AssetChecker::Work work) {
    m_checker.setWork(std::move(work));
}

void Session::takeFindings(const std::vector<Diagnostic>& more) {
    m_findings.insert(m_findings.end(), more.begin(), more.end());
    emit findingsChanged();
}

void Session::show(const LoadedAsset& loaded) {
    auto evaluator = loaded.clips ? std::make_unique<PoseEvaluator>(loaded.clips)
                                  : std::make_unique<PoseEvaluator>(loaded.asset);
    m_asset = loaded.asset;
    m_arrival.reset();
    m_evaluator = std::move(evaluator);
    m_findings = m_asset->findings;
    resetView();
    m_chosenRate = 0.0;
    m_mix = {};
    m_mixing = false;
    m_finder.drop();
    m_motion = {};
    resetPlayback(existing(AnimationIndex(0), m_asset->animations), loaded.times);
    m_clock.playing = false;
    if (m_animation) {
        m_clock.play(m_wall());
    }
    forgetPosing();
    m_posedCamera.reset();
    m_cameraNode = {};
    m_lastCameraNode = {};
    takeOutline(loaded.outline);
    place();
    m_checker.start(m_asset);
    emit assetChanged();
}

void Session::resetView() {
    m_view.mode = ViewMode::Shaded;
    m_view.scene = m_asset->defaultScene;
    m_view.skin = existing(SkinIndex(0), m_asset->skins);
    m_view.joint = {};
    m_view.highlight = {};
    m_view.variant = {};
    m_view.influenceSet = 0;
    m_object = {};
}

void Session::setVariant(VariantIndex variant) {
    ViewOptions view = m_view;
    view.variant = variant;
    setView(view);
}

void Session::setView(ViewOptions view) {
    view.scene = m_view.scene;
    view.skin = m_view.skin;
    view.joint = m_view.joint;
    view.highlight = m_view.highlight;
    view.hovered = m_view.hovered;
    view.variant = m_asset ? existing(view.variant, m_asset->variants) : VariantIndex();
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
        moveCamera(*std::exchange(m_posedCamera, {}));
    }
}

void Session::setViewMode(ViewMode mode) {
    ViewOptions view = m_view;
    view.mode = mode;
    setView(view);
}

}  // namespace sinew
