// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// The widgets of the panel.
#include <QItemSelectionModel>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/models/morph_slider_model.h"
#include "ui/panels/clips/morph_panel.h"
#include "ui/panels/clips/morph_slider_list.h"
#include "ui/panels/widgets/calm_combo_box.h"
#include "ui/panels/widgets/controls.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/panels/widgets/panel_tree.h"
#include "ui/panels/widgets/row_menu.h"
#include "ui/panels/widgets/search_field.h"
#include "ui/session/appearance.h"
#include "ui/session/document.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"
#include "ui/style/icons.h"

namespace sinew {
namespace {

constexpr int kLiveMilliseconds = 50;
constexpr int kLeastMorphWidth = 190;
constexpr int kLeastMorphHeight = 104;  // the lists get less than they need if more is above them

}  // namespace

MorphPanel::MorphPanel(Document& document, Player& player, Selection& selection,
                       Appearance& appearance)
    : m_document(document),
      m_player(player),
      m_selection(selection),
      m_appearance(appearance),
      m_nodes(new CalmComboBox),
      m_search(new SearchField(tr("Search morph targets"))),
      m_heatMap(toggleButton("morphHeatMap", "legend",
                             tr("Colour the mesh by how far the current row moves each vertex"))) {
    auto* column = spaced(new QVBoxLayout(this), 0);
    addTop(*column);
    addLists(*column);
    addBottom(*column);
    m_soon.setSingleShot(true);
    m_soon.setInterval(kLiveMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &MorphPanel::refreshStates);
    connect(m_nodes, &QComboBox::activated, this,
            [this](int row) { setNode(m_choices[static_cast<std::size_t>(row)]); });
    connect(&document, &Document::assetChanged, this, &MorphPanel::refreshAsset);
    for (const Part& part : {m_targets, m_expressions}) {
        showTopOfFile(*part.list, document);
    }
    connect(&player, &Player::timeChanged, this, &MorphPanel::refreshSoon);
    connect(&player, &Player::animationChanged, this, &MorphPanel::refreshDrivers);
    connect(&player, &Player::mixChanged, this, &MorphPanel::refreshDrivers);
    connect(&selection, &Selection::nodeChanged, this, [this] { setNode(m_selection.node()); });
    connect(&selection, &Selection::handPoseChanged, this, &MorphPanel::refreshStates);
    connect(&appearance, &Appearance::lookChanged, this,
            [this] { m_heatMap->setChecked(m_appearance.look().mode == ViewMode::Morph); });
    setMinimumSize(kLeastMorphWidth, kLeastMorphHeight);
    refreshAsset();
}

void MorphPanel::addTop(QVBoxLayout& column) {
    nameControl(*m_nodes, "morphNode", tr("Node"),
                tr("The node whose morph targets are listed; follows the selection"));
    m_nodes->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_search->setObjectName(QStringLiteral("morphSearch"));
    m_drivenBar = new QWidget;
    m_drivenBar->setObjectName(QStringLiteral("morphDriven"));
    auto* line = new QHBoxLayout(m_drivenBar);
    line->setContentsMargins(2, 0, 0, 0);
    m_drivenBy = new ElidedLabel;
    setTone(*m_drivenBy, LabelTone::Dim);
    QPushButton* takeOver =
        pushButton("morphTakeOver", tr("Take Over"),
                   tr("Set the driven morph targets by hand, starting from their current weights"));
    connect(takeOver, &QPushButton::clicked, this, &MorphPanel::takeOverNode);
    line->addWidget(m_drivenBy, 1);
    line->addWidget(takeOver);
    m_heatMap->setAccessibleName(tr("Heat map of the displacement"));
    connect(m_heatMap, &QToolButton::clicked, this, &MorphPanel::setHeatMap);
    auto* search = spaced(new QHBoxLayout, 4, {{m_search, 1}, m_heatMap});
    auto* top = spaced(new QVBoxLayout, {8, 2, 8, 6}, 5, {m_nodes, search, m_drivenBar});
    column.addLayout(top);
    emptyWithFile(*m_search, m_document);
}

MorphPanel::Part MorphPanel::makePart(MorphSliderModel::Kind kind, const QString& headline,
                                      const char* name) {
    Part part;
    part.model = new MorphSliderModel(kind, headline, this);
    part.sorted = makeSorted(part.model, this);
    part.sorted->setDynamicSortFilter(false);  // rows stay in place while their values change
    part.list = new MorphSliderList(name, headline, part.sorted);
    connect(m_search, &SearchField::textChanged, part.sorted,
            &QSortFilterProxyModel::setFilterFixedString);
    return part;
}

void MorphPanel::addLists(QVBoxLayout& column) {
    m_expressions =
        makePart(MorphSliderModel::Kind::Expressions, tr("Expression"), "expressionList");
    m_targets = makePart(MorphSliderModel::Kind::Targets, tr("Morph target"), "morphList");
    auto* split = new QSplitter(Qt::Vertical);
    split->setChildrenCollapsible(false);
    split->setHandleWidth(4);
    split->addWidget(m_expressions.list);
    split->addWidget(m_targets.list);
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 2);
    m_lists = split;
    m_nothing = hintLabel("morphEmpty", 14, 10);
    m_unplayed = new ElidedLabel;
    m_unplayed->setObjectName(QStringLiteral("unplayedExpressions"));
    m_unplayed->setContentsMargins(10, 4, 8, 0);
    setTone(*m_unplayed, LabelTone::Dim);
    column.addWidget(m_lists, 1);
    column.addWidget(m_nothing, 1);
    column.addWidget(m_unplayed);
    connectPart(m_expressions, m_targets);
    connectPart(m_targets, m_expressions);
}

/// Only one list has a current row: what the buttons act on.
void MorphPanel::connectPart(const Part& part, const Part& other) {
    connect(part.list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this, others = other.list](const QModelIndex& current) {
                if (current.isValid()) {
                    others->selectionModel()->clear();
                    showInHeatMap();
                }
                refreshControls();
            });
    connect(part.model, &MorphSliderModel::valueWanted, this,
            [this, model = part.model](int row, float value) {
                apply(withValue(m_selection.posing().pose, model->slider(row), value));
            });
    connect(part.model, &MorphSliderModel::resetWanted, this, [this, model = part.model](int row) {
        apply(withoutSlider(m_selection.posing().pose, model->slider(row)));
    });
    connect(new RowMenu(*part.list), &RowMenu::wanted, this,
            [this, list = part.list](const QModelIndex& index, const QPoint& at) {
                list->setCurrentIndex(index);
                emit menuWanted(at);
            });
}

void MorphPanel::addBottom(QVBoxLayout& column) {
    m_only = pushButton("morphOnly", tr("Only This One"),
                        tr("The current row at 1, all other targets of the node at 0"));
    m_reset = pushButton("morphReset", tr("Reset"),
                         tr("Reset the current row to the clip or the rest pose (Delete)"));
    m_resetAll = pushButton("morphResetAll", tr("Reset All"),
                            tr("Reset all morph weights of the node to the clip or the rest "
                               "pose, and all expressions"));
    connect(m_only, &QPushButton::clicked, this, &MorphPanel::showOnlyCurrent);
    connect(m_reset, &QPushButton::clicked, this, &MorphPanel::resetCurrent);
    connect(m_resetAll, &QPushButton::clicked, this, &MorphPanel::resetNode);
    auto* line =
        spaced(new QHBoxLayout, {8, 5, 8, 6}, 5, {m_only, m_reset, m_resetAll, stretchItem()});
    column.addLayout(line);
}

}  // namespace sinew
