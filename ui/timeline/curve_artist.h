// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "ui/session/background_task.h"
#include "ui/timeline/curve_picture.h"

namespace sinew {

/// Draws pictures of curves, one at a time. While one is drawn, only the newest wish waits.
/// Evaluated curves are kept for the next picture; other curves stop the present one.
class CurveArtist final : public BackgroundTask {
    Q_OBJECT

public:
    using BackgroundTask::BackgroundTask;

    /// Nothing happens if this was the last wish.
    void draw(const CurvePictureWish& wish);
    void cancel() override;  // the present picture, the last wish and what is kept

signals:
    void drawn(const std::shared_ptr<const sinew::CurvePicture>& picture);

private:
    struct Kept {
        std::shared_ptr<const CurveSet> set;  // of the worker
    };
    void start();

    std::shared_ptr<const CurvePictureWish> m_wish;  // the newest
    std::shared_ptr<const CurvePictureWish> m_begun;
    std::shared_ptr<Kept> m_kept = std::make_shared<Kept>();
};

}  // namespace sinew
