// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QComboBox;
class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace sinew {

class JointListModel;
class Session;

/// The joints of the chosen skin. Choosing one colours the mesh by its weight.
class JointsPanel final : public QWidget {
    Q_OBJECT

public:
    explicit JointsPanel(Session& session, QWidget* parent = nullptr);

private:
    void takeAsset();
    void takeSkin();
    void takeJoint();

    Session& m_session;
    JointListModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QComboBox* m_skins;
    QLineEdit* m_search;
    QTreeView* m_list;
    bool m_taking = false;  // the selection follows the session, not the user
};

}  // namespace sinew
