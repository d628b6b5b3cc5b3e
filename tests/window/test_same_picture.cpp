// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <string_view>

#include "app/cli/borrow_input.h"
#include "app/cli/render/render_options.h"
#include "model/demo/orca.h"
#include "model/load/load_asset.h"
#include "model/picture/picture_finder.h"
#include "model/view/shown_nodes.h"
#include "tests/support/test_program.h"
#include "ui/session/session.h"
#include "ui/session/work/motion_meter.h"

using namespace sinew;

namespace {

/// What changes what a picture shows. Every pair is tried.
struct Feature {
    const char* name;
    void (*set)(cli::RenderOptions& options);
};

const Feature kFeatures[] = {
    {"another clip", [](cli::RenderOptions& o) { o.animations = {"1"}; }},
    {"rest pose", [](cli::RenderOptions& o) { o.animations.clear(); }},
    {"beyond the end", [](cli::RenderOptions& o) { o.seconds = 1000.0F; }},
    {"pose by hand",
     [](cli::RenderOptions& o) {
         o.morphs = {{"0", 0.7F}};
     }},
    {"hidden", [](cli::RenderOptions& o) { o.hidden = {"1"}; }},
    {"follow",
     [](cli::RenderOptions& o) { o.view.motion.followCamera = o.view.motion.followGround = true; }},
    {"follow a node",
     [](cli::RenderOptions& o) {
         o.view.motion.followGround = true;
         o.followed = "4";
     }},
    {"ghosts", [](cli::RenderOptions& o) { o.view.motion.ghosts = true; }},
    {"seam", [](cli::RenderOptions& o) { o.view.motion.seamGhost = true; }},
    {"trails", [](cli::RenderOptions& o) { o.view.motion.trails = TrailReach::Clip; }},
    {"trails of a joint",
     [](cli::RenderOptions& o) {
         o.view.motion.trails = TrailReach::Around;
         o.joints = {"3"};
     }},
    {"copies", [](cli::RenderOptions& o) { o.view.copies = 5; }},
    {"bind pose", [](cli::RenderOptions& o) { o.view.mode = ViewMode::BindPose; }},
    {"stored weights", [](cli::RenderOptions& o) { o.view.weights = WeightSource::Stored; }},
    {"played once", [](cli::RenderOptions& o) { o.loop = LoopMode::Once; }},
    {"box of the clip", [](cli::RenderOptions& o) { o.view.marks.clipBounds = true; }},
};

const std::shared_ptr<const Asset>& orca() {
    static const std::shared_ptr<const Asset> kOrca =
        *loadAssetFromMemory(orcaGlb(), {}, {.decodeImages = false});
    return kOrca;
}

/// The window, with what the options of `render` ask for.
struct SamePicture {
    std::shared_ptr<const Asset> asset = orca();
    Session session{nullptr, [] { return 100.0; }};
    cli::RenderOptions options;
    PictureChoice choice;
    PictureSubject rendered;

    explicit SamePicture(std::initializer_list<Feature> features) {
        options.animations = {"0"};
        options.seconds = 0.4F;
        for (const Feature& feature : features) {
            feature.set(options);
        }
        choice = resolve(options, *asset);
        session.document().show(
            {asset, storedOutline(*asset,
                                  sceneNodes(*asset, asset->defaultScene))});  // framed again below
        Player& player = session.player();
        player.setPlaying(false);
        player.setLoop(choice.loop);
        player.setAnimation(choice.animations.empty() ? AnimationIndex()
                                                      : choice.animations.front());
        player.setRootNode(choice.followed);
        player.seek(*options.seconds);
        session.visibility().setHiddenNodes(choice.hidden);
        session.selection().setHandPose(choice.hand);
        if (!options.joints.empty()) {
            session.selection().setJoints(ChosenJoints(choice.view.joint));
        }
        session.appearance().setLook(choice.view);
        rendered =
            subjectOf(choice, session.document().clips(), player.animation(), *options.seconds);
    }

    /// The two hosts hold the selection and what is hidden in their own form.
    PictureSubject shown() {
        PictureSubject subject = session.subject();
        for (std::size_t i = 0; i < asset->nodes.size() && rendered.view.shown; ++i) {
            const bool draws = subject.view.shown && subject.view.shown->draws(NodeIndex(i));
            if (draws != rendered.view.shown->draws(NodeIndex(i))) {
                return {};
            }
        }
        const Look look = subject.view;
        subject.view = rendered.view;
        static_cast<Look&>(subject.view) = look;
        return subject;
    }
};

bool alike(const TrailSet* a, const TrailSet* b) {
    if (a == nullptr || b == nullptr) {
        return a == b;
    }
    bool same = a->tracks.nodes == b->tracks.nodes && a->tracks.seconds == b->tracks.seconds &&
                a->marks.size() == b->marks.size();
    for (std::size_t i = 0; same && i < a->marks.size(); ++i) {
        const auto one = a->tracks.of(i);
        same = std::equal(one.begin(), one.end(), b->tracks.of(i).begin()) &&
               a->marks[i].contacts == b->marks[i].contacts &&
               a->marks[i].jumps == b->marks[i].jumps && a->marks[i].keys == b->marks[i].keys;
    }
    return same;
}

/// The orca with another name for a joint of the same length.
QByteArray orcaWithout(const QByteArray& joint, const QByteArray& name) {
    const auto bytes = orcaGlb();
    QByteArray file(reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size()));
    return file.replace('"' + joint + '"', '"' + name + '"');
}

void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

bool posedAlike(const std::shared_ptr<const Asset>& a, const std::shared_ptr<const Asset>& b) {
    if (a->animations.size() != b->animations.size()) {
        return false;
    }
    PoseEvaluator one(a);
    PoseEvaluator other(b);
    for (std::size_t clip = 0; clip < a->animations.size(); ++clip) {
        for (const float seconds : {0.0F, 0.37F, 1.0F, 2.2F}) {
            one.evaluate(AnimationIndex(clip), seconds);
            other.evaluate(AnimationIndex(clip), seconds);
            if (!std::equal(one.world().begin(), one.world().end(), other.world().begin())) {
                return false;
            }
        }
    }
    return true;
}

}  // namespace

class TestSamePicture : public QObject {
    Q_OBJECT

private slots:
    // Without a partner for a joint, with one by hand, and with the table that was saved.
    void windowAndRenderBorrowTheSameClips() {
        const QTemporaryDir folder;
        const auto path = [&](const char* name) { return folder.filePath(QLatin1String(name)); };
        write(path("clips.glb"), orcaWithout("Tail.03", "Tail.xx"));
        write(path("map.json"), R"({"format": "sinew.joint-map/1", "joints":
            [{"source": "Tail.xx", "target": "Tail.03"}, {"source": "Head", "target": null}]})");
        std::vector<std::shared_ptr<const Asset>> shown;
        for (const char* map : {"", "map.json", "saved.json"}) {
            cli::ClipArguments arguments;
            arguments.files = {path("clips.glb").toStdString()};
            arguments.jointMap = *map == 0 ? std::string() : path(map).toStdString();
            if (map == std::string_view("map.json")) {
                arguments.savedMap = path("saved.json").toStdString();
            }
            const cli::Borrowing rendered = cli::borrowInput(orca(), arguments, true);

            JointMap own;
            if (*map != 0) {
                QFile file(path(map));
                QVERIFY(file.open(QIODevice::ReadOnly));
                own = *readJointMap(file.readAll().toStdString());
            }
            Session session{nullptr, [] { return 100.0; }};
            Document& document = session.document();
            document.show(
                {orca(), storedOutline(*orca(), sceneNodes(*orca(), orca()->defaultScene))});
            document.borrowClips(arguments.files.front(), own);
            QTRY_VERIFY(document.asset() != orca());
            QVERIFY(rendered.asset->animations.size() > orca()->animations.size());
            QVERIFY(posedAlike(document.asset(), rendered.asset));
            shown.push_back(document.asset());
        }
        QVERIFY(!posedAlike(shown[0], shown[1]));  // the head rests
        QVERIFY(posedAlike(shown[1], shown[2]));
    }

    void windowAndRenderShowTheSame_data() {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        for (int i = 0; i < int(std::size(kFeatures)); ++i) {
            for (int k = i; k < int(std::size(kFeatures)); ++k) {
                QTest::addRow("%s, %s", kFeatures[i].name, kFeatures[k].name) << i << k;
            }
        }
    }

    void windowAndRenderShowTheSame() {
        QFETCH(int, first);
        QFETCH(int, second);
        SamePicture f({kFeatures[first], kFeatures[second]});
        QVERIFY(f.shown() == f.rendered);

        PictureFindings found;
        PictureFinder finder;
        finder.find(f.rendered, found);
        const bool root = needsRoot(f.rendered) && f.rendered.played.moves();
        QTRY_VERIFY(!root || f.session.motion().root() == found.root);
        const bool trails = f.rendered.played.moves();
        QTRY_VERIFY(!f.session.motionMeter().busy() &&
                    (!trails || alike(f.session.motion().trails().get(), found.trails.get())));
        QTRY_COMPARE(f.session.motion().seamWords(), found.seamWords);

        FramingMeter meter;
        const NodeIndex still = f.rendered.view.motion.followCamera
                                    ? followedNode(f.rendered, found.root)
                                    : NodeIndex();
        f.session.frameAll();
        const Box framed = meter.measure(f.rendered, still).whole.box;
        QCOMPARE(f.session.rig().framedBounds().min, framed.min);
        QCOMPARE(f.session.rig().framedBounds().max, framed.max);

        PictureContent shown;
        PictureContent rendered;
        PictureBuilder builder;
        f.session.followRoot();
        f.session.fillPicture(shown);
        found.framedBounds = framed;
        found.clipBounds = meter.clipBox(f.rendered);
        builder.fill(f.rendered, f.session.pose(), found, rendered);
        QCOMPARE(shown.groundShift, rendered.groundShift);
        QCOMPARE(shown.clipBounds.max, rendered.clipBounds.max);
        QCOMPARE(shown.ghosts.size(), rendered.ghosts.size());
        for (std::size_t i = 0; i < shown.ghosts.size(); ++i) {
            const auto one = shown.ghosts[i].evaluator->world();
            QVERIFY(
                std::equal(one.begin(), one.end(), rendered.ghosts[i].evaluator->world().begin()));
        }
        QVERIFY(std::equal(shown.crowd.offsets.begin(), shown.crowd.offsets.end(),
                           rendered.crowd.offsets.begin(), rendered.crowd.offsets.end()));
        QVERIFY(std::equal(shown.crowd.seconds.begin(), shown.crowd.seconds.end(),
                           rendered.crowd.seconds.begin(), rendered.crowd.seconds.end()));
    }
};

SINEW_TEST_IN(QCoreApplication, TestSamePicture)
#include "test_same_picture.moc"
