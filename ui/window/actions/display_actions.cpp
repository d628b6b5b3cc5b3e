// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/display_actions.h"

#include <QAction>
#include <QIcon>
#include <QMenu>
#include <utility>

#include "ui/keys/key_map.h"
#include "ui/keys/key_table.h"
#include "ui/keys/keyed_words.h"
#include "ui/session/appearance.h"
#include "ui/session/document.h"
#include "ui/style/icons.h"

namespace sinew {

DisplayActions::DisplayActions(Document& document, Appearance& appearance, QObject* parent)
    : QObject(parent), m_appearance(appearance) {
    for (const LookOption& option : lookOptions()) {
        if (option.action.text != nullptr) {
            addOption(option);
        }
    }
    addCheckSkinning();
    connect(&appearance, &Appearance::lookChanged, this, &DisplayActions::refresh);
    connect(&document, &Document::assetChanged, this, &DisplayActions::refresh);
    refresh();
}

void DisplayActions::addOption(const LookOption& option) {
    const LookAction& words = option.action;
    auto* action = new QAction(lookText(words.text), this);
    giveKeys(*action, lookActionId(option.key));
    action->setCheckable(true);
    if (*words.icon != '\0') {
        action->setIcon(icon(words.icon));
        action->setIconVisibleInMenu(false);  // it would replace the check mark
    }
    if (*words.tip != '\0') {
        action->setToolTip(lookText(words.tip));
    }
    if (*words.status != '\0') {
        action->setStatusTip(lookText(words.status));
    }
    connect(action, &QAction::triggered, this, [this, &option] {
        Look look = m_appearance.look();
        toggle(option, look);
        m_appearance.setLook(std::move(look));
    });
    m_entries.push_back({&option, action});
}

void DisplayActions::addCheckSkinning() {
    m_checkSkinning = new QAction(tr("Compare Skinning Paths"), this);
    m_checkSkinning->setIconText(tr("Compare Paths"));  // text in a panel, next to "Agreement"
    m_checkSkinning->setToolTip(
        tr("Deforms the current pose in the vertex shader, the compute shader and on the CPU, and "
           "reports the largest difference"));
    m_checkSkinning->setEnabled(false);
}

std::vector<DisplayActions::Entry> DisplayActions::entriesOf(
    std::initializer_list<LookSection> sections) const {
    std::vector<Entry> entries;
    for (const LookSection section : sections) {
        for (const Entry& entry : m_entries) {
            if (entry.option->section == section) {
                entries.push_back(entry);
            }
        }
    }
    return entries;
}

void DisplayActions::addTo(QWidget& menu, std::initializer_list<LookSection> sections) const {
    for (const Entry& entry : entriesOf(sections)) {
        menu.addAction(entry.action);
    }
}

void DisplayActions::addButtonsTo(QWidget& bar, std::initializer_list<LookSection> sections) const {
    for (const Entry& entry : entriesOf(sections)) {
        if (*entry.option->action.icon != '\0') {
            bar.addAction(entry.action);
        }
    }
}

void DisplayActions::fillMenu(QMenu& menu) const {
    addTo(menu, {LookSection::Skeleton, LookSection::Marks, LookSection::Bounds,
                 LookSection::Trails, LookSection::Ghosts, LookSection::Following,
                 LookSection::Light, LookSection::Environment, LookSection::Skinning});
    menu.addSeparator();
    addTo(menu, {LookSection::Timings});
    menu.addAction(m_checkSkinning);
}

void DisplayActions::refresh() {
    for (const Entry& entry : m_entries) {
        entry.action->setChecked(isOn(*entry.option, m_appearance.look()));
    }
}

}  // namespace sinew
