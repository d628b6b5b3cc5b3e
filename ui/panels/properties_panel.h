// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "model/core/index.h"
#include "ui/session/parts.h"

class QLabel;

namespace sinew {

class ImagePreview;
class PropertyTree;
class PropertyTreeModel;

/// The properties of the selected object. A value that references another object is a link to it; a
/// key in a list leads to its time.
class PropertiesPanel final : public QWidget {
    Q_OBJECT

public:
    PropertiesPanel(Document& document, Selection& selection);

signals:
    void keyWanted(sinew::AnimationIndex animation, float seconds);  // a key of a list

private:
    void refreshObject();
    void showKey(const QModelIndex& index);
    void openRows();
    void follow(const QModelIndex& index);
    void showMenu(const QModelIndex& index, const QPoint& globalAt);

    Document& m_document;
    Selection& m_selection;
    PropertyTreeModel* m_model;
    PropertyTree* m_tree;
    ImagePreview* m_preview;
    QLabel* m_nothing;
};

}  // namespace sinew
