// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/work/point_finder.h"

#include <utility>

#include "model/view/pick/joint_picker.h"
#include "model/view/pick/surface_picker.h"

namespace sinew {

/// An evaluator and the search structures of the surfaces.
struct PointFinder::Knowledge {
    explicit Knowledge(std::shared_ptr<const ClipLibrary> library)
        : clips(std::move(library)), evaluator(clips), surfaces(evaluator), joints(evaluator) {}

    [[nodiscard]] PointedAt answer(const Question& question, const std::stop_token& stop) {
        evaluate(evaluator, question.moment);
        PointedAt pointed;
        pointed.surface = surfaces.pick(question.query, stop);
        if (!stop.stop_requested() &&
            (question.joints || joints.alwaysShown(question.query.view.scene))) {
            pointed.joint = joints.pick(question.query);
        }
        return pointed;
    }

    std::shared_ptr<const ClipLibrary> clips;
    PoseEvaluator evaluator;
    SurfacePicker surfaces;
    JointPicker joints;
};

void PointFinder::cancel() {
    m_waiting.clear();
    m_knowledge.reset();
    BackgroundTask::cancel();
}

void PointFinder::ask(Question question) {
    std::erase_if(m_waiting, [](const Question& waiting) { return waiting.click == 0; });
    m_waiting.push_back(std::move(question));
    startNext();
}

void PointFinder::startNext() {
    if (busy() || m_waiting.empty()) {
        return;
    }
    const Question question = std::move(m_waiting.front());
    m_waiting.pop_front();
    if (!m_knowledge || m_knowledge->clips != question.clips) {
        m_knowledge = std::make_shared<Knowledge>(question.clips);
    }
    run([knowledge = m_knowledge,
         question](const std::stop_token& stop) { return knowledge->answer(question, stop); },
        [this, question](const PointedAt& pointed) {
            emit found(question, pointed);
            startNext();
        },
        "nothing is found under the pointer");
}

}  // namespace sinew
