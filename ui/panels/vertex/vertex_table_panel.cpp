// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/vertex/vertex_table_panel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/models/node_rows.h"
#include "ui/models/vertex_table_model.h"
#include "ui/panels/vertex/vertex_filter_field.h"
#include "ui/panels/vertex/vertex_rows.h"
#include "ui/panels/widgets/calm_combo_box.h"
#include "ui/panels/widgets/controls.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/panels/widgets/row_menu.h"
#include "ui/panels/widgets/task_line.h"
#include "ui/properties/value_text.h"
#include "ui/session/appearance.h"
#include "ui/session/document.h"
#include "ui/session/object_names.h"
#include "ui/session/pinned_vertices.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"

namespace sinew {
namespace {

constexpr int kLeastVerticesWidth = 320;
constexpr int kMeasureMilliseconds = 120;  // pause of scrubbing after which it measures
constexpr int kMostNameWidth = 220;
constexpr int kNameRoom = 6;
constexpr int kMostPrimitiveLetters = 24;

}  // namespace

VertexTablePanel::VertexTablePanel(const VertexParts& parts)
    : m_parts(parts),
      m_name(new ElidedLabel),
      m_primitives(new CalmComboBox),
      m_joints(toggleButton("vertexJoints", "node-joint",
                            tr("A column for each joint, with its weights"))),
      m_filter(new VertexFilterField),
      m_copy(menuButton("vertexCopy", tr("Copy"), tr("Copy rows as text"))),
      m_state(new TaskLine({&m_lister, &m_copier})),
      m_model(new VertexTableModel(this)),
      m_rows(new VertexRows(m_model)) {
    setMinimumWidth(kLeastVerticesWidth);
    makeTop();
    connectParts();
    showPrimitive({});
}

void VertexTablePanel::makeTop() {
    m_name->setObjectName(QStringLiteral("vertexMesh"));
    nameControl(*m_primitives, "vertexPrimitive", tr("Primitive"),
                tr("The primitive whose vertices are listed, or all meshes with its skin"));
    m_primitives->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_primitives->setMinimumContentsLength(kMostPrimitiveLetters);
    m_joints->setAccessibleName(tr("Joints as columns"));
    auto* top = spaced(new QHBoxLayout, {8, 2, 8, 2}, 8);
    m_name->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_name->setFixedHeight(m_primitives->sizeHint().height());
    top->addWidget(m_name, 0, Qt::AlignTop);
    top->addWidget(m_primitives, 0, Qt::AlignTop);
    top->addWidget(m_joints, 0, Qt::AlignTop);
    top->addWidget(m_filter, 1);
    top->addWidget(m_copy, 0, Qt::AlignTop);
    auto* column = spaced(new QVBoxLayout(this), 0, {top});
    m_state->setContentsMargins(10, 2, 8, 4);
    column->addWidget(m_state);
    column->addWidget(m_rows, 1);
}

void VertexTablePanel::connectParts() {
    connect(&m_parts.document, &Document::assetChanged, this, [this] {
        m_own.reset();
        showPrimitive({});
        followSelection();
    });
    for (const auto change :
         {&Selection::objectChanged, &Selection::nodeChanged, &Selection::sceneChanged}) {
        connect(&m_parts.selection, change, this, &VertexTablePanel::followSelection);
    }
    connect(&m_parts.selection, &Selection::markedChanged, this,
            &VertexTablePanel::onMarkedChanged);
    connect(&m_parts.selection, &Selection::vertexClicked, this,
            &VertexTablePanel::onVertexClicked);
    for (const auto change : {&PinnedVertices::currentChanged, &PinnedVertices::pinned}) {
        connect(&m_parts.pins, change, this, &VertexTablePanel::onPinned);
    }
    m_soon.setSingleShot(true);
    m_soon.setInterval(kMeasureMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &VertexTablePanel::measure);
    for (const auto change : {&Player::timeChanged, &Player::playingChanged,
                              &Player::animationChanged, &Player::mixChanged}) {
        connect(&m_parts.player, change, this, &VertexTablePanel::measureSoon);
    }
    connect(&m_parts.selection, &Selection::handPoseChanged, this, &VertexTablePanel::measureSoon);
    connect(&m_parts.appearance, &Appearance::lookChanged, this, &VertexTablePanel::measureSoon);
    connect(m_primitives, &QComboBox::activated, this, &VertexTablePanel::choosePart);
    connect(m_joints, &QToolButton::toggled, this, &VertexTablePanel::showTable);
    connect(m_filter, &VertexFilterField::filterChanged, this, &VertexTablePanel::list);
    connect(m_model, &VertexTableModel::sortWanted, this, [this](int column, Qt::SortOrder order) {
        m_column = static_cast<std::size_t>(std::max(column, 0));
        m_descending = order == Qt::DescendingOrder;
        list();
    });
    connect(m_state, &TaskLine::cancelled, this, [this] { reportRows(tr("cancelled")); });
    connect(m_rows, &VertexRows::rowsSelected, this, &VertexTablePanel::markRows);
    connect(m_rows, &VertexRows::copyWanted, this, [this] { copy({}); });
    connect(m_rows, &QTableView::doubleClicked, this, &VertexTablePanel::frameRows);
    connect(m_copy->menu(), &QMenu::aboutToShow, this, [this] {
        m_copy->menu()->clear();
        fillCopyMenu(*m_copy->menu());
    });
    connect(new RowMenu(*m_rows), &RowMenu::wanted, this, &VertexTablePanel::showMenu);
}

void VertexTablePanel::setShown(bool shown) {
    m_shown = shown;
    if (shown) {
        followSelection();
        onMarkedChanged();
        measureSoon();
    } else {
        m_lister.cancel();
        m_measurer.cancel();
    }
}

void VertexTablePanel::followSelection() {
    if (!m_shown || !m_parts.document.asset()) {
        return;
    }
    const ShownPrimitive wanted =
        selectedPrimitive(*m_parts.document.asset(), m_parts.selection, m_subject);
    if (wanted != m_subject) {
        showPrimitive(wanted);
    }
}

/// Whether the table has the vertices of the primitive.
bool VertexTablePanel::lists(const ShownPrimitive& wanted) const {
    const std::shared_ptr<const VertexTable>& table = m_model->table();
    return table && wanted.mesh && table->rowOf(wanted.mesh, wanted.primitive, 0);
}

void VertexTablePanel::showPrimitive(const ShownPrimitive& wanted) {
    const bool sameSkin = m_allOfSkin && wanted.skin == m_subject.skin;
    if (sameSkin && lists(wanted)) {
        m_subject = wanted;
        return;
    }
    m_subject = wanted;
    m_allOfSkin = sameSkin;
    showTable();
}

void VertexTablePanel::choosePart(int row) {
    const auto part = static_cast<std::uint32_t>(row);
    m_allOfSkin = part >= (*m_parts.document.asset())[m_subject.mesh].primitives.size();
    m_subject.primitive = m_allOfSkin ? m_subject.primitive : part;
    showTable();
}

void VertexTablePanel::showTable() {
    m_lister.cancel();
    m_copier.cancel();
    std::shared_ptr<const VertexTable> table;
    if (m_subject.mesh) {
        const Asset& asset = *m_parts.document.asset();
        std::vector<VertexTablePart> parts{
            {.node = m_subject.node, .mesh = m_subject.mesh, .primitive = m_subject.primitive}};
        if (m_allOfSkin) {
            parts = partsOfSkin(asset, m_parts.selection.scene(), m_subject.skin);
        }
        table = std::make_shared<const VertexTable>(
            m_parts.document.asset(), std::move(parts), m_subject.skin,
            m_joints->isChecked() ? VertexColumns::Joints : VertexColumns::Attributes);
    }
    fillPrimitives();
    m_copy->setEnabled(table != nullptr);
    m_joints->setEnabled(table != nullptr && table->hasWeights() && m_subject.skin);
    keepOrder(table.get());
    m_model->setTable(table);
    m_filter->setTable(table);
    m_measurer.cancel();
    m_measured.reset();
    measureSoon();
    list();
}

/// By the column of the same name in the next table; by the index if it has none.
void VertexTablePanel::keepOrder(const VertexTable* next) {
    const std::shared_ptr<const VertexTable>& before = m_model->table();
    std::size_t column = 0;
    for (std::size_t i = 0; next != nullptr && before && i < next->columns().size(); ++i) {
        column = next->columns()[i].name == before->columns()[m_column].name ? i : column;
    }
    m_descending = m_descending && (column > 0 || m_column == 0);
    m_column = column;
    const QSignalBlocker silent(m_rows->horizontalHeader());
    m_rows->horizontalHeader()->setSortIndicator(
        static_cast<int>(column), m_descending ? Qt::DescendingOrder : Qt::AscendingOrder);
}

void VertexTablePanel::fillPrimitives() {
    m_primitives->clear();
    m_primitives->setEnabled(m_subject.mesh.valid());
    if (!m_subject.mesh) {
        m_name->setFixedWidth(0);
        m_name->setFullText({});
        return;
    }
    const Asset& asset = *m_parts.document.asset();
    const Mesh& mesh = asset[m_subject.mesh];
    const QString name = m_subject.node ? nodeLabel(asset, m_subject.node)
                                        : nameOf(asset, ObjectRef(m_subject.mesh));
    m_name->setFixedWidth(
        std::min(fontMetrics().horizontalAdvance(name) + kNameRoom, kMostNameWidth));
    m_name->setFullText(name);
    for (std::size_t i = 0; i < mesh.primitives.size(); ++i) {
        m_primitives->addItem(
            tr("Primitive %1: %2")
                .arg(QString::number(i),
                     text::counted(mesh.primitives[i].vertexCount(), "vertex", "vertices")));
    }
    const auto parts = partsOfSkin(asset, m_parts.selection.scene(), m_subject.skin);
    if (parts.size() > 1) {
        std::size_t count = 0;
        for (const VertexTablePart& part : parts) {
            count += asset[part.mesh].primitives[part.primitive].vertexCount();
        }
        m_primitives->addItem(tr("All of %1: %2")
                                  .arg(nameOf(asset, ObjectRef(m_subject.skin)),
                                       text::counted(count, "vertex", "vertices")));
    }
    m_primitives->setCurrentIndex(m_allOfSkin ? m_primitives->count() - 1
                                              : static_cast<int>(m_subject.primitive));
}

void VertexTablePanel::list() {
    const std::shared_ptr<const VertexTable>& table = m_model->table();
    VertexListing listing{
        .filter = m_filter->filter(), .column = m_column, .descending = m_descending};
    if (!table || (!listing.filter && m_column == 0 && !m_descending)) {
        m_lister.cancel();
        takeRows(nullptr);
        return;
    }
    m_lister.run(
        [table, listing = std::move(listing)](const std::stop_token& stop,
                                              const BackgroundTask::Progress& progress) {
            return listVertices(*table, listing, stop, progress);
        },
        [this](std::optional<std::vector<std::uint32_t>> rows) {
            if (rows) {
                takeRows(std::make_shared<const std::vector<std::uint32_t>>(std::move(*rows)));
            }
        },
        "vertices are not listed");
    m_state->begin(m_filter->filter() ? tr("Filtering…") : tr("Sorting…"));
}

void VertexTablePanel::takeRows(std::shared_ptr<const std::vector<std::uint32_t>> rows) {
    m_model->setRows(std::move(rows));
    reportRows();
    selectMarked();
}

void VertexTablePanel::reportRows(const QString& more) {
    QString words;
    if (const std::shared_ptr<const VertexTable>& table = m_model->table()) {
        const auto shown = static_cast<std::size_t>(m_model->rowCount());
        const QString all = text::counted(table->vertexCount(), "vertex", "vertices");
        words = shown == table->vertexCount() ? all : tr("%1 of %2").arg(text::count(shown), all);
    } else {
        words = m_parts.document.asset() ? tr("The scene has no mesh") : QString();
    }
    m_state->setText(more.isEmpty() ? words : QStringLiteral("%1 · %2").arg(words, more));
}

void VertexTablePanel::onVertexClicked(const MarkedVertex& vertex) {
    if (m_shown) {
        m_own.reset();
        m_parts.selection.setMarked(markedVertices({vertex}));
    }
}

/// The marks stay on it until something else is selected.
void VertexTablePanel::onPinned() {
    if (const VertexPin* pin = m_parts.pins.current(); m_shown && pin != nullptr) {
        m_own.reset();
        m_parts.selection.setMarked(
            markedVertices({{pin->place.node, pin->place.primitive, pin->place.vertex}}));
    }
}

void VertexTablePanel::onMarkedChanged() {
    const std::shared_ptr<const MarkedVertices>& marked = m_parts.selection.marked();
    if (!m_shown || (marked && marked == m_own)) {
        return;
    }
    m_own.reset();
    if (marked && m_parts.document.asset()) {
        const MarkedVertex& main = marked->vertices.front();
        const ShownPrimitive wanted =
            primitiveOf(*m_parts.document.asset(), main.node, main.primitive);
        if (wanted.mesh && !lists(wanted)) {
            showPrimitive(wanted);
            return;
        }
    }
    selectMarked();
}

/// Whichever node draws them.
std::vector<std::uint32_t> VertexTablePanel::markedRows() const {
    std::vector<std::uint32_t> rows;
    const std::shared_ptr<const MarkedVertices>& marked = m_parts.selection.marked();
    const std::shared_ptr<const VertexTable>& table = m_model->table();
    if (!marked || !table) {
        return rows;
    }
    for (const MarkedVertex& each : marked->vertices) {
        const auto row = table->rowOf(table->asset()[each.node].mesh, each.primitive, each.vertex);
        if (row) {
            rows.push_back(*row);
        }
    }
    return rows;
}

void VertexTablePanel::selectMarked() {
    const std::vector<std::uint32_t> rows = markedRows();
    if (rows.empty()) {
        m_rows->selectNone();
        return;
    }
    m_rows->selectVertices(rows, rows.front());
    const bool listed = !m_model->rowsOf(std::span(rows).first(1)).empty();
    reportRows(listed
                   ? QString()
                   : tr("vertex %1 is filtered out").arg(m_model->table()->vertexOf(rows.front())));
}

void VertexTablePanel::markRows() {
    const VertexTable& table = *m_model->table();
    std::vector<MarkedVertex> vertices;
    for (const std::uint32_t row : m_rows->verticesFromCurrent(kMostMarkedVertices)) {
        const VertexTablePart& part = table.partOf(row);
        if (part.node) {  // otherwise the picture does not show this mesh
            vertices.push_back({part.node, part.primitive, table.vertexOf(row)});
        }
    }
    if (vertices.empty() && m_rows->selectedCount() > 0) {
        return;
    }
    std::shared_ptr<const MarkedVertices> marked;
    if (!vertices.empty()) {
        marked = std::make_shared<const MarkedVertices>(
            MarkedVertices{.vertices = std::move(vertices), .count = m_rows->selectedCount()});
    }
    m_own = marked;
    m_parts.selection.setMarked(std::move(marked));
    m_own = m_parts.selection.marked();  // which stays if it is equal
}

void VertexTablePanel::frameRows() {
    if (m_parts.selection.marked()) {
        emit frameWanted(m_parts.selection.marked());
    }
}

}  // namespace sinew
