// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/clips/morph_panel.h"

#include <QPushButton>
#include <algorithm>
#include <utility>

#include "model/evaluate/hand_pose.h"
#include "model/facts/morph_facts.h"
#include "ui/models/morph_slider_model.h"
#include "ui/models/node_rows.h"
#include "ui/panels/clips/morph_slider_list.h"
#include "ui/panels/widgets/calm_combo_box.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/search_field.h"
#include "ui/session/appearance.h"
#include "ui/session/document.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"

namespace sinew {
namespace {

/// The clips that drive sliders which are not set by hand, each once.
QString drivingClips(const MorphSliderModel& targets) {
    QStringList names;
    for (int row = 0; row < targets.rowCount(); ++row) {
        const MorphState& state = targets.state(row);
        if (state.locked && !names.contains(state.drivenBy)) {
            names.append(state.drivenBy);
        }
    }
    return names.join(QStringLiteral(", "));
}

bool showsExpressions(const MorphSliderModel& expressions) {
    const std::vector<MorphSlider>& all = expressions.sliders();
    return std::ranges::any_of(all, [](const MorphSlider& each) { return each.showsSomething(); });
}

}  // namespace

void MorphPanel::setShown(bool shown) {
    m_shown = shown;
    refreshStates();
}

/// Of the same name after Reload; otherwise the selected one, or that with most targets.
NodeIndex MorphPanel::sensibleNode() const {
    const Asset& asset = *m_document.asset();
    const auto has = [this](NodeIndex node) {
        return std::ranges::find(m_choices, node) != m_choices.end();
    };
    if (m_document.change() != Document::Change::Opened) {
        for (const NodeIndex node : m_choices) {
            if (nodeLabel(asset, node) == m_nodeName) {
                return node;
            }
        }
    }
    if (has(m_selection.node())) {
        return m_selection.node();
    }
    const auto fewer = [&](NodeIndex a, NodeIndex b) {
        return asset[a].restWeights.size() < asset[b].restWeights.size();
    };
    const auto most = std::ranges::max_element(m_choices, fewer);
    return most != m_choices.end() ? *most : NodeIndex();
}

void MorphPanel::refreshAsset() {
    const std::shared_ptr<const Asset>& asset = m_document.asset();
    m_choices = asset ? morphedNodes(*asset) : std::vector<NodeIndex>();
    m_nodes->clear();
    for (const NodeIndex node : m_choices) {
        m_nodes->addItem(
            tr("%1 (%2 targets)")
                .arg(nodeLabel(*asset, node), QString::number((*asset)[node].restWeights.size())));
    }
    m_nodes->setVisible(m_choices.size() > 1);
    m_nothing->setText(!asset ? tr("No file")
                              : tr("No mesh in this file has morph targets. Morph targets (blend "
                                   "shapes, shape keys) appear here as sliders."));
    m_expressions.model->setSliders(asset ? expressionSliders(*asset) : std::vector<MorphSlider>());
    const bool any = !m_choices.empty() || showsExpressions(*m_expressions.model);
    m_nothing->setVisible(!any);
    m_lists->setVisible(any);
    m_search->setEnabled(any);
    m_heatMap->setEnabled(!m_choices.empty());
    m_targets.list->setVisible(!m_choices.empty());
    m_expressions.list->setVisible(m_expressions.model->rowCount() > 0);
    refreshUnplayed();
    m_node = asset ? sensibleNode() : NodeIndex();
    refreshNode();
}

/// Expressions of which a part is not shown.
void MorphPanel::refreshUnplayed() {
    QStringList names;
    for (const MorphSlider& slider : m_expressions.model->sliders()) {
        if (!slider.unplayed.isEmpty()) {
            names.append(slider.name);
        }
    }
    m_unplayed->setVisible(!names.isEmpty());
    m_unplayed->setFullText(
        tr("Colours of MToon are not shown: %1").arg(names.join(QStringLiteral(", "))),
        tr("Not shown in full: %1").arg(names.join(QStringLiteral(", "))));
}

void MorphPanel::setNode(NodeIndex node) {
    const bool known = std::ranges::find(m_choices, node) != m_choices.end();
    if (known && node != m_node) {
        m_node = node;
        refreshNode();
    }
}

void MorphPanel::refreshNode() {
    const std::shared_ptr<const Asset>& asset = m_document.asset();
    m_measurer.cancel();
    if (m_node) {
        m_nodeName = nodeLabel(*asset, m_node);
        const auto place = std::ranges::find(m_choices, m_node);
        m_nodes->setCurrentIndex(static_cast<int>(place - m_choices.begin()));
        m_targets.model->setSliders(targetSliders(*asset, m_node));
        m_measurer.run(
            [asset, mesh = (*asset)[m_node].mesh](const std::stop_token& stop) {
                return morphTargetFacts((*asset)[mesh], stop);
            },
            [this](const std::vector<MorphTargetFacts>& facts) {
                m_targets.model->setFacts(facts);
            },
            "morph targets are not measured");
    } else {
        m_targets.model->setSliders({});
    }
    refreshDrivers();
}

void MorphPanel::refreshDrivers() {
    m_drivers = {};
    if (m_document.asset()) {
        std::vector<MorphSlider> all = m_targets.model->sliders();
        const std::vector<MorphSlider>& more = m_expressions.model->sliders();
        all.insert(all.end(), more.begin(), more.end());
        m_drivers = MorphDrivers(*m_document.asset(), m_player, all);
    }
    refreshStates();
}

void MorphPanel::refreshSoon() {
    if (m_shown && !m_soon.isActive()) {
        m_soon.start();
    }
}

/// The moment that the window shows, so the document does not evaluate it again.
const PoseEvaluator& MorphPanel::posed() {
    m_player.fillMoment(m_moment);
    m_moment.hand = m_selection.posing().pose;
    return *m_document.pose(m_moment);
}

void MorphPanel::refreshStates() {
    if (m_document.asset() && m_shown && !m_lists->isHidden()) {
        const Asset& asset = *m_document.asset();
        const Pose& pose = posed().pose();
        for (const Part& part : {m_targets, m_expressions}) {
            part.model->setStates(morphStates(asset, pose, m_selection.posing().pose, m_drivers,
                                              part.model->sliders()));
        }
    }
    refreshControls();
}

void MorphPanel::refreshControls() {
    const QString clips = drivingClips(*m_targets.model);
    m_drivenBar->setVisible(!clips.isEmpty());
    m_drivenBy->setFullText(tr("Driven by %1").arg(clips));
    const MorphState* state = currentState();
    m_only->setEnabled(state != nullptr && currentSlider()->showsSomething());
    m_reset->setEnabled(state != nullptr && state->byHand);
    const HandPose& pose = m_selection.posing().pose;
    const HandTransform* hand = m_node ? pose.find(m_node) : nullptr;
    m_resetAll->setEnabled((hand != nullptr && !hand->weights.empty()) ||
                           !pose.expressions().empty());
}

std::pair<const MorphSliderModel*, int> MorphPanel::currentRow() const {
    for (const Part& part : {m_targets, m_expressions}) {
        const QModelIndex row = part.sorted->mapToSource(part.list->currentIndex());
        if (row.isValid()) {
            return {part.model, row.row()};
        }
    }
    return {nullptr, -1};
}

const MorphSlider* MorphPanel::currentSlider() const {
    const auto [model, row] = currentRow();
    return model == nullptr ? nullptr : &model->slider(row);
}

const MorphState* MorphPanel::currentState() const {
    const auto [model, row] = currentRow();
    return model == nullptr ? nullptr : &model->state(row);
}

void MorphPanel::apply(HandPose pose) {
    m_selection.setHandPose(pose);
}

void MorphPanel::showOnlyCurrent() {
    if (const MorphSlider* slider = currentSlider()) {
        apply(withOnly(*m_document.asset(), m_selection.posing().pose, *slider));
    }
}

void MorphPanel::resetCurrent() {
    if (const MorphSlider* slider = currentSlider()) {
        apply(withoutSlider(m_selection.posing().pose, *slider));
    }
}

void MorphPanel::takeOverCurrent() {
    if (const MorphSlider* slider = currentSlider()) {
        apply(takenOver(*m_document.asset(), posed().pose(), m_selection.posing().pose, m_drivers,
                        *slider));
    }
}

void MorphPanel::setHeatMap(bool on) {
    Look look = m_appearance.look();
    look.mode = on ? ViewMode::Morph : ViewMode::Shaded;
    const MorphSlider* slider = currentSlider();
    if (on && slider != nullptr && !slider->parts.empty()) {
        look.morphTarget = slider->text;
    }
    m_appearance.setLook(look);
}

void MorphPanel::showInHeatMap() {
    if (m_appearance.look().mode == ViewMode::Morph) {
        setHeatMap(true);
    }
}

void MorphPanel::resetNode() {
    HandPose pose = m_selection.posing().pose;
    resetWeights(pose, m_node);
    pose.clearExpressions();
    apply(std::move(pose));
}

void MorphPanel::takeOverNode() {
    if (!m_node) {
        return;
    }
    HandPose hand = m_selection.posing().pose;
    const Pose& pose = posed().pose();
    for (const MorphSlider& slider : m_targets.model->sliders()) {
        hand = takenOver(*m_document.asset(), pose, std::move(hand), m_drivers, slider);
    }
    apply(std::move(hand));
}

}  // namespace sinew
