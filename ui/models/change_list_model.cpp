// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/change_list_model.h"

#include <QColor>
#include <algorithm>
#include <utility>

#include "model/core/enum_array.h"
#include "model/words/words.h"
#include "ui/models/clip_words.h"
#include "ui/models/names.h"
#include "ui/session/object_names.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

constexpr double kLeastShare = 1e-4;  // smaller ones are not worth their digits

QString shareWords(double share) {
    return share < kLeastShare ? QStringLiteral("< 0.01 %")
                               : QString::fromStdString(words::percent(share));
}

struct StateInfo {
    ObjectState state;
    const char* word;
    theme::Shade color;
};

constexpr auto kStates = std::to_array<StateInfo>({
    {ObjectState::Added, QT_TRANSLATE_NOOP("ChangeListModel", "added"), theme::kAccent},
    {ObjectState::Removed, QT_TRANSLATE_NOOP("ChangeListModel", "removed"), theme::kAlarm},
    {ObjectState::Renamed, QT_TRANSLATE_NOOP("ChangeListModel", "renamed"), theme::kWarning},
    {ObjectState::Changed, QT_TRANSLATE_NOOP("ChangeListModel", "changed"), theme::kWarning},
    {ObjectState::Same, QT_TRANSLATE_NOOP("ChangeListModel", "unchanged"), theme::kDimText},
});
static_assert(rowsFollow(kStates, &StateInfo::state));

const StateInfo& infoOf(ObjectState state) {
    return kStates[static_cast<std::size_t>(state)];
}

}  // namespace

QString stateWord(ObjectState state) {
    return ChangeListModel::tr(infoOf(state).word);
}

void ChangeListModel::setComparison(std::shared_ptr<const Asset> before,
                                    std::shared_ptr<const Asset> after,
                                    std::shared_ptr<const FileComparison> comparison) {
    beginResetModel();
    m_before = std::move(before);
    m_after = std::move(after);
    m_comparison = std::move(comparison);
    m_objects.clear();
    if (m_comparison) {
        m_kindsBefore = nodeKinds(*m_before);
        m_kindsAfter = nodeKinds(*m_after);
        m_objects = comparedObjects(*m_before, *m_comparison);
    }
    list();
    endResetModel();
}

void ChangeListModel::setFilter(ChangeFilter filter) {
    if (filter == m_filter) {
        return;
    }
    beginResetModel();
    m_filter = std::move(filter);
    list();
    endResetModel();
}

void ChangeListModel::sort(int column, Qt::SortOrder order) {
    beginResetModel();
    m_sorted = column;
    m_order = order;
    list();
    endResetModel();
}

void ChangeListModel::list() {
    m_shown.clear();
    for (std::size_t i = 0; i < m_objects.size(); ++i) {
        if (passes(m_objects[i])) {
            m_shown.push_back(i);
        }
    }
    if (m_sorted >= 0) {
        sortShown();
    }
}

void ChangeListModel::sortShown() {
    const bool numbers =
        m_sorted == StateColumn || m_sorted == DistanceColumn || m_sorted == WeightColumn;
    std::vector<QString> texts(numbers ? 0 : m_objects.size());
    if (!numbers) {
        for (const std::size_t i : m_shown) {
            texts[i] = text(m_objects[i], m_sorted);
        }
    }
    const auto before = [&](std::size_t a, std::size_t b) {
        return numbers ? numberOf(m_objects[a]) < numberOf(m_objects[b])
                       : naturallyBefore(texts[a], texts[b]);
    };
    std::ranges::stable_sort(m_shown, [&](std::size_t a, std::size_t b) {
        return m_order == Qt::AscendingOrder ? before(a, b) : before(b, a);
    });
}

double ChangeListModel::numberOf(const ComparedObject& object) const noexcept {
    return m_sorted == StateColumn      ? static_cast<double>(object.state)
           : m_sorted == DistanceColumn ? double{object.distance}
                                        : object.weightShare;
}

bool ChangeListModel::passes(const ComparedObject& object) const {
    const ObjectKind kind =
        object.object.kind == ObjectKind::Channel ? ObjectKind::Animation : object.object.kind;
    if (!m_filter.states.at(static_cast<std::size_t>(object.state)) ||
        (m_filter.kind && kind != *m_filter.kind)) {
        return false;
    }
    return m_filter.text.isEmpty() ||
           nameOfRow(object).contains(m_filter.text, Qt::CaseInsensitive) ||
           QString::fromStdString(object.words).contains(m_filter.text, Qt::CaseInsensitive);
}

std::size_t ChangeListModel::countOf(ObjectState state) const noexcept {
    return static_cast<std::size_t>(std::ranges::count_if(
        m_objects, [state](const ComparedObject& object) { return object.state == state; }));
}

const ComparedObject* ChangeListModel::objectAt(const QModelIndex& index) const {
    const auto row = static_cast<std::size_t>(index.row());
    return index.isValid() && row < m_shown.size() ? &m_objects[m_shown[row]] : nullptr;
}

QModelIndex ChangeListModel::indexOf(const ObjectRef& before) const {
    for (std::size_t row = 0; row < m_shown.size(); ++row) {
        const ComparedObject& object = m_objects[m_shown[row]];
        if (object.object == before && object.state != ObjectState::Added) {
            return index(static_cast<int>(row), 0);
        }
    }
    return {};
}

QString ChangeListModel::nameOfRow(const ComparedObject& object) const {
    return nameOf(object.state == ObjectState::Added ? *m_after : *m_before, object.object);
}

const char* ChangeListModel::iconOf(const ComparedObject& object) const {
    if (object.object.kind != ObjectKind::Node) {
        return kindIcon(object.object.kind);
    }
    const bool added = object.state == ObjectState::Added;
    return nodeKindIcon((added ? m_kindsAfter : m_kindsBefore)[object.object.index]);
}

QString ChangeListModel::where(const ComparedObject& object) const {
    if (object.clip == ComparedObject::kNoClip) {
        return object.distance > 0.0F ? tr("at rest") : QString();
    }
    const ClipComparison& clip = m_comparison->clips[object.clip];
    const QString frame = tr("frame %1").arg(clip.frames.numbers[object.frame]);
    return object.object == ObjectRef(clip.before)
               ? frame
               : tr("%1, %2", "a clip and a frame").arg(clipName(*m_before, clip.before), frame);
}

QString ChangeListModel::text(const ComparedObject& object, int column) const {
    switch (column) {
        case NameColumn:
            return nameOfRow(object);
        case StateColumn:
            return stateWord(object.state);
        case DistanceColumn:
            return object.distance > 0.0F
                       ? QString::fromStdString(words::shortly(double{object.distance}))
                       : QString();
        case WhereColumn:
            return where(object);
        case WeightColumn:
            return object.weightShare > 0.0 ? shareWords(object.weightShare) : QString();
        case WordsColumn:
            return QString::fromStdString(object.words);
        default:
            return {};
    }
}

QVariant ChangeListModel::cell(std::size_t row, int column, int role) const {
    const ComparedObject& object = m_objects[m_shown[row]];
    switch (role) {
        case Qt::DisplayRole:
            return text(object, column);
        case Qt::ToolTipRole: {
            const QString kind = tr("%1 (%2)", "a name and a kind")
                                     .arg(nameOfRow(object), kindName(object.object.kind));
            const QString changes = QString::fromStdString(object.words);
            return plainToolTip(
                changes.isEmpty()
                    ? kind
                    : kind + QStringLiteral("\n") +
                          QString(changes).replace(QStringLiteral("; "), QStringLiteral("\n")));
        }
        case Qt::ForegroundRole:
            return column == StateColumn ? QVariant(infoOf(object.state).color) : QVariant();
        case Qt::DecorationRole:
            return column == NameColumn ? QVariant(icon(iconOf(object))) : QVariant();
        default:
            return {};
    }
}

QVariant ChangeListModel::heading(int column, int role) const {
    struct Words {
        QString title;
        QString meaning;
    };
    const std::array<Words, ColumnCount> kHeadings{{
        {tr("Object"), tr("Added objects are from the second file, all others from the first")},
        {tr("State"), tr("What happened to the object in the second file")},
        {tr("Distance"),
         tr("Largest distance between the surfaces of both files, in their units: over a clip, "
            "over all clips for what a joint or node moves, at rest for a mesh")},
        {tr("Where"), tr("The clip and the frame of that distance")},
        {tr("Weights"), tr("How much of the joint's weights moved to other joints")},
        {tr("Difference"), tr("What changed")},
    }};
    const Words& words = kHeadings.at(static_cast<std::size_t>(column));
    return role == Qt::DisplayRole   ? QVariant(words.title)
           : role == Qt::ToolTipRole ? QVariant(words.meaning)
                                     : QVariant();
}

bool ChangeListModel::isText(int column) const {
    return column != DistanceColumn && column != WeightColumn;
}

}  // namespace sinew
