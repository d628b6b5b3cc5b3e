// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "model/asset/allowed_work.h"
#include "model/check/context.h"
#include "model/check/places.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/evaluate/rest_pose.h"
#include "model/words/words.h"

namespace sinew::check {

using namespace words;

namespace {

/// The nodes that draw a mesh, the first one per skin.
std::vector<std::vector<NodeIndex>> drawnBySkin(const Asset& asset) {
    std::vector<std::vector<NodeIndex>> nodes(asset.meshes.size());
    std::set<std::pair<std::uint32_t, std::uint32_t>> known;
    for (std::size_t n = 0; n < asset.nodes.size(); ++n) {
        const Node& node = asset.nodes[n];
        if (node.mesh && node.skin && known.emplace(node.mesh.value, node.skin.value).second) {
            nodes[node.mesh.value].emplace_back(n);
        }
    }
    return nodes;
}

/// Where a skin lists nodes and names, each the first time.
struct JointPlaces {
    std::unordered_map<std::uint32_t, std::size_t> nodes;
    std::unordered_map<std::string_view, std::size_t> names;

    JointPlaces(const Asset& asset, const Skin& skin) {
        for (std::size_t j = 0; j < skin.joints.size(); ++j) {
            nodes.try_emplace(skin.joints[j].value, j);
            if (!asset[skin.joints[j]].name.empty()) {
                names.try_emplace(asset[skin.joints[j]].name, j);
            }
        }
    }
};

class SharedMeshes {
public:
    explicit SharedMeshes(Context& context)
        : m_context(context),
          m_asset(context.asset()),
          m_left(allowedWork(m_asset, kPosedForOrder)),
          m_moments(clipMoments(m_asset, 1, kOrderMoments)) {
        m_moments.emplace_back();  // the rest pose
    }

    void check() {
        const std::vector<std::vector<NodeIndex>> drawn = drawnBySkin(m_asset);
        for (std::size_t m = 0; m < drawn.size() && !m_context.stopped(); ++m) {
            if (drawn[m].size() < 2) {
                continue;
            }
            const std::vector<bool> used = followedJoints(m_asset.meshes[m], m_context.stop());
            for (std::size_t i = 1; i < drawn[m].size(); ++i) {
                compare(drawn[m].front(), drawn[m][i], used);
            }
        }
    }

private:
    [[nodiscard]] const JointPlaces& placesOf(SkinIndex skin) {
        const auto known = m_places.find(skin.value);
        return known != m_places.end()
                   ? known->second
                   : m_places.try_emplace(skin.value, m_asset, m_asset[skin]).first->second;
    }

    /// Whether the other skin has the joint, but under another number.
    [[nodiscard]] static bool isElsewhere(const Asset& asset, NodeIndex joint, std::size_t number,
                                          const JointPlaces& other) {
        if (const auto node = other.nodes.find(joint.value); node != other.nodes.end()) {
            return node->second != number;
        }
        const auto name = other.names.find(asset[joint].name);
        return name != other.names.end() && name->second != number;
    }

    void compare(NodeIndex first, NodeIndex second, const std::vector<bool>& used) {
        const Skin& own = m_asset[m_asset[first].skin];
        const Skin& other = m_asset[m_asset[second].skin];
        const JointPlaces& places = placesOf(m_asset[second].skin);
        std::vector<std::uint32_t> moved;
        const std::size_t most = std::min({used.size(), own.joints.size(), other.joints.size()});
        for (std::uint32_t number = 0; number < most; ++number) {
            const NodeIndex joint = own.joints[number];
            const bool same = joint == other.joints[number] ||
                              (!m_asset[joint].name.empty() &&
                               m_asset[joint].name == m_asset[other.joints[number]].name);
            if (used[number] && !same && isElsewhere(m_asset, joint, number, places)) {
                moved.push_back(number);
            }
        }
        if (!moved.empty()) {
            report(first, second, moved);
        }
    }

    static constexpr std::size_t kPosedForOrder = 5'000'000;  // matrices
    static constexpr std::size_t kOrderMoments = 4;

    /// Where the other skin lists the joint that the mesh was painted for.
    [[nodiscard]] std::size_t placeIn(const JointPlaces& other, NodeIndex joint) const {
        const auto node = other.nodes.find(joint.value);
        return node != other.nodes.end() ? node->second : other.names.at(m_asset[joint].name);
    }

    /// The second skin against itself with the numbers of the first one.
    [[nodiscard]] SurfaceEffect effectOf(NodeIndex first, NodeIndex second,
                                         const std::vector<std::uint32_t>& moved) {
        const std::size_t cost = m_moments.size() * costOfPosing(m_asset);
        SurfaceEffect worst{.measured = cost <= m_left};
        if (!worst.measured) {
            return worst;
        }
        m_left -= cost;
        if (!m_pose) {
            m_pose.emplace(borrowed(m_asset));
        }
        const Skin& own = m_asset[m_asset[first].skin];
        const SkinIndex skin = m_asset[second].skin;
        const JointPlaces& places = placesOf(skin);
        for (const ClipMoment& moment : m_moments) {
            m_pose->evaluate(moment.animation, moment.seconds);
            const std::span<const glm::mat4> palette = m_pose->palette(skin);
            std::vector<JointChange> changes;
            for (const std::uint32_t number : moved) {
                const std::size_t place = placeIn(places, own.joints[number]);
                changes.push_back(
                    {number, glm::dmat4(palette[place]) - glm::dmat4(palette[number])});
            }
            SurfaceEffect effect = m_context.facts().bindEffects().of(skin, changes);
            effect.animation = moment.animation;
            effect.seconds = moment.seconds;
            if (!effect.measured || effect.distance > worst.distance) {
                worst = effect;
            }
        }
        return worst;
    }

    void report(NodeIndex first, NodeIndex second, const std::vector<std::uint32_t>& moved) {
        const SkinIndex skin = m_asset[second].skin;
        Diagnostic place = placeOf(second);
        place.pointer += "/skin";
        place.mesh = m_asset[second].mesh.value;
        place.skin = skin.value;
        place.joint = moved.front();
        place.count = moved.size();
        m_context.reportEffect(
            "JOINT_ORDER_DIFFERS",
            meshName(m_asset, m_asset[second].mesh) + " is drawn by " + nodeName(m_asset, first) +
                " with " + skinName(m_asset, m_asset[first].skin) + " and by " +
                nodeName(m_asset, second) + " with " + skinName(m_asset, skin) +
                ", which has the same joints in another order: weights of joint " +
                std::to_string(moved.front()) + " follow " +
                jointName(m_asset, m_asset[first].skin, moved.front()) + " in one and " +
                jointName(m_asset, skin, moved.front()) + " in the other; " +
                counted(moved.size(), "joint in use differs", "joints in use differ"),
            effectOf(first, second, moved),
            "give each skin a mesh of its own, or list the joints of " + skinName(m_asset, skin) +
                " in the order of " + skinName(m_asset, m_asset[first].skin),
            std::move(place));
    }

    Context& m_context;
    const Asset& m_asset;
    std::size_t m_left;
    std::vector<ClipMoment> m_moments;
    std::optional<PoseEvaluator> m_pose;
    std::map<std::uint32_t, JointPlaces> m_places;  // [skin]
};

}  // namespace

void checkSharedMeshes(Context& context) {
    SharedMeshes(context).check();
}

}  // namespace sinew::check
