// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "model/core/index.h"
#include "model/view/marked_vertices.h"
#include "ui/session/parts.h"

class QComboBox;
class QHBoxLayout;
class QLabel;
class QMenu;
class QToolButton;

namespace sinew {

class IslandList;
class JointFilter;
class JointFilterButton;
class JointListModel;
class JointTree;
class MeasureHint;
class SearchField;
struct ClipFrames;
class SkinMeter;

/// The joints of the selected skin with what is measured of them, as a list or a tree. Selecting
/// joints colours the mesh by the sum of their weights; below, the stray islands of these joints
/// are listed. Measures only while it is visible. In a file without a skin that draws nothing but
/// bones it lists these: they have no weights, and selecting one selects its node.
class JointsPanel final : public QWidget {
    Q_OBJECT

public:
    JointsPanel(Document& document, Player& player, Selection& selection, Appearance& appearance);

    void reveal(JointIndex joint);  // selects and shows its row; ends a search that hides it
    /// Whether the list is one of bones without a skin, with this one among them.
    [[nodiscard]] bool listsBone(NodeIndex node) const;
    void revealBone(NodeIndex node);                       // the same for one of these
    [[nodiscard]] NodeIndex node(JointIndex joint) const;  // node of a row
    /// What a menu of the joint offers besides that of its node: pins, stray islands, copies.
    void addEntries(QMenu& menu, JointIndex joint);

    [[nodiscard]] JointTree& list() noexcept { return *m_list; }
    [[nodiscard]] SkinMeter& meter() noexcept { return *m_meter; }
    [[nodiscard]] bool isTree() const;
    void setTree(bool tree);

    // The same with and without islands, so that the panel stays when they are listed.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void frameWanted(sinew::NodeIndex node);
    /// No skin: a bone without one; see node().
    void menuWanted(sinew::SkinIndex skin, sinew::JointIndex joint, const QPoint& globalAt);
    void strayWanted(sinew::SkinIndex skin, sinew::JointIndex joint,
                     const std::shared_ptr<const sinew::MarkedVertices>& vertices);
    void treeChanged();

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QHBoxLayout* makeTools();
    void connectList();
    void connectParts();
    [[nodiscard]] std::vector<JointIndex> meantBy(JointIndex joint) const;
    void pin(const std::vector<JointIndex>& joints, bool pinned);
    void filter();
    void refreshAsset();
    void refreshSkin();
    void refreshRows();
    void refreshJoint();
    void refreshIslands();
    void refreshMeasured();
    [[nodiscard]] ClipFrames clipFrames() const;
    void refreshLook();
    void measure();
    void takeRows();
    void showBones(bool bones);
    [[nodiscard]] std::vector<JointIndex> chosen() const;
    void takeBone();

    Document& m_document;
    Player& m_player;
    Selection& m_selection;
    Appearance& m_appearance;
    SkinMeter* m_meter;
    JointListModel* m_model;
    JointFilter* m_filter;
    QComboBox* m_skins;
    SearchField* m_search;
    JointFilterButton* m_kinds;
    QToolButton* m_tree;
    QToolButton* m_descendants;
    MeasureHint* m_hint;
    QLabel* m_bones;
    QLabel* m_nothing;
    JointTree* m_list;
    IslandList* m_islands;
    bool m_refreshing = false;    // the selection is being updated from the session
    double m_measuredRate = 0.0;  // rate of the last measurement
};

}  // namespace sinew
