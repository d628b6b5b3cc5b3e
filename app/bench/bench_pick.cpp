// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "app/bench/batch_timer.h"
#include "app/bench/bench_crowd.h"
#include "model/evaluate/outline.h"
#include "model/facts/geometry_facts.h"
#include "model/view/pick/surface_picker.h"

namespace sinew::cli {

namespace {

constexpr glm::vec2 kSize{1280.0F, 720.0F};
constexpr int kColumns = 32;
constexpr int kRows = 18;
constexpr std::size_t kPickPoses = 16;
constexpr std::size_t kElementBudget = 400'000'000;  // total over all poses
constexpr std::size_t kFewestPickRepetitions = 3;

/// Picks all over a picture that is fitted to the whole clip.
class PickBench {
public:
    explicit PickBench(const BenchClip& clip)
        : m_clip(clip), m_evaluator(clip.clips), m_picker(m_evaluator) {
        const Asset& asset = *clip.clips->asset();
        m_query.size = kSize;
        m_query.view.scene = asset.defaultScene;
        OrbitCamera camera;
        camera.yawRadians = 0.52F;
        camera.pitchRadians = 0.26F;
        const float aspect = kSize.x / kSize.y;
        frameTight(camera, animatedOutline(clip.clips->asset(), asset.defaultScene, clip.animation),
                   aspect);
        m_query.camera = camera.view(aspect);
        evaluate(0);
    }

    void addTo(BenchReport& report) {
        BenchResult kept{.name = "pick", .unit = "ns"};
        kept.samples = nanosecondsPerCall(repetitions(1), kColumns * kRows, [&] { pickAll(); });
        BenchResult posed{.name = "pickNewPose", .unit = "ns"};
        posed.samples =
            nanosecondsPerCall(repetitions(kPickPoses), kPickPoses, [&] { pickPoses(); });
        report.results.push_back(std::move(kept));
        report.results.push_back(std::move(posed));
        report.values.emplace_back("pickedElements", pickedElements());
        report.values.emplace_back("pixelsHit", hits());
        report.values.emplace_back("pixelsAsked", kColumns * kRows);
    }

private:
    void evaluate(std::size_t step) {
        const Animation& animation = (*m_clip.clips->asset())[m_clip.animation];
        const float share = (static_cast<float>(step) + 0.5F) / static_cast<float>(kPickPoses);
        m_evaluator.evaluate(m_clip.animation,
                             animation.startSeconds + share * animation.durationSeconds());
    }

    [[nodiscard]] bool pickAt(int column, int row) {
        const glm::vec2 share((static_cast<float>(column) + 0.5F) / kColumns,
                              (static_cast<float>(row) + 0.5F) / kRows);
        m_query.pixel = glm::floor(share * kSize) + 0.5F;
        return m_picker.pick(m_query).has_value();
    }

    void pickAll() {
        for (int row = 0; row < kRows; ++row) {
            for (int column = 0; column < kColumns; ++column) {
                (void)pickAt(column, row);
            }
        }
    }

    /// Cost of a resting pointer while the clip plays: a new pose for every pick.
    void pickPoses() {
        for (std::size_t step = 0; step < kPickPoses; ++step) {
            evaluate(step);
            (void)pickAt(kColumns / 2, kRows / 2);
        }
    }

    [[nodiscard]] int hits() {
        int count = 0;
        for (int row = 0; row < kRows; ++row) {
            for (int column = 0; column < kColumns; ++column) {
                count += pickAt(column, row) ? 1 : 0;
            }
        }
        return count;
    }

    [[nodiscard]] std::size_t pickedElements() const {
        const Asset& asset = *m_clip.clips->asset();
        std::size_t count = 0;
        for (const NodeIndex node : sceneNodes(asset, asset.defaultScene)) {
            if (asset[node].mesh) {
                for (const Primitive& primitive : asset[asset[node].mesh].primitives) {
                    count += elementCount(primitive);
                }
            }
        }
        return count;
    }

    [[nodiscard]] std::size_t repetitions(std::size_t poses) const {
        const std::size_t work = std::max<std::size_t>(1, poses * pickedElements());
        return std::min(m_clip.repetitions,
                        std::max(kFewestPickRepetitions, kElementBudget / work));
    }

    BenchClip m_clip;
    PoseEvaluator m_evaluator;
    SurfacePicker m_picker;
    PickQuery m_query;
};

}  // namespace

void addPicking(const BenchClip& clip, BenchReport& report) {
    PickBench(clip).addTo(report);
}

}  // namespace sinew::cli
