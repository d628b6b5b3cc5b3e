// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/tracks/clip_tracks.h"
#include "model/tracks/track_words.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

constexpr AnimationIndex kOnlyClip{std::size_t{0}};

Sampler keysOf(std::uint32_t width, std::vector<float> values) {
    Sampler sampler;
    sampler.width = width;
    sampler.times = {0.0F, 1.0F};
    sampler.values = std::move(values);
    return sampler;
}

/// Node 2 "Hips" has the children 1 "Leg" and 0 "Face", Leg the child 3 without a name; the clip
/// animates Face (weights), node 3 (rotation), Hips (rotation, translation) and a material's
/// colour.
Asset tracksAsset() {
    Asset asset;
    asset.nodes.resize(4);
    asset.nodes[0].name = "Face";
    asset.nodes[1].name = "Leg";
    asset.nodes[2].name = "Hips";
    asset.nodes[2].children = {NodeIndex(1U), NodeIndex(0U)};
    asset.nodes[1].children = {NodeIndex(3U)};
    asset.meshes.resize(1);
    asset.meshes[0].weights = {0.0F, 0.0F};
    asset.meshes[0].targetNames = {"Smile", "Wink"};
    asset.nodes[0].mesh = MeshIndex(0U);
    asset.materials.resize(1);
    asset.materials[0].name = "Glass";
    Animation& clip = asset.animations.emplace_back();
    clip.samplers = {keysOf(4, {0, 0, 0, 1, 0, 0, 0, 1}), keysOf(3, {0, 0, 0, 0, 2, 0}),
                     keysOf(2, {0, 0, 1, 0}), keysOf(4, {1, 1, 1, 1, 1, 1, 0, 1}),
                     keysOf(3, {0, 0, 0})};
    clip.samplers[4].times = {};  // drives nothing
    clip.channels = {
        {.node = NodeIndex(0U), .path = ChannelPath::Weights, .sampler = SamplerIndex(2U)},
        {.node = NodeIndex(3U),
         .path = ChannelPath::Rotation,
         .sampler = SamplerIndex(0U),
         .fileIndex = 1},
        {.node = NodeIndex(2U),
         .path = ChannelPath::Rotation,
         .sampler = SamplerIndex(0U),
         .fileIndex = 2},
        {.node = NodeIndex(2U),
         .path = ChannelPath::Translation,
         .sampler = SamplerIndex(1U),
         .fileIndex = 3},
        {.node = NodeIndex(1U),
         .path = ChannelPath::Scale,
         .sampler = SamplerIndex(4U),
         .fileIndex = 4}};
    PropertyChannel& color = clip.propertyChannels.emplace_back();
    color.target = {PropertyOwner::Material, 0, Property::BaseColorFactor};
    color.sampler = SamplerIndex(3U);
    color.fileIndex = 5;
    return asset;
}

}  // namespace

class TestClipTracks final : public QObject {
    Q_OBJECT

private slots:
    void nodesComeInHierarchyOrderAndOtherObjectsLast() {
        const auto asset = test::finishAsset(tracksAsset());
        const ClipTracks tracks = clipTracks(*asset, kOnlyClip);
        std::vector<std::string> labels;
        for (const TrackGroup& group : tracks.groups) {
            labels.push_back(group.label);
        }
        QCOMPARE(labels, (std::vector<std::string>{"Hips", "Node 3", "Face", "Glass"}));
        QCOMPARE(tracks.groups[0].firstTrack, 0U);
        QCOMPARE(tracks.groups[0].trackCount, 2U);
        QVERIFY(tracks.tracks[0].property == TrackProperty::Translation);
        QVERIFY(tracks.tracks[1].property == TrackProperty::Rotation);
        QCOMPARE(tracks.tracks[1].channel, 2U);
        QVERIFY(tracks.tracks[4].property == TrackProperty::Pointer);
        QVERIFY(!tracks.groups[3].node);
    }

    void depthCountsAncestorsThatHaveTracks() {
        const auto asset = test::finishAsset(tracksAsset());
        const ClipTracks tracks = clipTracks(*asset, kOnlyClip);
        QCOMPARE(tracks.groups[0].depth, 0U);
        QCOMPARE(tracks.groups[1].depth, 1U);  // below Leg, which has none
        QCOMPARE(tracks.groups[2].depth, 1U);
        QCOMPARE(tracks.groups[3].depth, 0U);
    }

    void tracksAndComponentsHaveTheirFieldsNames() {
        const auto asset = test::finishAsset(tracksAsset());
        const ClipTracks tracks = clipTracks(*asset, kOnlyClip);
        const auto name = [&](std::size_t track) {
            return trackName(*asset, kOnlyClip, tracks.tracks[track]);
        };
        const auto component = [&](std::size_t track, std::uint32_t n) {
            return componentName(*asset, kOnlyClip, tracks.tracks[track], n);
        };
        QCOMPARE(name(0), std::string("translation"));
        QCOMPARE(component(0, 1), std::string("Y"));
        QCOMPARE(component(1, 3), std::string("W"));
        QCOMPARE(name(3), std::string("weights"));
        QCOMPARE(component(3, 1), std::string("Wink"));
        QCOMPARE(name(4), std::string("base colour"));
        QCOMPARE(component(4, 2), std::string("B"));
    }

    void aTrackWithEqualKeysIsConstant() {
        const auto asset = test::finishAsset(tracksAsset());
        const ClipTracks tracks = clipTracks(*asset, kOnlyClip);
        QVERIFY(!isConstant(*asset, kOnlyClip, tracks.tracks[0]));
        QVERIFY(isConstant(*asset, kOnlyClip, tracks.tracks[1]));
        QVERIFY(!isConstant(*asset, kOnlyClip, tracks.tracks[3]));
        QVERIFY(!isConstant(*asset, kOnlyClip, tracks.tracks[4]));
    }

    void aPropertyWithTangentsIsNotConstant() {
        Asset asset = tracksAsset();
        Sampler& color = asset.animations[0].samplers[3];
        color.interpolation = Interpolation::CubicSpline;
        const std::vector<float> still{0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0};
        std::vector<float> values = still;
        values.insert(values.end(), still.begin(), still.end());
        color.values = values;
        const auto flat = test::finishAsset(asset);
        QVERIFY(isConstant(*flat, kOnlyClip, clipTracks(*flat, kOnlyClip).tracks[4]));
        values[8] = 0.5F;
        color.values = values;
        const auto bent = test::finishAsset(asset);
        QVERIFY(!isConstant(*bent, kOnlyClip, clipTracks(*bent, kOnlyClip).tracks[4]));
    }

    void withoutAnAnimationThereAreNoTracks() {
        const auto asset = test::finishAsset(tracksAsset());
        QVERIFY(clipTracks(*asset, AnimationIndex()).groups.empty());
    }
};

SINEW_TEST(TestClipTracks)
#include "test_clip_tracks.moc"
