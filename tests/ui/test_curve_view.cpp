// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QPainter>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>
#include <limits>

#include "model/tracks/svg_words.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/random_clip.h"
#include "tests/support/test_program.h"
#include "ui/session/session.h"
#include "ui/style/theme.h"
#include "ui/style/track_shades.h"
#include "ui/timeline/curve_bar.h"
#include "ui/timeline/curve_strokes.h"
#include "ui/timeline/curve_view.h"
#include "ui/timeline/time_axis.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr AnimationIndex kHop{0U};
constexpr AnimationIndex kFlat{1U};
constexpr NodeIndex kBall{0U};
constexpr NodeIndex kArm{1U};

/// "Hop", 0 to 4 s: Ball rises by y = 0, 3, 0 (CUBICSPLINE, out-tangent 2 per second at the first
/// key) at 0, 2 and 4 s; Arm turns by 90 degrees about X from 0 to 4 s. "Flat" keeps Ball at y = 1.
std::shared_ptr<const Asset> hopping() {
    Asset asset;
    asset.nodes.resize(2);
    asset.nodes[0].name = "Ball";
    asset.nodes[1].name = "Arm";
    Animation& hop = asset.animations.emplace_back();
    hop.name = "Hop";
    addChannel(hop, kBall, ChannelPath::Translation,
               {Interpolation::CubicSpline, 3, {0.0F, 2.0F, 4.0F}, {0, 0, 0, 0, 0, 0, 0, 2, 0,
                                                                    0, 0, 0, 0, 3, 0, 0, 0, 0,
                                                                    0, 0, 0, 0, 0, 0, 0, 0, 0}});
    const float half = std::sqrt(0.5F);
    addChannel(hop, kArm, ChannelPath::Rotation,
               {Interpolation::Linear, 4, {0.0F, 4.0F}, {0, 0, 0, 1, half, 0, 0, half}});
    hop.channels[1].fileIndex = 1;
    Animation& flat = asset.animations.emplace_back();
    flat.name = "Flat";
    addChannel(flat, kBall, ChannelPath::Translation,
               {Interpolation::Step, 3, {0.0F, 1.0F}, {0, 1, 0, 0, 1, 0}});
    return finishAsset(std::move(asset));
}

struct CurveFixture {
    Session session;
    TimeAxis axis{session.document(), session.player()};
    CurveView view{session.document(), session.player(), axis};
    CurvePlot& plot = view.plot();
    Player& player = session.player();

    CurveFixture() {
        session.document().show({.asset = hopping(), .outline = {}});
        player.setPlaying(false);
        player.setFrameRate(10.0);
        view.resize(600, 340);
        view.show();
        axis.setSpan(24.0, 552.0);
        show(kBall);
    }

    [[nodiscard]] Track track(NodeIndex node) const {
        for (const Track& each : clipTracks(*session.document().asset(), kHop).tracks) {
            if (each.node == node) {
                return each;
            }
        }
        return {};
    }
    void show(NodeIndex node, std::uint32_t component = kAllComponents) {
        view.setTracks({{track(node), component}});
        settle();
    }
    void settle() {
        if (!QTest::qWaitFor([&] {
                plot.repaint();
                return !plot.busy() && plot.picture();
            })) {
            qFatal("no picture of the curves");
        }
    }
    [[nodiscard]] QPoint at(double seconds, double value) const {
        return {int(std::lround(axis.scale().pixelOf(seconds))), int(std::lround(plot.yOf(value)))};
    }
    void wheel(int steps, const QPoint& place, Qt::KeyboardModifiers modifiers = {}) {
        QWheelEvent event(place, plot.mapToGlobal(place), {}, {0, steps * 120}, Qt::NoButton,
                          modifiers, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&plot, &event);
    }
    void move(const QPoint& place, Qt::MouseButtons buttons = Qt::NoButton) {
        QMouseEvent event(QEvent::MouseMove, place, plot.mapToGlobal(QPointF(place)), Qt::NoButton,
                          buttons, Qt::NoModifier);
        QCoreApplication::sendEvent(&plot, &event);
    }
    [[nodiscard]] QByteArray exported(CurveFile kind, const char* name) {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QLatin1String(name));
        view.exporter().setAsk([&](QWidget*, const QString&, CurveFile& asked) {
            asked = kind;
            return path;
        });
        QSignalSpy written(&view.exporter(), &CurveExport::written);
        emit view.bar().exportWanted();
        if (!written.wait()) {
            return {};
        }
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

int distance(const QColor& a, const QColor& b) {
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) +
           std::abs(a.blue() - b.blue());
}

}  // namespace

class TestCurveView : public QObject {
    Q_OBJECT

private slots:
    void aCurveIsWhereItsValuesAre() {
        CurveFixture f;
        f.show(kBall, 1);
        const CurvePicture& picture = *f.plot.picture();
        QCOMPARE(picture.set->lines.size(), std::size_t{1});
        QVERIFY(f.plot.values().least < 0.0 && f.plot.values().most > 3.0);
        const QColor green = theme::componentShade(1);
        for (const double seconds : {0.7, 1.3, 2.9, 3.4}) {
            const double value = double(lineValue(*picture.set, picture.set->lines[0], seconds));
            const QPoint place = f.at(seconds, value);
            QVERIFY(distance(picture.image.pixelColor(place), green) < 60);
            QCOMPARE(picture.image.pixelColor(place - QPoint(0, 30)).alpha(), 0);
        }
    }

    void aDragScrubsOnFrames() {
        CurveFixture f;
        f.player.setPlaying(true);
        QTest::mousePress(&f.plot, Qt::LeftButton, {}, f.at(1.02, 0.5));
        QVERIFY(!f.player.playing());
        QCOMPARE(f.player.seconds(), 1.0F);
        f.move(f.at(3.27, 2.0), Qt::LeftButton);
        QCOMPARE(f.player.seconds(), 3.3F);
        QTest::mouseRelease(&f.plot, Qt::LeftButton, {}, f.at(3.27, 2.0));
        QVERIFY(f.player.playing());
    }

    void aClickOnAKeyGoesToItsTime() {
        CurveFixture f;
        QTest::mouseClick(&f.plot, Qt::LeftButton, {}, f.at(2.0, 3.0) + QPoint(3, -2));
        QCOMPARE(f.player.seconds(), 2.0F);
        QVERIFY(f.plot.chosenKey());
        QCOMPARE(f.plot.chosenKey()->key, std::size_t{1});
        f.wheel(3, f.at(2.0, 3.0));
        f.settle();
        QVERIFY(f.plot.chosenKey());  // zooming keeps it
        QTest::mouseClick(&f.plot, Qt::LeftButton, {}, f.at(2.6, -0.1));
        QVERIFY(!f.plot.chosenKey());
    }

    void aKeyOutsideOfThePlayedRangeIsReached() {
        CurveFixture f;
        f.player.setInOut(0.0F, 1.0F);
        QTest::mouseClick(&f.plot, Qt::LeftButton, {}, f.at(2.0, 3.0));
        QCOMPARE(f.player.seconds(), 2.0F);
        f.player.setInOut(1.5F, 2.5F);
        QTest::keyClick(&f.plot, Qt::Key_Right);
        QCOMPARE(f.player.seconds(), 4.0F);
    }

    void theWheelZoomsTimeAndWithCtrlTheValues() {
        CurveFixture f;
        const QPoint place = f.at(3.0, 1.0);
        const ValueRange before = f.plot.values();
        f.wheel(4, place);
        QVERIFY(std::abs(f.axis.scale().secondsAt(place.x()) - 3.0) < 0.02);
        QVERIFY(f.axis.zoomed());
        f.settle();
        QVERIFY(f.plot.fitsValues());
        QVERIFY(f.plot.values().least > before.least - 0.5);
        const double value = f.plot.valueAt(place.y());
        const double height = f.plot.values().most - f.plot.values().least;
        f.wheel(4, place, Qt::ControlModifier);
        QVERIFY(!f.plot.fitsValues());
        QVERIFY(std::abs(f.plot.valueAt(place.y()) - value) < 1e-9);
        QVERIFY(std::abs((f.plot.values().most - f.plot.values().least) * 2.0 - height) < 1e-9);
        QTest::keyClick(&f.plot, Qt::Key_Home);
        f.settle();
        QVERIFY(f.plot.fitsValues() && !f.axis.zoomed());
        QCOMPARE(f.plot.values(), before);
    }

    void shiftAndTheWheelScrollAndTheBarLearnsOfValuesByHand() {
        CurveFixture f;
        f.wheel(8, f.at(2.0, 1.0));
        const double first = f.axis.scale().firstSeconds;
        f.wheel(-1, f.at(2.0, 1.0), Qt::ShiftModifier);
        QVERIFY(f.axis.scale().firstSeconds > first);
        QSignalSpy fits(&f.plot, &CurvePlot::fitsValuesChanged);
        f.wheel(1, f.at(2.0, 1.0), Qt::ControlModifier);
        QCOMPARE(fits.count(), 1);
        QCOMPARE(fits[0][0].toBool(), false);
    }

    void middleDragPansBoth() {
        CurveFixture f;
        f.wheel(8, f.at(2.0, 1.0));
        f.settle();
        const double first = f.axis.scale().firstSeconds;
        const double least = f.plot.values().least;
        const QPoint from(300, 100);
        QTest::mousePress(&f.plot, Qt::MiddleButton, {}, from);
        f.move(from + QPoint(-40, 0), Qt::MiddleButton);
        QVERIFY(f.axis.scale().firstSeconds > first);
        QVERIFY(f.plot.fitsValues());  // sideways only
        f.move(from + QPoint(-40, 25), Qt::MiddleButton);
        QVERIFY(!f.plot.fitsValues() && f.plot.values().least > least);
        QTest::mouseRelease(&f.plot, Qt::MiddleButton, {}, from);
    }

    void thePointerReadsTimeValueAndTangents() {
        CurveFixture f;
        f.move(f.at(0.0, 0.0));
        QString text = f.plot.readout().join(QLatin1Char('\n'));
        QVERIFY2(text.contains(QStringLiteral("CUBICSPLINE")), qPrintable(text));
        f.show(kBall, 1);
        f.move(f.at(0.0, 0.0));
        text = f.plot.readout().join(QLatin1Char('\n'));
        QVERIFY2(text.contains(QStringLiteral("out 2 m/s")), qPrintable(text));
        f.move(f.at(2.0, 3.0));
        text = f.plot.readout().join(QLatin1Char('\n'));
        QVERIFY2(text.startsWith(QStringLiteral("2.000 s, frame 20")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("Ball translation Y   3.000")), qPrintable(text));
        f.move(f.at(1.0, -0.2));  // nothing is near
        QCOMPARE(f.plot.readout().size(), 2);
    }

    void playingDrawsNoNewPicture() {
        CurveFixture f;
        const CurvePicture* picture = f.plot.picture().get();
        QSignalSpy drawn(&f.plot, &CurvePlot::pictureChanged);
        for (int i = 0; i < 20; ++i) {
            f.player.seek(0.1F * static_cast<float>(i));
            f.plot.repaint();
        }
        QVERIFY(!f.plot.busy());
        QCOMPARE(f.plot.picture().get(), picture);
        QCOMPARE(drawn.count(), 0);
    }

    void whileAPictureIsDrawnOnlyTheNewestRangeWaits() {
        CurveFixture f;
        QSignalSpy drawn(&f.plot, &CurvePlot::pictureChanged);
        for (int i = 0; i < 30; ++i) {
            f.wheel(1, f.at(2.0, 1.0));
            f.plot.repaint();
        }
        f.settle();
        QVERIFY2(drawn.count() <= 2, qPrintable(QString::number(drawn.count())));
        QCOMPARE(f.plot.picture()->request.firstSeconds, f.axis.scale().secondsAt(0.0));
    }

    void anotherSizeIsAnotherPicture() {
        CurveFixture f;
        f.view.resize(600, 470);
        f.settle();
        QCOMPARE(f.plot.picture()->request.size, f.plot.size());
    }

    void rotationsHaveThreeForms() {
        CurveFixture f;
        f.show(kArm);
        QCOMPARE(f.plot.picture()->set->lines.size(), std::size_t{4});
        auto& box = *f.view.findChild<QComboBox*>(QStringLiteral("curveRotation"));
        box.setCurrentIndex(box.findText(QStringLiteral("Euler ZYX")));
        f.settle();
        QCOMPARE(f.plot.picture()->set->lines.size(), std::size_t{3});
        QVERIFY(f.plot.values().most > 90.0 && f.plot.values().most < 110.0);
        box.setCurrentIndex(box.findText(QStringLiteral("Angular speed")));
        f.settle();
        QCOMPARE(f.plot.picture()->set->lines.size(), std::size_t{1});
        QVERIFY(std::abs(lineValue(*f.plot.picture()->set, f.plot.picture()->set->lines[0], 1.0) -
                         22.5F) < 1e-3F);
    }

    void anotherClipIsDrawnBeside() {
        CurveFixture f;
        f.show(kBall, 1);
        auto& box = *f.view.findChild<QComboBox*>(QStringLiteral("curveOtherClip"));
        QCOMPARE(box.count(), 2);
        box.setCurrentIndex(1);
        f.settle();
        QCOMPARE(f.plot.picture()->set->lines.size(), std::size_t{2});
        QVERIFY(f.plot.picture()->set->lines[1].other);
        f.player.setAnimation(kFlat);  // it is that clip now, and nothing is left to compare
        f.plot.repaint();
        QCOMPARE(box.currentData().toInt(), -1);
        QVERIFY(!f.plot.exportable());  // its tracks are not given yet
    }

    void tracksOfAnotherFileAreNotDrawn() {
        CurveFixture f;
        f.session.document().show({.asset = hopping(), .outline = {}});
        f.plot.repaint();
        QVERIFY(!f.plot.exportable());
        QVERIFY(!f.plot.picture());
        f.show(kArm);
        QVERIFY(f.plot.exportable());
        f.player.setAnimation({});
        f.plot.repaint();
        QVERIFY(!f.plot.exportable());
    }

    void stripesMakeTheSamePicture() {
        CurveFixture f;
        f.view.restoreState(QStringLiteral("quaternion plain-blend"));  // smooth and dashed lines
        f.view.setTracks({{f.track(kBall), kAllComponents}, {f.track(kArm), kAllComponents}});
        f.settle();
        CurvePicture whole = *f.plot.picture();
        CurvePicture stripes = whole;
        strokeCurves(whole, {}, std::numeric_limits<std::size_t>::max());
        strokeCurves(stripes, {}, 0);
        QVERIFY(whole.image.width() > 500 && stripes.values == whole.values);
        QCOMPARE(stripes.image, whole.image);
    }

    void aStretchedImageHasItsPixelsWhereTheyBelong() {
        QImage image(4, 2, QImage::Format_ARGB32_Premultiplied);
        for (int i = 0; i < 8; ++i) {
            image.setPixelColor(i % 4, i / 4, QColor(30 * i, 0, 0));
        }
        QImage canvas(40, 30, QImage::Format_ARGB32_Premultiplied);
        canvas.setDevicePixelRatio(2.0);
        canvas.fill(Qt::blue);
        QPainter painter(&canvas);
        StretchedImage stretched;
        stretched.draw(painter, image, QRectF(-2.0, 5.0, 16.0, 6.0), QRect(0, 0, 20, 10), 2.0);
        painter.end();
        const auto red = [&](int x, int y) { return canvas.pixelColor(x, y); };
        QCOMPARE(red(0, 9), QColor(Qt::blue));
        QCOMPARE(red(0, 10), QColor(0, 0, 0));  // a pixel is 8 wide and 6 high on the device
        QCOMPARE(red(3, 15), QColor(0, 0, 0));
        QCOMPARE(red(4, 15), QColor(30, 0, 0));
        QCOMPARE(red(27, 16), QColor(210, 0, 0));
        QCOMPARE(red(28, 16), QColor(Qt::blue));
        QCOMPARE(red(27, 19), QColor(210, 0, 0));
        QCOMPARE(red(27, 20), QColor(Qt::blue));  // pixel outside of the part
    }

    void theLegendShortensNodesAndKeepsProperties() {
        auto asset = std::make_shared<Asset>(*hopping());
        asset->nodes[0].name = std::string(60, 'a') + std::string(60, 'z');
        CurveFixture f;
        f.session.document().show({.asset = asset, .outline = {}});
        f.show(kBall);
        const CurveLegend& legend = f.plot.legend();
        QCOMPARE(legend.shown(), std::size_t{3});
        const QString first = legend.name(0);
        QVERIFY2(first.startsWith(QLatin1String("aa")) && first.contains(QChar(0x2026)) &&
                     first.endsWith(QLatin1String("z translation X")),
                 qPrintable(first));
        QCOMPARE(legend.name(1), QStringLiteral("translation Y"));  // component of the same node
        QVERIFY(legend.more().isEmpty());
        QVERIFY(f.plot.legendPlace().width() <= f.plot.width() / 2);
    }

    void theLegendIsLowAndCountsTheRest() {
        CurveFixture f;
        f.view.setTracks({{f.track(kBall), kAllComponents}, {f.track(kArm), kAllComponents}});
        f.view.resize(600, 160);
        f.settle();
        f.plot.repaint();
        const CurveLegend& legend = f.plot.legend();
        QVERIFY(legend.shown() >= 1 && legend.shown() < 7);
        QCOMPARE(legend.more(), QStringLiteral("+ %1 more").arg(7 - legend.shown()));
        QVERIFY(f.plot.legendPlace().height() <= f.plot.height() / 2);
    }

    void theLegendLeavesThePlayhead() {
        CurveFixture f;
        const auto playhead = [&] {
            f.plot.repaint();
            return int(f.axis.scale().pixelOf(double(f.player.seconds())));
        };
        const QRect right = f.plot.legendPlace();
        QVERIFY(right.right() > f.plot.width() - 20);
        f.player.seek(f.player.clipEnd() - 0.4F);
        QVERIFY(playhead() > right.left());
        QVERIFY(f.plot.legendPlace().right() < playhead());
        f.player.seek(0.1F);
        QVERIFY(playhead() < right.left());
        QCOMPARE(f.plot.legendPlace(), right);
    }

    void choicesAreKept() {
        CurveFixture f;
        QCOMPARE(f.view.state(), QStringLiteral("quaternion"));
        f.view.restoreState(QStringLiteral("YZX plain-blend normalized"));
        QCOMPARE(f.plot.look().form, (CurveForm{RotationForm::Euler, EulerOrder::YZX}));
        QVERIFY(f.plot.look().style.normalised && f.plot.look().style.plainBlend);
        QCOMPARE(f.view.state(), QStringLiteral("YZX normalized plain-blend"));
        f.view.restoreState(QStringLiteral("nonsense"));
        QCOMPARE(f.view.state(), QStringLiteral("YZX normalized plain-blend"));
    }

    void whatIsShownIsExported() {
        CurveFixture f;
        f.show(kBall, 1);
        const QByteArray frames = f.exported(CurveFile::Frames, "a.csv");
        QVERIFY2(frames.startsWith("frame,seconds,\"Ball.translation.Y\"\n0,0,0\n"),
                 frames.left(99));
        QCOMPARE(frames.count('\n'), 42);  // 4 s at 10 fps
        QCOMPARE(f.exported(CurveFile::Keys, "b.csv").count('\n'), 4);
        QVERIFY(f.exported(CurveFile::Drawing, "c.svg").contains("Ball translation Y"));
    }

    void drawingsHaveTheColoursOfTheLightTheme() {
        for (std::uint32_t n = 0; n < 4; ++n) {
            QCOMPARE(QString::fromStdString(
                         svg::colorText(svg::baseColor({LineHue::Kind::Component, n}))),
                     theme::componentShade(n).in(theme::Brightness::Light).name());
        }
        for (std::uint32_t n = 0; n < 5; ++n) {
            QCOMPARE(QString::fromStdString(
                         svg::colorText(svg::baseColor({LineHue::Kind::Property, n}))),
                     theme::trackShade(static_cast<TrackProperty>(n))
                         .in(theme::Brightness::Light)
                         .name());
        }
    }
};

SINEW_TEST_IN(QApplication, TestCurveView)
#include "test_curve_view.moc"
