// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/shared_window.h"

#include <sys/socket.h>
#include <unistd.h>

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocalServer>
#include <QLocalSocket>
#include <QLockFile>
#include <QMetaMethod>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QtEndian>
#include <utility>

namespace sinew {
namespace {

// A window says kGreeting once it can answer, so that one which hangs never gets files that another
// opened meanwhile. Then it gets a request and says kTaken. A request is a number of bytes
// (kLengthBytes, big-endian) and that many bytes: a token and the names of files, with a zero
// between each two.
const QByteArray kGreeting = QByteArrayLiteral("sinew 1\n");
const QByteArray kTaken = QByteArrayLiteral("taken\n");
constexpr qint64 kLengthBytes = 4;
constexpr qint64 kMostRequestBytes = qint64{1} << 22;
constexpr qsizetype kMostDisplaySigns = 40;

/// The process at the other end belongs to this user.
bool isSameUser(const QLocalSocket& socket) {
    ucred other{};
    socklen_t size = sizeof other;
    return ::getsockopt(static_cast<int>(socket.socketDescriptor()), SOL_SOCKET, SO_PEERCRED,
                        &other, &size) == 0 &&
           other.uid == ::geteuid();
}

bool receives(QLocalSocket& socket, const QByteArray& word, const QDeadlineTimer& until) {
    while (socket.bytesAvailable() < word.size()) {
        const auto left = static_cast<int>(until.remainingTime());
        if (left == 0 || !socket.waitForReadyRead(left)) {
            return false;
        }
    }
    return socket.read(word.size()) == word;
}

QByteArray requestOf(const QByteArray& token, const QStringList& files) {
    QByteArray text = token;
    for (const QString& file : files) {
        text += '\0' + file.toUtf8();
    }
    QByteArray length(kLengthBytes, '\0');
    qToBigEndian(static_cast<quint32>(text.size()), length.data());
    return length + text;
}

/// What a launcher gives to the program that it starts, for its window.
QByteArray startToken() {
    return qgetenv("XDG_ACTIVATION_TOKEN");
}

bool handedOver(const QString& name, const QStringList& files, std::chrono::milliseconds patience) {
    const QDeadlineTimer until(patience);
    QLocalSocket socket;
    socket.connectToServer(name);
    if (!socket.waitForConnected(static_cast<int>(patience.count())) || !isSameUser(socket) ||
        !receives(socket, kGreeting, until)) {
        return false;
    }
    const QByteArray request = requestOf(startToken(), files);
    if (request.size() > kLengthBytes + kMostRequestBytes) {
        return false;
    }
    socket.write(request);
    return receives(socket, kTaken, until);
}

/// Everybody else who wants to replace the link waits.
QString lockOf(const QString& link) {
    return link + QStringLiteral(".lock");
}

}  // namespace

SharedWindow::SharedWindow(QString socket)
    : m_link(std::move(socket)), m_server(new QLocalServer(this)) {
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    connect(m_server, &QLocalServer::newConnection, this, &SharedWindow::greet);
}

SharedWindow::~SharedWindow() {
    if (!listens()) {
        return;
    }
    QLockFile others(lockOf(m_link));
    if (others.tryLock(0) && QFile::symLinkTarget(m_link) == m_server->fullServerName()) {
        QFile::remove(m_link);
    }
}

bool SharedWindow::listens() const {
    return m_server->isListening();
}

QString SharedWindow::socketOfDisplay() {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    QString display = qEnvironmentVariable("WAYLAND_DISPLAY", qEnvironmentVariable("DISPLAY"));
    for (QChar& sign : display) {
        sign = sign.isLetterOrNumber() ? sign : QChar(u'_');
    }
    return folder.isEmpty()
               ? QString()
               : QDir(folder).filePath(QStringLiteral("sinew-") + display.left(kMostDisplaySigns));
}

bool SharedWindow::handOver(const QStringList& files, std::chrono::milliseconds patience) {
    if (m_link.isEmpty()) {
        return false;
    }
    QLockFile others(lockOf(m_link));  // starts at the same moment
    (void)others.tryLock(static_cast<int>(patience.count()));
    QStringList paths;
    for (const QString& file : files) {
        paths.append(QFileInfo(file).absoluteFilePath());
    }
    if (handedOver(m_link, paths, patience)) {
        return true;
    }
    if (const QFileInfo left(m_link); left.isSymLink()) {
        QFile::remove(left.symLinkTarget());  // its process has ended or hangs
    }
    QFile::remove(m_link);
    listen();
    return false;
}

/// The socket has a name of its own, to which the link leads: a window that hangs and is closed
/// after all removes its own socket, never that of the window which has replaced it.
void SharedWindow::listen() {
    constexpr int kHexadecimal = 16;
    QFile own(m_link + QLatin1Char('.') +
              QString::number(QRandomGenerator::system()->generate(), kHexadecimal));
    const bool listening = m_server->listen(own.fileName());
    if (!listening || !own.link(m_link)) {
        qWarning("this window cannot be reused: %s",
                 qPrintable(listening ? own.errorString() : m_server->errorString()));
    }
}

void SharedWindow::greet() {
    // Without a window, as in the dialog of a missing driver, nobody takes the files.
    const bool isOpen = isSignalConnected(QMetaMethod::fromSignal(&SharedWindow::filesWanted));
    while (QLocalSocket* const socket = m_server->nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(*socket); });
        if (!isOpen || !isSameUser(*socket)) {
            socket->abort();
            continue;
        }
        socket->write(kGreeting);
    }
}

void SharedWindow::read(QLocalSocket& socket) {
    if (socket.bytesAvailable() < kLengthBytes) {
        return;
    }
    const qint64 bytes = qFromBigEndian<quint32>(socket.peek(kLengthBytes).constData());
    if (bytes > kMostRequestBytes) {
        socket.abort();
        return;
    }
    if (socket.bytesAvailable() < kLengthBytes + bytes) {
        return;
    }
    QList<QByteArray> parts = socket.read(kLengthBytes + bytes).mid(kLengthBytes).split('\0');
    const QByteArray token = parts.takeFirst();
    QStringList files;
    for (const QByteArray& name : parts) {
        files.append(QString::fromUtf8(name));
    }
    socket.write(kTaken);
    socket.flush();
    emit filesWanted(files, token);
}

}  // namespace sinew
