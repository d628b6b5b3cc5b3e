// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/vertex_filter_field.h"

#include <QLabel>
#include <QStyle>
#include <QVBoxLayout>
#include <utility>

#include "ui/keys/keyed_words.h"
#include "ui/panels/filter_completer.h"
#include "ui/panels/labels.h"
#include "ui/panels/search_field.h"

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

}  // namespace

VertexFilterField::VertexFilterField(QWidget* parent)
    : QWidget(parent),
      m_text(new SearchField(tr("Filter: weight of LeftArm > 0.1 and sum != 1"))),
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
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_text);
    column->addWidget(m_message);
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

}  // namespace sinew
