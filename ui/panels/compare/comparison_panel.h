// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <array>
#include <memory>
#include <vector>

#include "model/compare/compared_objects.h"
#include "model/view/marked_vertices.h"
#include "ui/session/parts.h"

class QBoxLayout;
class QComboBox;
class QLabel;
class QToolButton;

namespace sinew {

class ChangeListModel;
enum class ComparedTotal : std::uint8_t;
class ComparisonTotals;
class ElidedLabel;
class PanelTree;
class SearchField;
class TaskLine;

/// What differs between two files: one sentence, totals, the objects of both, and the distance over
/// the clip that plays.
class ComparisonPanel final : public QWidget {
    Q_OBJECT

public:
    /// All are borrowed.
    ComparisonPanel(Document& document, Player& player, Selection& selection,
                    Comparison& comparison);

    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void vertexWanted(std::shared_ptr<const sinew::MarkedVertices> marked);  // mark and frame it
    void nodeWanted(sinew::NodeIndex node);                                  // frame it

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QBoxLayout* makeHead();
    [[nodiscard]] QBoxLayout* makeFilters();
    void makeList();
    void connectParts();
    void refresh();
    void refreshMeasured();
    void countStates();
    void sayState();
    void applyFilter();
    void followSelection();
    void choose(const ComparedObject& object);
    void goTo(ComparedTotal total);
    void goToDistance(const ComparedObject& object);
    template <class Place>
    void showPlace(const Place& place);

    Document& m_document;
    Player& m_player;
    Selection& m_selection;
    Comparison& m_comparison;
    ChangeListModel* m_model;
    QLabel* m_sentence;
    ElidedLabel* m_files;
    TaskLine* m_task;
    QToolButton* m_measure;
    ComparisonTotals* m_totals;
    std::array<QToolButton*, kObjectStates> m_states{};  // [ObjectState]
    QComboBox* m_kind;
    SearchField* m_search;
    PanelTree* m_list;
    QLabel* m_nothing;
    QBoxLayout* m_filters = nullptr;
    QBoxLayout* m_sides = nullptr;  // the list, and what is measured
    bool m_following = false;
};

}  // namespace sinew
