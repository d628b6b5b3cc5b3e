// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <utime.h>

#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <atomic>
#include <thread>

#include "tests/support/settle.h"
#include "tests/support/test_program.h"
#include "tests/ui/changing_file.h"
#include "ui/session/live_reload.h"
#include "ui/session/session.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr int kPatience = 30000;

struct Fixture {
    ChangingFile file;
    Session session;
    Document& document = session.document();
    LiveReload live{document};
    QSignalSpy reloaded{&live, &LiveReload::reloaded};
    QSignalSpy failed{&live, &LiveReload::failed};
    QSignalSpy unchanged{&live, &LiveReload::unchanged};

    explicit Fixture(const ChangingFile::Version& version = {}) {
        document.setCheck({});
        live.setEnabled(true);
        open(version);
    }
    void open(const ChangingFile::Version& version) {
        file.write(version);
        waitForClock();
        document.open(file.path());
        wait([this] { return document.asset() != nullptr; });
        wait([this] { return watched(); });
    }
    /// A file that changes at the time at which it is opened may have changed after it was read.
    void waitForClock() {
        wait([written = fileClock()] { return fileClock() > written; });
    }
    /// The contents that are shown are known, and changes are noticed.
    [[nodiscard]] bool watched() const { return unchanged.count() > 0; }
    template <class Condition>
    void wait(const Condition& condition, int patience = kPatience) {
        if (!QTest::qWaitFor(condition, patience)) {
            qFatal("nothing happens");
        }
    }
    void waitForReload(int count = 1) {
        wait([this, count] { return reloaded.count() >= count; });
    }
    [[nodiscard]] std::string jointName() const { return document.asset()->nodes.back().name; }
};

}  // namespace

class TestLiveReload : public QObject {
    Q_OBJECT

private slots:
    void aFileThatChangesIsLoadedAgain() {
        Fixture f;
        f.file.write({.joint = "Tail2"});
        f.waitForReload();
        QCOMPARE(f.document.change(), Document::Change::Reloaded);
        QVERIFY(f.document.arrivesQuietly());
        QCOMPARE(f.jointName(), std::string("Tail2"));
        QCOMPARE(f.failed.count(), 0);
    }

    void soIsOneThatIsReplacedByAnotherFile() {
        Fixture f;
        for (int i = 1; i <= 3; ++i) {
            f.file.swapIn("hero.gltf", ChangingFile::text({.joint = "Tail" + str(i)}));
            f.waitForReload(i);
            QCOMPARE(f.jointName(), "Tail" + str(i));
        }
    }

    void whatWasLookedAtStays() {
        Fixture f;
        f.session.player().setPlaying(false);
        f.session.player().seek(0.75F);
        f.session.selection().setNode(NodeIndex(2U));
        f.session.rig().setDirection(1.0F, -0.5F);
        HandTransform hand;
        hand.node = NodeIndex(2U);
        hand.translation = glm::vec3(1.0F, 2.0F, 3.0F);
        f.session.selection().setByHand(hand);
        f.file.write({.before = 2});
        f.waitForReload();
        QCOMPARE(f.session.player().seconds(), 0.75F);
        QVERIFY(!f.session.player().playing());
        QCOMPARE(f.session.selection().node(), NodeIndex(4U));
        QCOMPARE(f.session.rig().camera().yawRadians, 1.0F);
        QVERIFY(f.session.selection().posing().pose.find(NodeIndex(4U)) != nullptr);
    }

    void whatCanBeUndoneStaysSo() {
        Fixture f;
        test::settle();
        f.session.selection().setNode(NodeIndex(1U));
        test::settle();
        f.session.history().beginInput();
        f.session.selection().setNode(NodeIndex(2U));
        test::settle();
        f.file.write({.before = 2});
        f.waitForReload();
        test::settle();
        QCOMPARE(f.session.selection().node(), NodeIndex(4U));
        f.session.history().undo();
        QCOMPARE(f.session.selection().node(), NodeIndex(3U));
        f.session.history().redo();
        QCOMPARE(f.session.selection().node(), NodeIndex(4U));
    }

    void aBufferAloneIsEnough() {
        Fixture f;
        f.file.put("hero.bin", ChangingFile::bin({.weight = 0.25F}));
        f.waitForReload();
        f.file.swapIn("hero.bin", ChangingFile::bin({.weight = 0.75F}));
        f.waitForReload(2);
        QCOMPARE(f.document.asset()->meshes[0].primitives[0].influenceSets[0].weights[0].x, 0.75F);
    }

    void aTextureAloneIsEnough() {
        Fixture f;
        f.file.put("wood.png", ChangingFile::png(10));
        f.file.write({.textured = true});
        f.waitForReload();
        f.file.put("wood.png", ChangingFile::png(200));
        f.waitForReload(2);
        QCOMPARE(int(f.document.asset()->images[0].rgba[0]), 200);
    }

    void aTextureThatComesLaterIsNoticed() {
        Fixture f({.textured = true});
        QVERIFY(f.document.asset()->images[0].placeholder);
        f.file.swapIn("wood.png", ChangingFile::png(10));
        f.waitForReload();
        QVERIFY(!f.document.asset()->images[0].placeholder);
    }

    void aFileThatClipsAreBorrowedFromIsWatchedToo() {
        Fixture f;
        const ChangingFile other;
        f.waitForClock();
        f.unchanged.clear();
        f.document.borrowClips(other.path());
        f.wait([&] { return f.document.borrowedFiles().size() == 1 && f.watched(); });
        QCOMPARE(f.document.asset()->animations.back().durationSeconds(), 2.0F);
        std::string text = ChangingFile::text({.seconds = 3.0});
        text.replace(text.find("hero.bin"), 8, "long.bin");
        other.put("long.bin", ChangingFile::bin({.seconds = 3.0}));
        other.swapIn("hero.gltf", text);
        f.waitForReload();
        QCOMPARE(f.document.asset()->animations.back().durationSeconds(), 3.0F);
        QCOMPARE(f.document.asset()->animations.front().durationSeconds(), 2.0F);
    }

    void equalContentsDoNothing() {
        Fixture f;
        const auto asset = f.document.asset();
        const auto settles = [&](const auto& touch) {
            const auto before = f.unchanged.count();
            touch();
            f.wait([&] { return f.unchanged.count() > before; });
        };
        settles([&] { f.file.write({}); });
        settles([&] { f.file.swapIn("hero.gltf", ChangingFile::text({})); });
        settles([&] { utime(f.file.path().c_str(), nullptr); });
        settles([&] {
            std::filesystem::rename(f.file.path(), f.file.path("elsewhere"));
            std::filesystem::rename(f.file.path("elsewhere"), f.file.path());
        });
        QCOMPARE(f.reloaded.count(), 0);
        QCOMPARE(f.document.asset(), asset);
    }

    void aBrokenFileKeepsTheOldOneUntilItIsMended() {
        Fixture f;
        const auto asset = f.document.asset();
        const std::string text = ChangingFile::text({.joint = "Tail2"});
        f.file.put("hero.gltf", text.substr(0, text.size() / 2));
        f.wait([&] { return f.failed.count() == 1; });
        QCOMPARE(f.document.asset(), asset);
        f.file.put("hero.gltf", text);
        f.waitForReload();
        QCOMPARE(f.jointName(), std::string("Tail2"));
        QCOMPARE(f.failed.count(), 1);
    }

    void aFileThatReturnsIsAsBefore() {
        Fixture f;
        const auto before = f.unchanged.count();
        std::filesystem::rename(f.file.path(), f.file.path("elsewhere"));
        f.wait([&] { return f.failed.count() == 1; });
        std::filesystem::rename(f.file.path("elsewhere"), f.file.path());
        f.wait([&] { return f.unchanged.count() > before; });
        QCOMPARE(f.reloaded.count(), 0);
        std::filesystem::remove(f.file.path());
        f.wait([&] { return f.failed.count() == 2; });
        f.file.write({.joint = "Tail2"});
        f.waitForReload();
    }

    void aBufferThatABrokenVersionNamesIsWaitedFor() {
        Fixture f;
        std::string text = ChangingFile::text({.joint = "Tail2"});
        text.replace(text.find("hero.bin"), 8, "late.bin");
        f.file.put("hero.gltf", text);
        f.wait([&] { return f.failed.count() > 0; });
        QCOMPARE(f.reloaded.count(), 0);
        f.file.put("late.bin", ChangingFile::bin({}));
        f.waitForReload();
        QCOMPARE(f.jointName(), std::string("Tail2"));
    }

    void aTextureThatIsLostKeepsTheOldVersion() {
        Fixture f;
        f.file.put("wood.png", ChangingFile::png(10));
        f.file.write({.textured = true});
        f.waitForReload();
        const std::string half = ChangingFile::png(90).substr(0, 40);
        f.file.put("wood.png", half);
        f.wait([&] { return f.failed.count() == 1; });
        QCOMPARE(int(f.document.asset()->images[0].rgba[0]), 10);
        f.file.put("wood.png", ChangingFile::png(90));
        f.waitForReload(2);
        QCOMPARE(int(f.document.asset()->images[0].rgba[0]), 90);
    }

    void filesAreLookedAtWhereTheSystemReportsNothing() {
        Fixture f;
        f.live.files().setReported(false);
        QSignalSpy polling(&f.live.files(), &FileWatch::pollingChanged);
        f.file.write({.joint = "Tail2"});
        f.waitForReload();
        QVERIFY(f.live.files().polling());
        QVERIFY(polling.count() > 0);
        f.file.swapIn("hero.gltf", ChangingFile::text({.joint = "Tail3"}));
        f.waitForReload(2);
        QCOMPARE(f.jointName(), std::string("Tail3"));
    }

    void aVersionWaitsWhileSomethingIsInHand() {
        Fixture f;
        bool free = false;
        int asked = 0;
        f.live.setMayChange([&] {
            ++asked;
            return free;
        });
        f.file.write({.joint = "Tail2"});
        f.wait([&] { return asked > 2; });
        QCOMPARE(f.jointName(), std::string("Tail"));
        f.file.write({.joint = "Tail3"});  // another one meanwhile
        const int before = asked;
        f.wait([&] { return asked > before + 20; });
        free = true;
        f.waitForReload();
        f.wait([&] { return f.jointName() == "Tail3"; });
    }

    void changesWhileItIsOffAreNoticedLater() {
        Fixture f;
        f.live.setEnabled(false);
        f.file.write({.joint = "Tail2"});
        QVERIFY(f.live.files().known().empty());
        f.live.setEnabled(true);
        f.wait([&] { return f.jointName() == "Tail2"; });
    }

    void whatTheUserOpensComesFirst() {
        Fixture f;
        const ChangingFile other;
        f.live.setMayChange([] { return false; });
        f.file.write({.joint = "Tail2"});
        f.waitForClock();
        f.document.open(other.path());
        f.wait([&] { return f.document.asset()->path == other.path(); });
        f.live.setMayChange({});
        f.wait([&] { return isWatched(f.live, other.path("hero.bin")); });
        other.write({.joint = "Other"});
        f.waitForReload();
        QCOMPARE(f.reloaded.count(), 1);
        QCOMPARE(f.document.asset()->path, other.path());
    }

    void manyReferencesUseFewWatches() {
        WatchedFiles files;
        const ChangingFile place;
        for (int i = 0; i < 10000; ++i) {
            files.push_back({.path = place.path(str(i) + ".bin"), .stamp = {.inode = 1}});
        }
        const WatchedPlaces places = placesToWatch(files);
        QVERIFY(places.paths.size() < 400);
        QCOMPARE(places.paths.front(), QString::fromStdString(place.path().parent_path().string()));
        QVERIFY(!places.complete);
    }

    /// SINEW_WRITER_ROUNDS: more of them.
    void aWriterInALoopLosesNothing() {
        Fixture f;
        const int rounds = std::max(6, qEnvironmentVariableIntValue("SINEW_WRITER_ROUNDS"));
        std::atomic<bool> ended = false;
        std::thread writer([&] {
            for (int i = 1; i <= rounds; ++i) {
                f.file.writeBadly({.joint = "J" + str(i), .before = i % 3}, i);
            }
            ended = true;
        });
        f.wait([&] { return ended.load(); }, kPatience + 1000 * rounds);
        writer.join();
        f.wait([&] { return f.jointName() == "J" + str(rounds); });
        QVERIFY(f.reloaded.count() > 0);
    }
};

SINEW_TEST_IN(QApplication, TestLiveReload)
#include "test_live_reload.moc"
