// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

#include "model/core/worker_pool.h"
#include "tests/support/allocation_counter.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

bool allAre(const std::vector<std::atomic<int>>& counts, int expected) {
    return std::all_of(counts.begin(), counts.end(),
                       [expected](const auto& count) { return count == expected; });
}

/// The threads that took part, if every index waits for `awaited` threads or a timeout.
std::set<std::thread::id> threadsAtWork(WorkerPool& pool, std::size_t limit, std::size_t awaited) {
    std::mutex mutex;
    std::condition_variable arrival;
    std::set<std::thread::id> threads;
    const auto work = [&](std::size_t) {
        std::unique_lock lock(mutex);
        threads.insert(std::this_thread::get_id());
        arrival.notify_all();
        arrival.wait_for(lock, std::chrono::milliseconds(awaited > limit ? 2 : 5000),
                         [&] { return threads.size() >= awaited; });
    };
    pool.run(20, work, {.threads = limit});
    return threads;
}

}  // namespace

class TestWorkerPool : public QObject {
    Q_OBJECT

private slots:
    void everyIndexIsWorkedOnOnceTimeAndAgain();
    void whatWorkWroteIsThereAfterwards();
    void helpersTakePart();
    void noMoreThreadsRunThanAllowed();
    void aPoolWithoutHelpersDoesItAll();
    void workMayCallForWork();
    void anyThreadMayCall();
    void aSetStopTokenSkipsWhatHasNotBegun();
    void callingAllocatesNothing();
};

void TestWorkerPool::everyIndexIsWorkedOnOnceTimeAndAgain() {
    WorkerPool pool(3);
    std::vector<std::atomic<int>> counts(97);
    for (int round = 1; round <= 500; ++round) {
        pool.run(counts.size(), [&](std::size_t i) { ++counts[i]; });
        QVERIFY(allAre(counts, round));
    }
    pool.run(0, [](std::size_t) { QFAIL("called"); });
}

void TestWorkerPool::whatWorkWroteIsThereAfterwards() {
    WorkerPool pool(3);
    std::vector<std::size_t> values(1000);  // no atomics: the pool orders the accesses
    for (std::size_t round = 0; round < 200; ++round) {
        pool.run(values.size(), [&](std::size_t i) { values[i] += i + round; });
    }
    for (std::size_t i = 0; i < values.size(); ++i) {
        QCOMPARE(values[i], 200 * i + 199 * 200 / 2);
    }
}

void TestWorkerPool::helpersTakePart() {
    WorkerPool pool(3);
    QCOMPARE(pool.threads(), std::size_t{4});
    const auto threads = threadsAtWork(pool, 4, 4);
    QCOMPARE(threads.size(), std::size_t{4});
    QVERIFY(threads.count(std::this_thread::get_id()) == 1);
}

void TestWorkerPool::noMoreThreadsRunThanAllowed() {
    WorkerPool pool(3);
    QVERIFY(threadsAtWork(pool, 2, 3).size() <= 2);
    QCOMPARE(threadsAtWork(pool, 1, 2), std::set{std::this_thread::get_id()});
    QCOMPARE(threadsAtWork(pool, 0, 2), std::set{std::this_thread::get_id()});
}

void TestWorkerPool::aPoolWithoutHelpersDoesItAll() {
    WorkerPool pool(0);
    std::size_t sum = 0;
    pool.run(101, [&](std::size_t i) { sum += i; });
    QCOMPARE(sum, std::size_t{5050});
}

void TestWorkerPool::workMayCallForWork() {
    WorkerPool pool(3);
    std::vector<std::atomic<int>> counts(6 * 7 * 8);
    for (int round = 1; round <= 50; ++round) {
        pool.run(6, [&](std::size_t a) {
            pool.run(7, [&, a](std::size_t b) {
                pool.run(8, [&, a, b](std::size_t c) { ++counts[(a * 7 + b) * 8 + c]; });
            });
        });
        QVERIFY(allAre(counts, round));
    }
}

void TestWorkerPool::anyThreadMayCall() {
    WorkerPool pool(2);
    std::vector<std::atomic<int>> counts(300);
    {
        std::vector<std::jthread> callers;
        for (int caller = 0; caller < 4; ++caller) {
            callers.emplace_back([&] {
                for (int round = 0; round < 50; ++round) {
                    pool.run(counts.size(), [&](std::size_t i) { ++counts[i]; });
                }
            });
        }
    }
    QVERIFY(allAre(counts, 200));
}

void TestWorkerPool::aSetStopTokenSkipsWhatHasNotBegun() {
    WorkerPool pool(3);
    std::stop_source stop;
    std::atomic<std::size_t> done{0};
    const auto work = [&](std::size_t) {
        if (++done == 10) {
            stop.request_stop();
        }
    };
    pool.run(100000, work, {.stop = stop.get_token()});
    QVERIFY(done >= 10);
    QVERIFY(done < 100000);
    done = 0;
    pool.run(100, work, {.stop = stop.get_token()});
    QCOMPARE(done.load(), std::size_t{0});
}

void TestWorkerPool::callingAllocatesNothing() {
    WorkerPool pool(3);
    std::vector<std::size_t> values(64);
    std::size_t a = 1, b = 2, c = 3, d = 4;  // more than a std::function keeps to itself
    const auto work = [&](std::size_t i) { values[i] = a + b + c + d + i; };
    const std::size_t before = test::allocationsOfThisThread();
    for (int round = 0; round < 100; ++round) {
        pool.run(values.size(), work);
    }
    QCOMPARE(test::allocationsOfThisThread(), before);
    QCOMPARE(values[5], std::size_t{15});
}

SINEW_TEST(TestWorkerPool)
#include "test_worker_pool.moc"
