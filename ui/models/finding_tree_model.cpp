// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/finding_tree_model.h"

#include "model/check/group_findings.h"
#include "model/words/effect_words.h"
#include "model/words/place_words.h"
#include "ui/models/finding_words.h"

namespace sinew {

struct FindingTreeModel::Item {
    Item* parent = nullptr;
    int row = 0;
    const Diagnostic* finding = nullptr;  // null: a remark
    Diagnostic told = {};                 // has no places
    QString object = {};
    std::vector<std::unique_ptr<Item>> children = {};
};

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

FindingTreeModel::FindingTreeModel(QObject* parent)
    : QAbstractItemModel(parent), m_root(std::make_unique<Item>()) {}

FindingTreeModel::~FindingTreeModel() = default;

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
    m_root = std::make_unique<Item>();
    m_rows.assign(m_findings.size(), nullptr);
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

FindingTreeModel::Item& FindingTreeModel::add(Item& parent) {
    auto made = std::make_unique<Item>();
    made->parent = &parent;
    made->row = static_cast<int>(parent.children.size());
    parent.children.push_back(std::move(made));
    return *parent.children.back();
}

void FindingTreeModel::addRule(std::size_t first, std::size_t last) {
    if (last - first == 1) {
        addFinding(*m_root, first);
        return;
    }
    Item& rule = add(*m_root);
    rule.finding = &m_findings[first];
    rule.told = ruleInWords(std::span(m_findings).subspan(first, last - first));
    rule.object = objectsInWords(std::span(m_findings).subspan(first, last - first));
    for (std::size_t i = first; i < last; ++i) {
        addFinding(rule, i);
    }
}

void FindingTreeModel::addFinding(Item& parent, std::size_t position) {
    Item& row = add(parent);
    row.finding = &m_findings[position];
    row.told = withoutPlaces(*row.finding);
    row.object = concernedName(*m_asset, *row.finding);
    m_rows[position] = &row;
    addPlaces(row, position);
}

void FindingTreeModel::addPlaces(Item& parent, std::size_t position) {
    const std::vector<Diagnostic>& places = m_findings[position].places;
    const std::vector<std::string> words = placesInWords(*m_asset, places);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Diagnostic& place = places[i];
        Item& row = add(parent);
        row.finding = &place;
        row.told = place;
        const bool alone = std::count(words.begin(), words.end(), words[i]) == 1;
        row.told.message = words[i].empty() || !alone ? place.message : words[i];
        row.object = concernedName(*m_asset, place);
    }
    if (m_findings[position].places.size() == kMostPlaces) {
        Item& rest = add(parent);
        rest.told = {
            .severity = m_findings[position].severity,
            .code = m_findings[position].code,
            .message = tr("The first %1 places are listed").arg(kMostPlaces).toStdString()};
    }
}

void FindingTreeModel::addGaps() {
    if (m_gaps.empty()) {
        return;
    }
    Item& all = add(*m_root);
    all.told = {.severity = Severity::Info,
                .code = {},
                .message = tr("Not evaluated: neither passed nor failed").toStdString(),
                .count = m_gaps.size()};
    for (const Diagnostic& gap : m_gaps) {
        Item& row = add(all);
        row.finding = &gap;
        row.told = gap;
        row.object = m_asset ? concernedName(*m_asset, gap) : QString();
    }
}

const FindingTreeModel::Item* FindingTreeModel::item(const QModelIndex& index) const {
    return index.isValid() ? static_cast<const Item*>(index.internalPointer()) : m_root.get();
}

const Diagnostic* FindingTreeModel::finding(const QModelIndex& index) const {
    return item(index)->finding;
}

const Diagnostic* FindingTreeModel::told(const QModelIndex& index) const {
    return index.isValid() ? &item(index)->told : nullptr;
}

QModelIndex FindingTreeModel::indexOf(std::size_t position) const {
    if (position >= m_rows.size()) {
        return {};
    }
    return createIndex(m_rows[position]->row, 0, m_rows[position]);
}

const FindingTreeModel::Item* FindingTreeModel::find(const Item& parent, const Diagnostic& told) {
    for (const auto& child : parent.children) {
        if (child->told.code != told.code) {
            continue;
        }
        if (child->told.message == told.message && child->told.pointer == told.pointer) {
            return child.get();
        }
        if (const Item* below = find(*child, told)) {
            return below;
        }
    }
    return nullptr;
}

QModelIndex FindingTreeModel::indexOf(const Diagnostic& told) const {
    const Item* found = find(*m_root, told);
    return found == nullptr ? QModelIndex() : createIndex(found->row, 0, found);
}

QModelIndex FindingTreeModel::index(int row, int column, const QModelIndex& parent) const {
    const Item* above = item(parent);
    if (parent.column() > 0 || column < 0 || column >= ColumnCount || row < 0 ||
        static_cast<std::size_t>(row) >= above->children.size()) {
        return {};
    }
    return createIndex(row, column, above->children[static_cast<std::size_t>(row)].get());
}

QModelIndex FindingTreeModel::parent(const QModelIndex& child) const {
    const Item* above = child.isValid() ? item(child)->parent : nullptr;
    return above == nullptr || above == m_root.get() ? QModelIndex()
                                                     : createIndex(above->row, 0, above);
}

int FindingTreeModel::rowCount(const QModelIndex& parent) const {
    return parent.column() > 0 ? 0 : static_cast<int>(item(parent)->children.size());
}

int FindingTreeModel::columnCount(const QModelIndex&) const {
    return ColumnCount;
}

QVariant FindingTreeModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const Item& row = *item(index);
    const bool top = row.parent == m_root.get();
    switch (role) {
        case Qt::DisplayRole:
            return text(row, index.column());
        case Qt::DecorationRole:
            return index.column() == MessageColumn && top
                       ? QVariant(severityIcon(row.told.severity))
                       : QVariant();
        case Qt::ToolTipRole:
            return findingHtml(row.told);
        case Qt::TextAlignmentRole:
            return isNumber(index.column()) ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                            : QVariant();
        case SortRole:
            return sortValue(row, index.column());
        case SeverityRole:
            return static_cast<int>(row.told.severity);
        case CodeRole:
            return QString::fromStdString(row.told.code);
        default:
            return {};
    }
}

QString FindingTreeModel::text(const Item& item, int column) {
    const bool first = item.parent == nullptr || item.parent->parent == nullptr;
    switch (column) {
        case MessageColumn:
            return QString::fromStdString(item.told.message);
        case ObjectColumn:
            return item.object;
        case EffectColumn:
            return item.told.effect ? QString::fromStdString(effectShare(*item.told.effect))
                                    : QString();
        case PlaceColumn:
            return QString::fromStdString(item.told.pointer);
        case CountColumn:
            return item.told.count == 1 ? QString() : QString::number(item.told.count);
        default:
            return first ? QString::fromStdString(item.told.code) : QString();
    }
}

QVariant FindingTreeModel::sortValue(const Item& item, int column) {
    switch (column) {
        case MessageColumn:
            return -static_cast<int>(item.told.severity);
        case EffectColumn:
            return item.told.effect ? item.told.effect->share : -1.0;
        case CountColumn:
            return static_cast<qulonglong>(item.told.count);
        default:
            return text(item, column);
    }
}

QVariant FindingTreeModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && isNumber(section)) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
        case MessageColumn:
            return tr("Problem");
        case ObjectColumn:
            return tr("Object");
        case EffectColumn:
            return tr("Effect");
        case PlaceColumn:
            return tr("Location in the file");
        case CountColumn:
            return tr("Count");
        default:
            return tr("Code");
    }
}

}  // namespace sinew
