// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/partner_picture.h"

#include <algorithm>
#include <utility>

#include "model/compare/file_comparison.h"
#include "model/view/marked_vertices.h"
#include "model/view/shown_nodes.h"
#include "model/view/vertex_pins.h"
#include "ui/session/comparison.h"
#include "ui/session/session.h"

namespace sinew {
namespace {

/// Null: there is no such compared primitive, or nothing is measured yet.
template <class IsWanted>
const ComparedPrimitive* comparedPart(const FileComparison* measured, const IsWanted& isWanted) {
    if (measured == nullptr) {
        return nullptr;
    }
    const auto& parts = measured->surface.primitives;
    const auto found = std::find_if(parts.begin(), parts.end(), isWanted);
    return found == parts.end() ? nullptr : &*found;
}

/// The corner that is nearest to a place.
std::uint32_t nearestCorner(const TrianglePlace& place) noexcept {
    glm::length_t nearest = 0;
    for (glm::length_t i = 1; i < 3; ++i) {
        nearest = place.shares[i] > place.shares[nearest] ? i : nearest;
    }
    return place.corners.at(static_cast<std::size_t>(nearest));
}

/// The variant with the same name; none: there is none.
VariantIndex variantIn(const Asset& there, const Asset& here, VariantIndex variant) {
    if (variant.value >= here.variants.size()) {
        return {};
    }
    const auto& names = there.variants;
    const auto found = std::find(names.begin(), names.end(), here.variants[variant.value]);
    return found == names.end() ? VariantIndex()
                                : VariantIndex(static_cast<std::size_t>(found - names.begin()));
}

}  // namespace

PartnerPicture::PartnerPicture(Session& session, QObject* parent)
    : QObject(parent), m_session(session) {
    connect(&m_meter, &SurfaceMeter::changed, this, &PartnerPicture::changed);
    connect(&m_trailFinder, &TrailFinder::found, this,
            [this](const std::shared_ptr<const TrailSet>& trails) {
                m_trails = trails && !trails->tracks.nodes.empty() ? trails : nullptr;
                emit changed();
            });
    connect(&session.comparison(), &Comparison::changed, this, &PartnerPicture::forget);
    connect(&session.comparison(), &Comparison::measuredChanged, this, [this] {
        m_markedOf.reset();  // vertices have partners now, or no longer
        m_pinsOf.reset();
        emit changed();
    });
}

PartnerPicture::~PartnerPicture() {
    cancelWork();
}

void PartnerPicture::cancelWork() {
    m_meter.drop();
    m_trailFinder.cancel();
}

void PartnerPicture::forget() {
    cancelWork();
    m_trails.reset();
    m_builder.clear();
    m_framing = {};
    m_subject = {};
    m_findings = {};
    m_measured = {};
    m_shownOf.reset();
    m_jointsOf.reset();
    m_markedOf.reset();
    m_pinsOf.reset();
}

NodeIndex PartnerPicture::partner(NodeIndex node) const {
    return m_session.comparison().matches().afterOf(node);
}

void PartnerPicture::setPartners(const std::vector<NodeIndex>& from,
                                 std::vector<NodeIndex>& to) const {
    to.clear();
    for (const NodeIndex node : from) {
        if (const NodeIndex there = partner(node)) {
            to.push_back(there);
        }
    }
}

std::optional<DrawnVertex> PartnerPicture::partner(const DrawnVertex& place) const {
    const ComparedPrimitive* const part = comparedPart(
        m_session.comparison().measured().get(), [&place](const ComparedPrimitive& each) {
            return each.before == place.node && each.primitive == place.primitive;
        });
    if (part == nullptr) {
        return std::nullopt;
    }
    DrawnVertex there = place;
    there.node = part->after;
    there.primitive = part->afterPrimitive;
    there.vertex = nearestCorner(part->vertices.at(place.vertex));
    return there;
}

const PictureSubject& PartnerPicture::subject() {
    const PictureSubject& first = m_session.subject();
    m_subject.clips = m_session.comparison().after().clips();
    fillPlayed(first);
    fillView(first.view);
    m_subject.loop = first.loop;
    m_subject.framesPerSecond = first.framesPerSecond;
    setPartners(first.trails, m_subject.trails);
    m_subject.root = partner(first.root);
    setPartners(first.feet, m_subject.feet);
    return m_subject;
}

void PartnerPicture::fillPlayed(const PictureSubject& first) {
    Comparison& comparison = m_session.comparison();
    const PoseMoment& moment = comparison.momentAfter(m_session.poseMoment());
    PlayedPoses& played = m_subject.played;
    played.animation = moment.animation;
    played.mixing = first.played.mixing;
    played.mix = first.played.mix;
    std::erase_if(played.mix.layers, [&](Layer& layer) {
        const NodeIndex mask = layer.mask ? partner(layer.mask) : NodeIndex();
        const bool isLost = layer.mask.valid() != mask.valid();
        layer.animation = comparison.clipAfter(layer.animation);
        layer.mask = mask;
        return isLost || !layer.animation;
    });
    played.root = moment.root;
    played.inPlace = moment.inPlace;
    played.hand = moment.hand;
    m_subject.seconds = played.mixing ? first.seconds : moment.seconds;
    m_subject.range = played.mixing ? first.range : wholeRange(m_subject.asset(), played);
}

void PartnerPicture::fillView(const ViewOptions& first) {
    const Comparison& comparison = m_session.comparison();
    const Asset& here = *m_session.document().asset();
    const Asset& there = m_subject.asset();
    ViewOptions& view = m_subject.view;
    static_cast<Look&>(view) = first;
    view.variant = variantIn(there, here, first.variant);
    const auto object = [&comparison](const ObjectRef& before) {
        return comparison.partnerAfter(before);
    };
    const auto scene = first.scene ? object(first.scene) : std::nullopt;
    view.scene = scene ? SceneIndex(scene->index) : there.defaultScene;
    const auto skin = first.skin ? object(first.skin) : std::nullopt;
    view.skin = skin ? SkinIndex(skin->index) : SkinIndex();
    const auto jointAfter = [&](JointIndex joint) {
        const auto partner =
            skin && joint ? object(ObjectRef::joint(first.skin, joint)) : std::nullopt;
        return partner ? JointIndex(std::size_t{partner->part}) : JointIndex();
    };
    view.joint = jointAfter(first.joint);
    if (std::exchange(m_jointsOf, first.joints) != first.joints) {
        view.joints.reset();
        if (first.joints) {
            auto joints = std::make_shared<std::vector<JointIndex>>();
            for (const JointIndex each : *first.joints) {
                if (const JointIndex jointThere = jointAfter(each)) {
                    joints->push_back(jointThere);
                }
            }
            view.joints = std::move(joints);
        }
    }
    view.highlight = partner(first.highlight);
    view.hovered = partner(first.hovered);
    view.hasComparedFile = first.hasComparedFile;
    fillMarks(first);
}

/// What the user hides, marks and pins. Made again only if that changed.
void PartnerPicture::fillMarks(const ViewOptions& first) {
    ViewOptions& view = m_subject.view;
    if (std::exchange(m_shownOf, first.shown) != first.shown) {
        const HiddenNodes& hidden = m_session.visibility().hiddenNodes();
        HiddenNodes there;
        const auto move = [this](const std::vector<NodeIndex>& from, std::vector<NodeIndex>& to) {
            setPartners(from, to);
            std::sort(to.begin(), to.end(),
                      [](NodeIndex a, NodeIndex b) { return a.value < b.value; });
        };
        move(hidden.hidden, there.hidden);
        move(hidden.only, there.only);
        view.shown = first.shown
                         ? std::make_shared<const ShownNodes>(m_subject.asset(), there, view.scene)
                         : nullptr;
    }
    if (std::exchange(m_markedOf, first.marked) != first.marked) {
        std::vector<MarkedVertex> there;
        for (const MarkedVertex& mark :
             first.marked ? first.marked->vertices : std::vector<MarkedVertex>()) {
            if (const auto place = partner(DrawnVertex{
                    .node = mark.node, .primitive = mark.primitive, .vertex = mark.vertex})) {
                there.push_back({place->node, place->primitive, place->vertex});
            }
        }
        view.marked = markedVertices(std::move(there));
    }
    if (std::exchange(m_pinsOf, first.pins) != first.pins) {
        view.pins.reset();
        if (first.pins) {
            auto there = std::make_shared<VertexPins>(*first.pins);
            there->explained =
                first.pins->explained ? partner(*first.pins->explained) : std::nullopt;
            std::erase_if(there->pins, [this](VertexPin& pin) {
                const auto place = partner(pin.place);
                pin.place = place.value_or(pin.place);
                return !place;
            });
            view.pins = std::move(there);
        }
    }
}

void PartnerPicture::followTrails() {
    auto request =
        m_subject.played.moves() ? trailRequest(m_subject, m_findings.root) : std::nullopt;
    if (request) {
        m_trailFinder.start(std::move(*request));
    } else {
        m_trailFinder.cancel();
        m_trails.reset();
    }
}

void PartnerPicture::fill(PictureContent& content) {
    Comparison& comparison = m_session.comparison();
    const PictureSubject& now = subject();
    const PictureFindings& first = m_session.findings();
    m_findings.root = partner(first.root);
    followTrails();
    m_findings.trails = m_trails;
    m_findings.environment = first.environment;
    m_findings.framedBounds = first.framedBounds;
    m_findings.clipBounds = m_framing.clipBox(now);
    const PoseEvaluator* const here = m_session.pose();
    const PoseEvaluator* const posed = comparison.poseAfter(m_session.poseMoment());
    m_measured.clips = now.clips;
    m_measured.moment = comparison.momentAfter(m_session.poseMoment());
    m_measured.look = now.view;
    m_measured.framesPerSecond = now.framesPerSecond;
    m_measured.other = m_session.comparedTo(ComparedSide::After);
    m_findings.values = m_meter.follow(m_measured, *posed, here);
    m_builder.fill(now, posed, m_findings, content);
}

std::optional<PictureFraming> PartnerPicture::framing(NodeIndex still) {
    if (!m_session.comparison().active()) {
        return std::nullopt;
    }
    const NodeIndex there = partner(still);
    return m_framing.measure(subject(), there);
}

PointedAt PartnerPicture::inFirst(const PointedAt& pointed) const {
    const ObjectMatches& back = m_session.comparison().mirroredMatches();
    PointedAt first{.surface = {}, .joint = back.afterOf(pointed.joint)};
    if (!pointed.surface) {
        return first;
    }
    const SurfaceHit& hit = *pointed.surface;
    const NodeIndex node = back.afterOf(hit.node);
    const ComparedPrimitive* const part = comparedPart(
        m_session.comparison().measured().get(), [&hit](const ComparedPrimitive& each) {
            return each.after == hit.node && each.afterPrimitive == hit.primitive;
        });
    if (part == nullptr || part->before != node || part->vertices.how() != VertexMatching::Index) {
        first.joint = first.joint ? first.joint : node;
        return first;
    }
    first.surface = hit;
    first.surface->node = node;
    first.surface->primitive = part->primitive;
    const Asset& there = *m_session.comparison().after().asset();
    const SkinIndex skin = there[hit.node].skin;
    first.surface->strongest.joint = {};
    if (skin && hit.strongest.joint) {
        const auto joint =
            m_session.comparison().partnerBefore(ObjectRef::joint(skin, hit.strongest.joint));
        first.surface->strongest.joint =
            joint ? JointIndex(std::size_t{joint->part}) : JointIndex();
    }
    return first;
}

}  // namespace sinew
