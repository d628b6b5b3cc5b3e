// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/work/weight_comparer.h"

#include <mutex>
#include <optional>
#include <utility>

#include "model/view/shown_nodes.h"

namespace sinew {

/// The off vertices of an asset, and an evaluator if there are any.
struct WeightComparer::Knowledge {
    explicit Knowledge(std::shared_ptr<const ClipLibrary> library) : clips(std::move(library)) {}

    /// Whether there is anything to compare.
    [[nodiscard]] bool prepare(const std::stop_token& stop) {
        if (!off) {
            off.emplace(*clips->asset(), stop);
            if (stop.stop_requested()) {
                off.reset();  // incomplete
                return false;
            }
        }
        if (!off->empty() && !evaluator) {
            evaluator.emplace(clips);
        }
        return !off->empty();
    }

    [[nodiscard]] std::vector<NodeIndex> pose(const Question& question) {
        evaluate(*evaluator, question.moment);
        return drawnMeshNodes(question.view, *evaluator);
    }

    std::shared_ptr<const ClipLibrary> clips;
    std::mutex mutex;  // guards what follows: comparing and listing are two tasks
    std::optional<OffSums> off;
    std::optional<PoseEvaluator> evaluator;
};

void WeightComparer::cancel() {
    m_lister.cancel();
    m_knowledge.reset();
    m_sane = false;
    BackgroundTask::cancel();
}

std::shared_ptr<WeightComparer::Knowledge> WeightComparer::knowledgeOf(
    const std::shared_ptr<const ClipLibrary>& clips) {
    if (!m_knowledge || m_knowledge->clips != clips) {
        cancel();
        m_knowledge = std::make_shared<Knowledge>(clips);
    }
    return m_knowledge;
}

void WeightComparer::compare(Question question) {
    const std::shared_ptr<Knowledge> knowledge = knowledgeOf(question.clips);
    if (m_sane) {
        return;
    }
    struct Comparison {
        WeightDifference difference;
        bool sane = false;
    };
    run(
        [knowledge, question = std::move(question)](const std::stop_token& stop) -> Comparison {
            const std::lock_guard lock(knowledge->mutex);
            if (!knowledge->prepare(stop)) {
                return {.difference = {}, .sane = true};
            }
            return {.difference = weightDifference(*knowledge->evaluator, knowledge->pose(question),
                                                   *knowledge->off, stop)};
        },
        [this](const Comparison& comparison) {
            m_sane = comparison.sane;
            emit compared(comparison.difference);
        },
        "weights are not compared");
}

void WeightComparer::list(Question question) {
    const std::shared_ptr<Knowledge> knowledge = knowledgeOf(question.clips);
    m_lister.run(
        [knowledge, question = std::move(question)](const std::stop_token& stop) {
            const std::lock_guard lock(knowledge->mutex);
            return knowledge->prepare(stop)
                       ? movedVertices(*knowledge->evaluator, knowledge->pose(question),
                                       *knowledge->off, stop)
                       : std::vector<MovedVertex>();
        },
        [this](const std::vector<MovedVertex>& moved) { emit listed(moved); },
        "vertices that weights move are not marked");
}

}  // namespace sinew
