// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/morph_measurer.h"

#include <exception>
#include <utility>

#include "model/core/warning.h"
#include "ui/session/other_thread.h"

namespace sinew {

MorphMeasurer::MorphMeasurer(QObject* parent) : QObject(parent) {
    m_pool.setMaxThreadCount(1);
}

MorphMeasurer::~MorphMeasurer() {
    drop();
    m_pool.waitForDone();
}

void MorphMeasurer::drop() {
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_pool.clear();
    ++m_run;
}

void MorphMeasurer::measure(std::shared_ptr<const Asset> asset, MeshIndex mesh) {
    drop();
    runIn(m_pool, [this, run = m_run, asset = std::move(asset), mesh, stop = m_stop.get_token()] {
        std::vector<MorphTargetFacts> facts;
        try {
            facts = morphTargetFacts((*asset)[mesh], stop);
        } catch (const std::exception& failure) {
            warn("morph targets are not measured", failure);
            return;
        }
        callIn(*this, [this, run, facts = std::move(facts)] {
            if (run == m_run) {
                emit measured(facts);
            }
        });
    });
}

}  // namespace sinew
