// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/morph_slider_model.h"

#include <QLocale>
#include <utility>

#include "ui/models/names.h"
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
    : FlatModel(parent), m_kind(kind), m_headline(headline) {}

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
    changeColumns(0, columnCount() - 1);
}

std::size_t MorphSliderModel::columns() const {
    return m_kind == Kind::Targets ? ColumnCount : LargestColumn;
}

bool MorphSliderModel::isTextHeading(int column) const {
    return column < CountColumn;
}

bool MorphSliderModel::locked(int row) const {
    return state(row).locked || !slider(row).showsSomething();
}

QString MorphSliderModel::reason(int row) const {
    if (!slider(row).showsSomething()) {
        return slider(row).unplayed.isEmpty() ? tr("moves nothing")
                                              : tr("not shown: %1").arg(slider(row).unplayed);
    }
    return state(row).locked ? tr("by %1").arg(state(row).drivenBy) : QString();
}

QVariant MorphSliderModel::cell(std::size_t place, int column, int role) const {
    const int row = static_cast<int>(place);
    switch (role) {
        case Qt::DisplayRole:
            return text(row, column);
        case Qt::EditRole:
            return double(state(row).value);
        case Qt::UserRole:
            return sortKey(row, column);
        case kShortNameRole:
            return withoutPrefix(slider(row).name, m_prefix);
        case Qt::ToolTipRole:
            return plainToolTip(toolTip(row));
        case Qt::AccessibleTextRole:
            return column == NameColumn ? spoken(row) : text(row, column);
        case Qt::ForegroundRole:
            return movesNothing(slider(row)) ? QVariant(theme::kDimText) : QVariant();
        default:
            return roleData(row, role);
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
            return !slider(row).showsSomething();
        case ReasonRole:
            return reason(row);
        case ByHandRole:
            return state(row).byHand;
        default:
            return {};
    }
}

QVariant MorphSliderModel::sortKey(int row, int column) const {
    const std::optional<MorphTargetFacts>& facts = slider(row).facts;
    switch (column) {
        case ValueColumn:
            return state(row).value;
        case CountColumn:
            return facts ? qulonglong(facts->movedVertices) : qulonglong(slider(row).parts.size());
        case LargestColumn:
            return facts ? facts->largest : 0.0F;
        default:
            return slider(row).name;
    }
}

QString MorphSliderModel::text(int row, int column) const {
    const MorphSlider& shown = slider(row);
    switch (column) {
        case NameColumn:
            return shown.name;
        case ValueColumn:
            return !shown.showsSomething() || state(row).mixed
                       ? QStringLiteral("–")
                       : QString::number(double(state(row).value), 'f', kWeightDecimals);
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
    const QString words = tr("%1, weight %2").arg(slider(row).name, text(row, ValueColumn));
    return now.locked ? tr("%1, driven by %2").arg(words, now.drivenBy) : words;
}

QVariant MorphSliderModel::heading(int column, int role) const {
    if (role == Qt::ToolTipRole && column >= CountColumn) {
        return m_kind == Kind::Expressions ? tr("Morph targets that the expression sets")
               : column == CountColumn
                   ? tr("Vertices that the morph target moves")
                   : tr("Largest distance that it moves a vertex at weight 1, in mesh units");
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (column) {
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
    const Qt::ItemFlags usual = FlatModel::flags(index);
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
