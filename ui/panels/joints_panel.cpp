// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/joints_panel.h"

#include <QComboBox>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QScopedValueRollback>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>

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
    connect(m_search, &SearchField::textChanged, m_sorted,
            &QSortFilterProxyModel::setFilterFixedString);
    connect(m_skins, &QComboBox::activated, this,
            [this](int row) { m_selection.setSkin(SkinIndex(static_cast<std::size_t>(row))); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                if (!m_refreshing && current.isValid()) {
                    showJoint(m_selection, m_appearance, jointAt(current));
                }
            });
    // A click on the current joint shows its weights again after another view.
    connect(m_list, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        showJoint(m_selection, m_appearance, jointAt(index));
    });
    connect(m_list, &QTreeView::doubleClicked, this,
            [this] { emit frameWanted(m_selection.node()); });
    connect(new RowMenu(*m_list), &RowMenu::wanted, this,
            [this](const QModelIndex& index, const QPoint& at) {
                emit menuWanted(m_selection.skin(), jointAt(index), at);
            });
    connect(&document, &Document::assetChanged, this, &JointsPanel::refreshAsset);
    showTopOfFile(*m_list, document);
    connect(&selection, &Selection::skinChanged, this, &JointsPanel::refreshSkin);
    connect(&selection, &Selection::jointChanged, this, &JointsPanel::refreshJoint);
    setMinimumWidth(kLeastJointsWidth);
    refreshAsset();
}

JointIndex JointsPanel::jointAt(const QModelIndex& row) const {
    return m_model->joint(m_sorted->mapToSource(row));
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
    const QModelIndex index = m_sorted->mapFromSource(m_model->indexOf(m_selection.joint()));
    if (!index.isValid()) {
        m_list->selectionModel()->clear();
    } else if (index.row() != m_list->currentIndex().row()) {
        m_list->setCurrentIndex(index);
        m_list->scrollTo(index);
    }
}

}  // namespace sinew
