// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <unistd.h>

#include <QByteArray>
#include <QTemporaryFile>
#include <QTest>
#include <new>
#include <stdexcept>

#include "model/core/warning.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

/// What `work` writes to standard error.
template <class Work>
QByteArray errorsOf(Work work) {
    QTemporaryFile file;
    if (!file.open()) {
        qFatal("no temporary file");
    }
    const int kept = ::dup(STDERR_FILENO);
    ::dup2(file.handle(), STDERR_FILENO);
    work();
    std::fflush(stderr);
    ::dup2(kept, STDERR_FILENO);
    ::close(kept);
    file.seek(0);
    return file.readAll();
}

}  // namespace

class TestWarning : public QObject {
    Q_OBJECT

private slots:
    void aFailureIsOneLineWithLackAndCause() {
        const QByteArray line = errorsOf([] {
            warn("no trails are drawn", std::bad_alloc());
            warn("no curves are drawn", std::runtime_error("the clip is gone"));
        });
        const QList<QByteArray> lines = line.split('\n');
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines[0].endsWith(": warning: no trails are drawn: not enough memory"));
        QVERIFY(lines[1].endsWith(": warning: no curves are drawn: the clip is gone"));
    }

    void theSameLineIsWrittenOnce() {
        const QByteArray lines = errorsOf([] {
            for (int i = 0; i < 3; ++i) {
                warn("no ghosts are drawn", std::bad_alloc());
            }
        });
        QCOMPARE(lines.count('\n'), 1);
    }
};

SINEW_TEST(TestWarning)
#include "test_warning.moc"
