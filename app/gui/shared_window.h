// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>
#include <chrono>

class QLocalServer;
class QLocalSocket;

namespace sinew {

/// One window for several starts of the program with --reuse: it listens on a socket that belongs
/// to the user and the display, and answers processes of this user only.
class SharedWindow final : public QObject {
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds kPatience{5000};

    /// `socket`: an absolute path; empty: there is no folder for it, so windows are not shared.
    explicit SharedWindow(QString socket = socketOfDisplay());
    ~SharedWindow() override;

    /// Gives the files, as absolute paths, to the window that listens. False: there is none, or it
    /// did not answer in time; this process then listens instead.
    [[nodiscard]] bool handOver(const QStringList& files,
                                std::chrono::milliseconds patience = kPatience);

    [[nodiscard]] bool listens() const;

    /// In the folder of the user's runtime files, named after the display.
    [[nodiscard]] static QString socketOfDisplay();

signals:
    /// Another start hands its files over; empty: it only wants the window. `token`: the permission
    /// of its starter to raise a window; may be empty.
    void filesWanted(const QStringList& files, const QByteArray& token);

private:
    void listen();
    void greet();
    void read(QLocalSocket& socket);

    QString m_link;          // leads to the socket of the window that listens
    QLocalServer* m_server;  // a child
};

}  // namespace sinew
