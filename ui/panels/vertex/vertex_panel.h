// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>
#include <QWidget>
#include <optional>
#include <vector>

#include "model/evaluate/pose_moment.h"
#include "ui/panels/vertex/vertex_curves.h"
#include "ui/session/work/watched_vertices.h"

class QCheckBox;
class QSortFilterProxyModel;
class QToolButton;
class QTreeView;

namespace sinew {

class ComparedVertex;
class ElidedLabel;
class ExplanationSection;
class InfluenceListModel;
class PinnedList;
class VertexCurves;
class VertexFigures;

/// The vertex under the pointer, or the current pin: where it is, and which joints put it there
/// with which weights; the pinned vertices, and their path through the clip. Follows the pose at
/// most once per frame, and does nothing while it is not shown.
class VertexPanel final : public QWidget {
    Q_OBJECT

public:
    explicit VertexPanel(const VertexParts& parts);
    ~VertexPanel() override;

    void setShown(bool shown);  // called by its dock; false behind another tab

    /// How often the pose was read, for tests.
    [[nodiscard]] int refreshCount() const noexcept { return m_refreshCount; }
    [[nodiscard]] const VertexCurves& curves() const noexcept { return *m_curves; }

signals:
    void frameWanted(const std::vector<sinew::DrawnVertex>& vertices);
    void menuWanted(const sinew::DrawnVertex& vertex, const QPoint& globalAt);
    void jointMenuWanted(sinew::SkinIndex skin, sinew::JointIndex joint, const QPoint& globalAt);

private:
    void addTop();
    void addInfluences();
    void addLines();
    void addPins();
    void watchParts();
    void refreshSoon();
    void refreshTracksSoon();
    void startOver();
    void refresh();
    void showVertex();
    void refreshPointed();
    void explain(const ProbeOptions& options);
    void selectJointAt(const QModelIndex& row, bool withWeights);
    void selectStrongest(const DrawnVertex& vertex);
    void copyVertices(bool csv) const;

    VertexParts m_parts;
    QTimer m_soon;
    bool m_shown = false;
    bool m_pinsStale = true;
    int m_refreshCount = 0;
    std::optional<DrawnVertex> m_vertex;  // that the figures are about
    WatchedVertices m_one;
    WatchedVertices m_pinned;
    PoseMoment m_moment;
    ElidedLabel* m_title;
    QToolButton* m_pin;
    QToolButton* m_follow;
    VertexFigures* m_figures;
    InfluenceListModel* m_influences;
    QSortFilterProxyModel* m_sorted;
    QTreeView* m_list;
    QCheckBox* m_lines;
    QCheckBox* m_through;
    ComparedVertex* m_compared;
    ExplanationSection* m_explanation;
    PinnedList* m_pins;
    VertexCurves* m_curves;
};

}  // namespace sinew
