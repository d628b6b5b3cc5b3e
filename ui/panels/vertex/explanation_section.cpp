// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/vertex/explanation_section.h"

#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <cmath>
#include <utility>

#include "ui/panels/widgets/folding_section.h"

namespace sinew {
namespace {

constexpr int kLinesHeight = 200;
constexpr int kExplainedDecimals = 4;

QString coordinate(double value) {
    constexpr double kRounded = 0.00005;  // less is shown as 0
    return QString::number(std::abs(value) < kRounded ? 0.0 : value, 'f', kExplainedDecimals);
}

QString vectorText(const glm::dvec3& vector) {
    return QStringLiteral("%1  %2  %3")
        .arg(coordinate(vector.x), coordinate(vector.y), coordinate(vector.z));
}

/// The name, and behind it a text, which has the whole width then.
QString nameText(const ExplanationLine& line) {
    const QString name = QString::fromStdString(line.name);
    return line.text.empty() ? name
                             : name + QStringLiteral(": ") + QString::fromStdString(line.text);
}

}  // namespace

ExplanationSection::ExplanationSection()
    : m_lines(new QTreeWidget), m_section(new FoldingSection(tr("How it gets there"), m_lines)) {
    m_lines->setObjectName(QStringLiteral("explanationLines"));
    m_lines->setAccessibleName(tr("How the vertex gets where it is"));
    m_lines->setColumnCount(2);
    m_lines->setHeaderHidden(true);
    m_lines->setRootIsDecorated(false);
    m_lines->setUniformRowHeights(true);
    m_lines->setTextElideMode(Qt::ElideMiddle);
    m_lines->setMinimumHeight(kLinesHeight);
    m_lines->setSelectionMode(QAbstractItemView::NoSelection);
    m_lines->header()->setStretchLastSection(false);
    m_lines->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_lines->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_section->setObjectName(QStringLiteral("explanationSection"));
    m_section->setOpen(false);
    connect(m_section, &FoldingSection::openChanged, this, &ExplanationSection::refresh);
    connect(&m_explainer, &VertexExplainer::explained, this, &ExplanationSection::show);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_section);
}

void ExplanationSection::setOpen(bool open) {
    m_section->setOpen(open);
}

void ExplanationSection::setQuestion(std::optional<VertexExplainer::Question> question) {
    m_question = std::move(question);
    refresh();
}

void ExplanationSection::refresh() {
    if (m_question && m_section->open()) {
        m_explainer.ask(*m_question);
    } else {
        m_explainer.cancel();
        m_lines->clear();
    }
}

/// Lines stay where they are while values follow the time.
void ExplanationSection::show(const std::vector<ExplanationLine>& lines) {
    const int count = static_cast<int>(lines.size());
    while (m_lines->topLevelItemCount() > count) {
        delete m_lines->takeTopLevelItem(count);
    }
    for (int row = 0; row < count; ++row) {
        const ExplanationLine& line = lines[static_cast<std::size_t>(row)];
        QTreeWidgetItem* item = m_lines->topLevelItem(row);
        if (item == nullptr) {
            item = new QTreeWidgetItem(m_lines);
            item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        }
        const QString name = nameText(line);
        item->setText(0, QString(3 * line.depth, QLatin1Char(' ')) + name);
        item->setToolTip(0, name.toHtmlEscaped());
        item->setText(1, line.vector ? vectorText(*line.vector) : QString());
        item->setFirstColumnSpanned(!line.vector);
    }
}

}  // namespace sinew
