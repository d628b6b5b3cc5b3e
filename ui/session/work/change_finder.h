// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "model/asset/asset.h"
#include "ui/session/work/background_task.h"

namespace sinew {

/// What changed between two versions of a file.
struct FoundChanges {
    std::string sentence;                 // see changeSentence
    std::vector<std::string> lines = {};  // each change by itself, as many as a tool tip holds
    bool partly = false;                  // the surfaces are too large to be compared in passing
};

/// Compares two versions of a file in a worker thread, within bounds: it is done without being
/// asked for.
class ChangeFinder final : public BackgroundTask {
    Q_OBJECT

public:
    using BackgroundTask::BackgroundTask;

    void start(std::shared_ptr<const Asset> before, std::shared_ptr<const Asset> after);

signals:
    void found(const sinew::FoundChanges& changes);
};

}  // namespace sinew
