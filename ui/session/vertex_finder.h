// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QThreadPool>
#include <memory>
#include <stop_token>

#include "model/check/finding_vertices.h"

namespace sinew {

/// Lists the vertices of a finding (`findingVertices`) in a worker thread, for meshes so large that
/// the window would wait. A new search stops the previous one and drops its answer.
class VertexFinder final : public QObject {
    Q_OBJECT

public:
    explicit VertexFinder(QObject* parent = nullptr);
    ~VertexFinder() override;  // stops and waits

    void start(std::shared_ptr<const Asset> asset, const Diagnostic& finding);
    void cancel();  // without waiting

signals:
    void found(const sinew::FaultyVertices& vertices);

private:
    QThreadPool m_pool;
    std::stop_source m_stop;
    quint64 m_run = 0;  // the newest run; older answers are dropped
};

}  // namespace sinew
