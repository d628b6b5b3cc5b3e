// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "model/check/bind_pose.h"
#include "model/check/deformation/bind_effect.h"
#include "model/check/deformation/bind_offsets.h"
#include "model/check/deformation/deformation_rules.h"
#include "model/check/deformation/exchanged_joints.h"
#include "model/check/deformation/reach.h"
#include "model/check/places.h"
#include "model/evaluate/rest_pose.h"
#include "model/words/words.h"

namespace sinew::check {

using namespace words;
namespace {

constexpr double kFewAway = 0.25;             // share of the joints; see INVERSE_BIND_MISMATCH
constexpr std::size_t kComparedMoments = 24;  // total over all clips
constexpr std::size_t kMomentsPerClip = 6;
constexpr std::size_t kMostPairs = 8;  // pairs of exchanged joints in a skin

class BindFrameCheck {
public:
    explicit BindFrameCheck(Context& context)
        : m_context(context),
          m_asset(context.asset()),
          m_world(context.facts().restWorld()),
          m_reach(context.facts().reach()),
          m_effects(context.facts().bindEffects()),
          m_travels(travellingNodes(m_asset, context.stop())),
          m_pose(borrowed(m_asset)) {}

    void check(SkinIndex skin) {
        m_skin = skin;
        if (!m_asset[skin].inverseBindMatricesStored || !(m_reach.modelSize > 0.0) ||
            !m_effects.affords(skin)) {
            return;
        }
        const BindPose& bind = m_context.facts().bindPose(skin);
        if (!bind.isFinite() || bind.size() == 0) {
            return;
        }
        if (!mostRestAsBound(bind)) {
            for (const BindFault& fault :
                 bindFaults(m_asset, m_skin, m_travels, m_context.stop())) {
                report(fault);
            }
        }
        reportSides(exchangedJoints(m_asset, m_skin, m_effects.meshesOf(m_skin), m_context.stop()));
    }

private:
    // Whether few joints rest elsewhere, which INVERSE_BIND_MISMATCH reports.
    [[nodiscard]] bool mostRestAsBound(const BindPose& bind) const {
        std::size_t away = 0;
        for (std::size_t j = 0; j < bind.size(); ++j) {
            const bool moves = m_reach.moves(m_asset[m_skin].joints[j]);
            away += moves && !bind[j].singular && bind.isAwayFromOthers(j) ? 1U : 0U;
        }
        return static_cast<double>(away) <= kFewAway * static_cast<double>(bind.size());
    }

    [[nodiscard]] std::string name(std::size_t joint) const {
        return jointName(m_asset, m_skin, joint);
    }

    [[nodiscard]] std::string what(const BindFault& fault) const {
        const std::string one = name(fault.joint);
        switch (fault.kind) {
            case BindFault::Kind::Exchanged:
                return one + " and " + name(fault.other) +
                       " are swapped in the skin's list of joints: swapped back, their inverse "
                       "bind matrices fit those of their parents and children";
            case BindFault::Kind::Borrowed:
                return one + " has the inverse bind matrix of " + name(fault.other) +
                       ", which is off by " + units(fault.distance);
            case BindFault::Kind::Turned:
                return "the inverse bind matrix of " + one + " is turned by " +
                       degrees(fault.radians) + " against those of its children";
            case BindFault::Kind::Scaled:
                return "the inverse bind matrix of " + one + " is scaled by a factor of " +
                       shortly(fault.factor) + " against those of its children";
            case BindFault::Kind::Moved:
                break;
        }
        return "the inverse bind matrix of " + one + " is off by " + units(fault.distance) +
               " against those of its parent and children";
    }

    [[nodiscard]] JointChange changeOf(std::size_t joint, const glm::dmat4& fitting) const {
        const glm::dmat4 stored(m_asset[m_skin].inverseBindMatrices[joint]);
        return {joint, m_world[m_asset[m_skin].joints[joint].value] * (fitting - stored)};
    }

    [[nodiscard]] Diagnostic placeOf(std::size_t joint, const char* property) const {
        Diagnostic place = check::placeOf(m_skin);
        place.pointer += std::string("/") + property;
        place.joint = static_cast<std::uint32_t>(joint);
        place.node = m_asset[m_skin].joints[joint].value;
        return place;
    }

    void report(const BindFault& fault) {
        const bool exchanged = fault.kind == BindFault::Kind::Exchanged;
        if (!m_reach.moves(m_asset[m_skin].joints[fault.joint]) || m_context.stopped()) {
            return;
        }
        std::vector<JointChange> changes{changeOf(fault.joint, fault.fitting)};
        if (exchanged) {
            changes.push_back(changeOf(fault.other, fault.fittingOther));
        }
        const SurfaceEffect effect = m_effects.of(m_skin, changes);
        Diagnostic place = placeOf(fault.joint, exchanged ? "joints" : "inverseBindMatrices");
        m_context.reportEffect(Severity::Warning, "BIND_FRAME_MISMATCH", what(fault), effect,
                               exchanged ? "swap joints " + std::to_string(fault.joint) + " and " +
                                               std::to_string(fault.other) + " of the list"
                                         : "bind " + name(fault.joint) + " again in the bind pose",
                               std::move(place));
    }

    // Of vertices that follow the other joint, over some moments of all clips.
    [[nodiscard]] SurfaceEffect effectOf(const ExchangedJoints& pair) {
        const std::vector<NodeIndex>& joints = m_asset[m_skin].joints;
        const auto& inverse = m_asset[m_skin].inverseBindMatrices;
        SurfaceEffect worst;
        for (const ClipMoment& moment : clipMoments(m_asset, kMomentsPerClip, kComparedMoments)) {
            m_pose.evaluate(moment.animation, moment.seconds);
            const glm::dmat4 first =
                glm::dmat4(m_pose.world(joints[pair.a])) * glm::dmat4(inverse[pair.a]);
            const glm::dmat4 second =
                glm::dmat4(m_pose.world(joints[pair.b])) * glm::dmat4(inverse[pair.b]);
            const JointChange changes[] = {{pair.a, second - first}, {pair.b, first - second}};
            SurfaceEffect effect = m_effects.of(m_skin, changes);
            if (!effect.measured) {
                worst.measured = worst.distance > 0.0;
                return worst;
            }
            effect.animation = moment.animation;
            effect.seconds = moment.seconds;
            if (effect.distance > worst.distance) {
                worst = effect;
            }
        }
        return worst;
    }

    void reportSides(const std::vector<ExchangedJoints>& pairs) {
        for (std::size_t i = 0; i < std::min(pairs.size(), kMostPairs); ++i) {
            const ExchangedJoints& pair = pairs[i];
            m_context.reportEffect(
                Severity::Warning, "BIND_SIDES_SWAPPED",
                "the vertices of " + name(pair.a) + " lie at " + name(pair.b) +
                    " and the reverse (" + units(pair.toOther) + " from the other one's bone, " +
                    units(pair.toOwn) + " from their own)",
                effectOf(pair),
                "swap joints " + std::to_string(pair.a) + " and " + std::to_string(pair.b) +
                    " of the list together with their inverse bind matrices",
                placeOf(pair.a, "joints"));
        }
    }

    Context& m_context;
    const Asset& m_asset;
    const std::vector<glm::dmat4>& m_world;  // worldFromNode at rest
    const Reach& m_reach;
    BindEffects& m_effects;
    std::vector<bool> m_travels;  // [node]
    PoseEvaluator m_pose;
    SkinIndex m_skin;  // the one that is checked
};

}  // namespace

void checkBindFrames(Context& context) {
    const Asset& asset = context.asset();
    if (asset.skins.empty()) {
        return;
    }
    BindFrameCheck check(context);
    for (std::size_t s = 0; s < asset.skins.size() && !context.stopped(); ++s) {
        check.check(SkinIndex(s));
    }
}

}  // namespace sinew::check
