// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QCache>
#include <QIcon>
#include <QObject>
#include <QPixmap>
#include <QProcess>
#include <QStringList>
#include <QTimer>

namespace sinew {

/// Small pictures of files, for lists. They are made one at a time by another process of low
/// priority, `sinew-cli thumbnail`: a file that is broken, huge or never ends costs a list nothing
/// but its picture. A thumbnail that the desktop has stored is used if it is of this version of the
/// file.
class FilePictures final : public QObject {
    Q_OBJECT

public:
    static constexpr int kSide = 128;  // pixels of the longer side

    /// `program`: that makes them; empty: only stored ones are shown.
    explicit FilePictures(QString program = programBeside(), QObject* parent = nullptr);
    ~FilePictures() override;
    FilePictures(const FilePictures&) = delete;
    FilePictures& operator=(const FilePictures&) = delete;

    /// The picture of the file as it is now. Null: there is none, or it is being made; in the order
    /// of the requests. Call it only for what is visible.
    [[nodiscard]] QPixmap picture(const QString& path);
    /// The same as a square icon with this side; a cube replaces a missing picture.
    [[nodiscard]] QIcon iconOf(const QString& path, int side);
    [[nodiscard]] static QIcon placeholder(int side) { return squareIcon({}, side); }
    /// Drops the requests that have not started.
    void forgetWaiting() { m_waiting.clear(); }

    /// `sinew-cli`, in the folder of this program or installed; empty: not found.
    [[nodiscard]] static QString programBeside();

signals:
    void arrived(const QString& path);

private:
    struct Known {
        qint64 changed;   // time of the file, in milliseconds
        QPixmap picture;  // null: none can be made
    };

    [[nodiscard]] static QIcon squareIcon(const QPixmap& picture, int side);
    void startNext();
    void finish(bool made);
    void keep(const QString& path, qint64 changed, const QPixmap& picture);

    QString m_program;
    QCache<QString, Known> m_known;
    QStringList m_waiting;  // the first one is next
    QString m_path;         // file whose picture is being made
    qint64 m_changed = 0;   // its time, likewise
    QProcess m_process;
    QTimer m_limit;
};

}  // namespace sinew
