// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/caller.h"
#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "ui/session/comparison.h"
#include "ui/session/partner_picture.h"
#include "ui/session/pointer.h"
#include "ui/session/session.h"
#include "ui/session/split_view.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr QSizeF kSize{402.0, 200.0};  // halves of 200 pixels

/// The character with its hip higher at rest, and another name of its camera.
std::shared_ptr<const Asset> partnerCharacter() {
    auto asset = std::make_shared<Asset>(*character());
    asset->path = "other.glb";
    asset->nodes[kHip.value].rest.translation.y += 1.0F;
    asset->nodes[kEye.value].name = "Another";
    return asset;
}

struct SplitFixture {
    Session session{nullptr, [] { return 0.0; }};
    Comparison& comparison = session.comparison();
    SplitView& split = session.split();

    SplitFixture() {
        session.document().show({.asset = character(), .outline = {}});
        session.player().setPlaying(false);
        session.player().setAnimation({});
        session.rig().setSmoothMoves(false);
        comparison.after().show({.asset = partnerCharacter(), .outline = {}});
        split.setPartnerShown(true);
    }
    [[nodiscard]] const ViewOptions& partnerView() { return session.partner().subject().view; }
    [[nodiscard]] ViewMode view() const { return session.appearance().look().mode; }
};

}  // namespace

class TestSplitView : public QObject {
    Q_OBJECT

private slots:
    void filesAreShownTogetherOnceBothCanBeDrawn() {
        SplitFixture f;
        QVERIFY(f.split.split().both);
        f.split.setPartnerShown(false);
        QVERIFY(!f.split.split().both);
        f.split.setPartnerShown(true);
        f.comparison.close();
        QVERIFY(!f.split.split().both);
        f.split.setPartnerShown(true);
        QVERIFY(!f.split.split().both);
    }

    void differenceIsTheViewOfDistancesAndTheViewBeforeReturns() {
        SplitFixture f;
        f.session.appearance().setMode(ViewMode::Clay);
        f.split.setMode(SplitMode::Wipe);
        f.split.setMode(SplitMode::Difference);
        QCOMPARE(f.view(), ViewMode::Distance);
        f.split.setMode(SplitMode::SideBySide);
        QCOMPARE(f.view(), ViewMode::Clay);
        f.split.setMode(SplitMode::Wipe);
        f.split.setMode(SplitMode::Difference);
        f.session.appearance().setMode(ViewMode::Normals);
        QCOMPARE(f.split.mode(), SplitMode::Wipe);
        QCOMPARE(f.view(), ViewMode::Normals);
    }

    void theEndOfAComparisonEndsDistances() {
        SplitFixture f;
        f.session.appearance().setMode(ViewMode::Clay);
        f.split.setMode(SplitMode::Difference);
        f.split.showOther();
        f.comparison.close();
        QCOMPARE(f.view(), ViewMode::Clay);
        QCOMPARE(f.split.mode(), SplitMode::SideBySide);
        QCOMPARE(f.split.split().shown, ComparedSide::Before);
    }

    void filesBlinkUntilOneIsChosen() {
        SplitFixture f;
        f.split.setMode(SplitMode::Blink);
        QTRY_COMPARE(f.split.split().shown, ComparedSide::After);
        QTRY_COMPARE(f.split.split().shown, ComparedSide::Before);
        f.split.showOther();
        QCOMPARE(f.split.split().shown, ComparedSide::After);
        QSignalSpy changed(&f.split, &SplitView::changed);
        QVERIFY(!changed.wait(1200));
        f.split.setMode(SplitMode::Blink);
        QVERIFY(changed.wait(1200));
    }

    void nothingChangesUnlessTheFilesBlink() {
        SplitFixture f;
        QSignalSpy changed(&f.split, &SplitView::changed);
        f.split.setMode(SplitMode::Wipe);
        f.split.setPosition(2.0F);
        QCOMPARE(f.split.split().position, 1.0F);
        f.split.setPosition(1.0F);
        QCOMPARE(changed.count(), 2);
        f.split.showOther();  // a wipe shows both
        QVERIFY(!changed.wait(700));
    }

    void whatIsHiddenAndSelectedIsSoInBothFiles() {
        SplitFixture f;
        f.session.selection().setNode(kKnee);
        const NodeIndex knee = f.comparison.matches().afterOf(kKnee);
        QCOMPARE(f.partnerView().highlight, knee);
        QVERIFY(f.partnerView().skin.valid());
        QVERIFY(f.partnerView().joint.valid());
        QVERIFY(!f.partnerView().shown);
        f.session.visibility().hide(std::vector{kBody});
        const NodeIndex body = f.comparison.matches().afterOf(kBody);
        QVERIFY(f.partnerView().shown && !f.partnerView().shown->draws(body));
        f.session.visibility().showAll();
        QVERIFY(!f.partnerView().shown);
        f.session.appearance().setMode(ViewMode::Weight);
        QCOMPARE(f.partnerView().mode, ViewMode::Weight);
    }

    void bothPlayTheSameMoment() {
        SplitFixture f;
        f.session.player().setAnimation(AnimationIndex(std::size_t{0}));
        f.session.player().seek(2.0F);
        const PictureSubject& there = f.session.partner().subject();
        QCOMPARE(there.played.animation, AnimationIndex(std::size_t{0}));
        QCOMPARE(there.seconds, 2.0F);
        QCOMPARE(there.range.start, kWalkStart);
        QCOMPARE(there.range.end, kWalkEnd);
    }

    void markedVerticesHavePartnersOnceTheyAreKnown() {
        SplitFixture f;
        QTRY_VERIFY(f.comparison.measured());
        f.session.showVertices(markedVertices({{kBody, 0, 1}}));
        const auto marked = f.partnerView().marked;
        QVERIFY(marked && marked->vertices.size() == 1);
        QCOMPARE(marked->vertices.front().node, f.comparison.matches().afterOf(kBody));
        f.session.selection().setMarked({});
        QVERIFY(!f.partnerView().marked);
    }

    void theCameraFramesBothFiles() {
        SplitFixture f;
        f.session.frameAll();
        const float both = f.session.rig().framedBounds().max.y;
        f.comparison.close();
        f.session.frameAll();
        QVERIFY(both > f.session.rig().framedBounds().max.y + 0.5F);
    }

    void distancesAreOfBothSurfaces() {
        SplitFixture f;
        QTRY_VERIFY(f.comparison.measured());
        f.split.setMode(SplitMode::Difference);
        PictureContent before;
        PictureContent after;
        QTRY_VERIFY((f.session.fillPicture(before), before.values != nullptr));
        QTRY_VERIFY((f.session.partner().fill(after), after.values != nullptr));
        const auto largest = largestValue(*before.values);
        const auto there = largestValue(*after.values);
        QVERIFY(largest && there && largest->value > 0.1F);
        QCOMPARE(there->value, largest->value);
        QCOMPARE(largest->value, f.comparison.measured()->geometry->largest.distance);
    }

    void aClickOnTheSecondFileSelectsItsPartner() {
        SplitFixture f;
        Pointer pointer(f.session);
        pointer.setViewport(kSize, 1.0);
        f.session.rig().setAspect(1.0F);
        f.session.rig().setStandardView(StandardView::Front);
        f.session.frameAll();
        PictureContent content;
        f.session.partner().fill(content);
        const glm::vec3 point =
            nodeBounds(*content.evaluator, {kBody}, WeightSource::Normalized).center();
        const CameraView camera = f.session.rig().cameraView(1.0F);
        const glm::vec4 clip = camera.clipFromView * camera.viewFromWorld * glm::vec4(point, 1.0F);
        const QPointF inHalf((0.5 + 0.5 * double(clip.x / clip.w)) * 200.0 - 3.0,
                             (0.5 + 0.5 * double(clip.y / clip.w)) * 200.0);
        QSignalSpy answered(&pointer, &Pointer::answered);
        pointer.click(inHalf + QPointF(202.0, 0.0), {});
        QVERIFY(answered.wait(5000));
        QCOMPARE(f.session.selection().node(), kBody);
        pointer.click({398.0, 2.0}, {});  // beside it
        QVERIFY(answered.wait(5000));
        QVERIFY(!f.session.selection().node());
    }
};

SINEW_TEST_IN(QCoreApplication, TestSplitView)
#include "test_split_view.moc"
