// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTest>
#include <array>
#include <optional>

#include "app/gui/program.h"
#include "model/picture/subject_notices.h"
#include "tests/support/test_program.h"
#include "tests/window/orca_file.h"
#include "tests/window/patience.h"
#include "tests/window/views.h"
#include "ui/session/work/motion_meter.h"

using namespace sinew;
using namespace sinew::test;

namespace {

const ScreenshotRequest kSmall{.width = 240, .height = 180};

StartOptions pausedOn(const QString& file) {
    StartOptions options;
    options.files = {file};
    options.paused = true;
    options.validation = true;
    return options;
}

/// The program with the file shown, and its pictures.
struct PictureFixture {
    OrcaFile orca;
    Program program{pausedOn(orca.path())};
    Session& session = program.session();
    std::vector<std::string> notices;  // those of the last picture

    PictureFixture() {
        if (!QTest::qWaitFor([&] { return session.document().asset() != nullptr; }, kPatience)) {
            qFatal("no file");
        }
        OrbitCamera camera = session.rig().camera();
        camera.orbit(0.2F, 0.1F);
        session.rig().setCamera(camera);  // no longer follows the size of the window
    }

    /// Of the state at the call, even if `meanwhile` changes it.
    std::optional<PixelImage> picture(
        const ScreenshotRequest& request = kSmall, const std::function<void()>& meanwhile = [] {}) {
        std::optional<ScreenshotResult> result;
        program.pictures().start(request, [&](const ScreenshotResult& made) { result = made; });
        meanwhile();
        if (!QTest::qWaitFor([&] { return result.has_value(); }, kPatience) || !*result) {
            return std::nullopt;
        }
        notices = (*result)->notices;
        return (*result)->pixels;
    }

    template <class Change>
    void change(Change change) {
        Look look = session.appearance().look();
        change(look);
        session.appearance().setLook(look);
    }
};

ScreenshotRequest showing(bool marks, bool text) {
    ScreenshotRequest request = kSmall;
    request.marks = marks;
    request.text = text;
    return request;
}

bool same(const std::optional<PixelImage>& a, const std::optional<PixelImage>& b) {
    return a && b && a->rgba == b->rgba;
}

}  // namespace

class TestPictures : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { forgetViews(); }

    void aPictureWithoutMarksAndTextShowsTheModelAlone() {
        PictureFixture f;
        f.change([](Look& look) {
            look.mode = ViewMode::Weight;  // has a legend
            look.grid = look.axes = look.legend = false;
            look.skeleton = {};
            look.marks = {};
        });
        const auto plain = f.picture();
        f.change([](Look& look) {
            look.grid = look.axes = look.legend = true;
            look.skeleton = {.style = SkeletonStyle::Octahedral, .names = JointNames::All};
            look.marks.posedBounds = look.marks.edges = true;
        });
        f.session.selection().setNode(NodeIndex(std::size_t{1}));
        f.session.player().setPathShown(true);
        QVERIFY(same(f.picture(showing(false, false)), plain));
        const auto full = f.picture();
        const auto markless = f.picture(showing(false, true));
        const auto textless = f.picture(showing(true, false));
        QVERIFY(full && markless && textless);
        QVERIFY(!same(full, markless) && !same(full, textless) && !same(markless, textless));
        QVERIFY(!same(markless, plain) && !same(textless, plain));
        QCOMPARE(f.program.finish(), std::vector<std::string>());
    }

    void aPictureSaysWhatItLacksAsRenderDoes() {
        PictureFixture f;
        QVERIFY(f.picture() && f.notices.empty());
        f.change([](Look& look) { look.skeleton.names = JointNames::All; });
        ScreenshotRequest small = kSmall;
        small.width = small.height = 64;
        QVERIFY(f.picture(small));
        QVERIFY(f.notices.size() == 1 &&
                f.notices.front().ends_with(hiddenNamesNotice(2).substr(2)));
        f.change([](Look& look) {
            look.skeleton = {};
            look.mode = ViewMode::BindPose;
            look.motion.ghosts = true;
        });
        QVERIFY(f.picture(small));
        QCOMPARE(f.notices,
                 std::vector<std::string>{"there are no ghosts: the view shows the bind pose"});
        QCOMPARE(f.program.finish(), std::vector<std::string>());
    }

    void aPictureShowsTheMomentOfTheRequest() {
        PictureFixture f;
        f.session.player().seek(0.1F);
        const auto expected = f.picture();
        const auto changed = f.picture(kSmall, [&] {
            f.session.player().seek(0.6F);
            OrbitCamera camera = f.session.rig().camera();
            camera.orbit(1.0F, 0.2F);
            f.session.rig().setCamera(camera);
            f.change([](Look& look) { look.mode = ViewMode::Normals; });
        });
        QVERIFY(same(changed, expected));
        QVERIFY(!same(f.picture(), expected));
        QCOMPARE(f.program.finish(), std::vector<std::string>());
    }

    void aPictureLeavesOutWhatIsHiddenAndSaysSo() {
        PictureFixture f;
        f.change([](Look& look) { look.legend = look.axes = look.timings = false; });
        const auto all = f.picture(showing(false, false));
        const std::vector<Node>& nodes = f.session.document().asset()->nodes;
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            if (nodes[i].mesh) {
                f.session.visibility().hide(std::array{NodeIndex(i)});
                break;
            }
        }
        QVERIFY(f.session.visibility().hiddenCount() > 0);
        const auto silent = f.picture(showing(false, false));
        const auto noted = f.picture(showing(false, true));
        QVERIFY(all && silent && noted);
        QVERIFY(!same(silent, all) && !same(noted, silent));
        f.session.visibility().showAll();
        QVERIFY(same(f.picture(showing(false, true)), all));
        QCOMPARE(f.program.finish(), std::vector<std::string>());
    }

    void aCrowdIsInThePicture() {
        PictureFixture f;
        const ScreenshotRequest bare = showing(false, false);  // the grid follows what is framed
        OrbitCamera camera = f.session.rig().camera();
        camera.distance *= 4.0F;  // room for the neighbours
        f.session.rig().setCamera(camera);
        const auto one = f.picture(bare);
        f.session.appearance().setCopies(4);
        f.session.rig().setCamera(camera);
        const auto four = f.picture(bare);
        QVERIFY(four && !same(one, four));
        const auto again = f.picture(bare, [&] { f.session.appearance().setCopies(1); });
        QVERIFY(same(again, four));
        QCOMPARE(f.program.finish(), std::vector<std::string>());
    }

    void aPictureWaitsForWhatTheWindowIsStillLookingFor() {
        PictureFixture f;
        f.session.selection().setNode(NodeIndex(std::size_t{4}));
        f.change([](Look& look) { look.motion.trails = TrailReach::Clip; });
        const auto trails = f.picture(kSmall, [&] { QVERIFY(!f.session.motion().trails()); });
        QTRY_VERIFY_WITH_TIMEOUT(f.session.motion().trails() && f.session.motionMeter().motion(),
                                 kPatience);
        QVERIFY(same(f.picture(), trails));
        f.change([](Look& look) {
            look.motion.trails = TrailReach::None;
            look.mode = ViewMode::Symmetry;
        });
        const auto values = f.picture(kSmall, [&] { QVERIFY(!f.session.meter().values()); });
        QTRY_VERIFY_WITH_TIMEOUT(f.session.meter().values(), kPatience);
        QVERIFY(same(f.picture(), values));
        QVERIFY(!same(trails, values));
        QCOMPARE(f.program.finish(), std::vector<std::string>());
    }

    void anotherFileDoesNotDisturbThePicture() {
        PictureFixture f;
        const auto expected = f.picture();
        const std::weak_ptr<const Asset> first = f.session.document().asset();
        const auto made = f.picture(kSmall, [&] {
            f.session.document().open(f.orca.path().toStdString());
            QTRY_VERIFY_WITH_TIMEOUT(f.session.document().asset() != first.lock(), kPatience);
        });
        QVERIFY(same(made, expected));
        QTRY_VERIFY_WITH_TIMEOUT(first.expired(), kPatience);
        QCOMPARE(f.program.finish(), std::vector<std::string>());
    }

    void aStoppedPictureIsNotWritten() {
        PictureFixture f;
        ScreenshotRequest request = kSmall;
        request.path = f.orca.other("stopped.png").toStdString();
        std::stop_source stop;
        request.stop = stop.get_token();
        QVERIFY(!f.picture(request, [&] { stop.request_stop(); }));
        QVERIFY(!QFileInfo::exists(f.orca.other("stopped.png")));
    }

    void anExistingFileIsReplacedOnlyIfWanted() {
        PictureFixture f;
        ScreenshotRequest request = kSmall;
        request.path = f.orca.other("kept.png").toStdString();
        request.replace = false;
        QVERIFY(f.program.pictures().write(request).ok());
        const Status refused = f.program.pictures().write(request);
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().message, std::string("the file exists"));
        request.replace = true;
        QVERIFY(f.program.pictures().write(request).ok());
    }
};

SINEW_TEST_IN(QApplication, TestPictures)
#include "test_pictures.moc"
