// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/dialogs/film_dialog.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QImage>
#include <QLabel>
#include <QLocale>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <cmath>
#include <utility>

#include "ui/panels/widgets/layouts.h"
#include "ui/window/dialogs/dialog_parts.h"
#include "ui/window/dialogs/film_form.h"
#include "ui/window/dialogs/save_field.h"

namespace sinew {
namespace {

constexpr QSize kFrameRoom{260, 260};
constexpr qint64 kSurelyMeasured = 1000;  // milliseconds after which the rest can be estimated

QPixmap pixmapOf(const PixelImage& image, qreal ratio) {
    const QImage pixels(image.rgba.data(), static_cast<int>(image.width),
                        static_cast<int>(image.height), QImage::Format_RGBA8888);
    QPixmap pixmap = QPixmap::fromImage(
        pixels.scaled(kFrameRoom * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

}  // namespace

QString remainingWords(double seconds) {
    constexpr double kMinute = 60.0;
    return seconds < kMinute
               ? FilmDialog::tr("about %1 s left").arg(std::max(1.0, std::ceil(seconds)))
               : FilmDialog::tr("about %1 min left").arg(std::ceil(seconds / kMinute));
}

FilmDialog::FilmDialog(Setup setup, QWidget* parent)
    : QDialog(parent),
      m_setup(std::move(setup)),
      m_form(new FilmForm(m_setup.scene, m_setup.windowSize, m_setup.choice)),
      m_frame(new QLabel(tr("The frame being made\nis shown here"))),
      m_words(new QLabel),
      m_bar(named(new QProgressBar, "filmBar", tr("Progress"))) {
    setWindowTitle(tr("Export Film"));
    m_frame->setObjectName(QStringLiteral("filmFrame"));
    m_frame->setFixedSize(kFrameRoom);
    m_frame->setAlignment(Qt::AlignCenter);
    m_frame->setEnabled(false);
    connect(&m_form->file(), &SaveField::saveWanted, this, &FilmDialog::start);
    connect(&m_form->file(), &SaveField::noticed, this, [this] { adjustSize(); });
    auto* top = spaced(new QHBoxLayout, 18, {{m_form, 1}, {m_frame, 0, Qt::AlignTop}});
    layOut(*this, {top, &m_form->file().notice(), makeFooter()});
    m_form->file().setFocus();
    setBusy(false);
}

FilmDialog::~FilmDialog() {
    m_stop.request_stop();
}

QWidget* FilmDialog::makeFooter() {
    m_bar->setTextVisible(false);
    m_words->setObjectName(QStringLiteral("filmWords"));
    m_export = new QPushButton(tr("Export"));
    m_export->setObjectName(QStringLiteral("filmExport"));
    m_export->setDefault(true);
    m_second = new QPushButton;
    m_second->setObjectName(QStringLiteral("filmSecond"));
    m_second->setAutoDefault(false);
    connect(m_export, &QPushButton::clicked, &m_form->file(), &SaveField::save);
    connect(m_second, &QPushButton::clicked, this, &FilmDialog::pressSecond);
    auto* widget = new QWidget;
    spaced(new QHBoxLayout(widget), 12,
           {{m_bar, 1}, {m_words, 1}, stretchItem(), m_export, m_second});
    return widget;
}

void FilmDialog::setScene(const FilmScene& scene) {
    if (!m_busy) {
        m_form->setScene(scene);
    }
    m_setup.scene = scene;
}

void FilmDialog::start(const QString& path, bool replace) {
    Result<FilmPlan> plan = m_form->plan();
    Result<std::vector<std::string>> paths =
        plan ? m_form->paths(*plan, path) : Result<std::vector<std::string>>(plan.error());
    if (!paths) {
        m_form->file().say(QString::fromStdString(paths.error().message));
        return;
    }
    const FilmChoice choice = m_form->choice();
    m_files = filmFiles(*paths);
    m_pictures = choice.pictures;
    m_done = 0;
    emit choiceChanged(choice);
    m_stop = std::stop_source();
    setBusy(true);
    m_bar->setRange(0, static_cast<int>(plan->moments.size()));
    m_bar->setValue(0);
    m_words->setText(tr("Preparing"));
    m_clock.start();
    const QSize size = m_form->size();
    const ScreenshotRequest picture{
        .width = size.width(),
        .height = size.height(),
        .transparent = choice.picture.transparent,
        .marks = choice.picture.marks,
        .text = choice.picture.text,
        .pixelsPerPoint = static_cast<float>(m_form->windowScale() * m_setup.pixelRatio),
        .replace = replace,
        .stop = m_stop.get_token()};
    const QPointer self(this);
    m_setup.make(
        {.picture = picture,
         .format = choice.format,
         .pictures = choice.pictures,
         .rate = plan->rate,
         .quality = choice.quality > 0 ? std::optional(choice.quality) : std::nullopt,
         .repeats = choice.loops,
         .moments = std::move(plan->moments),
         .paths = *std::move(paths)},
        [self](const FilmProgress& progress) {
            if (self) {
                self->report(progress);
            }
        },
        [self, path, replace](const FilmResult& result) {
            if (self) {
                self->finish(path, replace, result);
            }
        });
}

void FilmDialog::report(const FilmProgress& progress) {
    m_done = progress.done;
    if (m_stop.stop_requested()) {
        return;
    }
    m_bar->setValue(static_cast<int>(progress.done));
    QString words =
        tr("Frame %1 of %2").arg(QString::number(progress.done), QString::number(progress.of));
    if (const qint64 passed = m_clock.elapsed(); passed > kSurelyMeasured) {
        const double perFrame = static_cast<double>(passed) / 1000.0 / double(progress.done);
        words += tr(", %1").arg(remainingWords(perFrame * double(progress.of - progress.done)));
    }
    m_words->setText(progress.done < progress.of || m_pictures ? words : tr("Finishing the file"));
    if (!progress.frame.rgba.empty()) {
        m_frame->setEnabled(true);  // otherwise it is painted in grey
        m_frame->setPixmap(pixmapOf(progress.frame, devicePixelRatioF()));
    }
}

void FilmDialog::finish(const QString& path, bool replace, const FilmResult& result) {
    setBusy(false);
    m_form->setScene(m_setup.scene);
    if (result) {
        qint64 bytes = 0;
        for (const std::string& file : m_files) {
            bytes += QFileInfo(QString::fromStdString(file)).size();
        }
        const QFileInfo first(QString::fromStdString(m_files.front()));
        const QString count = QString::number(m_files.size());
        const bool one = m_files.size() == 1;
        m_words->setText(tr("Saved %1, %2")
                             .arg(one ? first.fileName() : tr("%1 files").arg(count),
                                  QLocale().formattedDataSize(bytes)));
        emit made(
            one ? QDir::toNativeSeparators(first.filePath())
                : tr("%1 files in %2").arg(count, QDir::toNativeSeparators(first.absolutePath())),
            *result);
    } else if (m_stop.stop_requested() || result.error().code == ErrorCode::Cancelled) {
        sayCancelled();
    } else {
        m_words->clear();
        m_form->file().explain(path, replace || m_done > 0, result.error());
    }
    adjustSize();
    if (std::exchange(m_closes, false)) {
        QDialog::reject();
    }
}

/// What is finished stays.
void FilmDialog::sayCancelled() {
    if (m_pictures && m_done > 0) {
        m_words->setText(tr("Cancelled; %1 of %2 pictures were written")
                             .arg(QString::number(m_done), QString::number(m_files.size())));
    } else if (m_files.size() > 1) {
        m_words->setText(tr("Cancelled; finished films were written"));
    } else {
        m_words->setText(tr("Cancelled; nothing was written"));
    }
}

void FilmDialog::stop() {
    m_stop.request_stop();
    m_words->setText(tr("Cancelling"));
    m_second->setEnabled(false);
}

void FilmDialog::pressSecond() {
    if (m_busy) {
        stop();
    } else {
        QDialog::reject();
    }
}

void FilmDialog::reject() {
    if (!m_busy) {
        QDialog::reject();
        return;
    }
    m_form->file().notice().say(tr("The film is not finished."), {{tr("Stop and Close"),
                                                                   [this] {
                                                                       m_closes = m_busy;
                                                                       if (m_busy) {
                                                                           stop();
                                                                       } else {
                                                                           QDialog::reject();
                                                                       }
                                                                   }},
                                                                  {tr("Go On"), [] {}}});
    adjustSize();
}

void FilmDialog::setBusy(bool busy) {
    m_busy = busy;
    m_form->setEnabled(!busy);
    m_form->file().notice().hide();
    m_export->setEnabled(!busy);
    m_bar->setVisible(busy);
    m_second->setEnabled(true);
    m_second->setText(busy ? tr("Cancel") : tr("Close"));
}

}  // namespace sinew
