// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/vertex_finder.h"

#include <exception>
#include <utility>

#include "model/core/warning.h"
#include "model/view/marked_vertices.h"
#include "ui/session/other_thread.h"

namespace sinew {

VertexFinder::VertexFinder(QObject* parent) : QObject(parent) {
    m_pool.setMaxThreadCount(1);
}

VertexFinder::~VertexFinder() {
    cancel();
    m_pool.waitForDone();
}

void VertexFinder::cancel() {
    m_stop.request_stop();
    m_pool.clear();
    ++m_run;
}

void VertexFinder::start(std::shared_ptr<const Asset> asset, const Diagnostic& finding) {
    cancel();
    m_stop = std::stop_source();
    runIn(m_pool,
          [this, run = m_run, asset = std::move(asset), finding, stop = m_stop.get_token()] {
              FaultyVertices vertices;
              try {
                  vertices = findingVertices(*asset, finding, kMostMarkedVertices, stop);
              } catch (const std::exception& failure) {
                  warn("only the named vertices are marked", failure);
                  return;
              }
              callIn(*this, [this, run, vertices = std::move(vertices)] {
                  if (run == m_run) {
                      emit found(vertices);
                  }
              });
          });
}

}  // namespace sinew
