// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/screenshot_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace sinew {
namespace {

constexpr int kLargestSide = 8192;

QSpinBox* side(int pixels) {
    auto* box = new QSpinBox;
    box->setRange(16, kLargestSide);
    box->setSuffix(ScreenshotDialog::tr(" px"));
    box->setValue(pixels);
    box->setButtonSymbols(QAbstractSpinBox::NoButtons);
    return box;
}

}  // namespace

ScreenshotDialog::ScreenshotDialog(const QString& suggestedPath, QSize viewportSize,
                                   QWidget* parent)
    : QDialog(parent),
      m_path(new QLineEdit(suggestedPath)),
      m_preset(new QComboBox),
      m_width(side(viewportSize.width())),
      m_height(side(viewportSize.height())),
      m_transparent(new QCheckBox(tr("Transparent background, no grid"))) {
    setWindowTitle(tr("Export Screenshot"));
    m_preset->addItem(tr("Same as window"), viewportSize);
    for (const QSize size : {QSize(1280, 720), QSize(1920, 1080), QSize(2560, 1440),
                             QSize(3840, 2160), QSize(1024, 1024), QSize(2048, 2048)}) {
        m_preset->addItem(tr("%1 × %2").arg(size.width()).arg(size.height()), size);
    }
    m_preset->addItem(tr("Custom"));
    connect(m_preset, &QComboBox::activated, this, &ScreenshotDialog::choosePreset);
    for (QSpinBox* box : {m_width, m_height}) {
        connect(box, &QSpinBox::valueChanged, this,
                [this] { m_preset->setCurrentIndex(m_preset->count() - 1); });
    }

    auto* file = new QHBoxLayout;
    auto* choose = new QPushButton(tr("Choose…"));
    choose->setAutoDefault(false);
    connect(choose, &QPushButton::clicked, this, &ScreenshotDialog::browse);
    file->addWidget(m_path, 1);
    file->addWidget(choose);
    auto* size = new QHBoxLayout;
    size->addWidget(m_preset);
    size->addWidget(m_width);
    size->addWidget(new QLabel(QStringLiteral("×")));
    size->addWidget(m_height);
    size->addStretch();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &ScreenshotDialog::acceptIfUsable);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* form = new QFormLayout(this);
    form->setContentsMargins(18, 16, 18, 14);
    form->setVerticalSpacing(12);
    form->addRow(tr("File"), file);
    form->addRow(tr("Size"), size);
    form->addRow(QString(), m_transparent);
    form->addRow(buttons);
    m_path->setMinimumWidth(380);
}

ScreenshotRequest ScreenshotDialog::request() const {
    return {.path = m_path->text().toStdString(),
            .width = m_width->value(),
            .height = m_height->value(),
            .transparent = m_transparent->isChecked()};
}

void ScreenshotDialog::browse() {
    const QString chosen =
        QFileDialog::getSaveFileName(this, windowTitle(), m_path->text(), tr("PNG images (*.png)"));
    if (!chosen.isEmpty()) {
        m_path->setText(chosen);
    }
}

void ScreenshotDialog::choosePreset(int row) {
    const QSize size = m_preset->itemData(row).toSize();
    if (!size.isValid()) {
        return;
    }
    const QSignalBlocker width(m_width);
    const QSignalBlocker height(m_height);
    m_width->setValue(size.width());
    m_height->setValue(size.height());
}

void ScreenshotDialog::acceptIfUsable() {
    QString path = m_path->text().trimmed();
    if (path.isEmpty()) {
        m_path->setFocus();
        return;
    }
    if (!path.endsWith(QLatin1String(".png"), Qt::CaseInsensitive)) {
        path += QLatin1String(".png");
    }
    m_path->setText(path);
    accept();
}

}  // namespace sinew
