// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/option_form.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <utility>

#include "ui/panels/calm_combo_box.h"
#include "ui/session/appearance.h"
#include "ui/session/document.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

constexpr int kLabelWidth = 78;
constexpr int kColumns = 2;  // of switches

}  // namespace

OptionForm::OptionForm(Document& document, Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_appearance(appearance),
      m_grid(new QGridLayout(this)) {
    m_grid->setContentsMargins(12, 0, 8, 6);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(6);
    m_grid->setColumnMinimumWidth(0, kLabelWidth);
    m_grid->setColumnStretch(1, 1);
    connect(&appearance, &Appearance::lookChanged, this, &OptionForm::takeView);
    connect(&document, &Document::assetChanged, this, &OptionForm::takeView);
}

void OptionForm::addRow(const QString& label, QWidget* control) {
    const int row = m_grid->rowCount();
    auto* text = new QLabel(label);
    text->setStyleSheet(QStringLiteral("color: %1;").arg(theme::kDimText.name()));
    text->setBuddy(control);
    m_grid->addWidget(text, row, 0, Qt::AlignLeft | Qt::AlignTop);
    text->setContentsMargins(0, 4, 0, 0);
    m_grid->addWidget(control, row, 1);
}

void OptionForm::addWide(QWidget* control) {
    m_grid->addWidget(control, m_grid->rowCount(), 0, 1, 2);
}

QComboBox* OptionForm::addChoice(const char* name, const QString& label,
                                 const std::vector<Choice>& choices, Which which) {
    auto* box = new CalmComboBox;
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(label);
    box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);  // as wide as the panel lets it
    for (const Choice& choice : choices) {
        box->addItem(choice.text);
        box->setItemData(box->count() - 1, choice.tip, Qt::ToolTipRole);
    }
    connect(box, &QComboBox::activated, this, [this, set = std::move(which.set)](int row) {
        change([&](Look& view) { set(view, row); });
    });
    m_takers.emplace_back([box, get = std::move(which.get)](Look& view) {
        box->setCurrentIndex(get(view));
        box->setToolTip(box->itemData(box->currentIndex(), Qt::ToolTipRole).toString());
    });
    addRow(label, box);
    takeView();
    return box;
}

SliderBox* OptionForm::addNumber(const char* name, const QString& label, const QString& tip,
                                 const SliderBox::Range& range, Number number) {
    auto* box = new SliderBox(range);
    box->setObjectName(QLatin1String(name));
    box->setTip(tip);
    connect(box, &SliderBox::changed, this, [this, set = std::move(number.set)](double value) {
        change([&](Look& view) { set(view, value); });
    });
    m_takers.emplace_back(
        [box, get = std::move(number.get)](Look& view) { box->setValue(get(view)); });
    addRow(label, box);
    takeView();
    return box;
}

std::vector<QCheckBox*> OptionForm::addSwitches(const QString& label,
                                                const std::vector<Switch>& switches) {
    std::vector<QCheckBox*> boxes;
    auto* group = new QWidget;
    auto* grid = new QGridLayout(group);
    grid->setContentsMargins(0, 4, 0, 2);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(6);
    for (const Switch& each : switches) {
        auto* box = new QCheckBox(each.text);
        box->setObjectName(QLatin1String(each.name));
        box->setToolTip(each.tip);
        connect(box, &QCheckBox::clicked, this, [this, flag = each.flag](bool on) {
            change([&](Look& view) { flag(view) = on; });
        });
        m_takers.emplace_back([box, flag = each.flag](Look& view) { box->setChecked(flag(view)); });
        const int place = static_cast<int>(boxes.size());
        grid->addWidget(box, place / kColumns, place % kColumns);
        grid->setColumnStretch(place % kColumns, 1);
        boxes.push_back(box);
    }
    addRow(label, group);
    takeView();
    return boxes;
}

void OptionForm::takeView() {
    Look view = m_appearance.look();
    for (const auto& take : m_takers) {
        take(view);
    }
}

void OptionForm::change(const std::function<void(Look&)>& change) {
    Look view = m_appearance.look();
    change(view);
    m_appearance.setLook(view);
}

}  // namespace sinew
