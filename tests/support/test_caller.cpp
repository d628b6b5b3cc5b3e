// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/caller.h"

#include <QCoreApplication>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

#include "tests/support/test_program.h"

using namespace sinew::test;

namespace {

void isThree(int value, Caller caller = Caller::here()) {
    SINEW_COMPARE(caller, value, 3);
}

void isOdd(int value, Caller caller = Caller::here()) {
    SINEW_VERIFY(caller, value % 2 == 1);
    qInfo("went on");
}

}  // namespace

/// Run by the test below as a separate process.
class FailsInHelpers : public QObject {
    Q_OBJECT

private slots:
    void compares() {
        qInfo("called at %d", __LINE__ + 1);
        isThree(2);
    }
    void verifies() {
        qInfo("called at %d", __LINE__ + 1);
        isOdd(2);
    }
    void passes() {
        isThree(3);
        isOdd(3);
    }
};

class TestCaller : public QObject {
    Q_OBJECT

private slots:
    void aFailureInAHelperIsReportedWhereTheTestCalledIt() {
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {"FailsInHelpers"});
        QVERIFY(child.waitForFinished());
        QCOMPARE(child.exitCode(), 2);  // failures
        const QString output = QString::fromUtf8(child.readAllStandardOutput());
        static const QRegularExpression failure(
            "called at (\\d+).*?FAIL!.*?Loc: \\[([^\\]]*)\\((\\d+)\\)\\]",
            QRegularExpression::DotMatchesEverythingOption);
        int failures = 0;
        for (auto all = failure.globalMatch(output); all.hasNext(); ++failures) {
            const QRegularExpressionMatch found = all.next();
            QCOMPARE(found.captured(3), found.captured(1));
            QVERIFY2(found.captured(2).endsWith("test_caller.cpp"), qPrintable(output));
        }
        QCOMPARE(failures, 2);
        QCOMPARE(output.count("went on"), 1);  // not after a failure
    }
};

SINEW_TEST(FailsInHelpers)
SINEW_TEST_IN(QCoreApplication, TestCaller)
#include "test_caller.moc"
