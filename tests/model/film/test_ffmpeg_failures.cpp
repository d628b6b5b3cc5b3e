// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <sys/wait.h>

#include <QtTest/QTest>
#include <cerrno>
#include <chrono>
#include <fstream>
#include <thread>

#include "model/film/ffmpeg_program.h"
#include "tests/model/film/film_input.h"
#include "tests/support/stopped.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;
namespace fs = std::filesystem;

namespace {

/// PATH is a folder with nothing but a program `ffmpeg` that is this script; without a script it is
/// empty.
class ScriptedPath {
public:
    explicit ScriptedPath(const char* script = nullptr) : m_before(qgetenv("PATH")) {
        if (script != nullptr) {
            const fs::path program = m_folder.path() / "ffmpeg";
            std::ofstream(program) << "#!/bin/sh\nPATH=/usr/bin:/bin\n" << script << "\n";
            fs::permissions(program, fs::perms::owner_all);
        }
        qputenv("PATH", m_folder.path().c_str());
    }
    ~ScriptedPath() { qputenv("PATH", m_before); }

    [[nodiscard]] fs::path heard() const { return m_folder.path() / "heard"; }

private:
    QByteArray m_before;
    TemporaryFolder m_folder;
};

bool hasChildren() {
    return ::waitpid(-1, nullptr, WNOHANG) >= 0 || errno != ECHILD;
}

}  // namespace

class TestFfmpegFailures : public QObject {
    Q_OBJECT

private slots:
    void aMissingProgramIsNamedWithItsPackage() {
        const ScriptedPath path;
        const TemporaryFolder folder;
        const auto frames = movingBlock(32, 32, 1, false);
        const Status written =
            writeFilm(folder.path() / "a.mp4", FilmFormat::Mp4, settingsOf(frames), frames);
        QVERIFY(!written && written.error().code == ErrorCode::OutputUnwritable);
        QCOMPARE(written.error().message,
                 std::string("MP4 (H.264) needs the program ffmpeg, which is not installed "
                             "(Debian: apt install ffmpeg)"));
        QCOMPARE(filesIn(folder.path()), 0);
        QVERIFY(!ffmpegIsInstalled());
    }

    // The frames fill the socket, so that writing meets its end.
    void lastWordsOfTheProgramAreShown() {
        const ScriptedPath path(
            "head -c 100000 >/dev/null; echo '[libx264 @ 0x55d0] broken \x1b[31m' >&2; "
            "echo 'Conversion failed!' >&2; exit 1");
        const TemporaryFolder folder;
        const auto frames = movingBlock(256, 256, 8, false);
        const Status written =
            writeFilm(folder.path() / "a.mp4", FilmFormat::Mp4, settingsOf(frames), frames);
        QVERIFY(!written && written.error().code == ErrorCode::OutputUnwritable);
        QCOMPARE(written.error().message,
                 std::string("cannot write it: ffmpeg failed: broken \\u001b[31m"));
        QCOMPARE(filesIn(folder.path()), 0);
        QVERIFY(!hasChildren());
    }

    void aProgramThatEndsAtOnceIsNoSignal() {
        const ScriptedPath path("exit 3");
        const TemporaryFolder folder;
        const auto frames = movingBlock(256, 256, 8, false);
        const Status written =
            writeFilm(folder.path() / "a.mp4", FilmFormat::Mp4, settingsOf(frames), frames);
        QVERIFY(!written);
        QCOMPARE(written.error().message,
                 std::string("cannot write it: ffmpeg failed without a message"));
        QCOMPARE(filesIn(folder.path()), 0);
    }

    void aProgramThatFailsAtTheEndLeavesNothing() {
        const ScriptedPath path("cat >/proc/self/fd/3; echo 'late' >&2; exit 1");
        const TemporaryFolder folder;
        const auto frames = movingBlock(32, 32, 2, false);
        const fs::path file = folder.write("a.mp4", {'o', 'l', 'd'});
        const Status written = writeFilm(file, FilmFormat::Mp4, settingsOf(frames), frames);
        QVERIFY(!written);
        QCOMPARE(written.error().message, std::string("cannot write it: ffmpeg failed: late"));
        QCOMPARE(bytesOf(file), QByteArray("old"));
    }

    void theProgramReadsEveryFrame() {
        const ScriptedPath path("cat >/proc/self/fd/3");
        const TemporaryFolder folder;
        const auto frames = movingBlock(64, 64, 5, false);
        QVERIFY(
            writeFilm(folder.path() / "a.mp4", FilmFormat::Mp4, settingsOf(frames), frames).ok());
        QCOMPARE(bytesOf(folder.path() / "a.mp4").size(), qsizetype(5 * 64 * 64 * 4));
    }

    void aProgramThatHangsIsKilledOnAStop() {
        const ScriptedPath path("exec sleep 60");
        const TemporaryFolder folder;
        const auto frames = movingBlock(512, 512, 4, false);
        const auto took = timeToStop(std::chrono::milliseconds(100), [&](const auto& stop) {
            FilmSettings settings = settingsOf(frames);
            settings.stop = stop;
            const Status written =
                writeFilm(folder.path() / "a.mp4", FilmFormat::Mp4, settings, frames);
            QVERIFY(!written && written.error().code == ErrorCode::Cancelled);
        });
        QVERIFY(took < std::chrono::seconds(5));
        QCOMPARE(filesIn(folder.path()), 0);
        QVERIFY(!hasChildren());
    }

    void aFilmThatIsDroppedEndsTheProgram() {
        const TemporaryFolder folder;
        const auto frames = movingBlock(32, 32, 2, false);
        {
            const auto film =
                openFilm(folder.path() / "a.webm", FilmFormat::Webm, settingsOf(frames));
            QVERIFY(film && (*film)->add(frames[0]));
        }
        QVERIFY(!hasChildren());
        QCOMPARE(filesIn(folder.path()), 0);
    }

    // Of the real program: some of its errors do not change its exit code by themselves.
    void aFullDiskIsAnError_data() {
        QTest::addColumn<FilmFormat>("format");
        QTest::addRow("webm") << FilmFormat::Webm;
        QTest::addRow("gif") << FilmFormat::Gif;
    }

    void aFullDiskIsAnError() {
        QFETCH(FilmFormat, format);
        const auto frames = movingBlock(64, 64, 3, false);
        const Status written = writeFilm("/dev/full", format, settingsOf(frames), frames);
        QVERIFY(!written);
        QVERIFY2(written.error().message.find("No space left on device") != std::string::npos,
                 written.error().message.c_str());
    }
};

SINEW_TEST(TestFfmpegFailures)
#include "test_ffmpeg_failures.moc"
