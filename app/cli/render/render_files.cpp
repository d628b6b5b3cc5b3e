// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/render_files.h"

#include <algorithm>
#include <map>
#include <utility>

#include "app/cli/console.h"
#include "app/cli/load_ahead.h"
#include "app/common/failure.h"

namespace sinew::cli {

namespace {

/// Throws Failure (exit 2).
void refuseForMany(const RenderOptions& options) {
    if (!options.name.has("stem") && !options.name.has("n")) {
        throw usageFailure("-o '" + options.output +
                           "': pictures of several files need {stem} or {n} in the name");
    }
    if (!options.clips.savedMap.empty()) {
        throw usageFailure("--save-joint-map is about a single file");
    }
}

/// The pictures of all files, by their paths.
class PictureOwners {
public:
    /// Throws Failure (exit 2) if one is already that of another file.
    void claim(const std::string& file, const PicturePlan& plan) {
        for (const PlannedImage& picture : plan.pictures) {
            const auto [owner, isNew] = m_files.emplace(picture.path, file);
            if (!isNew && owner->second != file) {
                throw usageFailure("'" + picture.path + "' is already the picture of " +
                                   shownName(owner->second) + "; add {n} to the name");
            }
        }
    }

private:
    std::map<std::string, std::string> m_files;
};

/// Whether the failure is about one file rather than about all that come after it.
bool isOfOneFile(const Failure& failure) {
    return failure.code() <= ExitCode::BadInput || failure.code() == ExitCode::NoDevice;
}

}  // namespace

ExitCode renderFiles(
    const RenderOptions& options, const RenderRequest& request,
    const std::function<ExitCode(const RenderOptions&, const RenderInput&)>& draw) {
    refuseForMany(options);
    const ProgressBar::OfMany bars(false);
    LoadAhead ahead(inputPaths(request.arguments.files, {}), Images::Decode, request.quiet);
    std::size_t pictures = 0;
    PictureOwners owners;
    ExitCode worst = ExitCode::Done;
    for (std::size_t i = 1; i <= ahead.size(); ++i) {
        ProgressBar::OfMany::begin(i, ahead.size());
        LoadedFile loaded = *ahead.next();
        RenderOptions own = options;
        own.file = loaded.file;
        own.picturesBefore = pictures;
        try {
            if (loaded.asset == nullptr) {
                throw Failure(ExitCode::BadInput, loaded.file, loaded.problem);
            }
            checkClipFiles(own.clips, own.file, own.output);
            const RenderInput input = renderInput(own, request, std::move(loaded.asset));
            owners.claim(loaded.file, input.plan);
            worst = std::max(worst, draw(own, input));
            pictures += input.plan.pictures.size();
        } catch (const Failure& failure) {
            if (!isOfOneFile(failure)) {
                throw;
            }
            note(false, shownName(loaded.file) + ": " + wordsAbout(loaded.file, failure));
            worst = std::max(worst, failure.code());
        }
    }
    return worst;
}

}  // namespace sinew::cli
