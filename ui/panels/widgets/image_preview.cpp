// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/widgets/image_preview.h"

#include <QPainter>
#include <algorithm>

#include "ui/style/theme.h"

namespace sinew {
namespace {

constexpr int kPreviewSide = 132;
constexpr int kMargin = 8;
constexpr int kCheck = 8;

void paintChequers(QPainter& painter, const QRect& area) {
    painter.setClipRect(area);
    painter.fillRect(area, theme::kRaised);
    for (int y = 0; y * kCheck < area.height(); ++y) {
        for (int x = y % 2; x * kCheck < area.width(); x += 2) {
            painter.fillRect(area.left() + x * kCheck, area.top() + y * kCheck, kCheck, kCheck,
                             theme::kChequer);
        }
    }
}

}  // namespace

QImage thumbnail(const Image& image, int side) {
    const std::size_t pixels = std::size_t{image.width} * image.height;
    if (pixels == 0 || image.rgba.size() != 4 * pixels) {
        return {};
    }
    const QImage whole(image.rgba.data(), static_cast<int>(image.width),
                       static_cast<int>(image.height), static_cast<qsizetype>(4) * image.width,
                       QImage::Format_RGBA8888);
    const int wanted = std::min(side, std::max(whole.width(), whole.height()));
    // A fast coarse step first: averaging a whole large image would be noticeable.
    const QImage coarse = std::max(whole.width(), whole.height()) > 8 * wanted
                              ? whole.scaled(4 * wanted, 4 * wanted, Qt::KeepAspectRatio)
                              : whole;
    return coarse.scaled(wanted, wanted, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

ImagePreview::ImagePreview() {
    setObjectName(QStringLiteral("imagePreview"));
    hide();
}

void ImagePreview::setImage(const Image* image) {
    m_picture = image == nullptr ? QImage() : thumbnail(*image, kPreviewSide);
    setVisible(!m_picture.isNull());
    updateGeometry();
    update();
}

QSize ImagePreview::sizeHint() const {
    return m_picture.size() + QSize(2 * kMargin, kMargin);
}

void ImagePreview::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QSize room(width(), height() - kMargin);
    const QSize shown = room.height() >= m_picture.height()
                            ? m_picture.size()
                            : m_picture.size().scaled(room, Qt::KeepAspectRatio);
    const QRect area(QPoint((width() - shown.width()) / 2, 0), shown);
    paintChequers(painter, area);
    painter.drawImage(area, m_picture);
}

}  // namespace sinew
