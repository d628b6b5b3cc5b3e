// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/pointer.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "model/view/shown_by.h"
#include "ui/session/comparison.h"
#include "ui/session/partner_picture.h"
#include "ui/session/session.h"
#include "ui/session/signals.h"
#include "ui/session/split_view.h"

namespace sinew {
namespace {

/// The strongest joint of the surface there; none: no surface, or no joint moves it.
std::pair<SkinIndex, JointIndex> strongestJointAt(const Asset& asset, const PointedAt& pointed) {
    if (!pointed.surface) {
        return {};
    }
    const SkinIndex skin = asset[pointed.surface->node].skin;
    const JointIndex joint = pointed.surface->strongest.joint;
    return skin && joint.value < asset[skin].joints.size() ? std::pair(skin, joint)
                                                           : std::pair(SkinIndex(), JointIndex());
}

constexpr int kAgainMilliseconds = 80;  // interval of hover queries while the picture moves

enum Click : int { kPasses, kSelects, kSelectsJoint, kTogglesJoint, kFrames, kOpensMenu, kPins };

}  // namespace

Pointer::Pointer(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    connect(&m_finder, &PointFinder::found, this, &Pointer::take);
    connect(&m_afterFinder, &PointFinder::found, this, &Pointer::takeAfter);
    connect(&session.comparison(), &Comparison::changed, this, [this] { m_afterFinder.cancel(); });
    connect(&session.document(), &Document::assetChanged, this, &Pointer::forget);
    callOnce(m_again, kAgainMilliseconds, this, &Pointer::askAgain);
    const auto soon = [this] {
        if (m_at && !m_again.isActive()) {
            m_again.start();
        }
    };
    connectEach(session.player(), this, soon, &Player::timeChanged, &Player::animationChanged,
                &Player::mixChanged, &Player::rootMotionChanged);
    connectEach(session.selection(), this, soon, &Selection::shownChanged,
                &Selection::handPoseChanged, &Selection::gizmoChanged);
    connect(&session.visibility(), &Visibility::changed, this, soon);
    connect(&session.appearance(), &Appearance::lookChanged, this, soon);
    connect(&session.rig(), &CameraRig::cameraChanged, this, soon);
}

void Pointer::setViewport(QSizeF size, double pixelsPerPoint) {
    m_size = size;
    m_pixelsPerPoint = pixelsPerPoint;
}

SplitPart Pointer::partAt(QPointF at) const {
    const auto pixels = [this](double points) {
        return static_cast<std::uint32_t>(std::max(1.0, std::round(points * m_pixelsPerPoint)));
    };
    return splitLayout(m_session.split().split(), pixels(m_size.width()), pixels(m_size.height()),
                       static_cast<float>(m_pixelsPerPoint))
        .partAt(static_cast<float>(at.x() * m_pixelsPerPoint));
}

/// The pixel centre, as in PickQuery.
glm::dvec2 Pointer::pixelAt(QPointF at, const SplitPart& part) const {
    const auto left = static_cast<double>(part.picture.x);
    return {std::floor(at.x() * m_pixelsPerPoint) - left + 0.5,
            std::floor(at.y() * m_pixelsPerPoint) + 0.5};
}

GizmoView Pointer::viewOf(const SplitPart& part) const {
    const glm::dvec2 size(part.picture.width, part.picture.height);
    return {m_session.rig().cameraView(static_cast<float>(size.x / size.y)), size,
            m_pixelsPerPoint};
}

void Pointer::ask(QPointF at, int click) {
    if (!m_session.document().asset() || m_size.isEmpty() ||
        m_session.appearance().look().copies > 1) {
        return;
    }
    const SplitPart part = partAt(at);
    const GizmoView view = viewOf(part);
    PointFinder::Question question;
    question.moment = m_session.poseMoment();
    if (part.side == ComparedSide::Before) {
        question.clips = m_session.document().clips();
        question.query.view = m_session.view();
    } else {
        question.clips = m_session.comparison().after().clips();
        question.moment = m_session.comparison().momentAfter(question.moment);
        question.query.view = m_session.partner().subject().view;
    }
    question.query.camera = view.camera;
    question.query.pixel = glm::vec2(pixelAt(at, part));
    question.query.size = glm::vec2(view.size);
    const auto scale = static_cast<float>(m_pixelsPerPoint);
    question.query.reachPixels *= scale;
    question.query.pointRadiusPixels = 0.5F * scale * m_session.appearance().look().pointSize;
    question.joints = m_session.appearance().look().skeleton.style != SkeletonStyle::None;
    question.click = click;
    PointFinder& finder = part.side == ComparedSide::Before ? m_finder : m_afterFinder;
    finder.ask(std::move(question));
}

void Pointer::hover(QPointF at) {
    m_at = at;
    const SplitPart place = partAt(at);
    const std::optional<Gizmo> gizmo =
        place.side == ComparedSide::Before ? m_session.gizmo() : std::nullopt;
    const GizmoPart part =
        gizmo ? gizmoPartAt(*gizmo, viewOf(place), pixelAt(at, place)) : GizmoPart::None;
    m_session.selection().setGizmoHot(part);
    if (part == GizmoPart::None) {
        ask(at, kPasses);
    } else {
        m_session.selection().setPointedAt(
            {});  // a click on the gizmo does not select what is behind it
    }
}

void Pointer::askAgain() {
    if (m_at && !m_drag) {
        hover(*m_at);
    }
}

void Pointer::leave() {
    m_at.reset();
    m_again.stop();
    if (!m_drag) {
        m_session.selection().setGizmoHot(GizmoPart::None);
    }
    m_session.selection().setPointedAt({});
}

void Pointer::forget() {
    m_finder.cancel();
    m_afterFinder.cancel();
    m_drag.reset();
    askAgain();
}

void Pointer::click(QPointF at, Qt::KeyboardModifiers modifiers) {
    ask(at, modifiers.testFlag(Qt::ControlModifier) ? kPins
            : modifiers.testFlag(Qt::ShiftModifier) ? kTogglesJoint
            : modifiers.testFlag(Qt::AltModifier)   ? kSelectsJoint
                                                    : kSelects);
}

void Pointer::doubleClick(QPointF at) {
    ask(at, kFrames);
}

void Pointer::askForMenu(QPointF at) {
    m_menuAt = at;
    if (m_session.appearance().look().copies > 1) {
        emit menuWanted({}, at);  // picking is off
    } else {
        ask(at, kOpensMenu);
    }
}

void Pointer::take(const PointFinder::Question& question, const PointedAt& pointed) {
    switch (question.click) {
        case kPasses:
            if (m_at && !m_drag && m_session.selection().posing().hot == GizmoPart::None) {
                m_session.selection().setPointedAt(pointed);
            }
            break;
        case kSelects:
            select(pointed, pointed.node() && pointed.node() == m_session.selection().node());
            m_session.selection().noteClick(pointed);
            if (pointed.surface && !pointed.joint && m_session.meter().showsWorst()) {
                m_session.goToWorstAt(*pointed.surface);
            }
            break;
        case kSelectsJoint:
            select(pointed, true);
            break;
        case kTogglesJoint:
            toggleJoint(pointed);
            break;
        case kPins:
            if (pointed.surface) {
                m_session.pins().toggle(placeOf(*pointed.surface));
            }
            break;
        case kFrames:
            if (pointed.node()) {
                m_session.frameNode(m_session.selection().node());
            }
            break;
        case kOpensMenu:
            emit menuWanted(pointed, m_menuAt);
            break;
        default:
            break;
    }
    emit answered();
}

void Pointer::takeAfter(const PointFinder::Question& question, const PointedAt& pointed) {
    if (!m_session.comparison().active()) {
        return;
    }
    const PointedAt first = m_session.partner().inFirst(pointed);
    if (pointed.node() && !first.node() && question.click != kPasses) {
        emit answered();  // a click on what only the compared file has
        return;
    }
    take(question, first);
}

void Pointer::select(const PointedAt& pointed, bool jointWanted) {
    NodeIndex node = pointed.node();
    if (!pointed.joint && jointWanted) {
        const Asset& asset = *m_session.document().asset();
        if (const auto [skin, joint] = strongestJointAt(asset, pointed); joint) {
            node = asset[skin].joints[joint.value];
        }
    }
    m_session.selection().setNode(node);
}

void Pointer::toggleJoint(const PointedAt& pointed) {
    Selection& selection = m_session.selection();
    const Asset& asset = *m_session.document().asset();
    const auto [skin, joint] = pointed.joint ? jointOfNode(asset, selection.skin(), pointed.joint)
                                             : strongestJointAt(asset, pointed);
    if (joint) {
        selection.setSkin(skin);
        selection.setJoints(selection.joints().toggled(joint));
    }
}

bool Pointer::beginDrag(QPointF at) {
    const SplitPart part = partAt(at);
    std::optional<Gizmo> gizmo = m_session.gizmo();
    if (!gizmo || part.side != ComparedSide::Before) {
        return false;
    }
    const GizmoView view = viewOf(part);
    gizmo->hot = gizmoPartAt(*gizmo, view, pixelAt(at, part));
    if (gizmo->hot == GizmoPart::None) {
        return false;
    }
    const PoseEvaluator& pose = *m_session.pose();
    const NodeIndex node = m_session.selection().node();
    const NodeIndex parent = pose.asset()[node].parent;
    DraggedNode dragged;
    dragged.hand.node = node;
    dragged.local = pose.pose().local(node);
    if (const HandTransform* set = m_session.selection().posing().pose.find(node)) {
        dragged.hand = *set;
    }
    if (parent) {
        dragged.worldFromParent = glm::dmat4(pose.world(parent));
    }
    m_session.selection().setGizmoHot(gizmo->hot);
    m_session.selection().setPointedAt({});
    m_drag.emplace(Drag{gizmo->tool, GizmoDrag(*gizmo, view, pixelAt(at, part)), dragged, part});
    return true;
}

void Pointer::drag(QPointF at, Qt::KeyboardModifiers modifiers) {
    if (m_drag) {
        const bool stepped = modifiers.testFlag(Qt::ControlModifier);
        const GizmoMotion motion = m_drag->drag.moveTo(pixelAt(at, m_drag->part), stepped);
        m_session.selection().setByHand(draggedTo(m_drag->node, m_drag->tool, motion));
    }
}

/// If cancelled, restores the previous state.
void Pointer::endDrag(bool cancelled) {
    if (!m_drag) {
        return;
    }
    const HandTransform before = m_drag->node.hand;
    m_drag.reset();
    if (cancelled) {
        m_session.selection().setByHand(before);
    }
    m_session.selection().setGizmoHot(GizmoPart::None);
}

}  // namespace sinew
