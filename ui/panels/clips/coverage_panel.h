// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <memory>

#include "ui/session/parts.h"
#include "ui/session/work/background_task.h"

class QCheckBox;

namespace sinew {

struct Asset;
class CoverageModel;
class PanelTree;

/// Which clip moves which node: a table of nodes and clips. A row selects its node; a cell that is
/// activated shows its clip. Found in a worker thread while the panel is shown.
class CoveragePanel final : public QWidget {
    Q_OBJECT

public:
    /// All are borrowed.
    CoveragePanel(Document& document, Player& player, Selection& selection);

    void setShown(bool shown);

private:
    void connectParts();
    void refresh();
    void followNode();

    Document& m_document;
    Player& m_player;
    Selection& m_selection;
    BackgroundTask m_finder;
    CoverageModel* m_model;
    QCheckBox* m_onlyLeftOut;
    PanelTree* m_list;
    std::shared_ptr<const Asset> m_subject;  // what the table is of, or will be
    bool m_shown = false;
    bool m_following = false;
};

}  // namespace sinew
