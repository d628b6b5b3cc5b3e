// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/display/palette_box.h"

#include <QIcon>
#include <QImage>
#include <QInputDialog>
#include <QPixmap>

#include "model/view/palette.h"
#include "ui/keys/keyed_words.h"

namespace sinew {
namespace {

constexpr int kStripeWidth = 44;
constexpr int kStripeHeight = 12;

QIcon stripeOf(const QString& palette) {
    const PaletteColors colors = usablePalette(palette.toStdString());
    QImage image(kStripeWidth, kStripeHeight, QImage::Format_RGB32);
    for (int x = 0; x < kStripeWidth; ++x) {
        const float value = static_cast<float>(x) / float(kStripeWidth - 1);
        const glm::u8vec3 color = colors.at(paletteIndex(value, 0));
        for (int y = 0; y < kStripeHeight; ++y) {
            image.setPixel(x, y, qRgb(color.r, color.g, color.b));
        }
    }
    return QPixmap::fromImage(image);
}

}  // namespace

PaletteBox::PaletteBox() {
    setIconSize({kStripeWidth, kStripeHeight});
    // Takes the width that the panel allows.
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    for (const PaletteInfo& info : palettes()) {
        const QString name = QLatin1String(info.name);
        addItem(stripeOf(name), lookText(info.label), name);
        setItemData(count() - 1, lookText(info.tip), Qt::ToolTipRole);
    }
    addItem(tr("Custom colours\u2026"), QString());
    setItemData(count() - 1, tr("Type two or more colours: #000,#f00,#fff"), Qt::ToolTipRole);
    connect(this, &QComboBox::activated, this, &PaletteBox::onActivated);
}

void PaletteBox::showPalette(const QString& palette) {
    if (palette == m_palette) {
        return;
    }
    m_palette = palette;
    const int own = static_cast<int>(palettes().size());
    if (count() > own + 1) {
        removeItem(own);
    }
    if (findData(palette) < 0) {
        insertItem(own, stripeOf(palette), palette, palette);
    }
    setCurrentIndex(findData(palette));
    setToolTip(itemData(currentIndex(), Qt::ToolTipRole).toString());
}

void PaletteBox::onActivated(int row) {
    const QString palette = itemData(row).toString();
    setCurrentIndex(findData(m_palette));
    if (palette.isEmpty()) {
        askForRamp();
    } else {
        emit chosen(palette);
    }
}

void PaletteBox::askForRamp() {
    const QString before =
        m_palette.startsWith(u'#') ? m_palette : QStringLiteral("#000,#f00,#fff");
    bool ok = false;
    const QString typed =
        QInputDialog::getText(this, tr("Custom Palette"), tr("Colours from 0 to 1, with commas:"),
                              QLineEdit::Normal, before, &ok)
            .remove(u' ');
    if (ok && paletteColors(typed.toStdString())) {
        emit chosen(typed);
    }
}

}  // namespace sinew
