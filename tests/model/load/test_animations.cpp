// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "tests/model/load/load_helpers.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

const std::vector<double> kTwoMoves{0, 0, 0, 1, 2, 3};

GltfBuilder animated(const std::vector<ChannelSpec>& channels) {
    GltfBuilder gltf = skinnedBar();
    gltf.addAnimation("Test", channels);
    return gltf;
}

LoadResult loadAnimated(const std::vector<ChannelSpec>& channels) {
    return animated(channels).load();
}

const Animation& last(const AssetPointer& asset) {
    return asset->animations.back();
}

const Sampler& lastSampler(const AssetPointer& asset) {
    return last(asset).samplers.at(0);
}

// The bar's animation replaced by hand-written JSON over two accessors: times 0 1, two moves.
LoadResult loadRaw(const std::string& samplers, const std::string& channels) {
    GltfBuilder gltf;
    gltf.add("nodes", "{}");
    gltf.addAccessor("SCALAR", {0, 1});
    gltf.addAccessor("VEC3", kTwoMoves);
    gltf.add("animations", R"({"samplers":[)" + samplers + R"(],"channels":[)" + channels + "]}");
    return gltf.load();
}

const std::string kSampler = R"({"input":0,"output":1})";
const std::string kChannel = R"({"sampler":0,"target":{"node":0,"path":"translation"}})";

}  // namespace

class TestAnimations : public QObject {
    Q_OBJECT

private slots:
    void everyPathIsRead() {
        const AssetPointer asset = loaded(
            loadAnimated({{.node = 1, .path = "translation", .times = {0, 1}, .values = kTwoMoves},
                          {.node = 1, .path = "rotation", .times = {0.5}, .values = {0, 0, 0, 1}},
                          {.node = 1, .path = "scale", .times = {2}, .values = {1, 2, 3}},
                          {.node = 0, .path = "weights", .times = {0, 3}, .values = {0, 1}}}));
        const Animation& animation = last(asset);
        QCOMPARE(animation.name, std::string("Test"));
        QCOMPARE(animation.channels.size(), std::size_t{4});
        QCOMPARE(animation.channels.at(3).path, ChannelPath::Weights);
        QCOMPARE(animation.channels.at(3).fileIndex, 3U);
        QCOMPARE(animation.samplers.at(0).width, 3U);
        QCOMPARE(animation.samplers.at(1).width, 4U);
        QCOMPARE(animation.samplers.at(3).width, 1U);
        QCOMPARE(animation.samplers.at(0).values.at(5), 3.0F);
    }

    void theRangeSpansAllChannels() {
        const AssetPointer asset =
            loaded(loadAnimated({{.node = 1, .times = {0.5, 1}, .values = kTwoMoves},
                                 {.node = 2, .times = {0.75, 4}, .values = kTwoMoves}}));
        QCOMPARE(last(asset).startSeconds, 0.5F);
        QCOMPARE(last(asset).endSeconds, 4.0F);
        QCOMPARE(last(asset).durationSeconds(), 3.5F);
    }

    void everyInterpolationIsRead() {
        QCOMPARE(
            lastSampler(
                loaded(loadAnimated(
                    {{.node = 1, .interpolation = "STEP", .times = {0, 1}, .values = kTwoMoves}})))
                .interpolation,
            Interpolation::Step);
        const AssetPointer cubic = loaded(
            loadAnimated({{.node = 1,
                           .interpolation = "CUBICSPLINE",
                           .times = {0, 1},
                           .values = {0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5}}}));
        QCOMPARE(lastSampler(cubic).keyStride(), 9U);
        QCOMPARE(lastSampler(cubic).values.size(), std::size_t{18});
        QCOMPARE(lastSampler(loaded(loadRaw(kSampler, kChannel))).interpolation,
                 Interpolation::Linear);
    }

    void integerRotationsAreConverted() {
        const AssetPointer asset =
            loaded(loadAnimated({{.node = 1,
                                  .path = "rotation",
                                  .times = {0},
                                  .values = {0, 0, -128, 0},
                                  .output = {.component = Component::Byte, .normalized = true}}}));
        QCOMPARE(lastSampler(asset).values, (std::vector<float>{0.0F, 0.0F, -1.0F, 0.0F}));
        QVERIFY(!findingOf(*asset, "KEY_VALUE_FORMAT"));
    }

    void integersThatAreNotNormalizedAreReported() {
        QVERIFY(findingOf(*loaded(loadAnimated({{.node = 1,
                                                 .path = "rotation",
                                                 .times = {0},
                                                 .values = {0, 0, 0, 1},
                                                 .output = {.component = Component::Short}}})),
                          "KEY_VALUE_FORMAT"));
    }

    void decreasingTimesAreRefusedAndEqualOnesReported() {
        expectError(loadAnimated({{.node = 1, .times = {1, 0}, .values = kTwoMoves}}),
                    ErrorCode::InvalidDocument, "/animations/1/samplers/0/input");
        const AssetPointer asset =
            loaded(loadAnimated({{.node = 1, .times = {1, 1}, .values = kTwoMoves}}));
        const Diagnostic* finding = findingOf(*asset, "TIMES_NOT_INCREASING");
        QVERIFY(finding != nullptr);
        QCOMPARE(finding->key, std::optional<std::uint32_t>(1));
        QVERIFY(finding->message.starts_with("'Test', "));
        QVERIFY(
            finding->message.ends_with(" translation: 1 key shares its time with the previous key, "
                                       "at 1 s; the last one is used"));
    }

    void timesThatAreNotFiniteAreRefused() {
        for (const double bad :
             {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
            GltfBuilder gltf = skinnedBar();
            const float times[2] = {0.0F, static_cast<float>(bad)};
            const int view =
                gltf.addBufferView({reinterpret_cast<const std::uint8_t*>(times), sizeof times});
            const int input =
                gltf.add("accessors", R"({"bufferView":)" + str(view) +
                                          R"(,"type":"SCALAR","componentType":5126,"count":2})");
            const int output = gltf.addAccessor("VEC3", kTwoMoves);
            gltf.add("animations", R"({"samplers":[{"input":)" + str(input) + R"(,"output":)" +
                                       str(output) + R"(}],"channels":[)" + kChannel + "]}");
            expectError(gltf.load(), ErrorCode::InvalidDocument, "/animations/1/samplers/0/input");
        }
    }

    void valueCountsMustFitTheKeys() {
        expectError(loadAnimated({{.node = 1, .times = {0, 1}, .values = {0, 0, 0}}}),
                    ErrorCode::InvalidDocument, "/animations/1/samplers/0/output");
        expectError(loadAnimated({{.node = 1,
                                   .interpolation = "CUBICSPLINE",
                                   .times = {0, 1},
                                   .values = kTwoMoves}}),
                    ErrorCode::InvalidDocument, "/animations/1/samplers/0/output");
        expectError(
            loadAnimated({{.node = 0, .path = "weights", .times = {0, 1}, .values = {1, 1, 1}}}),
            ErrorCode::InvalidDocument, "/animations/1/samplers/0/output");
    }

    void valueTypesMustFitThePath() {
        expectError(loadRaw(kSampler, R"({"sampler":0,"target":{"node":0,"path":"rotation"}})"),
                    ErrorCode::InvalidDocument, "/animations/0/samplers/0/output");
    }

    void channelsWithoutNodeAreIgnoredAndReported() {
        const AssetPointer plain =
            loaded(loadRaw(kSampler, R"({"sampler":0,"target":{"path":"translation"}})"));
        QVERIFY(last(plain).channels.empty());
        QCOMPARE(findingOf(*plain, "CHANNEL_WITHOUT_NODE")->severity, Severity::Warning);
        const AssetPointer pointer = loaded(loadRaw(
            kSampler, R"({"sampler":0,"target":{"path":"pointer","extensions":{"X":{}}}})"));
        QCOMPARE(findingOf(*pointer, "CHANNEL_WITHOUT_NODE")->severity, Severity::Info);
    }

    void unknownPathsAndInterpolationsAreIgnoredAndReported() {
        const AssetPointer path =
            loaded(loadRaw(kSampler, R"({"sampler":0,"target":{"node":0,"path":"colour"}})"));
        QVERIFY(last(path).channels.empty());
        QVERIFY(findingOf(*path, "CHANNEL_PATH_UNKNOWN"));
        QVERIFY(!findingOf(*path, "INVALID_PROPERTY_IGNORED"));
        const AssetPointer bezier =
            loaded(loadRaw(R"({"input":0,"output":1,"interpolation":"BEZIER"})", kChannel));
        QVERIFY(last(bezier).channels.empty());
        QVERIFY(findingOf(*bezier, "INTERPOLATION_UNKNOWN"));
        QVERIFY(!findingOf(*bezier, "INVALID_PROPERTY_IGNORED"));
    }

    void anUnknownPathBesideAnExtensionIsAnErrorAllTheSame() {
        const AssetPointer asset = loaded(
            loadRaw(kSampler, R"({"sampler":0,"target":{"path":"colour","extensions":{"X":{}}}})"));
        QCOMPARE(findingOf(*asset, "CHANNEL_PATH_UNKNOWN")->severity, Severity::Error);
    }

    void anUnknownInterpolationThatNoChannelUsesIsReportedAtItsSampler() {
        const AssetPointer asset = loaded(
            loadRaw(kSampler + R"(,{"input":0,"output":1,"interpolation":"BEZIER"})", kChannel));
        QCOMPARE(findingOf(*asset, "INTERPOLATION_UNKNOWN")->pointer,
                 std::string("/animations/0/samplers/1/interpolation"));
    }

    void ofTwoChannelsForOnePropertyTheFirstHolds() {
        const AssetPointer asset =
            loaded(loadAnimated({{.node = 1, .times = {0, 1}, .values = kTwoMoves},
                                 {.node = 1, .times = {0, 1}, .values = {9, 9, 9, 9, 9, 9}},
                                 {.node = 2, .times = {0, 1}, .values = kTwoMoves}}));
        QCOMPARE(last(asset).channels.size(), std::size_t{2});
        QCOMPARE(last(asset).channels.at(0).fileIndex, 0U);
        const Diagnostic* finding = findingOf(*asset, "CHANNEL_TARGET_TWICE");
        QVERIFY(finding != nullptr);
        QCOMPARE(finding->channel, std::optional<std::uint32_t>(1));
    }

    void channelsOfMissingThingsAreRefused() {
        expectError(loadRaw(kSampler, R"({"sampler":1,"target":{"node":0,"path":"scale"}})"),
                    ErrorCode::InvalidDocument, "/animations/0/channels/0/sampler");
        expectError(loadRaw(kSampler, R"({"sampler":0,"target":{"node":5,"path":"scale"}})"),
                    ErrorCode::InvalidDocument, "/animations/0/channels/0/target/node");
        expectError(loadRaw(R"({"input":0})", kChannel), ErrorCode::InvalidDocument,
                    "/animations/0/samplers/0");
    }

    void weightsOfANodeWithoutTargetsAreIgnoredAndReported() {
        const AssetPointer asset =
            loaded(loadAnimated({{.node = 1, .path = "weights", .times = {0}, .values = {1}}}));
        QVERIFY(last(asset).channels.empty());
        QVERIFY(findingOf(*asset, "CHANNEL_WITHOUT_TARGETS"));
    }

    void rotationKeysThatAreNotUnitAreCounted() {
        const AssetPointer asset =
            loaded(loadAnimated({{.node = 1,
                                  .path = "rotation",
                                  .times = {0, 1, 2},
                                  .values = {0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2}}}));
        const Diagnostic* finding = findingOf(*asset, "KEY_ROTATION_NOT_UNIT");
        QVERIFY(finding != nullptr);
        QCOMPARE(finding->count, std::size_t{2});
        QCOMPARE(finding->key, std::optional<std::uint32_t>(1));
    }
};

SINEW_TEST(TestAnimations)
#include "test_animations.moc"
