// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/vertex/vertex_filter_field.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QStringListModel>
#include <QVBoxLayout>
#include <utility>

#include "model/weights/vertex_filter.h"
#include "ui/keys/keyed_words.h"
#include "ui/models/node_rows.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/panels/widgets/search_field.h"

namespace sinew {
namespace {

constexpr int kTypingMilliseconds = 250;
const QString kPlaceLink = QStringLiteral("place");

/// Bytes of UTF-8 as characters of the field.
int characters(const QByteArray& text, std::size_t bytes) {
    return static_cast<int>(QString::fromUtf8(text.left(static_cast<qsizetype>(bytes))).size());
}

QString link(const QString& to, const QString& words) {
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(to, words.toHtmlEscaped());
}

QString helpText() {
    return VertexFilterField::tr(
        "Show only these vertices\n"
        "For example:\n"
        "weight of LeftArm > 0.1\n"
        "weight of \"Left Arm\" > 0.1 and sum != 1\n"
        "influences > 4 or not (POSITION.x < 0)\n"
        "index = 120\n"
        "Quantities: every column of the table as it is stored there, and the weight of a joint by "
        "name or number (#3).\n"
        "sum = 1 allows for the specification's tolerance.");
}

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

VertexFilterField::VertexFilterField()
    : m_text(new SearchField(tr("Filter: weight of LeftArm > 0.1 and sum != 1"))),
      m_message(new QLabel),
      m_completer(new FilterCompleter(*m_text)) {
    m_text->setObjectName(QStringLiteral("vertexFilter"));
    m_text->setAccessibleName(tr("Filter vertices"));
    setKeyedTip(*m_text, QStringLiteral("find"), helpText());
    m_message->setObjectName(QStringLiteral("vertexFilterMessage"));
    m_message->setTextFormat(Qt::RichText);
    m_message->setWordWrap(true);
    m_message->setContentsMargins(2, 3, 2, 0);
    m_message->hide();
    setTone(*m_message, LabelTone::Alarm);
    spaced(new QVBoxLayout(this), 0, {m_text, m_message});
    m_pause.setSingleShot(true);
    m_pause.setInterval(kTypingMilliseconds);
    connect(m_text, &QLineEdit::textChanged, this, [this] { m_pause.start(); });
    connect(&m_pause, &QTimer::timeout, this, [this] {
        if (read()) {
            emit filterChanged();
        }
    });
    connect(m_text, &QLineEdit::returnPressed, this, [this] {
        m_pause.stop();
        if (read()) {
            emit filterChanged();
        }
    });
    connect(m_message, &QLabel::linkActivated, this, &VertexFilterField::onLink);
}

VertexFilterField::~VertexFilterField() = default;

void VertexFilterField::setTable(std::shared_ptr<const VertexTable> table) {
    m_table = std::move(table);
    m_text->setEnabled(m_table != nullptr);
    m_completer->setTable(m_table);
    m_pause.stop();
    if (!read()) {
        m_filter.reset();
    }
}

void VertexFilterField::setText(const QString& filter) {
    m_text->setText(filter);
}

/// False: the text is wrong, and the filter stays as it was.
bool VertexFilterField::read() {
    if (!m_table) {
        showError({});
        m_filter.reset();
        return true;
    }
    const QByteArray text = m_text->text().toUtf8();
    VertexFilterResult result =
        parseVertexFilter({text.constData(), static_cast<std::size_t>(text.size())}, *m_table);
    showError(result.error);
    if (result.error) {
        return false;
    }
    m_filter = std::move(result.filter);
    return true;
}

void VertexFilterField::showError(const std::optional<VertexFilterError>& error) {
    m_error = error;
    m_message->setVisible(error.has_value());
    m_text->setProperty("refused", error.has_value());
    m_text->style()->unpolish(m_text);
    m_text->style()->polish(m_text);
    if (!error) {
        m_message->clear();
        return;
    }
    const int at = characters(m_text->text().toUtf8(), error->at);
    QString words = link(kPlaceLink, tr("Character %1").arg(at + 1)) + QStringLiteral(": ") +
                    QString::fromStdString(error->message).toHtmlEscaped();
    for (std::size_t i = 0; i < error->suggestions.size(); ++i) {
        words += i == 0 ? tr(". Did you mean ") : tr(" or ");
        words += link(QString::number(i), QString::fromStdString(error->suggestions[i]));
    }
    m_message->setText(error->suggestions.empty() ? words : words + QLatin1Char('?'));
}

void VertexFilterField::onLink(const QString& to) {
    if (!m_error) {
        return;
    }
    const VertexFilterError error = *m_error;
    const QByteArray text = m_text->text().toUtf8();
    const int at = characters(text, error.at);
    const int end = characters(text, error.at + error.length);
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->setSelection(at, end - at);
    if (to != kPlaceLink) {
        m_text->insert(QString::fromStdString(error.suggestions[to.toUInt()]));
    }
}

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
    for (const std::string& quantity : quantityNames(*table)) {
        m_quantities.append(QString::fromStdString(quantity));
    }
    m_quantities += {QStringLiteral("and"), QStringLiteral("or"), QStringLiteral("not")};
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
