// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include <set>

#include "model/evaluate/crowd_grid.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

const Box kOne{{-1.0F, 0.0F, -0.5F}, {1.0F, 3.0F, 0.5F}};

std::shared_ptr<const ClipLibrary> clips() {
    static const std::shared_ptr<const Asset> bar = *skinnedBar().load();
    return std::make_shared<const ClipLibrary>(bar);
}

}  // namespace

class TestCrowdGrid : public QObject {
    Q_OBJECT

private slots:
    void copiesStandApartInTheGroundPlane() {
        const CrowdGrid grid(clips(), AnimationIndex(0U), 7, kOne);
        QCOMPARE(grid.offsets().size(), std::size_t{7});
        for (std::size_t i = 0; i < 7; ++i) {
            QCOMPARE(grid.offsets()[i].y, 0.0F);
            for (std::size_t j = 0; j < i; ++j) {
                const glm::vec3 between = grid.offsets()[i] - grid.offsets()[j];
                QVERIFY(std::max(std::abs(between.x), std::abs(between.z)) > 2.0F);
            }
        }
    }

    void oneCopyIsAtThePlaceOfTheAsset() {
        CrowdGrid grid(clips(), AnimationIndex(0U), 1, kOne);
        grid.setTime(0.25F);
        QCOMPARE(grid.offsets()[0], glm::vec3(0.0F));
        QCOMPARE(grid.seconds()[0], 0.25F);
        const Outline all = grid.around({.box = kOne, .points = {{0.5F, 2.0F, 0.25F}}});
        QCOMPARE(all.box.min, kOne.min);
        QCOMPARE(all.box.max, kOne.max);
        QCOMPARE(all.points.front(), glm::vec3(0.5F, 2.0F, 0.25F));
    }

    void theFirstOfManyIsInTheMiddleOfTheOthers() {
        for (std::size_t copies = 2; copies < 40; ++copies) {
            const CrowdGrid grid(clips(), {}, copies, kOne);
            QCOMPARE(grid.offsets()[0], glm::vec3(0.0F));
            glm::vec3 sum(0.0F);
            for (const glm::vec3& offset : grid.offsets().subspan(1)) {
                QVERIFY(offset != glm::vec3(0.0F));
                sum += offset;
            }
            const glm::vec3 middle = sum / static_cast<float>(copies);
            QVERIFY(std::abs(middle.x) <= 2.5F && std::abs(middle.z) <= 2.5F);
        }
    }

    void everyCopyHasItsOwnTimeWithinTheClip() {
        CrowdGrid grid(clips(), AnimationIndex(0U), 100, kOne);
        const std::shared_ptr<const ClipLibrary> bar = clips();
        const Animation& clip = bar->asset()->animations[0];
        for (const float time : {-5.0F, 0.3F, 100.0F}) {
            grid.setTime(time);
            QCOMPARE(grid.seconds()[0], time);
            std::set<float> times;
            for (std::size_t i = 1; i < 100; ++i) {
                const float own = grid.seconds()[i];
                QVERIFY(own >= clip.startSeconds &&
                        own <= clip.startSeconds + clip.durationSeconds());
                times.insert(own);
            }
            QVERIFY(times.size() > 95);
        }
    }

    void loopedTimeContinuesAtTheStart() {
        const std::shared_ptr<const ClipLibrary> bar = clips();
        const Animation& clip = bar->asset()->animations[0];
        CrowdGrid grid(bar, AnimationIndex(0U), 3, kOne);
        CrowdGrid other(bar, AnimationIndex(0U), 3, kOne);
        grid.setLoopedTime(2.25 * double{clip.durationSeconds()});
        other.setTime(clip.startSeconds + 0.25F * clip.durationSeconds());
        for (std::size_t i = 0; i < 3; ++i) {
            QVERIFY(std::abs(grid.seconds()[i] - other.seconds()[i]) < 1e-6F);
        }
        CrowdGrid still(bar, {}, 1, kOne);
        still.setLoopedTime(3.0);
        QCOMPARE(still.seconds()[0], 0.0F);
    }

    void allCopiesAreWithinTheBounds() {
        const CrowdGrid grid(clips(), {}, 11, kOne);
        const Box all = grid.around({.box = kOne, .points = {}}).box;
        for (const glm::vec3& offset : grid.offsets()) {
            const glm::vec3 low = kOne.min + offset, high = kOne.max + offset;
            QVERIFY(low.x >= all.min.x && low.z >= all.min.z);
            QVERIFY(high.x <= all.max.x && high.z <= all.max.z);
        }
        QCOMPARE(all.max.y, 3.0F);
    }

    void anEmptyBoxAndNoCopyAreFine() {
        const CrowdGrid grid(clips(), {}, 4, Box());
        QVERIFY(grid.offsets()[0] != grid.offsets()[1]);
        QCOMPARE(CrowdGrid(clips(), {}, 0, kOne).copies(), std::size_t{0});
    }
};

SINEW_TEST(TestCrowdGrid)
#include "test_crowd_grid.moc"
