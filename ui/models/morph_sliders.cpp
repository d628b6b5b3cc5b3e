// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/morph_sliders.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "model/core/utf8.h"
#include "ui/models/node_rows.h"

namespace sinew {
namespace {

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

/// The parts of the expression that change materials; empty: none.
QString materialWords(const VrmExpression& expression) {
    return expression.materialBinds == 0 ? QString()
           : expression.materialBinds == 1
               ? sliderWord("1 colour or texture")
               : sliderWord("%1 colours or textures").arg(expression.materialBinds);
}

/// What of the expression Sinew does not apply; empty if it applies everything.
QStringList missingWords(const VrmExpression& expression) {
    QStringList missing;
    if (expression.materialBinds > 0) {
        missing.append(materialWords(expression));
    }
    for (const auto& [what, how] : expression.overrides) {
        missing.append(sliderWord("override of %1 (%2)")
                           .arg(QString::fromStdString(what), QString::fromStdString(how)));
    }
    return missing;
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
    if (const QStringList missing = missingWords(expression); !missing.isEmpty()) {
        lines.append(sliderWord("Not applied: %1").arg(missing.join(QStringLiteral(", "))));
    }
    return lines.join(QLatin1Char('\n'));
}

}  // namespace

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
        MorphSlider& slider = sliders.emplace_back();
        slider.name = QString::fromStdString(oneLine(expression.name));
        slider.about = aboutExpression(asset, expression);
        slider.unplayed = materialWords(expression);
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
