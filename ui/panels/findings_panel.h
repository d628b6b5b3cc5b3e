// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace sinew {

class FindingListModel;
class Session;

/// The findings of the file; choosing one selects the node that it concerns.
class FindingsPanel final : public QWidget {
    Q_OBJECT

public:
    explicit FindingsPanel(Session& session, QWidget* parent = nullptr);

private:
    void choose(const QModelIndex& index);

    Session& m_session;
    FindingListModel* m_model;
};

}  // namespace sinew
