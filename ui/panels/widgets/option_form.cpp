// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/widgets/option_form.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QWheelEvent>
#include <algorithm>
#include <vector>

#include "ui/keys/keyed_words.h"
#include "ui/panels/display/palette_box.h"
#include "ui/panels/widgets/calm_combo_box.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/slider_box.h"
#include "ui/session/appearance.h"
#include "ui/session/document.h"

namespace sinew {
namespace {

constexpr int kLabelWidth = 78;
constexpr int kColumns = 2;        // columns of switches
constexpr int kColumnWidth = 125;  // width of a switch that leaves room for another one

/// Changed by the wheel only if focused, so that the panel scrolls.
class CalmSpinBox final : public QSpinBox {
public:
    CalmSpinBox() { setFocusPolicy(Qt::StrongFocus); }

protected:
    void wheelEvent(QWheelEvent* event) override {
        if (hasFocus()) {
            QSpinBox::wheelEvent(event);
        } else {
            event->ignore();
        }
    }
};

/// The table of options outlives every widget.
void keepTip(QWidget& control, const LookOption& option) {
    followKeys(control, [&control, &option] {
        control.setToolTip(withKey(lookText(option.row.tip), option));
    });
}

}  // namespace

OptionForm::OptionForm(Document& document, Appearance& appearance)
    : m_appearance(appearance), m_grid(new QGridLayout(this)) {
    m_grid->setContentsMargins(12, 0, 8, 6);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(6);
    m_grid->setColumnMinimumWidth(0, kLabelWidth);
    m_grid->setColumnStretch(1, 1);
    connect(&appearance, &Appearance::lookChanged, this, &OptionForm::refresh);
    connect(&document, &Document::assetChanged, this, &OptionForm::refresh);
}

void OptionForm::addRow(const QString& label, QWidget* control) {
    const int row = m_grid->rowCount();
    QLabel* text = dimLabel(label);
    text->setBuddy(control);
    m_grid->addWidget(text, row, 0, Qt::AlignLeft | Qt::AlignTop);
    text->setContentsMargins(0, 4, 0, 0);
    m_grid->addWidget(control, row, 1);
}

void OptionForm::addWide(QWidget* control) {
    m_grid->addWidget(control, m_grid->rowCount(), 0, 1, 2);
}

void OptionForm::addOptions(LookSection section, const QString& switchLabel) {
    std::vector<const LookOption*> switches;
    for (const LookOption& option : lookOptions()) {
        if (option.section != section || option.row.label == nullptr) {
            continue;
        }
        if (std::holds_alternative<LookSwitch>(option.kind)) {
            switches.push_back(&option);
        } else {
            addOption(option);
        }
    }
    if (!switches.empty()) {
        addSwitches(switchLabel, switches);
    }
    refresh();
}

void OptionForm::addOption(const LookOption& option) {
    QWidget* control = std::visit(
        [&](const auto& kind) -> QWidget* {
            if constexpr (requires { makeControl(option, kind); }) {
                return makeControl(option, kind);
            } else {
                return nullptr;
            }
        },
        option.kind);
    Q_ASSERT(control != nullptr);  // other kinds have separate controls and no row
    control->setObjectName(QLatin1String(option.key));
    addRow(lookText(option.row.label), control);
}

QWidget* OptionForm::makeControl(const LookOption& option, const LookChoice& choice) {
    auto* box = new CalmComboBox;
    box->setAccessibleName(lookText(option.row.label));
    // Takes the width that the panel allows.
    box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    for (const LookWord& word : choice.words) {
        box->addItem(lookText(word.label));
    }
    const auto showTip = [box] {
        box->setToolTip(box->itemData(box->currentIndex(), Qt::ToolTipRole).toString());
    };
    followKeys(*box, [box, &option, &choice, showTip] {
        for (int row = 0; row < box->count(); ++row) {
            const LookWord& word = choice.words[static_cast<std::size_t>(row)];
            box->setItemData(row, withKey(lookText(word.tip), option), Qt::ToolTipRole);
        }
        showTip();
    });
    connect(box, &QComboBox::activated, this, [this, &choice](int row) {
        change([&](Look& look) { choice.field.set(look, static_cast<std::size_t>(row)); });
    });
    m_followers.emplace_back([box, &choice, showTip](const Look& look) {
        box->setCurrentIndex(static_cast<int>(choice.field.get(look)));
        showTip();
    });
    return box;
}

QWidget* OptionForm::makeControl(const LookOption& option, const LookNumber& number) {
    auto* box = new SliderBox({.least = double(number.slider.least),
                               .most = double(number.slider.most),
                               .step = double(number.step),
                               .decimals = number.decimals,
                               .usual = double(shownValue(number, Look())),
                               .unit = number.unit});
    followKeys(*box, [box, &option] { box->setTip(withKey(lookText(option.row.tip), option)); });
    connect(box, &SliderBox::changed, this, [this, &number](double value) {
        change([&](Look& look) { setShownValue(number, look, float(value)); });
    });
    m_followers.emplace_back(
        [box, &number](const Look& look) { box->setValue(double(shownValue(number, look))); });
    return box;
}

QWidget* OptionForm::makeControl(const LookOption& option, const LookCount& count) {
    auto* box = new CalmSpinBox;
    box->setRange(static_cast<int>(count.least), static_cast<int>(count.mostInWindow));
    box->setButtonSymbols(QAbstractSpinBox::NoButtons);
    box->setKeyboardTracking(false);
    keepTip(*box, option);
    box->setAccessibleName(lookText(option.row.label));
    connect(box, &QSpinBox::valueChanged, this, [this, &count](int value) {
        change([&](Look& look) { count.field.set(look, static_cast<std::uint32_t>(value)); });
    });
    m_followers.emplace_back([box, &count](const Look& look) {
        const QSignalBlocker quiet(box);
        box->setValue(static_cast<int>(count.field.get(look)));
    });
    return box;
}

QWidget* OptionForm::makeControl(const LookOption& option, const LookPalette& palette) {
    auto* box = new PaletteBox;
    box->setAccessibleName(lookText(option.row.label));
    connect(box, &PaletteBox::chosen, this, [this, &palette](const QString& name) {
        change([&](Look& look) { palette.field.set(look, name.toStdString()); });
    });
    m_followers.emplace_back([box, &palette](const Look& look) {
        box->showPalette(QString::fromStdString(palette.field.get(look)));
    });
    return box;
}

void OptionForm::addSwitches(const QString& label, const std::vector<const LookOption*>& options) {
    auto* group = new QWidget;
    auto* grid = new QGridLayout(group);
    grid->setContentsMargins(0, 4, 0, 2);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(6);
    std::vector<QCheckBox*> boxes;
    int widest = 0;
    for (const LookOption* option : options) {
        auto* box = boxes.emplace_back(new QCheckBox(lookText(option->row.label)));
        widest = std::max(widest, box->sizeHint().width());
        box->setObjectName(QLatin1String(option->key));
        keepTip(*box, *option);
        connect(box, &QCheckBox::clicked, this,
                [this, option] { change([&](Look& look) { toggle(*option, look); }); });
        m_followers.emplace_back(
            [box, option](const Look& look) { box->setChecked(isOn(*option, look)); });
    }
    const int columns = widest > kColumnWidth ? 1 : kColumns;
    for (QCheckBox* box : boxes) {
        const int place = grid->count();
        grid->addWidget(box, place / columns, place % columns);
        grid->setColumnStretch(place % columns, 1);
    }
    addRow(label, group);
}

void OptionForm::refresh() {
    for (const auto& follow : m_followers) {
        follow(m_appearance.look());
    }
}

void OptionForm::change(const std::function<void(Look&)>& change) {
    Look look = m_appearance.look();
    change(look);
    m_appearance.setLook(std::move(look));
}

}  // namespace sinew
