// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/work/vertex_explainer.h"

#include <utility>

namespace sinew {
namespace {

std::vector<ExplanationLine> linesOf(PoseEvaluator& pose,
                                     const VertexExplainer::Question& question) {
    evaluate(pose, question.moment);
    const VertexExplanation explanation = explainVertex(
        pose, {.place = question.vertex,
               .animation = question.moment.layered ? AnimationIndex() : question.moment.animation,
               .seconds = question.moment.seconds,
               .weights = question.weights});
    return explanationLines(pose.asset(), explanation);
}

}  // namespace

void VertexExplainer::cancel() {
    m_last.reset();
    m_waiting.reset();
    m_evaluator.reset();
    BackgroundTask::cancel();
}

void VertexExplainer::ask(const Question& question) {
    if (m_last == question) {
        return;
    }
    m_last = question;
    m_waiting = question;
    startNext();
}

void VertexExplainer::startNext() {
    if (busy() || !m_waiting) {
        return;
    }
    const Question question = *std::exchange(m_waiting, std::nullopt);
    if (!m_evaluator || m_evaluator->clips() != question.clips) {
        m_evaluator = std::make_shared<PoseEvaluator>(question.clips);
    }
    run([pose = m_evaluator, question](const std::stop_token&) { return linesOf(*pose, question); },
        [this](const std::vector<ExplanationLine>& lines) {
            emit explained(lines);
            startNext();
        },
        "no vertex is explained");
}

}  // namespace sinew
