// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/skin/island_list.h"

#include <QLocale>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/models/joint_cells.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/properties/value_text.h"

namespace sinew {
namespace {

constexpr int kMostRowsHigh = 3;
constexpr int kIslandRowHeight = 18;  // lower limit
constexpr std::size_t kMostIslands = 500;

bool areOfSeveral(const std::vector<IslandList::Entry>& islands) {
    return std::ranges::any_of(
        islands, [&](const auto& each) { return each.joint != islands.front().joint; });
}

}  // namespace

std::shared_ptr<const MarkedVertices> verticesOf(const StrayIsland& island) {
    const SkinnedSurface::Place main = island.island.nearest;
    std::vector<MarkedVertex> vertices{{island.node, main.primitive, main.vertex}};
    for (const SkinnedSurface::Place& place : island.island.members) {
        if (place.primitive != main.primitive || place.vertex != main.vertex) {
            vertices.push_back({island.node, place.primitive, place.vertex});
        }
    }
    return markedVertices(std::move(vertices));
}

IslandList::IslandList() : m_title(dimLabel({})), m_list(new QTreeWidget) {
    m_title->setTextFormat(Qt::PlainText);
    m_title->setContentsMargins(8, 4, 8, 2);
    m_list->setObjectName(QStringLiteral("islandList"));
    m_list->setAccessibleName(tr("Stray islands"));
    m_list->setToolTip(tr("Click: mark and frame the vertices of the island"));
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->header()->setStretchLastSection(true);
    m_list->setMinimumHeight(kIslandRowHeight);
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    spaced(new QVBoxLayout(this), 0, {m_title, m_list});
    connect(m_list, &QTreeWidget::currentItemChanged, this,
            [this](QTreeWidgetItem* item) { choose(m_list->indexOfTopLevelItem(item)); });
    connect(m_list, &QTreeWidget::itemClicked, this,
            [this](QTreeWidgetItem* item) { choose(m_list->indexOfTopLevelItem(item)); });
    hide();
}

void IslandList::setIslands(std::shared_ptr<const SkinSurvey> survey, std::vector<Entry> islands) {
    std::ranges::stable_sort(islands, [](const Entry& a, const Entry& b) {
        return a.island->island.vertices > b.island->island.vertices;
    });
    const std::size_t count = islands.size();
    islands.resize(std::min(count, kMostIslands));
    m_survey = std::move(survey);
    m_islands = std::move(islands);
    const QSignalBlocker silent(m_list);
    m_list->clear();
    setVisible(m_room && count > 0);
    if (count == 0) {
        return;
    }
    const bool several = areOfSeveral(m_islands);
    for (const Entry& entry : m_islands) {
        const QString words = islandWords(*entry.island);
        auto* row =
            new QTreeWidgetItem(m_list, {several ? tr("%1: %2").arg(entry.name, words) : words});
        row->setToolTip(0, words);
    }
    const QString number = text::count(count);
    m_title->setText(count == 1 ? tr("1 stray island of %1").arg(m_islands.front().name)
                     : several  ? tr("%1 stray islands").arg(number)
                                : tr("%1 stray islands of %2").arg(number, m_islands.front().name));
    const int rows = std::min(static_cast<int>(m_islands.size()), kMostRowsHigh);
    m_list->setMaximumHeight(rows * std::max(m_list->sizeHintForRow(0), kIslandRowHeight) + 2);
    setMaximumHeight(kMostHeight);
}

void IslandList::setRoom(bool room) {
    m_room = room;
    setVisible(m_room && !m_islands.empty());
}

void IslandList::choose(int row) {
    if (row >= 0 && static_cast<std::size_t>(row) < m_islands.size()) {
        const Entry& entry = m_islands[static_cast<std::size_t>(row)];
        emit wanted(entry.joint, verticesOf(*entry.island));
    }
}

}  // namespace sinew
