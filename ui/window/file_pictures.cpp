// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/file_pictures.h"

#include <unistd.h>

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImageReader>
#include <QPainter>
#include <QStandardPaths>
#include <QUrl>
#include <utility>

#include "ui/session/signals.h"
#include "ui/style/icons.h"

namespace sinew {
namespace {

constexpr int kMostKept = 256;  // pictures, of at most 64 KiB
constexpr qsizetype kMostWaiting = 64;
constexpr int kMostSeconds = 12;  // the program ends after 10
constexpr int kLowPriority = 5;   // added to that of this process, 0 to 19
constexpr int kMostStoredSide = 512;

/// A thumbnail as file managers store it: named after the address, with the time of the file.
QPixmap storedPicture(const QFileInfo& file) {
    const QByteArray address = QUrl::fromLocalFile(file.absoluteFilePath()).toEncoded();
    const QString name =
        QString::fromLatin1(QCryptographicHash::hash(address, QCryptographicHash::Md5).toHex());
    QImageReader reader(QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) +
                            QStringLiteral("/thumbnails/normal/%1.png").arg(name),
                        "png");
    const QSize size = reader.size();
    if (!size.isValid() || size.width() > kMostStoredSide || size.height() > kMostStoredSide) {
        return {};
    }
    const QImage image = reader.read();
    const bool isOfFile = image.text(QStringLiteral("Thumb::URI")).toUtf8() == address &&
                          image.text(QStringLiteral("Thumb::MTime")).toLongLong() ==
                              file.lastModified().toSecsSinceEpoch();
    return isOfFile ? QPixmap::fromImage(image) : QPixmap();
}

}  // namespace

FilePictures::FilePictures(QString program, QObject* parent)
    : QObject(parent), m_program(std::move(program)), m_known(kMostKept) {
    m_process.setStandardErrorFile(QProcess::nullDevice());
    m_process.setStandardInputFile(QProcess::nullDevice());
    m_process.setChildProcessModifier([] { (void)!::nice(kLowPriority); });
    callOnce(m_limit, kMostSeconds * 1000, &m_process, &QProcess::kill);
    connect(&m_process, &QProcess::finished, this, [this](int code, QProcess::ExitStatus status) {
        finish(status == QProcess::NormalExit && code == 0);
    });
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) {
            m_program.clear();
            m_waiting.clear();
        }
    });
}

FilePictures::~FilePictures() {
    m_process.disconnect(this);  // it is killed
}

QString FilePictures::programBeside() {
    const QString name = QStringLiteral("sinew-cli");
    const QString beside =
        QStandardPaths::findExecutable(name, {QCoreApplication::applicationDirPath()});
    return beside.isEmpty() ? QStandardPaths::findExecutable(name) : beside;
}

QPixmap FilePictures::picture(const QString& path) {
    const QFileInfo file(path);
    if (!file.isFile()) {
        return {};
    }
    const qint64 changed = file.lastModified().toMSecsSinceEpoch();
    if (const Known* known = m_known.object(path); known != nullptr && known->changed == changed) {
        return known->picture;
    }
    if (const QPixmap stored = storedPicture(file); !stored.isNull()) {
        keep(path, changed, stored);
        return stored;
    }
    if (path != m_path && !m_waiting.contains(path) && m_waiting.size() < kMostWaiting) {
        m_waiting.append(path);
    }
    startNext();
    return {};
}

QIcon FilePictures::iconOf(const QString& path, int side) {
    return squareIcon(picture(path), side);
}

QIcon FilePictures::squareIcon(const QPixmap& picture, int side) {
    const qreal ratio = qGuiApp->devicePixelRatio();
    const auto pixels = qRound(side * ratio);
    const QPixmap shown = picture.isNull() ? icon("cube").pixmap(QSize(side, side) / 2, ratio)
                                           : picture.scaled(pixels, pixels, Qt::KeepAspectRatio,
                                                            Qt::SmoothTransformation);
    QPixmap square(pixels, pixels);
    square.fill(Qt::transparent);
    QPainter(&square).drawPixmap(
        QRect(QPoint((pixels - shown.width()) / 2, (pixels - shown.height()) / 2), shown.size()),
        shown);
    square.setDevicePixelRatio(ratio);
    QIcon made(square);
    made.addPixmap(square, QIcon::Selected);  // otherwise it is tinted
    return made;
}

void FilePictures::startNext() {
    if (m_program.isEmpty() || m_process.state() != QProcess::NotRunning || m_waiting.isEmpty()) {
        return;
    }
    m_path = m_waiting.takeFirst();
    m_changed = QFileInfo(m_path).lastModified().toMSecsSinceEpoch();
    m_process.start(m_program, {QStringLiteral("--quiet"), QStringLiteral("thumbnail"), m_path,
                                QStringLiteral("-"), QString::number(kSide)});
    m_limit.start();
}

void FilePictures::finish(bool made) {
    m_limit.stop();
    QPixmap picture;
    const QByteArray png = m_process.readAllStandardOutput();
    if (made) {
        picture.loadFromData(png, "png");
    }
    const QString path = std::exchange(m_path, {});
    keep(path, m_changed, picture);
    emit arrived(path);
    startNext();
}

void FilePictures::keep(const QString& path, qint64 changed, const QPixmap& picture) {
    m_known.insert(path, new Known{changed, picture});  // the cache owns it
}

}  // namespace sinew
