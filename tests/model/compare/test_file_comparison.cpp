// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <chrono>
#include <cmath>

#include "model/compare/file_comparison.h"
#include "tests/model/compare/compared_sheets.h"
#include "tests/model/weights/skinned_sheet.h"
#include "tests/support/allocation_counter.h"
#include "tests/support/edit.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/stopped.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double kSize = 5.0;            // diagonal of the sheet
constexpr double kExact = 1e-6 * kSize;  // relative to the size of the model
constexpr double kDegree = 0.017453292519943295;

/// The plain sheet against a changed one.
FileComparison compared(const std::function<void(Asset&)>& change,
                        const CompareOptions& options = {}) {
    return *compareAssets(changedSheet(), changedSheet(change), options);
}

bool isExactly(double value, double expected) {
    return std::abs(value - expected) <= kExact;
}

bool nothingDiffers(const FileComparison& comparison) {
    return isExactly(double{comparison.largest()}, 0.0) && comparison.weights->different == 0 &&
           isExactly(double{comparison.weights->largest.difference}, 0.0);
}

bool says(const FileComparison& comparison, ChangeKind kind, const std::string& words) {
    return std::any_of(
        comparison.changes.begin(), comparison.changes.end(), [&](const FileChange& change) {
            return change.kind == kind && change.words.find(words) != std::string::npos;
        });
}

void moveWeight(Asset& asset) {
    edit(asset.meshes[0].primitives[0].influenceSets[0].weights,
         [](std::vector<glm::vec4>& weights) { weights[7] += glm::vec4(-0.1F, 0.1F, 0, 0); });
}

void turnLastKey(Asset& asset) {
    const double half = (0.5 + 3.0 * kDegree) / 2.0;  // the second joint turns by 0.5
    auto& values = asset.animations[0].samplers[1].values;
    edit(values, [half](std::vector<float>& stored) {
        stored[6] = static_cast<float>(std::sin(half));
        stored[7] = static_cast<float>(std::cos(half));
    });
}

void lengthen(Asset& asset) {
    for (Sampler& sampler : asset.animations[0].samplers) {
        edit(sampler.times, [](std::vector<float>& times) { times[1] = 2.0F; });
    }
}

}  // namespace

class TestFileComparison : public QObject {
    Q_OBJECT

private slots:
    void aMovedVertexIsMeasured() {
        const FileComparison found = compared([](Asset& asset) {
            moveVertex(asset, 7, {0, 0, 0.25F});
        });
        const DistancePlace& place = found.geometry->largest;
        QVERIFY(isExactly(double{place.distance}, 0.25));
        QCOMPARE(place.node, NodeIndex(0U));
        QCOMPARE(place.vertex, 7U);
        QVERIFY(isExactly(found.geometry->spread.mean, 0.25 / 20.0));
        QVERIFY(isExactly(found.geometry->spread.percentile95, 0.0));  // 1 of 20 is not above 95 %
        QVERIFY(isExactly(double{found.motion->largest.distance}, 0.25));
        QVERIFY(!found.cause);
        QCOMPARE(found.weights->different, std::size_t{0});
    }

    void aMovedWeightIsMeasuredForItsJoints() {
        const WeightComparison found = *compared(&moveWeight).weights;
        QVERIFY(isExactly(double{found.largest.difference}, 0.2));  // 0.1 away, 0.1 there
        QCOMPARE(found.largest.vertex, 7U);
        QCOMPARE(found.different, std::size_t{1});
        QCOMPARE(found.joints.size(), std::size_t{2});
        for (const JointWeightChange& joint : found.joints) {
            QVERIFY(isExactly(joint.moved, 0.1));
            QVERIFY(isExactly(joint.share, 0.1 / 10.0));  // each joint holds 10 of 20 vertices
        }
    }

    void aTurnedKeyMovesTheSurfaceAtItsTime() {
        const FileComparison found = compared(&turnLastKey);
        const ClipComparison& clip = found.clips.at(0);
        // The corner (4, 3) follows the second joint, which is at (1, 0), alone.
        const double moved = 2.0 * std::sin(1.5 * kDegree) * std::hypot(3.0, 3.0);
        QVERIFY(isExactly(double{clip.totals.largest.distance}, moved));
        QCOMPARE(clip.totals.largest.vertex, 19U);
        QCOMPARE(clip.totals.largest.mover, NodeIndex(2U));
        QCOMPARE(clip.frames.seconds[clip.worst], 1.0F);
        QVERIFY(isExactly(double{found.geometry->largest.distance}, 0.0));
        QVERIFY(says(found, ChangeKind::Changed, "'Joint1' rotation: 1 key moved by up to 3"));
    }

    void onePartThatMakesTheDistanceIsNamed() {
        const FileComparison found = compared(&turnLastKey);
        QVERIFY(found.cause.has_value());
        QCOMPARE(found.cause->node, NodeIndex(2U));
        QCOMPARE(found.cause->path, ChannelPath::Rotation);
        QVERIFY(found.cause->share > 0.999);
        const std::string sentence = comparisonSentence(*changedSheet(), found);
        QVERIFY2(
            sentence.find("'Joint1', caused by the rotation of 'Joint1'.") != std::string::npos,
            sentence.c_str());
    }

    void aLongerClipIsComparedAtTheSameTimeOrPhase() {
        const FileComparison sameTime = compared(&lengthen);
        QVERIFY(says(sameTime, ChangeKind::Changed, "longer"));
        QVERIFY(sameTime.motion->largest.distance > 0.5F);
        QCOMPARE(sameTime.clips[0].afterSeconds.back(), 1.0F);
        const FileComparison samePhase = compared(&lengthen, {.alignment = ClipAlignment::Phase});
        QVERIFY(isExactly(double{samePhase.motion->largest.distance}, 0.0));
        QCOMPARE(samePhase.clips[0].afterSeconds.back(), 2.0F);
    }

    void aRenamedJointIsTheSame() {
        const FileComparison found = compared([](Asset& asset) { asset.nodes[2].name = "Tip"; });
        QVERIFY(nothingDiffers(found));
        QVERIFY(says(found, ChangeKind::Renamed, "node 'Joint1' is called 'Tip'"));
        QCOMPARE(found.changes.size(), std::size_t{1});
    }

    void anObjectThatLosesItsNameIsSaidToHaveNone() {
        QVERIFY(says(compared([](Asset& asset) { asset.meshes[0].name.clear(); }),
                     ChangeKind::Renamed, "mesh 'Sheet' has no name"));
    }

    void theOrderOfWhatIsStoredDoesNotMatter() {
        for (const auto& store :
             {&reverseVertices, &splitVertices, &reverseNodes, &reverseJoints}) {
            QVERIFY(nothingDiffers(compared(store)));
            for (const auto& change : {&moveWeight, &turnLastKey}) {
                const FileComparison plain = compared(change);
                const FileComparison stored = compared([&](Asset& asset) {
                    change(asset);
                    store(asset);
                });
                QVERIFY(isExactly(double{stored.largest()}, double{plain.largest()}));
                QVERIFY(isExactly(double{stored.weights->largest.difference},
                                  double{plain.weights->largest.difference}));
                QCOMPARE(stored.clips[0].worst, plain.clips[0].worst);
                QCOMPARE(comparisonSentence(*changedSheet(), stored),
                         comparisonSentence(*changedSheet(), plain));
            }
        }
    }

    void splitVerticesAreMatchedByPlace() {
        const ComparedSurface surface = compared(&splitVertices).surface;
        QCOMPARE(surface.primitives.size(), std::size_t{1});
        QCOMPARE(surface.primitives[0].vertices.how(), VertexMatching::Position);
        QCOMPARE(surface.primitives[0].vertices.offSurface(), std::size_t{0});
    }

    void aStopEndsIt() {
        QVERIFY(!compareAssets(changedSheet(), changedSheet(), {.stop = stoppedToken()}));
    }

    void aStopInTheMiddleEndsItSoon() {
        Asset asset = skinnedSheet(500, 500, 2, randomInfluences(250'000, 2, 2, 7));
        for (Sampler& sampler : asset.animations[0].samplers) {
            edit(sampler.times, [](std::vector<float>& times) { times[1] = 3000.0F; });
        }
        const auto sheet = finishAsset(asset);
        const auto time = timeToStop(std::chrono::milliseconds(300), [&](const auto& stop) {
            QVERIFY(!compareAssets(sheet, sheet, {.stop = stop}));
        });
        QVERIFY(time < std::chrono::seconds(2));  // all frames would take minutes
    }

    void posesAreNotKept() {
        const auto peak = [](float seconds) {
            Asset asset = skinnedSheet(60, 50, 2, randomInfluences(3000, 2, 2, 7));
            for (Sampler& sampler : asset.animations[0].samplers) {
                edit(sampler.times, [&](std::vector<float>& times) { times[1] = seconds; });
            }
            const auto before = finishAsset(asset);
            moveVertex(asset, 7, {0, 0, 0.25F});
            const auto after = finishAsset(asset);
            forgetPeak();
            const auto found = compareAssets(before, after);
            const std::size_t bytes = bytesAtPeak();
            return std::pair(found->clips[0].frames.seconds.size(), bytes);
        };
        const auto [few, bytesOfFew] = peak(2.0F);
        const auto [many, bytesOfMany] = peak(20.0F);
        QCOMPARE(many - few, std::size_t{540});
        // The poses of these frames would have 540 * 3000 * 12 bytes, 19 MB.
        QVERIFY(bytesOfMany < bytesOfFew + 500'000);
    }

    void progressGrowsToTheEnd() {
        std::vector<float> parts;
        (void)compared({}, {.progress = [&](float part) { parts.push_back(part); }});
        QVERIFY(!parts.empty());
        QVERIFY(std::is_sorted(parts.begin(), parts.end()));
        QVERIFY(parts.front() >= 0.0F && parts.back() <= 1.0F && parts.back() > 0.5F);
    }
};

SINEW_TEST(TestFileComparison)
#include "test_file_comparison.moc"
