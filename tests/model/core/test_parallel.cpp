// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include <algorithm>
#include <atomic>
#include <vector>

#include "model/core/parallel.h"
#include "tests/support/test_program.h"

using namespace sinew;

class TestParallel : public QObject {
    Q_OBJECT

private slots:
    void everyIndexIsWorkedOnOnce();
    void noWorkIsNoWork();
    void aSetStopTokenSkipsWhatHasNotBegun();
};

void TestParallel::everyIndexIsWorkedOnOnce() {
    std::vector<std::atomic<int>> counts(1000);
    onAllCores(counts.size(), {}, [&](std::size_t i) { ++counts[i]; });
    QVERIFY(
        std::all_of(counts.begin(), counts.end(), [](const auto& count) { return count == 1; }));
}

void TestParallel::noWorkIsNoWork() {
    onAllCores(0, {}, [](std::size_t) { QFAIL("called"); });
}

void TestParallel::aSetStopTokenSkipsWhatHasNotBegun() {
    std::stop_source stop;
    std::atomic<std::size_t> done{0};
    onAllCores(100000, stop.get_token(), [&](std::size_t) {
        if (++done == 10) {
            stop.request_stop();
        }
    });
    QVERIFY(done >= 10);
    QVERIFY(done < 100000);
}

SINEW_TEST(TestParallel)
#include "test_parallel.moc"
