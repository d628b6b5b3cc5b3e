// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/hierarchy_panel.h"

#include <QComboBox>
#include <QItemSelectionModel>
#include <QLabel>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>
#include <vector>

#include "model/view/shown_by.h"
#include "ui/models/joint_rows.h"
#include "ui/models/node_tree_model.h"
#include "ui/panels/widgets/cell_delegates.h"
#include "ui/panels/widgets/eye_column.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/panels/widgets/panel_tree.h"
#include "ui/panels/widgets/row_menu.h"
#include "ui/panels/widgets/search_field.h"
#include "ui/session/document.h"
#include "ui/session/selection.h"
#include "ui/session/visibility.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

constexpr int kLeastWidth = 150;
constexpr int kRowsExpanded = 400;   // initially, and for search results
constexpr int kLevelsExpanded = 14;  // deeper ones would start outside the panel
constexpr int kDeepestReveal = 500;  // Qt lays expanded levels out by recursion

/// One column, as wide as its contents and the eyes, and at least as wide as the view.
class OneColumnTree final : public PanelTree {
public:
    using PanelTree::PanelTree;

protected:
    void updateGeometries() override {
        const int wanted = std::max(viewport()->width(), sizeHintForColumn(0) + EyeColumn::kWidth);
        if (header()->count() > 0 && header()->sectionSize(0) != wanted) {
            header()->resizeSection(0, wanted);
        }
        QTreeView::updateGeometries();
    }
};

/// scrollTo handles only the row: deep in the tree the name may start beyond the right edge.
void revealName(QTreeView& tree, const QModelIndex& index) {
    const QRect name = tree.visualRect(index);
    const int right = name.left() + EyeColumn::kWidth +
                      std::min(name.width(), tree.sizeHintForIndex(index).width());
    QScrollBar& bar = *tree.horizontalScrollBar();
    if (right > tree.viewport()->width()) {
        bar.setValue(bar.value() + right - tree.viewport()->width());
    } else if (name.left() < 0) {
        bar.setValue(bar.value() + name.left());
    }
}

QTreeView* makeTree(NodeTreeModel* model) {
    auto* tree = new OneColumnTree("hierarchyTree", HierarchyPanel::tr("Nodes"), model);
    tree->setItemDelegate(new NodeDelegate(tree));
    tree->setHeaderHidden(true);
    tree->setIndentation(12);
    tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    tree->setExpandsOnDoubleClick(false);  // it frames the node
    tree->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    tree->header()->setStretchLastSection(false);
    return tree;
}

}  // namespace

HierarchyPanel::HierarchyPanel(Document& document, Selection& selection, Visibility& visibility)
    : m_document(document),
      m_selection(selection),
      m_visibility(visibility),
      m_model(new NodeTreeModel(this)),
      m_scenes(new QComboBox),
      m_search(new SearchField(tr("Search nodes"))),
      m_tree(makeTree(m_model)),
      m_nothing(hintLabel("noNodes", 8, 14, tr("No node with this name"))) {
    new EyeColumn(*m_tree, *m_model, visibility);
    m_search->setObjectName(QStringLiteral("hierarchySearch"));
    m_scenes->setToolTip(tr("The displayed scene"));
    m_scenes->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_nothing->hide();

    auto* top = spaced(new QVBoxLayout, {8, 2, 8, 6}, 5, {m_scenes, m_search});
    spaced(new QVBoxLayout(this), 0, {top, m_nothing, {m_tree, 1}});

    emptyWithFile(*m_search, document);
    connect(m_search, &SearchField::textChanged, this, &HierarchyPanel::search);
    connect(m_scenes, &QComboBox::activated, this,
            [this](int row) { m_selection.setScene(SceneIndex(static_cast<std::size_t>(row))); });
    // Qt selects the rows before it reports the current one.
    connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &HierarchyPanel::takeRows);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &HierarchyPanel::takeRows);
    // A click on the current row selects the node again, after its mesh or material.
    connect(m_tree, &QTreeView::clicked, this, &HierarchyPanel::takeRows);
    connect(m_tree, &QTreeView::doubleClicked, this,
            [this](const QModelIndex& index) { emit frameWanted(m_model->node(index)); });
    connect(new RowMenu(*m_tree), &RowMenu::wanted, this,
            [this](const QModelIndex& index, const QPoint& at) {
                emit menuWanted(m_model->node(index), at);
            });
    connect(&document, &Document::assetChanged, this, &HierarchyPanel::refreshAsset);
    showTopOfFile(*m_tree, document);
    connect(&selection, &Selection::sceneChanged, this, &HierarchyPanel::refreshScene);
    for (const auto change : {&Selection::nodeChanged, &Selection::jointChanged}) {
        connect(&selection, change, this, [this] {
            if (!m_refreshing) {
                refreshNode();
            }
        });
    }
    connect(&visibility, &Visibility::changed, this, [this] {
        m_model->setShown(m_visibility.shown());
        m_tree->viewport()->update();
    });
    setMinimumWidth(kLeastWidth);
    refreshAsset();
}

void HierarchyPanel::refreshAsset() {
    m_scenes->clear();
    if (const auto& asset = m_document.asset()) {
        for (std::size_t i = 0; i < asset->scenes.size(); ++i) {
            m_scenes->addItem(
                QString::fromStdString(displayName(asset->scenes[i].name, "Scene", i)));
        }
    }
    m_scenes->setVisible(m_scenes->count() > 1);
    refreshScene();
}

void HierarchyPanel::refreshScene() {
    const QScopedValueRollback refreshing(m_refreshing, true);
    if (m_selection.scene()) {
        m_scenes->setCurrentIndex(static_cast<int>(m_selection.scene().value));
    }
    m_model->setScene(m_document.asset(), m_selection.scene());
    m_model->setShown(m_visibility.shown());
    expandSome(kLevelsExpanded);
    refreshNode();
}

void HierarchyPanel::search(const QString& text) {
    const QScopedValueRollback refreshing(m_refreshing, true);
    m_model->setFilter(text);
    m_nothing->setVisible(m_model->nodeCount() == 0 && m_document.asset() != nullptr);
    expandSome(text.isEmpty() ? kLevelsExpanded : kDeepestReveal);
    refreshNode();
}

void HierarchyPanel::refreshNode() {
    const QScopedValueRollback refreshing(m_refreshing, true);
    const NodeIndex node = m_selection.node();
    if (!node) {
        m_tree->selectionModel()->clear();
        return;
    }
    const QModelIndex index = m_model->indexOf(node);
    if (!index.isValid() || m_model->depthOf(node) > kDeepestReveal) {
        return;
    }
    if (index == m_tree->currentIndex()) {
        selectRows(index);
    } else {
        showRow(index);
    }
}

void HierarchyPanel::showRow(const QModelIndex& index) {
    m_tree->selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    selectRows(index);
    m_tree->scrollTo(index);
    revealName(*m_tree, index);
}

void HierarchyPanel::reveal(NodeIndex node) {
    m_selection.setNode(node);
    if (!m_model->indexOf(node).isValid()) {
        m_search->clear();
    }
    const QModelIndex index = m_model->indexOf(node);
    if (index.isValid() && m_model->depthOf(node) <= kDeepestReveal) {
        const QScopedValueRollback refreshing(m_refreshing, true);
        showRow(index);
    }
}

void HierarchyPanel::expandSome(int levels) {
    std::vector<QModelIndex> level{QModelIndex()};
    int rows = 0;
    for (int depth = 0; !level.empty() && depth < levels; ++depth) {
        std::vector<QModelIndex> next;
        for (const QModelIndex& above : level) {
            const int count = m_model->rowCount(above);
            rows += count;
            if (rows > kRowsExpanded && depth > 0) {
                return;
            }
            m_tree->expand(above);
            for (int i = 0; i < count; ++i) {
                next.push_back(m_model->index(i, 0, above));
            }
        }
        level = std::move(next);
    }
}

/// The rows of the user: several joints of one skin, or a node.
void HierarchyPanel::takeRows() {
    if (m_refreshing || !m_document.asset()) {
        return;
    }
    const QScopedValueRollback refreshing(m_refreshing, true);
    const QModelIndexList rows = m_tree->selectionModel()->selectedRows();
    const NodeIndex node = m_model->node(lastChosen(rows));
    const auto [skin, joint] = jointOfNode(*m_document.asset(), m_selection.skin(), node);
    if (joint && rows.size() > 1) {
        std::vector<NodeIndex> nodes;
        for (const QModelIndex& row : rows) {
            nodes.push_back(m_model->node(row));
        }
        m_selection.setSkin(skin);
        m_selection.setJoints({jointsAmong(*m_document.asset(), skin, nodes), joint});
    } else {
        m_selection.setNode(node);
    }
    if (const QModelIndex row = m_model->indexOf(m_selection.node()); row.isValid()) {
        selectRows(row);  // a row that is not a joint cannot be one of several
    }
}

QModelIndex HierarchyPanel::lastChosen(const QModelIndexList& rows) const {
    for (const QModelIndex& row : {m_tree->currentIndex(), m_model->indexOf(m_selection.node())}) {
        if (rows.contains(row)) {
            return row;
        }
    }
    return rows.value(0);
}

void HierarchyPanel::selectRows(const QModelIndex& current) {
    QItemSelection rows(current, current);
    if (const auto& several = m_selection.joints().several()) {
        for (const JointIndex joint : *several) {
            const NodeIndex node = (*m_document.asset())[m_selection.skin()].joints[joint.value];
            if (const QModelIndex row = m_model->indexOf(node); row.isValid()) {
                rows.select(row, row);
            }
        }
    }
    setSelectedRows(*m_tree->selectionModel(), rows);
}

}  // namespace sinew
