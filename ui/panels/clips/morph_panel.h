// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>
#include <QWidget>
#include <memory>

#include "model/evaluate/pose_moment.h"
#include "ui/models/morph_slider_model.h"
#include "ui/session/parts.h"
#include "ui/session/work/background_task.h"

class QComboBox;
class QLabel;
class QPushButton;
class QSortFilterProxyModel;
class QToolButton;
class QVBoxLayout;

namespace sinew {

class ElidedLabel;
class MorphSliderList;
class SearchField;

/// The morph targets of a node as sliders, and the expressions of a VRM avatar: the weights of the
/// pose that is shown, and changes to them as part of the pose by hand. The node follows the
/// selection. While shown and playing, the values follow at most 20 times per second.
class MorphPanel final : public QWidget {
    Q_OBJECT

public:
    MorphPanel(Document& document, Player& player, Selection& selection, Appearance& appearance);

    void setShown(bool shown);  // called by its dock; false behind another tab

    [[nodiscard]] NodeIndex node() const noexcept { return m_node; }  // whose targets are listed
    void setNode(NodeIndex node);

    // What the buttons do, for the slider of the current row.
    void showOnlyCurrent();
    void resetCurrent();
    void takeOverCurrent();
    // Null without a current row.
    [[nodiscard]] const MorphSlider* currentSlider() const;
    [[nodiscard]] const MorphState* currentState() const;

    /// The view of how far the current row moves each vertex; off: shaded.
    void setHeatMap(bool on);

    void resetNode();     // all targets of the node, and all expressions
    void takeOverNode();  // all that a clip drives

signals:
    void menuWanted(const QPoint& globalAt);  // menu of the current row

private:
    /// One list of sliders and what it shows.
    struct Part {
        MorphSliderModel* model = nullptr;
        QSortFilterProxyModel* sorted = nullptr;
        MorphSliderList* list = nullptr;
    };

    [[nodiscard]] Part makePart(MorphSliderModel::Kind kind, const QString& headline,
                                const char* name);
    void addTop(QVBoxLayout& column);
    void addLists(QVBoxLayout& column);
    void addBottom(QVBoxLayout& column);
    void connectPart(const Part& part, const Part& other);
    void refreshAsset();
    void refreshNode();
    void refreshDrivers();
    void refreshSoon();
    void refreshStates();
    void refreshControls();
    void refreshUnplayed();
    void showInHeatMap();  // the current row, if the view is on
    [[nodiscard]] NodeIndex sensibleNode() const;
    [[nodiscard]] std::pair<const MorphSliderModel*, int> currentRow() const;  // null: none
    [[nodiscard]] const PoseEvaluator& posed();
    void apply(HandPose pose);

    Document& m_document;
    Player& m_player;
    Selection& m_selection;
    Appearance& m_appearance;
    BackgroundTask m_measurer;
    QComboBox* m_nodes;
    SearchField* m_search;
    QToolButton* m_heatMap;
    QWidget* m_drivenBar = nullptr;
    ElidedLabel* m_drivenBy = nullptr;
    QWidget* m_lists = nullptr;
    QLabel* m_nothing = nullptr;
    ElidedLabel* m_unplayed = nullptr;
    Part m_expressions;
    Part m_targets;
    QPushButton* m_only = nullptr;
    QPushButton* m_reset = nullptr;
    QPushButton* m_resetAll = nullptr;
    QTimer m_soon;
    std::vector<NodeIndex> m_choices;  // same order as in the combo box
    NodeIndex m_node;
    QString m_nodeName;
    MorphDrivers m_drivers;
    PoseMoment m_moment;
    bool m_shown = false;
};

}  // namespace sinew
