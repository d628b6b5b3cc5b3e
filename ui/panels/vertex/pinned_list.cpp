// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/vertex/pinned_list.h"

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QMenu>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/models/pin_list_model.h"
#include "ui/panels/widgets/controls.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/panels/widgets/panel_tree.h"
#include "ui/panels/widgets/row_menu.h"
#include "ui/session/document.h"
#include "ui/session/pinned_vertices.h"
#include "ui/session/work/watched_vertices.h"

namespace sinew {
namespace {

constexpr int kLeastPinsHeight = 78;  // the header and two pins
constexpr int kMostPinsHeight = 190;

QTreeView* makePinList(PinListModel* model) {
    PanelTree* list = makeList("pinList", PinnedList::tr("Pinned vertices"), model);
    list->setMinimumHeight(kLeastPinsHeight);
    list->setMaximumHeight(kMostPinsHeight);
    list->header()->setSectionResizeMode(PinListModel::NameColumn, QHeaderView::Stretch);
    list->header()->setSectionResizeMode(PinListModel::DistanceColumn, QHeaderView::Fixed);
    list->header()->resizeSection(
        PinListModel::DistanceColumn,
        list->fontMetrics().horizontalAdvance(QStringLiteral("-0000.0000")) + 12);
    return list;
}

}  // namespace

PinnedList::PinnedList(Document& document, PinnedVertices& pins)
    : m_document(document),
      m_pins(pins),
      m_model(new PinListModel(this)),
      m_list(makePinList(m_model)),
      m_frame(wordButton("framePin", tr("Frame"), tr("Frame the pinned vertex in the picture"))),
      m_joint(wordButton("pinJoint", tr("Joint"), tr("Select the joint with the largest weight"))),
      m_copy(menuButton("copyPins", tr("Copy"), tr("Copy the values of the pinned vertices"))),
      m_remove(wordButton("unpin", tr("Remove"), tr("Remove this pin"))),
      m_removeAll(wordButton("unpinAll", tr("Clear"), tr("Remove every pin"))) {
    spaced(new QVBoxLayout(this), 4, {{m_list, 1}, makeButtons()});
    connectList();
    connect(&pins, &PinnedVertices::pinsChanged, this, &PinnedList::refreshPins);
    connect(&pins, &PinnedVertices::currentChanged, this, &PinnedList::refreshCurrent);
    refreshPins();
}

QHBoxLayout* PinnedList::makeButtons() {
    QMenu* menu = m_copy->menu();
    menu->addAction(tr("As Text"), this, &PinnedList::textWanted);
    menu->addAction(tr("As CSV"), this, &PinnedList::csvWanted);
    menu->addAction(tr("Curves as CSV"), this, &PinnedList::curvesWanted);
    auto* row = spaced(new QHBoxLayout, 2,
                       {m_frame, m_joint, m_copy, stretchItem(), m_remove, m_removeAll});
    connect(m_frame, &QToolButton::clicked, this, [this] {
        if (const auto vertex = chosen()) {
            emit frameWanted({*vertex});
        }
    });
    connect(m_joint, &QToolButton::clicked, this, [this] {
        if (const auto vertex = chosen()) {
            emit jointWanted(*vertex);
        }
    });
    connect(m_remove, &QToolButton::clicked, this, [this] {
        if (const auto vertex = chosen()) {
            m_pins.unpin(*vertex);
        }
    });
    connect(m_removeAll, &QToolButton::clicked, &m_pins, &PinnedVertices::unpinAll);
    return row;
}

void PinnedList::connectList() {
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& row) {
                const VertexPin* pin = m_refreshing ? nullptr : m_model->pin(row);
                if (pin != nullptr) {
                    m_pins.setCurrent(pin->place);
                }
            });
    connect(m_list, &QTreeView::doubleClicked, this, [this](const QModelIndex& row) {
        if (const VertexPin* pin = m_model->pin(row)) {
            emit frameWanted({pin->place});
        }
    });
    connect(new RowMenu(*m_list), &RowMenu::wanted, this,
            [this](const QModelIndex& row, const QPoint& at) {
                if (const VertexPin* pin = m_model->pin(row)) {
                    emit menuWanted(DrawnVertex(pin->place), at);
                }
            });
}

std::optional<DrawnVertex> PinnedList::chosen() const {
    const VertexPin* pin = m_pins.current();
    return pin == nullptr ? std::nullopt : std::optional(pin->place);
}

void PinnedList::refreshPins() {
    const QScopedValueRollback refreshing(m_refreshing, true);
    m_model->setPins(m_document.asset(), m_pins.pins());
    m_copy->setEnabled(!m_pins.pins().empty());
    m_removeAll->setEnabled(!m_pins.pins().empty());
    refreshCurrent();
}

void PinnedList::refreshCurrent() {
    const QScopedValueRollback refreshing(m_refreshing, true);
    const auto vertex = chosen();
    const QModelIndex row = vertex ? m_model->indexOf(*vertex) : QModelIndex();
    m_list->setCurrentIndex(row);
    if (row.isValid()) {
        m_list->scrollTo(row);
    }
    for (QToolButton* button : {m_frame, m_remove}) {
        button->setEnabled(vertex.has_value());
    }
    m_joint->setEnabled(vertex && (*m_document.asset())[vertex->node].skin.valid());
}

void PinnedList::refreshPose(const WatchedVertices& watched) {
    m_model->refreshPose(watched);
}

}  // namespace sinew
