// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <QXmlStreamReader>

#include "model/tracks/curve_csv.h"
#include "model/tracks/curve_drawing.h"
#include "model/tracks/curve_names.h"
#include "model/tracks/curve_svg.h"
#include "model/tracks/svg_words.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/random_clip.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

constexpr AnimationIndex kFirstClip{0U};
constexpr AnimationIndex kSecondClip{1U};

/// "Lift" moves Hips (LINEAR, 0 and 1 s) and scales node 2, also called Hips (CUBICSPLINE, 0.5 and
/// 1 s); "Later" moves Hips between 4 and 5 s.
std::shared_ptr<const Asset> exported() {
    Asset asset;
    asset.nodes.resize(3);
    asset.nodes[0].name = "Hips";
    asset.nodes[1].name = "Left, \"<&>\"";
    asset.nodes[2].name = "Hips";
    Animation& lift = asset.animations.emplace_back();
    lift.name = "Lift <1>";
    test::addChannel(lift, NodeIndex(0U), ChannelPath::Translation,
                     {Interpolation::Linear, 3, {0.0F, 1.0F}, {0, 1, 0, 0, 3, 0}});
    test::addChannel(lift, NodeIndex(2U), ChannelPath::Scale,
                     {Interpolation::CubicSpline,
                      3,
                      {0.5F, 1.0F},
                      {0, 0, 0, 1, 1, 1, 0, 2, 0, 0, 4, 0, 1, 2, 1, 0, 0, 0}});
    test::addChannel(lift, NodeIndex(1U), ChannelPath::Rotation,
                     {Interpolation::Linear, 4, {0.0F}, {0, 0, 0, 1}});
    Animation& later = asset.animations.emplace_back();
    later.name = "Later";
    test::addChannel(later, NodeIndex(0U), ChannelPath::Translation,
                     {Interpolation::Linear, 3, {4.0F, 5.0F}, {0, 5, 0, 0, 7, 0}});
    for (Animation& clip : asset.animations) {
        for (std::size_t i = 0; i < clip.channels.size(); ++i) {
            clip.channels[i].fileIndex = static_cast<std::uint32_t>(i);
        }
    }
    return test::finishAsset(std::move(asset));
}

/// The n-th track of the first clip, all of it or one component.
CurveSet setOf(const std::vector<TrackRef>& tracks, AnimationIndex other = {}) {
    return curveSet(exported(),
                    {.animation = kFirstClip, .tracks = tracks, .form = {}, .other = other});
}

Track trackOf(NodeIndex node) {
    for (const Track& track : clipTracks(*exported(), kFirstClip).tracks) {
        if (track.node == node) {
            return track;
        }
    }
    return {};
}

}  // namespace

class TestCurveExport : public QObject {
    Q_OBJECT

private slots:
    void aRowPerFrame() {
        const CurveSet set = setOf({{trackOf(NodeIndex(0U))}});
        QCOMPARE(frameCsv(set, {.first = 1, .last = 9, .step = 4}, 8.0),
                 std::string("frame,seconds,\"Hips.translation.X\",\"Hips.translation.Y\","
                             "\"Hips.translation.Z\"\n"
                             "1,0.125,0,1.25,0\n5,0.625,0,2.25,0\n9,1.125,0,3,0\n"));
    }

    void aRowPerKeyWithTangents() {
        const CurveSet set = setOf({{trackOf(NodeIndex(0U)), 1}, {trackOf(NodeIndex(2U)), 1}});
        QCOMPARE(keyCsv(set),
                 std::string("seconds,\"Hips.translation.Y\",\"2.scale.Y\",\"2.scale.Y.in\","
                             "\"2.scale.Y.out\"\n"
                             "0,1,,,\n0.5,,1,0,2\n1,3,2,4,0\n"));
    }

    void headingsAreQuoted() {
        const CurveSet set = setOf({{trackOf(NodeIndex(1U)), 3}});
        QCOMPARE(keyCsv(set), std::string("seconds,\"Left, \"\"<&>\"\".rotation.W\"\n0,1\n"));
    }

    void anotherClipIsLaidOverTheStart() {
        const CurveSet set = setOf({{trackOf(NodeIndex(0U)), 1}}, kSecondClip);
        QCOMPARE(set.lines.size(), std::size_t{2});
        QVERIFY(set.lines[1].other);
        QCOMPARE(frameCsv(set, {.first = 0, .last = 1}, 2.0),
                 std::string("frame,seconds,\"Hips.translation.Y\",\"Later: Hips.translation.Y\"\n"
                             "0,0,1,5\n1,0.5,2,6\n"));
        QCOMPARE(keyCsv(set),
                 std::string("seconds,\"Hips.translation.Y\",\"Later: Hips.translation.Y\"\n"
                             "0,1,5\n1,3,7\n"));
        // The other clip does not scale.
        QCOMPARE(setOf({{trackOf(NodeIndex(2U))}}, kSecondClip).lines.size(), std::size_t{3});
    }

    void aNormalisedLineRunsFromZeroToOne() {
        const CurveSet set = setOf({{trackOf(NodeIndex(0U)), 1}});
        const std::vector<DrawnCurve> drawn =
            drawnCurves(set, {0.0, 0.1, 10}, {.normalised = true});
        QCOMPARE(spanOf(drawn), (ValueSpan{0.0F, 1.0F}));
        QCOMPARE(drawn[0].path.front().value, 0.0F);
        QCOMPARE(drawn[0].path.back().value, 1.0F);
    }

    void curvesThatAreKnownAreNotMadeAgain() {
        const std::shared_ptr<const Asset> asset = exported();
        CurveRequest request{.animation = kFirstClip, .tracks = {}, .form = {}, .other = {}};
        for (const Track& track : clipTracks(*asset, kFirstClip).tracks) {
            request.tracks.push_back({track});
        }
        const CurveSet all = curveSet(asset, request);
        request.tracks.erase(request.tracks.begin());
        request.form.rotation = RotationForm::Euler;
        const CurveSet fewer = curveSet(asset, request, &all);
        QCOMPARE(fewer.curves.size(), all.curves.size() - 1);
        for (std::size_t i = 0; i < fewer.curves.size(); ++i) {
            const bool rotation = fewer.curves[i]->track().property == TrackProperty::Rotation;
            QCOMPARE(fewer.curves[i] == all.curves[i + 1], !rotation);  // its form changed
        }
    }

    void theDrawingIsAWellFormedDocumentWithEveryLine() {
        const CurveSet set = setOf({{trackOf(NodeIndex(0U))}, {trackOf(NodeIndex(1U)), 3}});
        const QByteArray svg = QByteArray::fromStdString(
            curveSvg(set, {.firstSeconds = 0.0, .lastSeconds = 1.0, .style = {}}));
        QXmlStreamReader xml(svg);
        int paths = 0;
        QStringList texts;
        while (!xml.atEnd()) {
            if (xml.readNext() == QXmlStreamReader::StartElement) {
                paths += xml.name() == QLatin1String("path") &&
                                 xml.attributes().value("d").startsWith(QLatin1String("M")) &&
                                 xml.attributes().value("d").contains(QLatin1Char('L'))
                             ? 1
                             : 0;
                if (xml.name() == QLatin1String("text")) {
                    texts.append(xml.readElementText());
                }
            }
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(paths, 4);
        QVERIFY(texts.contains(QStringLiteral("Lift <1>")));
        QVERIFY(texts.contains(QStringLiteral("Hips translation Y")));
        QVERIFY(texts.contains(QStringLiteral("Left, \"<&>\" rotation W")));
    }

    void longNamesLoseTheirMiddle() {
        QCOMPARE(svg::shortened("Hips", 30), std::string("Hips"));
        QCOMPARE(svg::shortened("über-mäßig", 7), std::string("übe…ßig"));
    }

    void ticksAreRoundAndInTheRange() {
        const ValueTicks ticks = valueTicks({-0.13, 0.58}, 5);
        QCOMPARE(ticks.values, (std::vector<double>{0.0, 0.2, 0.4}));
        QCOMPARE(ticks.decimals, 1);
        for (const double size : {1e-5, 0.03, 7.0, 4e6}) {
            const ValueTicks some = valueTicks({-0.4 * size, 0.7 * size}, 8);
            QVERIFY(some.values.size() >= 3 && some.values.size() <= 9);
            QVERIFY(some.values.front() >= -0.4 * size && some.values.back() <= 0.7 * size);
        }
    }

    void aConstantHasARangeAroundIt() {
        for (const float value : {0.0F, 3.0F, -1e6F, 1e-9F}) {
            const ValueRange range = fittingRange({value, value});
            QVERIFY(range.least < double(value) && double(value) < range.most);
            QVERIFY(std::abs(range.share(double(value)) - 0.5) < 0.01);
        }
        const ValueRange closer = ValueRange{0.0, 8.0}.zoomed(2.0, 0.25);
        QCOMPARE(closer, (ValueRange{1.0, 5.0}));  // 2 stays where it is
        QCOMPARE((ValueRange{0.0, 8.0}.scrolled(0.5)), (ValueRange{4.0, 12.0}));
    }
};

SINEW_TEST(TestCurveExport)
#include "test_curve_export.moc"
