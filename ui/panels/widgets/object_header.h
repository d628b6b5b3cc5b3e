// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <vector>

#include "ui/models/node_rows.h"
#include "ui/session/object_history.h"
#include "ui/session/parts.h"

class QLabel;
class QToolButton;

namespace sinew {

class ElidedLabel;

/// The header of the Properties panel: name, kind and location of the object, breadcrumb links up
/// to the file, Back and Forward.
class ObjectHeader final : public QWidget {
    Q_OBJECT

public:
    ObjectHeader(Document& document, Selection& selection);

private:
    void refreshAsset();
    void refreshObject();
    void go(const ObjectRef& object);

    Document& m_document;
    Selection& m_selection;
    ObjectHistory m_history;
    std::vector<NodeKind> m_nodeKinds;  // [node of the file]
    QToolButton* m_back;
    QToolButton* m_forward;
    QLabel* m_path;
    QLabel* m_icon;
    ElidedLabel* m_name;
    ElidedLabel* m_place;
};

}  // namespace sinew
