// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <filesystem>
#include <set>
#include <stop_token>

#include "model/compare/bisect/bisect.h"
#include "model/load/load_asset.h"
#include "tests/model/compare/compared_sheets.h"
#include "tests/model/compare/seeded_changes.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/random_clip.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

using Shared = std::shared_ptr<const Asset>;
using Parts = std::set<FilePart>;

Bisection bisected(const Shared& before, const Shared& after, ClipAlignment alignment = {}) {
    const auto comparison = compareAssets(before, after, {.alignment = alignment});
    return bisect(before, after, *comparison, {.alignment = alignment}).value();
}

Parts partsOf(const Bisection& found) {
    Parts parts;
    for (const ExplainingPart& row : found.parts) {
        parts.insert(row.part);
    }
    return parts;
}

float distance(const Shared& before, const Shared& after) {
    return compareAssets(before, after, {.weights = false})->largest();
}

/// A file and the same file after known changes.
struct SeededPair {
    Shared before;
    Shared after;
    Parts parts;
};

Shared changed(const Asset& asset, const std::vector<PartChange>& changes, std::size_t leftOut) {
    Asset result = asset;
    for (std::size_t i = 0; i < changes.size(); ++i) {
        if (i != leftOut) {
            changes[i].apply(result);
        }
    }
    return std::make_shared<const Asset>(std::move(result));
}

/// Whether every change alone is more than what bisect may leave.
bool allMatter(const Shared& before, const Shared& after, const std::vector<PartChange>& changes) {
    const float whole = distance(before, after);
    for (std::size_t i = 0; i < changes.size(); ++i) {
        if (distance(changed(*before, changes, i), after) < 0.03F * whole) {
            return false;
        }
    }
    return whole > 0.0F;
}

/// One to three changes; in every other pair everything else is rounded differently, and in every
/// third one joints have other numbers.
SeededPair seededPair(const Shared& base, std::uint32_t seed) {
    Random random(1000 + seed);
    for (;;) {
        std::vector<PartChange> changes;
        Parts parts;
        const std::size_t count = 1 + seed % 3;
        while (parts.size() < count) {
            PartChange change = randomChange(*base, random);
            if (parts.insert(change.part).second) {
                changes.push_back(std::move(change));
            }
        }
        const bool reordered = std::any_of(parts.begin(), parts.end(), [](const FilePart& part) {
            return part.kind == PartKind::JointOrder;
        });
        Shared after = changed(*base, changes, changes.size());
        if (!allMatter(base, after, changes)) {
            continue;
        }
        Asset noisy = *after;
        if (seed % 2 == 1) {
            addRounding(noisy, random);
        }
        if (seed % 3 == 2 && !reordered) {
            renumberJoints(noisy, random);
        }
        return {base, std::make_shared<const Asset>(std::move(noisy)), parts};
    }
}

Shared baseOf(std::uint32_t seed) {
    const std::filesystem::path shared = std::filesystem::path(SINEW_SHARED_DIR) / "assets";
    const std::filesystem::path files[] = {shared / "CesiumMan/glTF-Binary/CesiumMan.glb",
                                           shared / "Fox/glTF-Binary/Fox.glb"};
    if (seed >= 20 && std::filesystem::exists(files[seed % 2])) {
        return loadAsset(files[seed % 2], {.decodeImages = false}).value();
    }
    Random random(seed);
    return finishAsset(branchedRig(random));
}

}  // namespace

class TestBisect : public QObject {
    Q_OBJECT

private slots:
    void oneToThreeChangesAreTheExactSet() {
        int exact = 0;
        for (std::uint32_t seed = 0; seed < 30; ++seed) {
            const SeededPair pair = seededPair(baseOf(seed), seed);
            const Bisection found = bisected(pair.before, pair.after);
            const bool same = partsOf(found) == pair.parts;
            exact += same ? 1 : 0;
            if (!same) {
                std::string changes;
                for (const FilePart& part : pair.parts) {
                    changes += "; " + partWords(*pair.before, part);
                }
                qWarning("seed %u: %s instead of%s", seed,
                         bisectionSentence(*pair.before, found).c_str(), changes.c_str());
            }
            QVERIFY(found.explained >= 0.99);
        }
        QCOMPARE(exact, 30);
    }

    void groupsThatAreNarrowedFirstLeadToTheSameSets() {
        int exact = 0;
        for (std::uint32_t seed = 0; seed < 30; ++seed) {
            const SeededPair pair = seededPair(baseOf(seed), seed);
            const auto comparison = compareAssets(pair.before, pair.after);
            const auto found = bisect(pair.before, pair.after, *comparison, {.mostPoints = 0});
            exact += partsOf(*found) == pair.parts ? 1 : 0;
        }
        QVERIFY2(exact >= 28, std::to_string(exact).c_str());
    }

    void partsThatOnlyFitTogetherAreFoundTogether() {
        Random random(7);
        const Shared before = finishAsset(branchedRig(random));
        Asset after = *before;
        Skin& skin = after.skins[0];
        std::swap(skin.inverseBindMatrices[3], skin.inverseBindMatrices[17]);
        std::swap(after.nodes[3].rest, after.nodes[17].rest);
        addRounding(after, random);
        const Bisection found = bisected(before, std::make_shared<const Asset>(std::move(after)));
        const SkinIndex first(std::size_t{0});
        const NodeIndex left(std::size_t{3});
        const NodeIndex right(std::size_t{17});
        const Parts expected{{.kind = PartKind::InverseBindMatrix, .skin = first, .node = left},
                             {.kind = PartKind::InverseBindMatrix, .skin = first, .node = right},
                             {.kind = PartKind::RestTransform, .node = left},
                             {.kind = PartKind::RestTransform, .node = right}};
        QVERIFY(partsOf(found) == expected);
    }

    void aPrunedTrackUnderALargeScaleIsTheCause() {
        Asset file = comparedSheet();
        const NodeIndex joint = file.skins[0].joints[1];
        file.nodes[joint.value].rest.scale = glm::vec3(200.0F);
        const NodeIndex child(file.nodes.size());
        Node& tip = file.nodes.emplace_back();
        tip.name = "Tip";
        file.nodes[joint.value].children.push_back(child);
        file.skins[0].joints.push_back(child);
        glm::mat4 bind(1.0F / 200.0F);
        bind[3] = {0.0F, 0.0F, 0.0F, 1.0F};
        file.skins[0].inverseBindMatrices.push_back(bind);
        addChannel(file.animations[0], child, ChannelPath::Translation,
                   {.interpolation = Interpolation::Linear,
                    .width = 3,
                    .times = {0.0F, 0.5F, 1.0F},
                    .values = {0, 0, 0, 0, 2e-4F, 0, 0, 0, 0}});
        std::vector<glm::u16vec4> joints(20, glm::u16vec4(2, 0, 0, 0));
        std::vector<glm::vec4> weights(20, glm::vec4(1.0F, 0.0F, 0.0F, 0.0F));
        file.meshes[0].primitives[0].influenceSets = {
            {.joints = std::move(joints), .weights = std::move(weights)}};
        Asset pruned = file;
        pruned.animations[0].channels.pop_back();
        const Bisection found =
            bisected(finishAsset(std::move(file)), finishAsset(std::move(pruned)));
        QCOMPARE(found.parts.size(), std::size_t{1});
        QVERIFY(found.parts[0].part.kind == PartKind::Track);
        QVERIFY(found.parts[0].part.node == child);
        QVERIFY(std::abs(found.largest - 0.04F) < 1e-5F);
    }

    void manyPartsOfAKindAreOneRow() {
        Random random(3);
        const Shared before = finishAsset(branchedRig(random));
        Asset after = *before;
        for (glm::mat4& matrix : after.skins[0].inverseBindMatrices) {
            matrix[3] += glm::vec4(0.5F, 0.0F, 0.0F, 0.0F);
        }
        const Bisection found = bisected(before, std::make_shared<const Asset>(std::move(after)));
        QCOMPARE(found.parts.size(), std::size_t{1});
        QCOMPARE(found.parts[0].count, std::size_t{24});
        QVERIFY(bisectionSentence(*before, found).find("24 inverse bind matrices") !=
                std::string::npos);
    }

    void anotherOrderOfVerticesIsNoPart() {
        const Shared before = changedSheet();
        const Shared after = changedSheet([](Asset& asset) {
            reverseVertices(asset);
            asset.nodes[asset.skins[0].joints[1].value].rest.translation.x += 0.5F;
        });
        const Bisection found = bisected(before, after);
        QCOMPARE(found.parts.size(), std::size_t{1});
        QVERIFY(found.parts[0].part.kind == PartKind::RestTransform);
    }

    void aModelThatRestsElsewhereIsMatchedByNumber() {
        const Shared before = changedSheet();
        const Shared after = changedSheet([](Asset& asset) {
            Node& root = asset.nodes[asset.skins[0].joints[0].value];
            root.rest.rotation = glm::angleAxis(1.5F, glm::vec3(1.0F, 0.0F, 0.0F));
        });
        const Bisection found = bisected(before, after);
        QCOMPARE(found.parts.size(), std::size_t{1});
        QVERIFY(found.parts[0].part.kind == PartKind::RestTransform);
        QVERIFY(found.explained > 0.999);
    }

    void aStopEndsTheSearchAndProgressAscends() {
        const SeededPair pair = seededPair(baseOf(1), 1);
        const auto comparison = compareAssets(pair.before, pair.after);
        std::stop_source source;
        BisectOptions options{.stop = source.get_token()};
        float last = 0.0F;
        options.progress = [&last](float part) {
            QVERIFY(part >= last);
            last = part;
        };
        QVERIFY(bisect(pair.before, pair.after, *comparison, options));
        QCOMPARE(last, 1.0F);
        source.request_stop();
        QVERIFY(!bisect(pair.before, pair.after, *comparison, options));
        std::stop_source later;
        int calls = 0;
        options.stop = later.get_token();
        options.progress = [&](float) { ++calls == 3 ? void(later.request_stop()) : void(); };
        QVERIFY(!bisect(pair.before, pair.after, *comparison, options));
        QVERIFY(calls < 6);
    }
};

SINEW_TEST(TestBisect)
#include "test_bisect.moc"
