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

class TracksToCheck {
public:
    TracksToCheck(Context& context, AnimationIndex animation, const std::vector<bool>& matters)
        : m_context(context),
          m_asset(context.asset()),
          m_animation(animation),
          m_matters(matters),
          m_redundantTolerance{.angle = context.parameter("REDUNDANT_KEYS", "angle"),
                               .size = context.parameter("REDUNDANT_KEYS", "size"),
                               .weight = context.parameter("REDUNDANT_KEYS", "weight")},
          m_counted(m_asset[animation].samplers.size(), false) {}

    void check() {
        const std::vector<Channel>& channels = m_asset[m_animation].channels;
        for (std::size_t c = 0; c < channels.size(); ++c) {
            if (m_context.stopped()) {
                return;
            }
            look(Curve(m_asset, m_animation, channels[c]),
                 m_context.coverage().state(m_animation, c));
        }
        reportIdle();
        reportConstant("CONSTANT_TRACK", m_resting, " the rest value, which no clip leaves");
        reportConstant("CONSTANT_TRACK_POSED", m_posed, " one value that is not the rest value");
        reportConstant("CONSTANT_TRACK_RESETS", m_resetting,
                       " the rest value of what other clips move");
        reportRedundant();
    }

private:
    [[nodiscard]] std::uint64_t keyBytes(const Curve& curve) const {
        return storedComponentBytes(m_asset, m_animation, curve.channel().sampler) *
               curve.sampler().keyStride();
    }

    void look(const Curve& curve, TrackState state) {
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
        if (state != TrackState::Moves) {
            lookAtConstant(curve, state, perKey);
            return;
        }
        m_movingKeys += curve.keyCount();
        const std::size_t redundant = m_redundantOf.of(
            curve, [this](const Curve& one) { return redundantKeys(one, m_redundantTolerance); });
        if (redundant > 0) {
            m_redundant.add(m_asset, curve, redundant, perKey * redundant);
        }
    }

    void lookAtConstant(const Curve& curve, TrackState state, std::uint64_t perKey) {
        const bool posed = state == TrackState::Posed;
        const bool canGo = !posed && !m_context.coverage().isDriven(curve.channel()) &&
                           m_asset[m_animation].durationSeconds() > 0.0F;
        if (curve.keyCount() < 2 && !canGo) {
            return;
        }
        const std::size_t spare = curve.keyCount() - (canGo ? 0 : 1);
        FoundTracks& found = posed ? m_posed : canGo ? m_resting : m_resetting;
        found.add(m_asset, curve, spare, perKey * spare);
    }

    [[nodiscard]] std::string clip() const { return clipName(m_asset, m_animation); }

    void reportIdle() {
        const std::size_t count = m_idle.channels.count;
        if (count > 0) {
            m_context.report("TRACK_MOVES_NOTHING",
                             counted(count, "track", "tracks") + " of " + clip() +
                                 (count == 1 ? " drives" : " drive") +
                                 " nodes that nothing visible depends on (" + bytes(m_idle.bytes) +
                                 "): delete " + someOf(m_idle.names, count),
                             m_idle.counted(count));
        }
    }

    void reportConstant(const char* code, const FoundTracks& tracks, const char* held) {
        const std::size_t count = tracks.channels.count;
        if (count == 0) {
            return;
        }
        const bool one = count == 1;
        const std::string advice = &tracks == &m_resting
                                       ? std::string("; delete ") + (one ? "it" : "them")
                                       : std::string("; keep one key") + (one ? "" : " of each") +
                                             ", and delete the others";
        m_context.report(code,
                         counted(count, "track", "tracks") + " of " + clip() +
                             (one ? " holds" : " hold") + held + ": " +
                             someOf(tracks.names, count) + advice + " (" + bytes(tracks.bytes) +
                             ")",
                         tracks.counted(count));
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
                someOf(m_redundant.names, m_redundant.channels.count) + ": simplify these curves",
            m_redundant.counted(m_redundant.keys));
    }

    Context& m_context;
    const Asset& m_asset;
    AnimationIndex m_animation;
    const std::vector<bool>& m_matters;
    CurveTolerance m_redundantTolerance;
    FactsOfCurves<std::size_t> m_redundantOf;
    std::vector<bool> m_counted;  // [sampler]: its bytes have been counted
    FoundTracks m_idle;
    FoundTracks m_resting;
    FoundTracks m_posed;
    FoundTracks m_resetting;
    FoundTracks m_redundant;
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
