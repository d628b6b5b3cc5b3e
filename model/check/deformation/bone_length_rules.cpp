// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <map>

#include "model/asset/subtree.h"
#include "model/check/deformation/motion_context.h"
#include "model/core/nth_smallest.h"
#include "model/words/words.h"

namespace sinew::check {

using namespace words;
namespace {

constexpr double kConstantLength = 0.01;  // share of the length, over a clip
constexpr double kOtherLength = 0.02;     // share of the length, between clips
constexpr double kManyBones = 0.25;  // share of bones with translations: another body, no fault
constexpr double kOtherUnits = 8.0;  // a factor as large, or its inverse, is no proportion
constexpr double kShortBone = 1e-3;  // share of the longest

// The length of a bone over one clip: the distance of a joint from its parent.
struct ClipLength {
    AnimationIndex clip;
    const Channel* channel = nullptr;
    double least = 0.0;
    double most = 0.0;
    double first = 0.0;

    [[nodiscard]] bool isConstant() const { return most - least <= kConstantLength * most; }
    [[nodiscard]] double middle() const { return 0.5 * (least + most); }
};

double lengthOf(std::span<const float> value) {
    return std::hypot(double{value[0]}, double{value[1]}, double{value[2]});
}

ClipLength clipLength(const Curve& curve) {
    ClipLength length;
    length.first = length.least = length.most = lengthOf(curve.value(0));
    for (std::size_t key = 1; key < curve.keyCount(); ++key) {
        const double here = lengthOf(curve.value(key));
        length.least = std::min(length.least, here);
        length.most = std::max(length.most, here);
    }
    return length;
}

struct Bone {
    NodeIndex node;
    double rest = 0.0;
    std::vector<ClipLength> clips;
    double usual = 0.0;    // see usualLength
    bool isRigid = false;  // constant in each clip

    // The length in most clips; at rest if there are fewer than three.
    [[nodiscard]] double usualLength() const {
        std::vector<double> lengths{rest};
        for (const ClipLength& clip : clips) {
            lengths.push_back(clip.middle());
        }
        if (lengths.size() < 4) {
            return rest;
        }
        return median(lengths);
    }
};

struct OddLength {
    const Bone* bone = nullptr;
    ClipLength clip;
    double factor = 1.0;
};

class BoneLengthCheck {
public:
    explicit BoneLengthCheck(const MotionContext& motion)
        : m_motion(motion), m_asset(motion.asset()), m_isJoint(jointsOfSkins(m_asset)) {
        collect();
        for (auto& [node, bone] : m_bones) {
            bone.usual = bone.usualLength();
            bone.isRigid = std::ranges::all_of(
                bone.clips, [](const ClipLength& clip) { return clip.isConstant(); });
        }
    }

    void check() {
        std::vector<OddLength> lengths;
        std::map<AnimationIndex, std::size_t> perClip;
        std::map<AnimationIndex, std::size_t> bonesOfClip;
        for (const auto& [node, bone] : m_bones) {
            for (const ClipLength& clip : bone.clips) {
                ++bonesOfClip[clip.clip];
                if (const std::optional<OddLength> odd = oddLength(bone, clip)) {
                    ++perClip[clip.clip];
                    lengths.push_back(*odd);
                }
            }
        }
        std::ranges::stable_sort(lengths, [](const OddLength& a, const OddLength& b) {
            return std::abs(std::log(a.factor)) > std::abs(std::log(b.factor));
        });
        for (const OddLength& odd : lengths) {
            const std::size_t odds = perClip[odd.clip.clip];
            const bool many =
                odds > 2 && static_cast<double>(odds) >
                                kManyBones * static_cast<double>(bonesOfClip[odd.clip.clip]);
            report(odd, many);
        }
    }

private:
    // Bones are joints below joints; of other nodes only the units are compared.
    void collect() {
        for (std::size_t a = 0; a < m_asset.animations.size(); ++a) {
            FactsOfCurves<ClipLength> lengths;
            for (const Channel& channel : m_asset.animations[a].channels) {
                if (channel.path != ChannelPath::Translation || !m_motion.moves(channel) ||
                    !m_isJoint[channel.node.value] || m_motion.context.stopped()) {
                    continue;
                }
                Bone& bone = m_bones[channel.node];
                bone.node = channel.node;
                bone.rest = double{glm::length(m_asset[channel.node].rest.translation)};
                m_longest = std::max(m_longest, bone.rest);
                bone.clips.push_back(
                    lengths.of(Curve(m_asset, AnimationIndex(a), channel), clipLength));
                bone.clips.back().clip = AnimationIndex(a);
                bone.clips.back().channel = &channel;
            }
        }
    }

    [[nodiscard]] bool isBelowJoint(NodeIndex node) const {
        const NodeIndex parent = m_asset[node].parent;
        return parent && m_isJoint[parent.value];
    }

    [[nodiscard]] std::optional<OddLength> oddLength(const Bone& bone,
                                                     const ClipLength& clip) const {
        const double usual = bone.usual;
        if (!(usual > kShortBone * m_longest) || !(clip.middle() > 0.0)) {
            return std::nullopt;
        }
        if (!isBelowJoint(bone.node)) {
            const double factor = clip.least / usual;
            return factor > kOtherUnits * kOtherUnits
                       ? std::optional(OddLength{&bone, clip, factor})
                       : std::nullopt;
        }
        const double factor = clip.middle() / usual;
        const bool units = clip.least / usual > kOtherUnits || clip.most / usual < 1 / kOtherUnits;
        if (units || (bone.isRigid && std::abs(factor - 1.0) > kOtherLength)) {
            return OddLength{&bone, clip, factor};
        }
        return std::nullopt;
    }

    void report(const OddLength& odd, bool many) {
        const Curve curve(m_asset, odd.clip.clip, *odd.clip.channel);
        const bool units = odd.factor > kOtherUnits || odd.factor < 1.0 / kOtherUnits;
        const std::size_t key = curve.keyCount() / 2;
        std::vector<float> value(curve.value(key).begin(), curve.value(key).end());
        for (float& component : value) {
            component = static_cast<float>(double{component} / odd.factor);
        }
        const SurfaceEffect effect = m_motion.effect(curve, curve.time(key), value);
        if (!units && effect.share < kVisibleEffect) {
            return;
        }
        const std::string track = trackName(m_asset, curve.channel());
        const std::string times = shortly(odd.factor) + " times as far from its parent as in " +
                                  (odd.bone->clips.size() > 2 ? "other clips" : "the rest pose");
        m_motion.report(many && !units ? Severity::Info : Severity::Warning,
                        units ? "TRANSLATION_UNITS" : "BONE_LENGTH_CHANGES",
                        nodeName(m_asset, odd.bone->node) + " is " + times +
                            (units ? ", as in other units" : ""),
                        effect,
                        units ? "divide the keys of " + track + " by " + shortly(odd.factor)
                              : "delete the keys of " + track + ", or scale them by " +
                                    shortly(1.0 / odd.factor),
                        curve.place("output"));
    }

    const MotionContext& m_motion;
    const Asset& m_asset;
    std::vector<bool> m_isJoint;  // [node]
    std::map<NodeIndex, Bone> m_bones;
    double m_longest = 0.0;
};

}  // namespace

void checkBoneLengths(const MotionContext& motion) {
    BoneLengthCheck(motion).check();
}

}  // namespace sinew::check
