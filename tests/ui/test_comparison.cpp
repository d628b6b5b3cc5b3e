// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>
#include <functional>

#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "ui/session/comparison.h"
#include "ui/session/session.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr AnimationIndex kWalk{std::size_t{0}};
constexpr AnimationIndex kStill{std::size_t{1}};

using Edit = std::function<void(Asset&)>;

std::shared_ptr<const Asset> edited(const Edit& edit) {
    auto asset = std::make_shared<Asset>(*character());
    asset->path = "other.glb";
    edit(*asset);
    return asset;
}

/// The clips in the other order, "Walk" twice as long.
void change(Asset& asset) {
    asset.animations[0].samplers[0].times = {kWalkStart, 2.0F, 5.0F};
    asset.animations[0].endSeconds = kWalkStart + 2.0F * (kWalkEnd - kWalkStart);
    std::swap(asset.animations[0], asset.animations[1]);
}

struct ComparisonFixture {
    Session session{nullptr, [] { return 0.0; }};
    Comparison& comparison = session.comparison();

    explicit ComparisonFixture(const Edit& edit = change) {
        session.document().show({.asset = character(), .outline = {}});
        session.player().setPlaying(false);
        comparison.after().show({.asset = edited(edit), .outline = {}});
    }
    [[nodiscard]] float hipAfter() {
        return comparison.poseAfter(session.poseMoment())->world(kHip)[3].y;
    }
};

}  // namespace

class TestComparison : public QObject {
    Q_OBJECT

private slots:
    void beginsOnceBothFilesAreThere() {
        Session session(nullptr, [] { return 0.0; });
        Comparison& comparison = session.comparison();
        QSignalSpy changed(&comparison, &Comparison::changed);
        comparison.openEarlier(edited(change));
        QTRY_VERIFY(comparison.after().asset());
        QVERIFY(!comparison.active());
        session.document().show({.asset = character(), .outline = {}});
        QVERIFY(comparison.active());
        QVERIFY(changed.count() > 0);
        QTRY_VERIFY(comparison.measured());
        QVERIFY(!comparison.sentence().empty());
    }

    void playsTheSameClipAtTheSameTime() {
        ComparisonFixture f;
        QCOMPARE(f.comparison.clipAfter(kWalk), kStill);
        f.session.player().seek(2.0F);
        QCOMPARE(f.comparison.momentAfter(f.session.poseMoment()).seconds, 2.0F);
        QCOMPARE(f.hipAfter(), 1.0F);  // its key at 1.5 is at 2 there
    }

    void playsTheSamePhaseOnRequest() {
        ComparisonFixture f;
        f.comparison.setAlignment(ClipAlignment::Phase);
        f.session.player().seek(2.0F);
        QCOMPARE(f.comparison.momentAfter(f.session.poseMoment()).seconds, 3.0F);
        QCOMPARE(f.hipAfter(), f.session.pose()->world(kHip)[3].y);
    }

    void playsTheClipThatIsChosen() {
        ComparisonFixture f;
        f.comparison.setClipAfter(kWalk, kWalk);  // "Still" there
        QCOMPARE(f.hipAfter(), 2.0F);
        QCOMPARE(f.comparison.clipAfter(kStill), AnimationIndex());
        f.comparison.setClipAfter(kWalk, AnimationIndex());
        QCOMPARE(f.hipAfter(), 0.0F);  // its rest pose
        QTRY_VERIFY(f.comparison.measured());
        QVERIFY(f.comparison.measured()->clips.empty());
    }

    void poseByHandAndLayersAreOfThePartners() {
        ComparisonFixture f([](Asset& asset) { asset.nodes[kKnee.value].name = "Shin"; });
        PoseMoment moment;
        moment.layered = true;
        moment.layers = {{.animation = kStill, .mask = kKnee}};
        moment.root = kHip;
        moment.hand.set({.node = kKnee, .translation = glm::vec3(1.0F)});
        const PoseMoment& there = f.comparison.momentAfter(moment);
        QVERIFY(there == moment);  // "Shin" is the knee by its place below the hip
    }

    void objectsHavePartnersBothWays() {
        ComparisonFixture f([](Asset& asset) {
            asset.skins[0].joints = {kFoot, kHip, kKnee};
            std::swap(asset.animations[0], asset.animations[1]);
            asset.nodes[kEye.value].name = "Other";
        });
        const Comparison& both = f.comparison;
        const SkinIndex skin{std::size_t{0}};
        const auto joint = [&](std::size_t index) {
            return ObjectRef::joint(skin, JointIndex(index));
        };
        QVERIFY(both.partnerAfter(joint(0)) == joint(1));
        QVERIFY(both.partnerBefore(joint(0)) == joint(2));
        QVERIFY(both.partnerAfter(kWalk) == ObjectRef(kStill));
        QVERIFY(both.partnerAfter(ObjectRef::channel(kWalk, 0)) == ObjectRef::channel(kStill, 0));
        QVERIFY(both.partnerBefore(ObjectRef::channel(kStill, 0)) == ObjectRef::channel(kWalk, 0));
        QVERIFY(both.partnerAfter(ObjectRef::primitive(MeshIndex(0U), 0)) ==
                ObjectRef::primitive(MeshIndex(0U), 0));
        QVERIFY(!both.partnerAfter(ObjectRef::primitive(MeshIndex(0U), 7)));
    }

    void measuresTheClipsThatPlay() {
        ComparisonFixture f;
        QTRY_VERIFY(f.comparison.measured());
        const FileComparison& found = *f.comparison.measured();
        QCOMPARE(found.clips.size(), std::size_t{2});
        QCOMPARE(found.clips[0].after, kStill);
        // At 3 s the hip of the first file is at 5, that of the second still at 1 + 4 / 3.
        QVERIFY(found.clips[0].totals.largest.distance > 2.0F);
        QSignalSpy measured(&f.comparison, &Comparison::measuredChanged);
        f.comparison.setAlignment(ClipAlignment::Phase);
        QVERIFY(!f.comparison.measured());
        QTRY_VERIFY(f.comparison.measured());
        QCOMPARE(measured.count(), 2);
        QVERIFY(f.comparison.measured()->clips[0].totals.largest.distance < 1e-5F);
    }

    void cancelledMeasuringBeginsAgainOnRequest() {
        ComparisonFixture f;
        f.comparison.meter().cancel();
        QCoreApplication::processEvents();
        QVERIFY(f.comparison.active());
        QVERIFY(!f.comparison.measured());
        f.comparison.measure();
        QTRY_VERIFY(f.comparison.measured());
    }

    void closingLeavesTheFirstFile() {
        ComparisonFixture f;
        QSignalSpy changed(&f.comparison, &Comparison::changed);
        f.comparison.close();
        QCOMPARE(changed.count(), 1);
        QVERIFY(!f.comparison.active());
        QVERIFY(!f.comparison.after().asset());
        QVERIFY(!f.comparison.measured());
        QVERIFY(f.session.document().asset());
        f.comparison.close();
        QCOMPARE(changed.count(), 1);
    }

    void anotherFileEndsIt() {
        ComparisonFixture f;
        f.session.document().show({.asset = character(), .outline = {}});
        QVERIFY(!f.comparison.active());
    }

    void anotherVersionOfTheFileIsCompared() {
        ComparisonFixture f;
        auto version = std::make_shared<Asset>(*character());
        version->animations.erase(version->animations.begin());
        f.session.document().replace({.asset = version, .outline = {}});
        QVERIFY(f.comparison.active());
        QCOMPARE(f.comparison.clipAfter(kWalk), kWalk);  // "Still" both
    }

    void swappingKeepsStateAndPairs() {
        ComparisonFixture f([](Asset& asset) {
            asset.animations.push_back(asset.animations[0]);
            asset.animations[2].name = "Run";
            std::swap(asset.nodes[kKnee.value].name, asset.nodes[kFoot.value].name);
        });
        const AnimationIndex run{std::size_t{2}};
        f.comparison.setClipAfter(kWalk, run);
        const std::shared_ptr<const Asset> before = f.session.document().asset();
        const std::shared_ptr<const Asset> after = f.comparison.after().asset();
        f.session.selection().setNode(kHip);
        QSignalSpy changed(&f.comparison, &Comparison::changed);
        f.comparison.swap();
        QCOMPARE(changed.count(), 1);
        QVERIFY(f.comparison.active());
        QCOMPARE(f.session.document().asset(), after);
        QCOMPARE(f.comparison.after().asset(), before);
        QCOMPARE(f.session.selection().node(), kHip);
        QCOMPARE(f.comparison.clipAfter(run), kWalk);
        QTRY_VERIFY(f.comparison.measured());
    }
};

SINEW_TEST_IN(QCoreApplication, TestComparison)
#include "test_comparison.moc"
