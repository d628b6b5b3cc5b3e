// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Whose joints the joints list shows: those of a skin, or bones without one.
#include <QComboBox>
#include <QItemSelectionModel>
#include <QLabel>
#include <QScopedValueRollback>
#include <QToolButton>
#include <vector>

#include "ui/models/joint_filter.h"
#include "ui/models/joint_list_model.h"
#include "ui/panels/joint_filter_button.h"
#include "ui/panels/joint_tree.h"
#include "ui/panels/joints_panel.h"
#include "ui/panels/search_field.h"
#include "ui/session/document.h"
#include "ui/session/selection.h"
#include "ui/session/skin_meter.h"

namespace sinew {
namespace {

QString skinLabel(const Asset& asset, std::size_t skin) {
    return JointsPanel::tr("%1 (%2 joints)")
        .arg(QString::fromStdString(displayName(asset.skins[skin].name, "Skin", skin)),
             QString::number(asset.skins[skin].joints.size()));
}

}  // namespace

void JointsPanel::refreshAsset() {
    m_skins->clear();
    if (const auto& asset = m_document.asset()) {
        for (std::size_t i = 0; i < asset->skins.size(); ++i) {
            m_skins->addItem(skinLabel(*asset, i));
        }
    }
    const bool skins = m_skins->count() > 0;
    if (!skins) {
        m_skins->addItem(tr("No skin"));
    }
    m_skins->setEnabled(skins);
    m_descendants->setEnabled(skins);
    m_meter->setClips(m_document.asset() ? m_document.clips() : nullptr);
    refreshSkin();
}

void JointsPanel::refreshSkin() {
    {
        const QScopedValueRollback refreshing(m_refreshing, true);
        if (m_selection.skin()) {
            m_skins->setCurrentIndex(static_cast<int>(m_selection.skin().value));
        }
        m_model->setSkin(m_document.asset(), m_selection.skin(), m_selection.scene());
        showBones(m_model->lacksSkin());
    }
    refreshRows();
    refreshMeasured();
    measure();
}

/// Whether the joints are bones without a skin: one of them is selected, as a node, and there is
/// nothing to measure.
void JointsPanel::showBones(bool bones) {
    const bool any = m_model->jointCount() > 0;
    for (QWidget* control : {static_cast<QWidget*>(m_search), static_cast<QWidget*>(m_kinds),
                             static_cast<QWidget*>(m_tree)}) {
        control->setEnabled(any);
    }
    if (bones) {
        m_skins->setItemText(0, tr("No skin (%1 joints)").arg(m_model->jointCount()));
    } else if (!m_selection.skin()) {
        m_skins->setItemText(0, tr("No skin"));
    }
    m_bones->setVisible(bones);
    m_kinds->setWeighted(!bones);
    m_list->setOfSkin(!bones);
    m_list->setSelectionMode(bones ? QAbstractItemView::SingleSelection
                                   : QAbstractItemView::ExtendedSelection);
}

/// The rows of the selection.
std::vector<JointIndex> JointsPanel::chosen() const {
    if (m_model->lacksSkin()) {
        const JointIndex bone = m_model->jointOf(m_selection.node());
        return bone ? std::vector{bone} : std::vector<JointIndex>();
    }
    const auto all = m_selection.joints().all();
    return {all.begin(), all.end()};
}

void JointsPanel::takeBone() {
    const QModelIndexList rows = m_list->selectionModel()->selectedRows();
    m_selection.setNode(rows.empty() ? NodeIndex() : m_model->node(m_filter->joint(rows.front())));
}

}  // namespace sinew
