// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QTest>

#include "model/tracks/curve_names.h"
#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "ui/session/comparison.h"
#include "ui/session/session.h"
#include "ui/timeline/curve_view.h"
#include "ui/timeline/time_axis.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// The walk of the hip goes up to 6 instead of 5, after "Still", under a hip of another name.
std::shared_ptr<const Asset> otherWalk() {
    auto asset = std::make_shared<Asset>(*character());
    asset->path = "other.glb";
    asset->nodes[kHip.value].name = "Pelvis";
    asset->animations[0].samplers[0].values = {0, 0, 0, 0, 1, 0, 0, 6, 0};
    asset->animations[0].samplers[0].times = {2.0F, 2.5F, 4.0F};
    asset->animations[0].startSeconds = 2.0F;
    asset->animations[0].endSeconds = 4.0F;
    std::swap(asset->animations[0], asset->animations[1]);
    return asset;
}

struct ComparedCurvesFixture {
    Session session{nullptr, [] { return 0.0; }};
    TimeAxis axis{session.document(), session.player()};
    CurveView view{session.document(), session.player(), axis};
    CurvePlot& plot = view.plot();

    ComparedCurvesFixture() {
        session.document().show({.asset = character(), .outline = {}});
        session.player().setPlaying(false);
        view.setComparison(session.comparison());
        view.resize(600, 340);
        view.show();
        axis.setSpan(24.0, 552.0);
        std::vector<TrackRef> refs;
        const ClipTracks tracks = clipTracks(*session.document().asset(), AnimationIndex(0U));
        for (const Track& track : tracks.tracks) {
            refs.push_back({.track = track});
        }
        view.setTracks(refs);
    }
    void compare() { session.comparison().after().show({.asset = otherWalk(), .outline = {}}); }
    [[nodiscard]] bool drawn() {
        return QTest::qWaitFor([this] { return !plot.busy() && plot.picture() != nullptr; });
    }
    [[nodiscard]] const CurveSet& set() const { return *plot.picture()->set; }
};

}  // namespace

class TestComparedCurves : public QObject {
    Q_OBJECT

private slots:
    void bothFilesAreDrawnOverEachOther() {
        ComparedCurvesFixture f;
        QVERIFY(f.drawn());
        QCOMPARE(f.set().lines.size(), std::size_t{3});
        f.compare();
        QTRY_COMPARE(f.set().lines.size(), std::size_t{6});
        QVERIFY(f.drawn());
        const CurveLine& line = f.set().lines[4];  // y there
        QVERIFY(line.other);
        TrackCurve::Scratch scratch = f.set().curves[line.curve]->scratch();
        std::array<float, 3> values{};
        f.set().curves[line.curve]->sample(4.0F, scratch, values);
        QCOMPARE(values[1], 6.0F);
        QCOMPARE(otherName(f.set()), std::string("other.glb"));
        QCOMPARE(lineObject(f.set(), line), std::string("Pelvis"));
        f.session.comparison().close();
        QTRY_COMPARE(f.set().lines.size(), std::size_t{3});
    }

    void timesAreThoseThatAreCompared() {
        ComparedCurvesFixture f;
        f.compare();
        QTRY_VERIFY(f.plot.picture() && f.set().lines.size() == 6);
        QCOMPARE(shiftOf(f.set(), f.set().lines[4]), 0.0);
        f.session.comparison().setAlignment(ClipAlignment::Phase);
        QTRY_COMPARE(shiftOf(f.set(), f.set().lines[4]), 1.0);
    }

    void whatHasNoPartnerIsDrawnAlone() {
        ComparedCurvesFixture f;
        f.compare();
        QTRY_VERIFY(f.plot.picture() && f.set().lines.size() == 6);
        f.session.comparison().setClipAfter(AnimationIndex(0U), AnimationIndex());
        QTRY_COMPARE(f.set().lines.size(), std::size_t{3});
    }
};

SINEW_TEST_IN(QApplication, TestComparedCurves)
#include "test_compared_curves.moc"
