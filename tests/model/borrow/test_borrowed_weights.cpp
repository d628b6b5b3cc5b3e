// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/borrow/borrow_clips.h"
#include "model/borrow/clip_maker.h"
#include "model/evaluate/pose_evaluator.h"
#include "tests/model/borrow/rig_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

RigBuilder smiling(const std::vector<std::string>& targets, std::vector<float> keys) {
    RigBuilder rig;
    const NodeIndex face = rig.face("Face", targets);
    rig.clip("Smile");
    rig.channel(face, ChannelPath::Weights, std::move(keys));
    return rig;
}

/// The weights of the target one second into the first clip, which is borrowed.
std::vector<float> weightsOf(const RigBuilder& source, const RigBuilder& target) {
    RigBuilder from = source;
    const auto file = target.build();
    const auto borrowed = borrowClips(from.asset(), "a.glb", *file, RestHandling::Automatic);
    if (!borrowed) {
        return {};
    }
    PoseEvaluator evaluator(withClips(file, {std::make_shared<const BorrowedClips>(*borrowed)}));
    evaluator.evaluate(AnimationIndex(0U), 1.0F);
    return evaluator.pose().weights;
}

}  // namespace

class TestBorrowedWeights : public QObject {
    Q_OBJECT

private slots:
    void morphTargetsMatchByName() {
        RigBuilder target;
        target.face("Head", {"Blink", "Other", "Smile"});
        QCOMPARE(weightsOf(smiling({"Smile", "Blink"}, {0, 0, 0.25F, 0.75F}), target),
                 (std::vector<float>{0.75F, 0.0F, 0.25F}));
    }

    void aNodeOfTheSameNameTakesThemAlone() {
        RigBuilder target;
        target.face("Beard", {"Smile"});
        target.face("Face", {"Smile"});
        QCOMPARE(weightsOf(smiling({"Smile"}, {0, 0.5F}), target),
                 (std::vector<float>{0.0F, 0.5F}));
        RigBuilder strangers;
        strangers.face("Beard", {"Smile"});
        strangers.face("Head", {"Smile"});
        QCOMPARE(weightsOf(smiling({"Smile"}, {0, 0.5F}), strangers),
                 (std::vector<float>{0.5F, 0.5F}));
    }

    void targetsWithoutNamesMatchByNumberOnTheSameMesh() {
        RigBuilder target;
        target.face("Face", {"", ""});
        QCOMPARE(weightsOf(smiling({"", ""}, {0, 0, 0.25F, 0.75F}), target),
                 (std::vector<float>{0.25F, 0.75F}));
        RigBuilder other;
        other.face("Face", {"", "", ""});
        QVERIFY(weightsOf(smiling({"", ""}, {0, 0, 0.25F, 0.75F}), other).empty());
    }

    void splineTangentsComeAlong() {
        RigBuilder source;
        const NodeIndex face = source.face("Face", {"Other", "Smile"});
        source.clip("Smile");
        source.channel(face, ChannelPath::Weights, {0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6},
                       Interpolation::CubicSpline);
        RigBuilder target;
        target.face("Head", {"Smile"});
        const auto borrowed =
            borrowClips(source.asset(), "a.glb", target.asset(), RestHandling::Automatic);
        QVERIFY(borrowed.ok());
        const Animation& clip = borrowed->clips[0];
        QCOMPARE(clip.channels.size(), std::size_t{1});
        QCOMPARE(clip.channels[0].morphTarget, 0U);
        QCOMPARE(clip.samplers[0].width, 1U);
        QCOMPARE(clip.samplers[0].values, (std::vector<float>{1, 2, 3, 4, 5, 6}));
    }

    void whatHasNoNamesakeIsAFinding() {
        RigBuilder source = smiling({"Smile"}, {0, 1});
        const NodeIndex hat = source.face("Hat", {"Bend"});
        source.channel(hat, ChannelPath::Weights, {0, 1});
        RigBuilder target;
        target.face("Head", {"Smile"});
        const auto borrowed =
            borrowClips(source.asset(), "a.glb", target.asset(), RestHandling::Automatic);
        QVERIFY(borrowed.ok());
        QCOMPARE(borrowed->findings.size(), std::size_t{1});
        QCOMPARE(borrowed->findings[0].code, std::string("BORROWED_CLIP_INCOMPLETE"));
        QCOMPARE(borrowed->findings[0].pointer, std::string("/animations/0/channels/1"));
    }

    void aSharedSamplerCannotAskForAnyAmountOfMemory() {
        RigBuilder rig;
        rig.clip("Shared");
        for (const char* name : {"A", "B", "C"}) {
            rig.channel(rig.joint(name, {}), ChannelPath::Rotation, {0, 0, 0, 1});
            rig.asset().animations[0].channels.back().sampler = SamplerIndex(0U);
        }
        const Asset& asset = rig.asset();
        const JointPartners partners = jointPartners(asset, asset);
        const CommonPose pose = commonPose(asset, asset, partners);
        const RestDifference difference = restDifference(asset, asset, partners, pose);
        const Retargeting retargeting(asset, asset, pose, difference);
        const auto fits = [&](const Retargeting* kept, std::size_t mostFloats) {
            BorrowFindings findings(asset);
            ClipMaker maker(asset, asset, partners, kept, findings, mostFloats);
            (void)maker.make(AnimationIndex(0U));
            return !maker.tooLarge();
        };
        QVERIFY(fits(nullptr, 5));  // one time and one rotation
        QVERIFY(!fits(nullptr, 4));
        QVERIFY(fits(&retargeting, 15));
        QVERIFY(!fits(&retargeting, 14));
    }
};

SINEW_TEST(TestBorrowedWeights)
#include "test_borrowed_weights.moc"
