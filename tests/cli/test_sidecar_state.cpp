// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "app/cli/render/render_metadata.h"
#include "app/cli/render/sha256.h"
#include "model/load/source/json_document.h"
#include "model/state/state_file.h"
#include "model/state/state_json.h"
#include "tests/model/state/changed_look.h"
#include "tests/model/state/state_samples.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::cli;

namespace {

/// A picture of which everything that a state holds differs from its default.
struct Rendered {
    test::TemporaryFolder folder;
    Asset asset = test::stateAsset();
    InspectionState full = test::fullState();
    RenderOptions options = {};
    RenderChoice choice = {};
    InspectedFile file = {};
    PictureFacts facts = {};

    Rendered() {
        options.file = folder.write("a.glb", {1, 2, 3}).string();
        options.output = (folder.path() / "a.png").string();
        options.clips = {.files = {folder.path() / "b.glb", folder.path() / "c.glb"},
                         .retarget = "on",
                         .jointMap = folder.path() / "m.json"};
        static_cast<Look&>(choice.view) = full.look;
        choice.view.environment = folder.path() / "sky.hdr";
        choice.view.scene = SceneIndex(1U);
        choice.view.skin = SkinIndex(1U);
        choice.view.joint = JointIndex(3U);
        const std::vector joints = {JointIndex(3U), JointIndex(0U), JointIndex(3U)};
        choice.view.joints = std::make_shared<const std::vector<JointIndex>>(joints);
        choice.layers = full.playback.played.blend;
        choice.hand = full.hand;
        choice.hidden = full.hidden;
        choice.trails = full.motion.trails;
        choice.followed = full.motion.followed;
        choice.loop = LoopMode::PingPong;
        file = inspectedFile(options);
        facts.shots.push_back({.animation = AnimationIndex(3U),
                               .seconds = 1.25F,
                               .camera = {},
                               .cameraState = full.camera});
    }
    [[nodiscard]] RenderRecord record() const {
        return {.options = options,
                .choice = choice,
                .asset = asset,
                .file = file,
                .path = options.output,
                .device = "device",
                .samples = 4,
                .facts = facts};
    }
    [[nodiscard]] Result<ReadState> read() const {
        load::Findings ignored;
        const Result<JsonValue> sidecar = load::parseJson(renderMetadata(record()), ignored);
        return readState(*sidecar->find("state"), asset);
    }
};

}  // namespace

class TestSidecarState : public QObject {
    Q_OBJECT

private slots:
    void whatWasDrawnReadsBack() {
        const Rendered f;
        const Result<ReadState> read = f.read();
        QVERIFY2(read.ok(), read ? "" : describe(read.error()).c_str());
        QVERIFY2(read->notices.empty(), read->notices.empty() ? "" : read->notices[0].c_str());
        QVERIFY(read->state == renderedState(f.record()));
        const InspectionState& state = read->state;
        QVERIFY(state.file.path == "a.glb");  // beside the picture
        QVERIFY(state.look.environment == "sky.hdr");
        QCOMPARE(state.file.sha256, fileSha256(f.options.file));
        QCOMPARE(state.file.borrowed.size(), std::size_t{2});
        QVERIFY(state.file.borrowed[1].path == "c.glb");
        QVERIFY(state.file.borrowed[1].jointMap == "m.json");
        QCOMPARE(state.file.borrowed[1].retarget, RestHandling::Retargeted);
        QCOMPARE(state.playback.played.animation, AnimationIndex(3U));
        QVERIFY(state.playback.played.blend == f.choice.layers);
        QCOMPARE(state.playback.seconds, 1.25F);
        QCOMPARE(state.playback.loop, LoopMode::PingPong);
        QCOMPARE(state.selection.scene, SceneIndex(1U));
        QCOMPARE(state.selection.skin, SkinIndex(1U));
        QVERIFY(state.hidden == f.choice.hidden);
        QVERIFY(state.hand == f.choice.hand);
        QVERIFY(state.camera == f.full.camera);
        QVERIFY(state.motion.trails == f.choice.trails);
        QCOMPARE(state.motion.followed, f.choice.followed);
    }

    void jointsAreASetWithTheFirstAsTheCurrentOne() {
        Rendered f;
        QCOMPARE(f.read()->state.selection.joints,
                 ChosenJoints({JointIndex(0U), JointIndex(3U)}, JointIndex(3U)));
        f.choice.view.joints = nullptr;
        QCOMPARE(f.read()->state.selection.joints, ChosenJoints(JointIndex(3U)));
    }

    void everyDisplayOptionIsThere() {
        Rendered f;
        for (const LookOption& option : lookOptions()) {
            static_cast<Look&>(f.choice.view) = Look();
            test::changeValue(option, f.choice.view);
            const Result<ReadState> read = f.read();
            QVERIFY2(read.ok(), option.key);
            InspectionState shown = read->state;
            resolvePaths(shown, folderOf(f.options.output));
            QVERIFY2(shown.look == f.choice.view, option.key);
        }
    }

    void aSheetHasTheStateOfItsFirstCell() {
        Rendered f;
        f.facts.page = SheetPage{.grid = {2, 1}};
        f.choice.layers.clear();
        f.facts.shots.push_back(
            {.animation = AnimationIndex(0U), .seconds = 7.0F, .camera = {}, .cameraState = {}});
        const Result<ReadState> read = f.read();
        QVERIFY(read.ok());
        QCOMPARE(read->state.playback.seconds, 1.25F);
        QVERIFY(read->state.hand == f.choice.hand);
        QVERIFY(read->state.camera == f.full.camera);
    }
};

SINEW_TEST(TestSidecarState)
#include "test_sidecar_state.moc"
