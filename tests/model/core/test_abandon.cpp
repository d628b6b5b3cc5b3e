// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <atomic>
#include <latch>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>

#include "model/core/abandon.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

/// Work that ends only when it is released.
struct Held {
    std::latch started{1};
    std::latch released{1};
    std::latch ended{1};
};

}  // namespace

class TestAbandon : public QObject {
    Q_OBJECT

private slots:
    void theResultIsThatOfTheWork() {
        const auto result = runUnlessStopped([] { return std::string("done"); }, {});
        QVERIFY(result == std::string("done"));
    }

    void aStopReturnsWhileTheWorkContinues() {
        const auto held = std::make_shared<Held>();
        std::stop_source stop;
        const std::jthread stopper([&] {
            held->started.wait();
            stop.request_stop();
        });
        const auto result = runUnlessStopped(
            [held] {
                held->started.count_down();
                held->released.wait();
                held->ended.count_down();
                return 1;
            },
            stop.get_token());
        QVERIFY(!result);
        QVERIFY(!held->ended.try_wait());
        held->released.count_down();
        held->ended.wait();
    }

    void exceptionsReachTheCaller() {
        const auto fails = []() -> int { throw std::runtime_error("no"); };
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, (void)runUnlessStopped(fails, {}));
    }

    void whatTheWorkOwnsIsFreedWithIt() {
        const auto owned = std::make_shared<int>(7);
        QVERIFY(runUnlessStopped([owned] { return *owned; }, {}) == 7);
        QTRY_COMPARE(owned.use_count(), 1L);
    }

    void withoutAFreeThreadTheCallerRunsTheWork() {
        const auto held = std::make_shared<Held>();
        std::atomic<int> running = 0;
        while (startApart([held, &running] {
            held->released.wait();
            --running;
        })) {
            ++running;
        }
        QVERIFY(running >= 4);
        const std::thread::id here = std::this_thread::get_id();
        QVERIFY(runUnlessStopped([] { return std::this_thread::get_id(); }, {}) == here);
        held->released.count_down();
        QTRY_COMPARE(running.load(), 0);
    }
};

SINEW_TEST(TestAbandon)
#include "test_abandon.moc"
