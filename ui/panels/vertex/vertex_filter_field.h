// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QCompleter>
#include <QStringList>
#include <QTimer>
#include <QWidget>
#include <memory>

#include "model/weights/vertex_filter.h"

class QLabel;
class QLineEdit;
class QStringListModel;

namespace sinew {

class SearchField;
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
    QStringList m_joints;  // names as a filter can contain them
};

/// The text of a vertex filter. What is wrong with it is shown below: a click on the place selects
/// it, one on a suggestion inserts it.
class VertexFilterField final : public QWidget {
    Q_OBJECT

public:
    VertexFilterField();
    ~VertexFilterField() override;

    /// What the filter is made for; null: nothing. The text stays and is read again.
    void setTable(std::shared_ptr<const VertexTable> table);
    [[nodiscard]] const std::optional<VertexFilter>& filter() const noexcept { return m_filter; }
    void setText(const QString& filter);

signals:
    void filterChanged();  // a short while after the text was edited, and only if it is right

private:
    bool read();
    void showError(const std::optional<VertexFilterError>& error);
    void onLink(const QString& link);

    SearchField* m_text;
    QLabel* m_message;
    FilterCompleter* m_completer;
    QTimer m_pause;
    std::shared_ptr<const VertexTable> m_table;
    std::optional<VertexFilter> m_filter;
    std::optional<VertexFilterError> m_error;
};

}  // namespace sinew
