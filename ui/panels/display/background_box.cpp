// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/display/background_box.h"

#include <QColorDialog>
#include <QHBoxLayout>
#include <QPixmap>
#include <QToolButton>

#include "ui/panels/widgets/calm_combo_box.h"
#include "ui/panels/widgets/controls.h"
#include "ui/panels/widgets/enum_choice.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/session/appearance.h"

namespace sinew {
namespace {

enum BackgroundRow { GradientRow, ColorRow, EnvironmentRow };

constexpr int kSwatchPixels = 14;

BackgroundRow rowOf(const Look& view) {
    if (view.lighting.environmentShown) {
        return EnvironmentRow;
    }
    return view.background ? ColorRow : GradientRow;
}

QColor colorOf(const glm::vec3& srgb) {
    return QColor::fromRgbF(srgb.r, srgb.g, srgb.b);
}

}  // namespace

BackgroundBox::BackgroundBox(Appearance& appearance)
    : m_appearance(appearance),
      m_box(new CalmComboBox),
      m_swatch(new QToolButton),
      m_color(128, 128, 128) {
    nameControl(*m_box, "background", tr("Background"), tr("The background behind the model"));
    m_box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    addChoice(*m_box, GradientRow, tr("Studio gradient"));
    addChoice(*m_box, ColorRow, tr("Colour"));
    addChoice(*m_box, EnvironmentRow, tr("Environment"));
    nameControl(*m_swatch, "backgroundColor", tr("Background colour"),
                tr("Choose the background colour…"));
    connect(m_box, &QComboBox::activated, this, &BackgroundBox::choose);
    connect(m_swatch, &QToolButton::clicked, this, &BackgroundBox::chooseColor);
    spaced(new QHBoxLayout(this), 4, {{m_box, 1}, m_swatch});
    setFocusProxy(m_box);
    connect(&appearance, &Appearance::lookChanged, this, &BackgroundBox::refreshView);
    refreshView();
}

void BackgroundBox::refreshView() {
    const Look& view = m_appearance.look();
    if (view.background) {
        m_color = colorOf(*view.background);
    }
    QPixmap swatch(kSwatchPixels, kSwatchPixels);
    swatch.fill(m_color);
    m_swatch->setIcon(swatch);
    setChoice(*m_box, rowOf(view));
    m_swatch->setVisible(rowOf(view) == ColorRow);
}

void BackgroundBox::choose(int at) {
    const auto row = choiceAt<BackgroundRow>(*m_box, at);
    Look view = m_appearance.look();
    view.lighting.environmentShown = row == EnvironmentRow;
    if (row == GradientRow) {
        view.background.reset();
    }
    m_appearance.setLook(view);
    if (row == ColorRow) {
        setColor(m_color);
    }
}

void BackgroundBox::chooseColor() {
    const QColor color = QColorDialog::getColor(m_color, window(), tr("Background Colour"));
    if (color.isValid()) {
        setColor(color);
    }
}

void BackgroundBox::setColor(const QColor& color) {
    Look view = m_appearance.look();
    view.background = glm::vec3(color.redF(), color.greenF(), color.blueF());
    m_appearance.setLook(view);
}

}  // namespace sinew
