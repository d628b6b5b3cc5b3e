// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/view_actions.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <algorithm>

#include "model/facts/geometry_facts.h"
#include "model/view/look_option.h"
#include "model/view/view_data.h"
#include "ui/keys/key_table.h"
#include "ui/keys/keyed_words.h"
#include "ui/session/comparison.h"
#include "ui/session/session.h"

namespace sinew {

ViewActions::ViewActions(Session& session, QWidget& window)
    : ActionSet(&window), m_session(session), m_sets(new QMenu(tr("Influence Set"), &window)) {
    m_sets->setObjectName(QStringLiteral("influenceSets"));
    addModes();
    addWeights();
    addOptions();
    add(QStringLiteral("step-back"), [this] { cancelOrClear(); });
    connect(&session.document(), &Document::assetChanged, this, &ViewActions::refreshAsset);
    connect(&session.selection(), &Selection::sceneChanged, this, &ViewActions::enableModes);
    connect(&session.comparison(), &Comparison::changed, this, &ViewActions::enableModes);
    follow(session.appearance(), &Appearance::lookChanged);
    refreshAsset();
}

void ViewActions::addModes() {
    auto* group = new QActionGroup(this);
    Appearance& appearance = m_session.appearance();
    for (const ViewModeInfo& info : viewModes()) {
        const ViewMode mode = info.mode;
        m_modes.push_back(
            add(viewActionId(QString::fromUtf8(info.name)),
                [&appearance, mode] { appearance.setMode(mode); },
                {.checked = [&appearance, mode] { return appearance.look().mode == mode; }}));
        group->addAction(m_modes.back());
    }
}

void ViewActions::addWeights() {
    auto* group = new QActionGroup(this);
    group->setObjectName(QStringLiteral("weightSources"));
    const auto& weights = std::get<LookChoice>(findLookOption("weights")->kind);
    for (std::size_t row = 0; row < weights.words.size(); ++row) {
        auto* action = new QAction(lookText(weights.words[row].label), this);
        connect(action, &QAction::triggered, this, [this, &weights, row] {
            m_session.appearance().change([&](Look& look) { weights.field.set(look, row); });
        });
        action->setStatusTip(lookText(weights.words[row].tip));
        action->setToolTip(action->statusTip());
        action->setCheckable(true);
        group->addAction(action);
        m_weights.push_back(action);
    }
}

void ViewActions::addOptions() {
    for (const LookOption& option : lookOptions()) {
        if (option.action.text != nullptr) {
            add(lookActionId(option.key),
                [this, &option] {
                    m_session.appearance().change([&](Look& look) { toggle(option, look); });
                },
                {.checked = [this, &option] {
                    return isOn(option, m_session.appearance().look());
                }});
        }
    }
}

void ViewActions::cancelOrClear() {
    if (m_session.document().loading()) {
        m_session.document().cancelLoading();
    } else if (m_session.document().arrival()) {
        m_session.document().cancelArrival();
    } else if (m_session.comparison().after().loading()) {
        m_session.comparison().after().cancelLoading();
    } else {
        m_session.stepBack();
    }
}

void ViewActions::refreshAsset() {
    enableModes();
    listSets();
    refresh();
}

/// Those that have something to show.
void ViewActions::enableModes() {
    for (std::size_t i = 0; i < m_modes.size(); ++i) {
        const ViewTip tip = viewTip(m_session, viewModes()[i]);
        m_modes[i]->setEnabled(tip.hasData);
        m_modes[i]->setToolTip(tip.words);
        m_modes[i]->setStatusTip(tip.words);
    }
}

void ViewActions::listSets() {
    const std::shared_ptr<const Asset>& asset = m_session.document().asset();
    m_sets->clear();
    const std::size_t sets = asset ? std::max<std::size_t>(1, influenceSetCount(*asset)) : 1;
    for (std::size_t i = 0; i < sets; ++i) {
        QAction* action = m_sets->addAction(tr("Set %1").arg(i));
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, i] {
            m_session.appearance().change(
                [i](Look& view) { view.influenceSet = std::uint32_t(i); });
        });
    }
}

void ViewActions::refresh() {
    ActionSet::refresh();
    const Look& view = m_session.appearance().look();
    m_sets->setEnabled(viewModeInfo(view.mode).usesSet);
    const QList<QAction*> sets = m_sets->actions();
    for (qsizetype i = 0; i < sets.size(); ++i) {
        sets[i]->setChecked(i == qsizetype(view.influenceSet));
    }
    for (qsizetype row = 0; row < m_weights.size(); ++row) {
        m_weights[row]->setChecked(row == qsizetype(view.weights));
    }
}

ViewTip viewTip(const Session& session, const ViewModeInfo& info) {
    ViewTip tip{.words = QString::fromUtf8(info.summary)};
    const std::shared_ptr<const Asset>& asset = session.document().asset();
    if (!asset) {
        return tip;
    }
    ViewOptions view;
    view.scene = session.selection().scene();
    view.variant = session.appearance().look().variant;
    view.mode = info.mode;
    view.hasComparedFile = session.comparison().active();
    if (const std::string missing = missingViewData(*asset, view); !missing.empty()) {
        tip.words = QCoreApplication::translate("ViewTips", "%1. Nothing to show: %2")
                        .arg(tip.words, QString::fromStdString(missing));
        tip.hasData = false;
    }
    return tip;
}

}  // namespace sinew
