// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// The window shows again what it showed, at its next start and from its pictures, which `render`
// makes again too.
#include <QApplication>
#include <QFile>
#include <QPointer>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include "app/gui/program.h"
#include "model/image/image_codec.h"
#include "tests/support/test_program.h"
#include "tests/window/orca_file.h"
#include "tests/window/patience.h"

using namespace sinew;
using namespace sinew::test;

namespace {

std::vector<std::uint8_t> bytesOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    const QByteArray bytes = file.readAll();
    return {bytes.begin(), bytes.end()};
}

PixelImage pixelsOf(const QString& path) {
    const auto image = decodeImage(bytesOf(path));
    return image ? *image : PixelImage();
}

/// The program with a file, or what a file leads to.
struct Started {
    Program program;
    Session& session = program.session();

    explicit Started(const QString& file) : program(options(file)) {
        if (!QTest::qWaitFor([&] { return session.document().asset() != nullptr; }, kPatience)) {
            qFatal("no file");
        }
    }
    static StartOptions options(const QString& file) {
        StartOptions options;
        options.files = {file};
        return options;
    }

    /// Changes something of every kind that the picture shows.
    void change() {
        session.player().setAnimation(AnimationIndex(1U));
        session.player().setPlaying(false);
        session.player().seek(0.3F);
        session.selection().setJointAndNode(JointIndex(std::size_t{3}));
        session.visibility().setHiddenNodes({.hidden = {NodeIndex(std::size_t{7})}, .only = {}});
        Look look = session.appearance().look();
        look.mode = ViewMode::Weight;
        look.axes = look.legend = true;
        look.skeleton = {.style = SkeletonStyle::Octahedral, .names = JointNames::Selected};
        look.motion.ghosts = true;
        look.motion.trails = TrailReach::Clip;
        session.appearance().setLook(look);
        HandPose hand = session.selection().posing().pose;
        hand.set(
            {.node = NodeIndex(std::size_t{5}), .rotation = glm::quat(0.8F, 0.6F, 0.0F, 0.0F)});
        session.selection().setHandPose(hand);
        session.frameAll();  // grid and axes have the size of what was framed
        OrbitCamera camera = session.rig().camera();
        camera.orbit(0.4F, 0.2F);
        session.rig().setCamera(camera);
    }
    void shoot(const QString& path) {
        const Status made =
            program.pictures().write({.path = path.toStdString(), .width = 240, .height = 180});
        QVERIFY2(made.ok(), made ? "" : describe(made.error()).c_str());
    }
};

}  // namespace

class TestSavedViews : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("Sinew"));  // settings are kept
        QCoreApplication::setApplicationName(QStringLiteral("test_saved_views"));
    }

    void theNextStartShowsTheSamePicture() {
        const OrcaFile orca;
        {
            Started f(orca.path());
            f.shoot(orca.other("opened.png"));
            f.change();
            f.shoot(orca.other("left.png"));
            f.program.window().close();
        }
        Started f(orca.path());
        f.shoot(orca.other("again.png"));
        const PixelImage left = pixelsOf(orca.other("left.png"));
        QVERIFY(left.rgba != pixelsOf(orca.other("opened.png")).rgba);
        QVERIFY(left.rgba == pixelsOf(orca.other("again.png")).rgba);
    }

    void aPictureOfTheWindowIsMadeAgainByRenderAndShownByTheWindow() {
        const OrcaFile orca;
        {
            Started f(orca.path());
            f.change();
            f.shoot(orca.other("shot.png"));
            f.session.rig().setOrthographic(true);
        }
        QProcess render;
        render.start(SINEW_CLI,
                     {"render", "--state", orca.other("shot.png"), "-o", orca.other("made.png")});
        QVERIFY(render.waitForFinished(kPatience));
        QVERIFY2(render.exitCode() == 0, render.readAllStandardError().constData());
        const PixelImage shot = pixelsOf(orca.other("shot.png"));
        QVERIFY(!shot.rgba.empty());
        QVERIFY(shot.rgba == pixelsOf(orca.other("made.png")).rgba);

        Started f(orca.other("shot.png"));
        f.shoot(orca.other("again.png"));
        QVERIFY(shot.rgba == pixelsOf(orca.other("again.png")).rgba);
    }

    void optionsOfTheCommandLineComeBeforeWhatIsRemembered() {
        const OrcaFile orca;
        {
            Started f(orca.path());
            f.change();
            f.program.window().close();
        }
        StartOptions options = Started::options(orca.path());
        options.view.mode = ViewMode::Normals;
        options.viewGiven = true;
        Program program(std::move(options));
        Session& session = program.session();
        QTRY_VERIFY_WITH_TIMEOUT(session.document().asset(), kPatience);
        QCOMPARE(session.appearance().look().mode, ViewMode::Normals);
        QCOMPARE(session.player().animation(), AnimationIndex(1U));
    }
};

SINEW_TEST_IN(QApplication, TestSavedViews)
#include "test_saved_views.moc"
