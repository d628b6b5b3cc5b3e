// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QCoreApplication>
#include <QtTest/QTest>

#include "tests/support/test_program.h"
#include "viewport/scene/overlay/timings_overlay.h"

namespace sinew {
namespace {

FrameTimings timingsOf(float cpu, std::optional<float> gpu) {
    FrameTimings timings;
    timings.cpuMilliseconds = cpu;
    timings.gpu.frameMilliseconds = gpu;
    timings.gpu.passMilliseconds.at(1) = gpu;
    return timings;
}

}  // namespace

class TestTimings : public QObject {
    Q_OBJECT

private slots:
    void framesThatFollowOneAnotherAreSmoothed();
    void aFrameAfterAPauseShowsItself();
    void aFigureThatWasUnknownIsTheLatest();
};

void TestTimings::framesThatFollowOneAnotherAreSmoothed() {
    const FrameTimings shown =
        smoothed(timingsOf(10.0F, 20.0F), timingsOf(20.0F, 40.0F), 1.0F / 60.0F);
    QVERIFY(shown.cpuMilliseconds > 10.0F && shown.cpuMilliseconds < 11.0F);
    QVERIFY(*shown.gpu.frameMilliseconds > 20.0F && *shown.gpu.frameMilliseconds < 22.0F);
    QCOMPARE(*shown.gpu.passMilliseconds.at(1), *shown.gpu.frameMilliseconds);
}

void TestTimings::aFrameAfterAPauseShowsItself() {
    const FrameTimings shown = smoothed(timingsOf(900.0F, 22000.0F), timingsOf(2.0F, 30.0F), 5.0F);
    QVERIFY(std::abs(shown.cpuMilliseconds - 2.0F) < 0.01F);
    QVERIFY(std::abs(*shown.gpu.frameMilliseconds - 30.0F) < 0.1F);
}

void TestTimings::aFigureThatWasUnknownIsTheLatest() {
    QCOMPARE(*smoothed(timingsOf(1.0F, {}), timingsOf(1.0F, 7.0F), 0.01F).gpu.frameMilliseconds,
             7.0F);
    QVERIFY(!smoothed(timingsOf(1.0F, 7.0F), timingsOf(1.0F, {}), 0.01F).gpu.frameMilliseconds);
}

}  // namespace sinew

SINEW_TEST_IN(QCoreApplication, sinew::TestTimings)
#include "test_timings.moc"
