// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/weight_comparer.h"

#include <exception>
#include <optional>
#include <utility>

#include "model/core/warning.h"
#include "model/view/marked_vertices.h"
#include "model/view/shown_nodes.h"
#include "ui/session/other_thread.h"

namespace sinew {

/// The off vertices of an asset, and an evaluator if there are any.
struct WeightComparer::Knowledge {
    explicit Knowledge(std::shared_ptr<const ClipLibrary> library) : clips(std::move(library)) {}

    /// Whether there is anything to compare.
    [[nodiscard]] bool prepare(const std::stop_token& stop) {
        if (!off) {
            off.emplace(*clips->asset(), stop);
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
    std::optional<OffSums> off;
    std::optional<PoseEvaluator> evaluator;
};

WeightComparer::WeightComparer(QObject* parent) : QObject(parent) {
    m_pool.setMaxThreadCount(1);
}

WeightComparer::~WeightComparer() {
    drop();
    m_pool.waitForDone();
}

void WeightComparer::drop() {
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_pool.clear();
    ++m_run;
    m_knowledge.reset();
    m_busy = false;
    m_sane = false;
}

std::shared_ptr<WeightComparer::Knowledge> WeightComparer::knowledgeOf(
    const std::shared_ptr<const ClipLibrary>& clips) {
    if (!m_knowledge || m_knowledge->clips != clips) {
        drop();
        m_knowledge = std::make_shared<Knowledge>(clips);
    }
    return m_knowledge;
}

void WeightComparer::compare(Question question) {
    const std::shared_ptr<Knowledge> knowledge = knowledgeOf(question.clips);
    if (m_sane) {
        return;
    }
    m_busy = true;
    runIn(m_pool, [this, run = m_run, knowledge, question = std::move(question),
                   stop = m_stop.get_token()] {
        WeightDifference difference;
        bool sane = true;
        try {
            if (knowledge->prepare(stop)) {
                sane = false;
                difference = weightDifference(*knowledge->evaluator, knowledge->pose(question),
                                              *knowledge->off, stop);
            }
        } catch (const std::exception& failure) {
            warn("weights are not compared", failure);
            difference = {};
        }
        callIn(*this, [this, run, difference, sane] {
            if (run == m_run) {
                m_busy = false;
                m_sane = sane;
                emit compared(difference);
            }
        });
    });
}

void WeightComparer::list(Question question) {
    const std::shared_ptr<Knowledge> knowledge = knowledgeOf(question.clips);
    runIn(m_pool, [this, run = m_run, knowledge, question = std::move(question),
                   stop = m_stop.get_token()] {
        std::vector<MovedVertex> moved;
        try {
            if (knowledge->prepare(stop)) {
                moved = movedVertices(*knowledge->evaluator, knowledge->pose(question),
                                      *knowledge->off, stop);
            }
        } catch (const std::exception& failure) {
            warn("vertices that weights move are not marked", failure);
            moved.clear();
        }
        callIn(*this, [this, run, moved = std::move(moved)] {
            if (run == m_run) {
                emit listed(moved);
            }
        });
    });
}

}  // namespace sinew
