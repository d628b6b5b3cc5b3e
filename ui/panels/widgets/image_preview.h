// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QWidget>

#include "model/asset/asset.h"

namespace sinew {

/// A thumbnail of a decoded image of the file, on a chequerboard where it is transparent. Hidden if
/// there are no pixels.
class ImagePreview final : public QWidget {
    Q_OBJECT

public:
    ImagePreview();

    void setImage(const Image* image);  // not kept; null: none

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] const QImage& picture() const noexcept { return m_picture; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QImage m_picture;  // scaled down
};

/// Downscaled to at most `side` pixels in width and height; null without pixels.
[[nodiscard]] QImage thumbnail(const Image& image, int side);

}  // namespace sinew
