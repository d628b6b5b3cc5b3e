// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <array>
#include <cerrno>
#include <cstring>

#include "app/gui/shared_window.h"
#include "tests/support/test_program.h"
#include "tests/window/patience.h"

using namespace sinew;
using namespace sinew::test;

namespace {

sockaddr_un addressOf(const QString& path) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const QByteArray name = QFile::encodeName(path);
    std::memcpy(address.sun_path, name.constData(), static_cast<std::size_t>(name.size()));
    return address;
}

/// A socket that listens, but whose process never answers.
int silentSocket(const QString& path) {
    const int number = ::socket(AF_UNIX, SOCK_STREAM, 0);
    const sockaddr_un address = addressOf(path);
    const bool listens =
        ::bind(number, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0 &&
        ::listen(number, 4) == 0;
    return listens ? number : -1;
}

}  // namespace

class TestReuse : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(QFile::setPermissions(m_folder.path(),
                                      QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        qputenv("XDG_RUNTIME_DIR", QFile::encodeName(m_folder.path()));
    }

    void anotherStartHandsItsFilesOver() {
        SharedWindow window;
        QVERIFY(!window.handOver({}));
        QVERIFY(window.listens());
        QSignalSpy wanted(&window, &SharedWindow::filesWanted);
        QProcess other;
        other.setWorkingDirectory(m_folder.path());
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("XDG_ACTIVATION_TOKEN", "token 7");
        other.setProcessEnvironment(environment);
        other.start(SINEW_GUI, {"--reuse", "b.glb", "/c.glb"});
        QVERIFY(QTest::qWaitFor([&] { return other.state() == QProcess::NotRunning; }, kPatience));
        QCOMPARE(other.exitCode(), 0);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].toStringList(),
                 QStringList({m_folder.filePath("b.glb"), QStringLiteral("/c.glb")}));
        QCOMPARE(wanted[0][1].toByteArray(), QByteArray("token 7"));
    }

    void noOtherUserReachesTheSocket() {
        SharedWindow window;
        QVERIFY(!window.handOver({}));
        struct stat status {};
        QCOMPARE(::stat(QFile::encodeName(SharedWindow::socketOfDisplay()).constData(), &status),
                 0);
        QVERIFY(S_ISSOCK(status.st_mode));
        QCOMPARE(status.st_mode & 0077U, 0U);
    }

    void aSocketThatAProcessHasLeftIsReplaced() {
        const QString path = m_folder.filePath("left");
        const int number = silentSocket(path);
        QVERIFY(number >= 0);
        ::close(number);
        QVERIFY(QFile::exists(path));
        SharedWindow window(path);
        QElapsedTimer clock;
        clock.start();
        QVERIFY(!window.handOver({"a.glb"}));
        QVERIFY(clock.elapsed() < SharedWindow::kPatience.count() / 2);
        QVERIFY(window.listens());
    }

    void withoutAWindowNobodyTakesFiles() {
        const QString path = m_folder.filePath("none");
        SharedWindow shared(path);
        QVERIFY(!shared.handOver({}));
        const int number = ::socket(AF_UNIX, SOCK_STREAM, 0);
        const sockaddr_un address = addressOf(path);
        QCOMPARE(::connect(number, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
        std::array<char, 8> byte{};
        QTRY_COMPARE(::recv(number, byte.data(), byte.size(), MSG_DONTWAIT), ssize_t{0});
        ::close(number);
    }

    void aWindowThatHangsIsWaitedForOnlySoLong() {
        const QString path = m_folder.filePath("hangs");
        const int number = silentSocket(path);
        QVERIFY(number >= 0);
        SharedWindow window(path);
        QVERIFY(!window.handOver({"a.glb"}, std::chrono::milliseconds(200)));
        QVERIFY(window.listens());
        std::array<char, 8> byte{};
        const int client = ::accept(number, nullptr, nullptr);
        QCOMPARE(::read(client, byte.data(), byte.size()), ssize_t{0});  // It has no files.
        ::close(client);
        ::close(number);
    }

    void aWindowThatWasReplacedLeavesTheSocketOfItsSuccessor() {
        const QString path = m_folder.filePath("replaced");
        auto first = std::make_unique<SharedWindow>(path);
        QVERIFY(!first->handOver({}));
        SharedWindow second(path);  // The first cannot answer: it is in this thread.
        QVERIFY(!second.handOver({"a.glb"}, std::chrono::milliseconds(50)));
        QVERIFY(first->listens() && second.listens());
        first.reset();
        const int number = ::socket(AF_UNIX, SOCK_STREAM, 0);
        const sockaddr_un address = addressOf(path);
        QCOMPARE(::connect(number, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
        ::close(number);
    }

    void aWindowThatIsClosedLeavesNothing() {
        const QString path = m_folder.filePath("closed");
        { QVERIFY(!SharedWindow(path).handOver({})); }
        QCOMPARE(QDir(m_folder.path()).entryList({"closed*"}, QDir::AllEntries | QDir::System),
                 QStringList());
    }

    void whatIsNoRequestIsRefused() {
        SharedWindow window(m_folder.filePath("junk"));
        QVERIFY(!window.handOver({}));
        QSignalSpy wanted(&window, &SharedWindow::filesWanted);
        const int number = ::socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0);
        const sockaddr_un address = addressOf(m_folder.filePath("junk"));
        QCOMPARE(::connect(number, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
        const QByteArray junk(1 << 16, 'x');
        QTRY_VERIFY_WITH_TIMEOUT(
            ::send(number, junk.constData(), std::size_t(junk.size()), MSG_NOSIGNAL) < 0 &&
                errno == EPIPE,
            kPatience);
        ::close(number);
        QCOMPARE(wanted.size(), 0);
    }

    void onlyFilesAreHandedOver() {
        QProcess other;
        other.start(SINEW_GUI, {"--reuse", "--paused", "a.glb"});
        QVERIFY(other.waitForFinished(kPatience));
        QCOMPARE(other.exitCode(), 2);
        QCOMPARE(other.readAllStandardError(),
                 QByteArray("sinew: --reuse takes files only; omit --paused\n"));
    }

private:
    QTemporaryDir m_folder;
};

SINEW_TEST_IN(QApplication, TestReuse)
#include "test_reuse.moc"
