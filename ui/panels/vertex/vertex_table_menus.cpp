// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Menus of the vertex table, copying its rows, and measuring displacements.
#include <QApplication>
#include <QClipboard>
#include <QKeySequence>
#include <QMenu>
#include <algorithm>
#include <utility>

#include "model/weights/displacement.h"
#include "ui/models/node_rows.h"
#include "ui/models/vertex_table_model.h"
#include "ui/panels/vertex/vertex_filter_field.h"
#include "ui/panels/vertex/vertex_rows.h"
#include "ui/panels/vertex/vertex_table_panel.h"
#include "ui/panels/widgets/row_menu.h"
#include "ui/panels/widgets/task_line.h"
#include "ui/properties/value_text.h"
#include "ui/session/appearance.h"
#include "ui/session/document.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"
#include "ui/style/icons.h"

namespace sinew {
namespace {

constexpr std::size_t kMostCopiedNumbers = 4'000'000;  // about 40 MB of text

}  // namespace

void VertexTablePanel::fillCopyMenu(QMenu& menu) {
    const bool any = m_rows->selectedCount() > 0;
    const QString key = QKeySequence(QKeySequence::Copy).toString(QKeySequence::NativeText);
    menu.addAction(tr("Copy Selected Rows (Tabs)") + QLatin1Char('\t') + key, this,
                   [this] { copy({}); })
        ->setEnabled(any);
    menu.addAction(tr("Copy Selected Rows as CSV"), this, [this] { copy({.separator = ','}); })
        ->setEnabled(any);
    menu.addAction(tr("Copy All Rows as CSV"), this,
                   [this] { copy({.all = true, .separator = ','}); });
}

void VertexTablePanel::copy(const CopyOptions& options) {
    const std::shared_ptr<const VertexTable>& table = m_model->table();
    if (!table || (!options.all && m_rows->selectedCount() == 0)) {
        return;
    }
    const std::size_t most = std::max<std::size_t>(kMostCopiedNumbers / table->columns().size(), 1);
    VertexTableModel::Rows rows = m_model->listed();
    std::size_t wanted = static_cast<std::size_t>(m_model->rowCount());
    if (!options.all) {
        wanted = m_rows->selectedCount();
        rows = std::make_shared<const std::vector<std::uint32_t>>(m_rows->verticesByRow(most));
    }
    const std::size_t copied = std::min(wanted, most);
    m_copier.run(
        [table, rows, most, separator = options.separator](
            const std::stop_token& stop, const BackgroundTask::Progress& progress) {
            const auto text =
                vertexText(*table, {.rows = rows.get(), .mostRows = most, .separator = separator},
                           stop, progress);
            return text ? std::optional(QString::fromStdString(*text)) : std::nullopt;
        },
        [this, wanted, copied](const std::optional<QString>& lines) {
            if (!lines) {
                return;
            }
            QApplication::clipboard()->setText(*lines);
            reportRows(copied < wanted ? tr("copied the first %1 of %2 rows")
                                             .arg(text::count(copied), text::count(wanted))
                                       : tr("copied %1").arg(text::counted(copied, "row", "rows")));
        },
        "vertices are not copied");
    m_state->begin(tr("Copying…"));
}

void VertexTablePanel::addJointEntries(QMenu& menu, JointIndex joint) {
    const std::shared_ptr<const VertexTable>& table = m_model->table();
    if (!joint || joint.value >= table->jointCount()) {
        return;
    }
    const NodeIndex node = table->asset()[table->skin()].joints[joint.value];
    const QString name = nodeLabel(table->asset(), node);
    menu.addAction(icon("node-joint"), tr("Select Joint %1").arg(entryText(name)), this,
                   [this, skin = table->skin(), joint] {
                       m_parts.selection.setSkin(skin);
                       m_parts.selection.setJointAndNode(joint);
                   });
    menu.addAction(tr("List Vertices with Weight of %1").arg(entryText(name)), this, [this, joint] {
        m_filter->setText(QStringLiteral("weight of #%1 != 0").arg(joint.value));
    });
    menu.addSeparator();
}

void VertexTablePanel::showMenu(const QModelIndex& index, const QPoint& globalAt) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(&m_parts.document, &Document::assetChanged, menu, &QWidget::close);
    menu->addAction(icon("frame"), tr("Frame Marked Vertices"), this, &VertexTablePanel::frameRows)
        ->setEnabled(m_parts.selection.marked() != nullptr);
    menu->addSeparator();
    addJointEntries(*menu, m_model->table()->joint(static_cast<std::size_t>(index.column()),
                                                   m_model->vertexAt(index.row())));
    fillCopyMenu(*menu);
    menu->popup(globalAt);
}

void VertexTablePanel::measureSoon() {
    if (m_shown && !m_parts.player.playing()) {
        m_soon.start();
    }
}

void VertexTablePanel::measure() {
    const std::shared_ptr<const VertexTable>& table = m_model->table();
    if (!m_shown || !table || m_parts.player.playing()) {
        return;
    }
    const std::vector<VertexColumn>& columns = table->columns();
    const bool wanted = std::ranges::any_of(columns, [](const VertexColumn& column) {
        return column.kind == VertexColumnKind::Displacement;
    });
    std::pair<PoseMoment, Compared> question{{}, m_parts.appearance.look().compared};
    presentMoment(m_parts, question.first);
    if (!wanted || question == m_measured) {
        return;
    }
    m_measured = question;
    m_measurer.run(
        [table, clips = m_parts.document.clips(),
         question = std::move(question)](const std::stop_token& stop) {
            PoseEvaluator pose(clips);
            evaluate(pose, question.first);
            return displacementsOf(*table, pose, question.second, stop);
        },
        [this](std::shared_ptr<const std::vector<float>> displacements) {
            if (displacements) {
                takeDisplacements(std::move(displacements));
            }
        },
        "displacements are not measured");
}

/// Lists again what may depend on them.
void VertexTablePanel::takeDisplacements(std::shared_ptr<const std::vector<float>> displacements) {
    m_model->setDisplacements(std::move(displacements));
    const bool sorted =
        m_model->table()->columns()[m_column].kind == VertexColumnKind::Displacement;
    if (sorted || m_filter->filter()) {
        list();
    }
}

}  // namespace sinew
