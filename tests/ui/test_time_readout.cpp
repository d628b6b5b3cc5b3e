// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QHelpEvent>
#include <QLineEdit>
#include <QScreen>
#include <QTest>
#include <QToolTip>

#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/timeline/time_axis.h"
#include "ui/timeline/time_readout.h"

using namespace sinew;
using namespace sinew::test;

namespace {

struct ReadoutFixture : PictureFixture {
    TimeReadout& seconds = find<TimeReadout>("secondsReadout");
    TimeReadout& frame = find<TimeReadout>("frameReadout");

    ReadoutFixture() {
        session.player().setPlaying(false);
        session.player().setFrameRate(30.0);
    }

    QLineEdit& field(TimeReadout& readout) {
        auto* found = readout.findChild<QLineEdit*>();
        if (found == nullptr) {
            qFatal("not typing");
        }
        return *found;
    }

    /// Types and presses Enter.
    float typed(TimeReadout& readout, const char* text) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        if (!readout.typing()) {
            QTest::mouseClick(&readout, Qt::LeftButton);
        }
        QLineEdit& line = field(readout);
        line.selectAll();
        QTest::keyClicks(&line, text);
        QTest::keyClick(&line, Qt::Key_Return);
        return session.player().seconds();
    }
};

/// Qt's.
const QWidget& visibleTip() {
    for (const QWidget* widget : QApplication::topLevelWidgets()) {
        if (widget->isVisible() && widget->inherits("QTipLabel")) {
            return *widget;
        }
    }
    qFatal("no tool tip");
}

}  // namespace

class TestTimeReadout : public QObject {
    Q_OBJECT

private slots:
    void timesAndFramesAreReadAsTheyAreTyped_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("amount");
        QTest::addColumn<bool>("frames");
        QTest::newRow("plain") << "1.25" << 1.25 << false;
        QTest::newRow("comma") << " 1,25 " << 1.25 << false;
        QTest::newRow("seconds") << "1.25 s" << 1.25 << false;
        QTest::newRow("without space") << "1.25s" << 1.25 << false;
        QTest::newRow("without zero") << ".5 sec" << 0.5 << false;
        QTest::newRow("milliseconds") << "250 ms" << 0.25 << false;
        QTest::newRow("minutes") << "1:02.5" << 62.5 << false;
        QTest::newRow("negative") << "-1" << -1.0 << false;
        QTest::newRow("typographic minus") << QString(QChar(0x2212)) + "1" << -1.0 << false;
        QTest::newRow("f before") << "f 30" << 30.0 << true;
        QTest::newRow("f after") << "30f" << 30.0 << true;
        QTest::newRow("number sign") << "#30" << 30.0 << true;
        QTest::newRow("the word") << "Frame 30" << 30.0 << true;
        QTest::newRow("the word after") << "30 frames" << 30.0 << true;
    }

    void timesAndFramesAreReadAsTheyAreTyped() {
        QFETCH(QString, text);
        QFETCH(double, amount);
        QFETCH(bool, frames);
        const auto time = typedTime(text, TimeUnit::Seconds);
        QVERIFY(time);
        QCOMPARE(time->amount, amount);
        QCOMPARE(time->unit == TimeUnit::Frames, frames);
    }

    void aSignMakesAStepAndFourNumbersATimecode() {
        QVERIFY(!typedTime("3", TimeUnit::Frames)->relative);
        for (const char* text : {"+3", "+3f", "f +3", "+ 3 frames", "#+3"}) {
            const auto step = typedTime(text, TimeUnit::Frames);
            QVERIFY2(step && step->relative && step->unit == TimeUnit::Frames, text);
            QCOMPARE(step->seconds(30.0), 0.1);
        }
        QCOMPARE(typedTime("-0.5s", TimeUnit::Frames)->seconds(30.0), -0.5);
        QVERIFY(typedTime("-0.5s", TimeUnit::Frames)->relative);
        const auto code = typedTime("00:00:01:12", TimeUnit::Seconds);
        QVERIFY(code && !code->relative);
        QCOMPARE(code->seconds(30.0), 1.4);
        QCOMPARE(code->seconds(24.0), 1.5);
        QCOMPARE(typedTime("01:02:03:04", TimeUnit::Seconds)->seconds(25.0), 3723.16);
        QCOMPARE(typedTime("-00:00:01:15", TimeUnit::Seconds)->seconds(30.0), -1.5);
        QVERIFY(typedTime("00:00:01:30", TimeUnit::Seconds)->overflows(30.0));
        QVERIFY(!typedTime("00:00:01:29", TimeUnit::Seconds)->overflows(30000.0 / 1001));
        QCOMPARE(typedTime("1:02:03.5", TimeUnit::Seconds)->seconds(30.0), 3723.5);
    }

    void stepsMoveFromThePresentTime() {
        ReadoutFixture f;
        f.session.player().seek(2.0F);
        QCOMPARE(f.typed(f.frame, "+3"), 2.1F);
        QCOMPARE(f.typed(f.frame, "-6"), 1.9F);
        QCOMPARE(f.typed(f.seconds, "+0.5"), 2.4F);
        QCOMPARE(f.typed(f.seconds, "00:00:01:12"), 1.4F);
        f.session.player().seek(1.41F);  // time between frames 42 and 43
        QCOMPARE(f.typed(f.frame, "+1"), secondsOfFrame(43, 30.0));
        f.session.player().seek(1.41F);
        QCOMPARE(f.typed(f.frame, "-1"), secondsOfFrame(42, 30.0));
    }

    void aTimecodeWithTooManyFramesIsRefused() {
        ReadoutFixture f;
        f.session.player().seek(2.0F);
        QCOMPARE(f.typed(f.seconds, "00:00:01:30"), 2.0F);
        QVERIFY2(f.seconds.refusal().contains("0 to 29"), qPrintable(f.seconds.refusal()));
    }

    void theFrameIsShownAndTypedAsTimecodeIfTheTimelineCountsIt() {
        ReadoutFixture f;
        f.session.player().seek(1.4F);
        f.window.findChild<TimeAxis*>()->setUnit(RulerUnit::Timecode);
        QCOMPARE(f.frame.text(), QStringLiteral("00:00:01:12"));
        QTest::mouseClick(&f.frame, Qt::LeftButton);
        QCOMPARE(f.field(f.frame).text(), QStringLiteral("00:00:01:12"));
        QCOMPARE(f.typed(f.frame, "45"), 1.5F);
    }

    void aPlainNumberHasTheUnitOfItsReadout() {
        QVERIFY(typedTime("30", TimeUnit::Frames)->unit == TimeUnit::Frames);
        QCOMPARE(typedTime("30", TimeUnit::Frames)->seconds(24.0), 1.25);
        QVERIFY(typedTime("1.5 s", TimeUnit::Frames)->unit == TimeUnit::Seconds);
    }

    void whatIsNoTimeIsNone() {
        for (const char* text : {"", " ", "soon", "1.2.3", "1 2", "f", "#", "# 3 s", "f 3 f",
                                 "1:75", "1 x", "nan", "inf", "1e9", "-", "0x10"}) {
            QVERIFY2(!typedTime(text, TimeUnit::Seconds), text);
        }
    }

    void enterGoesToTheTypedTimeAndThePictureGetsTheKeys() {
        ReadoutFixture f;
        QCOMPARE(f.typed(f.seconds, "1.25"), 1.25F);
        QVERIFY(!f.seconds.typing());
        QVERIFY(f.pictureHasTheKeys());
        QVERIFY(f.seconds.text().contains("1.250"));
        QCOMPARE(f.typed(f.seconds, "#60"), 2.0F);
        QCOMPARE(f.typed(f.frame, "75"), 2.5F);
        QCOMPARE(f.typed(f.frame, "1.5 s"), 1.5F);
    }

    void typingKeepsPlaying() {
        ReadoutFixture f;
        f.session.player().setPlaying(true);
        f.typed(f.seconds, "2");
        QVERIFY(f.session.player().playing());
    }

    void escapeLeavesTheTimeAsItIs() {
        ReadoutFixture f;
        f.session.player().seek(2.0F);
        f.session.selection().setNode(kHip);
        QTest::mouseClick(&f.seconds, Qt::LeftButton);
        QTest::keyClicks(&f.field(f.seconds), "1.25");
        QTest::keyClick(&f.field(f.seconds), Qt::Key_Escape);
        QVERIFY(!f.seconds.typing());
        QCOMPARE(f.session.player().seconds(), 2.0F);
        QCOMPARE(f.session.selection().node(), kHip);
        QVERIFY(f.pictureHasTheKeys());
    }

    void aClickElsewhereLeavesTheTimeAsItIs() {
        ReadoutFixture f;
        f.session.player().seek(2.0F);
        QTest::mouseClick(&f.seconds, Qt::LeftButton);
        QTest::keyClicks(&f.field(f.seconds), "1.25");
        QTest::mouseClick(f.picture, Qt::LeftButton);
        QTRY_VERIFY(!f.seconds.typing());
        QCOMPARE(f.session.player().seconds(), 2.0F);
    }

    void nonsenseIsRefusedWithTheReasonUntilItIsMended() {
        ReadoutFixture f;
        f.session.player().seek(2.0F);
        QCOMPARE(f.typed(f.seconds, "soon"), 2.0F);
        QVERIFY(f.seconds.typing());
        QVERIFY(f.seconds.refusal().contains("1.25"));
        QVERIFY(f.field(f.seconds).property("refused").toBool());
        QCOMPARE(f.field(f.seconds).accessibleDescription(), f.seconds.refusal());
        QTest::keyClicks(&f.field(f.seconds), "1");
        QVERIFY(f.seconds.refusal().isEmpty());
        QVERIFY(!f.field(f.seconds).property("refused").toBool());
        QCOMPARE(f.typed(f.seconds, "1.5"), 1.5F);
        QVERIFY(!f.seconds.typing());
    }

    void aTimeOutsideThePlayedRangeIsRefusedWithTheRange() {
        ReadoutFixture f;
        f.session.player().seek(2.0F);
        for (const char* text : {"3.01", "0.99", "#91", "-1.5", "+31f", "00:00:04:00"}) {
            QVERIFY2(f.typed(f.seconds, text) == 2.0F, text);
            QVERIFY2(f.seconds.refusal().contains("1.000 to 3.000 s, frames 30 to 90"),
                     qPrintable(f.seconds.refusal()));
        }
    }

    void theReasonLeavesTheFieldFree() {
        ReadoutFixture f;
        const QPoint atTop(0, 40 - f.seconds.mapTo(&f.window, QPoint()).y());
        for (const QPoint& place : {QPoint(), QPoint(0, 60), atTop}) {
            f.window.move(place);
            for (const char* text : {"soon", "99"}) {  // two lines, one line
                f.typed(f.seconds, text);
                QVERIFY(QToolTip::isVisible());
                const QWidget& tip = visibleTip();
                const QLineEdit& field = f.field(f.seconds);
                const QRect covered(field.mapToGlobal(QPoint()), field.size());
                QVERIFY2(!tip.geometry().intersects(covered), text);
                QVERIFY(field.screen()->geometry().contains(tip.geometry()));
                QHelpEvent rest(QEvent::ToolTip, field.rect().center(), covered.center());
                QCoreApplication::sendEvent(&f.field(f.seconds), &rest);
                QVERIFY2(!visibleTip().geometry().intersects(covered), text);
            }
        }
    }

    void theEndsCanBeTypedAsTheyAreShown() {
        ReadoutFixture f;
        f.session.player().setInOut(1.00049F, 2.99951F);  // shown as 1.000 and 3.000
        QCOMPARE(f.typed(f.seconds, "1.000"), 1.00049F);
        QCOMPARE(f.typed(f.seconds, "3.000"), 2.99951F);
        QCOMPARE(f.typed(f.frame, "30"), 1.00049F);
    }

    void ctrlGTypesATime() {
        ReadoutFixture f;
        QTest::keyClick(f.picture, Qt::Key_G, Qt::ControlModifier);
        QVERIFY(f.seconds.typing());
        QTRY_VERIFY(f.field(f.seconds).hasFocus());
        QCOMPARE(f.field(f.seconds).selectedText(), f.field(f.seconds).text());
    }

    void lettersDigitsAndSpaceStayInTheField() {
        ReadoutFixture f;
        const Look look = f.session.appearance().look();
        const OrbitCamera camera = f.session.rig().camera();
        QTest::mouseClick(&f.seconds, Qt::LeftButton);
        QTest::keyClicks(&f.field(f.seconds), "f 5 g a d z 1 7");
        QCOMPARE(f.field(f.seconds).text(), QStringLiteral("f 5 g a d z 1 7"));
        QVERIFY(f.session.appearance().look() == look);
        QVERIFY(f.session.rig().camera() == camera);
        QVERIFY(!f.session.player().playing());
    }

    void withoutAClipNothingIsTyped() {
        ReadoutFixture f;
        f.session.player().setAnimation({});
        QTest::mouseClick(&f.seconds, Qt::LeftButton);
        f.seconds.startTyping();
        QVERIFY(!f.seconds.typing());
    }
};

SINEW_TEST_IN(QApplication, TestTimeReadout)
#include "test_time_readout.moc"
