// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/bars/file_strip.h"

#include <QScrollBar>
#include <QStyle>

#include "ui/models/names.h"
#include "ui/window/file_pictures.h"

namespace sinew {
namespace {

constexpr int kStripPicture = 72;  // pixels
constexpr QSize kStripCell{104, 100};

}  // namespace

FileStrip::FileStrip(FilePictures& pictures, QWidget* parent)
    : QListWidget(parent), m_pictures(pictures) {
    setObjectName(QStringLiteral("fileStrip"));
    setAccessibleName(tr("Files"));
    setViewMode(QListView::IconMode);
    setFlow(QListView::LeftToRight);
    setWrapping(false);
    setMovement(QListView::Static);
    setUniformItemSizes(true);
    setIconSize({kStripPicture, kStripPicture});
    setTextElideMode(Qt::ElideMiddle);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setFixedHeight(kStripCell.height() + 2 * frameWidth() +
                   style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this));
    connect(this, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem* item) { emit fileChosen(item->toolTip()); });
    connect(this, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem* item) { emit fileChosen(item->toolTip()); });
    connect(&pictures, &FilePictures::arrived, this, &FileStrip::showPictures);
}

void FileStrip::setFiles(const QStringList& files, const QString& current) {
    QStringList shown;
    for (int row = 0; row < count(); ++row) {
        shown.append(item(row)->toolTip());
    }
    if (shown != files) {
        clear();
        const QStringList names = shortNames(files);
        for (qsizetype i = 0; i < files.size(); ++i) {
            auto* entry = new QListWidgetItem(names[i], this);
            entry->setToolTip(files[i]);
            entry->setSizeHint(kStripCell);
            entry->setIcon(FilePictures::placeholder(kStripPicture));
        }
    }
    setCurrentRow(static_cast<int>(files.indexOf(current)));
    if (currentItem() != nullptr) {
        scrollToItem(currentItem());
    }
    showPictures();
}

void FileStrip::showEvent(QShowEvent* event) {
    QListWidget::showEvent(event);
    showPictures();
}

void FileStrip::resizeEvent(QResizeEvent* event) {
    QListWidget::resizeEvent(event);
    showPictures();
}

void FileStrip::scrollContentsBy(int dx, int dy) {
    QListWidget::scrollContentsBy(dx, dy);
    m_pictures.forgetWaiting();  // Some of them have left.
    showPictures();
}

void FileStrip::showPictures() {
    if (!isVisible()) {
        return;
    }
    for (int row = 0; row < count(); ++row) {
        QListWidgetItem* const entry = item(row);
        if (visualItemRect(entry).intersects(viewport()->rect())) {
            entry->setIcon(m_pictures.iconOf(entry->toolTip(), kStripPicture));
        }
    }
}

}  // namespace sinew
