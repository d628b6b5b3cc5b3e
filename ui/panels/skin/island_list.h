// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "model/survey/skin_survey.h"
#include "model/view/marked_vertices.h"

class QLabel;
class QTreeWidget;

namespace sinew {

/// The vertices of an island, the one nearest to the rest of the region first.
[[nodiscard]] std::shared_ptr<const MarkedVertices> verticesOf(const StrayIsland& island);

/// The stray islands of the selected joints, the largest first. A row that is chosen asks for its
/// vertices. Hidden if there are none.
class IslandList final : public QWidget {
    Q_OBJECT

public:
    struct Entry {
        JointIndex joint;
        QString name;
        const StrayIsland* island = nullptr;  // island of the survey
    };

    static constexpr int kMostHeight = 84;  // pixels: a title and three rows

    IslandList();

    /// `survey` owns the islands.
    void setIslands(std::shared_ptr<const SkinSurvey> survey, std::vector<Entry> islands);
    /// Without room it is hidden.
    void setRoom(bool room);

signals:
    void wanted(sinew::JointIndex joint,
                const std::shared_ptr<const sinew::MarkedVertices>& vertices);

private:
    void choose(int row);

    std::shared_ptr<const SkinSurvey> m_survey;
    std::vector<Entry> m_islands;
    QLabel* m_title;
    QTreeWidget* m_list;
    bool m_room = true;
};

}  // namespace sinew
