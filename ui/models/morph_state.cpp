// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/morph_state.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <set>

#include "model/core/utf8.h"
#include "model/evaluate/expression_pose.h"
#include "model/evaluate/hand_pose.h"
#include "ui/models/clip_words.h"
#include "ui/models/node_rows.h"
#include "ui/session/player.h"

namespace sinew {
namespace {

constexpr float kSameValue = 1e-4F;  // absolute: weights are about 1

float weightIn(const Asset& asset, const Pose& pose, const NodeMorphTarget& part) {
    return pose.weightsOf(asset[part.node])[part.target];
}

bool drivesTarget(const Animation& clip, NodeIndex node, std::size_t target) {
    return std::ranges::any_of(clip.channels, [&](const Channel& channel) {
        return channel.node == node && channel.path == ChannelPath::Weights &&
               (channel.morphTarget == kAllMorphTargets || channel.morphTarget == target);
    });
}

void addWord(QString& words, const QString& word) {
    if (words.isEmpty()) {
        words = word;
    } else if (!word.isEmpty() && words != word) {
        words += QStringLiteral(", ") + word;
    }
}

QString sliderWord(const char* text) {
    return QCoreApplication::translate("MorphSliders", text);
}

std::size_t targetCount(const Asset& asset, NodeIndex node) {
    const MeshIndex mesh = asset[node].mesh;
    return mesh ? asset[mesh].targetCount() : 0;
}

/// "Smile of Face: 0.5".
QString bindWords(const Asset& asset, const VrmMorphBind& bind) {
    const Mesh& mesh = asset[asset[bind.node].mesh];
    return sliderWord("%1 of %2: %3")
        .arg(QString::fromStdString(morphTargetName(mesh, bind.target)),
             nodeLabel(asset, bind.node), QString::number(double(bind.weight), 'g', 3));
}

/// What of the expression Sinew does not show; empty if it shows everything.
QString missingWords(const VrmExpression& expression) {
    constexpr std::size_t kMostNamed = 3;
    QStringList missing;
    for (const std::string& each : expression.unshown) {
        if (std::size_t(missing.size()) == kMostNamed) {
            missing.append(sliderWord("and %1 more").arg(expression.unshown.size() - kMostNamed));
            break;
        }
        missing.append(QString::fromStdString(each));
    }
    return missing.join(QStringLiteral(", "));
}

QString overrideWords(const VrmExpression& expression) {
    QStringList words;
    for (const auto& [what, how] : expression.overrides) {
        words.append(
            sliderWord("%1 (%2)").arg(QString::fromStdString(what), QString::fromStdString(how)));
    }
    return words.join(QStringLiteral(", "));
}

QString aboutExpression(const Asset& asset, const VrmExpression& expression) {
    constexpr std::size_t kMostListed = 12;
    QStringList lines{expression.preset ? sliderWord("VRM preset") : sliderWord("VRM, custom")};
    if (expression.isBinary) {
        lines.front() += sliderWord(", on or off");
    }
    for (const VrmMorphBind& bind : expression.morphs) {
        if (lines.size() > int(kMostListed)) {
            lines.append(sliderWord("and %1 more").arg(expression.morphs.size() - kMostListed));
            break;
        }
        lines.append(bindWords(asset, bind));
    }
    if (expression.morphs.empty()) {
        lines.append(sliderWord("Drives no morph target"));
    }
    if (!expression.materials.empty()) {
        std::set<std::uint32_t> materials;
        for (const VrmMaterialBind& bind : expression.materials) {
            materials.insert(bind.target.index);
        }
        lines.append(
            sliderWord(materials.size() == 1 ? "Changes %1 material" : "Changes %1 materials")
                .arg(materials.size()));
    }
    if (const QString words = overrideWords(expression); !words.isEmpty()) {
        lines.append(sliderWord("Overrides %1").arg(words));
    }
    if (const QString missing = missingWords(expression); !missing.isEmpty()) {
        lines.append(sliderWord("Not shown: %1").arg(missing));
    }
    return lines.join(QLatin1Char('\n'));
}

/// What is set by hand, and what expressions by hand make of it.
struct SetWeights {
    const HandPose& hand;
    const HandPose& all;
};

/// Of the morph targets of a slider.
MorphState partStates(const Asset& asset, const Pose& pose, const SetWeights& set,
                      const MorphDrivers& drivers, const MorphSlider& slider) {
    MorphState state;
    bool first = true;
    for (const NodeMorphTarget& part : slider.parts) {
        const QString driver = drivers.of(part.node, part.target);
        state.byHand = state.byHand || weightByHand(set.hand, part.node, part.target).has_value();
        state.locked = state.locked || (!driver.isEmpty() &&
                                        !weightByHand(set.all, part.node, part.target).has_value());
        addWord(state.drivenBy, driver);
        if (part.share == 0.0F) {
            state.mixed = state.mixed || weightIn(asset, pose, part) != 0.0F;
            continue;
        }
        const float value = weightIn(asset, pose, part) / part.share;
        state.mixed = state.mixed || (!first && std::abs(value - state.value) > kSameValue);
        state.value = first ? value : std::min(value, state.value);
        first = false;
    }
    return state;
}

/// An expression that is set has its own weight, and is mixed with targets that are set by
/// themselves; one that is not shows what clips and the targets make of it.
void showExpression(std::optional<float> weight, MorphState& state) {
    if (weight) {
        state.value = *weight;
        state.mixed = state.byHand;
        state.byHand = true;
    } else if (!state.byHand && !state.locked) {
        state.value = 0.0F;
        state.mixed = false;
    }
}

}  // namespace

MorphDrivers::MorphDrivers(const Asset& asset, const Player& player,
                           const std::vector<MorphSlider>& sliders) {
    for (const MorphSlider& slider : sliders) {
        for (const NodeMorphTarget& part : slider.parts) {
            if (m_names.find(part.node) == m_names.end()) {
                add(asset, player, part.node);
            }
        }
    }
}

void MorphDrivers::add(const Asset& asset, const Player& player, NodeIndex node) {
    std::vector<QString>& names = m_names[node];
    const std::vector<AnimationIndex> clips = player.drivers(node, ChannelPath::Weights);
    names.resize(clips.empty() ? 0 : asset[node].restWeights.size());
    for (const AnimationIndex clip : clips) {
        for (std::size_t target = 0; target < names.size(); ++target) {
            if (drivesTarget(asset[clip], node, target)) {
                addWord(names[target], clipName(asset, clip));
            }
        }
    }
}

QString MorphDrivers::of(NodeIndex node, std::uint32_t target) const {
    const auto found = m_names.find(node);
    return found != m_names.end() && target < found->second.size() ? found->second[target]
                                                                   : QString();
}

std::vector<MorphState> morphStates(const Asset& asset, const Pose& pose, const HandPose& hand,
                                    const MorphDrivers& drivers,
                                    const std::vector<MorphSlider>& sliders) {
    const HandPose set = asTargetWeights(asset, existingParts(asset, hand));
    std::vector<MorphState> states;
    states.reserve(sliders.size());
    for (const MorphSlider& slider : sliders) {
        MorphState& state =
            states.emplace_back(partStates(asset, pose, {hand, set}, drivers, slider));
        if (slider.expression) {
            showExpression(hand.weightOf(slider.expression), state);
        }
    }
    return states;
}

HandPose withValue(HandPose hand, const MorphSlider& slider, float value) {
    if (slider.expression) {
        hand = withoutSlider(std::move(hand), slider);
        hand.set(HandExpression{slider.expression, value});
        return hand;
    }
    for (const NodeMorphTarget& part : slider.parts) {
        setWeight(hand, part.node, {.target = part.target, .weight = value * part.share});
    }
    return hand;
}

HandPose withoutSlider(HandPose hand, const MorphSlider& slider) {
    hand.reset(slider.expression);
    for (const NodeMorphTarget& part : slider.parts) {
        resetWeight(hand, part.node, part.target);
    }
    return hand;
}

HandPose withOnly(const Asset& asset, HandPose hand, const MorphSlider& slider) {
    std::set<NodeIndex> nodes;
    for (const NodeMorphTarget& part : slider.parts) {
        nodes.insert(part.node);
    }
    for (const NodeIndex node : nodes) {
        const HandTransform* set = hand.find(node);
        HandTransform zeros = set != nullptr ? *set : HandTransform{.node = node};
        zeros.weights.clear();
        for (std::size_t target = 0; target < asset[node].restWeights.size(); ++target) {
            zeros.weights.push_back({.target = std::uint32_t(target), .weight = 0.0F});
        }
        hand.set(std::move(zeros));
    }
    hand.clearExpressions();
    return withValue(std::move(hand), slider, 1.0F);
}

HandPose takenOver(const Asset& asset, const Pose& pose, HandPose hand, const MorphDrivers& drivers,
                   const MorphSlider& slider) {
    for (const NodeMorphTarget& part : slider.parts) {
        if (!drivers.of(part.node, part.target).isEmpty() &&
            !weightByHand(hand, part.node, part.target)) {
            setWeight(hand, part.node,
                      {.target = part.target, .weight = weightIn(asset, pose, part)});
        }
    }
    return hand;
}

std::vector<NodeIndex> morphedNodes(const Asset& asset) {
    std::vector<NodeIndex> nodes;
    for (std::size_t i = 0; i < asset.nodes.size(); ++i) {
        if (targetCount(asset, NodeIndex(i)) > 0) {
            nodes.emplace_back(i);
        }
    }
    return nodes;
}

std::vector<MorphSlider> targetSliders(const Asset& asset, NodeIndex node) {
    std::vector<MorphSlider> sliders;
    for (std::size_t target = 0; target < targetCount(asset, node); ++target) {
        const std::string name = morphTargetName(asset[asset[node].mesh], target);
        sliders.push_back({.name = QString::fromStdString(name),
                           .about = sliderWord("Morph target %1").arg(target),
                           .text = morphTargetText(asset[asset[node].mesh], target),
                           .parts = {{.node = node, .target = std::uint32_t(target)}}});
    }
    return sliders;
}

std::vector<MorphSlider> expressionSliders(const Asset& asset) {
    std::vector<MorphSlider> sliders;
    if (!asset.vrm) {
        return sliders;
    }
    for (const VrmExpression& expression : asset.vrm->expressions) {
        const ExpressionIndex index(sliders.size());
        MorphSlider& slider = sliders.emplace_back();
        slider.expression = index;
        slider.changesMaterials = !expression.materials.empty();
        slider.name = QString::fromStdString(oneLine(expression.name));
        slider.about = aboutExpression(asset, expression);
        slider.unplayed = missingWords(expression);
        slider.least = 0.0F;
        slider.most = 1.0F;
        slider.binary = expression.isBinary;
        slider.text = std::string(kExpressionPrefix) + expression.name;
        slider.parts = expressionTargets(asset, expression);
    }
    return sliders;
}

QString movedWords(const MorphTargetFacts& facts) {
    if (facts.movedVertices == 0) {
        return facts.changesOthers
                   ? sliderWord("moves no vertex; changes other attributes of vertices")
                   : sliderWord("moves no vertex");
    }
    return sliderWord(facts.movedVertices == 1 ? "moves %1 vertex, by %2"
                                               : "moves %1 vertices, at most %2")
        .arg(QLocale().toString(qulonglong(facts.movedVertices)),
             QString::number(double(facts.largest), 'g', 3));
}

}  // namespace sinew
