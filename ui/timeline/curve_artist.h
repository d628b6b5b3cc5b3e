// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QThreadPool>
#include <memory>
#include <stop_token>

#include "ui/timeline/curve_picture.h"

namespace sinew {

/// Draws pictures of curves on a worker thread, one at a time. While one is drawn, only the newest
/// wish waits. Evaluated curves are kept for the next picture; other curves stop the present one.
/// The signal arrives on the thread that owns the artist.
class CurveArtist final : public QObject {
    Q_OBJECT

public:
    explicit CurveArtist(QObject* parent = nullptr);
    ~CurveArtist() override;  // stops and waits

    /// Nothing happens if this was the last wish.
    void draw(const CurvePictureWish& wish);
    void drop();  // the present picture, the last wish and what is kept
    [[nodiscard]] bool busy() const noexcept { return m_busy; }

signals:
    void drawn(const std::shared_ptr<const sinew::CurvePicture>& picture);

private:
    struct Kept {
        std::shared_ptr<const CurveSet> set;  // of the worker
    };
    void start();
    void stop();

    QThreadPool m_pool;
    std::stop_source m_stop;
    std::shared_ptr<const CurvePictureWish> m_wish;  // the newest
    std::shared_ptr<const CurvePictureWish> m_begun;
    std::shared_ptr<Kept> m_kept;
    quint64 m_run = 0;
    bool m_busy = false;
};

}  // namespace sinew
