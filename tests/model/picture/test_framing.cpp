// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "model/picture/picture_framing.h"
#include "model/view/shown_nodes.h"
#include "tests/model/picture/two_boxes.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

Box wholeBox(const PictureSubject& subject, NodeIndex still = {}) {
    FramingMeter meter;
    return meter.measure(subject, still).whole.box;
}

}  // namespace

class TestFraming : public QObject {
    Q_OBJECT

private slots:
    void aClipIsFramedWithItsTravel() {
        const Box box = wholeBox(twoBoxes(kWalkX));
        QCOMPARE(box.min, glm::vec3(-10.0F, 0.0F, 0.0F));
        QCOMPARE(box.max, glm::vec3(21.0F, 1.0F, 0.0F));
        QCOMPARE(wholeBox(twoBoxes({})).max, glm::vec3(1.0F, 1.0F, 0.0F));
    }

    void whatACameraFollowsIsFramedWithoutItsTravel() {
        PictureSubject subject = twoBoxes(kWalkX);
        subject.view.marks.clipBounds = true;
        FramingMeter meter;
        QVERIFY(meter.measure(subject, kWalker).whole.box.max.x < 2.0F);
        QCOMPARE(meter.clipBox(subject).max.x, 21.0F);  // the box of the clip has it
    }

    void poseByHandIsFramed() {
        PictureSubject subject = twoBoxes(kWalkX);
        HandTransform hand{.node = kRock};
        hand.translation = glm::vec3(0.0F, 50.0F, 0.0F);
        subject.played.hand.set(hand);
        QCOMPARE(wholeBox(subject).max.y, 51.0F);
        subject.view.copies = 4;  // which play the clip alone
        subject.view.marks.clipBounds = true;
        FramingMeter meter;
        QCOMPARE(meter.clipBox(subject).max.y, 1.0F);
        subject.view.copies = 1;
        QCOMPARE(meter.clipBox(subject).max.y, 51.0F);
    }

    void layersAreFramedOverTheirClips() {
        PictureSubject subject = twoBoxes(kWalkX);
        subject.played.mixing = true;
        subject.played.mix.layers = {{.animation = kWalkX, .weight = 0.5F},
                                     {.animation = kHopY, .weight = 0.5F}};
        QCOMPARE(wholeBox(subject).max, glm::vec3(21.0F, 7.0F, 0.0F));
        subject.played.mix.layers[0].enabled = false;
        QCOMPARE(wholeBox(subject).max, glm::vec3(1.0F, 7.0F, 0.0F));
        subject.played.mix.layers[1].weight = 0.0F;
        QCOMPARE(wholeBox(subject).max, glm::vec3(1.0F, 1.0F, 0.0F));  // the rest pose
    }

    void blendedClipsAreFramedAsLayersAre() {
        PictureSubject mixed = twoBoxes({});
        mixed.played.mixing = true;
        mixed.played.mix.layers = {{.animation = kStillZ, .weight = 0.25F}};
        PictureSubject blended = twoBoxes({});
        blended.played.blend = {{.animation = kStillZ, .weight = 0.25F}};
        QCOMPARE(wholeBox(mixed).max, wholeBox(blended).max);
        QCOMPARE(wholeBox(mixed).max, glm::vec3(1.0F, 1.0F, 3.0F));  // includes the rest pose
    }

    void whatIsHiddenIsNotFramedButHeld() {
        PictureSubject subject = twoBoxes(kHopY);
        subject.view.shown = std::make_shared<const ShownNodes>(
            subject.asset(), HiddenNodes{.hidden = {kRock}, .only = {}}, subject.view.scene);
        FramingMeter meter;
        const PictureFraming framing = meter.measure(subject, {});
        QCOMPARE(framing.framed().box.min.x, 0.0F);
        QCOMPARE(framing.whole.box.min.x, -10.0F);
        subject.view.shown = std::make_shared<const ShownNodes>(
            subject.asset(), HiddenNodes{.hidden = {kRock, kWalker}, .only = {}},
            subject.view.scene);
        QVERIFY(!meter.measure(subject, {}).part);  // nothing is left: all of it is framed
    }

    void theBindPoseIsFramedAsStored() {
        PictureSubject subject = twoBoxes(kWalkX);
        subject.view.mode = ViewMode::BindPose;
        subject.view.copies = 9;
        QCOMPARE(wholeBox(subject).max, glm::vec3(1.0F, 1.0F, 0.0F));
    }

    void copiesAreAsFarApartAsTheirClipNeedsWhateverWasMeasuredBefore() {
        PictureSubject walk = twoBoxes(kWalkX);
        walk.view.copies = 4;
        PictureSubject hop = walk;
        hop.played.animation = kHopY;
        FramingMeter meter;
        const Box first = meter.measure(hop, {}).whole.box;
        QVERIFY(meter.measure(walk, {}).whole.box.max.x > first.max.x);
        QCOMPARE(meter.measure(hop, {}).whole.box.max, first.max);
    }
};

SINEW_TEST(TestFraming)
#include "test_framing.moc"
