// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QSet>
#include <QStringList>
#include <memory>
#include <vector>

#include "ui/models/joint_cells.h"
#include "ui/models/joint_rows.h"
#include "ui/models/names.h"

namespace sinew {

/// The joints of one skin with what is measured of them, as a list or a tree, in the order of the
/// hierarchy; pinned ones come first. Columns are those of `jointColumns`; what is not measured
/// yet shows "…". Without a skin, if bones are all that is drawn: these bones, a JointIndex counts
/// them, and weights are unknown.
class JointListModel final : public TreeModel {
    Q_OBJECT

public:
    enum Role {
        SortRole = Qt::UserRole,  // number; the least if it is not known
        PinnedRole,               // bool
    };

    explicit JointListModel(QObject* parent = nullptr);

    void setSkin(std::shared_ptr<const Asset> asset, SkinIndex skin, SceneIndex scene = {});
    void setTree(bool tree);
    [[nodiscard]] bool isTree() const noexcept { return m_asTree; }
    /// Null: not measured. `measuring`: unknown cells show "…", otherwise a dash.
    void setSurvey(std::shared_ptr<const SkinSurvey> survey, bool measuring);
    void setVolumes(std::shared_ptr<const std::vector<WorstVolume>> volumes, bool measuring);

    /// By name, so that the pins stay for other versions of the file and other files of the rig.
    void setPinned(const std::vector<JointIndex>& joints, bool pinned);
    [[nodiscard]] bool isPinned(JointIndex joint) const;

    [[nodiscard]] bool lacksSkin() const noexcept { return !m_skin && !m_nodes.empty(); }
    [[nodiscard]] std::size_t jointCount() const noexcept { return m_names.size(); }
    [[nodiscard]] const QString& name(JointIndex joint) const { return m_names[joint.value]; }
    [[nodiscard]] NodeIndex node(JointIndex joint) const { return m_nodes[joint.value]; }
    [[nodiscard]] JointIndex jointOf(NodeIndex node) const;  // none: not listed
    [[nodiscard]] MeasuredJoint measured(JointIndex joint) const;
    [[nodiscard]] JointIndex joint(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(JointIndex joint) const;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    void listJoints(SceneIndex scene);
    void makeRows();
    void changeAll();
    [[nodiscard]] QVariant nameData(JointIndex joint, int role) const;
    [[nodiscard]] QVariant valueData(JointColumn column, JointIndex joint, int role) const;
    [[nodiscard]] QString nameTip(JointIndex joint) const;
    [[nodiscard]] QString unknownText(JointColumn column) const;

    std::shared_ptr<const Asset> m_asset;
    SkinIndex m_skin;
    bool m_asTree = false;
    NameFamily m_family;
    std::vector<NodeIndex> m_nodes;  // [joint]
    std::vector<QString> m_names;    // [joint]
    std::vector<QColor> m_colors;    // [joint], as in the views
    QSet<QString> m_pinned;          // names
    std::shared_ptr<const SkinSurvey> m_survey;
    std::shared_ptr<const std::vector<WorstVolume>> m_volumes;
    bool m_surveying = false;
    bool m_measuringVolumes = false;
};

}  // namespace sinew
