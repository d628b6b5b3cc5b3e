// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QElapsedTimer>
#include <QLabel>
#include <QProgressBar>
#include <QSemaphore>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "model/evaluate/clip/clip_library.h"
#include "model/load/load_stage.h"
#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "ui/models/load_words.h"
#include "ui/session/session.h"
#include "ui/session/work/environment_loader.h"
#include "ui/session/work/root_motion_finder.h"
#include "ui/window/bars/message_bar.h"
#include "ui/window/main_window.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr qint64 kWorkMilliseconds = 30000;  // if not stopped
constexpr qint64 kMostMilliseconds = 5000;   // time to stop it, on a busy machine

/// Work that checks its stop token regularly, like all work.
void workUntilStopped(const std::stop_token& stop) {
    QElapsedTimer timer;
    for (timer.start(); !stop.stop_requested() && timer.elapsed() < kWorkMilliseconds;) {
        QThread::msleep(5);
    }
}

/// A window with the character, and a load that blocks until the test releases it.
struct Fixture {
    QSemaphore reported;
    QSemaphore go;
    QTemporaryDir folder;
    QSettings settings{folder.filePath("settings.ini"), QSettings::IniFormat};
    Session session;
    MainWindow window{session, settings};

    Fixture() {
        session.document().setCheck({});
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window)) {
            qFatal("the window does not become active");
        }
        session.document().show({.asset = character(), .outline = {}});
    }
    ~Fixture() { go.release(100); }

    void open(Result<std::shared_ptr<const Asset>> result) {
        session.document().open("folder/next.glb", [this, result](const LoadProgress& progress,
                                                                  const std::stop_token&) {
            progress(LoadStage::Images, 0.5F);
            reported.release();
            go.acquire();
            return result;
        });
        reported.acquire();
        QCoreApplication::processEvents();
    }
    template <class Widget>
    Widget& find(const char* name) {
        auto* found = window.findChild<Widget*>(QLatin1String(name));
        if (found == nullptr) {
            qFatal("no %s", name);
        }
        return *found;
    }
    [[nodiscard]] bool showsCharacter() const {
        return session.document().asset() && session.document().asset()->path == "character.glb" &&
               window.windowTitle().contains("character.glb");
    }
};

}  // namespace

class TestLoading : public QObject {
    Q_OBJECT

private slots:
    void theBarShowsProgressAndTheOldFileStays() {
        Fixture f;
        QVERIFY(!f.find<QProgressBar>("loadProgress").isVisible());
        f.open(chain(3));
        QVERIFY(f.find<QProgressBar>("loadProgress").isVisible());
        QVERIFY(f.find<QProgressBar>("loadProgress").value() > 0);
        QVERIFY(f.find<QLabel>("loadState").text().contains("images"));
        QVERIFY(f.find<QLabel>("loadState").text().contains("next.glb"));
        QVERIFY(f.showsCharacter());
        QSignalSpy shown(&f.session.document(), &Document::assetChanged);
        f.go.release();
        QVERIFY(shown.wait());
        QCOMPARE(f.session.document().asset()->nodes.size(), std::size_t{3});
        QVERIFY(!f.find<QProgressBar>("loadProgress").isVisible());
        QVERIFY(!f.find<QToolButton>("cancelLoading").isVisible());
    }

    void theBarNeverMovesBackwards() {
        float before = -1.0F;
        for (const LoadStage stage :
             {LoadStage::Read, LoadStage::Parse, LoadStage::Codecs, LoadStage::Geometry,
              LoadStage::Images, LoadStage::Tangents}) {
            QVERIFY(overallProgress(stage, 0.0F) >= before);
            QVERIFY(overallProgress(stage, 1.0F) > overallProgress(stage, 0.0F));
            before = overallProgress(stage, 1.0F);
        }
        QCOMPARE(before, 1.0F);
        QCOMPARE(stageText(LoadStage::Images, 0.43F), QStringLiteral("Decoding images, 43 %"));
        QCOMPARE(stageText(LoadStage::Read, 0.0F), QStringLiteral("Reading"));
    }

    void cancelKeepsTheOldFileForGood() {
        Fixture f;
        auto late = chain(3);
        const std::weak_ptr<const Asset> dropped = late;
        f.open(std::move(late));
        QSignalSpy shown(&f.session.document(), &Document::assetChanged);
        QSignalSpy failed(&f.session.document(), &Document::loadFailed);
        QTest::mouseClick(&f.find<QToolButton>("cancelLoading"), Qt::LeftButton);
        QVERIFY(!f.session.document().loading());
        QVERIFY(!f.find<QProgressBar>("loadProgress").isVisible());
        f.go.release();
        QTRY_VERIFY(dropped.expired());
        QCOMPARE(shown.count(), 0);
        QCOMPARE(failed.count(), 0);
        QVERIFY(f.showsCharacter());
    }

    // Work that cannot stop immediately, such as decoding an image, finishes in the background.
    void theNextFileDoesNotWaitForTheCancelledOne() {
        Fixture f;
        auto late = chain(3);
        const std::weak_ptr<const Asset> dropped = late;
        f.open(std::move(late));
        f.session.document().cancelLoading();
        QVERIFY(!f.session.document().loading());
        QSignalSpy shown(&f.session.document(), &Document::assetChanged);
        f.session.document().open("folder/other.glb",
                                  [](const LoadProgress&, const std::stop_token&) {
                                      return Result<std::shared_ptr<const Asset>>(chain(2));
                                  });
        QVERIFY(shown.wait());
        QCOMPARE(f.session.document().asset()->nodes.size(), std::size_t{2});
        f.go.release();
        QTRY_VERIFY(dropped.expired());
        QCOMPARE(shown.count(), 1);
        QCOMPARE(f.session.document().asset()->nodes.size(), std::size_t{2});
    }

    void noMoreThanTwoLoadsAreInMemory() {
        Fixture f;
        const auto atWork = std::make_shared<QAtomicInt>();
        const auto hang = [&f, atWork](const LoadProgress&, const std::stop_token&) {
            ++*atWork;
            f.reported.release();
            f.go.acquire();
            --*atWork;
            return Result<std::shared_ptr<const Asset>>(chain(2));
        };
        for (int i = 0; i < 5; ++i) {
            f.session.document().open("folder/hangs.glb", hang);
            f.session.document().cancelLoading();
        }
        f.reported.acquire(2);
        QVERIFY(!f.reported.tryAcquire(1, 50));
        QCOMPARE(atWork->loadRelaxed(), 2);
        f.go.release(100);
        QTRY_COMPARE(atWork->loadRelaxed(), 0);
    }

    void escapeCancelsAndTheNextOneClearsTheSelection() {
        Fixture f;
        f.session.selection().setNode(kFoot);
        f.open(chain(3));
        QTest::keyClick(&f.window, Qt::Key_Escape);
        QVERIFY(!f.session.document().loading());
        QCOMPARE(f.session.selection().node(), kFoot);
        QTest::keyClick(&f.window, Qt::Key_Escape);
        QVERIFY(!f.session.selection().node());
    }

    void aFailureKeepsTheOldFileAndEndsTheBar() {
        Fixture f;
        f.open(Error{ErrorCode::InvalidJson, "a comma is missing", "/nodes"});
        QSignalSpy failed(&f.session.document(), &Document::loadFailed);
        f.go.release();
        QVERIFY(failed.wait());
        QVERIFY(f.showsCharacter());
        QVERIFY(!f.find<QProgressBar>("loadProgress").isVisible());
        QVERIFY(f.window.messageBar().text().contains("a comma is missing"));
    }

    void closingStopsTheLoadAndTheCheck() {
        QSemaphore begun;
        QElapsedTimer timer;
        {
            Session session;
            session.document().setCheck(
                [&](const std::shared_ptr<const Asset>&, const std::stop_token& stop) {
                    begun.release();
                    workUntilStopped(stop);
                    return std::vector<Diagnostic>();
                });
            session.document().show({.asset = character(), .outline = {}});
            session.document().open("heavy.glb",
                                    [&](const LoadProgress&, const std::stop_token& stop) {
                                        begun.release();
                                        workUntilStopped(stop);
                                        return Result<std::shared_ptr<const Asset>>(chain(2));
                                    });
            begun.acquire(2);
            timer.start();
        }
        QVERIFY(timer.elapsed() < kMostMilliseconds);
    }

    void theNextFileStopsTheCheckOfTheOneBefore() {
        Session session;
        QSemaphore begun;
        session.document().setCheck(
            [&](const std::shared_ptr<const Asset>&, const std::stop_token& stop) {
                begun.release();
                workUntilStopped(stop);
                return std::vector<Diagnostic>();
            });
        session.document().show({.asset = character(), .outline = {}});
        begun.acquire();
        session.document().setCheck(
            [](const std::shared_ptr<const Asset>&, const std::stop_token&) {
                return std::vector<Diagnostic>{{.code = "NEXT", .message = ""}};
            });
        QSignalSpy checked(&session.document(), &Document::findingsChanged);
        session.document().show({.asset = chain(2), .outline = {}});
        QVERIFY(checked.wait(kMostMilliseconds));
        QCOMPARE(session.document().findings().back().code, std::string("NEXT"));
    }

    void closingStopsThePreparationOfAnEnvironment() {
        QSemaphore begun;
        QElapsedTimer timer;
        {
            EnvironmentLoader loader(
                nullptr, [&](const std::filesystem::path&, const EnvironmentLoader::Progress&,
                             const std::stop_token& stop) {
                    begun.release();
                    workUntilStopped(stop);
                    return Result<EnvironmentLoader::Loaded>(nullptr);
                });
            loader.start("heavy.hdr");
            begun.acquire();
            timer.start();
        }
        QVERIFY(timer.elapsed() < kMostMilliseconds);
    }

    void closingStopsTheMeasuringOfAWay() {
        const auto clips = std::make_shared<const ClipLibrary>(longTrain());
        QElapsedTimer timer;
        {
            RootMotionFinder finder;
            Layer layer;
            layer.animation = AnimationIndex(0);
            finder.start({.clips = clips,
                          .animation = {},
                          .mix = {.layers = {layer}, .fade = {}},
                          .node = NodeIndex(std::size_t{0}),
                          .framesPerSecond = 1000.0});
            QTRY_VERIFY(clips.use_count() > 3);  // evaluators are at work
            timer.start();
        }
        QVERIFY(timer.elapsed() < kMostMilliseconds);
    }

    void cancellingNothingSaysNothing() {
        Fixture f;
        QSignalSpy cancelled(&f.session.document(), &Document::loadCancelled);
        f.session.document().cancelLoading();
        QCOMPARE(cancelled.count(), 0);
    }

private:
    /// A node that moves for an hour, and a hundred thousand descendants: minutes of work.
    static std::shared_ptr<const Asset> longTrain() {
        auto asset = std::make_shared<Asset>(*chain(100000));
        Animation& clip = asset->animations.emplace_back();
        clip.samplers.push_back(
            {.width = 3, .times = {0.0F, 3600.0F}, .values = {0, 0, 0, 9, 0, 0}});
        clip.channels.push_back({.node = NodeIndex(std::size_t{0}), .sampler = SamplerIndex(0)});
        clip.endSeconds = 3600.0F;
        return asset;
    }
};

SINEW_TEST_IN(QApplication, TestLoading)
#include "test_loading.moc"
