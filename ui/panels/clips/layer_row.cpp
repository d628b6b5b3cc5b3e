// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/clips/layer_row.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QScopedValueRollback>
#include <QSlider>
#include <QToolButton>
#include <cmath>

#include "model/core/enum_array.h"
#include "ui/models/clip_words.h"
#include "ui/panels/clips/mask_box.h"
#include "ui/panels/widgets/controls.h"
#include "ui/panels/widgets/enum_choice.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/session/document.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"
#include "ui/style/icons.h"

namespace sinew {
namespace {

constexpr int kSliderSteps = 100;
constexpr int kIconChooserWidth = 52;
constexpr int kNumberWidth = 66;  // "-10.00 s"; wider values are rare
constexpr double kMostWeight = 10.0;
constexpr double kMostSpeed = 100.0;
constexpr double kMostOffset = 3600.0;

struct LayerColumn {
    LayerRow::Column column;
    const char* name;
    bool titled = true;  // the name is a headline
};

constexpr auto kLayerColumns = std::to_array<LayerColumn>({
    {LayerRow::On, "On", false},
    {LayerRow::Clip, QT_TRANSLATE_NOOP("LayerRow", "Clip")},
    {LayerRow::Mode, QT_TRANSLATE_NOOP("LayerRow", "Mode")},
    {LayerRow::Weight, QT_TRANSLATE_NOOP("LayerRow", "Weight")},
    {LayerRow::WeightNumber, "WeightNumber", false},
    {LayerRow::Speed, QT_TRANSLATE_NOOP("LayerRow", "Speed")},
    {LayerRow::Offset, QT_TRANSLATE_NOOP("LayerRow", "Offset")},
    {LayerRow::Loop, QT_TRANSLATE_NOOP("LayerRow", "Loop")},
    {LayerRow::Mask, QT_TRANSLATE_NOOP("LayerRow", "Mask")},
    {LayerRow::Reference, QT_TRANSLATE_NOOP("LayerRow", "Reference")},
    {LayerRow::Buttons, "Buttons", false},
});
static_assert(rowsFollow(kLayerColumns, &LayerColumn::column));

QDoubleSpinBox* makeNumber(double least, double most, double step, const char* unit) {
    QDoubleSpinBox* box =
        numberField({.least = least, .most = most, .step = step, .decimals = 2, .unit = unit});
    box->setFixedWidth(kNumberWidth);
    box->setFocusPolicy(Qt::StrongFocus);
    return box;
}

QComboBox* makeChooser(int letters) {
    auto* box = new QComboBox;
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(letters);
    return box;
}

}  // namespace

QString LayerRow::title(Column column) {
    return kLayerColumns[column].titled ? tr(kLayerColumns[column].name) : QString();
}

LayerRow::LayerRow(Document& document, Player& player, Selection& selection, std::size_t row,
                   QGridLayout& grid, QObject* parent)
    : QObject(parent), m_document(document), m_player(player), m_selection(selection), m_row(row) {
    makeChoosers(grid);
    makeNumbers(grid);
    makeButtons(grid);
    refresh();
}

const Layer& LayerRow::layer() const {
    return m_player.mix().layers[m_row];
}

bool LayerRow::fades() const {
    return m_player.mix().fade && m_row < 2;
}

void LayerRow::change(const Change& change) {
    if (m_refreshing || m_row >= m_player.mix().layers.size()) {
        return;
    }
    Layer changed = layer();
    change(changed);
    m_player.setMix(withLayer(m_player.mix(), m_row, changed));
}

void LayerRow::put(QGridLayout& grid, QWidget* widget, Column column, const QString& name) const {
    widget->setObjectName(
        QStringLiteral("layer%1%2")
            .arg(QString::number(m_row), QLatin1String(kLayerColumns[column].name)));
    widget->setToolTip(name);
    widget->setAccessibleName(tr("%1, layer %2").arg(name, QString::number(m_row + 1)));
    grid.addWidget(widget, static_cast<int>(m_row) + 1, column);
}

void LayerRow::makeChoosers(QGridLayout& grid) {
    m_on = new QCheckBox;
    put(grid, m_on, On, tr("Layer on or off"));
    connect(m_on, &QCheckBox::toggled, this,
            [this](bool on) { change([on](Layer& layer) { layer.enabled = on; }); });

    const Asset& asset = *m_document.asset();
    m_clip = makeChooser(8);
    for (std::size_t i = 0; i < asset.animations.size(); ++i) {
        m_clip->addItem(icon("clip"), clipName(asset, AnimationIndex(i)));
    }
    put(grid, m_clip, Clip, tr("The clip that the layer plays"));
    connect(m_clip, &QComboBox::activated, this, [this](int at) {
        change([at](Layer& layer) {
            layer.animation = AnimationIndex(std::size_t(at));
            layer.inSeconds.reset();
            layer.outSeconds.reset();
        });
    });

    m_mode = makeChooser(7);
    for (const LayerModeInfo& info : kLayerModes) {
        addChoice(*m_mode, info.value, tr(info.words));
        m_mode->setItemData(m_mode->count() - 1, tr(info.summary), Qt::ToolTipRole);
    }
    put(grid, m_mode, Mode, tr("How the layer is blended with the others"));
    connect(m_mode, &QComboBox::activated, this, [this](int at) {
        const auto mode = choiceAt<LayerMode>(*m_mode, at);
        change([mode](Layer& layer) { layer.mode = mode; });
    });

    m_loop = makeChooser(0);
    m_loop->setMinimumWidth(kIconChooserWidth);
    QStringList loops;
    for (const LoopModeInfo& info : kLoopModes) {
        const QString words = tr(info.words);
        addChoice(*m_loop, info.mode, QString(), icon(info.name));
        m_loop->setItemData(m_loop->count() - 1, words, Qt::ToolTipRole);
        m_loop->setItemData(m_loop->count() - 1, words, Qt::AccessibleTextRole);
        loops.append(words);
    }
    put(grid, m_loop, Loop, loops.join(QStringLiteral(", ")));
    connect(m_loop, &QComboBox::activated, this, [this](int at) {
        const auto loop = choiceAt<LoopMode>(*m_loop, at);
        change([loop](Layer& layer) { layer.loop = loop; });
    });

    m_mask = new MaskBox(m_document, m_selection);
    put(grid, m_mask, Mask, tr("Limits the layer to a node and its descendants"));
    connect(m_mask, &MaskBox::chosen, this,
            [this](NodeIndex node) { change([node](Layer& layer) { layer.mask = node; }); });

    m_reference = makeChooser(6);
    for (const AdditiveReferenceInfo& info : kAdditiveReferences) {
        addChoice(*m_reference, info.value, tr(info.words));
    }
    put(grid, m_reference, Reference, tr("The reference pose of an additive layer"));
    connect(m_reference, &QComboBox::activated, this, [this](int at) {
        const auto reference = choiceAt<AdditiveReference>(*m_reference, at);
        change([reference](Layer& layer) { layer.reference = reference; });
    });
}

void LayerRow::makeNumbers(QGridLayout& grid) {
    m_slider = new QSlider(Qt::Horizontal);
    m_slider->setRange(0, kSliderSteps);
    m_slider->setMinimumWidth(48);
    put(grid, m_slider, Weight, tr("Weight, 0 to 1"));
    connect(m_slider, &QSlider::valueChanged, this, [this](int at) {
        change([at](Layer& layer) { layer.weight = float(at) / float(kSliderSteps); });
    });

    const auto number = [&](QDoubleSpinBox* box, Column column, const QString& name, auto set) {
        put(grid, box, column, name);
        connect(box, &QDoubleSpinBox::valueChanged, this, [this, set](double value) {
            change([value, set](Layer& layer) { set(layer, value); });
        });
        return box;
    };
    m_weight = number(makeNumber(0.0, kMostWeight, 0.05, ""), WeightNumber, tr("Weight"),
                      [](Layer& layer, double value) { layer.weight = float(value); });
    m_speed = number(makeNumber(-kMostSpeed, kMostSpeed, 0.1, "×"), Speed,
                     tr("Speed. Below 0 plays backwards."),
                     [](Layer& layer, double value) { layer.speed = value; });
    m_offset = number(makeNumber(-kMostOffset, kMostOffset, 0.05, " s"), Offset,
                      tr("Time in the clip at which the layer starts"),
                      [](Layer& layer, double value) { layer.offsetSeconds = value; });
}

void LayerRow::makeButtons(QGridLayout& grid) {
    auto* place = new QWidget;
    auto* line = spaced(new QHBoxLayout(place), 0);
    const auto button = [&](const char* drawing, const QString& tip, auto act) {
        auto* made = new QToolButton;
        made->setIcon(icon(drawing));
        made->setIconSize({16, 16});
        made->setToolTip(tip);
        made->setAccessibleName(tr("%1, layer %2").arg(tip, QString::number(m_row + 1)));
        line->addWidget(made);
        // Queued, because the action may destroy the row.
        connect(made, &QToolButton::clicked, &m_player, act, Qt::QueuedConnection);
        return made;
    };
    Player* player = &m_player;
    const std::size_t row = m_row;
    m_up = button("up", tr("Move up"),
                  [player, row] { player->setMix(withLayerMoved(player->mix(), row, row - 1)); });
    m_down = button("down", tr("Move down"),
                    [player, row] { player->setMix(withLayerMoved(player->mix(), row, row + 1)); });
    button("close", tr("Remove"), [player, row] {
        player->setMix(withoutLayer(player->mix(), row));
    })->setObjectName(QStringLiteral("layer%1Remove").arg(m_row));
    put(grid, place, Buttons, {});
}

void LayerRow::refresh() {
    if (m_row >= m_player.mix().layers.size()) {
        return;
    }
    const QScopedValueRollback refreshing(m_refreshing, true);
    const Layer& shown = layer();
    m_on->setChecked(shown.enabled);
    m_clip->setCurrentIndex(shown.animation ? static_cast<int>(shown.animation.value) : -1);
    setChoice(*m_mode, shown.mode);
    m_mode->setToolTip(tr(infoOf(shown.mode).summary));
    m_speed->setValue(shown.speed);
    m_offset->setValue(shown.offsetSeconds);
    setChoice(*m_loop, shown.loop);
    m_mask->setMask(shown.mask);
    setChoice(*m_reference, shown.reference);
    m_reference->setEnabled(shown.mode == LayerMode::Additive);
    m_up->setEnabled(m_row > 0);
    m_down->setEnabled(m_row + 1 < m_player.mix().layers.size());
    m_slider->setEnabled(!fades());
    m_weight->setEnabled(!fades());
    refreshWeight();
}

void LayerRow::refreshWeight() {
    if (m_row >= m_player.mix().layers.size()) {
        return;
    }
    const QScopedValueRollback refreshing(m_refreshing, true);
    const std::span<const PoseLayer> now = m_player.poseLayers();
    const float weight = fades() && m_row < now.size() ? now[m_row].weight : layer().weight;
    m_slider->setValue(static_cast<int>(std::lround(weight * float(kSliderSteps))));
    if (!m_weight->hasFocus() || std::abs(m_weight->value() - double(weight)) > 0.005) {
        m_weight->setValue(double(weight));
    }
}

}  // namespace sinew
