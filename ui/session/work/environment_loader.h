// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <memory>

#include "model/core/result.h"
#include "ui/session/work/background_task.h"

namespace sinew {

struct Environment;

/// Reads a .hdr file or makes a built-in environment, and prefilters it.
class EnvironmentLoader final : public BackgroundTask {
    Q_OBJECT

public:
    using Loaded = std::shared_ptr<const Environment>;  // null: stopped
    using Work = std::function<Result<Loaded>(const std::filesystem::path&, const Progress&,
                                              const std::stop_token&)>;

    /// `work` replaces reading and prefiltering, for tests.
    explicit EnvironmentLoader(QObject* parent = nullptr, Work work = {});

    void start(const std::filesystem::path& path);  // or the name of a built-in one

signals:
    void loaded(const std::filesystem::path& path,
                const std::shared_ptr<const sinew::Environment>& environment);
    void failed(const std::filesystem::path& path, const sinew::Error& error);

private:
    Work m_work;
};

}  // namespace sinew
