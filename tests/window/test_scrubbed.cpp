// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QFile>
#include <QImage>
#include <QMouseEvent>
#include <QProcess>
#include <QScreen>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "app/gui/program.h"
#include "tests/support/test_program.h"
#include "tests/window/frames.h"
#include "tests/window/patience.h"
#include "tests/window/views.h"
#include "ui/timeline/timeline_ruler.h"
#include "viewport/window/viewport_window.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr const char* kCamera = "gltf:0";

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

/// Share of the pixels that visibly differ.
double differingShare(const QImage& a, const QImage& b) {
    constexpr int kVisible = 8;  // difference of 255; the window rounds like the file does
    if (a.size() != b.size() || a.isNull()) {
        return 1.0;
    }
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            const int most = std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                                       std::abs(qBlue(p) - qBlue(q))});
            count += most > kVisible ? 1 : 0;
        }
    }
    return double(count) / (double(a.width()) * double(a.height()));
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
        options.camera = parseCamera(kCamera);
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

    /// With the left button, on the ruler.
    void drag(double from, double to) {
        const auto at = [&](double seconds) {
            return QPoint(int(std::lround(ruler.scale().pixelOf(seconds))), ruler.height() / 2);
        };
        QTest::mousePress(&ruler, Qt::LeftButton, {}, at(from));
        QTest::mouseMove(&ruler, at(0.5 * (from + to)));
        QTest::mouseMove(&ruler, at(to));
        QTest::mouseRelease(&ruler, Qt::LeftButton, {}, at(to));
    }

    /// What the screen shows of the view.
    [[nodiscard]] QImage picture() const {
        return view.screen()
            ->grabWindow(view.winId())
            .toImage()
            .convertToFormat(QImage::Format_RGB32);
    }
    /// Whether the screen comes to show this.
    [[nodiscard]] bool shows(const QImage& wanted) const {
        return QTest::qWaitFor([&] { return differingShare(picture(), wanted) < 0.001; },
                               kPatience);
    }

    [[nodiscard]] QImage rendered(float seconds, const QSize& size) const {
        const QString out = folder.filePath("rendered.png");
        const int code = QProcess::execute(
            QStringLiteral(SINEW_CLI),
            {"render", path, "--quiet", "--animation", "0", "--time",
             QString::number(double(seconds), 'g', 9), "--size",
             QStringLiteral("%1x%2").arg(size.width()).arg(size.height()), "--camera",
             QString::fromLatin1(kCamera), "--grid", "off", "-o", out});
        return code == 0 ? QImage(out).convertToFormat(QImage::Format_RGB32) : QImage();
    }
};

}  // namespace

class TestScrubbed : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { forgetViews(); }

    void aDragShowsThePictureThatTheCommandLineRenders() {
        Shown shown;
        const QSize size = shown.picture().size();
        const QImage before = shown.rendered(shown.player.seconds(), size);
        QVERIFY(shown.shows(before));
        shown.drag(0.0, 0.4);
        const float seconds = shown.player.seconds();
        QVERIFY(std::abs(seconds - 0.4F) < 0.05F);
        const QImage after = shown.rendered(seconds, size);
        QVERIFY(shown.shows(after));
        const double moved = differingShare(after, before);
        QVERIFY2(moved > 0.01, qPrintable(QString::number(moved)));
        QCOMPARE(shown.program.finish(), std::vector<std::string>());
    }

    void ofManyMovesBetweenTwoFramesTheNewestIsEvaluatedAlone() {
        Shown shown;
        QVERIFY(drawsFrames(shown.view, 2));
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
        QVERIFY(drawsFrames(shown.view, 3));  // frames of the same moment
        QCOMPARE(shown.player.seconds(), newest);
        QCOMPARE(revision(), before + 1);
        QCOMPARE(shown.program.finish(), std::vector<std::string>());
    }
};

SINEW_TEST_IN(QApplication, TestScrubbed)
#include "test_scrubbed.moc"
