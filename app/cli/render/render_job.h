// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <deque>

#include "app/cli/borrow_input.h"
#include "app/cli/render/given_state.h"
#include "app/cli/render/picture_renderer.h"
#include "app/cli/render/picture_sink.h"

namespace sinew::cli {

/// A file of `render` and what is chosen of it.
struct RenderInput {
    Borrowing borrowing;
    RenderChoice choice;
    PicturePlan plan;
};

/// What the command line asks for, apart from the file. All are borrowed.
struct RenderRequest {
    const RenderArguments& arguments;
    const std::optional<GivenState>& state;
    bool quiet = false;
};

/// Resolves the options for the loaded file, with those of a state below them; a device is not
/// asked for anything. Throws Failure (exit 2, 3).
[[nodiscard]] RenderInput renderInput(RenderOptions& options, const RenderRequest& request,
                                      const std::shared_ptr<const Asset>& file);
/// Loads it first.
[[nodiscard]] RenderInput loadRenderInput(RenderOptions& options, const RenderRequest& request);

/// The failure (exit 130) that says how many pictures are done.
[[nodiscard]] Failure interrupted(std::size_t done, std::size_t of);

/// One file, uploaded to the renderer of the process, and its pictures on request. Reports on
/// standard error what is odd about them.
class RenderJob {
public:
    /// All are borrowed. Another job of the same renderer ends this one. Throws Failure (exit 3,
    /// 5).
    RenderJob(OffscreenRenderer& renderer, const RenderOptions& options, const RenderInput& input,
              bool quiet);

    /// Starts a picture of the plan, the same whatever was drawn before; see
    /// PictureRenderer::start.
    void start(const PlannedImage& planned, const PictureRenderer::Progress& progress);
    /// Waits for the picture that was started first.
    [[nodiscard]] FinishedPicture collect();
    /// Number of pictures that are not collected.
    [[nodiscard]] std::size_t started() const noexcept { return m_started.size(); }

    /// Reports what is missing from the pictures so far, and where weights decide what they show.
    void report();

    /// Found if the view has nothing to show.
    [[nodiscard]] ExitCode outcome() const noexcept;

private:
    void noteFacts();
    [[nodiscard]] RenderRecord record(const std::string& path) const;

    OffscreenRenderer& m_renderer;
    const RenderOptions& m_options;
    const RenderInput& m_input;
    bool m_quiet;
    InspectedFile m_file;  // set for sidecars and states only
    PictureRenderer m_pictures;
    std::deque<FinishedPicture> m_started;  // pictures without their images
    PictureFacts m_facts;                   // sum of the facts of all pictures, without shots
    std::size_t m_shots = 0;
    std::size_t m_hiddenNames = 0;  // the most of a shot
};

}  // namespace sinew::cli
