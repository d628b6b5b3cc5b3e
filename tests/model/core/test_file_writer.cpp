// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/file_writer.h"

#include <fcntl.h>
#include <sys/wait.h>

#include <QtTest/QTest>
#include <csignal>
#include <fstream>
#include <iterator>

#include "model/core/file_target.h"
#include "model/core/part_name.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;
namespace fs = std::filesystem;

namespace {

using Bytes = std::vector<std::uint8_t>;

std::string contentOf(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

auto filesIn(const fs::path& folder) {
    return std::distance(fs::directory_iterator(folder), {});
}

fs::perms permissionsOf(const fs::path& path) {
    return fs::status(path).permissions();
}

/// How a child process that does `work` and then sends itself the signal ends, as waitpid reports.
template <class Work>
int endOf(int signal, const Work& work) {
    const pid_t child = ::fork();
    if (child == 0) {
        std::signal(signal, SIG_DFL);  // Qt Test has handlers
        work();
        ::raise(signal);
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return status;
}

/// Whether files without a name can be opened there.
bool hasUnnamedFiles(const fs::path& folder) {
    return static_cast<bool>(FileHandle(::open(folder.c_str(), O_TMPFILE | O_WRONLY, 0600)));
}

}  // namespace

class TestFileWriter : public QObject {
    Q_OBJECT

private slots:
    void filesAreWrittenWhole() {
        const TemporaryFolder folder;
        const fs::path path = folder.path() / "out.png";
        QVERIFY(writeFile(path, Bytes{'a', 'b', 'c'}).ok());
        QCOMPARE(contentOf(path), std::string("abc"));
        QVERIFY(writeFile(path, Bytes{'d'}).ok());
        QCOMPARE(contentOf(path), std::string("d"));
        QCOMPARE(filesIn(folder.path()), 1);
    }

    void aFileIsWhatItWasUntilTheEnd() {
        const TemporaryFolder folder;
        for (const char* before : {"", "old"}) {
            const fs::path path = folder.path() / (std::string("out") + before);
            if (*before != '\0') {
                folder.write(path.filename().string(), Bytes{'o', 'l', 'd'});
            }
            Result<FileWriter> writer = FileWriter::open(path);
            QVERIFY(writer.ok());
            QVERIFY(writer->write(Bytes{'n', 'e'}).ok());
            QVERIFY(writer->write(Bytes{'w'}).ok());
            QCOMPARE(contentOf(path), std::string(before));
            QVERIFY(writer->finish().ok());
            QCOMPARE(contentOf(path), std::string("new"));
        }
        QCOMPARE(filesIn(folder.path()), 2);
    }

    void whatIsNotFinishedLeavesNothing() {
        const TemporaryFolder folder;
        const fs::path old = folder.write("old", Bytes{'o'});
        for (const fs::path& path : {folder.path() / "new", old}) {
            Result<FileWriter> writer = FileWriter::open(path);
            QVERIFY(writer.ok() && writer->write(Bytes(100000)).ok());
        }
        QCOMPARE(contentOf(old), std::string("o"));
        QCOMPARE(filesIn(folder.path()), 1);
    }

    void aFileThatAppearsMeanwhileIsReplaced() {
        const TemporaryFolder folder;
        const fs::path path = folder.path() / "out";
        Result<FileWriter> writer = FileWriter::open(path);
        QVERIFY(writer.ok() && writer->write(Bytes{'n'}).ok());
        folder.write("out", Bytes{'o'});
        QVERIFY(writer->finish().ok());
        QCOMPARE(contentOf(path), std::string("n"));
        QCOMPARE(filesIn(folder.path()), 1);
    }

    void anExistingFileKeepsItsPermissions() {
        const TemporaryFolder folder;
        const fs::path path = folder.write("out", Bytes{1});
        for (const auto mode : {fs::perms(0600), fs::perms(0755), fs::perms(0666)}) {
            fs::permissions(path, mode);
            QVERIFY(writeFile(path, Bytes{2, 3}).ok());
            QCOMPARE(fs::file_size(path), std::uintmax_t{2});
            QVERIFY(permissionsOf(path) == mode);
        }
    }

    void aNewFileHasThePermissionsOfTheUmask() {
        const TemporaryFolder folder;
        const mode_t before = ::umask(027);
        const bool written = writeFile(folder.path() / "out", Bytes{1}).ok();
        ::umask(before);
        QVERIFY(written);
        QVERIFY(permissionsOf(folder.path() / "out") == fs::perms(0640));
    }

    void aReadOnlyFileIsAnErrorAndStays() {
        const TemporaryFolder folder;
        const fs::path path = folder.write("out", Bytes{'o'});
        fs::permissions(path, fs::perms(0444));
        const Status status = writeFile(path, Bytes{'n'});
        QVERIFY(!status);
        QCOMPARE(status.error().message, std::string("cannot write it: it is read-only"));
        QCOMPARE(contentOf(path), std::string("o"));
        QVERIFY(permissionsOf(path) == fs::perms(0444));
    }

    void theLongestNamesCanBeWritten() {
        const TemporaryFolder folder;
        for (std::size_t length = 245; length <= 255; ++length) {
            const fs::path path = folder.path() / std::string(length, 'n');
            QVERIFY(writeFile(path, Bytes{1}).ok());
            QVERIFY(writeFile(path, Bytes{1, 2}).ok());
            QCOMPARE(fs::file_size(path), std::uintmax_t{2});
        }
        QVERIFY(!FileWriter::open(folder.path() / std::string(256, 'n')));
        QCOMPARE(filesIn(folder.path()), 11);
    }

    void aSymbolicLinkStaysAndItsTargetIsWritten() {
        const TemporaryFolder folder;
        fs::create_directory(folder.path() / "sub");
        fs::create_symlink("sub/target.png", folder.path() / "link.png");
        fs::create_symlink("link.png", folder.path() / "outer.png");
        for (const std::size_t length : {1U, 2U}) {  // a target that is missing, one that exists
            QVERIFY(writeFile(folder.path() / "outer.png", Bytes(length)).ok());
            QVERIFY(fs::is_symlink(folder.path() / "outer.png"));
            QVERIFY(fs::is_symlink(folder.path() / "link.png"));
            QVERIFY(!fs::is_symlink(folder.path() / "sub" / "target.png"));
            QCOMPARE(fs::file_size(folder.path() / "sub" / "target.png"), length);
        }
        QCOMPARE(filesIn(folder.path() / "sub"), 1);
    }

    void linksThatLeadNowhereAreErrorsAndStay() {
        const TemporaryFolder folder;
        fs::create_symlink("circle.png", folder.path() / "circle.png");
        fs::create_symlink("no/folder/a.png", folder.path() / "lost.png");
        for (const char* name : {"circle.png", "lost.png"}) {
            QVERIFY(!writeFile(folder.path() / name, Bytes{1}));
            QVERIFY(fs::is_symlink(folder.path() / name));
        }
        QCOMPARE(filesIn(folder.path()), 2);
    }

    void theReasonNamesWhatIsWrongWithThePlace() {
        TemporaryFolder folder;
        std::ofstream(folder.path() / "file") << "x";
        std::filesystem::create_symlink("circle.png", folder.path() / "circle.png");
        const auto reason = [](const std::filesystem::path& path) {
            return writeFile(path, std::vector<std::uint8_t>{1}).error().message;
        };
        const std::string start(kCannotWrite);
        QCOMPARE(reason(folder.path() / "no" / "a.png"), start + "the folder does not exist");
        QCOMPARE(reason(folder.path()), start + "it is a folder");
        QCOMPARE(reason(folder.path() / "file" / "a.png"), start + "its folder is a file");
        QCOMPARE(reason(folder.path() / "circle.png"),
                 start + "its symbolic links lead in a circle");
        QCOMPARE(reason("/proc/a.png"), start + "no files can be created in this folder");
    }

    void unwritablePlacesAreErrorsAndLeaveNothing() {
        const TemporaryFolder folder;
        for (const auto& path : {folder.path() / "no" / "where.png", folder.path(),
                                 folder.path() / "no" / "", fs::path()}) {
            const Status status = writeFile(path, Bytes{1});
            QVERIFY(!status);
            QCOMPARE(status.error().code, ErrorCode::OutputUnwritable);
        }
        QVERIFY(fs::is_empty(folder.path()));
    }

    void aPipeIsWrittenDirectly() {
        const TemporaryFolder folder;
        const fs::path path = folder.path() / "pipe";
        QCOMPARE(::mkfifo(path.c_str(), 0600), 0);
        const FileHandle reader(::open(path.c_str(), O_RDONLY | O_NONBLOCK));
        QVERIFY(writeFile(path, Bytes{'x', 'y'}).ok());
        char got[2] = {};
        QCOMPARE(::read(reader.number(), got, sizeof got), ssize_t{2});
        QCOMPARE(std::string(got, 2), std::string("xy"));
        QVERIFY(fs::is_fifo(path));
    }

    void anOpenFileOfTheProcessIsWrittenAtItsPlace() {
        const TemporaryFolder folder;
        const fs::path path = folder.write("out", Bytes{'a'});
        const FileHandle open(::open(path.c_str(), O_WRONLY | O_APPEND));
        QVERIFY(writeFile("/dev/fd/" + std::to_string(open.number()), Bytes{'b'}).ok());
        QCOMPARE(contentOf(path), std::string("ab"));
    }

    void aSignalRemovesAFileThatIsNotComplete() {
        for (const int signal : {SIGHUP, SIGINT, SIGTERM}) {
            const TemporaryFolder folder;
            const FileHandle open(::open(folder.path().c_str(), O_PATH | O_DIRECTORY));
            const int end = endOf(signal, [&] {
                removePartsOnSignals();
                auto* part = new PartName(open.number());
                static_cast<void>(::openat(open.number(), part->text(), O_CREAT | O_WRONLY, 0600));
            });
            QVERIFY(WIFSIGNALED(end));
            QCOMPARE(WTERMSIG(end), signal);
            QCOMPARE(filesIn(folder.path()), 0);
        }
    }

    void anIgnoredSignalStaysIgnored() {
        const int end = endOf(SIGHUP, [] {
            std::signal(SIGHUP, SIG_IGN);
            removePartsOnSignals();
        });
        QVERIFY(WIFEXITED(end));
    }

    void evenAKilledProcessLeavesNothing() {
        const TemporaryFolder folder;
        if (hasUnnamedFiles(folder.path())) {
            const int end = endOf(SIGKILL, [&] {
                Result<FileWriter> writer = FileWriter::open(folder.path() / "out");
                static_cast<void>(writer->write(Bytes(1000)));
            });
            QVERIFY(WIFSIGNALED(end));
            QCOMPARE(filesIn(folder.path()), 0);
        }
    }
};

SINEW_TEST(TestFileWriter)
#include "test_file_writer.moc"
