// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/clips/layers_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

#include "model/evaluate/blend/all_clips.h"
#include "ui/models/clip_words.h"
#include "ui/panels/clips/layer_row.h"
#include "ui/panels/skin/contested_targets.h"
#include "ui/panels/widgets/controls.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/session/document.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"
#include "ui/style/icons.h"

namespace sinew {
namespace {

constexpr int kLeastHeight = 108;
constexpr double kMostFadeSeconds = 60.0;

QPushButton* iconPushButton(const char* name, const char* drawing, const QString& text,
                            const QString& tip) {
    QPushButton* button = pushButton(name, text, tip);
    button->setIcon(icon(drawing));
    return button;
}

}  // namespace

LayersPanel::LayersPanel(Document& document, Player& player, Selection& selection)
    : m_document(document),
      m_player(player),
      m_selection(selection),
      m_contested(new ContestedTargets(document, player, selection)) {
    auto* left = new QWidget;
    spaced(new QVBoxLayout(left), 0, {makeTop(), {makeList(), 1}});
    auto* split = new QSplitter(Qt::Horizontal);
    split->setChildrenCollapsible(false);
    split->setHandleWidth(4);
    split->addWidget(left);
    split->addWidget(m_contested);
    split->setStretchFactor(0, 2);
    split->setStretchFactor(1, 1);
    split->setSizes({1000, 320});
    auto* row = new QVBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(split);
    setMinimumHeight(kLeastHeight);

    connect(&document, &Document::assetChanged, this, &LayersPanel::refreshAsset);
    connect(&player, &Player::mixChanged, this, &LayersPanel::refreshMix);
    connect(&player, &Player::animationChanged, this, &LayersPanel::refreshMix);
    connect(&player, &Player::timeChanged, this, &LayersPanel::refreshTime);
    refreshAsset();
}

void LayersPanel::setShown(bool shown) {
    m_shown = shown;
    m_contested->setShown(shown);
}

QHBoxLayout* LayersPanel::makeTop() {
    auto* line = spaced(new QHBoxLayout, {8, 2, 8, 6}, 6);
    m_on = checkBox("layersPlay", tr("Play layers"),
                    tr("Play the layers. Off: the current clip plays alone."));
    connect(m_on, &QCheckBox::toggled, &m_player, &Player::setMixing);
    m_start = iconPushButton("layersStart", "layers", tr("Add current clip"),
                             tr("Current clip: make it the first layer"));
    connect(m_start, &QPushButton::clicked, &m_player, &Player::mixPresentClip);
    m_add = iconPushButton("layersAdd", "add", tr("Add layer"), tr("Add a layer on top"));
    m_clips = new QMenu(m_add);
    m_add->setMenu(m_clips);
    m_all = iconPushButton("layersAll", "layers", tr("All clips at once"),
                           tr("Play as layers every clip that drives something that no earlier one "
                              "drives; later layers win contested targets"));
    connect(m_all, &QPushButton::clicked, this, &LayersPanel::mixAll);
    line->addWidget(m_on);
    line->addWidget(m_start);
    line->addWidget(m_all);
    line->addWidget(m_add);
    line->addStretch();
    makeFade(*line);
    return line;
}

void LayersPanel::mixAll() {
    if (m_document.asset()) {
        m_player.setMix(mixOf(allClips(*m_document.asset())));
        m_player.setMixing(true);
    }
}

void LayersPanel::makeFade(QHBoxLayout& line) {
    m_fadeTo = new QComboBox;
    nameControl(*m_fadeTo, "fadeTo", tr("Cross-fade to"), tr("The clip to fade to"));
    m_fadeTo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_fadeTo->setMinimumContentsLength(12);
    connect(m_fadeTo, &QComboBox::activated, this, [this] { m_fadeIsChosen = true; });
    m_fadeSeconds = numberField({.least = 0.0,
                                 .most = kMostFadeSeconds,
                                 .step = 0.05,
                                 .decimals = 2,
                                 .usual = 0.25,
                                 .unit = " s"});
    nameControl(*m_fadeSeconds, "fadeSeconds", tr("Duration of the cross-fade in seconds"),
                tr("Duration of the fade"));
    m_phases = checkBox("fadePhases", tr("Sync phases"),
                        tr("Keep both loops at the same phase, so that footsteps match"));
    m_fade = iconPushButton("fadePlay", "cross-fade", tr("Play"),
                            tr("Cross-fade from the current clip or layers to this clip"));
    connect(m_fade, &QPushButton::clicked, this, [this] {
        m_player.crossFadeTo({.to = AnimationIndex(std::size_t(m_fadeTo->currentIndex())),
                              .durationSeconds = m_fadeSeconds->value(),
                              .synchronisePhase = m_phases->isChecked()});
    });
    line.addWidget(dimLabel(tr("Cross-fade to")));
    line.addWidget(m_fadeTo);
    line.addWidget(dimLabel(tr("in")));
    line.addWidget(m_fadeSeconds);
    line.addWidget(m_phases);
    line.addWidget(m_fade);
}

QWidget* LayersPanel::makeList() {
    m_area = new QScrollArea;
    m_area->setObjectName(QStringLiteral("layerList"));
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_nothing = hintLabel("layersEmpty", 14, 10);
    auto* place = new QWidget;
    auto* column = new QVBoxLayout(place);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_area, 1);
    column->addWidget(m_nothing, 1);
    return place;
}

void LayersPanel::refreshAsset() {
    m_fadeTo->clear();
    m_clips->clear();
    if (const std::shared_ptr<const Asset>& asset = m_document.asset()) {
        for (std::size_t i = 0; i < asset->animations.size(); ++i) {
            const QString name = clipName(*asset, AnimationIndex(i));
            m_fadeTo->addItem(icon("clip"), name);
            m_clips->addAction(icon("clip"), QString(name).replace('&', "&&"), this,
                               [this, i] { addClip(i); });
        }
    }
    m_fadeFrom = {};
    m_fadeIsChosen = false;
    fillList();
    refreshMix();
}

void LayersPanel::addClip(std::size_t animation) {
    m_player.setMix(withLayer(m_player.mix(), m_player.mix().layers.size(),
                              {.animation = AnimationIndex(animation)}));
}

void LayersPanel::fillList() {
    m_rows.clear();
    m_content = new QWidget;
    auto* grid = new QGridLayout(m_content);
    grid->setContentsMargins(10, 2, 8, 6);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(4);
    for (int column = 0; column < LayerRow::ColumnCount; ++column) {
        grid->addWidget(dimLabel(LayerRow::title(LayerRow::Column(column))), 0, column);
    }
    const std::size_t count = m_player.mix().layers.size();
    for (std::size_t row = 0; row < count; ++row) {
        m_rows.push_back(new LayerRow(m_document, m_player, m_selection, row, *grid, m_content));
    }
    grid->setColumnStretch(LayerRow::Clip, 3);
    grid->setColumnStretch(LayerRow::Weight, 2);
    grid->setColumnStretch(LayerRow::Mask, 2);
    grid->setRowStretch(static_cast<int>(count) + 1, 1);
    m_area->setWidget(m_content);
}

void LayersPanel::refreshMix() {
    const Mix& mix = m_player.mix();
    if (m_rows.size() != mix.layers.size()) {
        fillList();
    }
    for (LayerRow* row : m_rows) {
        row->refresh();
    }
    proposeFade();
    const bool clips = m_document.asset() && !m_document.asset()->animations.empty();
    const bool none = mix.layers.empty();
    m_area->setVisible(!none);
    m_nothing->setVisible(none);
    m_nothing->setText(!clips ? tr("No animation in this file")
                              : tr("The current clip plays alone. Add it as the first layer, add "
                                   "other layers, or cross-fade to another clip."));
    m_on->setVisible(!none);
    m_on->setChecked(m_player.mixing());
    m_start->setVisible(none);
    m_all->setVisible(none);
    m_all->setEnabled(m_document.asset() && m_document.asset()->animations.size() > 1);
    m_start->setEnabled(m_player.animation().valid());
    m_add->setEnabled(clips);
    for (QWidget* widget : {static_cast<QWidget*>(m_fadeTo), static_cast<QWidget*>(m_fadeSeconds),
                            static_cast<QWidget*>(m_phases), static_cast<QWidget*>(m_fade)}) {
        widget->setEnabled(m_fadeTo->count() > 1 && m_player.playable());
    }
}

/// Proposes the clip after the current one, until the user selects another; the user's choice stays
/// until it plays.
void LayersPanel::proposeFade() {
    const AnimationIndex from =
        m_document.asset() ? m_player.presentLayer().animation : AnimationIndex();
    const auto count = static_cast<std::size_t>(m_fadeTo->count());
    if (from == m_fadeFrom || from.value >= count) {
        return;
    }
    m_fadeFrom = from;
    if (!m_fadeIsChosen || m_fadeTo->currentIndex() == static_cast<int>(from.value)) {
        m_fadeTo->setCurrentIndex(static_cast<int>((from.value + 1) % count));
        m_fadeIsChosen = false;
    }
}

void LayersPanel::refreshTime() {
    if (m_player.mix().fade && m_shown) {
        for (LayerRow* row : m_rows) {
            row->refreshWeight();
        }
    }
}

}  // namespace sinew
