// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/filter_completer.h"

#include <QAbstractItemView>
#include <QLineEdit>
#include <QRegularExpression>
#include <QStringListModel>

#include "model/weights/vertex_filter.h"
#include "ui/models/node_rows.h"

namespace sinew {
namespace {

constexpr int kMostOffered = 12;
constexpr int kOfferedWidth = 240;

/// The word that ends at the cursor, an opened quote included.
QString wordBefore(const QLineEdit& field) {
    static const QRegularExpression word(QStringLiteral(R"((?:"[^"]*|[^\s()=<>!"']+)$)"));
    return word.match(field.text().left(field.cursorPosition())).captured();
}

bool isAfterOf(const QLineEdit& field, qsizetype wordLength) {
    static const QRegularExpression of(QStringLiteral(R"((^|[\s(])of\s+$)"),
                                       QRegularExpression::CaseInsensitiveOption);
    return of.match(field.text().left(field.cursorPosition() - wordLength)).hasMatch();
}

/// QLineEdit keeps its own to itself.
QRect cursorOf(const QLineEdit& field) {
    return field.inputMethodQuery(Qt::ImCursorRectangle).toRect();
}

bool isAfterComparison(const QLineEdit& field, qsizetype wordLength) {
    const QString before = field.text().left(field.cursorPosition() - wordLength).trimmed();
    return !before.isEmpty() && QStringLiteral("=<>\u2260\u2264\u2265").contains(before.back());
}

}  // namespace

FilterCompleter::FilterCompleter(QLineEdit& field)
    : QCompleter(&field), m_field(field), m_words(new QStringListModel(this)) {
    setModel(m_words);
    setWidget(&field);
    setCaseSensitivity(Qt::CaseInsensitive);
    setMaxVisibleItems(kMostOffered);
    connect(&field, &QLineEdit::textEdited, this, &FilterCompleter::offer);
    connect(this, qOverload<const QString&>(&QCompleter::activated), this,
            &FilterCompleter::insert);
}

void FilterCompleter::setTable(const std::shared_ptr<const VertexTable>& table) {
    m_quantities.clear();
    m_joints.clear();
    if (!table) {
        return;
    }
    for (const VertexColumn& column : table->columns()) {
        m_quantities.append(QString::fromStdString(column.name));
    }
    m_quantities += {QStringLiteral("and"), QStringLiteral("or"), QStringLiteral("not")};
    if (table->hasWeights()) {
        m_quantities.append(QStringLiteral("weight of"));
    }
    for (std::size_t i = 0; i < table->jointCount(); ++i) {
        const NodeIndex node = table->asset()[table->skin()].joints[i];
        m_joints.append(
            QString::fromStdString(filterName(nodeLabel(table->asset(), node).toStdString())));
    }
}

void FilterCompleter::offer() {
    const QString word = wordBefore(m_field);
    if (word.isEmpty() || isAfterComparison(m_field, word.size())) {
        popup()->hide();
        return;
    }
    const bool joint = isAfterOf(m_field, word.size());
    setFilterMode(joint ? Qt::MatchContains : Qt::MatchStartsWith);
    m_words->setStringList(joint ? m_joints : m_quantities);
    setCompletionPrefix(word.startsWith(QLatin1Char('"')) ? word.mid(1) : word);
    const bool isComplete =
        completionCount() == 1 && currentCompletion().compare(word, Qt::CaseInsensitive) == 0;
    if (completionCount() == 0 || isComplete) {
        popup()->hide();
    } else {
        QRect place = m_field.rect();
        place.setLeft(cursorOf(m_field).left());
        place.setWidth(kOfferedWidth);
        complete(place);
    }
}

void FilterCompleter::insert(const QString& word) {
    const auto length = static_cast<int>(wordBefore(m_field).size());
    m_field.setSelection(m_field.cursorPosition() - length, length);
    m_field.insert(word + QLatin1Char(' '));
}

}  // namespace sinew
