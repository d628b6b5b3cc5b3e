// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QWidget>
#include <functional>
#include <memory>
#include <optional>

#include "ui/session/work/background_task.h"
#include "ui/timeline/curve_picture.h"

namespace sinew {

/// What is written to a file of curves.
enum class CurveFile : std::uint8_t { Drawing, Frames, Keys };

/// The file of the curves of a picture: as a drawing the picture's times and values, as a table all
/// frames of the clip or all keys.
[[nodiscard]] std::string curveFile(const CurvePicture& picture, CurveFile kind,
                                    double framesPerSecond);

/// Asks for a file and writes the curves of a picture to it in a worker thread, with progress and
/// Cancel if that takes a moment.
class CurveExport final : public QObject {
    Q_OBJECT

public:
    /// Asks for the name of a file; the second argument is its kind. An empty name: cancelled.
    using Ask = std::function<QString(QWidget* parent, const QString& suggested, CurveFile& kind)>;

    explicit CurveExport(QWidget* window);
    void setAsk(Ask ask) { m_ask = std::move(ask); }  // for tests

    void start(std::shared_ptr<const CurvePicture> picture, double framesPerSecond);
    [[nodiscard]] bool busy() const noexcept { return m_task.busy(); }

signals:
    void written(const QString& path);
    void failed(const QString& message);

private:
    void write(const std::shared_ptr<const CurvePicture>& picture, CurveFile kind,
               double framesPerSecond, const QString& path);

    QWidget* m_window;
    Ask m_ask;
    QString m_folder;  // folder of the last file
    BackgroundTask m_task;
};

}  // namespace sinew
