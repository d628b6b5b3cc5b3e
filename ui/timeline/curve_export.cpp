// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/curve_export.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QProgressDialog>
#include <QStandardPaths>

#include "model/core/file_writer.h"
#include "model/tracks/curve_csv.h"
#include "model/tracks/curve_svg.h"

namespace sinew {
namespace {

constexpr int kPatienceMilliseconds = 400;
constexpr std::int64_t kMostExportedFrames = 1'000'000;

struct FileKind {
    CurveFile kind;
    const char* filter;
    const char* extension;
};
constexpr FileKind kFileKinds[] = {
    {CurveFile::Drawing, QT_TRANSLATE_NOOP("CurveExport", "Drawing as shown (*.svg)"), "svg"},
    {CurveFile::Frames, QT_TRANSLATE_NOOP("CurveExport", "Table of all frames (*.csv)"), "csv"},
    {CurveFile::Keys, QT_TRANSLATE_NOOP("CurveExport", "Table of all keys (*.csv)"), "csv"},
};

QString askForFile(QWidget* parent, const QString& suggested, CurveFile& kind) {
    QStringList filters;
    for (const FileKind& each : kFileKinds) {
        filters.append(CurveExport::tr(each.filter));
    }
    QString chosen = filters.constFirst();
    QString path = QFileDialog::getSaveFileName(parent, CurveExport::tr("Export Curves"), suggested,
                                                filters.join(QStringLiteral(";;")), &chosen);
    const QString suffix = QFileInfo(path).suffix().toLower();
    const FileKind& row = kFileKinds[std::max<qsizetype>(0, filters.indexOf(chosen))];
    kind = row.kind;
    // What was typed wins over the list of kinds.
    if (suffix == QLatin1String("csv") && kind == CurveFile::Drawing) {
        kind = CurveFile::Frames;
    } else if (suffix == QLatin1String("svg")) {
        kind = CurveFile::Drawing;
    } else if (!path.isEmpty() && suffix != QLatin1String(row.extension)) {
        path += QLatin1Char('.') + QLatin1String(row.extension);
    }
    return path;
}

}  // namespace

std::string curveFile(const CurvePicture& picture, CurveFile kind, double framesPerSecond) {
    switch (kind) {
        case CurveFile::Drawing:
            return curveSvg(*picture.set, {.firstSeconds = picture.request.firstSeconds,
                                           .lastSeconds = picture.request.lastSeconds,
                                           .values = picture.values,
                                           .style = picture.request.style});
        case CurveFile::Frames: {
            FrameRows rows =
                rowsOfClip((*picture.set->asset)[picture.set->request.animation], framesPerSecond);
            rows.last = std::min(rows.last, rows.first + kMostExportedFrames - 1);
            return frameCsv(*picture.set, rows, framesPerSecond);
        }
        case CurveFile::Keys:
            break;
    }
    return keyCsv(*picture.set);
}

CurveExport::CurveExport(QWidget* window) : QObject(window), m_window(window), m_ask(askForFile) {
    connect(this, &CurveExport::failed, this, [this](const QString& message) {
        QMessageBox::warning(m_window, tr("Export Curves"), message);
    });
}

void CurveExport::start(std::shared_ptr<const CurvePicture> picture, double framesPerSecond) {
    const Animation& clip = (*picture->set->asset)[picture->set->request.animation];
    QString name = QString::fromStdString(
        displayName(clip.name, "Animation", picture->set->request.animation.value));
    name.replace(QLatin1Char('/'), QLatin1Char('_'));
    if (m_folder.isEmpty()) {
        m_folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    }
    CurveFile kind = CurveFile::Drawing;
    const QString path =
        m_ask(m_window, QDir(m_folder).filePath(name + QStringLiteral(".svg")), kind);
    if (!path.isEmpty()) {
        m_folder = QFileInfo(path).absolutePath();
        write(picture, kind, framesPerSecond, path);
    }
}

void CurveExport::write(const std::shared_ptr<const CurvePicture>& picture, CurveFile kind,
                        double framesPerSecond, const QString& path) {
    auto* progress = new QProgressDialog(tr("Writing %1…").arg(QFileInfo(path).fileName()),
                                         tr("Cancel"), 0, 0, m_window);
    progress->setWindowModality(Qt::WindowModal);
    progress->setMinimumDuration(kPatienceMilliseconds);
    progress->setAttribute(Qt::WA_DeleteOnClose);
    connect(progress, &QProgressDialog::canceled, &m_task, &BackgroundTask::cancel);
    connect(&m_task, &BackgroundTask::ended, progress, &QObject::deleteLater);
    m_task.run(
        [picture, kind, framesPerSecond, path](const std::stop_token& stop) -> Status {
            const std::string text = curveFile(*picture, kind, framesPerSecond);
            if (stop.stop_requested()) {
                return Nothing{};
            }
            return writeFile(
                std::filesystem::path(path.toStdString()),
                std::span(reinterpret_cast<const std::uint8_t*>(text.data()), text.size()));
        },
        [this, path](const Status& status) {
            if (status) {
                emit written(path);
            } else {
                const QString problem = QString::fromStdString(describe(status.error()));
                emit failed(QStringLiteral("%1: %2").arg(path, problem));
            }
        },
        [](const std::exception& failure) {
            return Error{ErrorCode::OutputUnwritable, failure.what(), {}};
        });
}

}  // namespace sinew
