// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <limits>

#include "model/check/check_asset.h"
#include "model/check/rule.h"
#include "model/tracks/clip_flaws.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr AnimationIndex kMarkedClip{std::size_t{0}};

struct MarkedTrack {
    ChannelPath path = ChannelPath::Translation;
    std::vector<float> times = {};
    std::vector<float> values = {};
    Interpolation interpolation = Interpolation::Linear;
};

/// Every track drives a node of its own.
std::shared_ptr<const Asset> assetOf(const std::vector<MarkedTrack>& tracks) {
    Asset asset;
    Animation clip;
    clip.name = "Walk_Loop";
    for (const MarkedTrack& track : tracks) {
        const NodeIndex node(asset.nodes.size());
        asset.nodes.emplace_back();
        Sampler sampler;
        sampler.interpolation = track.interpolation;
        sampler.width = track.path == ChannelPath::Rotation ? 4 : 3;
        sampler.times = track.times;
        sampler.values = track.values;
        clip.channels.push_back({.node = node,
                                 .path = track.path,
                                 .sampler = SamplerIndex(clip.samplers.size()),
                                 .fileIndex = node.value});
        clip.samplers.push_back(std::move(sampler));
    }
    asset.animations.push_back(std::move(clip));
    return finishAsset(std::move(asset));
}

std::vector<KeyMark> marksOf(const Asset& asset, std::size_t track = 0,
                             std::uint32_t component = kAllComponents) {
    const ClipFlaws flaws = clipFlaws(asset, kMarkedClip, frameGridOf(asset[kMarkedClip]));
    return keyMarks(asset, kMarkedClip, clipTracks(asset, kMarkedClip).tracks[track], flaws,
                    component);
}

std::vector<std::size_t> keysWith(KeyBit bit, const std::vector<KeyMark>& marks) {
    std::vector<std::size_t> keys;
    for (std::size_t key = 0; key < marks.size(); ++key) {
        if (marks[key].has(bit)) {
            keys.push_back(key);
        }
    }
    return keys;
}

using Keys = std::vector<std::size_t>;
constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

/// Times at 30 fps.
std::vector<float> frames(std::size_t count) {
    std::vector<float> times(count);
    for (std::size_t i = 0; i < count; ++i) {
        times[i] = static_cast<float>(static_cast<double>(i) / 30.0);
    }
    return times;
}

/// The finding of that code; none: nullptr.
const Diagnostic* findingOf(const std::vector<Diagnostic>& findings, std::string_view code) {
    const auto found = std::ranges::find(findings, code, &Diagnostic::code);
    return found == findings.end() ? nullptr : &*found;
}

/// Four translations, of which three close and one jumps at the seam by 1.
std::vector<MarkedTrack> walk() {
    std::vector<MarkedTrack> tracks;
    for (const float end : {0.0F, 0.0F, 0.0F, 1.0F}) {
        tracks.push_back({.times = {0.0F, 0.2F, 0.4F, 0.6F, 0.8F},
                          .values = {0, 0, 0, 2, 0, 0, 4, 0, 0, 6, 0, 0, end, 0, 0}});
    }
    return tracks;
}

}  // namespace

class TestKeyMarks final : public QObject {
    Q_OBJECT

private slots:
    void theKindIsTheInterpolation() {
        const auto asset =
            assetOf({{.times = {0}, .values = {0, 0, 0}},
                     {.times = {0}, .values = {0, 0, 0}, .interpolation = Interpolation::Step},
                     {.times = {0, 1},
                      .values = std::vector<float>(18, 1.0F),
                      .interpolation = Interpolation::CubicSpline}});
        QVERIFY(marksOf(*asset, 0)[0] == KeyMark(KeyBit::Linear));
        QVERIFY(marksOf(*asset, 1)[0] == KeyMark(KeyBit::Step));
        QVERIFY(marksOf(*asset, 2)[0] == KeyMark(KeyBit::Spline));  // its tangents are not zero
    }

    void equalNeighboursAreHeld() {
        const auto asset =
            assetOf({{.times = frames(4), .values = {1, 0, 0, 1, 0, 0, 1, 2, 0, 1, 2, 0}}});
        QCOMPARE(keysWith(KeyBit::Held, marksOf(*asset)), (Keys{0, 2}));
        QCOMPARE(keysWith(KeyBit::Held, marksOf(*asset, 0, 0)), (Keys{0, 1, 2}));
        QCOMPARE(keysWith(KeyBit::Held, marksOf(*asset, 0, 1)), (Keys{0, 2}));
    }

    void aSplineIsHeldOnlyWithFlatTangents() {
        std::vector<float> values(27, 0.0F);
        values[6] = 3.0F;  // out-tangent of key 0
        const auto asset = assetOf(
            {{.times = frames(3), .values = values, .interpolation = Interpolation::CubicSpline}});
        QCOMPARE(keysWith(KeyBit::Held, marksOf(*asset)), (Keys{1}));
        QCOMPARE(keysWith(KeyBit::Held, marksOf(*asset, 0, 1)), (Keys{0, 1}));
    }

    void brokenNumbersAreMarkedInTheirComponent() {
        const auto asset = assetOf({{.times = frames(2), .values = {0, 0, 0, 0, kNan, 0}}});
        QCOMPARE(keysWith(KeyBit::NotFinite, marksOf(*asset)), Keys{1});
        QCOMPARE(keysWith(KeyBit::NotFinite, marksOf(*asset, 0, 1)), Keys{1});
        QVERIFY(keysWith(KeyBit::NotFinite, marksOf(*asset, 0, 0)).empty());
        QVERIFY(marksOf(*asset)[1].severity() == Severity::Error);
        QVERIFY(!marksOf(*asset)[0].severity());
    }

    void rotationsAgreeWithTheirFindings() {
        const auto asset =
            assetOf({{.path = ChannelPath::Rotation,
                      .times = frames(5),
                      .values = {0, 0, 0, 1, 0, 0, 0, -1, 0, 0, 0, -1, 1, 0, 0, 0, 1, 0, 0, 0}}});
        const std::vector<KeyMark> marks = marksOf(*asset);
        const auto findings = checkAsset(*asset);
        const Diagnostic* flip = findingOf(findings, "KEY_ROTATION_SIGN_FLIPPED");
        const Diagnostic* turn = findingOf(findings, "KEY_ROTATION_HALF_TURN");
        QVERIFY(flip != nullptr && turn != nullptr);
        QCOMPARE(keysWith(KeyBit::SignFlipped, marks), Keys{flip->key.value()});
        QCOMPARE(keysWith(KeyBit::HalfTurn, marks), Keys{turn->key.value()});
        QVERIFY(marks[1].severity() == flip->severity);
        QVERIFY(marks[3].severity() == turn->severity);
        QVERIFY(keysWith(KeyBit::NotUnit, marks).empty());
    }

    void aRotationThatIsNotOfUnitLengthIsMarked() {
        const auto asset = assetOf({{.path = ChannelPath::Rotation,
                                     .times = frames(2),
                                     .values = {0, 0, 0, 1, 0, 0, 0, 0.9F}}});
        QCOMPARE(keysWith(KeyBit::NotUnit, marksOf(*asset)), Keys{1});
    }

    void stepsMayFlip() {
        const auto asset = assetOf({{.path = ChannelPath::Rotation,
                                     .times = frames(2),
                                     .values = {0, 0, 0, 1, 0, 0, 0, -1},
                                     .interpolation = Interpolation::Step}});
        QVERIFY(!marksOf(*asset)[1].severity());
    }

    void keysBetweenFramesAgreeWithTheirFinding() {
        std::vector<float> times = frames(20);
        times[7] += 0.01F;
        std::vector<float> values(60, 0.0F);
        values[3] = 1.0F;
        const auto asset = assetOf({{.times = times, .values = values}});
        const auto findings = checkAsset(*asset);
        const Diagnostic* off = findingOf(findings, "KEY_OFF_FRAME_GRID");
        QVERIFY(off != nullptr);
        const std::vector<KeyMark> marks = marksOf(*asset);
        QCOMPARE(keysWith(KeyBit::OffGrid, marks), Keys{off->key.value()});
        QVERIFY(marks[7].severity() == off->severity);
    }

    void aKeyAtTheTimeOfTheOneBeforeIsMarked() {
        const auto asset =
            assetOf({{.times = {0.0F, 0.5F, 0.5F}, .values = {0, 0, 0, 1, 0, 0, 2, 0, 0}}});
        QCOMPARE(keysWith(KeyBit::SameTime, marksOf(*asset)), Keys{2});
    }

    void theEndsOfATrackThatJumpsAtTheSeamAreMarked() {
        const auto asset = assetOf(walk());
        const auto findings = checkAsset(*asset);
        const Diagnostic* seam = findingOf(findings, "LOOP_SEAM");
        QVERIFY(seam != nullptr);
        QCOMPARE(seam->channel.value(), 3U);
        QCOMPARE(keysWith(KeyBit::LoopSeam, marksOf(*asset, 3)), (Keys{0, 4}));
        QVERIFY(marksOf(*asset, 3)[4].severity() == seam->severity);
        QVERIFY(keysWith(KeyBit::LoopSeam, marksOf(*asset, 0)).empty());
    }

    void theEndsOfATrackThatChangesSpeedThereAreMarked() {
        std::vector<MarkedTrack> tracks;
        for (int i = 0; i < 3; ++i) {  // forth slower and slower, and back in the last step
            tracks.push_back({.times = {0.0F, 0.2F, 0.4F, 0.6F, 0.8F, 1.0F},
                              .values = {0, 0, 0, 3, 0, 0, 5, 0, 0, 6, 0, 0, 4, 0, 0, 0, 0, 0}});
        }
        const auto asset = assetOf(tracks);
        const auto findings = checkAsset(*asset);
        const Diagnostic* jump = findingOf(findings, "LOOP_SPEED_JUMP");
        QVERIFY(jump != nullptr);
        QCOMPARE(keysWith(KeyBit::SpeedJump, marksOf(*asset, 1)), (Keys{0, 5}));
        QVERIFY(marksOf(*asset, 1)[0].severity() == jump->severity);
    }

    void everyFindingOfAKeyHasARule() {
        for (const KeyFinding& finding : kKeyFindings) {
            QVERIFY2(findRule(finding.code) != nullptr, finding.code.data());
        }
    }
};

SINEW_TEST(TestKeyMarks)
#include "test_key_marks.moc"
