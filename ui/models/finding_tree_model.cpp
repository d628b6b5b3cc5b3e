// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/finding_tree_model.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "model/check/group_findings.h"
#include "model/words/effect_words.h"
#include "model/words/place_words.h"
#include "ui/models/finding_words.h"

namespace sinew {

namespace {

Diagnostic withoutPlaces(const Diagnostic& finding) {
    Diagnostic copy = finding;
    copy.places.clear();
    return copy;
}

bool isNumber(int column) {
    return column == FindingTreeModel::EffectColumn || column == FindingTreeModel::CountColumn;
}

}  // namespace

FindingTreeModel::FindingTreeModel(QObject* parent) : TreeModel(ColumnCount, parent) {}

void FindingTreeModel::setFindings(const std::shared_ptr<const Asset>& asset,
                                   const std::vector<Diagnostic>& findings,
                                   const std::vector<CoverageGap>& gaps) {
    beginResetModel();
    m_asset = asset;
    m_gaps.clear();
    for (const CoverageGap& gap : gaps) {
        m_gaps.push_back({.severity = Severity::Info,
                          .code = gap.code,
                          .message = coverageWords(gap),
                          .pointer = gap.pointer,
                          .animation = gap.animation});
    }
    m_findings = asset ? findings : std::vector<Diagnostic>();
    m_tree = {};
    m_items.clear();
    m_rowOf.assign(m_findings.size(), -1);
    for (std::size_t first = 0; first < m_findings.size();) {
        std::size_t last = first + 1;
        while (last < m_findings.size() && sameRule(m_findings[first], m_findings[last])) {
            ++last;
        }
        addRule(first, last);
        first = last;
    }
    addGaps();
    endResetModel();
}

int FindingTreeModel::add(int parent, Item item) {
    m_items.push_back(std::move(item));
    return m_tree.add(parent);
}

void FindingTreeModel::addRule(std::size_t first, std::size_t last) {
    const std::span<const Diagnostic> findings = std::span(m_findings).subspan(first, last - first);
    const int parent = findings.size() == 1 ? -1
                                            : add(-1, {.finding = &findings.front(),
                                                       .summary = ruleInWords(findings),
                                                       .object = objectsInWords(findings)});
    for (std::size_t i = first; i < last; ++i) {
        addFinding(parent, i);
    }
}

void FindingTreeModel::addFinding(int parent, std::size_t position) {
    const Diagnostic& finding = m_findings[position];
    m_rowOf[position] = add(parent, {.finding = &finding,
                                     .summary = withoutPlaces(finding),
                                     .object = concernedName(*m_asset, finding)});
    addPlaces(m_rowOf[position], position);
}

void FindingTreeModel::addPlaces(int parent, std::size_t position) {
    const std::vector<Diagnostic>& places = m_findings[position].places;
    const std::vector<std::string> words = placesInWords(*m_asset, places);
    for (std::size_t i = 0; i < places.size(); ++i) {
        Item row{.finding = &places[i],
                 .summary = places[i],
                 .object = concernedName(*m_asset, places[i])};
        if (!words[i].empty() && std::ranges::count(words, words[i]) == 1) {
            row.summary.message = words[i];
        }
        add(parent, std::move(row));
    }
    if (places.size() == kMostPlaces) {
        add(parent,
            {.summary = {
                 .severity = m_findings[position].severity,
                 .code = m_findings[position].code,
                 .message = tr("The first %1 places are listed").arg(kMostPlaces).toStdString()}});
    }
}

void FindingTreeModel::addGaps() {
    if (m_gaps.empty()) {
        return;
    }
    const int all = add(
        -1, {.summary = {.severity = Severity::Info,
                         .code = {},
                         .message = tr("Not evaluated: neither passed nor failed").toStdString(),
                         .count = m_gaps.size()}});
    for (const Diagnostic& gap : m_gaps) {
        add(all, {.finding = &gap,
                  .summary = gap,
                  .object = m_asset ? concernedName(*m_asset, gap) : QString()});
    }
}

const Diagnostic* FindingTreeModel::finding(const QModelIndex& index) const {
    const int row = rowAt(index);
    return row < 0 ? nullptr : item(row).finding;
}

const Diagnostic* FindingTreeModel::summary(const QModelIndex& index) const {
    const int row = rowAt(index);
    return row < 0 ? nullptr : &item(row).summary;
}

QModelIndex FindingTreeModel::indexOf(std::size_t position) const {
    return indexOfRow(position < m_rowOf.size() ? m_rowOf[position] : -1);
}

QModelIndex FindingTreeModel::indexOf(const Diagnostic& summary) const {
    const auto found = std::ranges::find_if(m_items, [&](const Item& each) {
        return each.summary.code == summary.code && each.summary.message == summary.message &&
               each.summary.pointer == summary.pointer;
    });
    return indexOfRow(found == m_items.end() ? -1 : static_cast<int>(found - m_items.begin()));
}

QVariant FindingTreeModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const int row = rowAt(index);
    const Diagnostic& summary = item(row).summary;
    switch (role) {
        case Qt::DisplayRole:
            return text(row, index.column());
        case Qt::DecorationRole:
            return index.column() == MessageColumn && !index.parent().isValid()
                       ? QVariant(severityIcon(summary.severity))
                       : QVariant();
        case Qt::ToolTipRole:
            return findingHtml(summary);
        case Qt::TextAlignmentRole:
            return isNumber(index.column()) ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                            : QVariant();
        case SortRole:
            return sortValue(row, index.column());
        case SeverityRole:
            return static_cast<int>(summary.severity);
        case CodeRole:
            return QString::fromStdString(summary.code);
        default:
            return {};
    }
}

QString FindingTreeModel::text(int row, int column) const {
    const Diagnostic& summary = item(row).summary;
    switch (column) {
        case MessageColumn:
            return QString::fromStdString(summary.message);
        case ObjectColumn:
            return item(row).object;
        case EffectColumn:
            return summary.effect ? QString::fromStdString(effectShare(*summary.effect))
                                  : QString();
        case PlaceColumn:
            return QString::fromStdString(summary.pointer);
        case CountColumn:
            return summary.count == 1 ? QString() : QString::number(summary.count);
        default:
            return indexOfRow(row).parent().isValid() ? QString()
                                                      : QString::fromStdString(summary.code);
    }
}

QVariant FindingTreeModel::sortValue(int row, int column) const {
    const Diagnostic& summary = item(row).summary;
    switch (column) {
        case MessageColumn:
            return -static_cast<int>(summary.severity);
        case EffectColumn:
            return summary.effect ? summary.effect->share : -1.0;
        case CountColumn:
            return static_cast<qulonglong>(summary.count);
        default:
            return text(row, column);
    }
}

QVariant FindingTreeModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && isNumber(section)) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    const std::array<QString, ColumnCount> titles{tr("Problem"), tr("Object"),
                                                  tr("Effect"),  tr("Location in the file"),
                                                  tr("Count"),   tr("Code")};
    return titles.at(static_cast<std::size_t>(section));
}

}  // namespace sinew
