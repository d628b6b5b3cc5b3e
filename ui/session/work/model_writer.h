// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "model/core/result.h"
#include "model/write/model_export.h"
#include "ui/session/work/background_task.h"

namespace sinew {

/// Writes a model as it is played. Images are read from the file of the asset again.
class ModelWriter final : public BackgroundTask {
    Q_OBJECT

public:
    using BackgroundTask::BackgroundTask;

    /// `path`: absolute. A file that exists is replaced; a cancelled export leaves it as it is.
    void start(const ModelExport& wanted, const std::filesystem::path& path);

    /// Its notices, or why there is no file.
    using Written = Result<std::vector<std::string>>;

signals:
    void written(const sinew::ModelWriter::Written& result);
};

}  // namespace sinew
