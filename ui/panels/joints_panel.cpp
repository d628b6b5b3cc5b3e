// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/joints_panel.h"

#include <QComboBox>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QScopedValueRollback>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>
#include <utility>
#include <vector>

#include "ui/models/joint_list_model.h"
#include "ui/panels/name_delegate.h"
#include "ui/panels/panel_tree.h"
#include "ui/panels/row_menu.h"
#include "ui/panels/search_field.h"
#include "ui/panels/search_of_file.h"
#include "ui/panels/top_of_file.h"
#include "ui/session/appearance.h"
#include "ui/session/document.h"
#include "ui/session/selection.h"

namespace sinew {
namespace {

constexpr int kLeastJointsWidth = 190;  // a name next to its count

QTreeView* makeJointList(QAbstractItemModel* model) {
    auto* list = makeSortableList(model, QStringLiteral("jointList"), JointsPanel::tr("Joints"));
    list->setItemDelegateForColumn(JointListModel::NameColumn, new NameDelegate(list));
    list->header()->setSectionResizeMode(JointListModel::NameColumn, QHeaderView::Stretch);
    list->header()->setSectionResizeMode(JointListModel::VerticesColumn,
                                         QHeaderView::ResizeToContents);
    list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    return list;
}

QString skinLabel(const Asset& asset, std::size_t skin) {
    return JointsPanel::tr("%1 (%2 joints)")
        .arg(QString::fromStdString(displayName(asset.skins[skin].name, "Skin", skin)))
        .arg(asset.skins[skin].joints.size());
}

}  // namespace

JointsPanel::JointsPanel(Document& document, Selection& selection, Appearance& appearance,
                         QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_selection(selection),
      m_appearance(appearance),
      m_model(new JointListModel(this)),
      m_sorted(makeSorted(m_model, this)),
      m_skins(new QComboBox),
      m_search(new SearchField(tr("Search joints"))),
      m_list(makeJointList(m_sorted)) {
    m_search->setObjectName(QStringLiteral("jointSearch"));
    m_skins->setToolTip(tr("The skin whose joints are listed"));
    m_skins->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);

    auto* top = new QVBoxLayout;
    top->setContentsMargins(8, 2, 8, 6);
    top->setSpacing(5);
    top->addWidget(m_skins);
    top->addWidget(m_search);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(m_list, 1);

    emptyWithFile(*m_search, document);
    connect(m_search, &SearchField::textChanged, this, [this](const QString& text) {
        const QScopedValueRollback refreshing(m_refreshing, true);
        m_sorted->setFilterFixedString(text);
        refreshJoint();
    });
    connect(m_skins, &QComboBox::activated, this,
            [this](int row) { m_selection.setSkin(SkinIndex(static_cast<std::size_t>(row))); });
    // Qt selects the rows before it tells which one is current.
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &JointsPanel::takeRows);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &JointsPanel::takeRows);
    // A click on the current joint shows its weights again after another view.
    connect(m_list, &QTreeView::clicked, this, &JointsPanel::takeRows);
    connect(m_list, &QTreeView::doubleClicked, this,
            [this] { emit frameWanted(m_selection.node()); });
    connect(new RowMenu(*m_list), &RowMenu::wanted, this,
            [this](const QModelIndex& index, const QPoint& at) {
                emit menuWanted(m_selection.skin(), jointAt(index), at);
            });
    connect(&document, &Document::assetChanged, this, &JointsPanel::refreshAsset);
    showTopOfFile(*m_list, document);
    connect(&selection, &Selection::skinChanged, this, &JointsPanel::refreshSkin);
    connect(&selection, &Selection::jointChanged, this, [this] {
        if (!m_refreshing) {
            refreshJoint();
        }
    });
    setMinimumWidth(kLeastJointsWidth);
    refreshAsset();
}

JointIndex JointsPanel::jointAt(const QModelIndex& row) const {
    return m_model->joint(m_sorted->mapToSource(row));
}

QModelIndex JointsPanel::rowOf(JointIndex joint) const {
    return m_sorted->mapFromSource(m_model->indexOf(joint));
}

void JointsPanel::reveal(JointIndex joint) {
    m_selection.setJointAndNode(joint);
    if (!m_sorted->mapFromSource(m_model->indexOf(joint)).isValid()) {
        m_search->clear();
        refreshJoint();
    }
    m_list->scrollTo(m_list->currentIndex());
}

void JointsPanel::refreshAsset() {
    m_skins->clear();
    if (const auto& asset = m_document.asset()) {
        for (std::size_t i = 0; i < asset->skins.size(); ++i) {
            m_skins->addItem(skinLabel(*asset, i));
        }
    }
    const bool any = m_skins->count() > 0;
    if (!any) {
        m_skins->addItem(tr("No skin"));
    }
    m_skins->setEnabled(any);
    m_search->setEnabled(any);
    refreshSkin();
}

void JointsPanel::refreshSkin() {
    const QScopedValueRollback refreshing(m_refreshing, true);
    if (m_selection.skin()) {
        m_skins->setCurrentIndex(static_cast<int>(m_selection.skin().value));
    }
    m_model->setSkin(m_document.asset(), m_selection.skin());
    refreshJoint();
}

void JointsPanel::refreshJoint() {
    const QScopedValueRollback refreshing(m_refreshing, true);
    QItemSelection rows;
    for (const JointIndex joint : m_selection.joints().all()) {
        if (const QModelIndex row = rowOf(joint); row.isValid()) {
            rows.select(row, row);
        }
    }
    const QModelIndex current = rowOf(m_selection.joint());
    if (rows.empty()) {
        m_list->selectionModel()->clear();
        return;
    }
    if (current.row() != m_list->currentIndex().row()) {
        m_list->selectionModel()->setCurrentIndex(current, QItemSelectionModel::NoUpdate);
        m_list->scrollTo(current);
    }
    setSelectedRows(*m_list->selectionModel(), rows);
}

/// The rows of the user.
void JointsPanel::takeRows() {
    if (m_refreshing) {
        return;
    }
    const QScopedValueRollback refreshing(m_refreshing, true);
    std::vector<JointIndex> joints;
    for (const QModelIndex& row : m_list->selectionModel()->selectedRows()) {
        joints.push_back(jointAt(row));
    }
    const QModelIndex current = m_list->currentIndex();
    const bool chosen = m_list->selectionModel()->isSelected(current);
    showJoints(m_selection, m_appearance,
               {std::move(joints), chosen ? jointAt(current) : m_selection.joint()});
}

}  // namespace sinew
