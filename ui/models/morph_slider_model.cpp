// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/morph_slider_model.h"

#include <QLocale>
#include <algorithm>
#include <utility>

#include "ui/models/shared_prefix.h"
#include "ui/models/tool_tip.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

constexpr int kWeightDecimals = 3;

QString unmeasured() {
    return QStringLiteral("…");
}

bool movesNothing(const MorphSlider& slider) {
    return slider.parts.empty() || (slider.facts && slider.facts->movedVertices == 0);
}

}  // namespace

MorphSliderModel::MorphSliderModel(Kind kind, const QString& headline, QObject* parent)
    : QAbstractTableModel(parent), m_kind(kind), m_headline(headline) {}

void MorphSliderModel::setSliders(std::vector<MorphSlider> sliders) {
    beginResetModel();
    m_sliders = std::move(sliders);
    m_states.assign(m_sliders.size(), {});
    std::vector<QString> names;
    for (const MorphSlider& each : m_sliders) {
        names.push_back(each.name);
    }
    m_prefix = sharedPrefix(names);
    endResetModel();
}

void MorphSliderModel::setStates(std::vector<MorphState> states) {
    if (states.size() != m_states.size()) {
        return;
    }
    for (int row = 0; row < rowCount(); ++row) {
        const auto at = static_cast<std::size_t>(row);
        if (states[at] != m_states[at]) {
            m_states[at] = std::move(states[at]);
            emit dataChanged(index(row, 0), index(row, columnCount() - 1));
        }
    }
}

void MorphSliderModel::setFacts(const std::vector<MorphTargetFacts>& facts) {
    if (facts.size() != m_sliders.size() || facts.empty()) {
        return;
    }
    for (std::size_t i = 0; i < facts.size(); ++i) {
        m_sliders[i].facts = facts[i];
    }
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int MorphSliderModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_sliders.size());
}

int MorphSliderModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_kind == Kind::Targets ? ColumnCount : LargestColumn;
}

bool MorphSliderModel::locked(int row) const {
    return state(row).locked || slider(row).parts.empty();
}

QString MorphSliderModel::reason(int row) const {
    if (slider(row).parts.empty()) {
        return slider(row).unplayed.isEmpty() ? tr("moves nothing") : slider(row).unplayed;
    }
    return state(row).locked ? tr("by %1").arg(state(row).drivenBy) : QString();
}

QVariant MorphSliderModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    switch (role) {
        case Qt::DisplayRole:
            return text(index);
        case Qt::EditRole:
            return double(state(index.row()).value);
        case Qt::UserRole:
            return sortKey(index);
        case kShortNameRole:
            return withoutPrefix(slider(index.row()).name, m_prefix);
        case Qt::ToolTipRole:
            return plainToolTip(toolTip(index.row()));
        case Qt::AccessibleTextRole:
            return index.column() == NameColumn ? spoken(index.row()) : text(index);
        case Qt::ForegroundRole:
            return movesNothing(slider(index.row())) ? QVariant(theme::kDimText) : QVariant();
        case Qt::TextAlignmentRole:
            return index.column() == NameColumn ? QVariant()
                                                : QVariant(Qt::AlignRight | Qt::AlignVCenter);
        default:
            return roleData(index.row(), role);
    }
}

QVariant MorphSliderModel::roleData(int row, int role) const {
    switch (role) {
        case ValueRole:
            return state(row).value;
        case LeastRole:
            return slider(row).least;
        case MostRole:
            return slider(row).most;
        case BinaryRole:
            return slider(row).binary;
        case MixedRole:
            return state(row).mixed;
        case LockedRole:
            return locked(row);
        case UnplayableRole:
            return slider(row).parts.empty();
        case ReasonRole:
            return reason(row);
        case ByHandRole:
            return state(row).byHand;
        default:
            return {};
    }
}

QVariant MorphSliderModel::sortKey(const QModelIndex& index) const {
    const std::optional<MorphTargetFacts>& facts = slider(index.row()).facts;
    switch (index.column()) {
        case ValueColumn:
            return state(index.row()).value;
        case CountColumn:
            return facts ? qulonglong(facts->movedVertices)
                         : qulonglong(slider(index.row()).parts.size());
        case LargestColumn:
            return facts ? facts->largest : 0.0F;
        default:
            return slider(index.row()).name;
    }
}

QString MorphSliderModel::text(const QModelIndex& index) const {
    const MorphSlider& shown = slider(index.row());
    switch (index.column()) {
        case NameColumn:
            return shown.name;
        case ValueColumn:
            return shown.parts.empty() || state(index.row()).mixed
                       ? QStringLiteral("–")
                       : QString::number(double(state(index.row()).value), 'f', kWeightDecimals);
        case CountColumn:
            return m_kind == Kind::Expressions ? QString::number(shown.parts.size())
                   : shown.facts ? QLocale().toString(qulonglong(shown.facts->movedVertices))
                                 : unmeasured();
        default:
            return shown.facts ? QString::number(double(shown.facts->largest), 'g', 3)
                               : unmeasured();
    }
}

QString MorphSliderModel::toolTip(int row) const {
    const MorphSlider& shown = slider(row);
    const MorphState& now = state(row);
    QStringList lines{shown.name};
    if (!shown.about.isEmpty()) {
        lines.append(shown.about);
    }
    if (shown.facts) {
        QString words = movedWords(*shown.facts);
        words.front() = words.front().toUpper();
        lines.append(words);
    }
    if (now.locked) {
        lines.append(tr("Driven by %1. Take Over sets it by hand").arg(now.drivenBy));
    } else if (now.byHand) {
        lines.append(now.drivenBy.isEmpty()
                         ? tr("Set by hand; Delete resets it")
                         : tr("Set by hand instead of %1; Delete resets it").arg(now.drivenBy));
    }
    if (now.mixed) {
        lines.append(tr("Its morph targets have weights that differ from it"));
    }
    return lines.join(QLatin1Char('\n'));
}

QString MorphSliderModel::spoken(int row) const {
    const MorphState& now = state(row);
    const QString words = tr("%1, weight %2").arg(slider(row).name, text(index(row, ValueColumn)));
    return now.locked ? tr("%1, driven by %2").arg(words, now.drivenBy) : words;
}

QVariant MorphSliderModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole && section >= CountColumn) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (role == Qt::ToolTipRole && section >= CountColumn) {
        return m_kind == Kind::Expressions ? tr("Morph targets that the expression sets")
               : section == CountColumn
                   ? tr("Vertices that the morph target moves")
                   : tr("Largest distance that it moves a vertex at weight 1, in mesh units");
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
        case NameColumn:
            return m_headline;
        case ValueColumn:
            return tr("Weight");
        case CountColumn:
            return m_kind == Kind::Expressions ? tr("Targets") : tr("Vertices");
        default:
            return tr("Distance");
    }
}

Qt::ItemFlags MorphSliderModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags usual = QAbstractTableModel::flags(index);
    const bool edits = index.isValid() && index.column() == ValueColumn && !locked(index.row()) &&
                       !slider(index.row()).binary;
    return edits ? usual | Qt::ItemIsEditable : usual;
}

bool MorphSliderModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!index.isValid() || role != Qt::EditRole || index.column() != ValueColumn) {
        return false;
    }
    if (!value.isValid()) {
        emit resetWanted(index.row());
        return true;
    }
    bool isNumber = false;
    const float wanted = value.toFloat(&isNumber);
    if (!isNumber || locked(index.row())) {
        return false;
    }
    emit valueWanted(index.row(), wanted);
    return true;
}

}  // namespace sinew
