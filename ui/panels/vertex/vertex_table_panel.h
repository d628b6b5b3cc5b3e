// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>
#include <QWidget>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "model/view/marked_vertices.h"
#include "model/weights/compared.h"
#include "model/weights/vertex_listing.h"
#include "ui/models/shown_primitive.h"
#include "ui/panels/vertex/vertex_curves.h"
#include "ui/session/work/background_task.h"

class QComboBox;
class QMenu;
class QToolButton;

namespace sinew {

class ElidedLabel;
class TaskLine;
class VertexFilterField;
class VertexRows;
class VertexTableModel;

/// The vertices of a primitive of the selected mesh, or of all meshes of its skin, as a table: with
/// their attributes, or with a column for the weights of each joint. Rows that are selected are
/// marked in the picture, and marked vertices are selected; a vertex that is clicked in the picture
/// or pinned shows its row. Sorting, filtering, copying and measuring displacements run in worker
/// threads; displacements are those of the pose where the clip is paused. Does nothing while it is
/// not shown.
class VertexTablePanel final : public QWidget {
    Q_OBJECT

public:
    explicit VertexTablePanel(const VertexParts& parts);

    void setShown(bool shown);

signals:
    void frameWanted(const std::shared_ptr<const sinew::MarkedVertices>& marked);

private:
    struct CopyOptions {
        bool all = false;  // not only selected rows
        char separator = '\t';
    };

    void makeTop();
    void connectParts();
    void followSelection();
    void showPrimitive(const ShownPrimitive& wanted);
    void showTable();
    void keepOrder(const VertexTable* next);
    void choosePart(int row);
    [[nodiscard]] bool lists(const ShownPrimitive& wanted) const;
    void fillPrimitives();
    void list();
    void measureSoon();
    void measure();
    void takeDisplacements(std::shared_ptr<const std::vector<float>> displacements);
    void takeRows(std::shared_ptr<const std::vector<std::uint32_t>> rows);
    void reportRows(const QString& more = {});
    void onMarkedChanged();
    void selectMarked();
    void markRows();
    void onVertexClicked(const MarkedVertex& vertex);
    void onPinned();
    [[nodiscard]] std::vector<std::uint32_t> markedRows() const;
    void frameRows();
    void fillCopyMenu(QMenu& menu);
    void copy(const CopyOptions& options);
    void showMenu(const QModelIndex& index, const QPoint& globalAt);
    void addJointEntries(QMenu& menu, JointIndex joint);

    VertexParts m_parts;
    BackgroundTask m_lister;  // precedes the widgets that show their progress
    BackgroundTask m_copier;
    BackgroundTask m_measurer;
    ElidedLabel* m_name;
    QComboBox* m_primitives;
    QToolButton* m_joints;  // columns
    VertexFilterField* m_filter;
    QToolButton* m_copy;
    TaskLine* m_state;
    VertexTableModel* m_model;
    VertexRows* m_rows;
    QTimer m_soon;
    /// What the displacements are of; none: not measured.
    std::optional<std::pair<PoseMoment, Compared>> m_measured;
    bool m_shown = false;
    ShownPrimitive m_subject;
    bool m_allOfSkin = false;  // the table lists the other meshes of its skin, too
    std::shared_ptr<const MarkedVertices> m_own;  // marks made from the rows
    std::size_t m_column = 0;                     // sorted by
    bool m_descending = false;
};

}  // namespace sinew
