// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/session.h"

#include <chrono>
#include <utility>

#include "model/evaluate/played_range.h"
#include "model/evaluate/properties.h"
#include "model/view/gizmo/gizmo_drag.h"
#include "ui/session/comparison.h"
#include "ui/session/partner_picture.h"
#include "ui/session/split_view.h"
#include "ui/session/work/motion_meter.h"

namespace sinew {
namespace {

double steadySeconds() {
    using namespace std::chrono;
    return duration<double>(steady_clock::now().time_since_epoch()).count();
}

Session::WallClock orSteady(Session::WallClock wall) {
    return wall ? std::move(wall) : Session::WallClock(steadySeconds);
}

}  // namespace

Session::Session(QObject* parent, WallClock wall)
    : QObject(parent),
      m_player(orSteady(wall)),
      m_rig(orSteady(wall)),
      m_motionMeter(std::make_unique<MotionMeter>(m_document, m_player)),
      m_history(m_document, stateParts(), orSteady(std::move(wall))),
      m_motion({.document = m_document,
                .player = m_player,
                .selection = m_selection,
                .appearance = m_appearance,
                .meter = *m_motionMeter},
               [this]() -> const PictureSubject& { return subject(); }) {
    connectParts();
    m_comparison = std::make_unique<Comparison>(m_document);  // follows the file after the parts
    m_partner = std::make_unique<PartnerPicture>(*this);
    m_split = std::make_unique<SplitView>(*m_comparison, m_appearance);
    connect(m_comparison.get(), &Comparison::changed, this, [this, framesBoth = false]() mutable {
        if (framesBoth || m_comparison->active()) {
            framesBoth = m_comparison->active();
            placeUntouched();
        }
    });
}

Session::~Session() {
    cancelWork();
}

/// The timeline shows the keys of the selected object, or of all selected joints.
void Session::followKeys() {
    const ObjectRef& object = m_selection.object();
    std::vector<ObjectRef> more;
    if (object.kind == ObjectKind::Joint) {
        for (const JointIndex joint : m_selection.joints().all()) {
            more.push_back(ObjectRef::joint(m_selection.skin(), joint));
        }
        std::erase(more, object);
    }
    m_player.setKeysOf(object, std::move(more));
}

void Session::connectParts() {
    connect(&m_document, &Document::assetChanged, this, &Session::startOver);
    connect(&m_player, &Player::animationChanged, this, &Session::placeUntouched);
    connect(&m_motion, &MotionScene::followedChanged, this, &Session::placeUntouched);
    connect(&m_selection, &Selection::objectChanged, this, [this] {
        followKeys();
        noteLed();
    });
    connect(&m_selection, &Selection::markedChanged, this, &Session::explainMarked);
    connect(&m_visibility, &Visibility::changed, this, &Session::noteLed);
    connect(&m_selection, &Selection::jointChanged, this, &Session::followKeys);
    connect(&m_selection, &Selection::sceneChanged, this, [this] {
        m_visibility.setScene(m_selection.scene());
        frameAll();
    });
    connect(&m_visibility, &Visibility::changed, this, [this] {
        if (!m_visibility.shown()) {
            m_rig.setFramedPart({});
        }
    });
    connect(&m_appearance, &Appearance::lookChanged, this, &Session::onLookChanged);
    connect(&m_appearance, &Appearance::lookChanged, this, &Session::noteLed);
    connect(&m_appearance, &Appearance::copiesChanged, this, [this] {
        if (!inBindPose()) {
            frameAll();
        }
    });
    m_rig.setFileCameras({
        .has =
            [this](NodeIndex node) {
                return asset() && node.value < asset()->nodes.size() &&
                       (*asset())[node].camera.value < asset()->cameras.size();
            },
        .view =
            [this](NodeIndex node, float aspect) {
                const PoseEvaluator& posed = *pose();
                const CameraIndex camera = (*asset())[node].camera;
                return gltfCameraView(evaluatedCamera(*asset(), posed.pose(), camera),
                                      posed.world(node), aspect);
            },
    });
}

const std::shared_ptr<const Asset>& Session::asset() const noexcept {
    return m_document.asset();
}

void Session::cancelWork() {
    m_document.cancelWork();
    m_player.cancelWork();
    m_finder.cancel();
    m_meter.drop();
    m_motion.cancelWork();
    m_motionMeter->cancelWork();
    m_comparison->cancelWork();
    m_partner->cancelWork();
}

void Session::advance(double wallSeconds) {
    m_player.advance(wallSeconds);
    m_rig.advance(wallSeconds);
}

ViewOptions Session::view() const {
    ViewOptions view;
    fillView(view);
    return view;
}

void Session::fillView(ViewOptions& view) const {
    static_cast<Look&>(view) = m_appearance.look();
    view.scene = m_selection.scene();
    view.skin = m_selection.skin();
    view.joint = m_selection.joint();
    view.joints = m_selection.joints().several();
    view.highlight = m_selection.node();
    view.hovered = m_selection.hovered();
    view.shown = m_visibility.shown();
    view.marked = m_selection.marked();
    view.pins = m_pins.shown();
    view.hasComparedFile = m_comparison && m_comparison->active();
}

const PoseMoment& Session::poseMoment() {
    m_player.fillMoment(m_moment);
    m_moment.hand = m_selection.posing().pose;
    return m_moment;
}

const PoseEvaluator* Session::pose() {
    return asset() ? m_document.pose(poseMoment()) : nullptr;
}

const PictureSubject& Session::subject() {
    const PlaybackClock& clock = m_player.clock();
    const RootMotion& root = m_player.rootMotion();
    m_subject.clips = asset() ? m_document.clips() : nullptr;
    m_player.fillPlayed(m_subject.played);
    m_subject.played.hand = m_selection.posing().pose;
    if (!m_subject.played.inPlace.any()) {
        m_subject.played.root = {};
    }
    m_subject.seconds = m_player.seconds();
    m_subject.range = {.start = m_player.clipStart(), .end = m_player.clipEnd()};
    m_subject.loop = m_player.playsAllClips()
                         ? PlayedRange()
                         : playedLoop(clock.loop, {clock.startSeconds, clock.endSeconds});
    m_subject.framesPerSecond = m_player.frameRate();
    fillView(m_subject.view);
    m_subject.trails.clear();
    if (asset() && m_selection.node()) {
        m_subject.trails.push_back(m_selection.node());
    }
    if (asset()) {
        addJoints(m_selection.skin(), m_selection.joints().all(), *asset(), m_subject.trails);
    }
    m_subject.root = root.chosen ? root.node : NodeIndex();
    m_subject.feet = m_motionMeter->chosenFeet();
    return m_subject;
}

void Session::followRoot() {
    const bool follows = asset() && m_appearance.look().motion.followCamera;
    m_rig.setFollowed(follows ? m_builder.shift(subject(), *pose(), m_motion.root())
                              : std::nullopt);
}

void Session::fillPicture(PictureContent& content) {
    const RootMotion& root = m_player.rootMotion();
    const PoseEvaluator* const posed = pose();
    const PictureSubject& now = subject();
    m_findings.root = m_motion.root();
    m_findings.path = root.pathShown ? root.path : nullptr;
    m_findings.trails = m_motion.trails();
    m_findings.seamWords = m_motion.seamWords();
    m_findings.values = surfaceValues();
    m_findings.environment = m_appearance.environment();
    m_findings.framedBounds = m_rig.framedBounds();
    m_findings.clipBounds = posed != nullptr ? m_framing.clipBox(now) : Box();
    m_builder.fill(now, posed, m_findings, content);
}

std::optional<Gizmo> Session::gizmo() {
    const HandPosing& posing = m_selection.posing();
    const NodeIndex node = m_selection.node();
    if (!asset() || !node || m_appearance.look().copies > 1 || posing.tool == GizmoTool::None ||
        inBindPose() || (*asset())[node].skin ||
        (m_visibility.shown() && !m_visibility.shown()->marks(*asset(), node))) {
        return std::nullopt;  // a skinned mesh does not follow its node (3.7.3.3)
    }
    const glm::dmat4 world(pose()->world(node));
    Gizmo gizmo{.tool = posing.tool, .origin = glm::dvec3(world[3]), .hot = posing.hot};
    if (posing.axes == GizmoAxes::Local) {
        gizmo.axes = squareAxes(glm::dmat3(world));
    }
    gizmo.driven = !m_player.drivers(node, changedBy(posing.tool)).empty();
    return gizmo;
}

void Session::stepBack() {
    if (m_selection.empty()) {
        m_appearance.setMode(ViewMode::Shaded);
    } else {
        m_selection.clear();
    }
}

}  // namespace sinew
