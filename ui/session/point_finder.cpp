// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/point_finder.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "model/core/warning.h"
#include "model/view/pick/joint_picker.h"
#include "model/view/pick/surface_picker.h"
#include "ui/session/other_thread.h"

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

PointFinder::PointFinder(QObject* parent) : QObject(parent) {
    m_pool.setMaxThreadCount(1);
}

PointFinder::~PointFinder() {
    drop();
    m_pool.clear();
    m_pool.waitForDone();
}

void PointFinder::drop() {
    m_stop.request_stop();
    m_stop = std::stop_source();
    ++m_run;
    m_waiting.clear();
    m_knowledge.reset();
    m_busy = false;
}

void PointFinder::ask(Question question) {
    std::erase_if(m_waiting, [](const Question& waiting) { return waiting.click == 0; });
    m_waiting.push_back(std::move(question));
    startNext();
}

void PointFinder::startNext() {
    if (m_busy || m_waiting.empty()) {
        return;
    }
    m_busy = true;
    Question question = std::move(m_waiting.front());
    m_waiting.pop_front();
    if (!m_knowledge || m_knowledge->clips != question.clips) {
        m_knowledge = std::make_shared<Knowledge>(question.clips);
    }
    runIn(m_pool, [this, run = m_run, knowledge = m_knowledge, question = std::move(question),
                   stop = m_stop.get_token()] {
        PointedAt pointed;
        try {
            pointed = knowledge->answer(question, stop);
        } catch (const std::exception& failure) {
            warn("nothing is found under the pointer", failure);
            pointed = {};
        }
        callIn(*this, [this, run, question, pointed] {
            if (run == m_run) {
                m_busy = false;
                emit found(question, pointed);
                startNext();
            }
        });
    });
}

}  // namespace sinew
