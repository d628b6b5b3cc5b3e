// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QWidget>

#include "model/asset/asset.h"

namespace sinew {

/// A decoded image of the file, small, over a chequered ground where it is transparent. Hides
/// itself where there are no pixels to show.
class ImagePreview final : public QWidget {
    Q_OBJECT

public:
    explicit ImagePreview(QWidget* parent = nullptr);

    void setImage(const Image* image);  // read here, not kept; null: none

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] const QImage& picture() const noexcept { return m_picture; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QImage m_picture;  // scaled down
};

/// At most `side` pixels wide and high, averaged down; null without pixels.
[[nodiscard]] QImage thumbnail(const Image& image, int side);

}  // namespace sinew
