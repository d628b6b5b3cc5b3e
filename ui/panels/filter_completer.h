// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QCompleter>
#include <QStringList>
#include <memory>

class QLineEdit;
class QStringListModel;

namespace sinew {

class VertexTable;

/// Completes the word under the cursor of a vertex filter: after "of" the name of a joint,
/// otherwise a word of the language or a column.
class FilterCompleter final : public QCompleter {
    Q_OBJECT

public:
    explicit FilterCompleter(QLineEdit& field);  // owned by the field

    void setTable(const std::shared_ptr<const VertexTable>& table);

private:
    void offer();
    void insert(const QString& word);

    QLineEdit& m_field;
    QStringListModel* m_words;
    QStringList m_quantities;
    QStringList m_joints;  // as they can stand in a filter
};

}  // namespace sinew
