// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/view_actions.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <algorithm>
#include <functional>

#include "model/facts/geometry_facts.h"
#include "model/view/view_data.h"
#include "ui/keys/key_map.h"
#include "ui/keys/key_table.h"
#include "ui/keys/keyed_words.h"
#include "ui/session/session.h"
#include "ui/window/actions/display_actions.h"

namespace sinew {

ViewActions::ViewActions(Session& session, QObject* parent)
    : QObject(parent), m_session(session), m_sets(new QMenu(tr("Influence Set"))) {
    connect(this, &QObject::destroyed, m_sets, &QObject::deleteLater);
    addModes();
    addWeights();
    m_clearSelection = add(tr("Clear Selection, Then Show Shaded"), [this] { cancelOrClear(); });
    giveKeys(*m_clearSelection, QStringLiteral("step-back"));
    connect(&session.document(), &Document::assetChanged, this, &ViewActions::refreshAsset);
    connect(&session.selection(), &Selection::sceneChanged, this, &ViewActions::enableModes);
    connect(&session.appearance(), &Appearance::lookChanged, this, &ViewActions::refreshView);
    refreshAsset();
}

QAction* ViewActions::add(const QString& text, std::function<void()> act) {
    auto* action = new QAction(text, this);
    connect(action, &QAction::triggered, this, [act = std::move(act)] { act(); });
    return action;
}

void ViewActions::changeView(const std::function<void(Look&)>& change) {
    Look view = m_session.appearance().look();
    change(view);
    m_session.appearance().setLook(view);
}

void ViewActions::addModes() {
    auto* group = new QActionGroup(this);
    for (const ViewModeInfo& info : viewModes()) {
        QAction* action = add(QString::fromUtf8(info.label),
                              [this, mode = info.mode] { m_session.appearance().setMode(mode); });
        giveKeys(*action, viewActionId(QString::fromUtf8(info.name)));
        action->setCheckable(true);
        group->addAction(action);
        m_modes.push_back(action);
    }
}

void ViewActions::addWeights() {
    auto* group = new QActionGroup(this);
    const auto& weights = std::get<LookChoice>(findLookOption("weights")->kind);
    for (std::size_t row = 0; row < weights.words.size(); ++row) {
        QAction* action = add(lookText(weights.words[row].label), [this, &weights, row] {
            changeView([&](Look& view) { weights.field.set(view, row); });
        });
        action->setStatusTip(lookText(weights.words[row].tip));
        action->setToolTip(action->statusTip());
        action->setCheckable(true);
        group->addAction(action);
        m_weights.push_back(action);
    }
}

void ViewActions::cancelOrClear() {
    if (m_session.document().loading()) {
        m_session.document().cancelLoading();
    } else if (m_session.document().arrival()) {
        m_session.document().cancelArrival();
    } else {
        m_session.stepBack();
    }
}

void ViewActions::fillViewMenu(QMenu& menu, const DisplayActions& display) const {
    QMenu* channels = nullptr;
    for (std::size_t i = 0; i < m_modes.size(); ++i) {
        const bool channel = viewModes()[i].channel;
        if (channel && channels == nullptr) {
            channels = menu.addMenu(tr("Material Channels"));
            channels->setToolTipsVisible(menu.toolTipsVisible());
        }
        (channel ? *channels : menu).addAction(m_modes[i]);
    }
    menu.addMenu(m_sets);
    menu.addSeparator();
    menu.addActions(m_weights);
    menu.addSeparator();
    display.addTo(menu, {LookSection::Picture, LookSection::Scene, LookSection::View});
    menu.addSeparator();
    menu.addAction(m_clearSelection);
}

void ViewActions::refreshAsset() {
    enableModes();
    listSets();
    refreshView();
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
            changeView([i](Look& view) { view.influenceSet = std::uint32_t(i); });
        });
    }
}

void ViewActions::refreshView() {
    const Look& view = m_session.appearance().look();
    for (std::size_t i = 0; i < m_modes.size(); ++i) {
        m_modes[i]->setChecked(viewModes()[i].mode == view.mode);
    }
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
    if (const std::string missing = missingViewData(*asset, view); !missing.empty()) {
        tip.words = QCoreApplication::translate("ViewTips", "%1. Nothing to show: %2")
                        .arg(tip.words, QString::fromStdString(missing));
        tip.hasData = false;
    }
    return tip;
}

}  // namespace sinew
