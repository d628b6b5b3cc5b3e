// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QStatusBar>
#include <QTest>
#include <QTimer>
#include <numbers>

#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/panels/widgets/enum_choice.h"
#include "ui/window/actions/export_actions.h"
#include "ui/window/bars/message_bar.h"
#include "ui/window/dialogs/dialog_parts.h"
#include "ui/window/dialogs/film_dialog.h"

using namespace sinew;
using namespace sinew::test;

namespace {

using Made = std::function<void(const FilmResult&)>;
using Reported = std::function<void(const FilmProgress&)>;

FilmScene walkScene() {
    return {.stem = QStringLiteral("Fox_Walk"),
            .played = QStringLiteral("Walk"),
            .moves = true,
            .whole = {0.0F, 1.0F},
            .inOut = {0.2F, 0.4F},
            .seconds = 0.3F,
            .framesPerSecond = 10.0,
            .clips = {{AnimationIndex(std::size_t{0}), {0.0F, 1.0F}, "Walk"},
                      {AnimationIndex(std::size_t{1}), {0.5F, 1.0F}, "Run"}},
            .fields = {.stem = "Fox", .animation = "Walk", .view = "shaded", .joint = {}}};
}

std::size_t countOf(const FilmChoice& choice, const FilmScene& scene = walkScene()) {
    const Result<FilmPlan> plan = planFilm(scene, choice);
    return plan ? plan->moments.size() : 0;
}

/// A dialog whose films are made when the test says so.
struct FilmFixture {
    QTemporaryDir folder;
    std::vector<FilmRequest> requests;
    Reported report;
    Made done;
    FilmDialog dialog{{.scene = walkScene(),
                       .windowSize = {800, 500},
                       .pixelRatio = 2.0,
                       .choice = {.format = FilmFormat::Apng, .picture = {.folder = folder.path()}},
                       .make = [this](const FilmRequest& request, Reported progress, Made made) {
                           requests.push_back(request);
                           report = std::move(progress);
                           done = std::move(made);
                       }}};

    FilmFixture() { dialog.show(); }

    template <class Widget>
    Widget& find(const char* name) {
        return *dialog.findChild<Widget*>(QLatin1String(name));
    }
    void start() { find<QPushButton>("filmExport").click(); }
    void second() { find<QPushButton>("filmSecond").click(); }
    void press(const QString& choice) {
        for (QPushButton* button :
             find<DialogNotice>("dialogNotice").findChildren<QPushButton*>()) {
            if (button->text() == choice) {
                button->click();
                return;
            }
        }
    }
    void type(const QString& name) {
        find<QLineEdit>("picturePath").setText(folder.filePath(name));
        emit find<QLineEdit>("picturePath").editingFinished();
    }
    QString files() { return find<QLabel>("filmFiles").text(); }
    QString words() { return find<QLabel>("filmWords").text(); }
    QString said() { return find<DialogNotice>("dialogNotice").text(); }
    QString name() { return QFileInfo(find<QLineEdit>("picturePath").text()).fileName(); }
    template <class Enum>
    void choose(const char* name, Enum value) {
        setChoice(find<QComboBox>(name), value);
    }
};

}  // namespace

class TestFilms : public QObject {
    Q_OBJECT

private slots:
    void aLoopLeavesTheClosingFrameOut() {
        QCOMPARE(countOf({.loops = false}), std::size_t{11});
        QCOMPARE(countOf({.loops = true}), std::size_t{10});
        QCOMPARE(countOf({.frames = FilmFrames::InOut, .loops = false}), std::size_t{3});
    }

    void listedFramesAreThoseOfRender() {
        const FilmChoice choice{.frames = FilmFrames::Listed, .listed = QStringLiteral("4:0x2,7")};
        const Result<FilmPlan> plan = planFilm(walkScene(), choice);
        QVERIFY(plan.ok());
        std::vector<float> seconds;
        for (const FilmMoment& moment : plan->moments) {
            seconds.push_back(moment.seconds);
        }
        QCOMPARE(seconds, (std::vector<float>{0.4F, 0.2F, 0.0F, 0.7F}));
        const auto wrong = planFilm(walkScene(), {.frames = FilmFrames::Listed, .listed = "4:x"});
        QVERIFY(!wrong.ok());
        QVERIFY(wrong.error().message.find("at character 3") != std::string::npos);
    }

    void allClipsFollowEachOther() {
        const Result<FilmPlan> plan = planFilm(walkScene(), {.allClips = true, .loops = false});
        QVERIFY(plan.ok());
        QCOMPARE(plan->moments.size(), std::size_t{17});
        QCOMPARE(plan->moments[11].animation, AnimationIndex(std::size_t{1}));
        QCOMPARE(plan->moments[11].seconds, 0.5F);
    }

    void aTurntableEndsBeforeItsStart() {
        const Result<FilmPlan> plan =
            planFilm(walkScene(), {.motion = FilmMotion::Turntable, .turnSeconds = 2.0});
        QVERIFY(plan.ok());
        QCOMPARE(plan->moments.size(), std::size_t{20});
        QCOMPARE(plan->moments[5].turnRadians, std::numbers::pi_v<float> / 2.0F);
        QCOMPARE(plan->moments[5].seconds, 0.3F);
        const Result<FilmPlan> played =
            planFilm(walkScene(), {.motion = FilmMotion::PlayedTurntable});
        QCOMPARE(played->moments[5].seconds, 0.5F);
        QCOMPARE(played->moments[5].turnRadians, std::numbers::pi_v<float>);
    }

    void theRestPoseHasATurntableAlone() {
        FilmScene scene = walkScene();
        scene.moves = false;
        QCOMPARE(countOf({}, scene), std::size_t{0});
        QVERIFY(countOf({.motion = FilmMotion::Turntable}, scene) > 0);
    }

    void namesAreThoseOfRender() {
        const FilmScene scene = walkScene();
        const FilmChoice choice{.frames = FilmFrames::Listed,
                                .listed = "0:1x0.5",
                                .format = FilmFormat::Png,
                                .pictures = true};
        const auto moments = planFilm(scene, choice)->moments;
        const auto named = [&](std::string_view name, const FilmChoice& with) {
            const auto paths = filmPaths(scene, with, planFilm(scene, with)->moments, name);
            return paths ? *paths : std::vector<std::string>{paths.error().message};
        };
        QCOMPARE(named("{stem}_{animation}_{frame:02}_{n}.png", choice),
                 (std::vector<std::string>{"Fox_Walk_00.0_1.png", "Fox_Walk_00.5_2.png",
                                           "Fox_Walk_01.0_3.png"}));
        QCOMPARE(named("a.png", choice).front(),
                 std::string("each frame needs a name of its own: add {frame:04} or {n:04}"));
        QVERIFY(named("{frme}.png", choice).front().find("did you mean 'frame'") !=
                std::string::npos);
        FilmChoice film{.allClips = true, .format = FilmFormat::Apng};
        QCOMPARE(filmFiles(named("{animation}.apng", film)),
                 (std::vector<std::string>{"Walk.apng", "Run.apng"}));
        QCOMPARE(named("{frame}.apng", film).front(),
                 std::string("Animated PNG holds all frames in one file; omit {frame} and {n}"));
        film.pictures = true;
        film.format = FilmFormat::Jpeg;
        const std::string collide = named("{frame}.jpeg", film).front();
        QVERIFY2(collide.find("would both be '5.jpeg'") != std::string::npos, collide.c_str());
        QCOMPARE(named("{animation}{frame}.jpeg", film)[10], std::string("Run5.jpeg"));
    }

    void choicesAreReadBack() {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath("s.ini"), QSettings::IniFormat);
        const FilmChoice choice{.motion = FilmMotion::PlayedTurntable,
                                .allClips = true,
                                .frames = FilmFrames::Listed,
                                .listed = "1:3",
                                .framesPerSecond = 12.5,
                                .loops = false,
                                .degrees = -90.0,
                                .turnSeconds = 3.0,
                                .format = FilmFormat::Jpeg,
                                .pictures = true,
                                .quality = 44,
                                .picture = {.folder = folder.path(), .marks = false}};
        writeFilmChoice(settings, choice);
        QCOMPARE(readFilmChoice(settings), choice);
        settings.setValue("film/motion", 99);
        settings.setValue("film/format", "gif");  // holds no single picture
        QCOMPARE(readFilmChoice(settings).motion, FilmMotion::Played);
        QCOMPARE(readFilmChoice(settings).format, FilmFormat::Webp);
    }

    void theRequestSaysWhatTheDialogShows() {
        FilmFixture f;
        f.find<QCheckBox>("filmMarks").click();
        f.find<QCheckBox>("filmTransparent").click();
        f.find<QCheckBox>("filmLoops").click();
        f.start();
        QCOMPARE(f.requests.size(), std::size_t{1});
        const FilmRequest& request = f.requests.front();
        QCOMPARE(request.paths,
                 std::vector<std::string>(11, f.folder.filePath("Fox_Walk.apng").toStdString()));
        QCOMPARE(QSize(request.picture.width, request.picture.height), QSize(800, 500));
        QCOMPARE(request.picture.pixelsPerPoint, 2.0F);
        QVERIFY(!request.picture.marks && request.picture.text && request.picture.transparent);
        QVERIFY(!request.picture.replace && !request.repeats && !request.quality);
        QCOMPARE(request.moments.size(), std::size_t{11});
        QCOMPARE(request.rate, (FilmRate{10, 1}));
        QCOMPARE(request.format, FilmFormat::Apng);
    }

    void progressIsShownAndTheDialogStaysForTheNextFilm() {
        FilmFixture f;
        f.start();
        QVERIFY(f.dialog.busy() && !f.find<QLineEdit>("picturePath").isEnabled());
        f.report({.done = 3, .of = 10, .frame = {1, 1, {255, 0, 0, 255}}});
        QCOMPARE(f.find<QProgressBar>("filmBar").value(), 3);
        QVERIFY(f.words().startsWith("Frame 3 of 10"));
        QVERIFY(!f.find<QLabel>("filmFrame").pixmap().isNull());
        QCOMPARE(f.find<QLabel>("filmFrame").grab().toImage().pixelColor(130, 130),
                 QColor(255, 0, 0));
        f.done(std::vector<std::string>());
        QVERIFY(!f.dialog.busy() && f.dialog.isVisible());
        QVERIFY(f.words().startsWith("Saved Fox_Walk.apng"));
        f.start();
        QCOMPARE(f.requests.size(), std::size_t{2});
    }

    void cancellingStopsTheFilm() {
        FilmFixture f;
        f.start();
        f.second();
        QVERIFY(f.requests.front().picture.stop.stop_requested());
        QVERIFY(f.dialog.busy());  // The thread has not ended yet.
        f.done(Error{ErrorCode::Cancelled, "cancelled", {}});
        QCOMPARE(f.words(), QString("Cancelled; nothing was written"));
        f.start();
        QVERIFY(!f.requests.back().picture.stop.stop_requested());
    }

    void closingAsksWhileAFilmIsMade() {
        FilmFixture f;
        f.start();
        f.dialog.close();
        QVERIFY(f.dialog.isVisible());
        QCOMPARE(f.said(), QString("The film is not finished."));
        f.press("Stop and Close");
        QVERIFY(f.requests.front().picture.stop.stop_requested());
        f.done(Error{ErrorCode::Cancelled, "cancelled", {}});
        QVERIFY(!f.dialog.isVisible());
    }

    void aFailureIsSaid() {
        FilmFixture f;
        f.start();
        f.done(Error{ErrorCode::OutputUnwritable, "cannot write it: the disk is full", {}});
        QCOMPARE(f.said(), "Not saved in " + f.folder.path() + ": the disk is full.");
    }

    void theFormatDecidesTheExtensionAndItTheFormat() {
        FilmFixture f;
        if (!whatFormatLacks(FilmFormat::Webp).empty()) {
            QSKIP("this build has no libwebp");
        }
        f.choose("filmFormat", FilmFormat::Webp);
        QCOMPARE(f.name(), QString("Fox_Walk.webp"));
        QVERIFY(f.find<QSpinBox>("filmQuality").isEnabled());
        f.type("other.apng");
        QCOMPARE(f.find<QComboBox>("filmFormat").currentText(), QString("Animated PNG"));
        QCOMPARE(f.name(), QString("other.apng"));
        QVERIFY(!f.find<QSpinBox>("filmQuality").isEnabled());
    }

    void picturesHaveAPlaceForTheFrameInTheirName() {
        FilmFixture f;
        f.choose("filmFormat", 0x100 + int(FilmFormat::Png));
        QCOMPARE(f.name(), QString("Fox_Walk_{frame:04}.png"));
        QCOMPARE(f.files(), QString("10 files: Fox_Walk_0000.png to Fox_Walk_0009.png"));
        f.find<QComboBox>("filmClips").setCurrentIndex(1);
        QCOMPARE(f.name(), QString("Fox_{animation}_{frame:04}.png"));
        QVERIFY(f.files().endsWith("Fox_Walk_0000.png to Fox_Run_0009.png"));
        f.type("other.png");
        QVERIFY(f.files().startsWith("each frame needs a name of its own"));
        f.start();
        QVERIFY(f.said().startsWith("each frame needs a name of its own"));
        QVERIFY(f.requests.empty());
        f.type("a_{n}.webp");
        QVERIFY(whatFormatLacks(FilmFormat::Webp).empty() ==
                f.files().startsWith("15 files: a_1.webp"));
        f.type("{animation}.apng");
        QCOMPARE(f.find<QComboBox>("filmFormat").currentText(), QString("Animated PNG"));
        QCOMPARE(f.files(), QString("2 files: Walk.apng to Run.apng"));
    }

    void picturesThatExistAreCounted() {
        FilmFixture f;
        f.choose("filmFormat", 0x100 + int(FilmFormat::Png));
        for (const char* name : {"Fox_Walk_0003.png", "Fox_Walk_0004.png"}) {
            QVERIFY(QFile(f.folder.filePath(name)).open(QIODevice::WriteOnly));
        }
        f.start();
        QCOMPARE(f.said(), "2 of 10 files already exist in " + f.folder.path() + ".");
        f.press("Save as Fox_Walk_2_{frame:04}.png");
        QCOMPARE(f.requests.size(), std::size_t{1});
        QVERIFY(f.requests.front().pictures);
        f.report({.done = 4, .of = 10, .frame = {}});
        f.second();
        f.done(Error{ErrorCode::Cancelled, "cancelled", {}});
        QCOMPARE(f.words(), QString("Cancelled; 4 of 10 pictures were written"));
    }

    void theWindowOffersTheDialogAndFollowsTheClip() {
        WindowFixture f;
        f.settings.setValue("filmFolder", f.folder.path());
        std::vector<FilmRequest> requests;
        f.window.exports().setFilmMaker(
            [&](const FilmRequest& request, const Reported&, const Made& made) {
                requests.push_back(request);
                made(std::vector<std::string>{"2 joints have no name in the picture"});
            });
        f.action("Export &Film…")->trigger();
        auto* dialog = f.window.findChild<FilmDialog*>();
        QVERIFY(dialog != nullptr && dialog->isVisible() && !dialog->isModal());
        const auto name = [&] {
            return QFileInfo(dialog->findChild<QLineEdit*>("picturePath")->text()).fileName();
        };
        QVERIFY2(name().startsWith("character_Walk."), qPrintable(name()));
        f.session.player().setAnimation(AnimationIndex(std::size_t{1}));
        QVERIFY2(!name().startsWith("character_Walk."), qPrintable(name()));
        dialog->findChild<QPushButton*>("filmExport")->click();
        QCOMPARE(requests.size(), std::size_t{1});
        QVERIFY(f.window.statusBar()->currentMessage().startsWith("Saved "));
        QVERIFY(f.window.messageBar().text().contains("2 joints have no name"));
    }

    void quittingAsksWhileAFilmIsMade() {
        WindowFixture f;
        f.settings.setValue("filmFolder", f.folder.path());
        std::stop_token stop;
        f.window.exports().setFilmMaker([&](const FilmRequest& request, const Reported&,
                                            const Made&) { stop = request.picture.stop; });
        f.action("Export &Film…")->trigger();
        f.window.findChild<QPushButton*>("filmExport")->click();
        const auto answer = [](QMessageBox::StandardButton button) {
            QTimer::singleShot(0, qApp, [button] {
                auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                if (box != nullptr) {
                    box->button(button)->click();
                }
            });
        };
        answer(QMessageBox::No);
        QVERIFY(!f.window.close());
        QVERIFY(f.window.isVisible() && !stop.stop_requested());
        answer(QMessageBox::Yes);
        QVERIFY(f.window.close());
        QVERIFY(stop.stop_requested());
    }
};

SINEW_TEST_IN(QApplication, TestFilms)
#include "test_films.moc"
