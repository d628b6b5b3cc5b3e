// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QThreadPool>
#include <memory>
#include <stop_token>
#include <vector>

#include "model/asset/asset.h"
#include "model/facts/morph_facts.h"

namespace sinew {

/// Measures the morph targets of a mesh on a worker thread. Only the newest question is answered,
/// on the thread that owns the measurer.
class MorphMeasurer final : public QObject {
    Q_OBJECT

public:
    explicit MorphMeasurer(QObject* parent = nullptr);
    ~MorphMeasurer() override;  // stops and waits

    void measure(std::shared_ptr<const Asset> asset, MeshIndex mesh);
    void drop();  // the question, without waiting

signals:
    /// [target].
    void measured(const std::vector<sinew::MorphTargetFacts>& facts);

private:
    QThreadPool m_pool;
    std::stop_source m_stop;
    quint64 m_run = 0;
};

}  // namespace sinew
