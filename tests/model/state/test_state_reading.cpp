// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <functional>

#include "model/core/json_pointer.h"
#include "model/load/source/json_document.h"
#include "model/state/state_findings.h"
#include "model/state/state_json.h"
#include "tests/model/state/state_samples.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

std::string withFormat(const std::string& members) {
    return R"({"format": "sinew.state/1", )" + members + '}';
}

ReadState readMembers(const std::string& members, const Asset& asset) {
    Result<ReadState> read = readState(withFormat(members), asset);
    return read ? *read : ReadState{.state = {}, .notices = {"error: " + describe(read.error())}};
}

Error errorOf(const std::string& members) {
    const Result<ReadState> read = readState(withFormat(members), test::stateAsset());
    return read ? Error{ErrorCode::Cancelled, "no error", {}} : read.error();
}

/// The asset with one object more before all others of each kind, and "Hip" as the last node.
Asset movedAsset() {
    Asset asset = test::stateAsset();
    const NodeIndex hip(asset.nodes.size());
    asset.parentsFirst.push_back(hip);
    asset.nodes.emplace_back().name = "Added";
    std::swap(asset.nodes.front(), asset.nodes.back());
    for (Skin& skin : asset.skins) {
        skin.joints.front() = hip;
        skin.joints.insert(skin.joints.begin(), NodeIndex(0U));
    }
    asset.scenes.insert(asset.scenes.begin(), Scene{.name = "Added", .roots = {}});
    asset.skins.insert(asset.skins.begin(), Skin());
    asset.animations.insert(asset.animations.begin(), Animation());
    asset.variants.insert(asset.variants.begin(), "green");
    Mesh& mesh = asset.meshes[0];
    mesh.targetNames.insert(mesh.targetNames.begin(), "frown");
    mesh.weights.push_back(0.0F);
    return asset;
}

/// The pointers of all values below this one.
void addPointers(const JsonValue& value, const std::string& pointer,
                 std::vector<std::string>& out) {
    if (const JsonValue::Object* members = value.object()) {
        for (const JsonMember& member : *members) {
            const std::string below = pointer + '/' + member.name;
            out.push_back(below);
            addPointers(member.value, below, out);
        }
    }
    if (const JsonValue::Array* items = value.array()) {
        for (std::size_t i = 0; i < items->size(); ++i) {
            const std::string below = pointer + '/' + std::to_string(i);
            out.push_back(below);
            addPointers((*items)[i], below, out);
        }
    }
}

JsonValue fullJson() {
    load::Findings ignored;
    return *load::parseJson(stateText(test::fullState(), test::stateAsset()), ignored);
}

JsonValue& valueAt(JsonValue& root, const std::string& pointer) {
    return const_cast<JsonValue&>(*resolvePointer(root, pointer));
}

bool isSameType(const JsonValue& a, const JsonValue& b) {
    return (a.boolean() != nullptr) == (b.boolean() != nullptr) &&
           (a.number() != nullptr) == (b.number() != nullptr) &&
           (a.string() != nullptr) == (b.string() != nullptr) &&
           (a.array() != nullptr) == (b.array() != nullptr);
}

bool isAtOrAbove(const std::string& pointer, const std::string& below) {
    return below == pointer || below.starts_with(pointer + '/');
}

}  // namespace

class TestStateReading : public QObject {
    Q_OBJECT

private slots:
    void objectsThatMovedAreFoundByTheirNames() {
        const std::string text = stateText(test::fullState(), test::stateAsset());
        const Result<ReadState> read = readState(text, movedAsset());
        QVERIFY(read.ok());
        const InspectionState& state = read->state;
        const NodeIndex hip(std::size_t{6});
        QVERIFY2(read->notices.empty(), read->notices.empty() ? "" : read->notices[0].c_str());
        QCOMPARE(state.playback.played.animation, AnimationIndex(1U));
        QCOMPARE(state.playback.played.root, hip);
        QCOMPARE(state.playback.played.mix.layers[0].animation, AnimationIndex(3U));
        QCOMPARE(state.playback.played.blend[0].mask, hip);
        QCOMPARE(state.selection.scene, SceneIndex(1U));
        QCOMPARE(state.selection.skin, SkinIndex(1U));
        QCOMPARE(state.selection.joints,
                 ChosenJoints({JointIndex(1U), JointIndex(2U)}, JointIndex(2U)));
        QCOMPARE(state.selection.object, ObjectRef::joint(SkinIndex(1U), JointIndex(2U)));
        QCOMPARE(state.look.variant, VariantIndex(2U));
        QCOMPARE(state.hidden.hidden, std::vector{hip});
        QCOMPARE(state.hand.nodes()[0].weights[0].target, 2U);
        QCOMPARE(state.camera.node, hip);
        QCOMPARE(state.motion.trails, std::vector{hip});
    }

    void jointsAreFoundInTheirSkin() {
        Asset asset = test::stateAsset();
        std::swap(asset.nodes[0].name, asset.nodes[4].name);  // "Hip" is joint 4
        InspectionState state;
        state.selection.skin = SkinIndex(0U);
        state.selection.joints = ChosenJoints(JointIndex(0U));
        state.selection.object = ObjectRef::joint(SkinIndex(0U), JointIndex(0U));
        const std::string text = stateText(state, test::stateAsset());
        const Result<ReadState> read = readState(text, asset);
        QVERIFY(read.ok());
        QCOMPARE(read->state.selection.joints, ChosenJoints(JointIndex(4U)));
        QCOMPARE(read->state.selection.object, ObjectRef::joint(SkinIndex(0U), JointIndex(4U)));
    }

    void anObjectIsFoundAlsoIfItsPointerLeadsNowhere() {
        const Asset asset = test::stateAsset();
        const auto objectOf = [&asset](const std::string& object) {
            return readMembers(R"("selection": {"object": )" + object + '}', asset)
                .state.selection.object;
        };
        QCOMPARE(objectOf(R"({"pointer": "/nodes/70", "name": "Body"})"), ObjectRef(NodeIndex(5U)));
        QCOMPARE(objectOf(R"({"pointer": "/skins/7/joints/70", "name": "Hip", "owner": "Other"})"),
                 ObjectRef::joint(SkinIndex(1U), JointIndex(0U)));
        QCOMPARE(objectOf(R"({"pointer": "/skins/0/joints/70", "name": "Toe", "owner": "Skin"})"),
                 ObjectRef(SkinIndex(0U)));
        QCOMPARE(objectOf(R"({"pointer": "/meshes/0/primitives/9", "owner": "Mesh"})"),
                 ObjectRef(MeshIndex(0U)));
        QCOMPARE(objectOf(R"({"pointer": "/nodes/70", "name": "Toe"})"), ObjectRef());
    }

    void ofEqualNamesTheIndexOrTheFirstCounts() {
        const Asset asset = test::stateAsset();
        const auto nodeOf = [&asset](const std::string& ref) {
            return readMembers(R"("lastCamera": )" + ref, asset).state.lastCameraNode;
        };
        QCOMPARE(nodeOf(R"({"index": 2, "name": "Knee"})"), NodeIndex(2U));
        QCOMPARE(nodeOf(R"({"index": 4, "name": "Knee"})"), NodeIndex(1U));
        QCOMPARE(nodeOf(R"({"index": 3})"), NodeIndex(3U));
        QCOMPARE(nodeOf(R"({"index": 4})"), NodeIndex());
        QCOMPARE(nodeOf(R"({"index": 70, "name": ""})"), NodeIndex());
    }

    void equalClipsOfSeveralFilesAreToldApart() {
        const Asset asset = test::stateAsset();
        const auto clipOf = [&asset](const std::string& ref) {
            return readMembers(R"("playback": {"animation": )" + ref + '}', asset)
                .state.playback.played.animation;
        };
        QCOMPARE(clipOf(R"({"index": 2, "name": "mixamo", "from": "b.glb"})"), AnimationIndex(3U));
        QCOMPARE(clipOf(R"({"index": 3, "name": "mixamo", "from": "a.glb"})"), AnimationIndex(2U));
        QCOMPARE(clipOf(R"({"index": 9, "name": "mixamo", "from": "c.glb"})"), AnimationIndex(2U));
    }

    void whatTheFileLacksIsDroppedWithANotice() {
        const std::string text = stateText(test::fullState(), test::stateAsset());
        Asset asset;
        const Result<ReadState> read = readState(text, asset);
        QVERIFY(read.ok());
        const InspectionState& state = read->state;
        QVERIFY(state.playback.firstClip);
        QVERIFY(!state.playback.played.animation);
        QVERIFY(state.playback.played.mix.layers.empty());
        QVERIFY(!state.playback.played.mix.fade);
        QVERIFY(state.playback.played.blend.empty());
        QVERIFY(!state.playback.played.root);
        QVERIFY(state.selection == SelectionState());
        QVERIFY(state.pins.empty() && !state.currentPin);
        QVERIFY(state.hidden == HiddenNodes());
        QVERIFY(!state.look.variant);
        QVERIFY(state.hand.empty());
        QVERIFY(!state.camera.node && !state.lastCameraNode);
        QVERIFY(state.motion == MotionSubjects());
        const auto hasNotice = [&read](const char* notice) {
            return std::find(read->notices.begin(), read->notices.end(), notice) !=
                   read->notices.end();
        };
        QVERIFY(hasNotice("the file has no animation 'walk' (at /playback/animation)"));
        QVERIFY(hasNotice("the file has no node 'Hip' (at /hide/0)"));
        QVERIFY(hasNotice("the file has no skin 'Skin' (at /selection/object)"));
        QVERIFY(hasNotice("the file has no variant 'blue' (at /look/variant)"));
        QVERIFY(hasNotice("the file has no such vertex (at /selection/marked/vertices/1)"));
    }

    void theFirstOfTheJointsIsTheCurrentOneAndAMissingOneIsLeftOut() {
        const ReadState read = readMembers(
            R"("selection": {"skin": {"index": 0, "name": "Skin"}, "joints": [
                {"index": 2, "name": "Knee"}, {"index": 9, "name": "Toe"}, {"index": 0, "name": "Hip"}]})",
            test::stateAsset());
        QCOMPARE(read.state.selection.joints,
                 ChosenJoints({JointIndex(0U), JointIndex(2U)}, JointIndex(2U)));
        QCOMPARE(read.notices,
                 std::vector<std::string>{"the file has no joint 'Toe' (at /selection/joints/1)"});
    }

    void aValueOfTheWrongTypeIsAnErrorWithItsPointer() {
        const Asset asset = test::stateAsset();
        std::vector<std::string> pointers;
        const JsonValue full = fullJson();
        addPointers(full, {}, pointers);
        QVERIFY(pointers.size() > 150);
        for (const std::string& pointer : pointers) {
            for (const JsonValue& other :
                 {JsonValue(true), JsonValue(5.5), JsonValue(std::string("?")),
                  JsonValue(JsonValue::Array()), JsonValue(JsonValue::Object())}) {
                JsonValue json = full;
                JsonValue& value = valueAt(json, pointer);
                if (isSameType(value, other)) {
                    continue;
                }
                value = other;
                const Result<ReadState> read = readState(json, asset);
                QVERIFY2(!read.ok(), pointer.c_str());
                QCOMPARE(read.error().code, ErrorCode::InvalidRequest);
                QVERIFY2(
                    !read.error().pointer.empty() && isAtOrAbove(read.error().pointer, pointer),
                    describe(read.error()).c_str());
            }
        }
    }

    void aMemberThatIsNullIsMissing() {
        const Asset asset = test::stateAsset();
        std::vector<std::string> pointers;
        const JsonValue full = fullJson();
        addPointers(full, {}, pointers);
        for (const std::string& pointer : pointers) {
            JsonValue json = full;
            valueAt(json, pointer) = JsonValue();
            const Result<ReadState> read = readState(json, asset);
            QVERIFY2(read.ok() || !read.error().pointer.empty(), pointer.c_str());
        }
        QVERIFY(readMembers(R"("playback": {"time": null, "loop": null})", asset).state.playback ==
                PlaybackState());
    }

    void valuesOutOfRangeAreErrors_data() {
        QTest::addColumn<QString>("members");
        QTest::addColumn<QString>("pointer");
        const auto row = [](const char* members, const char* pointer) {
            QTest::addRow("%s of %s", pointer, members) << members << pointer;
        };
        row(R"("playback": {"time": 1e39})", "/playback/time");
        row(R"("playback": {"passes": 1.5})", "/playback/passes");
        row(R"("playback": {"passes": -1, "time": 0})", "/playback/passes");
        row(R"("playback": {"loop": "never"})", "/playback/loop");
        row(R"("playback": {"layers": [{}, {"mode": "multiply"}]})", "/playback/layers/1/mode");
        row(R"("pins": [{"number": 17}])", "/pins/0/number");
        row(R"("hide": [{"name": "Hip"}])", "/hide/0/index");
        row(R"("hide": [{"index": 4294967295}])", "/hide/0/index");
        row(R"("hide": [3])", "/hide/0");
        row(R"("look": {"copies": 0})", "/look/copies");
        row(R"("look": {"contours": 1.5})", "/look/contours");
        row(R"("look": {"exposure": 1e300})", "/look/exposure");
        row(R"("look": {"view": "x-ray"})", "/look/view");
        row(R"("look": {"palette": "none"})", "/look/palette");
        row(R"("hand": [{"rotation": [0, 0, 0, 2]}])", "/hand/0/rotation");
        row(R"("hand": [{"scale": [1, 2]}])", "/hand/0/scale");
        row(R"("hand": [{"weights": [{"target": {"index": 0}}]}])", "/hand/0/weights/0/weight");
        row(R"("camera": {})", "/camera/target");
        row(R"("camera": {"target": [0, 0, 0], "yaw": 0, "pitch": 0, "distance": 0, "fovY": 1,
            "sceneRadius": 1})",
            "/camera");
        row(R"("selection": {"object": {"pointer": "/accessors/0"}})", "/selection/object/pointer");
        row(R"("selection": {"marked": {"count": 1, "vertices": [[5, 0]]}})",
            "/selection/marked/vertices/0");
    }
    void valuesOutOfRangeAreErrors() {
        QFETCH(const QString, members);
        QFETCH(const QString, pointer);
        const Error error = errorOf(members.toStdString());
        QCOMPARE(error.code, ErrorCode::InvalidRequest);
        QCOMPARE(QString::fromStdString(error.pointer), pointer);
    }

    void aTextOfAnotherFormatIsRefused() {
        const Asset asset = test::stateAsset();
        QCOMPARE(readState("{}", asset).error().pointer, std::string("/format"));
        QCOMPARE(readState(R"({"format": "sinew.state/2"})", asset).error().pointer,
                 std::string("/format"));
        QVERIFY(!readState("[]", asset).ok());
        QVERIFY(!readState("", asset).ok());
        QCOMPARE(readState("{", asset).error().code, ErrorCode::InvalidJson);
    }

    void atMostSixteenMebibytesAreRead() {
        std::string text = withFormat(R"("lastCamera": {"index": 0, "name": "Hip"})");
        text.resize(kMostStateBytes, ' ');
        QVERIFY(readState(text, test::stateAsset()).ok());
        text += ' ';
        const Result<ReadState> read = readState(text, test::stateAsset());
        QVERIFY(!read.ok());
        QCOMPARE(read.error().code, ErrorCode::InvalidRequest);
    }

    void ofANameThatOccursTwiceTheLastValueCountsWithANotice() {
        const ReadState read =
            readMembers(R"("playback": {"time": 1, "time": 2})", test::stateAsset());
        QCOMPARE(read.state.playback.seconds, 2.0F);
        QCOMPARE(read.notices.size(), std::size_t{1});
        QVERIFY(read.notices[0].find("\"time\"") != std::string::npos);
    }

    void unknownMembersAreNoticed() {
        const ReadState read = readMembers(
            R"("colour": 1, "look": {"grid": false, "a/b": 1}, "playback": {"tempo": 2})",
            test::stateAsset());
        QVERIFY(!read.state.look.grid);
        const std::vector<std::string> expected = {
            "a state has no such member (at /playback/tempo)",
            "a state has no such member (at /look/a~1b)",
            "a state has no such member (at /colour)",
        };
        QCOMPARE(read.notices, expected);
    }

    void noticesAreLimited() {
        std::string nodes;
        for (int i = 0; i < 150; ++i) {
            nodes += std::string(i == 0 ? "" : ", ") + R"({"index": 9, "name": "Toe"})";
        }
        const ReadState read = readMembers(R"("hide": [)" + nodes + ']', test::stateAsset());
        QCOMPARE(read.notices.size(), StateFindings::kMostNotices + 1);
        QCOMPARE(read.notices.back(), std::string("and 50 more"));
    }

    void listsOfNodesAreInOrderAndWithoutDuplicates() {
        const ReadState read = readMembers(
            R"("only": [{"index": 5, "name": "Body"}, {"index": 0, "name": "Hip"},
                        {"index": 7, "name": "Body"}])",
            test::stateAsset());
        const std::vector<NodeIndex> expected = {NodeIndex(0U), NodeIndex(5U)};
        QCOMPARE(read.state.hidden.only, expected);
    }

    void cameraWithoutAWordAboutItWasMoved() {
        const ReadState read = readMembers(
            R"("camera": {"target": [0, 1, 0], "yaw": 0, "pitch": 0, "distance": 2, "fovY": 1,
                "sceneRadius": 1})",
            test::stateAsset());
        QVERIFY(read.notices.empty());
        QVERIFY(!read.state.camera.untouched);
        QCOMPARE(read.state.camera.camera.target.y, 1.0F);
    }
};

SINEW_TEST(TestStateReading)
#include "test_state_reading.moc"
