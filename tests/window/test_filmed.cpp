// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QTest>

#include "app/cli/render/render_options.h"
#include "app/common/point_size.h"
#include "app/gui/picture_writer.h"
#include "model/load/load_asset.h"
#include "model/picture/picture_framing.h"
#include "tests/support/test_program.h"
#include "tests/window/orca_file.h"
#include "tests/window/patience.h"
#include "ui/session/session.h"
#include "ui/window/film_plan.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr Extent kFilmed{96, 64};

/// The orca as `render` shows it: its look, and a camera by hand.
struct FilmFixture {
    OrcaFile orca;
    Session session{nullptr, [] { return 100.0; }};
    FilmThread films{session, {}};
    std::optional<FilmResult> result;
    std::vector<std::size_t> reported;  // frames done

    FilmFixture() {
        const auto asset = *loadAsset(orca.path().toStdString());
        cli::RenderOptions options;
        options.animations = {"0"};
        options.size = kFilmed;
        options.camera = parseCamera("orbit:40,20,2.6");
        const PictureChoice choice = resolve(options, *asset);
        session.document().show(
            {asset, storedOutline(*asset, sceneNodes(*asset, asset->defaultScene))});
        session.player().setPlaying(false);
        session.player().setAnimation(choice.animations.front());
        session.appearance().setLook(choice.view);
        const ChosenCamera camera(*options.camera, *asset, asset->defaultScene);
        FramingMeter meter;
        const PictureFraming framing = meter.measure(
            subjectOf(choice, session.document().clips(), choice.animations.front(), 0.0F), {});
        session.rig().place(framing.whole);  // determines the grid
        session.rig().setCamera(camera.orbit(*asset, framing, 96.0F / 64.0F));
    }

    [[nodiscard]] QString path(const char* name) const { return orca.other(QLatin1String(name)); }

    [[nodiscard]] FilmRequest request(const char* name, FilmFormat format) const {
        FilmRequest film{.picture = {.width = 96, .height = 64},
                         .format = format,
                         .rate = {10, 1},
                         .moments = {},
                         .paths = {path(name).toStdString()}};
        for (const float seconds : {0.0F, 0.1F, 0.2F, 0.3F}) {
            film.moments.push_back({.seconds = seconds});
        }
        return film;
    }

    /// What the dialog asks for with this choice.
    [[nodiscard]] FilmRequest planned(FilmChoice choice, const char* name) {
        choice.framesPerSecond = 10.0;
        const FilmScene scene = filmScene(session);
        const FilmPlan plan = *planFilm(scene, choice);
        FilmRequest film = request(name, choice.format);
        film.pictures = choice.pictures;
        film.moments = plan.moments;
        film.paths = *filmPaths(scene, choice, plan.moments, film.paths.front());
        return film;
    }

    bool film(
        FilmRequest request, const std::function<void()>& meanwhile = [] {}) {
        result.reset();
        reported.clear();
        request.paths.resize(request.moments.size(), request.paths.front());
        films.start(
            request, [this](const FilmProgress& progress) { reported.push_back(progress.done); },
            [this](const FilmResult& made) { result = made; });
        meanwhile();
        return QTest::qWaitFor([this] { return result.has_value(); }, kPatience) && result->ok();
    }

    /// Writes the same by the command line. Empty, or what it says.
    QByteArray rendered(const char* command, const QStringList& options, const char* name) {
        QProcess render;
        render.start(
            QStringLiteral(SINEW_CLI),
            QStringList{"--quiet", command, orca.path(), "--animation", "0", "--fps", "10",
                        "--camera", "orbit:40,20,2.6", "--size", "96x64", "-o", path(name)} +
                options);
        const bool ended = render.waitForFinished(kPatience) && render.exitCode() == 0;
        return ended ? QByteArray() : "failed: " + render.readAllStandardError();
    }

    /// Makes "again.png" as the state in a picture says. Empty, or what the command line says.
    QByteArray madeAgain(const QString& name) {
        QProcess render;
        render.start(QStringLiteral(SINEW_CLI),
                     {"--quiet", "render", "--state", orca.other(name), "-o", path("again.png")});
        const bool ended = render.waitForFinished(kPatience) && render.exitCode() == 0;
        return ended ? QByteArray() : "failed: " + render.readAllStandardError();
    }

    /// None if there is no such picture.
    [[nodiscard]] std::vector<std::uint8_t> pixels(const QString& name) const {
        const QByteArray file = bytes(qPrintable(name));
        const auto image = decodeImage(
            {reinterpret_cast<const std::uint8_t*>(file.data()), std::size_t(file.size())});
        return image ? image->rgba : std::vector<std::uint8_t>();
    }

    [[nodiscard]] QStringList files(const QString& filter) const {
        return QFileInfo(orca.path()).dir().entryList({filter}, QDir::Files, QDir::Name);
    }

    [[nodiscard]] QByteArray bytes(const char* name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

}  // namespace

class TestFilmed : public QObject {
    Q_OBJECT

private slots:
    void filmAndRenderWriteTheSameBytes() {
        FilmFixture f;
        QVERIFY(f.film(f.request("window.apng", FilmFormat::Apng)));
        QCOMPARE(f.reported, (std::vector<std::size_t>{1, 2, 3, 4}));
        QCOMPARE(f.rendered("render", {"--frames", "0:3"}, "render.apng"), QByteArray());
        QVERIFY(f.bytes("window.apng").size() > 1000);
        QCOMPARE(f.bytes("window.apng"), f.bytes("render.apng"));
    }

    void sequenceAndRenderWriteTheSameFiles() {
        for (const auto& [format, options] : {std::pair(FilmFormat::Png, QStringList{"--no-state"}),
                                              std::pair(FilmFormat::Jpeg, QStringList())}) {
            FilmFixture f;
            const QString end =
                QStringLiteral("_{animation}_{frame:03}.") + filmFormat(format).name;
            FilmRequest film = f.planned({.frames = FilmFrames::Listed,
                                          .listed = "3:1,2.5",
                                          .format = format,
                                          .pictures = true},
                                         qPrintable("window" + end));
            film.picture.state = false;
            QVERIFY(f.film(film));
            QCOMPARE(f.rendered("render", QStringList{"--frames", "3:1,2.5"} + options,
                                qPrintable("render" + end)),
                     QByteArray());
            const QStringList window = f.files("window_*");
            QCOMPARE(window.size(), 4);
            for (const QString& name : window) {
                QVERIFY2(name.contains("_00"), qPrintable(name));
                QCOMPARE(f.bytes(qPrintable(name)),
                         f.bytes(qPrintable(QString(name).replace("window", "render"))));
            }
        }
    }

    void aTurntableIsThatOfTheCommandLine() {
        FilmFixture f;
        f.session.player().seek(0.3F);
        const FilmChoice choice{
            .motion = FilmMotion::Turntable, .turnSeconds = 0.4, .format = FilmFormat::Apng};
        QVERIFY(f.film(f.planned(choice, "window.apng")));
        QCOMPARE(f.rendered("turntable", {"--frames", "4", "--time", "0.3"}, "turn.apng"),
                 QByteArray());
        QVERIFY(f.bytes("window.apng").size() > 1000);
        QCOMPARE(f.bytes("window.apng"), f.bytes("turn.apng"));
    }

    void aTurntableOfWhatIsPlayedIsThatOfTheCommandLine() {
        FilmFixture f;
        f.session.player().setPlaying(true);
        const FilmRequest film = f.planned(
            {.motion = FilmMotion::PlayedTurntable, .format = FilmFormat::Apng}, "window.apng");
        QVERIFY(film.moments.size() > 4);
        QVERIFY(f.film(film));
        QCOMPARE(f.rendered("turntable", {"--frames", QString::number(film.moments.size())},
                            "turn.apng"),
                 QByteArray());
        QVERIFY(f.bytes("window.apng").size() > 1000);
        QCOMPARE(f.bytes("window.apng"), f.bytes("turn.apng"));
    }

    void eachPictureSaysHowItIsMadeAgain() {
        FilmFixture f;
        f.session.player().seek(0.7F);
        FilmRequest film = f.planned({.motion = FilmMotion::PlayedTurntable,
                                      .frames = FilmFrames::Listed,
                                      .listed = "0,2.5",
                                      .format = FilmFormat::Png,
                                      .pictures = true},
                                     "window_{n}.png");
        film.moments.push_back({.animation = AnimationIndex(std::size_t{1}), .seconds = 0.5F});
        film.paths.push_back(f.path("window_3.png").toStdString());
        QVERIFY(f.film(film));
        for (const QString name : {"window_1.png", "window_2.png", "window_3.png"}) {
            QCOMPARE(f.madeAgain(name), QByteArray());
            QVERIFY2(f.pixels(name) == f.pixels("again.png"), qPrintable(name));
        }
        QVERIFY(f.pixels("window_1.png") != f.pixels("window_2.png"));
    }

    void eachClipIsAFilm() {
        FilmFixture f;
        FilmRequest request = f.request("clips", FilmFormat::Rgba);
        request.moments = {{.seconds = 0.0F},
                           {.seconds = 0.1F},
                           {.animation = AnimationIndex(std::size_t{1}), .seconds = 0.5F}};
        request.paths = {f.path("a.rgba").toStdString(), f.path("a.rgba").toStdString(),
                         f.path("b.rgba").toStdString()};
        QVERIFY(f.film(request));
        QCOMPARE(f.bytes("a.rgba").size(), qsizetype(2 * 96 * 64 * 4));
        QCOMPARE(f.bytes("b.rgba").size(), qsizetype(96 * 64 * 4));
    }

    void framesAreThePicturesOfTheirMoments() {
        FilmFixture f;
        FilmRequest request = f.request("film.rgba", FilmFormat::Rgba);
        request.moments.push_back({.animation = AnimationIndex(std::size_t{1}), .seconds = 0.5F});
        QVERIFY(f.film(request));
        PictureWriter pictures(f.session, {});
        const float point = pointPixels(kFilmed);
        QByteArray expected;
        const auto add = [&](float seconds) {
            f.session.player().seek(seconds);
            std::optional<PixelImage> picture;
            pictures.start({.width = 96, .height = 64, .pixelsPerPoint = point},
                           [&](const ScreenshotResult& made) {
                               picture = made ? std::optional(made->pixels) : PixelImage();
                           });
            QTRY_VERIFY_WITH_TIMEOUT(picture.has_value(), kPatience);
            expected.append(reinterpret_cast<const char*>(picture->rgba.data()),
                            qsizetype(picture->rgba.size()));
        };
        for (const float seconds : {0.0F, 0.1F, 0.2F, 0.3F}) {
            add(seconds);
        }
        f.session.player().setAnimation(AnimationIndex(std::size_t{1}));
        add(0.5F);
        QCOMPARE(f.bytes("film.rgba").size(), qsizetype(5 * 96 * 64 * 4));
        QVERIFY(f.bytes("film.rgba") == expected);
    }

    void theSessionGoesOnAndTheFilmStaysAsItWas() {
        FilmFixture f;
        QVERIFY(f.film(f.request("quiet.rgba", FilmFormat::Rgba)));
        QVERIFY(f.film(f.request("busy.rgba", FilmFormat::Rgba), [&] {
            f.session.player().seek(0.7F);
            Look look = f.session.appearance().look();
            look.mode = ViewMode::Normals;
            f.session.appearance().setLook(look);
            OrbitCamera camera = f.session.rig().camera();
            camera.orbit(1.0F, 0.2F);
            f.session.rig().setCamera(camera);
            f.session.document().show({*loadAsset(f.orca.path().toStdString()), {}});
        }));
        QVERIFY(!f.bytes("quiet.rgba").isEmpty());
        QVERIFY(f.bytes("quiet.rgba") == f.bytes("busy.rgba"));
    }

    void aTurntableTurnsTheCamera() {
        FilmFixture f;
        FilmRequest request = f.request("turn.rgba", FilmFormat::Rgba);
        for (std::size_t i = 0; i < request.moments.size(); ++i) {
            request.moments[i] = {.seconds = 0.0F, .turnRadians = 0.5F * float(i)};
        }
        QVERIFY(f.film(request));
        const QByteArray all = f.bytes("turn.rgba");
        const qsizetype size = all.size() / 4;
        QVERIFY(all.left(size) != all.mid(size, size));
        OrbitCamera camera = f.session.rig().camera();
        camera.yawRadians += 0.5F;
        f.session.rig().setCamera(camera);
        FilmRequest still = f.request("still.rgba", FilmFormat::Rgba);
        still.moments = {{.seconds = 0.0F}};
        QVERIFY(f.film(still));
        QVERIFY(f.bytes("still.rgba") == all.mid(size, size));
    }

    void aStoppedFilmLeavesNothing() {
        FilmFixture f;
        FilmRequest request = f.request("stopped.webp", FilmFormat::Webp);
        std::stop_source stop;
        request.picture.stop = stop.get_token();
        QVERIFY(!f.film(request, [&] { stop.request_stop(); }));
        QVERIFY(f.result && f.result->error().code == ErrorCode::Cancelled);
        QVERIFY(!QFileInfo::exists(f.path("stopped.webp")));
    }

    void anExistingFileIsReplacedOnlyIfWanted() {
        FilmFixture f;
        FilmRequest request = f.request("orca.glb", FilmFormat::Rgba);
        request.picture.replace = false;
        QVERIFY(!f.film(request));
        QCOMPARE(f.result->error().message, std::string("the file exists"));
        FilmRequest pictures = f.planned({.format = FilmFormat::Png, .pictures = true}, "p{n}.png");
        QVERIFY(QFile::copy(f.orca.path(), f.path("p3.png")));
        pictures.picture.replace = false;
        QVERIFY(!f.film(pictures));
        QCOMPARE(f.files("p*.png"), QStringList("p3.png"));  // Nothing was drawn.
    }
};

SINEW_TEST_IN(QCoreApplication, TestFilmed)
#include "test_filmed.moc"
