// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/context.h"
#include "model/check/curve.h"
#include "model/check/moved_nodes.h"
#include "model/check/redundant_keys.h"
#include "model/check/tally.h"
#include "model/words/words.h"

namespace sinew::check {

using namespace words;

namespace {

// Tracks of one clip that match a rule: one finding for all, located at the first.
struct FoundTracks {
    Tally channels;
    std::size_t keys = 0;
    std::uint64_t bytes = 0;
    std::vector<std::string> names;
    Diagnostic place;

    void add(const Asset& asset, const Curve& curve, std::size_t keyCount, std::uint64_t cost) {
        if (channels.add(curve.channel().fileIndex)) {
            place = curve.channelPlace();
        }
        if (names.size() < kNamesShown) {
            names.push_back(trackName(asset, curve.channel()));
        }
        keys += keyCount;
        bytes += cost;
    }

    [[nodiscard]] Diagnostic counted(std::size_t count) const {
        Diagnostic result = place;
        result.count = count;
        result.spareBytes = bytes;
        return result;
    }
};

// Facts shared by all channels that interpret a sampler the same way.
struct CurveFacts {
    bool isConstant = false;
    double tolerance = 0.0;
    std::size_t redundantKeys = 0;
};

class TracksToCheck {
public:
    TracksToCheck(Context& context, AnimationIndex animation, const std::vector<bool>& matters)
        : m_context(context),
          m_asset(context.asset()),
          m_animation(animation),
          m_matters(matters),
          m_constantTolerance(constantTolerance(context.policy())),
          m_redundantTolerance{.angle = context.parameter("REDUNDANT_KEYS", "angle"),
                               .size = context.parameter("REDUNDANT_KEYS", "size"),
                               .weight = context.parameter("REDUNDANT_KEYS", "weight")},
          m_facts(m_asset[animation].samplers.size()),
          m_counted(m_asset[animation].samplers.size(), false) {}

    void check() {
        for (const Channel& channel : m_asset[m_animation].channels) {
            if (m_context.stopped()) {
                return;
            }
            look(Curve(m_asset, m_animation, channel));
        }
        reportIdle();
        reportConstant();
        reportRedundant();
    }

private:
    [[nodiscard]] std::uint64_t keyBytes(const Curve& curve) const {
        return storedComponentBytes(m_asset, m_animation, curve.channel().sampler) *
               curve.sampler().keyStride();
    }

    const CurveFacts& factsOf(const Curve& curve) {
        return m_facts.of(curve, [this](const Curve& one) {
            const bool isConstant = one.isConstant(m_constantTolerance);
            return CurveFacts{isConstant, one.tolerance(m_constantTolerance),
                              isConstant ? 0 : redundantKeys(one, m_redundantTolerance)};
        });
    }

    void look(const Curve& curve) {
        const Channel& channel = curve.channel();
        const bool shared = m_counted[channel.sampler.value];
        m_counted[channel.sampler.value] = true;
        const std::uint64_t perKey = shared ? 0 : keyBytes(curve);
        const Node& node = m_asset[channel.node];
        if (!m_matters[channel.node.value] && channel.path != ChannelPath::Weights) {
            if (!(node.mesh && node.skin)) {  // ANIMATED_SKINNED_MESH_NODE
                m_idle.add(m_asset, curve, curve.keyCount(), perKey * curve.keyCount());
            }
            return;
        }
        const CurveFacts& facts = factsOf(curve);
        if (facts.isConstant) {
            const bool rests =
                curve.distance(curve.value(0), curve.rest(m_asset)) <= facts.tolerance;
            if (curve.keyCount() < 2 && !(rests && m_asset[m_animation].durationSeconds() > 0.0F)) {
                return;
            }
            m_resting += rests ? 1U : 0U;
            const std::size_t spare = curve.keyCount() - (rests ? 0 : 1);
            m_constant.add(m_asset, curve, spare, perKey * spare);
            return;
        }
        m_movingKeys += curve.keyCount();
        if (facts.redundantKeys > 0) {
            m_redundant.add(m_asset, curve, facts.redundantKeys, perKey * facts.redundantKeys);
        }
    }

    [[nodiscard]] std::string clip() const { return clipName(m_asset, m_animation); }

    void reportIdle() {
        const std::size_t count = m_idle.channels.count;
        if (count > 0) {
            m_context.report("TRACK_MOVES_NOTHING",
                             counted(count, "track", "tracks") + " of " + clip() +
                                 (count == 1 ? " drives" : " drive") +
                                 " nodes that nothing visible depends on (" + bytes(m_idle.bytes) +
                                 "): " + someOf(m_idle.names, count),
                             m_idle.counted(count));
        }
    }

    void reportConstant() {
        const std::size_t count = m_constant.channels.count;
        if (count == 0) {
            return;
        }
        const std::string rest = m_resting == 0 ? ""
                                 : m_resting == count
                                     ? ", the rest value"
                                     : "; " + std::to_string(m_resting) + " hold the rest value";
        m_context.report("CONSTANT_TRACK",
                         counted(count, "track", "tracks") + " of " + clip() +
                             (count == 1 ? " never changes" : " never change") + " (" +
                             bytes(m_constant.bytes) +
                             " can be saved): " + someOf(m_constant.names, count) + rest,
                         m_constant.counted(count));
    }

    void reportRedundant() {
        const double fewest =
            m_context.parameter("REDUNDANT_KEYS", "share") * static_cast<double>(m_movingKeys);
        if (static_cast<double>(m_redundant.keys) < fewest || m_redundant.keys == 0) {
            return;
        }
        m_context.report(
            "REDUNDANT_KEYS",
            std::to_string(m_redundant.keys) + " of " + std::to_string(m_movingKeys) + " keys of " +
                clip() +
                (m_redundant.keys == 1 ? " lies on a straight segment and can be removed"
                                       : " lie on straight segments and can be removed") +
                " without a visible difference (" + bytes(m_redundant.bytes) + "), in " +
                someOf(m_redundant.names, m_redundant.channels.count),
            m_redundant.counted(m_redundant.keys));
    }

    Context& m_context;
    const Asset& m_asset;
    AnimationIndex m_animation;
    const std::vector<bool>& m_matters;
    CurveTolerance m_constantTolerance;
    CurveTolerance m_redundantTolerance;
    FactsOfCurves<CurveFacts> m_facts;
    std::vector<bool> m_counted;  // [sampler]: its bytes have been counted
    FoundTracks m_idle;
    FoundTracks m_constant;
    FoundTracks m_redundant;
    std::size_t m_resting = 0;
    std::size_t m_movingKeys = 0;
};

}  // namespace

void checkTracks(Context& context) {
    const std::vector<bool> matters = nodesThatMatter(context.asset());
    for (std::size_t a = 0; a < context.asset().animations.size() && !context.stopped(); ++a) {
        TracksToCheck(context, AnimationIndex(a), matters).check();
    }
}

}  // namespace sinew::check
