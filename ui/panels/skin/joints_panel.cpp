// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/skin/joints_panel.h"

#include <QComboBox>
#include <QItemSelectionModel>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/models/joint_filter.h"
#include "ui/models/joint_list_model.h"
#include "ui/panels/skin/island_list.h"
#include "ui/panels/skin/joint_filter_button.h"
#include "ui/panels/skin/joint_tree.h"
#include "ui/panels/widgets/controls.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/panels/widgets/panel_tree.h"
#include "ui/panels/widgets/row_menu.h"
#include "ui/panels/widgets/search_field.h"
#include "ui/panels/widgets/task_line.h"
#include "ui/session/appearance.h"
#include "ui/session/document.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"
#include "ui/session/work/skin_meter.h"

namespace sinew {
namespace {

constexpr int kLeastJointsWidth = 190;   // a name next to its count
constexpr int kLeastJointsHeight = 120;  // skin, tools and two rows
constexpr int kRoomForIslands = 175;     // two joints and an island
constexpr QSize kJointsSize(256, 200);

}  // namespace

JointsPanel::JointsPanel(Document& document, Player& player, Selection& selection,
                         Appearance& appearance)
    : m_document(document),
      m_player(player),
      m_selection(selection),
      m_appearance(appearance),
      m_meter(new SkinMeter(this)),
      m_model(new JointListModel(this)),
      m_filter(new JointFilter(*m_model, this)),
      m_skins(new QComboBox),
      m_search(new SearchField(tr("Search joints"))),
      m_kinds(new JointFilterButton),
      m_tree(toggleButton("jointTree", "tree", tr("Joints as a tree"))),
      m_descendants(toggleButton("jointDescendants", "descendants",
                                 tr("Weights with descendants: of the joints below, too"))),
      m_hint(new MeasureHint(*m_meter)),
      m_bones(dimLabel(tr("No skin, so these joints have no weights"))),
      m_nothing(hintLabel("noJoints", 8, 8)),
      m_list(new JointTree(*m_filter)),
      m_islands(new IslandList) {
    m_search->setObjectName(QStringLiteral("jointSearch"));
    m_search->setExplanation(tr("A part of the name, or /a regular expression/"));
    m_skins->setToolTip(tr("The skin whose joints are listed"));
    m_skins->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_bones->setObjectName(QStringLiteral("bonesNote"));
    m_bones->setContentsMargins(10, 0, 8, 4);
    m_bones->setWordWrap(true);
    m_bones->hide();
    m_nothing->hide();

    auto* top = spaced(new QVBoxLayout, {8, 2, 8, 6}, 5, {m_skins, makeTools()});
    spaced(new QVBoxLayout(this), 0, {top, m_hint, m_bones, m_nothing, {m_list, 1}, m_islands});
    setMinimumWidth(kLeastJointsWidth);
    connectList();
    connectParts();
    refreshAsset();
}

QHBoxLayout* JointsPanel::makeTools() {
    auto* tools = spaced(new QHBoxLayout, 2, {{m_search, 1}});
    for (QToolButton* button : {static_cast<QToolButton*>(m_kinds), m_tree, m_descendants}) {
        tools->addWidget(button);
    }
    connect(m_search, &SearchField::textChanged, this, &JointsPanel::filter);
    connect(m_kinds, &JointFilterButton::kindsChanged, this, &JointsPanel::filter);
    connect(m_tree, &QToolButton::toggled, this, [this](bool tree) {
        m_list->setRootIsDecorated(tree);
        refreshRows();
        emit treeChanged();
    });
    connect(m_descendants, &QToolButton::clicked, this, [this](bool on) {
        Look look = m_appearance.look();
        look.descendants = on;
        m_appearance.setLook(look);
    });
    return tools;
}

void JointsPanel::connectList() {
    // Qt reports the selected rows and the current row one after the other.
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
                emit menuWanted(m_selection.skin(), m_filter->joint(index), at);
            });
    connect(m_list, &JointTree::columnsChanged, this, &JointsPanel::measure);
    connect(m_islands, &IslandList::wanted, this,
            [this](JointIndex joint, const std::shared_ptr<const MarkedVertices>& vertices) {
                emit strayWanted(m_selection.skin(), joint, vertices);
            });
}

void JointsPanel::connectParts() {
    emptyWithFile(*m_search, m_document);
    connect(m_skins, &QComboBox::activated, this,
            [this](int row) { m_selection.setSkin(SkinIndex(static_cast<std::size_t>(row))); });
    connect(&m_document, &Document::assetChanged, this, &JointsPanel::refreshAsset);
    showTopOfFile(*m_list, m_document);
    connect(&m_selection, &Selection::skinChanged, this, &JointsPanel::refreshSkin);
    connect(&m_selection, &Selection::sceneChanged, this, [this] {
        if (!m_selection.skin()) {
            refreshSkin();  // the bones of another scene
        }
    });
    connect(&m_selection, &Selection::nodeChanged, this, [this] {
        if (m_model->lacksSkin() && !m_refreshing) {
            refreshJoint();
        }
    });
    connect(&m_selection, &Selection::jointChanged, this, [this] {
        if (!m_refreshing) {
            refreshJoint();
        }
        refreshIslands();
    });
    connect(&m_player, &Player::animationChanged, this, &JointsPanel::measure);
    // Only another rate: what was cancelled stays so when something else changes.
    connect(&m_player, &Player::playbackChanged, this, [this] {
        if (m_list->showsColumn(JointColumn::Volume) && m_player.frameRate() != m_measuredRate) {
            measure();
        }
    });
    connect(&m_appearance, &Appearance::lookChanged, this, &JointsPanel::refreshLook);
    connect(m_meter, &SkinMeter::changed, this, &JointsPanel::refreshMeasured);
    connect(m_hint, &MeasureHint::measureWanted, this, &JointsPanel::measure);
    refreshLook();
}

void JointsPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    measure();
}

void JointsPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_islands->setRoom(height() >= kRoomForIslands);
}

QSize JointsPanel::sizeHint() const {
    return {kJointsSize.width(), kJointsSize.height() + IslandList::kMostHeight};
}

QSize JointsPanel::minimumSizeHint() const {
    return {kLeastJointsWidth, kLeastJointsHeight};
}

bool JointsPanel::isTree() const {
    return m_model->isTree();
}

void JointsPanel::setTree(bool tree) {
    m_tree->setChecked(tree);
}

bool JointsPanel::listsBone(NodeIndex node) const {
    return m_model->lacksSkin() && m_model->jointOf(node);
}

NodeIndex JointsPanel::node(JointIndex joint) const {
    return m_model->node(joint);
}

void JointsPanel::reveal(JointIndex joint) {
    if (m_model->lacksSkin()) {
        m_selection.setNode(m_model->node(joint));
    } else {
        m_selection.setJointAndNode(joint);
    }
    if (!m_filter->indexOf(joint).isValid()) {
        m_search->clear();
        m_kinds->setKinds({});
    }
    m_list->scrollTo(m_list->currentIndex());
}

void JointsPanel::revealBone(NodeIndex node) {
    if (listsBone(node)) {
        reveal(m_model->jointOf(node));
    }
}

/// Another order or filter: the rows of the selection are others.
void JointsPanel::refreshRows() {
    const QScopedValueRollback refreshing(m_refreshing, true);
    m_model->setTree(m_tree->isChecked());
    m_list->expandSome();
    refreshJoint();
}

void JointsPanel::filter() {
    const QScopedValueRollback refreshing(m_refreshing, true);
    m_filter->setText(m_search->text());
    m_filter->setKinds(m_kinds->kinds());
    m_list->expandSome();
    refreshJoint();
}

void JointsPanel::refreshLook() {
    m_descendants->setChecked(m_appearance.look().descendants);
}

}  // namespace sinew
