// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QThreadPool>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// Runs the lint on a loaded file in a worker thread. A new run stops the previous one and drops
/// its findings. The signal arrives on the thread that owns the checker.
class AssetChecker final : public QObject {
    Q_OBJECT

public:
    using Work = std::function<std::vector<Diagnostic>(const Asset&, std::stop_token)>;

    explicit AssetChecker(QObject* parent = nullptr);
    ~AssetChecker() override;  // stops and waits

    void setWork(Work work) { m_work = std::move(work); }
    void start(std::shared_ptr<const Asset> asset);
    void cancel();  // stops the current run and drops its findings
    [[nodiscard]] bool busy() const noexcept { return m_busy; }

signals:
    void checked(const std::vector<sinew::Diagnostic>& findings);

private:
    QThreadPool m_pool;
    std::stop_source m_stop;
    Work m_work;
    quint64 m_run = 0;  // the newest run; older findings are dropped
    bool m_busy = false;
};

}  // namespace sinew
