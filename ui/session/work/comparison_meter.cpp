// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/work/comparison_meter.h"

#include <optional>
#include <utility>

namespace sinew {

void ComparisonMeter::measure(std::shared_ptr<const Asset> before,
                              std::shared_ptr<const Asset> after, CompareOptions options) {
    run(
        [before = std::move(before), after = std::move(after), options = std::move(options)](
            const std::stop_token& stop, const Progress& progress) -> MeasuredComparison {
            CompareOptions own = options;
            own.stop = stop;
            own.progress = progress;
            std::optional<FileComparison> found = compareAssets(before, after, own);
            if (!found) {
                return {};
            }
            std::string sentence = comparisonSentence(*before, *found);
            return {.files = std::make_shared<const FileComparison>(std::move(*found)),
                    .sentence = std::move(sentence)};
        },
        [this](const MeasuredComparison& result) { emit measured(result); },
        "the files are not compared");
}

}  // namespace sinew
