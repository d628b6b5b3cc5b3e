// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QFile>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "app/gui/program.h"
#include "tests/support/test_program.h"
#include "tests/window/patience.h"
#include "ui/timeline/timeline_ruler.h"
#include "viewport/window/viewport_window.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr const char* kCamera = "gltf:0";
constexpr int kResting = 1500;  // milliseconds in which several frames are drawn

/// A triangle that slides to the right within a second, seen by a camera of the file.
QByteArray slidingTriangle() {
    constexpr float kNumbers[] = {-0.5F, -0.5F, 0.0F, 0.5F, -0.5F, 0.0F,
                                  0.0F,  0.5F,  0.0F, 0.0F, 1.0F,          // times
                                  -0.6F, 0.0F,  0.0F, 0.6F, 0.0F,  0.0F};  // places
    const QByteArray bytes(reinterpret_cast<const char*>(kNumbers), sizeof(kNumbers));
    return R"({"asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0, 1]}],
        "nodes": [{"mesh": 0}, {"camera": 0, "translation": [0, 0.2, 3]}],
        "cameras": [{"type": "perspective", "perspective": {"yfov": 0.8, "znear": 0.1}}],
        "meshes": [{"primitives": [{"attributes": {"POSITION": 0}}]}],
        "animations": [{"channels": [{"sampler": 0, "target": {"node": 0, "path": "translation"}}],
                        "samplers": [{"input": 1, "output": 2}]}],
        "accessors": [{"bufferView": 0, "componentType": 5126, "count": 3, "type": "VEC3",
                       "min": [-0.5, -0.5, 0], "max": [0.5, 0.5, 0]},
                      {"bufferView": 0, "byteOffset": 36, "componentType": 5126, "count": 2,
                       "type": "SCALAR", "min": [0], "max": [1]},
                      {"bufferView": 0, "byteOffset": 44, "componentType": 5126, "count": 2,
                       "type": "VEC3"}],
        "bufferViews": [{"buffer": 0, "byteLength": 68}],
        "buffers": [{"byteLength": 68, "uri": "data:application/octet-stream;base64,)" +
           bytes.toBase64() + R"("}]})";
}

QString writtenTo(const QTemporaryDir& folder) {
    QFile file(folder.filePath("slide.gltf"));
    if (!file.open(QIODevice::WriteOnly) || file.write(slidingTriangle()) < 0) {
        qFatal("the test's file cannot be written");
    }
    return file.fileName();
}

/// The window with the file, paused at its start, without anything but the model.
struct Shown {
    QTemporaryDir folder;
    QString path = writtenTo(folder);
    Program program{options(path)};
    Player& player = program.session().player();
    ViewportWindow& view = program.viewport();
    TimelineRuler& ruler = *program.window().findChild<TimelineRuler*>();

    static StartOptions options(const QString& file) {
        StartOptions options;
        options.files = {file};
        options.paused = true;
        options.validation = true;
        options.camera = parseCamera(kCamera, "", false);
        return options;
    }

    Shown() {
        QSignalSpy drawn(&view, &ViewportWindow::assetDrawn);
        if (!QTest::qWaitFor([&] { return drawn.count() > 0 && !view.note(); }, kPatience)) {
            qFatal("nothing is drawn");
        }
        Look look = program.session().appearance().look();
        look.grid = look.axes = look.legend = false;
        program.session().appearance().setLook(look);
    }
};

}  // namespace

class TestScrubbed : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void ofManyMovesBetweenTwoFramesTheNewestIsEvaluatedAlone() {
        Shown shown;
        QTest::qWait(kResting);
        const auto revision = [&] { return shown.program.session().pose()->revision(); };
        shown.player.seek(shown.player.clipStart());
        const std::uint64_t before = revision();
        const QPointF from(shown.ruler.scale().pixelOf(double(shown.player.clipStart())), 40.0);
        const auto send = [&](QEvent::Type type, QPointF at, Qt::MouseButton button) {
            QMouseEvent event(type, at, shown.ruler.mapToGlobal(at), button, Qt::LeftButton,
                              Qt::ShiftModifier);
            QCoreApplication::sendEvent(&shown.ruler, &event);
        };
        send(QEvent::MouseButtonPress, from, Qt::LeftButton);
        constexpr int kMoves = 200;
        for (int i = 1; i <= kMoves; ++i) {
            send(QEvent::MouseMove, from + QPointF(i, 0.0), Qt::NoButton);
        }
        const float newest = shown.player.seconds();
        send(QEvent::MouseButtonRelease, from + QPointF(kMoves, 0.0), Qt::LeftButton);
        QTest::qWait(kResting);  // more than one frame, of the same moment
        QCOMPARE(shown.player.seconds(), newest);
        QCOMPARE(revision(), before + 1);
        QCOMPARE(shown.program.finish(), std::vector<std::string>());
    }
};

SINEW_TEST_IN(QApplication, TestScrubbed)
#include "test_scrubbed.moc"
