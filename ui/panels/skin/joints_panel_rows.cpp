// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QItemSelectionModel>
#include <QMenu>
#include <QScopedValueRollback>
#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "model/core/csv.h"
#include "ui/models/joint_cells.h"
#include "ui/models/joint_filter.h"
#include "ui/models/joint_list_model.h"
#include "ui/panels/skin/island_list.h"
#include "ui/panels/skin/joint_filter_button.h"
#include "ui/panels/skin/joint_tree.h"
#include "ui/panels/skin/joints_panel.h"
#include "ui/panels/widgets/row_menu.h"
#include "ui/panels/widgets/search_field.h"
#include "ui/panels/widgets/task_line.h"
#include "ui/session/document.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"
#include "ui/session/work/skin_meter.h"
#include "ui/style/icons.h"

namespace sinew {
namespace {

QString skinLabel(const Asset& asset, std::size_t skin) {
    return JointsPanel::tr("%1 (%2 joints)")
        .arg(QString::fromStdString(displayName(asset.skins[skin].name, "Skin", skin)),
             QString::number(asset.skins[skin].joints.size()));
}

constexpr std::size_t kMostIslandEntries = 12;

void addJointLines(CsvWriter& csv, const JointListModel& model,
                   const std::vector<JointIndex>& joints) {
    for (const JointIndex joint : joints) {
        addJointLine(csv, model.name(joint), model.measured(joint));
    }
}

/// All joints as the list shows them from top to bottom, folded ones included.
std::vector<JointIndex> listedJoints(const JointFilter& filter) {
    std::vector<JointIndex> joints;
    std::vector<QModelIndex> rows;
    const auto push = [&](const QModelIndex& above) {
        for (int row = filter.rowCount(above); row-- > 0;) {
            rows.push_back(filter.index(row, 0, above));
        }
    };
    push({});
    while (!rows.empty()) {
        const QModelIndex row = rows.back();
        rows.pop_back();
        joints.push_back(filter.joint(row));
        push(row);
    }
    return joints;
}

}  // namespace

void JointsPanel::refreshJoint() {
    const QScopedValueRollback refreshing(m_refreshing, true);
    QItemSelection rows;
    const std::vector<JointIndex> joints = chosen();
    for (const JointIndex joint : joints) {
        if (const QModelIndex row = m_filter->indexOf(joint); row.isValid()) {
            rows.select(row, row);
        }
    }
    if (rows.empty()) {
        m_list->selectionModel()->clear();
    } else {
        const JointIndex current = m_model->lacksSkin() ? joints.front() : m_selection.joint();
        m_list->setRowSelection(m_filter->indexOf(current), rows);
    }
    const QString fault = m_filter->fault();
    const bool none = m_model->jointCount() > 0 && m_filter->rowCount() == 0;
    m_nothing->setText(!fault.isEmpty() ? fault : tr("No joint matches"));
    m_nothing->setVisible(none);
}

/// The rows of the user.
void JointsPanel::takeRows() {
    if (m_refreshing) {
        return;
    }
    const QScopedValueRollback refreshing(m_refreshing, true);
    if (m_model->lacksSkin()) {
        takeBone();
        return;
    }
    std::vector<JointIndex> joints;
    for (const QModelIndex& row : m_list->selectionModel()->selectedRows()) {
        joints.push_back(m_filter->joint(row));
    }
    const QModelIndex current = m_list->currentIndex();
    const bool chosen = m_list->selectionModel()->isSelected(current);
    showJoints(m_selection, m_appearance,
               {std::move(joints), chosen ? m_filter->joint(current) : m_selection.joint()});
}

void JointsPanel::refreshIslands() {
    const std::shared_ptr<const SkinSurvey> survey = m_meter->survey(m_selection.skin());
    std::vector<IslandList::Entry> islands;
    for (const JointIndex joint : m_selection.joints().all()) {
        if (survey && joint.value < std::min(survey->joints.size(), m_model->jointCount())) {
            for (const StrayIsland& island : survey->joints[joint.value].islands) {
                islands.push_back({joint, m_model->name(joint), &island});
            }
        }
    }
    m_islands->setIslands(survey, std::move(islands));
}

ClipFrames JointsPanel::clipFrames() const {
    return {.animation = m_player.animation(), .framesPerSecond = m_player.frameRate()};
}

void JointsPanel::refreshMeasured() {
    const SkinIndex skin = m_selection.skin();
    const bool any = m_model->jointCount() > 0;
    const bool busy = m_meter->busy();
    {
        const QScopedValueRollback refreshing(m_refreshing, true);
        m_model->setSurvey(m_meter->survey(skin), busy);
        m_model->setVolumes(m_meter->volumes(skin, clipFrames()), busy);
        refreshJoint();
    }
    const bool volumes = m_list->showsColumn(JointColumn::Volume);
    m_hint->setMissing(
        any && skin &&
        (!m_meter->survey(skin) || (volumes && !m_meter->volumes(skin, clipFrames()))));
    refreshIslands();
}

/// What is shown and not known; measured while the panel is visible.
void JointsPanel::measure() {
    m_measuredRate = m_player.frameRate();
    if (isVisible() && m_selection.skin()) {
        m_meter->want(m_selection.skin(), m_list->showsColumn(JointColumn::Volume)
                                              ? std::optional(clipFrames())
                                              : std::nullopt);
    }
    refreshMeasured();
}

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

/// The selected joints, if the joint is one of them.
std::vector<JointIndex> JointsPanel::meantBy(JointIndex joint) const {
    const auto all = m_selection.joints().all();
    return m_selection.joints().contains(joint) ? std::vector(all.begin(), all.end())
                                                : std::vector{joint};
}

void JointsPanel::pin(const std::vector<JointIndex>& joints, bool pinned) {
    const QScopedValueRollback refreshing(m_refreshing, true);
    m_model->setPinned(joints, pinned);
    refreshRows();
}

void JointsPanel::addEntries(QMenu& menu, JointIndex joint) {
    const std::vector<JointIndex> joints = meantBy(joint);
    const bool pinned = m_model->isPinned(joint);
    const auto several = [&](const QString& one, const QString& many) {
        return joints.size() == 1 ? one : many.arg(joints.size());
    };
    menu.addSeparator();
    menu.addAction(icon("pin"),
                   pinned ? several(tr("Unpin"), tr("Unpin %1 Joints"))
                          : several(tr("Pin"), tr("Pin %1 Joints")),
                   this, [this, joints, pinned] { pin(joints, !pinned); });
    const JointSurvey* survey = m_model->measured(joint).survey;
    if (survey != nullptr && !survey->islands.empty()) {
        QMenu* islands = menu.addMenu(tr("Stray Islands"));
        const std::size_t shown = std::min(survey->islands.size(), kMostIslandEntries);
        for (std::size_t i = 0; i < shown; ++i) {
            islands->addAction(islandWords(survey->islands[i]), this,
                               [this, joint, skin = m_selection.skin(),
                                vertices = verticesOf(survey->islands[i])] {
                                   emit strayWanted(skin, joint, vertices);
                               });
        }
    }
    menu.addSeparator();
    CsvWriter rows;
    addJointLines(rows, *m_model, joints);
    addCopyEntry(menu, several(tr("Copy Row"), tr("Copy %1 Rows")),
                 QString::fromStdString(rows.take()));
    CsvWriter all;
    addJointHeadings(all);
    addJointLines(all, *m_model, listedJoints(*m_filter));
    addCopyEntry(menu, tr("Copy All as CSV"), QString::fromStdString(all.take()));
}

}  // namespace sinew
