// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/findings_panel.h"

#include <QItemSelectionModel>
#include <QLabel>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>
#include <optional>
#include <utility>

#include "ui/models/finding_tree_model.h"
#include "ui/models/finding_words.h"
#include "ui/models/names.h"
#include "ui/models/rule_words.h"
#include "ui/panels/finding_tree.h"
#include "ui/panels/symptom_bar.h"
#include "ui/panels/widgets/controls.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/panels/widgets/panel_tree.h"
#include "ui/panels/widgets/row_menu.h"
#include "ui/panels/widgets/search_field.h"
#include "ui/session/document.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

constexpr int kLeastFindingsHeight = 108;  // the bar and two findings
constexpr int kDetailWidth = 360;
constexpr int kRoomForDetail = 900;  // below it the list needs the width; the tooltip has the
                                     // details
constexpr int kRoomForPlace = 1450;  // below it the problem needs the width; the details have
                                     // location and code

QString severityWord(Severity severity, std::size_t count) {
    switch (severity) {
        case Severity::Error:
            return count == 1 ? FindingsPanel::tr("error") : FindingsPanel::tr("errors");
        case Severity::Warning:
            return count == 1 ? FindingsPanel::tr("warning") : FindingsPanel::tr("warnings");
        case Severity::Info:
            return count == 1 ? FindingsPanel::tr("note") : FindingsPanel::tr("notes");
    }
    return {};
}

}  // namespace

FindingsPanel::FindingsPanel(Document& document)
    : m_document(document),
      m_model(new FindingTreeModel(this)),
      m_filter(new FindingFilter(*m_model, this)),
      m_search(new SearchField(tr("Search problems"))),
      m_symptoms(new SymptomBar(document)),
      m_muted(wordButton("mutedFindings", {}, tr("Show the problems of muted rules again"))),
      m_state(dimLabel({})),
      m_rules(new ElidedLabel(Qt::ElideRight)),
      m_list(new FindingTree(m_filter)),
      m_nothing(hintLabel("findingsEmpty", 8, 18)),
      m_detail(new QLabel),
      m_detailArea(new QScrollArea) {
    m_detail->setObjectName(QStringLiteral("findingDetail"));
    m_detail->setTextFormat(Qt::RichText);
    m_detail->setWordWrap(true);
    m_detail->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_detail->setContentsMargins(12, 0, 12, 8);
    m_detail->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_detailArea->setWidget(m_detail);
    m_detailArea->setWidgetResizable(true);
    m_detailArea->setFrameShape(QFrame::NoFrame);
    m_detailArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_detailArea->setFixedWidth(kDetailWidth);

    auto* column = spaced(new QVBoxLayout, 0, {makeTop(), m_symptoms, {m_nothing, 1}, {m_list, 1}});
    spaced(new QHBoxLayout(this), 0, {{column, 1}, m_detailArea});
    setMinimumHeight(kLeastFindingsHeight);
    connectList();
    connectSymptoms();
    emptyWithFile(*m_search, document);
    connect(&document, &Document::assetChanged, this, [this] { refreshFindings({}); });
    showTopOfFile(*m_list, document);
    connect(&document, &Document::findingsChanged, this, [this] {
        const QModelIndex current = m_filter->mapToSource(m_list->currentIndex());
        refreshFindings(current.isValid() ? std::optional(*m_model->summary(current))
                                          : std::nullopt);
    });
    connect(&theme::news(), &theme::ThemeNews::changed, this, [this] {
        showDetail(m_model->summary(m_filter->mapToSource(m_list->currentIndex())));
    });
    refreshFindings({});
}

QHBoxLayout* FindingsPanel::makeTop() {
    auto* top = spaced(new QHBoxLayout, {8, 2, 8, 6}, 4, {m_symptoms->button(), roomItem(6)});
    for (const Severity severity : kSeverities) {
        auto* button = new QToolButton;
        button->setObjectName(
            QStringLiteral("%1Findings").arg(QLatin1String(severityName(severity))));
        button->setIcon(severityIcon(severity));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setCheckable(true);
        button->setChecked(true);
        button->setToolTip(tr("Show or hide %1").arg(severityWord(severity, 0)));
        connect(button, &QToolButton::toggled, this, [this, severity](bool on) {
            changePolicy([&](CheckPolicy& policy) { policy.hidden[severity] = !on; });
        });
        m_severities[severity] = button;
        top->addWidget(button);
    }
    m_search->setObjectName(QStringLiteral("findingSearch"));
    m_search->setMaximumWidth(280);
    connect(m_search, &SearchField::textChanged, this, [this](const QString& text) {
        m_filter->setText(text);
        sayWhatIsShown();
    });
    top->addSpacing(6);
    top->addWidget(m_search, 1);
    top->addSpacing(6);
    connect(m_muted, &QToolButton::clicked, this, &FindingsPanel::unmuteAll);
    top->addWidget(m_muted);
    top->addWidget(m_state);
    m_rules->setObjectName(QStringLiteral("projectRules"));
    top->addSpacing(6);
    top->addWidget(m_rules, 2);
    top->addStretch();
    m_top = top;
    return top;
}

void FindingsPanel::addButton(QAction& action) {
    auto* button = new QToolButton;
    button->setDefaultAction(&action);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_top->addWidget(button);
}

void FindingsPanel::connectList() {
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                if (!m_refreshing) {
                    choose(current);
                }
            });
    // A click on the current row navigates there again.
    connect(m_list, &QTreeView::clicked, this, &FindingsPanel::choose);
    connect(m_list, &QTreeView::activated, this, &FindingsPanel::choose);
    connect(new RowMenu(*m_list), &RowMenu::wanted, this,
            [this](const QModelIndex& index, const QPoint& at) {
                if (const Diagnostic* found = finding(index)) {
                    emit menuWanted(*found, at);
                }
            });
}

void FindingsPanel::connectSymptoms() {
    connect(m_symptoms, &SymptomBar::symptomChanged, this, [this](const Symptom* symptom) {
        const QScopedValueRollback refreshing(m_refreshing, true);  // the next row is not chosen
        m_filter->setSymptom(symptom);
        m_list->setCurrentIndex({});
        showDetail(nullptr);
        sayWhatIsShown();
    });
    connect(m_symptoms, &SymptomBar::goToWanted, this, &FindingsPanel::goToCause);
    connect(m_symptoms, &SymptomBar::enginesWanted, this, &FindingsPanel::enginesWanted);
}

/// By its row, if it has one.
void FindingsPanel::goToCause(const Diagnostic& cause) {
    const QModelIndex row = m_filter->mapFromSource(m_model->indexOf(cause));
    if (!row.isValid()) {
        emit goToWanted(cause);
        return;
    }
    {
        const QScopedValueRollback refreshing(m_refreshing, true);
        m_list->setCurrentIndex(row);
        m_list->scrollTo(row);
    }
    choose(row);
}

void FindingsPanel::askSymptom() {
    m_symptoms->button()->showMenu();
}

const Diagnostic* FindingsPanel::finding(const QModelIndex& shown) const {
    return m_model->finding(m_filter->mapToSource(shown));
}

void FindingsPanel::refreshFindings(const std::optional<Diagnostic>& current) {
    const QScopedValueRollback refreshing(m_refreshing, true);
    const QStringList unfolded = current ? m_list->unfoldedRules() : QStringList();
    m_model->setFindings(m_document.asset(), m_document.findings(), m_document.gaps());
    m_list->unfold(unfolded);
    const QModelIndex row =
        current ? m_filter->mapFromSource(m_model->indexOf(*current)) : QModelIndex();
    if (row.isValid()) {
        m_list->setCurrentIndex(row);
    } else {
        showDetail(nullptr);
    }
    countFindings();
    nameRules();
    sayWhatIsShown();
}

/// The file that mutes a rule is in the tool tip.
void FindingsPanel::nameRules() {
    const std::shared_ptr<const Asset>& file = m_document.file();
    const RulesInWords words =
        file && !file->path.empty() ? rulesInWords(file->path) : RulesInWords{};
    setTone(*m_rules, words.isBroken ? LabelTone::Alarm : LabelTone::Dim);
    m_rules->setFullText(words.text);
    m_rules->setTip(plainToolTip(words.details));
    m_rules->setVisible(!words.text.isEmpty());
}

void FindingsPanel::countFindings() {
    const JudgedFindings judged = judgedFindings(m_filter->policy(), m_model->findings());
    for (const Severity severity : kSeverities) {
        const std::size_t count = judged.counts[severity];
        QToolButton& button = *m_severities[severity];
        button.setText(
            QStringLiteral("%1 %2").arg(QString::number(count), severityWord(severity, count)));
        button.setEnabled(count > 0);
    }
    m_muted->setText(tr("%1 muted – Show All").arg(judged.muted));
    m_muted->setVisible(judged.muted > 0);
}

void FindingsPanel::changePolicy(const std::function<void(CheckPolicy&)>& change) {
    CheckPolicy policy = m_filter->policy();
    change(policy);
    m_filter->setPolicy(std::move(policy));
    countFindings();
    sayWhatIsShown();
}

void FindingsPanel::mute(const std::string& code) {
    const QScopedValueRollback refreshing(m_refreshing, true);  // the next row is not chosen
    changePolicy([&](CheckPolicy& policy) { policy.muted.insert(code); });
    m_list->setCurrentIndex({});
    showDetail(nullptr);
}

void FindingsPanel::unmuteAll() {
    changePolicy([](CheckPolicy& policy) { policy.muted.clear(); });
}

QString FindingsPanel::shownText() const {
    return m_list->asText();
}

void FindingsPanel::sayWhatIsShown() {
    const bool file = m_document.asset() != nullptr;
    const bool checking = m_document.checking();
    m_state->setText(checking ? tr("Checking skins, weights and animations…") : QString());
    const bool empty = m_filter->rowCount() == 0;
    m_nothing->setText(!file                       ? tr("No file")
                       : m_model->rowCount({}) > 0 ? tr("Nothing matches the filter")
                       : checking                  ? tr("Nothing found so far")
                                                   : tr("No problems in this file"));
    m_nothing->setVisible(empty);
    m_list->setVisible(!empty);
    m_detailArea->setVisible(!empty && width() >= kRoomForDetail);
}

void FindingsPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_list->setColumnHidden(FindingTreeModel::PlaceColumn, width() < kRoomForPlace);
    m_list->setColumnHidden(FindingTreeModel::CodeColumn, width() < kRoomForPlace);
    m_detailArea->setVisible(!m_list->isHidden() && width() >= kRoomForDetail);
}

void FindingsPanel::choose(const QModelIndex& index) {
    if (const Diagnostic* found = finding(index)) {
        showDetail(m_model->summary(m_filter->mapToSource(index)));
        m_detailArea->ensureVisible(0, 0);
        emit goToWanted(*found);
    }
}

void FindingsPanel::showDetail(const Diagnostic* found) {
    m_detail->setText(
        found != nullptr
            ? findingHtml(*found)
            : QStringLiteral("<p style='color:%1'>%2</p>")
                  .arg(theme::kDimText.name(),
                       tr("Select a problem to see what it means and how to fix it. Its object is "
                          "selected and framed in the picture.")));
}

void FindingsPanel::reveal(std::size_t position) {
    const QScopedValueRollback refreshing(m_refreshing, true);
    const QModelIndex row = m_model->indexOf(position);
    if (!m_filter->mapFromSource(row).isValid()) {
        m_search->clear();
        m_symptoms->choose(nullptr);
        unmuteAll();
        for (const Severity severity : kSeverities) {
            m_severities[severity]->setChecked(true);
        }
    }
    if (const Diagnostic* found = m_model->finding(row)) {
        m_list->setCurrentIndex(m_filter->mapFromSource(row));
        m_list->scrollTo(m_list->currentIndex());
        showDetail(found);
        m_detailArea->ensureVisible(0, 0);
    }
}

}  // namespace sinew
