// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/dialogs/picture_size_box.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>
#include <cmath>

#include "ui/window/screenshot_name.h"

namespace sinew {
namespace {

constexpr int kSizeRole = Qt::UserRole + 1;  // the preset's name is the item data
constexpr int kScaleRole = Qt::UserRole + 2;

QSpinBox* sideBox(const QString& name) {
    auto* box = new QSpinBox;
    box->setRange(kLeastPictureSide, kLargestPictureSide);
    box->setSuffix(PictureSizeBox::tr(" px"));
    box->setAccessibleName(name);
    box->setToolTip(
        PictureSizeBox::tr("%1, %2 to %3 pixels")
            .arg(name, QString::number(kLeastPictureSide), QString::number(kLargestPictureSide)));
    box->setButtonSymbols(QAbstractSpinBox::NoButtons);
    box->setKeyboardTracking(false);  // half a number is not a size
    return box;
}

int otherSide(int side, int from, int to) {
    return std::clamp(static_cast<int>(std::lround(double(side) * to / from)), kLeastPictureSide,
                      kLargestPictureSide);
}

}  // namespace

PictureSizeBox::PictureSizeBox(QSize windowSize, QWidget* parent)
    : QWidget(parent),
      m_window(windowSize),
      m_preset(new QComboBox),
      m_width(sideBox(tr("Width"))),
      m_height(sideBox(tr("Height"))),
      m_lock(new QCheckBox(tr("Keep proportions"))) {
    m_preset->setObjectName(QStringLiteral("picturePreset"));
    m_preset->setAccessibleName(tr("Size"));
    m_width->setObjectName(QStringLiteral("pictureWidth"));
    m_height->setObjectName(QStringLiteral("pictureHeight"));
    m_lock->setObjectName(QStringLiteral("pictureLock"));
    m_lock->setToolTip(tr("Changing one side changes the other, so that the proportions stay"));
    addPresets();
    connect(m_preset, &QComboBox::activated, this, &PictureSizeBox::choosePreset);
    connect(m_width, &QSpinBox::valueChanged, this, [this] { onSideEdited(true); });
    connect(m_height, &QSpinBox::valueChanged, this, [this] { onSideEdited(false); });
    connect(m_lock, &QCheckBox::toggled, this, [this] { m_proportions = size(); });
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_preset);
    line->addWidget(m_width);
    line->addWidget(new QLabel(QStringLiteral("×")));
    line->addWidget(m_height);
    line->addSpacing(6);
    line->addWidget(m_lock);
    line->addStretch();
    setSize(m_window);
}

void PictureSizeBox::addPresets() {
    const auto add = [this](const QString& text, const QString& name, QSize size, int scale) {
        m_preset->addItem(text, name);
        m_preset->setItemData(m_preset->count() - 1, size, kSizeRole);
        m_preset->setItemData(m_preset->count() - 1, scale, kScaleRole);
    };
    add(tr("Same as window"), QStringLiteral("window"), m_window, 1);
    add(tr("Twice the window"), QStringLiteral("window2"), 2 * m_window, 2);
    const auto addFixed = [&](const QString& text, int width, int height) {
        add(text, QStringLiteral("%1x%2").arg(QString::number(width), QString::number(height)),
            {width, height}, 0);
    };
    addFixed(tr("720p"), 1280, 720);
    addFixed(tr("1080p"), 1920, 1080);
    addFixed(tr("1440p"), 2560, 1440);
    addFixed(tr("4K"), 3840, 2160);
    addFixed(tr("Square, 1024"), 1024, 1024);
    addFixed(tr("Square, 2048"), 2048, 2048);
    add(tr("Custom"), QStringLiteral("custom"), {}, 0);
}

void PictureSizeBox::restore(const ScreenshotSettings& settings) {
    const int row = m_preset->findData(settings.preset);
    m_preset->setCurrentIndex(std::max(0, row));
    const QSize size = m_preset->currentData(kSizeRole).toSize();
    setSize(size.isValid() ? size : settings.size);
    m_lock->setChecked(settings.locked);
}

void PictureSizeBox::keep(ScreenshotSettings& settings) const {
    settings.preset = m_preset->currentData().toString();
    settings.size = size();
    settings.locked = m_lock->isChecked();
}

QSize PictureSizeBox::size() const {
    return {m_width->value(), m_height->value()};
}

int PictureSizeBox::windowScale() const {
    return m_preset->currentData(kScaleRole).toInt();
}

void PictureSizeBox::setSize(QSize size) {
    const QSignalBlocker width(m_width);
    const QSignalBlocker height(m_height);
    m_width->setValue(size.width());
    m_height->setValue(size.height());
    m_proportions = this->size();
}

void PictureSizeBox::choosePreset(int row) {
    const QSize size = m_preset->itemData(row, kSizeRole).toSize();
    if (size.isValid()) {
        setSize(size);
    }
}

void PictureSizeBox::onSideEdited(bool width) {
    m_preset->setCurrentIndex(m_preset->count() - 1);  // custom
    if (!m_lock->isChecked()) {
        m_proportions = size();
        return;
    }
    const QSignalBlocker quietWidth(m_width);
    const QSignalBlocker quietHeight(m_height);
    if (width) {
        m_height->setValue(
            otherSide(m_width->value(), m_proportions.width(), m_proportions.height()));
    } else {
        m_width->setValue(
            otherSide(m_height->value(), m_proportions.height(), m_proportions.width()));
    }
}

}  // namespace sinew
