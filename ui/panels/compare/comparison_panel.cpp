// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/compare/comparison_panel.h"

#include <QLabel>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/models/change_list_model.h"
#include "ui/models/compared_names.h"
#include "ui/panels/compare/compared_clip.h"
#include "ui/panels/compare/comparison_totals.h"
#include "ui/panels/widgets/calm_combo_box.h"
#include "ui/panels/widgets/cell_delegates.h"
#include "ui/panels/widgets/controls.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/panels/widgets/panel_tree.h"
#include "ui/panels/widgets/search_field.h"
#include "ui/panels/widgets/task_line.h"
#include "ui/session/comparison.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"

namespace sinew {
namespace {

constexpr int kRoomForSides = 1000;  // below it, list and measures are above each other
constexpr int kLeastComparisonWidth = 320;
constexpr int kLeastHeightBeside = 186;
constexpr int kLeastHeightBelow = 400;
constexpr int kChangedNameWidth = 170;
constexpr int kChangeStateWidth = 84;
constexpr int kChangeNumberWidth = 84;
constexpr int kChangeWhereWidth = 165;
constexpr int kLeastChangesHeight = 78;
constexpr int kMeasuresWidth = 500;

/// Text that is as high as its lines. A label whose height depends on its width would give a panel
/// that scrolls its preferred height in place of its least one.
class WrappedLabel final : public QLabel {
public:
    WrappedLabel() { setWordWrap(true); }
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
    void fit() { setFixedHeight(std::max(heightForWidth(width()), fontMetrics().height())); }

protected:
    void resizeEvent(QResizeEvent* event) override {
        QLabel::resizeEvent(event);
        fit();
    }
};

/// "3 added", or "+3" where there is little room.
QString stateText(ObjectState state, std::size_t count, bool brief) {
    constexpr std::array kSigns{u'+', u'−', u'→', u'≠', u'='};
    const QString number = QString::number(count);
    return brief ? QChar(kSigns.at(static_cast<std::size_t>(state))) + number
                 : QStringLiteral("%1 %2").arg(number, stateWord(state));
}

}  // namespace

ComparisonPanel::ComparisonPanel(Document& document, Player& player, Selection& selection,
                                 Comparison& comparison)
    : m_document(document),
      m_player(player),
      m_selection(selection),
      m_comparison(comparison),
      m_model(new ChangeListModel(this)),
      m_sentence(new WrappedLabel),
      m_files(new ElidedLabel),
      m_task(new TaskLine({&comparison.meter()})),
      m_measure(wordButton("measureComparison", tr("Measure"), {})),
      m_totals(new ComparisonTotals),
      m_kind(new CalmComboBox),
      m_search(new SearchField(tr("Search objects"))),
      m_list(makeSortableList("changeList", tr("Objects of both files"), m_model)),
      m_nothing(hintLabel("changesEmpty", 0, 0)) {
    makeList();
    auto* objects =
        spaced(new QVBoxLayout, 4, {makeHead(), makeFilters(), {m_nothing, 1}, {m_list, 1}});
    auto* measures = new QWidget;
    spaced(new QVBoxLayout(measures), {8, 2, 8, 4}, 6,
           {m_totals, {new ComparedClip(document, player, comparison), 1}});
    m_sides = new QBoxLayout(QBoxLayout::TopToBottom, this);
    m_sides->setSizeConstraint(QLayout::SetNoConstraint);  // see minimumSizeHint
    spaced(m_sides, 0, {{objects, 3}, {measures, 2}});
    connectParts();
    refresh();
}

QBoxLayout* ComparisonPanel::makeHead() {
    m_sentence->setObjectName(QStringLiteral("comparisonSentence"));
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_files->setObjectName(QStringLiteral("comparedFiles"));
    setTone(*m_files, LabelTone::Dim);
    auto* line = spaced(new QHBoxLayout, 8, {{m_files, 1}, m_task, m_measure});
    auto* head = spaced(new QVBoxLayout, {8, 4, 8, 0}, 2, {m_sentence, line});
    return head;
}

QBoxLayout* ComparisonPanel::makeFilters() {
    auto* states = spaced(new QHBoxLayout, 4);
    for (std::size_t i = 0; i < kObjectStates; ++i) {
        auto* button = new QToolButton;
        button->setObjectName(stateWord(static_cast<ObjectState>(i)) + QStringLiteral("Objects"));
        button->setCheckable(true);
        button->setChecked(m_model->filter().states.at(i));
        button->setToolTip(
            tr("Show or hide %1 objects").arg(stateWord(static_cast<ObjectState>(i))));
        connect(button, &QToolButton::toggled, this, &ComparisonPanel::applyFilter);
        m_states.at(i) = button;
        states->addWidget(button);
    }
    states->addStretch();
    m_kind->setObjectName(QStringLiteral("comparedKind"));
    m_kind->setAccessibleName(tr("Kind of object"));
    m_kind->addItem(tr("All kinds"), -1);
    for (const auto& [kind, words] :
         {std::pair(ObjectKind::Node, tr("Nodes and joints")),
          std::pair(ObjectKind::Mesh, tr("Meshes")), std::pair(ObjectKind::Skin, tr("Skins")),
          std::pair(ObjectKind::Animation, tr("Clips and tracks")),
          std::pair(ObjectKind::Material, tr("Materials"))}) {
        m_kind->addItem(words, static_cast<int>(kind));
    }
    m_search->setObjectName(QStringLiteral("changeSearch"));
    auto* which = spaced(new QHBoxLayout, 6, {m_kind, {m_search, 1}});
    m_filters = new QBoxLayout(QBoxLayout::TopToBottom);
    spaced(m_filters, {8, 0, 8, 0}, 4, {states, {which, 1}});
    return m_filters;
}

void ComparisonPanel::makeList() {
    m_list->setMinimumHeight(kLeastChangesHeight);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setItemDelegateForColumn(ChangeListModel::NameColumn, new NameDelegate(m_list));
    m_list->header()->setStretchLastSection(true);
    const std::array<int, ChangeListModel::ColumnCount> kWidths{
        kChangedNameWidth, kChangeStateWidth,  kChangeNumberWidth,
        kChangeWhereWidth, kChangeNumberWidth, kChangedNameWidth};
    for (int column = 0; column < ChangeListModel::ColumnCount; ++column) {
        m_list->setColumnWidth(column, kWidths.at(static_cast<std::size_t>(column)));
    }
}

void ComparisonPanel::connectParts() {
    connect(&m_comparison, &Comparison::changed, this, &ComparisonPanel::refresh);
    connect(&m_comparison, &Comparison::measuredChanged, this, &ComparisonPanel::refreshMeasured);
    connect(&m_comparison.meter(), &BackgroundTask::ended, this, &ComparisonPanel::sayState);
    connect(m_measure, &QToolButton::clicked, this, [this] {
        m_comparison.measure();
        sayState();
    });
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ComparisonPanel::applyFilter);
    connect(m_search, &SearchField::textChanged, this, &ComparisonPanel::applyFilter);
    connect(m_totals, &ComparisonTotals::goToWanted, this, &ComparisonPanel::goTo);
    connect(&m_selection, &Selection::objectChanged, this, &ComparisonPanel::followSelection);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                if (const ComparedObject* object = m_model->objectAt(current);
                    object != nullptr && !m_following) {
                    choose(*object);
                }
            });
    connect(m_list, &QTreeView::activated, this, [this](const QModelIndex& index) {
        if (const ComparedObject* object = m_model->objectAt(index)) {
            goToDistance(*object);
        }
    });
}

QSize ComparisonPanel::minimumSizeHint() const {
    return {kLeastComparisonWidth,
            width() >= kRoomForSides ? kLeastHeightBeside : kLeastHeightBelow};
}

void ComparisonPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool beside = width() >= kRoomForSides;
    m_filters->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    countStates();
    updateGeometry();
    m_sides->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_sides->itemAt(1)->widget()->setMaximumWidth(beside ? kMeasuresWidth : QWIDGETSIZE_MAX);
}

void ComparisonPanel::refresh() {
    const bool active = m_comparison.active();
    m_files->setFullText(active ? comparedNames(m_comparison).join(tr(" → ", "between two files"))
                                : QString());
    if (active) {
        m_task->begin(tr("Measuring…"));
    }
    refreshMeasured();
}

void ComparisonPanel::refreshMeasured() {
    const std::shared_ptr<const FileComparison>& found = m_comparison.measured();
    {
        const QScopedValueRollback following(m_following, true);
        if (found) {
            m_model->setComparison(m_document.file(), m_comparison.after().file(), found);
            m_totals->showTotals(*m_document.file(), *found);
        } else {
            m_model->setComparison(nullptr, nullptr, nullptr);
            m_totals->clear();
        }
    }
    countStates();
    sayState();
    followSelection();
}

void ComparisonPanel::countStates() {
    for (std::size_t i = 0; i < kObjectStates; ++i) {
        const auto state = static_cast<ObjectState>(i);
        const std::size_t count = m_model->countOf(state);
        m_states.at(i)->setText(stateText(state, count, width() < kRoomForSides));
        m_states.at(i)->setEnabled(count > 0);
    }
}

void ComparisonPanel::sayState() {
    const bool active = m_comparison.active();
    const bool busy = m_comparison.meter().busy();
    const bool measured = m_comparison.measured() != nullptr;
    m_sentence->setText(measured  ? QString::fromStdString(m_comparison.sentence())
                        : !active ? tr("No second file is compared with this one.")
                        : busy    ? tr("Measuring how far apart the files are…")
                                  : tr("Not measured."));
    static_cast<WrappedLabel*>(m_sentence)->fit();
    m_measure->setVisible(active && !busy && !measured);
    const bool empty = m_model->rowCount() == 0;
    const bool any = measured && m_model->countOf(ObjectState::Same) > 0;
    m_nothing->setText(!measured                             ? QString()
                       : m_model->filter() != ChangeFilter() ? tr("Nothing matches the filter")
                       : any ? tr("All objects are the same in both files")
                             : tr("Neither file has objects"));
    m_nothing->setVisible(empty);
    m_list->setVisible(!empty);
}

void ComparisonPanel::applyFilter() {
    ChangeFilter filter;
    for (std::size_t i = 0; i < kObjectStates; ++i) {
        filter.states.at(i) = m_states.at(i)->isChecked();
    }
    if (const int kind = m_kind->currentData().toInt(); kind >= 0) {
        filter.kind = static_cast<ObjectKind>(kind);
    }
    filter.text = m_search->text();
    {
        const QScopedValueRollback following(m_following, true);
        m_model->setFilter(std::move(filter));
    }
    sayState();
    followSelection();
}

void ComparisonPanel::followSelection() {
    const QScopedValueRollback following(m_following, true);
    ObjectRef object = m_selection.object();
    if (object.kind == ObjectKind::Joint && m_document.asset()) {
        object = (*m_document.asset())[SkinIndex(object.index)].joints[object.part];
    } else if (object.kind == ObjectKind::Primitive) {
        object = ownerOf(object);
    }
    m_list->setCurrentIndex(object == ObjectRef() ? QModelIndex() : m_model->indexOf(object));
}

/// An added object has no partner that could be selected in the first file.
void ComparisonPanel::choose(const ComparedObject& object) {
    if (object.state != ObjectState::Added) {
        m_selection.setObject(object.object);
    }
}

/// A vertex, or a bone where no mesh is compared.
template <class Place>
void ComparisonPanel::showPlace(const Place& place) {
    if (m_comparison.measured()->surface.primitives.empty()) {
        m_selection.setNode(place.node);
        emit nodeWanted(place.node);
    } else {
        emit vertexWanted(markedVertices({{place.node, place.primitive, place.vertex}}));
    }
}

void ComparisonPanel::goToDistance(const ComparedObject& object) {
    choose(object);
    const std::shared_ptr<const FileComparison>& found = m_comparison.measured();
    if (!found || object.clip == ComparedObject::kNoClip) {
        return;
    }
    const ClipComparison& clip = found->clips[object.clip];
    m_player.showMoment(clip.before, clip.frames.seconds[object.frame]);
    if (object.object.kind == ObjectKind::Node) {
        emit nodeWanted(NodeIndex(object.object.index));
    } else if (object.object.kind == ObjectKind::Animation) {
        showPlace(clip.totals.largest);
    }
}

void ComparisonPanel::goTo(ComparedTotal total) {
    const std::shared_ptr<const FileComparison>& found = m_comparison.measured();
    if (!found) {
        return;
    }
    m_player.setPlaying(false);
    switch (total) {
        case ComparedTotal::Geometry:
            m_player.setAnimation({});  // the rest pose
            showPlace(found->geometry->largest);
            break;
        case ComparedTotal::Weights:
            showPlace(found->weights->largest);
            break;
        case ComparedTotal::Motion: {
            const ClipComparison& clip = *found->worstClip();
            m_player.showMoment(clip.before, clip.frames.seconds[clip.worst]);
            showPlace(clip.totals.largest);
            break;
        }
    }
}

}  // namespace sinew
