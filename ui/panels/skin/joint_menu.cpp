// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// What the menu of a joint offers in the joints list.
#include <QMenu>
#include <QScopedValueRollback>
#include <algorithm>

#include "model/core/csv.h"
#include "ui/models/joint_cells.h"
#include "ui/models/joint_filter.h"
#include "ui/models/joint_list_model.h"
#include "ui/panels/skin/island_list.h"
#include "ui/panels/skin/joints_panel.h"
#include "ui/panels/widgets/row_menu.h"
#include "ui/session/selection.h"
#include "ui/style/icons.h"

namespace sinew {
namespace {

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
