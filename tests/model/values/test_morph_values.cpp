// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/evaluate/clip/clip_library.h"
#include "model/values/value_source.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

constexpr NodeIndex kFaceOfMorphs{std::size_t{0}};
constexpr NodeIndex kPlainOfMorphs{std::size_t{1}};

/// "Smile" moves vertex 0 by (3, 4, 0) and vertex 1 by (0, 1, 0), "Wink" vertex 1 by (0, -3, 0);
/// a second node has a mesh without targets.
std::shared_ptr<const ClipLibrary> winkingFace() {
    Asset asset;
    Primitive primitive;
    primitive.topology = Topology::Points;
    primitive.positions = {{0, 0, 0}, {1, 0, 0}, {2, 0, 0}};
    asset.meshes.resize(2);
    asset.meshes[1].primitives = {primitive};
    primitive.targets.resize(2);
    primitive.targets[0].positions = {{3, 4, 0}, {0, 1, 0}, {0, 0, 0}};
    primitive.targets[1].positions = {{0, 0, 0}, {0, -3, 0}, {0, 0, 0}};
    asset.meshes[0].primitives = {primitive};
    asset.meshes[0].weights = {0.0F, 0.0F};
    asset.meshes[0].targetNames = {"Smile", "Wink"};
    asset.nodes.resize(2);
    asset.nodes[0].mesh = MeshIndex(0U);
    asset.nodes[1].mesh = MeshIndex(1U);
    asset.vrm.emplace();
    VrmExpression& both = asset.vrm->expressions.emplace_back();
    both.name = "both";
    both.morphs = {{kFaceOfMorphs, 0, 1.0F}, {kFaceOfMorphs, 1, 0.5F}};
    return std::make_shared<const ClipLibrary>(test::finishAsset(std::move(asset)));
}

Look morphLook(const std::string& target) {
    Look look;
    look.mode = ViewMode::Morph;
    look.morphTarget = target;
    return look;
}

struct Measured {
    SurfaceValues values;
    std::unique_ptr<ValueSource> source;

    explicit Measured(const std::string& target,
                      const std::shared_ptr<const ClipLibrary>& clips = winkingFace()) {
        source = valueSource(clips, morphLook(target));
        const PoseEvaluator pose(clips);
        source->evaluate(pose, values);
    }
    [[nodiscard]] std::vector<float> face() const {
        const std::span<const float> own = values.of(kFaceOfMorphs, 0);
        return {own.begin(), own.end()};
    }
};

}  // namespace

class TestMorphValues : public QObject {
    Q_OBJECT

private slots:
    void aTargetShowsTheLengthsOfItsDisplacements() {
        const Measured smile("Smile");
        QCOMPARE(smile.face(), (std::vector<float>{5.0F, 1.0F, 0.0F}));
        QVERIFY(smile.values.of(kPlainOfMorphs, 0).empty());
        QVERIFY(!smile.source->followsPose());
        QCOMPARE(smile.values.high, 5.0F);
        const ValueLegend& legend = *smile.values.legend;
        QCOMPARE(legend.title, std::string("Smile"));
        QCOMPARE(legend.ticks.back().text, std::string("5"));
        QCOMPARE(legend.notes.front(), std::string("Moves 2 vertices, at most 5"));
        QVERIFY(!legend.neutral.empty());
        QCOMPARE(Measured("1").face(), (std::vector<float>{0.0F, 3.0F, 0.0F}));
    }

    void anExpressionShowsTheLengthOfTheSum() {
        const Measured both("vrm:both");
        QCOMPARE(both.face(), (std::vector<float>{5.0F, 0.5F, 0.0F}));
        QCOMPARE(both.values.legend->title, std::string("Smile + Wink"));
    }

    void withoutATargetTheLargestOfAnyIsShown() {
        const Measured any("");
        QCOMPARE(any.face(), (std::vector<float>{5.0F, 3.0F, 0.0F}));
        QCOMPARE(any.values.legend->title, std::string("Any morph target"));
        QCOMPARE(Measured("of another file").face(), any.face());
    }

    void aFileWithoutMorphTargetsHasNoValues() {
        Asset asset;
        asset.nodes.resize(1);
        const auto clips = std::make_shared<const ClipLibrary>(test::finishAsset(std::move(asset)));
        QVERIFY(!valueSource(clips, morphLook("Smile")));
    }

    void anotherTargetIsAnotherSourceOnlyInThisView() {
        QVERIFY(sameSource(morphLook("a"), morphLook("a")));
        QVERIFY(!sameSource(morphLook("a"), morphLook("b")));
        Look stretch = morphLook("a");
        stretch.mode = ViewMode::Stretch;
        Look other = stretch;
        other.morphTarget = "b";
        QVERIFY(sameSource(stretch, other));
    }
};

SINEW_TEST(TestMorphValues)
#include "test_morph_values.moc"
