// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// What holds whichever two capabilities of a session are on, in both orders of switching them on.
#include <QCoreApplication>
#include <QStringList>
#include <QTest>
#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "app/gui/frame.h"
#include "model/motion/trails.h"
#include "model/picture/picture_finder.h"
#include "model/view/shown_motion.h"
#include "tests/support/allocation_counter.h"
#include "tests/support/caller.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/settle.h"
#include "tests/support/test_program.h"
#include "ui/session/session.h"
#include "ui/session/work/motion_meter.h"
#include "viewport/offscreen/offscreen_renderer.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr AnimationIndex kBend{std::size_t{0}};  // 0 to 1 s, has no root motion
constexpr AnimationIndex kWalk{std::size_t{1}};  // 0.5 to 2.5 s
constexpr NodeIndex kHips{1U};
constexpr NodeIndex kFlag{4U};  // a rigid mesh
constexpr PictureSize kSeamPicture{64, 48, 1};
constexpr float kAspect = 4.0F / 3.0F;

/// A skinned bar that walks, and a flag. Numbers are binary fractions, so that shifts are exact.
std::shared_ptr<const Asset> walker() {
    static const std::shared_ptr<const Asset> made = [] {
        GltfBuilder gltf = skinnedBar();
        const int flag = gltf.addAccessor("VEC3", {1, 0, 0, 2, 0, 0, 1, 2, 0});
        gltf.add("meshes",
                 R"({"name":"Flag","primitives":[{"attributes":{"POSITION":)" + str(flag) + "}}]}");
        gltf.add("nodes", R"({"name":"Flag","mesh":1})");
        gltf.replace("scenes", 0, R"({"nodes":[0,1,4]})");
        gltf.addAnimation(
            "Walk",
            {{.node = 1, .times = {0.5, 1.5, 2.5}, .values = {0, 0, 0, 0.5, 0.25, 2, 0, 0, 4}},
             {.node = 3,
              .path = "rotation",
              .times = {0.5, 2.5},
              .values = {0, 0, 0, 1, 0, 0.6, 0, 0.8}}});
        return *gltf.load();
    }();
    return made;
}

std::shared_ptr<const Asset> otherFile() {
    Asset other;
    other.nodes.resize(1);
    return finishAsset(std::move(other));
}

template <class Change>
void changeLook(Session& session, Change change) {
    Look look = session.appearance().look();
    change(look);
    session.appearance().setLook(std::move(look));
}

struct Capability {
    const char* name;
    void (*on)(Session&);
    void (*off)(Session&);
};

const std::array kCapabilities{
    Capability{"reversed", [](Session& s) { s.player().toggleReverse(); },
               [](Session& s) {
                   s.player().setPlaying(false);
                   s.player().togglePlaying();
               }},
    Capability{"mixing",
               [](Session& s) {
                   Layer above;
                   above.animation = kBend;
                   above.weight = 0.5F;
                   s.player().setMix({.layers = {s.player().presentLayer(), above}, .fade = {}});
               },
               [](Session& s) { s.player().setMix({}); }},
    Capability{"in and out points",
               [](Session& s) {
                   const float start = s.player().clipStart();
                   const float length = s.player().clipEnd() - start;
                   s.player().setInOut(start + 0.25F * length, start + 0.75F * length);
               },
               [](Session& s) { s.player().playWholeClip(); }},
    Capability{"passes", [](Session& s) { s.player().setRepeats(2); },
               [](Session& s) { s.player().setRepeats(0); }},
    Capability{"all clips", [](Session& s) { s.player().setPlaysAllClips(true); },
               [](Session& s) { s.player().setPlaysAllClips(false); }},
    Capability{"bind pose", [](Session& s) { s.appearance().setMode(ViewMode::BindPose); },
               [](Session& s) { s.appearance().setMode(ViewMode::Shaded); }},
    Capability{"follow the root",
               [](Session& s) {
                   changeLook(s, [](Look& look) {
                       look.motion.followCamera = look.motion.followGround = true;
                   });
               },
               [](Session& s) {
                   changeLook(s, [](Look& look) {
                       look.motion.followCamera = look.motion.followGround = false;
                   });
               }},
    Capability{"hidden nodes", [](Session& s) { s.visibility().hide(std::array{kFlag}); },
               [](Session& s) { s.visibility().showAll(); }},
    Capability{"in place", [](Session& s) { s.player().setInPlace({.x = true, .z = true}); },
               [](Session& s) { s.player().setInPlace({}); }},
    Capability{"hand pose",
               [](Session& s) {
                   s.selection().setByHand(
                       {.node = NodeIndex(2U), .rotation = glm::quat(0.8F, 0.0F, 0.0F, 0.6F)});
               },
               [](Session& s) { s.selection().resetByHand(); }},
    Capability{"ghosts",
               [](Session& s) { changeLook(s, [](Look& look) { look.motion.ghosts = true; }); },
               [](Session& s) { changeLook(s, [](Look& look) { look.motion.ghosts = false; }); }},
    Capability{"trails",
               [](Session& s) {
                   changeLook(s, [](Look& look) { look.motion.trails = TrailReach::Clip; });
               },
               [](Session& s) {
                   changeLook(s, [](Look& look) { look.motion.trails = TrailReach::None; });
               }},
    Capability{"copies", [](Session& s) { s.appearance().setCopies(4); },
               [](Session& s) { s.appearance().setCopies(1); }},
};

bool samePose(const PoseEvaluator& a, const PoseEvaluator& b) {
    return std::ranges::equal(a.world(), b.world()) && a.pose().weights == b.pose().weights &&
           std::ranges::equal(a.palette(SkinIndex(0U)), b.palette(SkinIndex(0U)));
}

using Row = std::vector<Capability>;

bool has(const Row& row, std::string_view name) {
    return std::ranges::any_of(row, [&](const Capability& each) { return each.name == name; });
}

/// The parts of two states that differ.
QString differing(const InspectionState& a, const InspectionState& b) {
    QStringList parts;
    const auto compare = [&](const char* name, bool same) {
        if (!same) {
            parts.append(QLatin1String(name));
        }
    };
    const PlaybackState& played = a.playback;
    compare("animation", played.played.animation == b.playback.played.animation);
    compare("mixing", played.played.mixing == b.playback.played.mixing);
    compare("mix", played.played.mix == b.playback.played.mix);
    compare("seconds", played.seconds == b.playback.seconds);
    compare("playing", played.playing == b.playback.playing);
    compare("reversed", played.reversed == b.playback.reversed);
    compare("speed", played.speed == b.playback.speed);
    compare("in and out", played.inOut == b.playback.inOut);
    compare("playback", played == b.playback);
    compare("selection", a.selection == b.selection);
    compare("hidden", a.hidden == b.hidden);
    compare("look", a.look == b.look);
    compare("hand", a.hand == b.hand);
    compare("untouched", a.camera.untouched == b.camera.untouched);
    compare("camera", a.camera == b.camera);
    compare("the rest", a == b);
    return parts.join(QStringLiteral(", "));
}

/// A session that plays the walk and has drawn a frame. Its wall clock is manual.
struct Seam {
    double wall = 64.0;
    Session session{nullptr, [this] { return wall; }};
    Player& player = session.player();
    FrameInput frame;

    Seam() {
        session.document().setCheck({});
        session.rig().setSmoothMoves(false);
        session.document().show({.asset = walker(), .outline = firstOutline()});
        player.setAnimation(kWalk);
        pass(0.75);
    }

    static const Outline& firstOutline() {
        static const Outline outline = animatedOutline(walker(), {}, kBend);
        return outline;
    }
    void pass(double seconds) {
        wall += seconds;
        session.advance(wall);
        fillFrame(session, kAspect, frame);
    }
    void turn(const Capability& one, bool on, Caller caller = Caller::here()) {
        (on ? one.on : one.off)(session);
        settleAll(caller);
    }
    [[nodiscard]] PoseEvaluator posedAt(float seconds) {
        PlayedPoses played;
        player.fillPlayed(played);
        played.hand = session.selection().posing().pose;
        PoseMoment moment;
        setMoment(*walker(), played, seconds, moment);
        PoseEvaluator pose(walker());
        evaluate(pose, moment);
        return pose;
    }
    [[nodiscard]] StateParts parts() {
        return {.player = player,
                .selection = session.selection(),
                .pins = session.pins(),
                .visibility = session.visibility(),
                .appearance = session.appearance(),
                .rig = session.rig(),
                .motion = session.motionMeter()};
    }
    [[nodiscard]] InspectionState state() { return stateOf(parts()); }

    /// What other threads find has arrived, and a frame is drawn with it.
    void settleAll(Caller caller) {
        settle();
        const bool arrived = QTest::qWaitFor([this] {
            return !player.rootMotion().measuring && !session.motionMeter().busy() &&
                   trailsAreThoseOfThePoses();
        });
        SINEW_VERIFY(caller, arrived);
        settle();
        pass(0.0);
    }
    [[nodiscard]] bool trailsAreThoseOfThePoses() {
        const auto& trails = session.motion().trails();
        const NodeIndex root = player.rootMotion().node;
        if (!showsTrails(session.appearance().look()) || !root) {
            return trails == nullptr;
        }
        if (!trails || trails->tracks.nodes != std::vector{root} ||
            trails->start != player.clipStart() || trails->end != player.clipEnd()) {
            return false;
        }
        const std::vector<float>& seconds = trails->tracks.seconds;
        for (std::size_t i = 0; i < seconds.size(); i += 1 + seconds.size() / 8) {
            if (trails->tracks.of(0)[i] != glm::vec3(posedAt(seconds[i]).world(root)[3])) {
                return false;
            }
        }
        return true;
    }
    void moveCamera(bool wanted) {
        OrbitCamera camera = session.rig().camera();
        camera.target = glm::vec3(0.0F, 1.0F, 1.0F);
        if (wanted) {
            session.rig().setCamera(camera);
        }
    }
    /// Shows another file and returns from it before it is drawn.
    void leaveAndReturn() {
        Document& document = session.document();
        QObject host;
        QObject::connect(&document, &Document::assetChanged, &host,
                         [&] { document.setArrival(0.0F); });
        document.show({.asset = otherFile(), .outline = {}});
        QObject::disconnect(&document, nullptr, &host, nullptr);
        document.cancelArrival();
    }
};

std::vector<std::uint8_t> pixelsOf(const FrameInput& input) {
    static OffscreenRenderer renderer;
    renderer.setAsset(walker());
    return renderer.render(input, kSeamPicture).rgba;
}

/// What `shown` shows, from copies of what the session knows and a pose of their own, as a
/// screenshot is drawn.
std::vector<std::uint8_t> pixelsAfresh(Session& session, const FrameInput& shown) {
    const PictureSubject subject = session.subject();
    PoseEvaluator pose(subject.clips);
    PoseMoment moment;
    setMoment(subject.asset(), subject.played, subject.seconds, moment);
    evaluate(pose, moment);
    PictureFindings found = session.findings();
    PictureFinder().find(subject, found);
    PictureBuilder builder;
    FrameInput input;
    builder.fill(subject, &pose, found, input);
    input.camera = shown.camera;
    input.leftOut = shown.leftOut;
    return pixelsOf(input);
}

void addPairs() {
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    for (std::size_t i = 0; i < kCapabilities.size(); ++i) {
        for (std::size_t j = 0; j < kCapabilities.size(); ++j) {
            const std::string name =
                i == j ? std::string(kCapabilities[i].name)
                       : std::string(kCapabilities[i].name) + ", then " + kCapabilities[j].name;
            QTest::newRow(name.c_str()) << int(i) << int(j);
        }
    }
}

/// Two, or one alone.
Row capabilitiesOfRow() {
    QFETCH(int, first);
    QFETCH(int, second);
    Row row{kCapabilities[std::size_t(first)]};
    if (second != first) {
        row.push_back(kCapabilities[std::size_t(second)]);
    }
    return row;
}

}  // namespace

class TestSeams : public QObject {
    Q_OBJECT

private slots:
    void theMomentThatIsShownIsTheOneThatIsEvaluated_data() { addPairs(); }
    void theMomentThatIsShownIsTheOneThatIsEvaluated() {
        Seam f;
        for (const Capability& each : capabilitiesOfRow()) {
            f.turn(each, true);
            showsOneMoment(f);
            f.pass(0.125);
            showsOneMoment(f);
        }
        for (int i = 0; i < 16; ++i) {
            f.pass(0.21875);
            showsOneMoment(f);
        }
        f.settleAll(Caller::here());
        showsOneMoment(f);
        for (int i = 0; i < 160; ++i) {
            f.wall += 0.0625;
            f.session.advance(f.wall);
        }
        QCOMPARE(f.player.playing(), f.player.repeats() == 0);
    }

    void switchedOffTheyLeaveTheStateOfBefore_data() { addPairs(); }
    void switchedOffTheyLeaveTheStateOfBefore() {
        Seam f;
        f.settleAll(Caller::here());
        const Row row = capabilitiesOfRow();
        const auto changed = [&](InspectionState from) {
            const InspectionState now = f.state();
            // These move no camera, but count in the next framing.
            if (has(row, "hidden nodes") || has(row, "mixing") || has(row, "hand pose")) {
                from.camera.camera = now.camera.camera;
            }
            return differing(now, from);
        };
        const InspectionState before = f.state();
        InspectionState alone = before;
        if (row.size() > 1) {
            f.turn(row.front(), true);
            alone = f.state();
        }
        f.turn(row.back(), true);
        f.turn(row.back(), false);
        if (row.back().name == std::string_view("mixing")) {  // the clip starts anew
            alone.playback.inOut.reset();
        }
        QCOMPARE(changed(alone), QString());
        f.turn(row.front(), false);
        QCOMPARE(changed(before), QString());
        for (const bool on : {true, false}) {
            for (const Capability& each : row) {
                f.turn(each, on);
            }
        }
        QCOMPARE(changed(before), QString());
    }

    void aStateThatIsPutBackIsTheSameAndShowsTheSamePicture_data() { addPairs(); }
    void aStateThatIsPutBackIsTheSameAndShowsTheSamePicture() {
        Seam f;
        const Row row = capabilitiesOfRow();
        // A view that nobody moved is framed, when it is put back, without what is hidden by then
        // and without what is posed by hand.
        const bool moved = has(row, "hidden nodes") || has(row, "hand pose");
        f.moveCamera(moved);
        for (const Capability& each : row) {
            f.turn(each, true);
            f.pass(0.125);
        }
        f.moveCamera(moved);
        f.settleAll(Caller::here());
        const InspectionState state = f.state();
        Seam fresh;
        InspectionState there = (putBack(state, fresh.parts()), fresh.state());
        there.camera = state.camera;  // put back by the rig
        QCOMPARE(differing(there, state), QString());

        const std::vector<std::uint8_t> shown = pixelsOf(f.frame);
        QVERIFY(pixelsAfresh(f.session, f.frame) == shown);
        f.leaveAndReturn();
        f.settleAll(Caller::here());
        QCOMPARE(differing(f.state(), state), QString());
        QVERIFY(pixelsOf(f.frame) == shown);
    }

    void framesOfALoopAllocateNoMoreThanThoseOfTheLoopBefore_data() { addPairs(); }
    void framesOfALoopAllocateNoMoreThanThoseOfTheLoopBefore() {
        Seam f;
        for (const Capability& each : capabilitiesOfRow()) {
            f.turn(each, true);
        }
        const auto allocationsOfLoops = [&] {
            const std::size_t before = allocationsOfThisThread();
            for (int i = 0; i < 48; ++i) {  // 6 s: whole loops of each clip, of both and of the mix
                f.pass(0.125);
            }
            return allocationsOfThisThread() - before;
        };
        (void)allocationsOfLoops();
        const std::size_t once = allocationsOfLoops();
        const std::size_t again = allocationsOfLoops();
        QVERIFY2(again <= once + once / 4 + 16,  // work that is shared with other threads varies
                 qPrintable(QStringLiteral("%1, then %2").arg(once).arg(again)));
    }

private:
    static void showsOneMoment(Seam& f, Caller caller = Caller::here()) {
        const PlaybackClock& clock = f.player.clock();
        const float seconds = f.player.seconds();
        SINEW_VERIFY(caller, seconds >= clock.startSeconds && seconds <= clock.endSeconds);
        const float clockSeconds = clock.secondsAt(f.wall);
        // The end of a loop is its start.
        const bool turns = seconds == clock.endSeconds && clockSeconds == clock.startSeconds;
        SINEW_VERIFY(caller, !f.player.playing() || seconds == clockSeconds || turns);
        SINEW_COMPARE(caller, clock.speed < 0.0, f.player.reversed());
        SINEW_COMPARE(caller, f.frame.trailSeconds, seconds);
        SINEW_VERIFY(caller, samePose(*f.frame.evaluator, f.posedAt(seconds)));
        const PictureSubject& subject = f.session.subject();
        std::vector<GhostTime> times;
        if (showsGhosts(subject)) {
            ghostTimes(subject.view.motion, ghostRange(subject), times);
        }
        SINEW_COMPARE(caller, f.frame.ghosts.size(), times.size());
        for (std::size_t i = 0; i < times.size(); ++i) {
            SINEW_VERIFY(caller, times[i].seconds >= f.player.clipStart() &&
                                     times[i].seconds <= f.player.clipEnd());
            SINEW_VERIFY(caller,
                         samePose(*f.frame.ghosts[i].evaluator, f.posedAt(times[i].seconds)));
        }
        showsCrowd(f, caller);
    }

    static void showsCrowd(Seam& f, Caller caller) {
        const Look& look = f.session.appearance().look();
        const bool crowd = look.copies > 1 && look.mode != ViewMode::BindPose;
        SINEW_COMPARE(caller, f.frame.crowd.crowd != nullptr, crowd);
        SINEW_VERIFY(caller, !crowd || f.frame.ghosts.empty());
        if (crowd && !f.player.mixing()) {
            SINEW_COMPARE(caller, f.session.subject().played.animation, f.player.animation());
            SINEW_COMPARE(caller, f.frame.crowd.seconds.front(), f.player.seconds());
        }
    }
};

SINEW_TEST_IN(QCoreApplication, TestSeams)
#include "test_seams.moc"
