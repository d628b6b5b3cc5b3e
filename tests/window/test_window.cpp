// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <sys/resource.h>

#include <QApplication>
#include <QDropEvent>
#include <QEventLoop>
#include <QLabel>
#include <QMimeData>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>

#include "app/gui/program.h"
#include "model/image/image_codec.h"
#include "tests/support/caller.h"
#include "tests/support/test_program.h"
#include "tests/window/frames.h"
#include "tests/window/orca_file.h"
#include "tests/window/patience.h"
#include "tests/window/views.h"
#include "ui/session/object_names.h"
#include "ui/timeline/timeline_ruler.h"
#include "ui/window/bars/message_bar.h"
#include "viewport/window/viewport_window.h"

using namespace sinew;
using namespace sinew::test;
using namespace std::chrono_literals;

namespace {

double processSeconds() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval& t) {
        return double(t.tv_sec) + 1e-6 * double(t.tv_usec);
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

/// Processor time that the process uses within this time.
double secondsUsedIn(std::chrono::milliseconds time) {
    QEventLoop loop;
    QTimer::singleShot(time, &loop, &QEventLoop::quit);
    const double before = processSeconds();
    loop.exec();
    return processSeconds() - before;
}

/// How far a file has come when the window is closed.
enum class Reading { Begun, Progressing, Done };

StartOptions optionsFor(const QString& file, bool paused = false) {
    StartOptions options;
    options.files = {file};
    options.paused = paused;
    options.validation = true;
    return options;
}

/// Real key presses and mouse moves, through the X server.
void xdotool(const QStringList& arguments) {
    // Not by QProcess, whose way of starting one ThreadSanitizer does not survive.
    const QString command = "xdotool " + arguments.join(' ');
    if (std::system(qPrintable(command)) != 0) {
        qFatal("xdotool does not run");
    }
}

QString at(const QWindow& window, double x, double y) {
    const QPoint point =
        window.mapToGlobal(QPoint(int(x * window.width()), int(y * window.height())));
    return QStringLiteral("%1 %2").arg(point.x()).arg(point.y());
}

void moveMouse(const QWindow& window, double x, double y) {
    xdotool(QStringList{"mousemove"} + at(window, x, y).split(' '));
}

/// Waits until the window has drawn `count` more moments of the animation.
bool drawsMoments(Program& program, int count) {
    QSignalSpy moments(&program.session().player(), &Player::timeChanged);
    return QTest::qWaitFor([&] { return moments.count() >= count; }, kPatience);
}

bool loads(Program& program) {
    return QTest::qWaitFor([&] { return program.session().document().asset() != nullptr; },
                           kPatience);
}

/// Waits until the file is drawn and the picture has the mouse again.
bool draws(Program& program) {
    QSignalSpy drawn(&program.viewport(), &ViewportWindow::assetDrawn);
    return QTest::qWaitFor([&] { return drawn.count() > 0 && !program.viewport().note(); },
                           kPatience);
}

}  // namespace

class TestWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { forgetViews(); }

    void openedPlayedScrubbedResizedAndClosedItSatisfiesTheValidationLayer() {
        Program program(optionsFor(m_orca.path()));
        QVERIFY(loads(program));
        QVERIFY(program.session().player().playing());
        QVERIFY(drawsMoments(program, 5));
        scrub(program);
        for (const ViewModeInfo& info : viewModes()) {
            program.session().appearance().setMode(info.mode);
            QVERIFY(drawsMoments(program, 2));
        }
        showJoint(program.session().selection(), program.session().appearance(),
                  JointIndex(std::size_t{2}));
        QVERIFY(drawsMoments(program, 2));
        for (const QSize size : {QSize(900, 600), QSize(1300, 820), QSize(640, 480)}) {
            program.window().resize(size);
            QVERIFY(drawsMoments(program, 3));
        }
        program.window().hide();
        QTRY_VERIFY_WITH_TIMEOUT(!program.viewport().isExposed(), kPatience);
        program.window().show();
        QVERIFY(drawsMoments(program, 2));
        program.window().close();
        QCOMPARE(program.finish(), std::vector<std::string>());
    }

    void aSecondFileReplacesTheFirstWhileItPlays() {
        Program program(optionsFor(m_orca.path()));
        QVERIFY(loads(program));
        QVERIFY(drawsMoments(program, 2));
        const std::shared_ptr<const Asset> first = program.session().document().asset();
        program.window().openDemonstration();
        QTRY_VERIFY_WITH_TIMEOUT(program.session().document().asset() != first, kPatience);
        QVERIFY(drawsMoments(program, 3));
        QCOMPARE(program.finish(), std::vector<std::string>());
    }

    void nothingHoldsAFileThatAnotherOneReplaced() {
        Program program(optionsFor(m_orca.path()));
        QSignalSpy shown(&program.viewport(), &ViewportWindow::assetShown);
        QTRY_COMPARE_WITH_TIMEOUT(shown.count(), 1, kPatience);
        const std::weak_ptr<const Asset> gone = program.session().document().asset();
        useEverything(program);
        program.window().openDemonstration();
        QTRY_COMPARE_WITH_TIMEOUT(shown.count(), 2, kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(gone.expired(), kPatience);
        QCOMPARE(program.finish(), std::vector<std::string>());
    }

    void anUploadReportsProgressUntilTheFileIsShown() {
        Program program(optionsFor(m_orca.path()));
        QSignalSpy arriving(&program.viewport(), &ViewportWindow::assetArriving);
        QSignalSpy shown(&program.viewport(), &ViewportWindow::assetShown);
        QVERIFY(QTest::qWaitFor([&] { return shown.count() > 0; }, kPatience));
        QVERIFY(arriving.count() > 3);
        float before = 0.0F;
        for (const QList<QVariant>& told : arriving) {
            QVERIFY(told.front().toFloat() >= before);
            before = told.front().toFloat();
        }
        QVERIFY(program.window().findChild<QLabel*>("loadState")->isHidden());
        QVERIFY(drawsMoments(program, 2));
        QCOMPARE(program.finish(), std::vector<std::string>());
    }

    void anUploadCanBeCancelled() {
        Program program(optionsFor(m_orca.path()));
        QSignalSpy shown(&program.viewport(), &ViewportWindow::assetShown);
        QVERIFY(QTest::qWaitFor([&] { return program.session().document().arrival().has_value(); },
                                kPatience));
        program.session().document().cancelArrival();
        QVERIFY(!program.viewport().asset());
        QVERIFY(program.window().messageBar().text().contains("is not shown"));
        QVERIFY(drawsMoments(program, 3));
        QCOMPARE(shown.count(), 0);
        program.window().openFiles({m_orca.path()});
        QVERIFY(shown.wait(kPatience));
        QVERIFY(program.window().messageBar().text().isEmpty());
        QVERIFY(drawsMoments(program, 2));
        QCOMPARE(program.finish(), std::vector<std::string>());
    }

    void aBrokenFileIsReportedAndThePictureStays() {
        Program program(optionsFor(m_orca.path()));
        QVERIFY(loads(program));
        program.window().openFiles({m_orca.broken()});
        QTRY_VERIFY_WITH_TIMEOUT(program.window().messageBar().text().contains("broken.glb"),
                                 kPatience);
        QVERIFY(drawsMoments(program, 3));
    }

    void anEmptyPictureIsReported() {
        Program program(optionsFor(m_orca.huge(), true));
        QVERIFY(loads(program));
        QTRY_VERIFY_WITH_TIMEOUT(program.window().messageBar().text().contains("1.73e+30 units"),
                                 kPatience);
        program.window().openFiles({m_orca.path()});
        QTRY_VERIFY_WITH_TIMEOUT(program.window().messageBar().text().isEmpty(), kPatience);
    }

    void aRightClickOpensTheMenuOfWhatIsThereAndADragIsUndone() {
        Program program(optionsFor(m_orca.path(), true));
        QVERIFY(draws(program));
        Session& session = program.session();
        session.rig().setSmoothMoves(false);
        session.frameAll();
        QVERIFY(QTest::qWaitForWindowExposed(&program.viewport()));
        moveMouse(program.viewport(), 0.4, 0.4);
        moveMouse(program.viewport(), 0.5, 0.5);
        QTRY_VERIFY_WITH_TIMEOUT(session.view().hovered.valid(), kPatience);
        const QString name = nameOf(*session.document().asset(), session.view().hovered);
        xdotool({"click", "3"});
        QTRY_VERIFY_WITH_TIMEOUT(QApplication::activePopupWidget() != nullptr, kPatience);
        const auto* title = QApplication::activePopupWidget()->findChild<QLabel*>("menuTitle");
        QCOMPARE(title->text(), name);
        QVERIFY(!session.selection().node());
        QApplication::activePopupWidget()->close();
        const CameraState before = session.rig().state();
        xdotool({"mousedown", "1"});
        moveMouse(program.viewport(), 0.6, 0.55);
        moveMouse(program.viewport(), 0.7, 0.6);
        QTRY_VERIFY_WITH_TIMEOUT(session.rig().state() != before, kPatience);
        QVERIFY(session.history().undoWords().isEmpty());
        xdotool({"mouseup", "1"});
        QTRY_COMPARE_WITH_TIMEOUT(session.history().undoWords(), QStringLiteral("Camera"),
                                  kPatience);
        xdotool({"key", "ctrl+z"});
        QTRY_COMPARE_WITH_TIMEOUT(session.rig().state(), before, kPatience);
        QCOMPARE(program.finish(), std::vector<std::string>());
    }

    void theNodeUnderThePointerIsNamedSelectedAndPosedByHand() {
        Program program(optionsFor(m_orca.path(), true));
        QVERIFY(draws(program));
        Session& session = program.session();
        session.rig().setSmoothMoves(false);
        session.frameAll();
        QVERIFY(QTest::qWaitForWindowExposed(&program.viewport()));
        moveMouse(program.viewport(), 0.4, 0.4);
        moveMouse(program.viewport(), 0.5, 0.5);
        QTRY_VERIFY_WITH_TIMEOUT(session.selection().pointedAt().surface.has_value(), kPatience);
        const NodeIndex node = session.view().hovered;
        const SurfaceHit hit = *session.selection().pointedAt().surface;
        QCOMPARE(hit.node, node);
        xdotool({"click", "1"});
        QTRY_COMPARE_WITH_TIMEOUT(session.selection().node(), node, kPatience);
        // As the file's first skin moves the orca, the joint that pulls most is behind Alt.
        session.selection().setNode(
            session.document().asset()->skins[0].joints[hit.strongest.joint.value]);
        session.selection().setGizmoTool(GizmoTool::Rotate);
        HandTransform hand;
        hand.node = session.selection().node();
        hand.rotation = glm::angleAxis(0.5F, glm::vec3(0.0F, 1.0F, 0.0F));
        session.selection().setByHand(hand);
        QVERIFY(drawsFrames(program.viewport(), 2));  // draws the gizmo
        moveMouse(program.viewport(), 0.02, 0.02);
        QTRY_VERIFY_WITH_TIMEOUT(!session.view().hovered, kPatience);
        QCOMPARE(program.finish(), std::vector<std::string>());
    }

    void aFileDroppedOnThePictureIsOpened() {
        Program program(optionsFor(m_orca.path(), true));
        QVERIFY(loads(program));
        const std::shared_ptr<const Asset> before = program.session().document().asset();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(m_orca.path())});
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&program.viewport(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&program.viewport(), &drop);
        QTRY_VERIFY_WITH_TIMEOUT(program.session().document().asset() != before, kPatience);
    }

    void closingWhileAFileIsBeingReadIsNoTrouble() {
        for (const auto stage : {Reading::Begun, Reading::Progressing, Reading::Done}) {
            Program program(optionsFor(m_orca.path()));
            const Document& document = program.session().document();
            const QSignalSpy progress(&document, &Document::loadProgress);
            QVERIFY(QTest::qWaitFor(
                [&] {
                    return stage == Reading::Begun || document.asset() != nullptr ||
                           (stage == Reading::Progressing && !progress.isEmpty());
                },
                kPatience));
            program.window().close();
            QCOMPARE(program.finish(), std::vector<std::string>());
        }
    }

    void anIdlePausedWindowUsesNoCpu() {
        StartOptions options = optionsFor(m_orca.path(), true);
        options.validation = false;
        Program program(std::move(options));
        QSignalSpy shown(&program.viewport(), &ViewportWindow::assetShown);
        QSignalSpy preparing(&program.viewport(), &ViewportWindow::preparing);
        const auto isPrepared = [&] {  // the views that the first picture does not need too
            return !shown.isEmpty() && preparing.back().front().toFloat() >= 1.0F;
        };
        QVERIFY(QTest::qWaitFor(isPrepared, kPatience));
        const auto rests = [&] {
            return !program.session().document().checking() &&
                   std::ranges::none_of(program.window().findChildren<QTimer*>(),
                                        &QTimer::isActive) &&
                   secondsUsedIn(200ms) < 0.003;
        };
        QVERIFY(QTest::qWaitFor(rests, kPatience));
        const double used = secondsUsedIn(3s);
        QVERIFY2(used < 0.05, qPrintable(QStringLiteral("%1 s of 3 s").arg(used)));
    }

    void spaceInThePictureAndInAPanelPlaysAndPauses() {
        Program program(optionsFor(m_orca.path(), true));
        QVERIFY(loads(program));
        QVERIFY(draws(program));
        moveMouse(program.viewport(), 0.5, 0.5);
        xdotool({"click", "1"});
        xdotool({"key", "space"});
        QTRY_VERIFY_WITH_TIMEOUT(program.session().player().playing(), kPatience);
        xdotool({"key", "space"});
        QTRY_VERIFY_WITH_TIMEOUT(!program.session().player().playing(), kPatience);
        xdotool({"key", "End"});
        QTRY_COMPARE_WITH_TIMEOUT(program.session().player().seconds(),
                                  program.session().player().clock().endSeconds, kPatience);
        const bool grid = program.session().view().grid;
        xdotool({"key", "g"});
        QTRY_VERIFY_WITH_TIMEOUT(program.session().view().grid != grid, kPatience);

        auto* ruler = program.window().findChild<TimelineRuler*>();
        const QPoint point = ruler->mapToGlobal(QPoint(40, ruler->height() / 2));
        xdotool(
            {"mousemove", QString::number(point.x()), QString::number(point.y()), "click", "1"});
        QTRY_VERIFY_WITH_TIMEOUT(ruler->hasFocus(), kPatience);
        xdotool({"key", "space"});
        QTRY_VERIFY_WITH_TIMEOUT(program.session().player().playing(), kPatience);
    }

    void draggingInThePictureOrbitsAndPansAndTheWheelZooms() {
        Program program(optionsFor(m_orca.path(), true));
        QVERIFY(loads(program));
        QVERIFY(draws(program));
        const OrbitCamera before = program.session().rig().camera();
        drag(program.viewport(), "1");
        QTRY_VERIFY_WITH_TIMEOUT(program.session().rig().camera().yawRadians != before.yawRadians,
                                 kPatience);
        QCOMPARE(program.session().rig().camera().target, before.target);
        drag(program.viewport(), "2");
        QTRY_VERIFY_WITH_TIMEOUT(program.session().rig().camera().target != before.target,
                                 kPatience);
        xdotool({"click", "4"});
        QTRY_VERIFY_WITH_TIMEOUT(program.session().rig().camera().distance < before.distance,
                                 kPatience);
        const glm::vec3 panned = program.session().rig().camera().target;
        xdotool({"key", "f"});
        QTRY_VERIFY_WITH_TIMEOUT(program.session().rig().camera().target != panned, kPatience);
    }

    void aScreenshotHasTheSizeThatWasAskedForAndShowsTheFile() {
        Program program(optionsFor(m_orca.path(), true));
        QVERIFY(loads(program));
        const QString path = m_orca.other("shot.png");
        QVERIFY(program.pictures()
                    .write({.path = path.toStdString(), .width = 320, .height = 200})
                    .ok());
        const QImage picture(path);
        QCOMPARE(picture.size(), QSize(320, 200));
        QVERIFY(picture.pixel(160, 100) != picture.pixel(4, 4));
        QVERIFY(!program.pictures().write({.path = "/nowhere/shot.png"}).ok());
        QCOMPARE(program.finish(), std::vector<std::string>());
    }

private:
    static void scrub(Program& program, Caller caller = Caller::here()) {
        auto* ruler = program.window().findChild<TimelineRuler*>();
        const PlaybackClock& clock = program.session().player().clock();
        const auto pointAt = [&](float part) {
            const float seconds = std::lerp(clock.startSeconds, clock.endSeconds, part);
            return QPoint(int(ruler->scale().pixelOf(double(seconds))), ruler->height() / 2);
        };
        QTest::mousePress(ruler, Qt::LeftButton, {}, pointAt(0.1F));
        for (const float part : {0.3F, 0.9F, 0.5F}) {
            QTest::mouseMove(ruler, pointAt(part));
            const float wanted = std::lerp(clock.startSeconds, clock.endSeconds, part);
            SINEW_VERIFY(caller, std::abs(program.session().player().seconds() - wanted) < 0.05F);
            SINEW_VERIFY(caller, drawsFrames(program.viewport(), 1));
        }
        QTest::mouseRelease(ruler, Qt::LeftButton, {}, pointAt(0.5F));
        SINEW_VERIFY(caller, program.session().player().playing());
    }

    /// What keeps something of a file for itself: panels, marks, the pointer, a picture.
    void useEverything(Program& program, Caller caller = Caller::here()) {
        Session& session = program.session();
        const Look before = session.appearance().look();
        Look view = before;
        view.marks.storedBounds = true;
        view.marks.posedBounds = true;
        view.skeleton.style = SkeletonStyle::Octahedral;
        session.appearance().setLook(view);
        session.player().setPathShown(true);
        session.appearance().setCopies(4);
        session.selection().setNode(NodeIndex(1U));
        session.player().mixPresentClip();
        SINEW_VERIFY(caller, drawsMoments(program, 2));
        session.appearance().setCopies(1);
        emit program.viewport().hovered(QPointF(200.0, 150.0));
        const std::filesystem::path picture = m_orca.other("kept.png").toStdString();
        SINEW_VERIFY(caller,
                     program.pictures().write({.path = picture, .width = 64, .height = 48}).ok());
        session.appearance().setLook(before);
        SINEW_VERIFY(caller, drawsMoments(program, 2));
    }

    static void drag(const QWindow& window, const QString& button) {
        moveMouse(window, 0.5, 0.5);
        xdotool({"mousedown", button});
        moveMouse(window, 0.6, 0.55);
        moveMouse(window, 0.7, 0.6);
        xdotool({"mouseup", button});
    }

    OrcaFile m_orca;
};

SINEW_TEST_IN(QApplication, TestWindow)
#include "test_window.moc"
