// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Menus of the vertex table, and copying its rows.
#include <QApplication>
#include <QClipboard>
#include <QKeySequence>
#include <QMenu>
#include <algorithm>

#include "ui/models/node_rows.h"
#include "ui/models/vertex_table_model.h"
#include "ui/panels/vertex/vertex_filter_field.h"
#include "ui/panels/vertex/vertex_rows.h"
#include "ui/panels/vertex/vertex_table_panel.h"
#include "ui/panels/widgets/row_menu.h"
#include "ui/panels/widgets/task_line.h"
#include "ui/properties/value_text.h"
#include "ui/session/document.h"
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
            tellRows(copied < wanted ? tr("copied the first %1 of %2 rows")
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

}  // namespace sinew
