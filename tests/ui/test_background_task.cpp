// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QCoreApplication>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <atomic>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <vector>

#include "tests/support/test_program.h"
#include "ui/session/work/background_task.h"

using namespace sinew;

namespace {

constexpr const char* kMissing = "the test has no result";

void waitForStop(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        QThread::yieldCurrentThread();
    }
}

}  // namespace

class TestBackgroundTask : public QObject {
    Q_OBJECT

private slots:
    void cancelledWorkHandsOverNothing() {
        QSemaphore started;
        bool done = false;
        BackgroundTask task;
        const QSignalSpy ended(&task, &BackgroundTask::ended);
        auto held = std::make_shared<int>();  // held by the work, then by its result
        const std::weak_ptr<int> result = held;
        task.run(
            [&started, held](const std::stop_token& stop,
                             const BackgroundTask::Progress& progress) {
                progress(0.5F);
                started.release();
                waitForStop(stop);
                return held;
            },
            [&done](const std::shared_ptr<int>&) { done = true; }, kMissing);
        held.reset();
        started.acquire();
        QVERIFY(task.busy());
        task.cancel();
        QCOMPARE(ended.count(), 1);
        QVERIFY(!task.busy());
        QTRY_VERIFY(result.expired());
        QVERIFY(!done);
        task.cancel();
        QCOMPARE(ended.count(), 1);  // there was nothing to cancel
        bool next = false;
        task.run([](const std::stop_token&) { return true; }, [&next](bool value) { next = value; },
                 kMissing);
        QTRY_VERIFY(next);
        QTRY_COMPARE(ended.count(), 2);
    }

    void theNewestResultAloneArrives() {
        QSemaphore started;
        std::vector<int> taken;
        BackgroundTask task;
        const QSignalSpy ended(&task, &BackgroundTask::ended);
        const auto take = [&taken](int value) { taken.push_back(value); };
        task.run(
            [&started](const std::stop_token& stop) {
                started.release();
                waitForStop(stop);
                return 1;
            },
            take, kMissing);
        started.acquire();
        task.run([](const std::stop_token&) { return 2; }, take, kMissing);
        QVERIFY(task.busy());
        QTRY_VERIFY(!task.busy());
        QCOMPARE(taken, std::vector<int>{2});
        QCOMPARE(ended.count(), 1);
    }

    void workThatHasNotStartedNeverDoes() {
        QSemaphore started;
        QSemaphore go;
        std::atomic<int> ran = 0;
        BackgroundTask task;
        task.run(
            [&](const std::stop_token&) {
                started.release();
                go.acquire();
                return ++ran;
            },
            [](int) {}, kMissing);
        started.acquire();
        for (int i = 0; i < 5; ++i) {
            task.run([&ran](const std::stop_token&) { return ++ran; }, [](int) {}, kMissing);
        }
        go.release();
        QTRY_VERIFY(!task.busy());
        QCOMPARE(ran.load(), 2);
    }

    void twoThreadsDoNotWaitForWorkThatIgnoresTheStop() {
        QSemaphore started;
        QSemaphore go;
        std::vector<int> taken;
        BackgroundTask task(nullptr, 2);
        const auto take = [&taken](int value) { taken.push_back(value); };
        task.run(
            [&](const std::stop_token&) {
                started.release();
                go.acquire();
                return 1;
            },
            take, kMissing);
        started.acquire();
        task.run([](const std::stop_token&) { return 2; }, take, kMissing);
        const bool ended = QTest::qWaitFor([&task] { return !task.busy(); });
        go.release();
        QVERIFY(ended);
        QCOMPARE(taken, std::vector<int>{2});
    }

    void progressIsAPercentageThatChanges() {
        BackgroundTask task;
        const QSignalSpy progressed(&task, &BackgroundTask::progressed);
        task.run(
            [](const std::stop_token&, const BackgroundTask::Progress& progress) {
                for (const float share : {0.0F, 0.125F, 0.126F, 0.5F, 0.5F}) {
                    progress(share);
                }
                return 0;
            },
            [](int) {}, kMissing);
        QTRY_VERIFY(!task.busy());
        QCOMPARE(progressed.count(), 2);
        QCOMPARE(progressed.at(0).front().toInt(), 12);
        QCOMPARE(progressed.at(1).front().toInt(), 50);
        QCOMPARE(task.percent(), 50);
    }

    void whatStoppedWorkSaysIsDropped() {
        QSemaphore said;
        int messages = 0;
        BackgroundTask task;
        const QSignalSpy progressed(&task, &BackgroundTask::progressed);
        task.run(
            [&said, &messages](const std::stop_token& stop,
                               const BackgroundTask::Progress& progress) {
                const auto say = [&] {
                    progress.post([&messages] { ++messages; });
                    progress(stop.stop_requested() ? 0.75F : 0.5F);
                    said.release();
                };
                say();
                waitForStop(stop);
                say();
                return 0;
            },
            [](int) {}, kMissing);
        said.acquire();
        task.cancel();
        said.acquire();
        QCoreApplication::processEvents();
        QCOMPARE(messages, 0);
        QCOMPARE(progressed.count(), 0);
        QCOMPARE(task.percent(), 0);
    }

    void failedWorkHasAnEmptyResult() {
        std::optional<std::vector<int>> taken;
        BackgroundTask task;
        task.run([](const std::stop_token&) -> std::vector<int> { throw std::bad_alloc(); },
                 [&taken](std::vector<int> value) { taken = std::move(value); }, kMissing);
        QTRY_VERIFY(taken);
        QVERIFY(taken->empty());
        QVERIFY(!task.busy());
    }

    void aFailureCanBeTheResult() {
        std::string taken;
        BackgroundTask task;
        task.run([](const std::stop_token&) -> std::string { throw std::bad_alloc(); },
                 [&taken](const std::string& value) { taken = value; },
                 [](const std::exception&) { return "out of memory"; });
        QTRY_COMPARE(taken, std::string("out of memory"));
    }

    void workThatAResultStartsKeepsTheTaskBusy() {
        std::vector<int> taken;
        BackgroundTask task;
        const QSignalSpy ended(&task, &BackgroundTask::ended);
        const auto next = [&taken](int value) { taken.push_back(value); };
        task.run([](const std::stop_token&) { return 1; },
                 [&](int value) {
                     taken.push_back(value);
                     task.run([](const std::stop_token&) { return 2; }, next, kMissing);
                 },
                 kMissing);
        QTRY_COMPARE(taken, (std::vector<int>{1, 2}));
        QTRY_COMPARE(ended.count(), 1);
    }

    void theEndOfTheTaskStopsTheWorkAndWaits() {
        QSemaphore started;
        std::atomic<bool> left = false;
        bool taken = false;
        {
            BackgroundTask task;
            task.run(
                [&](const std::stop_token& stop) {
                    started.release();
                    waitForStop(stop);
                    left = true;
                    return 0;
                },
                [&taken](int) { taken = true; }, kMissing);
            started.acquire();
        }
        QVERIFY(left);
        QCoreApplication::processEvents();
        QVERIFY(!taken);
    }
};

SINEW_TEST_IN(QCoreApplication, TestBackgroundTask)
#include "test_background_task.moc"
