// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/state/state_json.h"

#include <QtTest/QTest>
#include <functional>

#include "model/core/json_writer.h"
#include "model/load/source/json_document.h"
#include "tests/model/state/changed_look.h"
#include "tests/model/state/state_samples.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

/// Takes one member over from the full state.
using Take = std::function<void(InspectionState&, const InspectionState&)>;

#define TAKE(member) \
    Take([](InspectionState& to, const InspectionState& full) { to.member = full.member; })

/// The members of every struct of a state. A new member does not compile here: it needs a line in
/// `describe` (state_form.h) and in `takes`.
[[maybe_unused]] void countMembers(const InspectionState& state) {
    [[maybe_unused]] const auto& [file, playback, selection, pins, currentPin, hidden, look, hand,
                                  camera, lastCameraNode, motion, picture] = state;
    [[maybe_unused]] const auto& [path, sha256, borrowed] = file;
    [[maybe_unused]] const auto& [borrowedPath, retarget, jointMap] = borrowed.front();
    [[maybe_unused]] const auto& [played, firstClip, seconds, playing, reversed, speed, loop,
                                  passes, allClips, framesPerSecond, inOut, pathShown] = playback;
    [[maybe_unused]] const auto& [animation, mixing, mix, blend, root, inPlace, noHand] = played;
    [[maybe_unused]] const auto& [inX, inY, inZ, turn] = inPlace;
    [[maybe_unused]] const auto& [layers, fade] = mix;
    [[maybe_unused]] const auto& [l1, l2, l3, l4, l5, l6, l7, l8, l9, l10, l11] = layers.front();
    [[maybe_unused]] const auto& [f1, f2, f3] = *fade;
    [[maybe_unused]] const auto& [b1, b2, b3, b4, b5, b6] = blend.front();
    [[maybe_unused]] const auto& [object, scene, skin, joints, node, marked] = selection;
    [[maybe_unused]] const auto& [place, number] = pins.front();
    [[maybe_unused]] const auto& [p1, p2, p3, p4, p5] = place;
    [[maybe_unused]] const auto& [hiddenOnes, only] = hidden;
    [[maybe_unused]] const auto& [h1, h2, h3, h4, h5] = hand.nodes().front();
    [[maybe_unused]] const auto& [orbit, cameraNode, untouched] = camera;
    [[maybe_unused]] const auto& [o1, o2, o3, o4, o5, o6, o7, o8] = orbit;
    [[maybe_unused]] const auto& [trails, followed, feet] = motion;
    [[maybe_unused]] const auto& [m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14] =
        *picture;
}

#define TAKE_OF_PICTURE(member)                                 \
    Take([](InspectionState& to, const InspectionState& full) { \
        PictureMaking plain{.width = 1, .height = 1};           \
        plain.member = full.picture->member;                    \
        to.picture = plain;                                     \
    })

std::vector<Take> takesOfPicture() {
    return {
        TAKE_OF_PICTURE(width),           TAKE_OF_PICTURE(height),     TAKE_OF_PICTURE(samples),
        TAKE_OF_PICTURE(pixelsPerPoint),  TAKE_OF_PICTURE(text),       TAKE_OF_PICTURE(backdrop),
        TAKE_OF_PICTURE(columns),         TAKE_OF_PICTURE(rows),       TAKE_OF_PICTURE(animations),
        TAKE_OF_PICTURE(camera),          TAKE_OF_PICTURE(note),       TAKE_OF_PICTURE(explained),
        TAKE_OF_PICTURE(throughSurfaces), TAKE_OF_PICTURE(supersample)};
}

std::vector<Take> takesOfPlayback() {
    return {TAKE(playback.played.animation),
            TAKE(playback.played.mixing),
            TAKE(playback.played.mix.layers),
            TAKE(playback.played.mix.fade),
            TAKE(playback.played.blend),
            TAKE(playback.played.root),
            TAKE(playback.played.inPlace.x),
            TAKE(playback.played.inPlace.y),
            TAKE(playback.played.inPlace.z),
            TAKE(playback.played.inPlace.turn),
            TAKE(playback.firstClip),
            TAKE(playback.seconds),
            TAKE(playback.playing),
            TAKE(playback.reversed),
            TAKE(playback.speed),
            TAKE(playback.loop),
            TAKE(playback.passes),
            TAKE(playback.allClips),
            TAKE(playback.framesPerSecond),
            TAKE(playback.inOut),
            TAKE(playback.pathShown)};
}

std::vector<Take> takesOfTheRest() {
    return {TAKE(file.path),
            TAKE(file.sha256),
            TAKE(file.borrowed),
            TAKE(selection.object),
            TAKE(selection.scene),
            TAKE(selection.skin),
            Take([](InspectionState& to, const InspectionState& full) {
                to.selection.skin = full.selection.skin;
                to.selection.joints = full.selection.joints;
            }),
            TAKE(selection.node),
            TAKE(selection.marked),
            TAKE(pins),
            Take([](InspectionState& to, const InspectionState& full) {
                to.pins = full.pins;
                to.currentPin = full.currentPin;
            }),
            TAKE(hidden.hidden),
            TAKE(hidden.only),
            TAKE(hand),
            TAKE(camera.camera.target),
            TAKE(camera.camera.yawRadians),
            TAKE(camera.camera.pitchRadians),
            TAKE(camera.camera.distance),
            TAKE(camera.camera.fovYRadians),
            TAKE(camera.camera.orthographic),
            TAKE(camera.camera.sceneRadius),
            TAKE(camera.camera.rollRadians),
            TAKE(camera.node),
            TAKE(camera.untouched),
            TAKE(lastCameraNode),
            TAKE(motion.trails),
            TAKE(motion.followed),
            TAKE(motion.feet)};
}

/// Empty if the state reads back as it is.
std::string difference(const InspectionState& state, const Asset& asset) {
    const std::string text = stateText(state, asset);
    const Result<ReadState> read = readState(text, asset);
    if (!read) {
        return describe(read.error()) + " in " + text;
    }
    if (!read->notices.empty()) {
        return read->notices.front() + " in " + text;
    }
    return test::sameState(read->state, state) ? std::string() : "differs: " + text;
}

JsonValue parsed(const std::string& text) {
    load::Findings ignored;
    return *load::parseJson(text, ignored);
}

}  // namespace

class TestStateJson : public QObject {
    Q_OBJECT

private slots:
    void randomStatesReadBackBitForBit() {
        const Asset asset = test::stateAsset();
        test::Random random(7);
        for (int i = 0; i < 500; ++i) {
            const std::string wrong = difference(test::randomState(random), asset);
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    void everyMemberChangedAloneIsWrittenAndRead() {
        const Asset asset = test::stateAsset();
        const InspectionState full = test::fullState();
        const std::string without = stateText({}, asset);
        std::vector<Take> takes = takesOfPlayback();
        for (const std::vector<Take>& more : {takesOfTheRest(), takesOfPicture()}) {
            takes.insert(takes.end(), more.begin(), more.end());
        }
        for (const Take& take : takes) {
            InspectionState state;
            take(state, full);
            QVERIFY(stateText(state, asset) != without);
            const std::string wrong = difference(state, asset);
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    void everyDisplayOptionChangedAloneIsWrittenAndRead() {
        const Asset asset = test::stateAsset();
        const std::string without = stateText({}, asset);
        for (const LookOption& option : lookOptions()) {
            InspectionState state;
            test::changeValue(option, state.look);
            QVERIFY2(stateText(state, asset) != without, option.key);
            const std::string wrong = difference(state, asset);
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    void theFullStateReadsBackAndIsWrittenAlike() {
        const Asset asset = test::stateAsset();
        const std::string text = stateText(test::fullState(), asset);
        const Result<ReadState> read = readState(text, asset);
        QVERIFY(read.ok());
        QCOMPARE(stateText(read->state, asset), text);
    }

    void defaultsAreLeftOutButThoseOfTheLook() {
        const JsonValue json = parsed(stateText({}, test::stateAsset()));
        QCOMPARE(json.text("format"), std::string("sinew.state/1"));
        for (const char* key : {"file", "playback", "selection", "pins", "hide", "only", "hand",
                                "lastCamera", "motion"}) {
            QVERIFY2(!json.has(key), key);
        }
        QVERIFY(json.find("look")->has("grid"));
        QCOMPARE(*json.find("camera")->find("distance")->number(), 3.0);
    }

    void objectsHaveIndexAndNameAndBorrowedClipsTheirFile() {
        InspectionState state = test::fullState();
        state.playback.played.animation = AnimationIndex(std::size_t{3});
        const JsonValue json = parsed(stateText(state, test::stateAsset()));
        const JsonValue& clip = *json.find("playback")->find("animation");
        QCOMPARE(*clip.find("index")->number(), 3.0);
        QCOMPARE(clip.text("name"), std::string("mixamo"));
        QCOMPARE(clip.text("from"), std::string("b.glb"));
        const JsonValue& joint = *json.find("selection")->find("object");
        QCOMPARE(joint.text("pointer"), std::string("/skins/0/joints/1"));
        QCOMPARE(joint.text("name"), std::string("Knee"));
        QCOMPARE(joint.text("owner"), std::string("Skin"));
        QCOMPARE(json.find("selection")->elements("joints")[0].text("name"), std::string("Knee"));
    }

    void numbersAreNumbersAndTextsAreTexts() {
        InspectionState state;
        state.look.lighting.environmentRotationRadians = 0.1F;
        state.playback.passes = 1'000'000;
        const std::string text = stateText(state, test::stateAsset());
        QVERIFY(text.find("\"passes\": 1000000") != std::string::npos);
        QVERIFY(text.find(": 0.1,") != std::string::npos);
        QVERIFY(text.find("\"grid\": true") != std::string::npos);
        QVERIFY(text.find("\"view\": \"shaded\"") != std::string::npos);
    }

    void anObjectThatHoldsAStateHoldsItsMembers() {
        const Asset asset = test::stateAsset();
        std::string text;
        JsonWriter json([&text](std::string_view piece) { text += piece; });
        json.beginObject();
        json.key("state").beginObject();
        writeState(json, test::fullState(), asset);
        json.endObject();
        json.endObject();
        json.finish();
        const Result<ReadState> read = readState(*parsed(text).find("state"), asset);
        QVERIFY(read.ok());
        QVERIFY(test::sameState(read->state, test::fullState()));
    }

    void whatTheAssetLacksIsNotWritten() {
        const InspectionState full = test::fullState();
        const std::string text = stateText(full, Asset());
        const Result<ReadState> read = readState(text, Asset());
        QVERIFY(read.ok());
        QVERIFY(!read->state.playback.played.animation);
        QVERIFY(!read->state.selection.node);
        QVERIFY(read->state.hidden == HiddenNodes());
    }
};

SINEW_TEST(TestStateJson)
#include "test_state_json.moc"
